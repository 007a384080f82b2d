### A mesa no terminal, desenhada e em linhas de texto.

## On the table

terminal-total = { $size ->
        [one] { $total } ponto
       *[other] { $total } pontos
    }
terminal-hands = { $count } jogos
terminal-balance = saldo { $amount }
terminal-more-hands = e mais { $count }
terminal-status-stood = parou
terminal-status-bust = estourou
terminal-status-muerta = morta
terminal-status-passed = não joga
terminal-status-out = descansa
terminal-limits = Apostas de { $low } a { $high }
terminal-fixed = Todos apostam { $amount }
terminal-pot = No bolo: { $amount }
terminal-head = { $ruleset } · rodada { $round }
terminal-head-over = { $ruleset } · a rodada { $round } acabou
terminal-banker = Banca: { $name }
terminal-too-small = A janela tem { $there } caracteres.
terminal-too-small-needed = A mesa precisa de { $needed }.

## What is asked

terminal-ask-turn = { $name }, é a sua vez.
terminal-ask-bet = { $name }, quanto você aposta?
terminal-ask-open = { $name }, outra figura: você abre outro jogo com ela ou a deixa?
terminal-ask-cut = { $name }, você corta?
terminal-ask-pick = { $name }, escolha uma carta para a banca.
terminal-ask-high = { $name }, qual carta fica com a banca?
terminal-ask-valid = { $name }, a rodada vale?
terminal-ask-before = { $name }, você faz a banca: quer dizer algo antes de dar as cartas?
terminal-ask-accept = { $name }, apostas de { $low } a { $high }, tudo bem?
terminal-ask-buy = { $name }, { $other } oferece a banca a você por { $price }.
terminal-ask-sell = { $name }, { $other } oferece { $price } pela banca.
terminal-waiting = { $name } está pensando.
terminal-pause-between = Entre as rodadas.
terminal-pause-stuck = São poucos ou demais para uma rodada: alguém precisa voltar, sentar ou sair.
terminal-result-won = Você ganhou { $amount }.
terminal-result-lost = Você perdeu { $amount }.
terminal-result-even = Você nem ganhou nem perdeu.
terminal-choose-first = Escolha com ← → ou aperte uma letra.
terminal-choose-hand = Jogo { $hand } (Tab: o próximo)
terminal-bounds = de { $low } a { $high }, de { $step } em { $step }
terminal-bounds-one = só { $amount }
terminal-bounds-count = de { $low } a { $high }
terminal-enter-stake = Aposta { $value } · { $bounds } ({ $keys })
terminal-enter-raise = Aumenta para { $value } · { $bounds } ({ $keys })
terminal-enter-no-raise = Sem aumentar · para aumentar: { $bounds } ({ $keys })
terminal-enter-count = Levanta { $value } cartas · { $bounds } ({ $keys })
terminal-enter-keys-near = ↑ ↓ ou números
terminal-enter-keys-far = ↑ ↓, PgUp PgDn dez passos, ou números

## Moves

terminal-move-hit = carta
terminal-move-hit-up = carta aberta
terminal-move-hit-down = carta fechada
terminal-move-stand = paro
terminal-move-bust = estourei
terminal-move-pass = não jogo
terminal-move-burn = troco a carta
terminal-move-muerta = a morta
terminal-move-open = abro outro jogo
terminal-move-keep = deixo aqui
terminal-move-bet = apostar
terminal-move-valid = vale
terminal-move-void = anulo
terminal-move-accept = aceito
terminal-move-reject = não
terminal-move-pick = pegar carta
terminal-move-high = a mais alta
terminal-move-low = a mais baixa
terminal-move-cut = cortar
terminal-move-decline = não, obrigado
terminal-move-ready = dar as cartas
terminal-move-tariff = tabela { $tariff }
terminal-move-propose = propor limites
terminal-move-stake = dizer a aposta
terminal-move-buy = compro
terminal-move-sell = vendo
terminal-key-hit = c
terminal-key-hit-up = c
terminal-key-hit-down = f
terminal-key-stand = p
terminal-key-bust = e
terminal-key-pass = n
terminal-key-burn = t
terminal-key-muerta = m
terminal-key-open = a
terminal-key-keep = d
terminal-key-valid = v
terminal-key-void = n
terminal-key-accept = a
terminal-key-reject = n
terminal-key-high = a
terminal-key-low = b
terminal-key-decline = n
terminal-key-propose = p
terminal-key-buy = c
terminal-key-sell = v
terminal-key-ready = d
terminal-key-enter = Enter
terminal-key-space = Espaço
terminal-key-delete = Del
terminal-key-escape = Esc

