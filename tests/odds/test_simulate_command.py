"""``siete simulate`` as a person or a program uses it."""

import json
import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from siete.cli import main
from siete.odds.simulate import job_of, simulate
from siete.odds.table_rounds import play_round
from siete.rules import build_rules
from siete.texts import LANGUAGES
from tests.odds.running import Running


class Done(NamedTuple):
    """What a command came to."""

    code: int
    printed: str
    complaints: str


class Command:
    """``siete simulate`` in this process: numba need not be loaded again for each."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def run(self, *arguments: str, language: str = "en") -> Done:
        """Run it."""
        code = main(["simulate", *arguments, "--lang", language])
        return Done(code, *self.capsys.readouterr())

    def told(self, *arguments: str) -> dict[str, Any]:
        """The JSON object that it prints."""
        done = self.run(*arguments, "--json")
        assert (done.code, done.complaints) == (0, "")
        found: dict[str, Any] = json.loads(done.printed)
        return found


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def test_what_programs_read_is_there_with_all_its_digits(command: Command) -> None:
    found = command.told("sala", "--with", "live", "--rounds", "3e5", "--seats", "4", "--seed", "9")
    rules = build_rules("sala", ("live",))
    same = simulate(rules, 300_000, seats=4, seed=9)
    assert found["rounds"] == 300_000
    assert found["seed"] == 9
    assert found["generator"] == "philox4x32-10"
    assert found["seconds"] > 0
    assert list(found["seats"]) == ["Player1", "Player2", "Player3", "Banker"]
    assert found["seats"] == {
        name: {"mean": seat.mean, "error": seat.error} for name, seat in same.seats.items()
    }


def test_policies_and_options_are_those_asked_for(command: Command) -> None:
    asked = ("eptamisi", "--set", "bets.min=2", "--player", "draw-to:6.5", "--banker", "draw-to:4")
    found = command.told(*asked, "--rounds", "100_000".replace("_", ""), "--threads", "1")
    rules = build_rules("eptamisi", (), {"bets.min": "2"})
    same = simulate(rules, 100_000, player="draw-to:6.5", banker="draw-to:4")
    assert found["policies"] == {"Player1": "draw-to:6.5", "Banker": "draw-to:4"}
    assert found["seats"]["Banker"]["mean"] == same.seats["Banker"].mean


def test_the_time_that_it_takes_to_get_ready_is_not_that_of_the_rounds() -> None:
    begun = time.perf_counter()
    # Two processes have to begin, and to load all that bots play with, before they play a round.
    found = simulate(build_rules("set_i_mig"), 2, player="cautious", threads=2)
    assert found.rounds == 2
    assert found.seconds < (time.perf_counter() - begun) / 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(language: str, command: Command) -> None:
    done = command.run("sette_e_mezzo", "--rounds", "1e6", language=language)
    assert (done.code, done.complaints) == (0, "")
    mark = "." if language == "en" else ","
    assert (
        "1,000,000" if language == "en" else "1\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000"
    ) in done.printed
    assert re.search(rf"−0\{mark}17\d{{4}} ± 0\{mark}000\d{{3}}\n", done.printed)
    assert re.search(rf"\+0\{mark}17\d{{4}} ± 0\{mark}000\d{{3}}\n", done.printed)


def test_bots_play_by_the_game_s_own_engine(command: Command) -> None:
    found = command.told("set_i_mig", "--player", "cautious", "--rounds", "6", "--threads", "1")
    assert found["by"] == "engine"
    assert found["policies"]["Player1"] == "cautious"


@pytest.mark.parametrize(
    ("arguments", "number"),
    [
        (("set_i_mig", "--seats", "5"), 3),
        (("eptamisi", "--with", "pot", "--seats", "12"), 0),
        (("sette_e_mezzo", "--player", "bold", "--banker", "varied"), 10**9),
        (("sala", "--seed", "77", "--player", "draw-to:7.5"), 41),
    ],
)
def test_a_round_replays_to_what_it_came_to(
    arguments: tuple[str, ...], number: int, tmp_path: Path, command: Command
) -> None:
    done = command.run(*arguments, "--replay", str(number))
    assert (done.code, done.complaints) == (0, "")
    file = tmp_path / "round.toml"
    file.write_text(done.printed, encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    (came,) = json.loads(command.capsys.readouterr().out)["rounds"]
    options = dict(zip(arguments[1::2], arguments[2::2], strict=True))
    rules = build_rules(arguments[0], [options["--with"]] if "--with" in options else [])
    job = job_of(
        rules,
        seats=int(options.get("--seats", 2)),
        player=options.get("--player", "draw-to:5"),
        banker=options.get("--banker", "draw-to:5"),
        seed=int(options.get("--seed", 1)),
    )
    net = play_round(rules, job.policies, job.seed, number).settlement.net
    assert [float(each) for each in came["net"].values()] == [won / 10**12 for won in net]


def test_ctrl_c_prints_what_there_is() -> None:
    running = Running("sette_e_mezzo", "--rounds", "1e15", "--json")
    said = running.line()
    assert said.startswith("\rGetting ready\r")
    assert re.search(r"[\d,]+ of 1,000,000,000,000,000 rounds, [\d,]+ a second, ", said)
    found = json.loads(running.interrupt())
    assert running.process.returncode == 130
    assert 0 < found["rounds"] < found["asked"] == 10**15
    same = simulate(build_rules("sette_e_mezzo"), found["rounds"])
    assert found["seats"]["Banker"]["mean"] == same.seats["Banker"].mean


@pytest.mark.parametrize("as_json", [True, False])
def test_ctrl_c_before_the_first_round_says_that_there_is_none(as_json: bool) -> None:
    # Twelve experts take seconds to be ready.
    table = ("set_i_mig", "--player", "expert", "--banker", "expert", "--seats", "12")
    running = Running(*table, "--threads", "1", *(["--json"] if as_json else []))
    running.until("Getting ready")
    printed = running.interrupt()
    assert running.process.returncode == 130
    if as_json:
        found = json.loads(printed)
        assert (found["rounds"], found["rate"]) == (0, 0.0)
        assert found["seats"]["Banker"] == {"mean": None, "error": None}
    else:
        assert printed == "Stopped by Ctrl-C: nothing was played yet.\n"


def test_ctrl_c_says_to_people_how_many_rounds_there_were() -> None:
    running = Running("sala", "--seats", "3", "--rounds", "1e15")
    running.line()
    printed = running.interrupt()
    assert running.process.returncode == 130
    assert re.match(r"Stopped by Ctrl-C: [\d,]+ of 1,000,000,000,000,000 rounds", printed)
    assert "Banker: +" in printed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "1"), "1 can't be the number of seats. Allowed are 2 to 12"),
        (("--seats", "two"), "--seats needs a whole number; two is none"),
        (("--rounds", "1e"), "1e can't be the number of rounds."),
        (("--rounds", "0"), "0 can't be the number of rounds."),
        (("--rounds", "0.5"), "0.5 can't be the number of rounds."),
        (("--rounds", "1e19"), "can't be the number of rounds."),
        (("--rounds", "-3"), "can't be the number of rounds."),
        (("--seed", "-1"), "-1 can't be the seed. Allowed are whole numbers from 0 to"),
        (("--threads", "0"), "0 can't be the number of threads."),
        (("--replay", "-1"), "There is no round -1. Rounds are numbered from 0."),
        (("--player", "draw-to:9"), "draw-to:9 draws to no total that there is."),
        (("--banker", "wise"), "There is no policy “wise”. Allowed are draw-to:T"),
        (("--with", "nothing"), 'There is no variant "nothing".'),
    ],
)
def test_what_can_not_be_is_refused_in_a_sentence(
    arguments: tuple[str, ...], said: str, command: Command
) -> None:
    done = command.run("set_i_mig", *arguments)
    assert done.code == 2
    assert done.printed == ""
    assert said in done.complaints
    assert done.complaints.count("\n") == 1
