### La hoja de reglas: secciones en el orden en que se juega una mano. Cada frase se dice solo si viene al caso.

## Frame

sheet-where = Dónde se juega: { $place }
sheet-variant = Variante «{ $name }»: { $meaning }
sheet-link = Forma breve: { $text }
sheet-house-title = Lo que aquí se juega de otro modo que en { $ruleset }
sheet-house-rule = { $option }: { $value } (lo normal: { $usual })
sheet-house = regla de la casa
sheet-sources-title = De dónde salen las reglas
sheet-sources = Entre corchetes, tras cada regla, va la hoja de la que sale, con su apartado. «Regla de la casa» es lo que esta mesa ha decidido de otro modo.
source-000 = 000: Club Conservador de Cartes i Jocs, «7 ½ (set i mig)», Cataluña
source-001 = 001: «Siete y media o siete alegre», España, con la forma de apostar de Piedrahíta
source-002 = 002: «Sete e meio: Regras», Brasil
source-003 = 003: «Sette e mezzo», el juego italiano y sus variantes
source-004 = 004: «Επτάμισι», el juego en Grecia, con variantes italianas y españolas
source-sala = sala: el juego como se da en los casinos, fuera de las cinco hojas
source-R = R: lo que las hojas dejan abierto y este programa fija; el número es el de la lectura

## How many times the stake, as the object of "pays" or "takes"

sheet-times = { $size ->
        [one] el valor de la apuesta
        [two] el doble de la apuesta
        [three] el triple de la apuesta
        [four] cuatro veces la apuesta
       *[other] { $times } veces la apuesta
    }

## The aim

sheet-aim-title = El objetivo
sheet-aim = Cada jugador juega contra la banca, no contra los demás. Se piden cartas para acercarse lo más posible a siete puntos y medio sin pasarse. Quien suma más de 7½ se pasa.

## Cards and values

sheet-cards-title = Las cartas y lo que valen
sheet-deck = Baraja española de cuarenta cartas, sin ochos ni nueves: oros, copas, espadas y bastos. La sota (10), el caballo (11) y el rey (12) son las figuras. Con baraja francesa se quitan los ochos, nueves y dieces; las figuras son J, Q y K.
sheet-values = Las cartas del 1 al 7 valen su número; las figuras, medio punto cada una.
sheet-wild = Comodín: { $card }. Junto a otras cartas toma el valor, ½ o de 1 a 7, que más acerque la jugada a 7½ sin pasarse, y puede ir cambiando con las cartas que lleguen. Si con cualquier valor se pasa, la jugada se pasa.
sheet-wild-alone-half = Si es la única carta de una jugada, el comodín vale ½.
sheet-wild-alone-draws = Si es la única carta de una jugada, el comodín vale ½ y nadie puede plantarse con él, tampoco la banca: hay que pedir otra carta.
sheet-wild-alone-any = Si es la única carta de una jugada, el comodín vale lo que quiera quien lo tiene, de ½ a 7.
sheet-natural = Una natural es una siete y media con las dos primeras cartas, sin haber abierto calles.
sheet-natural-wild = Dos cartas que suman 7½ con el comodín también son una natural.

## Players and seats

sheet-players-title = Jugadores y asientos
sheet-players = { $exact ->
        [yes] Juegan { $low }, contando a la banca.
       *[no] Juegan de { $low } a { $high }, contando a la banca.
    }
sheet-direction-right = Se reparte y se juega hacia la derecha, en sentido contrario al de las agujas del reloj: empieza el vecino de la derecha de la banca y acaba la banca. «El más próximo» es siempre el más próximo a la banca en ese orden.
sheet-direction-left = Se reparte y se juega hacia la izquierda, en el sentido de las agujas del reloj: empieza el vecino de la izquierda de la banca y acaba la banca. «El más próximo» es siempre el más próximo a la banca en ese orden.
sheet-sitting-out = Entre mano y mano, y hasta que se reparte, un jugador puede dejar de jugar un rato, volver, o pedir que se bajen las apuestas, cosa que no obliga a nadie; a quien lo deja se le devuelve lo apostado. Han de quedar al menos { $low }. La banca no puede hacerlo; si deja la mesa, la banca pasa al siguiente jugador presente.

