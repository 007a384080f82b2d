### A noite no navegador: contas, rodadas, passo a passo e televisão.

## The page

web-evening-title = A noite
web-evening-page = Noite: { $table } · Siete
web-evening-to-table = Voltar à mesa
web-evening-to-evening = Resumo da noite

## Who owes whom

web-evening-accounts = Contas
web-evening-balance = Saldo
web-evening-zero = Todos os saldos juntos dão zero.
web-evening-payments = Pagamentos anotados
web-evening-no-payments = Nenhum anotado.
web-evening-why = { $why ->
        [buy_in] Compra de fichas
        [correction] Correção
       *[settled] Acertado
    }
web-evening-why-what = { $why ->
        [buy_in] Dinheiro entregue, antes de jogar, a quem guarda o caixa.
        [correction] Conserta um erro das contas.
       *[settled] Uma dívida da noite que já foi paga.
    }
web-evening-paid = { $payer } dá { $amount } a { $payee }
web-evening-note = Anotar um pagamento
web-evening-kind = O que é
web-evening-payer = Paga
web-evening-payee = Recebe
web-evening-amount = Valor
web-evening-add = Anotar
web-evening-added = Anotado: { $what }
web-evening-amount-bad = Escreva um valor maior que zero, como 2,5.
web-evening-amount-large = É grande demais. Permite-se no máximo 1 000 000 000.
web-evening-same = Quem paga e quem recebe têm que ser pessoas diferentes.
web-evening-was-paid = Já foi pago
web-evening-was-paid-of = Anotar como pago: { $what }
web-evening-csv = Planilha (CSV)

## Rounds

web-evening-rounds = Rodadas
web-evening-no-rounds = Nenhuma rodada foi jogada ainda.
web-evening-banker = Banca: { $name }
web-evening-part = Regras nº { $part } da noite: { $rules }
web-evening-replay = Passo a passo
web-evening-replay-of = Rodada { $round }, passo a passo
web-evening-check = Conferir
web-evening-check-of = Conferir como se embaralhou a rodada { $round }
web-evening-record = Baixar a ata
web-evening-fair = Cartas embaralhadas sem trapaça?
web-evening-fair-what = Antes das apostas a mesa sela um número secreto; depois cada jogador acrescenta um seu, e de todos juntos sai a ordem das cartas. No fim o segredo é publicado, e este navegador pode refazer a conta sozinho.
web-evening-fair-all = Conferir todas

## A round step by step

web-replay-page = Rodada { $round } · { $table } · Siete
web-replay-draw = Escolha da banca
web-replay-step = Passo { $step } de { $steps }
web-replay-steps = O que aconteceu
web-replay-first = Ir ao começo
web-replay-back = Um passo atrás
web-replay-on = Um passo à frente
web-replay-last = Ir ao fim
web-replay-play = Reproduzir
web-replay-stop = Parar
web-replay-keys = No teclado: ← → um passo, Home e End vão às pontas, espaço para reproduzir.
web-replay-before = Anterior
web-replay-after = Próxima

## On a television

web-tv-join = Aponte o celular aqui
web-tv-lobby = Quem joga?
web-tv-nobody = Ainda não há ninguém sentado.
web-tv-next = { $seconds ->
        [one] A próxima rodada começa em { $seconds } segundo
       *[other] A próxima rodada começa em { $seconds } segundos
    }
web-tv-ready = Prontos: { $names }
