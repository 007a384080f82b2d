### What the checker of certificates finds (`tools/check_certificate.py`, docs/certificates.md).

certificate-usage = Πείτε ένα αρχείο: «.venv/bin/python tools/check_certificate.py FILE [--lang es|ca|pt-BR|it|el|en]»
certificate-help = Υπολογίζει την καλύτερη απάντηση σε καθεμία από τις δύο στρατηγικές ενός πιστοποιητικού του «siete solve», χωρίς τίποτα από το πρόγραμμα που έλυσε το παιχνίδι, και λέει αν τα δύο όρια ισχύουν όπως τα υπόσχεται. Κωδικός εξόδου 0: ισχύουν. 1: δεν ισχύουν, ή μια στρατηγική δεν είναι στρατηγική. 2: το αρχείο δεν διαβάζεται.
certificate-unreadable = Το { $file } δεν διαβάζεται ως πιστοποιητικό: { $reason }.
certificate-no-json = δεν είναι «JSON»
certificate-other = δεν είναι πιστοποιητικό του «siete solve»
certificate-version = είναι της έκδοσης { $version }, κι εδώ είναι γνωστή μόνο η 1
certificate-key = λείπει το «{ $key }»
certificate-torn = δεν είναι ολόκληρο ή είναι λάθος συμπιεσμένο
certificate-nested = έχει υπερβολικά πολλά επίπεδα, το ένα μέσα στο άλλο
certificate-malformed = κάτι μέσα του δεν έχει τη μορφή που περιγράφει το «docs/certificates.md»

## What was found, in first stakes

certificate-bounds = Υπολογισμένο ξανά, σε πρώτα πονταρίσματα: η στρατηγική του παίκτη δίνει τουλάχιστον { $lower } ανά γύρο, και απέναντι σε αυτήν της μάνας κανείς δεν παίρνει πάνω από { $upper }.
certificate-no-split = Αυτοί οι κανόνες επιτρέπουν το χώρισμα. Το πιστοποιητικό αφορά παίκτη που δεν χωρίζει ποτέ: το άνω όριο ισχύει μόνο γι' αυτόν.
certificate-no-pot = Αυτοί οι κανόνες έχουν ποτ. Το πιστοποιητικό αφορά έναν γύρο χωρίς αυτό.
certificate-lower = Το πιστοποιητικό υπόσχεται κάτω όριο { $claimed }, που είναι πάρα πολύ.
certificate-upper = Το πιστοποιητικό υπόσχεται άνω όριο { $claimed }, που είναι πολύ λίγο.
certificate-holds = Το πιστοποιητικό ισχύει.
certificate-fails = Το πιστοποιητικό ΔΕΝ ΙΣΧΥΕΙ.

## Strategies that are none

certificate-kinds = Τα είδη των χαρτιών δεν είναι αυτά των κανόνων: «{ $kind }». Κάθε χαρτί ανήκει σε ένα είδος, και όλα τα χαρτιά ενός είδους πρέπει να είναι ίδια για τους κανόνες.
certificate-highest = Το υψηλότερο ποντάρισμα είναι { $claimed } πρώτα πονταρίσματα στο πιστοποιητικό, και { $right } κατά τους κανόνες.
certificate-stock = Με τόσο λίγα χαρτιά η τράπουλα μπορεί να τελειώσει· τέτοια παιχνίδια δεν ελέγχονται.
certificate-word = Αυτό που κάνει η μάνα με το πρώτο της χαρτί μετά το «{ $where }» δεν επιτρέπεται, ή λείπει εκεί ένα χαρτί.
certificate-missing = Δεν υπάρχει τίποτα για { $what } στο «{ $where }», και το παιχνίδι μπορεί να φτάσει εκεί.
certificate-illegal = Στο «{ $part }», στο «{ $place }», το πιστοποιητικό λέει «{ $said }». Επιτρέπονται: { $allowed }.
certificate-sum = Στο «{ $part }», στο «{ $place }», οι πιθανότητες δεν είναι πιθανότητες: μαζί κάνουν { $sum }.
certificate-policy = Ένας τρόπος παιξίματος της μάνας κάνει στην κατάσταση «{ $state }» κάτι που δεν επιτρέπεται. Επιτρέπονται: { $allowed }.
