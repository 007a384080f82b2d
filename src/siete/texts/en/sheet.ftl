### The rule sheet: sections in the order in which a round is played. A sentence is said only where it applies.

## Frame

sheet-where = Where it is played: { $place }
sheet-variant = Variant "{ $name }": { $meaning }
sheet-link = In short: { $text }
sheet-house-title = What is played here otherwise than in { $ruleset }
sheet-house-rule = { $option }: { $value } (otherwise: { $usual })
sheet-house = house rule
sheet-sources-title = Where the rules come from
sheet-sources = In brackets after each rule is the sheet that it comes from, with its section. "House rule" is what this table has chosen otherwise.
source-000 = 000: Club Conservador de Cartes i Jocs, "7 ½ (set i mig)", Catalonia
source-001 = 001: "Siete y media o siete alegre", Spain, with the stakes of Piedrahíta
source-002 = 002: "Sete e meio: Regras", Brazil
source-003 = 003: "Sette e mezzo", the Italian game and its variants
source-004 = 004: "Επτάμισι", the game in Greece, with Italian and Spanish variants
source-sala = sala: the game as casinos deal it, outside the five sheets
source-R = R: what the sheets leave open, settled for this program; the number is that of the reading

## How many times the stake, as the object of "pays" or "takes"

sheet-times = { $size ->
        [one] the stake
        [two] twice the stake
        [three] three times the stake
        [four] four times the stake
       *[other] { $times } times the stake
    }

## The aim

sheet-aim-title = The aim
sheet-aim = Everyone plays against the banker, not against each other. You take cards to come as near as you can to 7½ points without going over. Over 7½ you are bust.

## Cards and values

sheet-cards-title = Cards and what they are worth
sheet-deck = The Spanish deck of forty cards, without eights and nines: coins, cups, swords and clubs. The sota (10), the caballo (11) and the king (12) are the figures. With French cards leave out the 8s, 9s and 10s; jack, queen and king are the figures.
sheet-values = The cards from 1 to 7 are worth their number, the figures half a point each.
sheet-wild = Wild card: { $card }. With other cards it takes the value, ½ or 1 to 7, that brings the hand nearest to 7½ without passing it, and this may change as cards come. Where every value would be too much, the hand is bust.
sheet-wild-alone-half = As a hand's only card the wild card is worth ½.
sheet-wild-alone-draws = As a hand's only card the wild card is worth ½, and nobody may stand on it, the banker included: another card must be taken.
sheet-wild-alone-any = As a hand's only card the wild card is worth what its holder likes, from ½ to 7.
sheet-natural = A natural is 7½ in the first two cards of a hand that was not split.
sheet-natural-wild = Two cards that make 7½ with the wild card are a natural too.

## Players and seats

sheet-players-title = Players and seats
sheet-players = { $exact ->
        [yes] { $low } play, the banker included.
       *[no] From { $low } to { $high } play, the banker included.
    }
sheet-direction-right = Deal and play go to the right, anticlockwise: the neighbour on the banker's right is first, the banker last. "Nearest" always means nearest after the banker in this order.
sheet-direction-left = Deal and play go to the left, clockwise: the neighbour on the banker's left is first, the banker last. "Nearest" always means nearest after the banker in this order.
sheet-sitting-out = Between rounds, until the deal, a player may sit out, come back, or ask for lower stakes, which binds nobody; the stake of one who sits out comes back. At least { $low } must stay in. The banker does not sit out; a banker who leaves the table hands the bank to the next player present.

## The first banker

sheet-first-title = The first banker
sheet-first-draw = Each in turn picks a card without looking at it. Then all vote on whether the highest or the lowest card takes the bank; with as many votes for each it is the highest. The cards are turned up, and those who share the winning rank draw again.
sheet-first-lot = The first banker is chosen by lot.

## Shuffle and cut

