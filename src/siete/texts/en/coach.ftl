### The coach: what each choice is worth, how sure that is, and what the choices of a round cost.

## What is best

coach-best-more = Best: { $what }, worth { $more } more than { $other }.
coach-best-same = Equally good: { $what }, or { $other }.
coach-best-any = Equally good: every amount from { $low } to { $high }.
coach-best-way = Best: { $what }.
coach-best-alone = There is only one thing to do: { $what }.
coach-luck-alone = It makes no difference: nobody can know anything that helps here.
coach-not-asked = Nothing has to be done. What is it worth?
coach-bust = { $some ->
        [one] One card in { $of } busts you.
       *[other] { $some } cards in { $of } bust you.
    }
coach-bust-none = No card that you have not seen can bust you.
coach-bust-all = Every card that you have not seen busts you.

## What each choice is worth

coach-worths-round = In chips, to the end of the round: { $worths }.
coach-worths-bank = In chips, with about { $rounds } rounds of holding the bank: { $worths }.
coach-worth = { $what } { $worth }
coach-sure-exact = That is exact, if this holds: { $assumes }.
coach-sure-estimate = An estimate, good to about { $error }, if this holds: { $assumes }.
coach-sure-sampled = Sampled, with a standard error of { $error }, if this holds: { $assumes }.
coach-sure-nothing-assumed = nothing about the others

## What is taken for granted

coach-assumes-bank-replies = the banker does what is best against the cards that lie open, and believes that people mostly stand from 5½
coach-assumes-bank-by-rule = the rules draw for the banker
coach-assumes-others-usual = those who play after you draw to 5
coach-assumes-others-tell = who stood had what people mostly stand with
coach-assumes-players-best = everybody plays as well as the coach
coach-assumes-players-stake = players stake halfway between the limits
coach-assumes-streets-apart = several hands are reckoned each by itself
coach-assumes-claims-left-out = winning the bank is not counted
coach-assumes-agreed = the others agree to it
coach-assumes-rounds-held = the bank is not sold again
coach-assumes-luck-alone = chance decides

## The choices

coach-do-bet = a stake of { $amount }
coach-do-hit = a card
coach-do-hit-up = a card face up
coach-do-hit-down = a card face down
coach-do-stand = standing
coach-do-bust = declaring the bust
coach-do-pass = passing
coach-do-burn = changing the card
coach-do-muerta = the muerta
coach-do-open = opening a hand for { $amount }
coach-do-keep = keeping the figure
coach-do-valid = a valid round
coach-do-void = voiding the round
coach-do-pick = picking a card
coach-do-high = the highest card
coach-do-low = the lowest card
coach-do-cut = cutting
coach-do-decline = declining
coach-do-ready = dealing
coach-do-tariff = the tariff “{ $tariff }”
coach-do-propose = proposing { $low } to { $amount }
coach-do-accept = accepting
coach-do-reject = refusing
coach-do-stake = naming a stake of { $amount }
coach-do-offer = selling the bank for { $amount }
coach-do-bid = a bid of { $amount } for the bank
coach-do-buy = buying the bank
coach-do-sell = selling the bank
coach-do-out = sitting out
coach-do-in = coming back
coach-do-lower = asking for lower stakes
coach-do-leave = leaving
coach-with-raise = { $what }, raising to { $amount }
coach-with-hand = hand { $hand }: { $what }

## After the round

coach-review = Your choices cost { $cost } chips in all.
coach-review-best = Each of your choices was the best.
coach-review-line = Decision { $number }: { $taken } cost { $cost }; best was { $best }.

## Switching it on

coach-on = The coach gives hints.
coach-off = The coach is silent.
coach-thinking = The coach is thinking…
coach-missing = The coach needs more than is installed here: pip install "siete[odds]"
