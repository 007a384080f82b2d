### Conferir no navegador se o embaralhamento foi limpo. O que se acha está em fair.ftl.

## The page

web-proof-title = Cartas embaralhadas sem trapaça?
web-proof-lead = Este navegador refaz sozinho a conta a partir da ata: o selo, o embaralhamento e o que saiu dele. Não pergunta o resultado a ninguém.
web-proof-to-evening = Resumo da noite
web-proof-working = Conferindo…
web-proof-verdict = { $verdict ->
        [holds] Embaralhadas sem trapaça
        [open] Ainda não dá para conferir
       *[fails] Algo NÃO confere
    }
web-proof-counts = Provas conferidas: { $count }. Certas: { $good }.
web-proof-outcome = { $outcome ->
        [holds] Certo
        [fails] Errado
        [open] Ainda não
       *[note] Nota
    }
web-proof-others = As outras rodadas da ata
web-proof-draw = As cartas para escolher a banca
web-proof-download = Baixar a ata
web-proof-part = Regras nº { $part } da noite
web-proof-later = { $count ->
        [one] A rodada { $rounds } ainda não pode ser conferida: o baralho de que ela saiu continua em jogo.
       *[other] As rodadas { $rounds } ainda não podem ser conferidas: o baralho de que elas saíram continua em jogo.
    }

## What else is found here

web-proof-hands-hold = { $cut ->
        [0] As { $count } cartas dos jogadores são as primeiras desse baralho.
       *[other] As { $count } cartas dos jogadores são as primeiras desse baralho, depois de cortar { $cut }.
    }
web-proof-hands-differ = Estas cartas dos jogadores não podiam sair desse baralho nesse ponto: { $cards }. Fica assim quando o corte ou uma carta de alguém foi alterado.
web-proof-seen = Este navegador viu esse selo antes das cartas.
web-proof-added = Este navegador viu esse selo antes das cartas, e o número que acrescentou está na lista, sem mudança.
web-proof-not-added = Este navegador acrescentou um número a esse embaralhamento, e ele não está na lista.
web-proof-unseen = Este navegador não viu esse selo antes das cartas: quem jogava pode comparar.

## The sum

web-proof-how = A conta
web-proof-seal = Selo, visto antes das apostas
web-proof-secret = Segredo, publicado depois
web-proof-number = Número de { $name }
web-proof-deck = O baralho que sai dessa conta, de cima para baixo
web-proof-otherwise = { $card }; a ata tem outra carta aqui
web-proof-not-this = As jogadas não são conferidas aqui: para ver se cada uma era permitida é preciso jogá-las de novo pelas regras, e isso “{ $command }” faz.

## Another record

web-proof-another = Conferir outra ata
web-proof-paste = Cole aqui uma ata
web-proof-file = Abrir um arquivo…
web-proof-check = Conferir
web-proof-no-record = Não há ata para conferir.
web-proof-bad-toml = Não dá para ler isto como ata: a linha { $what } não está bem escrita.
web-proof-bad-format = Isto não é uma ata do Siete. Ela começa com: { $what }
web-proof-bad-field = Na ata, “{ $what }” falta ou não é do tipo certo.
web-proof-bad-card = Na rodada { $entry }, a carta “{ $what }” não existe ou está duas vezes.
web-proof-bad-name = “{ $what }” não pode ser o nome de ninguém.
web-proof-bad-proof = Não dá para ler a prova da rodada { $entry }: “{ $what }” não cabe ali, ou não é do tipo certo.
web-proof-too-large = É grande demais para uma ata.
