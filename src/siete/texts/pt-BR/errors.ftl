### O que não se aceita: o que estava errado, onde, e o que se permite.

## Languages, cards, amounts, names

error-unknown-language = Não há nenhum idioma “{ $language }”. Permitem-se: { $allowed }.
error-no-such-card = Não há nenhuma carta “{ $card }”. As cartas são 1-7, 10, 11 ou 12 e um naipe: o (ouros), c (copas), e (espadas), b (paus), como 7o ou 12b.
error-card-twice = A carta { $card } está duas vezes; no baralho cada carta está uma vez.
error-no-amount = “{ $amount }” não vale aqui como quantia. Permitem-se algarismos, ou algarismos, um ponto e algarismos, com no máximo { $places } casas: 5 ou 0.25.
error-no-name = “{ $name }” não pode ser um nome. Permitem-se de 1 a { $longest } caracteres: letras com seus acentos, algarismos, _ - . ' e um só espaço entre palavras.
error-no-such-name = Aqui ninguém se chama “{ $name }”.
error-name-taken = Já há quem se chame { $name }; dois jogadores precisam de nomes diferentes.
error-name-ambiguous = { $name } não pode se sentar à mesa com { $other }: o que { $other } fizesse seria lido como feito por { $name }. É preciso outro nome.

## The table

error-players-number = { $players ->
        [one] Há um jogador; com estas regras jogam de { $low } a { $high }, contando o banqueiro.
       *[other] Há { $players } jogadores; com estas regras jogam de { $low } a { $high }, contando o banqueiro.
    }
error-no-such-seat = Não há tal lugar nesta mesa: { $seat }.
error-not-between-rounds = “{ $action }” só se faz entre as rodadas; antes, esta tem de acabar.
error-game-finished = O jogo terminou; nesta mesa não se joga mais.
error-not-in-round = { $seat } não joga esta rodada.
error-not-your-turn = Não é a vez de { $seat }.
error-not-allowed = { $seat } não pode fazer “{ $action }” aqui.
error-banker-stays = { $seat } tem a banca, e o banqueiro não pode ficar de fora.
error-is-out = { $seat } já está de fora.
error-is-in = { $seat } já está no jogo.
error-too-few-left = { $seat } não pode ficar de fora: têm de ficar pelo menos { $low }.
error-table-full = { $seat } não pode entrar: a mesa está cheia.
error-last-seat = { $seat } não pode sair: alguém tem de ficar na mesa.
error-answer-first = Antes { $seat } tem de aceitar ou recusar a oferta pela banca.
error-no-such-tariff = Não há nenhuma tabela de apostas “{ $name }”. Permitem-se: { $names }.
error-limits-not-allowed = De { $low } a { $high } não podem ser os limites. Permitem-se quantias maiores que 0, a menor primeiro e as duas múltiplas de { $step }.
error-cut-not-allowed = No corte não se podem levantar { $count } cartas; permite-se de 1 a { $most }.
error-no-price = O preço tem de ser 0 ou mais.
error-not-to-this-seat = { $seat } não pode fazer isso com { $to }: é só entre o banqueiro e outro jogador que esteja no jogo.

## A round

error-stake-not-allowed = { $seat } não pode apostar { $amount }. Permite-se de { $low } a { $high }, de { $step } em { $step }.
error-raise-not-allowed = { $seat } não pode aumentar para { $amount }. Permite-se de { $low } a { $high }, de { $step } em { $step }.
error-no-raise = { $seat } não pode aumentar a aposta aqui.
error-face-not-allowed = { $face ->
        [down] { $seat } não pode pedir esta carta fechada, só aberta.
       *[up] { $seat } não pode pedir esta carta aberta, só fechada.
    }
