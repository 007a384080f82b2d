# The command line: what it could not read.

error-usage-argument = { $argument } no es dona així aquí. S'escriu: { $usage }
error-usage-incomplete = Falta alguna cosa a l'ordre. S'escriu: { $usage }
error-usage-unknown = { $argument } no es coneix aquí. Vegeu: { $help }
error-usage-choice = { $value } no és possible aquí. El que s'hi pot posar: { $allowed }.
error-file-missing = { $file }: no hi ha aquest fitxer.
error-file-permission = { $file }: aquest ordinador no permet fer-lo servir.
error-file-directory = { $file } és una carpeta; cal un fitxer.
error-file-other = { $file }: { $reason }.
error-input-output = Ha fallat la lectura o l'escriptura: { $reason }.
