"""Certificates: both strategies of a solved game as text, for a program of its own to check.

docs/certificates.md has the format. ``tools/check_certificate.py`` reads one, works out the best
reply to each strategy without any of this package, and says whether the bounds hold.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from siete.cards import format_cards
from siete.home import write_whole
from siete.odds.deck import OVER
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.deal import Dealt, deal
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.layout import allowed_actions
from siete.odds.equilibrium.names import actions_at, exit_name, place_names
from siete.odds.equilibrium.parts import HIGH, Key, Out, Part
from siete.odds.equilibrium.tree import Run
from siete.rules import rules_text

VERSION: Final = 1
_POLICY_SIGNS: Final = "sdb"
_LEAST: Final = 1e-15
"""A choice made less often than this is left out."""


def certificate(game: Game, dealt: Dealt) -> dict[str, Any]:
    """The certificate of a solved game as an object for JSON."""
    writer = _Writer(game)
    writer.deal(game.nothing, dealt)
    return {
        "siete": "certificate",
        "version": VERSION,
        "rules": rules_text(game.rules),
        "cards": format_cards(game.deck.cards),
        "highest": game.highest,
        "lower": dealt.lower,
        "upper": dealt.upper,
        "kinds": [" ".join(map(str, _codes(game, kind))) for kind in range(game.deck.width)],
        "deals": writer.deals,
        "states": writer.states,
        "policies": list(writer.policies),
        "parts": writer.parts,
    }


def write_certificate(path: Path, content: dict[str, Any]) -> None:
    """Write a certificate whole; packed when the name ends in ``.gz``. Raises OSError."""
    data = json.dumps(content, separators=(",", ":")).encode()
    write_whole(path, gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)


def _codes(game: Game, kind: int) -> list[str]:
    return format_cards(game.deck.kinds[kind].cards).split()


class _Writer:
    """Gathers the parts that may come, each once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deals: dict[str, dict[str, Any]] = {}
        self.states: dict[str, list[str]] = {}
        self.policies: dict[str, int] = {}
        self.parts: dict[str, dict[str, Any]] = {}

    def deal(self, out: Out, dealt: Dealt) -> None:
        name = _counts(out)
        if name in self.deals:
            return
        self.deals[name] = {
            "played": sorted(dealt.word.played),
            "voided": sorted(dealt.word.voided),
            "burnt": sorted(dealt.word.burnt),
        }
        for key, _ in dealt.follows:
            self.part(key)
        if self.game.rules.bank_card == "exposed":
            # The bounds need what the player would do if the banker did not void, or burn.
            for kind in sorted(dealt.word.voided | dealt.word.burnt):
                self.part(self.game.root(out, frozenset((kind,))))
        for kind in sorted(dealt.options):
            more = (*out[:kind], out[kind] + 1, *out[kind + 1 :])
            self.deal(more, deal(self.game, more))

    def part(self, key: Key) -> None:
        """A part and all that may follow it."""
        waiting = [key]
        while waiting:
            key = waiting.pop()
            name = key_name(self.game, key)
            if name in self.parts:
                continue
            if key.form == "open":
                self.parts[name] = {"open": self._open(key)}
                continue
            part = self.game.part(key)
            base = self.game.base_of(key)
            self.parts[name] = {
                "states": self._states(part.bank),
                "player": dict(self._player(key, part, base)),
                "banker": self._banker(part, base),
            }
            waiting += self.game.following(key)

    def _states(self, bank: Bank) -> str:
        name = _counts(tuple(int(each) for each in bank.out))
        if name not in self.states:
            self.states[name] = [
                f"{_counts(past)} {_counts(tuple(int(n) for n in bank.deck.hands[hand]))}"
                for past, hand in bank.states
            ]
        return name

    def _player(self, key: Key, part: Part, base: int) -> Iterator[tuple[str, dict[str, float]]]:
        run = part.run
        allowed = allowed_actions(run, part.leaves >= 0)
        places = place_names(part, base)
        for place, kind in np.argwhere(allowed.sum(axis=2) > 0):
            if place not in places:
                continue
            said = actions_at(key, part, int(place), int(kind))
            said = {name: share for name, share in said.items() if share > _LEAST}
            private = kind if isinstance(run, Run) else run.hand[place, kind]
            own = (
                str(private)
                if isinstance(run, Run)
                else _counts(tuple(int(n) for n in self.game.deck.hands[private]))
            )
            yield f"{places[place]}|{own}", said

    def _banker(self, part: Part, base: int) -> dict[str, list[list[float]]]:
        places = place_names(part, base)
        found: dict[str, list[list[float]]] = {}
        mixed = part.mixed
        texts = ["".join(_POLICY_SIGNS[each] for each in policy) for policy in mixed.table]
        for place, which, share in zip(mixed.place, mixed.which, mixed.share, strict=True):
            if place in places:
                number = self.policies.setdefault(texts[which], len(self.policies))
                found.setdefault(places[place], []).append([float(share), number])
        return found

    def _open(self, key: Key) -> dict[str, str]:
        """What is done with each hand in sight, by the hand and the level of the stake."""
        game = self.game
        found: dict[str, str] = {}
        waiting = [key]
        while waiting:
            each = waiting.pop()
            shown = each.shown
            place = game.open(each)
            counts = (0,) * game.deck.width
            if shown != game.empty:
                counts = tuple(int(n) for n in game.deck.hands[shown])
            name = f"{_counts(counts)} {each.level}"
            if name in found:
                continue
            choice = place.choice
            if place.exit is not None:
                choice = exit_name(place.exit, each.level)
                if place.exit.to is not None:
                    self.part(place.exit.to)
            found[name] = {"ask": "hit", "ask_raised": "hit_raise"}.get(choice, choice)
            if choice in ("ask", "ask_raised"):
                level = HIGH if choice == "ask_raised" else each.level
                after = game.deck.after[shown] if shown != game.empty else game.deck.single
                waiting += [
                    each._replace(shown=int(hand), level=level)
                    for kind, hand in enumerate(after)
                    if hand != OVER and game.bank(each.out, each.first).following[shown, kind] > 0
                ]
        return found


def key_name(game: Game, key: Key) -> str:
    """The name of a part: form, cards burnt, the banker's first cards, cards in sight, level."""
    shown = (0,) * game.deck.width
    if key.shown != game.empty:
        shown = tuple(int(each) for each in game.deck.hands[key.shown])
    first = ",".join(map(str, sorted(key.first)))
    return f"{key.form} {_counts(key.out)} {first} {_counts(shown)} {key.level}"


def _counts(counts: tuple[int, ...]) -> str:
    return ".".join(map(str, counts))
