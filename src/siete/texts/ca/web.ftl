### La taula al navegador: què es demana, què es pot tocar i el que hi ha al voltant.

## Cards and seats

web-card = { $rank ->
        [1] as
        [2] dos
        [3] tres
        [4] quatre
        [5] cinc
        [6] sis
        [7] set
        [10] sota
        [11] cavall
       *[12] rei
    } { $suit ->
        [o] d'oros
        [c] de copes
        [e] d'espases
       *[b] de bastos
    }
web-card-down = { $card }, tapada
web-card-hidden = una carta tapada
web-burnt = cartes canviades
web-total = suma
web-stake = aposta
web-balance = saldo
web-bank = banca
web-bot = bot
web-coached = juga amb el conseller
web-own = El teu lloc
web-hand = Carrer { $hand }: { $total }
web-status-stood = es planta
web-status-bust = es passa
web-status-muerta = morta
web-status-passed = no juga
web-their-turn = li toca
web-away = descansa
web-offline = sense connexió
web-ready = a punt
web-foul = falta greu
web-even = taules
web-limits = Apostes entre { $low } i { $high }
web-fixed = Tothom aposta { $amount }
web-pot = Pot: { $amount }
web-clock = { $seconds ->
        [one] queda un segon
       *[other] queden { $seconds } segons
    }

## What is asked

web-your-move = La teva jugada
web-your-turn = Et toca! Torna a la taula
web-ask-turn = Et toca: una altra carta?
web-ask-bet = Quant apostes?
web-ask-open = Una altra figura: obres carrer o la deixes?
web-ask-cut = Escapces?
web-ask-pick = Tria una carta per a la banca.
web-ask-high = Quina carta guanya la banca?
web-ask-valid = És vàlida la mà?
web-ask-before = Fas de banca: reparteixes o dius res abans?
web-ask-accept = Apostes entre { $low } i { $high }: et sembla bé?
web-ask-buy = { $name } t'ofereix la banca per { $price }.
web-ask-sell = { $name } ofereix { $price } per la banca.
web-waiting-for = Esperem: { $names }
web-waiting-others = { $count } més
web-dealing = Es reparteixen cartes.
web-between = Fem una altra mà?
web-stuck = Sou pocs o massa per a una mà: algú ha de tornar, seure o marxar.
web-paused = L'amfitrió ha aturat el joc.
web-closed = La vetllada s'ha acabat.
web-standin = Un bot juga per tu.
web-play-again = Jugo jo
web-out = Estàs descansant.
web-lobby-waiting = La partida encara no ha començat.
web-lot = La sort està a punt de decidir qui té la banca.
web-sits-next = Jugues a partir de la pròxima mà.
web-no-seat = No tens lloc en aquesta mà.
web-can = Pots: { $moves }.
web-bounds = entre { $low } i { $high }, de { $step } en { $step }
web-no-raise = sense apujar
web-amount-amount = Aposta
web-amount-raise = Apujar a
web-amount-count = Cartes que aixeques
web-less = menys
web-more = més
web-more-time = Més temps
web-aside = Més…
web-back = Torna

## Moves

web-move-hit = Carta
web-move-hit-up = Carta destapada
web-move-hit-down = Carta tapada
web-raised = { $move }, apujo a { $amount }
web-move-stand = Em planto
web-move-bust = M'he passat
web-move-pass = No jugo
web-move-burn = Canvio la carta
web-move-muerta = La morta
web-move-open = { $amount ->
        [none] Obro carrer
       *[other] Obro carrer per { $amount }
    }
web-move-keep = La deixo aquí
web-move-bet = { $amount ->
        [none] Aposto
       *[other] Aposto { $amount }
    }
web-move-valid = És vàlida
web-move-void = L'anul·lo
web-move-accept = D'acord
web-move-reject = No
web-move-pick = Agafo carta
web-move-high = La més alta
web-move-low = La més baixa
web-move-cut = { $amount ->
        [none] Escapço
       *[other] Escapço { $amount }
    }
