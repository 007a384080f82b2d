### Un tavolo in rete: note del registro, ciò che rifiuta e i conti in un file.

## Notes in the log

note-opened = Il tavolo è aperto.
note-sat = { $name } si siede al tavolo.
note-waits = { $name } si siederà alla fine della mano.
note-got-up = { $name } lascia il tavolo.
note-leaves = { $name } se ne va; il suo gioco va avanti fino alla fine della mano nel modo più semplice.
note-removed = Chi organizza toglie { $name } dal tavolo.
note-started = La partita comincia.
note-time-out = Il tempo di { $name } è finito: si fa la cosa più semplice.
note-away = { $name } non c'è e resterà fuori dalla prossima mano.
note-stand-in = { $name } non c'è: gioca un bot fino al suo ritorno.
note-bot-plays = Un bot gioca per { $name }.
note-plays-again = { $name } torna a giocare senza il bot.
note-moved = { $name } è ora su un altro dispositivo.
note-given = Chi organizza ha fatto un link al posto di { $name }.
note-rules = Le regole cambiano: { $changes }
note-rules-later = Le regole cambiano dalla prossima mano: { $changes }
note-rules-now = Altre regole da qui in poi: { $changes }
note-change = { $option }: { $before } → { $after }
note-change-ruleset = { $before } → { $after }
note-renamed = Il tavolo ora si chiama { $other }.
note-paused = La partita è in pausa.
note-goes-on = La partita continua.
note-host = Ora organizza il tavolo { $name }.
note-paid = { $why ->
        [buy_in] { $name } compra fiches: { $amount } a { $other }.
        [correction] Correzione: { $name } riceve { $amount } da { $other }.
       *[settled] Saldato: { $name } ha pagato { $amount } a { $other }.
    }
note-closed = La serata è finita; il tavolo si può ancora guardare.
note-reopened = Il tavolo è di nuovo aperto.
note-coach = { $name } gioca con i consigli del consigliere.
note-no-coach = { $name } gioca senza i consigli del consigliere.

## What a table refuses

error-no-seat = Può farlo solo chi siede a questo tavolo.
error-not-host = Può farlo solo chi organizza il tavolo.
error-host-is-there = Un altro può organizzare il tavolo quando chi lo organizza non fa niente da { $minutes } minuti.
error-seat-is-taken = { $name } è già a questo tavolo. Se sei tu, apri il link al tuo posto dall'altro dispositivo o chiedine uno a chi organizza; se no, scegli un altro nome.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-table-closed = Questo tavolo è chiuso. Chi lo organizza può riaprirlo.
error-table-paused = La partita è in pausa. Riprende quando lo dice chi organizza.
error-too-late = È arrivato tardi: il tavolo è andato avanti. Guarda di nuovo.
error-message-unknown = Il server non conosce questo messaggio.
error-no-more-time = Per questa decisione non c'è altro tempo.
error-was-removed = Chi organizza ti ha tolto dal tavolo; solo con un suo link puoi sederti di nuovo.
error-is-removed = Hai tolto { $name } dal tavolo; prima va restituito il posto con un link.
error-already-seated = Sei già a questo tavolo, come { $name }.
error-not-open = Ora chi organizza non lascia sedere nessun altro.
error-chat-off = Chi organizza ha chiuso la chat.
error-emotes-off = Chi organizza ha tolto i gesti.
error-no-coach = Al consigliere manca qualcosa che non è installato su questo server.
error-coach-off = Chi organizza non permette di giocare con i consigli a questo tavolo.
error-nothing-said = In quella riga non c'è niente da leggere.
error-is-bot = { $name } è un bot.
error-no-table-name = Il nome di un tavolo ha da 1 a { $longest } caratteri visibili.
error-no-payment = Un pagamento va da una persona a un'altra, di più di 0 e al massimo { $most }.
error-too-many-payments = I conti di un tavolo accettano al massimo { $most } pagamenti.
error-too-many-names = A questo tavolo sono già passati { $most } nomi e non ce ne stanno altri.
error-link-used = Questo link a un posto non vale più. Un link vale una volta, per un giorno, finché non se ne fa un altro.
error-row-unreadable = Ciò che è salvato di questo tavolo non si può leggere.

## The ledger as a file

ledger-what = Che cosa
ledger-banker = Mazziere
ledger-round = Mano { $number }
ledger-sales = Vendita del banco
ledger-paid = { $why ->
        [buy_in] Acquisto di fiches
        [correction] Correzione
       *[settled] Saldato
    }
ledger-balance = Saldo
ledger-payer = Paga
ledger-payee = Riceve
ledger-amount = Importo
