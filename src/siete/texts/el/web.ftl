### Το τραπέζι στον περιηγητή: τι ρωτιέται, τι πατιέται και όσα υπάρχουν γύρω.

## Cards and seats

web-card = { $rank ->
        [1] άσος
        [2] δύο
        [3] τρία
        [4] τέσσερα
        [5] πέντε
        [6] έξι
        [7] εφτά
        [10] βαλές
        [11] άλογο
       *[12] ρήγας
    } { $suit ->
        [o] νομίσματα
        [c] κύπελλα
        [e] σπαθιά
       *[b] μπαστούνια
    }
web-card-down = { $card }, κλειστό
web-card-hidden = ένα κλειστό φύλλο
web-burnt = φύλλα που άλλαξαν
web-total = σύνολο
web-stake = ποντάρισμα
web-balance = υπόλοιπο
web-bank = μάνα
web-bot = μποτ
web-coached = παίζει με τον σύμβουλο
web-own = Η θέση σου
web-hand = Χέρι { $hand }: { $total }
web-status-stood = μένει
web-status-bust = κάηκε
web-status-muerta = μουέρτα
web-status-passed = πάσο
web-their-turn = παίζει
web-away = κάθεται έξω
web-offline = χωρίς σύνδεση
web-ready = εντάξει
web-foul = βαρύ παράπτωμα
web-even = ισοπαλία
web-limits = Πονταρίσματα { $low } έως { $high }
web-fixed = Όλοι ποντάρουν { $amount }
web-pot = Ποτ: { $amount }
web-clock = { $seconds ->
        [one] μένει ένα δευτερόλεπτο
       *[other] μένουν { $seconds } δευτερόλεπτα
    }

## What is asked

web-your-move = Η κίνησή σου
web-your-turn = Η σειρά σου! Πίσω στο τραπέζι
web-ask-turn = Η σειρά σου: άλλο φύλλο;
web-ask-bet = Πόσα ποντάρεις;
web-ask-open = Άλλη φιγούρα: ανοίγεις χέρι με αυτήν ή την κρατάς;
web-ask-cut = Κόβεις;
web-ask-pick = Διάλεξε ένα φύλλο για τη μάνα.
web-ask-high = Ποιο φύλλο παίρνει τη μάνα;
web-ask-valid = Ισχύει ο γύρος;
web-ask-before = Έχεις τη μάνα: μοιράζεις ή λες κάτι πριν;
web-ask-accept = Πονταρίσματα { $low } έως { $high }: εντάξει;
web-ask-buy = Προσφορά για τη μάνα από { $name }, τιμή { $price }. Την παίρνεις;
web-ask-sell = Προσφορά για τη μάνα από { $name }, τιμή { $price }. Τη δίνεις;
web-waiting-for = Περιμένουμε: { $names }
web-waiting-others = άλλους { $count }
web-dealing = Τα φύλλα έρχονται.
web-between = Πάμε για τον επόμενο γύρο;
web-stuck = Είστε λίγοι ή πάρα πολλοί για γύρο: κάποιος πρέπει να γυρίσει, να καθίσει ή να φύγει.
web-paused = Το παιχνίδι είναι σε παύση.
web-closed = Η βραδιά τελείωσε.
web-standin = Ένα μποτ παίζει στη θέση σου.
web-play-again = Παίζω εγώ
web-out = Κάθεσαι έξω.
web-lobby-waiting = Το παιχνίδι δεν άρχισε ακόμα.
web-lot = Ο κλήρος θα δείξει ποιος θα είναι μάνα.
web-sits-next = Παίζεις από τον επόμενο γύρο.
web-no-seat = Δεν έχεις θέση σε αυτόν τον γύρο.
web-can = Μπορείς: { $moves }.
web-bounds = { $low } έως { $high }, ανά { $step }
web-no-raise = χωρίς ανέβασμα
web-amount-amount = Ποντάρισμα
web-amount-raise = Ανέβασμα στα
web-amount-count = Φύλλα που κόβεις
web-less = λιγότερα
web-more = περισσότερα
web-more-time = Κι άλλος χρόνος
web-aside = Άλλα…
web-back = Πίσω

