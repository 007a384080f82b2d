"""What happens at a table by itself: the lot, bots' moves, time that runs out, the next round.

Times are counted from those of the entries, so every process comes to the same ones. Nothing here
depends on what is hidden: a bot's pause is the same whatever it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from siete.bots import Bot, make_bot
from siete.game import DEALER, Action, Choice, to_act
from siete.game import actions as act
from siete.game.between.seating import why_not_out
from siete.game.view import View
from siete.play import Game
from siete.server import entries as en
from siete.server.asking import Plan
from siete.server.parts import choices_of, is_open
from siete.server.people import Member
from siete.server.shown import Timer

if TYPE_CHECKING:
    from siete.server.room import Asked, Room

LIMITS: Final[dict[Timer, int]] = {"off": 0, "relaxed": 60_000, "quick": 20_000}
"""Milliseconds for one decision, and as many again for who asks for more; 0: no limit."""

BOT_PAUSE: Final = 900
"""Milliseconds before a bot's move, in which the others can follow what happened."""

CARD_PAUSE: Final = 250
"""Milliseconds that are added to it for each card that was dealt just before."""

CARDS_PAUSE_MOST: Final = 3_000

BOTS_ALONE_PAUSE: Final = 300
"""The same where only bots play."""

FIRST_PAUSE: Final = 2_000
"""Milliseconds before the first round, and before one for which nobody has to say a word."""

SEAL_PAUSE: Final = 1_500
"""Milliseconds for which the seal of a shuffle is seen at least before its list of numbers closes
by itself, so that everybody's client can add one."""

MISSED_MOST: Final = 3
"""Decisions in a row for which time may run out before somebody counts as away."""

STAND_IN: Final = "cautious"
"""The temperament of a bot that plays a person's seat."""

Thought: TypeAlias = Mapping[tuple[int, int], Action]
"""What bots that think longer came to: by seat and the entry since which it is asked."""

Kind: TypeAlias = Literal["lot", "next", "volunteer", "bot", "stand_in", "time", "leaving", "away"]


class Due(msgspec.Struct, frozen=True):
    """What happens by itself ``at`` a time in milliseconds: the next round, or a ``seat``'s move.

    ``alone`` says that no person who is there plays: without somebody who watches it can wait.
    """

    at: int
    kind: Kind
    seat: int = DEALER
    alone: bool = False


def due(room: Room, now: int) -> Due | None:
    """What happens next by itself, and when; None where nothing does."""
    table = room.table
    if table is None or room.paused or room.closed:
        return None
    if is_open(table):
        return _next_round(room, now)
    alone = is_alone(room)
    if table.phase == "lot":
        return Due(room.sealed_at + SEAL_PAUSE, "lot", alone=alone)
    found: Due | None = None
    for seat in to_act(table):
        one = _decision(room, seat, alone)
        if one is not None and (found is None or one.at < found.at):
            found = one
    return found


def is_alone(room: Room) -> bool:
    """Whether no person plays who is there."""
    return not awaited(room)


def awaited(room: Room) -> tuple[str, ...]:
    """Who is asked whether the next round may begin: the persons who are in and are there."""
    table = room.table
    if table is None:
        return ()
    names = (table.names[seat] for seat in table.present)
    return tuple(name for name in names if room.people.members[name].here)


def next_at(room: Room) -> int | None:
    """When the next round begins by itself; None where it waits for somebody."""
    table, part = room.table, room.part
    if table is None or part is None or not room.may_begin() or room.paused or room.closed:
        return None
    first = not table.played and (part.number == 0 or bool(part.ends))
    waits_for = [name for name in awaited(room) if name not in room.ready]
    soonest = room.moved_at + FIRST_PAUSE
    if first:
        return soonest
    rested = room.rest_at + 1000 * room.settings.pause
    if not awaited(room):
        return max(rested, soonest)
    if not room.offered:
        # Nobody waits any longer once everybody's number is there.
        added = part.game.nonces.keys() >= set(awaited(room))
        soonest = 0 if added else room.sealed_at + SEAL_PAUSE
    if not waits_for:
        return max(room.at, soonest)
    return max(rested, soonest) if room.settings.pause else None


def _next_round(room: Room, now: int) -> Due | None:
    at = next_at(room)
    if at is None:
        return None
    alone = is_alone(room)
    if at <= now:
        table = room.table
        assert table is not None
        for seat in table.present:
            member = room.people.members[table.names[seat]]
            if member.temper is None or member.name in room.offered:
                continue
            if _volunteered(room, seat) is not None:
                return Due(at, "volunteer", seat, alone)
    return Due(at, "next", alone=alone)


