### El consejero: lo que vale cada decisión, con qué seguridad, y lo que costaron las de una mano.

## Lo mejor

coach-best-more = Lo mejor: { $what }, que vale { $more } más que { $other }.
coach-best-same = Da lo mismo: { $what } o { $other }.
coach-best-any = Da lo mismo: cualquier cantidad de { $low } a { $high }.
coach-best-way = Lo mejor: { $what }.
coach-best-alone = Solo cabe una cosa: { $what }.
coach-luck-alone = Da igual: aquí nadie puede saber nada que sirva.
coach-not-asked = No hay que hacer nada. ¿Qué vale cada cosa?
coach-bust = { $some ->
        [one] Una carta de cada { $of } te hace pasarte.
       *[other] { $some } cartas de cada { $of } te hacen pasarte.
    }
coach-bust-none = Ninguna carta que no hayas visto te hace pasarte.
coach-bust-all = Cualquier carta que no hayas visto te hace pasarte.

## Lo que vale cada decisión

coach-worths-round = En fichas, hasta el final de la mano: { $worths }.
coach-worths-bank = En fichas, contando unas { $rounds } manos con la banca: { $worths }.
coach-worth = { $what } { $worth }
coach-sure-exact = Es exacto, si es verdad esto: { $assumes }.
coach-sure-estimate = Es una estimación, con { $error } de más o de menos, si es verdad esto: { $assumes }.
coach-sure-sampled = Sale de una muestra, con un error típico de { $error }, si es verdad esto: { $assumes }.
coach-sure-nothing-assumed = nada sobre los demás

## Lo que se da por supuesto

coach-assumes-bank-replies = la banca hace lo mejor contra las cartas descubiertas, y cree que la gente suele plantarse desde 5½
coach-assumes-bank-by-rule = las reglas piden por la banca
coach-assumes-others-usual = los que juegan después de ti piden hasta 5
coach-assumes-others-tell = quien se plantó tenía con qué se planta la gente
coach-assumes-players-best = todos juegan tan bien como el consejero
coach-assumes-players-stake = los jugadores apuestan a medio camino entre los límites
coach-assumes-streets-apart = si hay varias calles, cada una se calcula por su cuenta
coach-assumes-claims-left-out = no se cuenta lo que vale ganar la banca
coach-assumes-agreed = los demás están de acuerdo
coach-assumes-rounds-held = la banca no se vuelve a vender
coach-assumes-luck-alone = decide el azar

## Las decisiones

coach-do-bet = apostar { $amount }
coach-do-hit = pedir carta
coach-do-hit-up = pedir carta descubierta
coach-do-hit-down = pedir carta tapada
coach-do-stand = plantarse
coach-do-bust = decir que te has pasado
coach-do-pass = no jugar
coach-do-burn = cambiar la carta
coach-do-muerta = la muerta
coach-do-open = abrir calle por { $amount }
coach-do-keep = dejar la figura ahí
coach-do-valid = dar la mano por válida
coach-do-void = anular la mano
coach-do-pick = coger carta
coach-do-high = la carta más alta
coach-do-low = la carta más baja
coach-do-cut = cortar
coach-do-decline = decir que no
coach-do-ready = repartir
coach-do-tariff = la modalidad «{ $tariff }»
coach-do-propose = proponer de { $low } a { $amount }
coach-do-accept = aceptar
coach-do-reject = rechazar
coach-do-stake = fijar la apuesta en { $amount }
coach-do-offer = vender la banca por { $amount }
coach-do-bid = ofrecer { $amount } por la banca
coach-do-buy = comprar la banca
coach-do-sell = venderle la banca
coach-do-out = descansar
coach-do-in = volver a jugar
coach-do-lower = pedir apuestas más bajas
coach-do-leave = dejar la mesa
coach-with-raise = { $what } subiendo a { $amount }
coach-with-hand = calle { $hand }: { $what }

## Después de la mano

coach-review = Tus decisiones costaron { $cost } fichas en total.
coach-review-best = Todas tus decisiones fueron las mejores.
coach-review-line = Decisión { $number }: { $taken } costó { $cost }; lo mejor era { $best }.

## Con consejos o sin ellos

coach-on = El consejero da consejos.
coach-off = El consejero calla.
coach-thinking = El consejero está pensando…
coach-missing = Al consejero le falta algo que aquí no está instalado: pip install "siete[odds]"