## The first banker

sheet-first-title = La primera banca
sheet-first-draw = Cada jugador, por orden, escoge una carta sin mirarla. Luego se vota si la banca es para la carta más alta o para la más baja; si hay empate a votos, para la más alta. Se descubren las cartas, y los que empatan a la carta que gana vuelven a escoger.
sheet-first-lot = La primera banca se echa a suertes.

## Shuffle and cut

sheet-shuffle-title = Barajar y cortar
sheet-shuffle-every_round = Antes de cada mano se barajan las cuarenta cartas.
sheet-shuffle-when_needed = { $wild ->
        [yes] Se sigue jugando con lo que queda del mazo. Las cuarenta cartas se barajan cuando cambia la banca, después de una mano en la que ha salido el comodín y cuando se acaba el mazo.
       *[no] Se sigue jugando con lo que queda del mazo. Las cuarenta cartas se barajan cuando cambia la banca y cuando se acaba el mazo.
    }
sheet-cut-left = Puede cortar el vecino de la izquierda de la banca, o no hacerlo.
sheet-cut-anyone = Puede cortar cualquier jugador menos la banca, o ninguno.
sheet-cut-banker = Puede cortar la propia banca, o no hacerlo.
sheet-cut-none = No corta nadie.

## Before the deal

sheet-before-title = Antes de repartir
sheet-tariffs = La banca puede acogerse a una de estas modalidades, que vale hasta que elija otra:
sheet-tariff = { $name }: apuestas de { $low } a { $high }
sheet-proposal = La banca puede proponer otra apuesta mínima y otra máxima. Valen si las aceptan al menos las tres cuartas partes de los demás jugadores presentes, que votan en cualquier orden.
sheet-once = Cada una de estas cosas se hace una vez por reparto como mucho. Lo que la banca no diga sigue como estaba.
sheet-fixed = La banca dice una sola apuesta, de { $low } a { $high } y múltiplo de { $step }, que es la de todos. Si no dice nada, vale la última; la primera es { $low }.
sheet-fixed-limits = Si unos límites nuevos la dejan fuera, pasa a ser la mínima de ellos.

## Stakes

sheet-stakes-title = Las apuestas
sheet-limits = { $exact ->
        [yes] Todas las apuestas son de { $low }.
       *[no] La apuesta mínima es { $low } y la máxima { $high }; ha de ser múltiplo de { $step }.
    }
sheet-limits-begin = { $exact ->
        [yes] Mientras la banca no lo cambie, todas las apuestas son de { $low }; han de ser múltiplos de { $step }.
       *[no] La apuesta mínima es { $low } y la máxima { $high } mientras la banca no cambie los límites; ha de ser siempre múltiplo de { $step }.
    }
sheet-placed-before_deal = Los jugadores apuestan antes de repartir, en cualquier orden.
sheet-placed-after_deal = Los jugadores apuestan por orden, cada uno tras ver su primera carta y antes de que nadie pida otra.
sheet-placed-on_turn = Cada jugador apuesta al empezar su turno, vista su primera carta.
sheet-raise = Con cada carta que se pide, y antes de verla, se puede aumentar la apuesta hasta la máxima permitida. Con 7½ ya es tarde.
sheet-no-raise = La apuesta hecha ya no se aumenta.
sheet-lone-cap = Con una sola carta en una jugada solo se puede plantar quien no lleve en ella más que la apuesta mínima. Cada jugada se mira por separado.

## The deal

sheet-deal-title = El reparto
sheet-deal-down = La banca reparte una carta tapada a cada jugador, por orden, y la última a sí misma. Cada uno mira la suya, sin enseñarla ni comentarla.
sheet-deal-up = La banca reparte una carta descubierta a cada jugador, por orden, y la última a sí misma.
sheet-bank-hidden = La carta de la banca queda tapada hasta que llega el turno de la banca.
sheet-bank-exposed = La carta de la banca se descubre antes de que juegue el primer jugador.

## Is the round valid?

