### El que valen les regles: la línia del formulari i la pàgina d'un joc.

## L'avantatge de la banca

# $how: about_... és una estimació, amb l'error en fitxes; between té dos límits amb signe.
web-odds-edge = { $how ->
        [bank] La banca es queda { $chips } de cada 100 fitxes
        [player] La banca perd { $chips } de cada 100 fitxes
        [about_bank] La banca es queda unes { $chips } de 100 fitxes (± { $error })
        [about_player] La banca perd unes { $chips } de 100 fitxes (± { $error })
        [between] La banca: de { $lower } a { $upper } de cada 100 fitxes
       *[even] La banca no es queda res: és un joc just
    }
web-odds-waiting = S'està calculant què es queda la banca…
web-odds-failed = Amb aquestes regles no es pot calcular què es queda la banca.

## La pàgina

web-odds-title = En què queda
web-odds-about = { $raises ->
        [yes] De les fitxes de la primera aposta, per a un jugador contra la banca, jugant tots dos tan bé com es pot. El que s'apuja va a part i hi és comptat.
       *[no] Per a un jugador contra la banca, jugant tots dos tan bé com es pot.
    }
web-odds-no-split = En el que segueix no s'obren carrers; en els dos límits, sí.
web-odds-no-pot = No es compta el pot: val per a les mans que es juguen fora d'ell.
web-odds-still = S'està calculant la xifra exacta.
web-odds-working = S'està calculant com es juga i en què queda una mà. Amb algunes regles triga minuts.
web-odds-play = Com es juga
web-odds-play-about = On hi ha més d'un signe és ara l'un ara l'altre, tantes vegades de cada 100: per sort, o segons les cartes que fan el total. Una casella buida no es dona mai, o no deixa triar.
web-odds-legend = Què vol dir cada signe
web-odds-form = { $form ->
        [open] Segons el total de la teva mà i la carta de la banca.
        [first] Segons la teva carta tapada i la carta de la banca.
        [settled] Amb més d'una carta tapada: segons el teu total i el que és a la vista.
        [total] Amb més d'una carta tapada: segons el teu total i la carta de la banca.
       *[shown] Segons el total de les teves cartes a la vista i la teva carta tapada.
    }
web-odds-bank-card = Carta de la banca: { $card }
web-odds-axis = { $axis ->
        [hidden] carta tapada
        [shown] total a la vista
        [bank] carta de la banca
       *[total] el teu total
    }
web-odds-round = En què queda una mà
web-odds-sums = El que treu el jugador, en primeres apostes
web-odds-evening = Una vetllada de { $rounds } mans
web-odds-evening-about = Per a qui juga { $rounds } mans contra la banca sense tenir-la mai.
web-odds-behind = perdent
web-odds-even = en paus
web-odds-ahead = guanyant
web-odds-evening-numbers = De mitjana, { $mean } primeres apostes; nou vetllades de cada deu acaben entre { $low } i { $high }.
web-odds-changes = { $when ->
        [always] Amb aquestes regles la banca canvia de mans després de cada mà, i això acosta tots dos a quedar en paus.
       *[sometimes] Amb aquestes regles la banca canvia de mans en el { $percent } % de les mans, i això acosta tots dos a quedar en paus.
    }
web-odds-rules = El que val cada regla
web-odds-rules-about = Quantes més de cada 100 fitxes treu el jugador amb una regla que sense; menys de 0 és per a la banca. Es treu una regla cada vegada.
web-odds-rules-progress = { $done } de { $all } calculades fins ara.
web-odds-instead = { $value }, en lloc de: { $plain }
web-odds-range = de { $lower } a { $upper }
web-odds-unknown = no se sap
