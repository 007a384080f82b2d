### A simulation: what it came to, how far it is, and what it refuses.

## What it came to

simulate-played = Rodadas: { $rounds }. Semente: { $seed }. Duração: { $seconds } s, { $rate } rodadas por segundo.
simulate-stopped = Parada com Ctrl-C: foram jogadas { $rounds } de { $asked } rodadas.
simulate-nothing = Parado com Ctrl-C: nada tinha sido jogado ainda.
simulate-by-engine = Estas rodadas foram jogadas uma a uma pelo motor do próprio jogo.
simulate-policies = Cada jogador: { $player }. O banqueiro: { $banker }.
simulate-won = Ganho por rodada, em primeiras apostas, com o erro padrão:
simulate-player = Jogador { $number }
simulate-banker = Banqueiro
simulate-seat = { $seat }: { $mean } ± { $error }
simulate-unplaced = { $decisions ->
        [one] Em uma decisão a solução não diz nada: aí o jogador parou, e o banqueiro pediu com menos de 5.
       *[other] Em { $decisions } decisões a solução não diz nada: aí o jogador parou, e o banqueiro pediu com menos de 5.
    }
simulate-ready = Preparando
simulate-progress = { $done } de { $rounds } rodadas, { $rate } por segundo, faltam { $left }

## Refused

error-simulate-seats = Não pode haver { $seats } lugares. Permitem-se de { $low } a { $high }, contando o banqueiro.
error-simulate-rounds = Não dá para jogar { $rounds } rodadas. Permitem-se números inteiros a partir de 1, escritos também como 1e9.
error-simulate-round = Não há nenhuma rodada { $round }. As rodadas são numeradas a partir de 0.
error-simulate-replay-json = --replay escreve uma ata, que é TOML e não JSON: não combina com --json. siete replay ARQUIVO --json diz como terminou o que está numa ata.
error-simulate-threads = Não pode haver { $threads } threads. Permitem-se números inteiros a partir de 1.
error-simulate-seed = { $seed } não pode ser a semente. Permitem-se números inteiros de 0 a { $most }.
error-simulate-deck = Os robôs jogam só com as quarenta cartas, não com uma parte delas.
error-simulate-cluster = Nenhum escalonador do Dask responde em { $address }. Escreve-se como tcp://192.168.1.7:8786; dask scheduler inicia um e diz o endereço.
error-simulate-no-workers = O escalonador em { $address } não tem processos que joguem. dask worker { $address } inicia alguns.
error-simulate-lost = O cluster em { $address } desistiu: { $reason }
error-no-such-policy = Não há nenhum jeito de jogar “{ $policy }”. Permitem-se draw-to:T com um total T, como draw-to:5.5, o arquivo de uma solução e estes robôs: { $bots }.
error-no-such-total = { $policy } pede cartas até um total que não existe. Permitem-se de 0.5 a 7.5, de 0.5 em 0.5, como draw-to:5.5.
error-solution-unreadable = Não dá para ler { $file }: { $reason }
error-no-solution = { $file } não é o certificado de uma solução. siete solve REGRAS --certificate ARQUIVO escreve um.
error-solution-unsound = { $file } não pode ser uma solução: { $why ->
        [bounds] o limite inferior fica acima do superior.
        [highest] a aposta mais alta não é a das regras dele.
        [beginning] não diz o que o jogador faz depois de dadas as cartas.
       *[chances] as probabilidades não somam 1.
    } tools/check_certificate.py confere esses arquivos.
error-solution-rules = { $file } resolve outras regras, não as que vão ser jogadas. A diferença está em: { $options }.
error-solution-deck = { $file } resolve o jogo com outras cartas.
error-solution-seats = { $file } resolve o jogo de um jogador contra o banqueiro. Com essa solução só se joga em dois lugares.
