### Regulamentos, variantes, jogos e cartas por nome.

## Rulesets: the name, where it is played, what is special in it

ruleset-set_i_mig = Set i mig
ruleset-set_i_mig-where = Catalunha (Club Conservador de Cartes i Jocs)
ruleset-set_i_mig-special = Aposta-se depois de ver a primeira carta, e a aposta pode subir a cada carta. Com um 3 se pode não jogar, um 4 se troca, as figuras se dividem e com um 7 se pode jogar a morta. O sete e meio recebe em dobro e ganha a banca.
ruleset-siete_y_media = Siete y media
ruleset-siete_y_media-where = Espanha
ruleset-siete_y_media-special = Para a esquerda e sempre com uma carta fechada. Cada uma das figuras seguidas pode ser jogada à parte. O sete e meio recebe em dobro; a banca vai passando e pode ser vendida.
ruleset-sete_e_meio = Sete e meio
ruleset-sete_e_meio-where = Brasil
ruleset-sete_e_meio-special = A carta do banqueiro fica aberta. Cada um aposta na sua vez, recebe todas as cartas abertas ou todas fechadas e pode aumentar a cada uma. No empate ninguém ganha; o sete e meio recebe em dobro.
ruleset-sette_e_mezzo = Sette e mezzo
ruleset-sette_e_mezzo-where = Itália, principalmente no Natal
ruleset-sette_e_mezzo-special = Aposta-se antes de dar as cartas, as cartas pedidas vêm abertas e o sete e meio é mostrado na hora. Tudo se paga uma vez, o empate é do banqueiro e a banca vai passando.
ruleset-eptamisi = Eptámisi
ruleset-eptamisi-where = Grécia
ruleset-eptamisi-special = Para quatro a seis. Aposta-se antes de dar as cartas, as cartas pedidas vêm abertas e o sete e meio é mostrado na hora. Quem ganha com sete e meio fica com a banca.
ruleset-sala = De cassino
ruleset-sala-where = nos cassinos
ruleset-sala-special = As cartas dos jogadores e a primeira do banqueiro ficam abertas. Ninguém para abaixo dela, e o banqueiro pede até 5. O rei de ouros é curinga. No empate ninguém ganha.

## Variants: the name and what it means

variant-piedrahita = Piedrahíta
variant-piedrahita-what = O banqueiro diz uma aposta para todos; o sete e meio recebe em dobro; o do banqueiro também e, de outro sete e meio, quatro vezes a aposta.
variant-claim = O sete e meio ganha a banca
variant-claim-what = Quem ganha com sete e meio é o próximo banqueiro.
variant-wild = Curinga
variant-wild-what = O rei de ouros é curinga: com outras cartas, vale o que convém a quem o tem.
variant-wild_any = Curinga livre
variant-wild_any-what = O rei de ouros é curinga: vale o que convém a quem o tem, também sozinho.
variant-royal = Real
variant-royal-what = O natural ganha dos outros sete e meio, recebe em dobro e ganha a banca.
variant-royal_double = Real, e dobro para o banqueiro
variant-royal_double-what = Como o real, e o natural do banqueiro recebe em dobro.
variant-triple = Triplo
variant-triple-what = Dois setes, ou um 7 com o curinga, recebem o triplo e ganham a banca.
variant-burn = Queima
variant-burn-what = Um 4 como primeira carta pode ser trocado por outra.
variant-burn_threes = Queima também do 3
variant-burn_threes-what = Um 3 ou um 4 como primeira carta pode ser trocado por outra.
variant-pot = Bolo
variant-pot-what = O banqueiro põe um bolo na mesa e joga por ele com cada jogador, um de cada vez.
variant-split = Divisão
variant-split-what = Duas figuras podem ser jogadas como dois jogos, com a mesma aposta.
variant-emblee = De saída
variant-emblee-what = O natural ganha dos outros sete e meio e recebe em dobro.
variant-sevens = Setes
variant-sevens-what = Dois setes ganham de tudo, recebem o triplo e ganham a banca.
variant-closed = Cartas fechadas
variant-closed-what = Podem-se pedir cartas fechadas; sempre fica só uma fechada.
variant-splits = Divisões sem limite
variant-splits-what = Duas figuras podem ser divididas de novo e de novo, com a mesma aposta ou mais.
variant-honour = Honra
variant-honour-what = Quem estoura tem de dizer; pedir outra carta ou parar sem dizer é falta grave.
variant-live = Com crupiê
variant-live-what = O 5 contra 5 é do banqueiro, e um 7 com o curinga recebe uma vez e meia a aposta.

## Hands

class-bust = estouro
class-points = pontos
class-seven_and_a_half = sete e meio
class-natural = natural
class-wild_natural = 7 com o curinga
class-pair_of_sevens = par de setes

class-one-of = { $hand ->
        [seven_and_a_half] um sete e meio
        [natural] um natural
        [wild_natural] um 7 com o curinga
       *[pair_of_sevens] um par de setes
    }

## Tariffs: those of the rulesets by name, others as the host calls them

tariff-name = { $name ->
        [traditional] tradicional
        [high] alta
       *[other] { $name }
    }

## Cards

card-name = { $suit ->
        [o] { $rank } de ouros
        [c] { $rank } de copas
        [e] { $rank } de espadas
       *[b] { $rank } de paus
    }
rank-1 = ás
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-10 = valete
rank-11 = cavalo
rank-12 = rei
rank-the-1 = o ás
rank-the-2 = o dois
rank-the-3 = o três
rank-the-4 = o quatro
rank-the-5 = o cinco
rank-the-6 = o seis
rank-the-7 = o sete
rank-the-10 = o valete
rank-the-11 = o cavalo
rank-the-12 = o rei
rank-one-of = { $rank ->
        [1] um ás
        [10] um valete
        [11] um cavalo
        [12] um rei
       *[other] um { $rank }
    }
