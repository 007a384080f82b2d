### Un torneig de bots: què guanya cada nivell al de sota.

tournament-meaning = Quant guanya de més cada nivell del que guanyaria al seu lloc el de sota: amb les mateixes cartes, contra el de sota, per mà i per joc de cada jugador, en primeres apostes, amb l'error típic. Llavor: { $seed }.
tournament-line = { $level } contra { $below }: { $both }, { $sigmas } errors típics. De jugador { $player }, de banca { $banker }. Repartiments: { $deals }, { $seconds } s.
tournament-line-player = { $level } contra { $below }: de jugador { $player }, { $sigmas } errors típics. De banca no hi ha res a comparar: les regles no li deixen decidir res. Repartiments: { $deals }, { $seconds } s.
tournament-stopped = Aturat amb Ctrl-C: fins aquí ha arribat.
tournament-few = Menys de { $few } repartiments diuen poc: un avantatge així pot sortir només per sort.
tournament-progress = { $ruleset }: { $level } contra { $below }, { $done } de { $deals } repartiments, falten { $left }

## Refused

error-tournament-levels = Un torneig necessita dos nivells o més, cadascun anomenat un cop, el més fluix primer.
