### Gráficos de juegos resueltos: cómo jugar, en qué queda una velada, qué añade cada regla.

chart-title = { $ruleset }: cómo jugar y en qué queda
chart-parts = En esta página
chart-rules-missing = No está lo que añade cada regla: lo calcula --each-rule, que resuelve el juego otra vez por cada una.
chart-source = Siete { $version }: equilibrio de un jugador y la banca.
chart-written = { $file } está escrito: { $parts }.

## Cómo jugar

chart-strategy-about = En cada casilla está el signo de lo que se hace. Donde hay varios, con números, tantas veces de cada 100: se deja a la suerte, o depende de las cartas que hacen el total. Una casilla vacía no se da nunca, o no deja elegir.
chart-form = { $form ->
        [open] Según el total de la mano, toda a la vista, y la carta de la banca.
        [first] Según la carta tapada y la carta de la banca.
        [settled] Con la primera carta descubierta y las demás tapadas: según el total de la mano y la carta a la vista.
       *[shown] Según el total de lo que está a la vista y la carta tapada.
    }
chart-axis-hidden = carta tapada
chart-axis-total = total de la mano
chart-axis-shown = total a la vista
chart-axis-bank = carta de la banca
chart-share = { $what } { $percent } %

## Una velada

chart-evening-title = { $rounds ->
        [one] Una mano
       *[other] { $rounds } manos
    }
chart-evening-about = En qué quedan para el jugador, en primeras apuestas, si los dos juegan así y la banca es siempre del mismo toda la velada.
chart-evening-changes = { $how ->
        [always] Según las reglas la banca cambia después de cada mano; eso acerca a los dos a quedar en paz.
       *[some] Según las reglas la banca cambia después del { $percent } % de las manos; eso acerca a los dos a quedar en paz.
    }
chart-behind = el jugador pierde
chart-even = en paz
chart-ahead = el jugador gana
chart-mean = de media
chart-deviation = desviación típica
chart-quantile = en el { $percent } % de las veladas, como mucho
chart-net = primeras apuestas
chart-chance = probabilidad, %
chart-evening-numbers = La velada en números
chart-bars = Las barras en números

## Qué añade cada regla

chart-rule = { $rule }: { $value }
chart-rule-value = aquí

## Lo que se rechaza

error-chart-file = { $file } no se puede dibujar. Se admiten nombres que acaben en .svg, .png o .html.
error-chart-rounds = Con estas reglas no se pueden dibujar { $rounds } manos. Se admite de 1 a { $most }.
error-chart-unwritten = No se puede escribir el gráfico en { $file }: { $reason }.
