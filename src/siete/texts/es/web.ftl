### La mesa en el navegador: qué se pregunta, qué se puede tocar y lo que hay alrededor.

## Cards and seats

web-card = { $rank ->
        [1] as
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [10] sota
        [11] caballo
       *[12] rey
    } { $suit ->
        [o] de oros
        [c] de copas
        [e] de espadas
       *[b] de bastos
    }
web-card-down = { $card }, tapada
web-card-hidden = una carta tapada
web-burnt = cartas cambiadas
web-total = suma
web-stake = apuesta
web-balance = saldo
web-bank = banca
web-bot = bot
web-coached = juega con el consejero
web-own = Tu sitio
web-hand = Calle { $hand }: { $total }
web-status-stood = se planta
web-status-bust = se pasa
web-status-muerta = muerta
web-status-passed = no juega
web-their-turn = le toca
web-away = descansa
web-offline = sin conexión
web-ready = listo
web-foul = falta grave
web-even = en tablas
web-limits = Apuestas de { $low } a { $high }
web-fixed = Todos apuestan { $amount }
web-pot = Bote: { $amount }
web-clock = { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }

## What is asked

web-your-move = Tu jugada
web-your-turn = ¡Te toca! Volver a la mesa
web-ask-turn = Te toca: ¿otra carta?
web-ask-bet = ¿Cuánto apuestas?
web-ask-open = Otra figura: ¿abres calle con ella o la dejas?
web-ask-cut = ¿Cortas?
web-ask-pick = Elige una carta para la banca.
web-ask-high = ¿Qué carta gana la banca?
web-ask-valid = ¿Es válida la mano?
web-ask-before = Eres banca: ¿repartes o dices algo antes?
web-ask-accept = Apuestas de { $low } a { $high }: ¿te parece bien?
web-ask-buy = { $name } te ofrece la banca por { $price }.
web-ask-sell = { $name } ofrece { $price } por la banca.
web-waiting-for = Esperamos a { $names }
web-waiting-others = { $count } más
web-dealing = Se reparten cartas.
web-between = ¿Jugamos otra mano?
web-stuck = Son pocos o demasiados para una mano: alguien tiene que volver, sentarse o irse.
web-paused = El anfitrión ha parado el juego.
web-closed = La velada ha terminado.
web-standin = Un bot juega por ti.
web-play-again = Juego yo
web-out = Estás descansando.
web-lobby-waiting = La partida todavía no ha empezado.
web-lot = La suerte va a decidir quién tiene la banca.
web-sits-next = Juegas a partir de la próxima mano.
web-no-seat = No tienes sitio en esta mano.
web-can = Puedes: { $moves }.
web-bounds = de { $low } a { $high }, de { $step } en { $step }
web-no-raise = sin subir
web-amount-amount = Apuesta
web-amount-raise = Subir a
web-amount-count = Cartas que levantas
web-less = menos
web-more = más
web-more-time = Más tiempo
web-aside = Más…
web-back = Volver

## Moves

web-move-hit = Carta
web-move-hit-up = Carta descubierta
web-move-hit-down = Carta tapada
web-raised = { $move }, subo a { $amount }
web-move-stand = Me planto
web-move-bust = Me he pasado
web-move-pass = No juego
web-move-burn = Cambio la carta
web-move-muerta = La muerta
web-move-open = { $amount ->
        [none] Abro calle
       *[other] Abro calle por { $amount }
    }
web-move-keep = La dejo ahí
web-move-bet = { $amount ->
        [none] Apuesto
       *[other] Apuesto { $amount }
    }
web-move-valid = Es válida
web-move-void = La anulo
web-move-accept = De acuerdo
web-move-reject = No
web-move-pick = Cojo carta
web-move-high = La más alta
web-move-low = La más baja
web-move-cut = { $amount ->
        [none] Corto
       *[other] Corto { $amount }
    }
