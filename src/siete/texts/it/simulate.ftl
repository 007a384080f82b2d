### A simulation: what it came to, how far it is, and what it refuses.

## What it came to

simulate-played = Mani: { $rounds }. Seme: { $seed }. Durata: { $seconds } s, { $rate } mani al secondo.
simulate-stopped = Fermata con Ctrl-C: sono state giocate { $rounds } mani su { $asked }.
simulate-nothing = Fermato con Ctrl-C: non si era ancora giocato niente.
simulate-by-engine = Queste mani le ha giocate una a una il motore del gioco stesso.
simulate-policies = Ogni giocatore: { $player }. Il mazziere: { $banker }.
simulate-won = Vincita per mano, in prime puntate, con l'errore standard:
simulate-player = Giocatore { $number }
simulate-banker = Mazziere
simulate-seat = { $seat }: { $mean } ± { $error }
simulate-unplaced = { $decisions ->
        [one] In una decisione la soluzione non dice nulla: lì il giocatore è stato, e il mazziere ha tirato sotto il 5.
       *[other] In { $decisions } decisioni la soluzione non dice nulla: lì il giocatore è stato, e il mazziere ha tirato sotto il 5.
    }
simulate-ready = Preparazione in corso
simulate-progress = { $done } mani su { $rounds }, { $rate } al secondo, mancano { $left }

## Refused

error-simulate-seats = Non ci possono essere { $seats } posti. Se ne ammettono da { $low } a { $high }, mazziere compreso.
error-simulate-rounds = Non si possono giocare { $rounds } mani. Sono permessi numeri interi da 1, scritti anche come 1e9.
error-simulate-round = Non c'è nessuna mano { $round }. Le mani si contano da 0.
error-simulate-replay-json = --replay scrive un verbale, che è TOML e non JSON: non va con --json. siete replay FILE --json dice com'è finito ciò che sta in un verbale.
error-simulate-threads = Non ci possono essere { $threads } thread. Sono permessi numeri interi da 1.
error-simulate-seed = { $seed } non può essere il seme. Sono permessi numeri interi da 0 a { $most }.
error-simulate-deck = I bot giocano solo con le quaranta carte, non con una parte di esse.
error-simulate-cluster = A { $address } non risponde nessuno scheduler di Dask. Si scrive come tcp://192.168.1.7:8786; dask scheduler ne avvia uno e ne dice l'indirizzo.
error-simulate-no-workers = Lo scheduler di { $address } non ha processi che giochino. dask worker { $address } ne avvia alcuni.
error-simulate-lost = Il cluster di { $address } si è arreso: { $reason }
error-no-such-policy = Non c'è nessun modo di giocare «{ $policy }». Sono permessi draw-to:T con un totale T, come draw-to:5.5, il file di una soluzione e questi bot: { $bots }.
error-no-such-total = { $policy } chiede carte fino a un totale che non esiste. Sono permessi da 0.5 a 7.5, di 0.5 in 0.5, come draw-to:5.5.
error-solution-unreadable = Non si riesce a leggere { $file }: { $reason }
error-no-solution = { $file } non è il certificato di una soluzione. siete solve REGOLE --certificate FILE ne scrive uno.
error-solution-unsound = { $file } non può essere una soluzione: { $why ->
        [bounds] il limite inferiore sta sopra quello superiore.
        [highest] la puntata più alta non è quella delle sue regole.
        [beginning] non dice che cosa fa il giocatore dopo la distribuzione.
       *[chances] le probabilità non fanno 1 in tutto.
    } tools/check_certificate.py controlla questi file.
error-solution-rules = { $file } risolve altre regole, non quelle da giocare. La differenza sta in: { $options }.
error-solution-deck = { $file } risolve il gioco con altre carte.
error-solution-seats = { $file } risolve il gioco di un giocatore contro il mazziere. Con questa soluzione si gioca solo in due posti.
