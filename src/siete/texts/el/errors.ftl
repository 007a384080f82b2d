### Τι δεν γίνεται δεκτό: τι ήταν λάθος, πού, και τι επιτρέπεται.

## Languages, cards, amounts, names

error-unknown-language = Δεν υπάρχει γλώσσα «{ $language }». Επιτρέπονται: { $allowed }.
error-no-such-card = Δεν υπάρχει φύλλο «{ $card }». Τα φύλλα είναι 1-7, 10, 11 ή 12 και ένα χρώμα: o (νομίσματα), c (κύπελλα), e (σπαθιά), b (μπαστούνια), όπως 7o ή 12b.
error-card-twice = Το φύλλο { $card } υπάρχει δύο φορές· στην τράπουλα κάθε φύλλο είναι μία φορά.
error-no-amount = Το «{ $amount }» δεν είναι ποσό εδώ. Επιτρέπονται ψηφία, ή ψηφία, μια τελεία και ψηφία, με το πολύ { $places } δεκαδικά: 5 ή 0.25.
error-no-name = Το «{ $name }» δεν μπορεί να είναι όνομα. Επιτρέπονται 1 έως { $longest } χαρακτήρες: γράμματα με τους τόνους τους, ψηφία, _ - . ' και ένα μόνο κενό ανάμεσα στις λέξεις.
error-no-such-name = Κανείς εδώ δεν λέγεται «{ $name }».
error-name-taken = Υπάρχει ήδη όνομα { $name }· δύο παίκτες χρειάζονται διαφορετικά ονόματα.
error-name-ambiguous = Το όνομα { $name } δεν γίνεται να κάτσει στο τραπέζι με το { $other }: ό,τι κάνει { $other } θα διαβαζόταν σαν να το κάνει { $name }. Χρειάζεται άλλο όνομα.

## The table

error-players-number = { $players ->
        [one] Υπάρχει ένας παίκτης· με αυτούς τους κανόνες παίζουν { $low } έως { $high }, μαζί με τη μάνα.
       *[other] Υπάρχουν { $players } παίκτες· με αυτούς τους κανόνες παίζουν { $low } έως { $high }, μαζί με τη μάνα.
    }
error-no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτό το τραπέζι: { $seat }.
error-not-between-rounds = Το «{ $action }» γίνεται ανάμεσα στους γύρους· πρώτα πρέπει να τελειώσει ο γύρος.
error-game-finished = Το παιχνίδι τελείωσε· σε αυτό το τραπέζι δεν παίζεται άλλο.
error-not-in-round = { $seat }: δεν παίζει αυτόν τον γύρο.
error-not-your-turn = { $seat }: δεν είναι η σειρά του παίκτη.
error-not-allowed = { $seat }: το «{ $action }» δεν επιτρέπεται εδώ.
error-banker-stays = { $seat }: η μάνα δεν μπορεί να κάτσει έξω.
error-is-out = { $seat }: κάθεται ήδη έξω.
error-is-in = { $seat }: είναι ήδη μέσα.
error-too-few-left = { $seat }: δεν μπορεί να κάτσει έξω, πρέπει να μένουν τουλάχιστον { $low }.
error-table-full = { $seat }: δεν μπορεί να μπει, το τραπέζι είναι γεμάτο.
error-last-seat = { $seat }: δεν μπορεί να φύγει, κάποιος πρέπει να μείνει στο τραπέζι.
error-answer-first = Πρώτα πρέπει να δεχτεί ή να αρνηθεί την προσφορά για τη μάνα: { $seat }.
error-no-such-tariff = Δεν υπάρχει κλίμακα «{ $name }». Επιτρέπονται: { $names }.
error-limits-not-allowed = Τα όρια δεν μπορούν να είναι { $low } έως { $high }. Επιτρέπονται ποσά πάνω από 0, πρώτα το μικρότερο, και τα δύο πολλαπλάσια του { $step }.
error-cut-not-allowed = Δεν γίνεται κόψιμο στα { $count } φύλλα· επιτρέπεται από 1 έως { $most }.
error-no-price = Η τιμή πρέπει να είναι 0 ή παραπάνω.
error-not-to-this-seat = { $seat }: αυτό δεν γίνεται με { $to }, μόνο ανάμεσα στη μάνα και σε άλλον παίκτη που είναι μέσα.

