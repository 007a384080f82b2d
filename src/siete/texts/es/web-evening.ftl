### La velada en el navegador: cuentas, manos, paso a paso y televisión.

## The page

web-evening-title = La velada
web-evening-page = Velada: { $table } · Siete
web-evening-to-table = A la mesa
web-evening-to-evening = A la velada

## Who owes whom

web-evening-accounts = Cuentas
web-evening-balance = Saldo
web-evening-zero = Todos los saldos juntos dan cero.
web-evening-payments = Pagos apuntados
web-evening-no-payments = No hay ninguno apuntado.
web-evening-why = { $why ->
        [buy_in] Compra de fichas
        [correction] Corrección
       *[settled] Saldado
    }
web-evening-why-what = { $why ->
        [buy_in] Dinero que, antes de jugar, se entrega a quien lo guarda.
        [correction] Arregla un error de las cuentas.
       *[settled] Una deuda de la velada que ya se ha pagado.
    }
web-evening-paid = { $payer } da { $amount } a { $payee }
web-evening-note = Apuntar un pago
web-evening-kind = Qué es
web-evening-payer = Paga
web-evening-payee = Cobra
web-evening-amount = Importe
web-evening-add = Apuntar
web-evening-added = Apuntado: { $what }
web-evening-amount-bad = Escribe un importe mayor que cero, como 2,5.
web-evening-amount-large = Es demasiado grande. Se admite como mucho 1 000 000 000.
web-evening-same = Quien paga y quien cobra tienen que ser distintos.
web-evening-was-paid = Ya está pagado
web-evening-was-paid-of = Apuntar como pagado: { $what }
web-evening-csv = Hoja de cálculo (CSV)

## Rounds

web-evening-rounds = Manos
web-evening-no-rounds = Todavía no se ha jugado ninguna mano.
web-evening-banker = Banca: { $name }
web-evening-part = Reglas n.º { $part } de la velada: { $rules }
web-evening-replay = Paso a paso
web-evening-replay-of = Mano { $round }, paso a paso
web-evening-check = Comprobar
web-evening-check-of = Comprobar cómo se barajó la mano { $round }
web-evening-record = Descargar el acta
web-evening-fair = ¿Se barajó limpio?
web-evening-fair-what = Antes de las apuestas la mesa sella un número secreto; después cada jugador añade uno suyo, y de todos juntos sale el orden de las cartas. Al final se publica el secreto, y este navegador puede rehacer la cuenta por sí solo.
web-evening-fair-all = Comprobar todas

## A round step by step

web-replay-page = Mano { $round } · { $table } · Siete
web-replay-draw = Elección de la banca
web-replay-step = Paso { $step } de { $steps }
web-replay-steps = Lo que pasó
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-on = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-stop = Parar
web-replay-keys = Con el teclado: ← → un paso, Inicio y Fin a los extremos, espacio para reproducir.
web-replay-before = Anterior
web-replay-after = Siguiente

## On a television

web-tv-join = Apunta aquí con el móvil
web-tv-lobby = ¿Quién juega?
web-tv-nobody = Todavía no hay nadie sentado.
web-tv-next = { $seconds ->
        [one] La próxima mano empieza dentro de un segundo
       *[other] La próxima mano empieza dentro de { $seconds } segundos
    }
web-tv-ready = Listos: { $names }
