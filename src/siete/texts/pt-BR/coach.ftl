### O conselheiro: quanto vale cada decisão, com que certeza, e quanto custaram as de uma rodada.

## O melhor

coach-best-more = O melhor: { $what }, que vale { $more } a mais do que { $other }.
coach-best-same = Dá no mesmo: { $what } ou { $other }.
coach-best-any = Dá no mesmo: qualquer valor de { $low } a { $high }.
coach-best-way = O melhor: { $what }.
coach-best-alone = Só há uma coisa a fazer: { $what }.
coach-luck-alone = Tanto faz: aqui ninguém pode saber nada que ajude.
coach-not-asked = Não é preciso fazer nada. Quanto vale cada coisa?
coach-bust = { $some ->
        [one] Uma carta em cada { $of } faz você estourar.
       *[other] { $some } cartas em cada { $of } fazem você estourar.
    }
coach-bust-none = Nenhuma carta que você não viu faz você estourar.
coach-bust-all = Qualquer carta que você não viu faz você estourar.

## Quanto vale cada decisão

coach-worths-round = Em fichas, até o fim da rodada: { $worths }.
coach-worths-bank = Em fichas, contando umas { $rounds } rodadas com a banca: { $worths }.
coach-worth = { $what } { $worth }
coach-sure-exact = É exato, se isto for verdade: { $assumes }.
coach-sure-estimate = É uma estimativa, com { $error } a mais ou a menos, se isto for verdade: { $assumes }.
coach-sure-sampled = Vem de uma amostra, com erro padrão de { $error }, se isto for verdade: { $assumes }.
coach-sure-nothing-assumed = nada sobre os outros

## O que se dá por certo

coach-assumes-bank-replies = a banca faz o melhor contra as cartas abertas, e acha que as pessoas costumam parar a partir de 5½
coach-assumes-bank-by-rule = as regras pedem pela banca
coach-assumes-others-usual = quem joga depois de você pede até 5
coach-assumes-others-tell = quem parou tinha aquilo com que as pessoas param
coach-assumes-players-best = todos jogam tão bem quanto o conselheiro
coach-assumes-players-stake = os jogadores apostam no meio entre os limites
coach-assumes-streets-apart = se há vários jogos, cada um é calculado sozinho
coach-assumes-claims-left-out = não se conta quanto vale ganhar a banca
coach-assumes-agreed = os outros concordam
coach-assumes-rounds-held = a banca não é vendida de novo
coach-assumes-luck-alone = decide a sorte

## As decisões

coach-do-bet = apostar { $amount }
coach-do-hit = pedir carta
coach-do-hit-up = pedir carta aberta
coach-do-hit-down = pedir carta fechada
coach-do-stand = parar
coach-do-bust = dizer que estourou
coach-do-pass = não jogar
coach-do-burn = trocar a carta
coach-do-muerta = a morta
coach-do-open = abrir outro jogo por { $amount }
coach-do-keep = deixar a figura ali
coach-do-valid = dar a rodada por válida
coach-do-void = anular a rodada
coach-do-pick = pegar carta
coach-do-high = a carta mais alta
coach-do-low = a carta mais baixa
coach-do-cut = cortar
coach-do-decline = dizer que não
coach-do-ready = dar as cartas
coach-do-tariff = a tabela “{ $tariff }”
coach-do-propose = propor de { $low } a { $amount }
coach-do-accept = aceitar
coach-do-reject = recusar
coach-do-stake = fixar a aposta em { $amount }
coach-do-offer = vender a banca por { $amount }
coach-do-bid = oferecer { $amount } pela banca
coach-do-buy = comprar a banca
coach-do-sell = vender a banca
coach-do-out = descansar
coach-do-in = voltar a jogar
coach-do-lower = pedir apostas mais baixas
coach-do-leave = deixar a mesa
coach-with-raise = { $what } subindo para { $amount }
coach-with-hand = jogo { $hand }: { $what }

## Depois da rodada

coach-review = As suas decisões custaram { $cost } fichas ao todo.
coach-review-best = Todas as suas decisões foram as melhores.
coach-review-line = Decisão { $number }: { $taken } custou { $cost }; o melhor era { $best }.

## Com dicas ou sem

coach-on = O conselheiro dá dicas.
coach-off = O conselheiro se cala.
coach-thinking = O conselheiro está pensando…
coach-missing = Falta ao conselheiro algo que não está instalado aqui: pip install "siete[odds]"