sheet-shuffle-title = Shuffle and cut
sheet-shuffle-every_round = All forty cards are shuffled before each round.
sheet-shuffle-when_needed = { $wild ->
        [yes] Play goes on through the stock. All forty cards are shuffled when the banker changes, after a round in which the wild card was dealt, and when the stock runs out.
       *[no] Play goes on through the stock. All forty cards are shuffled when the banker changes and when the stock runs out.
    }
sheet-cut-left = The neighbour on the banker's left may cut, or decline.
sheet-cut-anyone = Any player but the banker may cut, or all decline.
sheet-cut-banker = The banker may cut, or not.
sheet-cut-none = Nobody cuts.

## Before the deal

sheet-before-title = Before the deal
sheet-tariffs = The banker may choose one of these tariffs; it lasts until another is chosen:
sheet-tariff = { $name }: stakes from { $low } to { $high }
sheet-proposal = The banker may propose another lowest and highest stake. They hold when at least three quarters of the other players present accept; these vote in any order.
sheet-once = Each of these is done at most once a deal. What the banker leaves unsaid stays as it was.
sheet-fixed = The banker names one stake from { $low } to { $high }, a multiple of { $step }, and it is everybody's. If the banker names none, the last one holds; the first is { $low }.
sheet-fixed-limits = Where new limits leave the stake outside, it becomes the lowest that they allow.

## Stakes

sheet-stakes-title = Stakes
sheet-limits = { $exact ->
        [yes] Every stake is { $low }.
       *[no] A stake is at least { $low } and at most { $high }, and a multiple of { $step }.
    }
sheet-limits-begin = { $exact ->
        [yes] Until the banker changes it, every stake is { $low }; stakes are multiples of { $step }.
       *[no] A stake is at least { $low } and at most { $high } until the banker changes these limits, and always a multiple of { $step }.
    }
sheet-placed-before_deal = The players place their stakes before the deal, in any order.
sheet-placed-after_deal = The players place their stakes in order, each after a look at the first card and before anyone asks for another.
sheet-placed-on_turn = Each player stakes as their own turn begins, having seen their first card.
sheet-raise = With each card asked for, and before seeing it, the stake may go up, to at most the highest allowed. At 7½ it is too late.
sheet-no-raise = A stake once placed does not go up.
sheet-lone-cap = A hand of one card may stand only if no more than the lowest stake is on it. Each hand is looked at by itself.

## The deal

sheet-deal-title = The deal
sheet-deal-down = The banker deals one card to each, face down, in order, the banker last. You look at your card, and neither show it nor speak of it.
sheet-deal-up = The banker deals one card to each player, face up, in order, and the last to the bank.
sheet-bank-hidden = The banker's card stays face down until the banker's turn.
sheet-bank-exposed = The banker's card is turned up before the first player plays.

## Is the round valid?

sheet-valid-title = Is the round valid?
sheet-valid = After the deal the banker says whether the round is valid, whatever the card, so that the wait tells nothing. With a 3 as first card the banker may void it: all stakes come back, nobody wins or loses, and the banker keeps the bank.
sheet-valid-burn = A 3 that the banker gets by changing a card at this point may void the round too.

## The players' turns

sheet-turn-title = The players' turns
sheet-turn = { $limited ->
        [yes] In order, each player asks for cards, one at a time, or stands. One may stand at any moment with 7½ or less, unless a rule here forbids it, and stays in play until the banker has played.
       *[no] In order, each player asks for cards, one at a time, or stands. One may stand at any moment with 7½ or less and stays in play until the banker has played.
    }
sheet-draws-up-down = The cards asked for come face up; the first card stays face down.
sheet-draws-up-up = The cards asked for come face up, so all of a player's cards can be seen.
sheet-draws-one_down = The player asks for each card face up or face down. One card always lies face down, never more: whoever asks for one face down first turns up the card that lay down.
sheet-draws-all_down = The first card asked for by a hand settles it for the rest of that hand: face up, and then the first card stays down and all others come up; or face down, and then the first card is turned up and all others come down.
sheet-show-yes = A 7½ is shown at once, and that hand's turn is over.
sheet-show-no = Whoever has 7½ may ask for no more cards. The hand stays hidden, and its holder says "stand" like anyone else.
sheet-pair-shown = A pair of sevens is shown at once, and that hand's turn is over.
sheet-reach = { $wild ->
        [yes] Nobody may stand on a total below the banker's open card; there the wild card counts ½.
       *[no] Nobody may stand on a total below the banker's open card.
    }
