### Las opciones de las reglas: grupos, nombres, qué dice cada una y las palabras de sus valores.

## Groups

group-deck = Baraja y cartas
group-table = La mesa
group-bank = La banca
group-bets = Las apuestas
group-cards = Pedir cartas
group-first_card = Primeras cartas especiales
group-split = Abrir calles
group-specials = Jugadas especiales
group-pay = Pagos
group-pot = El bote
group-honour = Honor

## Words for values

value-yes = sí
value-no = no
value-range = de { $low } a { $high }
value-times = × { $times }
value-tariff = { $name } de { $low } a { $high }

list-and = { $first } y { $last }
list-or = { $first } o { $last }
list-comma = { $first }, { $last }

## Cards and shuffle

option-deck-wild = Comodín
option-deck-wild-what = La figura que puede tomar cualquier valor, si la hay.
value-deck-wild-none = ninguno
option-deck-wild_alone = Comodín solo
option-deck-wild_alone-what = Lo que vale el comodín cuando es la única carta de una jugada.
value-deck-wild_alone-half = medio punto
value-deck-wild_alone-draws = medio punto, y hay que pedir
value-deck-wild_alone-any = lo que se quiera, de ½ a 7
option-deck-shuffle = Cuándo se baraja
option-deck-shuffle-what = Si se baraja antes de cada mano o solo cuando hace falta.
value-deck-shuffle-every_round = antes de cada mano
value-deck-shuffle-when_needed = cuando hace falta

## The table

option-table-direction = Sentido del juego
option-table-direction-what = Hacia qué lado corren el reparto y los turnos.
value-table-direction-right = hacia la derecha
value-table-direction-left = hacia la izquierda
option-table-players = Jugadores
option-table-players-what = Cuántos juegan como mínimo y como máximo, banca incluida.

## The bank

option-bank-first = Primera banca
option-bank-first-what = Cómo se elige quién es banca al empezar.
value-bank-first-draw = a la carta
value-bank-first-lot = por sorteo
option-bank-cut = Corte
option-bank-cut-what = Quién puede cortar.
value-bank-cut-left = el vecino de la izquierda de la banca
value-bank-cut-anyone = cualquier jugador menos la banca
value-bank-cut-banker = la banca
value-bank-cut-none = nadie
option-bank-card = Carta de la banca
option-bank-card-what = Si los jugadores ven la primera carta de la banca antes de jugar.
value-bank-card-hidden = tapada
value-bank-card-exposed = descubierta
option-bank-draws_to = La banca pide hasta
option-bank-draws_to-what = El total por debajo del cual la banca tiene que pedir y a partir del cual tiene que plantarse.
value-bank-draws_to-none = lo que quiera
option-bank-void_on_three = Anular con un 3
option-bank-void_on_three-what = La banca que tenga un 3 de primera carta puede anular la mano.
option-bank-passes = La banca tras cada mano
option-bank-passes-what = Qué pasa con la banca cuando nadie la gana.
value-bank-passes-stays = se queda
value-bank-passes-rotates = pasa al siguiente
option-bank-claimed_by = Jugadas que ganan la banca
option-bank-claimed_by-what = Jugadas ganadoras que hacen banca a su jugador en la mano siguiente.
value-bank-claimed_by-none = ninguna
option-bank-sale = Venta de la banca
option-bank-sale-what = Entre mano y mano, la banca puede venderse.

## Stakes

option-bets-placed = Cuándo se apuesta
option-bets-placed-what = Antes de repartir, después de ver la primera carta o al llegar el turno de cada uno.
value-bets-placed-before_deal = antes de repartir
value-bets-placed-after_deal = después de repartir
value-bets-placed-on_turn = al llegar el turno
option-bets-form = Forma de apostar
option-bets-form-what = Si cada uno elige su apuesta o la banca dice una para todos.
value-bets-form-free = cada uno la suya
value-bets-form-fixed = una para todos
option-bets-min = Apuesta mínima
option-bets-min-what = Lo menos que se puede apostar en una jugada.
option-bets-max = Apuesta máxima
option-bets-max-what = Lo más que se puede apostar en una jugada.
option-bets-step = Escalón
option-bets-step-what = Las apuestas son múltiplos de él.
option-bets-tariffs = Modalidades
option-bets-tariffs-what = Límites entre los que la banca puede escoger antes de repartir.
value-bets-tariffs-none = ninguna
option-bets-proposal = Proponer límites
option-bets-proposal-what = La banca puede proponer otros límites, y los jugadores los votan.
option-bets-raise = Subir la apuesta
option-bets-raise-what = Con cada carta que se pide se puede aumentar la apuesta.
option-bets-lone_card_cap = Carta sola con la mínima
option-bets-lone_card_cap-what = Con una sola carta solo se planta quien lleva la apuesta mínima.

## Asking for cards

option-cards-first = Primera carta
option-cards-first-what = Si la primera carta de los jugadores se da tapada o descubierta.
value-cards-first-down = tapada
value-cards-first-up = descubierta
option-cards-draws = Cartas pedidas
option-cards-draws-what = Si las cartas que se piden vienen descubiertas o tapadas.
value-cards-draws-up = descubiertas
value-cards-draws-one_down = siempre una tapada
value-cards-draws-all_down = todas descubiertas o todas tapadas
option-cards-reach_bank = Llegar a la carta de la banca
option-cards-reach_bank-what = Nadie se planta por debajo de la carta de la banca, cuando está descubierta.
option-cards-show_seven_and_a_half = Enseñar la siete y media
option-cards-show_seven_and_a_half-what = La siete y media se enseña en cuanto se hace; si no, queda tapada.

