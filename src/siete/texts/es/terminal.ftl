### La mesa en la terminal, dibujada y en líneas de texto.

## On the table

terminal-total = { $size ->
        [one] { $total } punto
       *[other] { $total } puntos
    }
terminal-hands = { $count } calles
terminal-balance = saldo { $amount }
terminal-more-hands = y { $count } más
terminal-status-stood = se planta
terminal-status-bust = se pasa
terminal-status-muerta = muerta
terminal-status-passed = no juega
terminal-status-out = descansa
terminal-limits = Apuestas de { $low } a { $high }
terminal-fixed = Todos apuestan { $amount }
terminal-pot = En el bote: { $amount }
terminal-head = { $ruleset } · mano { $round }
terminal-head-over = { $ruleset } · la mano { $round } ha acabado
terminal-banker = Banca: { $name }
terminal-too-small = La ventana mide { $there } caracteres.
terminal-too-small-needed = La mesa necesita { $needed }.

## What is asked

terminal-ask-turn = { $name }, te toca.
terminal-ask-bet = { $name }, ¿cuánto apuestas?
terminal-ask-open = { $name }, otra figura: ¿abres calle con ella o la dejas?
terminal-ask-cut = { $name }, ¿cortas?
terminal-ask-pick = { $name }, elige una carta para la banca.
terminal-ask-high = { $name }, ¿qué carta gana la banca?
terminal-ask-valid = { $name }, ¿es válida la mano?
terminal-ask-before = { $name }, eres banca: ¿dices algo antes de repartir?
terminal-ask-accept = { $name }, ¿te parecen bien apuestas de { $low } a { $high }?
terminal-ask-buy = { $name }, { $other } te ofrece la banca por { $price }.
terminal-ask-sell = { $name }, { $other } ofrece { $price } por la banca.
terminal-waiting = { $name } está pensando.
terminal-pause-between = Entre mano y mano.
terminal-pause-stuck = Son pocos o demasiados para una mano: alguien tiene que volver, sentarse o irse.
terminal-result-won = Has ganado { $amount }.
terminal-result-lost = Has perdido { $amount }.
terminal-result-even = Ni ganas ni pierdes.
terminal-choose-first = Elige con ← → o pulsa una letra.
terminal-choose-hand = Calle { $hand } (Tab: la siguiente)
terminal-bounds = de { $low } a { $high }, de { $step } en { $step }
terminal-bounds-one = solo { $amount }
terminal-bounds-count = de { $low } a { $high }
terminal-enter-stake = Apuesta { $value } · { $bounds } ({ $keys })
terminal-enter-raise = Sube a { $value } · { $bounds } ({ $keys })
terminal-enter-no-raise = Sin subir · para subir: { $bounds } ({ $keys })
terminal-enter-count = Levanta { $value } cartas · { $bounds } ({ $keys })
terminal-enter-keys-near = ↑ ↓ o cifras
terminal-enter-keys-far = ↑ ↓, RePág AvPág diez pasos, o cifras

## Moves

terminal-move-hit = carta
terminal-move-hit-up = carta descubierta
terminal-move-hit-down = carta tapada
terminal-move-stand = me planto
terminal-move-bust = me he pasado
terminal-move-pass = no juego
terminal-move-burn = cambio la carta
terminal-move-muerta = la muerta
terminal-move-open = abro calle
terminal-move-keep = la dejo ahí
terminal-move-bet = apostar
terminal-move-valid = es válida
terminal-move-void = la anulo
terminal-move-accept = de acuerdo
terminal-move-reject = no
terminal-move-pick = coger carta
terminal-move-high = la más alta
terminal-move-low = la más baja
terminal-move-cut = cortar
terminal-move-decline = no, gracias
terminal-move-ready = repartir
terminal-move-tariff = modalidad { $tariff }
terminal-move-propose = proponer límites
terminal-move-stake = decir la apuesta
terminal-move-buy = la compro
terminal-move-sell = la vendo
terminal-key-hit = c
terminal-key-hit-up = c
terminal-key-hit-down = t
terminal-key-stand = p
terminal-key-bust = x
terminal-key-pass = n
terminal-key-burn = q
terminal-key-muerta = m
terminal-key-open = a
terminal-key-keep = d
terminal-key-valid = v
terminal-key-void = n
terminal-key-accept = a
terminal-key-reject = n
terminal-key-high = a
terminal-key-low = b
terminal-key-decline = n
terminal-key-propose = p
terminal-key-buy = c
terminal-key-sell = v
terminal-key-ready = d
terminal-key-enter = Intro
terminal-key-space = Espacio
terminal-key-delete = Supr
terminal-key-escape = Esc

