### El equilibrio: cuánto vale una mano, cómo juega el jugador, qué añade cada regla.

solve-title = Equilibrio
solve-about = Un jugador contra la banca, cada cual jugando lo mejor posible contra el otro.
solve-progress = { $parts ->
        [one] Una parte resuelta, { $seconds } s
       *[other] { $parts } partes resueltas, { $seconds } s
    }
solve-progress-round = { $progress }; la siguiente: pasada { $round }, { $apart } por aclarar
solve-progress-rule = { $option }: { $progress }

## Cuánto vale una mano

solve-value-title = Cuánto vale una mano
solve-value = { $least ->
        [yes] Una mano vale al menos { $value } primeras apuestas para el jugador.
       *[no] Una mano vale { $value } primeras apuestas para el jugador.
    }
solve-keeps = { $who ->
        [banker] De cada 100 fichas de primeras apuestas la banca se queda con { $chips }.
        [banker_most] De cada 100 fichas de primeras apuestas la banca se queda como mucho con { $chips }.
        [player] Por cada 100 fichas de primeras apuestas el jugador gana { $chips }.
        [player_least] Por cada 100 fichas de primeras apuestas el jugador gana al menos { $chips }.
       *[nobody] Ninguno de los dos sale ganando.
    }
solve-left-split = En las estrategias no se abren calles; en los límites, sí: el inferior es lo que tiene seguro quien también las abre, y el superior, lo más que la banca tiene que dejarle. Una parte sale de una muestra, con cinco errores típicos de más.
solve-left-pot = No se cuenta el bote: esta es una mano fuera de él.
solve-exact = { $apart ->
        [yes] Por lo demás es exacto: las mejores respuestas a las dos estrategias dejan menos de { $gap } entre sí.
       *[no] Es exacto: las mejores respuestas a las dos estrategias dejan menos de { $gap } entre sí.
    }
solve-bounds = { $split ->
        [yes] Está entre { $lower } y { $upper }.
       *[no] Las mejores respuestas a las dos estrategias lo limitan: al menos { $lower }, como mucho { $upper }.
    }
solve-found = Ha tardado { $seconds } s. El jugador tiene que decidir en { $player } situaciones, la banca en { $banker }.

## La banca

solve-bank-title = La banca
solve-bank-changes = { $how ->
        [never] La banca nunca cambia de manos.
        [always] La banca cambia de manos después de cada mano.
       *[some] La banca cambia de manos después del { $percent } % de las manos.
    }
solve-bank-worth = { $who ->
        [banker] En una velada de { $rounds } manos, empezar con la banca en vez de sin ella vale { $worth } primeras apuestas.
        [player] En una velada de { $rounds } manos, empezar de jugador en vez de con la banca vale { $worth } primeras apuestas.
       *[nobody] En una velada de { $rounds } manos da igual quién empiece con la banca.
    }

## En qué queda una mano

solve-results-title = En qué queda una mano
solve-results = El jugador gana el { $wins } % de las manos y pierde el { $loses } %; en el { $even } % no gana nadie.
solve-result = resultado
solve-net = el jugador saca
solve-why = { $why ->
        [bust] se pasa el jugador
        [bank_bust] se pasa la banca
        [higher] tiene más el jugador
        [lower] tiene más la banca
        [tie_lost] empate que gana la banca
        [tie_off] empate en tablas
        [muerta] muerta ganada
        [pass] pasa el jugador
       *[void] mano anulada
    }

## Cómo juega el jugador

solve-chart-title = Cómo juega el jugador
solve-chart-shown = Según lo que está a la vista (a la izquierda) y la carta tapada (arriba).
solve-chart-first = Según la primera carta del jugador (a la izquierda) y la de la banca (arriba).
solve-chart-settled = Con la primera carta descubierta y las demás tapadas: según el total (a la izquierda) y la carta a la vista (arriba).
solve-chart-open = Según el total (a la izquierda) y la carta de la banca (arriba).
solve-bank-card = La carta de la banca: { $card }.
solve-hidden = tapada
solve-shown = a la vista
solve-first = primera
solve-wild = { $wild } + { $points }
solve-sign = { $sign } { $meaning }
solve-do = { $action ->
        [stand] plantarse
        [hit_raise] subir y carta
        [down] carta tapada
        [down_raise] subir y carta tapada
        [pass] pasar
        [burn] cambiarla
        [muerta] la muerta
        [muerta_raise] subir y la muerta
       *[hit] carta
    }
solve-legend = { $signs }. Donde hay números, tantas veces de cada 100: se deja a la suerte, o depende de las cartas que hacen el total.

## Juego más sencillo

solve-simple-title = Juego más sencillo
solve-simple-legend = Lo que saca contra una banca que lo conoce y responde lo mejor posible, y lo que pierde por ello.
solve-way = manera de jugar
solve-worth = vale
solve-loses = pierde
solve-simple-best = como arriba
solve-simple-chart = siempre lo más frecuente de la tabla
solve-simple-total = plantarse desde { $total } y nada más

## Qué añade cada regla

solve-rules-title = Qué añade cada regla
solve-rules-legend = A lo que vale una mano para el jugador, frente al mismo juego con esa regla en su forma más simple, cada una por separado.
solve-rules-none = Ninguna regla que cuente entre dos se aparta de su forma más simple.
solve-rule = regla
solve-without = en vez de
solve-adds = añade
solve-between = de { $lower } a { $upper }

## Lo que se rechaza

error-solve-rounds = Una velada no puede tener { $rounds } manos. Se admite de 1 a { $most }.
error-solve-certificate = No se puede escribir el certificado en { $file }: { $reason }.
