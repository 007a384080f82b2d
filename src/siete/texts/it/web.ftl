### Il tavolo nel browser: che cosa si chiede, che cosa si può toccare e quel che c'è intorno.

## Cards and seats

web-card = { $rank ->
        [1] asso
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [10] fante
        [11] cavallo
       *[12] re
    } { $suit ->
        [o] di denari
        [c] di coppe
        [e] di spade
       *[b] di bastoni
    }
web-card-down = { $card }, coperta
web-card-hidden = una carta coperta
web-burnt = carte bruciate
web-total = punti
web-stake = puntata
web-balance = saldo
web-bank = banco
web-bot = bot
web-coached = gioca con il consigliere
web-own = Il tuo posto
web-hand = Gioco { $hand }: { $total }
web-status-stood = sta
web-status-bust = sballa
web-status-muerta = muerta
web-status-passed = non gioca
web-their-turn = gioca
web-away = riposa
web-offline = senza connessione
web-ready = pronto
web-foul = fallo grave
web-even = pari
web-limits = Puntate da { $low } a { $high }
web-fixed = Tutti puntano { $amount }
web-pot = Piatto: { $amount }
web-clock = { $seconds ->
        [one] resta un secondo
       *[other] restano { $seconds } secondi
    }

## What is asked

web-your-move = La tua mossa
web-your-turn = Tocca a te! Torna al tavolo
web-ask-turn = Tocca a te: un'altra carta?
web-ask-bet = Quanto punti?
web-ask-open = Un'altra figura: apri un altro gioco o la tieni qui?
web-ask-cut = Tagli?
web-ask-pick = Prendi una carta per il banco.
web-ask-high = Quale carta prende il banco?
web-ask-valid = La mano è valida?
web-ask-before = Hai il banco: dai le carte o dici qualcosa prima?
web-ask-accept = Puntate da { $low } a { $high }: va bene?
web-ask-buy = { $name } ti offre il banco per { $price }.
web-ask-sell = { $name } offre { $price } per il banco.
web-waiting-for = In attesa di { $names }
web-waiting-others = altri { $count }
web-dealing = Si danno le carte.
web-between = Un'altra mano?
web-stuck = Siete pochi o troppi per una mano: qualcuno deve rientrare, sedersi o andarsene.
web-paused = Chi organizza ha messo il gioco in pausa.
web-closed = La serata è finita.
web-standin = Un bot gioca al tuo posto.
web-play-again = Gioco io
web-out = Stai riposando.
web-lobby-waiting = La partita non è ancora cominciata.
web-lot = La sorte sta per decidere chi tiene il banco.
web-sits-next = Giochi dalla prossima mano.
web-no-seat = In questa mano non hai un posto.
web-can = Puoi: { $moves }.
web-bounds = da { $low } a { $high }, di { $step } in { $step }
web-no-raise = senza rilancio
web-amount-amount = Puntata
web-amount-raise = Rilancio a
web-amount-count = Carte da alzare
web-less = meno
web-more = più
web-more-time = Più tempo
web-aside = Altro…
web-back = Indietro

## Moves

web-move-hit = Carta
web-move-hit-up = Carta scoperta
web-move-hit-down = Carta coperta
web-raised = { $move }, rilancio a { $amount }
web-move-stand = Sto
web-move-bust = Ho sballato
web-move-pass = Non gioco
web-move-burn = Brucio la carta
web-move-muerta = La muerta
web-move-open = { $amount ->
        [none] Apro un gioco
       *[other] Apro un gioco per { $amount }
    }
web-move-keep = La tengo qui
web-move-bet = { $amount ->
        [none] Punto
       *[other] Punto { $amount }
    }
web-move-valid = È valida
web-move-void = La annullo
web-move-accept = Va bene
web-move-reject = No
web-move-pick = Prendo una carta
web-move-high = La più alta
web-move-low = La più bassa
web-move-cut = { $amount ->
        [none] Taglio
       *[other] Taglio { $amount }
    }