## At any time

terminal-key-help = ?
terminal-key-rules = r
terminal-key-ledger = u
terminal-key-log = i
terminal-key-fair = j
terminal-key-table = e
terminal-key-save = g
terminal-key-speed = l
terminal-key-coach = o
terminal-key-quit = s
terminal-do-help = ayuda
terminal-do-rules = reglas
terminal-do-ledger = cuentas
terminal-do-log = diario
terminal-do-fair = juego limpio
terminal-do-table = mesa
terminal-do-save = acta
terminal-do-speed = velocidad
terminal-do-coach = consejos
terminal-do-quit = salir
terminal-do-next = otra mano
terminal-do-hurry = más deprisa
terminal-speed = Velocidad: { $speed }.
terminal-speed-slow = despacio
terminal-speed-normal = normal
terminal-speed-fast = deprisa
terminal-speed-at_once = al instante
terminal-record-saved = Las manos jugadas están en el acta { $file }
terminal-not-saved = La partida no se está guardando: { $reason }
terminal-left-saved = La partida está guardada. Para seguir: siete play --resume
terminal-page-keys = ↑ ↓ RePág AvPág Inicio Fin mover · Esc cerrar
terminal-menu-keys = ↑ ↓ elegir · Intro hacerlo · Esc dejarlo
terminal-form-keys = Intro hecho · Esc dejarlo

## Between the turns of two people

terminal-cover = { $name }, te toca.
terminal-cover-others = Los demás, que no miren.
terminal-cover-keys = Intro: { $name } ve sus cartas

## The menu of the table

terminal-do-out = { $name } descansa
terminal-do-in = { $name } vuelve a jugar
terminal-do-lower = { $name } pide apuestas más bajas
terminal-do-leave = { $name } deja la mesa
terminal-do-offer = { $name } ofrece la banca a { $other }
terminal-do-bid = { $name } hace una oferta por la banca
terminal-do-join = Se sienta alguien: { $kind }
terminal-join-last = en el último sitio
terminal-join-after = detrás de { $name }
terminal-do-nonce = { $name } pone algo suyo en la próxima barajada
terminal-name = Nombre
terminal-price = Precio (0 o más)
terminal-nonce = Lo que sea; con ello nadie puede elegir las cartas
terminal-nonce-added = En la próxima barajada entra como { $nonce }
terminal-limits-low = Apuesta mínima
terminal-limits-high = Apuesta máxima
terminal-limits-bounds = múltiplo de { $step }
terminal-limits-refused = Primero la menor; las dos por encima de 0 y múltiplos de { $step }.
terminal-kind-person = una persona
terminal-kind-cautious = un bot prudente
terminal-kind-bold = un bot atrevido
terminal-kind-varied = un bot de humor cambiante
terminal-kind-beginner = un bot que está aprendiendo
terminal-kind-casual = un bot que juega de vez en cuando
terminal-kind-steady = un bot sólido
terminal-kind-expert = un bot experto
terminal-kind-both = { $level }, { $temper ->
        [cautious] prudente
        [bold] atrevido
       *[varied] de humor cambiante
    }

## The ledger

