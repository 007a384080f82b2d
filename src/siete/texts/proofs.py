"""What a proof is of, in words."""

from siete.record import Record
from siete.texts.catalogue import Texts
from siete.verify import Checked


def proof_words(checked: Checked, record: Record, texts: Texts) -> str:
    """Of which shuffle a proof is, with rounds as the table counts them.

    The draw for the first banker is an entry of the record, and no round.
    """
    if checked.what == "lot":
        return texts.say("fair-lot")
    drawn = int(record.banker is None and record.rules.bank_first == "draw")
    if checked.last == drawn:
        return texts.say("fair-draw")
    first, last = max(checked.first - drawn, 1), checked.last - drawn
    many = "yes" if last > first else "no"
    return texts.say("fair-rounds", first=str(first), last=str(last), many=many)
