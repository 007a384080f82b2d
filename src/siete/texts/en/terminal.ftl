### The table in the terminal, drawn and in plain lines.

## On the table

terminal-total = { $size ->
        [one] { $total } point
       *[other] { $total } points
    }
terminal-hands = { $count } hands
terminal-balance = balance { $amount }
terminal-more-hands = { $count } more
terminal-status-stood = stands
terminal-status-bust = bust
terminal-status-muerta = muerta
terminal-status-passed = passed
terminal-status-out = sits out
terminal-limits = Stakes { $low } to { $high }
terminal-fixed = Everybody stakes { $amount }
terminal-pot = In the pot: { $amount }
terminal-head = { $ruleset } · round { $round }
terminal-head-over = { $ruleset } · round { $round } is over
terminal-banker = Bank: { $name }
terminal-too-small = The window is { $there } characters.
terminal-too-small-needed = The table needs { $needed }.

## What is asked

terminal-ask-turn = { $name }, it is your turn.
terminal-ask-bet = { $name }, your stake?
terminal-ask-open = { $name }, another figure: open a hand with it, or keep it?
terminal-ask-cut = { $name }, will you cut the deck?
terminal-ask-pick = { $name }, pick a card for the bank.
terminal-ask-high = { $name }, which card is to take the bank?
terminal-ask-valid = { $name }, is the round valid?
terminal-ask-before = { $name }, you bank: is there anything to say before the deal?
terminal-ask-accept = { $name }, are stakes from { $low } to { $high } all right?
terminal-ask-buy = { $name }, { $other } offers you the bank for { $price }.
terminal-ask-sell = { $name }, { $other } bids { $price } for the bank.
terminal-waiting = { $name } is thinking.
terminal-pause-between = Between two rounds.
terminal-pause-stuck = Too few or too many are in for a round: somebody must come in, sit down or leave.
terminal-result-won = You won { $amount }.
terminal-result-lost = You lost { $amount }.
terminal-result-even = You neither won nor lost.
terminal-choose-first = Choose with ← → or press a letter.
terminal-choose-hand = Hand { $hand } (Tab: the next one)
terminal-bounds = { $low } to { $high } in steps of { $step }
terminal-bounds-one = only { $amount }
terminal-bounds-count = { $low } to { $high }
terminal-enter-stake = Stake { $value } · { $bounds } ({ $keys })
terminal-enter-raise = Raise to { $value } · { $bounds } ({ $keys })
terminal-enter-no-raise = No raise · to raise: { $bounds } ({ $keys })
terminal-enter-count = Cut off { $value } cards · { $bounds } ({ $keys })
terminal-enter-keys-near = ↑ ↓ or digits
terminal-enter-keys-far = ↑ ↓, PgUp PgDn ten steps, or digits

## Moves

terminal-move-hit = card
terminal-move-hit-up = card, face up
terminal-move-hit-down = card, face down
terminal-move-stand = stand
terminal-move-bust = say I am bust
terminal-move-pass = pass the round
terminal-move-burn = change the card
terminal-move-muerta = muerta
terminal-move-open = open a hand
terminal-move-keep = keep it here
terminal-move-bet = stake
terminal-move-valid = valid
terminal-move-void = void the round
terminal-move-accept = accept
terminal-move-reject = refuse
terminal-move-pick = pick a card
terminal-move-high = the highest
terminal-move-low = the lowest
terminal-move-cut = cut
terminal-move-decline = no, thanks
terminal-move-ready = deal
terminal-move-tariff = tariff: { $tariff }
terminal-move-propose = propose limits
terminal-move-stake = name the stake
terminal-move-buy = buy
terminal-move-sell = sell
terminal-key-hit = c
terminal-key-hit-up = c
terminal-key-hit-down = d
terminal-key-stand = s
terminal-key-bust = b
terminal-key-pass = p
terminal-key-burn = x
terminal-key-muerta = m
terminal-key-open = o
terminal-key-keep = k
terminal-key-valid = v
terminal-key-void = n
terminal-key-accept = a
terminal-key-reject = n
terminal-key-high = h
terminal-key-low = w
terminal-key-decline = n
terminal-key-propose = p
terminal-key-buy = y
terminal-key-sell = y
terminal-key-ready = d
terminal-key-enter = Enter
terminal-key-space = Space
terminal-key-delete = Del
terminal-key-escape = Esc

## At any time