terminal-ledger-line = { $name } { $amount }
terminal-ledger-gone = { " " }(ya no está)
terminal-ledger-settle = Para quedar en paz
terminal-ledger-transfer = { $payer } da { $amount } a { $payee }
terminal-ledger-even = Nadie debe nada.

## Fairness

terminal-fair-seal = Un secreto fija ya las cartas de esta barajada, y este es su sello:
terminal-fair-nonces = Estos números, uno por jugador, entraron en ella antes de la primera carta:
terminal-fair-added = Estos números los han añadido jugadores hasta ahora, y entrarán en ella:
terminal-fair-check = Cuando sus cartas ya no cuentan, el secreto se publica. El acta de las manos lo tiene todo; siete verify lo comprueba.

## The table in words

terminal-look = La mesa en palabras
terminal-seat = { $name }, { $kind }, saldo { $balance }
terminal-seat-banker = es banca
terminal-seat-stake = apuesta { $amount }
terminal-hand = calle { $number }
terminal-card-hidden = una carta tapada
terminal-card-down = { $card } (tapada)

## Help

terminal-help-signs = Signos
terminal-help-suit = { $suit ->
        [o] { $sign } oros
        [c] { $sign } copas
        [e] { $sign } espadas
       *[b] { $sign } bastos
    }
terminal-help-pintas = También la pinta dice el palo: marco entero en oros, un corte en copas, dos en espadas, tres en bastos.
terminal-help-turn = a quién le toca
terminal-help-bank = quién es banca
terminal-help-stake = lo apostado
terminal-help-down = marco de una carta tuya que está tapada
terminal-help-moves = Jugadas
terminal-help-arrows = ← → e Intro: elegir una jugada sin su letra
terminal-help-numbers = ↑ ↓, RePág y AvPág, Inicio, Fin o cifras: la apuesta, la subida, el corte
terminal-help-hands = Tab: tu calle siguiente, si tienes más de una
terminal-help-always = En todo momento
terminal-help-help = esta página
terminal-help-rules = las reglas de esta mesa, completas
terminal-help-ledger = los saldos, y quién debe a quién
terminal-help-log = todo lo que ha pasado, y la mesa en palabras
terminal-help-fair = cómo se sabe que el reparto es limpio
terminal-help-table = descansar, volver, vender o comprar la banca, pedir apuestas más bajas, sentarse, irse
terminal-help-save = escribir las manos jugadas en un acta
terminal-help-speed = a qué paso van los bots y el reparto
terminal-help-coach = consejos: lo que vale cada decisión y, después de la mano, lo que costaron las tuyas
terminal-help-quit = salir; la partida se guarda a cada jugada
terminal-help-hurry = Espacio: no esperar hasta la próxima pregunta
terminal-help-leaving = Para seguir otro día con la partida: siete play --resume

## Before a game

terminal-choose-ruleset = ¿A qué jugamos?
terminal-new-game = Partida nueva
terminal-saved-games = Partidas a medias
terminal-saved-note = Intro sigue con esta partida donde se dejó; Supr la olvida.
terminal-language = Idioma
terminal-language-name = Español
terminal-language-note = ← → otro idioma
terminal-forget = ¿Olvidar esta partida?
terminal-forget-no = No, guardarla
terminal-forget-yes = Sí, olvidarla
terminal-choose-places = ¿Quién se sienta? Por orden de juego, de { $low } a { $high }
terminal-places-note = Intro cambia el nombre, ← → quién es, + añade un sitio, Supr quita este.
terminal-places-add = +  otro sitio
terminal-places-add-note = Intro añade un sitio a la mesa.
terminal-places-full = La mesa está llena.
terminal-go-on = Seguir
terminal-places-go-on-note = Intro: se sientan estos.
terminal-choose-house = { $ruleset }: reglas de la casa
terminal-play = Jugar
terminal-play-note = Intro: se juega con estas reglas. Quien juega como dice la hoja no cambia nada.
terminal-variants-own = Variantes
terminal-variants-other = Variantes de otros sitios
terminal-idle = (Aquí no tiene sobre qué actuar.)
terminal-write = Ahora { $text }. Escribe otro valor:
terminal-setup-choose = elegir
terminal-setup-forget = olvidar
terminal-setup-name = nombre
terminal-setup-kind = persona o bot
terminal-setup-remove = quitar
terminal-setup-back = atrás
terminal-setup-change = cambiar
terminal-setup-write = escribir
terminal-setup-usual = como siempre
terminal-names-people = Ana, Luis, Carmen, Pablo, Elena, Javier, Marta, Diego, Lucía, Andrés, Rosa, Miguel
terminal-names-bots = Curro, Lola, Paco, Pilar, Manolo, Pepa, Quique, Charo, Nacho, Toñi, Chema, Maruja

