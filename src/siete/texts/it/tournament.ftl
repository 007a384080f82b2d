### Un torneo di bot: quanto ogni livello vince a quello sotto.

tournament-meaning = Quanto vince in più ogni livello di quanto vincerebbe al suo posto quello sotto: con le stesse carte, contro quello sotto, per mano e per gioco di ogni giocatore, in prime puntate, con l'errore standard. Seme: { $seed }.
tournament-line = { $level } contro { $below }: { $both }, { $sigmas } errori standard. Da giocatore { $player }, da banco { $banker }. Distribuzioni: { $deals }, { $seconds } s.
tournament-line-player = { $level } contro { $below }: da giocatore { $player }, { $sigmas } errori standard. Da banco non c'è niente da confrontare: le regole non gli lasciano decidere nulla. Distribuzioni: { $deals }, { $seconds } s.
tournament-stopped = Fermato con Ctrl-C: è arrivato fin qui.
tournament-few = Meno di { $few } distribuzioni dicono poco: un vantaggio così può venire dalla sola fortuna.
tournament-progress = { $ruleset }: { $level } contro { $below }, { $done } distribuzioni su { $deals }, mancano { $left }

## Refused

error-tournament-levels = Un torneo ha bisogno di due livelli o più, ciascuno detto una volta, il più debole per primo.
