### A simulation: what it came to, how far it is, and what it refuses.

## What it came to

simulate-played = Manos: { $rounds }. Semilla: { $seed }. Duración: { $seconds } s, { $rate } manos por segundo.
simulate-stopped = Parada con Ctrl-C: se han jugado { $rounds } de { $asked } manos.
simulate-nothing = Parado con Ctrl-C: todavía no se había jugado nada.
simulate-by-engine = Estas manos las ha jugado una a una el motor del propio juego.
simulate-policies = Cada jugador: { $player }. La banca: { $banker }.
simulate-won = Ganancia por mano, en primeras apuestas, con su error típico:
simulate-player = Jugador { $number }
simulate-banker = Banca
simulate-seat = { $seat }: { $mean } ± { $error }
simulate-unplaced = { $decisions ->
        [one] En una decisión la solución no dice nada: ahí el jugador se plantó y la banca pidió con menos de 5.
       *[other] En { $decisions } decisiones la solución no dice nada: ahí el jugador se plantó y la banca pidió con menos de 5.
    }
simulate-ready = Preparándose
simulate-progress = { $done } de { $rounds } manos, { $rate } por segundo, quedan { $left }

## Refused

error-simulate-seats = No puede haber { $seats } asientos. Se admiten de { $low } a { $high }, contando a la banca.
error-simulate-rounds = No se pueden jugar { $rounds } manos. Se admiten números enteros desde 1, también escritos como 1e9.
error-simulate-round = No hay ninguna mano { $round }. Las manos se numeran desde 0.
error-simulate-replay-json = --replay escribe un acta, que es TOML y no JSON: no va con --json. siete replay ARCHIVO --json dice cómo acabó lo que hay en un acta.
error-simulate-threads = No puede haber { $threads } hilos. Se admiten números enteros desde 1.
error-simulate-seed = { $seed } no puede ser la semilla. Se admiten números enteros de 0 a { $most }.
error-simulate-deck = Los bots juegan solo con las cuarenta cartas, no con una parte de ellas.
error-simulate-cluster = En { $address } no responde ningún planificador de Dask. Se escribe como tcp://192.168.1.7:8786; dask scheduler pone en marcha uno y dice su dirección.
error-simulate-no-workers = El planificador de { $address } no tiene procesos que jueguen. dask worker { $address } pone en marcha algunos.
error-simulate-lost = El clúster de { $address } se ha rendido: { $reason }
error-no-such-policy = No hay ninguna manera de jugar «{ $policy }». Se admiten draw-to:T con un total T, como draw-to:5.5, un archivo con una solución y estos bots: { $bots }.
error-no-such-total = { $policy } pide cartas hasta un total que no existe. Se admiten de 0.5 a 7.5, de 0.5 en 0.5, como draw-to:5.5.
error-solution-unreadable = No se puede leer { $file }: { $reason }
error-no-solution = { $file } no es el certificado de una solución. siete solve REGLAS --certificate ARCHIVO escribe uno.
error-solution-unsound = { $file } no puede ser una solución: { $why ->
        [bounds] su cota inferior está por encima de la superior.
        [highest] su apuesta más alta no es la de sus reglas.
        [beginning] no dice qué hace el jugador después de repartir.
       *[chances] sus probabilidades no suman 1.
    } tools/check_certificate.py comprueba estos archivos.
error-solution-rules = { $file } resuelve otras reglas, no las que se van a jugar. Se diferencian en: { $options }.
error-solution-deck = { $file } resuelve el juego con otras cartas.
error-solution-seats = { $file } resuelve el juego de un jugador contra la banca. Con esa solución solo se juega en dos asientos.
