### Ciò che non si accetta: che cosa non andava, dove, e che cosa è permesso.

## Languages, cards, amounts, names

error-unknown-language = Non c'è nessuna lingua «{ $language }». Sono permesse: { $allowed }.
error-no-such-card = Non c'è nessuna carta «{ $card }». Le carte sono 1-7, 10, 11 o 12 e un seme: o (denari), c (coppe), e (spade), b (bastoni), come 7o o 12b.
error-card-twice = La carta { $card } c'è due volte; nel mazzo ogni carta c'è una volta.
error-no-amount = «{ $amount }» qui non vale come somma. Sono permesse cifre, oppure cifre, un punto e cifre, con al massimo { $places } decimali: 5 o 0.25.
error-no-name = «{ $name }» non può essere un nome. Sono permessi da 1 a { $longest } caratteri: lettere con i loro accenti, cifre, _ - . ' e un solo spazio tra le parole.
error-no-such-name = Qui nessuno si chiama «{ $name }».
error-name-taken = C'è già chi si chiama { $name }; due giocatori devono avere nomi diversi.
error-name-ambiguous = { $name } non può sedersi al tavolo con { $other }: ciò che fa { $other } si leggerebbe come fatto da { $name }. Serve un altro nome.

## The table

error-players-number = { $players ->
        [one] C'è un giocatore; con queste regole se ne ammettono da { $low } a { $high }, mazziere compreso.
       *[other] Ci sono { $players } giocatori; con queste regole se ne ammettono da { $low } a { $high }, mazziere compreso.
    }
error-no-such-seat = A questo tavolo non c'è un posto così: { $seat }.
error-not-between-rounds = «{ $action }» si può fare solo tra una mano e l'altra; prima deve finire questa.
error-game-finished = La partita è finita; a questo tavolo non si gioca più.
error-not-in-round = { $seat } non gioca questa mano.
error-not-your-turn = Non tocca a { $seat }.
error-not-allowed = { $seat } qui non può fare «{ $action }».
error-banker-stays = { $seat } ha il banco, e il mazziere non può restare fuori.
error-is-out = { $seat } è già fuori.
error-is-in = { $seat } è già in gioco.
error-too-few-left = { $seat } non può restare fuori: devono restare almeno in { $low }.
error-table-full = { $seat } non può entrare: il tavolo è pieno.
error-last-seat = { $seat } non può andarsene: qualcuno deve restare al tavolo.
error-answer-first = Prima { $seat } deve accettare o rifiutare l'offerta per il banco.
error-no-such-tariff = Non c'è nessuna modalità «{ $name }». Sono permesse: { $names }.
error-limits-not-allowed = Da { $low } a { $high } non possono essere i limiti. Sono permesse somme maggiori di 0, prima la minore, entrambe multiple di { $step }.
error-cut-not-allowed = Tagliando non si possono alzare { $count } carte; è permesso da 1 a { $most }.
error-no-price = Il prezzo dev'essere 0 o più.
error-not-to-this-seat = { $seat } non può farlo con { $to }: è solo tra il mazziere e un altro giocatore in gioco.

## A round

error-stake-not-allowed = { $seat } non può puntare { $amount }. È permesso da { $low } a { $high }, di { $step } in { $step }.
error-raise-not-allowed = { $seat } non può rilanciare a { $amount }. È permesso da { $low } a { $high }, di { $step } in { $step }.
error-no-raise = { $seat } qui non può aumentare la puntata.
error-face-not-allowed = { $face ->
        [down] { $seat } non può chiedere questa carta coperta, solo scoperta.
       *[up] { $seat } non può chiedere questa carta scoperta, solo coperta.
    }
