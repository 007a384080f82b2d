### The equilibrium: what a round is worth, how the player plays, what each rule adds.

solve-title = Equilibrium
solve-about = One player against the banker, each playing as well as can be against the other.
solve-progress = { $parts ->
        [one] One part solved, { $seconds } s
       *[other] { $parts } parts solved, { $seconds } s
    }
solve-progress-round = { $progress }; the next: pass { $round }, { $apart } still open
solve-progress-rule = { $option }: { $progress }

## What a round is worth

solve-value-title = What a round is worth
solve-value = { $least ->
        [yes] A round is worth at least { $value } first stakes to the player.
       *[no] A round is worth { $value } first stakes to the player.
    }
solve-keeps = { $who ->
        [banker] Of every 100 chips of first stakes the bank keeps { $chips }.
        [banker_most] Of every 100 chips of first stakes the bank keeps { $chips } at most.
        [player] On every 100 chips of first stakes the player gains { $chips }.
        [player_least] On every 100 chips of first stakes the player gains { $chips } at least.
       *[nobody] Neither side gains by it.
    }
solve-left-split = The strategies leave splitting out, the bounds do not: the lower one is what a player who splits too is sure of, the upper one what the banker never has to leave more than. Part of it is sampled, with five standard errors on top.
solve-left-pot = The pot is left out: this is a round outside it.
solve-exact = { $apart ->
        [yes] Apart from that it is exact: the best replies to both strategies leave less than { $gap } between them.
       *[no] This is exact: the best replies to both strategies leave less than { $gap } between them.
    }
solve-bounds = { $split ->
        [yes] It lies between { $lower } and { $upper }.
       *[no] The best replies to both strategies bound it: at least { $lower }, at most { $upper }.
    }
solve-found = It took { $seconds } s. The player has a choice in { $player } situations, the banker in { $banker }.

## The bank

solve-bank-title = The bank
solve-bank-changes = { $how ->
        [never] The bank never changes hands.
        [always] The bank changes hands after every round.
       *[some] The bank changes hands after { $percent } % of rounds.
    }
solve-bank-worth = { $who ->
        [banker] In an evening of { $rounds } rounds it is worth { $worth } first stakes to begin as banker rather than as player.
        [player] In an evening of { $rounds } rounds it is worth { $worth } first stakes to begin as player rather than as banker.
       *[nobody] In an evening of { $rounds } rounds it makes no difference who banks first.
    }

## What a round comes to

solve-results-title = What a round comes to
solve-results = The player wins { $wins } % of rounds and loses { $loses } %; in { $even } % nobody wins.
solve-result = result
solve-net = player gets
solve-why = { $why ->
        [bust] player bust
        [bank_bust] banker bust
        [higher] player has more
        [lower] banker has more
        [tie_lost] tie, which the banker wins
        [tie_off] tie, which nobody wins
        [muerta] muerta won
        [pass] player passes
       *[void] round void
    }

## How the player plays

solve-chart-title = How the player plays
solve-chart-shown = By what lies in sight (down the side) and the hidden card (along the top).
solve-chart-first = By the player's first card (down the side) and the banker's (along the top).
solve-chart-settled = With the first card turned up and the others face down: by the total (down the side) and the card in sight (along the top).
solve-chart-open = By the total (down the side) and the banker's card (along the top).
solve-bank-card = The banker's card is { $card }.
solve-hidden = hidden
solve-shown = in sight
solve-first = first
solve-wild = { $wild } + { $points }
solve-sign = { $sign } { $meaning }
solve-do = { $action ->
        [stand] stand
        [hit_raise] raise and ask
        [down] ask face down
        [down_raise] raise and ask face down
        [pass] pass
        [burn] change the card
        [muerta] muerta
        [muerta_raise] raise and muerta
       *[hit] ask
    }
solve-legend = { $signs }. Where numbers stand, so many times in 100: it is left to luck, or depends on the cards of which the total is made.

## Simpler play

solve-simple-title = Simpler play
solve-simple-legend = What it gets against a banker who knows it and replies best, and what it loses by that.
solve-way = way to play
solve-worth = worth
solve-loses = loses
solve-simple-best = as above
solve-simple-chart = always what is commonest in the table
solve-simple-total = standing from { $total }, nothing else

## What each rule adds

solve-rules-title = What each rule adds
solve-rules-legend = To what a round is worth to the player, against the same game with this rule at its plainest, each by itself.
solve-rules-none = No rule that matters between two is other than at its plainest.
solve-rule = rule
solve-without = instead of
solve-adds = adds
solve-between = { $lower } to { $upper }

## What is refused

error-solve-rounds = { $rounds } can't be the number of rounds of an evening. Allowed are 1 to { $most }.
error-solve-certificate = The certificate can't be written to { $file }: { $reason }.