## Plain lines

terminal-plain-help = Escribe una acción, o ayuda.
terminal-plain-hand = { $name } tiene: { $hand }
terminal-plain-allowed = { $question } Puedes: { $allowed }
terminal-plain-unasked = { $name } puede: { $allowed }
terminal-plain-cover = { $name }, te toca. Los demás, que no miren. Intro enseña las cartas.
terminal-plain-between = Entre mano y mano. Una línea vacía sigue.
terminal-plain-all-out = Aquí nadie juega la próxima mano: con una línea vacía la juegan los demás.
terminal-plain-stuck = Son pocos o demasiados para una mano: alguien tiene que volver, sentarse o irse.
terminal-plain-not-yours = { $name } es un bot y decide por su cuenta.
terminal-plain-choose = Escribe un número de 1 a { $most }, o un nombre.
terminal-plain-help-actions = Las acciones son palabras: bet 2 (apostar), hit (carta), hit down (carta tapada), hit raise 3 (subir a 3 y carta), stand (plantarse). Cuando te toca, la línea dice cuáles valen.
terminal-plain-help-bounds = 1..3 step 1 quiere decir: de 1 a 3, de 1 en 1. Lo que va entre corchetes puede faltar; | separa cosas entre las que elegir.
terminal-plain-help-names = Donde no está claro quién actúa, el nombre va delante: Ana out.
terminal-word-help = ayuda
terminal-word-rules = reglas
terminal-word-ledger = cuentas
terminal-word-look = mesa
terminal-word-log = diario
terminal-word-fair = limpio
terminal-word-coach = consejos
terminal-word-record = acta
terminal-word-quit = salir
terminal-word-ready = listo
terminal-word-on = sí
terminal-word-off = no
terminal-plain-word-help = esto
terminal-plain-word-rules = las reglas de esta mesa
terminal-plain-word-ledger = los saldos, y quién debe a quién
terminal-plain-word-look = la mesa en palabras
terminal-plain-word-log = todo lo que ha pasado
terminal-plain-word-fair = cómo se sabe que el reparto es limpio
terminal-plain-word-coach = con consejos o sin ellos: lo que vale cada decisión, y lo que costaron las tuyas
terminal-plain-word-record = escribir las manos jugadas en un acta
terminal-plain-word-quit = salir; la partida se guarda a cada acción

## Refused

error-play-resume-alone = --resume sigue con una partida tal como estaba: no admite reglamento, --with, --set, --players, --bots ni --names.
error-play-resume-in-use = { $file } ya se está jugando, en otra ventana. Otras partidas guardadas están en la primera pantalla: siete play
error-play-bots = { $bots } bots son más que { $players } jugadores.
error-play-names = { $names } nombres son más que { $players } jugadores.
error-play-names-apart = «{ $argument }» no se conoce aquí. Si es un nombre: los nombres van separados por comas, --names { $names },{ $argument }
error-nothing-to-record = Aún no hay nada que apuntar en un acta: no ha acabado ninguna mano.
