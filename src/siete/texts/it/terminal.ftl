### Il tavolo nel terminale, disegnato e in righe di testo.

## On the table

terminal-total = { $size ->
        [one] { $total } punto
       *[other] { $total } punti
    }
terminal-hands = { $count } giochi
terminal-balance = saldo { $amount }
terminal-more-hands = e altri { $count }
terminal-status-stood = sta
terminal-status-bust = sballa
terminal-status-muerta = muerta
terminal-status-passed = non gioca
terminal-status-out = riposa
terminal-limits = Puntate da { $low } a { $high }
terminal-fixed = Tutti puntano { $amount }
terminal-pot = Nel piatto: { $amount }
terminal-head = { $ruleset } · mano { $round }
terminal-head-over = { $ruleset } · la mano { $round } è finita
terminal-banker = Banco: { $name }
terminal-too-small = La finestra è di { $there } caratteri.
terminal-too-small-needed = Al tavolo ne servono { $needed }.

## What is asked

terminal-ask-turn = { $name }, tocca a te.
terminal-ask-bet = { $name }, quanto punti?
terminal-ask-open = { $name }, un'altra figura: apri un altro gioco o la lasci?
terminal-ask-cut = { $name }, tagli?
terminal-ask-pick = { $name }, prendi una carta per il banco.
terminal-ask-high = { $name }, quale carta prende il banco?
terminal-ask-valid = { $name }, la mano è valida?
terminal-ask-before = { $name }, hai il banco: vuoi dire qualcosa prima di dare le carte?
terminal-ask-accept = { $name }, vanno bene puntate da { $low } a { $high }?
terminal-ask-buy = { $name }, { $other } ti offre il banco per { $price }.
terminal-ask-sell = { $name }, { $other } offre { $price } per il banco.
terminal-waiting = { $name } ci pensa.
terminal-pause-between = Tra una mano e l'altra.
terminal-pause-stuck = Siete pochi o troppi per una mano: qualcuno deve rientrare, sedersi o andarsene.
terminal-result-won = Hai vinto { $amount }.
terminal-result-lost = Hai perso { $amount }.
terminal-result-even = Non hai né vinto né perso.
terminal-choose-first = Scegli con ← → o premi una lettera.
terminal-choose-hand = Gioco { $hand } (Tab: il prossimo)
terminal-bounds = da { $low } a { $high }, di { $step } in { $step }
terminal-bounds-one = solo { $amount }
terminal-bounds-count = da { $low } a { $high }
terminal-enter-stake = Punta { $value } · { $bounds } ({ $keys })
terminal-enter-raise = Rilancia a { $value } · { $bounds } ({ $keys })
terminal-enter-no-raise = Senza rilancio · per rilanciare: { $bounds } ({ $keys })
terminal-enter-count = Alza { $value } carte · { $bounds } ({ $keys })
terminal-enter-keys-near = ↑ ↓ o cifre
terminal-enter-keys-far = ↑ ↓, Pag su Pag giù dieci passi, o cifre

## Moves

terminal-move-hit = carta
terminal-move-hit-up = carta scoperta
terminal-move-hit-down = carta coperta
terminal-move-stand = sto
terminal-move-bust = ho sballato
terminal-move-pass = non gioco
terminal-move-burn = brucio la carta
terminal-move-muerta = la muerta
terminal-move-open = apro un altro gioco
terminal-move-keep = la tengo qui
terminal-move-bet = puntare
terminal-move-valid = valida
terminal-move-void = la annullo
terminal-move-accept = va bene
terminal-move-reject = no
terminal-move-pick = prendere una carta
terminal-move-high = la più alta
terminal-move-low = la più bassa
terminal-move-cut = tagliare
terminal-move-decline = no, grazie
terminal-move-ready = dare le carte
terminal-move-tariff = modalità { $tariff }
terminal-move-propose = proporre limiti
terminal-move-stake = dire la puntata
terminal-move-buy = lo compro
terminal-move-sell = lo vendo
terminal-key-hit = c
terminal-key-hit-up = c
terminal-key-hit-down = o
terminal-key-stand = s
terminal-key-bust = x
terminal-key-pass = n
terminal-key-burn = b
terminal-key-muerta = m
terminal-key-open = a
terminal-key-keep = t
terminal-key-valid = v
terminal-key-void = n
terminal-key-accept = a
terminal-key-reject = n
terminal-key-high = a
terminal-key-low = b
terminal-key-decline = n
terminal-key-propose = p
terminal-key-buy = c
terminal-key-sell = v
terminal-key-ready = m
terminal-key-enter = Invio
terminal-key-space = Spazio
terminal-key-delete = Canc
terminal-key-escape = Esc

