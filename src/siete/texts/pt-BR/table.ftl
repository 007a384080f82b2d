### Uma mesa online: notas do registro, o que ela recusa e suas contas em um arquivo.

## Notes in the log

note-opened = A mesa está aberta.
note-sat = { $name } senta-se à mesa.
note-waits = { $name } vai se sentar quando a rodada acabar.
note-got-up = { $name } deixa a mesa.
note-leaves = { $name } sai; sua mão é jogada até o fim da rodada da maneira mais simples.
note-removed = O anfitrião tira { $name } da mesa.
note-started = O jogo começa.
note-time-out = O tempo de { $name } acabou: vale a jogada mais simples.
note-away = { $name } não está e ficará de fora a partir da próxima rodada.
note-stand-in = { $name } não está: um robô joga até { $name } voltar.
note-bot-plays = Um robô joga por { $name }.
note-plays-again = { $name } volta a jogar sem o robô.
note-moved = { $name } agora está em outro aparelho.
note-given = O anfitrião fez um link para o lugar de { $name }.
note-rules = As regras mudam: { $changes }
note-rules-later = As regras mudam a partir da próxima rodada: { $changes }
note-rules-now = Outras regras daqui em diante: { $changes }
note-change = { $option }: { $before } → { $after }
note-change-ruleset = { $before } → { $after }
note-renamed = A mesa agora se chama { $other }.
note-paused = O jogo está em pausa.
note-goes-on = O jogo continua.
note-host = Agora o anfitrião é { $name }.
note-paid = { $why ->
        [buy_in] { $name } compra fichas: { $amount } para { $other }.
        [correction] Correção: { $name } recebe { $amount } de { $other }.
       *[settled] Acertado: { $name } pagou { $amount } a { $other }.
    }
note-closed = A noite acabou; ainda dá para olhar a mesa.
note-reopened = A mesa está aberta de novo.
note-coach = { $name } joga com as dicas do conselheiro.
note-no-coach = { $name } joga sem as dicas do conselheiro.

## What a table refuses

error-no-seat = Só quem está sentado a esta mesa pode fazer isso.
error-not-host = Só o anfitrião da mesa pode fazer isso.
error-host-is-there = Outra pessoa pode ser o anfitrião quando o anfitrião está há { $minutes } minutos sem fazer nada.
error-seat-is-taken = { $name } já está nesta mesa. Se for você, abra o link do seu lugar no outro aparelho ou peça um ao anfitrião; se não, escolha outro nome.
error-not-started = O jogo ainda não começou.
error-already-started = O jogo já começou.
error-table-closed = Esta mesa está fechada. O anfitrião pode abri-la de novo.
error-table-paused = O jogo está em pausa. Continua quando o anfitrião disser.
error-too-late = Chegou tarde: a mesa já andou. Olhe de novo.
error-message-unknown = O servidor não conhece essa mensagem.
error-no-more-time = Para esta decisão não há mais tempo.
error-was-removed = O anfitrião tirou você da mesa; só com um link dele dá para voltar a sentar.
error-is-removed = Você tirou { $name } da mesa; antes é preciso devolver o lugar com um link.
error-already-seated = Você já está nesta mesa, como { $name }.
error-not-open = Agora o anfitrião não deixa mais ninguém se sentar.
error-chat-off = O anfitrião fechou o chat.
error-emotes-off = O anfitrião desligou os gestos.
error-no-coach = Falta ao conselheiro algo que não está instalado neste servidor.
error-coach-off = O anfitrião não deixa jogar com dicas nesta mesa.
error-nothing-said = Nessa linha não há nada que se possa ler.
error-is-bot = { $name } é um robô.
error-no-table-name = O nome de uma mesa tem de 1 a { $longest } caracteres visíveis.
error-no-payment = Um pagamento vai de uma pessoa a outra, de mais de 0 e no máximo { $most }.
error-too-many-payments = As contas de uma mesa aceitam no máximo { $most } pagamentos.
error-too-many-names = Por esta mesa já passaram { $most } nomes, e não cabem mais.
error-link-used = Este link para um lugar não serve mais. Um link serve uma vez, por um dia, até que se faça outro.
error-row-unreadable = O que está guardado desta mesa não pode ser lido.

## The ledger as a file

ledger-what = O quê
ledger-banker = Banqueiro
ledger-round = Rodada { $number }
ledger-sales = Venda da banca
ledger-paid = { $why ->
        [buy_in] Compra de fichas
        [correction] Correção
       *[settled] Acertado
    }
ledger-balance = Saldo
ledger-payer = Paga
ledger-payee = Recebe
ledger-amount = Valor