sheet-valid-title = ¿Es válida la mano?
sheet-valid = Tras repartir, la banca dice si la mano es válida, tenga la carta que tenga, para que la espera no descubra nada. Si su primera carta es un 3 puede anularla: se devuelven todas las apuestas, nadie gana ni pierde y la banca sigue siendo la misma.
sheet-valid-burn = También puede anularla con un 3 que le llegue al cambiar su carta en este momento.

## The players' turns

sheet-turn-title = El turno de cada jugador
sheet-turn = { $limited ->
        [yes] Por orden, cada jugador pide cartas, de una en una, o se planta. Puede plantarse en cualquier momento con 7½ o menos, si no lo impide alguna de estas reglas, y sigue en juego hasta que haya jugado la banca.
       *[no] Por orden, cada jugador pide cartas, de una en una, o se planta. Puede plantarse en cualquier momento con 7½ o menos y sigue en juego hasta que haya jugado la banca.
    }
sheet-draws-up-down = Las cartas que se piden vienen descubiertas; la primera sigue tapada.
sheet-draws-up-up = Las cartas que se piden vienen descubiertas, de modo que todas las del jugador están a la vista.
sheet-draws-one_down = Cada carta se pide tapada o descubierta. Siempre hay una carta tapada, y solo una: quien pide una tapada descubre antes la que tenía así.
sheet-draws-all_down = La primera carta que se pide en una jugada decide las demás de esa jugada: o se pide descubierta, y entonces la primera sigue tapada y todas las otras vienen descubiertas; o se pide tapada, y entonces se descubre la primera y todas las otras vienen tapadas.
sheet-show-yes = La siete y media se enseña en cuanto se hace, y con ella acaba el turno de esa jugada.
sheet-show-no = Quien tiene siete y media no puede pedir más. La jugada sigue tapada, y su dueño se planta como cualquier otro.
sheet-pair-shown = La pareja de sietes se enseña en cuanto se hace, y con ella acaba el turno de esa jugada.
sheet-reach = { $wild ->
        [yes] Nadie puede plantarse con menos de lo que vale la carta descubierta de la banca; para esto el comodín cuenta ½.
       *[no] Nadie puede plantarse con menos de lo que vale la carta descubierta de la banca.
    }
sheet-bust = Quien se pasa de 7½ enseña sus cartas y paga la apuesta en el acto. La pierde aunque luego se pase la banca.

## Special first cards

sheet-special-title = Primeras cartas especiales
sheet-pass = { $placed ->
        [before_deal] Quien tenga de primera carta { $ranks } puede no jugar la mano: lo dice en su turno, mientras sea su única carta, y se le devuelve la apuesta.
        [after_deal] Quien tenga de primera carta { $ranks } puede no jugar la mano: lo dice en vez de apostar, o en su turno mientras sea su única carta, y se le devuelve lo que hubiera apostado.
       *[on_turn] Quien tenga de primera carta { $ranks } puede no jugar la mano: lo dice en su turno, en vez de apostar o mientras sea su única carta, y se le devuelve lo que hubiera apostado.
    }
sheet-burn = { $first ->
        [up] Quien tenga de primera carta { $ranks } puede cambiarla en su turno, mientras sea su única carta: se aparta, y la nueva, descubierta, pasa a ser la primera.
       *[down] Quien tenga de primera carta { $ranks } puede cambiarla en su turno, mientras sea su única carta: se enseña y se aparta, y la nueva, tapada, pasa a ser la primera.
    }
sheet-burn-rights = La nueva tiene todos los derechos de una primera carta, también el de volver a cambiarse.
sheet-burn-bank = { $when ->
        [both] También la banca puede hacerlo: nada más repartir o al empezar su turno.
        [deal] También la banca puede hacerlo, pero solo nada más repartir.
        [turn] También la banca puede hacerlo, al empezar su turno.
       *[never] La banca no puede hacerlo.
    }

## Splitting figures