## At any time

terminal-key-help = ?
terminal-key-rules = r
terminal-key-ledger = i
terminal-key-log = d
terminal-key-fair = g
terminal-key-table = l
terminal-key-save = k
terminal-key-speed = f
terminal-key-coach = u
terminal-key-quit = e
terminal-do-help = aiuto
terminal-do-rules = regole
terminal-do-ledger = conti
terminal-do-log = diario
terminal-do-fair = gioco pulito
terminal-do-table = tavolo
terminal-do-save = verbale
terminal-do-speed = velocità
terminal-do-coach = consigli
terminal-do-quit = esci
terminal-do-next = altra mano
terminal-do-hurry = più in fretta
terminal-speed = Velocità: { $speed }.
terminal-speed-slow = piano
terminal-speed-normal = normale
terminal-speed-fast = in fretta
terminal-speed-at_once = subito
terminal-record-saved = Le mani giocate sono nel verbale { $file }
terminal-not-saved = La partita non viene salvata: { $reason }
terminal-left-saved = La partita è salvata. Per continuare: siete play --resume
terminal-page-keys = ↑ ↓ Pag↑ Pag↓ Inizio Fine scorrere · Esc chiudere
terminal-menu-keys = ↑ ↓ scegliere · Invio farlo · Esc lasciare
terminal-form-keys = Invio fatto · Esc lasciare

## Between the turns of two people

terminal-cover = { $name }, tocca a te.
terminal-cover-others = Gli altri non guardino.
terminal-cover-keys = Invio: { $name } vede le sue carte

## The menu of the table

terminal-do-out = { $name } riposa
terminal-do-in = { $name } rientra
terminal-do-lower = { $name } chiede puntate più basse
terminal-do-leave = { $name } lascia il tavolo
terminal-do-offer = { $name } offre il banco a { $other }
terminal-do-bid = { $name } fa un'offerta per il banco
terminal-do-join = Si siede qualcuno: { $kind }
terminal-join-last = all'ultimo posto
terminal-join-after = dopo { $name }
terminal-do-nonce = { $name } mette qualcosa di suo nella prossima mescolata
terminal-name = Nome
terminal-price = Prezzo (0 o più)
terminal-nonce = Qualunque cosa; nessuno può scegliere le carte con questo
terminal-nonce-added = Nella prossima mescolata entra come { $nonce }
terminal-limits-low = Puntata minima
terminal-limits-high = Puntata massima
terminal-limits-bounds = multiplo di { $step }
terminal-limits-refused = Prima la più bassa; tutte e due sopra 0 e multiple di { $step }.
terminal-kind-person = una persona
terminal-kind-cautious = un bot prudente
terminal-kind-bold = un bot audace
terminal-kind-varied = un bot d'umore variabile
terminal-kind-beginner = un bot che sta imparando
terminal-kind-casual = un bot che gioca ogni tanto
terminal-kind-steady = un bot solido
terminal-kind-expert = un bot esperto
terminal-kind-both = { $level }, { $temper ->
        [cautious] prudente
        [bold] audace
       *[varied] d'umore variabile
    }

## The ledger

