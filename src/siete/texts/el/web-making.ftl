### The client's form of rules, making a table, rule sheets.

## The page

web-making-title = Νέο τραπέζι
web-making-me = Το όνομά σου
web-making-me-missing = Πώς σε λένε; Αυτό το όνομα βλέπουν οι άλλοι.
web-making-table = Όνομα του τραπεζιού
web-making-table-usual = Το τραπέζι μας
web-making-table-of = Τραπέζι: { $name }
web-making-bots = Μποτ
web-making-temper = Πώς παίζουν τα μποτ
web-making-timer = Χρόνος για σκέψη
web-making-timer-off = χωρίς όριο
web-making-timer-relaxed = με άνεση
web-making-timer-quick = γρήγορα
web-making-make = Άνοιξε το τραπέζι

## The rules

web-making-ruleset = Ποιο παιχνίδι;
web-making-variants = Παραλλαγές
web-making-variants-what = Προστίθενται στο παιχνίδι.
web-making-every = Όλοι οι κανόνες, ένας ένας
web-making-every-what = Για ό,τι στο σπίτι σας γίνεται αλλιώς.
web-making-undo-all = { $count ->
        [one] Αναίρεση της αλλαγής μου
       *[other] Αναίρεση των { $count } αλλαγών μου
    }
web-making-changed-count = { $count ->
        [one] { $count } άλλαξε
       *[other] { $count } άλλαξαν
    }
web-making-changed = Άλλαξε εδώ.
web-making-undo = Αναίρεση: { $what }
web-making-back = Αναίρεση της τελευταίας αλλαγής
web-making-clashes = δεν ταιριάζει
web-making-clash = { $count ->
        [one] { $count } κανόνας δεν ταιριάζει με τους άλλους.
       *[other] { $count } κανόνες δεν ταιριάζουν με τους άλλους.
    }
web-making-show = Δείξε μου
web-making-less = { $what }: λιγότερο
web-making-more = { $what }: περισσότερο
web-making-from = { $what }, από
web-making-to = { $what }, έως
web-making-tariff-name = Όνομα κλίμακας { $number }
web-making-tariff-low = Ελάχιστο ποντάρισμα: { $name }
web-making-tariff-high = Μέγιστο ποντάρισμα: { $name }
web-making-tariff-remove = Αφαίρεση: { $name }
web-making-tariff-add = Νέα κλίμακα

## The sheet

web-making-sheet = Έντυπο κανόνων
web-making-play-these = Στήσε τραπέζι με αυτούς τους κανόνες
web-making-print = Εκτύπωση
web-making-cannot-be = Με αυτούς τους κανόνες δεν παίζεται
web-making-link-wrong = Παρακάτω είναι οι κανόνες που άνοιξες, χωρίς ό,τι δεν γίνεται:
web-making-link-nothing = Τίποτα από αυτό που άνοιξες δεν μπορούσε να χρησιμοποιηθεί· οι κανόνες παρακάτω είναι άλλοι:
web-making-share = Κοινοποίηση των κανόνων
web-making-share-what = Όποιος ανοίξει αυτόν τον σύνδεσμο βλέπει τους κανόνες, { $rules }, και μπορεί να στήσει τραπέζι με αυτούς.
web-making-link = Σύνδεσμος των κανόνων
web-making-copy = Αντιγραφή
web-making-copied = Αντιγράφηκε.
web-making-send = Αποστολή…

## Rules under a name

web-making-mine = Οι κανόνες μου
web-making-save-as = Αποθήκευση αυτών των κανόνων με όνομα
web-making-save = Αποθήκευση
web-making-saved = Αποθηκεύτηκε: { $name }
web-making-delete = Διαγραφή: { $name }
web-making-deleted = Διαγράφηκε: { $name }
web-making-none-saved = Δεν έχει αποθηκευτεί τίποτα ακόμα. Ό,τι αποθηκεύεις μένει σε αυτόν τον περιηγητή.
web-making-no-more = Δεν παίζονται πια.

## At a table

web-making-change = Άλλοι κανόνες για αυτό το τραπέζι
web-making-next-round = Από τον επόμενο γύρο
