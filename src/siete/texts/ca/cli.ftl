# The command line: what it could not read.

error-usage-argument = { $argument } no es dona així aquí. S'escriu: { $usage }
error-usage-incomplete = Falta alguna cosa a l'ordre. S'escriu: { $usage }
error-usage-unknown = { $argument } no es coneix aquí. Vegeu: { $help }
error-usage-choice = { $value } no és possible aquí. El que s'hi pot posar: { $allowed }.
error-usage-number = { $argument } necessita un nombre enter; { $value } no ho és.
error-file-missing = { $file }: no hi ha aquest fitxer.
error-file-permission = { $file }: aquest ordinador no permet fer-lo servir.
error-file-directory = { $file } és una carpeta; cal un fitxer.
error-file-other = { $file }: { $reason }.
error-input-output = Ha fallat la lectura o l'escriptura: { $reason }.
error-reason-missing = no existeix
error-reason-permission = aquest ordinador no ho permet
error-reason-folder = és una carpeta
error-reason-no-folder = una part del camí no és cap carpeta
error-reason-full = el disc és ple
error-reason-read-only = el disc és només de lectura
error-reason-name-too-long = el nom és massa llarg
error-reason-closed = està tancat
error-reason-no-address = no té aquesta adreça
