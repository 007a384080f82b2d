"""A server is killed again and again while people play: all that anybody was shown is there."""

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import psycopg
import pytest

from siete.server.entries import decode
from siete.server.ledger import evening
from siete.server.room import Room
from siete.verify import verify
from tests.server.playing import Player, Table, make_tables, playing
from tests.server.postgres import Postgres
from tests.server.running import Person, Running, running

RULES = ("set_i_mig", "siete_y_media", "sette_e_mezzo", "eptamisi", "sala", "sete_e_meio")
PATIENCE = 60.0
MOST_MOVES = 40

_ROWS = (
    "SELECT r.body FROM rows r JOIN tables t ON t.id = r.table_id"
    " WHERE t.code = {} AND r.seq > {} ORDER BY r.seq"
)


def read_sqlite(database: Path) -> Callable[[str, int], list[bytes]]:
    def read(code: str, after: int) -> list[bytes]:
        with closing(sqlite3.connect(database)) as connection:
            found = connection.execute(_ROWS.format("?", "?"), [code, after])
            return [bytes(body) for (body,) in found]

    return read


def read_postgres(url: str) -> Callable[[str, int], list[bytes]]:
    def read(code: str, after: int) -> list[bytes]:
        with psycopg.connect(url) as connection:
            found = connection.execute(_ROWS.format("%s", "%s").encode(), [code, after])
            return [bytes(body) for (body,) in found]

    return read


class Checker:
    """The log of a table as it grows, and the room that it tells."""

    def __init__(self, table: Table, read: Callable[[str, int], list[bytes]]) -> None:
        self.table = table
        self._read = read
        self._log: list[bytes] = []
        self._room: Room | None = None
        self._ids: Counter[tuple[str, str]] = Counter()
        self._at: dict[str, int] = {}

    def check(self, *, whole: bool = False) -> None:
        """What is on disk follows from what was there, and nothing that was said is missing."""
        acknowledged, shown = dict(self.table.kept), self.table.seq
        if whole:
            assert self._read(self.table.code, 0)[: len(self._log)] == self._log
        for body in self._read(self.table.code, len(self._log)):
            entry = decode(body)
            self._log.append(body)
            if self._room is None:
                self._room = Room.fold([entry])
            else:
                self._room.take(entry)
            if entry.id:
                self._ids[entry.by, entry.id] += 1
                self._at[entry.id] = len(self._log)
        room = self._room
        assert room is not None
        assert room.seq == len(self._log) >= shown
        assert not [key for key, times in self._ids.items() if times > 1]
        for id_, seq in acknowledged.items():
            assert self._at[id_] <= seq, id_
        assert sum(evening(room).values()) == 0
        if whole:
            self._check_whole(room)

    def _check_whole(self, room: Room) -> None:
        again = Room.fold(map(decode, self._log))
        assert evening(again) == evening(room)
        assert again.table == room.table
        for part in room.parts:
            record = part.game.record()
            if record.rounds:
                assert verify(record).verdict in ("holds", "open")

    @property
    def rounds(self) -> int:
        return 0 if self._room is None else len(self._room.rounds)

    @property
    def entries(self) -> int:
        return len(self._log)


async def until_kept(tables: Sequence[Table], more: int) -> None:
    """Wait until so many more commands were acknowledged."""
    wanted = sum(len(table.kept) for table in tables) + more
    limit = time.monotonic() + PATIENCE
    while sum(len(table.kept) for table in tables) < wanted:
        assert time.monotonic() < limit, "nobody plays any more"
        await asyncio.sleep(0.002)


def say(
    kills: int, tables: Sequence[Table], checkers: Sequence[Checker], players: list[Player]
) -> None:
    counts = sum((player.counts for player in players), Counter[str]())
    sys.stdout.write(
        f"{kills} kills, {len(tables)} tables, {len(players)} players,"
        f" {sum(each.entries for each in checkers)} entries,"
        f" {sum(each.rounds for each in checkers)} rounds,"
        f" {sum(len(table.kept) for table in tables)} acknowledged: {dict(counts)}\n"
    )


