# The command's help: plain sentences, no arguments; siete.cli.words reads this file without Fluent.

help-siete = O sete e meio como se joga em cinco países e nos cassinos: em uma mesa no terminal, em folhas de regras e em atas de rodadas.
help-usage = Uso:
help-arguments = O que informar
help-options = Opções
help-command = COMANDO
help-commands = Comandos
help-help = mostra esta ajuda
help-version = mostra a versão
help-lang = idioma; se não for dito, o deste computador
help-play = jogar em uma mesa no terminal
help-serve = abre uma mesa para navegadores: os deste computador e, com --lan, celulares e outros da mesma rede
help-rules = ver os regulamentos e suas regras
help-replay = jogar atas de novo e conferi-las
help-verify = conferir se as cartas de uma ata foram embaralhadas com honestidade
help-verify-files = arquivos com atas de jogos de verdade
help-replay-files = arquivos com atas
help-replay-json = imprimir um objeto JSON por arquivo
help-extra-missing = Falta instalar uma parte do Siete de que isto precisa. Instale com: pip install "siete[terminal,server]"
help-fault = É uma falha do próprio Siete. Com SIETE_DEBUG=1 o mesmo comando mostra onde ela está.
help-rules-list = ver a lista de regulamentos e variantes
help-rules-show = ver a folha de determinadas regras
help-rules-schema = mostrar o esquema JSON das regras
help-rules-ruleset = set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi ou sala, ou regras em forma breve, como em um link
help-rules-with = uma variante sobre o regulamento, quantas vezes quiser
help-rules-set = uma opção por cima disso, como bets.max=5
help-rules-json = mostrar um objeto JSON
help-play-players = quantos se sentam à mesa, com os robôs (4)
help-play-bots = quantos deles são robôs (todos menos um)
help-play-names = nomes, com vírgulas entre eles: primeiro as pessoas, depois os robôs
help-play-plain = linhas de texto em vez de uma mesa desenhada, para leitores de tela e pipes
help-play-resume = continuar o último jogo
help-serve-lan = deixa entrar celulares e computadores da mesma rede e mostra um código QR
help-serve-host = o endereço em que escuta (127.0.0.1)
help-serve-port = a porta em que escuta (7575)
help-serve-database = um arquivo SQLite ou uma URL postgresql:// (um arquivo na sua pasta de dados)
help-serve-public-url = o endereço por onde os outros chegam, se um túnel ou um proxy traz até aqui
help-serve-open = abre a mesa no navegador
