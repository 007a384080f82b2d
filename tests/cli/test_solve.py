"""``siete solve`` as a person or a program uses it."""

import gzip
import json
import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from siete.cli.main import main
from siete.odds.equilibrium import rule_worth, solve
from siete.odds.equilibrium.solve import Solution
from siete.rules import Rules
from siete.texts import LANGUAGES

SIETE = Path(sys.executable).with_name("siete")
CHECKER = Path(__file__).parents[2] / "tools" / "check_certificate.py"

solved = cache(solve.solve)
"""A game need not be solved again for every test."""


@pytest.fixture(autouse=True)
def _solved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(rules: Rules, **_: object) -> Solution:
        return solved(rules)

    monkeypatch.setattr(solve, "solve", again)
    monkeypatch.setattr(rule_worth, "solve", again)


def run(*arguments: str) -> tuple[int, str, str]:
    """Exit code, what is printed, and complaints."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as complaints:
        code = main(["solve", *arguments])
    return code, out.getvalue(), complaints.getvalue()


def shown(*arguments: str) -> str:
    code, out, complaints = run(*arguments)
    assert (code, complaints) == (0, "")
    return out


def told(*arguments: str) -> dict[str, Any]:
    text = shown(*arguments, "--json")
    assert text.count("\n") == 1
    found: dict[str, Any] = json.loads(text)
    return found


def section(text: str, title: str) -> str:
    return text.partition(f"## {title}\n\n")[2].partition("\n\n## ")[0]


def test_a_program_reads_what_it_is_promised() -> None:
    found = told("sette_e_mezzo")
    assert (found["ruleset"], found["rules"]) == ("sette_e_mezzo", "sette_e_mezzo")
    assert found["exact"] is True
    assert found["left_out"] == []
    assert abs(found["upper"] - found["lower"]) < 1e-9
    assert found["lower"] - 1e-12 < found["value"] < found["upper"] + 1e-12
    assert found["seconds"] > 0
    assert found["infosets"] == found["player_infosets"] + found["banker_infosets"] > 100_000
    assert (found["stake"], found["highest"]) == ("1", 1.0)
    assert found["bank"]["edge"] == -found["value"]
    assert len(repr(found["value"])) > 15
    assert "each_rule" not in found


def test_results_are_all_that_can_happen() -> None:
    for asked in (("sette_e_mezzo",), ("sala",), ("siete_y_media", "--with", "piedrahita")):
        found = told(*asked)
        results = found["results"]
        assert sum(each["chance"] for each in results) == pytest.approx(1, abs=1e-12)
        mean = sum(each["chance"] * each["net"] for each in results)
        assert mean == pytest.approx(found["without_splitting"], abs=1e-12)
        assert all(each["why"] for each in results)


def test_the_chart_says_what_is_done_with_which_cards() -> None:
    chart = told("sette_e_mezzo")["chart"]
    squares = {(each["hidden"], each["shown"]): each for each in chart}
    assert squares["7", "0"]["actions"] == {"stand": 1.0}
    assert squares["7", "0"]["total"] == "7"
    assert squares["7", "0"]["chance"] == pytest.approx(4 / 40)
    assert squares["figure", "0.5"]["actions"] == {"hit": 1.0}
    assert squares["figure", "0.5"]["total"] == "1"
    assert squares["figure", "0.5"]["chance"] == pytest.approx(12 / 40 * 11 / 39)
    for each in chart:
        assert each["bank"] == "hidden"
        assert sum(each["actions"].values()) == pytest.approx(1)
        assert each["mixes"] == (len(each["actions"]) > 1)


def test_the_chart_is_by_the_banker_s_card_where_that_lies_open() -> None:
    chart = told("sala")["chart"]
    assert {each["bank"] for each in chart} == {"wild", "figure", *"1234567"}
    hard, soft = (
        next(
            each
            for each in chart
            if (each["bank"], each["shown"], each["total"]) == ("7", shown_total, "7")
        )
        for shown_total in ("7", "1.5")  # 7, or the wild card and 1
    )
    assert hard["actions"] == {"stand": 1.0}
    assert soft["actions"] == {"hit": 1.0}
    # Under cards.reach_bank nobody stands with less than the banker's card.
    assert all(
        set(each["actions"]) == {"hit"}
        for each in chart
        if each["bank"] == "6" and float(each["total"]) < 6
    )


def test_the_bank_is_worth_more_the_longer_it_is_kept() -> None:
    # In eptamisi 7½ takes the bank, in sette_e_mezzo it goes round, and in sala it stays.
    kept = told("sala", "--rounds", "50")["bank"]
    assert kept["changes"] == 0
    assert kept["rounds"] == 50
    assert kept["worth"] == pytest.approx(2 * 50 * kept["edge"])
    turns = told("sette_e_mezzo", "--rounds", "7")["bank"]
    assert turns["changes"] == pytest.approx(1)
    assert turns["worth"] == pytest.approx(2 * turns["edge"])
    taken = told("eptamisi", "--rounds", "2")["bank"]
    assert 0 < taken["changes"] < 0.1
    assert taken["worth"] == pytest.approx(2 * taken["edge"] * (2 - 2 * taken["changes"]))


def test_simpler_play_loses_something() -> None:
    found = told("sette_e_mezzo")
    simple = found["simple"]
    assert simple["by_total"] < simple["by_chart"] < found["value"]
    assert simple["stands_from"] == "4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_of_it_is_said_in_every_language(language: str) -> None:
    titles = {
        "es": "# Equilibrio",
        "ca": "# Equilibri",
        "pt-BR": "# Equilíbrio",
        "it": "# Equilibrio",
        "el": "# Ισορροπία",
        "en": "# Equilibrium",
    }
    mark = "." if language == "en" else ","
    text = shown("sala", "--lang", language)
    assert text.startswith(f"{titles[language]}\n")
    assert f"−0{mark}001726" in text
    for asked in (("sette_e_mezzo",), ("siete_y_media", "--with", "piedrahita"), ("eptamisi",)):
        text = shown(*asked, "--lang", language)
        assert "{" not in text
        assert max(map(len, text.splitlines())) <= 80


def test_a_person_reads_the_edge_and_how_sure_it_is() -> None:
    text = section(shown("sette_e_mezzo", "--lang", "en"), "What a round is worth")
    value = told("sette_e_mezzo")["value"]
    assert f"bank keeps {-100 * value:.2f}." in text
    assert "This is exact" in text


def test_a_person_finds_the_choice_by_hidden_card_and_what_is_shown() -> None:
    text = section(shown("sette_e_mezzo", "--lang", "en"), "How the player plays")
    (names, first) = re.findall(r"^(in sight.*|– .*)$", text, re.MULTILINE)
    assert names.split() == ["in", "sight", "figure", *"1234567"]
    # Both choices are as good with a 3: the banker's best reply makes it so.
    assert first.split() == ["–", "+", "+", "+", "=50+50", "=", "=", "=", "="]
    assert "= stand, + ask." in text


def test_what_is_left_out_is_said() -> None:
    found = told("siete_y_media", "--with", "pot")
    assert found["exact"] is False
    assert found["left_out"] == ["split.max_hands", "pot.on"]
    assert found["value"] == found["lower"] < found["upper"]
    text = shown("siete_y_media", "--with", "pot", "--lang", "en")
    assert "at least +0.015" in text
    assert "The strategies leave splitting out" in text
    assert "The pot is left out" in text
    # A round outside the pot is like any other.
    pot = told("sette_e_mezzo", "--with", "pot")
    assert pot["value"] == pytest.approx(told("sette_e_mezzo")["value"], abs=1e-12)
    assert pot["exact"] is False


def test_each_rule_is_told_with_what_it_adds() -> None:
    found = told("eptamisi", "--set", "pay.ties=push", "--each-rule")
    rows = {each["option"]: each for each in found["each_rule"]}
    ties = rows["pay.ties"]
    assert (ties["value"], ties["without"]) == ("push", "bank")
    assert ties["lower"] == pytest.approx(found["value"] - told("eptamisi")["value"], abs=1e-9)
    assert 0.05 < ties["lower"] <= ties["upper"] + 1e-12
    text = shown("eptamisi", "--set", "pay.ties=push", "--each-rule", "--lang", "en")
    assert re.search(rf"^pay\.ties=push +bank +\+{ties['lower']:.6f}$", text, re.MULTILINE)


def test_without_rules_to_look_at_it_says_so() -> None:
    plain = ("sette_e_mezzo", "--set", "specials.natural_beats=no")
    assert told(*plain, "--each-rule")["each_rule"] == []
    assert "No rule that matters" in shown(*plain, "--each-rule", "--lang", "en")


def test_a_certificate_is_written_and_holds(tmp_path: Path) -> None:
    plain, packed = tmp_path / "solution.json", tmp_path / "solution.json.gz"
    found = told("sala", "--certificate", str(plain))
    shown("sala", "--certificate", str(packed))
    content = json.loads(plain.read_text(encoding="utf-8"))
    assert content["rules"] == "sala"
    assert content["lower"] == found["lower"]
    assert content["upper"] == found["upper"]
    assert json.loads(gzip.decompress(packed.read_bytes())) == content
    done = subprocess.run([sys.executable, CHECKER, packed], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sala", "--rounds", "0"), ("0", "1000000000")),
        (("sala", "--rounds", "2000000000"), ("2000000000",)),
        (("sala", "--rounds", "many"), ("many", "1000000000")),
        (("sala", "--certificate", "."), (".",)),
        (("sala", "--certificate", "none/such.json"), ("none: ",)),
        (("sala", "--certificate", "/dev/full"), ("/dev/full",)),
        (("sala", "--set", "pay.ties=never"), ("pay.ties", "never")),
        (("sola",), ("sola", "sala")),
        ((), ("RULESET",)),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...],
    said: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, complaints = run(*arguments)
    assert (code, out) == (2, "")
    assert complaints.count("\n") == 1
    assert [part for part in said if part not in complaints] == []
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_lost_when_the_rules_are_wrong(tmp_path: Path) -> None:
    file = tmp_path / "solution.json"
    file.write_text("kept", encoding="utf-8")
    assert run("sala", "--set", "bets.min=20", "--certificate", str(file))[0] == 2
    assert file.read_text(encoding="utf-8") == "kept"


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    file = tmp_path / "solution.json"
    terminal, end = pty.openpty()
    process = subprocess.Popen(
        [SIETE, "solve", "set_i_mig", "--certificate", file, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=end,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    os.close(end)
    said = ""
    while " parts solved" not in said:
        said += os.read(terminal, 1000).decode()
    while " still open" not in said:
        said += os.read(terminal, 1000).decode()
    assert re.search(r"\d+ parts solved, \d+ s", said)
    assert re.search(r"\d+ s; the next: pass [1-9]\d*, \d+\.\d{9} still open", said)
    assert not file.exists()  # not even an empty one, which a signal that kills it would leave
    process.send_signal(signal.SIGINT)
    printed, _ = process.communicate(timeout=60)
    rest = os.read(terminal, 10_000).decode()
    os.close(terminal)
    assert (process.returncode, printed) == (130, "")
    assert "Traceback" not in rest
    assert rest.endswith("\r")
    assert not file.exists()
