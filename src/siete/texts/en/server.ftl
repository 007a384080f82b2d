### The table online: what its server refuses.

## The database

error-database-address = There is no database at an address that begins with { $scheme }:// and goes on like this. Allowed are a file, or an address like postgresql://USER:PASSWORD@HOST/NAME.
error-database-folder-missing = There is no folder { $folder } for the database.
error-database-folder-unwritable = The database can't be kept in the folder { $folder }: { $reason }.
error-database-in-use = { $database } is in use already: another server is running on it. Several servers can share a database only on PostgreSQL.
error-database-not-ours = { $database } is no database of Siete, or it was damaged.
error-database-newer = { $database } was made by a newer Siete: its version is { $version }, and this Siete knows version { $known }.
error-database-older = { $database } was made by an older Siete: its version is { $version }, and this Siete knows version { $known }.
error-database-unreachable = The database { $database } can't be reached: { $reason }.
error-database-unusable = The database { $database } can't be used: { $reason }.

## What is stored

error-storage-failed = It could not be stored: { $reason }.
error-entry-too-large = That is too much at once: at most { $most } bytes are allowed.
error-table-gone = This table has been deleted.
error-saved-name = Rules are saved under a name of 1 to { $longest } visible characters, without spaces at its ends.
error-too-many-saved-rules = You have { $most } saved rules, and no more are allowed. Delete some first.