terminal-ledger-line = { $name } { $amount }
terminal-ledger-gone = { " " }(non c'è più)
terminal-ledger-settle = Per essere pari
terminal-ledger-transfer = { $payer } dà { $amount } a { $payee }
terminal-ledger-even = Nessuno deve niente.

## Fairness

terminal-fair-seal = Un segreto fissa già le carte di questa mescolata, e questo è il suo sigillo:
terminal-fair-nonces = Questi numeri, uno per giocatore, vi sono entrati prima della prima carta:
terminal-fair-added = Questi numeri li hanno aggiunti finora dei giocatori, e vi entreranno:
terminal-fair-check = Quando le sue carte non contano più, il segreto viene pubblicato. Il verbale delle mani ha tutto; siete verify lo controlla.

## The table in words

terminal-look = Il tavolo a parole
terminal-seat = { $name }, { $kind }, saldo { $balance }
terminal-seat-banker = tiene il banco
terminal-seat-stake = puntata { $amount }
terminal-hand = gioco { $number }
terminal-card-hidden = una carta coperta
terminal-card-down = { $card } (coperta)

## Help

terminal-help-signs = Segni
terminal-help-suit = { $suit ->
        [o] { $sign } denari
        [c] { $sign } coppe
        [e] { $sign } spade
       *[b] { $sign } bastoni
    }
terminal-help-pintas = Anche la cornice dice il seme: intera per i denari, un taglio per le coppe, due per le spade, tre per i bastoni.
terminal-help-turn = a chi tocca
terminal-help-bank = chi tiene il banco
terminal-help-stake = quanto è puntato
terminal-help-down = cornice di una tua carta coperta
terminal-help-moves = Mosse
terminal-help-arrows = ← → e Invio: scegliere una mossa senza la lettera
terminal-help-numbers = ↑ ↓, Pag su e Pag giù, Inizio, Fine o cifre: la puntata, il rilancio, il taglio
terminal-help-hands = Tab: il tuo prossimo gioco, se ne hai più di uno
terminal-help-always = In ogni momento
terminal-help-help = questa pagina
terminal-help-rules = le regole di questo tavolo, complete
terminal-help-ledger = i saldi, e chi deve a chi
terminal-help-log = tutto quello che è successo, e il tavolo a parole
terminal-help-fair = come si sa che le carte sono date onestamente
terminal-help-table = riposare, rientrare, vendere o comprare il banco, chiedere puntate più basse, sedersi, andarsene
terminal-help-save = scrivere le mani giocate in un verbale
terminal-help-speed = a che passo vanno i bot e le carte
terminal-help-coach = consigli: quanto vale ogni scelta e, dopo la mano, quanto sono costate le tue
terminal-help-quit = uscire; la partita è salvata a ogni mossa
terminal-help-hurry = Spazio: non aspettare fino alla prossima domanda
terminal-help-leaving = Per continuare la partita un altro giorno: siete play --resume

## Before a game

terminal-choose-ruleset = A che cosa giochiamo?
terminal-new-game = Partita nuova
terminal-saved-games = Partite da finire
terminal-saved-note = Invio continua questa partita da dove era; Canc la dimentica.
terminal-language = Lingua
terminal-language-name = Italiano
terminal-language-note = ← → un'altra lingua
terminal-forget = Dimenticare questa partita?
terminal-forget-no = No, tenerla
terminal-forget-yes = Sì, dimenticarla
terminal-choose-places = Chi si siede? In ordine di gioco, da { $low } a { $high }
terminal-places-note = Invio cambia il nome, ← → chi è, + aggiunge un posto, Canc toglie questo.
terminal-places-add = +  un altro posto
terminal-places-add-note = Invio aggiunge un posto al tavolo.
terminal-places-full = Il tavolo è pieno.
terminal-go-on = Avanti
terminal-places-go-on-note = Invio: si siedono questi.
terminal-choose-house = { $ruleset }: regole della casa
terminal-play = Giocare
terminal-play-note = Invio: si gioca con queste regole. Chi gioca come dice il foglio non cambia niente.
terminal-variants-own = Varianti
terminal-variants-other = Varianti di altri posti
terminal-idle = (Qui non ha su che cosa agire.)
terminal-write = Ora { $text }. Scrivi un altro valore:
terminal-setup-choose = scegliere
terminal-setup-forget = dimenticare
terminal-setup-name = nome
terminal-setup-kind = persona o bot
terminal-setup-remove = togliere
terminal-setup-back = indietro
terminal-setup-change = cambiare
terminal-setup-write = scrivere
terminal-setup-usual = come al solito
terminal-names-people = Anna, Marco, Giulia, Luca, Chiara, Paolo, Elena, Matteo, Sara, Andrea, Laura, Davide
terminal-names-bots = Gino, Pina, Peppe, Nunzia, Totò, Ada, Ciccio, Rosa, Beppe, Ines, Tonio, Lina

## Plain lines

terminal-plain-help = Scrivi un'azione, o aiuto.
terminal-plain-hand = { $name } ha: { $hand }
terminal-plain-allowed = { $question } Puoi: { $allowed }
terminal-plain-unasked = { $name } può: { $allowed }
terminal-plain-cover = { $name }, tocca a te. Gli altri non guardino. Invio mostra le carte.
terminal-plain-between = Tra una mano e l'altra. Una riga vuota va avanti.
terminal-plain-all-out = Nessuno qui gioca la prossima mano: con una riga vuota la giocano gli altri.
terminal-plain-stuck = Siete pochi o troppi per una mano: qualcuno deve rientrare, sedersi o andarsene.
terminal-plain-not-yours = { $name } è un bot e decide da solo.
terminal-plain-choose = Scrivi un numero da 1 a { $most }, o un nome.
terminal-plain-help-actions = Le azioni sono parole: bet 2 (puntare), hit (carta), hit down (carta coperta), hit raise 3 (rilanciare a 3 e carta), stand (stare). Quando tocca a te, la riga dice quali valgono.
terminal-plain-help-bounds = 1..3 step 1 vuol dire: da 1 a 3, di 1 in 1. Quel che è tra parentesi quadre può mancare; | separa cose tra cui scegliere.
terminal-plain-help-names = Dove non è chiaro chi agisce, il nome sta davanti: Anna out.
terminal-word-help = aiuto
terminal-word-rules = regole
terminal-word-ledger = conti
terminal-word-look = tavolo
terminal-word-log = diario
terminal-word-fair = pulito
terminal-word-coach = consigli
terminal-word-record = verbale
terminal-word-quit = esci
terminal-word-ready = pronto
terminal-word-on = sì
terminal-word-off = no
terminal-plain-word-help = questo
terminal-plain-word-rules = le regole di questo tavolo
terminal-plain-word-ledger = i saldi, e chi deve a chi
terminal-plain-word-look = il tavolo a parole
terminal-plain-word-log = tutto quello che è successo
terminal-plain-word-fair = come si sa che le carte sono date onestamente
terminal-plain-word-coach = con consigli o senza: quanto vale ogni scelta, e quanto sono costate le tue
terminal-plain-word-record = scrivere le mani giocate in un verbale
terminal-plain-word-quit = uscire; la partita è salvata a ogni azione

## Refused

error-play-resume-alone = --resume continua una partita com'era: non ammette regolamento, --with, --set, --players, --bots o --names.
error-play-resume-in-use = { $file } è già in gioco, in un'altra finestra. Altre partite salvate sono nella prima schermata: siete play
error-play-bots = { $bots } bot sono più di { $players } giocatori.
error-play-names = { $names } nomi sono più di { $players } giocatori.
error-play-names-apart = «{ $argument }» qui non è conosciuto. Se è un nome: i nomi sono separati da virgole, --names { $names },{ $argument }
error-nothing-to-record = Non c'è ancora niente da mettere a verbale: nessuna mano è finita.
