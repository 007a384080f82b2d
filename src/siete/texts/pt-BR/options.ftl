### As opções das regras: grupos, nomes, o que cada uma diz e as palavras de seus valores.

## Groups

group-deck = Baralho e cartas
group-table = A mesa
group-bank = A banca
group-bets = As apostas
group-cards = Pedir cartas
group-first_card = Primeiras cartas especiais
group-split = Dividir
group-specials = Jogos especiais
group-pay = Pagamentos
group-pot = O bolo
group-honour = Honra

## Words for values

value-yes = sim
value-no = não
value-range = de { $low } a { $high }
value-times = × { $times }
value-tariff = { $name } de { $low } a { $high }

list-and = { $first } e { $last }
list-or = { $first } ou { $last }
list-comma = { $first }, { $last }

## Cards and shuffle

option-deck-wild = Curinga
option-deck-wild-what = A figura que pode valer qualquer coisa, se houver.
value-deck-wild-none = nenhum
option-deck-wild_alone = Curinga sozinho
option-deck-wild_alone-what = Quanto vale o curinga quando é a única carta de um jogo.
value-deck-wild_alone-half = meio ponto
value-deck-wild_alone-draws = meio ponto, e é preciso pedir
value-deck-wild_alone-any = o que se quiser, de ½ a 7
option-deck-shuffle = Quando se embaralha
option-deck-shuffle-what = Se o baralho é embaralhado antes de cada rodada ou só quando precisa.
value-deck-shuffle-every_round = antes de cada rodada
value-deck-shuffle-when_needed = quando precisa

## The table

option-table-direction = Sentido do jogo
option-table-direction-what = Para que lado correm as cartas e as vezes.
value-table-direction-right = para a direita
value-table-direction-left = para a esquerda
option-table-players = Jogadores
option-table-players-what = Quantos jogam, no mínimo e no máximo, contando o banqueiro.

## The bank

option-bank-first = Primeiro banqueiro
option-bank-first-what = Como se escolhe o primeiro banqueiro.
value-bank-first-draw = na carta
value-bank-first-lot = por sorteio
option-bank-cut = Corte
option-bank-cut-what = Quem pode cortar o maço.
value-bank-cut-left = o vizinho da esquerda do banqueiro
value-bank-cut-anyone = qualquer jogador, menos o banqueiro
value-bank-cut-banker = o banqueiro
value-bank-cut-none = ninguém
option-bank-card = Carta do banqueiro
option-bank-card-what = Se os jogadores veem a primeira carta do banqueiro antes de jogar.
value-bank-card-hidden = fechada
value-bank-card-exposed = aberta
option-bank-draws_to = O banqueiro pede até
option-bank-draws_to-what = O total abaixo do qual o banqueiro tem de pedir e a partir do qual tem de parar.
value-bank-draws_to-none = o que quiser
option-bank-void_on_three = Anular com um 3
option-bank-void_on_three-what = O banqueiro que tiver um 3 como primeira carta pode anular a rodada.
option-bank-passes = A banca depois da rodada
option-bank-passes-what = O que acontece com a banca quando ninguém a ganha.
value-bank-passes-stays = fica
value-bank-passes-rotates = passa para o próximo
option-bank-claimed_by = Jogos que ganham a banca
option-bank-claimed_by-what = Jogos vencedores que fazem do jogador o próximo banqueiro.
value-bank-claimed_by-none = nenhum
option-bank-sale = Venda da banca
option-bank-sale-what = Entre as rodadas, a banca pode ser vendida.

## Stakes

option-bets-placed = Quando se aposta
option-bets-placed-what = Antes de dar as cartas, depois de ver a primeira ou quando chega a vez de cada um.
value-bets-placed-before_deal = antes de dar as cartas
value-bets-placed-after_deal = depois de dar as cartas
value-bets-placed-on_turn = na vez de cada um
option-bets-form = Forma de apostar
option-bets-form-what = Se cada um escolhe sua aposta ou o banqueiro diz uma para todos.
value-bets-form-free = cada um a sua
value-bets-form-fixed = uma para todos
option-bets-min = Aposta mínima
option-bets-min-what = O mínimo que se pode apostar em um jogo.
option-bets-max = Aposta máxima
option-bets-max-what = O máximo que se pode apostar em um jogo.
option-bets-step = Degrau
option-bets-step-what = As apostas são múltiplos dele.
option-bets-tariffs = Tabelas de apostas
option-bets-tariffs-what = Limites entre os quais o banqueiro pode escolher antes de dar as cartas.
value-bets-tariffs-none = nenhuma
option-bets-proposal = Propor limites
option-bets-proposal-what = O banqueiro pode propor outros limites, e os jogadores votam.
option-bets-raise = Aumentar a aposta
option-bets-raise-what = A cada carta pedida se pode aumentar a aposta.
option-bets-lone_card_cap = Carta só com a mínima
option-bets-lone_card_cap-what = Com uma só carta, só pode parar quem fez a aposta mínima.

## Asking for cards

option-cards-first = Primeira carta
option-cards-first-what = Se a primeira carta dos jogadores é dada fechada ou aberta.
value-cards-first-down = fechada
value-cards-first-up = aberta
option-cards-draws = Cartas pedidas
option-cards-draws-what = Se as cartas pedidas vêm abertas ou fechadas.
value-cards-draws-up = abertas
value-cards-draws-one_down = sempre uma fechada
value-cards-draws-all_down = todas abertas ou todas fechadas
option-cards-reach_bank = Alcançar a carta do banqueiro
option-cards-reach_bank-what = Ninguém pode parar abaixo da carta do banqueiro, quando ela está aberta.
option-cards-show_seven_and_a_half = Mostrar o sete e meio
option-cards-show_seven_and_a_half-what = O sete e meio é mostrado assim que é feito; senão, fica escondido.