def _decision(room: Room, seat: int, alone: bool) -> Due | None:
    member, asked = _member(room, seat), room.asked[seat]
    pause = BOTS_ALONE_PAUSE
    if not alone:
        pause = BOT_PAUSE + min(CARD_PAUSE * room.dealt, CARDS_PAUSE_MOST)
    soon = max(asked.at, room.moved_at) + pause
    if room.table is not None and room.table.draw is not None:
        soon = max(soon, room.sealed_at + SEAL_PAUSE)
    if member.temper is not None:
        return Due(soon, "bot", seat, alone)
    if member.stand_in:
        return Due(soon, "stand_in", seat, alone)
    if member.leaving:
        return Due(soon, "leaving", seat, alone)
    if member.away:
        return Due(soon, "away", seat, alone)
    limit = limit_of(room, asked)
    return Due(asked.at + limit, "time", seat) if limit else None


def limit_of(room: Room, asked: Asked) -> int:
    """Milliseconds for a decision; 0 for no limit."""
    return LIMITS[room.settings.timer] * (2 if asked.more else 1)


def is_timed(member: Member) -> bool:
    """Whether a seat's decisions are a person's who is there, and so have a limit."""
    return member.temper is None and not (member.stand_in or member.leaving or member.away)


# What is done then


def plan(room: Room, due: Due, thought: Thought) -> Plan:
    """The entry and the action of what is due."""
    if due.kind == "lot":
        return Plan(en.LotDrawn(), Game.step)
    if due.kind == "next":
        return Plan(en.Went(), Game.step)
    table = room.table
    assert table is not None
    name = table.names[due.seat]
    action: Action | None
    if due.kind == "volunteer":
        action = _volunteered(room, due.seat)
        assert action is not None
        return Plan(en.Offered(name=name), _doing(action))
    choices = choices_of(table, due.seat)
    if due.kind == "bot" or due.kind == "stand_in":
        action = thought.get((due.seat, room.asked[due.seat].seq))
        action = action or bot_choice(room, due.seat, choices)
        return Plan(en.Played(name=name, why=due.kind), _doing(action))
    action = plain_choice(due.seat, choices)
    then: Literal["", "away", "stand_in"] = ""
    if due.kind == "time" and _member(room, due.seat).missed + 1 >= MISSED_MOST:
        then = "stand_in" if why_not_out(table, due.seat) else "away"
    return Plan(en.Played(name=name, why=due.kind, then=then), _doing(action))


def _doing(action: Action) -> Callable[[Game], object]:
    return lambda game: game.act(action)


def _member(room: Room, seat: int) -> Member:
    table = room.table
    assert table is not None
    return room.people.members[table.names[seat]]


def bot_choice(room: Room, seat: int, choices: tuple[Choice, ...]) -> Action:
    """What a bot does in a seat, by that seat's view and choices alone.

    An expert plays here as one who is steady: what it thinks comes from ``siete.server.thinking``,
    and nobody waits for it.
    """
    game = room.game
    assert game is not None
    return chosen(_bot(room, seat), game.view(seat), choices)


def chosen(bot: Bot, view: View, choices: tuple[Choice, ...]) -> Action:
    """What a bot does; a figure is kept by doing something else where that is not asked."""
    action = bot.choose(view, choices)
    if isinstance(action, act.Keep) and not any(choice.do == "keep" for choice in choices):
        action = bot.choose(view, tuple(choice for choice in choices if choice.do != "open"))
    return action


def _volunteered(room: Room, seat: int) -> Action | None:
    game = room.game
    assert game is not None
    choices = choices_of(game.table, seat)
    return _bot(room, seat).volunteer(game.view(seat), choices) if choices else None


def _bot(room: Room, seat: int) -> Bot:
    member = _member(room, seat)
    return make_bot(member.temper or STAND_IN, room.rules, seed_of(room, member))


def seed_of(room: Room, member: Member) -> int:
    """What makes a bot play apart from its like."""
    said = f"{room.seed}/{member.name}".encode()
    return int.from_bytes(blake2b(said, digest_size=4).digest())


_PLAIN: Final[tuple[tuple[str, type[Action]], ...]] = (
    ("pick", act.Pick),
    ("high", act.High),
    ("decline", act.Decline),
    ("reject", act.Reject),
    ("ready", act.Ready),
    ("valid", act.Valid),
)


def plain_choice(seat: int, choices: tuple[Choice, ...]) -> Action:
    """What is done for who does not decide: the thing of least consequence.

    The least stake; stand where that is allowed, else one card, face up if it may be; no cut, no
    to limits and to the bank; a figure stays where it is; a bust is declared. ``choices`` are all
    of a seat that has a decision.
    """
    by_kind: dict[str, Choice] = {}
    for choice in choices:
        by_kind.setdefault(choice.do, choice)
    for do, make in _PLAIN:
        if do in by_kind:
            return make(seat)
    if "bet" in by_kind:
        return act.Bet(seat, by_kind["bet"].low)
    if "bust" in by_kind:
        return act.Bust(seat, by_kind["bust"].hand)
    for choice in choices:
        if choice.do == "stand":
            return act.Stand(seat, choice.hand)
        if choice.do == "hit" and not _may_stand(choices, choice.hand):
            return act.Hit(seat, choice.faces[0], choice.hand)
    return act.Keep(seat)


def _may_stand(choices: tuple[Choice, ...], hand: int) -> bool:
    return any(choice.do == "stand" and choice.hand == hand for choice in choices)
