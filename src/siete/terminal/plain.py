"""The same game as plain lines: reads actions as records have them, and says what is allowed."""

from collections.abc import Callable, Mapping
from typing import Final

from siete.errors import SieteError
from siete.game import DEALER, SPECTATOR, Action, Event
from siete.game import actions as act
from siete.game import events as ev
from siete.game.choices import tag_of
from siete.home import shown
from siete.notation import format_choice, parse_said
from siete.terminal.coaching import Coaching
from siete.terminal.lines import Lines
from siete.terminal.moves import OPTIONAL
from siete.terminal.questions import question
from siete.terminal.refusals import refusal
from siete.terminal.reports import Reports, rules_lines
from siete.terminal.session import PERSON, Session
from siete.texts import Texts

WORDS: Final = ("help", "rules", "ledger", "look", "log", "fair", "coach", "record", "quit")
"""What can be said at any time, in English or as ``terminal-word-WORD`` has it."""

_WIDTH: Final = 78
_BLANK_LINES: Final = 60
"""Enough to move one player's cards off the screen before the next one looks."""


_BETWEEN_ROUNDS: Final = frozenset(
    ("out", "in", "lower", "join", "leave", "offer", "bid", "buy", "sell", "decline")
)
"""Actions that begin no round when they are said."""

_LEFT_OUT: Final[Mapping[str, Callable[[int], Action]]] = {
    "cut": act.Decline,
    "ready": act.Ready,
    "valid": act.Valid,
    "keep": act.Keep,
}
"""What is done for who says an action that comes after it: what a record may leave out."""


class _Left(Exception):
    """The table is left."""


