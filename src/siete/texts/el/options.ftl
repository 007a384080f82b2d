### Οι επιλογές των κανόνων: ομάδες, ονόματα, τι λέει η καθεμιά και οι λέξεις για τις τιμές τους.

## Groups

group-deck = Τράπουλα και φύλλα
group-table = Το τραπέζι
group-bank = Η μάνα
group-bets = Τα πονταρίσματα
group-cards = Ζητώντας φύλλα
group-first_card = Ειδικά πρώτα φύλλα
group-split = Χωρίσματα
group-specials = Ειδικά χέρια
group-pay = Πληρωμές
group-pot = Το ποτ
group-honour = Λόγος τιμής

## Words for values

value-yes = ναι
value-no = όχι
value-range = { $low } έως { $high }
value-times = × { $times }
value-tariff = { $name } { $low } έως { $high }

list-and = { $first } και { $last }
list-or = { $first } ή { $last }
list-comma = { $first }, { $last }

## Cards and shuffle

option-deck-wild = Μπαλαντέρ
option-deck-wild-what = Η φιγούρα που παίρνει όποια αξία χρειάζεται, αν υπάρχει.
value-deck-wild-none = κανένας
option-deck-wild_alone = Μπαλαντέρ μόνος
option-deck-wild_alone-what = Πόσο μετράει ο μπαλαντέρ όταν είναι το μόνο φύλλο ενός χεριού.
value-deck-wild_alone-half = μισός πόντος
value-deck-wild_alone-draws = μισός πόντος, και πρέπει να ζητηθεί φύλλο
value-deck-wild_alone-any = ό,τι θέλει κανείς, από ½ έως 7
option-deck-shuffle = Ανακάτεμα
option-deck-shuffle-what = Αν η τράπουλα ανακατεύεται πριν από κάθε γύρο ή μόνο όταν χρειάζεται.
value-deck-shuffle-every_round = πριν από κάθε γύρο
value-deck-shuffle-when_needed = όταν χρειάζεται

## The table

option-table-direction = Φορά του παιχνιδιού
option-table-direction-what = Προς ποια μεριά πάνε το μοίρασμα και οι σειρές.
value-table-direction-right = προς τα δεξιά
value-table-direction-left = προς τα αριστερά
option-table-players = Παίκτες
option-table-players-what = Πόσοι παίζουν το λιγότερο και το πολύ, μαζί με τη μάνα.

## The bank

option-bank-first = Πρώτη μάνα
option-bank-first-what = Πώς διαλέγεται η πρώτη μάνα.
value-bank-first-draw = με φύλλο
value-bank-first-lot = με κλήρο
option-bank-cut = Κόψιμο
option-bank-cut-what = Ποιος μπορεί να κόψει την τράπουλα.
value-bank-cut-left = ο διπλανός αριστερά της μάνας
value-bank-cut-anyone = όποιος παίκτης θέλει, εκτός από τη μάνα
value-bank-cut-banker = η μάνα
value-bank-cut-none = κανείς
option-bank-card = Φύλλο της μάνας
option-bank-card-what = Αν οι παίκτες βλέπουν το πρώτο φύλλο της μάνας πριν παίξουν.
value-bank-card-hidden = κλειστό
value-bank-card-exposed = ανοιχτό
option-bank-draws_to = Η μάνα τραβάει ως
option-bank-draws_to-what = Το σύνολο κάτω από το οποίο η μάνα πρέπει να τραβήξει και από το οποίο και πάνω πρέπει να μείνει.
value-bank-draws_to-none = όσο θέλει
option-bank-void_on_three = Ακύρωση με 3
option-bank-void_on_three-what = Η μάνα που έχει πρώτο φύλλο 3 μπορεί να ακυρώσει τον γύρο.
option-bank-passes = Η μάνα μετά τον γύρο
option-bank-passes-what = Τι γίνεται με τη μάνα όταν δεν την παίρνει κανείς.
value-bank-passes-stays = μένει
value-bank-passes-rotates = πάει στον επόμενο
option-bank-claimed_by = Χέρια που παίρνουν τη μάνα
option-bank-claimed_by-what = Χέρια που, όταν κερδίζουν, κάνουν τον παίκτη τους επόμενη μάνα.
value-bank-claimed_by-none = κανένα
option-bank-sale = Πώληση της μάνας
option-bank-sale-what = Ανάμεσα στους γύρους η μάνα μπορεί να πουληθεί.

## Stakes

