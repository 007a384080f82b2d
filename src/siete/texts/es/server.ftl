### The table online: what its server refuses.

## The database

error-database-address = No hay ninguna base de datos en una dirección que empiece por { $scheme }:// y siga así. Se admite un archivo, o una dirección como postgresql://USUARIO:CONTRASEÑA@HOST/NOMBRE.
error-database-folder-missing = No existe la carpeta { $folder } para la base de datos.
error-database-folder-unwritable = La base de datos no puede guardarse en la carpeta { $folder }: { $reason }.
error-database-in-use = { $database } ya está en uso: hay otro servidor en marcha con ella. Varios servidores solo pueden compartir una base de datos en PostgreSQL.
error-database-not-ours = { $database } no es una base de datos de Siete, o está dañada.
error-database-newer = { $database } la hizo un Siete más nuevo: es de la versión { $version }, y este Siete conoce la versión { $known }.
error-database-older = { $database } la hizo un Siete más antiguo: es de la versión { $version }, y este Siete conoce la versión { $known }.
error-database-unreachable = No se puede llegar a la base de datos { $database }: { $reason }.
error-database-unusable = No se puede usar la base de datos { $database }: { $reason }.

## What is stored

error-storage-failed = No se ha podido guardar: { $reason }.
error-entry-too-large = Es demasiado de una vez: se admiten { $most } bytes como mucho.
error-table-gone = Esta mesa se ha borrado.
error-saved-name = Las reglas se guardan con un nombre de 1 a { $longest } caracteres visibles, sin espacios en los extremos.
error-too-many-saved-rules = Tienes { $most } reglas guardadas y no se admiten más. Borra antes alguna.