## A round

error-stake-not-allowed = { $seat }: δεν γίνεται ποντάρισμα { $amount }. Επιτρέπεται από { $low } έως { $high }, ανά { $step }.
error-raise-not-allowed = { $seat }: δεν γίνεται ανέβασμα στο { $amount }. Επιτρέπεται από { $low } έως { $high }, ανά { $step }.
error-no-raise = { $seat }: το ποντάρισμα δεν μπορεί να ανέβει εδώ.
error-face-not-allowed = { $face ->
        [down] { $seat }: αυτό το φύλλο δεν ζητιέται κλειστό, μόνο ανοιχτό.
       *[up] { $seat }: αυτό το φύλλο δεν ζητιέται ανοιχτό, μόνο κλειστό.
    }
error-no-such-hand = { $seat }: δεν υπάρχει χέρι { $hand } που να μην τέλειωσε.
error-hands-in-order = { $seat }: τα χέρια παίζονται με τη σειρά, τώρα είναι το { $hand }.
error-seven-and-a-half-stands = { $seat }: με επτάμισι μπορεί μόνο να μείνει.
error-no-cards-left = { $seat }: δεν έμειναν φύλλα, μπορεί να μείνει.
error-lone-card-must-draw = { $seat }: δεν μπορεί να μείνει με ένα μόνο φύλλο και ποντάρισμα πάνω από { $low }, πρέπει να ζητήσει κι άλλο.
error-wild-alone-must-draw = { $seat }: δεν μπορεί να μείνει με τον μπαλαντέρ μόνο, πρέπει να ζητήσει κι άλλο φύλλο.
error-below-bank-card = { $seat }: δεν μπορεί να μείνει κάτω από το ανοιχτό φύλλο της μάνας, πρέπει να ζητήσει κι άλλο.
error-not-bust = { $seat }: κανένα χέρι δεν έχει καεί, και δεν δηλώνεται ότι κάηκε χέρι που δεν κάηκε.
error-void-needs-three = { $seat }: ο γύρος ακυρώνεται μόνο με 3 για πρώτο φύλλο.
error-pass-needs-card = { $seat }: πάσο επιτρέπεται μόνο με ορισμένα πρώτα φύλλα, όσο είναι το μόνο φύλλο.
error-burn-needs-card = { $seat }: το φύλλο αλλάζει μόνο με ορισμένα πρώτα φύλλα, όσο είναι το μόνο φύλλο.
error-muerta-needs-seven = { $seat }: η μουέρτα χρειάζεται ένα 7 για μοναδικό φύλλο.
error-no-figure-came = { $seat }: αυτό δεν γίνεται, δεν ήρθε μόλις τώρα φιγούρα που να ανοίγει χέρι.

## The dealer's part

error-round-not-over = Ο γύρος δεν τέλειωσε· δεν υπάρχει ακόμα τίποτα να λογαριαστεί.
error-too-few-cards = { $cards } φύλλα είναι λίγα για αυτό το τραπέζι.
error-no-card-awaited = Εδώ δεν μοιράζεται φύλλο.
error-card-not-in-stock = Το φύλλο { $card } δεν είναι στην τράπουλα.
error-reshuffle-first = Τα φύλλα τελείωσαν: πρώτα πρέπει να ανακατευτούν όσα παίχτηκαν.
error-reshuffle-not-needed = Τα φύλλα δεν τελείωσαν: δεν χρειάζεται ανακάτεμα.

## Actions as text

