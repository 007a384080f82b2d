### The client's form of rules, making a table, rule sheets.

## The page

web-making-title = Apri un tavolo
web-making-me = Il tuo nome
web-making-me-missing = Come ti chiami? È il nome che vedono gli altri.
web-making-table = Nome del tavolo
web-making-table-usual = Il nostro tavolo
web-making-table-of = Il tavolo di { $name }
web-making-bots = Bot
web-making-temper = Come giocano i bot
web-making-timer = Tempo per pensare
web-making-timer-off = senza limite
web-making-timer-relaxed = con calma
web-making-timer-quick = rapido
web-making-make = Apri il tavolo

## The rules

web-making-ruleset = A che gioco si gioca?
web-making-variants = Varianti
web-making-variants-what = Si aggiungono al gioco scelto.
web-making-every = Regola per regola
web-making-every-what = Per quello che a casa vostra si fa a modo vostro.
web-making-undo-all = { $count ->
        [one] Annulla la mia modifica
       *[other] Annulla le mie { $count } modifiche
    }
web-making-changed-count = { $count ->
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
web-making-changed = Cambiata qui.
web-making-undo = Annulla: { $what }
web-making-back = Annulla l'ultima modifica
web-making-clashes = in conflitto
web-making-clash = { $count ->
        [one] { $count } regola non va d'accordo con le altre.
       *[other] { $count } regole non vanno d'accordo con le altre.
    }
web-making-show = Fammi vedere
web-making-less = { $what }: meno
web-making-more = { $what }: più
web-making-from = { $what }, da
web-making-to = { $what }, fino a
web-making-tariff-name = Nome della modalità { $number }
web-making-tariff-low = Puntata minima di { $name }
web-making-tariff-high = Puntata massima di { $name }
web-making-tariff-remove = Togli { $name }
web-making-tariff-add = Aggiungi una modalità

## The sheet

web-making-sheet = Foglio delle regole
web-making-play-these = Apri un tavolo con queste regole
web-making-print = Stampa
web-making-cannot-be = Con queste regole non si può giocare
web-making-link-wrong = Qui sotto ci sono le regole che hai aperto, senza ciò che non può essere:
web-making-link-nothing = Di quello che hai aperto non si è potuto usare nulla; le regole qui sotto sono altre:
web-making-share = Condividi le regole
web-making-share-what = Chi apre questo link vede le regole, { $rules }, e può aprire un tavolo per giocarle.
web-making-link = Link delle regole
web-making-copy = Copia
web-making-copied = Copiato.
web-making-send = Invia…

## Rules under a name

web-making-mine = Le mie regole
web-making-save-as = Salva queste regole con un nome
web-making-save = Salva
web-making-saved = Salvato: { $name }
web-making-delete = Elimina { $name }
web-making-deleted = Eliminato: { $name }
web-making-none-saved = Non c'è ancora niente di salvato. Quello che salvi resta in questo browser.
web-making-no-more = Non ci si può più giocare.

## At a table

web-making-change = Altre regole per questo tavolo
web-making-next-round = Dalla prossima mano
