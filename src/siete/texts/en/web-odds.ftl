### What rules are worth: the line in the form of rules, and the page of a ruleset.

## The bank's edge

# $how: about_... is an estimate, with an error in chips; between has two signed bounds.
web-odds-edge = { $how ->
        [bank] The bank keeps { $chips } of every 100 chips
        [player] The bank loses { $chips } of every 100 chips
        [about_bank] The bank keeps about { $chips } of 100 chips (± { $error })
        [about_player] The bank loses about { $chips } of 100 chips (± { $error })
        [between] The bank: { $lower } to { $upper } of every 100 chips
       *[even] The bank keeps nothing: it is a fair game
    }
web-odds-waiting = Working out what the bank keeps…
web-odds-failed = What the bank keeps can't be worked out for these rules.

## The page

web-odds-title = What it comes to
web-odds-about = { $raises ->
        [yes] Of the chips first staked, that is, for one player against the bank, both playing as well as can be. Raises come on top and are counted in.
       *[no] For one player against the bank, both playing as well as can be.
    }
web-odds-no-split = Splitting is left out of what follows; the two bounds are with splitting.
web-odds-no-pot = The pot is left out: this is for rounds outside it.
web-odds-still = The exact figure is being worked out.
web-odds-working = How to play, and what a round comes to, is being worked out. With some rules it takes minutes.
web-odds-play = How to play
web-odds-play-about = Where a square has several signs it is now one and now another, so many times in 100: by luck, or by the cards that make the total. An empty one never comes, or leaves no choice.
web-odds-legend = What the signs mean
web-odds-form = { $form ->
        [open] By the total of your hand and the bank's card.
        [first] By your hidden card and the bank's card.
        [settled] With more than one hidden card: by your total and what lies in sight of it.
        [total] With more than one hidden card: by your total and the bank's card.
       *[shown] By the total of your cards in sight and your hidden card.
    }
web-odds-bank-card = The bank's card: { $card }
web-odds-axis = { $axis ->
        [hidden] hidden card
        [shown] total in sight
        [bank] bank's card
       *[total] your total
    }
web-odds-round = What a round comes to
web-odds-sums = What the player gets, in first stakes
web-odds-evening = An evening of { $rounds } rounds
web-odds-evening-about = For who plays { $rounds } rounds against the bank without ever holding it.
web-odds-behind = behind
web-odds-even = even
web-odds-ahead = ahead
web-odds-evening-numbers = On average { $mean } first stakes; nine evenings in ten end between { $low } and { $high }.
web-odds-changes = { $when ->
        [always] By these rules the bank changes hands after every round, which brings both closer to even.
       *[sometimes] By these rules the bank changes hands after { $percent } % of rounds, which brings both closer to even.
    }
web-odds-rules = What each rule is worth
web-odds-rules-about = So many more of every 100 chips the player gets with a rule than without it; less than 0 is for the bank. One rule is taken away at a time.
web-odds-rules-progress = { $done } of { $all } worked out so far.
web-odds-instead = { $value }, instead of: { $plain }
web-odds-range = { $lower } to { $upper }
web-odds-unknown = not known
