### Comprobar en el navegador que se barajó limpio. Lo que se encuentra lo dice fair.ftl.

## The page

web-proof-title = ¿Se barajó limpio?
web-proof-lead = Este navegador rehace por sí solo la cuenta a partir del acta: el sello, la barajada y lo que salió de ella. No le pregunta el resultado a nadie.
web-proof-to-evening = A la velada
web-proof-working = Comprobando…
web-proof-verdict = { $verdict ->
        [holds] Se barajó limpio
        [open] Aún no se puede comprobar
       *[fails] Algo NO encaja
    }
web-proof-counts = Pruebas comprobadas: { $count }. Buenas: { $good }.
web-proof-outcome = { $outcome ->
        [holds] Bien
        [fails] Mal
        [open] Aún no
       *[note] Nota
    }
web-proof-others = Las demás manos del acta
web-proof-draw = Las cartas para elegir la banca
web-proof-download = Descargar el acta
web-proof-part = Reglas n.º { $part } de la velada
web-proof-later = { $count ->
        [one] La mano { $rounds } aún no se puede comprobar: el mazo del que se dio sigue en juego.
       *[other] Las manos { $rounds } aún no se pueden comprobar: el mazo del que se dieron sigue en juego.
    }

## What else is found here

web-proof-hands-hold = { $cut ->
        [0] Las { $count } cartas de los jugadores son las primeras de esa baraja.
       *[other] Las { $count } cartas de los jugadores son las primeras de esa baraja, tras cortar { $cut }.
    }
web-proof-hands-differ = Estas cartas de los jugadores no podían salir de esa baraja en ese sitio: { $cards }. Así queda cuando se cambia el corte o una carta de una mano.
web-proof-seen = Este navegador vio ese sello antes de las cartas.
web-proof-added = Este navegador vio ese sello antes de las cartas, y el número que añadió está en la lista, sin cambios.
web-proof-not-added = Este navegador añadió un número a esa barajada, y no está en la lista.
web-proof-unseen = Este navegador no vio ese sello antes de las cartas: que lo compare quien jugaba.

## The sum

web-proof-how = La cuenta
web-proof-seal = Sello, visto antes de las apuestas
web-proof-secret = Secreto, publicado después
web-proof-number = Número de { $name }
web-proof-deck = La baraja que sale de esa cuenta, desde arriba
web-proof-otherwise = { $card }; el acta tiene otra carta aquí
web-proof-not-this = Las jugadas no se comprueban aquí: para ver si cada una estaba permitida hay que volver a jugarlas según las reglas, y eso lo hace «{ $command }».

## Another record

web-proof-another = Comprobar otra acta
web-proof-paste = Pega aquí un acta
web-proof-file = Abrir un archivo…
web-proof-check = Comprobar
web-proof-no-record = No hay acta que comprobar.
web-proof-bad-toml = Esto no se puede leer como acta: la línea { $what } no está bien escrita.
web-proof-bad-format = Esto no es un acta de Siete. Empieza por: { $what }
web-proof-bad-field = En el acta, «{ $what }» falta o no es del tipo debido.
web-proof-bad-card = En la mano { $entry }, la carta «{ $what }» no existe o está dos veces.
web-proof-bad-name = «{ $what }» no puede ser el nombre de nadie.
web-proof-bad-proof = La prueba de la mano { $entry } no se puede leer: «{ $what }» no va ahí, o no es del tipo debido.
web-proof-too-large = Es demasiado grande para un acta.
