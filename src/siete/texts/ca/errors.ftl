### El que no s'accepta: què estava malament, on, i què s'admet.

## Languages, cards, amounts, names

error-unknown-language = No hi ha cap llengua «{ $language }». S'admeten: { $allowed }.
error-no-such-card = No hi ha cap carta «{ $card }». Les cartes són 1-7, 10, 11 o 12 i un coll: o (oros), c (copes), e (espases), b (bastos), com 7o o 12b.
error-card-twice = La carta { $card } hi és dues vegades; a la baralla cada carta hi és una vegada.
error-no-amount = «{ $amount }» no val aquí com a quantitat. S'admeten xifres, o xifres, un punt i xifres, amb { $places } decimals com a molt: 5 o 0.25.
error-no-name = «{ $name }» no pot ser un nom. S'admeten d'1 a { $longest } caràcters: lletres amb els seus accents, xifres, _ - . ' i un sol espai entre paraules.
error-no-such-name = Aquí ningú no es diu «{ $name }».
error-name-taken = Ja hi ha qui es diu { $name }; dos jugadors necessiten noms diferents.
error-name-ambiguous = { $name } no pot seure a la taula amb { $other }: el que fes { $other } es llegiria com si ho hagués fet { $name }. Cal un altre nom.

## The table

error-players-number = { $players ->
        [one] Hi ha un jugador; amb aquestes regles juguen entre { $low } i { $high }, comptant-hi la banca.
       *[other] Hi ha { $players } jugadors; amb aquestes regles juguen entre { $low } i { $high }, comptant-hi la banca.
    }
error-no-such-seat = No hi ha tal seient en aquesta taula: { $seat }.
error-not-between-rounds = «{ $action }» només es fa entre mà i mà; abans s'ha d'acabar aquesta.
error-game-finished = La partida s'ha acabat; en aquesta taula ja no es juga més.
error-not-in-round = { $seat } no juga aquesta mà.
error-not-your-turn = { $seat } encara no té el torn.
error-not-allowed = { $seat } no pot fer «{ $action }» aquí.
error-banker-stays = { $seat } és banca, i la banca no pot quedar-se fora.
error-is-out = { $seat } ja és fora.
error-is-in = { $seat } ja és al joc.
error-too-few-left = { $seat } no pot quedar-se fora: n'han de quedar almenys { $low }.
error-table-full = { $seat } no pot entrar: la taula és plena.
error-last-seat = { $seat } no pot marxar: algú ha de quedar a la taula.
error-answer-first = Abans { $seat } ha d'acceptar o refusar l'oferta per la banca.
error-no-such-tariff = No hi ha cap modalitat «{ $name }». S'admeten: { $names }.
error-limits-not-allowed = { $low } i { $high } no poden ser els límits. S'admeten quantitats més grans que 0, la menor primer i totes dues múltiples de l'esglaó, { $step }.
error-cut-not-allowed = En escapçar no es poden aixecar { $count } cartes; s'admet d'1 a { $most }.
error-no-price = El preu ha de ser 0 o més.
error-not-to-this-seat = { $seat } no pot fer això amb { $to }: és només entre la banca i un altre jugador que sigui al joc.

## A round

error-stake-not-allowed = { $seat } no pot apostar { $amount }. S'admet entre { $low } i { $high }, i l'esglaó és { $step }.
error-raise-not-allowed = { $seat } no pot apujar a { $amount }. S'admet entre { $low } i { $high }, i l'esglaó és { $step }.
error-no-raise = { $seat } no pot apujar aquí l'aposta.
error-face-not-allowed = { $face ->
        [down] { $seat } no pot demanar tapada aquesta carta, només destapada.
       *[up] { $seat } no pot demanar destapada aquesta carta, només tapada.
    }
