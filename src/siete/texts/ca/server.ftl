### The table online: what its server refuses.

## The database

error-database-address = No hi ha cap base de dades en una adreça que comenci per { $scheme }:// i continuï així. S'admet un fitxer, o una adreça com postgresql://USUARI:CONTRASENYA@HOST/NOM.
error-database-folder-missing = No existeix la carpeta { $folder } per a la base de dades.
error-database-folder-unwritable = La base de dades no es pot desar a la carpeta { $folder }: { $reason }.
error-database-in-use = { $database } ja es fa servir: hi ha un altre servidor en marxa. Diversos servidors només poden compartir una base de dades a PostgreSQL.
error-database-not-ours = { $database } no és una base de dades de Siete, o està malmesa.
error-database-newer = { $database } la va fer un Siete més nou: és de la versió { $version }, i aquest Siete coneix la versió { $known }.
error-database-older = { $database } la va fer un Siete més antic: és de la versió { $version }, i aquest Siete coneix la versió { $known }.
error-database-unreachable = No es pot arribar a la base de dades { $database }: { $reason }.
error-database-unusable = No es pot fer servir la base de dades { $database }: { $reason }.

## What is stored

error-storage-failed = No s'ha pogut desar: { $reason }.
error-entry-too-large = És massa d'una vegada: s'admeten { $most } bytes com a molt.
error-table-gone = Aquesta taula s'ha esborrat.
error-saved-name = Les regles es desen amb un nom d'1 a { $longest } caràcters visibles, sense espais als extrems.
error-too-many-saved-rules = Tens { $most } regles desades i no se n'admeten més. Abans esborra'n alguna.
