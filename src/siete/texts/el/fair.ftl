### What checking a shuffle finds (`siete verify`). The seal is the commitment of docs/fairness.md, a player's number the nonce.

## A file, and the proofs in it

fair-file-holds = { $file }: { $count ->
        [one] η απόδειξη στέκει.
       *[other] και οι { $count } αποδείξεις στέκουν.
    }
fair-file-fails = { $file }: { $count ->
        [one] η απόδειξη δεν στέκει.
       *[other] { $bad ->
                [one] { $bad } από τις { $count } αποδείξεις δεν στέκει.
               *[other] { $bad } από τις { $count } αποδείξεις δεν στέκουν.
            }
    }
fair-file-open = { $file }: δεν μπορεί να ελεγχθεί τίποτα ακόμη, η τράπουλα παίζεται ακόμη.
fair-results-differ = Όταν ξαναπαίζεται, το πρακτικό βγάζει άλλα αποτελέσματα από όσα λέει. Για να δείτε ποια: siete replay
fair-rounds = { $many ->
        [yes] Γύροι { $first } έως { $last }
       *[no] Γύρος { $first }
    }
fair-lot = Η κλήρωση για την πρώτη μάνα
fair-holds = { $what }: η απόδειξη στέκει.
fair-fails = { $what }: η απόδειξη ΔΕΝ ΣΤΕΚΕΙ.
fair-open = { $what }: δεν μπορεί να ελεγχθεί ακόμη.

## What holds

fair-commitment-holds = Το μυστικό είναι αυτό που σφραγίστηκε: { $commitment }
fair-deck-holds = Τα { $cards } φύλλα της τράπουλας είναι όπως ανακατεύτηκαν.
fair-reshuffles-hold = { $count ->
        [one] Η τράπουλα τελείωσε μία φορά και ανακατεύτηκε όπως έπρεπε.
       *[other] Η τράπουλα τελείωσε { $count } φορές και ανακατεύτηκε όπως έπρεπε.
    }
fair-nonces = { $count ->
        [0] Κανένας παίκτης δεν έβαλε δικό του αριθμό στο ανακάτεμα.
        [one] Ένας παίκτης έβαλε δικό του αριθμό στο ανακάτεμα: { $names }.
       *[other] { $count } παίκτες έβαλαν δικό τους αριθμό στο ανακάτεμα: { $names }.
    }
fair-lot-holds = Η κλήρωση έβγαλε μάνα: { $banker }.
fair-secret-in-play = Το μυστικό δεν έχει δημοσιευτεί ακόμη: η τράπουλα παίζεται ακόμη.

## What does not hold

fair-proof-missing = Εδώ δεν υπάρχει απόδειξη.
fair-version-unknown = Η απόδειξη είναι της έκδοσης { $version }· αυτό το πρόγραμμα ξέρει την έκδοση { $known }.
fair-field-missing = Λείπει το «{ $field }» από την απόδειξη.
fair-table-malformed = Το «table» δεν είναι ταυτότητα τραπεζιού: επιτρέπονται 1 έως 64 λατινικά γράμματα χωρίς τόνους, ψηφία και . _ ~ -
fair-round-malformed = Το «round» δεν είναι αριθμός γύρου: επιτρέπονται αριθμοί από το 0, έως 15 ψηφία.
fair-commitment-malformed = Το «commitment» δεν είναι σφραγίδα: επιτρέπονται 64 χαρακτήρες 0-9 και a-f.
fair-secret-malformed = Το «secret» δεν είναι μυστικό: επιτρέπονται 64 χαρακτήρες 0-9 και a-f.
fair-nonce-malformed = Ο αριθμός του παίκτη { $name } είναι γραμμένος λάθος: επιτρέπονται 32 έως 128 χαρακτήρες 0-9 και a-f, σε ζυγό πλήθος.
fair-nonce-twice = Ο παίκτης { $name } έχει δύο αριθμούς στο ανακάτεμα.
fair-nonce-stranger = Ο παίκτης { $name } έχει αριθμό στο ανακάτεμα και δεν ήταν στο τραπέζι.
fair-secret-missing = Λείπει το μυστικό, ενώ η τράπουλά του δεν παίζεται πια.
fair-commitment-differs = Η σφραγίδα δεν ταιριάζει: είναι { $commitment }, ενώ το μυστικό, το τραπέζι και ο γύρος δίνουν { $made }. Κάποιο από αυτά έχει αλλάξει.
fair-deck-missing = Το πρακτικό δεν λέει την τράπουλα αυτού του γύρου.
fair-deck-not-whole = Η τράπουλα δεν είναι τα σαράντα φύλλα, το καθένα από μία φορά: υπάρχουν { $cards } διαφορετικά.
fair-deck-differs = Η τράπουλα δεν είναι αυτή που ανακατεύτηκε. Το φύλλο { $position } από πάνω πρέπει να είναι { $expected }, και το πρακτικό έχει { $has }· φύλλα εκτός θέσης: { $differing }. { $most ->
        [yes] Έτσι γίνεται όταν άλλαξε, προστέθηκε ή αφαιρέθηκε ο αριθμός ενός παίκτη.
       *[no] Έτσι γίνεται όταν άλλαξαν φύλλα.
    }
