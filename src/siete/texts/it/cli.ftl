# The command line: what it could not read.

error-usage-argument = { $argument } qui non si indica così. Si scrive: { $usage }
error-usage-incomplete = Manca qualcosa nel comando. Si scrive: { $usage }
error-usage-unknown = { $argument } qui non è conosciuto. Si veda: { $help }
error-usage-choice = { $value } qui non è possibile. Quello che si può usare: { $allowed }.
error-usage-number = { $argument } vuole un numero intero; { $value } non lo è.
error-file-missing = { $file }: non c'è questo file.
error-file-permission = { $file }: questo computer non permette di usarlo.
error-file-directory = { $file } è una cartella; serve un file.
error-file-other = { $file }: { $reason }.
error-input-output = La lettura o la scrittura non è riuscita: { $reason }.
error-reason-missing = non esiste
error-reason-permission = questo computer non lo permette
error-reason-folder = è una cartella
error-reason-no-folder = una parte del percorso non è una cartella
error-reason-full = il disco è pieno
error-reason-read-only = il disco è di sola lettura
error-reason-name-too-long = il nome è troppo lungo
error-reason-closed = è chiuso
error-reason-no-address = non ha questo indirizzo
