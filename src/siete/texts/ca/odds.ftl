### Probabilitats exactes: les d'una mà, una situació, la millor jugada contra una banca que demana fins a un total.

odds-title = Probabilitats exactes
odds-cards = { $cards ->
        [one] D'una carta.
       *[other] De { $cards } cartes, sense tornar-ne cap. Les probabilitats van en tant per cent.
    }

## Les primeres cartes

odds-first-title = Les primeres cartes
odds-natural = Set i mig en dues cartes
odds-wild-natural = Un 7 amb el comodí
odds-pair = Dos sets en dues cartes
odds-figures = { $many ->
        [one] Una figura de primera carta
       *[other] { $many } figures en les { $many } primeres cartes
    }

## La carta següent

odds-next-title = La carta següent
odds-next-legend = Quantes vegades es passa amb ella una mà de cada total: entre totes les mans, i amb les cartes amb què passa menys i més vegades.
odds-total = total
odds-bust = es passa
odds-least = mínim
odds-most = màxim
odds-becomes = queda en

## Com acaba una mà

odds-draw-title = Com acaba una mà
odds-draw-legend = En tant per cent, segons el total des del qual un es planta; per sota demana carta.
odds-stand-from = des de

## Una situació

odds-position-title = Probabilitats d'una mà
odds-hand = La mà: { $cards } ({ $total }).
odds-unseen = { $cards ->
        [one] Queda una carta per veure.
       *[other] Queden { $cards } cartes per veure.
    }
odds-over = Amb aquesta mà ja no es pot demanar.
odds-none-left = No queda cap carta.
odds-stands = Només es pot plantar.
odds-progress = Calculat: { $percent } %

## La millor jugada

odds-reply-title = El millor contra una banca que demana fins a { $total }
odds-reply-legend = Quant val una mà per al jugador, en primeres apostes.
odds-worth-title = val
odds-way-title = manera de jugar
odds-choice-title = jugada
odds-worth-best = el millor possible
odds-worth-least = el millor possible, almenys
odds-worth-most = el millor possible, com a molt
odds-worth-unsplit = el millor sense obrir carrers
odds-worth-totals = mirant només el total
odds-worth-threshold = plantant-se des d'un total
odds-between = Obrint carrers val de { $lower } a { $upper }.
odds-threshold-title = Plantar-se des d'un total
odds-play-title = Com jugar millor
odds-hand-title = mà
odds-best-title = el millor
odds-line = { $cards ->
        [one] només { $name }
       *[other] { $name }
    }
odds-kind = { $kind ->
        [wild] comodí
       *[figure] figura
    }
odds-option = { $option ->
        [stand] plantar-se
        [hit_raise] apujar i carta
        [pass] passar
        [burn] canviar-la
        [muerta] la morta
        [muerta_raise] apujar i la morta
       *[hit] carta
    }
odds-sign = { $sign } { $meaning }
odds-legend = A dalt hi ha la carta de la banca. { $signs }, * no amb totes les cartes igual.
odds-otherwise-title = Mans amb * que es juguen d'una altra manera:
odds-otherwise = { $hand } ({ $total }): { $option }
odds-otherwise-bank = { $hand } ({ $total }) contra { $bank }: { $option }
odds-otherwise-more = { $hands ->
        [one] I una més, de la qual depèn poc.
       *[other] I { $hands } més, de les quals depèn menys.
    }

## El que es rebutja

error-odds-total = "{ $value }" no és un total fins al qual demanar. S'admet de 0.5 a 7.5, de 0.5 en 0.5.
error-odds-no-cards = Una mà necessita almenys una carta, com a --hand "7o".
error-odds-card-seen = La carta { $card } no pot ser en dos llocs.
error-odds-hand-bust = La mà { $hand } es passa: té { $total }.
error-odds-bank-card-alone = --bank-card va amb --hand: és el que veu qui té una mà.
error-odds-bank-card-hidden = Amb aquestes regles la primera carta de la banca és tapada: ningú no la veu, i --bank-card no hi té lloc.
error-odds-all-seen = S'han vist totes les cartes: no en queda cap per repartir.
error-odds-no-banker = S'han vist totes les cartes i la banca no en té cap. El que val plantar-se depèn de la carta de la banca: --bank-card la diu on és a la vista.
error-odds-deck = { $cards ->
        [one] Una carta no basta: jugador i banca en necessiten una cadascun.
       *[other] Amb { $cards } cartes no es pot repartir: en calen almenys dues, cada una un cop.
    }
error-odds-deck-small = { $cards } cartes són poques: amb menys de { $needed } d'aquestes la baralla es pot acabar en una mà, i això no s'analitza.
