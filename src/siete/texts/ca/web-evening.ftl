### La vetllada al navegador: comptes, mans, pas a pas i televisió.

## The page

web-evening-title = La vetllada
web-evening-page = Vetllada: { $table } · Siete
web-evening-to-table = A la taula
web-evening-to-evening = A la vetllada

## Who owes whom

web-evening-accounts = Comptes
web-evening-balance = Saldo
web-evening-zero = Tots els saldos junts fan zero.
web-evening-payments = Pagaments apuntats
web-evening-no-payments = No n'hi ha cap d'apuntat.
web-evening-why = { $why ->
        [buy_in] Compra de fitxes
        [correction] Correcció
       *[settled] Saldat
    }
web-evening-why-what = { $why ->
        [buy_in] Diners que, abans de jugar, es donen a qui els guarda.
        [correction] Arregla un error dels comptes.
       *[settled] Un deute de la vetllada que ja s'ha pagat.
    }
web-evening-paid = { $payer } dona { $amount } a { $payee }
web-evening-note = Apunta un pagament
web-evening-kind = Què és
web-evening-payer = Paga
web-evening-payee = Cobra
web-evening-amount = Import
web-evening-add = Apunta
web-evening-added = Apuntat: { $what }
web-evening-amount-bad = Escriu un import més gran que zero, com 2,5.
web-evening-amount-large = És massa gran. S'admet com a molt 1 000 000 000.
web-evening-same = Qui paga i qui cobra han de ser diferents.
web-evening-was-paid = Ja està pagat
web-evening-was-paid-of = Apunta com a pagat: { $what }
web-evening-csv = Full de càlcul (CSV)

## Rounds

web-evening-rounds = Mans
web-evening-no-rounds = Encara no s'ha jugat cap mà.
web-evening-banker = Banca: { $name }
web-evening-part = Regles núm. { $part } de la vetllada: { $rules }
web-evening-replay = Pas a pas
web-evening-replay-of = Mà { $round }, pas a pas
web-evening-check = Comprova
web-evening-check-of = Comprova com es va barrejar la mà { $round }
web-evening-record = Descarrega l'acta
web-evening-fair = Es va barrejar net?
web-evening-fair-what = Abans de les apostes la taula segella un número secret; després cada jugador n'hi afegeix un de seu, i de tots junts surt l'ordre de les cartes. Al final es publica el secret, i aquest navegador pot refer el compte tot sol.
web-evening-fair-all = Comprova-les totes

## A round step by step

web-replay-page = Mà { $round } · { $table } · Siete
web-replay-draw = Tria de la banca
web-replay-step = Pas { $step } de { $steps }
web-replay-steps = El que va passar
web-replay-first = Al principi
web-replay-back = Un pas enrere
web-replay-on = Un pas endavant
web-replay-last = Al final
web-replay-play = Reprodueix
web-replay-stop = Atura
web-replay-keys = Amb el teclat: ← → un pas, Inici i Fi als extrems, espai per reproduir.
web-replay-before = Anterior
web-replay-after = Següent

## On a television

web-tv-join = Apunta aquí amb el mòbil
web-tv-lobby = Qui juga?
web-tv-nobody = Encara no hi ha ningú assegut.
web-tv-next = { $seconds ->
        [one] La pròxima mà comença d'aquí a un segon
       *[other] La pròxima mà comença d'aquí a { $seconds } segons
    }
web-tv-ready = A punt: { $names }
