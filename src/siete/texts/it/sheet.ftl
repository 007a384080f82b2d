### Il foglio delle regole: sezioni nell'ordine in cui si gioca una mano. Ogni frase si dice solo dove serve.

## Frame

sheet-where = Dove si gioca: { $place }
sheet-variant = Variante «{ $name }»: { $meaning }
sheet-link = Forma breve: { $text }
sheet-house-title = Che cosa qui si gioca diversamente da { $ruleset }
sheet-house-rule = { $option }: { $value } (di solito: { $usual })
sheet-house = regola della casa
sheet-sources-title = Da dove vengono le regole
sheet-sources = Tra parentesi quadre, dopo ogni regola, c'è il foglio da cui viene, con la sua sezione. «Regola della casa» è ciò che questo tavolo ha deciso diversamente.
source-000 = 000: Club Conservador de Cartes i Jocs, «7 ½ (set i mig)», Catalogna
source-001 = 001: «Siete y media o siete alegre», Spagna, con il modo di puntare di Piedrahíta
source-002 = 002: «Sete e meio: Regras», Brasile
source-003 = 003: «Sette e mezzo», il gioco italiano e le sue varianti
source-004 = 004: «Επτάμισι», il gioco in Grecia, con varianti italiane e spagnole
source-sala = sala: il gioco come si dà nei casinò, fuori dai cinque fogli
source-R = R: quello che i fogli lasciano aperto e questo programma stabilisce; il numero è quello della lettura

## How many times the stake, as the object of "pays" or "takes"

sheet-times = { $size ->
        [one] l'importo della puntata
        [two] il doppio della puntata
        [three] il triplo della puntata
        [four] quattro volte la puntata
       *[other] { $times } volte la puntata
    }

## The aim

sheet-aim-title = Lo scopo
sheet-aim = Ognuno gioca contro il mazziere, non contro gli altri. Si chiedono carte per avvicinarsi il più possibile a sette punti e mezzo senza superarli. Chi supera 7½ sballa.

## Cards and values

sheet-cards-title = Le carte e quanto valgono
sheet-deck = Mazzo di quaranta carte, spagnole o italiane: denari, coppe, spade e bastoni, dall'asso al 7, più le figure: il fante (qui scritto 10), il cavallo (11) e il re (12). Con le carte francesi si tolgono gli otto, i nove e i dieci; le figure sono J, Q e K.
sheet-values = Le carte dall'asso al 7 valgono il loro numero; le figure, mezzo punto ciascuna.
sheet-wild = Matta: { $card }. Insieme ad altre carte prende il valore, ½ o da 1 a 7, che più avvicina il gioco a 7½ senza superarlo, e può cambiare man mano che arrivano carte. Se lo si supera con qualsiasi valore, il gioco è sballato.
sheet-wild-alone-half = Se è l'unica carta di un gioco, la matta vale ½.
sheet-wild-alone-draws = Se è l'unica carta di un gioco, la matta vale ½ e nessuno può stare, nemmeno il mazziere: bisogna prendere un'altra carta.
sheet-wild-alone-any = Se è l'unica carta di un gioco, la matta vale quanto vuole chi ce l'ha, da ½ a 7.
sheet-natural = Il sette e mezzo reale è quello fatto con le prime due carte di un gioco non diviso.
sheet-natural-wild = Due carte che fanno 7½ con la matta sono anch'esse un sette e mezzo reale.

## Players and seats

sheet-players-title = Giocatori e posti
sheet-players = { $exact ->
        [yes] Giocano in { $low }, mazziere compreso.
       *[no] Giocano da { $low } a { $high } persone, mazziere compreso.
    }
sheet-direction-right = Le carte e i turni girano verso destra, in senso antiorario: comincia il vicino di destra del mazziere e finisce il mazziere. «Il più vicino» è sempre il più vicino al mazziere in quest'ordine.
sheet-direction-left = Le carte e i turni girano verso sinistra, in senso orario: comincia il vicino di sinistra del mazziere e finisce il mazziere. «Il più vicino» è sempre il più vicino al mazziere in quest'ordine.
sheet-sitting-out = Tra una mano e l'altra, finché non si danno le carte, un giocatore può restare fuori, rientrare o chiedere di abbassare le puntate, il che non obbliga nessuno; a chi resta fuori torna quanto ha puntato. Devono restare almeno in { $low }. Il mazziere non resta fuori; se lascia il tavolo, il banco passa al prossimo giocatore presente.

