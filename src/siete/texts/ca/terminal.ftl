### La taula al terminal, dibuixada i en línies de text.

## On the table

terminal-total = { $size ->
        [one] { $total } punt
       *[other] { $total } punts
    }
terminal-hands = { $count } carrers
terminal-balance = saldo { $amount }
terminal-more-hands = i { $count } més
terminal-status-stood = es planta
terminal-status-bust = es passa
terminal-status-muerta = morta
terminal-status-passed = no juga
terminal-status-out = descansa
terminal-limits = Apostes entre { $low } i { $high }
terminal-fixed = Tothom aposta { $amount }
terminal-pot = Al pot: { $amount }
terminal-head = { $ruleset } · mà { $round }
terminal-head-over = { $ruleset } · la mà { $round } s'ha acabat
terminal-banker = Banca: { $name }
terminal-too-small = La finestra fa { $there } caràcters.
terminal-too-small-needed = La taula necessita { $needed }.

## What is asked

terminal-ask-turn = { $name }, et toca.
terminal-ask-bet = { $name }, quant apostes?
terminal-ask-open = { $name }, una altra figura: obres carrer o la deixes?
terminal-ask-cut = { $name }, escapces?
terminal-ask-pick = { $name }, tria una carta per a la banca.
terminal-ask-high = { $name }, quina carta guanya la banca?
terminal-ask-valid = { $name }, és vàlida la mà?
terminal-ask-before = { $name }, fas de banca: dius res abans de repartir?
terminal-ask-accept = { $name }, et semblen bé apostes entre { $low } i { $high }?
terminal-ask-buy = { $name }, { $other } t'ofereix la banca per { $price }.
terminal-ask-sell = { $name }, { $other } ofereix { $price } per la banca.
terminal-waiting = { $name } s'ho pensa.
terminal-pause-between = Entre mà i mà.
terminal-pause-stuck = Sou pocs o massa per a una mà: algú ha de tornar, seure o marxar.
terminal-result-won = Has guanyat { $amount }.
terminal-result-lost = Has perdut { $amount }.
terminal-result-even = Ni guanyes ni perds.
terminal-choose-first = Tria amb ← → o prem una lletra.
terminal-choose-hand = Carrer { $hand } (Tab: el següent)
terminal-bounds = entre { $low } i { $high }, esglaó { $step }
terminal-bounds-one = només { $amount }
terminal-bounds-count = entre { $low } i { $high }
terminal-enter-stake = Aposta { $value } · { $bounds } ({ $keys })
terminal-enter-raise = Apuja a { $value } · { $bounds } ({ $keys })
terminal-enter-no-raise = Sense apujar · per apujar: { $bounds } ({ $keys })
terminal-enter-count = Aixeca { $value } cartes · { $bounds } ({ $keys })
terminal-enter-keys-near = ↑ ↓ o xifres
terminal-enter-keys-far = ↑ ↓, Re Pàg Av Pàg deu esglaons, o xifres

## Moves

terminal-move-hit = carta
terminal-move-hit-up = carta destapada
terminal-move-hit-down = carta tapada
terminal-move-stand = em planto
terminal-move-bust = m'he passat
terminal-move-pass = no jugo
terminal-move-burn = canvio la carta
terminal-move-muerta = la morta
terminal-move-open = obro carrer
terminal-move-keep = la deixo aquí
terminal-move-bet = apostar
terminal-move-valid = és vàlida
terminal-move-void = l'anul·lo
terminal-move-accept = d'acord
terminal-move-reject = no
terminal-move-pick = agafar carta
terminal-move-high = la més alta
terminal-move-low = la més baixa
terminal-move-cut = escapçar
terminal-move-decline = no, gràcies
terminal-move-ready = repartir
terminal-move-tariff = modalitat { $tariff }
terminal-move-propose = proposar límits
terminal-move-stake = dir l'aposta
terminal-move-buy = la compro
terminal-move-sell = la venc
terminal-key-hit = c
terminal-key-hit-up = c
terminal-key-hit-down = t
terminal-key-stand = p
terminal-key-bust = x
terminal-key-pass = n
terminal-key-burn = q
terminal-key-muerta = m
terminal-key-open = o
terminal-key-keep = d
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
terminal-key-ready = d
terminal-key-enter = Retorn
terminal-key-space = Espai
terminal-key-delete = Supr
terminal-key-escape = Esc

## At any time

terminal-key-help = ?
terminal-key-rules = r
terminal-key-ledger = u
terminal-key-log = i
terminal-key-fair = j
terminal-key-table = l
terminal-key-save = g
terminal-key-speed = e
terminal-key-coach = k
terminal-key-quit = s
terminal-do-help = ajuda
terminal-do-rules = regles
terminal-do-ledger = comptes
terminal-do-log = diari
terminal-do-fair = joc net
terminal-do-table = taula
terminal-do-save = acta
terminal-do-speed = velocitat
terminal-do-coach = consells
terminal-do-quit = sortir
terminal-do-next = una altra mà
terminal-do-hurry = més de pressa
terminal-speed = Velocitat: { $speed }.
terminal-speed-slow = a poc a poc
terminal-speed-normal = normal
terminal-speed-fast = de pressa
terminal-speed-at_once = a l'instant
terminal-record-saved = Les mans jugades són a l'acta { $file }
terminal-not-saved = La partida no s'està desant: { $reason }
terminal-left-saved = La partida està desada. Per continuar: siete play --resume
terminal-page-keys = ↑ ↓ RePàg AvPàg Inici Fi moure · Esc tancar
terminal-menu-keys = ↑ ↓ triar · Retorn fer-ho · Esc deixar-ho
terminal-form-keys = Retorn fet · Esc deixar-ho

