"""How long each thing that happens is left on the screen, so that a person can follow."""

import asyncio
from collections.abc import Sequence
from typing import Final

from siete.game import Event
from siete.game import events as ev

SPEEDS: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.35, "at_once": 0.0}
"""The speeds that can be chosen, and how they stretch a pause."""

_SECONDS: Final[dict[type[Event], float]] = {
    ev.Dealt: 0.35,
    ev.Turned: 0.4,
    ev.Asked: 0.7,
    ev.AskedMuerta: 1.0,
    ev.Stood: 0.8,
    ev.Staked: 0.6,
    ev.Busted: 1.2,
    ev.Shown: 1.0,
    ev.Burnt: 1.0,
    ev.Passed: 1.0,
    ev.Voided: 1.5,
    ev.Opened: 1.0,
    ev.SaidValid: 0.7,
    ev.Shuffled: 0.4,
    ev.BankPassed: 1.2,
    ev.Offered: 1.2,
    ev.WasBid: 1.2,
    ev.Sold: 1.2,
    ev.LimitsProposed: 1.2,
    ev.LimitsVoted: 1.2,
    ev.TariffChosen: 1.2,
    ev.Picked: 0.4,
    ev.Revealed: 0.5,
}


class Pace:
    """Waits between two things that happen; ``hurry`` ends the waiting until the next question."""

    def __init__(self, speed: str) -> None:
        self.speed = speed if speed in SPEEDS else "normal"
        self._hurried = asyncio.Event()

    @property
    def deaf(self) -> float:
        """Seconds in which a key may still be meant for what was there before."""
        return 0.6 if SPEEDS[self.speed] else 0.0

    def hurry(self) -> None:
        """Wait no more until somebody is asked something."""
        self._hurried.set()

    def calm(self) -> None:
        """Somebody is asked: what happens after it is waited for again."""
        self._hurried.clear()

    def next_speed(self) -> str:
        """Change to the next speed, and return its name."""
        names = list(SPEEDS)
        self.speed = names[(names.index(self.speed) + 1) % len(names)]
        return self.speed

    async def after(self, events: Sequence[Event]) -> None:
        """Leave time to see what happened."""
        seconds = max((_SECONDS.get(type(event), 0.0) for event in events), default=0.0)
        seconds *= SPEEDS[self.speed]
        if seconds:
            try:
                await asyncio.wait_for(self._hurried.wait(), seconds)
            except TimeoutError:
                return
        else:
            await asyncio.sleep(0)
