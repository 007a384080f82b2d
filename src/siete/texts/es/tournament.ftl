### Un torneo de bots: lo que cada nivel gana al inferior.

tournament-meaning = Ganado por mano y por jugada de cada jugador, en apuestas mínimas, con el error típico. Cada reparto se juega dos veces, con los papeles cambiados.
tournament-line = { $level } contra { $below }: { $both }, { $sigmas } errores típicos. De jugador { $player }, de banca { $banker }. Repartos: { $deals }.
tournament-stopped = Parado con Ctrl-C: hasta aquí ha llegado.
tournament-progress = { $ruleset }: { $level } contra { $below }, { $done } de { $deals } repartos

## Refused

error-tournament-levels = Un torneo necesita dos niveles o más, cada uno nombrado una vez, el más flojo primero.
