### What the checker of certificates finds (`tools/check_certificate.py`, docs/certificates.md).

certificate-usage = Say one file: .venv/bin/python tools/check_certificate.py FILE [--lang es|ca|pt-BR|it|el|en]
certificate-help = Works out the best reply to each of the two strategies in a certificate of siete solve, without anything of the solver's, and says whether both bounds are as good as it claims. Exit code 0: they are. 1: they are not, or a strategy is none. 2: the file can't be read.
certificate-unreadable = { $file } can't be read as a certificate: { $reason }.
certificate-no-json = it is not JSON
certificate-other = it is no certificate of siete solve
certificate-version = its version is { $version }, and only 1 is known here
certificate-key = "{ $key }" is missing
certificate-torn = it is not whole, or wrongly packed
certificate-nested = it is nested too deeply
certificate-malformed = something in it is not of the form that docs/certificates.md describes

## What was found, in first stakes

certificate-bounds = Worked out again, in first stakes: the player's strategy brings at least { $lower } a round, and against the banker's nobody gets more than { $upper }.
certificate-no-split = These rules allow splitting. The certificate is about a player who never splits: the upper bound holds for such a player only.
certificate-no-pot = These rules have a pot. The certificate is about a round without it.
certificate-lower = The certificate claims a lower bound of { $claimed }, which is too much.
certificate-upper = The certificate claims an upper bound of { $claimed }, which is too little.
certificate-holds = The certificate holds.
certificate-fails = The certificate DOES NOT HOLD.

## Strategies that are none

certificate-kinds = The kinds of cards are not those of the rules: "{ $kind }". Each card belongs to one kind, and all cards of a kind must be alike for the rules.
certificate-highest = The highest stake is { $claimed } first stakes in the certificate, and { $right } by the rules.
certificate-stock = With so few cards the stock can run out; such games can't be checked.
certificate-word = What the banker does with its first card after "{ $where }" is not allowed, or a card is missing there.
certificate-missing = There is nothing about { $what } in "{ $where }", and the game can get there.
certificate-illegal = In "{ $part }", at "{ $place }", the certificate says "{ $said }". Allowed are: { $allowed }.
certificate-sum = In "{ $part }", at "{ $place }", the chances are no chances: together they make { $sum }.
certificate-policy = A policy of the banker does something in the state "{ $state }" that is not allowed. Allowed are: { $allowed }.