## Moves

web-move-hit = Φύλλο
web-move-hit-up = Ανοιχτό φύλλο
web-move-hit-down = Κλειστό φύλλο
web-raised = { $move }, ανεβάζω στα { $amount }
web-move-stand = Μένω
web-move-bust = Κάηκα
web-move-pass = Πάσο
web-move-burn = Αλλάζω το φύλλο
web-move-muerta = Μουέρτα
web-move-open = { $amount ->
        [none] Νέο χέρι
       *[other] Νέο χέρι για { $amount }
    }
web-move-keep = Το κρατώ εδώ
web-move-bet = { $amount ->
        [none] Ποντάρω
       *[other] Ποντάρω { $amount }
    }
web-move-valid = Ισχύει
web-move-void = Τον ακυρώνω
web-move-accept = Ναι
web-move-reject = Όχι
web-move-pick = Παίρνω φύλλο
web-move-high = Το μεγαλύτερο
web-move-low = Το μικρότερο
web-move-cut = { $amount ->
        [none] Κόβω
       *[other] Κόβω στα { $amount }
    }
web-move-decline = Όχι, ευχαριστώ
web-move-ready = Μοιράζω
web-move-tariff = Κλίμακα { $tariff }
web-move-propose = Προτείνω όρια
web-move-stake = Λέω το ποντάρισμα
web-move-buy = Αγοράζω τη μάνα
web-move-sell = Πουλάω τη μάνα
web-move-offer = Προσφέρω τη μάνα
web-move-bid = Προσφορά για τη μάνα
web-move-out = Κάθομαι έξω
web-move-in = Ξαναμπαίνω
web-move-lower = Μικρότερα πονταρίσματα
web-move-leave = Αφήνω το τραπέζι
web-tariff-traditional = παραδοσιακή
web-tariff-high = υψηλή
web-limit-low = Ελάχιστο ποντάρισμα
web-limit-high = Μέγιστο ποντάρισμα
web-price = Τιμή
web-buyer = Σε ποιον
web-leave-sure = Αφήνεις τη θέση σου; Όσα κέρδισες ή έχασες μένουν στους λογαριασμούς.

## After a round

web-won = Κέρδισες { $amount }
web-lost = Έχασες { $amount }
web-even-mine = Ούτε κέρδισες ούτε έχασες
web-result = Αποτέλεσμα του γύρου
web-next-round = Επόμενος γύρος

## Before the first round, sitting down, and inviting

web-sit = Κάθομαι
web-sit-name = Το όνομά σου σε αυτό το τραπέζι
web-sit-note = Κοιτάς το παιχνίδι. Δεν χρειάζεται λογαριασμός: φτάνει ένα όνομα.
web-sit-closed = Κοιτάς το παιχνίδι. Ποιος κάθεται το αποφασίζει ο οικοδεσπότης.
web-sit-full = Κοιτάς το παιχνίδι. Όλες οι θέσεις είναι πιασμένες.
web-start = Αρχίζουμε
web-host-starts = Ο οικοδεσπότης αρχίζει όταν έρθουν όλοι.
web-empty-seat = ελεύθερη θέση
web-seats = Στο τραπέζι: { $taken } από { $most }
web-seats-lacking = { $count ->
        [one] Λείπει ένας για να αρχίσετε: άνθρωπος ή μποτ.
       *[other] Λείπουν { $count } για να αρχίσετε: άνθρωποι ή μποτ.
    }
web-code = Κωδικός
web-link = Σύνδεσμος
web-qr = Κωδικός QR του συνδέσμου
web-link-only-here = Αυτός ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή. Για να μπουν κινητά και άλλοι υπολογιστές, ξεκίνα τον διακομιστή με { $command }.
web-copy = Αντιγραφή
web-copied = Αντιγράφηκε
web-share = Κοινοποίηση

