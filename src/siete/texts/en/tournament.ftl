### A tournament of bots: what each level wins from the one below it.

tournament-meaning = How much more each level wins in a round than the one below would in its place: on the same cards, against the one below, for each player's hand, in first stakes, with the standard error. Seed: { $seed }.
tournament-line = { $level } against { $below }: { $both }, { $sigmas } standard errors. As player { $player }, as banker { $banker }. Deals: { $deals }, { $seconds } s.
tournament-line-player = { $level } against { $below }: as player { $player }, { $sigmas } standard errors. As banker there is nothing to compare: the rules leave the banker no decision. Deals: { $deals }, { $seconds } s.
tournament-stopped = Stopped by Ctrl-C: this is how far it came.
tournament-few = Fewer than { $few } deals tell little: luck alone may make such a lead.
tournament-progress = { $ruleset }: { $level } against { $below }, { $done } of { $deals } deals, { $left } left

## Refused

error-tournament-levels = A tournament needs two levels or more, each named once, the weakest first.
