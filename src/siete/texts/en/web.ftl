### The browser's table: what is asked, what can be tapped, and what stands around it.

## Cards and seats

web-card = { $rank ->
        [1] ace
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [10] sota
        [11] caballo
       *[12] king
    } { $suit ->
        [o] of coins
        [c] of cups
        [e] of swords
       *[b] of clubs
    }
web-card-down = { $card }, face down
web-card-hidden = a card face down
web-burnt = changed cards
web-total = total
web-stake = stake
web-balance = balance
web-bank = banks
web-bot = bot
web-coached = plays with the coach
web-own = Your place
web-hand = Hand { $hand }: { $total }
web-status-stood = stands
web-status-bust = bust
web-status-muerta = muerta
web-status-passed = passed
web-their-turn = to play
web-away = sits out
web-offline = not connected
web-ready = ready
web-foul = grave foul
web-even = even
web-limits = Stakes { $low } to { $high }
web-fixed = Everybody stakes { $amount }
web-pot = Pot: { $amount }
web-clock = { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }

## What is asked

web-your-move = Your move
web-your-turn = Your turn! Back to the table
web-ask-turn = Your turn: another card?
web-ask-bet = How much do you stake?
web-ask-open = Another figure: open a hand with it, or keep it?
web-ask-cut = Will you cut the deck?
web-ask-pick = Pick a card for the bank.
web-ask-high = Which card is to take the bank?
web-ask-valid = Is the round valid?
web-ask-before = You bank: deal, or say something before?
web-ask-accept = Stakes from { $low } to { $high }: all right?
web-ask-buy = { $name } offers you the bank for { $price }.
web-ask-sell = { $name } bids { $price } for the bank.
web-waiting-for = Waiting for { $names }
web-waiting-others = { $count } others
web-dealing = Cards are coming.
web-between = Ready for the next round?
web-stuck = Too few or too many are in for a round: somebody must come in, sit down or leave.
web-paused = The host has paused the game.
web-closed = The evening is over.
web-standin = A bot plays for you.
web-play-again = Play myself
web-out = You sit out.
web-lobby-waiting = The round has not begun yet.
web-lot = The lot is about to choose the first banker.
web-sits-next = You play from the next round on.
web-no-seat = You have no seat in this round.
web-can = You can: { $moves }.
web-bounds = { $low } to { $high } in steps of { $step }
web-no-raise = no raise
web-amount-amount = Stake
web-amount-raise = Raise to
web-amount-count = Cards to cut off
web-less = less
web-more = more
web-more-time = More time
web-aside = More…
web-back = Back

## Moves

web-move-hit = Card
web-move-hit-up = Card, face up
web-move-hit-down = Card, face down
web-raised = { $move }, raise to { $amount }
web-move-stand = Stand
web-move-bust = I am bust
web-move-pass = Pass the round
web-move-burn = Change the card
web-move-muerta = Muerta
web-move-open = { $amount ->
        [none] Open a hand
       *[other] Open a hand for { $amount }
    }
web-move-keep = Keep it here
web-move-bet = { $amount ->
        [none] Stake
       *[other] Stake { $amount }
    }
web-move-valid = It is valid
web-move-void = Void the round
web-move-accept = Accept
web-move-reject = Refuse
web-move-pick = Pick a card
web-move-high = The highest
web-move-low = The lowest
web-move-cut = { $amount ->
        [none] Cut
       *[other] Cut { $amount }
    }
web-move-decline = No, thanks
web-move-ready = Deal
web-move-tariff = Tariff: { $tariff }
web-move-propose = Propose limits
web-move-stake = Name the stake
web-move-buy = Buy the bank
web-move-sell = Sell the bank
web-move-offer = Offer the bank
web-move-bid = Bid for the bank
web-move-out = Sit out
web-move-in = Come back in
web-move-lower = Ask for lower stakes
web-move-leave = Leave the table
web-tariff-traditional = traditional
web-tariff-high = high
web-limit-low = Lowest stake
web-limit-high = Highest stake
web-price = Price
web-buyer = To whom
web-leave-sure = Give up your seat? What you won or lost stays in the ledger.

## After a round

web-won = You won { $amount }
web-lost = You lost { $amount }
web-even-mine = You neither won nor lost
web-result = What the round came to
web-next-round = Next round

## Before the first round, sitting down, and inviting

web-sit = Sit down
web-sit-name = Your name at this table
web-sit-note = You are watching. Nobody needs an account: a name is enough.
web-sit-closed = You are watching. The host decides who sits down.
web-sit-full = You are watching. Every seat is taken.
web-start = Begin
web-host-starts = The host begins when everybody is here.
web-empty-seat = free seat
web-seats = At the table: { $taken } of { $most }
web-seats-lacking = { $count ->
        [one] One more is needed to begin: a person or a bot.
       *[other] { $count } more are needed to begin: people or bots.
    }
