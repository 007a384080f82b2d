### A mesa no navegador: o que se pergunta, o que se pode tocar e o que há em volta.

## Cards and seats

web-card = { $rank ->
        [1] ás
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [10] valete
        [11] cavalo
       *[12] rei
    } { $suit ->
        [o] de ouros
        [c] de copas
        [e] de espadas
       *[b] de paus
    }
web-card-down = { $card }, fechada
web-card-hidden = uma carta fechada
web-burnt = cartas trocadas
web-total = soma
web-stake = aposta
web-balance = saldo
web-bank = banca
web-bot = robô
web-coached = joga com o conselheiro
web-own = Seu lugar
web-hand = Jogo { $hand }: { $total }
web-status-stood = parou
web-status-bust = estourou
web-status-muerta = morta
web-status-passed = não joga
web-their-turn = na vez
web-away = descansa
web-offline = sem conexão
web-ready = pronto
web-foul = falta grave
web-even = empate
web-limits = Apostas de { $low } a { $high }
web-fixed = Todos apostam { $amount }
web-pot = Bolo: { $amount }
web-clock = { $seconds ->
        [one] resta { $seconds } segundo
       *[other] restam { $seconds } segundos
    }

## What is asked

web-your-move = Sua jogada
web-your-turn = Sua vez! Voltar à mesa
web-ask-turn = É a sua vez: mais uma carta?
web-ask-bet = Quanto você aposta?
web-ask-open = Outra figura: você abre outro jogo com ela ou deixa aqui?
web-ask-cut = Você corta?
web-ask-pick = Escolha uma carta para a banca.
web-ask-high = Qual carta fica com a banca?
web-ask-valid = A rodada vale?
web-ask-before = Você faz a banca: dá as cartas ou diz algo antes?
web-ask-accept = Apostas de { $low } a { $high }: tudo bem?
web-ask-buy = { $name } oferece a banca a você por { $price }.
web-ask-sell = { $name } oferece { $price } pela banca.
web-waiting-for = Esperando { $names }
web-waiting-others = mais { $count }
web-dealing = As cartas estão vindo.
web-between = Vamos à próxima rodada?
web-stuck = São poucos ou demais para uma rodada: alguém precisa voltar, sentar ou sair.
web-paused = O anfitrião pausou o jogo.
web-closed = A noite acabou.
web-standin = Um robô joga por você.
web-play-again = Jogo eu
web-out = Você está descansando.
web-lobby-waiting = O jogo ainda não começou.
web-lot = A sorte vai decidir quem fica com a banca.
web-sits-next = Você joga a partir da próxima rodada.
web-no-seat = Você não tem lugar nesta rodada.
web-can = Você pode: { $moves }.
web-bounds = de { $low } a { $high }, de { $step } em { $step }
web-no-raise = sem aumentar
web-amount-amount = Aposta
web-amount-raise = Aumentar para
web-amount-count = Cartas a levantar
web-less = menos
web-more = mais
web-more-time = Mais tempo
web-aside = Mais…
web-back = Voltar

## Moves

web-move-hit = Carta
web-move-hit-up = Carta aberta
web-move-hit-down = Carta fechada
web-raised = { $move }, aumento para { $amount }
web-move-stand = Paro
web-move-bust = Estourei
web-move-pass = Não jogo
web-move-burn = Troco a carta
web-move-muerta = A morta
web-move-open = { $amount ->
        [none] Abro outro jogo
       *[other] Abro outro jogo por { $amount }
    }
web-move-keep = Deixo aqui
web-move-bet = { $amount ->
        [none] Aposto
       *[other] Aposto { $amount }
    }
web-move-valid = Vale
web-move-void = Anulo
web-move-accept = Aceito
web-move-reject = Não
web-move-pick = Pego uma carta
web-move-high = A mais alta
web-move-low = A mais baixa
web-move-cut = { $amount ->
        [none] Corto
       *[other] Corto { $amount }
    }
web-move-decline = Não, obrigado
web-move-ready = Dou as cartas
web-move-tariff = Tabela { $tariff }
web-move-propose = Proponho limites
web-move-stake = Digo a aposta
web-move-buy = Compro a banca
web-move-sell = Vendo a banca
web-move-offer = Ofereço a banca
web-move-bid = Lance pela banca
web-move-out = Descanso
web-move-in = Volto ao jogo
web-move-lower = Peço apostas menores
web-move-leave = Deixo a mesa
web-tariff-traditional = tradicional
web-tariff-high = alta
web-limit-low = Aposta mínima
web-limit-high = Aposta máxima
web-price = Preço
web-buyer = A quem
web-leave-sure = Deixar seu lugar? O que você ganhou ou perdeu fica nas contas.

## After a round

web-won = Você ganhou { $amount }
web-lost = Você perdeu { $amount }
web-even-mine = Você nem ganhou nem perdeu
web-result = Resultado da rodada
web-next-round = Próxima rodada

## Before the first round, sitting down, and inviting

web-sit = Sentar
web-sit-name = Seu nome nesta mesa
web-sit-note = Você está assistindo. Ninguém precisa de cadastro: basta um nome.
web-sit-closed = Você está assistindo. O anfitrião decide quem senta.
web-sit-full = Você está assistindo. Todos os lugares estão ocupados.
web-start = Começar
web-host-starts = O anfitrião começa quando todos chegarem.
web-empty-seat = lugar livre
web-seats = À mesa: { $taken } de { $most }
web-seats-lacking = { $count ->
        [one] Falta um para começar: uma pessoa ou um robô.
       *[other] Faltam { $count } para começar: pessoas ou robôs.
    }
web-code = Código
web-link = Link de acesso
web-qr = Código QR do link
web-link-only-here = Este link só funciona neste computador. Para que celulares e outros computadores entrem, inicie o servidor com { $command }.
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar

