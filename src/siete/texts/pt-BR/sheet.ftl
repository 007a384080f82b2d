### A folha de regras: seções na ordem em que se joga uma rodada. Cada frase só é dita quando vem ao caso.

## Frame

sheet-where = Onde se joga: { $place }
sheet-variant = Variante “{ $name }”: { $meaning }
sheet-link = Forma breve: { $text }
sheet-house-title = O que aqui se joga de outro modo que em { $ruleset }
sheet-house-rule = { $option }: { $value } (o normal: { $usual })
sheet-house = regra da casa
sheet-sources-title = De onde vêm as regras
sheet-sources = Entre colchetes, depois de cada regra, está a folha de onde ela vem, com a seção. “Regra da casa” é o que esta mesa decidiu de outro modo.
source-000 = 000: Club Conservador de Cartes i Jocs, “7 ½ (set i mig)”, Catalunha
source-001 = 001: “Siete y media o siete alegre”, Espanha, com a forma de apostar de Piedrahíta
source-002 = 002: “Sete e meio: Regras”, Brasil
source-003 = 003: “Sette e mezzo”, o jogo italiano e suas variantes
source-004 = 004: “Επτάμισι”, o jogo na Grécia, com variantes italianas e espanholas
source-sala = sala: o jogo como se dá nos cassinos, fora das cinco folhas
source-R = R: o que as folhas deixam em aberto e este programa fixa; o número é o da leitura

## How many times the stake, as the object of "pays" or "takes"

sheet-times = { $size ->
        [one] o valor da aposta
        [two] o dobro da aposta
        [three] o triplo da aposta
        [four] quatro vezes a aposta
       *[other] { $times } vezes a aposta
    }

## The aim

sheet-aim-title = O objetivo
sheet-aim = Cada jogador joga contra o banqueiro, não contra os outros. Pedem-se cartas para chegar o mais perto possível de sete pontos e meio sem passar. Quem soma mais de 7½ estoura.

## Cards and values

sheet-cards-title = As cartas e quanto valem
sheet-deck = Baralho espanhol de quarenta cartas, sem oitos nem noves: ouros, copas, espadas e paus. O valete (10), o cavalo (11) e o rei (12) são as figuras. Com o baralho comum tiram-se os oitos, os noves e os dezes; as figuras são o valete (J), a dama (Q) e o rei (K).
sheet-values = As cartas de 1 a 7 valem o seu número; as figuras, meio ponto cada uma.
sheet-wild = Curinga: { $card }. Junto com outras cartas toma o valor, ½ ou de 1 a 7, que deixe o jogo mais perto de 7½ sem passar, e pode mudar conforme chegam cartas. Se estoura com qualquer valor, o jogo está estourado.
sheet-wild-alone-half = Se for a única carta de um jogo, o curinga vale ½.
sheet-wild-alone-draws = Se for a única carta de um jogo, o curinga vale ½ e ninguém pode parar com ele, nem o banqueiro: é preciso pedir outra carta.
sheet-wild-alone-any = Se for a única carta de um jogo, o curinga vale o que quem o tem quiser, de ½ a 7.
sheet-natural = Um natural é um sete e meio com as duas primeiras cartas de um jogo que não foi dividido.
sheet-natural-wild = Duas cartas que somam 7½ com o curinga também são um natural.

## Players and seats

sheet-players-title = Jogadores e lugares
sheet-players = { $exact ->
        [yes] Jogam { $low }, contando o banqueiro.
       *[no] Jogam de { $low } a { $high }, contando o banqueiro.
    }
sheet-direction-right = As cartas e as vezes correm para a direita, no sentido anti-horário: começa o vizinho da direita do banqueiro e termina o banqueiro. “O mais próximo” é sempre o mais próximo do banqueiro nessa ordem.
sheet-direction-left = As cartas e as vezes correm para a esquerda, no sentido horário: começa o vizinho da esquerda do banqueiro e termina o banqueiro. “O mais próximo” é sempre o mais próximo do banqueiro nessa ordem.
sheet-sitting-out = Entre as rodadas, até que se deem as cartas, um jogador pode ficar de fora, voltar ou pedir que as apostas baixem, o que não obriga ninguém; quem fica de fora recebe de volta o que apostou. Têm de ficar pelo menos { $low }. O banqueiro não fica de fora; se deixa a mesa, a banca passa para o próximo jogador presente.

