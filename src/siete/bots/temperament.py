"""How bots differ: what they ask of a card before they take it, and how much they like to stake."""

from typing import Final

import msgspec
from msgspec.structs import replace

from siete.bots.whim import Whim


class Temperament(msgspec.Struct, frozen=True):
    """A way to play.

    Values are parts of a stake: ``nerve`` is what a card must bring more (less, if negative) than
    standing before it is asked for, ``raises_from`` what a card must be worth before the stake goes
    up. The rest are percents: of the way from the lowest to the highest stake (``least`` to
    ``most`` where nothing is known of the cards), of what the bank is worth (``buys_at``,
    ``sells_at``), and of the rules' highest stake (``accepts``: the highest limit that it votes for
    or proposes).
    """

    nerve: float
    raises_from: float
    least: int
    most: int
    buys_at: int
    sells_at: int
    accepts: int


CAUTIOUS: Final = Temperament(0.06, 0.3, 0, 20, 60, 80, 100)
BOLD: Final = Temperament(-0.08, 0.05, 60, 100, 110, 130, 300)
EVEN: Final = Temperament(0.0, 0.15, 0, 70, 90, 110, 200)
SOBER: Final = Temperament(0.0, 0.0, 0, 0, 100, 100, 100)

EVEN_TEMPER: Final = "even"
"""The temperament of a bot of which only the level was said: it stakes least unseen."""

ROUGHNESS: Final = 40
"""By how many hundredths of a stake somebody is off at most who reckons roughly."""


def roughly(temperament: Temperament, whim: Whim) -> Temperament:
    """The same for one decision of somebody who reckons roughly, now too high and now too low."""
    off = whim.between(-ROUGHNESS, ROUGHNESS) / 100
    return replace(temperament, nerve=temperament.nerve + off)


MOODS: Final[dict[str, tuple[Temperament, ...]]] = {
    EVEN_TEMPER: (SOBER,),
    "cautious": (CAUTIOUS,),
    "bold": (BOLD,),
    "varied": (CAUTIOUS, EVEN, EVEN, BOLD),
}
"""What each kind of bot may be in the mood for; one that varies changes from round to round."""

TEMPERAMENTS: Final = ("cautious", "bold", "varied")