sheet-bust = Whoever goes over 7½ shows the cards and pays the stake at once. It stays lost even if the banker is bust later.

## Special first cards

sheet-special-title = Special first cards
sheet-pass = { $placed ->
        [before_deal] Whoever's first card is { $ranks } may leave the round on their turn, while it is their only card, and gets the stake back.
        [after_deal] Whoever's first card is { $ranks } may leave the round instead of staking, or on their turn while it is still their only card, and gets any stake back.
       *[on_turn] Whoever's first card is { $ranks } may leave the round on their turn, instead of staking or while it is still their only card, and gets any stake back.
    }
sheet-burn = { $first ->
        [up] Whoever's first card is { $ranks } may change it on their turn, while it is their only card: it is put aside, and the new card, face up, is the first card.
       *[down] Whoever's first card is { $ranks } may change it on their turn, while it is their only card: it is shown and put aside, and the new card, face down, is the first card.
    }
sheet-burn-rights = The new card has every right of a first card, that of being changed again included.
sheet-burn-bank = { $when ->
        [both] The banker may do so too: right after the deal, or when the banker's turn begins.
        [deal] The banker may do so too, but only right after the deal.
        [turn] The banker may do so too, when the banker's turn begins.
       *[never] The banker may not.
    }

## Splitting figures

sheet-split-title = Several hands
sheet-split-run = A figure as first card is one hand. Every figure that comes while all cards of the player have been figures may open another hand, or be kept in the hand that it was asked for. With the first other card this ends.
sheet-split-pair = A figure as first card is one hand. A figure that makes two figures and nothing else with the hand that it was asked for may open another hand, or be kept there.
sheet-split-wild = The wild card splits as a figure does.
sheet-split-max = A player has at most { $max } hands; after that a figure stays where it came.
sheet-split-fixed = Each hand has the same stake as the first.
sheet-split-stake-equal = Each further hand has the same stake as the first hand has at that moment.
sheet-split-stake-at_least = Each further hand has a stake of its own, at least what the first hand has at that moment.
sheet-split-stake-free = Each further hand has a stake of its own, within the limits.
sheet-split-target-in_order = The hands are played one after the other: each card goes to the first that is not finished.
sheet-split-target-named = Before seeing a card the player says which unfinished hand it is for; if nothing is said, it is for the first.
sheet-split-down = The figure that opens a hand lies face up; that hand may ask for its cards face up or face down.
sheet-split-natural = A 7½ of a split hand is not a natural.
sheet-split-bank = The banker does not split.

## Muerta

sheet-muerta-title = The muerta
sheet-muerta = A player whose only card is a 7 may play the muerta: the 7 lies face up, one card comes face down that nobody, not even the player, sees before the end, and the turn is over.
sheet-muerta-raise = The stake may go up before that card comes.
sheet-muerta-pay = If the two cards make 7½ and the banker has less, or is bust, the banker pays { $pay }. Against a banker's 7½ or more the hand is settled like any other.
sheet-muerta-lost = If they make more, the stake is lost at the end, even to a bust banker; this is no foul.
sheet-muerta-sevens = Two sevens in a muerta are a pair of sevens as in any hand.
sheet-muerta-claim = A muerta does not take the bank.
sheet-muerta-double = A muerta does not count where only one 7½ is paid its multiple.

## The banker's turn