## The first banker

sheet-first-title = O primeiro banqueiro
sheet-first-draw = Cada jogador, na ordem, escolhe uma carta sem olhar. Depois se vota se a banca é da carta mais alta ou da mais baixa; se der empate nos votos, da mais alta. Abrem-se as cartas, e os que empatam na carta que ganha escolhem de novo.
sheet-first-lot = O primeiro banqueiro é escolhido por sorteio.

## Shuffle and cut

sheet-shuffle-title = Embaralhar e cortar
sheet-shuffle-every_round = Antes de cada rodada embaralham-se as quarenta cartas.
sheet-shuffle-when_needed = { $wild ->
        [yes] Continua-se a jogar com o que resta do maço. As quarenta cartas são embaralhadas quando muda o banqueiro, depois de uma rodada em que saiu o curinga e quando o maço acaba.
       *[no] Continua-se a jogar com o que resta do maço. As quarenta cartas são embaralhadas quando muda o banqueiro e quando o maço acaba.
    }
sheet-cut-left = O vizinho da esquerda do banqueiro pode cortar, ou não.
sheet-cut-anyone = Qualquer jogador, menos o banqueiro, pode cortar; não há ordem, e pode ser que ninguém corte.
sheet-cut-banker = O próprio banqueiro pode cortar, ou não.
sheet-cut-none = Ninguém corta.

## Before the deal

sheet-before-title = Antes de dar as cartas
sheet-tariffs = O banqueiro pode escolher uma destas tabelas de apostas, que vale até que escolha outra:
sheet-tariff = { $name }: apostas de { $low } a { $high }
sheet-proposal = O banqueiro pode propor outra aposta mínima e outra máxima. Valem se pelo menos três quartos dos outros jogadores presentes aceitarem; estes votam em qualquer ordem.
sheet-once = Cada uma dessas coisas se faz no máximo uma vez por rodada. O que o banqueiro não disser continua como estava.
sheet-fixed = O banqueiro diz uma só aposta, de { $low } a { $high } e múltipla de { $step }, que é a de todos. Se não disser nada, vale a última; a primeira é { $low }.
sheet-fixed-limits = Se limites novos a deixam de fora, ela passa a ser a nova mínima.

## Stakes

sheet-stakes-title = As apostas
sheet-limits = { $exact ->
        [yes] Todas as apostas são de { $low }.
       *[no] A aposta mínima é { $low } e a máxima { $high }; tem de ser múltipla de { $step }.
    }
sheet-limits-begin = { $exact ->
        [yes] Enquanto o banqueiro não mudar, todas as apostas são de { $low }; têm de ser múltiplas de { $step }.
       *[no] A aposta mínima é { $low } e a máxima { $high } enquanto o banqueiro não mudar os limites; tem de ser sempre múltipla de { $step }.
    }
sheet-placed-before_deal = Os jogadores apostam antes de se darem as cartas, em qualquer ordem.
sheet-placed-after_deal = Os jogadores apostam na ordem, cada um depois de ver sua primeira carta e antes que alguém peça outra.
sheet-placed-on_turn = Cada jogador aposta quando chega a sua vez, depois de ver sua primeira carta.
sheet-raise = A cada carta pedida, e antes de vê-la, a aposta pode aumentar até a máxima permitida. Com sete e meio já é tarde.
sheet-no-raise = Aposta feita não aumenta.
sheet-lone-cap = Com uma só carta em um jogo, só pode parar quem não tiver apostado nele mais que a aposta mínima. Cada jogo é visto à parte.

## The deal

sheet-deal-title = Dar as cartas
sheet-deal-down = O banqueiro dá uma carta fechada a cada jogador, na ordem, e a última a si mesmo. Cada um examina a sua, sem mostrá-la nem comentá-la.
sheet-deal-up = O banqueiro dá uma carta aberta a cada jogador, na ordem, e a última a si mesmo.
sheet-bank-hidden = A carta do banqueiro fica fechada até a vez do banqueiro.
sheet-bank-exposed = O banqueiro abre a sua carta antes que o primeiro jogador jogue, e ela fica à mostra.

## Is the round valid?

