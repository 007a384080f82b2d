### What is refused: what was wrong, where, and what is allowed.

## Languages, cards, amounts, names

error-unknown-language = There is no language "{ $language }". Allowed are: { $allowed }.
error-no-such-card = There is no card "{ $card }". Cards are 1-7, 10, 11 or 12 and a suit: o (coins), c (cups), e (swords), b (clubs), as in 7o or 12b.
error-card-twice = The card { $card } is there twice; a deck has each card once.
error-no-amount = "{ $amount }" is no amount here. Allowed are digits, or digits, a point and digits, with at most { $places } decimals: 5 or 0.25.
error-no-name = "{ $name }" can't be a name. Allowed are 1 to { $longest } characters: letters with their marks, digits, _ - . ' and single spaces between words.
error-no-such-name = Nobody here is called "{ $name }".
error-name-taken = There is a { $name } already; two players need different names.
error-name-ambiguous = { $name } can't sit at a table with { $other }: what { $other } does would read as if { $name } did it. Another name is needed.

## The table

error-players-number = { $players ->
        [one] There is one player; these rules are for { $low } to { $high }, the banker included.
       *[other] There are { $players } players; these rules are for { $low } to { $high }, the banker included.
    }
error-no-such-seat = There is no such seat at this table: { $seat }.
error-not-between-rounds = "{ $action }" is done only between rounds; this round must end first.
error-game-finished = The game is over for good; nothing more is played at this table.
error-not-in-round = { $seat } is not playing this round.
error-not-your-turn = It is not { $seat }'s turn.
error-not-allowed = "{ $action }" is not allowed to { $seat } here.
error-banker-stays = { $seat } has the bank, and the banker can't sit out.
error-is-out = { $seat } is sitting out already.
error-is-in = { $seat } is in already.
error-too-few-left = { $seat } can't sit out: at least { $low } must stay in.
error-table-full = { $seat } can't come in: the table is full.
error-last-seat = { $seat } can't leave: somebody must stay at the table.
error-answer-first = First { $seat } must accept or decline the offer for the bank.
error-no-such-tariff = There is no tariff "{ $name }". Allowed are: { $names }.
error-limits-not-allowed = { $low } to { $high } can't be the limits. Allowed are amounts above 0, the lower first, both multiples of { $step }.
error-cut-not-allowed = { $count } cards can't be cut off; 1 to { $most } are allowed.
error-no-price = A price must be 0 or more.
error-not-to-this-seat = { $seat } can't do that with { $to }: it goes only between the banker and another player who is in.

## A round

error-stake-not-allowed = { $seat } can't stake { $amount }. Allowed is { $low } to { $high }, in steps of { $step }.
error-raise-not-allowed = { $seat } can't raise to { $amount }. Allowed is { $low } to { $high }, in steps of { $step }.
error-no-raise = { $seat } can't raise the stake here.
error-face-not-allowed = { $face ->
        [down] { $seat } can't ask for this card face down, only face up.
       *[up] { $seat } can't ask for this card face up, only face down.
    }
error-no-such-hand = { $seat } has no hand { $hand } that is still being played.
error-hands-in-order = { $seat } plays the hands in order: now it is hand { $hand }.
error-seven-and-a-half-stands = { $seat } has 7½ and may only stand.
error-no-cards-left = There are no cards left to ask for; { $seat } may stand.
error-lone-card-must-draw = { $seat } can't stand on one card with more than { $low } staked: another card must be asked for.
error-wild-alone-must-draw = { $seat } can't stand on the wild card alone: another card must be asked for.
error-below-bank-card = { $seat } can't stand below the banker's open card: another card must be asked for.
error-not-bust = { $seat } has no hand that is bust, and a hand that is not bust can't be declared bust.
error-void-needs-three = { $seat } can't void the round: only a 3 as first card allows it.
error-pass-needs-card = { $seat } can't pass: only some first cards allow it, while they are the only card.
error-burn-needs-card = { $seat } can't change the card: only some first cards allow it, while they are the only card.
error-muerta-needs-seven = { $seat } can't play the muerta: it needs a 7 as the only card.
error-no-figure-came = { $seat } can't do that: no figure has just come that could open a hand.

## The dealer's part

error-round-not-over = The round is not over yet; there is nothing to settle.
error-too-few-cards = { $cards } cards are too few for this table.
error-no-card-awaited = No card is due here.
error-card-not-in-stock = The card { $card } is not in the stock.
error-reshuffle-first = The stock has run out: the used cards must be shuffled first.
error-reshuffle-not-needed = The stock has not run out: no shuffle is due.

## Actions as text

error-action-unreadable = "{ $action }" is no action: one line of at most 200 printable characters is allowed.
error-action-unknown-name = "{ $action }" does not begin with the name of anybody at the table.
error-action-verb = "{ $verb }" is no action. Allowed are: { $verbs }.
error-action-arguments = "{ $action }" is not written like that. It is written: { $usage }

## Records