## At any time

terminal-key-help = ?
terminal-key-rules = r
terminal-key-ledger = o
terminal-key-log = h
terminal-key-fair = l
terminal-key-table = j
terminal-key-save = g
terminal-key-speed = i
terminal-key-coach = k
terminal-key-quit = s
terminal-do-help = ajuda
terminal-do-rules = regras
terminal-do-ledger = contas
terminal-do-log = histórico
terminal-do-fair = jogo limpo
terminal-do-table = mesa
terminal-do-save = ata
terminal-do-speed = velocidade
terminal-do-coach = dicas
terminal-do-quit = sair
terminal-do-next = outra rodada
terminal-do-hurry = mais rápido
terminal-speed = Velocidade: { $speed }.
terminal-speed-slow = devagar
terminal-speed-normal = normal
terminal-speed-fast = rápido
terminal-speed-at_once = na hora
terminal-record-saved = As rodadas jogadas estão na ata { $file }
terminal-not-saved = O jogo não está sendo salvo: { $reason }
terminal-left-saved = O jogo está salvo. Para continuar: siete play --resume
terminal-page-keys = ↑ ↓ PgUp PgDn Home End mover · Esc fechar
terminal-menu-keys = ↑ ↓ escolher · Enter fazer · Esc deixar
terminal-form-keys = Enter pronto · Esc deixar

## Between the turns of two people

terminal-cover = { $name }, é a sua vez.
terminal-cover-others = Os outros não devem olhar.
terminal-cover-keys = Enter: { $name } vê suas cartas

## The menu of the table

terminal-do-out = { $name } descansa
terminal-do-in = { $name } volta a jogar
terminal-do-lower = { $name } pede apostas mais baixas
terminal-do-leave = { $name } deixa a mesa
terminal-do-offer = { $name } oferece a banca a { $other }
terminal-do-bid = { $name } faz uma oferta pela banca
terminal-do-join = Alguém se senta: { $kind }
terminal-join-last = no último lugar
terminal-join-after = depois de { $name }
terminal-do-nonce = { $name } põe algo seu no próximo embaralhamento
terminal-name = Nome
terminal-price = Preço (0 ou mais)
terminal-nonce = Qualquer coisa; ninguém pode escolher as cartas com isso
terminal-nonce-added = No próximo embaralhamento entra como { $nonce }
terminal-limits-low = Aposta mínima
terminal-limits-high = Aposta máxima
terminal-limits-bounds = múltiplo de { $step }
terminal-limits-refused = Primeiro a menor; as duas acima de 0 e múltiplas de { $step }.
terminal-kind-person = uma pessoa
terminal-kind-cautious = um robô prudente
terminal-kind-bold = um robô ousado
terminal-kind-varied = um robô de humor variável
terminal-kind-beginner = um robô que está aprendendo
terminal-kind-casual = um robô que joga de vez em quando
terminal-kind-steady = um robô firme
terminal-kind-expert = um robô experiente
terminal-kind-both = { $level }, { $temper ->
        [cautious] prudente
        [bold] ousado
       *[varied] de humor variável
    }

## The ledger

