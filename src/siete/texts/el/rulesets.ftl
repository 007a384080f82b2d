### Κανονισμοί, παραλλαγές, χέρια και φύλλα με το όνομά τους.

## Rulesets: the name, where it is played, what is special in it

ruleset-set_i_mig = Σετ ι μιτς (set i mig)
ruleset-set_i_mig-where = Καταλονία (λέσχη Club Conservador de Cartes i Jocs)
ruleset-set_i_mig-special = Ποντάρουν αφού δουν το πρώτο φύλλο και ανεβάζουν με κάθε φύλλο. Με 3 πάνε πάσο, το 4 αλλάζει, οι φιγούρες ανοίγουν άλλα χέρια και με 7 παίζεται η μουέρτα. Το επτάμισι παίρνει διπλά και τη μάνα.
ruleset-siete_y_media = Σιέτε ι μέντια (siete y media)
ruleset-siete_y_media-where = Ισπανία
ruleset-siete_y_media-special = Προς τα αριστερά και πάντα με ένα φύλλο κλειστό. Κάθε φιγούρα στη σειρά μπορεί να παιχτεί χωριστά. Το επτάμισι παίρνει διπλά· η μάνα γυρίζει και μπορεί να πουληθεί.
ruleset-sete_e_meio = Σέτε ι μέιο (sete e meio)
ruleset-sete_e_meio-where = Βραζιλία
ruleset-sete_e_meio-special = Το φύλλο της μάνας είναι ανοιχτό. Ο καθένας ποντάρει στη σειρά του, παίρνει όλα τα φύλλα ανοιχτά ή όλα κλειστά και ανεβάζει με το καθένα. Στην ισοπαλία δεν κερδίζει κανείς· το επτάμισι παίρνει διπλά.
ruleset-sette_e_mezzo = Σέτε ε μέτζο (sette e mezzo)
ruleset-sette_e_mezzo-where = Ιταλία, κυρίως τα Χριστούγεννα
ruleset-sette_e_mezzo-special = Ποντάρουν πριν από το μοίρασμα, τα φύλλα έρχονται ανοιχτά και το επτάμισι δείχνεται αμέσως. Όλα πληρώνονται ένα προς ένα, οι ισοπαλίες είναι της μάνας και η μάνα γυρίζει.
ruleset-eptamisi = Επτάμισι
ruleset-eptamisi-where = Ελλάδα
ruleset-eptamisi-special = Για τέσσερις έως έξι. Ποντάρουν πριν από το μοίρασμα, τα φύλλα έρχονται ανοιχτά και το επτάμισι δείχνεται αμέσως. Όποιος κερδίζει με επτάμισι γίνεται μάνα.
ruleset-sala = Του καζίνο
ruleset-sala-where = στα καζίνο
ruleset-sala-special = Τα φύλλα των παικτών και το πρώτο της μάνας είναι ανοιχτά. Κανείς δεν μένει κάτω από αυτό, και η μάνα τραβάει ως το 5. Ο ρήγας νομίσματα είναι μπαλαντέρ. Στην ισοπαλία δεν κερδίζει κανείς.

## Variants: the name and what it means

