### Una mesa en línea: notas de su registro, lo que no admite y sus cuentas en un archivo.

## Notes in the log

note-opened = La mesa está abierta.
note-sat = { $name } se sienta a la mesa.
note-waits = { $name } se sentará cuando acabe la mano.
note-got-up = { $name } deja la mesa.
note-leaves = { $name } se va; su juego se lleva hasta el final de la mano de la manera más sencilla.
note-removed = El anfitrión saca a { $name } de la mesa.
note-started = Empieza la partida.
note-time-out = A { $name } se le acaba el tiempo: se hace lo más sencillo.
note-away = { $name } no está y se quedará fuera desde la mano siguiente.
note-stand-in = { $name } no está: juega un bot hasta que vuelva.
note-bot-plays = Un bot juega por { $name }.
note-plays-again = { $name } vuelve a jugar sin el bot.
note-moved = { $name } está ahora en otro dispositivo.
note-given = El anfitrión ha hecho un enlace al asiento de { $name }.
note-rules = Cambian las reglas: { $changes }
note-rules-later = Las reglas cambian desde la mano siguiente: { $changes }
note-rules-now = Otras reglas a partir de aquí: { $changes }
note-change = { $option }: { $before } → { $after }
note-change-ruleset = { $before } → { $after }
note-renamed = La mesa se llama ahora { $other }.
note-paused = La partida está en pausa.
note-goes-on = Sigue la partida.
note-host = El anfitrión es ahora { $name }.
note-paid = { $why ->
        [buy_in] { $name } compra fichas: { $amount } para { $other }.
        [correction] Corrección: { $name } recibe { $amount } de { $other }.
       *[settled] Saldado: { $name } ha pagado { $amount } a { $other }.
    }
note-closed = La velada ha terminado; la mesa aún se puede mirar.
note-reopened = La mesa vuelve a estar abierta.
note-coach = { $name } juega con los consejos del consejero.
note-no-coach = { $name } juega sin los consejos del consejero.

## What a table refuses

error-no-seat = Eso solo lo puede hacer quien está sentado a esta mesa.
error-not-host = Eso solo lo puede hacer el anfitrión de la mesa.
error-host-is-there = Otra persona puede hacer de anfitrión cuando el anfitrión lleva { $minutes } minutos sin hacer nada.
error-seat-is-taken = { $name } ya está en esta mesa. Si eres tú, abre el enlace a tu asiento desde el otro dispositivo o pídele uno al anfitrión; si no, elige otro nombre.
error-not-started = La partida aún no ha empezado.
error-already-started = La partida ya ha empezado.
error-table-closed = Esta mesa está cerrada. El anfitrión puede volver a abrirla.
error-table-paused = La partida está en pausa. Sigue cuando lo diga el anfitrión.
error-too-late = Ha llegado tarde: la mesa ha seguido. Conviene mirar otra vez.
error-message-unknown = El servidor no conoce ese mensaje.
error-no-more-time = Para esta decisión no hay más tiempo.
error-was-removed = El anfitrión te sacó de la mesa; solo con un enlace suyo puedes volver a sentarte.
error-is-removed = Sacaste a { $name } de la mesa; antes hay que devolverle el asiento con un enlace.
error-already-seated = Ya estás en esta mesa, como { $name }.
error-not-open = Ahora el anfitrión no deja que se siente nadie más.
error-chat-off = El anfitrión ha cerrado el chat.
error-emotes-off = El anfitrión ha quitado los gestos.
error-no-coach = Al consejero le falta algo que no está instalado en este servidor.
error-coach-off = El anfitrión no deja jugar con consejos en esta mesa.
error-nothing-said = En esa línea no hay nada que se pueda leer.
error-is-bot = { $name } es un bot.
error-no-table-name = El nombre de una mesa tiene de 1 a { $longest } caracteres visibles.
error-no-payment = Un pago va de una persona a otra, de más de 0 y de { $most } como mucho.
error-too-many-payments = Las cuentas de una mesa admiten como mucho { $most } pagos.
error-too-many-names = Por esta mesa han pasado ya { $most } nombres y no caben más.
error-link-used = Este enlace a un asiento ya no sirve. Un enlace sirve una vez, durante un día, mientras no se haga otro.
error-row-unreadable = Lo que hay guardado de esta mesa no se puede leer.

## The ledger as a file

ledger-what = Qué
ledger-banker = Banca
ledger-round = Mano { $number }
ledger-sales = Venta de la banca
ledger-paid = { $why ->
        [buy_in] Compra de fichas
        [correction] Corrección
       *[settled] Saldado
    }
ledger-balance = Saldo
ledger-payer = Paga
ledger-payee = Cobra
ledger-amount = Importe