web-move-decline = No, grazie
web-move-ready = Do le carte
web-move-tariff = Modalità { $tariff }
web-move-propose = Propongo limiti
web-move-stake = Dico la puntata
web-move-buy = Compro il banco
web-move-sell = Vendo il banco
web-move-offer = Offro il banco
web-move-bid = Offerta per il banco
web-move-out = Riposo
web-move-in = Rientro
web-move-lower = Puntate più basse
web-move-leave = Lascio il tavolo
web-tariff-traditional = tradizionale
web-tariff-high = alta
web-limit-low = Puntata minima
web-limit-high = Puntata massima
web-price = Prezzo
web-buyer = A chi
web-leave-sure = Lasci il tuo posto? Quel che hai vinto o perso resta nei conti.

## After a round

web-won = Hai vinto { $amount }
web-lost = Hai perso { $amount }
web-even-mine = Non hai né vinto né perso
web-result = Risultato della mano
web-next-round = Un'altra mano

## Before the first round, sitting down, and inviting

web-sit = Mi siedo
web-sit-name = Il tuo nome a questo tavolo
web-sit-note = Stai guardando. Non serve nessun account: basta un nome.
web-sit-closed = Stai guardando. Chi organizza decide chi si siede.
web-sit-full = Stai guardando. Tutti i posti sono occupati.
web-start = Si comincia
web-host-starts = Chi organizza comincia quando ci siete tutti.
web-empty-seat = posto libero
web-seats = Al tavolo: { $taken } su { $most }
web-seats-lacking = { $count ->
        [one] Ne manca uno per cominciare: una persona o un bot.
       *[other] Ne mancano { $count } per cominciare: persone o bot.
    }
web-code = Codice
web-link = Link di accesso
web-qr = Codice QR del link
web-link-only-here = Questo link funziona solo su questo computer. Per far entrare telefoni e altri computer, avvia il server con { $command }.
web-copy = Copia
web-copied = Copiato
web-share = Condividi

## Beside the table

web-panel = Giocate, persone, regole e opzioni
web-tab-log = Giocate
web-tab-people = Persone
web-tab-chat = Chat
web-tab-rules = Regole
web-tab-ledger = Conti
web-tab-settings = Opzioni
web-close = Chiudi
web-unread = novità nelle chiacchiere
web-log-empty = Non è ancora successo niente.
web-round = Mano { $round }
web-before-rounds = Prima della prima mano
web-to-history = Tutte le mani, passo per passo
web-chat-write = Di' qualcosa
web-chat-send = Invia
web-chat-empty = Nessuno ha ancora detto niente.
web-emotes = Gesti
web-emote-cheers = salute
web-emote-clap = ben giocato
web-emote-laugh = ride
web-emote-ouch = ahi
web-emote-think = ci pensa
web-emote-hurry = dai
web-emote-heart = con affetto
web-emote-luck = buona fortuna
web-who = Chi
web-settle = Per chiudere i conti
web-nobody-owes = Nessuno deve niente.
web-transfer = { $payer } dà { $amount } a { $payee }
web-to-ledger = Conti della serata
web-next-rules = Dalla prossima mano: { $title }.
web-read-them = Leggile
web-rules-worth = Quanto valgono queste regole, e come ci si gioca
web-loading = Un momento…
web-rules-failed = Ora non si riesce a caricare le regole.

## People

web-you = tu
web-host = organizza
web-stand-in = gioca un bot al suo posto
web-waits = dalla prossima mano
web-leaves = se ne va a fine mano
web-manage = Altro su { $name }
web-add-bot = Aggiungi un bot
web-bot-plays = Come gioca il bot
web-bot-temper = Temperamento
web-temper = { $temper ->
        [cautious] prudente
        [bold] audace
        [varied] d'umore variabile
       *[even] equilibrato
    }