web-move-decline = No, gràcies
web-move-ready = Reparteixo
web-move-tariff = Modalitat { $tariff }
web-move-propose = Proposo límits
web-move-stake = Dic l'aposta
web-move-buy = Compro la banca
web-move-sell = Venc la banca
web-move-offer = Ofereixo la banca
web-move-bid = Oferta per la banca
web-move-out = Descanso
web-move-in = Torno al joc
web-move-lower = Demano apostar menys
web-move-leave = Deixo la taula
web-tariff-traditional = tradicional
web-tariff-high = alta
web-limit-low = Aposta mínima
web-limit-high = Aposta màxima
web-price = Preu
web-buyer = A qui
web-leave-sure = Deixes el teu lloc? El que has guanyat o perdut queda als comptes.

## After a round

web-won = Has guanyat { $amount }
web-lost = Has perdut { $amount }
web-even-mine = Ni guanyes ni perds
web-result = Resultat de la mà
web-next-round = Una altra mà

## Before the first round, sitting down, and inviting

web-sit = Seure
web-sit-name = El teu nom en aquesta taula
web-sit-note = Estàs mirant. No cal cap compte: n'hi ha prou amb un nom.
web-sit-closed = Estàs mirant. L'amfitrió decideix qui seu.
web-sit-full = Estàs mirant. Tots els llocs són ocupats.
web-start = Comencem
web-host-starts = L'amfitrió comença quan hi sigueu tots.
web-empty-seat = lloc lliure
web-seats = A taula: { $taken } de { $most }
web-seats-lacking = { $count ->
        [one] En falta un per començar: una persona o un bot.
       *[other] En falten { $count } per començar: persones o bots.
    }
web-code = Codi
web-link = Enllaç
web-qr = Codi QR de l'enllaç
web-link-only-here = Aquest enllaç només funciona en aquest ordinador. Perquè hi entrin mòbils i altres ordinadors, engega el servidor amb { $command }.
web-copy = Copia
web-copied = Copiat
web-share = Comparteix

## Beside the table

web-panel = Jugades, persones, regles i opcions
web-tab-log = Jugades
web-tab-people = Persones
web-tab-chat = Xat
web-tab-rules = Regles
web-tab-ledger = Comptes
web-tab-settings = Opcions
web-close = Tanca
web-unread = hi ha res de nou al xat
web-log-empty = Encara no ha passat res.
web-round = Mà { $round }
web-before-rounds = Abans de la primera mà
web-to-history = Totes les mans, pas a pas
web-chat-write = Digues alguna cosa
web-chat-send = Envia
web-chat-empty = Encara ningú no ha dit res.
web-emotes = Gestos
web-emote-cheers = salut
web-emote-clap = ben jugat
web-emote-laugh = riu
web-emote-ouch = ai
web-emote-think = pensa
web-emote-hurry = vinga
web-emote-heart = amb afecte
web-emote-luck = sort
web-who = Qui
web-settle = Per quedar en paus
web-nobody-owes = Ningú no deu res.
web-transfer = { $payer } dona { $amount } a { $payee }
web-to-ledger = Comptes de la vetllada
web-next-rules = A partir de la pròxima mà: { $title }.
web-read-them = Llegeix-les
web-rules-worth = El que valen aquestes regles, i com s'hi juga
web-loading = Un moment…
web-rules-failed = Ara no es poden carregar les regles.

## People

web-you = tu
web-host = amfitrió
web-stand-in = hi juga un bot
web-waits = a partir de la pròxima mà
web-leaves = marxa en acabar la mà
web-manage = Més sobre { $name }
web-add-bot = Afegeix un bot
web-bot-plays = Com juga el bot
web-bot-temper = Tarannà
web-temper = { $temper ->
        [cautious] prudent
        [bold] agosarat
        [varied] d'humor canviant
       *[even] equilibrat
    }
