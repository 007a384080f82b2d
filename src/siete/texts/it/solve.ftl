### L'equilibrio: quanto vale una mano, come gioca il giocatore, che cosa aggiunge ogni regola.

solve-title = Equilibrio
solve-about = Un giocatore contro il mazziere, ciascuno giocando al meglio contro l'altro.
solve-progress = { $parts ->
        [one] Una parte risolta, { $seconds } s
       *[other] { $parts } parti risolte, { $seconds } s
    }
solve-progress-round = { $progress }; la prossima: passata { $round }, { $apart } ancora da chiarire
solve-progress-rule = { $option }: { $progress }

## Quanto vale una mano

solve-value-title = Quanto vale una mano
solve-value = { $least ->
        [yes] Una mano vale almeno { $value } prime puntate per il giocatore.
       *[no] Una mano vale { $value } prime puntate per il giocatore.
    }
solve-keeps = { $who ->
        [banker] Di ogni 100 fiches di prime puntate il banco ne tiene { $chips }.
        [banker_most] Di ogni 100 fiches di prime puntate il banco ne tiene al massimo { $chips }.
        [player] Per ogni 100 fiches di prime puntate il giocatore ne vince { $chips }.
        [player_least] Per ogni 100 fiches di prime puntate il giocatore ne vince almeno { $chips }.
       *[nobody] Nessuno dei due ci guadagna.
    }
solve-left-split = Nelle strategie non si divide; nei limiti sì: quello inferiore è ciò di cui è sicuro chi divide anche, quello superiore il massimo che il mazziere deve lasciargli. Una parte viene da un campione, con cinque errori standard in più.
solve-left-pot = Il piatto non è contato: questa è una mano fuori dal piatto.
solve-exact = { $apart ->
        [yes] Per il resto è esatto: fra le risposte migliori alle due strategie c'è meno di { $gap }.
       *[no] È esatto: fra le risposte migliori alle due strategie c'è meno di { $gap }.
    }
solve-bounds = { $split ->
        [yes] Sta fra { $lower } e { $upper }.
       *[no] Le risposte migliori alle due strategie danno i limiti: almeno { $lower }, al massimo { $upper }.
    }
solve-found = Ci sono voluti { $seconds } s. Il giocatore ha da scegliere in { $player } situazioni, il mazziere in { $banker }.

## Il banco

solve-bank-title = Il banco
solve-bank-changes = { $how ->
        [never] Il banco non passa mai di mano.
        [always] Il banco passa di mano dopo ogni mano.
       *[some] Il banco passa di mano dopo il { $percent } % delle mani.
    }
solve-bank-worth = { $who ->
        [banker] In una serata di { $rounds } mani, cominciare da mazziere invece che da giocatore vale { $worth } prime puntate.
        [player] In una serata di { $rounds } mani, cominciare da giocatore invece che da mazziere vale { $worth } prime puntate.
       *[nobody] In una serata di { $rounds } mani è lo stesso chi comincia da mazziere.
    }

## Come va a finire una mano

solve-results-title = Come va a finire una mano
solve-results = Il giocatore vince il { $wins } % delle mani e perde il { $loses } %; nel { $even } % non vince nessuno.
solve-result = esito
solve-net = al giocatore
solve-why = { $why ->
        [bust] sballa il giocatore
        [bank_bust] sballa il mazziere
        [higher] ha di più il giocatore
        [lower] ha di più il mazziere
        [tie_lost] pari, e vince il mazziere
        [tie_off] pari, e nessuno vince
        [muerta] muerta vinta
        [pass] il giocatore passa
       *[void] mano annullata
    }

## Come gioca il giocatore

solve-chart-title = Come gioca il giocatore
solve-chart-shown = Secondo ciò che è in vista (a sinistra) e la carta coperta (in alto).
solve-chart-first = Secondo la prima carta del giocatore (a sinistra) e quella del mazziere (in alto).
solve-chart-settled = Con la prima carta scoperta e le altre coperte: secondo il totale (a sinistra) e la carta in vista (in alto).
solve-chart-open = Secondo il totale (a sinistra) e la carta del mazziere (in alto).
solve-bank-card = La carta del mazziere: { $card }.
solve-hidden = coperta
solve-shown = in vista
solve-first = prima
solve-wild = { $wild } + { $points }
solve-sign = { $sign } { $meaning }
solve-do = { $action ->
        [stand] stare
        [hit_raise] rilancio e carta
        [down] carta coperta
        [down_raise] rilancio e carta coperta
        [pass] passare
        [burn] bruciarla
        [muerta] la muerta
        [muerta_raise] rilancio e muerta
       *[hit] carta
    }
solve-legend = { $signs }. Dove ci sono numeri, tante volte su 100: è lasciato alla sorte, o dipende dalle carte che fanno il totale.

## Gioco più semplice

solve-simple-title = Gioco più semplice
solve-simple-legend = Che cosa ottiene contro un mazziere che lo conosce e risponde al meglio, e che cosa ci perde.
solve-way = modo di giocare
solve-worth = vale
solve-loses = perde
solve-simple-best = come sopra
solve-simple-chart = sempre la cosa più frequente della tabella
solve-simple-total = stare da { $total } in su e nient'altro

## Che cosa aggiunge ogni regola

solve-rules-title = Che cosa aggiunge ogni regola
solve-rules-legend = A quanto vale una mano per il giocatore, rispetto allo stesso gioco con quella regola nella forma più semplice, ciascuna per sé.
solve-rules-none = Nessuna regola che conti fra due si scosta dalla forma più semplice.
solve-rule = regola
solve-without = invece di
solve-adds = aggiunge
solve-between = da { $lower } a { $upper }

## Ciò che si rifiuta

error-solve-rounds = Una serata non può avere { $rounds } mani. Si ammette da 1 a { $most }.
error-solve-certificate = Il certificato non si può scrivere in { $file }: { $reason }.
