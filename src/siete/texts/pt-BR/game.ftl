### A partida em palavras: uma mensagem por acontecimento. O nome em $seat pode dizer de qual dos jogos se trata.

game-hand = { $seat } (jogo { $hand })

## Between rounds and before the deal

game-joined = { $seat } senta-se à mesa.
game-left = { $seat } deixa a mesa.
game-sat-out = { $seat } fica de fora.
game-came-back = { $seat } volta ao jogo.
game-asked-lower = { $seat } pede que as apostas baixem.
game-offered = { $seat } oferece a banca a { $buyer } por { $price }.
game-was-bid = { $seat } oferece { $price } pela banca.
game-sold = { $seat } vende a banca a { $buyer } por { $price }.
game-declined = { $seat } diz que não.
game-picked = { $seat } escolhe uma carta sem olhar.
game-voted = { $vote ->
        [high] { $seat } vota pela carta mais alta.
        [low] { $seat } vota pela carta mais baixa.
        [accept] { $seat } aceita os limites.
       *[reject] { $seat } não aceita os limites.
    }
game-vote-result = A votação: { $high } pela carta mais alta, { $low } pela mais baixa. { $best ->
        [high] A mais alta leva a banca.
       *[low] A mais baixa leva a banca.
    }
game-revealed = { $seat } abre sua carta: { $card }.
game-draw-again = Empate; escolhem de novo: { $seats }.
game-bank-passed = { $why ->
        [drawn] A carta de { $seat } ganha a banca.
        [lot] A sorte dá a banca a { $seat }.
        [claimed] { $seat } ganha a banca.
        [rotated] A banca passa para { $seat }.
        [left] O banqueiro saiu; a banca passa para { $seat }.
       *[sold] A banca agora é de { $seat }.
    }
game-shuffled = As cartas são embaralhadas.
game-cut-made = { $count ->
        [0] { $seat } não corta.
        [one] { $seat } corta: levanta uma carta.
       *[other] { $seat } corta: levanta { $count } cartas.
    }
game-tariff-chosen = { $seat } escolhe a tabela “{ $name }”: de { $low } a { $high }.
game-limits-proposed = { $seat } propõe apostas de { $low } a { $high }.
game-limits-voted = { $accepted ->
        [yes] Aprovado, com { $votes_for } de { $votes } a favor: agora se aposta de { $low } a { $high }.
       *[no] Recusado, com { $votes_for } de { $votes } a favor: continua-se apostando de { $low } a { $high }.
    }
game-stake-named = { $seat } diz a aposta: { $amount } para todos.

## In a round

game-round-began = Nova rodada. { $seat } faz a banca; na ordem: { $players }. Apostas de { $low } a { $high }.
game-pot-is = No bolo há { $amount }.
game-staked = { $seat } aposta { $amount }.
game-returned = { $seat } recebe { $amount } de volta.
game-dealt = { $kind ->
        [up] { $seat } recebe { $card }.
        [down] { $seat } recebe uma carta fechada: { $card }.
       *[hidden] { $seat } recebe uma carta fechada.
    }
game-turned = { $seat } abre { $card }.
game-said-valid = { $seat }: a rodada vale.
game-voided = { $seat } mostra { $card } e anula a rodada.
game-passed = { $seat } não joga esta rodada.
game-burnt = { $seat } queima { $card }.
game-asked = { $face ->
        [down] { $raised ->
            [yes] { $seat } aumenta para { $stake } e pede carta fechada.
           *[no] { $seat } pede carta fechada.
        }
       *[up] { $raised ->
            [yes] { $seat } aumenta para { $stake } e pede carta.
           *[no] { $seat } pede carta.
        }
    }
game-opened = { $seat } abre outro jogo com { $card }, por { $amount }.
game-kept = { $seat } deixa a figura onde chegou.
game-asked-muerta = { $raised ->
        [yes] { $seat } aumenta para { $stake } e pede a morta.
       *[no] { $seat } pede a morta.
    }
game-busted = { $banker ->
        [yes] { $seat } estoura: { $cards }.
       *[no] { $seat } estoura ({ $cards }) e paga { $stake }.
    }
game-shown = { $why ->
        [seven_and_a_half] { $seat } tem sete e meio: { $cards }.
        [pair_of_sevens] { $seat } tem par de setes: { $cards }.
       *[settlement] { $seat } mostra: { $cards }.
    }
game-stood = { $seat } para.
game-reshuffled = { $count ->
        [one] O maço acabou: uma carta usada forma o novo.
       *[other] O maço acabou: embaralham-se { $count } cartas usadas.
    }
game-hand-settled = { $why ->
        [bust] { $seat } estourou e perdeu { $amount }.
        [foul] { $seat } estourou e não disse: falta grave, e perde { $amount }.
        [bank_bust] { $seat } ganha { $amount } com { $mine }: o banqueiro estourou.
        [higher] { $seat } ganha { $amount }: { $mine } contra { $bank }.
        [lower] { $seat } perde { $amount }: { $mine } contra { $bank }.
        [tie_lost] { $seat } perde { $amount }: { $mine } dos dois lados, e ganha o banqueiro.
        [tie_off] { $seat } e o banqueiro empatam: { $mine } dos dois lados, ninguém ganha.
       *[muerta] { $seat } ganha { $amount } com a morta.
    }
game-struck = Só um sete e meio recebe a mais.
game-short = No bolo não há mais nada.
game-round-over = Fim da rodada. { $net }.
game-net = { $seat } { $amount }
game-fouls = { $count ->
        [one] Falta grave: { $seats }.
       *[other] Faltas graves: { $seats }.
    }
