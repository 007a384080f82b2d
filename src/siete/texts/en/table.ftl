### A table online: notes in its log, what it refuses, and its ledger as a file.

## Notes in the log

note-opened = The table is open.
note-sat = { $name } sits down at the table.
note-waits = { $name } will sit down when the round is over.
note-got-up = { $name } leaves the table.
note-leaves = { $name } leaves; the hand is played to the end of the round in the plainest way.
note-removed = The host removes { $name } from the table.
note-started = The game begins.
note-time-out = Time is up for { $name }: the plainest choice is made.
note-away = { $name } is away and will sit out from the next round on.
note-stand-in = { $name } is away: a bot plays until { $name } is back.
note-bot-plays = A bot plays for { $name }.
note-plays-again = { $name } plays again without the bot.
note-moved = { $name } is on another device now.
note-given = The host made a link to the seat of { $name }.
note-rules = The rules change: { $changes }
note-rules-later = The rules change from the next round on: { $changes }
note-rules-now = Other rules from here on: { $changes }
note-change = { $option }: { $before } → { $after }
note-change-ruleset = { $before } → { $after }
note-renamed = The table is now called { $other }.
note-paused = The game pauses.
note-goes-on = The game goes on.
note-host = { $name } is the host now.
note-paid = { $why ->
        [buy_in] { $name } buys in: { $amount } to { $other }.
        [correction] Set right: { $name } gets { $amount } from { $other }.
       *[settled] Settled: { $name } paid { $other } { $amount }.
    }
note-closed = The evening is over; the table can still be looked at.
note-reopened = The table is open again.
note-coach = { $name } plays with the coach's hints.
note-no-coach = { $name } plays without the coach's hints.

## What a table refuses

error-no-seat = Only those who sit at this table can do that.
error-not-host = Only the host of the table can do that.
error-host-is-there = Somebody else can be the host when the host has done nothing for { $minutes } minutes.
error-seat-is-taken = { $name } is at this table already. If that is you, open the link to your seat from the other device, or ask the host for one; else take another name.
error-not-started = The game has not begun yet.
error-already-started = The game has begun already.
error-table-closed = This table is closed. The host can open it again.
error-table-paused = The game is paused. It goes on when the host says so.
error-too-late = That came too late: the table has moved on. Look again.
error-message-unknown = The server does not know that message.
error-no-more-time = There is no more time to be had for this decision.
error-was-removed = The host removed you from this table; only a link from the host lets you sit again.
error-is-removed = You removed { $name } from this table; give the seat back with a link first.
error-already-seated = You sit at this table already, as { $name }.
error-not-open = The host lets nobody new sit down now.
error-chat-off = The host has closed the chat.
error-emotes-off = The host has switched the signs off.
error-no-coach = The coach needs more than is installed on this server.
error-coach-off = The host lets nobody play with hints here.
error-nothing-said = There is nothing in that line that could be read.
error-is-bot = { $name } is a bot.
error-no-table-name = A table's name has 1 to { $longest } visible characters.
error-no-payment = A payment goes from one person to another, and is more than 0 and at most { $most }.
error-too-many-payments = The ledger of a table takes at most { $most } payments.
error-too-many-names = This table has seen { $most } names, and takes no new ones.
error-link-used = This link to a seat is not good any more. A link is good once, for a day, until a newer one is made.
error-row-unreadable = What is stored of this table can't be read.

## The ledger as a file

ledger-what = What
ledger-banker = Banker
ledger-round = Round { $number }
ledger-sales = Bank sold
ledger-paid = { $why ->
        [buy_in] Buy-in
        [correction] Correction
       *[settled] Settled
    }
ledger-balance = Balance
ledger-payer = Pays
ledger-payee = Receives
ledger-amount = Amount
