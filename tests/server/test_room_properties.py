"""Tables online that many people play at, well and badly, under any rules."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from siete.errors import SieteError
from siete.game import DEALER, apply, to_act
from siete.notation import format_action
from siete.rules import Rules, rules_text
from siete.server import protocol as p
from siete.server.clock import bot_choice, plain_choice
from siete.server.entries import decode
from siete.server.ledger import evening
from siete.server.parts import choices_of
from siete.server.room import Room
from siete.server.shown import Settings, Temper, Timer
from siete.verify import verify
from tests.properties.effort import examples, report
from tests.properties.moves import any_action
from tests.server.rooms import WATCHES, Evening, shown
from tests.strategies import valid_rules

NAMES = ("Ana", "Bruno", "Cleo", "Ana Maria", "Dan", "Eva", "=1+1", "Φανή")
PEOPLE = ("ana", "bruno", "cleo", "dan", "eva", WATCHES)
TIMERS: tuple[Timer, ...] = ("off", "relaxed", "quick")
BOTS: tuple[Temper, ...] = ("varied", "bold")
counts: Counter[str] = Counter()


def some_command(luck: random.Random, evening: Evening, rules: list[Rules]) -> p.Command:
    """Any command at all: most of them somebody may not give."""
    room = evening.room
    name = luck.choice((*room.people.members, *NAMES))
    id_ = evening.id
    on = luck.random() < 0.5
    timer: Timer = luck.choice(TIMERS)
    settings = Settings(timer=timer, pause=luck.choice((0, 3, 12)), open=luck.random() < 0.8)
    turn = luck.choice((0, room.seq - 1, room.seq, 10**6))
    say = luck.choice(("hit", "stand", "bet 1", "keep", "out", "in", "leave", "x", "Maria hit"))
    return luck.choice(
        (
            p.Act(id=id_, turn=turn, say=say),
            p.Act(id=id_, turn=10**6, say=luck.choice(("out", "in", "lower", "leave", "bid 1"))),
            p.Go(id=id_),
            p.Go(id=id_),
            p.AddNonce(id=id_, nonce=f"{luck.getrandbits(256):064x}"),
            p.MoreTime(id=id_),
            p.Sit(id=id_, name=name),
            p.Sit(id=id_, name=name),
            p.Sit(id=id_, name=luck.choice(NAMES)),
            p.GetUp(id=id_),
            p.Chat(id=id_, text=luck.choice(("hola", "\x1b[1m", "=1"))),
            p.React(id=id_, emote="clap"),
            p.Start(id=id_),
            p.AddBot(id=id_, temper=luck.choice(("cautious", "bold", "varied"))),
            p.Remove(id=id_, name=name),
            p.PlayFor(id=id_, name=name, on=on),
            p.SetRules(id=id_, rules=rules_text(luck.choice(rules))),
            p.SetSettings(id=id_, settings=settings),
            p.SetName(id=id_, name=luck.choice(("Can Ribes", "\x1b", "Casa"))),
            p.Pause(id=id_, on=luck.random() < 0.2),
            p.HandOver(id=id_, name=name),
            p.Paid(id=id_, payer=name, payee=luck.choice(NAMES), amount="2.5", why="buy_in"),
            p.Close(id=id_, on=luck.random() < 0.1),
        )
    )


def check_choices(room: Room) -> None:
    """Every decision has a plain choice, and a bot's, that are allowed."""
    table = room.table
    if table is None or (table.phase == "between" and table.standing is None):
        return
    for seat in to_act(table):
        if table.phase == "lot":
            continue
        assert seat != DEALER
        choices = choices_of(table, seat)
        apply(table, plain_choice(seat, choices))
        apply(table, bot_choice(room, seat, choices))


def some_move(luck: random.Random, evening: Evening) -> None:
    """A seat that is asked does something that it may do."""
    table = evening.room.table
    if table is None or evening.room.closed or evening.room.paused:
        return
    asked = [seat for seat in to_act(table) if seat >= 0]
    people = [seat for seat in asked if evening.room.people.members[table.names[seat]].person]
    if not people:
        return
    seat = luck.choice(people)
    member = evening.room.people.members[table.names[seat]]
    if evening.room.people.of(member.person) is not member:
        return
    if member.person in evening.room.people.removed:
        return
    state = evening.state(member.person)
    optional = ("out", "in", "lower", "offer", "bid")
    choices = [choice for choice in choices_of(table, seat) if choice.do not in optional]
    action = any_action(luck, seat, luck.choice(choices))
    if action.seat != seat:
        return
    tag = str(action.__struct_config__.tag)
    say = "ready" if tag == "ready" else format_action(action, table.names)[len(member.name) + 1 :]
    evening.do(member.person, p.Act(id=evening.id, turn=state.turn, say=say))
    counts["moves"] += 1


def some_try(table: Evening, person: str, command: p.Command) -> None:
    """A command that may be refused."""
    try:
        table.do(person, command)
        counts["commands"] += 1
    except SieteError:
        counts["refused"] += 1


@examples(25, 600)
@given(st.lists(valid_rules(), min_size=2, max_size=3), st.integers(0, 2**32))
def test_the_log_tells_all_that_a_table_is(rules: list[Rules], seed: int) -> None:
    luck = random.Random(seed)
    bots = BOTS[: max(0, rules[0].table_players[1] - 2)]
    table = Evening(rules[0], bots=bots, settings=Settings(timer="quick", pause=2))
    mirror = Room.fold([decode(table.log[0])])
    told = 1
    for name in luck.sample(NAMES[1:], luck.randrange(3)):
        some_try(table, name.partition(" ")[0].lower(), p.Sit(id=table.id, name=name))
    some_try(table, "ana", p.Start(id=table.id))
    for _ in range(luck.choice((40, 150, 250))):
        dice = luck.random()
        if dice < 0.45:
            some_move(luck, table)
        elif dice < 0.8:
            due = table.room.due(table.now)
            if due is not None:
                table.fire()
                counts[due.kind] += 1
        else:
            person = luck.choice((*PEOPLE, table.room.people.host))
            command = some_command(luck, table, rules)
            before = shown(table.room, table.now) if luck.random() < 0.15 else None
            seq = table.room.seq
            some_try(table, person, command)
            if before is not None and table.room.seq == seq:
                assert shown(table.room, table.now) == before
        table.now += luck.choice((0, 0, 50, 2000))
        for body in table.log[told:]:
            mirror.take(decode(body))
        told = len(table.log)
        assert sum(evening(table.room).values()) == 0
        assert table.room.people.host
        check_choices(table.room)
    for entry in map(decode, table.log):
        # Whoever looks has seen a seal before anything is drawn from what it seals.
        lines = [*entry.lines, *entry.begun]
        sealed = [place for place, line in enumerate(lines) if "secret" in line]
        assert not any("closed" in line for line in lines[min(sealed, default=len(lines)) :])
    now = table.now
    assert shown(mirror, now) == shown(table.room, now)
    assert shown(table.again(), now) == shown(table.room, now)
    for part in table.room.parts:
        record = part.game.record()
        if record.rounds:
            verified = verify(record)
            assert verified.results_hold
            assert not [
                (checked.what, checked.first, finding)
                for checked in verified.proofs
                for finding in checked.findings
                if finding.outcome == "fails"
            ]
    counts["rounds"] += len(table.room.rounds)
    counts["parts"] += len(table.room.parts)


def teardown_module() -> None:
    report("tables online", counts)
