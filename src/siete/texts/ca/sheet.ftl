### El full de regles: seccions en l'ordre en què es juga una mà. Cada frase es diu només quan ve al cas.

## Frame

sheet-where = On es juga: { $place }
sheet-variant = Variant «{ $name }»: { $meaning }
sheet-link = Forma breu: { $text }
sheet-house-title = El que aquí es juga d'una altra manera que a { $ruleset }
sheet-house-rule = { $option }: { $value } (normalment: { $usual })
sheet-house = regla de la casa
sheet-sources-title = D'on surten les regles
sheet-sources = Entre claudàtors, darrere de cada regla, hi ha el full d'on surt, amb l'apartat. «Regla de la casa» és el que aquesta taula ha decidit d'una altra manera.
source-000 = 000: Club Conservador de Cartes i Jocs, «7 ½ (set i mig)», Catalunya
source-001 = 001: «Siete y media o siete alegre», Espanya, amb la forma d'apostar de Piedrahíta
source-002 = 002: «Sete e meio: Regras», el Brasil
source-003 = 003: «Sette e mezzo», el joc italià i les seves variants
source-004 = 004: «Επτάμισι», el joc a Grècia, amb variants italianes i espanyoles
source-sala = sala: el joc com es fa als casinos, fora dels cinc fulls
source-R = R: el que els fulls deixen obert i aquest programa fixa; el número és el de la lectura

## How many times the stake, as the object of "pays" or "takes"

sheet-times = { $size ->
        [one] el valor de l'aposta
        [two] el doble de l'aposta
        [three] el triple de l'aposta
        [four] quatre vegades l'aposta
       *[other] { $times } vegades l'aposta
    }

## The aim

sheet-aim-title = L'objectiu
sheet-aim = Cada jugador juga contra la banca, no contra els altres. Es demanen cartes per acostar-se tant com es pugui a set punts i mig sense passar-se. Qui suma més de 7½ es passa.

## Cards and values

sheet-cards-title = Les cartes i el que valen
sheet-deck = Baralla espanyola de quaranta cartes, sense vuits ni nous: oros, copes, espases i bastos. La sota (10), el cavall (11) i el rei (12) són les figures. Amb baralla francesa es treuen els vuits, els nous i els deus; les figures són la J, la Q i la K.
sheet-values = Les cartes de l'1 al 7 valen el seu número; les figures, mig punt cadascuna.
sheet-wild = Comodí: { $card }. Amb altres cartes pren el valor, ½ o d'1 a 7, que més acosti la jugada a 7½ sense passar-se, i pot anar canviant amb les cartes que arribin. Si amb qualsevol valor es passa, la jugada es passa.
sheet-wild-alone-half = Si és l'única carta d'una jugada, el comodí val ½.
sheet-wild-alone-draws = Si és l'única carta d'una jugada, el comodí val ½ i ningú no s'hi pot plantar, tampoc la banca: cal demanar una altra carta.
sheet-wild-alone-any = Si és l'única carta d'una jugada, el comodí val el que vulgui qui el té, de ½ a 7.
sheet-natural = Un natural és un set i mig amb les dues primeres cartes, sense haver obert carrers.
sheet-natural-wild = Dues cartes que sumen 7½ amb el comodí també són un natural.

## Players and seats

sheet-players-title = Jugadors i seients
sheet-players = { $exact ->
        [yes] Juguen { $low }, comptant-hi la banca.
       *[no] Juguen entre { $low } i { $high }, comptant-hi la banca.
    }
sheet-direction-right = Es reparteix i es juga cap a la dreta, en sentit contrari a les agulles del rellotge: comença el veí de la dreta de la banca i acaba la banca. «El més proper» és sempre el més proper a la banca en aquest ordre.
sheet-direction-left = Es reparteix i es juga cap a l'esquerra, en el sentit de les agulles del rellotge: comença el veí de l'esquerra de la banca i acaba la banca. «El més proper» és sempre el més proper a la banca en aquest ordre.
sheet-sitting-out = Entre mà i mà, i fins que es reparteix, un jugador pot deixar de jugar una estona, tornar, o demanar que s'abaixin les apostes, cosa que no obliga ningú; a qui ho deixa se li torna el que ha apostat. N'han de quedar almenys { $low }. La banca no ho pot fer; si deixa la taula, la banca passa al següent jugador present.