sheet-banker-title = The banker's turn
sheet-banker-hidden = When all have played, the banker turns up the card and plays in view of all, taking cards face up.
sheet-banker-exposed = When all have played, the banker plays in view of all, taking cards face up.
sheet-banker-free = The banker asks for cards and stands at will, but asks for no more at 7½.
sheet-banker-draws = The banker has no choice: below { $total } the banker must draw, and at { $total } or more must stand.
sheet-banker-idle = If nobody is left in play, the banker does not play.
sheet-banker-idle-muerta = A muerta is still in play.
sheet-banker-idle-honour = A bust that was not declared is still in play.

## Who wins and what is paid

sheet-pay-title = Who wins and what is paid
sheet-order = The hands are settled in order, from the first player after the banker.
sheet-rank = The higher total wins, up to 7½.
sheet-rank-natural = A natural beats a 7½ of more cards.
sheet-rank-no-natural = A 7½ is as good in two cards as in more.
sheet-rank-pair = A pair of sevens, two sevens and nothing else, is not bust: it beats every other hand.
sheet-rank-pair-wild = A 7 and the wild card are never a pair of sevens.
sheet-bank-bust = { $multiple ->
        [yes] A bust banker pays every hand that is not bust, and a 7½ its multiple.
       *[no] A bust banker pays every hand that is not bust.
    }
sheet-ties-bank = Equal hands are the banker's.
sheet-ties-push = Equal hands stand off, and the stake comes back; but a banker with 7½ wins against an equal 7½.
sheet-ties-push_all = Equal hands stand off, and the stake comes back, also at 7½.
sheet-ties-push_but_five = Equal hands stand off, and the stake comes back, also at 7½; but 5 against the banker's 5 is the banker's.
sheet-pay-one = The banker pays a winning hand its stake, and the player keeps the stake.
sheet-pay-special = { $hand ->
        [seven_and_a_half] For a winning 7½ the banker pays { $pay }.
        [natural] For a winning natural the banker pays { $pay }.
        [wild_natural] For a winning 7 with the wild card the banker pays { $pay }.
       *[pair_of_sevens] For a winning pair of sevens the banker pays { $pay }.
    }
sheet-pay-lost = A hand that loses to the banker pays its stake.
sheet-bank-takes = { $what ->
        [bank_seven_and_a_half] A hand still in play that loses to a banker's 7½ pays { $pay }.
        [both_seven_and_a_half] A 7½ that loses to a banker's 7½ pays { $pay }.
       *[bank_natural] A hand still in play that loses to a banker's natural pays { $pay }, unless it is a natural itself.
    }
sheet-bank-largest = Where several of these apply, the largest does.
sheet-bust-once = A bust hand pays just its stake.
sheet-one-double = When several players win with 7½, in however many cards, only the nearest is paid its multiple; the others are paid their stake.
sheet-leftmost-double = Of one player's several 7½ only the first hand's is paid its multiple.
sheet-doubles-order = For this, players count in order and each one's hands from first to last.

## The table of payments

sheet-table-title = Who pays whom
sheet-table-legend = Along the top is the player's hand, down the side the banker's. In stakes: + is what the banker pays the player, − what the player pays the banker, 0 a stand-off; a dash marks what cannot happen.
sheet-table-corner = The banker has
sheet-table-hand = { $hand ->
        [bust] bust
        [points] points
        [below] fewer points
        [equal] as many points
        [above] more points
        [seven] 7½
        [natural] natural
        [wild] 7 and wild
       *[pair] two sevens
    }
sheet-table-both = both { $total }

## The next banker

sheet-next-title = The next banker
sheet-passes-stays = { $claimed ->
        [yes] The banker keeps the bank until somebody takes it.
       *[no] The banker keeps the bank from round to round.
    }
sheet-passes-rotates = { $claimed ->
        [yes] After a round in which nobody takes the bank it goes to the next player present.
       *[no] After each round the bank goes to the next player present.
    }
