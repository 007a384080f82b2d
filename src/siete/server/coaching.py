"""The coach of one table: what it tells whom, and what experts among the bots come to.

What it is asked goes to a process of its own, and nobody waits for the answer: where the game went
on meanwhile the answer is dropped. It is asked with what that one seat knows, and told to nobody
but those who have it.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from siete.bots.levels import character
from siete.game import Action
from siete.rules import Rules
from siete.server.clock import Thought, seed_of
from siete.server.connections import Connection
from siete.server.decisions import known
from siete.server.installed import can_coach
from siete.server.parts import choices_of, is_open
from siete.server.people import Member
from siete.server.protocol import Hint, Review
from siete.server.room import Room
from siete.server.services import now
from siete.server.thinking import Thinker
from siete.server.thoughts import Said, costs, hint, move

Sort: TypeAlias = Literal["hint", "review", "move"]


class Whose(NamedTuple):
    """What an answer is, and for whom: a name, in a language."""

    sort: Sort
    name: str
    lang: str = ""


class Question(NamedTuple):
    """What is asked: for a ``turn``, or after so many rounds."""

    turn: int
    think: Callable[..., Any]
    about: tuple[Any, ...]


class Coaching:
    """What is thought about for one table just now, and what came of it."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._wanted: dict[Whose, Question] = {}
        self._known: dict[Whose, tuple[Question, Any]] = {}
        self._tasks: dict[Whose, tuple[Question, asyncio.Task[None]]] = {}
        self._here: tuple[tuple[Connection, str], ...] = ()
        """Who is here and plays with the coach, each with their name."""
        self._seq = 0
        self._ready_for: dict[str, Rules] = {}

    @staticmethod
    def is_asked(room: Room) -> bool:
        """Whether there is anything for it to do at a table."""
        return can_coach() and any(each.coach or _is_expert(each) for each in room.people)

    def look(self, room: Room, here: Iterable[Connection]) -> None:
        """Ask what has to be thought about now, and tell who is here what is known of it."""
        if not self.is_asked(room):
            self.end()
            return
        members = ((each, room.people.of(each.viewer)) for each in here)
        mine = [(each, member) for each, member in members if member is not None and member.coach]
        self._here = tuple((each, member.name) for each, member in mine)
        self._seq = room.seq
        for lang in {connection.lang for connection, _ in mine} or {"en"}:
            if self._ready_for.get(lang) != room.rules:
                self._ready_for[lang] = room.rules
                self._thinker.wake(room.rules, lang)
        self._wanted = dict(_of_experts(room))
        for connection, member in mine:
            self._wanted.update(coached(room, member, connection.lang))
        for whose in tuple(self._known):
            if self._wanted.get(whose) != self._known[whose][0]:
                del self._known[whose]
        for whose, question in self._wanted.items():
            begun = self._tasks.get(whose)
            if whose not in self._known and (begun is None or begun[0] != question):
                self._begin(whose, question)
        self._tell()

    def end(self) -> None:
        """Nobody is told anything any more."""
        if self._wanted or self._known:
            self._wanted, self._known, self._here = {}, {}, ()

    def thought(self, room: Room) -> Thought:
        """What experts came to of what they are asked now."""
        found: dict[tuple[int, int], Action] = {}
        for whose, question in _of_experts(room):
            asked, answer = self._known.get(whose, (None, None))
            if asked == question and answer is not None:
                found[room.seat_of(whose.name), question.turn] = answer
        return found

    def _begin(self, whose: Whose, question: Question) -> None:
        task = asyncio.get_running_loop().create_task(self._think(whose, question))
        self._tasks[whose] = question, task

    async def _think(self, whose: Whose, question: Question) -> None:
        def wanted() -> bool:
            return self._wanted.get(whose) == question

        try:
            answer = await self._thinker.think(wanted, question.think, *question.about)
        finally:
            if self._tasks[whose][0] is question:
                del self._tasks[whose]
        if not wanted():
            return
        if answer is None:  # asking again would not help
            self._known[whose] = question, None
            return
        self._known[whose] = question, self._message(whose, question, answer)
        self._tell()

    def _message(self, whose: Whose, question: Question, answer: Any) -> Any:
        if whose.sort == "move":
            return answer
        said: Said = answer
        if whose.sort == "review":
            return Review(seq=self._seq, played=question.turn, text=said.text, more=said.more)
        return Hint(
            seq=self._seq, turn=question.turn, text=said.text, more=said.more, worths=said.worths
        )

    def _tell(self) -> None:
        """Send each client what it was not sent of what is known for its owner."""
        for connection, name in self._here:
            for sort in ("hint", "review"):
                found = self._known.get(Whose(sort, name, connection.lang))
                message = None if found is None else found[1]
                if message is not None and connection.coached.get(sort) is not message:
                    connection.coached = {**connection.coached, sort: message}
                    connection.answer(message)


def coached(room: Room, member: Member, lang: str) -> Iterator[tuple[Whose, Question]]:
    """What the coach is asked for somebody: a hint, what choices cost, or nothing."""
    knows = known(room, member)
    if knows is not None:
        turn = room.asked[room.seat_of(member.name)].seq
        yield Whose("hint", member.name, lang), Question(turn, hint, (knows, lang))
    table = room.table
    if table is None or table.phase != "between" or not room.settings.coach or not member.coach:
        return
    decisions = room.decided.of_last_round(room, member.name)
    if decisions:
        question = Question(len(room.rounds), costs, (decisions, lang))
        yield Whose("review", member.name, lang), question


def _of_experts(room: Room) -> Iterator[tuple[Whose, Question]]:
    """The move that is awaited of an expert, if it is one's turn."""
    due, part = room.due(now()), room.part
    if due is None or due.kind != "bot" or part is None or is_open(part.table):
        return
    member = room.people.members[part.table.names[due.seat]]
    if member.temper is None or not _is_expert(member):
        return
    about = (member.temper, room.rules, seed_of(room, member), part.view(member.name))
    choices = choices_of(part.table, due.seat)
    turn = room.asked[due.seat].seq
    yield Whose("move", member.name), Question(turn, move, (*about, choices))


def _is_expert(member: Member) -> bool:
    return member.temper is not None and character(member.temper).level == "expert"
