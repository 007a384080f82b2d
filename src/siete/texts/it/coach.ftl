### Il consigliere: quanto vale ogni scelta, con quale sicurezza, e quanto sono costate quelle di una mano.

## Il meglio

coach-best-more = Il meglio: { $what }, che vale { $more } più di { $other }.
coach-best-same = È lo stesso: { $what } o { $other }.
coach-best-any = È lo stesso: qualunque importo da { $low } a { $high }.
coach-best-way = Il meglio: { $what }.
coach-best-alone = C'è una cosa sola da fare: { $what }.
coach-luck-alone = Non cambia nulla: qui nessuno può sapere niente che serva.
coach-not-asked = Non c'è nulla da fare. Quanto vale ogni cosa?
coach-bust = { $some ->
        [one] Una carta su { $of } ti fa sballare.
       *[other] { $some } carte su { $of } ti fanno sballare.
    }
coach-bust-none = Nessuna carta che non hai visto ti fa sballare.
coach-bust-all = Qualunque carta che non hai visto ti fa sballare.

## Quanto vale ogni scelta

coach-worths-round = In fiches, fino alla fine della mano: { $worths }.
coach-worths-bank = In fiches, contando circa { $rounds } mani con il banco: { $worths }.
coach-worth = { $what } { $worth }
coach-sure-exact = È esatto, se è vero questo: { $assumes }.
coach-sure-estimate = È una stima, con { $error } in più o in meno, se è vero questo: { $assumes }.
coach-sure-sampled = Viene da un campione, con un errore standard di { $error }, se è vero questo: { $assumes }.
coach-sure-nothing-assumed = nulla sugli altri

## Che cosa si dà per scontato

coach-assumes-bank-replies = il banco fa il meglio contro le carte scoperte, e crede che di solito si stia da 5½ in su
coach-assumes-bank-by-rule = le regole chiedono per il banco
coach-assumes-others-usual = chi gioca dopo di te chiede fino a 5
coach-assumes-others-tell = chi è stato aveva ciò con cui di solito si sta
coach-assumes-players-best = tutti giocano bene come il consigliere
coach-assumes-players-stake = i giocatori puntano a metà strada fra i limiti
coach-assumes-streets-apart = se i giochi sono più d'uno, ciascuno è calcolato da solo
coach-assumes-claims-left-out = non si conta quanto vale vincere il banco
coach-assumes-agreed = gli altri sono d'accordo
coach-assumes-rounds-held = il banco non è rivenduto
coach-assumes-luck-alone = decide la sorte

## Le scelte

coach-do-bet = puntare { $amount }
coach-do-hit = chiedere carta
coach-do-hit-up = chiedere carta scoperta
coach-do-hit-down = chiedere carta coperta
coach-do-stand = stare
coach-do-bust = dire che hai sballato
coach-do-pass = non giocare
coach-do-burn = bruciare la carta
coach-do-muerta = la muerta
coach-do-open = aprire un altro gioco per { $amount }
coach-do-keep = tenere lì la figura
coach-do-valid = dare la mano per valida
coach-do-void = annullare la mano
coach-do-pick = prendere una carta
coach-do-high = la carta più alta
coach-do-low = la carta più bassa
coach-do-cut = tagliare
coach-do-decline = dire di no
coach-do-ready = dare le carte
coach-do-tariff = la modalità «{ $tariff }»
coach-do-propose = proporre da { $low } a { $amount }
coach-do-accept = accettare
coach-do-reject = rifiutare
coach-do-stake = fissare la puntata a { $amount }
coach-do-offer = vendere il banco per { $amount }
coach-do-bid = offrire { $amount } per il banco
coach-do-buy = comprare il banco
coach-do-sell = cedere il banco
coach-do-out = riposare
coach-do-in = rientrare
coach-do-lower = chiedere puntate più basse
coach-do-leave = lasciare il tavolo
coach-with-raise = { $what } salendo a { $amount }
coach-with-hand = gioco { $hand }: { $what }

## Dopo la mano

coach-review = Le tue scelte sono costate { $cost } fiches in tutto.
coach-review-best = Ogni tua scelta è stata la migliore.
coach-review-line = Scelta { $number }: { $taken } è costato { $cost }; il meglio era { $best }.

## Con consigli o senza

coach-on = Il consigliere dà consigli.
coach-off = Il consigliere tace.
coach-thinking = Il consigliere sta pensando…
coach-missing = Al consigliere manca qualcosa che qui non è installato: pip install "siete[odds]"
