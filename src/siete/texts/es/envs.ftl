### Los entornos de aprendizaje: lo que rechazan.

error-env-no-move = «{ $move }» no es aquí ninguna jugada de este entorno. Los importes son el más bajo o el más alto que se admite.
error-env-not-allowed = El asiento { $seat } no puede hacer ahora la jugada { $move }. La máscara de acciones dice cuáles puede hacer.
error-env-over = La mano ha terminado. Con un reinicio empieza la siguiente.
error-env-not-reset = Todavía no ha empezado ninguna mano. Con un reinicio empieza una.
error-env-opponents = Se han dado { $given } contrarios y hacen falta { $needed }. Se puede dar uno para todos.
error-env-no-decision = El asiento { $seat } nunca tiene nada que decidir con estas reglas o estas cartas.
error-env-chance = Los resultados del azar no pueden ser «{ $chance }». Se admiten: kinds, cards.
error-env-observer = Un observador no lleva parámetros; se le ha dado: { $given }.
error-env-no-lanes = No se pueden jugar manos en paralelo con { $option } = { $value }. En ellas no se abren calles, y la banca pide hasta un total.
error-env-lanes = No puede haber { $lanes } manos a la vez. Se admiten de 1 a { $most }.
error-env-actions = Las acciones son una matriz de { $given }; hace falta una matriz int8 de { $needed }, una por cada mano.