error-action-unreadable = Το «{ $action }» δεν είναι κίνηση: επιτρέπεται μία γραμμή με το πολύ 200 ορατούς χαρακτήρες.
error-action-unknown-name = Το «{ $action }» δεν αρχίζει με το όνομα κάποιου από το τραπέζι.
error-action-verb = Το «{ $verb }» δεν είναι κίνηση. Επιτρέπονται: { $verbs }.
error-action-arguments = Το «{ $action }» δεν γράφεται έτσι. Γράφεται: { $usage }

## Records

error-file-unreadable = Το αρχείο δεν διαβάζεται: { $reason }.
error-file-too-large = Το αρχείο είναι πολύ μεγάλο για πρακτικό: επιτρέπονται το πολύ { $most } byte.
error-record-encoding = Το αρχείο δεν είναι κείμενο UTF-8: το byte { $byte } είναι λάθος.
error-record-toml = Αυτό δεν είναι TOML: { $reason }.
error-record-nested = Υπάρχουν πάρα πολλοί πίνακες ο ένας μέσα στον άλλο: σε ένα πρακτικό είναι το πολύ τρεις, όπως στο [rounds.proof.lot].
error-record-format = Αυτό δεν είναι πρακτικό του Siete. Αρχίζει με: format = "{ $format }"
error-record-missing = Λείπει το «{ $key }»· ένα πρακτικό πρέπει να το έχει.
error-record-key = Το «{ $key }» δεν έχει θέση εδώ. Επιτρέπονται: { $known }.
error-record-type = Στο «{ $key }» χρειάζεται { $expected ->
        [text] κείμενο
        [list] λίστα
        [table] πίνακας
       *[amount] ποσό
    }, και υπάρχει { $found ->
        [text] κείμενο
        [list] λίστα
        [table] πίνακας
        [boolean] αληθές ή ψευδές
        [time] ημερομηνία ή ώρα
        [number] αριθμός
       *[other] αριθμός που δεν είναι ποσό
    }.
error-record-no-banker = Λείπει το «banker»: μπορεί να λείπει μόνο όπου η πρώτη μάνα βγαίνει με φύλλο.
error-record-banker-unknown = Η μάνα, { $name }, δεν κάθεται σε καμία θέση.
error-record-unfinished = Ο γύρος σταματά πριν λογαριαστεί: κάποιος πρέπει ακόμα να παίξει.
error-record-after-end = Ο γύρος τέλειωσε· τίποτα άλλο δεν γίνεται σε αυτόν.
error-record-deck-not-due = Εδώ δεν χρειάζεται ανακάτεμα, η τράπουλα συνεχίζει: αυτός ο γύρος δεν μπορεί να έχει «deck».
error-record-reshuffle-not-needed = Τα φύλλα δεν τελείωσαν όσες φορές λέει το «reshuffles».
error-record-reshuffle-card = Το { $cards } δεν είναι στα φύλλα που παίχτηκαν και ανακατεύονται εδώ.

## Saved games

error-no-saved-game = Δεν υπάρχει αποθηκευμένο παιχνίδι στο { $folder }.
error-save-in-use = Το { $file } παίζεται ήδη, σε άλλο παράθυρο.
error-save-failed = Το { $file } δεν αποθηκεύτηκε: { $reason }.
error-save-unreadable = Το { $file } δεν διαβάζεται: { $reason }.
error-save-format = Το { $file } δεν είναι αποθηκευμένο παιχνίδι του Siete, ή έχει χαλάσει.

## Bots

error-no-such-temperament = Δεν υπάρχει μποτ «{ $name }». Επιτρέπονται: { $allowed }, ή και τα δύο, όπως steady-bold.

## Rules that can't be

error-usage-set = Το «{ $argument }» δεν ορίζει καμία επιλογή. Γράφεται: --set ΕΠΙΛΟΓΗ=ΤΙΜΗ
error-rules-refused = { $count ->
        [one] Αυτοί οι κανόνες δεν γίνονται: ένα πράγμα είναι λάθος.
       *[other] Αυτοί οι κανόνες δεν γίνονται: { $count } πράγματα είναι λάθος.
    }