## The first banker

sheet-first-title = Il primo mazziere
sheet-first-draw = Ognuno, in ordine, sceglie una carta senza guardarla. Poi si vota se il banco va alla carta più alta o alla più bassa; a parità di voti, alla più alta. Si scoprono le carte, e chi è pari sulla carta che vince sceglie di nuovo.
sheet-first-lot = Il primo mazziere si tira a sorte.

## Shuffle and cut

sheet-shuffle-title = Mescolare e tagliare
sheet-shuffle-every_round = Prima di ogni mano si mescolano tutte e quaranta le carte.
sheet-shuffle-when_needed = { $wild ->
        [yes] Si continua a giocare con quel che resta del mazzo. Le quaranta carte si mescolano quando cambia il mazziere, dopo una mano in cui è uscita la matta e quando il mazzo finisce.
       *[no] Si continua a giocare con quel che resta del mazzo. Le quaranta carte si mescolano quando cambia il mazziere e quando il mazzo finisce.
    }
sheet-cut-left = Può tagliare il vicino di sinistra del mazziere, oppure rinunciare.
sheet-cut-anyone = Può tagliare qualsiasi giocatore tranne il mazziere, o nessuno.
sheet-cut-banker = Può tagliare il mazziere stesso, oppure no.
sheet-cut-none = Nessuno taglia.

## Before the deal

sheet-before-title = Prima di dare le carte
sheet-tariffs = Il mazziere può scegliere una di queste modalità, che vale finché non ne sceglie un'altra:
sheet-tariff = { $name }: puntate da { $low } a { $high }
sheet-proposal = Il mazziere può proporre un'altra puntata minima e un'altra massima. Valgono se le accettano almeno tre quarti degli altri giocatori presenti, che votano in qualsiasi ordine.
sheet-once = Ciascuna di queste cose si fa al massimo una volta per mano. Quello che il mazziere non dice resta com'era.
sheet-fixed = Il mazziere dice una sola puntata, da { $low } a { $high } e multipla di { $step }, che è quella di tutti. Se non dice niente, vale l'ultima; la prima è { $low }.
sheet-fixed-limits = Se dei limiti nuovi la lasciano fuori, diventa la minima dei nuovi.

## Stakes

sheet-stakes-title = Le puntate
sheet-limits = { $exact ->
        [yes] Tutte le puntate sono di { $low }.
       *[no] La puntata minima è { $low } e la massima { $high }; dev'essere un multiplo di { $step }.
    }
sheet-limits-begin = { $exact ->
        [yes] Finché il mazziere non lo cambia, tutte le puntate sono di { $low }; devono essere multipli di { $step }.
       *[no] La puntata minima è { $low } e la massima { $high } finché il mazziere non cambia i limiti; dev'essere sempre un multiplo di { $step }.
    }
sheet-placed-before_deal = I giocatori puntano prima che si diano le carte, in qualsiasi ordine.
sheet-placed-after_deal = I giocatori puntano in ordine, ciascuno dopo aver visto la sua prima carta e prima che qualcuno ne chieda un'altra.
sheet-placed-on_turn = Ogni giocatore punta quando comincia il suo turno, vista la prima carta.
sheet-raise = A ogni carta chiesta, e prima di vederla, la puntata può salire fino alla massima consentita. Con 7½ è troppo tardi.
sheet-no-raise = La puntata fatta non si aumenta più.
sheet-lone-cap = Con una carta sola in un gioco può stare soltanto chi non vi ha messo più della puntata minima. Ogni gioco si considera a sé.

## The deal

sheet-deal-title = Dare le carte
sheet-deal-down = Il mazziere dà una carta coperta a ciascuno, in ordine, e l'ultima a sé stesso. Ognuno guarda la sua, senza mostrarla né commentarla.
sheet-deal-up = Il mazziere dà una carta scoperta a ciascun giocatore, in ordine, e l'ultima a sé stesso.
sheet-bank-hidden = La carta del mazziere resta coperta fino al suo turno.
sheet-bank-exposed = La carta del mazziere si scopre prima che giochi il primo giocatore.