## Special first cards

option-first_card-pass_on = Primeiras cartas para não jogar
option-first_card-pass_on-what = Quem tiver uma delas como primeira carta pode não jogar a rodada.
value-first_card-pass_on-none = nenhuma
option-first_card-burn_on = Primeiras cartas que se queimam
option-first_card-burn_on-what = Quem tiver uma delas como primeira carta pode trocá-la por outra.
value-first_card-burn_on-none = nenhuma
option-first_card-bank_burns = O banqueiro também queima
option-first_card-bank_burns-what = O banqueiro também pode trocar sua primeira carta.

## Splitting

option-split-max_hands = Jogos por jogador
option-split-max_hands-what = Quantos jogos um jogador pode ter dividindo figuras; com 1 não se divide.
option-split-when = Figuras que dividem
option-split-when-what = Toda figura que siga a primeira sem interrupção, ou a segunda de duas.
value-split-when-run = figuras seguidas
value-split-when-pair = par de figuras
option-split-stake = Aposta de outro jogo
option-split-stake-what = Como é a aposta de outro jogo em relação à do primeiro.
value-split-stake-equal = a mesma
value-split-stake-at_least = a mesma ou mais
value-split-stake-free = a que se quiser
option-split-target = Ordem dos jogos
option-split-target-what = Para qual dos jogos vai a próxima carta.
value-split-target-in_order = um depois do outro
value-split-target-named = o que se disser

## Special hands

option-specials-natural_beats = O natural ganha
option-specials-natural_beats-what = O sete e meio das duas primeiras cartas ganha do de mais cartas.
option-specials-pair_of_sevens = Par de setes
option-specials-pair_of_sevens-what = Dois setes e nada mais não estouram: ganham de qualquer outro jogo.
option-specials-muerta = Morta
option-specials-muerta-what = Com um 7 como única carta se pode pedir uma carta que ninguém vê até o fim.

## Payments

option-pay-seven_and_a_half = O sete e meio recebe
option-pay-seven_and_a_half-what = Quantas vezes a aposta o banqueiro paga por um sete e meio que ganha.
option-pay-natural = O natural recebe
option-pay-natural-what = Quantas vezes a aposta o banqueiro paga por um natural que ganha.
option-pay-pair_of_sevens = O par de setes recebe
option-pay-pair_of_sevens-what = Quantas vezes a aposta o banqueiro paga por um par de setes que ganha.
option-pay-wild_natural = O 7 com o curinga recebe
option-pay-wild_natural-what = Quantas vezes a aposta o banqueiro paga por um 7 com o curinga que ganha.
option-pay-muerta = A morta recebe
option-pay-muerta-what = Quantas vezes a aposta o banqueiro paga por uma morta que faz sete e meio.
option-pay-one_double = Um só dobro por rodada
option-pay-one_double-what = De vários jogadores que ganham com sete e meio, só o mais próximo recebe a mais.
option-pay-leftmost_double = Um só dobro por jogador
option-pay-leftmost_double-what = De vários sete e meio de um jogador, só o primeiro recebe a mais.
option-pay-ties = Empates
option-pay-ties-what = Quem ganha quando o jogador e o banqueiro têm o mesmo.
value-pay-ties-bank = ganha o banqueiro
value-pay-ties-push = ninguém ganha, salvo o sete e meio do banqueiro
value-pay-ties-push_all = ninguém ganha
value-pay-ties-push_but_five = ninguém ganha, salvo 5 contra 5, que é do banqueiro
option-pay-bank_seven_and_a_half = O sete e meio do banqueiro recebe
option-pay-bank_seven_and_a_half-what = Quantas vezes sua aposta quem segue no jogo dá ao banqueiro que faz sete e meio.
option-pay-both_seven_and_a_half = Sete e meio contra o do banqueiro
option-pay-both_seven_and_a_half-what = Quantas vezes sua aposta um sete e meio dá ao banqueiro que também o faz.
option-pay-bank_natural = O natural do banqueiro recebe
option-pay-bank_natural-what = Quantas vezes sua aposta quem segue no jogo dá ao banqueiro que faz um natural.

## The pot

option-pot-on = Jogo com bolo
option-pot-on-what = O banqueiro põe um bolo na mesa e joga por ele com cada jogador, um de cada vez.
option-pot-opening = Bolo inicial
option-pot-opening-what = O que o banqueiro põe no bolo.

## Honour

option-honour-bust = Dizer que estourou
option-honour-bust-what = Se o estouro aparece logo ou se o jogador tem de dizer.
value-honour-bust-automatic = aparece logo
value-honour-bust-declared = é preciso dizer
option-honour-penalty = Multa
option-honour-penalty-what = Apostas que se pagam além da própria por estourar e calar.

## Beside a form

option-named = “{ $title }”
option-idle = Não tem sobre o que agir com { $other }: { $value }.
option-unknown = { $what ->
        [ruleset] Não há nenhum regulamento “{ $value }”.
        [variant] Não há nenhuma variante “{ $value }”.
       *[option] Não há nenhuma opção “{ $value }”.
    }
