### The table online: what its server refuses.

## The database

error-database-address = Non c'è nessun database a un indirizzo che comincia con { $scheme }:// e continua così. Sono permessi un file, o un indirizzo come postgresql://UTENTE:PASSWORD@HOST/NOME.
error-database-folder-missing = La cartella { $folder } per il database non esiste.
error-database-folder-unwritable = Il database non può stare nella cartella { $folder }: { $reason }.
error-database-in-use = { $database } è già in uso: c'è un altro server che ci lavora. Più server possono condividere un database solo su PostgreSQL.
error-database-not-ours = { $database } non è un database di Siete, o è danneggiato.
error-database-newer = { $database } è stato fatto da un Siete più nuovo: è della versione { $version }, e questo Siete conosce la versione { $known }.
error-database-older = { $database } è stato fatto da un Siete più vecchio: è della versione { $version }, e questo Siete conosce la versione { $known }.
error-database-unreachable = Non si riesce a raggiungere il database { $database }: { $reason }.
error-database-unusable = Non si può usare il database { $database }: { $reason }.

## What is stored

error-storage-failed = Non è stato possibile salvare: { $reason }.
error-entry-too-large = È troppo in una volta: sono permessi al massimo { $most } byte.
error-table-gone = Questo tavolo è stato cancellato.
error-saved-name = Le regole si salvano con un nome da 1 a { $longest } caratteri visibili, senza spazi alle estremità.
error-too-many-saved-rules = Hai { $most } regole salvate e non ne sono permesse altre. Prima cancellane qualcuna.