error-no-such-hand = { $seat } non ha nessun gioco { $hand } da finire.
error-hands-in-order = { $seat } gioca i suoi giochi in ordine: ora tocca al gioco { $hand }.
error-seven-and-a-half-stands = { $seat } ha sette e mezzo e può solo stare.
error-no-cards-left = Non restano carte da chiedere; { $seat } può stare.
error-lone-card-must-draw = { $seat } non può stare con una carta sola e più di { $low } di puntata: bisogna chiederne un'altra.
error-wild-alone-must-draw = { $seat } non può stare con la matta da sola: bisogna chiedere un'altra carta.
error-below-bank-card = { $seat } non può stare sotto la carta scoperta del mazziere: bisogna chiederne un'altra.
error-not-bust = { $seat } non ha nessun gioco sballato, e non si può dire sballato un gioco che non lo è.
error-void-needs-three = { $seat } non può annullare la mano: lo permette solo un 3 come prima carta.
error-pass-needs-card = { $seat } non può passare: lo permettono solo certe prime carte, finché sono l'unica.
error-burn-needs-card = { $seat } non può bruciare la carta: lo permettono solo certe prime carte, finché sono l'unica.
error-muerta-needs-seven = { $seat } non può chiedere la muerta: serve un 7 come unica carta.
error-no-figure-came = { $seat } non può farlo: non è appena arrivata una figura che possa aprire un gioco.

## The dealer's part

error-round-not-over = La mano non è finita; non c'è ancora niente da regolare.
error-too-few-cards = { $cards } carte sono poche per questo tavolo.
error-no-card-awaited = Qui non si deve dare nessuna carta.
error-card-not-in-stock = La carta { $card } non è nel mazzo.
error-reshuffle-first = Il mazzo è finito: prima si devono mescolare le carte usate.
error-reshuffle-not-needed = Il mazzo non è finito: non si deve mescolare.

## Actions as text

error-action-unreadable = «{ $action }» non è un'azione: è permessa una riga di al massimo 200 caratteri visibili.
error-action-unknown-name = «{ $action }» non comincia con il nome di nessuno al tavolo.
error-action-verb = «{ $verb }» non è un'azione. Sono permesse: { $verbs }.
error-action-arguments = «{ $action }» non si scrive così. Si scrive: { $usage }

## Records

error-file-unreadable = Il file non si può leggere: { $reason }.
error-file-too-large = Il file è troppo grande per un verbale: sono permessi al massimo { $most } byte.
error-record-encoding = Il file non è testo UTF-8: il byte { $byte } è sbagliato.
error-record-toml = Questo non è TOML: { $reason }.
error-record-nested = Ci sono troppe tabelle una dentro l'altra: in un verbale sono al massimo tre, come in [rounds.proof.lot].
error-record-format = Questo non è un verbale di Siete. Comincia con: format = "{ $format }"
error-record-missing = Manca «{ $key }»; un verbale deve averlo.
error-record-key = «{ $key }» qui non ci va. Sono permessi: { $known }.
error-record-type = In «{ $key }» serve { $expected ->
        [text] un testo
        [list] una lista
        [table] una tabella
       *[amount] una somma
    }, e c'è { $found ->
        [text] un testo
        [list] una lista
        [table] una tabella
        [boolean] vero o falso
        [time] una data o un'ora
        [number] un numero
       *[other] un numero che non vale come somma
    }.
error-record-no-banker = Manca «banker»: può mancare solo dove il primo mazziere si sceglie con le carte.
error-record-banker-unknown = Il mazziere, { $name }, non è a nessuno dei posti.
error-record-unfinished = La mano si ferma prima di essere regolata: qualcuno deve ancora giocare.
error-record-after-end = La mano è finita; non vi si può fare altro.
error-record-deck-not-due = Qui non si deve mescolare, il mazzo continua: questa mano non può avere «deck».
error-record-reshuffle-not-needed = Il mazzo non è finito tante volte quante dice «reshuffles».
error-record-reshuffle-card = { $cards } non è tra le carte usate che qui si mescolano.

## Saved games

error-no-saved-game = Non c'è nessuna partita salvata in { $folder }.
error-save-in-use = { $file } è già in gioco, in un'altra finestra.
error-save-failed = Non è stato possibile salvare { $file }: { $reason }.
error-save-unreadable = { $file } non si può leggere: { $reason }.
error-save-format = { $file } non è una partita salvata di Siete, o è rovinata.

## Bots

error-no-such-temperament = Non c'è nessun bot «{ $name }». Sono permessi: { $allowed }, o tutte e due le cose, come steady-bold.

