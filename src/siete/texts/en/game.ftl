### The log in words: one message an event. A name in $seat may say which of the player's hands it is.

game-hand = { $seat } (hand { $hand })

## Between rounds and before the deal

game-joined = { $seat } sits down at the table.
game-left = { $seat } leaves the table.
game-sat-out = { $seat } sits out.
game-came-back = { $seat } is back in.
game-asked-lower = { $seat } asks for lower stakes.
game-offered = { $seat } offers { $buyer } the bank for { $price }.
game-was-bid = { $seat } bids { $price } for the bank.
game-sold = { $seat } sells the bank to { $buyer } for { $price }.
game-declined = { $seat } declines.
game-picked = { $seat } picks a card unseen.
game-voted = { $vote ->
        [high] { $seat } votes for the highest card.
        [low] { $seat } votes for the lowest card.
        [accept] { $seat } accepts the limits.
       *[reject] { $seat } is against the limits.
    }
game-vote-result = The vote: { $high } for the highest card, { $low } for the lowest. { $best ->
        [high] The highest takes the bank.
       *[low] The lowest takes the bank.
    }
game-revealed = { $seat } turns up the card: { $card }.
game-draw-again = Equal cards; to pick again: { $seats }.
game-bank-passed = { $why ->
        [drawn] { $seat } has the card that takes the bank.
        [lot] The lot makes { $seat } the banker.
        [claimed] { $seat } takes the bank.
        [rotated] The bank goes to { $seat }.
        [left] The banker has left; the bank goes to { $seat }.
       *[sold] The bank is now { $seat }'s.
    }
game-shuffled = The cards are shuffled.
game-cut-made = { $count ->
        [0] { $seat } does not cut.
        [one] { $seat } cuts off one card.
       *[other] { $seat } cuts off { $count } cards.
    }
game-tariff-chosen = { $seat } chooses the tariff "{ $name }": { $low } to { $high }.
game-limits-proposed = { $seat } proposes stakes from { $low } to { $high }.
game-limits-voted = { $accepted ->
        [yes] Accepted, { $votes_for } of { $votes } in favour: stakes are now { $low } to { $high }.
       *[no] Not accepted, { $votes_for } of { $votes } in favour: stakes stay { $low } to { $high }.
    }
game-stake-named = { $seat } names the stake: { $amount } for all.

## In a round

game-round-began = A new round. { $seat } banks; in order: { $players }. Stakes { $low } to { $high }.
game-pot-is = The pot holds { $amount }.
game-staked = { $seat } stakes { $amount }.
game-returned = { $seat } gets { $amount } back.
game-dealt = { $kind ->
        [up] { $seat } gets { $card }.
        [down] { $seat } gets a card face down: { $card }.
       *[hidden] { $seat } gets a card face down.
    }
game-turned = { $seat } turns up { $card }.
game-said-valid = { $seat }: the round is valid.
game-voided = { $seat } shows { $card } and voids the round.
game-passed = { $seat } passes this round.
game-burnt = { $seat } changes { $card }.
game-asked = { $face ->
        [down] { $raised ->
            [yes] { $seat } raises to { $stake } and asks for a card face down.
           *[no] { $seat } asks for a card face down.
        }
       *[up] { $raised ->
            [yes] { $seat } raises to { $stake } and asks for a card.
           *[no] { $seat } asks for a card.
        }
    }
game-opened = { $seat } opens a hand with { $card }, for { $amount }.
game-kept = { $seat } keeps the figure where it came.
game-asked-muerta = { $raised ->
        [yes] { $seat } raises to { $stake } and plays the muerta.
       *[no] { $seat } plays the muerta.
    }
game-busted = { $banker ->
        [yes] { $seat } is bust: { $cards }.
       *[no] { $seat } is bust ({ $cards }) and pays { $stake }.
    }
game-shown = { $why ->
        [seven_and_a_half] { $seat } has 7½: { $cards }.
        [pair_of_sevens] { $seat } has a pair of sevens: { $cards }.
       *[settlement] { $seat } shows: { $cards }.
    }
game-stood = { $seat } stands.
game-reshuffled = { $count ->
        [one] The stock has run out: one used card becomes the new stock.
       *[other] The stock has run out: { $count } used cards are shuffled.
    }
game-hand-settled = { $why ->
        [bust] { $seat } was bust and has lost { $amount }.
        [foul] { $seat } was bust and did not say so: a grave foul, { $amount } lost.
        [bank_bust] { $seat } wins { $amount } with { $mine }: the banker is bust.
        [higher] { $seat } wins { $amount }: { $mine } against { $bank }.
        [lower] { $seat } loses { $amount }: { $mine } against { $bank }.
        [tie_lost] { $seat } loses { $amount }: { $mine } each, and the banker wins.
        [tie_off] { $seat } and the banker stand off: { $mine } each.
       *[muerta] { $seat } wins { $amount } with the muerta.
    }
game-struck = Only one 7½ is paid its multiple.
game-short = The pot holds no more.
game-round-over = The round is over. { $net }.
game-net = { $seat } { $amount }
game-fouls = { $count ->
        [one] Grave foul: { $seats }.
       *[other] Grave fouls: { $seats }.
    }