terminal-key-help = ?
terminal-key-rules = r
terminal-key-ledger = l
terminal-key-log = j
terminal-key-fair = f
terminal-key-table = t
terminal-key-save = e
terminal-key-speed = z
terminal-key-coach = i
terminal-key-quit = q
terminal-do-help = help
terminal-do-rules = rules
terminal-do-ledger = ledger
terminal-do-log = log
terminal-do-fair = fairness
terminal-do-table = table
terminal-do-save = record
terminal-do-speed = speed
terminal-do-coach = coach
terminal-do-quit = quit
terminal-do-next = next round
terminal-do-hurry = faster
terminal-speed = Speed: { $speed }.
terminal-speed-slow = slow
terminal-speed-normal = normal
terminal-speed-fast = fast
terminal-speed-at_once = at once
terminal-record-saved = The rounds so far are recorded in { $file }
terminal-not-saved = The game is not being saved: { $reason }
terminal-left-saved = The game is saved. To go on: siete play --resume
terminal-page-keys = ↑ ↓ PgUp PgDn Home End scroll · Esc close
terminal-menu-keys = ↑ ↓ choose · Enter do · Esc leave
terminal-form-keys = Enter done · Esc leave

## Between the turns of two people

terminal-cover = { $name }, it is your turn.
terminal-cover-others = Everybody else looks away.
terminal-cover-keys = Enter: { $name } sees the cards

## The menu of the table

terminal-do-out = { $name } sits out
terminal-do-in = { $name } comes back in
terminal-do-lower = { $name } asks for lower stakes
terminal-do-leave = { $name } leaves the table
terminal-do-offer = { $name } offers { $other } the bank
terminal-do-bid = { $name } bids for the bank
terminal-do-join = Somebody sits down: { $kind }
terminal-join-last = in the last place
terminal-join-after = after { $name }
terminal-do-nonce = { $name } adds something to the next shuffle
terminal-name = Name
terminal-price = Price (0 or more)
terminal-nonce = Anything at all; nobody can choose the cards with it
terminal-nonce-added = It goes into the next shuffle as { $nonce }
terminal-limits-low = Lowest stake
terminal-limits-high = Highest stake
terminal-limits-bounds = multiple of { $step }
terminal-limits-refused = The lower one first, both above 0 and multiples of { $step }.
terminal-kind-person = a person
terminal-kind-cautious = a cautious bot
terminal-kind-bold = a bold bot
terminal-kind-varied = a bot of changing mood
terminal-kind-beginner = a bot that is just learning
terminal-kind-casual = a bot that plays now and then
terminal-kind-steady = a steady bot
terminal-kind-expert = an expert bot
terminal-kind-both = { $level }, { $temper ->
        [cautious] cautious
        [bold] bold
       *[varied] of changing mood
    }

## The ledger

terminal-ledger-line = { $name } { $amount }
terminal-ledger-gone = { " " }(has left)
terminal-ledger-settle = To settle
terminal-ledger-transfer = { $payer } gives { $payee } { $amount }
terminal-ledger-even = Nobody owes anything.

## Fairness

terminal-fair-seal = The cards of this shuffle are already fixed by a secret, and this is its seal:
terminal-fair-nonces = These numbers, one for each player, went into it before the first card:
terminal-fair-added = These numbers were added by players so far, and will go into it:
terminal-fair-check = When its cards are done with, the secret is published. The record of the rounds has it all; siete verify checks it.

## The table in words

terminal-look = The table in words
terminal-seat = { $name }, { $kind }, balance { $balance }
terminal-seat-banker = banks
terminal-seat-stake = stake { $amount }
terminal-hand = hand { $number }
terminal-card-hidden = a card face down
terminal-card-down = { $card } (face down)

## Help

terminal-help-signs = Signs
terminal-help-suit = { $suit ->
        [o] { $sign } coins
        [c] { $sign } cups
        [e] { $sign } swords
       *[b] { $sign } clubs
    }
terminal-help-pintas = The frame tells the suit too: whole for coins, one gap for cups, two for swords, three for clubs.
terminal-help-turn = whose turn it is
terminal-help-bank = who banks
terminal-help-stake = what is staked
terminal-help-down = frame of a card of yours that lies face down
terminal-help-moves = Moves
terminal-help-arrows = ← → and Enter: choose a move without its letter
terminal-help-numbers = ↑ ↓, Page Up and Down, Home, End or digits: the stake, the raise, the cut
terminal-help-hands = Tab: your next hand, when you have more than one
terminal-help-always = At any time
terminal-help-help = this page
terminal-help-rules = the rules of this table, complete
terminal-help-ledger = balances, and who owes whom
terminal-help-log = all that happened, and the table in words
terminal-help-fair = how you know that the deal is fair
terminal-help-table = sit out, come back, sell or buy the bank, ask for lower stakes, sit down, leave
terminal-help-save = write the rounds so far to a record
terminal-help-speed = how fast bots and dealer go
terminal-help-coach = hints: what each choice is worth, and after the round what yours cost
terminal-help-quit = leave; the game is saved at every move
terminal-help-hurry = Space: do not wait until the next question
terminal-help-leaving = To go on with a game later: siete play --resume

