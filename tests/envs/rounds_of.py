"""Rounds played at random through the environments' core, for several kinds of tests."""

import random
from collections.abc import Iterator, Sequence

from siete.cards import Card
from siete.envs.playing import Play
from siete.envs.setting import Setting


class Script:
    """A stock in a given order; a new one is in the fixed order."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = list(cards)

    def next(self) -> Card:
        return self._cards.pop(0)

    def renew(self, cards: Sequence[Card]) -> None:
        self._cards = sorted(cards)


MOST_MOVES = 400
"""Where rules let a hand be burnt for ever, a test looks at so many moves."""


def shuffled(setting: Setting, luck: random.Random) -> list[Card]:
    return luck.sample(setting.cards, len(setting.cards))


def at_random(play: Play, luck: random.Random) -> Iterator[int]:
    """Play on, giving each move before it is made."""
    for _ in range(MOST_MOVES):
        if play.seat < 0:
            return
        move = luck.choice(list(play.actions))
        yield move
        play.step(move)