## Is the round valid?

sheet-valid-title = La mano è valida?
sheet-valid = Date le carte, il mazziere dice se la mano è valida, qualunque carta abbia, perché l'attesa non riveli niente. Se la sua prima carta è un 3 può annullarla: tutte le puntate tornano, nessuno vince né perde e il mazziere resta lo stesso.
sheet-valid-burn = Può annullarla anche con un 3 che gli arriva cambiando la carta in questo momento.

## The players' turns

sheet-turn-title = Il turno di ciascuno
sheet-turn = { $limited ->
        [yes] In ordine, ogni giocatore chiede carte, una alla volta, o sta. Può stare in qualsiasi momento con 7½ o meno, se nessuna di queste regole lo vieta, e resta in gioco finché non ha giocato il mazziere.
       *[no] In ordine, ogni giocatore chiede carte, una alla volta, o sta. Può stare in qualsiasi momento con 7½ o meno e resta in gioco finché non ha giocato il mazziere.
    }
sheet-draws-up-down = Le carte chieste arrivano scoperte; la prima resta coperta.
sheet-draws-up-up = Le carte chieste arrivano scoperte, così che tutte quelle del giocatore sono in vista.
sheet-draws-one_down = Ogni carta si chiede scoperta o coperta. C'è sempre una carta coperta, e una sola: chi ne chiede una coperta scopre prima quella che aveva così.
sheet-draws-all_down = La prima carta chiesta in un gioco decide le altre di quel gioco: o la si chiede scoperta, e allora la prima resta coperta e tutte le altre arrivano scoperte; o la si chiede coperta, e allora si scopre la prima e tutte le altre arrivano coperte.
sheet-show-yes = Chi fa sette e mezzo lo mostra subito, e il turno di quel gioco è finito.
sheet-show-no = Chi ha sette e mezzo non può chiedere altre carte. Il gioco resta nascosto, e il giocatore dice «sto» come chiunque altro.
sheet-pair-shown = La coppia di sette si mostra subito, e il turno di quel gioco è finito.
sheet-reach = { $wild ->
        [yes] Nessuno può stare con meno di quanto vale la carta scoperta del mazziere; in questo confronto la matta conta ½.
       *[no] Nessuno può stare con meno di quanto vale la carta scoperta del mazziere.
    }
sheet-bust = Chi sballa mostra le carte e paga subito la puntata. La perde anche se poi sballa il mazziere.

## Special first cards

sheet-special-title = Prime carte speciali
sheet-pass = { $placed ->
        [before_deal] Chi ha come prima carta { $ranks } può non giocare la mano: lo dice al suo turno, finché è la sua unica carta, e riprende la puntata.
        [after_deal] Chi ha come prima carta { $ranks } può non giocare la mano: lo dice invece di puntare, o al suo turno finché è la sua unica carta, e riprende quanto ha puntato.
       *[on_turn] Chi ha come prima carta { $ranks } può non giocare la mano: lo dice al suo turno, invece di puntare o finché è la sua unica carta, e riprende quanto ha puntato.
    }
sheet-burn = { $first ->
        [up] Chi ha come prima carta { $ranks } può bruciarla al suo turno, finché è la sua unica carta: la si mette da parte, e la nuova, scoperta, diventa la prima.
       *[down] Chi ha come prima carta { $ranks } può bruciarla al suo turno, finché è la sua unica carta: la si mostra e si mette da parte, e la nuova, coperta, diventa la prima.
    }
sheet-burn-rights = La nuova ha tutti i diritti di una prima carta, anche quello di essere bruciata.
sheet-burn-bank = { $when ->
        [both] Può farlo anche il mazziere: appena date le carte o all'inizio del suo turno.
        [deal] Può farlo anche il mazziere, ma solo appena date le carte.
        [turn] Può farlo anche il mazziere, all'inizio del suo turno.
       *[never] Il mazziere non può farlo.
    }

## Splitting figures

