### Controllare nel browser che si è mescolato senza trucchi. Ciò che si trova lo dice fair.ftl.

## The page

web-proof-title = Carte mescolate senza trucchi?
web-proof-lead = Questo browser rifà da solo il conto a partire dal verbale: il sigillo, la mescolata e ciò che ne è uscito. Non chiede il risultato a nessuno.
web-proof-to-evening = Alla serata
web-proof-working = Controllo in corso…
web-proof-verdict = { $verdict ->
        [holds] Mescolate senza trucchi
        [open] Non si può ancora controllare
       *[fails] Qualcosa NON torna
    }
web-proof-counts = Prove controllate: { $count }. Buone: { $good }.
web-proof-outcome = { $outcome ->
        [holds] Bene
        [fails] Male
        [open] Non ancora
       *[note] Nota
    }
web-proof-others = Le altre mani del verbale
web-proof-draw = Le carte per scegliere il banco
web-proof-download = Scarica il verbale
web-proof-part = Regole n. { $part } della serata
web-proof-later = { $count ->
        [one] La mano { $rounds } non si può ancora controllare: il mazzo da cui è stata data è ancora in gioco.
       *[other] Le mani { $rounds } non si possono ancora controllare: il mazzo da cui sono state date è ancora in gioco.
    }

## What else is found here

web-proof-hands-hold = { $cut ->
        [0] Le { $count } carte dei giocatori sono le prime di quel mazzo.
       *[other] Le { $count } carte dei giocatori sono le prime di quel mazzo, dopo averne tagliate { $cut }.
    }
web-proof-hands-differ = Queste carte dei giocatori non potevano uscire da quel mazzo in quel punto: { $cards }. È così quando è stato cambiato il taglio o una carta di qualcuno.
web-proof-seen = Questo browser ha visto quel sigillo prima delle carte.
web-proof-added = Questo browser ha visto quel sigillo prima delle carte, e il numero che ha aggiunto è nella lista, senza modifiche.
web-proof-not-added = Questo browser ha aggiunto un numero a quella mescolata, e nella lista non c'è.
web-proof-unseen = Questo browser non ha visto quel sigillo prima delle carte: chi giocava può confrontarlo.

## The sum

web-proof-how = Il conto
web-proof-seal = Sigillo, visto prima delle puntate
web-proof-secret = Segreto, pubblicato dopo
web-proof-number = Numero di { $name }
web-proof-deck = Il mazzo che esce da quel conto, dall'alto
web-proof-otherwise = { $card }; qui il verbale ha un'altra carta
web-proof-not-this = Le giocate non si controllano qui: per vedere se ognuna era permessa bisogna rigiocarle secondo le regole, e questo lo fa «{ $command }».

## Another record

web-proof-another = Controlla un altro verbale
web-proof-paste = Incolla qui un verbale
web-proof-file = Apri un file…
web-proof-check = Controlla
web-proof-no-record = Non c'è nessun verbale da controllare.
web-proof-bad-toml = Questo non si legge come verbale: la riga { $what } non è scritta bene.
web-proof-bad-format = Questo non è un verbale di Siete. Comincia con: { $what }
web-proof-bad-field = Nel verbale «{ $what }» manca o non è del tipo giusto.
web-proof-bad-card = Nella mano { $entry } la carta «{ $what }» non esiste o c'è due volte.
web-proof-bad-name = «{ $what }» non può essere il nome di nessuno.
web-proof-bad-proof = La prova della mano { $entry } non si legge: «{ $what }» lì non va, o non è del tipo giusto.
web-proof-too-large = È troppo grande per un verbale.