## The first banker

sheet-first-title = La primera banca
sheet-first-draw = Cada jugador, per ordre, tria una carta sense mirar-la. Després es vota si la banca és per a la carta més alta o per a la més baixa; si hi ha empat de vots, per a la més alta. Es destapen les cartes, i els que empaten amb la carta que guanya en tornen a triar una.
sheet-first-lot = La primera banca es decideix a sorts.

## Shuffle and cut

sheet-shuffle-title = Barrejar i escapçar
sheet-shuffle-every_round = Abans de cada mà es barregen les quaranta cartes.
sheet-shuffle-when_needed = { $wild ->
        [yes] Se segueix jugant amb el que queda de la pila. Les quaranta cartes es barregen quan canvia la banca, després d'una mà en què ha sortit el comodí i quan s'acaba la pila.
       *[no] Se segueix jugant amb el que queda de la pila. Les quaranta cartes es barregen quan canvia la banca i quan s'acaba la pila.
    }
sheet-cut-left = Pot escapçar el veí de l'esquerra de la banca, o no fer-ho.
sheet-cut-anyone = Pot escapçar qualsevol jugador tret de la banca, o cap.
sheet-cut-banker = Pot escapçar la mateixa banca, o no fer-ho.
sheet-cut-none = No escapça ningú.

## Before the deal

sheet-before-title = Abans de repartir
sheet-tariffs = La banca es pot acollir a una d'aquestes modalitats, que val fins que en triï una altra:
sheet-tariff = { $name }: apostes entre { $low } i { $high }
sheet-proposal = La banca pot proposar una altra aposta mínima i una altra de màxima. Valen si les accepten almenys les tres quartes parts dels altres jugadors presents, que voten en qualsevol ordre.
sheet-once = Cadascuna d'aquestes coses es fa com a molt una vegada per repartiment. El que la banca no digui queda com estava.
sheet-fixed = La banca diu una sola aposta, entre { $low } i { $high } i en múltiples de l'esglaó, { $step }; és la de tothom. Si no diu res, val l'última; la primera és { $low }.
sheet-fixed-limits = Si uns límits nous la deixen fora, passa a ser-ne la mínima.

## Stakes

sheet-stakes-title = Les apostes
sheet-limits = { $exact ->
        [yes] Totes les apostes són la mateixa: { $low }.
       *[no] L'aposta mínima és { $low } i la màxima { $high }; va per esglaons, i l'esglaó és { $step }.
    }
sheet-limits-begin = { $exact ->
        [yes] Mentre la banca no ho canviï, totes les apostes són la mateixa, { $low }; van per esglaons, i l'esglaó és { $step }.
       *[no] L'aposta mínima és { $low } i la màxima { $high } mentre la banca no canviï els límits; va sempre per esglaons, i l'esglaó és { $step }.
    }
sheet-placed-before_deal = Els jugadors aposten abans de repartir, en qualsevol ordre.
sheet-placed-after_deal = Els jugadors aposten per ordre, cadascun després de veure la seva primera carta i abans que ningú en demani cap altra.
sheet-placed-on_turn = Cada jugador aposta quan comença el seu torn, un cop vista la primera carta.
sheet-raise = Amb cada carta que es demana, i abans de veure-la, es pot augmentar l'aposta fins a la màxima permesa. Amb 7½ ja és tard.
sheet-no-raise = L'aposta feta ja no s'augmenta.
sheet-lone-cap = Amb una sola carta en una jugada només es pot plantar qui no hi porti més que l'aposta mínima. Cada jugada es mira per separat.

## The deal

sheet-deal-title = El repartiment
sheet-deal-down = La banca reparteix una carta tapada a cada jugador, per ordre, i l'última a ella mateixa. Cadascú mira la seva, sense ensenyar-la ni comentar-la.
sheet-deal-up = La banca reparteix una carta destapada a cada jugador, per ordre, i l'última a ella mateixa.
sheet-bank-hidden = La carta de la banca queda tapada fins que arriba el torn de la banca.
sheet-bank-exposed = La carta de la banca es destapa abans que jugui el primer jugador.

