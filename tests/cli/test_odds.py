"""``siete odds`` as a person or a program uses it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from siete.cards import DECK, format_cards, parse_card
from siete.cli.main import main
from siete.texts import LANGUAGES

ALL = format_cards(DECK)
REST = format_cards(tuple(card for card in DECK if card != parse_card("3o")))
SIETE = Path(sys.executable).with_name("siete")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [SIETE, "odds", *arguments],
        env=kept,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )


def shown(*arguments: str) -> str:
    """What the command prints, here without a process of its own."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as complaints:
        code = main(["odds", *arguments])
    assert (code, complaints.getvalue()) == (0, "")
    return out.getvalue()


def shown_json(*arguments: str) -> Any:
    text = shown(*arguments, "--json")
    assert text.count("\n") == 1
    return json.loads(text)


def test_a_program_reads_what_it_is_promised() -> None:
    found = shown_json("sette_e_mezzo", "--banker-draws-to", "5")
    assert found["natural_fraction"] == "4/65"
    assert found["pair_of_sevens"] == pytest.approx(1 / 130)
    five = found["draw_to"]["5"]
    assert {"bust", "seven_and_a_half", "totals"} <= set(five)
    assert set(five["totals"]) == {"5", "5.5", "6", "6.5", "7", "7.5"}
    reply = found["best_reply"]
    assert reply["lower"] <= reply["value"] <= reply["upper"] < 0
    assert "best_reply" not in shown_json("sette_e_mezzo")


def test_a_position_is_told_with_what_is_best() -> None:
    asked = ("set_i_mig", "--hand", "7o", "--seen", "10c 3b")
    found = shown_json(*asked, "--banker-draws-to", "5")
    assert found["next"]["totals_fraction"] == {"7.5": "11/37"}
    assert found["best_reply"]["best"] == "stand"
    text = shown(*asked, "--lang", "en")
    assert "70.27" in text
    assert "26/37" in text


def test_cards_that_were_seen_are_out_of_the_deck() -> None:
    found = shown_json("sette_e_mezzo", "--seen", "7o 7c 7e 7b")
    assert (found["cards"], found["natural"]) == (36, 0)


def test_house_rules_count() -> None:
    plain = shown_json("eptamisi", "--hand", "7o")
    sevens = shown_json("eptamisi", "--with", "sevens", "--hand", "7o")
    assert plain["next"]["pair_of_sevens"] == 0
    assert sevens["next"]["pair_of_sevens_fraction"] == "1/13"
    casino = ("sala", "--hand", "5o", "--bank-card", "6c", "--banker-draws-to", "5")
    assert set(shown_json(*casino)["best_reply"]["options"]) == {"hit"}  # may not stand below a 6
    free = (*casino, "--set", "cards.reach_bank=no")
    assert set(shown_json(*free)["best_reply"]["options"]) == {"hit", "stand"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_of_it_is_said_in_every_language(language: str) -> None:
    titles = {
        "es": "# Probabilidades exactas",
        "ca": "# Probabilitats exactes",
        "pt-BR": "# Chances exatas",
        "it": "# Probabilità esatte",
        "el": "# Ακριβείς πιθανότητες",
        "en": "# Exact odds",
    }
    text = shown("sala", "--banker-draws-to", "5", "--lang", language)
    assert text.startswith(titles[language])
    comma = "." if language == "en" else ","
    assert f"7{comma}56" in text  # 59/780 is the chance of a natural with the wild card
    assert "59/780" in text
    position = shown("set_i_mig", "--hand", "7o", "--banker-draws-to", "5", "--lang", language)
    assert f"+0{comma}5" in position


def test_tables_fit_a_narrow_terminal() -> None:
    for asked in (("sette_e_mezzo", "--banker-draws-to", "5"), ("eptamisi", "--with", "sevens")):
        assert max(map(len, shown(*asked).splitlines())) <= 85


def test_further_hands_are_told_with_bounds() -> None:
    text = shown("sette_e_mezzo", "--with", "split", "--banker-draws-to", "5", "--lang", "en")
    assert "best play, at least" in text
    assert "best play, at most" in text
    assert "best play with one hand" in text


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("sala", "--banker-draws-to", "8"), ("8", "0.5", "7.5")),
        (("sala", "--banker-draws-to", "5.25"), ("5.25",)),
        (("sala", "--hand", "7o 7o"), ("7o",)),
        (("sala", "--hand", "7o", "--seen", "3b 7o"), ("7o",)),
        (("sala", "--hand", "7o 1o"), ("7o 1o", "8")),
        (("sala", "--hand", ""), ("--hand",)),
        (("sala", "--hand", "8o"), ("8o",)),
        (("sala", "--bank-card", "7o"), ("--hand",)),
        (("sala", "--hand", "7o", "--bank-card", "7o"), ("7o",)),
        (("sala", "--seen", "7o 7o"), ("7o",)),
        (("sette_e_mezzo", "--hand", "3o", "--bank-card", "4o"), ("hidden", "--bank-card")),
        (("sala", "--seen", ALL), ("All cards have been seen",)),
        (("sala", "--hand", "3o", "--seen", REST, "--banker-draws-to", "5"), ("--bank-card",)),
        (("sola",), ("sola", "sala")),
        ((), ("RULESET",)),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...], said: tuple[str, ...]
) -> None:
    done = run(*arguments, "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert [part for part in said if part not in done.stderr] == []


def test_with_no_card_left_a_hand_stands() -> None:
    seen = " ".join(card for card in REST.split() if card != "4o")
    asked = ("sala", "--hand", "3o", "--bank-card", "4o", "--seen", seen)
    text = shown(*asked, "--banker-draws-to", "5", "--lang", "en")
    assert "No cards are left. It can only stand." in " ".join(text.split())
    assert "−1.0000" in text  # three against four, and nothing to draw for either
    assert "0 cards" not in text
    assert "The next card" not in text


@pytest.mark.parametrize("total", ["5,5", "5½"])
def test_a_total_is_written_as_people_write_it(total: str) -> None:
    asked = ("sette_e_mezzo", "--hand", "4o", "--banker-draws-to")
    assert shown_json(*asked, total) == shown_json(*asked, "5.5")


def test_on_a_terminal_it_says_how_much_is_worked_out() -> None:
    # The bounds of this take many seconds.
    asked = ("set_i_mig", "--set", "bank.card=exposed")
    terminal, end = pty.openpty()
    process = subprocess.Popen(
        [SIETE, "odds", *asked, "--banker-draws-to", "5", "--json", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=end,
        text=True,
    )
    os.close(end)
    said = ""
    while said.count("%") < 3:
        said += os.read(terminal, 1000).decode()
    # Eight cards that the bank may show, and two bounds: one more sixteenth each time.
    assert re.findall(r"Worked out: (\d+) %", said)[:3] == ["6", "12", "18"]
    process.send_signal(signal.SIGINT)
    printed, _ = process.communicate(timeout=60)
    rest = os.read(terminal, 10_000).decode()
    os.close(terminal)
    assert (process.returncode, printed) == (130, "")
    assert rest.endswith("\r")
