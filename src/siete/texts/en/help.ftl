# The command's help: plain sentences, no arguments; siete.cli.words reads this file without Fluent.

help-siete = Seven and a half as it is played in five countries, and in casinos: at a table in the terminal, as rule sheets, and as records of rounds.
help-usage = Usage:
help-arguments = What to give
help-options = Options
help-command = COMMAND
help-commands = Commands
help-help = show this help
help-version = show the version
help-lang = language, else the one of this computer
help-play = play at a table in the terminal
help-serve = open a table for browsers: this machine's, and with --lan phones and others on the same network
help-rules = list the rulesets and show their rules
help-replay = play records again and check them
help-verify = check that the cards of a record were shuffled fairly
help-verify-files = files with records of real games
help-replay-files = files with records
help-replay-json = print one JSON object a file
help-extra-missing = This needs a part of Siete that is not installed. Install it with: pip install "siete[terminal,server]"
help-fault = This is a fault of Siete's own. With SIETE_DEBUG=1 the same command shows where it is.
help-rules-list = list the rulesets and variants
help-rules-show = show the rule sheet of exactly these rules
help-rules-schema = print the JSON schema of rules
help-rules-ruleset = set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi or sala, or rules in short as in a link
help-rules-with = a variant on top of the ruleset, as often as you like
help-rules-set = an option on top of that, as in bets.max=5
help-rules-json = print one JSON object
help-play-players = how many sit at the table, bots included (4)
help-play-bots = how many of them are bots (all but one)
help-play-names = names, with commas between them: people first, then bots
help-play-plain = lines of text instead of a drawn table, for screen readers and pipes
help-play-resume = go on with the game played last
help-serve-lan = let phones and computers on the same network join, and show a QR code
help-serve-host = the address to listen on (127.0.0.1)
help-serve-port = the port to listen on (7575)
help-serve-database = a SQLite file or a postgresql:// URL (a file in your data folder)
help-serve-public-url = the address that others reach it by, where a tunnel or a proxy leads here
help-serve-open = open the table in the browser