## Is the round valid?

sheet-valid-title = És vàlida, la mà?
sheet-valid = Un cop repartit, la banca diu si la mà és vàlida, tingui la carta que tingui, perquè l'espera no descobreixi res. Si la seva primera carta és un 3 la pot anul·lar: es tornen totes les apostes, ningú no guanya ni perd i la banca continua sent la mateixa.
sheet-valid-burn = També la pot anul·lar amb un 3 que li arribi en canviar la carta en aquest moment.

## The players' turns

sheet-turn-title = El torn de cada jugador
sheet-turn = { $limited ->
        [yes] Per ordre, cada jugador demana cartes, d'una en una, o es planta. Es pot plantar en qualsevol moment amb 7½ o menys, si no ho impedeix alguna d'aquestes regles, i segueix en joc fins que hagi jugat la banca.
       *[no] Per ordre, cada jugador demana cartes, d'una en una, o es planta. Es pot plantar en qualsevol moment amb 7½ o menys i segueix en joc fins que hagi jugat la banca.
    }
sheet-draws-up-down = Les cartes que es demanen venen destapades; la primera segueix tapada.
sheet-draws-up-up = Les cartes que es demanen venen destapades, de manera que totes les del jugador són a la vista.
sheet-draws-one_down = Cada carta es demana tapada o destapada. Sempre hi ha una carta tapada, i només una: qui en demana una de tapada destapa abans la que tenia així.
sheet-draws-all_down = La primera carta que es demana en una jugada decideix les altres d'aquella jugada: o es demana destapada, i llavors la primera segueix tapada i totes les altres venen destapades; o es demana tapada, i llavors es destapa la primera i totes les altres venen tapades.
sheet-show-yes = El set i mig s'ensenya tan bon punt es fa, i amb això s'acaba el torn d'aquella jugada.
sheet-show-no = Qui té set i mig no pot demanar més cartes. La jugada segueix tapada, i qui la té es planta com qualsevol altre.
sheet-pair-shown = La parella de sets s'ensenya tan bon punt es fa, i amb això s'acaba el torn d'aquella jugada.
sheet-reach = { $wild ->
        [yes] Ningú no es pot plantar amb menys del que val la carta destapada de la banca; per a això el comodí compta ½.
       *[no] Ningú no es pot plantar amb menys del que val la carta destapada de la banca.
    }
sheet-bust = Qui es passa de 7½ ensenya les cartes i paga l'aposta a l'acte. La perd encara que després es passi la banca.

## Special first cards

sheet-special-title = Primeres cartes especials
sheet-pass = { $placed ->
        [before_deal] Qui tingui de primera carta { $ranks } pot no jugar la mà: ho diu al seu torn, mentre sigui la seva única carta, i se li torna l'aposta.
        [after_deal] Qui tingui de primera carta { $ranks } pot no jugar la mà: ho diu en comptes d'apostar, o al seu torn mentre sigui la seva única carta, i se li torna el que hagués apostat.
       *[on_turn] Qui tingui de primera carta { $ranks } pot no jugar la mà: ho diu al seu torn, en comptes d'apostar o mentre sigui la seva única carta, i se li torna el que hagués apostat.
    }
sheet-burn = { $first ->
        [up] Qui tingui de primera carta { $ranks } la pot canviar al seu torn, mentre sigui la seva única carta: s'aparta, i la nova, destapada, passa a ser la primera.
       *[down] Qui tingui de primera carta { $ranks } la pot canviar al seu torn, mentre sigui la seva única carta: s'ensenya i s'aparta, i la nova, tapada, passa a ser la primera.
    }
sheet-burn-rights = La nova té tots els drets d'una primera carta, també el de tornar-se a canviar.
sheet-burn-bank = { $when ->
        [both] També ho pot fer la banca: acabat de repartir o quan comença el seu torn.
        [deal] També ho pot fer la banca, però només acabat de repartir.
        [turn] També ho pot fer la banca, quan comença el seu torn.
       *[never] La banca no ho pot fer.
    }

## Splitting figures

