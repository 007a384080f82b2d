### Gràfics de jocs resolts: com jugar, en què queda una vetllada, què hi afegeix cada regla.

chart-title = { $ruleset }: com jugar i en què queda
chart-parts = En aquesta pàgina
chart-rules-missing = No hi ha el que hi afegeix cada regla: ho calcula --each-rule, que resol el joc una altra vegada per cada una.
chart-source = Siete { $version }: equilibri d'un jugador i la banca.
chart-written = { $file } està escrit: { $parts }.

## Com jugar

chart-strategy-about = A cada casella hi ha el signe del que es fa. On n'hi ha més d'un, amb nombres, tantes vegades de cada 100: es deixa a la sort, o depèn de les cartes que fan el total. Una casella buida no es dona mai, o no deixa triar.
chart-form = { $form ->
        [open] Segons el total de la mà, tota a la vista, i la carta de la banca.
        [first] Segons la carta tapada i la carta de la banca.
        [settled] Amb la primera carta destapada i les altres tapades: segons el total de la mà i la carta a la vista.
       *[shown] Segons el total del que és a la vista i la carta tapada.
    }
chart-axis-hidden = carta tapada
chart-axis-total = total de la mà
chart-axis-shown = total a la vista
chart-axis-bank = carta de la banca
chart-share = { $what } { $percent } %

## Una vetllada

chart-evening-title = { $rounds ->
        [one] Una mà
       *[other] { $rounds } mans
    }
chart-evening-about = En què queden per al jugador, en primeres apostes, si tots dos juguen així i la banca és sempre del mateix tota la vetllada.
chart-evening-changes = { $how ->
        [always] Segons les regles la banca canvia després de cada mà; això acosta tots dos a quedar en paus.
       *[some] Segons les regles la banca canvia després del { $percent } % de les mans; això acosta tots dos a quedar en paus.
    }
chart-behind = el jugador perd
chart-even = en paus
chart-ahead = el jugador guanya
chart-mean = de mitjana
chart-deviation = desviació típica
chart-quantile = en el { $percent } % de les vetllades, com a molt
chart-net = primeres apostes
chart-chance = probabilitat, %
chart-evening-numbers = La vetllada en nombres
chart-bars = Les barres en nombres

## Què hi afegeix cada regla

chart-rule = { $rule }: { $value }
chart-rule-value = aquí

## El que es rebutja

error-chart-file = { $file } no es pot dibuixar. S'admeten noms que acabin en .svg, .png o .html.
error-chart-rounds = Amb aquestes regles no es poden dibuixar { $rounds } mans. S'admet d'1 a { $most }.
error-chart-unwritten = No es pot escriure el gràfic a { $file }: { $reason }.