terminal-ledger-line = { $name } { $amount }
terminal-ledger-gone = { " " }(já saiu)
terminal-ledger-settle = Para acertar as contas
terminal-ledger-transfer = { $payer } dá { $amount } a { $payee }
terminal-ledger-even = Ninguém deve nada.

## Fairness

terminal-fair-seal = Um segredo já fixa as cartas deste embaralhamento, e este é o selo dele:
terminal-fair-nonces = Estes números, um por jogador, entraram nele antes da primeira carta:
terminal-fair-added = Estes números foram acrescentados por jogadores até agora, e entrarão nele:
terminal-fair-check = Quando as cartas já não contam, o segredo é publicado. A ata das rodadas tem tudo; siete verify confere.

## The table in words

terminal-look = A mesa em palavras
terminal-seat = { $name }, { $kind }, saldo { $balance }
terminal-seat-banker = faz a banca
terminal-seat-stake = aposta { $amount }
terminal-hand = jogo { $number }
terminal-card-hidden = uma carta fechada
terminal-card-down = { $card } (fechada)

## Help

terminal-help-signs = Sinais
terminal-help-suit = { $suit ->
        [o] { $sign } ouros
        [c] { $sign } copas
        [e] { $sign } espadas
       *[b] { $sign } paus
    }
terminal-help-pintas = A moldura também diz o naipe: inteira em ouros, um corte em copas, dois em espadas, três em paus.
terminal-help-turn = de quem é a vez
terminal-help-bank = quem faz a banca
terminal-help-stake = o que foi apostado
terminal-help-down = moldura de uma carta sua que está fechada
terminal-help-moves = Jogadas
terminal-help-arrows = ← → e Enter: escolher uma jogada sem a letra
terminal-help-numbers = ↑ ↓, Page Up e Page Down, Home, End ou números: a aposta, o aumento, o corte
terminal-help-hands = Tab: seu próximo jogo, se tiver mais de um
terminal-help-always = A qualquer momento
terminal-help-help = esta página
terminal-help-rules = as regras desta mesa, completas
terminal-help-ledger = os saldos, e quem deve a quem
terminal-help-log = tudo o que aconteceu, e a mesa em palavras
terminal-help-fair = como se sabe que as cartas são dadas com honestidade
terminal-help-table = descansar, voltar, vender ou comprar a banca, pedir apostas mais baixas, sentar, sair
terminal-help-save = escrever as rodadas jogadas em uma ata
terminal-help-speed = em que passo vão os robôs e as cartas
terminal-help-coach = dicas: quanto vale cada decisão e, depois da rodada, quanto custaram as suas
terminal-help-quit = sair; o jogo é salvo a cada jogada
terminal-help-hurry = Espaço: não esperar até a próxima pergunta
terminal-help-leaving = Para continuar o jogo outro dia: siete play --resume

## Before a game

terminal-choose-ruleset = O que vamos jogar?
terminal-new-game = Jogo novo
terminal-saved-games = Jogos por terminar
terminal-saved-note = Enter continua este jogo de onde parou; Del o esquece.
terminal-language = Idioma
terminal-language-name = Português (Brasil)
terminal-language-note = ← → outro idioma
terminal-forget = Esquecer este jogo?
terminal-forget-no = Não, guardar
terminal-forget-yes = Sim, esquecer
terminal-choose-places = Quem se senta? Na ordem do jogo, de { $low } a { $high }
terminal-places-note = Enter muda o nome, ← → quem é, + põe mais um lugar, Del tira este.
terminal-places-add = +  mais um lugar
terminal-places-add-note = Enter põe mais um lugar na mesa.
terminal-places-full = A mesa está cheia.
terminal-go-on = Continuar
terminal-places-go-on-note = Enter: sentam-se estes.
terminal-choose-house = { $ruleset }: regras da casa
terminal-play = Jogar
terminal-play-note = Enter: joga-se com estas regras. Quem joga como diz a folha não muda nada.
terminal-variants-own = Variantes
terminal-variants-other = Variantes de outros lugares
terminal-idle = (Aqui não tem sobre o que agir.)
terminal-write = Agora { $text }. Escreva outro valor:
terminal-setup-choose = escolher
terminal-setup-forget = esquecer
terminal-setup-name = nome
terminal-setup-kind = pessoa ou robô
terminal-setup-remove = tirar
terminal-setup-back = voltar
terminal-setup-change = mudar
terminal-setup-write = escrever
terminal-setup-usual = como sempre
terminal-names-people = Ana, João, Beatriz, Pedro, Luísa, Rafael, Camila, Bruno, Júlia, Tiago, Clara, André
terminal-names-bots = Zeca, Tereza, Chico, Rita, Tonho, Marlene, Juca, Nair, Zezé, Dirce, Tião, Odete

