### Lo que no se acepta: qué estaba mal, dónde, y qué se admite.

## Languages, cards, amounts, names

error-unknown-language = No hay ningún idioma «{ $language }». Se admiten: { $allowed }.
error-no-such-card = No hay ninguna carta «{ $card }». Las cartas son 1-7, 10, 11 o 12 y un palo: o (oros), c (copas), e (espadas), b (bastos), como 7o o 12b.
error-card-twice = La carta { $card } está dos veces; en la baraja cada carta está una vez.
error-no-amount = «{ $amount }» no vale aquí como cantidad. Se admiten cifras, o cifras, un punto y cifras, con { $places } decimales como mucho: 5 o 0.25.
error-no-name = «{ $name }» no puede ser un nombre. Se admiten de 1 a { $longest } caracteres: letras con sus acentos, cifras, _ - . ' y un solo espacio entre palabras.
error-no-such-name = Aquí nadie se llama «{ $name }».
error-name-taken = Ya hay quien se llama { $name }; dos jugadores necesitan nombres distintos.
error-name-ambiguous = { $name } no puede sentarse a la mesa con { $other }: lo que hiciera { $other } se leería como cosa de { $name }. Hace falta otro nombre.

## The table

error-players-number = { $players ->
        [one] Hay un jugador; con estas reglas juegan de { $low } a { $high }, contando a la banca.
       *[other] Hay { $players } jugadores; con estas reglas juegan de { $low } a { $high }, contando a la banca.
    }
error-no-such-seat = No hay tal asiento en esta mesa: { $seat }.
error-not-between-rounds = «{ $action }» solo se hace entre mano y mano; antes tiene que acabar esta.
error-game-finished = La partida ha terminado; en esta mesa ya no se juega más.
error-not-in-round = { $seat } no juega esta mano.
error-not-your-turn = No le toca a { $seat }.
error-not-allowed = { $seat } no puede hacer «{ $action }» aquí.
error-banker-stays = { $seat } es banca, y la banca no puede quedarse fuera.
error-is-out = { $seat } ya está fuera.
error-is-in = { $seat } ya está en juego.
error-too-few-left = { $seat } no puede quedarse fuera: han de quedar al menos { $low }.
error-table-full = { $seat } no puede entrar: la mesa está llena.
error-last-seat = { $seat } no puede irse: alguien tiene que quedar en la mesa.
error-answer-first = Antes { $seat } tiene que aceptar o rehusar la oferta por la banca.
error-no-such-tariff = No hay ninguna modalidad «{ $name }». Se admiten: { $names }.
error-limits-not-allowed = De { $low } a { $high } no pueden ser los límites. Se admiten cantidades mayores que 0, la menor primero y las dos múltiplos de { $step }.
error-cut-not-allowed = Al cortar no se pueden levantar { $count } cartas; se admite de 1 a { $most }.
error-no-price = El precio tiene que ser 0 o más.
error-not-to-this-seat = { $seat } no puede hacer eso con { $to }: es solo entre la banca y otro jugador que esté en juego.

## A round

error-stake-not-allowed = { $seat } no puede apostar { $amount }. Se admite de { $low } a { $high }, de { $step } en { $step }.
error-raise-not-allowed = { $seat } no puede subir a { $amount }. Se admite de { $low } a { $high }, de { $step } en { $step }.
error-no-raise = { $seat } no puede subir aquí la apuesta.
error-face-not-allowed = { $face ->
        [down] { $seat } no puede pedir tapada esta carta, solo descubierta.
       *[up] { $seat } no puede pedir descubierta esta carta, solo tapada.
    }