## Between the turns of two people

terminal-cover = { $name }, et toca.
terminal-cover-others = Els altres, que no mirin.
terminal-cover-keys = Retorn: { $name } veu les seves cartes

## The menu of the table

terminal-do-out = { $name } descansa
terminal-do-in = { $name } torna a jugar
terminal-do-lower = { $name } demana apostes més baixes
terminal-do-leave = { $name } deixa la taula
terminal-do-offer = { $name } ofereix la banca a { $other }
terminal-do-bid = { $name } fa una oferta per la banca
terminal-do-join = Algú s'asseu: { $kind }
terminal-join-last = a l'últim lloc
terminal-join-after = darrere de { $name }
terminal-do-nonce = { $name } posa alguna cosa seva a la pròxima barreja
terminal-name = Nom
terminal-price = Preu (0 o més)
terminal-nonce = Qualsevol cosa; ningú no pot triar les cartes amb això
terminal-nonce-added = A la pròxima barreja entra com a { $nonce }
terminal-limits-low = Aposta mínima
terminal-limits-high = Aposta màxima
terminal-limits-bounds = múltiple de { $step }
terminal-limits-refused = Primer la més baixa; totes dues per sobre de 0 i múltiples de l'esglaó, { $step }.
terminal-kind-person = una persona
terminal-kind-cautious = un bot prudent
terminal-kind-bold = un bot agosarat
terminal-kind-varied = un bot d'humor canviant
terminal-kind-beginner = un bot que n'està aprenent
terminal-kind-casual = un bot que juga de tant en tant
terminal-kind-steady = un bot sòlid
terminal-kind-expert = un bot expert
terminal-kind-both = { $level }, { $temper ->
        [cautious] prudent
        [bold] agosarat
       *[varied] d'humor canviant
    }

## The ledger

terminal-ledger-line = { $name } { $amount }
terminal-ledger-gone = { " " }(ja no hi és)
terminal-ledger-settle = Per quedar en paus
terminal-ledger-transfer = { $payer } dona { $amount } a { $payee }
terminal-ledger-even = Ningú no deu res.

## Fairness

terminal-fair-seal = Un secret ja fixa les cartes d'aquesta barreja, i aquest n'és el segell:
terminal-fair-nonces = Aquests números, un per jugador, hi van entrar abans de la primera carta:
terminal-fair-added = Aquests números els han afegit jugadors fins ara, i hi entraran:
terminal-fair-check = Quan les cartes ja no compten, el secret es publica. L'acta de les mans ho té tot; siete verify ho comprova.

## The table in words

terminal-look = La taula en paraules
terminal-seat = { $name }, { $kind }, saldo { $balance }
terminal-seat-banker = fa de banca
terminal-seat-stake = aposta { $amount }
terminal-hand = carrer { $number }
terminal-card-hidden = una carta tapada
terminal-card-down = { $card } (tapada)

## Help

terminal-help-signs = Signes
terminal-help-suit = { $suit ->
        [o] { $sign } oros
        [c] { $sign } copes
        [e] { $sign } espases
       *[b] { $sign } bastos
    }
terminal-help-pintas = També la pinta diu el coll: marc sencer als oros, un tall a les copes, dos a les espases, tres als bastos.
terminal-help-turn = a qui toca
terminal-help-bank = qui fa de banca
terminal-help-stake = el que s'ha apostat
terminal-help-down = marc d'una carta teva que és tapada
terminal-help-moves = Jugades
terminal-help-arrows = ← → i Retorn: triar una jugada sense la lletra
terminal-help-numbers = ↑ ↓, Re Pàg i Av Pàg, Inici, Fi o xifres: l'aposta, el que s'apuja, on s'escapça
terminal-help-hands = Tab: el teu carrer següent, si en tens més d'un
terminal-help-always = En tot moment
terminal-help-help = aquesta pàgina
terminal-help-rules = les regles d'aquesta taula, completes
terminal-help-ledger = els saldos, i qui deu a qui
terminal-help-log = tot el que ha passat, i la taula en paraules
terminal-help-fair = com se sap que el repartiment és net
terminal-help-table = descansar, tornar, vendre o comprar la banca, demanar apostes més baixes, seure, marxar
terminal-help-save = escriure les mans jugades en una acta
terminal-help-speed = a quin pas van els bots i el repartiment
terminal-help-coach = consells: què val cada decisió i, després de la mà, què han costat les teves
terminal-help-quit = sortir; la partida es desa a cada jugada
terminal-help-hurry = Espai: no esperar fins a la pròxima pregunta
terminal-help-leaving = Per continuar un altre dia la partida: siete play --resume

