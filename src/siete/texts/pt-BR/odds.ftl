### Chances exatas: as de uma mão, uma situação, a melhor jogada contra um banqueiro que pede até um total.

odds-title = Chances exatas
odds-cards = { $cards ->
        [one] De uma carta.
       *[other] De { $cards } cartas, sem devolver nenhuma. As chances estão em porcentagem.
    }

## As primeiras cartas

odds-first-title = As primeiras cartas
odds-natural = Sete e meio em duas cartas
odds-wild-natural = Um 7 com o curinga
odds-pair = Dois setes em duas cartas
odds-figures = { $many ->
        [one] Uma figura como primeira carta
       *[other] { $many } figuras nas { $many } primeiras cartas
    }

## A próxima carta

odds-next-title = A próxima carta
odds-next-legend = Quantas vezes estoura com ela uma mão de cada total: entre todas as mãos, e com as cartas com que isso acontece menos e mais vezes.
odds-total = total
odds-bust = estoura
odds-least = mínimo
odds-most = máximo
odds-becomes = fica em

## Como acaba uma mão

odds-draw-title = Como acaba uma mão
odds-draw-legend = Em porcentagem, conforme o total a partir do qual se para; abaixo dele se pede carta.
odds-stand-from = desde

## Uma situação

odds-position-title = Chances de uma mão
odds-hand = A mão: { $cards } ({ $total }).
odds-unseen = { $cards ->
        [one] Falta ver uma carta.
       *[other] Faltam ver { $cards } cartas.
    }
odds-over = Com esta mão já não se pode pedir.
odds-none-left = Não resta nenhuma carta.
odds-stands = Só dá para parar.
odds-progress = Calculado: { $percent } %

## A melhor jogada

odds-reply-title = O melhor contra um banqueiro que pede até { $total }
odds-reply-legend = Quanto vale uma rodada para o jogador, em primeiras apostas.
odds-worth-title = vale
odds-way-title = modo de jogar
odds-choice-title = jogada
odds-worth-best = o melhor possível
odds-worth-least = o melhor possível, no mínimo
odds-worth-most = o melhor possível, no máximo
odds-worth-unsplit = o melhor com uma mão só
odds-worth-totals = olhando só o total
odds-worth-threshold = parando a partir de um total
odds-between = Abrindo outras mãos vale de { $lower } a { $upper }.
odds-threshold-title = Parar a partir de um total
odds-play-title = Como jogar melhor
odds-hand-title = mão
odds-best-title = o melhor
odds-line = { $cards ->
        [one] só { $name }
       *[other] { $name }
    }
odds-kind = { $kind ->
        [wild] curinga
       *[figure] figura
    }
odds-option = { $option ->
        [stand] parar
        [hit_raise] aumentar e carta
        [pass] passar
        [burn] trocar
        [muerta] a morta
        [muerta_raise] aumentar e a morta
       *[hit] carta
    }
odds-sign = { $sign } { $meaning }
odds-legend = Em cima está a carta do banqueiro. { $signs }, * não com todas as cartas igual.
odds-otherwise-title = Mãos com * que se jogam de outro modo:
odds-otherwise = { $hand } ({ $total }): { $option }
odds-otherwise-bank = { $hand } ({ $total }) contra { $bank }: { $option }
odds-otherwise-more = { $hands ->
        [one] E mais uma, da qual pouco depende.
       *[other] E mais { $hands }, das quais depende menos.
    }

## O que se recusa

error-odds-total = "{ $value }" não é um total até o qual pedir. Aceita-se de 0.5 a 7.5, de 0.5 em 0.5.
error-odds-no-cards = Uma mão precisa de pelo menos uma carta, como em --hand "7o".
error-odds-card-seen = A carta { $card } não pode estar em dois lugares.
error-odds-hand-bust = A mão { $hand } estoura: tem { $total }.
error-odds-bank-card-alone = --bank-card vai com --hand: é o que vê quem tem uma mão.
error-odds-bank-card-hidden = Nestas regras a primeira carta do banqueiro fica fechada: ninguém a vê, e --bank-card não tem lugar aqui.
error-odds-all-seen = Todas as cartas foram vistas: não resta nenhuma para dar.
error-odds-no-banker = Todas as cartas foram vistas e o banqueiro não tem nenhuma. Quanto vale parar depende da carta do banqueiro: --bank-card diz qual é, onde ela fica à vista.
error-odds-deck = { $cards ->
        [one] Uma carta é pouco: jogador e banqueiro precisam de uma cada um.
       *[other] Com { $cards } cartas não se pode dar: são precisas pelo menos duas, cada uma só uma vez.
    }
error-odds-deck-small = { $cards } cartas são poucas: com menos de { $needed } destas o baralho pode acabar numa mão, e isso não é analisado.
