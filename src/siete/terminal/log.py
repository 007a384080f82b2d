"""The log of a table: sentences, as one seat heard what happened."""

from collections.abc import Iterable
from typing import Final

from siete.game import HIDDEN, Event, hears
from siete.game.events import Dealt
from siete.rules import Rules
from siete.texts import Texts
from siete.texts.log import Narrator

_REMEMBERED: Final = 2000
"""How many of the last sentences of a game that is gone on with can be read again."""


class Log:
    """The sentences that a seat (or ``SPECTATOR``) has heard, the newest last.

    ``names`` are those of the table when the story begins, by number of seat.
    """

    def __init__(self, viewer: int, rules: Rules, names: tuple[str, ...], texts: Texts) -> None:
        self.viewer = viewer
        self.sentences: list[str] = []
        self._narrator = Narrator(texts, rules, names)

    def add(self, events: Iterable[Event]) -> list[str]:
        """Add what the seat hears of these events; return the new sentences.

        A card that it may not know needs no words of its own: that it comes was said before.
        """
        new = []
        for event in events:
            if hears(self.viewer, event) and not _is_hidden(event):
                before = self._narrator.before(event)
                new += [before] if before else []
                new.append(self._narrator.tell(event))
        self.sentences += new
        del self.sentences[:-_REMEMBERED]
        return new


def _is_hidden(event: Event) -> bool:
    return isinstance(event, Dealt) and event.card == HIDDEN
