### What checking a shuffle finds (`siete verify`). The seal is the commitment of docs/fairness.md, a player's number the nonce.

## A file, and the proofs in it

fair-file-holds = { $file }: { $count ->
        [one] a prova confere.
       *[other] as { $count } provas conferem.
    }
fair-file-fails = { $file }: { $count ->
        [one] a prova não confere.
       *[other] { $bad ->
                [one] { $bad } das { $count } provas não confere.
               *[other] { $bad } das { $count } provas não conferem.
            }
    }
fair-file-open = { $file }: ainda não dá para conferir nada, o maço continua em jogo.
fair-results-differ = Jogada de novo, a ata dá resultados diferentes dos que diz. Para ver quais: siete replay
fair-rounds = { $many ->
        [yes] Rodadas { $first } a { $last }
       *[no] Rodada { $first }
    }
fair-lot = O sorteio do primeiro banqueiro
fair-draw = A escolha do primeiro banqueiro com cartas
fair-holds = { $what }: a prova confere.
fair-fails = { $what }: a prova NÃO CONFERE.
fair-open = { $what }: ainda não dá para conferir.

## What holds

fair-commitment-holds = O segredo é o que foi selado: { $commitment }
fair-deck-holds = As { $cards } cartas do baralho estão como foram embaralhadas.
fair-reshuffles-hold = { $count ->
        [one] O maço acabou uma vez e foi embaralhado como devia.
       *[other] O maço acabou { $count } vezes e foi embaralhado como devia.
    }
fair-nonces = { $count ->
        [0] Nenhum jogador pôs um número seu no embaralhamento.
        [one] Um jogador pôs um número seu no embaralhamento: { $names }.
       *[other] { $count } jogadores puseram um número seu no embaralhamento: { $names }.
    }
fair-lot-holds = O sorteio deu a banca a { $banker }.
fair-secret-in-play = O segredo ainda não foi publicado: o maço continua em jogo.
fair-lot-missing = Como foi escolhido o primeiro banqueiro não consta nesta ata.

## What does not hold

fair-proof-missing = Aqui não há prova.
fair-version-unknown = A prova é da versão { $version }; este programa conhece a versão { $known }.
fair-field-missing = Falta “{ $field }” na prova.
fair-table-malformed = “table” não identifica uma mesa: são aceitos de 1 a 64 letras sem acento, algarismos e . _ ~ -
fair-round-malformed = “round” não é um número de rodada: são aceitos números a partir de 0, com no máximo 15 algarismos.
fair-commitment-malformed = “commitment” não é um selo: são aceitos 64 caracteres 0-9 e a-f.
fair-secret-malformed = “secret” não é um segredo: são aceitos 64 caracteres 0-9 e a-f.
fair-chance-malformed = “chance” não é o acaso de um sorteio: são aceitos 64 caracteres 0-9 e a-f.
fair-nonce-malformed = O número de { $name } está mal escrito: são aceitos de 32 a 128 caracteres 0-9 e a-f, em quantidade par.
fair-nonce-twice = { $name } tem dois números no embaralhamento.
fair-nonce-stranger = { $name } tem um número no embaralhamento e não estava na mesa.
fair-secret-missing = Falta o segredo, e seu maço já não está em uso.
fair-commitment-differs = O selo não confere: é { $commitment }, e o segredo, a mesa e a rodada dão { $made }. Um deles foi alterado.
fair-deck-missing = A ata não diz o baralho desta rodada.
fair-deck-not-whole = O baralho não são as quarenta cartas, cada uma uma vez: há { $cards } diferentes.
fair-deck-differs = O baralho não é o que foi embaralhado. A carta { $position } a partir de cima deve ser { $expected }, e a ata tem { $has }; há { $differing } cartas fora do lugar. { $most ->
        [yes] Fica assim quando o número de um jogador foi alterado, acrescentado ou retirado.
       *[no] Fica assim quando cartas foram alteradas.
    }
fair-reshuffle-cards = O embaralhamento { $number } das cartas usadas não tem as cartas que deve ter.
fair-reshuffle-differs = O embaralhamento { $number } das cartas usadas não está na ordem que deve. A carta { $position } a partir de cima deve ser { $expected }, e a ata tem { $has }; há { $differing } cartas fora do lugar.
fair-table-differs = A prova é da mesa { $table }; a anterior, da mesa { $before }.
fair-round-order = A prova é da rodada { $round }, que não vem depois da rodada { $before }.
fair-lot-seats = O sorteio foi feito entre outros lugares ou em outra ordem: { $seats }.
fair-lot-chance-differs = O acaso do sorteio não é o que esta prova dá: “chance” deve ser { $made }, e a ata tem { $chance }. Fica assim quando o número de um jogador foi alterado, acrescentado ou retirado.
fair-lot-differs = O sorteio deu a banca a { $drawn }, e a ata diz que a { $banker }.
fair-lot-no-banker = Consta um sorteio do primeiro banqueiro, e a ata não diz quem foi.
fair-lot-late = Um sorteio do primeiro banqueiro não cabe depois da primeira rodada.

## Refused

error-no-proof = Nesta ata não há nenhuma prova.
error-proof-unreadable = A prova de uma rodada não pode ser lida: “{ $field }” não cabe ali, ou não é do tipo certo. São aceitos version, table, round, commitment, secret, nonces e lot, como diz docs/fairness.md.
error-bad-table-id = { $table } não identifica uma mesa: são aceitos de 1 a 64 letras sem acento, algarismos e . _ ~ -
error-bad-round-number = { $number } não é um número de rodada: são aceitos números a partir de 0, com no máximo 15 algarismos.
error-bad-secret = Isto não é um segredo: são aceitos { $digits } caracteres 0-9 e a-f.
error-bad-commitment = Isto não é um selo: são aceitos { $digits } caracteres 0-9 e a-f.
error-bad-nonce = O número de { $name } para o embaralhamento está mal escrito: são aceitos de { $fewest } a { $most } caracteres 0-9 e a-f, em quantidade par.
error-nonce-twice = { $name } deu dois números para o embaralhamento; só um é aceito.
error-nonces-closed = A lista de números deste embaralhamento já está fechada; entre as rodadas { $name } pode pôr um no próximo.