sheet-split-title = Calles: varias jugadas a la vez
sheet-split-run = Una figura de primera carta es una calle. Mientras todas las cartas del jugador sean figuras, cada figura que llegue puede abrir otra calle o quedarse en la calle para la que se pidió. En cuanto llega otra carta ya no se abren más.
sheet-split-pair = Una figura de primera carta es una calle. La figura que, con la de la calle para la que se pidió, haga dos figuras y nada más puede abrir otra calle o quedarse en ella.
sheet-split-wild = El comodín abre calle igual que una figura.
sheet-split-max = Un jugador puede llevar { $max } calles como mucho; a partir de ahí la figura se queda donde llegó.
sheet-split-fixed = Cada calle lleva la misma apuesta que la primera.
sheet-split-stake-equal = Cada calle nueva lleva la misma apuesta que tenga la primera en ese momento.
sheet-split-stake-at_least = Cada calle nueva lleva su propia apuesta, al menos la que tenga la primera en ese momento.
sheet-split-stake-free = Cada calle nueva lleva su propia apuesta, dentro de los límites.
sheet-split-target-in_order = Las calles se juegan una tras otra: cada carta va a la primera que no esté acabada.
sheet-split-target-named = Antes de ver la carta, el jugador dice a cuál de sus calles sin acabar va; si no lo dice, a la primera.
sheet-split-down = La figura que abre una calle queda descubierta; para esa calle se piden las cartas tapadas o descubiertas.
sheet-split-natural = La siete y media de un jugador con varias calles no es natural.
sheet-split-bank = La banca no abre calles.

## Muerta

sheet-muerta-title = La muerta
sheet-muerta = Quien tenga un 7 como única carta puede pedir la muerta: el 7 queda descubierto, se da una carta tapada que nadie, tampoco el jugador, ve hasta el final, y con eso acaba su turno.
sheet-muerta-raise = Antes de que llegue esa carta se puede aumentar la apuesta.
sheet-muerta-pay = Si las dos cartas suman 7½ y la banca tiene menos o se pasa, la banca paga { $pay }. Contra 7½ o más de la banca, la jugada se liquida como cualquier otra.
sheet-muerta-lost = Si suman más, la apuesta se pierde al final, aunque se pase la banca; no es falta.
sheet-muerta-sevens = Dos sietes en una muerta son pareja de sietes como en cualquier jugada.
sheet-muerta-claim = La muerta no gana la banca.
sheet-muerta-double = La muerta no cuenta para saber qué siete y media es la única que cobra de más.

## The banker's turn

sheet-banker-title = El turno de la banca
sheet-banker-hidden = Cuando todos han jugado, la banca descubre su carta y juega a la vista de todos, pidiendo descubierto.
sheet-banker-exposed = Cuando todos han jugado, la banca juega a la vista de todos, pidiendo descubierto.
sheet-banker-free = La banca pide y se planta cuando quiere, pero con 7½ ya no pide.
sheet-banker-draws = La banca no elige: con menos de { $total } tiene que pedir, y con { $total } o más tiene que plantarse.
sheet-banker-idle = Si nadie sigue en juego, la banca no juega.
sheet-banker-idle-muerta = Una muerta sigue en juego.
sheet-banker-idle-honour = Quien se ha pasado y no lo ha dicho sigue en juego.

## Who wins and what is paid

sheet-pay-title = Quién gana y cuánto se paga
sheet-order = Las jugadas se liquidan por orden, desde el primer jugador después de la banca.
sheet-rank = Gana el total más alto, hasta 7½.
sheet-rank-natural = La natural gana a la siete y media de más cartas.
sheet-rank-no-natural = La siete y media vale lo mismo con dos cartas que con más.
sheet-rank-pair = La pareja de sietes, dos sietes y nada más, no se pasa: gana a cualquier otra jugada.
sheet-rank-pair-wild = Un 7 y el comodín nunca son pareja de sietes.
sheet-bank-bust = { $multiple ->
        [yes] La banca que se pasa paga a todas las jugadas que no se hayan pasado, y a la siete y media, también lo que esta cobra de más.
       *[no] La banca que se pasa paga a todas las jugadas que no se hayan pasado.
    }