## Rules that can't be

error-usage-set = «{ $argument }» non fissa nessuna opzione. Si scrive: --set OPZIONE=VALORE
error-rules-refused = { $count ->
        [one] Queste regole non sono possibili: c'è una cosa sbagliata.
       *[other] Queste regole non sono possibili: ci sono { $count } cose sbagliate.
    }
problem-unknown-ruleset = Non c'è nessun regolamento «{ $value }».{ $near ->
        [yes] { " " }Forse { $nearest }?
       *[no] { "" }
    } Sono permessi: { $allowed }.
problem-unknown-variant = Non c'è nessuna variante «{ $value }».{ $near ->
        [yes] { " " }Forse { $nearest }?
       *[no] { "" }
    } Sono permesse: { $allowed }.
problem-unknown-option = Non c'è nessuna opzione «{ $value }».{ $near ->
        [yes] { " " }Forse { $nearest }?
       *[no] { "" }
    } Sono permesse: { $allowed }.
problem-not-a-list = «variants» non può essere { $value }: dev'essere un elenco di nomi.
problem-not-a-table = «options» non può essere { $value }: dev'essere una tabella di opzioni con i loro valori.
problem-too-many = { $value } varianti sono troppe; ne sono permesse al massimo { $most }.
problem-option-twice = L'opzione { $value } c'è due volte; è permessa una.
problem-no-value = Dopo l'opzione { $value } manca il suo valore.
problem-too-long = Il testo delle regole è troppo lungo; sono permessi al massimo { $most } caratteri.
problem-not-a-switch = { $option } non può essere «{ $value }». Sono permessi: yes, no.
problem-not-a-choice = { $option } non può essere «{ $value }». Sono permessi: { $allowed }.
problem-not-an-amount = { $option } non può essere «{ $value }». È permessa una somma maggiore di 0 con al massimo { $places } decimali: 5 o 0.25.
problem-not-a-multiple = { $option } non può essere «{ $value }». È permesso un numero da { $least } in su con al massimo { $places } decimali: 2 o 1.5.
problem-not-a-figure = { $option } non può essere «{ $value }». Sono permessi: none, { $allowed }.
problem-not-a-total = { $option } non può essere «{ $value }». Sono permessi none o un punteggio da 0.5 a { $most }, di 0.5 in 0.5.
problem-not-a-count = { $option } non può essere «{ $value }». È permesso un numero intero da { $least } a { $most }.
problem-not-a-range = { $option } non può essere «{ $value }». Sono permessi due numeri interi da { $least } a { $most }, prima il minore: 2-12.
problem-not-ranks = { $option } non può essere «{ $value }». Sono permessi none o numeri di carta diversi uniti da trattini: { $allowed }.
problem-not-words = { $option } non può essere «{ $value }». Sono permessi none o parole diverse unite da trattini: { $allowed }.
problem-not-tariffs = { $option } non può essere «{ $value }». Sono permessi none o al massimo { $most } modalità, NOME-MIN-MAX, unite da trattini, come low-1-2-high-2-4. Il nome ha a-z, 0-9 e _, al massimo 24, e comincia con una lettera; le somme sono maggiori di 0, con al massimo { $places } decimali.
problem-tariff-min-above-max = { $option }: la modalità { $name } ha la minima, { $min }, sopra la massima, { $max }.
problem-tariff-twice = { $option }: ci sono due modalità di nome { $name }; i nomi devono essere diversi.
problem-not-in-order = { $option } è «{ $value }»; nel suo ordine si scrive { $allowed }.
problem-over-limit = { $option } è { $value }, più di { $other }, che è { $other_value }. È permesso al massimo { $other_value }.
problem-off-step = { $option } è { $value }, che non è multiplo di { $other }. Sono permessi multipli di { $other_value }.
problem-tariff-off-step = { $option }: la modalità { $name } ha { $limit }, che non è multiplo di { $other }. Sono permessi multipli di { $other_value }.
problem-unmet-need = { $option } = { $value } va solo con { $other } = { $allowed }; qui { $other } è { $other_value }.
