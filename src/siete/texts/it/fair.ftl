### What checking a shuffle finds (`siete verify`). The seal is the commitment of docs/fairness.md, a player's number the nonce.

## A file, and the proofs in it

fair-file-holds = { $file }: { $count ->
        [one] la prova regge.
       *[other] tutte e { $count } le prove reggono.
    }
fair-file-fails = { $file }: { $count ->
        [one] la prova non regge.
       *[other] { $bad ->
                [one] una prova su { $count } non regge.
               *[other] { $bad } prove su { $count } non reggono.
            }
    }
fair-file-open = { $file }: non si può ancora controllare niente, il mazzo è ancora in gioco.
fair-results-differ = Rigiocato, il verbale porta a risultati diversi da quelli che dice. Per vedere quali: siete replay
fair-rounds = { $many ->
        [yes] Mani da { $first } a { $last }
       *[no] Mano { $first }
    }
fair-lot = Il sorteggio del primo mazziere
fair-draw = La scelta del primo mazziere con le carte
fair-holds = { $what }: la prova regge.
fair-fails = { $what }: la prova NON REGGE.
fair-open = { $what }: non si può ancora controllare.

## What holds

fair-commitment-holds = Il segreto è quello sigillato: { $commitment }
fair-deck-holds = Le { $cards } carte del mazzo sono come furono mescolate.
fair-reshuffles-hold = { $count ->
        [one] Il mazzo è finito una volta ed è stato rimescolato come si deve.
       *[other] Il mazzo è finito { $count } volte ed è stato rimescolato come si deve.
    }
fair-nonces = { $count ->
        [0] Nessun giocatore ha aggiunto un suo numero alla mescolata.
        [one] Un giocatore ha aggiunto un suo numero alla mescolata: { $names }.
       *[other] { $count } giocatori hanno aggiunto un loro numero alla mescolata: { $names }.
    }
fair-lot-holds = Il sorteggio ha dato il banco a { $banker }.
fair-secret-in-play = Il segreto non è ancora pubblicato: il mazzo è ancora in gioco.
fair-lot-missing = Come è stato scelto il primo mazziere non risulta da questo verbale.

## What does not hold

fair-proof-missing = Qui non c'è nessuna prova.
fair-version-unknown = La prova è della versione { $version }; questo programma conosce la versione { $known }.
fair-field-missing = Nella prova manca «{ $field }».
fair-table-malformed = «table» non indica un tavolo: sono ammessi da 1 a 64 lettere senza accenti, cifre e . _ ~ -
fair-round-malformed = «round» non è il numero di una mano: sono ammessi numeri da 0 in su, di 15 cifre al massimo.
fair-commitment-malformed = «commitment» non è un sigillo: sono ammessi 64 caratteri 0-9 e a-f.
fair-secret-malformed = «secret» non è un segreto: sono ammessi 64 caratteri 0-9 e a-f.
fair-chance-malformed = «chance» non è il caso di un sorteggio: sono ammessi 64 caratteri 0-9 e a-f.
fair-nonce-malformed = Il numero di { $name } è scritto male: sono ammessi da 32 a 128 caratteri 0-9 e a-f, in quantità pari.
fair-nonce-twice = { $name } ha due numeri nella mescolata.
fair-nonce-stranger = { $name } ha un numero nella mescolata e non era al tavolo.
fair-secret-missing = Manca il segreto, e il suo mazzo non serve più.
fair-commitment-differs = Il sigillo non torna: è { $commitment }, mentre segreto, tavolo e mano danno { $made }. Qualcosa di questo è stato cambiato.
fair-deck-missing = Il verbale non dice il mazzo di questa mano.
fair-deck-not-whole = Il mazzo non è fatto delle quaranta carte, ognuna una volta: ce ne sono { $cards } diverse.
fair-deck-differs = Il mazzo non è quello mescolato. La carta { $position } dall'alto deve essere { $expected }, e il verbale ha { $has }; le carte fuori posto sono { $differing }. { $most ->
        [yes] È così quando il numero di un giocatore è stato cambiato, aggiunto o tolto.
       *[no] È così quando sono state cambiate delle carte.
    }
fair-reshuffle-cards = La mescolata { $number } delle carte usate non ha le carte che deve avere.
fair-reshuffle-differs = La mescolata { $number } delle carte usate non è nell'ordine dovuto. La carta { $position } dall'alto deve essere { $expected }, e il verbale ha { $has }; le carte fuori posto sono { $differing }.
fair-table-differs = La prova è del tavolo { $table }, quella prima del tavolo { $before }.
fair-round-order = La prova è della mano { $round }, che non viene dopo la mano { $before }.
fair-lot-seats = Il sorteggio è stato fatto tra altri posti o in un altro ordine: { $seats }.
fair-lot-chance-differs = Il caso del sorteggio non è quello che dà questa prova: «chance» deve essere { $made }, e il verbale ha { $chance }. È così quando il numero di un giocatore è stato cambiato, aggiunto o tolto.
fair-lot-differs = Il sorteggio ha dato il banco a { $drawn }, e il verbale dice a { $banker }.
fair-lot-no-banker = C'è un sorteggio del primo mazziere, e il verbale non dice chi fosse.
fair-lot-late = Il sorteggio del primo mazziere non può stare dopo la prima mano.

## Refused

error-no-proof = In questo verbale non c'è nessuna prova.
error-proof-unreadable = La prova di una mano non si può leggere: «{ $field }» non ci va, o non è del tipo giusto. Sono ammessi version, table, round, commitment, secret, nonces e lot, come dice docs/fairness.md.
error-bad-table-id = { $table } non indica un tavolo: sono ammessi da 1 a 64 lettere senza accenti, cifre e . _ ~ -
error-bad-round-number = { $number } non è il numero di una mano: sono ammessi numeri da 0 in su, di 15 cifre al massimo.
error-bad-secret = Questo non è un segreto: sono ammessi { $digits } caratteri 0-9 e a-f.
error-bad-commitment = Questo non è un sigillo: sono ammessi { $digits } caratteri 0-9 e a-f.
error-bad-nonce = Il numero di { $name } per la mescolata è scritto male: sono ammessi da { $fewest } a { $most } caratteri 0-9 e a-f, in quantità pari.
error-nonce-twice = { $name } ha dato due numeri per la mescolata; ne è ammesso uno.
error-nonces-closed = La lista dei numeri di questa mescolata è già chiusa; tra una mano e l'altra { $name } può aggiungerne uno alla prossima.
