### The client's form of rules, making a table, rule sheets.

## The page

web-making-title = Make a table
web-making-me = Your name
web-making-me-missing = What are you called? The others see this name.
web-making-table = Name of the table
web-making-table-usual = Our table
web-making-table-of = { $name }'s table
web-making-bots = Bots
web-making-temper = How the bots play
web-making-timer = Time to think
web-making-timer-off = no limit
web-making-timer-relaxed = relaxed
web-making-timer-quick = quick
web-making-make = Open the table

## The rules

web-making-ruleset = Which game?
web-making-variants = Variants
web-making-variants-what = They go on top of the game.
web-making-every = Every single rule
web-making-every-what = For what your house does its own way.
web-making-undo-all = { $count ->
        [one] Undo my change
       *[other] Undo my { $count } changes
    }
web-making-changed-count = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
web-making-changed = Changed here.
web-making-undo = Undo: { $what }
web-making-back = Undo the last change
web-making-clashes = clashes
web-making-clash = { $count ->
        [one] { $count } rule does not fit with the others.
       *[other] { $count } rules do not fit with the others.
    }
web-making-show = Show it
web-making-less = { $what }: less
web-making-more = { $what }: more
web-making-from = { $what }, from
web-making-to = { $what }, to
web-making-tariff-name = Name of tariff { $number }
web-making-tariff-low = Lowest stake of { $name }
web-making-tariff-high = Highest stake of { $name }
web-making-tariff-remove = Remove { $name }
web-making-tariff-add = Add a tariff

## The sheet

web-making-sheet = Rule sheet
web-making-play-these = Make a table with these rules
web-making-print = Print
web-making-cannot-be = These rules can't be played
web-making-link-wrong = Below are the rules that you opened, without what can't be:
web-making-link-nothing = Nothing of what you opened could be used; the rules below are others:
web-making-share = Share the rules
web-making-share-what = Whoever opens this link sees the rules, { $rules }, and can make a table with them.
web-making-link = Link to the rules
web-making-copy = Copy
web-making-copied = Copied.
web-making-send = Send…

## Rules under a name

web-making-mine = My rules
web-making-save-as = Save these rules under a name
web-making-save = Save
web-making-saved = Saved: { $name }
web-making-delete = Delete { $name }
web-making-deleted = Deleted: { $name }
web-making-none-saved = Nothing is saved yet. What you save stays in this browser.
web-making-no-more = These can't be played any more.

## At a table

web-making-change = Other rules for this table
web-making-next-round = From the next round