## Plain lines

terminal-plain-help = Escreva uma ação, ou ajuda.
terminal-plain-hand = { $name } tem: { $hand }
terminal-plain-allowed = { $question } Você pode: { $allowed }
terminal-plain-unasked = { $name } pode: { $allowed }
terminal-plain-cover = { $name }, é a sua vez. Os outros não devem olhar. Enter mostra as cartas.
terminal-plain-between = Entre as rodadas. Uma linha vazia continua.
terminal-plain-all-out = Ninguém daqui joga a próxima rodada: com uma linha vazia os outros jogam.
terminal-plain-stuck = São poucos ou demais para uma rodada: alguém precisa voltar, sentar ou sair.
terminal-plain-not-yours = { $name } é um robô e decide sozinho.
terminal-plain-choose = Escreva um número de 1 a { $most }, ou um nome.
terminal-plain-help-actions = As ações são palavras: bet 2 (apostar), hit (carta), hit down (carta fechada), hit raise 3 (aumentar para 3 e carta), stand (parar). Na sua vez, a linha diz quais valem.
terminal-plain-help-bounds = 1..3 step 1 quer dizer: de 1 a 3, de 1 em 1. O que está entre colchetes pode faltar; | separa coisas entre as quais escolher.
terminal-plain-help-names = Onde não está claro quem age, o nome vai na frente: Ana out.
terminal-word-help = ajuda
terminal-word-rules = regras
terminal-word-ledger = contas
terminal-word-look = mesa
terminal-word-log = histórico
terminal-word-fair = limpo
terminal-word-coach = dicas
terminal-word-record = ata
terminal-word-quit = sair
terminal-word-ready = pronto
terminal-word-on = sim
terminal-word-off = não
terminal-plain-word-help = isto
terminal-plain-word-rules = as regras desta mesa
terminal-plain-word-ledger = os saldos, e quem deve a quem
terminal-plain-word-look = a mesa em palavras
terminal-plain-word-log = tudo o que aconteceu
terminal-plain-word-fair = como se sabe que as cartas são dadas com honestidade
terminal-plain-word-coach = com dicas ou sem: quanto vale cada decisão, e quanto custaram as suas
terminal-plain-word-record = escrever as rodadas jogadas em uma ata
terminal-plain-word-quit = sair; o jogo é salvo a cada ação

## Refused

error-play-resume-alone = --resume continua um jogo como estava: não aceita regulamento, --with, --set, --players, --bots nem --names.
error-play-resume-in-use = { $file } já está sendo jogado, em outra janela. Outros jogos salvos estão na primeira tela: siete play
error-play-bots = { $bots } robôs são mais que { $players } jogadores.
error-play-names = { $names } nomes são mais que { $players } jogadores.
error-play-names-apart = “{ $argument }” não é conhecido aqui. Se é um nome: os nomes vão separados por vírgulas, --names { $names },{ $argument }
error-nothing-to-record = Ainda não há nada para pôr em ata: nenhuma rodada acabou.
