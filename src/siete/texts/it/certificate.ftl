### What the checker of certificates finds (`tools/check_certificate.py`, docs/certificates.md).

certificate-usage = Indica un file: .venv/bin/python tools/check_certificate.py FILE [--lang es|ca|pt-BR|it|el|en]
certificate-help = Calcola la miglior risposta a ciascuna delle due strategie di un certificato di siete solve, senza usare nulla del programma che ha risolto il gioco, e dice se i due limiti valgono quanto promette. Codice di uscita 0: sì. 1: no, o una strategia non è tale. 2: il file non si può leggere.
certificate-unreadable = { $file } non si può leggere come certificato: { $reason }.
certificate-no-json = non è JSON
certificate-other = non è un certificato di siete solve
certificate-version = è della versione { $version }, e qui si conosce solo la 1
certificate-key = manca «{ $key }»
certificate-torn = non è intero o è compresso male
certificate-nested = ha troppi livelli, uno dentro l'altro
certificate-malformed = qualcosa non ha la forma descritta in docs/certificates.md

## What was found, in first stakes

certificate-bounds = Ricalcolato, in prime puntate: la strategia del giocatore rende almeno { $lower } a mano, e contro quella del mazziere nessuno ottiene più di { $upper }.
certificate-no-split = Queste regole permettono di dividere. Il certificato riguarda un giocatore che non divide mai: il limite superiore vale solo per lui.
certificate-no-pot = Queste regole hanno il piatto. Il certificato riguarda una mano senza piatto.
certificate-lower = Il certificato promette un limite inferiore di { $claimed }, che è troppo.
certificate-upper = Il certificato promette un limite superiore di { $claimed }, che è troppo poco.
certificate-holds = Il certificato è valido.
certificate-fails = Il certificato NON È VALIDO.

## Strategies that are none

certificate-kinds = I tipi di carte non sono quelli delle regole: «{ $kind }». Ogni carta è di un solo tipo, e tutte quelle di un tipo devono essere uguali per le regole.
certificate-highest = La puntata più alta è di { $claimed } prime puntate nel certificato, e di { $right } secondo le regole.
certificate-stock = Con così poche carte il mazzo può finire; giochi così non si possono controllare.
certificate-word = Quello che il mazziere fa con la sua prima carta dopo «{ $where }» non è permesso, o lì manca una carta.
certificate-missing = Non c'è niente su { $what } in «{ $where }», e il gioco può arrivarci.
certificate-illegal = In «{ $part }», a «{ $place }», il certificato dice «{ $said }». È permesso: { $allowed }.
certificate-sum = In «{ $part }», a «{ $place }», le probabilità non sono tali: insieme fanno { $sum }.
certificate-policy = Un modo di giocare del mazziere fa nello stato «{ $state }» una cosa che non è permessa. È permesso: { $allowed }.