sheet-ties-bank = A igualdad, gana la banca.
sheet-ties-push = A igualdad, nadie gana y cada cual recupera su apuesta; pero la siete y media de la banca gana a otra igual.
sheet-ties-push_all = A igualdad, nadie gana y cada cual recupera su apuesta, también con siete y media.
sheet-ties-push_but_five = A igualdad, nadie gana y cada cual recupera su apuesta, también con siete y media; pero el 5 contra el 5 de la banca es de la banca.
sheet-pay-one = La banca paga a la jugada que gana el valor de su apuesta, y el jugador conserva la apuesta.
sheet-pay-special = { $hand ->
        [seven_and_a_half] A la siete y media que gana, la banca le paga { $pay }.
        [natural] A la natural que gana, la banca le paga { $pay }.
        [wild_natural] Al 7 con el comodín que gana, la banca le paga { $pay }.
       *[pair_of_sevens] A la pareja de sietes que gana, la banca le paga { $pay }.
    }
sheet-pay-lost = La jugada que pierde contra la banca paga su apuesta.
sheet-bank-takes = { $what ->
        [bank_seven_and_a_half] Si la banca saca siete y media, quien sigue en juego y pierde le paga { $pay }.
        [both_seven_and_a_half] Si la banca saca siete y media, quien pierde con otra siete y media le paga { $pay }.
       *[bank_natural] Si la banca saca una natural, quien sigue en juego y pierde le paga { $pay }, salvo que también tenga una natural.
    }
sheet-bank-largest = Si de estas valen varias a la vez, se aplica la mayor.
sheet-bust-once = Quien se pasa paga su apuesta y nada más.
sheet-one-double = Si ganan varios jugadores con siete y media, tenga las cartas que tenga, solo cobra de más el más próximo; los demás cobran el valor de su apuesta.
sheet-leftmost-double = De varias siete y media de un mismo jugador solo cobra de más la de la primera calle.
sheet-doubles-order = Para esto se cuentan los jugadores por orden, y las calles de cada uno de la primera a la última.

## The table of payments

sheet-table-title = Quién paga a quién
sheet-table-legend = Arriba está la jugada del jugador; al lado, la de la banca. En apuestas: + es lo que la banca paga al jugador, − lo que el jugador paga a la banca, 0 es tablas; una raya marca lo que no puede darse.
sheet-table-corner = La banca tiene
sheet-table-hand = { $hand ->
        [bust] se pasa
        [points] puntos
        [below] menos puntos
        [equal] los mismos puntos
        [above] más puntos
        [seven] 7½
        [natural] natural
        [wild] 7 y comodín
       *[pair] dos sietes
    }
sheet-table-both = los dos { $total }

## The next banker

sheet-next-title = La banca siguiente
sheet-passes-stays = { $claimed ->
        [yes] La banca sigue siendo la misma hasta que alguien la gana.
       *[no] La banca sigue siendo la misma mano tras mano.
    }
sheet-passes-rotates = { $claimed ->
        [yes] Después de una mano en la que nadie gana la banca, esta pasa al siguiente jugador presente.
       *[no] Después de cada mano la banca pasa al siguiente jugador presente.
    }
sheet-claims = Quien gana con { $hands } es la banca de la mano siguiente, aunque la banca se haya pasado.
sheet-claims-several = Si son varios, va primero la jugada más alta y, entre iguales, el más próximo.
sheet-claims-nearest = Si son varios, lo es el más próximo.
sheet-claims-wild-pair = El 7 con el comodín y la pareja de sietes van aquí por igual.
sheet-claims-natural = { $above ->
        [yes] La natural va aquí por delante de la siete y media de más cartas.
       *[no] La natural cuenta aquí como cualquier siete y media.
    }
sheet-claims-keeps = Si nadie la gana, la banca que tenga { $hands } la conserva.

## Sale of the bank

sheet-sale-title = La venta de la banca
sheet-sale = Entre mano y mano, quien es banca puede ofrecerla a un jugador por un precio, o un jugador puede pujar por ella. El otro acepta o rehúsa; solo hay una oferta o puja a la vez, y el precio es cualquier cantidad desde 0.

## The pot