sheet-valid-title = A rodada vale?
sheet-valid = Dadas as cartas, o banqueiro diz se a rodada vale, tenha a carta que tiver, para que a espera não revele nada. Se a sua primeira carta for um 3, ele pode anulá-la: todas as apostas voltam, ninguém ganha nem perde e o banqueiro continua o mesmo.
sheet-valid-burn = Ele também pode anulá-la com um 3 que receba ao trocar a carta nesse momento.

## The players' turns

sheet-turn-title = A vez de cada jogador
sheet-turn = { $limited ->
        [yes] Na ordem, cada jogador pede cartas, uma de cada vez, ou para. Pode parar a qualquer momento com 7½ ou menos, se nenhuma destas regras impedir, e segue no jogo até que o banqueiro tenha jogado.
       *[no] Na ordem, cada jogador pede cartas, uma de cada vez, ou para. Pode parar a qualquer momento com 7½ ou menos e segue no jogo até que o banqueiro tenha jogado.
    }
sheet-draws-up-down = As cartas pedidas vêm abertas; a primeira continua fechada.
sheet-draws-up-up = As cartas pedidas vêm abertas, de modo que todas as do jogador estão à vista.
sheet-draws-one_down = Cada carta é pedida aberta ou fechada. Sempre fica uma carta fechada, e só uma: quem pede uma fechada abre antes a que estava fechada.
sheet-draws-all_down = A primeira carta pedida em um jogo decide as outras desse jogo: ou é pedida aberta, e então a primeira continua fechada e todas as outras vêm abertas; ou é pedida fechada, e então se abre a primeira e todas as outras vêm fechadas.
sheet-show-yes = O sete e meio é mostrado assim que é feito, e com isso termina a vez desse jogo.
sheet-show-no = Quem tem sete e meio não pode pedir mais cartas. O jogo continua escondido, e o jogador diz “paro” como qualquer outro.
sheet-pair-shown = O par de setes é mostrado assim que é feito, e com isso termina a vez desse jogo.
sheet-reach = { $wild ->
        [yes] Ninguém pode parar com menos do que vale a carta aberta do banqueiro; para isso o curinga conta ½.
       *[no] Ninguém pode parar com menos do que vale a carta aberta do banqueiro.
    }
sheet-bust = Quem estoura mostra as cartas e paga a aposta na hora. Ela fica perdida mesmo que depois o banqueiro estoure.

## Special first cards

sheet-special-title = Primeiras cartas especiais
sheet-pass = { $placed ->
        [before_deal] Quem tiver como primeira carta { $ranks } pode não jogar a rodada: diz isso na sua vez, enquanto for sua única carta, e recebe a aposta de volta.
        [after_deal] Quem tiver como primeira carta { $ranks } pode não jogar a rodada: diz isso em vez de apostar, ou na sua vez enquanto for sua única carta, e recebe de volta o que tiver apostado.
       *[on_turn] Quem tiver como primeira carta { $ranks } pode não jogar a rodada: diz isso na sua vez, em vez de apostar ou enquanto for sua única carta, e recebe de volta o que tiver apostado.
    }
sheet-burn = { $first ->
        [up] Quem tiver como primeira carta { $ranks } pode queimá-la na sua vez, enquanto for sua única carta: ela é posta de lado, e a nova, aberta, passa a ser a primeira.
       *[down] Quem tiver como primeira carta { $ranks } pode queimá-la na sua vez, enquanto for sua única carta: ela é mostrada e posta de lado, e a nova, fechada, passa a ser a primeira.
    }
sheet-burn-rights = A nova tem todos os direitos de uma primeira carta, também o de ser queimada.
sheet-burn-bank = { $when ->
        [both] O banqueiro também pode: logo depois de dar as cartas ou no começo da sua vez.
        [deal] O banqueiro também pode, mas só logo depois de dar as cartas.
        [turn] O banqueiro também pode, no começo da sua vez.
       *[never] O banqueiro não pode.
    }

## Splitting figures

