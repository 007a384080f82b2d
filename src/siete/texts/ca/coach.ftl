### El conseller: què val cada decisió, amb quina seguretat, i què van costar les d'una mà.

## El millor

coach-best-more = El millor: { $what }, que val { $more } més que { $other }.
coach-best-same = Val igual: { $what } o { $other }.
coach-best-any = Val igual: qualsevol quantitat de { $low } a { $high }.
coach-best-way = El millor: { $what }.
coach-best-alone = Només es pot fer una cosa: { $what }.
coach-luck-alone = És igual: aquí ningú no pot saber res que serveixi.
coach-not-asked = No cal fer res. Què val cada cosa?
coach-bust = { $some ->
        [one] Una carta de cada { $of } et fa passar.
       *[other] { $some } cartes de cada { $of } et fan passar.
    }
coach-bust-none = Cap carta que no hagis vist no et fa passar.
coach-bust-all = Qualsevol carta que no hagis vist et fa passar.

## Què val cada decisió

coach-worths-round = En fitxes, fins al final de la mà: { $worths }.
coach-worths-bank = En fitxes, comptant unes { $rounds } mans amb la banca: { $worths }.
coach-worth = { $what } { $worth }
coach-sure-exact = És exacte, si això és cert: { $assumes }.
coach-sure-estimate = És una estimació, amb { $error } de més o de menys, si això és cert: { $assumes }.
coach-sure-sampled = Surt d'una mostra, amb un error típic de { $error }, si això és cert: { $assumes }.
coach-sure-nothing-assumed = res sobre els altres

## Què es dona per suposat

coach-assumes-bank-replies = la banca fa el millor contra les cartes destapades, i creu que la gent se sol plantar des de 5½
coach-assumes-bank-by-rule = les regles demanen per la banca
coach-assumes-others-usual = els qui juguen després de tu demanen fins a 5
coach-assumes-others-tell = qui es va plantar tenia allò amb què la gent es planta
coach-assumes-players-best = tothom juga tan bé com el conseller
coach-assumes-players-stake = els jugadors aposten a mig camí entre els límits
coach-assumes-streets-apart = si hi ha uns quants carrers, cadascun es calcula pel seu compte
coach-assumes-claims-left-out = no es compta què val guanyar la banca
coach-assumes-agreed = els altres hi estan d'acord
coach-assumes-rounds-held = la banca no es torna a vendre
coach-assumes-luck-alone = decideix l'atzar

## Les decisions

coach-do-bet = apostar { $amount }
coach-do-hit = demanar carta
coach-do-hit-up = demanar carta destapada
coach-do-hit-down = demanar carta tapada
coach-do-stand = plantar-se
coach-do-bust = dir que t'has passat
coach-do-pass = no jugar
coach-do-burn = canviar la carta
coach-do-muerta = la morta
coach-do-open = obrir carrer per { $amount }
coach-do-keep = deixar la figura aquí
coach-do-valid = donar la mà per vàlida
coach-do-void = anul·lar la mà
coach-do-pick = agafar carta
coach-do-high = la carta més alta
coach-do-low = la carta més baixa
coach-do-cut = escapçar
coach-do-decline = dir que no
coach-do-ready = repartir
coach-do-tariff = la modalitat «{ $tariff }»
coach-do-propose = proposar de { $low } a { $amount }
coach-do-accept = acceptar
coach-do-reject = rebutjar
coach-do-stake = fixar l'aposta en { $amount }
coach-do-offer = vendre la banca per { $amount }
coach-do-bid = oferir { $amount } per la banca
coach-do-buy = comprar la banca
coach-do-sell = vendre-li la banca
coach-do-out = descansar
coach-do-in = tornar a jugar
coach-do-lower = demanar apostes més baixes
coach-do-leave = deixar la taula
coach-with-raise = { $what } pujant a { $amount }
coach-with-hand = carrer { $hand }: { $what }

## Després de la mà

coach-review = Les teves decisions van costar { $cost } fitxes en total.
coach-review-best = Totes les teves decisions van ser les millors.
coach-review-line = Decisió { $number }: { $taken } va costar { $cost }; el millor era { $best }.

## Amb consells o sense

coach-on = El conseller dona consells.
coach-off = El conseller calla.
coach-thinking = El conseller està pensant…
coach-missing = Al conseller li falta una cosa que aquí no està instal·lada: pip install "siete[odds]"
