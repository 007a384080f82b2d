"""What a player at a table has to read of a message, and some move that it allows."""

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import msgspec

OPTIONAL: Final = frozenset(("out", "in", "lower", "offer", "bid", "leave"))
"""What nobody waits for."""


class Choice(msgspec.Struct):
    """What the choice of a move has to be read for."""

    do: str
    hand: int = 0
    faces: tuple[str, ...] = ()
    low: str | None = None
    high: str | None = None
    step: str | None = None
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


class State(msgspec.Struct, rename="camel"):
    """What a player has to read of a state."""

    turn: int
    me: int
    names: tuple[str, ...]
    to_act: tuple[int, ...]
    choices: tuple[Choice, ...]


class Seen(msgspec.Struct, tag_field="t", tag="update"):
    """What a player has to read of an update."""

    seq: int
    state: State


class Welcomed(Seen, tag="welcome"):
    """The same of the first message."""


SEEN: Final = msgspec.json.Decoder(Seen | Welcomed)


def words(choice: Choice, names: Sequence[str], luck: random.Random) -> str:
    """A move that a choice allows, in the words of docs/records.md without the name."""
    said = [choice.do]
    if choice.do == "hit":
        said.append(luck.choice(choice.faces))
    if choice.names:
        said.append(luck.choice(choice.names))
    if choice.seats:
        said.append(names[luck.choice(choice.seats)])
    raises = choice.do in ("hit", "muerta")
    if choice.hand and choice.do in ("hit", "stand", "bust"):
        said += ("hand", str(choice.hand))
    if choice.low is not None and not (raises and luck.random() < 0.7):
        said += ["raise"] * raises + [_amount(choice, luck)]
    if choice.do == "propose":
        said.append(choice.high or said[-1])
    return " ".join(said)


def _amount(choice: Choice, luck: random.Random) -> str:
    """The least, or a multiple of the step that is not too much."""
    assert choice.low is not None
    if choice.high is None or choice.step is None:
        return choice.low
    low, high, step = (Fraction(text) for text in (choice.low, choice.high, choice.step))
    first, last = -(-low // step), high // step
    if last < first or luck.random() < 0.3:
        return choice.low
    return f"{float(luck.randint(int(first), int(last)) * step):f}".rstrip("0").rstrip(".")