sheet-split-title = Vários jogos ao mesmo tempo
sheet-split-run = Uma figura como primeira carta é um jogo. Enquanto todas as cartas do jogador forem figuras, cada figura que chegar pode abrir outro jogo ou ficar no jogo para o qual foi pedida. Quando chega outra carta, não se abrem mais.
sheet-split-pair = Uma figura como primeira carta é um jogo. A figura que, com a do jogo para o qual foi pedida, fizer duas figuras e nada mais pode abrir outro jogo ou ficar nele.
sheet-split-wild = O curinga se divide como uma figura.
sheet-split-max = Um jogador pode ter no máximo { $max } jogos; a partir daí a figura fica onde chegou.
sheet-split-fixed = Cada jogo tem a mesma aposta que o primeiro.
sheet-split-stake-equal = Cada jogo novo tem a mesma aposta que o primeiro tiver nesse momento.
sheet-split-stake-at_least = Cada jogo novo tem sua própria aposta, pelo menos a que o primeiro tiver nesse momento.
sheet-split-stake-free = Cada jogo novo tem sua própria aposta, dentro dos limites.
sheet-split-target-in_order = Os jogos são jogados um depois do outro: cada carta vai para o primeiro que não tiver terminado.
sheet-split-target-named = Antes de ver a carta, o jogador diz para qual dos seus jogos por terminar ela vai; se não disser, para o primeiro.
sheet-split-down = A figura que abre um jogo fica aberta; para esse jogo as cartas são pedidas abertas ou fechadas.
sheet-split-natural = O sete e meio de um jogo dividido não é natural.
sheet-split-bank = O banqueiro não divide.

## Muerta

sheet-muerta-title = A morta
sheet-muerta = Quem tiver um 7 como única carta pode pedir a morta: o 7 fica aberto, vem uma carta fechada que ninguém, nem o jogador, vê até o fim, e com isso termina a sua vez.
sheet-muerta-raise = Antes que essa carta chegue, a aposta pode aumentar.
sheet-muerta-pay = Se as duas cartas somarem 7½ e o banqueiro tiver menos ou estourar, o banqueiro paga { $pay }. Contra 7½ ou mais do banqueiro, o jogo se acerta como qualquer outro.
sheet-muerta-lost = Se somarem mais, a aposta se perde no fim, mesmo que o banqueiro estoure; não é falta.
sheet-muerta-sevens = Dois setes em uma morta são par de setes como em qualquer jogo.
sheet-muerta-claim = A morta não ganha a banca.
sheet-muerta-double = A morta não conta para saber qual sete e meio é o único que recebe a mais.

## The banker's turn

sheet-banker-title = A vez do banqueiro
sheet-banker-hidden = Quando todos jogaram, o banqueiro abre a sua carta e joga à vista de todos, com as cartas pedidas abertas.
sheet-banker-exposed = Quando todos jogaram, o banqueiro joga à vista de todos, com as cartas pedidas abertas.
sheet-banker-free = O banqueiro pede e para quando quiser, mas com 7½ não pede mais.
sheet-banker-draws = O banqueiro não escolhe: com menos de { $total } tem de pedir, e com { $total } ou mais tem de parar.
sheet-banker-idle = Se ninguém segue no jogo, o banqueiro não joga.
sheet-banker-idle-muerta = Uma morta segue no jogo.
sheet-banker-idle-honour = Quem estourou e não disse segue no jogo.

## Who wins and what is paid

sheet-pay-title = Quem ganha e quanto se paga
sheet-order = Os jogos são acertados na ordem, a partir do primeiro jogador depois do banqueiro.
sheet-rank = Ganha o total mais alto, até 7½.
sheet-rank-natural = O natural ganha do sete e meio de mais cartas.
sheet-rank-no-natural = O sete e meio vale o mesmo com duas cartas ou com mais.
sheet-rank-pair = O par de setes, dois setes e nada mais, não estoura: ganha de qualquer outro jogo.
sheet-rank-pair-wild = Um 7 e o curinga nunca são par de setes.
sheet-bank-bust = { $multiple ->
        [yes] O banqueiro que estoura paga a todos os jogos que não estouraram, e ao sete e meio paga também o que ele recebe a mais.
       *[no] O banqueiro que estoura paga a todos os jogos que não estouraram.
    }