option-bets-placed = Πότε ποντάρουν
option-bets-placed-what = Πριν από το μοίρασμα, αφού δουν το πρώτο φύλλο ή όταν έρθει η σειρά του καθενός.
value-bets-placed-before_deal = πριν από το μοίρασμα
value-bets-placed-after_deal = μετά το μοίρασμα
value-bets-placed-on_turn = στη σειρά του καθενός
option-bets-form = Είδος πονταρίσματος
option-bets-form-what = Αν ο καθένας διαλέγει το ποντάρισμά του ή η μάνα λέει ένα για όλους.
value-bets-form-free = ο καθένας το δικό του
value-bets-form-fixed = ένα για όλους
option-bets-min = Ελάχιστο ποντάρισμα
option-bets-min-what = Το λιγότερο που μπορεί να πονταριστεί σε ένα χέρι.
option-bets-max = Μέγιστο ποντάρισμα
option-bets-max-what = Το περισσότερο που μπορεί να πονταριστεί σε ένα χέρι.
option-bets-step = Βήμα
option-bets-step-what = Τα πονταρίσματα είναι πολλαπλάσιά του.
option-bets-tariffs = Κλίμακες πονταρίσματος
option-bets-tariffs-what = Όρια από τα οποία μπορεί να διαλέξει η μάνα πριν από το μοίρασμα.
value-bets-tariffs-none = καμία
option-bets-proposal = Πρόταση ορίων
option-bets-proposal-what = Η μάνα μπορεί να προτείνει άλλα όρια, και οι παίκτες ψηφίζουν.
option-bets-raise = Ανέβασμα
option-bets-raise-what = Με κάθε φύλλο που ζητιέται το ποντάρισμα μπορεί να ανέβει.
option-bets-lone_card_cap = Ένα φύλλο με το ελάχιστο
option-bets-lone_card_cap-what = Με ένα μόνο φύλλο μπορεί να μείνει μόνο όποιος έχει το ελάχιστο ποντάρισμα.

## Asking for cards

option-cards-first = Πρώτο φύλλο
option-cards-first-what = Αν το πρώτο φύλλο των παικτών μοιράζεται κλειστό ή ανοιχτό.
value-cards-first-down = κλειστό
value-cards-first-up = ανοιχτό
option-cards-draws = Φύλλα που ζητιούνται
option-cards-draws-what = Αν τα φύλλα που ζητιούνται έρχονται ανοιχτά ή κλειστά.
value-cards-draws-up = ανοιχτά
value-cards-draws-one_down = πάντα ένα κλειστό
value-cards-draws-all_down = όλα ανοιχτά ή όλα κλειστά
option-cards-reach_bank = Να φτάσει το φύλλο της μάνας
option-cards-reach_bank-what = Κανείς δεν μπορεί να μείνει κάτω από το φύλλο της μάνας, όταν αυτό είναι ανοιχτό.
option-cards-show_seven_and_a_half = Το επτάμισι φαίνεται
option-cards-show_seven_and_a_half-what = Το επτάμισι δείχνεται μόλις γίνει· αλλιώς μένει κρυφό.

## Special first cards

option-first_card-pass_on = Πρώτα φύλλα για πάσο
option-first_card-pass_on-what = Όποιος έχει ένα από αυτά για πρώτο φύλλο μπορεί να βγει από τον γύρο.
value-first_card-pass_on-none = κανένα
option-first_card-burn_on = Πρώτα φύλλα που αλλάζουν
option-first_card-burn_on-what = Όποιος έχει ένα από αυτά για πρώτο φύλλο μπορεί να το αλλάξει με άλλο.
value-first_card-burn_on-none = κανένα
option-first_card-bank_burns = Αλλάζει και η μάνα
option-first_card-bank_burns-what = Και η μάνα μπορεί να αλλάξει το πρώτο της φύλλο.

## Splitting

option-split-max_hands = Χέρια ανά παίκτη
option-split-max_hands-what = Πόσα χέρια μπορεί να έχει ένας παίκτης χωρίζοντας φιγούρες· με 1 δεν χωρίζει.
option-split-when = Φιγούρες που χωρίζουν
option-split-when-what = Κάθε φιγούρα στη σειρά από την πρώτη, ή η δεύτερη από δύο.
value-split-when-run = φιγούρες στη σειρά
value-split-when-pair = ζευγάρι από φιγούρες
option-split-stake = Ποντάρισμα του νέου χεριού
option-split-stake-what = Πώς είναι το ποντάρισμα του νέου χεριού σε σχέση με του πρώτου.
value-split-stake-equal = το ίδιο
value-split-stake-at_least = το ίδιο ή παραπάνω
value-split-stake-free = όποιο θέλει
option-split-target = Σειρά των χεριών
option-split-target-what = Σε ποιο από τα χέρια πάει το επόμενο φύλλο.
value-split-target-in_order = το ένα μετά το άλλο
value-split-target-named = σε όποιο πει

## Special hands