sheet-pot-title = El bote
sheet-pot = La banca pone { $opening } en el bote y juega contra cada jugador, por orden y con el mismo mazo, una mano pequeña completa: apuesta, reparto, turno y turno de la banca.
sheet-pot-limit = Lo que haya en el bote al empezar cada mano pequeña es la apuesta máxima. Si hay menos de { $low }, eso es lo único que se puede apostar.
sheet-pot-fixed = Si al empezar una mano pequeña hay en el bote menos que la apuesta fijada, se apuesta lo que haya.
sheet-pot-pay = Quien gana cobra del bote lo que le toca, nunca más de lo que haya; todo lo que se pierde va al bote. Las calles de un jugador se liquidan por orden.
sheet-pot-end = Si el bote se vacía, los jugadores que faltan no juegan. Lo que quede al final es de la banca.
sheet-pot-void = { $passes ->
        [rotates] Anular acaba solo esa mano pequeña, y no sirve para conservar la banca.
       *[stays] Anular acaba solo esa mano pequeña.
    }
sheet-pot-claims = { $keeps ->
        [yes] Para ganar la banca se mira la mano entera; para conservarla también: basta que la banca tenga una de esas jugadas en cualquier mano pequeña.
       *[no] Para ganar la banca se mira la mano entera.
    }
sheet-pot-double = Que solo una siete y media cobre de más vale para la mano entera.

## Honour

sheet-honour-title = Honor
sheet-honour = Quien se pasa tiene que decirlo enseguida; mientras no lo diga, su jugada sigue pareciendo una cualquiera. Al decirlo enseña las cartas y paga la apuesta en el acto, y la pierde aunque luego se pase la banca.
sheet-honour-foul = Pedir otra carta o plantarse después de haberse pasado es falta grave, aunque luego se diga: se le apunta al jugador una sola vez y la apuesta se pierde, aunque se pase la banca.
sheet-honour-penalty = { $size ->
        [one] Además de la apuesta, la falta cuesta otro tanto.
        [two] Además de la apuesta, la falta cuesta el doble de la apuesta.
       *[other] Además de la apuesta, la falta cuesta { $times } veces la apuesta.
    }
sheet-honour-hands = Lo que se haga con otra calle no es falta en esta.
sheet-honour-false = No se puede decir que se ha pasado una jugada que no se ha pasado.

## When the stock runs out

sheet-stock-title = Si se acaba el mazo
sheet-stock = { $burn ->
        [yes] Se barajan las cartas de las jugadas que se pasaron y se enseñaron, y las cambiadas, y forman el nuevo mazo; la que se está cambiando en ese momento no entra. Si no hay ninguna, ya no se pueden pedir cartas y deja de valer lo que obligue a pedir.
       *[no] Se barajan las cartas de las jugadas que se pasaron y se enseñaron, y forman el nuevo mazo. Si no hay ninguna, ya no se pueden pedir cartas y deja de valer lo que obligue a pedir.
    }
sheet-stock-earlier = Con ellas se barajan las de las manos anteriores desde la última vez que se barajó.
sheet-stock-pot = Con ellas se barajan las de las manos pequeñas ya liquidadas.

## A fair deal

sheet-fair-title = Un reparto limpio
sheet-fair = Antes de cualquier apuesta la mesa enseña el sello de un secreto ya fijado; después cada jugador añade un número. De ahí sale el orden de las cartas, y encima va el corte, de modo que nadie puede escoger las cartas.
sheet-fair-published = { $when ->
        [every_round] Al liquidar la mano se publica el secreto y cualquiera puede comprobar cómo se barajó. Eso deja ver todas las cartas del mazo, también las de quien no jugó y las que nunca se descubrieron.
        [pot] Cuando acaba la mano entera del bote se publica el secreto y cualquiera puede comprobar cómo se barajó. Eso deja ver todas las cartas del mazo, también las de quien no jugó y las que nunca se descubrieron.
       *[when_needed] La siguiente vez que se baraja se publica el secreto y cualquiera puede comprobar cómo se barajó. Eso deja ver todas las cartas del mazo, también las de quien no jugó y las que nunca se descubrieron.
    }

## The list of rulesets

sheet-rulesets-title = Reglamentos
sheet-variants-title = Variantes, que van sobre un reglamento
