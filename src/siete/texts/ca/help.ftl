# The command's help: plain sentences, no arguments; siete.cli.words reads this file without Fluent.

help-siete = El set i mig tal com es juga en cinc països i als casinos: en una taula al terminal, en fulls de regles i en actes de mans.
help-usage = Ús:
help-arguments = Què cal donar
help-options = Opcions
help-command = ORDRE
help-commands = Ordres
help-help = mostra aquesta ajuda
help-version = mostra la versió
help-lang = llengua; si no es diu, la d'aquest ordinador
help-play = jugar en una taula al terminal
help-serve = obre una taula per a navegadors: els d'aquest ordinador i, amb --lan, els mòbils i altres de la mateixa xarxa
help-rules = veure els reglaments i les seves regles
help-replay = tornar a jugar actes i comprovar-les
help-verify = comprovar que les cartes d'una acta es van barrejar netament
help-verify-files = fitxers amb actes de partides de debò
help-replay-files = fitxers amb actes
help-replay-json = imprimeix un objecte JSON per fitxer
help-extra-missing = Falta instal·lar una part de Siete que això necessita. S'instal·la amb: pip install "siete[terminal,server]"
help-fault = És un error del mateix Siete. Amb SIETE_DEBUG=1 la mateixa ordre mostra on és.
help-rules-list = veure la llista de reglaments i variants
help-rules-show = veure el full d'unes regles determinades
help-rules-schema = mostrar l'esquema JSON de les regles
help-rules-ruleset = set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi o sala, o unes regles en forma breu, com en un enllaç
help-rules-with = una variant sobre el reglament, tantes vegades com es vulgui
help-rules-set = una opció a sobre d'això, com bets.max=5
help-rules-json = mostrar un objecte JSON
help-play-players = quants seuen a taula, amb els bots (4)
help-play-bots = quants d'ells són bots (tots menys un)
help-play-names = noms, amb comes entre ells: primer les persones, després els bots
help-play-plain = línies de text en lloc d'una taula dibuixada, per a lectors de pantalla i canonades
help-play-resume = continuar l'última partida
help-serve-lan = deixa entrar mòbils i ordinadors de la mateixa xarxa i mostra un codi QR
help-serve-host = l'adreça en què escolta (127.0.0.1)
help-serve-port = el port en què escolta (7575)
help-serve-database = un fitxer SQLite o una URL postgresql:// (un fitxer a la teva carpeta de dades)
help-serve-public-url = l'adreça per on hi arriben els altres, si un túnel o un proxy porta fins aquí
help-serve-open = obre la taula al navegador