## Special first cards

option-first_card-pass_on = Primeras cartas para no jugar
option-first_card-pass_on-what = Quien tenga una de ellas de primera carta puede no jugar la mano.
value-first_card-pass_on-none = ninguna
option-first_card-burn_on = Primeras cartas que se cambian
option-first_card-burn_on-what = Quien tenga una de ellas de primera carta puede cambiarla por otra.
value-first_card-burn_on-none = ninguna
option-first_card-bank_burns = La banca también cambia
option-first_card-bank_burns-what = También la banca puede cambiar su primera carta.

## Splitting

option-split-max_hands = Calles por jugador
option-split-max_hands-what = Cuántas calles puede llevar un jugador con sus figuras; con 1 no se abren.
option-split-when = Figuras que abren calle
option-split-when-what = Toda figura que siga sin interrupción a la primera, o la segunda de dos.
value-split-when-run = figuras seguidas
value-split-when-pair = pareja de figuras
option-split-stake = Apuesta de otra calle
option-split-stake-what = Cómo es la apuesta de otra calle respecto a la de la primera.
value-split-stake-equal = la misma
value-split-stake-at_least = la misma o más
value-split-stake-free = la que se quiera
option-split-target = Orden de las calles
option-split-target-what = A cuál de las calles va la carta siguiente.
value-split-target-in_order = una tras otra
value-split-target-named = la que se diga

## Special hands

option-specials-natural_beats = La natural gana
option-specials-natural_beats-what = La siete y media de las dos primeras cartas gana a la de más cartas.
option-specials-pair_of_sevens = Pareja de sietes
option-specials-pair_of_sevens-what = Dos sietes y nada más no se pasan: ganan a cualquier otra jugada.
option-specials-muerta = Muerta
option-specials-muerta-what = Con un 7 como única carta se puede pedir una carta que nadie ve hasta el final.

## Payments

option-pay-seven_and_a_half = La siete y media cobra
option-pay-seven_and_a_half-what = Cuántas veces la apuesta paga la banca por una siete y media que gana.
option-pay-natural = La natural cobra
option-pay-natural-what = Cuántas veces la apuesta paga la banca por una natural que gana.
option-pay-pair_of_sevens = La pareja de sietes cobra
option-pay-pair_of_sevens-what = Cuántas veces la apuesta paga la banca por una pareja de sietes que gana.
option-pay-wild_natural = El 7 con el comodín cobra
option-pay-wild_natural-what = Cuántas veces la apuesta paga la banca por un 7 con el comodín que gana.
option-pay-muerta = La muerta cobra
option-pay-muerta-what = Cuántas veces la apuesta paga la banca por una muerta que hace siete y media.
option-pay-one_double = Un solo doble por mano
option-pay-one_double-what = De varios jugadores que ganan con siete y media, solo el más próximo cobra de más.
option-pay-leftmost_double = Un solo doble por jugador
option-pay-leftmost_double-what = De varias siete y media de un jugador, solo la primera cobra de más.
option-pay-ties = Empates
option-pay-ties-what = Quién gana cuando el jugador y la banca tienen lo mismo.
value-pay-ties-bank = gana la banca
value-pay-ties-push = tablas, salvo la siete y media de la banca
value-pay-ties-push_all = tablas
value-pay-ties-push_but_five = tablas, salvo el 5 contra 5, que es de la banca
option-pay-bank_seven_and_a_half = La siete y media de la banca cobra
option-pay-bank_seven_and_a_half-what = Cuántas veces su apuesta da quien sigue en juego a la banca que saca siete y media.
option-pay-both_seven_and_a_half = Siete y media contra la de la banca
option-pay-both_seven_and_a_half-what = Cuántas veces su apuesta da una siete y media a la banca que también la saca.
option-pay-bank_natural = La natural de la banca cobra
option-pay-bank_natural-what = Cuántas veces su apuesta da quien sigue en juego a la banca que saca una natural.

## The pot

option-pot-on = Juego con bote
option-pot-on-what = La banca pone un bote y juega con cada jugador, por turno, por lo que haya en él.
option-pot-opening = Bote inicial
option-pot-opening-what = Lo que la banca pone en el bote.

## Honour

option-honour-bust = Decir que uno se pasa
option-honour-bust-what = Si el pasarse se ve sin más o lo tiene que decir el jugador.
value-honour-bust-automatic = se ve sin más
value-honour-bust-declared = hay que decirlo
option-honour-penalty = Sanción
option-honour-penalty-what = Apuestas que se pagan además de la propia por pasarse y callarlo.

## Beside a form

option-named = «{ $title }»
option-idle = No tiene sobre qué actuar con { $other }: { $value }.
option-unknown = { $what ->
        [ruleset] No hay ningún reglamento «{ $value }».
        [variant] No hay ninguna variante «{ $value }».
       *[option] No hay ninguna opción «{ $value }».
    }
