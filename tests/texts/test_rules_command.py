"""``siete rules`` as a person or a program uses it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from siete.rules import OPTIONS, RULESETS, VARIANTS, build_rules, parse_rules, rules_schema
from siete.texts import LANGUAGES

SIETE = Path(sys.executable).with_name("siete")


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [SIETE, "rules", *arguments],
        env=kept | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


def shown(*arguments: str, **environment: str) -> str:
    done = run(*arguments, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def shown_json(*arguments: str) -> Any:
    text = shown(*arguments, "--json")
    assert text.count("\n") == 1
    return json.loads(text)


def test_list_names_every_ruleset_and_variant() -> None:
    lines = shown("list").splitlines()
    assert set(RULESETS) <= set(lines)
    assert set(VARIANTS) <= set(lines)
    listed = shown_json("list")
    assert [each["name"] for each in listed["rulesets"]] == list(RULESETS)
    assert [each["name"] for each in listed["variants"]] == list(VARIANTS)
    assert listed["rulesets"][1]["where"] == "Spain"


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_speaks_the_language_asked_for(language: str) -> None:
    greetings = {
        "es": "## El objetivo",
        "ca": "## L'objectiu",
        "pt-BR": "## O objetivo",
        "it": "## Lo scopo",
        "el": "## Ο σκοπός",
        "en": "## The aim",
    }
    assert greetings[language] in shown("show", "eptamisi", "--lang", language)
    assert greetings[language] in shown("show", "eptamisi", LANG=language.replace("-", "_"))


def test_show_is_the_sheet_of_exactly_these_rules() -> None:
    text = shown("show", "set_i_mig", "--with", "honour", "--set", "bets.max=7")
    assert "In short: set_i_mig~honour~bets.max~7" in text
    assert "- Highest stake: 7 (otherwise: 3)" in text
    assert "A stake is at least 1 and at most 7" in text
    assert "## Honour" in text


def test_show_takes_the_short_form_and_more_on_top_of_it() -> None:
    text = "set_i_mig~honour~bets.max~7"
    assert shown("show", text) == shown(
        "show", "set_i_mig", "--with", "honour", "--set", "bets.max=7"
    )
    more = shown_json("show", text, "--with", "wild", "--set", "bets.min=2")
    assert more["text"] == "set_i_mig~honour~wild~bets.min~2~bets.max~7"


def test_show_as_json_is_all_that_a_program_needs() -> None:
    found = shown_json("show", "siete_y_media", "--with", "piedrahita", "--set", "bets.max=20")
    assert list(found) == ["ruleset", "variants", "text", "options", "matrix"]
    assert found["ruleset"] == "siete_y_media"
    assert found["variants"] == ["piedrahita"]
    assert list(found["options"]) == [option.name for option in OPTIONS]
    assert found["options"]["bets.step"] == "0.1"
    assert found["options"]["table.players"] == [2, 12]
    assert found["options"]["bank.sale"] is True
    # 001, Piedrahíta: the banker's seven and a half takes 2 of all still in, 4 of another.
    matrix = found["matrix"]
    assert matrix["seven_and_a_half"]["bust"] == "2"
    assert matrix["seven_and_a_half"]["seven_and_a_half"] == "-4"
    assert matrix["6.5"]["seven_and_a_half"] == "-2"
    assert matrix["bust"]["bust"] == "-1"
    assert matrix["0.5"]["0.5"] == "-1"
    assert list(matrix) == list(matrix["bust"])
    assert len(matrix) == 19
    rebuilt = build_rules(found["ruleset"], found["variants"], found["options"])
    assert rebuilt == parse_rules(found["text"])


def test_schema_is_the_one_of_the_library() -> None:
    assert json.loads(shown("schema")) == rules_schema()


def test_without_more_it_says_what_there_is() -> None:
    text = shown()
    assert all(f"\n    {name} " in text for name in ("list", "show", "schema"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("show", "set_img"), ("set_img", "set_i_mig", "sala")),
        (("show", "sala", "--with", "honor"), ("honor", "honour")),
        (("show", "sala", "--set", "bets.max"), ("bets.max", "OPTION=VALUE")),
        (("show", "sala", "--set", "bets.max=x"), ("bets.max", "x", "0.25")),
        (
            ("show", "sala", "--set", "bets.min=50", "--set", "bank.cut=nobody"),
            ("bets.min", "50", "bets.max", "10", "bank.cut", "nobody", "anyone"),
        ),
        (("show", "sala~bets.max"), ("bets.max",)),
        (("show", "sala", "--lang", "de"), ("de", "pt-BR")),
        (("show",), ("RULESET",)),
        (("rewrite",), ("list",)),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...], said: tuple[str, ...]
) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert [part for part in said if part not in done.stderr] == []


def test_a_reader_who_goes_away_is_no_error() -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f"{SIETE} rules show sala | head -n 1"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.stdout, done.stderr) == ("# Casino\n", "")