sheet-ties-bank = No empate, ganha o banqueiro.
sheet-ties-push = No empate, ninguém ganha e cada um fica com sua aposta; mas o sete e meio do banqueiro ganha de outro igual.
sheet-ties-push_all = No empate, ninguém ganha e cada um fica com sua aposta, também com sete e meio.
sheet-ties-push_but_five = No empate, ninguém ganha e cada um fica com sua aposta, também com sete e meio; mas 5 contra o 5 do banqueiro é do banqueiro.
sheet-pay-one = O banqueiro paga ao jogo que ganha o valor da aposta, e o jogador fica com a aposta.
sheet-pay-special = { $hand ->
        [seven_and_a_half] Pelo sete e meio que ganha, o banqueiro paga { $pay }.
        [natural] Pelo natural que ganha, o banqueiro paga { $pay }.
        [wild_natural] Pelo 7 com o curinga que ganha, o banqueiro paga { $pay }.
       *[pair_of_sevens] Pelo par de setes que ganha, o banqueiro paga { $pay }.
    }
sheet-pay-lost = O jogo que perde para o banqueiro paga sua aposta.
sheet-bank-takes = { $what ->
        [bank_seven_and_a_half] Se o banqueiro faz sete e meio, quem segue no jogo e perde paga a ele { $pay }.
        [both_seven_and_a_half] Se o banqueiro faz sete e meio, quem perde com outro sete e meio paga a ele { $pay }.
       *[bank_natural] Se o banqueiro faz um natural, quem segue no jogo e perde paga a ele { $pay }, a não ser que também tenha um natural.
    }
sheet-bank-largest = Se valerem várias dessas ao mesmo tempo, aplica-se a maior.
sheet-bust-once = Quem estoura paga a sua aposta e nada mais.
sheet-one-double = Se vários jogadores ganham com sete e meio, com qualquer número de cartas, só o mais próximo recebe a mais; os outros recebem o valor da aposta.
sheet-leftmost-double = De vários sete e meio de um mesmo jogador, só o do primeiro jogo recebe a mais.
sheet-doubles-order = Para isso contam-se os jogadores na ordem, e os jogos de cada um do primeiro ao último.

## The table of payments

sheet-table-title = Quem paga a quem
sheet-table-legend = Em cima está o jogo do jogador; ao lado, o do banqueiro. Em apostas: + é o que o banqueiro paga ao jogador, − o que o jogador paga ao banqueiro, 0 é empate em que ninguém ganha; um traço marca o que não pode acontecer.
sheet-table-corner = O banqueiro tem
sheet-table-hand = { $hand ->
        [bust] estouro
        [points] pontos
        [below] menos pontos
        [equal] os mesmos pontos
        [above] mais pontos
        [seven] 7½
        [natural] natural
        [wild] 7 e curinga
       *[pair] dois setes
    }
sheet-table-both = os dois { $total }

## The next banker

sheet-next-title = O próximo banqueiro
sheet-passes-stays = { $claimed ->
        [yes] O banqueiro continua o mesmo até que alguém ganhe a banca.
       *[no] O banqueiro continua o mesmo de rodada em rodada.
    }
sheet-passes-rotates = { $claimed ->
        [yes] Depois de uma rodada em que ninguém ganha a banca, ela passa para o próximo jogador presente.
       *[no] Depois de cada rodada a banca passa para o próximo jogador presente.
    }
sheet-claims = Quem ganha com { $hands } é o banqueiro da próxima rodada, mesmo que o banqueiro tenha estourado.
sheet-claims-several = Se forem vários, vale primeiro o jogo mais alto e, entre iguais, o mais próximo.
sheet-claims-nearest = Se forem vários, é o mais próximo.
sheet-claims-wild-pair = O 7 com o curinga e o par de setes valem aqui o mesmo.
sheet-claims-natural = { $above ->
        [yes] O natural vem aqui antes do sete e meio de mais cartas.
       *[no] O natural conta aqui como qualquer sete e meio.
    }
sheet-claims-keeps = Se ninguém ganha a banca, o banqueiro que tiver { $hands } fica com ela.

## Sale of the bank

sheet-sale-title = A venda da banca
sheet-sale = Entre as rodadas, o banqueiro pode oferecer a banca a um jogador por um preço, ou um jogador pode fazer um lance por ela. O outro aceita ou recusa; só há uma oferta ou lance de cada vez, e o preço é qualquer quantia a partir de 0.

## The pot

