### The options of the rules: groups, names, what each says, and the words for their values.

## Groups

group-deck = Cards and shuffle
group-table = The table
group-bank = The bank
group-bets = Stakes
group-cards = Asking for cards
group-first_card = Special first cards
group-split = Splitting
group-specials = Special hands
group-pay = Payments
group-pot = The pot
group-honour = Honour

## Words for values

value-yes = yes
value-no = no
value-range = { $low } to { $high }
value-times = × { $times }
value-tariff = { $name } { $low } to { $high }

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }

## Cards and shuffle

option-deck-wild = Wild card
option-deck-wild-what = The figure that may stand for any value, if there is one.
value-deck-wild-none = none
option-deck-wild_alone = Wild card on its own
option-deck-wild_alone-what = What the wild card is worth as a hand's only card.
value-deck-wild_alone-half = half a point
value-deck-wild_alone-draws = half a point, and must draw
value-deck-wild_alone-any = anything from ½ to 7
option-deck-shuffle = Shuffle
option-deck-shuffle-what = Whether the deck is shuffled before every round or only when it is needed.
value-deck-shuffle-every_round = before every round
value-deck-shuffle-when_needed = when needed

## The table

option-table-direction = Direction of play
option-table-direction-what = Which way the deal and the turns go round.
value-table-direction-right = to the right
value-table-direction-left = to the left
option-table-players = Players
option-table-players-what = The fewest and the most who play, banker included.

## The bank

option-bank-first = First banker
option-bank-first-what = How the first banker is chosen.
value-bank-first-draw = by drawing cards
value-bank-first-lot = by lot
option-bank-cut = Cut
option-bank-cut-what = Who may cut the deck.
value-bank-cut-left = the banker's left neighbour
value-bank-cut-anyone = any player but the banker
value-bank-cut-banker = the banker
value-bank-cut-none = nobody
option-bank-card = Banker's card
option-bank-card-what = Whether the players see the banker's first card before they play.
value-bank-card-hidden = face down
value-bank-card-exposed = face up
option-bank-draws_to = Banker draws to
option-bank-draws_to-what = The total below which the banker must draw and from which the banker must stand.
value-bank-draws_to-none = no fixed total
option-bank-void_on_three = Banker's 3 voids
option-bank-void_on_three-what = A banker whose first card is a 3 may void the round.
option-bank-passes = Bank after a round
option-bank-passes-what = What becomes of the bank when nobody claims it.
value-bank-passes-stays = stays
value-bank-passes-rotates = goes to the next player
option-bank-claimed_by = Hands that claim the bank
option-bank-claimed_by-what = Winning hands that make their player the next banker.
value-bank-claimed_by-none = none
option-bank-sale = Sale of the bank
option-bank-sale-what = Between rounds the bank may be sold.

## Stakes

option-bets-placed = When stakes are placed
option-bets-placed-what = Before the deal, after seeing the first card, or when one's own turn begins.
value-bets-placed-before_deal = before the deal
value-bets-placed-after_deal = after the deal
value-bets-placed-on_turn = at one's turn
option-bets-form = Kind of stake
option-bets-form-what = Whether everyone chooses a stake or the banker names one for all.
value-bets-form-free = each chooses
value-bets-form-fixed = one for all
option-bets-min = Lowest stake
option-bets-min-what = The least that a hand may be staked.
option-bets-max = Highest stake
option-bets-max-what = The most that a hand may be staked.
option-bets-step = Step
option-bets-step-what = Stakes are multiples of it.
option-bets-tariffs = Tariffs
option-bets-tariffs-what = Limits that the banker may choose from before the deal.
value-bets-tariffs-none = none
option-bets-proposal = Proposed limits
option-bets-proposal-what = The banker may propose other limits and the players vote on them.
option-bets-raise = Raising
option-bets-raise-what = The stake may go up with each card asked for.
option-bets-lone_card_cap = Lone card at the lowest stake
option-bets-lone_card_cap-what = Standing on a single card is only for those who staked the minimum.

## Asking for cards

option-cards-first = First card
option-cards-first-what = Whether the players' first cards are dealt face down or face up.
value-cards-first-down = face down
value-cards-first-up = face up
option-cards-draws = Cards asked for
option-cards-draws-what = Whether further cards come face up or face down.
value-cards-draws-up = face up
value-cards-draws-one_down = one card always face down
value-cards-draws-all_down = all face up or all face down
option-cards-reach_bank = Reach the banker's card
option-cards-reach_bank-what = No standing below the value of the banker's card when that lies face up.
option-cards-show_seven_and_a_half = Show 7½ at once
option-cards-show_seven_and_a_half-what = A 7½ is shown as soon as it is made; otherwise it stays hidden.

