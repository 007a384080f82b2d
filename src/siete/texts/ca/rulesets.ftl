### Reglaments, variants, jugades i cartes pel seu nom.

## Rulesets: the name, where it is played, what is special in it

ruleset-set_i_mig = Set i mig
ruleset-set_i_mig-where = Catalunya (Club Conservador de Cartes i Jocs)
ruleset-set_i_mig-special = S'aposta després de veure la primera carta i es pot apujar amb cadascuna. Amb un 3 es pot no jugar, un 4 es canvia, les figures obren carrers i amb un 7 es pot jugar la morta. El set i mig cobra el doble i guanya la banca.
ruleset-siete_y_media = Siete y media
ruleset-siete_y_media-where = Espanya
ruleset-siete_y_media-special = Cap a l'esquerra i sempre amb una carta tapada. Cadascuna de les figures seguides es pot jugar per separat. El set i mig cobra el doble; la banca va passant i es pot vendre.
ruleset-sete_e_meio = Sete e meio
ruleset-sete_e_meio-where = el Brasil
ruleset-sete_e_meio-special = La carta de la banca és destapada. Cadascú aposta al seu torn, demana totes les cartes destapades o totes tapades i pot apujar amb cadascuna. Els empats són taules; el set i mig cobra el doble.
ruleset-sette_e_mezzo = Sette e mezzo
ruleset-sette_e_mezzo-where = Itàlia, sobretot per Nadal
ruleset-sette_e_mezzo-special = S'aposta abans de repartir, les cartes es demanen destapades i el set i mig s'ensenya de seguida. Tot es paga senzill, els empats són de la banca i la banca va passant.
ruleset-eptamisi = Eptàmisi
ruleset-eptamisi-where = Grècia
ruleset-eptamisi-special = Per a quatre a sis. S'aposta abans de repartir, les cartes es demanen destapades i el set i mig s'ensenya de seguida. Qui guanya amb set i mig es queda la banca.
ruleset-sala = De casino
ruleset-sala-where = als casinos
ruleset-sala-special = Les cartes dels jugadors i la primera de la banca, destapades. Ningú no es planta per sota d'aquesta, i la banca demana fins a 5. El rei d'oros és comodí. Els empats són taules.

## Variants: the name and what it means

variant-piedrahita = Piedrahíta
variant-piedrahita-what = La banca diu una aposta per a tothom; el set i mig cobra el doble; el de la banca també i, d'un altre set i mig, quatre vegades l'aposta.
variant-claim = El set i mig guanya la banca
variant-claim-what = Qui guanya amb set i mig és la banca següent.
variant-wild = Comodí
variant-wild-what = El rei d'oros és comodí: amb altres cartes val el que convé a qui el té.
variant-wild_any = Comodí lliure
variant-wild_any-what = El rei d'oros és comodí: val el que convé a qui el té, també quan està sol.
variant-royal = Reial
variant-royal-what = El natural guanya els altres set i mig, cobra el doble i guanya la banca.
variant-royal_double = Reial, i doble per a la banca
variant-royal_double-what = Com el reial, i el natural de la banca cobra el doble.
variant-triple = Triple
variant-triple-what = Dos sets, o un 7 amb el comodí, cobren el triple i guanyen la banca.
variant-burn = Cremada
variant-burn-what = Un 4 de primera carta es pot canviar per una altra.
variant-burn_threes = Cremada també de tresos
variant-burn_threes-what = Un 3 o un 4 de primera carta es pot canviar per una altra.
variant-pot = Pot
variant-pot-what = La banca posa un pot i se'l juga amb cada jugador, per torn.
variant-split = Divisió
variant-split-what = Dues figures es poden jugar com a dues jugades, amb la mateixa aposta.
variant-emblee = D'entrada
variant-emblee-what = El natural guanya els altres set i mig i cobra el doble.
variant-sevens = Sets
variant-sevens-what = Dos sets ho guanyen tot, cobren el triple i guanyen la banca.
variant-closed = Cartes tapades
variant-closed-what = Es poden demanar cartes tapades; sempre n'hi ha una de tapada, i només una.
variant-splits = Divisions sense límit
variant-splits-what = Dues figures es poden dividir una vegada i una altra, amb la mateixa aposta o més.
variant-honour = Honor
variant-honour-what = Qui es passa ho ha de dir; demanar una altra carta o plantar-se sense dir-ho és falta greu.
variant-live = Amb crupier
variant-live-what = El 5 contra 5 és de la banca, i un 7 amb el comodí cobra una vegada i mitja l'aposta.

## Hands

class-bust = passada
class-points = punts
class-seven_and_a_half = set i mig
class-natural = natural
class-wild_natural = 7 amb el comodí
class-pair_of_sevens = parella de sets

class-one-of = { $hand ->
        [seven_and_a_half] un set i mig
        [natural] un natural
        [wild_natural] un 7 amb el comodí
       *[pair_of_sevens] una parella de sets
    }

## Tariffs: those of the rulesets by name, others as the host calls them

tariff-name = { $name ->
        [traditional] tradicional
        [high] alta
       *[other] { $name }
    }

## Cards

card-name = { $suit ->
        [o] { $rank } d'oros
        [c] { $rank } de copes
        [e] { $rank } d'espases
       *[b] { $rank } de bastos
    }
rank-1 = as
rank-2 = dos
rank-3 = tres
rank-4 = quatre
rank-5 = cinc
rank-6 = sis
rank-7 = set
rank-10 = sota
rank-11 = cavall
rank-12 = rei
rank-the-1 = l'as
rank-the-2 = el dos
rank-the-3 = el tres
rank-the-4 = el quatre
rank-the-5 = el cinc
rank-the-6 = el sis
rank-the-7 = el set
rank-the-10 = la sota
rank-the-11 = el cavall
rank-the-12 = el rei
rank-one-of = { $rank ->
        [1] un as
        [10] una sota
        [11] un cavall
        [12] un rei
       *[other] un { $rank }
    }
