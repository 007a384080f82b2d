### Το τραπέζι στο τερματικό, σχεδιασμένο και σε γραμμές κειμένου.

## On the table

terminal-total = { $size ->
        [one] { $total } πόντος
       *[other] { $total } πόντοι
    }
terminal-hands = { $count } χέρια
terminal-balance = υπόλοιπο { $amount }
terminal-more-hands = και άλλα { $count }
terminal-status-stood = μένει
terminal-status-bust = κάηκε
terminal-status-muerta = μουέρτα
terminal-status-passed = πάσο
terminal-status-out = κάθεται έξω
terminal-limits = Πονταρίσματα { $low } έως { $high }
terminal-fixed = Όλοι ποντάρουν { $amount }
terminal-pot = Στο ποτ: { $amount }
terminal-head = { $ruleset } · γύρος { $round }
terminal-head-over = { $ruleset } · ο γύρος { $round } τελείωσε
terminal-banker = Μάνα: { $name }
terminal-too-small = Το παράθυρο έχει { $there } χαρακτήρες.
terminal-too-small-needed = Το τραπέζι χρειάζεται { $needed }.

## What is asked

terminal-ask-turn = { $name }: η σειρά σου.
terminal-ask-bet = { $name }: πόσα ποντάρεις;
terminal-ask-open = { $name }: άλλη φιγούρα, ανοίγεις χέρι με αυτήν ή την κρατάς;
terminal-ask-cut = { $name }: κόβεις;
terminal-ask-pick = { $name }: διάλεξε ένα φύλλο για τη μάνα.
terminal-ask-high = { $name }: ποιο φύλλο παίρνει τη μάνα;
terminal-ask-valid = { $name }: ισχύει ο γύρος;
terminal-ask-before = { $name }: έχεις τη μάνα, θέλεις να πεις κάτι πριν από το μοίρασμα;
terminal-ask-accept = { $name }: είναι εντάξει πονταρίσματα { $low } έως { $high };
terminal-ask-buy = { $name }: προσφορά για τη μάνα από { $other }, τιμή { $price }. Την παίρνεις;
terminal-ask-sell = { $name }: προσφορά για τη μάνα από { $other }, τιμή { $price }. Τη δίνεις;
terminal-waiting = { $name }: σκέφτεται.
terminal-pause-between = Ανάμεσα στους γύρους.
terminal-pause-stuck = Είστε λίγοι ή πάρα πολλοί για γύρο: κάποιος πρέπει να γυρίσει, να καθίσει ή να φύγει.
terminal-result-won = Κέρδισες { $amount }.
terminal-result-lost = Έχασες { $amount }.
terminal-result-even = Ούτε κέρδισες ούτε έχασες.
terminal-choose-first = Διάλεξε με ← → ή πάτησε ένα γράμμα.
terminal-choose-hand = Χέρι { $hand } (Tab: το επόμενο)
terminal-bounds = { $low } έως { $high }, ανά { $step }
terminal-bounds-one = μόνο { $amount }
terminal-bounds-count = { $low } έως { $high }
terminal-enter-stake = Ποντάρισμα { $value } · { $bounds } ({ $keys })
terminal-enter-raise = Ανέβασμα στα { $value } · { $bounds } ({ $keys })
terminal-enter-no-raise = Χωρίς ανέβασμα · για ανέβασμα: { $bounds } ({ $keys })
terminal-enter-count = Κόψιμο στα { $value } φύλλα · { $bounds } ({ $keys })
terminal-enter-keys-near = ↑ ↓ ή ψηφία
terminal-enter-keys-far = ↑ ↓, PgUp PgDn δέκα βήματα, ή ψηφία

## Moves