variant-piedrahita = Πιεδραΐτα
variant-piedrahita-what = Η μάνα λέει ένα ποντάρισμα για όλους· το επτάμισι παίρνει διπλά· το ίδιο και της μάνας, που από άλλο επτάμισι παίρνει τέσσερις φορές το ποντάρισμα.
variant-claim = Το επτάμισι παίρνει τη μάνα
variant-claim-what = Όποιος κερδίζει με επτάμισι είναι η επόμενη μάνα.
variant-wild = Μπαλαντέρ
variant-wild-what = Ο ρήγας νομίσματα είναι μπαλαντέρ: μαζί με άλλα φύλλα μετράει όσο συμφέρει όποιον τον έχει.
variant-wild_any = Ελεύθερος μπαλαντέρ
variant-wild_any-what = Ο ρήγας νομίσματα είναι μπαλαντέρ: μετράει όσο συμφέρει όποιον τον έχει, ακόμα και μόνος του.
variant-royal = Βασιλικό
variant-royal-what = Το επτάμισι με δύο φύλλα κερδίζει τα άλλα επτάμισι, παίρνει διπλά και τη μάνα.
variant-royal_double = Βασιλικό, και διπλά στη μάνα
variant-royal_double-what = Όπως το βασιλικό, και το επτάμισι με δύο φύλλα της μάνας παίρνει διπλά.
variant-triple = Τριπλό
variant-triple-what = Δύο εφτάρια, ή 7 με μπαλαντέρ, παίρνουν τριπλά και τη μάνα.
variant-burn = Αλλαγή
variant-burn-what = Το 4 για πρώτο φύλλο αλλάζει με άλλο.
variant-burn_threes = Αλλαγή και στα τριάρια
variant-burn_threes-what = Το 3 ή το 4 για πρώτο φύλλο αλλάζει με άλλο.
variant-pot = Ποτ
variant-pot-what = Η μάνα ανοίγει ποτ και το παίζει με κάθε παίκτη με τη σειρά.
variant-split = Χώρισμα
variant-split-what = Δύο φιγούρες παίζονται ως δύο χέρια, με το ίδιο ποντάρισμα.
variant-emblee = Με δύο φύλλα (d'emblée)
variant-emblee-what = Το επτάμισι με δύο φύλλα κερδίζει τα άλλα επτάμισι και παίρνει διπλά.
variant-sevens = Εφτάρια
variant-sevens-what = Δύο εφτάρια κερδίζουν κάθε χέρι, παίρνουν τριπλά και τη μάνα.
variant-closed = Κλειστά φύλλα
variant-closed-what = Τα φύλλα ζητιούνται και κλειστά· πάντα ένα μόνο μένει κλειστό.
variant-splits = Χωρίσματα χωρίς όριο
variant-splits-what = Δύο φιγούρες χωρίζονται ξανά και ξανά, με το ίδιο ποντάρισμα ή μεγαλύτερο.
variant-honour = Λόγος τιμής
variant-honour-what = Όποιος καίγεται πρέπει να το πει· αν ζητήσει φύλλο ή μείνει χωρίς να το πει, είναι βαρύ παράπτωμα.
variant-live = Με κρουπιέρη
variant-live-what = Το 5 με 5 είναι της μάνας, και 7 με μπαλαντέρ παίρνει μιάμιση φορά το ποντάρισμα.

## Hands

class-bust = κάψιμο
class-points = πόντοι
class-seven_and_a_half = επτάμισι
class-natural = επτάμισι με δύο φύλλα
class-wild_natural = 7 με μπαλαντέρ
class-pair_of_sevens = ζευγάρι εφτάρια

class-one-of = { $hand ->
        [seven_and_a_half] επτάμισι
        [natural] επτάμισι με δύο φύλλα
        [wild_natural] 7 με μπαλαντέρ
       *[pair_of_sevens] ζευγάρι εφτάρια
    }

## Tariffs: those of the rulesets by name, others as the host calls them

tariff-name = { $name ->
        [traditional] παραδοσιακή
        [high] υψηλή
       *[other] { $name }
    }

## Cards

card-name = { $suit ->
        [o] { $rank } νομίσματα
        [c] { $rank } κύπελλα
        [e] { $rank } σπαθιά
       *[b] { $rank } μπαστούνια
    }
rank-1 = άσος
rank-2 = δύο
rank-3 = τρία
rank-4 = τέσσερα
rank-5 = πέντε
rank-6 = έξι
rank-7 = εφτά
rank-10 = βαλές
rank-11 = άλογο
rank-12 = ρήγας
rank-the-1 = τον άσο
rank-the-2 = το δύο
rank-the-3 = το τρία
rank-the-4 = το τέσσερα
rank-the-5 = το πέντε
rank-the-6 = το έξι
rank-the-7 = το εφτά
rank-the-10 = τον βαλέ
rank-the-11 = το άλογο
rank-the-12 = τον ρήγα
rank-one-of = { $rank ->
        [1] άσο
        [10] βαλέ
        [11] άλογο
        [12] ρήγα
       *[other] { $rank }
    }
