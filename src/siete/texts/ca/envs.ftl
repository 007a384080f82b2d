### Els entorns d'aprenentatge: el que rebutgen.

error-env-no-move = «{ $move }» no és aquí cap jugada d'aquest entorn. Els imports són el més baix o el més alt que s'admet.
error-env-not-allowed = El seient { $seat } no pot fer ara la jugada { $move }. La màscara d'accions diu quines pot fer.
error-env-over = La mà s'ha acabat. Amb un reinici comença la següent.
error-env-not-reset = Encara no ha començat cap mà. Amb un reinici en comença una.
error-env-opponents = S'han donat { $given } contraris i en calen { $needed }. Se'n pot donar un per a tots.
error-env-no-decision = El seient { $seat } no té mai res a decidir amb aquestes regles o aquestes cartes.
error-env-chance = Els resultats de l'atzar no poden ser «{ $chance }». S'admeten: kinds, cards.
error-env-observer = Un observador no porta paràmetres; se li ha donat: { $given }.
error-env-no-lanes = No es poden jugar mans en paral·lel amb { $option } = { $value }. No s'hi obren carrers, i la banca demana fins a un total.
error-env-lanes = No hi pot haver { $lanes } mans alhora. S'admeten d'1 a { $most }.
error-env-actions = Les accions són una matriu de { $given }; cal una matriu int8 de { $needed }, una per a cada mà.
