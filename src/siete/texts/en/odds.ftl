### Exact odds: chances, a position, the best play against a banker who draws to a total.

odds-title = Exact odds
odds-cards = { $cards ->
        [one] Of one card.
       *[other] Of { $cards } cards, none put back. Chances are in percent.
    }

## The first cards

odds-first-title = The first cards
odds-natural = 7½ in two cards
odds-wild-natural = A 7 with the wild card
odds-pair = Two sevens in two cards
odds-figures = { $many ->
        [one] A figure as first card
       *[other] { $many } figures as the first { $many } cards
    }

## The next card

odds-next-title = The next card
odds-next-legend = How often it busts a hand of each total, over all hands of that total, and with the cards of which it does so least and most often.
odds-total = total
odds-bust = bust
odds-least = least
odds-most = most
odds-becomes = makes

## How a hand ends

odds-draw-title = How a hand ends
odds-draw-legend = In percent, by the total from which one stands; below it one asks for a card.
odds-stand-from = from

## A position

odds-position-title = Odds of a hand
odds-hand = The hand: { $cards } ({ $total }).
odds-unseen = { $cards ->
        [one] One card has not been seen.
       *[other] { $cards } cards have not been seen.
    }
odds-over = With this hand nothing can be asked for.
odds-none-left = No cards are left.
odds-stands = It can only stand.
odds-progress = Worked out: { $percent } %

## The best play

odds-reply-title = Best play against a banker who draws to { $total }
odds-reply-legend = What a round is worth to the player, in first stakes.
odds-worth-title = worth
odds-way-title = way to play
odds-choice-title = choice
odds-worth-best = best play
odds-worth-least = best play, at least
odds-worth-most = best play, at most
odds-worth-unsplit = best play with one hand
odds-worth-totals = looking only at the total
odds-worth-threshold = standing from a total
odds-between = With further hands it is worth { $lower } to { $upper }.
odds-threshold-title = Standing from a total
odds-play-title = How to play best
odds-hand-title = hand
odds-best-title = best
odds-line = { $cards ->
        [one] only { $name }
       *[other] { $name }
    }
odds-kind = { $kind ->
        [wild] wild
       *[figure] figure
    }
odds-option = { $option ->
        [stand] stand
        [hit_raise] raise
        [pass] pass
        [burn] change
        [muerta] muerta
        [muerta_raise] muerta, raised
       *[hit] ask
    }
odds-sign = { $sign } { $meaning }
odds-legend = Along the top is the banker's card. { $signs }, * not with all cards alike.
odds-otherwise-title = Hands marked with * that are played otherwise:
odds-otherwise = { $hand } ({ $total }): { $option }
odds-otherwise-bank = { $hand } ({ $total }) against { $bank }: { $option }
odds-otherwise-more = { $hands ->
        [one] And one more, where little depends on it.
       *[other] And { $hands } more, where less depends on it.
    }

## What is refused

error-odds-total = "{ $value }" is no total to draw to. Allowed are 0.5 to 7.5 in steps of 0.5.
error-odds-no-cards = A hand needs at least one card, as in --hand "7o".
error-odds-card-seen = The card { $card } can't be in two places.
error-odds-hand-bust = The hand { $hand } is bust: it has { $total }.
error-odds-bank-card-alone = --bank-card goes with --hand: it is what the holder of a hand sees.
error-odds-bank-card-hidden = The banker's first card lies hidden in these rules: nobody sees it, and --bank-card has no place here.
error-odds-all-seen = All cards have been seen: none is left to be dealt.
error-odds-no-banker = All cards have been seen, and the banker has none of them. What standing is worth depends on the banker's card: --bank-card says it where it lies open.
error-odds-deck = { $cards ->
        [one] One card is too few: player and banker need one each.
       *[other] From { $cards } cards nothing can be dealt: at least two are needed, each once.
    }
error-odds-deck-small = { $cards } cards are too few: with fewer than { $needed } of these the stock may run out in a round, which is not analysed.
