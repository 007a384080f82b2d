### Le opzioni delle regole: gruppi, nomi, che cosa dice ciascuna e le parole dei loro valori.

## Groups

group-deck = Mazzo e carte
group-table = Il tavolo
group-bank = Il banco
group-bets = Le puntate
group-cards = Chiedere carta
group-first_card = Prime carte speciali
group-split = Dividere
group-specials = Giochi speciali
group-pay = Pagamenti
group-pot = Il piatto
group-honour = Onore

## Words for values

value-yes = sì
value-no = no
value-range = da { $low } a { $high }
value-times = × { $times }
value-tariff = { $name } da { $low } a { $high }

list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }

## Cards and shuffle

option-deck-wild = Matta
option-deck-wild-what = La figura che può prendere qualsiasi valore, se c'è.
value-deck-wild-none = nessuna
option-deck-wild_alone = Matta da sola
option-deck-wild_alone-what = Quanto vale la matta quando è l'unica carta di un gioco.
value-deck-wild_alone-half = mezzo punto
value-deck-wild_alone-draws = mezzo punto, e bisogna chiedere carta
value-deck-wild_alone-any = quanto si vuole, da ½ a 7
option-deck-shuffle = Quando si mescola
option-deck-shuffle-what = Se il mazzo si mescola prima di ogni mano o solo quando serve.
value-deck-shuffle-every_round = prima di ogni mano
value-deck-shuffle-when_needed = quando serve

## The table

option-table-direction = Senso del gioco
option-table-direction-what = Da che parte girano le carte e i turni.
value-table-direction-right = verso destra
value-table-direction-left = verso sinistra
option-table-players = Giocatori
option-table-players-what = Quanti giocano, al minimo e al massimo, mazziere compreso.

## The bank

option-bank-first = Primo mazziere
option-bank-first-what = Come si sceglie il primo mazziere.
value-bank-first-draw = con le carte
value-bank-first-lot = a sorte
option-bank-cut = Taglio
option-bank-cut-what = Chi può tagliare il mazzo.
value-bank-cut-left = il vicino di sinistra del mazziere
value-bank-cut-anyone = qualsiasi giocatore tranne il mazziere
value-bank-cut-banker = il mazziere
value-bank-cut-none = nessuno
option-bank-card = Carta del mazziere
option-bank-card-what = Se i giocatori vedono la prima carta del mazziere prima di giocare.
value-bank-card-hidden = coperta
value-bank-card-exposed = scoperta
option-bank-draws_to = Il mazziere tira fino a
option-bank-draws_to-what = Il punteggio sotto il quale il mazziere deve prendere carta e dal quale deve stare.
value-bank-draws_to-none = quanto vuole
option-bank-void_on_three = Annullare con un 3
option-bank-void_on_three-what = Il mazziere che ha un 3 come prima carta può annullare la mano.
option-bank-passes = Il banco dopo la mano
option-bank-passes-what = Che cosa succede al banco quando nessuno lo prende.
value-bank-passes-stays = resta
value-bank-passes-rotates = passa al prossimo
option-bank-claimed_by = Giochi che prendono il banco
option-bank-claimed_by-what = Giochi vincenti che fanno del loro giocatore il prossimo mazziere.
value-bank-claimed_by-none = nessuno
option-bank-sale = Vendita del banco
option-bank-sale-what = Tra una mano e l'altra il banco si può vendere.

## Stakes

option-bets-placed = Quando si punta
option-bets-placed-what = Prima di dare le carte, dopo aver visto la prima o quando tocca a ciascuno.
value-bets-placed-before_deal = prima di dare le carte
value-bets-placed-after_deal = dopo aver dato le carte
value-bets-placed-on_turn = quando tocca a ciascuno
option-bets-form = Modo di puntare
option-bets-form-what = Se ciascuno sceglie la puntata o il mazziere ne dice una per tutti.
value-bets-form-free = ciascuno la sua
value-bets-form-fixed = una per tutti
option-bets-min = Puntata minima
option-bets-min-what = Il meno che si può puntare su un gioco.
option-bets-max = Puntata massima
option-bets-max-what = Il più che si può puntare su un gioco.
option-bets-step = Scatto
option-bets-step-what = Le puntate ne sono multipli.
option-bets-tariffs = Modalità
option-bets-tariffs-what = Limiti tra cui il mazziere può scegliere prima di dare le carte.
value-bets-tariffs-none = nessuna
option-bets-proposal = Proporre limiti
option-bets-proposal-what = Il mazziere può proporre altri limiti, e i giocatori li votano.
option-bets-raise = Rilanciare
option-bets-raise-what = A ogni carta chiesta si può aumentare la puntata.
option-bets-lone_card_cap = Carta sola con la minima
option-bets-lone_card_cap-what = Con una carta sola può stare soltanto chi ha la puntata minima.

## Asking for cards

option-cards-first = Prima carta
option-cards-first-what = Se la prima carta dei giocatori si dà coperta o scoperta.
value-cards-first-down = coperta
value-cards-first-up = scoperta
option-cards-draws = Carte chieste
option-cards-draws-what = Se le carte chieste arrivano scoperte o coperte.
value-cards-draws-up = scoperte
value-cards-draws-one_down = sempre una coperta
value-cards-draws-all_down = tutte scoperte o tutte coperte
option-cards-reach_bank = Arrivare alla carta del mazziere
option-cards-reach_bank-what = Non si può stare con meno della carta del mazziere, quando è scoperta.
option-cards-show_seven_and_a_half = Mostrare il sette e mezzo
option-cards-show_seven_and_a_half-what = Il sette e mezzo si mostra appena fatto; altrimenti resta coperto.

