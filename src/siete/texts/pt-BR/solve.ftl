### O equilíbrio: quanto vale uma rodada, como joga o jogador, o que cada regra acrescenta.

solve-title = Equilíbrio
solve-about = Um jogador contra o banqueiro, cada um jogando o melhor possível contra o outro.
solve-progress = { $parts ->
        [one] Uma parte resolvida, { $seconds } s
       *[other] { $parts } partes resolvidas, { $seconds } s
    }
solve-progress-round = { $progress }; a próxima: passada { $round }, { $apart } ainda em aberto
solve-progress-rule = { $option }: { $progress }

## Quanto vale uma rodada

solve-value-title = Quanto vale uma rodada
solve-value = { $least ->
        [yes] Uma rodada vale pelo menos { $value } primeiras apostas para o jogador.
       *[no] Uma rodada vale { $value } primeiras apostas para o jogador.
    }
solve-keeps = { $who ->
        [banker] De cada 100 fichas de primeiras apostas a banca fica com { $chips }.
        [banker_most] De cada 100 fichas de primeiras apostas a banca fica no máximo com { $chips }.
        [player] Para cada 100 fichas de primeiras apostas o jogador ganha { $chips }.
        [player_least] Para cada 100 fichas de primeiras apostas o jogador ganha pelo menos { $chips }.
       *[nobody] Nenhum dos dois sai ganhando.
    }
solve-left-split = Nas estratégias não se abrem outras mãos; nos limites, sim: o inferior é o que tem garantido quem também as abre, e o superior, o máximo que o banqueiro precisa deixar. Uma parte vem de uma amostra, com cinco erros padrão a mais.
solve-left-pot = O bolo fica de fora: esta é uma rodada fora dele.
solve-exact = { $apart ->
        [yes] No mais é exato: as melhores respostas às duas estratégias deixam menos de { $gap } entre si.
       *[no] É exato: as melhores respostas às duas estratégias deixam menos de { $gap } entre si.
    }
solve-bounds = { $split ->
        [yes] Está entre { $lower } e { $upper }.
       *[no] As melhores respostas às duas estratégias o limitam: no mínimo { $lower }, no máximo { $upper }.
    }
solve-found = Levou { $seconds } s. O jogador tem que decidir em { $player } situações, o banqueiro em { $banker }.

## A banca

solve-bank-title = A banca
solve-bank-changes = { $how ->
        [never] A banca nunca muda de mãos.
        [always] A banca muda de mãos depois de cada rodada.
       *[some] A banca muda de mãos depois de { $percent } % das rodadas.
    }
solve-bank-worth = { $who ->
        [banker] Em uma noite de { $rounds } rodadas, começar como banqueiro e não como jogador vale { $worth } primeiras apostas.
        [player] Em uma noite de { $rounds } rodadas, começar como jogador e não como banqueiro vale { $worth } primeiras apostas.
       *[nobody] Em uma noite de { $rounds } rodadas tanto faz quem começa como banqueiro.
    }

## Em que dá uma rodada

solve-results-title = Em que dá uma rodada
solve-results = O jogador ganha { $wins } % das rodadas e perde { $loses } %; em { $even } % ninguém ganha.
solve-result = resultado
solve-net = o jogador tira
solve-why = { $why ->
        [bust] o jogador estoura
        [bank_bust] o banqueiro estoura
        [higher] o jogador tem mais
        [lower] o banqueiro tem mais
        [tie_lost] empate que o banqueiro ganha
        [tie_off] empate que ninguém ganha
        [muerta] morta ganha
        [pass] o jogador passa
       *[void] rodada anulada
    }

## Como joga o jogador

solve-chart-title = Como joga o jogador
solve-chart-shown = Conforme o que está à vista (à esquerda) e a carta fechada (em cima).
solve-chart-first = Conforme a primeira carta do jogador (à esquerda) e a do banqueiro (em cima).
solve-chart-settled = Com a primeira carta aberta e as outras fechadas: conforme o total (à esquerda) e a carta à vista (em cima).
solve-chart-open = Conforme o total (à esquerda) e a carta do banqueiro (em cima).
solve-bank-card = A carta do banqueiro: { $card }.
solve-hidden = fechada
solve-shown = à vista
solve-first = primeira
solve-wild = { $wild } + { $points }
solve-sign = { $sign } { $meaning }
solve-do = { $action ->
        [stand] parar
        [hit_raise] aumentar e carta
        [down] carta fechada
        [down_raise] aumentar e carta fechada
        [pass] passar
        [burn] trocar
        [muerta] a morta
        [muerta_raise] aumentar e a morta
       *[hit] carta
    }
solve-legend = { $signs }. Onde há números, tantas vezes em 100: fica por conta da sorte, ou depende das cartas que formam o total.

## Jogo mais simples

solve-simple-title = Jogo mais simples
solve-simple-legend = O que tira contra um banqueiro que o conhece e responde o melhor possível, e o que perde com isso.
solve-way = modo de jogar
solve-worth = vale
solve-loses = perde
solve-simple-best = como acima
solve-simple-chart = sempre o mais comum da tabela
solve-simple-total = parar a partir de { $total } e mais nada

## O que cada regra acrescenta

solve-rules-title = O que cada regra acrescenta
solve-rules-legend = Ao que uma rodada vale para o jogador, diante do mesmo jogo com essa regra em sua forma mais simples, cada uma por si.
solve-rules-none = Nenhuma regra que conte entre dois se afasta de sua forma mais simples.
solve-rule = regra
solve-without = em vez de
solve-adds = acrescenta
solve-between = de { $lower } a { $upper }

## O que se recusa

error-solve-rounds = Uma noite não pode ter { $rounds } rodadas. Aceita-se de 1 a { $most }.
error-solve-certificate = Não se pode escrever o certificado em { $file }: { $reason }.
