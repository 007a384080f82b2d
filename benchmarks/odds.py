"""How long what ``siete odds sette_e_mezzo`` prints takes, against plain Python in the same run.

Nothing is kept between two goes. The aim is 50 ms. Plain Python goes through all orders of kinds of
cards for each total to draw to, with the same chances as its result, but for the best reply.
"""

import statistics
import sys
import time
from collections.abc import Callable, Mapping
from fractions import Fraction

from measure import where

from siete.odds.counting import layers_of
from siete.odds.deck import Deck
from siete.odds.exact import draw_to
from siete.odds.reply import Reply
from siete.odds.report import chances_object, reply_object
from siete.rules import RULESETS, build_rules

GOES = 15
LIMIT = 50
VALUES = (1, 2, 4, 6, 8, 10, 12, 14)
COUNTS = (12, 4, 4, 4, 4, 4, 4, 4)
RULES = build_rules("sette_e_mezzo")


def odds() -> object:
    """All that the command prints without a banker."""
    layers_of.cache_clear()
    return chances_object(Deck(RULES))


def odds_and_reply() -> object:
    """All that it prints against a banker who draws to 5."""
    layers_of.cache_clear()
    deck = Deck(RULES)
    return chances_object(deck), reply_object(Reply(deck, 10))


def plain() -> dict[int, dict[int, Fraction]]:
    """By total to draw to, the chance of each final total, 16 for bust; in plain Python."""
    found = {}
    for draws_to in range(1, 16):
        ends: dict[int, Fraction] = {}
        _draw(0, 40, list(COUNTS), Fraction(1), draws_to, ends)
        found[draws_to] = ends
    return found


def _draw(
    total: int,
    cards: int,
    left: list[int],
    chance: Fraction,
    draws_to: int,
    ends: dict[int, Fraction],
) -> None:
    if total >= draws_to:
        end = min(total, 16)
        ends[end] = ends.get(end, Fraction(0)) + chance
        return
    for kind, value in enumerate(VALUES):
        if left[kind]:
            part = chance * Fraction(left[kind], cards)
            left[kind] -= 1
            _draw(total + value, cards - 1, left, part, draws_to, ends)
            left[kind] += 1


def agree() -> bool:
    """Whether both find the same."""
    ours = draw_to(Deck(RULES))
    for draws_to, ends in plain().items():
        bust = ends.pop(16, Fraction(0))
        if ours[draws_to].totals != ends or ours[draws_to].bust != bust:
            return False
    return True


def milliseconds(contestants: Mapping[str, Callable[[], object]]) -> dict[str, float]:
    """CPU time of each contestant, the median of some goes in turns."""
    seen: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(GOES):
        for name, work in contestants.items():
            began = time.process_time()
            work()
            seen[name].append(1000 * (time.process_time() - began))
    return {name: statistics.median(each) for name, each in seen.items()}


def reply_of(ruleset: str) -> Callable[[], object]:
    """The best reply under a ruleset to a banker who draws to 5, bounds and all."""
    return lambda: Reply(Deck(build_rules(ruleset)), 10).bounds


def main() -> int:
    """Print the figures; return 1 when one is over the limit, or when both do not agree."""
    if not agree():
        print("Exact odds and plain Python differ.")
        return 1
    times = milliseconds(
        {"exact odds": odds, "with the best reply": odds_and_reply, "plain": plain}
    )
    print(f"Exact odds, sette_e_mezzo, CPU ms, median of {GOES} goes in turns. {where()}")
    for name, used in times.items():
        print(
            f"  {name:22}{used:8.1f}   {times['plain'] / used:6.1f} times as fast as plain Python"
        )
    print(f"At most {LIMIT} is the aim.\n")
    print("The best reply to a banker who draws to 5, CPU ms, one go each.")
    for ruleset in RULESETS:
        began = time.process_time()
        reply_of(ruleset)()
        print(f"  {ruleset:22}{1000 * (time.process_time() - began):8.1f}")
    return int(max(times["exact odds"], times["with the best reply"]) > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
