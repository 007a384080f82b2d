### Η παρτίδα με λόγια: ένα μήνυμα για κάθε γεγονός. Το όνομα στο $seat μπορεί να λέει ποιο από τα χέρια είναι.

game-hand = { $seat } (χέρι { $hand })

## Between rounds and before the deal

game-joined = { $seat }: κάθεται στο τραπέζι.
game-left = { $seat }: φεύγει από το τραπέζι.
game-sat-out = { $seat }: κάθεται έξω.
game-came-back = { $seat }: ξαναμπαίνει στο παιχνίδι.
game-asked-lower = { $seat }: ζητάει μικρότερα πονταρίσματα.
game-offered = { $seat }: προσφέρει τη μάνα ({ $buyer }) για { $price }.
game-was-bid = { $seat }: δίνει { $price } για τη μάνα.
game-sold = { $seat }: πουλάει τη μάνα ({ $buyer }) για { $price }.
game-declined = { $seat }: λέει όχι.
game-picked = { $seat }: διαλέγει ένα φύλλο χωρίς να το δει.
game-voted = { $vote ->
        [high] { $seat }: ψηφίζει το μεγαλύτερο φύλλο.
        [low] { $seat }: ψηφίζει το μικρότερο φύλλο.
        [accept] { $seat }: δέχεται τα όρια.
       *[reject] { $seat }: δεν δέχεται τα όρια.
    }
game-vote-result = Η ψηφοφορία: { $high } για το μεγαλύτερο φύλλο, { $low } για το μικρότερο. { $best ->
        [high] Το μεγαλύτερο παίρνει τη μάνα.
       *[low] Το μικρότερο παίρνει τη μάνα.
    }
game-revealed = { $seat }: ανοίγει το φύλλο, { $card }.
game-draw-again = Ισοπαλία· ξαναδιαλέγουν: { $seats }.
game-bank-passed = { $why ->
        [drawn] { $seat }: το φύλλο παίρνει τη μάνα.
        [lot] { $seat }: μάνα με κλήρο.
        [claimed] { $seat }: παίρνει τη μάνα.
        [rotated] Η μάνα πάει στον επόμενο: { $seat }.
        [left] Η μάνα έφυγε· επόμενη μάνα: { $seat }.
       *[sold] Μάνα είναι τώρα: { $seat }.
    }
game-shuffled = Τα φύλλα ανακατεύονται.
game-cut-made = { $count ->
        [0] { $seat }: δεν κόβει.
        [one] { $seat }: κόβει στο ένα φύλλο.
       *[other] { $seat }: κόβει στα { $count } φύλλα.
    }
game-tariff-chosen = { $seat }: διαλέγει την κλίμακα «{ $name }», { $low } έως { $high }.
game-limits-proposed = { $seat }: προτείνει πονταρίσματα { $low } έως { $high }.
game-limits-voted = { $accepted ->
        [yes] Έγινε δεκτό, { $votes_for } από { $votes } υπέρ: τώρα ποντάρουν { $low } έως { $high }.
       *[no] Δεν έγινε δεκτό, { $votes_for } από { $votes } υπέρ: ποντάρουν ακόμα { $low } έως { $high }.
    }
game-stake-named = { $seat }: λέει το ποντάρισμα, { $amount } για όλους.

## In a round

game-round-began = Νέος γύρος. Μάνα: { $seat }· με τη σειρά: { $players }. Πονταρίσματα { $low } έως { $high }.
game-pot-is = Το ποτ έχει { $amount }.
game-staked = { $seat }: ποντάρει { $amount }.
game-returned = { $seat }: παίρνει πίσω { $amount }.
game-dealt = { $kind ->
        [up] { $seat }: παίρνει { $card }.
        [down] { $seat }: παίρνει κλειστό φύλλο, { $card }.
       *[hidden] { $seat }: παίρνει κλειστό φύλλο.
    }
game-turned = { $seat }: ανοίγει { $card }.
game-said-valid = { $seat }: ο γύρος ισχύει.
game-voided = { $seat }: δείχνει { $card } και ακυρώνει τον γύρο.
game-passed = { $seat }: πάσο σε αυτόν τον γύρο.
game-burnt = { $seat }: αλλάζει { $card }.
game-asked = { $face ->
        [down] { $raised ->
            [yes] { $seat }: ανεβάζει στα { $stake } και ζητάει κλειστό φύλλο.
           *[no] { $seat }: ζητάει κλειστό φύλλο.
        }
       *[up] { $raised ->
            [yes] { $seat }: ανεβάζει στα { $stake } και ζητάει φύλλο.
           *[no] { $seat }: ζητάει φύλλο.
        }
    }
game-opened = { $seat }: ανοίγει άλλο χέρι με { $card }, για { $amount }.
game-kept = { $seat }: αφήνει τη φιγούρα όπου ήρθε.
game-asked-muerta = { $raised ->
        [yes] { $seat }: ανεβάζει στα { $stake } και ζητάει μουέρτα.
       *[no] { $seat }: ζητάει μουέρτα.
    }
game-busted = { $banker ->
        [yes] { $seat }: καίγεται, { $cards }.
       *[no] { $seat }: καίγεται ({ $cards }) και πληρώνει { $stake }.
    }
game-shown = { $why ->
        [seven_and_a_half] { $seat }: επτάμισι, { $cards }.
        [pair_of_sevens] { $seat }: ζευγάρι εφτάρια, { $cards }.
       *[settlement] { $seat }: δείχνει τα φύλλα, { $cards }.
    }
game-stood = { $seat }: μένει.
game-reshuffled = { $count ->
        [one] Τα φύλλα τελείωσαν: ένα που παίχτηκε γίνεται η νέα τράπουλα.
       *[other] Τα φύλλα τελείωσαν: ανακατεύονται { $count } που παίχτηκαν.
    }
game-hand-settled = { $why ->
        [bust] { $seat }: είχε καεί και έχασε { $amount }.
        [foul] { $seat }: κάηκε και δεν το είπε, βαρύ παράπτωμα, χάνει { $amount }.
        [bank_bust] { $seat }: κερδίζει { $amount } με { $mine }, η μάνα κάηκε.
        [higher] { $seat }: κερδίζει { $amount }, { $mine } κόντρα σε { $bank }.
        [lower] { $seat }: χάνει { $amount }, { $mine } κόντρα σε { $bank }.
        [tie_lost] { $seat }: χάνει { $amount }, { $mine } και οι δύο, κερδίζει η μάνα.
        [tie_off] { $seat }: ισοπαλία με τη μάνα, { $mine } και οι δύο.
       *[muerta] { $seat }: κερδίζει { $amount } με τη μουέρτα.
    }
game-struck = Μόνο ένα επτάμισι παίρνει το πολλαπλάσιο.
game-short = Το ποτ δεν έχει άλλα.
game-round-over = Τέλος του γύρου. { $net }.
game-net = { $seat } { $amount }
game-fouls = { $count ->
        [one] Βαρύ παράπτωμα: { $seats }.
       *[other] Βαριά παραπτώματα: { $seats }.
    }
