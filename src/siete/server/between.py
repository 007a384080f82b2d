"""What happens by itself when a round is over: who leaves, who sits down, who sits out, new rules.

It goes with the entry that ended the round, or that changed something between two rounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from siete.game import DEALER
from siete.game import actions as act
from siete.game.between.engine import may_join
from siete.game.between.seating import why_not_leave, why_not_out
from siete.play import Game
from siete.server.parts import is_open

if TYPE_CHECKING:
    from siete.server.room import Room


def tidy(room: Room, *, started: bool) -> tuple[Game | None, tuple[str, ...]]:
    """Let people leave and sit down as they wanted, where a round is over.

    Returns the game of a new part, where one begins, and the names whose seats a bot plays from
    here on, since nobody is there and they can't sit out.
    """
    game = room.game
    if game is None:
        return (Game(room.rules, room.people.lobby), ()) if started else (None, ())
    if not is_open(game.table):
        return None, ()
    if room.next_rules is not None:
        begun = _under_new_rules(room, game)
        if begun is not None:
            return begun, _sit_out(room, begun)
    _leave(room, game)
    for name in room.people.waiting:
        if may_join(game.table):
            game.act(act.Join(DEALER, name))
    # Who was the only one could not leave before somebody else came.
    _leave(room, game)
    return None, _sit_out(room, game)


def _leave(room: Room, game: Game) -> None:
    for seat in game.table.order:
        leaving = room.people.members[game.table.names[seat]].leaving
        if leaving and not why_not_leave(game.table, seat):
            game.act(act.Leave(seat))


def _sit_out(room: Room, game: Game) -> tuple[str, ...]:
    """Who is not there sits out; a bot plays for the banker and where too few would be left."""
    stood_in: list[str] = []
    if not is_open(game.table):
        return ()
    for seat in game.table.order:
        name = game.table.names[seat]
        if not room.people.members[name].away or seat in game.table.away:
            continue
        if why_not_out(game.table, seat):
            stood_in.append(name)
        else:
            game.act(act.Out(seat))
    return tuple(stood_in)


def seated_next(room: Room, most: int) -> tuple[str, ...]:
    """The names that sit in the next round, in order of play, with those who wait and fit in."""
    members = room.people.members
    names = [name for name in room.seats if not members[name].leaving]
    return (*names, *room.people.waiting[: max(0, most - len(names))])


def _under_new_rules(room: Room, game: Game) -> Game | None:
    """A game under other rules for those who sit, or None where they are too few or too many."""
    rules = room.next_rules
    assert rules is not None
    low, high = rules.table_players
    names = seated_next(room, high)
    if not low <= len(names) <= high:
        return None
    table = game.table
    banker = table.names[table.banker] if table.banker >= 0 else ""
    out = [table.names[seat] for seat in table.away]
    game.finish()
    begun = Game(rules, names, names.index(banker) if banker in names else -1)
    for seat, name in enumerate(names):
        if name in out and is_open(begun.table) and not why_not_out(begun.table, seat):
            begun.act(act.Out(seat))
    return begun
