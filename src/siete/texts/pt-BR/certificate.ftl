### What the checker of certificates finds (`tools/check_certificate.py`, docs/certificates.md).

certificate-usage = Diga um arquivo: .venv/bin/python tools/check_certificate.py ARQUIVO [--lang es|ca|pt-BR|it|el|en]
certificate-help = Calcula a melhor resposta a cada uma das duas estratégias de um certificado do siete solve, sem usar nada do programa que resolveu o jogo, e diz se os dois limites valem o que ele promete. Código de saída 0: valem. 1: não valem, ou uma estratégia não é estratégia. 2: não dá para ler o arquivo.
certificate-unreadable = { $file } não pode ser lido como certificado: { $reason }.
certificate-no-json = não é JSON
certificate-other = não é um certificado do siete solve
certificate-version = é da versão { $version }, e aqui só se conhece a 1
certificate-key = falta “{ $key }”
certificate-torn = não está inteiro ou está mal compactado
certificate-nested = há níveis demais, uns dentro dos outros
certificate-malformed = alguma coisa nele não tem a forma que docs/certificates.md descreve

## What was found, in first stakes

certificate-bounds = Calculado de novo, em primeiras apostas: a estratégia do jogador rende ao menos { $lower } por rodada, e contra a do banqueiro ninguém ganha mais que { $upper }.
certificate-no-split = Estas regras permitem dividir. O certificado trata de um jogador que nunca divide: o limite superior só vale para ele.
certificate-no-pot = Estas regras têm bolo. O certificado trata de uma rodada sem ele.
certificate-lower = O certificado promete um limite inferior de { $claimed }, que é demais.
certificate-upper = O certificado promete um limite superior de { $claimed }, que é de menos.
certificate-holds = O certificado é válido.
certificate-fails = O certificado NÃO É VÁLIDO.

## Strategies that are none

certificate-kinds = Os tipos de cartas não são os das regras: "{ $kind }". Cada carta é de um só tipo, e todas as de um tipo devem ser iguais para as regras.
certificate-highest = A aposta mais alta é de { $claimed } primeiras apostas no certificado, e de { $right } pelas regras.
certificate-stock = Com tão poucas cartas o monte pode acabar; esses jogos não podem ser conferidos.
certificate-word = O que o banqueiro faz com a sua primeira carta depois de "{ $where }" não é permitido, ou falta uma carta ali.
certificate-missing = Não há nada sobre { $what } em "{ $where }", e o jogo pode chegar lá.
certificate-illegal = Em "{ $part }", em "{ $place }", o certificado diz "{ $said }". É permitido: { $allowed }.
certificate-sum = Em "{ $part }", em "{ $place }", as probabilidades não são probabilidades: juntas somam { $sum }.
certificate-policy = Um modo de jogar do banqueiro faz no estado "{ $state }" algo que não é permitido. É permitido: { $allowed }.