web-move-decline = No, gracias
web-move-ready = Reparto
web-move-tariff = Modalidad { $tariff }
web-move-propose = Propongo límites
web-move-stake = Digo la apuesta
web-move-buy = Compro la banca
web-move-sell = Vendo la banca
web-move-offer = Ofrezco la banca
web-move-bid = Pujo por la banca
web-move-out = Descanso
web-move-in = Vuelvo al juego
web-move-lower = Pido apostar menos
web-move-leave = Dejo la mesa
web-tariff-traditional = tradicional
web-tariff-high = alta
web-limit-low = Apuesta mínima
web-limit-high = Apuesta máxima
web-price = Precio
web-buyer = A quién
web-leave-sure = ¿Dejas tu sitio? Lo que has ganado o perdido queda en las cuentas.

## After a round

web-won = Has ganado { $amount }
web-lost = Has perdido { $amount }
web-even-mine = Ni ganas ni pierdes
web-result = Resultado de la mano
web-next-round = Otra mano

## Before the first round, sitting down, and inviting

web-sit = Sentarme
web-sit-name = Tu nombre en esta mesa
web-sit-note = Estás mirando. No hace falta ninguna cuenta: basta un nombre.
web-sit-closed = Estás mirando. El anfitrión decide quién se sienta.
web-sit-full = Estás mirando. Todos los sitios están ocupados.
web-start = Empezar
web-host-starts = El anfitrión empieza cuando estéis todos.
web-empty-seat = sitio libre
web-seats = En la mesa: { $taken } de { $most }
web-seats-lacking = { $count ->
        [one] Falta uno para empezar: una persona o un bot.
       *[other] Faltan { $count } para empezar: personas o bots.
    }
web-code = Código
web-link = Enlace
web-qr = Código QR del enlace
web-link-only-here = Este enlace solo funciona en este ordenador. Para que entren móviles y otros ordenadores, arranca el servidor con { $command }.
web-copy = Copiar
web-copied = Copiado
web-share = Compartir

## Beside the table

web-panel = Jugadas, personas, reglas y ajustes
web-tab-log = Jugadas
web-tab-people = Personas
web-tab-chat = Charla
web-tab-rules = Reglas
web-tab-ledger = Cuentas
web-tab-settings = Ajustes
web-close = Cerrar
web-unread = hay algo nuevo en la charla
web-log-empty = Todavía no ha pasado nada.
web-round = Mano { $round }
web-before-rounds = Antes de la primera mano
web-to-history = Todas las manos, paso a paso
web-chat-write = Di algo
web-chat-send = Enviar
web-chat-empty = Nadie ha dicho nada todavía.
web-emotes = Gestos
web-emote-cheers = salud
web-emote-clap = bien jugado
web-emote-laugh = se ríe
web-emote-ouch = ay
web-emote-think = piensa
web-emote-hurry = venga
web-emote-heart = con cariño
web-emote-luck = suerte
web-who = Quién
web-settle = Para quedar en paz
web-nobody-owes = Nadie debe nada.
web-transfer = { $payer } da { $amount } a { $payee }
web-to-ledger = Cuentas de la velada
web-next-rules = A partir de la próxima mano: { $title }.
web-read-them = Leerlas
web-rules-worth = Lo que valen estas reglas, y cómo jugar con ellas
web-loading = Un momento…
web-rules-failed = Ahora no se pueden cargar las reglas.

## People

web-you = tú
web-host = anfitrión
web-stand-in = juega un bot en su lugar
web-waits = a partir de la próxima mano
web-leaves = se va al acabar la mano
web-manage = Más sobre { $name }
web-add-bot = Añadir un bot
web-bot-plays = Cómo juega el bot
web-bot-temper = Temperamento
web-temper = { $temper ->
        [cautious] prudente
        [bold] atrevido
        [varied] de humor cambiante
       *[even] equilibrado
    }
