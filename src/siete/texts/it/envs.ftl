### Gli ambienti per imparare: che cosa rifiutano.

error-env-no-move = "{ $move }" qui non è una mossa di questo ambiente. Gli importi sono il più basso o il più alto ammesso.
error-env-not-allowed = Il posto { $seat } ora non può fare la mossa { $move }. La maschera delle azioni dice quali può fare.
error-env-over = La mano è finita. Un reset comincia la prossima.
error-env-not-reset = Non è ancora cominciata nessuna mano. Un reset ne comincia una.
error-env-opponents = Sono stati dati { $given } avversari e ne servono { $needed }. Se ne può dare uno per tutti.
error-env-no-decision = Il posto { $seat } non ha mai niente da decidere con queste regole o queste carte.
error-env-chance = Gli esiti del caso non possono essere "{ $chance }". Sono permessi: kinds, cards.
error-env-observer = Un osservatore non ha parametri; gli è stato dato: { $given }.
error-env-no-lanes = Non si possono giocare mani in parallelo con { $option } = { $value }. Non vi si divide la mano, e il mazziere chiede fino a un totale.
error-env-lanes = Non ci possono essere { $lanes } mani alla volta. Sono permesse da 1 a { $most }.
error-env-actions = Le azioni sono una matrice di { $given }; serve una matrice int8 di { $needed }, una per ogni mano.