## Before a game

terminal-choose-ruleset = What shall we play?
terminal-new-game = A new game
terminal-saved-games = Games to go on with
terminal-saved-note = Enter goes on with this game where it was left; Del forgets it.
terminal-language = Language
terminal-language-name = English
terminal-language-note = ← → another language
terminal-forget = Forget this game?
terminal-forget-no = No, keep it
terminal-forget-yes = Yes, forget it
terminal-choose-places = Who sits down? In order of play, { $low } to { $high }
terminal-places-note = Enter changes the name, ← → who it is, + adds a place, Del takes this one away.
terminal-places-add = +  another place
terminal-places-add-note = Enter adds a place at the table.
terminal-places-full = The table is full.
terminal-go-on = Go on
terminal-places-go-on-note = Enter: these sit down.
terminal-choose-house = { $ruleset }: house rules
terminal-play = Play
terminal-play-note = Enter: play by these rules. Whoever plays as the sheet says changes nothing.
terminal-variants-own = Variants
terminal-variants-other = Variants from elsewhere
terminal-idle = (Nothing for it to act on here.)
terminal-write = Now { $text }. Write another value:
terminal-setup-choose = choose
terminal-setup-forget = forget the game
terminal-setup-name = name
terminal-setup-kind = person or bot
terminal-setup-remove = remove
terminal-setup-back = back
terminal-setup-change = change
terminal-setup-write = write
terminal-setup-usual = as usual
terminal-names-people = Alex, Sam, Robin, Charlie, Jamie, Taylor, Morgan, Casey, Riley, Jordan, Quinn, Avery
terminal-names-bots = Kit, Moll, Jack, Nell, Dick, Bess, Tom, Peg, Ned, Kate, Hob, Joan

## Plain lines

terminal-plain-help = Type an action, or help.
terminal-plain-hand = { $name } has: { $hand }
terminal-plain-allowed = { $question } Allowed: { $allowed }
terminal-plain-unasked = { $name } may: { $allowed }
terminal-plain-cover = { $name }, it is your turn. Everybody else looks away. Enter shows the cards.
terminal-plain-between = Between two rounds. An empty line goes on.
terminal-plain-all-out = Nobody here is in for the next round: an empty line lets the others play it.
terminal-plain-stuck = Too few or too many are in for a round: somebody must come in, sit down or leave.
terminal-plain-not-yours = { $name } is a bot and decides alone.
terminal-plain-choose = Type a number from 1 to { $most }, or a name.
terminal-plain-help-actions = Actions are words: bet 2, hit, hit down, hit raise 3, stand. At your turn the line says which are allowed.
terminal-plain-help-bounds = 1..3 step 1 means: from 1 to 3 in steps of 1. What is in brackets may be left out, | stands between things to choose from.
terminal-plain-help-names = Where it is not clear who acts, the name comes first: Alex out.
terminal-word-help = help
terminal-word-rules = rules
terminal-word-ledger = ledger
terminal-word-look = look
terminal-word-log = log
terminal-word-fair = fair
terminal-word-coach = coach
terminal-word-record = record
terminal-word-quit = quit
terminal-word-ready = ready
terminal-word-on = on
terminal-word-off = off
terminal-plain-word-help = this
terminal-plain-word-rules = the rules of this table
terminal-plain-word-ledger = balances, and who owes whom
terminal-plain-word-look = the table in words
terminal-plain-word-log = all that happened
terminal-plain-word-fair = how you know that the deal is fair
terminal-plain-word-coach = hints on or off: what each choice is worth, and what yours cost
terminal-plain-word-record = write the rounds so far to a record
terminal-plain-word-quit = leave; the game is saved at every action

## Refused

error-play-resume-alone = --resume goes on with a game as it was: no ruleset, --with, --set, --players, --bots or --names can go with it.
error-play-resume-in-use = { $file } is being played already, in another window. Other saved games are on the first screen: siete play
error-play-bots = { $bots } bots are more than { $players } players.
error-play-names = { $names } names are more than { $players } players.
error-play-names-apart = "{ $argument }" is not known here. If it is a name: names have commas between them, --names { $names },{ $argument }
error-nothing-to-record = There is nothing to record yet: no round is over.
