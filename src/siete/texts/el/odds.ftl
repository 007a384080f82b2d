### Ακριβείς πιθανότητες: ενός χεριού, μιας κατάστασης, και το καλύτερο παιχνίδι με μάνα που τραβάει ως ένα σύνολο.

odds-title = Ακριβείς πιθανότητες
odds-cards = { $cards ->
        [one] Από ένα φύλλο.
       *[other] Από { $cards } φύλλα, χωρίς να μπαίνει κανένα πίσω. Οι πιθανότητες είναι στα εκατό.
    }

## Τα πρώτα φύλλα

odds-first-title = Τα πρώτα φύλλα
odds-natural = Επτάμισι με δύο φύλλα
odds-wild-natural = 7 με μπαλαντέρ
odds-pair = Δύο εφτάρια με δύο φύλλα
odds-figures = { $many ->
        [one] Φιγούρα για πρώτο φύλλο
       *[other] { $many } φιγούρες στα { $many } πρώτα φύλλα
    }

## Το επόμενο φύλλο

odds-next-title = Το επόμενο φύλλο
odds-next-legend = Πόσες φορές καίει ένα χέρι με κάθε σύνολο: σε όλα τα χέρια, και με τα φύλλα που το κάνουν πιο σπάνια και πιο συχνά.
odds-total = σύνολο
odds-bust = καίγεται
odds-least = λιγότερο
odds-most = περισσότερο
odds-becomes = γίνεται

## Πώς τελειώνει ένα χέρι

odds-draw-title = Πώς τελειώνει ένα χέρι
odds-draw-legend = Στα εκατό, ανάλογα με το σύνολο από όπου κανείς μένει· πιο κάτω ζητάει φύλλο.
odds-stand-from = από

## Μια κατάσταση

odds-position-title = Πιθανότητες ενός χεριού
odds-hand = Το χέρι: { $cards } ({ $total }).
odds-unseen = { $cards ->
        [one] Ένα φύλλο δεν έχει φανεί.
       *[other] { $cards } φύλλα δεν έχουν φανεί.
    }
odds-over = Με αυτό το χέρι δεν ζητιέται άλλο φύλλο.
odds-none-left = Δεν έμεινε κανένα φύλλο.
odds-stands = Μπορεί μόνο να μείνει.
odds-progress = Υπολογίστηκε: { $percent } %

## Το καλύτερο παιχνίδι

odds-reply-title = Το καλύτερο με μάνα που τραβάει ως { $total }
odds-reply-legend = Πόσο αξίζει ένας γύρος για τον παίκτη, σε πρώτα πονταρίσματα.
odds-worth-title = αξίζει
odds-way-title = τρόπος
odds-choice-title = κίνηση
odds-worth-best = το καλύτερο δυνατό
odds-worth-least = το καλύτερο δυνατό, τουλάχιστον
odds-worth-most = το καλύτερο δυνατό, το πολύ
odds-worth-unsplit = το καλύτερο με ένα χέρι
odds-worth-totals = κοιτάζοντας μόνο το σύνολο
odds-worth-threshold = μένοντας από ένα σύνολο και πάνω
odds-between = Με περισσότερα χέρια αξίζει από { $lower } έως { $upper }.
odds-threshold-title = Να μένεις από ένα σύνολο και πάνω
odds-play-title = Πώς παίζεται καλύτερα
odds-hand-title = χέρι
odds-best-title = το καλύτερο
odds-line = { $cards ->
        [one] μόνο { $name }
       *[other] { $name }
    }
odds-kind = { $kind ->
        [wild] μπαλαντέρ
       *[figure] φιγούρα
    }
odds-option = { $option ->
        [stand] μένω
        [hit_raise] ανεβάζω και φύλλο
        [pass] πάσο
        [burn] το αλλάζω
        [muerta] μουέρτα
        [muerta_raise] ανεβάζω και μουέρτα
       *[hit] φύλλο
    }
odds-sign = { $sign } { $meaning }
odds-legend = Επάνω είναι το φύλλο της μάνας. { $signs }, * όχι με όλα τα φύλλα το ίδιο.
odds-otherwise-title = Χέρια με * που παίζονται αλλιώς:
odds-otherwise = { $hand } ({ $total }): { $option }
odds-otherwise-bank = { $hand } ({ $total }) με μάνα { $bank }: { $option }
odds-otherwise-more = { $hands ->
        [one] Και ένα ακόμη, από όπου κρίνονται λίγα.
       *[other] Και { $hands } ακόμη, από όπου κρίνονται λιγότερα.
    }

## Τι δεν γίνεται δεκτό

error-odds-total = Το «{ $value }» δεν είναι σύνολο ως το οποίο τραβάει κανείς. Επιτρέπονται από 0.5 έως 7.5, ανά 0.5.
error-odds-no-cards = Ένα χέρι θέλει τουλάχιστον ένα φύλλο, όπως στο --hand "7o".
error-odds-card-seen = Το φύλλο { $card } δεν μπορεί να είναι σε δύο μέρη.
error-odds-hand-bust = Το χέρι { $hand } είναι καμένο: έχει { $total }.
error-odds-bank-card-alone = Το --bank-card πάει με το --hand: είναι αυτό που βλέπει όποιος έχει ένα χέρι.
error-odds-bank-card-hidden = Με αυτούς τους κανόνες το πρώτο φύλλο της μάνας είναι κλειστό: κανείς δεν το βλέπει, και το --bank-card δεν έχει θέση εδώ.
error-odds-all-seen = Όλα τα φύλλα φάνηκαν: δεν έμεινε κανένα να μοιραστεί.
error-odds-no-banker = Όλα τα φύλλα φάνηκαν και η μάνα δεν έχει κανένα. Το τι αξίζει να μείνει κανείς εξαρτάται από το φύλλο της μάνας: το --bank-card το λέει όπου είναι ανοιχτό.
error-odds-deck = { $cards ->
        [one] Ένα φύλλο δεν φτάνει: παίκτης και μάνα θέλουν από ένα.
       *[other] Με { $cards } φύλλα δεν γίνεται μοιρασιά: χρειάζονται τουλάχιστον δύο, το καθένα μία φορά.
    }
error-odds-deck-small = { $cards } φύλλα είναι λίγα: με λιγότερα από { $needed } τέτοια η τράπουλα μπορεί να τελειώσει μέσα στον γύρο, κι αυτό δεν αναλύεται.