terminal-move-hit = φύλλο
terminal-move-hit-up = ανοιχτό φύλλο
terminal-move-hit-down = κλειστό φύλλο
terminal-move-stand = μένω
terminal-move-bust = κάηκα
terminal-move-pass = πάσο
terminal-move-burn = αλλάζω το φύλλο
terminal-move-muerta = μουέρτα
terminal-move-open = ανοίγω νέο χέρι
terminal-move-keep = το κρατώ εδώ
terminal-move-bet = ποντάρω
terminal-move-valid = ισχύει
terminal-move-void = τον ακυρώνω
terminal-move-accept = ναι
terminal-move-reject = όχι
terminal-move-pick = παίρνω φύλλο
terminal-move-high = το μεγαλύτερο
terminal-move-low = το μικρότερο
terminal-move-cut = κόβω
terminal-move-decline = όχι, ευχαριστώ
terminal-move-ready = μοιράζω
terminal-move-tariff = κλίμακα { $tariff }
terminal-move-propose = προτείνω όρια
terminal-move-stake = λέω το ποντάρισμα
terminal-move-buy = την αγοράζω
terminal-move-sell = την πουλάω
terminal-key-hit = χ
terminal-key-hit-up = χ
terminal-key-hit-down = λ
terminal-key-stand = μ
terminal-key-bust = η
terminal-key-pass = π
terminal-key-burn = α
terminal-key-muerta = ρ
terminal-key-open = ν
terminal-key-keep = τ
terminal-key-valid = ν
terminal-key-void = χ
terminal-key-accept = ν
terminal-key-reject = χ
terminal-key-high = μ
terminal-key-low = ρ
terminal-key-decline = χ
terminal-key-propose = π
terminal-key-buy = ν
terminal-key-sell = ν
terminal-key-ready = μ
terminal-key-enter = Enter
terminal-key-space = Διάστημα
terminal-key-delete = Del
terminal-key-escape = Esc

## At any time

terminal-key-help = ?
terminal-key-rules = κ
terminal-key-ledger = ο
terminal-key-log = ι
terminal-key-fair = δ
terminal-key-table = ζ
terminal-key-save = φ
terminal-key-speed = γ
terminal-key-coach = σ
terminal-key-quit = ε
terminal-do-help = βοήθεια
terminal-do-rules = κανόνες
terminal-do-ledger = λογαριασμοί
terminal-do-log = ιστορικό
terminal-do-fair = δίκαιο μοίρασμα
terminal-do-table = τραπέζι
terminal-do-save = πρακτικό
terminal-do-speed = ταχύτητα
terminal-do-coach = συμβουλές
terminal-do-quit = έξοδος
terminal-do-next = άλλος γύρος
terminal-do-hurry = πιο γρήγορα
terminal-speed = Ταχύτητα: { $speed }.
terminal-speed-slow = αργά
terminal-speed-normal = κανονικά
terminal-speed-fast = γρήγορα
terminal-speed-at_once = αμέσως
terminal-record-saved = Οι γύροι που παίχτηκαν είναι στο πρακτικό { $file }
terminal-not-saved = Το παιχνίδι δεν αποθηκεύεται: { $reason }
terminal-left-saved = Το παιχνίδι αποθηκεύτηκε. Για να συνεχίσετε: siete play --resume
terminal-page-keys = ↑ ↓ PgUp PgDn Home End κύλιση · Esc κλείσιμο
terminal-menu-keys = ↑ ↓ επιλογή · Enter εκτέλεση · Esc πίσω
terminal-form-keys = Enter έτοιμο · Esc πίσω

## Between the turns of two people

terminal-cover = { $name }: η σειρά σου.
terminal-cover-others = Οι άλλοι να μην κοιτάζουν.
terminal-cover-keys = Enter: τα φύλλα τα βλέπει { $name }

## The menu of the table

