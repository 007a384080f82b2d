"""Fair shuffles: a commitment before the stakes, an unbiased shuffle, a proof that anybody checks.

The exact bytes are written down in ``docs/fairness.md``, with examples, so that the same can be
computed in any language. One value, ``Proof``, goes with a stock through its life::

    proof = new_proof(table, number)        # on disk first, then show proof.commitment
    proof = close(proof, nonces)            # before the first card; show the list to everybody
    deck = deck_of(proof)                   # then the cut
    more = shuffle(proof, cards, 1)         # each time the stock runs out (R16): 1, 2, ...
    ...                                     # the stock is done with: publish the whole proof

Until then only ``without_secret(proof)`` may leave the table, and of the cards in a record only
``without_undealt``.
"""

from siete.fair.chance import (
    below,
    chance_of_lot,
    close,
    commitment_of,
    deck_of,
    fisher_yates,
    lot_of,
    lot_proof,
    new_nonce,
    new_proof,
    new_secret,
    new_table_id,
    shuffle,
)
from siete.fair.check import Finding, Stock, check_lot, check_round, check_stocks
from siete.fair.proof import (
    FIRST_ROUND,
    VERSION,
    Proof,
    format_proof,
    is_nonce,
    parse_proof,
    proof_table,
    without_secret,
    without_undealt,
)

__all__ = [
    "FIRST_ROUND",
    "VERSION",
    "Finding",
    "Proof",
    "Stock",
    "below",
    "chance_of_lot",
    "check_lot",
    "check_round",
    "check_stocks",
    "close",
    "commitment_of",
    "deck_of",
    "fisher_yates",
    "format_proof",
    "is_nonce",
    "lot_of",
    "lot_proof",
    "new_nonce",
    "new_proof",
    "new_secret",
    "new_table_id",
    "parse_proof",
    "proof_table",
    "shuffle",
    "without_secret",
    "without_undealt",
]