error-no-such-hand = { $seat } no té cap carrer { $hand } per acabar.
error-hands-in-order = { $seat } juga els carrers per ordre: ara va el { $hand }.
error-seven-and-a-half-stands = { $seat } té set i mig i només es pot plantar.
error-no-cards-left = No queden cartes per demanar; { $seat } es pot plantar.
error-lone-card-must-draw = { $seat } no es pot plantar amb una sola carta i una aposta més gran que { $low }: cal demanar-ne una altra.
error-wild-alone-must-draw = { $seat } no es pot plantar amb el comodí sol: cal demanar una altra carta.
error-below-bank-card = { $seat } no es pot plantar per sota de la carta destapada de la banca: cal demanar-ne una altra.
error-not-bust = { $seat } no s'ha passat en cap jugada, i no es pot dir el contrari.
error-void-needs-three = { $seat } no pot anul·lar la mà: només ho permet un 3 de primera carta.
error-pass-needs-card = { $seat } no pot deixar la mà: només ho permeten certes primeres cartes, mentre siguin l'única.
error-burn-needs-card = { $seat } no pot canviar la carta: només ho permeten certes primeres cartes, mentre siguin l'única.
error-muerta-needs-seven = { $seat } no pot jugar la morta: cal un 7 com a única carta.
error-no-figure-came = { $seat } no pot fer això: no acaba d'arribar cap figura que pugui obrir carrer.

## The dealer's part

error-round-not-over = La mà no s'ha acabat; encara no hi ha res a liquidar.
error-too-few-cards = { $cards } cartes són poques per a aquesta taula.
error-no-card-awaited = Aquí no toca donar carta.
error-card-not-in-stock = La carta { $card } no és a la pila.
error-reshuffle-first = S'ha acabat la pila: abans cal barrejar les cartes usades.
error-reshuffle-not-needed = La pila no s'ha acabat: no toca barrejar.

## Actions as text

error-action-unreadable = «{ $action }» no és una acció: s'admet una línia de 200 caràcters visibles com a molt.
error-action-unknown-name = «{ $action }» no comença amb el nom de ningú de la taula.
error-action-verb = «{ $verb }» no és una acció. S'admeten: { $verbs }.
error-action-arguments = «{ $action }» no s'escriu així. S'escriu: { $usage }

## Records

error-file-unreadable = No es pot llegir el fitxer: { $reason }.
error-file-too-large = El fitxer és massa gran per a una acta: s'admeten { $most } bytes com a molt.
error-record-encoding = El fitxer no és text UTF-8: el byte { $byte } està malament.
error-record-toml = Això no és TOML: { $reason }.
error-record-nested = Hi ha massa taules les unes dins de les altres: en una acta són tres com a molt, com a [rounds.proof.lot].
error-record-format = Això no és una acta de Siete. Comença amb: format = "{ $format }"
error-record-missing = Hi falta «{ $key }»; una acta l'ha de portar.
error-record-key = «{ $key }» no va aquí. S'admeten: { $known }.
error-record-type = A «{ $key }» cal { $expected ->
        [text] un text
        [list] una llista
        [table] una taula
       *[amount] una quantitat
    }, i hi ha { $found ->
        [text] un text
        [list] una llista
        [table] una taula
        [boolean] cert o fals
        [time] una data o una hora
        [number] un número
       *[other] un número que no val com a quantitat
    }.
error-record-no-banker = Hi falta «banker»: només hi pot faltar on la primera banca es treu a la carta.
error-record-banker-unknown = La banca, { $name }, no és a cap dels seients.
error-record-unfinished = La mà es talla abans de liquidar-se: algú encara ha de jugar.
error-record-after-end = La mà s'ha acabat; ja no s'hi pot fer res més.
error-record-deck-not-due = Aquí no toca barrejar, se segueix amb la pila: aquesta mà no pot portar «deck».
error-record-reshuffle-not-needed = La pila no s'ha acabat tantes vegades com diu «reshuffles».
error-record-reshuffle-card = { $cards } no és entre les cartes usades que es barregen aquí.

## Saved games

error-no-saved-game = No hi ha cap partida desada a { $folder }.
error-save-in-use = { $file } ja s'està jugant, en una altra finestra.
error-save-failed = No s'ha pogut desar { $file }: { $reason }.
error-save-unreadable = No es pot llegir { $file }: { $reason }.
error-save-format = { $file } no és una partida desada de Siete, o està malmesa.

## Bots

error-no-such-temperament = No hi ha cap bot «{ $name }». S'admeten: { $allowed }, o totes dues coses, com steady-bold.

