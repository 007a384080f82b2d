### The client's form of rules, making a table, rule sheets.

## The page

web-making-title = Abrir una mesa
web-making-me = Tu nombre
web-making-me-missing = ¿Cómo te llamas? Es el nombre que ven los demás.
web-making-table = Nombre de la mesa
web-making-table-usual = Nuestra mesa
web-making-table-of = La mesa de { $name }
web-making-bots = Bots
web-making-temper = Cómo juegan los bots
web-making-timer = Tiempo para pensar
web-making-timer-off = sin límite
web-making-timer-relaxed = tranquilo
web-making-timer-quick = rápido
web-making-make = Abrir la mesa

## The rules

web-making-ruleset = ¿A qué se juega?
web-making-variants = Variantes
web-making-variants-what = Se añaden al juego elegido.
web-making-every = Regla por regla
web-making-every-what = Para lo que en tu casa se hace de otra manera.
web-making-undo-all = { $count ->
        [one] Deshacer mi cambio
       *[other] Deshacer mis { $count } cambios
    }
web-making-changed-count = { $count ->
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
web-making-changed = Cambiada aquí.
web-making-undo = Deshacer: { $what }
web-making-back = Deshacer el último cambio
web-making-clashes = choca
web-making-clash = { $count ->
        [one] { $count } regla no casa con las demás.
       *[other] { $count } reglas no casan con las demás.
    }
web-making-show = Ver cuál
web-making-less = { $what }: menos
web-making-more = { $what }: más
web-making-from = { $what }, desde
web-making-to = { $what }, hasta
web-making-tariff-name = Nombre de la modalidad { $number }
web-making-tariff-low = Apuesta mínima de { $name }
web-making-tariff-high = Apuesta máxima de { $name }
web-making-tariff-remove = Quitar { $name }
web-making-tariff-add = Añadir una modalidad

## The sheet

web-making-sheet = Hoja de reglas
web-making-play-these = Abrir una mesa con estas reglas
web-making-print = Imprimir
web-making-cannot-be = Con estas reglas no se puede jugar
web-making-link-wrong = Abajo están las reglas que abriste, sin lo que no puede ser:
web-making-link-nothing = No se ha podido usar nada de lo que abriste; las reglas de abajo son otras:
web-making-share = Compartir las reglas
web-making-share-what = Quien abra este enlace ve las reglas, { $rules }, y puede abrir una mesa con ellas.
web-making-link = Enlace de las reglas
web-making-copy = Copiar
web-making-copied = Copiado.
web-making-send = Enviar…

## Rules under a name

web-making-mine = Mis reglas
web-making-save-as = Guardar estas reglas con un nombre
web-making-save = Guardar
web-making-saved = Guardado: { $name }
web-making-delete = Borrar { $name }
web-making-deleted = Borrado: { $name }
web-making-none-saved = Aún no hay nada guardado. Lo que guardes se queda en este navegador.
web-making-no-more = Ya no se puede jugar con ellas.

## At a table

web-making-change = Otras reglas para esta mesa
web-making-next-round = A partir de la próxima mano