error-no-such-hand = { $seat } no tiene ninguna calle { $hand } por acabar.
error-hands-in-order = { $seat } juega sus calles por orden: ahora va la { $hand }.
error-seven-and-a-half-stands = { $seat } tiene siete y media y solo puede plantarse.
error-no-cards-left = No quedan cartas que pedir; { $seat } puede plantarse.
error-lone-card-must-draw = { $seat } no puede plantarse con una sola carta y más de { $low } de apuesta: hay que pedir otra.
error-wild-alone-must-draw = { $seat } no puede plantarse con el comodín solo: hay que pedir otra carta.
error-below-bank-card = { $seat } no puede plantarse por debajo de la carta descubierta de la banca: hay que pedir otra.
error-not-bust = { $seat } no se ha pasado en ninguna jugada, y no se puede decir lo contrario.
error-void-needs-three = { $seat } no puede anular la mano: solo lo permite un 3 de primera carta.
error-pass-needs-card = { $seat } no puede dejar la mano: solo lo permiten ciertas primeras cartas, mientras sean la única.
error-burn-needs-card = { $seat } no puede cambiar la carta: solo lo permiten ciertas primeras cartas, mientras sean la única.
error-muerta-needs-seven = { $seat } no puede jugar la muerta: hace falta un 7 como única carta.
error-no-figure-came = { $seat } no puede hacer eso: no acaba de llegar ninguna figura que pueda abrir calle.

## The dealer's part

error-round-not-over = La mano no ha acabado; todavía no hay nada que liquidar.
error-too-few-cards = { $cards } cartas son pocas para esta mesa.
error-no-card-awaited = Aquí no toca dar carta.
error-card-not-in-stock = La carta { $card } no está en el mazo.
error-reshuffle-first = Se ha acabado el mazo: antes hay que barajar las cartas usadas.
error-reshuffle-not-needed = El mazo no se ha acabado: no toca barajar.

## Actions as text

error-action-unreadable = «{ $action }» no es una acción: se admite una línea de 200 caracteres visibles como mucho.
error-action-unknown-name = «{ $action }» no empieza por el nombre de nadie de la mesa.
error-action-verb = «{ $verb }» no es una acción. Se admiten: { $verbs }.
error-action-arguments = «{ $action }» no se escribe así. Se escribe: { $usage }

## Records

error-file-unreadable = No se puede leer el archivo: { $reason }.
error-file-too-large = El archivo es demasiado grande para un acta: se admiten { $most } bytes como mucho.
error-record-encoding = El archivo no es texto UTF-8: está mal el byte { $byte }.
error-record-toml = Esto no es TOML: { $reason }.
error-record-nested = Hay demasiadas tablas unas dentro de otras: en un acta son tres como mucho, como en [rounds.proof.lot].
error-record-format = Esto no es un acta de Siete. Empieza por: format = "{ $format }"
error-record-missing = Falta «{ $key }»; un acta tiene que llevarlo.
error-record-key = «{ $key }» no va aquí. Se admiten: { $known }.
error-record-type = En «{ $key }» hace falta { $expected ->
        [text] un texto
        [list] una lista
        [table] una tabla
       *[amount] una cantidad
    }, y hay { $found ->
        [text] un texto
        [list] una lista
        [table] una tabla
        [boolean] verdadero o falso
        [time] una fecha o una hora
        [number] un número
       *[other] un número que no vale como cantidad
    }.
error-record-no-banker = Falta «banker»: solo puede faltar donde la primera banca se saca a la carta.
error-record-banker-unknown = La banca, { $name }, no está en ninguno de los asientos.
error-record-unfinished = La mano se corta antes de liquidarse: alguien tiene que jugar todavía.
error-record-after-end = La mano ha acabado; ya no se puede hacer nada más en ella.
error-record-deck-not-due = Aquí no toca barajar, se sigue con el mazo: esta mano no puede llevar «deck».
error-record-reshuffle-not-needed = El mazo no se acabó tantas veces como dice «reshuffles».
error-record-reshuffle-card = { $cards } no está entre las cartas usadas que se barajan aquí.

## Saved games

error-no-saved-game = No hay ninguna partida guardada en { $folder }.
error-save-in-use = { $file } ya se está jugando, en otra ventana.
error-save-failed = No se ha podido guardar { $file }: { $reason }.
error-save-unreadable = No se puede leer { $file }: { $reason }.
error-save-format = { $file } no es una partida guardada de Siete, o está dañada.

## Bots

error-no-such-temperament = No hay ningún bot «{ $name }». Se admiten: { $allowed }, o las dos cosas, como steady-bold.