web-remove = Treu de la taula
web-remove-sure = Treus { $name } de la taula? La mà es juga fins al final en lloc seu.
web-get-up = Aixecar-me
web-seat-link = Passa a un altre dispositiu
web-give-seat = Enllaç al seient
web-seat-link-note = Qui obri aquest enllaç es queda el seient: serveix una sola vegada i per a ningú més.
web-play-for = Que jugui un bot
web-play-myself = Treu el bot
web-hand-over = Fes amfitrió
web-gone = Ara no són a taula
web-watching = { $count ->
        [0] Ningú no mira.
        [one] Mira una persona.
       *[other] Miren { $count } persones.
    }
web-to-tv = En un televisor
web-to-watch = Només mirar

## Settings

web-here = En aquest dispositiu
web-language = Llengua
web-deck = Cartes
web-deck-spanish = Espanyoles
web-deck-french = Franceses
web-theme = Clar o fosc
web-theme-auto = Com el sistema
web-theme-light = Clar
web-theme-dark = Fosc
web-sound = So
web-keys = Les xifres de l'1 al 9 fan el que fan els botons
web-coach-on = Vull consells del conseller
web-coach-told = El que val cada opció, segons el que saps. Els altres veuen que hi jugues.
web-guide-again = Torna a veure la guia
web-host-settings = Com a amfitrió
web-pause = Pausa
web-go-on = Continua
web-change-rules = Canvia les regles
web-timer = Temps per jugada
web-timer-off = sense límit
web-timer-relaxed = tranquil
web-timer-quick = ràpid
web-pause-length = Pausa entre mà i mà
web-pause-seconds = { $seconds ->
        [0] fins que tothom estigui a punt
       *[other] { $seconds } segons
    }
web-setting-open = Qui té l'enllaç pot seure
web-setting-watch = Qui té l'enllaç pot mirar
web-setting-chat = Xat
web-setting-emotes = Gestos
web-setting-coach = Qui vulgui pot jugar amb el conseller
web-close-table = Acaba la vetllada
web-close-table-sure = Vols acabar la vetllada per a tothom? La mà en joc es queda com està. La taula es pot tornar a obrir.
web-close-table-yes = Acaba per a tothom
web-reopen = Torna a obrir
web-delete = Esborra
web-delete-sure = Esborres la taula amb les mans, els comptes i el xat, per a tothom i per sempre?
web-delete-yes = Esborra per sempre

## The guide

web-guide = Guia
web-hint-stake = Primer l'aposta: tria quant et jugues en aquesta mà, dins dels límits.
web-hint-card = Acosta't a 7½ tant com puguis sense passar-te. El set val 7 i les figures ½. Demana carta o planta't amb el que tens.
web-hint-hidden = Tapada, la carta només la veus tu. Destapada, la veu tothom.
web-hint-bank = Tens la banca: jugues al final, contra tothom alhora.
web-hint-wait = Ara juguen els altres. Compte amb la banca: els empats solen ser seus.
web-hint-over = Així és una mà. Aquí veus qui ha guanyat què i per què. Tens les regles completes d'aquesta taula a un toc.
web-hint-read = Entesos
web-hint-skip = Salta la guia

## The page

web-title = { $table } · Siete
web-title-turn = Et toca · { $table }
web-home = Inici
web-played = { $count ->
        [one] una mà
       *[other] { $count } mans
    }
web-opening = S'està obrint la taula…
web-reconnecting = S'ha perdut la connexió. Tornant-ho a provar…
web-ended = La taula és tancada per a aquesta pàgina.
web-nowhere = Aquí no hi ha res.
web-not-loaded = No s'ha pogut carregar la pàgina.
web-again = Torna-ho a provar

## The coach

web-coach = El conseller
web-coach-thinking = El conseller pensa…
web-coach-waits = El conseller espera el teu torn.
web-coach-why = És segur?
web-coach-which = Quines?
web-coach-best = , la millor
web-coach-at = { $worth } amb { $amount }
