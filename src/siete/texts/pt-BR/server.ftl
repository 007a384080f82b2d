### The table online: what its server refuses.

## The database

error-database-address = Não há nenhum banco de dados num endereço que comece com { $scheme }:// e siga assim. Pode ser um arquivo, ou um endereço como postgresql://USUÁRIO:SENHA@HOST/NOME.
error-database-folder-missing = Não existe a pasta { $folder } para o banco de dados.
error-database-folder-unwritable = O banco de dados não pode ficar na pasta { $folder }: { $reason }.
error-database-in-use = { $database } já está em uso: há outro servidor funcionando com ele. Vários servidores só podem dividir um banco de dados no PostgreSQL.
error-database-not-ours = { $database } não é um banco de dados do Siete, ou está danificado.
error-database-newer = { $database } foi feito por um Siete mais novo: é da versão { $version }, e este Siete conhece a versão { $known }.
error-database-older = { $database } foi feito por um Siete mais antigo: é da versão { $version }, e este Siete conhece a versão { $known }.
error-database-unreachable = Não foi possível chegar ao banco de dados { $database }: { $reason }.
error-database-unusable = Não foi possível usar o banco de dados { $database }: { $reason }.

## What is stored

error-storage-failed = Não foi possível salvar: { $reason }.
error-entry-too-large = É demais de uma vez: o máximo são { $most } bytes.
error-table-gone = Esta mesa foi apagada.
error-saved-name = As regras são salvas com um nome de 1 a { $longest } caracteres visíveis, sem espaços nas pontas.
error-too-many-saved-rules = Você tem { $most } regras salvas, e não cabem mais. Apague alguma antes.
