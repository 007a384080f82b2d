### A simulation: what it came to, how far it is, and what it refuses.

## What it came to

simulate-played = Rounds: { $rounds }. Seed: { $seed }. It took { $seconds } s: { $rate } rounds a second.
simulate-stopped = Stopped by Ctrl-C: { $rounds } of { $asked } rounds were played.
simulate-nothing = Stopped by Ctrl-C: nothing was played yet.
simulate-by-engine = The game's own engine played these rounds, one by one.
simulate-policies = Every player: { $player }. The banker: { $banker }.
simulate-won = Won a round, in first stakes, with the standard error:
simulate-player = Player { $number }
simulate-banker = Banker
simulate-seat = { $seat }: { $mean } ± { $error }
simulate-unplaced = { $decisions ->
        [one] In one decision the solution says nothing: there the player stood, and the banker drew below 5.
       *[other] In { $decisions } decisions the solution says nothing: there the player stood, and the banker drew below 5.
    }
simulate-ready = Getting ready
simulate-progress = { $done } of { $rounds } rounds, { $rate } a second, { $left } left

## Refused

error-simulate-seats = { $seats } can't be the number of seats. Allowed are { $low } to { $high }, the banker included.
error-simulate-rounds = { $rounds } can't be the number of rounds. Allowed are whole numbers from 1, also written like 1e9.
error-simulate-round = There is no round { $round }. Rounds are numbered from 0.
error-simulate-replay-json = --replay writes a record, which is TOML and not JSON: --json does not go with it. siete replay FILE --json says what a record came to.
error-simulate-threads = { $threads } can't be the number of threads. Allowed are whole numbers from 1.
error-simulate-seed = { $seed } can't be the seed. Allowed are whole numbers from 0 to { $most }.
error-simulate-deck = Bots play with the forty cards only, not with a part of them.
error-simulate-cluster = No Dask scheduler answers at { $address }. It is written like tcp://192.168.1.7:8786; dask scheduler starts one and says its address.
error-simulate-no-workers = The scheduler at { $address } has no workers. dask worker { $address } starts some.
error-simulate-lost = The cluster at { $address } gave up: { $reason }
error-no-such-policy = There is no policy “{ $policy }”. Allowed are draw-to:T with a total T, as in draw-to:5.5, the file of a solution, and these bots: { $bots }.
error-no-such-total = { $policy } draws to no total that there is. Allowed are 0.5 to 7.5 in steps of 0.5, as in draw-to:5.5.
error-solution-unreadable = { $file } can't be read: { $reason }
error-no-solution = { $file } is not the certificate of a solution. siete solve RULESET --certificate FILE writes one.
error-solution-unsound = { $file } is no sound solution: { $why ->
        [bounds] its lower bound lies above the upper one.
        [highest] its highest stake is not that of its rules.
        [beginning] it does not say what the player does after the deal.
       *[chances] the chances in it do not add up to 1.
    } tools/check_certificate.py checks such files.
error-solution-rules = { $file } solves other rules than those that are to be played. They differ in: { $options }.
error-solution-deck = { $file } solves the game with other cards.
error-solution-seats = { $file } solves the game of one player against the banker. Only two seats play by it.
