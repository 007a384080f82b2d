### A simulation: what it came to, how far it is, and what it refuses.

## What it came to

simulate-played = Mans: { $rounds }. Llavor: { $seed }. Durada: { $seconds } s, { $rate } mans per segon.
simulate-stopped = Aturada amb Ctrl-C: s'han jugat { $rounds } de { $asked } mans.
simulate-nothing = Aturat amb Ctrl-C: encara no s'havia jugat res.
simulate-by-engine = Aquestes mans les ha jugades una per una el motor del joc mateix.
simulate-policies = Cada jugador: { $player }. La banca: { $banker }.
simulate-won = Guany per mà, en primeres apostes, amb l'error típic:
simulate-player = Jugador { $number }
simulate-banker = Banca
simulate-seat = { $seat }: { $mean } ± { $error }
simulate-unplaced = { $decisions ->
        [one] En una decisió la solució no diu res: allà el jugador es va plantar i la banca va demanar amb menys de 5.
       *[other] En { $decisions } decisions la solució no diu res: allà el jugador es va plantar i la banca va demanar amb menys de 5.
    }
simulate-ready = S'està preparant
simulate-progress = { $done } de { $rounds } mans, { $rate } per segon, falten { $left }

## Refused

error-simulate-seats = No hi pot haver { $seats } seients. S'admeten entre { $low } i { $high }, comptant-hi la banca.
error-simulate-rounds = No es poden jugar { $rounds } mans. S'admeten nombres enters des d'1, també escrits com 1e9.
error-simulate-round = No hi ha cap mà { $round }. Les mans es numeren des de 0.
error-simulate-replay-json = --replay escriu una acta, que és TOML i no JSON: no va amb --json. siete replay FITXER --json diu com va acabar el que hi ha en una acta.
error-simulate-threads = No hi pot haver { $threads } fils. S'admeten nombres enters des d'1.
error-simulate-seed = { $seed } no pot ser la llavor. S'admeten nombres enters de 0 a { $most }.
error-simulate-deck = Els bots només juguen amb les quaranta cartes, no amb una part.
error-simulate-cluster = A { $address } no respon cap planificador de Dask. S'escriu com tcp://192.168.1.7:8786; dask scheduler n'engega un i en diu l'adreça.
error-simulate-no-workers = El planificador de { $address } no té processos que juguin. dask worker { $address } n'engega uns quants.
error-simulate-lost = El clúster de { $address } s'ha rendit: { $reason }
error-no-such-policy = No hi ha cap manera de jugar «{ $policy }». S'admeten draw-to:T amb un total T, com draw-to:5.5, un fitxer amb una solució i aquests bots: { $bots }.
error-no-such-total = { $policy } demana cartes fins a un total que no existeix. S'admeten de 0.5 a 7.5, de 0.5 en 0.5, com draw-to:5.5.
error-solution-unreadable = No es pot llegir { $file }: { $reason }
error-no-solution = { $file } no és el certificat d'una solució. siete solve REGLES --certificate FITXER n'escriu un.
error-solution-unsound = { $file } no pot ser una solució: { $why ->
        [bounds] la fita inferior és més alta que la superior.
        [highest] l'aposta més alta no és la de les seves regles.
        [beginning] no diu què fa el jugador després de repartir.
       *[chances] les probabilitats no sumen 1.
    } tools/check_certificate.py comprova aquests fitxers.
error-solution-rules = { $file } resol unes altres regles, no les que s'han de jugar. Es diferencien en: { $options }.
error-solution-deck = { $file } resol el joc amb unes altres cartes.
error-solution-seats = { $file } resol el joc d'un jugador contra la banca. Amb aquesta solució només s'hi juga en dos seients.