sheet-split-title = Dividere: più giochi insieme
sheet-split-run = Una figura come prima carta è un gioco. Finché tutte le carte del giocatore sono figure, ogni figura che arriva può aprire un altro gioco o restare nel gioco per cui è stata chiesta. Appena arriva un'altra carta non se ne aprono più.
sheet-split-pair = Una figura come prima carta è un gioco. La figura che, con quella del gioco per cui è stata chiesta, fa due figure e nient'altro può aprire un altro gioco o restarvi.
sheet-split-wild = La matta si divide come una figura.
sheet-split-max = Un giocatore può avere al massimo { $max } giochi; dopo, la figura resta dov'è arrivata.
sheet-split-fixed = Ogni gioco ha la stessa puntata del primo.
sheet-split-stake-equal = Ogni nuovo gioco ha la stessa puntata che ha il primo in quel momento.
sheet-split-stake-at_least = Ogni nuovo gioco ha una puntata sua, almeno quanta ne ha il primo in quel momento.
sheet-split-stake-free = Ogni nuovo gioco ha una puntata sua, entro i limiti.
sheet-split-target-in_order = I giochi si giocano uno dopo l'altro: ogni carta va al primo che non è finito.
sheet-split-target-named = Prima di vedere la carta, il giocatore dice a quale dei suoi giochi non finiti va; se non lo dice, al primo.
sheet-split-down = La figura che apre un gioco resta scoperta; per quel gioco le carte si chiedono scoperte o coperte.
sheet-split-natural = Il sette e mezzo di un gioco diviso non è reale.
sheet-split-bank = Il mazziere non divide.

## Muerta

sheet-muerta-title = La muerta
sheet-muerta = Chi ha un 7 come unica carta può chiedere la muerta: il 7 resta scoperto, arriva una carta coperta che nessuno, nemmeno il giocatore, vede fino alla fine, e il suo turno è finito.
sheet-muerta-raise = Prima che arrivi quella carta la puntata può salire.
sheet-muerta-pay = Se le due carte fanno 7½ e il mazziere ha di meno o sballa, il mazziere paga { $pay }. Contro 7½ o più del mazziere, il gioco si regola come ogni altro.
sheet-muerta-lost = Se fanno di più, la puntata si perde alla fine, anche se sballa il mazziere; non è fallo.
sheet-muerta-sevens = Due sette in una muerta sono coppia di sette come in ogni gioco.
sheet-muerta-claim = La muerta non prende il banco.
sheet-muerta-double = La muerta non conta per stabilire quale sette e mezzo è il solo a prendere il multiplo.

## The banker's turn

sheet-banker-title = Il turno del mazziere
sheet-banker-hidden = Quando tutti hanno giocato, il mazziere scopre la sua carta e gioca in vista di tutti, prendendo carte scoperte.
sheet-banker-exposed = Quando tutti hanno giocato, il mazziere gioca in vista di tutti, prendendo carte scoperte.
sheet-banker-free = Il mazziere prende carta e sta quando vuole, ma a 7½ non ne prende più.
sheet-banker-draws = Il mazziere non sceglie: sotto { $total } deve prendere carta, da { $total } in su deve stare.
sheet-banker-idle = Se nessuno è rimasto in gioco, il mazziere non gioca.
sheet-banker-idle-muerta = Una muerta è ancora in gioco.
sheet-banker-idle-honour = Chi ha sballato e non l'ha detto è ancora in gioco.

## Who wins and what is paid

sheet-pay-title = Chi vince e quanto si paga
sheet-order = I giochi si regolano in ordine, dal primo giocatore dopo il mazziere.
sheet-rank = Vince il punteggio più alto, fino a 7½.
sheet-rank-natural = Il reale batte il sette e mezzo con più carte.
sheet-rank-no-natural = Il sette e mezzo vale lo stesso con due carte o con più.
sheet-rank-pair = La coppia di sette, due sette e nient'altro, non sballa: batte ogni altro gioco.
sheet-rank-pair-wild = Un 7 e la matta non sono mai una coppia di sette.
sheet-bank-bust = { $multiple ->
        [yes] Il mazziere che sballa paga tutti i giochi che non hanno sballato, e al sette e mezzo paga anche il suo multiplo.
       *[no] Il mazziere che sballa paga tutti i giochi che non hanno sballato.
    }
