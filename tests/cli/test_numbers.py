"""Numbers on the command line, and what is said where they are none, or tell little."""

import json

import pytest

from siete.cli import main, tournament
from siete.cli.numbers import whole
from siete.texts import LANGUAGES

FEW = ("tournament", "sala", "--levels", "beginner,casual", "--lang", "en", "--rounds")


@pytest.mark.parametrize(
    ("said", "number"),
    [("10", 10), ("1e1", 10), ("1E+1", 10), ("2.5e2", 250), ("10.0", 10), ("007", 7), ("0", 0)],
)
def test_a_whole_number_is_written_in_several_ways(said: str, number: int) -> None:
    assert whole(said) == number


@pytest.mark.parametrize(
    "said", ["", "-1", "1.5", "1e", "e1", "1e-1", "1_0", "ten", " 1", "\u0661", "10.000"]
)
def test_what_is_no_whole_number_is_none(said: str) -> None:
    assert whole(said) is None


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "sala"),
        ("tournament", "sala"),
        ("solve", "sala"),
        ("chart", "sala", "-o", "a.svg"),
    ],
)
@pytest.mark.parametrize(("said", "shown"), [("", '""'), ("1e", "1e"), ("0", "0"), ("1.5", "1.5")])
def test_every_command_refuses_a_number_of_rounds_alike(
    command: tuple[str, ...], said: str, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--rounds", said, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"siete: {shown} can't be the number of rounds")


@pytest.mark.parametrize("command", [("solve", "sala"), (*FEW[:-1],)])
def test_every_command_takes_the_same_form(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for rounds in ("1e1", "10"):
        assert main([*command, "--rounds", rounds, "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        told.append(found.get("bank") or found["rulesets"]["sala"][0]["mean"])
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chart", "sala", "-o", ""), '"" '),
        (("solve", "sala", "--certificate", ""), 'The certificate can\'t be written to "": '),
        (("simulate", "sala", "--seats", ""), '--seats needs a whole number; "" is none'),
    ],
)
def test_an_empty_value_is_shown(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"siete: {said}")


@pytest.mark.parametrize("total", ["5,5", "5½"])
def test_a_rule_s_total_is_written_as_people_write_it(
    total: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for value in (total, "5.5"):
        assert (
            main(["rules", "show", "sala", "--set", f"bank.draws_to={value}", "--lang", "en"]) == 0
        )
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def test_a_single_deal_has_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "1", "--json"]) == 0
    (match,) = json.loads(capsys.readouterr().out)["rulesets"]["sala"]
    assert (match["deals"], match["error"], match["sigmas"]) == (1, None, None)
    assert match["player"]["error"] is None
    assert main([*FEW, "1"]) == 0
    assert "± ?, ? standard errors" in capsys.readouterr().out


def test_few_deals_are_said_to_tell_little(capsys: pytest.CaptureFixture[str]) -> None:
    for rounds, few in (("3", True), ("30", False)):
        assert main([*FEW, rounds]) == 0
        assert ("Fewer than 30 deals tell little" in capsys.readouterr().out) == few


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_before_the_first_deal_says_that_nothing_was_played(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "played", interrupted)
    assert main(["tournament", "sala", "--lang", language]) == 130
    assert capsys.readouterr().out.count("\n") == 1


def test_a_record_is_not_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "sala", "--replay", "3", "--json", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert "--json does not go with it" in told.err