web-code = Code
web-link = Link
web-qr = QR code of the link
web-link-only-here = This link works on this computer only. To let phones and other computers in, start the server with { $command }.
web-copy = Copy
web-copied = Copied
web-share = Share

## Beside the table

web-panel = Log, people, rules and settings
web-tab-log = Log
web-tab-people = People
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-ledger = Ledger
web-tab-settings = Settings
web-close = Close
web-unread = something new was said
web-log-empty = Nothing has happened yet.
web-round = Round { $round }
web-before-rounds = Before the first round
web-to-history = All rounds, step by step
web-chat-write = Say something
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-emotes = Signs
web-emote-cheers = cheers
web-emote-clap = well played
web-emote-laugh = laughs
web-emote-ouch = ouch
web-emote-think = thinking
web-emote-hurry = come on
web-emote-heart = love
web-emote-luck = good luck
web-who = Who
web-settle = To settle
web-nobody-owes = Nobody owes anything.
web-transfer = { $payer } gives { $payee } { $amount }
web-to-ledger = Ledger of the evening
web-next-rules = From the next round on: { $title }.
web-read-them = Read them
web-rules-worth = What these rules are worth, and how to play by them
web-loading = One moment…
web-rules-failed = The rules can't be fetched just now.

## People

web-you = you
web-host = host
web-stand-in = a bot plays for them
web-waits = from the next round on
web-leaves = leaves after the round
web-manage = More about { $name }
web-add-bot = Add a bot
web-bot-plays = How the bot plays
web-bot-temper = Temperament
web-temper = { $temper ->
        [cautious] cautious
        [bold] bold
        [varied] of changing mood
       *[even] even-tempered
    }
web-remove = Take from the table
web-remove-sure = Take { $name } from the table? The round is played to its end for them.
web-get-up = Get up
web-seat-link = Go on with another device
web-give-seat = Link to the seat
web-seat-link-note = Whoever opens this link has the seat: it is good once, and for nobody else.
web-play-for = Let a bot play
web-play-myself = No bot any more
web-hand-over = Make host
web-gone = Not at the table now
web-watching = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-to-tv = On a television
web-to-watch = Only watch

## Settings

web-here = On this device
web-language = Language
web-deck = Cards
web-deck-spanish = Spanish
web-deck-french = French
web-theme = Light or dark
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sound
web-keys = Digits 1 to 9 do what the buttons do
web-coach-on = I want the coach's hints
web-coach-told = What each choice is worth, from what you know. The others see that you play with it.
web-guide-again = Show the guide again
web-host-settings = As host
web-pause = Pause
web-go-on = Go on
web-change-rules = Change the rules
web-timer = Time for a move
web-timer-off = no limit
web-timer-relaxed = relaxed
web-timer-quick = quick
web-pause-length = Pause between rounds
web-pause-seconds = { $seconds ->
        [0] until everybody is ready
       *[other] { $seconds } seconds
    }
web-setting-open = Whoever has the link may sit down
web-setting-watch = Whoever has the link may watch
web-setting-chat = Chat
web-setting-emotes = Signs
web-setting-coach = Whoever wants to may play with the coach
web-close-table = End the evening
web-close-table-sure = End the evening for everybody? A round under way stays as it is. The table can be opened again.
web-close-table-yes = End it for everybody
web-reopen = Open again
web-delete = Delete
web-delete-sure = Delete the table with its rounds, ledger and chat, for everybody and for good?
web-delete-yes = Delete for good

## The guide

web-guide = Guide
web-hint-stake = First the stake: choose how much this hand is worth to you, within the limits.
web-hint-card = Get as near to 7½ as you can, and not above. A seven counts 7, figures count ½. Ask for a card, or stand with what you have.
web-hint-hidden = Face down, only you see the card. Face up, all do.
web-hint-bank = You hold the bank: you play last, against everybody at once.
web-hint-wait = Now the others play. Watch the bank: equal hands are often the bank's.
web-hint-over = That was a round. Here is who won what, and why. The rules of this table are one tap away, complete.
web-hint-read = Got it
web-hint-skip = Skip the guide

## The page

web-title = { $table } · Siete
web-title-turn = Your turn · { $table }
web-home = Home
web-played = { $count ->
        [one] one round
       *[other] { $count } rounds
    }
web-opening = The table is being opened…
web-reconnecting = The connection is lost. Trying again…
web-ended = The table is closed to this page.
web-nowhere = There is nothing here.
web-not-loaded = The page could not be loaded.
web-again = Try again

## The coach

web-coach = The coach
web-coach-thinking = The coach is thinking…
web-coach-waits = The coach waits for your turn.
web-coach-why = How sure?
web-coach-which = Which?
web-coach-best = , best
web-coach-at = { $worth } at { $amount }
