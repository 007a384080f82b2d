# The command line: what it could not read.

error-usage-argument = Το { $argument } δεν δίνεται έτσι εδώ. Γράφεται: { $usage }
error-usage-incomplete = Κάτι λείπει από την εντολή. Γράφεται: { $usage }
error-usage-unknown = Το { $argument } δεν είναι γνωστό εδώ. Δείτε: { $help }
error-usage-choice = Το { $value } δεν είναι δυνατό εδώ. Τι μπορεί να μπει: { $allowed }.
error-file-missing = { $file }: δεν υπάρχει τέτοιο αρχείο.
error-file-permission = { $file }: αυτός ο υπολογιστής δεν επιτρέπει τη χρήση του.
error-file-directory = Το { $file } είναι φάκελος· χρειάζεται αρχείο.
error-file-other = { $file }: { $reason }.
error-input-output = Η ανάγνωση ή η εγγραφή απέτυχε: { $reason }.
