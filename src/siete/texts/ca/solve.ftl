### L'equilibri: què val una mà, com juga el jugador, què hi afegeix cada regla.

solve-title = Equilibri
solve-about = Un jugador contra la banca, cadascú jugant tan bé com es pot contra l'altre.
solve-progress = { $parts ->
        [one] Una part resolta, { $seconds } s
       *[other] { $parts } parts resoltes, { $seconds } s
    }
solve-progress-round = { $progress }; la següent: passada { $round }, { $apart } per aclarir
solve-progress-rule = { $option }: { $progress }

## Què val una mà

solve-value-title = Què val una mà
solve-value = { $least ->
        [yes] Una mà val almenys { $value } primeres apostes per al jugador.
       *[no] Una mà val { $value } primeres apostes per al jugador.
    }
solve-keeps = { $who ->
        [banker] De cada 100 fitxes de primeres apostes la banca se'n queda { $chips }.
        [banker_most] De cada 100 fitxes de primeres apostes la banca se'n queda com a molt { $chips }.
        [player] Per cada 100 fitxes de primeres apostes el jugador en guanya { $chips }.
        [player_least] Per cada 100 fitxes de primeres apostes el jugador en guanya almenys { $chips }.
       *[nobody] Cap dels dos no hi surt guanyant.
    }
solve-left-split = En les estratègies no s'obren carrers; en els límits, sí: l'inferior és el que té segur qui també n'obre, i el superior, el màxim que la banca li ha de deixar. Una part surt d'una mostra, amb cinc errors típics de més.
solve-left-pot = No es compta el pot: aquesta és una mà fora d'ell.
solve-exact = { $apart ->
        [yes] Tret d'això és exacte: les millors respostes a les dues estratègies deixen menys de { $gap } entre elles.
       *[no] És exacte: les millors respostes a les dues estratègies deixen menys de { $gap } entre elles.
    }
solve-bounds = { $split ->
        [yes] És entre { $lower } i { $upper }.
       *[no] Les millors respostes a les dues estratègies ho limiten: almenys { $lower }, com a molt { $upper }.
    }
solve-found = Ha trigat { $seconds } s. El jugador ha de decidir en { $player } situacions, la banca en { $banker }.

## La banca

solve-bank-title = La banca
solve-bank-changes = { $how ->
        [never] La banca no canvia mai de mans.
        [always] La banca canvia de mans després de cada mà.
       *[some] La banca canvia de mans després del { $percent } % de les mans.
    }
solve-bank-worth = { $who ->
        [banker] En una vetllada de { $rounds } mans, començar amb la banca i no sense val { $worth } primeres apostes.
        [player] En una vetllada de { $rounds } mans, començar de jugador i no amb la banca val { $worth } primeres apostes.
       *[nobody] En una vetllada de { $rounds } mans és igual qui comença amb la banca.
    }

## En què queda una mà

solve-results-title = En què queda una mà
solve-results = El jugador guanya el { $wins } % de les mans i en perd el { $loses } %; en el { $even } % no guanya ningú.
solve-result = resultat
solve-net = el jugador treu
solve-why = { $why ->
        [bust] es passa el jugador
        [bank_bust] es passa la banca
        [higher] té més el jugador
        [lower] té més la banca
        [tie_lost] empat que guanya la banca
        [tie_off] empat en taules
        [muerta] morta guanyada
        [pass] passa el jugador
       *[void] mà anul·lada
    }

## Com juga el jugador

solve-chart-title = Com juga el jugador
solve-chart-shown = Segons el que és a la vista (a l'esquerra) i la carta tapada (a dalt).
solve-chart-first = Segons la primera carta del jugador (a l'esquerra) i la de la banca (a dalt).
solve-chart-settled = Amb la primera carta destapada i les altres tapades: segons el total (a l'esquerra) i la carta a la vista (a dalt).
solve-chart-open = Segons el total (a l'esquerra) i la carta de la banca (a dalt).
solve-bank-card = La carta de la banca: { $card }.
solve-hidden = tapada
solve-shown = a la vista
solve-first = primera
solve-wild = { $wild } + { $points }
solve-sign = { $sign } { $meaning }
solve-do = { $action ->
        [stand] plantar-se
        [hit_raise] apujar i carta
        [down] carta tapada
        [down_raise] apujar i carta tapada
        [pass] passar
        [burn] canviar-la
        [muerta] la morta
        [muerta_raise] apujar i la morta
       *[hit] carta
    }
solve-legend = { $signs }. On hi ha nombres, tantes vegades de cada 100: es deixa a la sort, o depèn de les cartes que fan el total.

## Joc més senzill

solve-simple-title = Joc més senzill
solve-simple-legend = El que treu contra una banca que el coneix i respon tan bé com pot, i el que hi perd.
solve-way = manera de jugar
solve-worth = val
solve-loses = perd
solve-simple-best = com a dalt
solve-simple-chart = sempre el més freqüent de la taula
solve-simple-total = plantar-se des de { $total } i res més

## Què hi afegeix cada regla

solve-rules-title = Què hi afegeix cada regla
solve-rules-legend = Al que val una mà per al jugador, davant del mateix joc amb aquesta regla en la forma més simple, cadascuna per separat.
solve-rules-none = Cap regla que compti entre dos no s'aparta de la forma més simple.
solve-rule = regla
solve-without = en lloc de
solve-adds = afegeix
solve-between = de { $lower } a { $upper }

## El que es rebutja

error-solve-rounds = Una vetllada no pot tenir { $rounds } mans. S'admet d'1 a { $most }.
error-solve-certificate = No es pot escriure el certificat a { $file }: { $reason }.