## Beside the table

web-panel = Jogadas, pessoas, regras e ajustes
web-tab-log = Jogadas
web-tab-people = Pessoas
web-tab-chat = Conversa
web-tab-rules = Regras
web-tab-ledger = Contas
web-tab-settings = Ajustes
web-close = Fechar
web-unread = há algo novo na conversa
web-log-empty = Ainda não aconteceu nada.
web-round = Rodada { $round }
web-before-rounds = Antes da primeira rodada
web-to-history = Todas as rodadas, passo a passo
web-chat-write = Diga algo
web-chat-send = Enviar
web-chat-empty = Ninguém disse nada ainda.
web-emotes = Gestos
web-emote-cheers = saúde
web-emote-clap = boa jogada
web-emote-laugh = ri
web-emote-ouch = ai
web-emote-think = pensando
web-emote-hurry = vamos lá
web-emote-heart = com carinho
web-emote-luck = boa sorte
web-who = Quem
web-settle = Para acertar as contas
web-nobody-owes = Ninguém deve nada.
web-transfer = { $payer } dá { $amount } a { $payee }
web-to-ledger = Contas da noite
web-next-rules = A partir da próxima rodada: { $title }.
web-read-them = Ler
web-rules-worth = Quanto valem estas regras, e como jogar com elas
web-loading = Um momento…
web-rules-failed = Não deu para buscar as regras agora.

## People

web-you = você
web-host = anfitrião
web-stand-in = um robô está jogando
web-waits = a partir da próxima rodada
web-leaves = sai no fim da rodada
web-manage = Mais sobre { $name }
web-add-bot = Adicionar um robô
web-bot-plays = Como o robô joga
web-bot-temper = Temperamento
web-temper = { $temper ->
        [cautious] prudente
        [bold] ousado
        [varied] de humor variável
       *[even] equilibrado
    }
web-remove = Tirar da mesa
web-remove-sure = Tirar { $name } da mesa? A mão dessa pessoa é jogada até o fim da rodada.
web-get-up = Levantar
web-seat-link = Continuar em outro aparelho
web-give-seat = Link do lugar
web-seat-link-note = Quem abrir este link fica com o lugar: vale uma vez só, e para mais ninguém.
web-play-for = Passar a um robô
web-play-myself = Tirar o robô
web-hand-over = Tornar anfitrião
web-gone = Fora da mesa agora
web-watching = { $count ->
        [0] Ninguém está assistindo.
        [one] Uma pessoa está assistindo.
       *[other] { $count } pessoas estão assistindo.
    }
web-to-tv = Numa televisão
web-to-watch = Só assistir

## Settings

web-here = Neste aparelho
web-language = Idioma
web-deck = Cartas
web-deck-spanish = Espanholas
web-deck-french = Francesas
web-theme = Claro ou escuro
web-theme-auto = Como o sistema
web-theme-light = Claro
web-theme-dark = Escuro
web-sound = Som
web-keys = Os números de 1 a 9 fazem o que os botões fazem
web-coach-on = Quero dicas do conselheiro
web-coach-told = Quanto vale cada opção, pelo que você sabe. Os outros veem que você joga com ele.
web-guide-again = Ver o guia de novo
web-host-settings = Como anfitrião
web-pause = Pausar
web-go-on = Continuar
web-change-rules = Mudar as regras
web-timer = Tempo por jogada
web-timer-off = sem limite
web-timer-relaxed = tranquilo
web-timer-quick = rápido
web-pause-length = Pausa entre as rodadas
web-pause-seconds = { $seconds ->
        [0] até todos estarem prontos
       *[other] { $seconds } segundos
    }
web-setting-open = Quem tem o link pode sentar
web-setting-watch = Quem tem o link pode assistir
web-setting-chat = Conversa
web-setting-emotes = Gestos
web-setting-coach = Quem quiser pode jogar com o conselheiro
web-close-table = Encerrar a noite
web-close-table-sure = Encerrar a noite para todos? A rodada em jogo fica como está. A mesa pode ser aberta de novo.
web-close-table-yes = Encerrar para todos
web-reopen = Abrir de novo
web-delete = Apagar
web-delete-sure = Apagar a mesa com as rodadas, as contas e a conversa, para todos e para sempre?
web-delete-yes = Apagar para sempre

## The guide

web-guide = Guia
web-hint-stake = Primeiro a aposta: escolha quanto vale para você esta mão, dentro dos limites.
web-hint-card = Chegue o mais perto que puder de 7½ sem estourar. O sete vale 7 e as figuras ½. Peça carta, ou pare com o que tem.
web-hint-hidden = Fechada, só você vê a carta. Aberta, todos veem.
web-hint-bank = Você tem a banca: joga por último, contra todos de uma vez.
web-hint-wait = Agora jogam os outros. De olho na banca: os empates costumam ser dela.
web-hint-over = Assim é uma rodada. Aqui você vê quem ganhou o quê e por quê. As regras completas desta mesa estão a um toque.
web-hint-read = Entendi
web-hint-skip = Pular o guia

## The page

web-title = { $table } · Siete
web-title-turn = Sua vez · { $table }
web-home = Início
web-played = { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
web-opening = Abrindo a mesa…
web-reconnecting = A conexão caiu. Tentando de novo…
web-ended = A mesa está fechada para esta página.
web-nowhere = Não há nada aqui.
web-not-loaded = Não deu para carregar a página.
web-again = Tentar de novo

## The coach

web-coach = O conselheiro
web-coach-thinking = O conselheiro está pensando…
web-coach-waits = O conselheiro espera a sua vez.
web-coach-why = É certo?
web-coach-which = Quais?
web-coach-best = , a melhor
web-coach-at = { $worth } com { $amount }