sheet-split-title = Carrers: diverses jugades alhora
sheet-split-run = Una figura de primera carta és un carrer. Mentre totes les cartes del jugador siguin figures, cada figura que arribi pot obrir un altre carrer o quedar-se al carrer per al qual s'ha demanat. Així que arriba una altra carta ja no se n'obren més.
sheet-split-pair = Una figura de primera carta és un carrer. La figura que, amb la del carrer per al qual s'ha demanat, faci dues figures i res més pot obrir un altre carrer o quedar-s'hi.
sheet-split-wild = El comodí obre carrer igual que una figura.
sheet-split-max = Un jugador pot portar { $max } carrers com a molt; a partir d'aquí la figura es queda on ha arribat.
sheet-split-fixed = Cada carrer porta la mateixa aposta que el primer.
sheet-split-stake-equal = Cada carrer nou porta la mateixa aposta que tingui el primer en aquell moment.
sheet-split-stake-at_least = Cada carrer nou porta la seva pròpia aposta, almenys la que tingui el primer en aquell moment.
sheet-split-stake-free = Cada carrer nou porta la seva pròpia aposta, dins dels límits.
sheet-split-target-in_order = Els carrers es juguen l'un rere l'altre: cada carta va al primer que no estigui acabat.
sheet-split-target-named = Abans de veure la carta, el jugador diu a quin dels seus carrers sense acabar va; si no ho diu, al primer.
sheet-split-down = La figura que obre un carrer queda destapada; per a aquell carrer es demanen les cartes tapades o destapades.
sheet-split-natural = El set i mig d'un jugador amb diversos carrers no és un natural.
sheet-split-bank = La banca no obre carrers.

## Muerta

sheet-muerta-title = La morta
sheet-muerta = Qui tingui un 7 com a única carta pot demanar la morta: el 7 queda destapat, es dona una carta tapada que ningú, tampoc el jugador, no veu fins al final, i amb això s'acaba el seu torn.
sheet-muerta-raise = Abans que arribi aquella carta es pot augmentar l'aposta.
sheet-muerta-pay = Si les dues cartes sumen 7½ i la banca té menys o es passa, la banca paga { $pay }. Contra 7½ o més de la banca, la jugada es liquida com qualsevol altra.
sheet-muerta-lost = Si sumen més, l'aposta es perd al final, encara que es passi la banca; no és falta.
sheet-muerta-sevens = Dos sets en una morta són parella de sets com en qualsevol jugada.
sheet-muerta-claim = La morta no guanya la banca.
sheet-muerta-double = La morta no compta per saber quin set i mig és l'únic que cobra de més.

## The banker's turn

sheet-banker-title = El torn de la banca
sheet-banker-hidden = Quan tothom ha jugat, la banca destapa la seva carta i juga a la vista de tots, demanant destapat.
sheet-banker-exposed = Quan tothom ha jugat, la banca juga a la vista de tots, demanant destapat.
sheet-banker-free = La banca demana i es planta quan vol, però amb 7½ ja no demana.
sheet-banker-draws = La banca no tria: si no arriba a { $total } ha de demanar, i amb { $total } o més s'ha de plantar.
sheet-banker-idle = Si no segueix ningú en joc, la banca no juga.
sheet-banker-idle-muerta = Una morta segueix en joc.
sheet-banker-idle-honour = Qui s'ha passat i no ho ha dit segueix en joc.

## Who wins and what is paid

sheet-pay-title = Qui guanya i quant es paga
sheet-order = Les jugades es liquiden per ordre, des del primer jugador després de la banca.
sheet-rank = Guanya el total més alt, fins a 7½.
sheet-rank-natural = El natural guanya el set i mig de més cartes.
sheet-rank-no-natural = El set i mig val el mateix amb dues cartes que amb més.
sheet-rank-pair = La parella de sets, dos sets i res més, no es passa: guanya qualsevol altra jugada.
sheet-rank-pair-wild = Un 7 i el comodí no són mai parella de sets.
sheet-bank-bust = { $multiple ->
        [yes] La banca que es passa paga totes les jugades que no s'hagin passat, i al set i mig li paga també el que aquest cobra de més.
       *[no] La banca que es passa paga totes les jugades que no s'hagin passat.
    }
