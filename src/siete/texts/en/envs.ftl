### The environments for learning: what they refuse.

error-env-no-move = "{ $move }" is no move of this environment here. Amounts are the lowest or the highest that is allowed.
error-env-not-allowed = Seat { $seat } can't make move { $move } now. The action mask says which moves it can make.
error-env-over = The round is over. A reset begins the next one.
error-env-not-reset = No round has begun yet. A reset begins one.
error-env-opponents = { $given } opponents were given where { $needed } are needed. One may be given for all.
error-env-no-decision = Seat { $seat } never has a decision with these rules or these cards.
error-env-chance = Chance can't have "{ $chance }" as its outcomes. Allowed are: kinds, cards.
error-env-observer = An observer takes no parameters; it was given: { $given }.
error-env-no-lanes = Rounds side by side can't be played with { $option } = { $value }. They know no splitting, and a banker who draws to a total.
error-env-lanes = { $lanes } can't be the number of lanes. Allowed are 1 to { $most }.
error-env-actions = The actions are an array of { $given }; an int8 array of { $needed } is needed, one for each lane.
