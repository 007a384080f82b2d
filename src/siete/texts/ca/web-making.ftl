### The client's form of rules, making a table, rule sheets.

## The page

web-making-title = Obre una taula
web-making-me = El teu nom
web-making-me-missing = Com et dius? És el nom que veuen els altres.
web-making-table = Nom de la taula
web-making-table-usual = La nostra taula
web-making-table-of = La taula de { $name }
web-making-bots = Bots
web-making-temper = Com juguen els bots
web-making-timer = Temps per pensar
web-making-timer-off = sense límit
web-making-timer-relaxed = tranquil
web-making-timer-quick = ràpid
web-making-make = Obre la taula

## The rules

web-making-ruleset = A què es juga?
web-making-variants = Variants
web-making-variants-what = S'afegeixen al joc triat.
web-making-every = Regla per regla
web-making-every-what = Per al que a casa feu a la vostra manera.
web-making-undo-all = { $count ->
        [one] Desfés el meu canvi
       *[other] Desfés els meus { $count } canvis
    }
web-making-changed-count = { $count ->
        [one] { $count } canviada
       *[other] { $count } canviades
    }
web-making-changed = Canviada aquí.
web-making-undo = Desfés: { $what }
web-making-back = Desfés l'últim canvi
web-making-clashes = xoca
web-making-clash = { $count ->
        [one] { $count } regla no lliga amb les altres.
       *[other] { $count } regles no lliguen amb les altres.
    }
web-making-show = Mostra-ho
web-making-less = { $what }: menys
web-making-more = { $what }: més
web-making-from = { $what }, des de
web-making-to = { $what }, fins a
web-making-tariff-name = Nom de la modalitat { $number }
web-making-tariff-low = Aposta mínima de { $name }
web-making-tariff-high = Aposta màxima de { $name }
web-making-tariff-remove = Treu { $name }
web-making-tariff-add = Afegeix una modalitat

## The sheet

web-making-sheet = Full de regles
web-making-play-these = Obre una taula amb aquestes regles
web-making-print = Imprimeix
web-making-cannot-be = Amb aquestes regles no es pot jugar
web-making-link-wrong = A sota hi ha les regles que has obert, sense el que no pot ser:
web-making-link-nothing = No s'ha pogut fer servir res del que has obert; les regles de sota són unes altres:
web-making-share = Comparteix les regles
web-making-share-what = Qui obri aquest enllaç veu les regles, { $rules }, i pot obrir-hi una taula.
web-making-link = Enllaç de les regles
web-making-copy = Copia
web-making-copied = Copiat.
web-making-send = Envia…

## Rules under a name

web-making-mine = Les meves regles
web-making-save-as = Desa aquestes regles amb un nom
web-making-save = Desa
web-making-saved = Desat: { $name }
web-making-delete = Esborra { $name }
web-making-deleted = Esborrat: { $name }
web-making-none-saved = Encara no hi ha res desat. El que desis es queda en aquest navegador.
web-making-no-more = Ja no s'hi pot jugar.

## At a table

web-making-change = Altres regles per a aquesta taula
web-making-next-round = A partir de la pròxima mà