problem-unknown-ruleset = Δεν υπάρχει κανονισμός «{ $value }».{ $near ->
        [yes] { " " }Μήπως { $nearest };
       *[no] { "" }
    } Επιτρέπονται: { $allowed }.
problem-unknown-variant = Δεν υπάρχει παραλλαγή «{ $value }».{ $near ->
        [yes] { " " }Μήπως { $nearest };
       *[no] { "" }
    } Επιτρέπονται: { $allowed }.
problem-unknown-option = Δεν υπάρχει επιλογή «{ $value }».{ $near ->
        [yes] { " " }Μήπως { $nearest };
       *[no] { "" }
    } Επιτρέπονται: { $allowed }.
problem-not-a-list = Το «variants» δεν μπορεί να είναι { $value }: πρέπει να είναι κατάλογος ονομάτων.
problem-not-a-table = Το «options» δεν μπορεί να είναι { $value }: πρέπει να είναι πίνακας επιλογών με τις τιμές τους.
problem-too-many = { $value } παραλλαγές είναι πάρα πολλές· επιτρέπονται το πολύ { $most }.
problem-option-twice = Η επιλογή { $value } υπάρχει δύο φορές· επιτρέπεται μία.
problem-no-value = Μετά την επιλογή { $value } λείπει η τιμή της.
problem-too-long = Το κείμενο των κανόνων είναι πολύ μεγάλο· επιτρέπονται το πολύ { $most } χαρακτήρες.
problem-not-a-switch = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπονται: yes, no.
problem-not-a-choice = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπονται: { $allowed }.
problem-not-an-amount = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται ποσό πάνω από 0 με το πολύ { $places } δεκαδικά: 5 ή 0.25.
problem-not-a-multiple = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται αριθμός από { $least } και πάνω με το πολύ { $places } δεκαδικά: 2 ή 1.5.
problem-not-a-figure = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπονται: none, { $allowed }.
problem-not-a-total = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται none ή σύνολο από 0.5 έως { $most }, ανά 0.5.
problem-not-a-count = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται ακέραιος από { $least } έως { $most }.
problem-not-a-range = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπονται δύο ακέραιοι από { $least } έως { $most }, πρώτα ο μικρότερος: 2-12.
problem-not-ranks = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται none ή διαφορετικοί αριθμοί φύλλων ενωμένοι με παύλες: { $allowed }.
problem-not-words = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται none ή διαφορετικές λέξεις ενωμένες με παύλες: { $allowed }.
problem-not-tariffs = { $option }: δεν μπορεί να είναι «{ $value }». Επιτρέπεται none ή το πολύ { $most } κλίμακες, ΟΝΟΜΑ-MIN-MAX, ενωμένες με παύλες, όπως low-1-2-high-2-4. Το όνομα έχει a-z, 0-9 και _, το πολύ 24, και αρχίζει με γράμμα· τα ποσά είναι πάνω από 0, με το πολύ { $places } δεκαδικά.
problem-tariff-min-above-max = { $option }: η κλίμακα { $name } έχει το ελάχιστο, { $min }, πάνω από το μέγιστο, { $max }.
problem-tariff-twice = { $option }: δύο κλίμακες λέγονται { $name }· τα ονόματα πρέπει να διαφέρουν.
problem-not-in-order = { $option }: είναι «{ $value }»· με τη σειρά του γράφεται { $allowed }.
problem-over-limit = { $option }: είναι { $value }, πάνω από { $other }, που είναι { $other_value }. Επιτρέπεται το πολύ { $other_value }.
problem-off-step = { $option }: είναι { $value }, όχι πολλαπλάσιο του { $other }. Επιτρέπονται πολλαπλάσια του { $other_value }.
problem-tariff-off-step = { $option }: η κλίμακα { $name } έχει { $limit }, όχι πολλαπλάσιο του { $other }. Επιτρέπονται πολλαπλάσια του { $other_value }.
problem-unmet-need = { $option } = { $value } πάει μόνο με { $other } = { $allowed }· εδώ το { $other } είναι { $other_value }.
