### Les opcions de les regles: grups, noms, què diu cadascuna i les paraules dels seus valors.

## Groups

group-deck = Baralla i cartes
group-table = La taula
group-bank = La banca
group-bets = Les apostes
group-cards = Demanar cartes
group-first_card = Primeres cartes especials
group-split = Obrir carrers
group-specials = Jugades especials
group-pay = Pagaments
group-pot = El pot
group-honour = Honor

## Words for values

value-yes = sí
value-no = no
value-range = entre { $low } i { $high }
value-times = × { $times }
value-tariff = { $name } entre { $low } i { $high }

list-and = { $first } i { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }

## Cards and shuffle

option-deck-wild = Comodí
option-deck-wild-what = La figura que pot prendre qualsevol valor, si n'hi ha.
value-deck-wild-none = cap
option-deck-wild_alone = Comodí sol
option-deck-wild_alone-what = El que val el comodí quan és l'única carta d'una jugada.
value-deck-wild_alone-half = mig punt
value-deck-wild_alone-draws = mig punt, i cal demanar
value-deck-wild_alone-any = el que es vulgui, de ½ a 7
option-deck-shuffle = Quan es barreja
option-deck-shuffle-what = Si es barreja abans de cada mà o només quan cal.
value-deck-shuffle-every_round = abans de cada mà
value-deck-shuffle-when_needed = quan cal

## The table

option-table-direction = Sentit del joc
option-table-direction-what = Cap a quin costat van el repartiment i els torns.
value-table-direction-right = cap a la dreta
value-table-direction-left = cap a l'esquerra
option-table-players = Jugadors
option-table-players-what = Quants juguen com a mínim i com a màxim, banca inclosa.

## The bank

option-bank-first = Primera banca
option-bank-first-what = Com es tria qui fa de banca per començar.
value-bank-first-draw = a la carta
value-bank-first-lot = per sorteig
option-bank-cut = Escapçar
option-bank-cut-what = Qui pot escapçar.
value-bank-cut-left = el veí de l'esquerra de la banca
value-bank-cut-anyone = qualsevol jugador tret de la banca
value-bank-cut-banker = la banca
value-bank-cut-none = ningú
option-bank-card = Carta de la banca
option-bank-card-what = Si els jugadors veuen la primera carta de la banca abans de jugar.
value-bank-card-hidden = tapada
value-bank-card-exposed = destapada
option-bank-draws_to = La banca demana fins a
option-bank-draws_to-what = El total per sota del qual la banca ha de demanar i a partir del qual s'ha de plantar.
value-bank-draws_to-none = el que vulgui
option-bank-void_on_three = Anul·lar amb un 3
option-bank-void_on_three-what = La banca que tingui un 3 de primera carta pot anul·lar la mà.
option-bank-passes = La banca després de cada mà
option-bank-passes-what = Què se'n fa, de la banca, quan ningú no la guanya.
value-bank-passes-stays = es queda
value-bank-passes-rotates = passa al següent
option-bank-claimed_by = Jugades que guanyen la banca
option-bank-claimed_by-what = Jugades guanyadores que fan banca el seu jugador a la mà següent.
value-bank-claimed_by-none = cap
option-bank-sale = Venda de la banca
option-bank-sale-what = Entre mà i mà, la banca es pot vendre.

## Stakes

option-bets-placed = Quan s'aposta
option-bets-placed-what = Abans de repartir, després de veure la primera carta o quan arriba el torn de cadascú.
value-bets-placed-before_deal = abans de repartir
value-bets-placed-after_deal = després de repartir
value-bets-placed-on_turn = quan arriba el torn
option-bets-form = Forma d'apostar
option-bets-form-what = Si cadascú tria la seva aposta o la banca en diu una per a tothom.
value-bets-form-free = cadascú la seva
value-bets-form-fixed = una per a tothom
option-bets-min = Aposta mínima
option-bets-min-what = El mínim que es pot apostar en una jugada.
option-bets-max = Aposta màxima
option-bets-max-what = El màxim que es pot apostar en una jugada.
option-bets-step = Esglaó
option-bets-step-what = Les apostes van per esglaons: en són múltiples.
option-bets-tariffs = Modalitats
option-bets-tariffs-what = Límits entre els quals la banca pot escollir abans de repartir.
value-bets-tariffs-none = cap
option-bets-proposal = Proposar límits
option-bets-proposal-what = La banca pot proposar altres límits, i els jugadors els voten.
option-bets-raise = Apujar l'aposta
option-bets-raise-what = Amb cada carta que es demana es pot augmentar l'aposta.
option-bets-lone_card_cap = Carta sola amb la mínima
option-bets-lone_card_cap-what = Amb una sola carta només es planta qui porta l'aposta mínima.

## Asking for cards

option-cards-first = Primera carta
option-cards-first-what = Si la primera carta dels jugadors es dona tapada o destapada.
value-cards-first-down = tapada
value-cards-first-up = destapada
option-cards-draws = Cartes demanades
option-cards-draws-what = Si les cartes que es demanen venen destapades o tapades.
value-cards-draws-up = destapades
value-cards-draws-one_down = sempre una de tapada
value-cards-draws-all_down = totes destapades o totes tapades
option-cards-reach_bank = Arribar a la carta de la banca
option-cards-reach_bank-what = Ningú no es planta per sota de la carta de la banca, quan és destapada.
option-cards-show_seven_and_a_half = Ensenyar el set i mig
option-cards-show_seven_and_a_half-what = El set i mig s'ensenya tan bon punt es fa; si no, queda tapat.