terminal-do-out = { $name }: κάθεται έξω
terminal-do-in = { $name }: ξαναμπαίνει
terminal-do-lower = { $name }: ζητάει χαμηλότερα πονταρίσματα
terminal-do-leave = { $name }: φεύγει από το τραπέζι
terminal-do-offer = { $name }: προσφέρει τη μάνα, σε: { $other }
terminal-do-bid = { $name }: κάνει προσφορά για τη μάνα
terminal-do-join = Κάθεται κάποιος: { $kind }
terminal-join-last = στην τελευταία θέση
terminal-join-after = μετά: { $name }
terminal-do-nonce = { $name }: βάζει κάτι δικό του στο επόμενο ανακάτεμα
terminal-name = Όνομα
terminal-price = Τιμή (0 ή περισσότερο)
terminal-nonce = Οτιδήποτε· κανείς δεν μπορεί να διαλέξει φύλλα με αυτό
terminal-nonce-added = Στο επόμενο ανακάτεμα μπαίνει ως { $nonce }
terminal-limits-low = Ελάχιστο ποντάρισμα
terminal-limits-high = Μέγιστο ποντάρισμα
terminal-limits-bounds = πολλαπλάσιο του { $step }
terminal-limits-refused = Πρώτα το μικρότερο· και τα δύο πάνω από 0 και πολλαπλάσια του { $step }.
terminal-kind-person = άνθρωπος
terminal-kind-cautious = συνετό μποτ
terminal-kind-bold = τολμηρό μποτ
terminal-kind-varied = μποτ με μεταβλητή διάθεση
terminal-kind-beginner = μποτ που μαθαίνει τώρα
terminal-kind-casual = μποτ που παίζει πού και πού
terminal-kind-steady = σταθερό μποτ
terminal-kind-expert = έμπειρο μποτ
terminal-kind-both = { $level }, { $temper ->
        [cautious] συνετό
        [bold] τολμηρό
       *[varied] με μεταβλητή διάθεση
    }

## The ledger

terminal-ledger-line = { $name } { $amount }
terminal-ledger-gone = { " " }(έχει φύγει)
terminal-ledger-settle = Για να ξοφλήσετε
terminal-ledger-transfer = { $payer } → { $payee }: { $amount }
terminal-ledger-even = Κανείς δεν χρωστάει τίποτα.

## Fairness

terminal-fair-seal = Ένα μυστικό ορίζει ήδη τα φύλλα αυτού του ανακατέματος, και αυτή είναι η σφραγίδα του:
terminal-fair-nonces = Αυτοί οι αριθμοί, ένας για κάθε παίκτη, μπήκαν σε αυτό πριν από το πρώτο φύλλο:
terminal-fair-added = Αυτούς τους αριθμούς πρόσθεσαν παίκτες ως τώρα, και θα μπουν σε αυτό:
terminal-fair-check = Όταν τα φύλλα του δεν μετράνε πια, το μυστικό δημοσιεύεται. Το πρακτικό των γύρων τα έχει όλα· το siete verify το ελέγχει.

## The table in words

terminal-look = Το τραπέζι με λόγια
terminal-seat = { $name }, { $kind }, υπόλοιπο { $balance }
terminal-seat-banker = έχει τη μάνα
terminal-seat-stake = ποντάρισμα { $amount }
terminal-hand = χέρι { $number }
terminal-card-hidden = ένα κλειστό φύλλο
terminal-card-down = { $card } (κλειστό)

## Help

terminal-help-signs = Σημάδια
terminal-help-suit = { $suit ->
        [o] { $sign } νομίσματα
        [c] { $sign } κύπελλα
        [e] { $sign } σπαθιά
       *[b] { $sign } μπαστούνια
    }