sheet-claims = Whoever wins with { $hands } takes the bank for the next round, even against a bust banker.
sheet-claims-several = When several do, the highest kind of hand comes first, and among equals the nearest.
sheet-claims-nearest = When several do, it is the nearest.
sheet-claims-wild-pair = A 7 with the wild card and a pair of sevens are of one kind here.
sheet-claims-natural = { $above ->
        [yes] A natural comes before a longer 7½ here.
       *[no] A natural counts as any 7½ here.
    }
sheet-claims-keeps = Where nobody takes the bank, a banker with { $hands } keeps it.

## Sale of the bank

sheet-sale-title = Sale of the bank
sheet-sale = Between rounds the banker may offer the bank to a player at a price, or a player may bid for it. The other accepts or declines; one offer or bid stands at a time, and the price is any amount from 0.

## The pot

sheet-pot-title = The pot
sheet-pot = The banker puts { $opening } into the pot, and plays a whole small round, with stake, deal, turn and banker's turn, against each player in order, with the same deck.
sheet-pot-limit = What the pot holds when a small round begins takes the place of the highest stake. Where it is less than { $low }, it is the only stake.
sheet-pot-fixed = Where the pot holds less than the fixed stake when a small round begins, what it holds is the stake.
sheet-pot-pay = Whoever wins takes what is due from the pot, never more than it holds; all that is lost goes into it. Several hands of a player settle in order.
sheet-pot-end = When the pot is empty, the players still to come do not play. At the end what it holds is the banker's.
sheet-pot-void = { $passes ->
        [rotates] A void ends that small round alone, and the bank is not kept by it.
       *[stays] A void ends that small round alone.
    }
sheet-pot-claims = { $keeps ->
        [yes] Taking the bank looks at the whole round; so does keeping it, where the banker has one of those hands in any small round.
       *[no] Taking the bank looks at the whole round.
    }
sheet-pot-double = That only one 7½ is paid its multiple goes for the whole round.

## Honour

sheet-honour-title = Honour
sheet-honour = Whoever is bust must say so at once; until then the hand goes on looking like any other. A bust that was declared is shown and its stake paid at once, and it stays lost even if the banker is bust later.
sheet-honour-foul = To ask for another card, or to stand, when bust is a grave foul, even if it is declared afterwards: it is recorded once against the player, and the stake is lost, even to a bust banker.
sheet-honour-penalty = { $size ->
        [one] On top of the stake a foul costs the stake once more.
        [two] On top of the stake a foul costs twice the stake.
       *[other] On top of the stake a foul costs { $times } times the stake.
    }
sheet-honour-hands = What is done with another of one's hands is no foul for this one.
sheet-honour-false = A hand that is not bust cannot be declared bust.

## When the stock runs out

sheet-stock-title = When the stock runs out
sheet-stock = { $burn ->
        [yes] The cards of hands that were bust and shown, and those that were changed, are shuffled and become the new stock; a card just being changed is not among them. If there are none, nobody can ask for more cards, and whatever forces a card lapses.
       *[no] The cards of hands that were bust and shown are shuffled and become the new stock. If there are none, nobody can ask for more cards, and whatever forces a card lapses.
    }
sheet-stock-earlier = The cards of earlier rounds since the shuffle are shuffled in with them.
sheet-stock-pot = The cards of small rounds already settled are shuffled in with them.

## A fair deal

sheet-fair-title = A fair deal
sheet-fair = Before any stake the table shows the seal of a secret that is already fixed; then each player adds a number. The shuffle follows from these, and the cut comes on top, so nobody can choose the cards.
sheet-fair-published = { $when ->
        [every_round] At settlement the secret is published, and anyone can check the shuffle. This shows every card of the deck, also those of players who passed or whose cards were never turned up.
        [pot] When the whole round of the pot is over the secret is published, and anyone can check the shuffle. This shows every card of the deck, also those of players who passed or whose cards were never turned up.
       *[when_needed] At the next shuffle the secret is published, and anyone can check the shuffle. This shows every card of the deck, also those of players who passed or whose cards were never turned up.
    }

## The list of rulesets

sheet-rulesets-title = Rulesets
sheet-variants-title = Variants, which go on top of a ruleset