error-file-unreadable = The file can't be read: { $reason }.
error-file-too-large = The file is too large for a record: at most { $most } bytes are allowed.
error-record-encoding = The file is no UTF-8 text: byte { $byte } is wrong.
error-record-toml = This is not TOML: { $reason }.
error-record-nested = The record is nested too deeply: its tables go three deep at most, as in [rounds.proof.lot].
error-record-format = This is no record of Siete. It begins with: format = "{ $format }"
error-record-missing = "{ $key }" is missing; a record must have it.
error-record-key = "{ $key }" has no place here. Allowed are: { $known }.
error-record-type = In "{ $key }" { $expected ->
        [text] a text
        [list] a list
        [table] a table
       *[amount] an amount
    } is needed, and { $found ->
        [text] a text
        [list] a list
        [table] a table
        [boolean] true or false
        [time] a date or time
        [number] a number
       *[other] a number that is no amount
    } stands there.
error-record-no-banker = "banker" is missing: only where the first banker is drawn with cards may it be left out.
error-record-banker-unknown = The banker, { $name }, sits in none of the seats.
error-record-unfinished = The round stops before its settlement: somebody must still act.
error-record-after-end = The round is over; nothing more can be done in it.
error-record-deck-not-due = No shuffle is due here, the stock goes on: this round can't have a "deck".
error-record-reshuffle-not-needed = The stock did not run out as often as "reshuffles" says.
error-record-reshuffle-card = { $cards } is not among the used cards that are shuffled here.

## Saved games

error-no-saved-game = There is no saved game in { $folder }.
error-save-in-use = { $file } is being played already, in another window.
error-save-failed = { $file } could not be saved: { $reason }.
error-save-unreadable = { $file } can't be read: { $reason }.
error-save-format = { $file } is no saved game of Siete, or it was damaged.

## Bots

error-no-such-temperament = There is no bot "{ $name }". Allowed are: { $allowed }, or both, as in steady-bold.

## Rules that can't be

error-usage-set = "{ $argument }" sets no option. It is written: --set OPTION=VALUE
error-rules-refused = { $count ->
        [one] These rules can't be: one thing is wrong with them.
       *[other] These rules can't be: { $count } things are wrong with them.
    }
problem-unknown-ruleset = There is no ruleset "{ $value }".{ $near ->
        [yes] { " " }Did you mean { $nearest }?
       *[no] { "" }
    } Allowed are: { $allowed }.
problem-unknown-variant = There is no variant "{ $value }".{ $near ->
        [yes] { " " }Did you mean { $nearest }?
       *[no] { "" }
    } Allowed are: { $allowed }.
problem-unknown-option = There is no option "{ $value }".{ $near ->
        [yes] { " " }Did you mean { $nearest }?
       *[no] { "" }
    } Allowed are: { $allowed }.
problem-not-a-list = "variants" can't be { $value }: it must be a list of names.
problem-not-a-table = "options" can't be { $value }: it must be a table of options and their values.
problem-too-many = { $value } variants are too many; at most { $most } are allowed.
problem-option-twice = The option { $value } is given twice; once is allowed.
problem-no-value = The option { $value } has no value after it.
problem-too-long = The text of the rules is too long; at most { $most } characters are allowed.
problem-not-a-switch = { $option } can't be "{ $value }". Allowed are: yes, no.
problem-not-a-choice = { $option } can't be "{ $value }". Allowed are: { $allowed }.
problem-not-an-amount = { $option } can't be "{ $value }". Allowed is an amount above 0 with at most { $places } decimals: 5 or 0.25.
problem-not-a-multiple = { $option } can't be "{ $value }". Allowed is a number from { $least } up with at most { $places } decimals: 2 or 1.5.
problem-not-a-figure = { $option } can't be "{ $value }". Allowed are: none, { $allowed }.
problem-not-a-total = { $option } can't be "{ $value }". Allowed are none, or a total from 0.5 to { $most } in steps of 0.5.
problem-not-a-count = { $option } can't be "{ $value }". Allowed is a whole number from { $least } to { $most }.
problem-not-a-range = { $option } can't be "{ $value }". Allowed are two whole numbers from { $least } to { $most }, the lower first: 2-12.
problem-not-ranks = { $option } can't be "{ $value }". Allowed are none, or different ranks joined by hyphens: { $allowed }.
problem-not-words = { $option } can't be "{ $value }". Allowed are none, or different words joined by hyphens: { $allowed }.
problem-not-tariffs = { $option } can't be "{ $value }". Allowed are none, or at most { $most } tariffs as NAME-MIN-MAX joined by hyphens, as in low-1-2-high-2-4. A name is a-z, 0-9 and _, at most 24, and begins with a letter; amounts are above 0 with at most { $places } decimals.
problem-tariff-min-above-max = { $option }: the tariff { $name } has its lowest stake { $min } above its highest, { $max }.
problem-tariff-twice = { $option }: two tariffs are called { $name }; names must differ.
problem-not-in-order = { $option } is "{ $value }"; in its own order it is written { $allowed }.
problem-over-limit = { $option } is { $value }, more than { $other }, which is { $other_value }. At most { $other_value } is allowed.
problem-off-step = { $option } is { $value }, no multiple of { $other }. Allowed are multiples of { $other_value }.
problem-tariff-off-step = { $option }: the tariff { $name } has { $limit }, no multiple of { $other }. Allowed are multiples of { $other_value }.
problem-unmet-need = { $option } = { $value } goes only with { $other } = { $allowed }; here { $other } is { $other_value }.