## Special first cards

option-first_card-pass_on = First cards that may pass
option-first_card-pass_on-what = Whoever has one of these as first card may leave the round.
value-first_card-pass_on-none = none
option-first_card-burn_on = First cards that burn
option-first_card-burn_on-what = Whoever has one of these as first card may change it for another.
value-first_card-burn_on-none = none
option-first_card-bank_burns = Banker burns too
option-first_card-bank_burns-what = The banker may change the first card as well.

## Splitting

option-split-max_hands = Most hands of one player
option-split-max_hands-what = How many hands a player may have by splitting figures; 1 is no splitting.
option-split-when = Which figures split
option-split-when-what = Every figure in a run of figures, or the second of two.
value-split-when-run = a run of figures
value-split-when-pair = a pair of figures
option-split-stake = Stake of a further hand
option-split-stake-what = How the stake of a further hand stands to the first hand's.
value-split-stake-equal = the same
value-split-stake-at_least = the same or more
value-split-stake-free = as one likes
option-split-target = Order of the hands
option-split-target-what = Which of a player's hands the next card goes to.
value-split-target-in_order = one after the other
value-split-target-named = the one named

## Special hands

option-specials-natural_beats = A natural beats 7½
option-specials-natural_beats-what = A 7½ of the first two cards beats one of more cards.
option-specials-pair_of_sevens = Pair of sevens
option-specials-pair_of_sevens-what = Two sevens and nothing else are not bust: they beat every other hand.
option-specials-muerta = Muerta
option-specials-muerta-what = With a 7 as only card one may ask for a card that nobody sees before the end.

## Payments

option-pay-seven_and_a_half = A 7½ is paid
option-pay-seven_and_a_half-what = How many stakes the banker pays for a winning 7½.
option-pay-natural = A natural is paid
option-pay-natural-what = How many stakes the banker pays for a winning natural.
option-pay-pair_of_sevens = A pair of sevens is paid
option-pay-pair_of_sevens-what = How many stakes the banker pays for a winning pair of sevens.
option-pay-wild_natural = A 7 with the wild card is paid
option-pay-wild_natural-what = How many stakes the banker pays for a winning 7 with the wild card.
option-pay-muerta = A muerta is paid
option-pay-muerta-what = How many stakes the banker pays for a muerta that makes 7½.
option-pay-one_double = One multiple a round
option-pay-one_double-what = Of several players with a winning 7½ only the nearest is paid its multiple.
option-pay-leftmost_double = One multiple a player
option-pay-leftmost_double-what = Of one player's several 7½ only the first hand's is paid its multiple.
option-pay-ties = Equal hands
option-pay-ties-what = Who wins when player and banker have the same.
value-pay-ties-bank = the banker wins
value-pay-ties-push = stand-off, but the banker's 7½ wins
value-pay-ties-push_all = stand-off
value-pay-ties-push_but_five = stand-off, but 5 against 5 is the banker's
option-pay-bank_seven_and_a_half = Banker's 7½ takes
option-pay-bank_seven_and_a_half-what = How many stakes a hand still in play gives a banker with 7½.
option-pay-both_seven_and_a_half = 7½ against the banker's 7½ pays
option-pay-both_seven_and_a_half-what = How many stakes a 7½ gives a banker who has 7½ too.
option-pay-bank_natural = Banker's natural takes
option-pay-bank_natural-what = How many stakes a hand still in play gives a banker with a natural.

## The pot

option-pot-on = Pot game
option-pot-on-what = The banker opens a pot and plays each player in turn for what it holds.
option-pot-opening = Opening of the pot
option-pot-opening-what = What the banker puts into the pot.

## Honour

option-honour-bust = Saying that one is bust
option-honour-bust-what = Whether a bust shows by itself or its player must declare it.
value-honour-bust-automatic = shows by itself
value-honour-bust-declared = must be declared
option-honour-penalty = Penalty
option-honour-penalty-what = Stakes paid on top of the stake for a bust that was not declared.

## Beside a form

option-named = "{ $title }"
option-idle = Has nothing to act on with { $other }: { $value }.
option-unknown = { $what ->
        [ruleset] There is no ruleset "{ $value }".
        [variant] There is no variant "{ $value }".
       *[option] There is no option "{ $value }".
    }
