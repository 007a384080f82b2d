# The command's help: plain sentences, no arguments; siete.cli.words reads this file without Fluent.

help-siete = Το επτάμισι όπως παίζεται σε πέντε χώρες και στα καζίνο: σε τραπέζι στο τερματικό, σε έντυπα κανόνων και σε πρακτικά γύρων.
help-usage = Χρήση:
help-arguments = Τι χρειάζεται
help-options = Επιλογές
help-command = ΕΝΤΟΛΗ
help-commands = Εντολές
help-help = δείχνει αυτή τη βοήθεια
help-version = δείχνει την έκδοση
help-lang = γλώσσα· αλλιώς εκείνη του υπολογιστή
help-play = παιχνίδι σε τραπέζι στο τερματικό
help-serve = ανοίγει τραπέζι για φυλλομετρητές: αυτού του υπολογιστή και, με --lan, για κινητά και άλλους του ίδιου δικτύου
help-rules = οι κανονισμοί και οι κανόνες τους
help-replay = ξαναπαίζει πρακτικά και τα ελέγχει
help-verify = ελέγχει ότι τα φύλλα ενός πρακτικού ανακατεύτηκαν τίμια
help-verify-files = αρχεία με πρακτικά αληθινών παιχνιδιών
help-replay-files = αρχεία με πρακτικά
help-replay-json = εμφανίζει ένα αντικείμενο JSON για κάθε αρχείο
help-extra-missing = Δεν είναι εγκατεστημένο ένα μέρος του Siete που χρειάζεται εδώ. Εγκαθίσταται με: pip install "siete[terminal,server]"
help-fault = Είναι σφάλμα του ίδιου του Siete. Με SIETE_DEBUG=1 η ίδια εντολή δείχνει πού βρίσκεται.
help-rules-list = κατάλογος με τους κανονισμούς και τις παραλλαγές
help-rules-show = το έντυπο ορισμένων κανόνων
help-rules-schema = το σχήμα JSON των κανόνων
help-rules-ruleset = set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi ή sala, ή κανόνες σε σύντομη μορφή, όπως σε σύνδεσμο
help-rules-with = μια παραλλαγή πάνω από τον κανονισμό, όσες φορές θέλετε
help-rules-set = μια επιλογή πάνω από αυτά, όπως bets.max=5
help-rules-json = ένα αντικείμενο JSON
help-play-players = πόσοι κάθονται στο τραπέζι, μαζί με τα μποτ (4)
help-play-bots = πόσοι από αυτούς είναι μποτ (όλοι εκτός από έναν)
help-play-names = ονόματα, με κόμματα ανάμεσά τους: πρώτα οι άνθρωποι, μετά τα μποτ
help-play-plain = γραμμές κειμένου αντί για σχεδιασμένο τραπέζι, για αναγνώστες οθόνης και σωληνώσεις
help-play-resume = συνέχεια του τελευταίου παιχνιδιού
help-serve-lan = αφήνει να μπουν κινητά και υπολογιστές του ίδιου δικτύου και δείχνει κωδικό QR
help-serve-host = η διεύθυνση στην οποία ακούει (127.0.0.1)
help-serve-port = η θύρα στην οποία ακούει (7575)
help-serve-database = αρχείο SQLite ή URL postgresql:// (ένα αρχείο στον φάκελο των δεδομένων σου)
help-serve-public-url = η διεύθυνση απ' όπου φτάνουν οι άλλοι, αν ένα τούνελ ή ένας μεσολαβητής οδηγεί εδώ
help-serve-open = ανοίγει το τραπέζι στον φυλλομετρητή
