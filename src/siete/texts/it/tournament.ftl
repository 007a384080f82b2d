### Un torneo di bot: quanto ogni livello vince a quello sotto.

tournament-meaning = Vinto per mano e per gioco di ogni giocatore, in puntate minime, con l'errore standard. Ogni distribuzione è giocata due volte, con le parti scambiate.
tournament-line = { $level } contro { $below }: { $both }, { $sigmas } errori standard. Da giocatore { $player }, da banco { $banker }. Distribuzioni: { $deals }.
tournament-stopped = Fermato con Ctrl-C: è arrivato fin qui.
tournament-progress = { $ruleset }: { $level } contro { $below }, { $done } di { $deals } distribuzioni

## Refused

error-tournament-levels = Un torneo ha bisogno di due livelli o più, ciascuno detto una volta, il più debole per primo.
