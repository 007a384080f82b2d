# The command's help: plain sentences, no arguments; siete.cli.words reads this file without Fluent.

help-siete = Il sette e mezzo come si gioca in cinque paesi e nei casinò: a un tavolo nel terminale, in fogli di regole e in verbali di mani.
help-usage = Uso:
help-arguments = Che cosa indicare
help-options = Opzioni
help-command = COMANDO
help-commands = Comandi
help-help = mostra questo aiuto
help-version = mostra la versione
help-lang = lingua; se non è detta, quella di questo computer
help-play = giocare a un tavolo nel terminale
help-serve = apre un tavolo per i browser: quelli di questo computer e, con --lan, telefoni e altri della stessa rete
help-rules = vedere i regolamenti e le loro regole
help-replay = rigiocare verbali e controllarli
help-verify = controllare che le carte di un verbale siano state mescolate onestamente
help-verify-files = file con verbali di partite vere
help-replay-files = file con verbali
help-replay-json = stampa un oggetto JSON per ogni file
help-extra-missing = Va ancora installata una parte di Siete che qui serve. Si installa con: pip install "siete[terminal,server]"
help-fault = È un errore di Siete stesso. Con SIETE_DEBUG=1 lo stesso comando mostra dove si trova.
help-rules-list = elencare i regolamenti e le varianti
help-rules-show = mostrare il foglio di determinate regole
help-rules-schema = mostrare lo schema JSON delle regole
help-rules-ruleset = set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi o sala, oppure regole in forma breve, come in un link
help-rules-with = una variante sopra il regolamento, quante volte si vuole
help-rules-set = un'opzione sopra a questo, come bets.max=5
help-rules-json = mostrare un oggetto JSON
help-play-players = quanti siedono al tavolo, bot compresi (4)
help-play-bots = quanti di loro sono bot (tutti meno uno)
help-play-names = nomi, con virgole tra loro: prima le persone, poi i bot
help-play-plain = righe di testo invece di un tavolo disegnato, per lettori di schermo e pipe
help-play-resume = continuare l'ultima partita
help-serve-lan = fa entrare telefoni e computer della stessa rete e mostra un codice QR
help-serve-host = l'indirizzo su cui ascolta (127.0.0.1)
help-serve-port = la porta su cui ascolta (7575)
help-serve-database = un file SQLite o un URL postgresql:// (un file nella tua cartella dei dati)
help-serve-public-url = l'indirizzo da cui arrivano gli altri, se un tunnel o un proxy porta fin qui
help-serve-open = apre il tavolo nel browser