class PlainTable:
    """One game in lines, until it is left or the lines end."""

    def __init__(
        self, session: Session, texts: Texts, lines: Lines, *, coach: bool = False
    ) -> None:
        self._session = session
        self._coaching = Coaching(session, texts)
        self._coach_asked = coach
        self._texts = texts
        self._lines = lines
        self._exposed = SPECTATOR
        self._said_trouble = ""
        self._said_sure = ""
        self._carried = False
        self._seat_people()

    def _seat_people(self) -> None:
        """Who is at the keyboard decides what is told: with several, what everybody may hear."""
        people = self._session.people
        self._alone = len(people) == 1
        self._log = self._session.story(people[0] if self._alone else SPECTATOR, self._texts)

    def play(self) -> None:
        """Play until the table is left, by word or because there are no more lines.

        Ctrl-C leaves it too, and goes on to whoever called.
        """
        say = self._texts.say
        self._lines.say(*self._log.sentences[-12:])
        self._lines.say(*self._reports(SPECTATOR).look(), say("terminal-plain-help"))
        if self._coach_asked:
            self._lines.say(self._coaching.switch())
        try:
            while True:
                self._next()
        except _Left:
            self._lines.say(self._farewell())
        except KeyboardInterrupt:
            self._lines.say("", self._farewell())  # below the line with the ^C
            raise

    def _farewell(self) -> str:
        trouble = self._session.trouble
        if trouble is None:
            return self._texts.say("terminal-left-saved")
        return self._texts.say("terminal-not-saved", reason=refusal(trouble, self._texts))

    def _next(self) -> None:
        due = self._session.due()
        if due.kind == "person":
            self._turn_of(due.seat)
        elif due.kind == "self":
            self._hide_from(due.seat)
            self._tell(self._session.advance())
        else:
            self._between(due.kind)

    def _reports(self, viewer: int) -> Reports:
        return Reports(self._session, self._texts, viewer, self._log)

    def _tell(self, happened: tuple[Event, ...]) -> None:
        self._lines.say(*self._log.add(happened))
        self._coaching.heard(happened)
        if self._alone and any(isinstance(event, ev.RoundOver) for event in happened):
            self._lines.say(*self._coaching.review(self._session.people[0]))
        trouble = self._session.trouble
        reason = refusal(trouble, self._texts) if trouble is not None else ""
        if reason and reason != self._said_trouble:
            self._lines.say(self._texts.say("terminal-not-saved", reason=reason))
        self._said_trouble = reason

    # Whose cards may be read

    def _hide_from(self, seat: int) -> None:
        """Move one player's cards off the screen before anybody else plays."""
        if self._exposed not in (SPECTATOR, seat) and seat != DEALER:
            self._lines.say(*[""] * _BLANK_LINES)
            self._exposed = SPECTATOR

    def _cover(self, seat: int) -> None:
        """Where a player has cards that the others at the keyboard may not see: wait for Enter."""
        self._hide_from(seat)
        if self._alone or self._exposed == seat or not self._session.has_secrets(seat):
            return
        name = self._session.game.table.names[seat]
        self._lines.say(self._texts.say("terminal-plain-cover", name=name))
        said = self._ask()
        if said:
            self._lines.put_back(said)
        self._exposed = seat

    # Turns

    def _turn_of(self, seat: int) -> None:
        self._cover(seat)
        session, names = self._session, self._session.game.table.names
        choices = session.choices(seat)
        asked = [choice for choice in choices if choice.do not in OPTIONAL]
        allowed = " | ".join(format_choice(choice, names) for choice in asked)
        under_way = session.game.table.round is not None
        hands = self._reports(seat).hand_words(seat) if under_way else []
        name = names[seat]
        asking = question(session, self._texts, seat)
        self._lines.say(
            *(self._texts.say("terminal-plain-hand", name=name, hand=hand) for hand in hands),
            *self._hint(seat),
            self._texts.say("terminal-plain-allowed", question=asking, allowed=allowed),
        )
        said = self._ask()
        self._carried = False
        if self._is_word(said, seat):
            return
        if not said and any(choice.do == "ready" for choice in choices):
            self._do(act.Ready(seat))
        elif not said and any(choice.do == "pick" for choice in choices):
            self._do(act.Pick(seat))
        elif said:
            left_out = self._left_out(said, seat)
            if left_out is None:
                self._say_action(said, seat)
            else:
                self._do(left_out)
                self._lines.put_back(said)

    def _hint(self, seat: int) -> tuple[str, ...]:
        """What the coach says; how sure it is only where that is not what it said last."""
        said = self._coaching.hint(seat)
        if len(said) > 1 and said[-1] == self._said_sure:
            return said[:-1]
        self._said_sure = said[-1] if said else self._said_sure
        return said

    def _left_out(self, said: str, seat: int) -> Action | None:
        """What need not be said before an action of the round, as in a record; or None."""
        action = self._read_action(said, seat)
        if not isinstance(action, Action) or tag_of(action) in _BETWEEN_ROUNDS:
            return None
        allowed = {choice.do for choice in self._session.choices(seat)}
        if action.seat == seat and tag_of(action) in allowed:
            return None
        for do, make in _LEFT_OUT.items():
            if do in allowed:
                return make(seat)
        return None

    def _between(self, kind: str) -> None:
        """Between rounds: an empty line goes on."""
        self._hide_from(SPECTATOR - 1)
        session, names = self._session, self._session.game.table.names
        all_out = kind == "between" and session.all_out
        self._lines.say(self._texts.say(f"terminal-plain-{'all-out' if all_out else kind}"))
        for seat in session.people:
            allowed = " | ".join(format_choice(choice, names) for choice in session.unasked(seat))
            if allowed:
                self._lines.say(
                    self._texts.say("terminal-plain-unasked", name=names[seat], allowed=allowed)
                )
        said = self._ask()
        if not said:
            if kind == "between":
                session.next_round()
        elif not self._is_word(said, SPECTATOR):
            people = session.people
            seat = people[0] if len(people) == 1 else DEALER
            action = self._read_action(said, seat)
            if (
                kind == "between"
                and isinstance(action, Action)
                and tag_of(action) not in _BETWEEN_ROUNDS
                and not self._carried
            ):
                session.next_round()
                self._lines.put_back(said)
                self._carried = True  # through one round: it may have no turn for this line
            else:
                self._carried = False
                self._say_action(said, seat)

    def _read_action(self, said: str, seat: int) -> Action | SieteError:
        """The action that a line says, or why it says none."""
        table = self._session.game.table
        try:
            if said.lower() in ("ready", self._texts.say("terminal-word-ready")) and seat >= 0:
                return act.Ready(seat)
            return parse_said(said, seat, table)
        except SieteError as error:
            if error.code != "action_verb" or seat < 0:
                return error
            allowed = dict.fromkeys(choice.do for choice in self._session.choices(seat))
            if not allowed:
                return error
            return SieteError(error.code, **{**error.params, "verbs": " ".join(allowed)})

    def _say_action(self, said: str, seat: int) -> None:
        action = self._read_action(said, seat)
        if isinstance(action, SieteError):
            self._lines.say(refusal(action, self._texts, self._session.game.table))
        else:
            self._do(action)

    def _do(self, action: Action) -> None:
        session = self._session
        try:
            if isinstance(action, act.Join):
                self._tell(session.join(action.name, PERSON, action.after))
            elif action.seat in session.people:
                with self._coaching.noting(action):
                    happened = session.act(action)
                self._tell(happened)
            else:
                name = session.game.table.names[action.seat]
                self._lines.say(self._texts.say("terminal-plain-not-yours", name=name))
        except SieteError as error:
            self._lines.say(refusal(error, self._texts, session.game.table))
        if self._alone != (len(session.people) == 1):
            self._seat_people()

    # Words

    def _ask(self) -> str:
        """The next line; where there are no more the table is left."""
        said = self._lines.ask()
        if said is None:
            raise _Left
        return said

    def _is_word(self, said: str, viewer: int) -> bool:
        """Take a word that can be said at any time; says whether it was one."""
        word = self._word_in(said, WORDS)
        if not word:
            return self._is_coach_switched(said)
        reports = self._reports(viewer)
        if word == "quit":
            raise _Left
        if word == "record":
            self._record()
        elif word == "help":
            self._lines.say(*self._help())
        elif word == "coach":
            self._lines.say(self._coaching.switch())
        elif word == "rules":
            self._lines.say(*rules_lines(reports.view.rules, self._texts, _WIDTH))
        else:
            pages = {
                "ledger": reports.ledger,
                "look": reports.look,
                "log": reports.log,
                "fair": reports.fair,
            }
            self._lines.say(*pages[word]())
        return True

    def _word_in(self, said: str, words: tuple[str, ...]) -> str:
        """Which of these words it is, in English or the player's language; ``""`` for none."""
        say = self._texts.say
        return next(
            (each for each in words if said.lower() in (each, say(f"terminal-word-{each}"))), ""
        )

    def _is_coach_switched(self, said: str) -> bool:
        """Take ``coach on`` or ``coach off``; says whether it was one of them."""
        first, _, second = said.partition(" ")
        switch = self._word_in(second.strip(), ("on", "off"))
        if self._word_in(first, WORDS) != "coach" or not switch:
            return False
        self._lines.say(self._coaching.switch(switch == "on"))
        return True

    def _help(self) -> list[str]:
        say = self._texts.say
        lines = [say(f"terminal-plain-help-{part}") for part in ("actions", "bounds", "names")]
        for word in WORDS:
            own = say(f"terminal-word-{word}")
            named = word if own == word else f"{word}, {own}"
            lines.append(f"{named}: {say(f'terminal-plain-word-{word}')}")
        return lines

    def _record(self) -> None:
        try:
            path = self._session.write_record()
        except SieteError as error:
            self._lines.say(refusal(error, self._texts))
        else:
            self._lines.say(self._texts.say("terminal-record-saved", file=shown(path)))


def choose_ruleset(texts: Texts, lines: Lines) -> str:
    """Ask what to play, by number or name; ``""`` where there are no more lines."""
    from siete.rules import RULESETS

    names = list(RULESETS)
    lines.say(texts.say("terminal-choose-ruleset"))
    for number, name in enumerate(names, 1):
        where = texts.say(f"ruleset-{name}-where")
        lines.say(f"{number} {name}: {texts.say(f'ruleset-{name}')}, {where}")
        lines.say(f"  {texts.say(f'ruleset-{name}-special')}")
    while (said := lines.ask()) is not None:
        if said in names:
            return said
        if said.isascii() and said.isdigit() and 1 <= int(said[:4]) <= len(names):
            return names[int(said[:4]) - 1]
        lines.say(texts.say("terminal-plain-choose", most=len(names)))
    return ""
