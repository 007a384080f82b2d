### Η βραδιά στον περιηγητή: λογαριασμοί, γύροι, βήμα βήμα και τηλεόραση.

## The page

web-evening-title = Η βραδιά
web-evening-page = Βραδιά: { $table } · Siete
web-evening-to-table = Στο τραπέζι
web-evening-to-evening = Στη βραδιά

## Who owes whom

web-evening-accounts = Λογαριασμοί
web-evening-balance = Υπόλοιπο
web-evening-zero = Όλα τα υπόλοιπα μαζί κάνουν μηδέν.
web-evening-payments = Σημειωμένες πληρωμές
web-evening-no-payments = Δεν σημειώθηκε καμία.
web-evening-why = { $why ->
        [buy_in] Αγορά μαρκών
        [correction] Διόρθωση
       *[settled] Εξόφληση
    }
web-evening-why-what = { $why ->
        [buy_in] Χρήματα που δίνονται πριν από το παιχνίδι σε όποιον τα κρατάει.
        [correction] Διορθώνει ένα λάθος στους λογαριασμούς.
       *[settled] Ένα χρέος της βραδιάς που πληρώθηκε ήδη.
    }
web-evening-paid = { $payer } → { $payee }: { $amount }
web-evening-note = Σημείωσε μια πληρωμή
web-evening-kind = Τι είναι
web-evening-payer = Πληρώνει
web-evening-payee = Παίρνει
web-evening-amount = Ποσό
web-evening-add = Σημείωσε
web-evening-added = Σημειώθηκε: { $what }
web-evening-amount-bad = Γράψε ένα ποσό πάνω από το μηδέν, όπως 2,5.
web-evening-amount-large = Είναι πολύ μεγάλο. Επιτρέπεται το πολύ 1 000 000 000.
web-evening-same = Όποιος πληρώνει και όποιος παίρνει πρέπει να είναι διαφορετικά πρόσωπα.
web-evening-was-paid = Πληρώθηκε
web-evening-was-paid-of = Σημείωσε ότι πληρώθηκε: { $what }
web-evening-csv = Λογιστικό φύλλο (CSV)

## Rounds

web-evening-rounds = Γύροι
web-evening-no-rounds = Δεν παίχτηκε ακόμα κανένας γύρος.
web-evening-banker = Μάνα: { $name }
web-evening-part = Κανόνες αρ. { $part } της βραδιάς: { $rules }
web-evening-replay = Βήμα βήμα
web-evening-replay-of = Γύρος { $round }, βήμα βήμα
web-evening-check = Έλεγχος
web-evening-check-of = Έλεγχος του ανακατέματος, γύρος { $round }
web-evening-record = Λήψη του πρακτικού
web-evening-fair = Ήταν τίμιο το ανακάτεμα;
web-evening-fair-what = Πριν από τα πονταρίσματα το τραπέζι σφραγίζει έναν μυστικό αριθμό· ύστερα κάθε παίκτης βάζει έναν δικό του, και από όλους μαζί βγαίνει η σειρά των φύλλων. Στο τέλος το μυστικό δημοσιεύεται, και αυτός ο περιηγητής κάνει μόνος του ξανά τον λογαριασμό.
web-evening-fair-all = Έλεγχος όλων

## A round step by step

web-replay-page = Γύρος { $round } · { $table } · Siete
web-replay-draw = Επιλογή της μάνας
web-replay-step = Βήμα { $step } από { $steps }
web-replay-steps = Τι έγινε
web-replay-first = Στην αρχή
web-replay-back = Ένα βήμα πίσω
web-replay-on = Ένα βήμα μπροστά
web-replay-last = Στο τέλος
web-replay-play = Αναπαραγωγή
web-replay-stop = Διακοπή
web-replay-keys = Με πληκτρολόγιο: ← → ένα βήμα, τα πλήκτρα αρχής και τέλους στις άκρες, διάστημα για αναπαραγωγή.
web-replay-before = Προηγούμενος
web-replay-after = Επόμενος

## On a television

web-tv-join = Στρέψε εδώ το κινητό
web-tv-lobby = Ποιοι παίζουν;
web-tv-nobody = Δεν κάθισε κανείς ακόμα.
web-tv-next = { $seconds ->
        [one] Ο επόμενος γύρος αρχίζει σε ένα δευτερόλεπτο
       *[other] Ο επόμενος γύρος αρχίζει σε { $seconds } δευτερόλεπτα
    }
web-tv-ready = Έτοιμοι: { $names }
