# The command line: what it could not read.

error-usage-argument = Το { $argument } δεν δίνεται έτσι εδώ. Γράφεται: { $usage }
error-usage-incomplete = Κάτι λείπει από την εντολή. Γράφεται: { $usage }
error-usage-unknown = Το { $argument } δεν είναι γνωστό εδώ. Δείτε: { $help }
error-usage-choice = Το { $value } δεν είναι δυνατό εδώ. Τι μπορεί να μπει: { $allowed }.
error-usage-number = Το { $argument } θέλει ακέραιο αριθμό· το { $value } δεν είναι.
error-file-missing = { $file }: δεν υπάρχει τέτοιο αρχείο.
error-file-permission = { $file }: αυτός ο υπολογιστής δεν επιτρέπει τη χρήση του.
error-file-directory = Το { $file } είναι φάκελος· χρειάζεται αρχείο.
error-file-other = { $file }: { $reason }.
error-input-output = Η ανάγνωση ή η εγγραφή απέτυχε: { $reason }.
error-reason-missing = δεν υπάρχει
error-reason-permission = αυτός ο υπολογιστής δεν το επιτρέπει
error-reason-folder = είναι φάκελος
error-reason-no-folder = ένα μέρος της διαδρομής δεν είναι φάκελος
error-reason-full = ο δίσκος είναι γεμάτος
error-reason-read-only = ο δίσκος είναι μόνο για ανάγνωση
error-reason-name-too-long = το όνομα είναι πολύ μεγάλο
error-reason-closed = είναι κλειστό
error-reason-no-address = δεν έχει τέτοια διεύθυνση
