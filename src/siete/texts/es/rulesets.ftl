### Reglamentos, variantes, jugadas y cartas por su nombre.

## Rulesets: the name, where it is played, what is special in it

ruleset-set_i_mig = Set i mig
ruleset-set_i_mig-where = Cataluña (Club Conservador de Cartes i Jocs)
ruleset-set_i_mig-special = Se apuesta después de ver la primera carta y se puede subir con cada una. Con un 3 se puede no jugar, un 4 se cambia, las figuras abren calles y con un 7 se puede jugar la muerta. La siete y media cobra el doble y gana la banca.
ruleset-siete_y_media = Siete y media
ruleset-siete_y_media-where = España
ruleset-siete_y_media-special = Hacia la izquierda y siempre con una carta tapada. Cada una de las figuras seguidas puede jugarse por separado. La siete y media cobra el doble; la banca va pasando y puede venderse.
ruleset-sete_e_meio = Sete e meio
ruleset-sete_e_meio-where = Brasil
ruleset-sete_e_meio-special = La carta de la banca está descubierta. Cada uno apuesta en su turno, pide todas las cartas descubiertas o todas tapadas y puede subir con cada una. Los empates son tablas; la siete y media cobra el doble.
ruleset-sette_e_mezzo = Sette e mezzo
ruleset-sette_e_mezzo-where = Italia, sobre todo en Navidad
ruleset-sette_e_mezzo-special = Se apuesta antes de repartir, las cartas se piden descubiertas y la siete y media se enseña enseguida. Todo se paga sencillo, los empates son de la banca y la banca va pasando.
ruleset-eptamisi = Eptámisi
ruleset-eptamisi-where = Grecia
ruleset-eptamisi-special = Para cuatro a seis. Se apuesta antes de repartir, las cartas se piden descubiertas y la siete y media se enseña enseguida. Quien gana con siete y media se queda la banca.
ruleset-sala = De casino
ruleset-sala-where = en los casinos
ruleset-sala-special = Las cartas de los jugadores y la primera de la banca, descubiertas. Nadie se planta por debajo de ella, y la banca pide hasta 5. El rey de oros es comodín. Los empates son tablas.

## Variants: the name and what it means

variant-piedrahita = Piedrahíta
variant-piedrahita-what = La banca dice una apuesta para todos; la siete y media cobra el doble; la de la banca también, y de otra siete y media, cuatro veces la apuesta.
variant-claim = La siete y media gana la banca
variant-claim-what = Quien gana con siete y media es la banca siguiente.
variant-wild = Comodín
variant-wild-what = El rey de oros es comodín: junto a otras cartas vale lo que convenga a quien lo tiene.
variant-wild_any = Comodín libre
variant-wild_any-what = El rey de oros es comodín: vale lo que convenga a quien lo tiene, también cuando está solo.
variant-royal = Real
variant-royal-what = La natural gana a las demás siete y media, cobra el doble y gana la banca.
variant-royal_double = Real, y doble para la banca
variant-royal_double-what = Como la real, y la natural de la banca cobra el doble.
variant-triple = Triple
variant-triple-what = Dos sietes, o un 7 con el comodín, cobran el triple y ganan la banca.
variant-burn = Quema
variant-burn-what = Un 4 de primera carta se puede cambiar por otra.
variant-burn_threes = Quema también de treses
variant-burn_threes-what = Un 3 o un 4 de primera carta se puede cambiar por otra.
variant-pot = Bote
variant-pot-what = La banca pone un bote y juega por él con cada jugador, por turno.
variant-split = División
variant-split-what = Dos figuras pueden jugarse como dos jugadas, con la misma apuesta.
variant-emblee = De entrada
variant-emblee-what = La natural gana a las demás siete y media y cobra el doble.
variant-sevens = Sietes
variant-sevens-what = Dos sietes ganan a todo, cobran el triple y ganan la banca.
variant-closed = Cartas tapadas
variant-closed-what = Se pueden pedir cartas tapadas; siempre queda una sola tapada.
variant-splits = Divisiones sin límite
variant-splits-what = Dos figuras pueden dividirse una y otra vez, con la misma apuesta o más.
variant-honour = Honor
variant-honour-what = Quien se pasa tiene que decirlo; pedir otra carta o plantarse sin decirlo es falta grave.
variant-live = Con crupier
variant-live-what = El 5 contra 5 es de la banca, y un 7 con el comodín cobra una vez y media la apuesta.

## Hands

class-bust = pasada
class-points = puntos
class-seven_and_a_half = siete y media
class-natural = natural
class-wild_natural = 7 con el comodín
class-pair_of_sevens = pareja de sietes

class-one-of = { $hand ->
        [seven_and_a_half] una siete y media
        [natural] una natural
        [wild_natural] un 7 con el comodín
       *[pair_of_sevens] una pareja de sietes
    }

## Tariffs: those of the rulesets by name, others as the host calls them

tariff-name = { $name ->
        [traditional] tradicional
        [high] alta
       *[other] { $name }
    }

## Cards

card-name = { $suit ->
        [o] { $rank } de oros
        [c] { $rank } de copas
        [e] { $rank } de espadas
       *[b] { $rank } de bastos
    }
rank-1 = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-10 = sota
rank-11 = caballo
rank-12 = rey
rank-the-1 = el as
rank-the-2 = el dos
rank-the-3 = el tres
rank-the-4 = el cuatro
rank-the-5 = el cinco
rank-the-6 = el seis
rank-the-7 = el siete
rank-the-10 = la sota
rank-the-11 = el caballo
rank-the-12 = el rey
rank-one-of = { $rank ->
        [1] un as
        [10] una sota
        [11] un caballo
        [12] un rey
       *[other] un { $rank }
    }