terminal-help-pintas = Και το πλαίσιο λέει το χρώμα του φύλλου: ολόκληρο στα νομίσματα, ένα κενό στα κύπελλα, δύο στα σπαθιά, τρία στα μπαστούνια.
terminal-help-turn = ποιος έχει σειρά
terminal-help-bank = ποιος έχει τη μάνα
terminal-help-stake = τι έχει πονταριστεί
terminal-help-down = πλαίσιο δικού σου φύλλου που είναι κλειστό
terminal-help-moves = Κινήσεις
terminal-help-arrows = ← → και Enter: επιλογή κίνησης χωρίς το γράμμα της
terminal-help-numbers = ↑ ↓, Page Up και Page Down, Home, End ή ψηφία: ποντάρισμα, ανέβασμα, κόψιμο
terminal-help-hands = Tab: το επόμενο χέρι σου, αν έχεις πάνω από ένα
terminal-help-always = Οποιαδήποτε στιγμή
terminal-help-help = αυτή η σελίδα
terminal-help-rules = οι κανόνες αυτού του τραπεζιού, όλοι
terminal-help-ledger = τα υπόλοιπα, και ποιος χρωστάει σε ποιον
terminal-help-log = όλα όσα έγιναν, και το τραπέζι με λόγια
terminal-help-fair = πώς ξέρει κανείς ότι το μοίρασμα είναι δίκαιο
terminal-help-table = να καθίσει κάποιος έξω, να ξαναμπεί, να πουλήσει ή να αγοράσει τη μάνα, να ζητήσει λιγότερα, να έρθει, να φύγει
terminal-help-save = οι γύροι που παίχτηκαν γράφονται σε πρακτικό
terminal-help-speed = πόσο γρήγορα παίζουν τα μποτ και μοιράζονται τα φύλλα
terminal-help-coach = συμβουλές: πόσο αξίζει κάθε επιλογή και, μετά τον γύρο, τι κόστισαν οι δικές σου
terminal-help-quit = έξοδος· το παιχνίδι αποθηκεύεται σε κάθε κίνηση
terminal-help-hurry = Διάστημα: χωρίς αναμονή ως την επόμενη ερώτηση
terminal-help-leaving = Για να συνεχίσετε το παιχνίδι άλλη μέρα: siete play --resume

## Before a game

terminal-choose-ruleset = Τι θα παίξουμε;
terminal-new-game = Νέο παιχνίδι
terminal-saved-games = Παιχνίδια στη μέση
terminal-saved-note = Enter: το παιχνίδι συνεχίζει από εκεί που έμεινε· Del: ξεχνιέται.
terminal-language = Γλώσσα
terminal-language-name = Ελληνικά
terminal-language-note = ← → άλλη γλώσσα
terminal-forget = Να ξεχαστεί αυτό το παιχνίδι;
terminal-forget-no = Όχι, να μείνει
terminal-forget-yes = Ναι, να ξεχαστεί
terminal-choose-places = Ποιοι κάθονται; Με τη σειρά του παιχνιδιού, { $low } έως { $high }
terminal-places-note = Enter αλλάζει το όνομα, ← → ποιος είναι, + προσθέτει θέση, Del βγάζει αυτήν.
terminal-places-add = +  άλλη θέση
terminal-places-add-note = Enter: άλλη μια θέση στο τραπέζι.
terminal-places-full = Το τραπέζι είναι γεμάτο.
terminal-go-on = Συνέχεια
terminal-places-go-on-note = Enter: κάθονται αυτοί.
terminal-choose-house = { $ruleset }: κανόνες του σπιτιού
terminal-play = Παιχνίδι
terminal-play-note = Enter: παίζετε με αυτούς τους κανόνες. Όποιος παίζει όπως λέει το έντυπο δεν αλλάζει τίποτα.
terminal-variants-own = Παραλλαγές
terminal-variants-other = Παραλλαγές από αλλού
terminal-idle = (Εδώ δεν έχει πού να εφαρμοστεί.)
terminal-write = Τώρα { $text }. Γράψε άλλη τιμή:
terminal-setup-choose = επιλογή
terminal-setup-forget = να ξεχαστεί
terminal-setup-name = όνομα
terminal-setup-kind = άνθρωπος ή μποτ
terminal-setup-remove = αφαίρεση
terminal-setup-back = πίσω
terminal-setup-change = αλλαγή
terminal-setup-write = γράψιμο
terminal-setup-usual = όπως πάντα
terminal-names-people = Ελένη, Γιώργος, Μαρία, Νίκος, Κατερίνα, Δημήτρης, Σοφία, Γιάννης, Άννα, Κώστας, Δέσποινα, Πέτρος
terminal-names-bots = Μήτσος, Τασία, Λάκης, Φρόσω, Θανάσης, Κούλα, Μπάμπης, Σούλα, Τάκης, Βούλα, Στέλιος, Λίτσα

## Plain lines