## Special first cards

option-first_card-pass_on = Prime carte per passare
option-first_card-pass_on-what = Chi ne ha una come prima carta può non giocare la mano.
value-first_card-pass_on-none = nessuna
option-first_card-burn_on = Prime carte che si bruciano
option-first_card-burn_on-what = Chi ne ha una come prima carta può cambiarla con un'altra.
value-first_card-burn_on-none = nessuna
option-first_card-bank_burns = Brucia anche il mazziere
option-first_card-bank_burns-what = Anche il mazziere può cambiare la sua prima carta.

## Splitting

option-split-max_hands = Giochi per giocatore
option-split-max_hands-what = Quanti giochi può avere un giocatore dividendo le figure; con 1 non si divide.
option-split-when = Figure che dividono
option-split-when-what = Ogni figura che segue di fila la prima, o la seconda di due.
value-split-when-run = figure di fila
value-split-when-pair = coppia di figure
option-split-stake = Puntata di un altro gioco
option-split-stake-what = Com'è la puntata di un altro gioco rispetto a quella del primo.
value-split-stake-equal = la stessa
value-split-stake-at_least = la stessa o di più
value-split-stake-free = quella che si vuole
option-split-target = Ordine dei giochi
option-split-target-what = A quale dei giochi va la prossima carta.
value-split-target-in_order = uno dopo l'altro
value-split-target-named = quello che si dice

## Special hands

option-specials-natural_beats = Il reale batte
option-specials-natural_beats-what = Il sette e mezzo con le prime due carte batte quello con più carte.
option-specials-pair_of_sevens = Coppia di sette
option-specials-pair_of_sevens-what = Due sette e nient'altro non sballano: battono ogni altro gioco.
option-specials-muerta = Muerta
option-specials-muerta-what = Con un 7 come unica carta si può chiedere una carta che nessuno vede fino alla fine.

## Payments

option-pay-seven_and_a_half = Il sette e mezzo prende
option-pay-seven_and_a_half-what = Quante volte la puntata il mazziere paga un sette e mezzo che vince.
option-pay-natural = Il reale prende
option-pay-natural-what = Quante volte la puntata il mazziere paga un reale che vince.
option-pay-pair_of_sevens = La coppia di sette prende
option-pay-pair_of_sevens-what = Quante volte la puntata il mazziere paga una coppia di sette che vince.
option-pay-wild_natural = Il 7 con la matta prende
option-pay-wild_natural-what = Quante volte la puntata il mazziere paga un 7 con la matta che vince.
option-pay-muerta = La muerta prende
option-pay-muerta-what = Quante volte la puntata il mazziere paga una muerta che fa sette e mezzo.
option-pay-one_double = Un solo doppio per mano
option-pay-one_double-what = Di più giocatori che vincono con sette e mezzo, solo il più vicino prende il multiplo.
option-pay-leftmost_double = Un solo doppio per giocatore
option-pay-leftmost_double-what = Di più sette e mezzo di un giocatore, solo il primo prende il multiplo.
option-pay-ties = Parità
option-pay-ties-what = Chi vince quando giocatore e mazziere hanno lo stesso.
value-pay-ties-bank = vince il mazziere
value-pay-ties-push = pari, salvo il sette e mezzo del mazziere
value-pay-ties-push_all = pari
value-pay-ties-push_but_five = pari, salvo 5 contro 5, che è del mazziere
option-pay-bank_seven_and_a_half = Il sette e mezzo del mazziere prende
option-pay-bank_seven_and_a_half-what = Quante volte la sua puntata chi è in gioco dà al mazziere che fa sette e mezzo.
option-pay-both_seven_and_a_half = Sette e mezzo contro quello del mazziere
option-pay-both_seven_and_a_half-what = Quante volte la sua puntata un sette e mezzo dà al mazziere che ne ha uno anche lui.
option-pay-bank_natural = Il reale del mazziere prende
option-pay-bank_natural-what = Quante volte la sua puntata chi è in gioco dà al mazziere che fa un reale.

## The pot

option-pot-on = Gioco con il piatto
option-pot-on-what = Il mazziere apre un piatto e gioca con ciascuno, a turno, per quello che contiene.
option-pot-opening = Apertura del piatto
option-pot-opening-what = Quanto il mazziere mette nel piatto.

## Honour

option-honour-bust = Dire che si è sballato
option-honour-bust-what = Se chi sballa mostra subito le carte o se lo deve dire lui.
value-honour-bust-automatic = si vede da sé
value-honour-bust-declared = va detto
option-honour-penalty = Penale
option-honour-penalty-what = Puntate che si pagano oltre alla propria per aver sballato e taciuto.

## Beside a form

option-named = «{ $title }»
option-idle = Non ha su che cosa agire con { $other }: { $value }.
option-unknown = { $what ->
        [ruleset] Non c'è nessun regolamento «{ $value }».
        [variant] Non c'è nessuna variante «{ $value }».
       *[option] Non c'è nessuna opzione «{ $value }».
    }
