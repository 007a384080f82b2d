### Ο σύμβουλος: πόσο αξίζει κάθε επιλογή, πόσο σίγουρο είναι, και τι κόστισαν οι επιλογές ενός γύρου.

## Το καλύτερο

coach-best-more = Το καλύτερο: { $what }. Αξίζει { $more } παραπάνω από αυτό: { $other }.
coach-best-same = Αξίζουν το ίδιο: { $what } ή { $other }.
coach-best-any = Αξίζει το ίδιο κάθε ποσό από { $low } ως { $high }.
coach-best-way = Το καλύτερο: { $what }.
coach-best-alone = Ένα μόνο μπορείς να κάνεις: { $what }.
coach-luck-alone = Δεν έχει διαφορά: εδώ κανείς δεν μπορεί να ξέρει κάτι που να βοηθάει.
coach-not-asked = Δεν χρειάζεται να κάνεις τίποτα. Πόσο αξίζει το καθένα;
coach-bust = { $some ->
        [one] Ένα φύλλο στα { $of } σε καίει.
       *[other] { $some } φύλλα στα { $of } σε καίνε.
    }
coach-bust-none = Κανένα φύλλο που δεν έχεις δει δεν σε καίει.
coach-bust-all = Κάθε φύλλο που δεν έχεις δει σε καίει.

## Πόσο αξίζει κάθε επιλογή

coach-worths-round = Σε μάρκες, ως το τέλος του γύρου: { $worths }.
coach-worths-bank = Σε μάρκες, με περίπου { $rounds } γύρους μάνα: { $worths }.
coach-worth = { $what } { $worth }
coach-sure-exact = Είναι ακριβές, αν ισχύει αυτό: { $assumes }.
coach-sure-estimate = Είναι εκτίμηση, { $error } πάνω ή κάτω, αν ισχύει αυτό: { $assumes }.
coach-sure-sampled = Βγαίνει από δείγμα, με τυπικό σφάλμα { $error }, αν ισχύει αυτό: { $assumes }.
coach-sure-nothing-assumed = τίποτα για τους άλλους

## Τι θεωρείται δεδομένο

coach-assumes-bank-replies = η μάνα κάνει το καλύτερο απέναντι στα ανοιχτά φύλλα, και πιστεύει ότι ο κόσμος μένει συνήθως από 5½
coach-assumes-bank-by-rule = για τη μάνα τραβούν οι κανόνες
coach-assumes-others-usual = όσοι παίζουν μετά από σένα τραβούν ως το 5
coach-assumes-others-tell = όποιος έμεινε είχε αυτό με το οποίο μένει συνήθως ο κόσμος
coach-assumes-players-best = όλοι παίζουν τόσο καλά όσο ο σύμβουλος
coach-assumes-players-stake = οι παίκτες ποντάρουν στη μέση ανάμεσα στα όρια
coach-assumes-streets-apart = όταν είναι πολλά χέρια, το καθένα υπολογίζεται μόνο του
coach-assumes-claims-left-out = δεν μετράει πόσο αξίζει να πάρει κανείς τη μάνα
coach-assumes-agreed = οι άλλοι συμφωνούν
coach-assumes-rounds-held = η μάνα δεν ξαναπουλιέται
coach-assumes-luck-alone = αποφασίζει η τύχη

## Οι επιλογές

coach-do-bet = ποντάρισμα { $amount }
coach-do-hit = φύλλο
coach-do-hit-up = ανοιχτό φύλλο
coach-do-hit-down = κλειστό φύλλο
coach-do-stand = να μείνεις
coach-do-bust = να πεις ότι κάηκες
coach-do-pass = πάσο
coach-do-burn = άλλο φύλλο στη θέση του
coach-do-muerta = μουέρτα
coach-do-open = νέο χέρι με { $amount }
coach-do-keep = να κρατήσεις τη φιγούρα εκεί
coach-do-valid = να ισχύει ο γύρος
coach-do-void = να ακυρωθεί ο γύρος
coach-do-pick = να πάρεις φύλλο
coach-do-high = το μεγαλύτερο φύλλο
coach-do-low = το μικρότερο φύλλο
coach-do-cut = κόψιμο
coach-do-decline = όχι
coach-do-ready = μοίρασμα
coach-do-tariff = η κλίμακα «{ $tariff }»
coach-do-propose = πρόταση από { $low } ως { $amount }
coach-do-accept = ναι
coach-do-reject = άρνηση
coach-do-stake = ποντάρισμα για όλους { $amount }
coach-do-offer = πώληση της μάνας για { $amount }
coach-do-bid = προσφορά { $amount } για τη μάνα
coach-do-buy = αγορά της μάνας
coach-do-sell = πώληση της μάνας
coach-do-out = να κάτσεις έξω
coach-do-in = να ξαναμπείς
coach-do-lower = να ζητήσεις χαμηλότερα πονταρίσματα
coach-do-leave = να φύγεις
coach-with-raise = { $what }, με άνοδο σε { $amount }
coach-with-hand = χέρι { $hand }: { $what }

## Μετά τον γύρο

coach-review = Οι επιλογές σου κόστισαν συνολικά { $cost } μάρκες.
coach-review-best = Όλες οι επιλογές σου ήταν οι καλύτερες.
coach-review-line = Επιλογή { $number }: { $taken }, κόστισε { $cost }. Το καλύτερο ήταν: { $best }.

## Με συμβουλές ή χωρίς

coach-on = Ο σύμβουλος δίνει συμβουλές.
coach-off = Ο σύμβουλος σωπαίνει.
coach-thinking = Ο σύμβουλος σκέφτεται…
coach-missing = Στον σύμβουλο λείπει κάτι που δεν είναι εγκατεστημένο εδώ (pip install "siete[odds]").
