### A tournament of bots: what each level wins from the one below it.

tournament-meaning = Won in a round for each hand, in first stakes, with the standard error. Every deal is played twice, with the parts exchanged.
tournament-line = { $level } against { $below }: { $both }, { $sigmas } standard errors. As player { $player }, as banker { $banker }. Deals: { $deals }.
tournament-stopped = Stopped by Ctrl-C: this is how far it came.
tournament-progress = { $ruleset }: { $level } against { $below }, { $done } of { $deals } deals

## Refused

error-tournament-levels = A tournament needs two levels or more, each named once, the weakest first.