sheet-pot-title = O bolo
sheet-pot = O banqueiro põe { $opening } no bolo e joga contra cada jogador, na ordem e com o mesmo maço, uma rodada pequena completa: aposta, cartas, vez do jogador e vez do banqueiro.
sheet-pot-limit = O que houver no bolo no começo de cada rodada pequena é a aposta máxima. Se houver menos de { $low }, isso é tudo o que se pode apostar.
sheet-pot-fixed = Se no começo de uma rodada pequena houver no bolo menos que a aposta fixada, aposta-se o que houver.
sheet-pot-pay = Quem ganha recebe do bolo o que lhe cabe, nunca mais do que houver; tudo o que se perde vai para o bolo. Os jogos de um jogador são acertados na ordem.
sheet-pot-end = Se o bolo se esvazia, os jogadores que faltam não jogam. O que sobrar no fim é do banqueiro.
sheet-pot-void = { $passes ->
        [rotates] Anular encerra só essa rodada pequena e não serve para ficar com a banca.
       *[stays] Anular encerra só essa rodada pequena.
    }
sheet-pot-claims = { $keeps ->
        [yes] Para ganhar a banca vale a rodada inteira; para ficar com ela também: basta o banqueiro ter um desses jogos em qualquer rodada pequena.
       *[no] Para ganhar a banca vale a rodada inteira.
    }
sheet-pot-double = Que só um sete e meio receba a mais vale para a rodada inteira.

## Honour

sheet-honour-title = Honra
sheet-honour = Quem estoura tem de dizer na hora; enquanto não disser, o jogo continua parecendo um qualquer. Ao dizer, mostra as cartas e paga a aposta, que fica perdida mesmo que depois o banqueiro estoure.
sheet-honour-foul = Pedir outra carta ou parar depois de ter estourado é falta grave, mesmo que depois se diga: anota-se ao jogador uma só vez e a aposta se perde, mesmo que o banqueiro estoure.
sheet-honour-penalty = { $size ->
        [one] Além da aposta, a falta custa outro tanto.
        [two] Além da aposta, a falta custa o dobro da aposta.
       *[other] Além da aposta, a falta custa { $times } vezes a aposta.
    }
sheet-honour-hands = O que se fizer com outro dos seus jogos não é falta neste.
sheet-honour-false = Não se pode dizer que estourou um jogo que não estourou.

## When the stock runs out

sheet-stock-title = Se o maço acaba
sheet-stock = { $burn ->
        [yes] As cartas dos jogos que estouraram e foram mostrados, e as queimadas, são embaralhadas e formam o novo maço; a que está sendo queimada nesse momento não entra. Se não houver nenhuma, não se podem mais pedir cartas e deixa de valer o que obrigue a pedir.
       *[no] As cartas dos jogos que estouraram e foram mostrados são embaralhadas e formam o novo maço. Se não houver nenhuma, não se podem mais pedir cartas e deixa de valer o que obrigue a pedir.
    }
sheet-stock-earlier = Com elas se embaralham as das rodadas anteriores desde a última vez que se embaralhou.
sheet-stock-pot = Com elas se embaralham as das rodadas pequenas já acertadas.

## A fair deal

sheet-fair-title = Cartas dadas sem trapaça
sheet-fair = Antes de qualquer aposta a mesa mostra o selo de um segredo já fixado; depois cada jogador acrescenta um número. Disso sai a ordem das cartas, e por cima vem o corte, de modo que ninguém pode escolhê-las.
sheet-fair-published = { $when ->
        [every_round] No acerto da rodada o segredo é publicado e qualquer um pode conferir como se embaralhou. Isso deixa ver todas as cartas do maço, também as de quem não jogou e as que nunca foram abertas.
        [pot] Quando acaba a rodada inteira do bolo o segredo é publicado e qualquer um pode conferir como se embaralhou. Isso deixa ver todas as cartas do maço, também as de quem não jogou e as que nunca foram abertas.
       *[when_needed] Na próxima vez que se embaralha o segredo é publicado e qualquer um pode conferir como se embaralhou. Isso deixa ver todas as cartas do maço, também as de quem não jogou e as que nunca foram abertas.
    }

## The list of rulesets

sheet-rulesets-title = Regulamentos
sheet-variants-title = Variantes, que vão sobre um regulamento