web-remove = Togli dal tavolo
web-remove-sure = Togliere { $name } dal tavolo? La mano si gioca fino in fondo al suo posto.
web-get-up = Mi alzo
web-seat-link = Passa a un altro dispositivo
web-give-seat = Link del posto
web-seat-link-note = Chi apre questo link prende il posto: vale una volta sola, e per nessun altro.
web-play-for = Fai giocare un bot
web-play-myself = Togli il bot
web-hand-over = Cedi il tavolo
web-gone = Ora non sono al tavolo
web-watching = { $count ->
        [0] Non guarda nessuno.
        [one] Guarda una persona.
       *[other] Guardano { $count } persone.
    }
web-to-tv = Su un televisore
web-to-watch = Guarda soltanto

## Settings

web-here = Su questo dispositivo
web-language = Lingua
web-deck = Carte
web-deck-spanish = Spagnole
web-deck-french = Francesi
web-theme = Chiaro o scuro
web-theme-auto = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sound = Suono
web-keys = Le cifre da 1 a 9 fanno quel che fanno i pulsanti
web-coach-on = Voglio i consigli del consigliere
web-coach-told = Quanto vale ogni scelta, da quel che sai. Gli altri vedono che giochi con lui.
web-guide-again = Rivedi la guida
web-host-settings = Per chi organizza
web-pause = Pausa
web-go-on = Riprendi
web-change-rules = Cambia le regole
web-timer = Tempo per mossa
web-timer-off = senza limite
web-timer-relaxed = con calma
web-timer-quick = rapido
web-pause-length = Pausa tra una mano e l'altra
web-pause-seconds = { $seconds ->
        [0] finché non sono tutti pronti
       *[other] { $seconds } secondi
    }
web-setting-open = Chi ha il link può sedersi
web-setting-watch = Chi ha il link può guardare
web-setting-chat = Chat
web-setting-emotes = Gesti
web-setting-coach = Chi vuole può giocare con il consigliere
web-close-table = Chiudi la serata
web-close-table-sure = Chiudere la serata per tutti? La mano in corso resta com'è. Il tavolo si può riaprire.
web-close-table-yes = Chiudi per tutti
web-reopen = Riapri
web-delete = Elimina
web-delete-sure = Eliminare il tavolo con mani, conti e chiacchiere, per tutti e per sempre?
web-delete-yes = Elimina per sempre

## The guide

web-guide = Guida
web-hint-stake = Prima la puntata: scegli quanto vale per te questa mano, entro i limiti.
web-hint-card = Avvicinati a 7½ più che puoi senza sballare. Il sette vale 7, le figure ½. Chiedi carta, o stai con quel che hai.
web-hint-hidden = Coperta, la carta la vedi solo tu. Scoperta, la vedono tutti.
web-hint-bank = Hai il banco: giochi per ultimo, contro tutti insieme.
web-hint-wait = Ora giocano gli altri. Occhio al banco: a parità di solito vince lui.
web-hint-over = Ecco com'è una mano. Qui vedi chi ha vinto che cosa e perché. Le regole complete di questo tavolo sono a un tocco.
web-hint-read = Capito
web-hint-skip = Salta la guida

## The page

web-title = { $table } · Siete
web-title-turn = Tocca a te · { $table }
web-home = Inizio
web-played = { $count ->
        [one] una mano
       *[other] { $count } mani
    }
web-opening = Il tavolo si sta aprendo…
web-reconnecting = La connessione è caduta. Nuovo tentativo…
web-ended = Il tavolo è chiuso per questa pagina.
web-nowhere = Qui non c'è niente.
web-not-loaded = Non si è potuta caricare la pagina.
web-again = Riprova

## The coach

web-coach = Il consigliere
web-coach-thinking = Il consigliere pensa…
web-coach-waits = Il consigliere aspetta il tuo turno.
web-coach-why = È sicuro?
web-coach-which = Quali?
web-coach-best = , la migliore
web-coach-at = { $worth } con { $amount }
