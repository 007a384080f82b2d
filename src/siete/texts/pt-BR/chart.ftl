### Gráficos de jogos resolvidos: como jogar, no que dá uma noite, o que cada regra acrescenta.

chart-title = { $ruleset }: como jogar e no que dá
chart-parts = Nesta página
chart-rules-missing = Falta o que cada regra acrescenta: --each-rule calcula isso, resolvendo o jogo mais uma vez para cada uma.
chart-source = Siete { $version }: equilíbrio de um jogador e do banqueiro.
chart-written = { $file } foi escrito: { $parts }.

## Como jogar

chart-strategy-about = Em cada casa está o sinal do que se faz. Onde há vários, com números, tantas vezes em 100: fica por conta da sorte, ou depende das cartas que formam o total. Uma casa vazia nunca acontece, ou não deixa escolha.
chart-form = { $form ->
        [open] Conforme o total da mão, toda à vista, e a carta do banqueiro.
        [first] Conforme a carta fechada e a carta do banqueiro.
        [settled] Com a primeira carta aberta e as outras fechadas: conforme o total da mão e a carta à vista.
       *[shown] Conforme o total do que está à vista e a carta fechada.
    }
chart-axis-hidden = carta fechada
chart-axis-total = total da mão
chart-axis-shown = total à vista
chart-axis-bank = carta do banqueiro
chart-share = { $what } { $percent } %

## Uma noite

chart-evening-title = { $rounds ->
        [one] Uma rodada
       *[other] { $rounds } rodadas
    }
chart-evening-about = No que dão para o jogador, em primeiras apostas, se os dois jogam assim e o banqueiro é o mesmo a noite toda.
chart-evening-changes = { $how ->
        [always] Pelas regras a banca troca de mãos depois de cada rodada; isso aproxima os dois do zero a zero.
       *[some] Pelas regras a banca troca de mãos depois de { $percent } % das rodadas; isso aproxima os dois do zero a zero.
    }
chart-behind = o jogador perde
chart-even = zero a zero
chart-ahead = o jogador ganha
chart-mean = em média
chart-deviation = desvio padrão
chart-quantile = em { $percent } % das noites, no máximo
chart-net = primeiras apostas
chart-chance = probabilidade, %
chart-evening-numbers = A noite em números
chart-bars = As barras em números

## O que cada regra acrescenta

chart-rule = { $rule }: { $value }
chart-rule-value = aqui

## O que é recusado

error-chart-file = { $file } não pode ser desenhado. Aceitam-se nomes que terminem em .svg, .png ou .html.
error-chart-rounds = Com estas regras não se podem desenhar { $rounds } rodadas. Aceita-se de 1 a { $most }.
error-chart-unwritten = Não se pode escrever o gráfico em { $file }: { $reason }.
