### Checking in the browser that the shuffle was fair. What is found is said by fair.ftl.

## The page

web-proof-title = Was the shuffle fair?
web-proof-lead = This browser does the sum again by itself from the record: the seal, the shuffle and what came of it. It asks nobody for the result.
web-proof-to-evening = To the evening
web-proof-working = Checking…
web-proof-verdict = { $verdict ->
        [holds] The shuffle was fair
        [open] Not to be checked yet
       *[fails] Something does NOT fit
    }
web-proof-counts = Proofs checked: { $count }. Good: { $good }.
web-proof-outcome = { $outcome ->
        [holds] Good
        [fails] Bad
        [open] Not yet
       *[note] Note
    }
web-proof-others = The other rounds of the record
web-proof-draw = The cards that choose the bank
web-proof-download = Download the record
web-proof-part = Rules no. { $part } of the evening
web-proof-later = { $count ->
        [one] Round { $rounds } can't be checked yet: the cards that it was dealt from are still in play.
       *[other] Rounds { $rounds } can't be checked yet: the cards that they were dealt from are still in play.
    }

## What else is found here

web-proof-hands-hold = { $cut ->
        [0] The { $count } cards of the hands are the first of that deck.
       *[other] The { $count } cards of the hands are the first of that deck, with { $cut } cut off.
    }
web-proof-hands-differ = These cards of the hands could not come from that deck at that place: { $cards }. It looks like that when the cut, or a card of a hand, was changed.
web-proof-seen = This browser saw that seal before the cards.
web-proof-added = This browser saw that seal before the cards, and the number that it added is in the list, unchanged.
web-proof-not-added = This browser added a number to that shuffle, and it is not in the list.
web-proof-unseen = This browser did not see that seal before the cards: whoever played can compare it.

## The sum

web-proof-how = The sum
web-proof-seal = Seal, shown before the stakes
web-proof-secret = Secret, published afterwards
web-proof-number = Number of { $name }
web-proof-deck = The deck that the sum makes, from the top
web-proof-otherwise = { $card }; the record has another card here
web-proof-not-this = The moves are not checked here: whether each was allowed shows when they are played again by the rules, which “{ $command }” does.

## Another record

web-proof-another = Check another record
web-proof-paste = Paste a record here
web-proof-file = Open a file…
web-proof-check = Check
web-proof-no-record = There is no record to check.
web-proof-bad-toml = This can't be read as a record: line { $what } is not well written.
web-proof-bad-format = This is no record of Siete. It begins with: { $what }
web-proof-bad-field = In the record, “{ $what }” is missing or of the wrong kind.
web-proof-bad-card = In round { $entry }, the card “{ $what }” does not exist or is there twice.
web-proof-bad-name = “{ $what }” can be nobody's name.
web-proof-bad-proof = The proof of round { $entry } can't be read: “{ $what }” has no place there, or is of the wrong kind.
web-proof-too-large = That is too large for a record.
