### What checking a shuffle finds (`siete verify`). The seal is the commitment of docs/fairness.md, a player's number the nonce.

## A file, and the proofs in it

fair-file-holds = { $file }: { $count ->
        [one] la prueba es buena.
       *[other] las { $count } pruebas son buenas.
    }
fair-file-fails = { $file }: { $count ->
        [one] la prueba no es buena.
       *[other] { $bad ->
                [one] { $bad } de las { $count } pruebas no es buena.
               *[other] { $bad } de las { $count } pruebas no son buenas.
            }
    }
fair-file-open = { $file }: aún no se puede comprobar nada, el mazo sigue en juego.
fair-results-differ = Al volver a jugarla, el acta da otros resultados que los que dice. Para ver cuáles: siete replay
fair-rounds = { $many ->
        [yes] Manos { $first } a { $last }
       *[no] Mano { $first }
    }
fair-lot = El sorteo de la primera banca
fair-draw = La elección de la primera banca con cartas
fair-holds = { $what }: la prueba es buena.
fair-fails = { $what }: la prueba NO ES BUENA.
fair-open = { $what }: aún no se puede comprobar.

## What holds

fair-commitment-holds = El secreto es el que se selló: { $commitment }
fair-deck-holds = Las { $cards } cartas de la baraja están como se barajaron.
fair-reshuffles-hold = { $count ->
        [one] El mazo se acabó una vez y se barajó como debía.
       *[other] El mazo se acabó { $count } veces y se barajó como debía.
    }
fair-nonces = { $count ->
        [0] Ningún jugador puso un número suyo en la barajada.
        [one] Un jugador puso un número suyo en la barajada: { $names }.
       *[other] { $count } jugadores pusieron un número suyo en la barajada: { $names }.
    }
fair-lot-holds = El sorteo dio la banca a { $banker }.
fair-secret-in-play = El secreto aún no se ha publicado: el mazo sigue en juego.
fair-lot-missing = Cómo se eligió la primera banca no consta en esta acta.

## What does not hold

fair-proof-missing = Aquí no hay prueba.
fair-version-unknown = La prueba es de la versión { $version }; este programa conoce la versión { $known }.
fair-field-missing = Falta «{ $field }» en la prueba.
fair-table-malformed = «table» no identifica una mesa: se admiten de 1 a 64 letras sin acentos, cifras y . _ ~ -
fair-round-malformed = «round» no es un número de mano: se admiten números desde el 0, de 15 cifras como mucho.
fair-commitment-malformed = «commitment» no es un sello: se admiten 64 caracteres 0-9 y a-f.
fair-secret-malformed = «secret» no es un secreto: se admiten 64 caracteres 0-9 y a-f.
fair-chance-malformed = «chance» no es el azar de un sorteo: se admiten 64 caracteres 0-9 y a-f.
fair-nonce-malformed = El número de { $name } está mal escrito: se admiten de 32 a 128 caracteres 0-9 y a-f, en cantidad par.
fair-nonce-twice = { $name } tiene dos números en la barajada.
fair-nonce-stranger = { $name } tiene un número en la barajada y no estaba en la mesa.
fair-secret-missing = Falta el secreto, y su mazo ya no se usa.
fair-commitment-differs = El sello no encaja: es { $commitment }, y el secreto, la mesa y la mano dan { $made }. Alguno de ellos se cambió.
fair-deck-missing = El acta no dice la baraja de esta mano.
fair-deck-not-whole = La baraja no son las cuarenta cartas, cada una una vez: hay { $cards } distintas.
fair-deck-differs = La baraja no es la que se barajó. La carta { $position } desde arriba debe ser { $expected } y el acta tiene { $has }; hay { $differing } cartas fuera de su sitio. { $most ->
        [yes] Así queda cuando se cambia, se añade o se quita el número de un jugador.
       *[no] Así queda cuando se cambian cartas.
    }
fair-reshuffle-cards = La barajada { $number } de las cartas usadas no tiene las cartas que debe tener.
fair-reshuffle-differs = La barajada { $number } de las cartas usadas no está en el orden que debe. La carta { $position } desde arriba debe ser { $expected } y el acta tiene { $has }; hay { $differing } cartas fuera de su sitio.
fair-table-differs = La prueba es de la mesa { $table }; la anterior, de la mesa { $before }.
fair-round-order = La prueba es de la mano { $round }, que no va después de la mano { $before }.
fair-lot-seats = El sorteo se hizo entre otros asientos o en otro orden: { $seats }.
fair-lot-chance-differs = El azar del sorteo no es el que da esta prueba: «chance» debe ser { $made } y el acta tiene { $chance }. Así queda cuando se cambia, se añade o se quita el número de un jugador.
fair-lot-differs = El sorteo dio la banca a { $drawn }, y el acta dice que a { $banker }.
fair-lot-no-banker = Consta un sorteo de la primera banca, y el acta no dice quién la tuvo.
fair-lot-late = Un sorteo de la primera banca no cabe después de la primera mano.

## Refused

error-no-proof = En esta acta no hay ninguna prueba.
error-proof-unreadable = La prueba de una mano no se puede leer: «{ $field }» no va ahí, o no es del tipo debido. Se admiten version, table, round, commitment, secret, nonces y lot, como dice docs/fairness.md.
error-bad-table-id = { $table } no identifica una mesa: se admiten de 1 a 64 letras sin acentos, cifras y . _ ~ -
error-bad-round-number = { $number } no es un número de mano: se admiten números desde el 0, de 15 cifras como mucho.
error-bad-secret = Esto no es un secreto: se admiten { $digits } caracteres 0-9 y a-f.
error-bad-commitment = Esto no es un sello: se admiten { $digits } caracteres 0-9 y a-f.
error-bad-nonce = El número de { $name } para la barajada está mal escrito: se admiten de { $fewest } a { $most } caracteres 0-9 y a-f, en cantidad par.
error-nonce-twice = { $name } ha dado dos números para la barajada; se admite uno.
error-nonces-closed = La lista de números de esta barajada ya está cerrada; entre mano y mano { $name } puede poner uno en la próxima.
