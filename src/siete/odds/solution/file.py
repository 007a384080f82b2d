"""Certificates as policies: read, and held against the rules that are simulated."""

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from math import isclose, isfinite
from pathlib import Path
from typing import Final, Literal

import msgspec

from siete.cards import DECK, Card, parse_cards
from siete.errors import SieteError
from siete.game.hands import wild_natural_counts
from siete.rules import OPTIONS, Rules, is_idle, option_text, parse_rules

ENDINGS: Final = (".json", ".gz")
SEATS: Final = 2
"""A solution is one of a player against the banker."""

_NEAR: Final = 1e-6
"""So far from the right sum chances may be, and a bound from the other: they are rounded."""
_PACKED: Final = b"\x1f\x8b"

_MAY_DIFFER: Final = frozenset(
    (
        "table.direction",
        "table.players",
        "deck.shuffle",
        "bank.first",
        "bank.cut",
        "bank.passes",
        "bank.claimed_by",  # but for a class of its own, see below
        "bank.sale",
        "bets.placed",
        "bets.form",  # of stakes only how many times the first the highest is counts, see below
        "bets.min",
        "bets.max",
        "bets.step",
        "bets.tariffs",
        "bets.proposal",
        "bets.raise",
        "split.max_hands",  # whoever plays from a solution opens no further hand
        "split.when",
        "split.stake",
        "split.target",
        "pay.one_double",
        "pay.leftmost_double",
        "pot.on",
        "pot.opening",
        "honour.bust",  # and declares a bust
        "honour.penalty",
    )
)
"""Options that change nothing in a round of two who play from a solution."""


class WordOn(msgspec.Struct, frozen=True):
    """The banker's word on its first card, by kinds: ``played`` is said to be valid."""

    played: list[int]
    voided: list[int]
    burnt: list[int]


class PartOf(msgspec.Struct, frozen=True):
    """What both do in a part of the game, by place (docs/certificates.md)."""

    states: str = ""
    player: dict[str, dict[str, float]] = {}
    banker: dict[str, list[tuple[float, int]]] = {}
    open: dict[str, str] = {}


class Certificate(msgspec.Struct, frozen=True):
    """The content of a certificate (docs/certificates.md)."""

    siete: Literal["certificate"]
    version: Literal[1]
    rules: str
    cards: str
    highest: float
    lower: float
    upper: float
    kinds: list[str]
    deals: dict[str, WordOn]
    states: dict[str, list[str]]
    policies: list[str]
    parts: dict[str, PartOf]


class SolutionPolicy(msgspec.Struct, frozen=True):
    """Plays as the solution in a file does, whose content it carries along to other machines.

    ``name`` is the file's name as it was given, ``digest`` tells contents apart, ``packed`` is the
    content, compressed.
    """

    name: str
    digest: str
    packed: bytes

    def __repr__(self) -> str:
        """The name and the digest, without the content."""
        return f"SolutionPolicy({self.name!r}, {self.digest[:12]!r})"

    def __hash__(self) -> int:
        """Of the digest: the content is long."""
        return hash(self.digest)


def is_file(text: str) -> bool:
    """Whether a policy's name is that of a file: by its ending, or since it is there."""
    return text.endswith(ENDINGS) or Path(text).is_file()


def read_solution(name: str) -> SolutionPolicy:
    """The policy in a file that ``siete solve --certificate`` wrote.

    Raises SieteError ``solution_unreadable`` (``file``, ``reason``), and what ``content_of`` does.
    """
    shown = name[-80:]
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SieteError("solution_unreadable", file=shown, reason=reason) from None
    try:
        plain = gzip.decompress(data) if data.startswith(_PACKED) else data
    except (OSError, EOFError, zlib.error):
        raise SieteError("no_solution", file=shown) from None
    packed = data if data.startswith(_PACKED) else gzip.compress(data, 1, mtime=0)
    policy = SolutionPolicy(name, hashlib.sha256(plain).hexdigest(), packed)
    content_of(policy)
    return policy