## Special first cards

option-first_card-pass_on = Primeres cartes per no jugar
option-first_card-pass_on-what = Qui en tingui una de primera carta pot no jugar la mà.
value-first_card-pass_on-none = cap
option-first_card-burn_on = Primeres cartes que es canvien
option-first_card-burn_on-what = Qui en tingui una de primera carta la pot canviar per una altra.
value-first_card-burn_on-none = cap
option-first_card-bank_burns = La banca també canvia
option-first_card-bank_burns-what = També la banca pot canviar la seva primera carta.

## Splitting

option-split-max_hands = Carrers per jugador
option-split-max_hands-what = Quants carrers pot portar un jugador amb les figures; amb 1 no se n'obren.
option-split-when = Figures que obren carrer
option-split-when-what = Tota figura que segueixi la primera sense interrupció, o la segona de dues.
value-split-when-run = figures seguides
value-split-when-pair = parella de figures
option-split-stake = Aposta d'un altre carrer
option-split-stake-what = Com és l'aposta d'un altre carrer respecte a la del primer.
value-split-stake-equal = la mateixa
value-split-stake-at_least = la mateixa o més
value-split-stake-free = la que es vulgui
option-split-target = Ordre dels carrers
option-split-target-what = A quin dels carrers va la carta següent.
value-split-target-in_order = l'un rere l'altre
value-split-target-named = el que es digui

## Special hands

option-specials-natural_beats = El natural guanya
option-specials-natural_beats-what = El set i mig de les dues primeres cartes guanya el de més cartes.
option-specials-pair_of_sevens = Parella de sets
option-specials-pair_of_sevens-what = Dos sets i res més no es passen: guanyen qualsevol altra jugada.
option-specials-muerta = Morta
option-specials-muerta-what = Amb un 7 com a única carta es pot demanar una carta que ningú no veu fins al final.

## Payments

option-pay-seven_and_a_half = El set i mig cobra
option-pay-seven_and_a_half-what = Quantes vegades l'aposta paga la banca per un set i mig que guanya.
option-pay-natural = El natural cobra
option-pay-natural-what = Quantes vegades l'aposta paga la banca per un natural que guanya.
option-pay-pair_of_sevens = La parella de sets cobra
option-pay-pair_of_sevens-what = Quantes vegades l'aposta paga la banca per una parella de sets que guanya.
option-pay-wild_natural = El 7 amb el comodí cobra
option-pay-wild_natural-what = Quantes vegades l'aposta paga la banca per un 7 amb el comodí que guanya.
option-pay-muerta = La morta cobra
option-pay-muerta-what = Quantes vegades l'aposta paga la banca per una morta que fa set i mig.
option-pay-one_double = Un sol doble per mà
option-pay-one_double-what = De diversos jugadors que guanyen amb set i mig, només el més proper cobra de més.
option-pay-leftmost_double = Un sol doble per jugador
option-pay-leftmost_double-what = De diversos set i mig d'un jugador, només el primer cobra de més.
option-pay-ties = Empats
option-pay-ties-what = Qui guanya quan el jugador i la banca tenen el mateix.
value-pay-ties-bank = guanya la banca
value-pay-ties-push = taules, tret del set i mig de la banca
value-pay-ties-push_all = taules
value-pay-ties-push_but_five = taules, tret del 5 contra 5, que és de la banca
option-pay-bank_seven_and_a_half = El set i mig de la banca cobra
option-pay-bank_seven_and_a_half-what = Quantes vegades la seva aposta dona qui segueix en joc a la banca que fa set i mig.
option-pay-both_seven_and_a_half = Set i mig contra el de la banca
option-pay-both_seven_and_a_half-what = Quantes vegades la seva aposta dona un set i mig a la banca que també en fa.
option-pay-bank_natural = El natural de la banca cobra
option-pay-bank_natural-what = Quantes vegades la seva aposta dona qui segueix en joc a la banca que fa un natural.

## The pot

option-pot-on = Joc amb pot
option-pot-on-what = La banca posa un pot i juga amb cada jugador, per torn, pel que hi ha.
option-pot-opening = Pot inicial
option-pot-opening-what = El que la banca posa al pot.

## Honour

option-honour-bust = Dir que un s'ha passat
option-honour-bust-what = Si el fet de passar-se es veu a l'acte o ho ha de dir el jugador.
value-honour-bust-automatic = es veu a l'acte
value-honour-bust-declared = cal dir-ho
option-honour-penalty = Sanció
option-honour-penalty-what = Apostes que es paguen a més de la pròpia per passar-se i callar-ho.

## Beside a form

option-named = «{ $title }»
option-idle = No té sobre què actuar amb { $other }: { $value }.
option-unknown = { $what ->
        [ruleset] No hi ha cap reglament «{ $value }».
        [variant] No hi ha cap variant «{ $value }».
       *[option] No hi ha cap opció «{ $value }».
    }