error-no-such-hand = { $seat } não tem nenhum jogo { $hand } por terminar.
error-hands-in-order = { $seat } joga seus jogos na ordem: agora é o { $hand }.
error-seven-and-a-half-stands = { $seat } tem sete e meio e só pode parar.
error-no-cards-left = Não restam cartas para pedir; { $seat } pode parar.
error-lone-card-must-draw = { $seat } não pode parar com uma só carta e mais de { $low } de aposta: é preciso pedir outra.
error-wild-alone-must-draw = { $seat } não pode parar só com o curinga: é preciso pedir outra carta.
error-below-bank-card = { $seat } não pode parar abaixo da carta aberta do banqueiro: é preciso pedir outra.
error-not-bust = { $seat } não tem nenhum jogo estourado, e não se pode dizer que estourou um que não estourou.
error-void-needs-three = { $seat } não pode anular a rodada: só um 3 como primeira carta permite.
error-pass-needs-card = { $seat } não pode deixar a rodada: só certas primeiras cartas permitem, enquanto forem a única.
error-burn-needs-card = { $seat } não pode queimar a carta: só certas primeiras cartas permitem, enquanto forem a única.
error-muerta-needs-seven = { $seat } não pode pedir a morta: é preciso um 7 como única carta.
error-no-figure-came = { $seat } não pode fazer isso: não acabou de chegar nenhuma figura que possa abrir outro jogo.

## The dealer's part

error-round-not-over = A rodada não acabou; ainda não há nada para acertar.
error-too-few-cards = { $cards } cartas são poucas para esta mesa.
error-no-card-awaited = Aqui não é hora de dar carta.
error-card-not-in-stock = A carta { $card } não está no maço.
error-reshuffle-first = O maço acabou: antes é preciso embaralhar as cartas usadas.
error-reshuffle-not-needed = O maço não acabou: não é hora de embaralhar.

## Actions as text

error-action-unreadable = “{ $action }” não é uma ação: permite-se uma linha de no máximo 200 caracteres visíveis.
error-action-unknown-name = “{ $action }” não começa com o nome de ninguém da mesa.
error-action-verb = “{ $verb }” não é uma ação. Permitem-se: { $verbs }.
error-action-arguments = “{ $action }” não se escreve assim. Escreve-se: { $usage }

## Records

error-file-unreadable = Não se pode ler o arquivo: { $reason }.
error-file-too-large = O arquivo é grande demais para uma ata: permitem-se no máximo { $most } bytes.
error-record-encoding = O arquivo não é texto UTF-8: o byte { $byte } está errado.
error-record-toml = Isto não é TOML: { $reason }.
error-record-nested = Há tabelas demais umas dentro das outras: numa ata são no máximo três, como em [rounds.proof.lot].
error-record-format = Isto não é uma ata do Siete. Ela começa com: format = "{ $format }"
error-record-missing = Falta “{ $key }”; uma ata tem de ter.
error-record-key = “{ $key }” não tem lugar aqui. Permitem-se: { $known }.
error-record-type = Em “{ $key }” cabe { $expected ->
        [text] um texto
        [list] uma lista
        [table] uma tabela
       *[amount] uma quantia
    }, e há { $found ->
        [text] um texto
        [list] uma lista
        [table] uma tabela
        [boolean] verdadeiro ou falso
        [time] uma data ou hora
        [number] um número
       *[other] um número que não vale como quantia
    }.
error-record-no-banker = Falta “banker”: só pode faltar onde o primeiro banqueiro é tirado na carta.
error-record-banker-unknown = O banqueiro, { $name }, não está em nenhum dos lugares.
error-record-unfinished = A rodada para antes do acerto: alguém ainda tem de jogar.
error-record-after-end = A rodada acabou; nada mais pode ser feito nela.
error-record-deck-not-due = Aqui não é hora de embaralhar, o maço continua: esta rodada não pode ter “deck”.
error-record-reshuffle-not-needed = O maço não acabou tantas vezes quanto diz “reshuffles”.
error-record-reshuffle-card = { $cards } não está entre as cartas usadas que se embaralham aqui.

## Saved games

error-no-saved-game = Não há nenhum jogo salvo em { $folder }.
error-save-in-use = { $file } já está sendo jogado, em outra janela.
error-save-failed = Não foi possível salvar { $file }: { $reason }.
error-save-unreadable = Não se pode ler { $file }: { $reason }.
error-save-format = { $file } não é um jogo salvo do Siete, ou está danificado.

## Bots

error-no-such-temperament = Não há nenhum robô “{ $name }”. Permitem-se: { $allowed }, ou as duas coisas, como steady-bold.

