"""Reading actions from words: whose they are, and what each verb takes."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

from siete.amounts import Amount, parse_amount
from siete.errors import SieteError
from siete.game import actions as act
from siete.game.actions import Action, Face
from siete.game.table import Table
from siete.names import check_name, printable

Read = Callable[[int, list[str], Table], Action]

_STAKE_PLACES: Final = 12
"""Decimals of a stake that may differ from zero: what is left in a pot may have them all (R13)."""

_SHOWN: Final = 60
"""How many characters a refusal repeats of what it refuses."""

_LONGEST: Final = 200
"""Characters of the longest text that may be an action."""

_JOIN: Final = re.compile(r"(?P<name>.+?) join(?: after (?P<after>.+))?")

USAGE: Final[dict[str, str]] = {
    "tariff": "tariff NAME",
    "propose": "propose MIN MAX",
    "accept": "accept",
    "reject": "reject",
    "stake": "stake X",
    "offer": "offer M X",
    "bid": "bid X",
    "buy": "buy",
    "sell": "sell M",
    "decline": "decline",
    "out": "out",
    "in": "in",
    "lower": "lower",
    "join": "join [after M]",
    "leave": "leave",
    "pick": "pick",
    "high": "high",
    "low": "low",
    "cut": "cut K",
    "valid": "valid",
    "void": "void",
    "bet": "bet X",
    "pass": "pass",
    "burn": "burn",
    "hit": "hit [up|down] [hand K] [raise X]",
    "open": "open [X]",
    "keep": "keep",
    "muerta": "muerta [raise X]",
    "bust": "bust [hand K]",
    "stand": "stand [hand K]",
}
"""How each action is written, by its verb."""

_BEFORE_NAMES: Final = ("tariff", "offer", "sell", "join")
"""Actions whose other words are names, which are as they are."""


class ActionError(SieteError):
    """A text is no action: its code is ``action_...``, ``no_amount`` or ``no_such_name``."""


def parse_action(text: str, table: Table) -> Action:
    """The action that a text says at this table; the longest name that it begins with acts.

    Whether the action is allowed is not looked at. Raises ActionError, and SieteError ``no_name``
    for a new seat's name that is none.
    """
    text = _readable(text)
    name = _longest_name(text, table.names)
    joining = _JOIN.fullmatch(text)
    if name is None:
        if joining is None:
            raise ActionError("action_unknown_name", action=printable(text, _SHOWN))
        return _join(check_name(joining["name"]), joining["after"], table, text)
    try:
        words = text[len(name) :].split(" ")[1:]
        return _with_verb(table.names.index(name), words, table, text)
    except ActionError:
        if joining is None or joining["name"] == name:
            raise
        return _join(check_name(joining["name"]), joining["after"], table, text)


def parse_said(text: str, seat: int, table: Table) -> Action:
    """The action that a seat says without its name in front, or with it.

    Capital letters do no harm. With a seat of -1 nobody is asked: then there must be a name. Raises
    ActionError as ``parse_action`` does; ``action_verb`` for a text that names nobody at all.
    """
    words = _readable(" ".join(text.split())).split()
    if seat >= 0 and _begins_action(words):
        return _with_verb(seat, _small(words), table, text)
    said = " ".join(words)
    name = _longest_name(said, table.names)
    if name is not None:
        after = said[len(name) :].split()
        return parse_action(" ".join([name, *_small(after)]), table)
    names_somebody = any(word.lower() in USAGE for word in words[1:])
    if seat >= 0 and not names_somebody:
        raise _no_verb(words[0])
    return parse_action(said, table)


def _readable(text: str) -> str:
    """The text as it is compared, where it is no longer than any action can be."""
    text = unicodedata.normalize("NFC", text).strip()
    if not text or len(text) > _LONGEST or not text.isprintable():
        raise ActionError("action_unreadable", action=printable(text, _SHOWN))
    return text


def _begins_action(words: list[str]) -> bool:
    return bool(words) and words[0].lower() in USAGE


def _small(words: list[str]) -> list[str]:
    """The words of an action in small letters, where they are its own and no names."""
    if not _begins_action(words):
        return words
    verb = words[0].lower()
    if verb in _BEFORE_NAMES:
        return [verb, *words[1:]]
    return [word.lower() for word in words]


def joining_name(text: str) -> str | None:
    """The name of the new seat that a text such as ``Dani join after Ana`` speaks of, or None."""
    try:
        joining = _JOIN.fullmatch(_readable(text))
    except ActionError:
        return None
    return None if joining is None else joining["name"]


def _longest_name(text: str, names: tuple[str, ...]) -> str | None:
    """The longest of the names that a text begins with, or None."""
    fitting = [name for name in names if text == name or text.startswith(f"{name} ")]
    return max(fitting, key=len, default=None)


def check_told_apart(names: Sequence[str]) -> None:
    """Refuse names whose actions could not be told apart when they are written down.

    An action belongs to the longest name that it begins with (docs/records.md): beside an Ana
    nobody can be called "Ana hit". Raises SieteError ``name_ambiguous`` (``name``, ``other``).
    """
    for other in names:
        for name in names:
            words = name.removeprefix(f"{other} ").split(" ")
            if name.startswith(f"{other} ") and words[0] in USAGE:
                raise SieteError("name_ambiguous", name=name, other=other)


def _with_verb(seat: int, words: list[str], table: Table, text: str) -> Action:
    verb = words[0] if words else ""
    read = _READERS.get(verb)
    if read is None:
        raise _no_verb(verb)
    try:
        return read(seat, words[1:], table)
    except (SieteError, ValueError) as error:
        if isinstance(error, SieteError) and error.code in ("no_amount", "no_such_name"):
            raise ActionError(error.code, **error.params) from None
        raise ActionError(
            "action_arguments", action=printable(text, _SHOWN), usage=USAGE[verb]
        ) from None


def _no_verb(word: str) -> ActionError:
    return ActionError("action_verb", verb=printable(word, _SHOWN), verbs=" ".join(USAGE))


def _join(name: str, after: str | None, table: Table, text: str) -> Action:
    number = -1
    if after is not None:
        if after not in table.names:
            raise ActionError("action_unknown_name", action=printable(text, _SHOWN))
        number = table.names.index(after)
    return act.Join(-1, name, number)


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise ValueError(text)
    return int(text)


def _stake(text: str) -> Amount:
    return parse_amount(text, _STAKE_PLACES)


def _alone(make: Callable[[int], Action]) -> Read:
    def read(seat: int, words: list[str], table: Table) -> Action:
        if words:
            raise ValueError(words)
        return make(seat)

    return read


def _with_amount(make: Callable[[int, Amount], Action], amount: Callable[[str], Amount]) -> Read:
    def read(seat: int, words: list[str], table: Table) -> Action:
        (word,) = words
        return make(seat, amount(word))

    return read


def _read_tariff(seat: int, words: list[str], table: Table) -> Action:
    (name,) = words
    return act.Tariff(seat, name)


def _read_propose(seat: int, words: list[str], table: Table) -> Action:
    low, high = words
    return act.Propose(seat, _stake(low), _stake(high))


def _read_offer(seat: int, words: list[str], table: Table) -> Action:
    *name, price = words
    return act.Offer(seat, table.number_of(" ".join(name)), parse_amount(price))


def _read_sell(seat: int, words: list[str], table: Table) -> Action:
    return act.Sell(seat, table.number_of(" ".join(words)))


def _read_join(seat: int, words: list[str], table: Table) -> Action:
    after = -1
    if words:
        if words[0] != "after":
            raise ValueError(words)
        after = table.number_of(" ".join(words[1:]))
    return act.Join(-1, table.names[seat], after)


def _options(words: list[str], known: tuple[str, ...]) -> dict[str, str]:
    """What follows an action in any order: a face, ``hand K``, ``raise X``; each once."""
    found: dict[str, str] = {}
    rest = iter(words)
    for word in rest:
        key = "face" if word in ("up", "down") else word
        if key not in known or key in found:
            raise ValueError(words)
        value = word if key == "face" else next(rest, "")
        if not value:
            raise ValueError(words)
        found[key] = value
    return found


def _hand(found: dict[str, str]) -> int:
    number = _whole(found.get("hand", "0"))
    if "hand" in found and not number:
        raise ValueError(number)
    return number


def _raise(found: dict[str, str]) -> Amount:
    amount = _stake(found.get("raise", "0"))
    if "raise" in found and not amount:
        raise ValueError(amount)
    return amount


def _read_hit(seat: int, words: list[str], table: Table) -> Action:
    found = _options(words, ("face", "hand", "raise"))
    face: Face = "down" if found.get("face") == "down" else "up"
    return act.Hit(seat, face, _hand(found), _raise(found))


def _read_muerta(seat: int, words: list[str], table: Table) -> Action:
    return act.Muerta(seat, _raise(_options(words, ("raise",))))


def _of_hand(make: Callable[[int, int], Action]) -> Read:
    return lambda seat, words, table: make(seat, _hand(_options(words, ("hand",))))


def _read_open(seat: int, words: list[str], table: Table) -> Action:
    if not words:
        return act.Open(seat)
    (amount,) = words
    if not _stake(amount):
        raise ValueError(amount)
    return act.Open(seat, _stake(amount))


def _read_cut(seat: int, words: list[str], table: Table) -> Action:
    (count,) = words
    return act.Cut(seat, _whole(count))


_READERS: Final[dict[str, Read]] = {
    "tariff": _read_tariff,
    "propose": _read_propose,
    "accept": _alone(act.Accept),
    "reject": _alone(act.Reject),
    "stake": _with_amount(act.Stake, _stake),
    "offer": _read_offer,
    "bid": _with_amount(act.Bid, parse_amount),
    "buy": _alone(act.Buy),
    "sell": _read_sell,
    "decline": _alone(act.Decline),
    "out": _alone(act.Out),
    "in": _alone(act.In),
    "lower": _alone(act.Lower),
    "join": _read_join,
    "leave": _alone(act.Leave),
    "pick": _alone(act.Pick),
    "high": _alone(act.High),
    "low": _alone(act.Low),
    "cut": _read_cut,
    "valid": _alone(act.Valid),
    "void": _alone(act.Void),
    "bet": _with_amount(act.Bet, _stake),
    "pass": _alone(act.Pass),
    "burn": _alone(act.Burn),
    "hit": _read_hit,
    "open": _read_open,
    "keep": _alone(act.Keep),
    "muerta": _read_muerta,
    "bust": _of_hand(act.Bust),
    "stand": _of_hand(act.Stand),
}
