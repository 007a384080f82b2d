### Un torneig de bots: què guanya cada nivell al de sota.

tournament-meaning = Guanyat per mà i per joc de cada jugador, en apostes mínimes, amb l'error típic. Cada repartiment es juga dues vegades, amb els papers canviats.
tournament-line = { $level } contra { $below }: { $both }, { $sigmas } errors típics. De jugador { $player }, de banca { $banker }. Repartiments: { $deals }.
tournament-stopped = Aturat amb Ctrl-C: fins aquí ha arribat.
tournament-progress = { $ruleset }: { $level } contra { $below }, { $done } de { $deals } repartiments

## Refused

error-tournament-levels = Un torneig necessita dos nivells o més, cadascun anomenat un cop, el més fluix primer.
