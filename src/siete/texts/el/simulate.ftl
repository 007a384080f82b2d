### A simulation: what it came to, how far it is, and what it refuses.

## What it came to

simulate-played = Γύροι: { $rounds }. Σπόρος: { $seed }. Διάρκεια: { $seconds } δ., { $rate } γύροι το δευτερόλεπτο.
simulate-stopped = Σταμάτησε πριν από το τέλος: παίχτηκαν { $rounds } από { $asked } γύρους.
simulate-nothing = Σταμάτησε πριν από το τέλος: δεν παίχτηκε ακόμη τίποτα.
simulate-by-engine = Αυτούς τους γύρους τους έπαιξε έναν έναν η μηχανή του ίδιου του παιχνιδιού.
simulate-policies = Κάθε παίκτης: { $player }. Η μάνα: { $banker }.
simulate-won = Κέρδος ανά γύρο, σε πρώτα πονταρίσματα, με το τυπικό σφάλμα:
simulate-player = Παίκτης { $number }
simulate-banker = Μάνα
simulate-seat = { $seat }: { $mean } ± { $error }
simulate-unplaced = { $decisions ->
        [one] Σε μία απόφαση η λύση δεν λέει τίποτα: εκεί ο παίκτης έμεινε και η μάνα τράβηξε κάτω από 5.
       *[other] Σε { $decisions } αποφάσεις η λύση δεν λέει τίποτα: εκεί ο παίκτης έμεινε και η μάνα τράβηξε κάτω από 5.
    }
simulate-ready = Προετοιμασία
simulate-progress = { $done } από { $rounds } γύρους, { $rate } το δευτερόλεπτο, απομένουν { $left }

## Refused

error-simulate-seats = Οι θέσεις δεν μπορούν να είναι { $seats }. Επιτρέπονται { $low } έως { $high }, μαζί με τη μάνα.
error-simulate-rounds = Οι γύροι δεν μπορούν να είναι { $rounds }. Επιτρέπονται ακέραιοι αριθμοί από το 1, γραμμένοι και σαν 1e9.
error-simulate-round = Δεν υπάρχει γύρος { $round }. Οι γύροι αριθμούνται από το 0.
error-simulate-replay-json = Το --replay γράφει πρακτικό, που είναι TOML και όχι JSON: δεν πάει μαζί με το --json. Το siete replay FILE --json λέει πώς τελείωσε ό,τι έχει ένα πρακτικό.
error-simulate-threads = Τα νήματα δεν μπορούν να είναι { $threads }. Επιτρέπονται ακέραιοι αριθμοί από το 1.
error-simulate-seed = Ο σπόρος δεν μπορεί να είναι { $seed }. Επιτρέπονται ακέραιοι αριθμοί από 0 έως { $most }.
error-simulate-deck = Τα μποτ παίζουν μόνο με τα σαράντα φύλλα, όχι με ένα μέρος τους.
error-simulate-cluster = Στο { $address } δεν απαντά χρονοδρομολογητής του Dask. Γράφεται σαν tcp://192.168.1.7:8786· το dask scheduler ξεκινά έναν και λέει τη διεύθυνσή του.
error-simulate-no-workers = Ο χρονοδρομολογητής στο { $address } δεν έχει διεργασίες να παίξουν. Με dask worker { $address } ξεκινούν μερικές.
error-simulate-lost = Η συστοιχία στο { $address } τα παράτησε: { $reason }
error-no-such-policy = Δεν υπάρχει τρόπος παιχνιδιού «{ $policy }». Επιτρέπονται draw-to:T με ένα σύνολο T, όπως draw-to:5.5, το αρχείο μιας λύσης και αυτά τα μποτ: { $bots }.
error-no-such-total = Το { $policy } τραβάει ως ένα σύνολο που δεν υπάρχει. Επιτρέπονται 0.5 έως 7.5, ανά 0.5, όπως draw-to:5.5.
error-solution-unreadable = Το { $file } δεν διαβάζεται: { $reason }
error-no-solution = Το { $file } δεν είναι πιστοποιητικό λύσης. Το siete solve RULESET --certificate FILE γράφει ένα.
error-solution-unsound = Το { $file } δεν μπορεί να είναι λύση: { $why ->
        [bounds] το κάτω όριο είναι πάνω από το άνω.
        [highest] το ψηλότερο ποντάρισμα δεν είναι αυτό των κανόνων του.
        [beginning] δεν λέει τι κάνει ο παίκτης μετά το μοίρασμα.
       *[chances] οι πιθανότητες δεν έχουν άθροισμα 1.
    } Το tools/check_certificate.py ελέγχει τέτοια αρχεία.
error-solution-rules = Το { $file } λύνει άλλους κανόνες, όχι αυτούς με τους οποίους θα παιχτεί το παιχνίδι. Διαφέρουν σε: { $options }.
error-solution-deck = Το { $file } λύνει το παιχνίδι με άλλα φύλλα.
error-solution-seats = Το { $file } λύνει το παιχνίδι ενός παίκτη απέναντι στη μάνα. Με αυτό παίζουν μόνο δύο θέσεις.
