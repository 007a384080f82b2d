# The command's help: plain sentences, no arguments; siete.cli.words reads this file without Fluent.

help-siete = Las siete y media como se juegan en cinco países y en los casinos: en una mesa en la terminal, en hojas de reglas y en actas de manos.
help-usage = Uso:
help-arguments = Qué hay que dar
help-options = Opciones
help-command = ORDEN
help-commands = Órdenes
help-help = muestra esta ayuda
help-version = muestra la versión
help-lang = idioma; si no se dice, el de este ordenador
help-play = jugar en una mesa en la terminal
help-serve = abre una mesa para navegadores: los de este equipo y, con --lan, los móviles y demás de la misma red
help-rules = ver los reglamentos y sus reglas
help-replay = volver a jugar actas y comprobarlas
help-verify = comprobar que las cartas de un acta se barajaron limpiamente
help-verify-files = archivos con actas de partidas de verdad
help-replay-files = archivos con actas
help-replay-json = imprimir un objeto JSON por archivo
help-extra-missing = Falta por instalar una parte de Siete que esto necesita. Se instala con: pip install "siete[terminal,server]"
help-fault = Es un fallo del propio Siete. Con SIETE_DEBUG=1 la misma orden muestra dónde está.
help-rules-list = ver la lista de reglamentos y variantes
help-rules-show = ver la hoja de unas reglas determinadas
help-rules-schema = mostrar el esquema JSON de las reglas
help-rules-ruleset = set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi o sala, o unas reglas en forma breve, como en un enlace
help-rules-with = una variante sobre el reglamento, tantas veces como se quiera
help-rules-set = una opción encima de eso, como bets.max=5
help-rules-json = mostrar un objeto JSON
help-play-players = cuántos se sientan a la mesa, con los bots (4)
help-play-bots = cuántos de ellos son bots (todos menos uno)
help-play-names = nombres, con comas entre ellos: primero las personas, luego los bots
help-play-plain = líneas de texto en lugar de una mesa dibujada, para lectores de pantalla y tuberías
help-play-resume = seguir con la última partida
help-serve-lan = deja entrar a móviles y ordenadores de la misma red y muestra un código QR
help-serve-host = la dirección en la que escucha (127.0.0.1)
help-serve-port = el puerto en el que escucha (7575)
help-serve-database = un fichero SQLite o una URL postgresql:// (un fichero en tu carpeta de datos)
help-serve-public-url = la dirección por la que llegan los demás, si un túnel o un proxy trae hasta aquí
help-serve-open = abre la mesa en el navegador
