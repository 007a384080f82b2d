"""The coach at the table, for those who switch it on: hints, and what choices cost."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from siete.cards import Card
from siete.game import Action, Choice, Event
from siete.game import events as ev
from siete.game.view import View
from siete.terminal.moves import is_asked
from siete.terminal.session import Session
from siete.texts import Texts

if TYPE_CHECKING:
    from siete.odds.coach.review import Decided


class Asked(NamedTuple):
    """What a seat knows when it decides: its view, its choices, what it remembers of before."""

    view: View
    choices: tuple[Choice, ...]
    remembered: frozenset[Card]


class Coaching:
    """One table's coach: it keeps what each person decided in the round, as that person saw it.

    It needs the extra ``siete[odds]``, and imports it only when it is switched on.
    """

    def __init__(self, session: Session, texts: Texts) -> None:
        self._session = session
        self._texts = texts
        self._decided: dict[int, list[Decided]] = {}
        self._over = False
        self.on = False

    def switch(self, on: bool | None = None) -> str:
        """Switch it on or off, the other way unless said; say so, or why it can't be."""
        on = not self.on if on is None else on
        if on:
            try:
                import siete.odds.coach  # noqa: F401  # the extra may not be installed
            except ModuleNotFoundError:
                return self._texts.say("coach-missing")
        self.on = on
        return self._texts.say("coach-on" if self.on else "coach-off")

    def hint(self, seat: int) -> tuple[str, ...]:
        """What the coach says to a seat now: in a line, then more; nothing if it is not asked."""
        asked = self.asked(seat)
        return () if asked is None else self.hint_on(*asked)

    def asked(self, seat: int) -> Asked | None:
        """What ``hint_on`` is to be asked; None where it is off or the seat is asked nothing."""
        choices = self._session.choices(seat)
        if not self.on or not is_asked(choices):
            return None
        return Asked(self._session.view(seat), choices, self._remembered(seat))

    def hint_on(
        self, view: View, choices: tuple[Choice, ...], remembered: frozenset[Card]
    ) -> tuple[str, ...]:
        """What the coach says of a view. It touches nothing of the table: it may run beside it."""
        from siete.odds.coach import advise
        from siete.odds.coach.words import advice_words

        return tuple(advice_words(advise(view, choices, remembered), self._texts))

    def _remembered(self, seat: int) -> frozenset[Card]:
        from siete.odds.coach.memory import remembered

        return remembered(self._session.game.history, seat)

    @contextmanager
    def noting(self, action: Action) -> Iterator[None]:
        """Keep a decision that a person takes, unless it turns out that it is not allowed."""
        asked = self.asked(action.seat) if action.seat >= 0 else None
        yield
        if asked is not None:
            from siete.odds.coach.review import Decided

            if self._over:
                self._decided.clear()
                self._over = False
            decided = Decided(asked.view, asked.choices, action, asked.remembered)
            self._decided.setdefault(action.seat, []).append(decided)

    def heard(self, happened: Sequence[Event]) -> None:
        """Take in what happened: after a round the next decision belongs to another one."""
        self._over = self._over or any(isinstance(event, ev.RoundOver) for event in happened)

    def review(self, seat: int) -> tuple[str, ...]:
        """What a seat's choices of the round cost; nothing where none was noted."""
        decided = self._decided.get(seat)
        if not self.on or not decided:
            return ()
        from siete.odds.coach.review import review
        from siete.odds.coach.words import review_words

        return tuple(review_words(review(decided), self._texts))
