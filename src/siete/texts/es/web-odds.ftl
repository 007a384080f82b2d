### Lo que valen las reglas: la línea del formulario y la página de un juego.

## La ventaja de la banca

# $how: about_... es una estimación, con su error en fichas; between tiene dos límites con signo.
web-odds-edge = { $how ->
        [bank] La banca se queda { $chips } de cada 100 fichas
        [player] La banca pierde { $chips } de cada 100 fichas
        [about_bank] La banca se queda unas { $chips } de 100 fichas (± { $error })
        [about_player] La banca pierde unas { $chips } de 100 fichas (± { $error })
        [between] La banca: de { $lower } a { $upper } de cada 100 fichas
       *[even] La banca no se queda nada: es un juego justo
    }
web-odds-waiting = Calculando lo que se queda la banca…
web-odds-failed = Con estas reglas no se puede calcular lo que se queda la banca.

## La página

web-odds-title = En qué queda
web-odds-about = { $raises ->
        [yes] De las fichas de la primera apuesta, para un jugador contra la banca, jugando los dos lo mejor posible. Lo que se sube va aparte y está contado.
       *[no] Para un jugador contra la banca, jugando los dos lo mejor posible.
    }
web-odds-no-split = En lo que sigue no se abren calles; en los dos límites, sí.
web-odds-no-pot = No se cuenta el bote: vale para las manos fuera de él.
web-odds-still = La cifra exacta se está calculando.
web-odds-working = Se está calculando cómo jugar y en qué queda una mano. Con algunas reglas tarda minutos.
web-odds-play = Cómo jugar
web-odds-play-about = Donde hay varios signos es unas veces uno y otras otro, tantas veces de cada 100: por suerte, o según las cartas que forman el total. Una casilla vacía no se da nunca, o no deja elegir.
web-odds-legend = Qué quiere decir cada signo
web-odds-form = { $form ->
        [open] Según el total de tu mano y la carta de la banca.
        [first] Según tu carta tapada y la carta de la banca.
        [settled] Con más de una carta tapada: según tu total y lo que está a la vista.
        [total] Con más de una carta tapada: según tu total y la carta de la banca.
       *[shown] Según el total de tus cartas a la vista y tu carta tapada.
    }
web-odds-bank-card = Carta de la banca: { $card }
web-odds-axis = { $axis ->
        [hidden] carta tapada
        [shown] total a la vista
        [bank] carta de la banca
       *[total] tu total
    }
web-odds-round = En qué queda una mano
web-odds-sums = Lo que saca el jugador, en primeras apuestas
web-odds-evening = Una velada de { $rounds } manos
web-odds-evening-about = Para quien juega { $rounds } manos contra la banca sin tenerla nunca.
web-odds-behind = perdiendo
web-odds-even = en paz
web-odds-ahead = ganando
web-odds-evening-numbers = De media, { $mean } primeras apuestas; nueve veladas de cada diez acaban entre { $low } y { $high }.
web-odds-changes = { $when ->
        [always] Con estas reglas la banca cambia de manos después de cada mano, y eso acerca a los dos a quedar en paz.
       *[sometimes] Con estas reglas la banca cambia de manos en el { $percent } % de las manos, y eso acerca a los dos a quedar en paz.
    }
web-odds-rules = Lo que vale cada regla
web-odds-rules-about = Cuántas más de cada 100 fichas saca el jugador con una regla que sin ella; menos de 0 es para la banca. Se quita una regla cada vez.
web-odds-rules-progress = { $done } de { $all } calculadas hasta ahora.
web-odds-instead = { $value }, en vez de: { $plain }
web-odds-range = de { $lower } a { $upper }
web-odds-unknown = no se sabe
