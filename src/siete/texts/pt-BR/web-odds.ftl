### Quanto valem as regras: a linha do formulário e a página de um jogo.

## A vantagem da banca

# $how: about_... é uma estimativa, com o erro em fichas; between tem dois limites com sinal.
web-odds-edge = { $how ->
        [bank] A banca fica com { $chips } de cada 100 fichas
        [player] A banca perde { $chips } de cada 100 fichas
        [about_bank] A banca fica com umas { $chips } de 100 fichas (± { $error })
        [about_player] A banca perde umas { $chips } de 100 fichas (± { $error })
        [between] A banca: de { $lower } a { $upper } de cada 100 fichas
       *[even] A banca não fica com nada: é um jogo justo
    }
web-odds-waiting = Calculando com quanto a banca fica…
web-odds-failed = Com estas regras não dá para calcular com quanto a banca fica.

## A página

web-odds-title = No que dá
web-odds-about = { $raises ->
        [yes] Das fichas da primeira aposta, para um jogador contra a banca, com os dois jogando o melhor possível. O que se aumenta vem por cima e está contado.
       *[no] Para um jogador contra a banca, com os dois jogando o melhor possível.
    }
web-odds-no-split = No que segue não se abrem outras mãos; nos dois limites, sim.
web-odds-no-pot = O bolo fica de fora: vale para as rodadas fora dele.
web-odds-still = O número exato está sendo calculado.
web-odds-working = Está sendo calculado como jogar e no que dá uma rodada. Com algumas regras leva minutos.
web-odds-play = Como jogar
web-odds-play-about = Onde há mais de um sinal é ora um, ora outro, tantas vezes em 100: por sorte, ou pelas cartas que fazem o total. Um quadro vazio nunca acontece, ou não deixa escolha.
web-odds-legend = O que cada sinal quer dizer
web-odds-form = { $form ->
        [open] Pelo total da sua mão e pela carta da banca.
        [first] Pela sua carta fechada e pela carta da banca.
        [settled] Com mais de uma carta fechada: pelo seu total e pelo que está à vista.
        [total] Com mais de uma carta fechada: pelo seu total e pela carta da banca.
       *[shown] Pelo total das suas cartas à vista e pela sua carta fechada.
    }
web-odds-bank-card = Carta da banca: { $card }
web-odds-axis = { $axis ->
        [hidden] carta fechada
        [shown] total à vista
        [bank] carta da banca
       *[total] seu total
    }
web-odds-round = No que dá uma rodada
web-odds-sums = O que o jogador leva, em primeiras apostas
web-odds-evening = Uma noite de { $rounds } rodadas
web-odds-evening-about = Para quem joga { $rounds } rodadas contra a banca sem nunca ficar com ela.
web-odds-behind = perdendo
web-odds-even = zero a zero
web-odds-ahead = ganhando
web-odds-evening-numbers = Em média, { $mean } primeiras apostas; nove noites em dez terminam entre { $low } e { $high }.
web-odds-changes = { $when ->
        [always] Com estas regras a banca troca de mãos depois de cada rodada, o que aproxima os dois do zero a zero.
       *[sometimes] Com estas regras a banca troca de mãos em { $percent } % das rodadas, o que aproxima os dois do zero a zero.
    }
web-odds-rules = Quanto vale cada regra
web-odds-rules-about = Quantas a mais de cada 100 fichas o jogador leva com uma regra do que sem ela; menos de 0 é para a banca. Tira-se uma regra de cada vez.
web-odds-rules-progress = { $done } de { $all } calculadas até agora.
web-odds-instead = { $value }, em vez de: { $plain }
web-odds-range = de { $lower } a { $upper }
web-odds-unknown = não se sabe