web-remove = Quitar de la mesa
web-remove-sure = ¿Quitar a { $name } de la mesa? La mano se juega hasta el final en su lugar.
web-get-up = Levantarme
web-seat-link = Seguir en otro dispositivo
web-give-seat = Enlace al asiento
web-seat-link-note = Quien abra este enlace se queda con el asiento: sirve una sola vez y para nadie más.
web-play-for = Que juegue un bot
web-play-myself = Quitar el bot
web-hand-over = Hacer anfitrión
web-gone = Ahora no están en la mesa
web-watching = { $count ->
        [0] No mira nadie.
        [one] Mira una persona.
       *[other] Miran { $count } personas.
    }
web-to-tv = En un televisor
web-to-watch = Solo mirar

## Settings

web-here = En este dispositivo
web-language = Idioma
web-deck = Cartas
web-deck-spanish = Españolas
web-deck-french = Francesas
web-theme = Claro u oscuro
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-sound = Sonido
web-keys = Las cifras del 1 al 9 hacen lo mismo que los botones
web-coach-on = Quiero consejos del consejero
web-coach-told = Lo que vale cada opción, según lo que sabes. Los demás ven que juegas con él.
web-guide-again = Ver la guía otra vez
web-host-settings = Como anfitrión
web-pause = Pausa
web-go-on = Seguir
web-change-rules = Cambiar las reglas
web-timer = Tiempo por jugada
web-timer-off = sin límite
web-timer-relaxed = tranquilo
web-timer-quick = rápido
web-pause-length = Pausa entre mano y mano
web-pause-seconds = { $seconds ->
        [0] hasta que todos estén listos
       *[other] { $seconds } segundos
    }
web-setting-open = Quien tiene el enlace puede sentarse
web-setting-watch = Quien tiene el enlace puede mirar
web-setting-chat = Charla
web-setting-emotes = Gestos
web-setting-coach = Quien quiera puede jugar con el consejero
web-close-table = Terminar la velada
web-close-table-sure = ¿Terminar la velada para todos? La mano en juego se queda como está. La mesa se puede abrir otra vez.
web-close-table-yes = Terminar para todos
web-reopen = Abrir otra vez
web-delete = Borrar
web-delete-sure = ¿Borrar la mesa con sus manos, cuentas y charla, para todos y para siempre?
web-delete-yes = Borrar para siempre

## The guide

web-guide = Guía
web-hint-stake = Primero la apuesta: elige cuánto te juegas en esta mano, dentro de los límites.
web-hint-card = Acércate a 7½ todo lo que puedas sin pasarte. El siete vale 7 y las figuras ½. Pide carta o plántate con lo que tienes.
web-hint-hidden = Tapada, la carta la ves solo tú. Descubierta, la ven todos.
web-hint-bank = Tienes la banca: juegas al final, contra todos a la vez.
web-hint-wait = Ahora juegan los demás. Ojo con la banca: los empates suelen ser suyos.
web-hint-over = Así es una mano. Aquí ves quién ha ganado qué y por qué. Tienes las reglas completas de esta mesa a un toque.
web-hint-read = Entendido
web-hint-skip = Saltar la guía

## The page

web-title = { $table } · Siete
web-title-turn = Te toca · { $table }
web-home = Inicio
web-played = { $count ->
        [one] una mano
       *[other] { $count } manos
    }
web-opening = Se está abriendo la mesa…
web-reconnecting = Se ha perdido la conexión. Reintentando…
web-ended = La mesa está cerrada para esta página.
web-nowhere = Aquí no hay nada.
web-not-loaded = No se ha podido cargar la página.
web-again = Reintentar

## The coach

web-coach = El consejero
web-coach-thinking = El consejero piensa…
web-coach-waits = El consejero espera tu turno.
web-coach-why = ¿Es seguro?
web-coach-which = ¿Cuáles?
web-coach-best = , la mejor
web-coach-at = { $worth } con { $amount }