## Rules that can't be

error-usage-set = “{ $argument }” não fixa nenhuma opção. Escreve-se: --set OPÇÃO=VALOR
error-rules-refused = { $count ->
        [one] Estas regras não podem ser: há uma coisa errada.
       *[other] Estas regras não podem ser: há { $count } coisas erradas.
    }
problem-unknown-ruleset = Não há nenhum regulamento “{ $value }”.{ $near ->
        [yes] { " " }Seria { $nearest }?
       *[no] { "" }
    } Permitem-se: { $allowed }.
problem-unknown-variant = Não há nenhuma variante “{ $value }”.{ $near ->
        [yes] { " " }Seria { $nearest }?
       *[no] { "" }
    } Permitem-se: { $allowed }.
problem-unknown-option = Não há nenhuma opção “{ $value }”.{ $near ->
        [yes] { " " }Seria { $nearest }?
       *[no] { "" }
    } Permitem-se: { $allowed }.
problem-not-a-list = “variants” não pode ser { $value }: tem de ser uma lista de nomes.
problem-not-a-table = “options” não pode ser { $value }: tem de ser uma tabela de opções com seus valores.
problem-too-many = { $value } variantes são demais; permitem-se no máximo { $most }.
problem-option-twice = A opção { $value } está duas vezes; permite-se uma.
problem-no-value = Depois da opção { $value } falta o seu valor.
problem-too-long = O texto das regras é longo demais; permitem-se no máximo { $most } caracteres.
problem-not-a-switch = { $option } não pode ser “{ $value }”. Permitem-se: yes, no.
problem-not-a-choice = { $option } não pode ser “{ $value }”. Permitem-se: { $allowed }.
problem-not-an-amount = { $option } não pode ser “{ $value }”. Permite-se uma quantia maior que 0 com no máximo { $places } casas: 5 ou 0.25.
problem-not-a-multiple = { $option } não pode ser “{ $value }”. Permite-se um número a partir de { $least } com no máximo { $places } casas: 2 ou 1.5.
problem-not-a-figure = { $option } não pode ser “{ $value }”. Permitem-se: none, { $allowed }.
problem-not-a-total = { $option } não pode ser “{ $value }”. Permitem-se none ou um total de 0.5 a { $most }, de 0.5 em 0.5.
problem-not-a-count = { $option } não pode ser “{ $value }”. Permite-se um número inteiro de { $least } a { $most }.
problem-not-a-range = { $option } não pode ser “{ $value }”. Permitem-se dois números inteiros de { $least } a { $most }, o menor primeiro: 2-12.
problem-not-ranks = { $option } não pode ser “{ $value }”. Permitem-se none ou números de carta diferentes ligados por hífens: { $allowed }.
problem-not-words = { $option } não pode ser “{ $value }”. Permitem-se none ou palavras diferentes ligadas por hífens: { $allowed }.
problem-not-tariffs = { $option } não pode ser “{ $value }”. Permitem-se none ou no máximo { $most } tabelas, NOME-MIN-MAX, ligadas por hífens, como low-1-2-high-2-4. O nome tem a-z, 0-9 e _, no máximo 24, e começa com letra; as quantias são maiores que 0, com no máximo { $places } casas.
problem-tariff-min-above-max = { $option }: a tabela { $name } tem a mínima, { $min }, acima da máxima, { $max }.
problem-tariff-twice = { $option }: há duas tabelas chamadas { $name }; os nomes têm de ser diferentes.
problem-not-in-order = { $option } é “{ $value }”; na sua ordem se escreve { $allowed }.
problem-over-limit = { $option } é { $value }, mais que { $other }, que é { $other_value }. Permite-se no máximo { $other_value }.
problem-off-step = { $option } é { $value }, que não é múltiplo de { $other }. Permitem-se múltiplos de { $other_value }.
problem-tariff-off-step = { $option }: a tabela { $name } tem { $limit }, que não é múltiplo de { $other }. Permitem-se múltiplos de { $other_value }.
problem-unmet-need = { $option } = { $value } só vale com { $other } = { $allowed }; aqui { $other } é { $other_value }.
