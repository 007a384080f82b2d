"""Certificates of solved games, written and read once for all tests."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from siete.cards import DECK, Card, parse_cards
from siete.odds.equilibrium.solve import Solution, solve
from siete.rules import build_rules
from tools.certificates.command import main

Content = dict[str, Any]

HALF_A_DECK = "10o 11o 12o 10c 1o 1c 2o 2c 3o 3c 4o 4c 5o 5c 6o 6c 7o 7c"
"""With the same kinds of cards as the whole deck."""


@cache
def solved(ruleset: str, options: tuple[tuple[str, object], ...], cards: str) -> Solution:
    rules = build_rules(ruleset, (), {"split.max_hands": 1, **dict(options)})
    deck: tuple[Card, ...] = parse_cards(cards) if cards else DECK
    return solve(rules, deck)


def certificate(ruleset: str, options: dict[str, object] | None = None, cards: str = "") -> Content:
    """A certificate as it is written and read."""
    solution = solved(ruleset, tuple((options or {}).items()), cards)
    content: Content = json.loads(json.dumps(solution.certificate()))
    return content


def checked(content: Content, path: Path, *arguments: str) -> int:
    file = path / "certificate.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return main([str(file), "--lang", "en", *arguments])