@lru_cache(maxsize=2)
def content_of(policy: SolutionPolicy) -> Certificate:
    """The certificate.

    Raises SieteError ``no_solution`` (``file``) where it is none, ``solution_unsound`` (``file``
    and ``why``: ``bounds``, ``highest``, ``beginning`` or ``chances``) where it can't be right.
    Whether it is right says ``tools/check_certificate.py``.
    """
    file = policy.name[-80:]
    try:
        found = msgspec.json.decode(gzip.decompress(policy.packed), type=Certificate)
        rules = parse_rules(found.rules)
        cards = parse_cards(found.cards)
        kinds = [card for kind in found.kinds for card in parse_cards(kind)]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, SieteError):
        raise SieteError("no_solution", file=file) from None
    if sorted(kinds) != sorted(cards):
        raise SieteError("no_solution", file=file)
    for why in _unsound(found, rules):
        raise SieteError("solution_unsound", file=file, why=why)
    return found


def _unsound(content: Certificate, rules: Rules) -> Iterator[str]:
    """What can't be right, by the word of ``solution_unsound``."""
    bounds = content.lower, content.upper
    if not all(map(isfinite, bounds)) or content.lower > content.upper + _NEAR:
        yield "bounds"
    if not isclose(content.highest, highest_stake(rules), rel_tol=_NEAR):
        yield "highest"
    none = ".".join("0" for _ in content.kinds)
    if none not in content.deals or not all(_begun(content, rules, out) for out in content.deals):
        yield "beginning"
    if not all(_is_sure(chances) for chances in _chances(content)):
        yield "chances"


def _begun(content: Certificate, rules: Rules, out: str) -> bool:
    """Whether the player has something to do at first after a deal."""
    form = "open" if rules.cards_first == "up" else "run"
    none = ".".join("0" for _ in content.kinds)
    played = sorted(content.deals[out].played)
    exposed = rules.bank_card == "exposed"
    firsts = [str(kind) for kind in played] if exposed else [",".join(map(str, played))]
    parts = (content.parts.get(f"{form} {out} {first} {none} 0") for first in firsts if first)
    return all(part is not None and (part.open or part.player) for part in parts)


def _chances(content: Certificate) -> Iterator[list[float]]:
    """The chances of each place; none where a policy is meant that is not there."""
    many = len(content.policies)
    for part in content.parts.values():
        for said in part.player.values():
            yield [*said.values()]
        for shares in part.banker.values():
            there = all(0 <= number < many for _, number in shares)
            yield [share for share, _ in shares] if there else []


def _is_sure(chances: list[float]) -> bool:
    """Whether chances are some, and make 1 together."""
    return all(0 <= chance <= 1 + _NEAR for chance in chances) and abs(sum(chances) - 1) <= _NEAR


def check_fits(policy: SolutionPolicy, rules: Rules, cards: tuple[Card, ...] = DECK) -> None:
    """Refuse a solution of other rules than these, or of another deck.

    Raises SieteError ``solution_rules`` (``file``, ``options``) or ``solution_deck`` (``file``).
    """
    content = content_of(policy)
    options = differing(parse_rules(content.rules), rules)
    if options:
        raise SieteError("solution_rules", file=policy.name[-80:], options=", ".join(options))
    if sorted(parse_cards(content.cards)) != sorted(cards):
        raise SieteError("solution_deck", file=policy.name[-80:])


def differing(solved: Rules, played: Rules) -> tuple[str, ...]:
    """The names of the options in which rules differ so that a solution does not fit."""
    found = [
        option.name
        for option in OPTIONS
        if option.name not in _MAY_DIFFER
        and option_text(solved, option.name) != option_text(played, option.name)
        and not (is_idle(solved, option.name) and is_idle(played, option.name))
    ]
    if highest_stake(solved) != highest_stake(played):
        found += ["bets.raise", "bets.min", "bets.max"]
    elif highest_stake(solved) == 1 and "bets.lone_card_cap" in found:
        found.remove("bets.lone_card_cap")
    if solved.deck_wild is not None and wild_natural_counts(solved) != wild_natural_counts(played):
        found.append("bank.claimed_by")
    return tuple(found)


def highest_stake(rules: Rules) -> Fraction:
    """The highest stake in first stakes; 1 where nobody may raise."""
    if not rules.bets_raise or rules.bets_form == "fixed":
        return Fraction(1)
    return Fraction(rules.bets_max, rules.bets_min)