terminal-plain-help = Γράψε μια κίνηση, ή βοήθεια.
terminal-plain-hand = { $name }: { $hand }
terminal-plain-allowed = { $question } Επιτρέπεται: { $allowed }
terminal-plain-unasked = { $name }, αν θέλει: { $allowed }
terminal-plain-cover = { $name }: η σειρά σου. Οι άλλοι να μην κοιτάζουν. Enter δείχνει τα φύλλα.
terminal-plain-between = Ανάμεσα στους γύρους. Μια κενή γραμμή συνεχίζει.
terminal-plain-all-out = Κανείς από εδώ δεν παίζει τον επόμενο γύρο: με μια κενή γραμμή τον παίζουν οι άλλοι.
terminal-plain-stuck = Είστε λίγοι ή πάρα πολλοί για γύρο: κάποιος πρέπει να γυρίσει, να καθίσει ή να φύγει.
terminal-plain-not-yours = { $name }: μποτ, αποφασίζει μόνο του.
terminal-plain-choose = Γράψε έναν αριθμό από 1 έως { $most }, ή ένα όνομα.
terminal-plain-help-actions = Οι κινήσεις είναι λέξεις: bet 2 (ποντάρω), hit (φύλλο), hit down (κλειστό φύλλο), hit raise 3 (ανεβάζω στα 3 και φύλλο), stand (μένω). Στη σειρά σου η γραμμή λέει ποιες ισχύουν.
terminal-plain-help-bounds = 1..3 step 1 σημαίνει: από 1 έως 3, ανά 1. Ό,τι είναι σε αγκύλες μπορεί να λείπει· το | χωρίζει πράγματα για να διαλέξεις.
terminal-plain-help-names = Όπου δεν είναι φανερό ποιος παίζει, μπαίνει μπροστά το όνομα: Άννα out.
terminal-word-help = βοήθεια
terminal-word-rules = κανόνες
terminal-word-ledger = λογαριασμοί
terminal-word-look = τραπέζι
terminal-word-log = ιστορικό
terminal-word-fair = δίκαιο
terminal-word-coach = συμβουλές
terminal-word-record = πρακτικό
terminal-word-quit = έξοδος
terminal-word-ready = έτοιμο
terminal-word-on = ναι
terminal-word-off = όχι
terminal-plain-word-help = αυτό
terminal-plain-word-rules = οι κανόνες αυτού του τραπεζιού
terminal-plain-word-ledger = τα υπόλοιπα, και ποιος χρωστάει σε ποιον
terminal-plain-word-look = το τραπέζι με λόγια
terminal-plain-word-log = όλα όσα έγιναν
terminal-plain-word-fair = πώς ξέρει κανείς ότι το μοίρασμα είναι δίκαιο
terminal-plain-word-coach = με συμβουλές ή χωρίς: πόσο αξίζει κάθε επιλογή, και τι κόστισαν οι δικές σου
terminal-plain-word-record = οι γύροι που παίχτηκαν γράφονται σε πρακτικό
terminal-plain-word-quit = έξοδος· το παιχνίδι αποθηκεύεται σε κάθε κίνηση

## Refused

error-play-resume-alone = Το --resume συνεχίζει ένα παιχνίδι όπως ήταν: δεν δέχεται κανονισμό, --with, --set, --players, --bots ή --names.
error-play-resume-in-use = Το { $file } παίζεται ήδη, σε άλλο παράθυρο. Άλλα αποθηκευμένα παιχνίδια είναι στην πρώτη οθόνη: siete play
error-play-bots = { $bots } μποτ είναι περισσότερα από { $players } παίκτες.
error-play-names = { $names } ονόματα είναι περισσότερα από { $players } παίκτες.
error-play-names-apart = Το «{ $argument }» δεν είναι γνωστό εδώ. Αν είναι όνομα: τα ονόματα χωρίζονται με κόμματα, --names { $names },{ $argument }
error-nothing-to-record = Δεν υπάρχει ακόμα τίποτα για πρακτικό: δεν τελείωσε κανένας γύρος.
