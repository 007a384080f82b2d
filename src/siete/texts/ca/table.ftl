### Una taula en línia: notes del registre, el que no admet i els comptes en un fitxer.

## Notes in the log

note-opened = La taula és oberta.
note-sat = { $name } s'asseu a taula.
note-waits = { $name } seurà quan s'acabi la mà.
note-got-up = { $name } deixa la taula.
note-leaves = { $name } se'n va; el seu joc es porta fins al final de la mà de la manera més senzilla.
note-removed = L'amfitrió treu { $name } de la taula.
note-started = Comença la partida.
note-time-out = A { $name } se li acaba el temps: es fa el més senzill.
note-away = { $name } no hi és i es quedarà fora des de la mà següent.
note-stand-in = { $name } no hi és: juga un bot fins que torni.
note-bot-plays = Un bot juga per { $name }.
note-plays-again = { $name } torna a jugar sense el bot.
note-moved = { $name } és ara en un altre dispositiu.
note-given = L'amfitrió ha fet un enllaç al seient de { $name }.
note-rules = Canvien les regles: { $changes }
note-rules-later = Les regles canvien des de la mà següent: { $changes }
note-rules-now = Altres regles a partir d'ara: { $changes }
note-change = { $option }: { $before } → { $after }
note-change-ruleset = { $before } → { $after }
note-renamed = La taula ara es diu { $other }.
note-paused = La partida és en pausa.
note-goes-on = Continua la partida.
note-host = Ara l'amfitrió és { $name }.
note-paid = { $why ->
        [buy_in] { $name } compra fitxes: { $amount } per a { $other }.
        [correction] Correcció: { $name } rep { $amount } de { $other }.
       *[settled] Saldat: { $name } ha pagat { $amount } a { $other }.
    }
note-closed = La vetllada s'ha acabat; la taula encara es pot mirar.
note-reopened = La taula torna a ser oberta.
note-coach = { $name } juga amb els consells del conseller.
note-no-coach = { $name } juga sense els consells del conseller.

## What a table refuses

error-no-seat = Això només ho pot fer qui seu en aquesta taula.
error-not-host = Això només ho pot fer l'amfitrió de la taula.
error-host-is-there = Una altra persona pot fer d'amfitrió quan fa { $minutes } minuts que l'amfitrió no fa res.
error-seat-is-taken = { $name } ja és en aquesta taula. Si ets tu, obre l'enllaç al teu seient des de l'altre dispositiu o demana'n un a l'amfitrió; si no, tria un altre nom.
error-not-started = La partida encara no ha començat.
error-already-started = La partida ja ha començat.
error-table-closed = Aquesta taula és tancada. L'amfitrió la pot tornar a obrir.
error-table-paused = La partida és en pausa. Continua quan ho digui l'amfitrió.
error-too-late = Ha arribat tard: la taula ha continuat. Convé tornar a mirar.
error-message-unknown = El servidor no coneix aquest missatge.
error-no-more-time = Per a aquesta decisió no hi ha més temps.
error-was-removed = L'amfitrió et va treure de la taula; només amb un enllaç seu pots tornar a seure.
error-is-removed = Vas treure { $name } de la taula; abans cal tornar-li el lloc amb un enllaç.
error-already-seated = Ja ets en aquesta taula, com a { $name }.
error-not-open = Ara l'amfitrió no deixa seure ningú més.
error-chat-off = L'amfitrió ha tancat el xat.
error-emotes-off = L'amfitrió ha tret els gestos.
error-no-coach = Al conseller li falta una cosa que no està instal·lada en aquest servidor.
error-coach-off = L'amfitrió no deixa jugar amb consells en aquesta taula.
error-nothing-said = En aquesta línia no hi ha res que es pugui llegir.
error-is-bot = { $name } és un bot.
error-no-table-name = El nom d'una taula té d'1 a { $longest } caràcters visibles.
error-no-payment = Un pagament va d'una persona a una altra, de més de 0 i de { $most } com a molt.
error-too-many-payments = Els comptes d'una taula admeten com a molt { $most } pagaments.
error-too-many-names = Per aquesta taula ja han passat { $most } noms i no n'hi caben més.
error-link-used = Aquest enllaç a un seient ja no serveix. Un enllaç serveix una vegada, durant un dia, mentre no se'n faci un altre.
error-row-unreadable = El que hi ha desat d'aquesta taula no es pot llegir.

## The ledger as a file

ledger-what = Què
ledger-banker = Banca
ledger-round = Mà { $number }
ledger-sales = Venda de la banca
ledger-paid = { $why ->
        [buy_in] Compra de fitxes
        [correction] Correcció
       *[settled] Saldat
    }
ledger-balance = Saldo
ledger-payer = Paga
ledger-payee = Cobra
ledger-amount = Import
