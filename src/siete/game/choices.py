"""What a seat may do, as data: complete, nothing else is accepted."""

from typing import Final

import msgspec

from siete.amounts import Amount
from siete.game.actions import Action, Face


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One kind of action with its bounds.

    ``do`` is the action's tag, such as ``bet``. Where the action takes an amount it is from ``low``
    to ``high`` (trillionths of a chip) and either ``low`` or a multiple of ``step``; for a card
    asked for it is what the stake may be raised to, and 0 to 0 where it may not. ``price`` actions
    have ``high`` -1: any amount from 0. ``hand`` counts from 1 and is 0 where hands do not matter.
    ``faces`` are how a card may be asked for, ``names`` are tariffs, ``seats`` the numbers of those
    who may be meant.
    """

    do: str
    hand: int = 0
    faces: tuple[Face, ...] = ()
    low: Amount = 0
    high: Amount = 0
    step: Amount = 0
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()

    def takes(self, amount: Amount) -> bool:
        """Whether an amount is within the bounds."""
        return self.low <= amount and (
            self.high < 0
            or (amount <= self.high and (amount == self.low or amount % self.step == 0))
        )


UP: Final[tuple[Face, ...]] = ("up",)
DOWN: Final[tuple[Face, ...]] = ("down",)
UP_OR_DOWN: Final[tuple[Face, ...]] = ("up", "down")


TAGS: Final[dict[type[Action], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in Action.__subclasses__()
}


def tag_of(action: Action) -> str:
    """The action's tag, as in ``Choice.do``."""
    return TAGS[type(action)]