sheet-ties-bank = A igualtat, guanya la banca.
sheet-ties-push = A igualtat, ningú no guanya i cadascú recupera la seva aposta; però el set i mig de la banca en guanya un altre d'igual.
sheet-ties-push_all = A igualtat, ningú no guanya i cadascú recupera la seva aposta, també amb set i mig.
sheet-ties-push_but_five = A igualtat, ningú no guanya i cadascú recupera la seva aposta, també amb set i mig; però el 5 contra el 5 de la banca és de la banca.
sheet-pay-one = La banca paga a la jugada que guanya el valor de la seva aposta, i el jugador conserva l'aposta.
sheet-pay-special = { $hand ->
        [seven_and_a_half] Al set i mig que guanya, la banca li paga { $pay }.
        [natural] Al natural que guanya, la banca li paga { $pay }.
        [wild_natural] Al 7 amb el comodí que guanya, la banca li paga { $pay }.
       *[pair_of_sevens] A la parella de sets que guanya, la banca li paga { $pay }.
    }
sheet-pay-lost = La jugada que perd contra la banca paga la seva aposta.
sheet-bank-takes = { $what ->
        [bank_seven_and_a_half] Si la banca fa set i mig, qui segueix en joc i perd li paga { $pay }.
        [both_seven_and_a_half] Si la banca fa set i mig, qui perd amb un altre set i mig li paga { $pay }.
       *[bank_natural] Si la banca fa un natural, qui segueix en joc i perd li paga { $pay }, tret que també tingui un natural.
    }
sheet-bank-largest = Si d'aquestes en valen diverses alhora, s'aplica la més gran.
sheet-bust-once = Qui es passa paga la seva aposta i res més.
sheet-one-double = Si guanyen diversos jugadors amb set i mig, amb les cartes que siguin, només cobra de més el més proper; els altres cobren el valor de la seva aposta.
sheet-leftmost-double = De diversos set i mig d'un mateix jugador només cobra de més el del primer carrer.
sheet-doubles-order = Per a això es compten els jugadors per ordre, i els carrers de cadascun del primer a l'últim.

## The table of payments

sheet-table-title = Qui paga a qui
sheet-table-legend = A dalt hi ha la jugada del jugador; al costat, la de la banca. En apostes: + és el que la banca paga al jugador, − el que el jugador paga a la banca, 0 són taules; una ratlla marca el que no es pot donar.
sheet-table-corner = La banca té
sheet-table-hand = { $hand ->
        [bust] es passa
        [points] punts
        [below] menys punts
        [equal] els mateixos punts
        [above] més punts
        [seven] 7½
        [natural] natural
        [wild] 7 i comodí
       *[pair] dos sets
    }
sheet-table-both = tots dos { $total }

## The next banker

sheet-next-title = La banca següent
sheet-passes-stays = { $claimed ->
        [yes] La banca continua sent la mateixa fins que algú la guanya.
       *[no] La banca continua sent la mateixa mà rere mà.
    }
sheet-passes-rotates = { $claimed ->
        [yes] Després d'una mà en què ningú no guanya la banca, aquesta passa al següent jugador present.
       *[no] Després de cada mà la banca passa al següent jugador present.
    }
sheet-claims = Qui guanya amb { $hands } és la banca de la mà següent, encara que la banca s'hagi passat.
sheet-claims-several = Si en són diversos, va primer la jugada més alta i, entre iguals, el més proper.
sheet-claims-nearest = Si en són diversos, ho és el més proper.
sheet-claims-wild-pair = El 7 amb el comodí i la parella de sets van aquí per igual.
sheet-claims-natural = { $above ->
        [yes] El natural va aquí per davant del set i mig de més cartes.
       *[no] El natural compta aquí com qualsevol set i mig.
    }
sheet-claims-keeps = Si ningú no la guanya, la banca que tingui { $hands } la conserva.

## Sale of the bank

sheet-sale-title = La venda de la banca
sheet-sale = Entre mà i mà, qui fa de banca la pot oferir a un jugador per un preu, o un jugador en pot oferir un preu. L'altre accepta o refusa; només hi ha una oferta alhora, i el preu és qualsevol quantitat des de 0.

## The pot