## Beside the table

web-panel = Κινήσεις, πρόσωπα, κανόνες και ρυθμίσεις
web-tab-log = Κινήσεις
web-tab-people = Πρόσωπα
web-tab-chat = Κουβέντα
web-tab-rules = Κανόνες
web-tab-ledger = Ταμείο
web-tab-settings = Ρυθμίσεις
web-close = Κλείσιμο
web-unread = κάτι καινούριο ειπώθηκε
web-log-empty = Δεν έγινε τίποτα ακόμα.
web-round = Γύρος { $round }
web-before-rounds = Πριν από τον πρώτο γύρο
web-to-history = Όλοι οι γύροι, βήμα βήμα
web-chat-write = Πες κάτι
web-chat-send = Αποστολή
web-chat-empty = Κανείς δεν είπε τίποτα ακόμα.
web-emotes = Νεύματα
web-emote-cheers = στην υγειά μας
web-emote-clap = ωραία κίνηση
web-emote-laugh = γέλιο
web-emote-ouch = ωχ
web-emote-think = σκέψη
web-emote-hurry = άντε
web-emote-heart = με αγάπη
web-emote-luck = καλή τύχη
web-who = Ποιος
web-settle = Για να ξοφλήσετε
web-nobody-owes = Κανείς δεν χρωστάει τίποτα.
web-transfer = { $payer } → { $payee }: { $amount }
web-to-ledger = Λογαριασμοί της βραδιάς
web-next-rules = Από τον επόμενο γύρο: { $title }.
web-read-them = Διάβασέ τους
web-rules-worth = Τι αξίζουν αυτοί οι κανόνες, και πώς παίζει κανείς με αυτούς
web-loading = Μια στιγμή…
web-rules-failed = Οι κανόνες δεν έρχονται αυτή τη στιγμή.

## People

web-you = εσύ
web-host = οικοδεσπότης
web-stand-in = παίζει προσωρινά μποτ
web-waits = από τον επόμενο γύρο
web-leaves = φεύγει στο τέλος του γύρου
web-manage = Περισσότερα: { $name }
web-add-bot = Πρόσθεσε ένα μποτ
web-bot-plays = Πώς παίζει το μποτ
web-bot-temper = Ταμπεραμέντο
web-temper = { $temper ->
        [cautious] συνετό
        [bold] τολμηρό
        [varied] με μεταβλητή διάθεση
       *[even] μετρημένο
    }
web-remove = Βγάλε από το τραπέζι
web-remove-sure = Να βγει από το τραπέζι: { $name }; Ο γύρος παίζεται ως το τέλος.
web-get-up = Σηκώνομαι
web-seat-link = Συνέχεια σε άλλη συσκευή
web-give-seat = Σύνδεσμος της θέσης
web-seat-link-note = Όποιος ανοίξει αυτόν τον σύνδεσμο παίρνει τη θέση: ισχύει μία φορά, και για κανέναν άλλον.
web-play-for = Να παίζει ένα μποτ
web-play-myself = Χωρίς μποτ πια
web-hand-over = Να γίνει οικοδεσπότης
web-gone = Τώρα δεν είναι στο τραπέζι
web-watching = { $count ->
        [0] Δεν κοιτάει κανείς.
        [one] Κοιτάει ένα άτομο.
       *[other] Κοιτάνε { $count } άτομα.
    }
web-to-tv = Σε τηλεόραση
web-to-watch = Μόνο για θεατές

## Settings

