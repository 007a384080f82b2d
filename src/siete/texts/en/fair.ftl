### What checking a shuffle finds (`siete verify`). The seal is the commitment of docs/fairness.md, a player's number the nonce.

## A file, and the proofs in it

fair-file-holds = { $file }: { $count ->
        [one] the proof holds.
       *[other] all { $count } proofs hold.
    }
fair-file-fails = { $file }: { $count ->
        [one] the proof does not hold.
       *[other] { $bad } of { $count } proofs { $bad ->
                [one] does not hold.
               *[other] do not hold.
            }
    }
fair-file-open = { $file }: nothing can be checked yet, the stock is still in play.
fair-results-differ = Played again, the record comes to other results than it says. To see which: siete replay
fair-rounds = { $many ->
        [yes] Rounds { $first } to { $last }
       *[no] Round { $first }
    }
fair-lot = The lot for the first banker
fair-draw = The draw for the first banker
fair-holds = { $what }: the proof holds.
fair-fails = { $what }: the proof DOES NOT HOLD.
fair-open = { $what }: not to be checked yet.

## What holds

fair-commitment-holds = The secret is the one that was sealed: { $commitment }
fair-deck-holds = The { $cards } cards of the deck lie as they were shuffled.
fair-reshuffles-hold = { $count ->
        [one] The stock ran out once and was shuffled as it should be.
       *[other] The stock ran out { $count } times and was shuffled as it should be.
    }
fair-nonces = { $count ->
        [0] No player added a number to the shuffle.
        [one] One player added a number to the shuffle: { $names }.
       *[other] { $count } players added a number each to the shuffle: { $names }.
    }
fair-lot-holds = The lot made { $banker } the banker.
fair-secret-in-play = The secret is not published yet: the stock is still in play.
fair-lot-missing = How the first banker was chosen is not in this record.

## What does not hold

fair-proof-missing = There is no proof here.
fair-version-unknown = The proof is of version { $version }; this program knows version { $known }.
fair-field-missing = "{ $field }" is missing from the proof.
fair-table-malformed = "table" is no table's id: 1 to 64 letters without accents, digits and . _ ~ - are allowed.
fair-round-malformed = "round" is no number of a round: 0 and up, at most 15 digits, are allowed.
fair-commitment-malformed = "commitment" is no seal: 64 characters 0-9 and a-f are allowed.
fair-secret-malformed = "secret" is no secret: 64 characters 0-9 and a-f are allowed.
fair-chance-malformed = "chance" is not the chance of a lot: 64 characters 0-9 and a-f are allowed.
fair-nonce-malformed = The number of { $name } is badly written: 32 to 128 characters 0-9 and a-f, an even count of them, are allowed.
fair-nonce-twice = { $name } has two numbers in the shuffle.
fair-nonce-stranger = { $name } has a number in the shuffle and was not at the table.
fair-secret-missing = The secret is missing, and its stock is done with.
fair-commitment-differs = The seal does not fit: it is { $commitment }, and the secret, table and round give { $made }. One of these was changed.
fair-deck-missing = The record does not say the deck of this round.
fair-deck-not-whole = The deck is not the forty cards, each once: { $cards } different ones are there.
fair-deck-differs = The deck is not the one that was shuffled. Card { $position } from the top must be { $expected }, and the record has { $has }; { $differing } cards are out of place. { $most ->
        [yes] It looks like that when a player's number was changed, added or taken away.
       *[no] It looks like that when cards were changed.
    }
fair-reshuffle-cards = Shuffle { $number } of the used cards does not have the cards that it must have.
fair-reshuffle-differs = Shuffle { $number } of the used cards is not in the order that it must have. Card { $position } from the top must be { $expected }, and the record has { $has }; { $differing } cards are out of place.
fair-table-differs = The proof is of table { $table }, the one before it of table { $before }.
fair-round-order = The proof is of round { $round }, which does not come after round { $before }.
fair-lot-seats = The lot was drawn among other seats, or in another order: { $seats }.
fair-lot-chance-differs = The chance of the lot is not the one that this proof makes: "chance" must be { $made }, and the record has { $chance }. It looks like that when a player's number was changed, added or taken away.
fair-lot-differs = The lot made { $drawn } the banker, and the record says { $banker }.
fair-lot-no-banker = There is a lot for the first banker, and the record names no first banker.
fair-lot-late = A lot for the first banker has no place after the first round.

## Refused

error-no-proof = There is no proof in this record.
error-proof-unreadable = The proof of a round can't be read: "{ $field }" has no place there, or is not of the right kind. Allowed are version, table, round, commitment, secret, nonces and lot, as docs/fairness.md says.
error-bad-table-id = { $table } is no table's id: 1 to 64 letters without accents, digits and . _ ~ - are allowed.
error-bad-round-number = { $number } is no number of a round: 0 and up, at most 15 digits, are allowed.
error-bad-secret = This is no secret: { $digits } characters 0-9 and a-f are allowed.
error-bad-commitment = This is no seal: { $digits } characters 0-9 and a-f are allowed.
error-bad-nonce = The number of { $name } for the shuffle is badly written: { $fewest } to { $most } characters 0-9 and a-f, an even count of them, are allowed.
error-nonce-twice = { $name } has given two numbers for the shuffle; one is allowed.
error-nonces-closed = The list of numbers for this shuffle is closed; between rounds { $name } can add one to the next.