## Rules that can't be

error-usage-set = «{ $argument }» no fixa cap opció. S'escriu: --set OPCIÓ=VALOR
error-rules-refused = { $count ->
        [one] Aquestes regles no poden ser: hi ha una cosa malament.
       *[other] Aquestes regles no poden ser: hi ha { $count } coses malament.
    }
problem-unknown-ruleset = No hi ha cap reglament «{ $value }».{ $near ->
        [yes] { " " }Deu ser { $nearest }?
       *[no] { "" }
    } S'admeten: { $allowed }.
problem-unknown-variant = No hi ha cap variant «{ $value }».{ $near ->
        [yes] { " " }Deu ser { $nearest }?
       *[no] { "" }
    } S'admeten: { $allowed }.
problem-unknown-option = No hi ha cap opció «{ $value }».{ $near ->
        [yes] { " " }Deu ser { $nearest }?
       *[no] { "" }
    } S'admeten: { $allowed }.
problem-not-a-list = «variants» no pot ser { $value }: ha de ser una llista de noms.
problem-not-a-table = «options» no pot ser { $value }: ha de ser una taula d'opcions amb els seus valors.
problem-too-many = { $value } variants són massa; se n'admeten { $most } com a molt.
problem-option-twice = L'opció { $value } hi és dues vegades; se n'admet una.
problem-no-value = Després de l'opció { $value } falta el seu valor.
problem-too-long = El text de les regles és massa llarg; s'admeten { $most } caràcters com a molt.
problem-not-a-switch = { $option } no pot ser «{ $value }». S'admeten: yes, no.
problem-not-a-choice = { $option } no pot ser «{ $value }». S'admeten: { $allowed }.
problem-not-an-amount = { $option } no pot ser «{ $value }». S'admet una quantitat més gran que 0 amb { $places } decimals com a molt: 5 o 0.25.
problem-not-a-multiple = { $option } no pot ser «{ $value }». S'admet un nombre a partir del { $least } amb { $places } decimals com a molt: 2 o 1.5.
problem-not-a-figure = { $option } no pot ser «{ $value }». S'admeten: none, { $allowed }.
problem-not-a-total = { $option } no pot ser «{ $value }». S'admeten none o un total de 0.5 a { $most }, de 0.5 en 0.5.
problem-not-a-count = { $option } no pot ser «{ $value }». S'admet un nombre enter entre { $least } i { $most }.
problem-not-a-range = { $option } no pot ser «{ $value }». S'admeten dos nombres enters entre { $least } i { $most }, el menor primer: 2-12.
problem-not-ranks = { $option } no pot ser «{ $value }». S'admeten none o números de carta diferents units per guionets: { $allowed }.
problem-not-words = { $option } no pot ser «{ $value }». S'admeten none o paraules diferents unides per guionets: { $allowed }.
problem-not-tariffs = { $option } no pot ser «{ $value }». S'admeten none o { $most } modalitats com a molt, NOM-MIN-MAX, unides per guionets, com low-1-2-high-2-4. El nom porta a-z, 0-9 i _, 24 com a molt, i comença amb lletra; les quantitats són més grans que 0, amb { $places } decimals com a molt.
problem-tariff-min-above-max = { $option }: la modalitat { $name } té la mínima, { $min }, per sobre de la màxima, { $max }.
problem-tariff-twice = { $option }: hi ha dues modalitats que es diuen { $name }; els noms han de ser diferents.
problem-not-in-order = { $option } és «{ $value }»; en el seu ordre s'escriu { $allowed }.
problem-over-limit = { $option } és { $value }, més que { $other }, que és { $other_value }. S'admet { $other_value } com a molt.
problem-off-step = { $option } és { $value }, que no és múltiple de { $other }, que val { $other_value }. S'admeten els múltiples d'aquest.
problem-tariff-off-step = { $option }: la modalitat { $name } porta { $limit }, que no és múltiple de { $other }, que val { $other_value }. S'admeten els múltiples d'aquest.
problem-unmet-need = { $option } = { $value } només va amb { $other } = { $allowed }; aquí { $other } és { $other_value }.
