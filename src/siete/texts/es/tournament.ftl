### Un torneo de bots: lo que cada nivel gana al inferior.

tournament-meaning = Cuánto más gana cada nivel de lo que ganaría en su lugar el inferior: con las mismas cartas, contra el inferior, por mano y por jugada de cada jugador, en primeras apuestas, con el error típico. Semilla: { $seed }.
tournament-line = { $level } contra { $below }: { $both }, { $sigmas } errores típicos. De jugador { $player }, de banca { $banker }. Repartos: { $deals }, { $seconds } s.
tournament-line-player = { $level } contra { $below }: de jugador { $player }, { $sigmas } errores típicos. De banca no hay nada que comparar: las reglas no le dejan decidir nada. Repartos: { $deals }, { $seconds } s.
tournament-stopped = Parado con Ctrl-C: hasta aquí ha llegado.
tournament-few = Menos de { $few } repartos dicen poco: una ventaja así puede salir solo por suerte.
tournament-progress = { $ruleset }: { $level } contra { $below }, { $done } de { $deals } repartos, quedan { $left }

## Refused

error-tournament-levels = Un torneo necesita dos niveles o más, cada uno nombrado una vez, el más flojo primero.
