### Um torneio de robôs: quanto cada nível ganha do de baixo.

tournament-meaning = Quanto cada nível ganha a mais do que o de baixo ganharia no lugar dele: com as mesmas cartas, contra o de baixo, por rodada e por mão de cada jogador, em primeiras apostas, com o erro padrão. Semente: { $seed }.
tournament-line = { $level } contra { $below }: { $both }, { $sigmas } erros padrão. De jogador { $player }, de banca { $banker }. Distribuições: { $deals }, { $seconds } s.
tournament-line-player = { $level } contra { $below }: de jogador { $player }, { $sigmas } erros padrão. De banca não há o que comparar: as regras não deixam a banca decidir nada. Distribuições: { $deals }, { $seconds } s.
tournament-stopped = Parado com Ctrl-C: chegou até aqui.
tournament-few = Menos de { $few } distribuições dizem pouco: uma vantagem dessas pode sair só por sorte.
tournament-progress = { $ruleset }: { $level } contra { $below }, { $done } de { $deals } distribuições, faltam { $left }

## Refused

error-tournament-levels = Um torneio precisa de dois níveis ou mais, cada um dito uma vez, o mais fraco primeiro.
