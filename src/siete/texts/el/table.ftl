### Ένα τραπέζι στο δίκτυο: σημειώσεις, αρνήσεις και οι λογαριασμοί σε αρχείο.

## Notes in the log

note-opened = Το τραπέζι άνοιξε.
note-sat = { $name }: κάθεται στο τραπέζι.
note-waits = { $name }: θα κάτσει μόλις τελειώσει ο γύρος.
note-got-up = { $name }: φεύγει από το τραπέζι.
note-leaves = { $name }: φεύγει· το φύλλο παίζεται ως το τέλος του γύρου με τον πιο απλό τρόπο.
note-removed = { $name }: απομακρύνεται από το τραπέζι.
note-started = Το παιχνίδι αρχίζει.
note-time-out = { $name }: ο χρόνος τέλειωσε, γίνεται το πιο απλό.
note-away = { $name }: λείπει και θα κάτσει έξω από τον επόμενο γύρο.
note-stand-in = { $name }: λείπει, παίζει ένα μποτ ως την επιστροφή.
note-bot-plays = Ένα μποτ παίζει για: { $name }.
note-plays-again = { $name }: παίζει πάλι χωρίς το μποτ.
note-moved = { $name }: είναι τώρα σε άλλη συσκευή.
note-given = Ο οικοδεσπότης έφτιαξε σύνδεσμο για τη θέση: { $name }.
note-rules = Οι κανόνες αλλάζουν: { $changes }
note-rules-later = Οι κανόνες αλλάζουν από τον επόμενο γύρο: { $changes }
note-rules-now = Άλλοι κανόνες από εδώ και πέρα: { $changes }
note-change = { $option }: { $before } → { $after }
note-change-ruleset = { $before } → { $after }
note-renamed = Το τραπέζι λέγεται τώρα { $other }.
note-paused = Το παιχνίδι κάνει διάλειμμα.
note-goes-on = Το παιχνίδι συνεχίζεται.
note-host = Το τραπέζι έχει τώρα οικοδεσπότη: { $name }.
note-paid = { $why ->
        [buy_in] { $name } → { $other }: αγορά μαρκών, { $amount }.
        [correction] Διόρθωση: { $name } παίρνει { $amount } από { $other }.
       *[settled] Εξοφλήθηκε: { $name } → { $other }, { $amount }.
    }
note-closed = Η βραδιά τέλειωσε· το τραπέζι μπορείτε ακόμα να το βλέπετε.
note-reopened = Το τραπέζι άνοιξε πάλι.

## What a table refuses

error-no-seat = Αυτό το κάνει μόνο όποιος κάθεται σε αυτό το τραπέζι.
error-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
error-host-is-there = Άλλος γίνεται οικοδεσπότης όταν ο οικοδεσπότης δεν έχει κάνει τίποτα για { $minutes } λεπτά.
error-seat-is-taken = Το όνομα { $name } είναι ήδη σε αυτό το τραπέζι. Αν είναι δικό σου, άνοιξε τον σύνδεσμο της θέσης σου από την άλλη συσκευή ή ζήτα έναν από τον οικοδεσπότη· αλλιώς διάλεξε άλλο όνομα.
error-not-started = Το παιχνίδι δεν έχει αρχίσει ακόμα.
error-already-started = Το παιχνίδι έχει ήδη αρχίσει.
error-table-closed = Αυτό το τραπέζι είναι κλειστό. Ο οικοδεσπότης μπορεί να το ξανανοίξει.
error-table-paused = Το παιχνίδι έχει διάλειμμα. Συνεχίζεται όταν το πει ο οικοδεσπότης.
error-too-late = Ήρθε αργά: το τραπέζι προχώρησε. Κοίτα ξανά.
error-message-unknown = Ο διακομιστής δεν γνωρίζει αυτό το μήνυμα.
error-no-more-time = Γι' αυτή την απόφαση δεν υπάρχει άλλος χρόνος.
error-was-removed = Ο οικοδεσπότης σε απομάκρυνε· μόνο με δικό του σύνδεσμο μπορείς να ξανακάτσεις.
error-already-seated = Κάθεσαι ήδη σε αυτό το τραπέζι, ως { $name }.
error-not-open = Τώρα ο οικοδεσπότης δεν αφήνει κανέναν νέο να κάτσει.
error-chat-off = Ο οικοδεσπότης έκλεισε την κουβέντα.
error-emotes-off = Ο οικοδεσπότης έκλεισε τα νεύματα.
error-nothing-said = Σε αυτή τη γραμμή δεν υπάρχει τίποτα να διαβαστεί.
error-is-bot = { $name }: είναι μποτ.
error-no-table-name = Το όνομα ενός τραπεζιού έχει 1 έως { $longest } ορατούς χαρακτήρες.
error-no-payment = Μια πληρωμή πάει από έναν παίκτη σε άλλον, είναι πάνω από 0 και το πολύ { $most }.
error-too-many-payments = Οι λογαριασμοί ενός τραπεζιού χωρούν το πολύ { $most } πληρωμές.
error-too-many-names = Από αυτό το τραπέζι πέρασαν ήδη { $most } ονόματα και δεν χωρούν άλλα.
error-link-used = Αυτός ο σύνδεσμος για θέση δεν ισχύει πια. Ισχύει μία φορά, για μια μέρα, ώσπου να γίνει άλλος.
error-row-unreadable = Όσα έχουν αποθηκευτεί για αυτό το τραπέζι δεν διαβάζονται.

## The ledger as a file

ledger-what = Τι
ledger-banker = Μάνα
ledger-round = Γύρος { $number }
ledger-sales = Πώληση της μάνας
ledger-paid = { $why ->
        [buy_in] Αγορά μαρκών
        [correction] Διόρθωση
       *[settled] Εξόφληση
    }
ledger-balance = Υπόλοιπο
ledger-payer = Πληρώνει
ledger-payee = Παίρνει
ledger-amount = Ποσό