def check_log(log: Path) -> None:
    """No fault of the program's own was logged."""
    for line in log.read_text().splitlines():
        with contextlib.suppress(json.JSONDecodeError):  # the last line before a kill
            assert "fault" not in json.loads(line), line


async def killed_alone(database: Path, kills: int, rulesets: Sequence[str]) -> None:
    luck = random.Random(kills)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(database))]
        tables, persons = await make_tables(servers[0], rulesets)
        by_table = [table for table in tables for _ in range(table.persons)]
        players = [
            Player(person, table, servers, number)
            for number, (person, table) in enumerate(zip(persons, by_table, strict=True))
        ]
        checkers = [Checker(table, read_sqlite(database)) for table in tables]
        async with playing(players):
            for number in range(kills):
                await until_kept(tables, luck.randrange(MOST_MOVES))
                await asyncio.sleep(luck.random() * 0.01)  # in the middle of something
                servers[0].stop(signal.SIGKILL)
                for checker in checkers:
                    checker.check(whole=number % 20 == 19)
                servers[0] = stack.enter_context(running(database, port=servers[0].port))
            await until_kept(tables, MOST_MOVES)
        servers[0].stop()
        for checker in checkers:
            checker.check(whole=True)
        say(kills, tables, checkers, players)
    check_log(Path(f"{database}.log"))


async def test_a_server_that_is_killed_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    await killed_alone(tmp_path / "tables.db", 3, RULES[:3])


@pytest.mark.long
async def test_a_server_that_is_killed_a_hundred_times_loses_nothing(tmp_path: Path) -> None:
    await killed_alone(tmp_path / "tables.db", 100, RULES)


# Two processes on one database


def second_device(person: Person, server: Running) -> Person:
    """The same person's browser once more."""
    other = Person(server, person.name)
    other.http.cookies = person.http.cookies
    return other


async def killed_in_turn(url: str, folder: Path, kills: int, rulesets: Sequence[str]) -> None:
    """One of two processes is killed at a time; everybody has two devices that both play."""
    luck = random.Random(kills)
    with ExitStack() as stack:
        logs = [folder / f"{number}.log" for number in range(2)]
        servers = [stack.enter_context(running(url, log=log)) for log in logs]
        tables, persons = await make_tables(servers[0], rulesets, bots_at=0)
        by_table = [table for table in tables for _ in range(table.persons)]
        players = []
        for number, (person, table) in enumerate(zip(persons, by_table, strict=True)):
            twin = second_device(person, servers[1])
            players.append(Player(person, table, servers, number, "a"))
            players.append(Player(twin, table, servers, number + 1000, "b"))
        checkers = [Checker(table, read_postgres(url)) for table in tables]
        async with playing(players):
            for number in range(kills):
                await until_kept(tables, luck.randrange(MOST_MOVES))
                await asyncio.sleep(luck.random() * 0.01)
                which = luck.randrange(2)
                servers[which].stop(signal.SIGKILL)
                for checker in checkers:
                    checker.check(whole=number % 20 == 19)
                await until_kept(tables, luck.randrange(5))  # the other one goes on
                port = servers[which].port
                servers[which] = stack.enter_context(running(url, port=port, log=logs[which]))
            await until_kept(tables, MOST_MOVES)
        for server in servers:
            server.stop()
        for checker in checkers:
            checker.check(whole=True)
        say(kills, tables, checkers, players)
    for log in logs:
        check_log(log)


async def test_one_of_two_processes_is_killed_and_the_other_goes_on(
    postgres: Postgres, tmp_path: Path
) -> None:
    await killed_in_turn(postgres.new_database(), tmp_path, 3, RULES[:2])


@pytest.mark.long
async def test_one_of_two_processes_is_killed_a_hundred_times(
    postgres: Postgres, tmp_path: Path
) -> None:
    await killed_in_turn(postgres.new_database(), tmp_path, 100, RULES[:4])