## Rules that can't be

error-usage-set = «{ $argument }» no fija ninguna opción. Se escribe: --set OPCIÓN=VALOR
error-rules-refused = { $count ->
        [one] Estas reglas no pueden ser: hay una cosa mal.
       *[other] Estas reglas no pueden ser: hay { $count } cosas mal.
    }
problem-unknown-ruleset = No hay ningún reglamento «{ $value }».{ $near ->
        [yes] { " " }¿Será { $nearest }?
       *[no] { "" }
    } Se admiten: { $allowed }.
problem-unknown-variant = No hay ninguna variante «{ $value }».{ $near ->
        [yes] { " " }¿Será { $nearest }?
       *[no] { "" }
    } Se admiten: { $allowed }.
problem-unknown-option = No hay ninguna opción «{ $value }».{ $near ->
        [yes] { " " }¿Será { $nearest }?
       *[no] { "" }
    } Se admiten: { $allowed }.
problem-not-a-list = «variants» no puede ser { $value }: tiene que ser una lista de nombres.
problem-not-a-table = «options» no puede ser { $value }: tiene que ser una tabla de opciones con sus valores.
problem-too-many = { $value } variantes son demasiadas; se admiten { $most } como mucho.
problem-option-twice = La opción { $value } está dos veces; se admite una.
problem-no-value = Tras la opción { $value } falta su valor.
problem-too-long = El texto de las reglas es demasiado largo; se admiten { $most } caracteres como mucho.
problem-not-a-switch = { $option } no puede ser «{ $value }». Se admiten: yes, no.
problem-not-a-choice = { $option } no puede ser «{ $value }». Se admiten: { $allowed }.
problem-not-an-amount = { $option } no puede ser «{ $value }». Se admite una cantidad mayor que 0 con { $places } decimales como mucho: 5 o 0.25.
problem-not-a-multiple = { $option } no puede ser «{ $value }». Se admite un número de { $least } en adelante con { $places } decimales como mucho: 2 o 1.5.
problem-not-a-figure = { $option } no puede ser «{ $value }». Se admiten: none, { $allowed }.
problem-not-a-total = { $option } no puede ser «{ $value }». Se admiten none o un total de 0.5 a { $most }, de 0.5 en 0.5.
problem-not-a-count = { $option } no puede ser «{ $value }». Se admite un número entero de { $least } a { $most }.
problem-not-a-range = { $option } no puede ser «{ $value }». Se admiten dos números enteros de { $least } a { $most }, el menor primero: 2-12.
problem-not-ranks = { $option } no puede ser «{ $value }». Se admiten none o números de carta distintos unidos por guiones: { $allowed }.
problem-not-words = { $option } no puede ser «{ $value }». Se admiten none o palabras distintas unidas por guiones: { $allowed }.
problem-not-tariffs = { $option } no puede ser «{ $value }». Se admiten none o { $most } modalidades como mucho, NOMBRE-MIN-MAX, unidas por guiones, como low-1-2-high-2-4. El nombre lleva a-z, 0-9 y _, 24 como mucho, y empieza por letra; las cantidades son mayores que 0, con { $places } decimales como mucho.
problem-tariff-min-above-max = { $option }: la modalidad { $name } tiene la mínima, { $min }, por encima de la máxima, { $max }.
problem-tariff-twice = { $option }: hay dos modalidades llamadas { $name }; los nombres han de ser distintos.
problem-not-in-order = { $option } es «{ $value }»; en su orden se escribe { $allowed }.
problem-over-limit = { $option } es { $value }, más que { $other }, que es { $other_value }. Se admite { $other_value } como mucho.
problem-off-step = { $option } es { $value }, que no es múltiplo de { $other }. Se admiten múltiplos de { $other_value }.
problem-tariff-off-step = { $option }: la modalidad { $name } lleva { $limit }, que no es múltiplo de { $other }. Se admiten múltiplos de { $other_value }.
problem-unmet-need = { $option } = { $value } solo va con { $other } = { $allowed }; aquí { $other } es { $other_value }.
