### Rulesets, variants, hands and cards by name.

## Rulesets: the name, where it is played, what is special in it

ruleset-set_i_mig = Set i mig
ruleset-set_i_mig-where = Catalonia (Club Conservador de Cartes i Jocs)
ruleset-set_i_mig-special = Stakes are placed after a look at the first card and go up with each card. A 3 may pass, a 4 may be changed, figures open further hands, a 7 may play the muerta. A 7½ is paid double and takes the bank.
ruleset-siete_y_media = Siete y media
ruleset-siete_y_media-where = Spain
ruleset-siete_y_media-special = To the left, with one card always face down. Figures in a row may each be played as a hand. A 7½ is paid double; the bank goes round and may be sold.
ruleset-sete_e_meio = Sete e meio
ruleset-sete_e_meio-where = Brazil
ruleset-sete_e_meio-special = The banker's card lies open. Each stakes at their turn, takes all further cards open or all closed, and may raise with each. Equal hands stand off; a 7½ is paid double.
ruleset-sette_e_mezzo = Sette e mezzo
ruleset-sette_e_mezzo-where = Italy, above all at Christmas
ruleset-sette_e_mezzo-special = Stakes before the deal, further cards face up, a 7½ shown at once. Everything is paid once, equal hands are the banker's, and the bank goes round.
ruleset-eptamisi = Eptamisi
ruleset-eptamisi-where = Greece
ruleset-eptamisi-special = For four to six. Stakes before the deal, further cards face up, a 7½ shown at once. Whoever wins with 7½ takes the bank.
ruleset-sala = Casino
ruleset-sala-where = in casinos
ruleset-sala-special = Players' cards face up, the banker's first card open. No standing below it; the banker draws to 5. The king of coins is wild. Equal hands stand off.

## Variants: the name and what it means

variant-piedrahita = Piedrahíta
variant-piedrahita-what = The banker names one stake for all; a 7½ is paid double; the banker's 7½ takes double, and four times the stake from another 7½.
variant-claim = 7½ takes the bank
variant-claim-what = Whoever wins with 7½ is the next banker.
variant-wild = Wild card
variant-wild-what = The king of coins is wild: with other cards it stands for what suits its holder.
variant-wild_any = Free wild card
variant-wild_any-what = The king of coins is wild: it stands for what suits its holder, also on its own.
variant-royal = Royal
variant-royal-what = A natural beats other 7½, is paid double and takes the bank.
variant-royal_double = Royal, and double to the banker
variant-royal_double-what = As royal, and the banker's natural takes double.
variant-triple = Triple
variant-triple-what = Two sevens, or a 7 with the wild card, are paid three times and take the bank.
variant-burn = Burning
variant-burn-what = A 4 as first card may be changed for another.
variant-burn_threes = Burning threes too
variant-burn_threes-what = A 3 or a 4 as first card may be changed for another.
variant-pot = Pot
variant-pot-what = The banker opens a pot and plays each player in turn for it.
variant-split = Splitting
variant-split-what = Two figures may be played as two hands, at the same stake.
variant-emblee = D'emblée
variant-emblee-what = A natural beats other 7½ and is paid double.
variant-sevens = Sevens
variant-sevens-what = Two sevens beat every hand, are paid three times and take the bank.
variant-closed = Closed cards
variant-closed-what = Further cards may be asked for face down; one always lies face down.
variant-splits = Splitting without end
variant-splits-what = Two figures may be split again and again, for the same stake or more.
variant-honour = Honour
variant-honour-what = Whoever is bust must say so; asking for another card, or standing, without saying so is a grave foul.
variant-live = As dealt live
variant-live-what = 5 against 5 is the banker's, and a 7 with the wild card is paid one and a half times.

## Hands

class-bust = bust
class-points = points
class-seven_and_a_half = 7½
class-natural = natural
class-wild_natural = 7 with the wild card
class-pair_of_sevens = pair of sevens

class-one-of = { $hand ->
        [seven_and_a_half] a 7½
        [natural] a natural
        [wild_natural] a 7 with the wild card
       *[pair_of_sevens] a pair of sevens
    }

## Tariffs: those of the rulesets by name, others as the host calls them

tariff-name = { $name ->
        [traditional] traditional
        [high] high
       *[other] { $name }
    }

## Cards

card-name = { $suit ->
        [o] { $rank } of coins
        [c] { $rank } of cups
        [e] { $rank } of swords
       *[b] { $rank } of clubs
    }
rank-1 = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-10 = sota
rank-11 = caballo
rank-12 = king
rank-the-1 = the ace
rank-the-2 = the two
rank-the-3 = the three
rank-the-4 = the four
rank-the-5 = the five
rank-the-6 = the six
rank-the-7 = the seven
rank-the-10 = the sota
rank-the-11 = the caballo
rank-the-12 = the king
rank-one-of = { $rank ->
        [1] an ace
        [10] a sota
        [11] a caballo
        [12] a king
       *[other] a { $rank }
    }
