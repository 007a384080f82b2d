### Um torneio de robôs: quanto cada nível ganha do de baixo.

tournament-meaning = Ganho por rodada e por mão de cada jogador, em apostas mínimas, com o erro padrão. Cada distribuição é jogada duas vezes, com os papéis trocados.
tournament-line = { $level } contra { $below }: { $both }, { $sigmas } erros padrão. De jogador { $player }, de banca { $banker }. Distribuições: { $deals }.
tournament-stopped = Parado com Ctrl-C: chegou até aqui.
tournament-progress = { $ruleset }: { $level } contra { $below }, { $done } de { $deals } distribuições

## Refused

error-tournament-levels = Um torneio precisa de dois níveis ou mais, cada um dito uma vez, o mais fraco primeiro.