fair-reshuffle-cards = Το ανακάτεμα { $number } των παιγμένων φύλλων δεν έχει τα φύλλα που πρέπει.
fair-reshuffle-differs = Το ανακάτεμα { $number } των παιγμένων φύλλων δεν έχει τη σειρά που πρέπει. Το φύλλο { $position } από πάνω πρέπει να είναι { $expected }, και το πρακτικό έχει { $has }· φύλλα εκτός θέσης: { $differing }.
fair-table-differs = Η απόδειξη είναι του τραπεζιού { $table }, η προηγούμενη του τραπεζιού { $before }.
fair-round-order = Η απόδειξη είναι του γύρου { $round }, που δεν έρχεται μετά τον γύρο { $before }.
fair-lot-seats = Η κλήρωση έγινε ανάμεσα σε άλλες θέσεις ή με άλλη σειρά: { $seats }.
fair-lot-differs = Η κλήρωση έβγαλε μάνα τον παίκτη { $drawn }, και το πρακτικό λέει { $banker }.
fair-lot-late = Κλήρωση για την πρώτη μάνα δεν έχει θέση μετά τον πρώτο γύρο.

## Refused

error-no-proof = Σε αυτό το πρακτικό δεν υπάρχει καμία απόδειξη.
error-proof-unreadable = Η απόδειξη ενός γύρου δεν διαβάζεται: το «{ $field }» δεν έχει θέση εκεί, ή δεν είναι του σωστού είδους. Επιτρέπονται version, table, round, commitment, secret, nonces και lot, όπως λέει το docs/fairness.md.
error-bad-table-id = Το { $table } δεν είναι ταυτότητα τραπεζιού: επιτρέπονται 1 έως 64 λατινικά γράμματα χωρίς τόνους, ψηφία και . _ ~ -
error-bad-round-number = Το { $number } δεν είναι αριθμός γύρου: επιτρέπονται αριθμοί από το 0, έως 15 ψηφία.
error-bad-secret = Αυτό δεν είναι μυστικό: επιτρέπονται { $digits } χαρακτήρες 0-9 και a-f.
error-bad-commitment = Αυτό δεν είναι σφραγίδα: επιτρέπονται { $digits } χαρακτήρες 0-9 και a-f.
error-bad-nonce = Ο αριθμός του παίκτη { $name } για το ανακάτεμα είναι γραμμένος λάθος: επιτρέπονται { $fewest } έως { $most } χαρακτήρες 0-9 και a-f, σε ζυγό πλήθος.
error-nonce-twice = Ο παίκτης { $name } έδωσε δύο αριθμούς για το ανακάτεμα· επιτρέπεται ένας.