web-here = Σε αυτή τη συσκευή
web-language = Γλώσσα
web-deck = Φύλλα
web-deck-spanish = Ισπανικά
web-deck-french = Γαλλικά
web-theme = Φωτεινό ή σκούρο
web-theme-auto = Όπως το σύστημα
web-theme-light = Φωτεινό
web-theme-dark = Σκούρο
web-sound = Ήχος
web-keys = Τα ψηφία 1 έως 9 κάνουν ό,τι και τα κουμπιά
web-coach-on = Θέλω συμβουλές του συμβούλου
web-coach-told = Τι αξίζει κάθε επιλογή, από όσα ξέρεις. Οι άλλοι βλέπουν ότι παίζεις μαζί του.
web-guide-again = Δες ξανά τον οδηγό
web-host-settings = Ως οικοδεσπότης
web-pause = Παύση
web-go-on = Συνέχεια
web-change-rules = Άλλαξε τους κανόνες
web-timer = Χρόνος για κάθε κίνηση
web-timer-off = χωρίς όριο
web-timer-relaxed = με άνεση
web-timer-quick = γρήγορα
web-pause-length = Παύση ανάμεσα στους γύρους
web-pause-seconds = { $seconds ->
        [0] μέχρι να είναι όλοι έτοιμοι
       *[other] { $seconds } δευτερόλεπτα
    }
web-setting-open = Όποιος έχει τον σύνδεσμο μπορεί να καθίσει
web-setting-watch = Όποιος έχει τον σύνδεσμο μπορεί να κοιτάει
web-setting-chat = Κουβέντα
web-setting-emotes = Νεύματα
web-setting-coach = Όποιος θέλει μπορεί να παίζει με τον σύμβουλο
web-close-table = Τέλος της βραδιάς
web-close-table-sure = Να τελειώσει η βραδιά για όλους; Ο γύρος που παίζεται μένει όπως είναι. Το τραπέζι ανοίγει ξανά.
web-close-table-yes = Τέλος για όλους
web-reopen = Άνοιξε ξανά
web-delete = Διαγραφή
web-delete-sure = Να διαγραφεί το τραπέζι με τους γύρους, τους λογαριασμούς και την κουβέντα, για όλους και για πάντα;
web-delete-yes = Διαγραφή για πάντα

## The guide

web-guide = Οδηγός
web-hint-stake = Πρώτα το ποντάρισμα: διάλεξε πόσο αξίζει για σένα αυτό το χέρι, μέσα στα όρια.
web-hint-card = Πλησίασε το 7½ όσο μπορείς χωρίς να καείς. Το εφτά μετράει 7, οι φιγούρες ½. Ζήτα φύλλο ή μείνε με ό,τι έχεις.
web-hint-hidden = Το κλειστό φύλλο το βλέπεις μόνο εσύ. Το ανοιχτό το βλέπουν όλοι.
web-hint-bank = Έχεις τη μάνα: παίζεις στο τέλος, κόντρα σε όλους μαζί.
web-hint-wait = Τώρα παίζουν οι άλλοι. Πρόσεχε τη μάνα: οι ισοπαλίες είναι συχνά δικές της.
web-hint-over = Έτσι είναι ένας γύρος. Εδώ βλέπεις ποιος κέρδισε τι, και γιατί. Όλοι οι κανόνες του τραπεζιού είναι ένα άγγιγμα μακριά.
web-hint-read = Κατάλαβα
web-hint-skip = Χωρίς οδηγό

## The page

web-title = { $table } · Siete
web-title-turn = Η σειρά σου · { $table }
web-home = Αρχική
web-played = { $count ->
        [one] ένας γύρος
       *[other] { $count } γύροι
    }
web-opening = Το τραπέζι ανοίγει…
web-reconnecting = Η σύνδεση χάθηκε. Νέα προσπάθεια…
web-ended = Το τραπέζι είναι κλειστό για αυτή τη σελίδα.
web-nowhere = Εδώ δεν υπάρχει τίποτα.
web-not-loaded = Η σελίδα δεν φορτώθηκε.
web-again = Δοκίμασε ξανά

## The coach

web-coach = Ο σύμβουλος
web-coach-thinking = Ο σύμβουλος σκέφτεται…
web-coach-waits = Ο σύμβουλος περιμένει τη σειρά σου.
web-coach-why = Σίγουρα;
web-coach-which = Ποιες;
web-coach-best = , η καλύτερη
web-coach-at = { $worth } με { $amount }