option-specials-natural_beats = Το επτάμισι με δύο κερδίζει
option-specials-natural_beats-what = Το επτάμισι με τα δύο πρώτα φύλλα κερδίζει το επτάμισι με περισσότερα.
option-specials-pair_of_sevens = Ζευγάρι εφτάρια
option-specials-pair_of_sevens-what = Δύο εφτάρια και τίποτα άλλο δεν καίγονται: κερδίζουν κάθε άλλο χέρι.
option-specials-muerta = Μουέρτα
option-specials-muerta-what = Με μοναδικό φύλλο ένα 7 μπορεί να ζητηθεί ένα φύλλο που δεν το βλέπει κανείς ως το τέλος.

## Payments

option-pay-seven_and_a_half = Το επτάμισι παίρνει
option-pay-seven_and_a_half-what = Πόσες φορές το ποντάρισμα πληρώνει η μάνα για επτάμισι που κερδίζει.
option-pay-natural = Το επτάμισι με δύο παίρνει
option-pay-natural-what = Πόσες φορές το ποντάρισμα πληρώνει η μάνα για επτάμισι με δύο φύλλα που κερδίζει.
option-pay-pair_of_sevens = Το ζευγάρι εφτάρια παίρνει
option-pay-pair_of_sevens-what = Πόσες φορές το ποντάρισμα πληρώνει η μάνα για ζευγάρι εφτάρια που κερδίζει.
option-pay-wild_natural = Το 7 με μπαλαντέρ παίρνει
option-pay-wild_natural-what = Πόσες φορές το ποντάρισμα πληρώνει η μάνα για 7 με μπαλαντέρ που κερδίζει.
option-pay-muerta = Η μουέρτα παίρνει
option-pay-muerta-what = Πόσες φορές το ποντάρισμα πληρώνει η μάνα για μουέρτα που κάνει επτάμισι.
option-pay-one_double = Μία πολλαπλή πληρωμή ανά γύρο
option-pay-one_double-what = Από πολλούς παίκτες που κερδίζουν με επτάμισι, μόνο ο πιο κοντινός παίρνει το πολλαπλάσιο.
option-pay-leftmost_double = Μία πολλαπλή πληρωμή ανά παίκτη
option-pay-leftmost_double-what = Από πολλά επτάμισι του ίδιου παίκτη, μόνο το πρώτο παίρνει το πολλαπλάσιο.
option-pay-ties = Ισοπαλίες
option-pay-ties-what = Ποιος κερδίζει όταν ο παίκτης και η μάνα έχουν το ίδιο.
value-pay-ties-bank = κερδίζει η μάνα
value-pay-ties-push = κανείς, εκτός αν η μάνα έχει επτάμισι
value-pay-ties-push_all = κανείς
value-pay-ties-push_but_five = κανείς, αλλά το 5 με 5 είναι της μάνας
option-pay-bank_seven_and_a_half = Το επτάμισι της μάνας παίρνει
option-pay-bank_seven_and_a_half-what = Πόσες φορές το ποντάρισμά του δίνει όποιος είναι στο παιχνίδι στη μάνα που κάνει επτάμισι.
option-pay-both_seven_and_a_half = Επτάμισι με επτάμισι της μάνας
option-pay-both_seven_and_a_half-what = Πόσες φορές το ποντάρισμά του δίνει ένα επτάμισι στη μάνα που έχει κι αυτή επτάμισι.
option-pay-bank_natural = Το επτάμισι με δύο της μάνας παίρνει
option-pay-bank_natural-what = Πόσες φορές το ποντάρισμά του δίνει όποιος είναι στο παιχνίδι στη μάνα που κάνει επτάμισι με δύο φύλλα.

## The pot

option-pot-on = Παιχνίδι με ποτ
option-pot-on-what = Η μάνα ανοίγει ποτ και παίζει με κάθε παίκτη με τη σειρά για όσα έχει μέσα.
option-pot-opening = Άνοιγμα του ποτ
option-pot-opening-what = Τι βάζει η μάνα στο ποτ.

## Honour

option-honour-bust = Να πει κανείς ότι κάηκε
option-honour-bust-what = Αν το κάψιμο φαίνεται μόνο του ή πρέπει να το πει ο παίκτης.
value-honour-bust-automatic = φαίνεται μόνο του
value-honour-bust-declared = πρέπει να το πει
option-honour-penalty = Ποινή
option-honour-penalty-what = Πονταρίσματα που πληρώνονται πέρα από το δικό του για κάψιμο που το έκρυψε.

## Beside a form

option-named = «{ $title }»
option-idle = Δεν έχει πού να εφαρμοστεί με { $other }: { $value }.
option-unknown = { $what ->
        [ruleset] Δεν υπάρχει κανονισμός «{ $value }».
        [variant] Δεν υπάρχει παραλλαγή «{ $value }».
       *[option] Δεν υπάρχει επιλογή «{ $value }».
    }
