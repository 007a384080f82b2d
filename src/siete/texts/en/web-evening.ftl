### The evening in the browser: ledger, rounds, step by step, and television.

## The page

web-evening-title = The evening
web-evening-page = Evening: { $table } · Siete
web-evening-to-table = To the table
web-evening-to-evening = To the evening

## Who owes whom

web-evening-accounts = Ledger
web-evening-balance = Balance
web-evening-zero = All balances together add up to zero.
web-evening-payments = Payments noted
web-evening-no-payments = None is noted.
web-evening-why = { $why ->
        [buy_in] Buy-in
        [correction] Correction
       *[settled] Settled
    }
web-evening-why-what = { $why ->
        [buy_in] Money handed over before playing, to whoever keeps it.
        [correction] Sets a mistake in the ledger right.
       *[settled] A debt of the evening that was paid.
    }
web-evening-paid = { $payer } gives { $payee } { $amount }
web-evening-note = Note a payment
web-evening-kind = What it is
web-evening-payer = Pays
web-evening-payee = Is paid
web-evening-amount = Amount
web-evening-add = Note it
web-evening-added = Noted: { $what }
web-evening-amount-bad = Write an amount above zero, such as 2.5.
web-evening-amount-large = That is too large. At most 1 000 000 000 is allowed.
web-evening-same = Who pays and who is paid must be two people.
web-evening-was-paid = It was paid
web-evening-was-paid-of = Note as paid: { $what }
web-evening-csv = Spreadsheet (CSV)

## Rounds

web-evening-rounds = Rounds
web-evening-no-rounds = No round has been played yet.
web-evening-banker = Bank: { $name }
web-evening-part = Rules no. { $part } of the evening: { $rules }
web-evening-replay = Step by step
web-evening-replay-of = Round { $round }, step by step
web-evening-check = Check
web-evening-check-of = Check the shuffle of round { $round }
web-evening-record = Download the record
web-evening-fair = Was the shuffle fair?
web-evening-fair-what = Before the stakes the table seals a secret number; then each player adds one, and all of them together make the order of the cards. At the end the secret is published, and this browser can do the sum again by itself.
web-evening-fair-all = Check them all

## A round step by step

web-replay-page = Round { $round } · { $table } · Siete
web-replay-draw = Choosing the bank
web-replay-step = Step { $step } of { $steps }
web-replay-steps = What happened
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-play = Play by itself
web-replay-stop = Stop
web-replay-keys = By keyboard: ← → one step, Home and End to either end, space to play by itself.
web-replay-before = Previous
web-replay-after = Next

## On a television

web-tv-join = Point a phone here
web-tv-lobby = Who is playing?
web-tv-nobody = Nobody sits here yet.
web-tv-next = { $seconds ->
        [one] The next round begins in one second
       *[other] The next round begins in { $seconds } seconds
    }
web-tv-ready = Ready: { $names }
