### La serata nel browser: conti, mani, passo per passo e televisione.

## The page

web-evening-title = La serata
web-evening-page = Serata: { $table } · Siete
web-evening-to-table = Al tavolo
web-evening-to-evening = Alla serata

## Who owes whom

web-evening-accounts = Conti
web-evening-balance = Saldo
web-evening-zero = Tutti i saldi insieme fanno zero.
web-evening-payments = Pagamenti segnati
web-evening-no-payments = Nessuno segnato.
web-evening-why = { $why ->
        [buy_in] Acquisto di fiches
        [correction] Correzione
       *[settled] Saldato
    }
web-evening-why-what = { $why ->
        [buy_in] Denaro dato, prima di giocare, a chi tiene la cassa.
        [correction] Rimedia a un errore nei conti.
       *[settled] Un debito della serata già pagato.
    }
web-evening-paid = { $payer } dà { $amount } a { $payee }
web-evening-note = Segna un pagamento
web-evening-kind = Che cos'è
web-evening-payer = Paga
web-evening-payee = Riceve
web-evening-amount = Importo
web-evening-add = Segna
web-evening-added = Segnato: { $what }
web-evening-amount-bad = Scrivi un importo maggiore di zero, come 2,5.
web-evening-amount-large = È troppo grande. È permesso al massimo 1 000 000 000.
web-evening-same = Chi paga e chi riceve devono essere diversi.
web-evening-was-paid = Già pagato
web-evening-was-paid-of = Segna come pagato: { $what }
web-evening-csv = Foglio di calcolo (CSV)

## Rounds

web-evening-rounds = Mani
web-evening-no-rounds = Non si è ancora giocata nessuna mano.
web-evening-banker = Banco: { $name }
web-evening-part = Regole n. { $part } della serata: { $rules }
web-evening-replay = Passo per passo
web-evening-replay-of = Mano { $round }, passo per passo
web-evening-check = Controlla
web-evening-check-of = Controlla come è stata mescolata la mano { $round }
web-evening-record = Scarica il verbale
web-evening-fair = Carte mescolate senza trucchi?
web-evening-fair-what = Prima delle puntate il tavolo sigilla un numero segreto; poi ogni giocatore ne aggiunge uno suo, e da tutti insieme nasce l'ordine delle carte. Alla fine il segreto viene pubblicato, e questo browser può rifare il conto da solo.
web-evening-fair-all = Controllale tutte

## A round step by step

web-replay-page = Mano { $round } · { $table } · Siete
web-replay-draw = Scelta del banco
web-replay-step = Passo { $step } di { $steps }
web-replay-steps = Che cosa è successo
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-stop = Ferma
web-replay-keys = Da tastiera: ← → un passo, Inizio e Fine agli estremi, spazio per riprodurre.
web-replay-before = Precedente
web-replay-after = Successiva

## On a television

web-tv-join = Inquadra con il telefono
web-tv-lobby = Chi gioca?
web-tv-nobody = Non si è ancora seduto nessuno.
web-tv-next = { $seconds ->
        [one] La prossima mano comincia tra un secondo
       *[other] La prossima mano comincia tra { $seconds } secondi
    }
web-tv-ready = Pronti: { $names }