sheet-ties-bank = A parità vince il mazziere.
sheet-ties-push = A parità nessuno vince e ciascuno riprende la puntata; ma il sette e mezzo del mazziere batte un altro uguale.
sheet-ties-push_all = A parità nessuno vince e ciascuno riprende la puntata, anche a sette e mezzo.
sheet-ties-push_but_five = A parità nessuno vince e ciascuno riprende la puntata, anche a sette e mezzo; ma 5 contro il 5 del mazziere è del mazziere.
sheet-pay-one = Al gioco che vince, il mazziere paga l'importo della puntata, e il giocatore tiene la puntata.
sheet-pay-special = { $hand ->
        [seven_and_a_half] Al sette e mezzo che vince, il mazziere paga { $pay }.
        [natural] Al reale che vince, il mazziere paga { $pay }.
        [wild_natural] Al 7 con la matta che vince, il mazziere paga { $pay }.
       *[pair_of_sevens] Alla coppia di sette che vince, il mazziere paga { $pay }.
    }
sheet-pay-lost = Il gioco che perde contro il mazziere paga la sua puntata.
sheet-bank-takes = { $what ->
        [bank_seven_and_a_half] Se il mazziere fa sette e mezzo, chi è in gioco e perde gli paga { $pay }.
        [both_seven_and_a_half] Se il mazziere fa sette e mezzo, chi perde con un altro sette e mezzo gli paga { $pay }.
       *[bank_natural] Se il mazziere fa un reale, chi è in gioco e perde gli paga { $pay }, a meno che abbia un reale anche lui.
    }
sheet-bank-largest = Se più d'una di queste regole vale insieme, si applica la maggiore.
sheet-bust-once = Chi sballa paga la sua puntata e basta.
sheet-one-double = Se più giocatori vincono con sette e mezzo, con qualunque numero di carte, solo il più vicino prende il multiplo; agli altri va l'importo della puntata.
sheet-leftmost-double = Di più sette e mezzo dello stesso giocatore solo quello del primo gioco prende il multiplo.
sheet-doubles-order = A questo scopo si contano i giocatori in ordine, e i giochi di ciascuno dal primo all'ultimo.

## The table of payments

sheet-table-title = Chi paga chi
sheet-table-legend = In alto c'è il gioco del giocatore, a lato quello del mazziere. In puntate: + è ciò che il mazziere paga al giocatore, − ciò che il giocatore paga al mazziere, 0 è pari; un trattino indica ciò che non può accadere.
sheet-table-corner = Il mazziere ha
sheet-table-hand = { $hand ->
        [bust] sballato
        [points] punti
        [below] meno punti
        [equal] gli stessi punti
        [above] più punti
        [seven] 7½
        [natural] reale
        [wild] 7 e matta
       *[pair] due sette
    }
sheet-table-both = entrambi { $total }

## The next banker

sheet-next-title = Il prossimo mazziere
sheet-passes-stays = { $claimed ->
        [yes] Il mazziere tiene il banco finché qualcuno non lo prende.
       *[no] Il mazziere tiene il banco di mano in mano.
    }
sheet-passes-rotates = { $claimed ->
        [yes] Dopo una mano in cui nessuno prende il banco, questo passa al prossimo giocatore presente.
       *[no] Dopo ogni mano il banco passa al prossimo giocatore presente.
    }
sheet-claims = Chi vince con { $hands } prende il banco per la mano dopo, anche se il mazziere ha sballato.
sheet-claims-several = Se sono più d'uno, viene prima il gioco più alto e, tra uguali, il più vicino.
sheet-claims-nearest = Se sono più d'uno, lo prende il più vicino.
sheet-claims-wild-pair = Il 7 con la matta e la coppia di sette qui valgono lo stesso.
sheet-claims-natural = { $above ->
        [yes] Il reale qui viene prima del sette e mezzo con più carte.
       *[no] Il reale qui conta come ogni sette e mezzo.
    }
sheet-claims-keeps = Se nessuno prende il banco, il mazziere che ha { $hands } lo tiene.

## Sale of the bank

sheet-sale-title = La vendita del banco
sheet-sale = Tra una mano e l'altra il mazziere può offrire il banco a un giocatore a un prezzo, o un giocatore può fare un'offerta. L'altro accetta o rifiuta; c'è una sola offerta alla volta, e il prezzo è qualsiasi somma da 0 in su.

## The pot