## Before a game

terminal-choose-ruleset = A què juguem?
terminal-new-game = Partida nova
terminal-saved-games = Partides per acabar
terminal-saved-note = Retorn continua aquesta partida on es va deixar; Supr l'oblida.
terminal-language = Llengua
terminal-language-name = Català
terminal-language-note = ← → una altra llengua
terminal-forget = Oblidar aquesta partida?
terminal-forget-no = No, desar-la
terminal-forget-yes = Sí, oblidar-la
terminal-choose-places = Qui seu? Per ordre de joc, entre { $low } i { $high }
terminal-places-note = Retorn canvia el nom, ← → qui és, + afegeix un lloc, Supr treu aquest.
terminal-places-add = +  un altre lloc
terminal-places-add-note = Retorn afegeix un lloc a la taula.
terminal-places-full = La taula és plena.
terminal-go-on = Continuar
terminal-places-go-on-note = Retorn: seuen aquests.
terminal-choose-house = { $ruleset }: regles de la casa
terminal-play = Jugar
terminal-play-note = Retorn: es juga amb aquestes regles. Qui juga com diu el full no canvia res.
terminal-variants-own = Variants
terminal-variants-other = Variants d'altres llocs
terminal-idle = (Aquí no té sobre què actuar.)
terminal-write = Ara { $text }. Escriu un altre valor:
terminal-setup-choose = triar
terminal-setup-forget = oblidar
terminal-setup-name = nom
terminal-setup-kind = persona o bot
terminal-setup-remove = treure
terminal-setup-back = enrere
terminal-setup-change = canviar
terminal-setup-write = escriure
terminal-setup-usual = com sempre
terminal-names-people = Núria, Jordi, Laia, Pau, Montse, Oriol, Mireia, Arnau, Anna, Marc, Clara, Roger
terminal-names-bots = Pep, Quimeta, Cisco, Tònia, Tomeu, Roser, Xicu, Neus, Lluc, Bet, Ramon, Pepeta

## Plain lines

terminal-plain-help = Escriu una acció, o ajuda.
terminal-plain-hand = { $name } té: { $hand }
terminal-plain-allowed = { $question } Pots: { $allowed }
terminal-plain-unasked = { $name } pot: { $allowed }
terminal-plain-cover = { $name }, et toca. Els altres, que no mirin. Retorn ensenya les cartes.
terminal-plain-between = Entre mà i mà. Una línia buida continua.
terminal-plain-all-out = Aquí ningú juga la mà següent: amb una línia buida la juguen els altres.
terminal-plain-stuck = Sou pocs o massa per a una mà: algú ha de tornar, seure o marxar.
terminal-plain-not-yours = { $name } és un bot i decideix pel seu compte.
terminal-plain-choose = Escriu un número d'1 a { $most }, o un nom.
terminal-plain-help-actions = Les accions són paraules: bet 2 (apostar), hit (carta), hit down (carta tapada), hit raise 3 (apujar a 3 i carta), stand (plantar-se). Quan et toca, la línia diu quines valen.
terminal-plain-help-bounds = 1..3 step 1 vol dir: d'1 a 3, d'1 en 1. El que va entre claudàtors es pot ometre; | separa coses entre les quals triar.
terminal-plain-help-names = On no és clar qui actua, el nom va al davant: Anna out.
terminal-word-help = ajuda
terminal-word-rules = regles
terminal-word-ledger = comptes
terminal-word-look = taula
terminal-word-log = diari
terminal-word-fair = net
terminal-word-coach = consells
terminal-word-record = acta
terminal-word-quit = sortir
terminal-word-ready = a punt
terminal-word-on = sí
terminal-word-off = no
terminal-plain-word-help = això
terminal-plain-word-rules = les regles d'aquesta taula
terminal-plain-word-ledger = els saldos, i qui deu a qui
terminal-plain-word-look = la taula en paraules
terminal-plain-word-log = tot el que ha passat
terminal-plain-word-fair = com se sap que el repartiment és net
terminal-plain-word-coach = amb consells o sense: què val cada decisió, i què han costat les teves
terminal-plain-word-record = escriure les mans jugades en una acta
terminal-plain-word-quit = sortir; la partida es desa a cada acció

## Refused

error-play-resume-alone = --resume continua una partida tal com era: no admet reglament, --with, --set, --players, --bots ni --names.
error-play-resume-in-use = { $file } ja s'està jugant, en una altra finestra. Altres partides desades són a la primera pantalla: siete play
error-play-bots = { $bots } bots són més que { $players } jugadors.
error-play-names = { $names } noms són més que { $players } jugadors.
error-play-names-apart = «{ $argument }» no es coneix aquí. Si és un nom: els noms van separats per comes, --names { $names },{ $argument }
error-nothing-to-record = Encara no hi ha res per posar en una acta: no s'ha acabat cap mà.