sheet-pot-title = El pot
sheet-pot = La banca posa { $opening } al pot i juga contra cada jugador, per ordre i amb la mateixa pila, una mà petita completa: aposta, repartiment, torn i torn de la banca.
sheet-pot-limit = El que hi hagi al pot quan comença cada mà petita és l'aposta màxima. Si no arriba a { $low }, això és l'únic que es pot apostar.
sheet-pot-fixed = Si quan comença una mà petita hi ha al pot menys que l'aposta fixada, s'aposta el que hi hagi.
sheet-pot-pay = Qui guanya cobra del pot el que li toca, mai més del que hi hagi; tot el que es perd va al pot. Els carrers d'un jugador es liquiden per ordre.
sheet-pot-end = Si el pot es buida, els jugadors que falten no juguen. El que quedi al final és de la banca.
sheet-pot-void = { $passes ->
        [rotates] Anul·lar acaba només aquella mà petita, i no serveix per conservar la banca.
       *[stays] Anul·lar acaba només aquella mà petita.
    }
sheet-pot-claims = { $keeps ->
        [yes] Per guanyar la banca es mira la mà sencera; per conservar-la també: n'hi ha prou que la banca tingui una d'aquestes jugades en qualsevol mà petita.
       *[no] Per guanyar la banca es mira la mà sencera.
    }
sheet-pot-double = Que només un set i mig cobri de més val per a la mà sencera.

## Honour

sheet-honour-title = Honor
sheet-honour = Qui es passa ho ha de dir de seguida; mentre no ho digui, la seva jugada segueix semblant-ne una qualsevol. Quan ho diu ensenya les cartes i paga l'aposta a l'acte, i la perd encara que després es passi la banca.
sheet-honour-foul = Demanar una altra carta o plantar-se després d'haver-se passat és falta greu, encara que després es digui: s'apunta al jugador una sola vegada i l'aposta es perd, encara que es passi la banca.
sheet-honour-penalty = { $size ->
        [one] A més de l'aposta, la falta costa una altra vegada l'aposta.
        [two] A més de l'aposta, la falta costa el doble de l'aposta.
       *[other] A més de l'aposta, la falta costa { $times } vegades l'aposta.
    }
sheet-honour-hands = El que es faci amb un altre carrer no és falta en aquest.
sheet-honour-false = No es pot dir que s'ha passat una jugada que no s'ha passat.

## When the stock runs out

sheet-stock-title = Si s'acaba la pila
sheet-stock = { $burn ->
        [yes] Es barregen les cartes de les jugades que s'han passat i s'han ensenyat, i les canviades, i formen la nova pila; la que s'està canviant en aquell moment no hi entra. Si no n'hi ha cap, ja no es poden demanar cartes i deixa de valer el que obligui a demanar-ne.
       *[no] Es barregen les cartes de les jugades que s'han passat i s'han ensenyat, i formen la nova pila. Si no n'hi ha cap, ja no es poden demanar cartes i deixa de valer el que obligui a demanar-ne.
    }
sheet-stock-earlier = S'hi barregen les de les mans anteriors des de l'última vegada que es va barrejar.
sheet-stock-pot = S'hi barregen les de les mans petites ja liquidades.

## A fair deal

sheet-fair-title = Un repartiment net
sheet-fair = Abans de cap aposta la taula ensenya el segell d'un secret ja fixat; després cada jugador hi afegeix un número. D'aquí surt l'ordre de les cartes, i a sobre encara s'escapça, de manera que ningú no pot triar les cartes.
sheet-fair-published = { $when ->
        [every_round] En liquidar la mà es publica el secret i qualsevol pot comprovar com s'ha barrejat. Això deixa veure totes les cartes de la baralla, també les de qui no ha jugat i les que no s'han destapat mai.
        [pot] Quan s'acaba la mà sencera del pot es publica el secret i qualsevol pot comprovar com s'ha barrejat. Això deixa veure totes les cartes de la baralla, també les de qui no ha jugat i les que no s'han destapat mai.
       *[when_needed] La propera vegada que es barreja es publica el secret i qualsevol pot comprovar com s'havia barrejat. Això deixa veure totes les cartes de la baralla, també les de qui no ha jugat i les que no s'han destapat mai.
    }

## The list of rulesets

sheet-rulesets-title = Reglaments
sheet-variants-title = Variants, que van sobre un reglament
