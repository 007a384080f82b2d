# The command line: what it could not read.

error-usage-argument = { $argument } qui non si indica così. Si scrive: { $usage }
error-usage-incomplete = Manca qualcosa nel comando. Si scrive: { $usage }
error-usage-unknown = { $argument } qui non è conosciuto. Si veda: { $help }
error-usage-choice = { $value } qui non è possibile. Quello che si può usare: { $allowed }.
error-file-missing = { $file }: non c'è questo file.
error-file-permission = { $file }: questo computer non permette di usarlo.
error-file-directory = { $file } è una cartella; serve un file.
error-file-other = { $file }: { $reason }.
error-input-output = La lettura o la scrittura non è riuscita: { $reason }.
