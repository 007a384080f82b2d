### Charts of solved games: how to play, what an evening comes to, what each rule is worth.

chart-title = { $ruleset }: how to play, and what it comes to
chart-parts = On this page
chart-rules-missing = What each rule adds is not among them: --each-rule works it out, by solving the game once more for every rule.
chart-source = Siete { $version }: equilibrium of one player and the banker.
chart-written = { $file } is written: { $parts }.

## How to play

chart-strategy-about = In each square is the sign of what to do. Where there are several, with numbers, so many times in 100: it is left to luck, or depends on the cards of which the total is made. An empty square never comes, or leaves no choice.
chart-form = { $form ->
        [open] By the total of the hand, all in sight, and the banker's card.
        [first] By the hidden card and the banker's card.
        [settled] With the first card turned up and the others face down: by the total of the hand and the card in sight.
       *[shown] By the total of what lies in sight and the hidden card.
    }
chart-axis-hidden = hidden card
chart-axis-total = total of the hand
chart-axis-shown = total in sight
chart-axis-bank = banker's card
chart-share = { $what } { $percent } %

## An evening

chart-evening-title = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
chart-evening-about = What they come to for the player, in first stakes, if both sides play like this and the same one is the banker all evening.
chart-evening-changes = { $how ->
        [always] By the rules the bank changes hands after every round; that brings both closer to even.
       *[some] By the rules the bank changes hands after { $percent } % of rounds; that brings both closer to even.
    }
chart-behind = player behind
chart-even = even
chart-ahead = player ahead
chart-mean = on average
chart-deviation = standard deviation
chart-quantile = in { $percent } % of evenings at most
chart-net = first stakes
chart-chance = chance, %
chart-evening-numbers = The evening in numbers
chart-bars = The bars in numbers

## What each rule adds

chart-rule = { $rule }: { $value }
chart-rule-value = here

## What is refused

error-chart-file = { $file } can't be drawn. Allowed are names that end in .svg, .png or .html.
error-chart-rounds = { $rounds } can't be the number of rounds to draw with these rules. Allowed are 1 to { $most }.
error-chart-unwritten = The chart can't be written to { $file }: { $reason }.
