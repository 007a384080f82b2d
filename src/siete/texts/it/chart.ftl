### Grafici di giochi risolti: come giocare, come va una serata, che cosa aggiunge ogni regola.

chart-title = { $ruleset }: come giocare e come va a finire
chart-parts = In questa pagina
chart-rules-missing = Manca ciò che aggiunge ogni regola: lo calcola --each-rule, che risolve il gioco un'altra volta per ciascuna.
chart-source = Siete { $version }: equilibrio di un giocatore e del mazziere.
chart-written = { $file } è scritto: { $parts }.

## Come giocare

chart-strategy-about = In ogni casella c'è il segno di ciò che si fa. Dove ce n'è più d'uno, con dei numeri, tante volte su 100: è lasciato alla sorte, o dipende dalle carte che fanno il totale. Una casella vuota non capita mai, o non lascia scelta.
chart-form = { $form ->
        [open] Secondo il totale della mano, tutta in vista, e la carta del mazziere.
        [first] Secondo la carta coperta e la carta del mazziere.
        [settled] Con la prima carta scoperta e le altre coperte: secondo il totale della mano e la carta in vista.
       *[shown] Secondo il totale di ciò che è in vista e la carta coperta.
    }
chart-axis-hidden = carta coperta
chart-axis-total = totale della mano
chart-axis-shown = totale in vista
chart-axis-bank = carta del mazziere
chart-share = { $what } { $percent } %

## Una serata

chart-evening-title = { $rounds ->
        [one] Una mano
       *[other] { $rounds } mani
    }
chart-evening-about = Come vanno a finire per il giocatore, in prime puntate, se tutti e due giocano così e il banco resta sempre alla stessa persona.
chart-evening-changes = { $how ->
        [always] Secondo le regole il banco passa dopo ogni mano; questo avvicina tutti e due al pareggio.
       *[some] Secondo le regole il banco passa dopo il { $percent } % delle mani; questo avvicina tutti e due al pareggio.
    }
chart-behind = il giocatore perde
chart-even = in pari
chart-ahead = il giocatore vince
chart-mean = in media
chart-deviation = deviazione standard
chart-quantile = nel { $percent } % delle serate al massimo
chart-net = prime puntate
chart-chance = probabilità, %
chart-evening-numbers = La serata in numeri
chart-bars = Le barre in numeri

## Che cosa aggiunge ogni regola

chart-rule = { $rule }: { $value }
chart-rule-value = qui

## Ciò che è rifiutato

error-chart-file = { $file } non si può disegnare. Si ammettono nomi che finiscono in .svg, .png o .html.
error-chart-rounds = Con queste regole non si possono disegnare { $rounds } mani. Si ammette da 1 a { $most }.
error-chart-unwritten = Il grafico non si può scrivere in { $file }: { $reason }.
