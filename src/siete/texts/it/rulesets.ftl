### Regolamenti, varianti, giochi e carte per nome.

## Rulesets: the name, where it is played, what is special in it

ruleset-set_i_mig = Set i mig
ruleset-set_i_mig-where = Catalogna (Club Conservador de Cartes i Jocs)
ruleset-set_i_mig-special = Si punta dopo aver visto la prima carta e si può rilanciare a ogni carta. Con un 3 si può passare, un 4 si cambia, le figure aprono altri giochi e con un 7 si può giocare la muerta. Il sette e mezzo prende il doppio e il banco.
ruleset-siete_y_media = Siete y media
ruleset-siete_y_media-where = Spagna
ruleset-siete_y_media-special = Verso sinistra e sempre con una carta coperta. Ognuna delle figure di fila può essere giocata a parte. Il sette e mezzo prende il doppio; il banco gira e si può vendere.
ruleset-sete_e_meio = Sete e meio
ruleset-sete_e_meio-where = Brasile
ruleset-sete_e_meio-special = La carta del mazziere è scoperta. Ciascuno punta al suo turno, prende le carte tutte scoperte o tutte coperte e può rilanciare a ognuna. A parità nessuno vince; il sette e mezzo prende il doppio.
ruleset-sette_e_mezzo = Sette e mezzo
ruleset-sette_e_mezzo-where = Italia, soprattutto a Natale
ruleset-sette_e_mezzo-special = Si punta prima di dare le carte, le carte chieste arrivano scoperte e il sette e mezzo si mostra subito. Tutto si paga alla pari, la parità è del mazziere e il banco gira.
ruleset-eptamisi = Eptamisi
ruleset-eptamisi-where = Grecia
ruleset-eptamisi-special = Da quattro a sei giocatori. Si punta prima di dare le carte, le carte chieste arrivano scoperte e il sette e mezzo si mostra subito. Chi vince con sette e mezzo prende il banco.
ruleset-sala = Da casinò
ruleset-sala-where = nei casinò
ruleset-sala-special = Le carte dei giocatori e la prima del mazziere sono scoperte. Non si può stare con meno di questa, e il mazziere tira fino a 5. Il re di denari è la matta. A parità nessuno vince.

## Variants: the name and what it means

variant-piedrahita = Piedrahíta
variant-piedrahita-what = Il mazziere dice una puntata per tutti; il sette e mezzo prende il doppio, anche quello del mazziere, e da un altro sette e mezzo prende quattro volte la puntata.
variant-claim = Il sette e mezzo prende il banco
variant-claim-what = Chi vince con sette e mezzo è il prossimo mazziere.
variant-wild = Matta
variant-wild-what = Il re di denari è la matta: con altre carte vale quel che serve a chi ce l'ha.
variant-wild_any = Matta libera
variant-wild_any-what = Il re di denari è la matta: vale quel che serve a chi ce l'ha, anche da sola.
variant-royal = Reale
variant-royal-what = Il reale batte gli altri sette e mezzo, prende il doppio e il banco.
variant-royal_double = Reale, e doppio al mazziere
variant-royal_double-what = Come il reale, e il reale del mazziere prende il doppio.
variant-triple = Triplo
variant-triple-what = Due sette, o un 7 con la matta, prendono il triplo e il banco.
variant-burn = Bruciare
variant-burn-what = Un 4 come prima carta si può cambiare con un'altra.
variant-burn_threes = Bruciare anche i 3
variant-burn_threes-what = Un 3 o un 4 come prima carta si può cambiare con un'altra.
variant-pot = Piatto
variant-pot-what = Il mazziere apre un piatto e se lo gioca con ciascuno, a turno.
variant-split = Dividere
variant-split-what = Due figure si possono giocare come due giochi, con la stessa puntata.
variant-emblee = D'emblée
variant-emblee-what = Il reale batte gli altri sette e mezzo e prende il doppio.
variant-sevens = Coppia di sette
variant-sevens-what = Due sette battono tutto, prendono il triplo e il banco.
variant-closed = Carte coperte
variant-closed-what = Si possono chiedere carte coperte; ne resta sempre coperta una sola.
variant-splits = Dividere senza limite
variant-splits-what = Due figure si possono dividere ancora e ancora, con la stessa puntata o di più.
variant-honour = Onore
variant-honour-what = Chi sballa lo deve dire; chiedere un'altra carta o stare senza dirlo è fallo grave.
variant-live = Dal vivo
variant-live-what = Il 5 contro 5 è del mazziere, e un 7 con la matta prende una volta e mezza la puntata.

## Hands

class-bust = sballato
class-points = punti
class-seven_and_a_half = sette e mezzo
class-natural = reale
class-wild_natural = 7 con la matta
class-pair_of_sevens = coppia di sette

class-one-of = { $hand ->
        [seven_and_a_half] un sette e mezzo
        [natural] un reale
        [wild_natural] un 7 con la matta
       *[pair_of_sevens] una coppia di sette
    }

## Tariffs: those of the rulesets by name, others as the host calls them

tariff-name = { $name ->
        [traditional] tradizionale
        [high] alta
       *[other] { $name }
    }

## Cards

card-name = { $suit ->
        [o] { $rank } di denari
        [c] { $rank } di coppe
        [e] { $rank } di spade
       *[b] { $rank } di bastoni
    }
rank-1 = asso
rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-10 = fante
rank-11 = cavallo
rank-12 = re
rank-the-1 = l'asso
rank-the-2 = il due
rank-the-3 = il tre
rank-the-4 = il quattro
rank-the-5 = il cinque
rank-the-6 = il sei
rank-the-7 = il sette
rank-the-10 = il fante
rank-the-11 = il cavallo
rank-the-12 = il re
rank-one-of = { $rank ->
        [1] un asso
        [10] un fante
        [11] un cavallo
        [12] un re
       *[other] un { $rank }
    }