sheet-pot-title = Il piatto
sheet-pot = Il mazziere mette { $opening } nel piatto e gioca contro ogni giocatore, in ordine e con lo stesso mazzo, una piccola mano intera: puntata, carte, turno del giocatore e turno del mazziere.
sheet-pot-limit = Quello che c'è nel piatto all'inizio di ogni piccola mano è la puntata massima. Se c'è meno di { $low }, si può puntare soltanto quello.
sheet-pot-fixed = Se all'inizio di una piccola mano nel piatto c'è meno della puntata fissata, si punta quello che c'è.
sheet-pot-pay = Chi vince prende dal piatto quanto gli spetta, mai più di quel che c'è; tutto ciò che si perde va nel piatto. I giochi di un giocatore si regolano in ordine.
sheet-pot-end = Se il piatto si svuota, i giocatori che mancano non giocano. Quel che resta alla fine è del mazziere.
sheet-pot-void = { $passes ->
        [rotates] L'annullamento chiude solo quella piccola mano, e non serve a tenere il banco.
       *[stays] L'annullamento chiude solo quella piccola mano.
    }
sheet-pot-claims = { $keeps ->
        [yes] Per prendere il banco si guarda la mano intera; per tenerlo anche: basta che il mazziere abbia uno di quei giochi in una qualsiasi piccola mano.
       *[no] Per prendere il banco si guarda la mano intera.
    }
sheet-pot-double = Che un solo sette e mezzo prenda il multiplo vale per la mano intera.

## Honour

sheet-honour-title = Onore
sheet-honour = Chi sballa deve dirlo subito; finché non lo dice, il suo gioco continua a sembrare uno qualsiasi. Quando lo dice mostra le carte e paga subito la puntata, e la perde anche se poi sballa il mazziere.
sheet-honour-foul = Chiedere un'altra carta o stare dopo aver sballato è fallo grave, anche se poi lo si dice: lo si segna al giocatore una volta sola e la puntata è persa, anche se sballa il mazziere.
sheet-honour-penalty = { $size ->
        [one] Oltre alla puntata, il fallo costa un'altra volta la puntata.
        [two] Oltre alla puntata, il fallo costa il doppio della puntata.
       *[other] Oltre alla puntata, il fallo costa { $times } volte la puntata.
    }
sheet-honour-hands = Quello che si fa con un altro dei propri giochi non è fallo per questo.
sheet-honour-false = Non si può dire sballato un gioco che non lo è.

## When the stock runs out

sheet-stock-title = Se il mazzo finisce
sheet-stock = { $burn ->
        [yes] Le carte dei giochi sballati e mostrati, e quelle bruciate, si mescolano e formano il nuovo mazzo; quella che si sta bruciando in quel momento non c'è. Se non ce ne sono, non si può più chiedere carta, e cade ciò che obbliga a prenderne.
       *[no] Le carte dei giochi sballati e mostrati si mescolano e formano il nuovo mazzo. Se non ce ne sono, non si può più chiedere carta, e cade ciò che obbliga a prenderne.
    }
sheet-stock-earlier = Con esse si mescolano quelle delle mani precedenti dall'ultima mescolata.
sheet-stock-pot = Con esse si mescolano quelle delle piccole mani già regolate.

## A fair deal

sheet-fair-title = Carte senza trucchi
sheet-fair = Prima di ogni puntata il tavolo mostra il sigillo di un segreto già fissato; poi ciascun giocatore aggiunge un numero. Da qui viene l'ordine delle carte, e sopra va il taglio, così che nessuno può sceglierle.
sheet-fair-published = { $when ->
        [every_round] Quando la mano si regola il segreto è pubblicato e chiunque può controllare come si è mescolato. Questo fa vedere tutte le carte del mazzo, anche quelle di chi non ha giocato e quelle mai scoperte.
        [pot] Quando finisce l'intera mano del piatto il segreto è pubblicato e chiunque può controllare come si è mescolato. Questo fa vedere tutte le carte del mazzo, anche quelle di chi non ha giocato e quelle mai scoperte.
       *[when_needed] La prossima volta che si mescola il segreto è pubblicato e chiunque può controllare come si era mescolato. Questo fa vedere tutte le carte del mazzo, anche quelle di chi non ha giocato e quelle mai scoperte.
    }

## The list of rulesets

sheet-rulesets-title = Regolamenti
sheet-variants-title = Varianti, che vanno sopra un regolamento
