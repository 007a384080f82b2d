### The table online: what its server refuses.

## The database

error-database-address = Δεν υπάρχει βάση δεδομένων σε διεύθυνση που αρχίζει με { $scheme }:// και συνεχίζει έτσι. Επιτρέπεται ένα αρχείο, ή μια διεύθυνση όπως postgresql://ΧΡΗΣΤΗΣ:ΚΩΔΙΚΟΣ@HOST/ΟΝΟΜΑ.
error-database-folder-missing = Δεν υπάρχει ο φάκελος { $folder } για τη βάση δεδομένων.
error-database-folder-unwritable = Η βάση δεδομένων δεν μπορεί να μείνει στον φάκελο { $folder }: { $reason }.
error-database-in-use = Η { $database } χρησιμοποιείται ήδη: τρέχει άλλος διακομιστής με αυτήν. Πολλοί διακομιστές μοιράζονται μια βάση δεδομένων μόνο στην PostgreSQL.
error-database-not-ours = Η { $database } δεν είναι βάση δεδομένων του Siete, ή έχει χαλάσει.
error-database-newer = Η { $database } φτιάχτηκε από νεότερο Siete: έχει έκδοση { $version }, και αυτό το Siete ξέρει την έκδοση { $known }.
error-database-older = Η { $database } φτιάχτηκε από παλιότερο Siete: έχει έκδοση { $version }, και αυτό το Siete ξέρει την έκδοση { $known }.
error-database-unreachable = Η βάση δεδομένων { $database } δεν απαντά: { $reason }.
error-database-unusable = Η βάση δεδομένων { $database } δεν μπορεί να χρησιμοποιηθεί: { $reason }.

## What is stored

error-storage-failed = Δεν αποθηκεύτηκε: { $reason }.
error-entry-too-large = Είναι πάρα πολλά μαζί: επιτρέπονται το πολύ { $most } byte.
error-table-gone = Αυτό το τραπέζι έχει διαγραφεί.
error-saved-name = Οι κανόνες αποθηκεύονται με όνομα από 1 έως { $longest } ορατούς χαρακτήρες, χωρίς κενά στις άκρες.
error-too-many-saved-rules = Έχεις { $most } αποθηκευμένους κανόνες και δεν επιτρέπονται άλλοι. Διάγραψε πρώτα μερικούς.
