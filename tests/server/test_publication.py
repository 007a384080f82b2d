"""What is made once for all who are at a table is what each would be sent by themselves."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.amounts import format_amount
from siete.rules import Rules
from siete.server import publication
from siete.server.publication import Publication
from siete.server.room import Room
from siete.server.shown import Settings
from siete.server.snapshot import info_for, round_state, state_for
from siete.texts import LANGUAGES
from tests.properties.effort import examples
from tests.server.rooms import Evening, viewers
from tests.server.test_nothing_hidden_is_sent import Client
from tests.server.test_room_properties import PEOPLE, some_command, some_move, some_try
from tests.strategies import valid_rules


def plain(value: object) -> Any:
    """A value as it is read from what is sent."""
    return msgspec.json.decode(msgspec.json.encode(value))


def check_state(room: Room, person: str, now: int) -> None:
    """What is shown of the game is what the viewer's own view has."""
    state, part = state_for(room, person, now), room.part
    if part is None:
        return
    member = room.people.of(person)
    view = part.view(None if member is None else member.name)
    mine = (view.names, view.order, view.away, view.banker, format_amount(view.low))
    assert (state.names, state.order, state.away, state.banker, state.low) == mine
    assert state.balances == tuple(map(format_amount, view.balances))
    assert (state.round is None) == (view.round is None)
    if state.round is not None and view.round is not None:
        assert state.round == round_state(view.round, view.rules, state.round.seen)


@examples(30, 300)
@given(rules=valid_rules(), others=valid_rules(), seed=st.integers(0, 2**32))
def test_what_a_client_has_heard_is_what_is_so(rules: Rules, others: Rules, seed: int) -> None:
    luck = random.Random(seed)
    table = Evening(rules, settings=Settings(timer=luck.choice(("off", "quick")), pause=0))
    table.sit(*(f"Guest {number}" for number in range(1, max(2, rules.table_players[0]))))
    clients = {person: Client(person, luck.choice(LANGUAGES)) for person in viewers(table.room)}
    known: dict[str, Any] = {}
    table.start()
    for _ in range(40):
        choice = luck.random()
        if choice < 0.2:
            command = some_command(luck, table, [rules, others])
            some_try(table, luck.choice(PEOPLE), command)
        elif choice < 0.4 and table.room.due(table.now) is not None:
            table.fire()
        else:
            some_move(luck, table)
        online = frozenset(person for person in PEOPLE if luck.random() < 0.8)
        for person, client in clients.items():
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(publication, "now", lambda at=table.now: at)
                message = Publication(table.room, online).message(client.connection)
            sent = msgspec.json.decode(message)
            assert sent["state"] == plain(state_for(table.room, person, table.now))
            known[person] = sent.get("table") or known[person]
            lang = client.connection.lang
            assert known[person] == plain(info_for(table.room, lang, online))
            check_state(table.room, person, table.now)
