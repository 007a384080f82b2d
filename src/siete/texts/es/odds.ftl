### Probabilidades exactas: las de una mano, una situación, la mejor jugada contra una banca que pide hasta un total.

odds-title = Probabilidades exactas
odds-cards = { $cards ->
        [one] De una carta.
       *[other] De { $cards } cartas, sin devolver ninguna. Las probabilidades van en tanto por ciento.
    }

## Las primeras cartas

odds-first-title = Las primeras cartas
odds-natural = Siete y media en dos cartas
odds-wild-natural = Un 7 con el comodín
odds-pair = Dos sietes en dos cartas
odds-figures = { $many ->
        [one] Una figura de primera carta
       *[other] { $many } figuras en las { $many } primeras cartas
    }

## La carta siguiente

odds-next-title = La carta siguiente
odds-next-legend = Cuántas veces se pasa con ella una mano de cada total: entre todas las manos, y con las cartas con las que menos y más veces pasa.
odds-total = total
odds-bust = se pasa
odds-least = mínimo
odds-most = máximo
odds-becomes = queda en

## Cómo acaba una mano

odds-draw-title = Cómo acaba una mano
odds-draw-legend = En tanto por ciento, según el total desde el que uno se planta; por debajo pide carta.
odds-stand-from = desde

## Una situación

odds-position-title = Probabilidades de una mano
odds-hand = La mano: { $cards } ({ $total }).
odds-unseen = { $cards ->
        [one] Queda una carta sin ver.
       *[other] Quedan { $cards } cartas sin ver.
    }
odds-over = Con esta mano ya no se puede pedir.
odds-none-left = No queda ninguna carta.
odds-stands = Solo se puede plantar.
odds-progress = Calculado: { $percent } %

## La mejor jugada

odds-reply-title = Lo mejor contra una banca que pide hasta { $total }
odds-reply-legend = Cuánto vale una mano para el jugador, en primeras apuestas.
odds-worth-title = vale
odds-way-title = manera de jugar
odds-choice-title = jugada
odds-worth-best = lo mejor posible
odds-worth-least = lo mejor posible, al menos
odds-worth-most = lo mejor posible, como mucho
odds-worth-unsplit = lo mejor sin abrir calles
odds-worth-totals = mirando solo el total
odds-worth-threshold = plantándose desde un total
odds-between = Abriendo calles vale de { $lower } a { $upper }.
odds-threshold-title = Plantarse desde un total
odds-play-title = Cómo jugar mejor
odds-hand-title = mano
odds-best-title = lo mejor
odds-line = { $cards ->
        [one] solo { $name }
       *[other] { $name }
    }
odds-kind = { $kind ->
        [wild] comodín
       *[figure] figura
    }
odds-option = { $option ->
        [stand] plantarse
        [hit_raise] subir y carta
        [pass] pasar
        [burn] cambiarla
        [muerta] la muerta
        [muerta_raise] subir y la muerta
       *[hit] carta
    }
odds-sign = { $sign } { $meaning }
odds-legend = Arriba está la carta de la banca. { $signs }, * no con todas las cartas igual.
odds-otherwise-title = Manos con * que se juegan de otra manera:
odds-otherwise = { $hand } ({ $total }): { $option }
odds-otherwise-bank = { $hand } ({ $total }) contra { $bank }: { $option }
odds-otherwise-more = { $hands ->
        [one] Y una más, de la que depende poco.
       *[other] Y { $hands } más, de las que depende menos.
    }

## Lo que se rechaza

error-odds-total = "{ $value }" no es un total hasta el que pedir. Se admite de 0.5 a 7.5, de 0.5 en 0.5.
error-odds-no-cards = Una mano necesita al menos una carta, como en --hand "7o".
error-odds-card-seen = La carta { $card } no puede estar en dos sitios.
error-odds-hand-bust = La mano { $hand } se pasa: tiene { $total }.
error-odds-bank-card-alone = --bank-card va con --hand: es lo que ve quien tiene una mano.
error-odds-bank-card-hidden = Con estas reglas la primera carta de la banca está tapada: nadie la ve, y --bank-card no tiene sitio aquí.
error-odds-all-seen = Se han visto todas las cartas: no queda ninguna que repartir.
error-odds-no-banker = Se han visto todas las cartas y la banca no tiene ninguna. Lo que vale plantarse depende de la carta de la banca: --bank-card la dice donde está a la vista.
error-odds-deck = { $cards ->
        [one] Una carta no basta: jugador y banca necesitan una cada uno.
       *[other] Con { $cards } cartas no se puede repartir: hacen falta al menos dos, cada una una vez.
    }
error-odds-deck-small = { $cards } cartas son pocas: con menos de { $needed } de estas el mazo puede agotarse en una mano, y eso no se analiza.
