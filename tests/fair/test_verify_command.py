"""`siete verify` as a person meets it: what it prints, in six languages, and its exit codes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import siete.fair.check
import siete.verify
from siete.texts import LANGUAGES

SIETE = Path(sys.executable).with_name("siete")
RECORDS = Path(__file__).parent / "records"
LOT = RECORDS / "lot_and_three_rounds.toml"
DRAWN = RECORDS / "drawn_banker.toml"
LONG = RECORDS / "one_stock_for_several_rounds.toml"


def run(*files: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SIETE, "verify", *files, "--lang", language],
        env={name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )


@pytest.fixture
def tampered(tmp_path: Path) -> Path:
    """The record with two cards of its second round exchanged."""
    file = tmp_path / "tampered.toml"
    file.write_text(LOT.read_text("utf-8").replace("1b 12c 1e 4e", "12c 1b 1e 4e"), "utf-8")
    return file


def test_it_says_what_it_checked() -> None:
    done = run(LONG)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (
        f"{LONG}: all 2 proofs hold.\n"
        "  The lot for the first banker: the proof holds.\n"
        "    The secret is the one that was sealed: "
        "03eb575aee60ea4e0bf292e1a6f46e1dca9001138b7c46556ce8fdacc04911d0\n"
        "    The lot made Galla the banker.\n"
        "    One player added a number to the shuffle: Dídac.\n"
        "  Rounds 1 to 6: the proof holds.\n"
        "    The secret is the one that was sealed: "
        "cfca4c037f337cfc8ce6f7dfdda6084dd5f05e72ea6c0d7fbcc3401af814bc6b\n"
        "    The 40 cards of the deck lie as they were shuffled.\n"
        "    The stock ran out 2 times and was shuffled as it should be.\n"
        "    One player added a number to the shuffle: Dídac.\n"
    )


def test_the_draw_for_the_first_banker_is_no_round() -> None:
    done = run(DRAWN)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line for line in done.stdout.splitlines() if line.endswith("the proof holds.")] == [
        "  The draw for the first banker: the proof holds.",
        "  Round 1: the proof holds.",
        "  Round 2: the proof holds.",
    ]


def test_it_says_which_proof_does_not_hold_and_why(tampered: Path) -> None:
    done = run(tampered)
    assert (done.returncode, done.stderr) == (1, "")
    assert f"{tampered}: 1 of 4 proofs does not hold.\n" in done.stdout
    assert (
        "  Round 2: the proof DOES NOT HOLD.\n"
        "    The secret is the one that was sealed: "
        "0d0f4792afc8ce8a056e62b42b411cb240eff0ebd128c8f8a4adc02f48363ac8\n"
        "    The deck is not the one that was shuffled. Card 1 from the top must be 1b, and the"
        " record has 12c; 2 cards are out of place. It looks like that when cards were changed.\n"
    ) in done.stdout
    assert "  Round 3: the proof holds.\n" in done.stdout


def test_results_that_do_not_hold_are_said(tmp_path: Path) -> None:
    file = tmp_path / "results.toml"
    text = re.sub(r"balances = \{ Ana = ", "balances = { Ana = 9", LOT.read_text("utf-8"), count=1)
    file.write_text(text, "utf-8")
    done = run(file)
    assert done.returncode == 1
    assert done.stdout.startswith(
        f"{file}: all 4 proofs hold.\n"
        "  Played again, the record comes to other results than it says."
    )


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "format"),
        (re.sub(r"\[rounds\.proof[^\[]*(?:\[\"[^\[]*)?", "", LOT.read_text("utf-8")), "no proof"),
        (LOT.read_text("utf-8").replace("version = 1", 'version = "1"', 1), '"version"'),
        (LOT.read_text("utf-8").replace("cut 11", "cut 40"), "cut"),
    ],
    ids=["no record", "no proof", "unreadable proof", "not allowed"],
)
def test_what_can_not_be_verified_is_refused_in_one_line(
    tmp_path: Path, content: str, says: str
) -> None:
    file = tmp_path / "refused.toml"
    file.write_text(content, "utf-8")
    done = run(file)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"siete: {file}")
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = run(tmp_path / "none.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert "none.toml" in done.stderr


def test_nothing_to_check_yet_is_no_proof(tmp_path: Path) -> None:
    text = LONG.read_text("utf-8")
    text = (
        text[: text.index("\n[rounds.proof.lot]")] + text[text.index("\n\n[[rounds]]\nactions") :]
    )
    text = re.sub(r"secret = .*\n", "", text).replace("round = 1", "round = 11")
    file = tmp_path / "in_play.toml"
    file.write_text(text, "utf-8")
    done = run(file)
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == f"siete: {file}: nothing can be checked yet, the stock is still in play.\n"
    )


def test_of_several_files_the_worst_counts_and_each_is_said(tampered: Path, tmp_path: Path) -> None:
    done = run(LOT, tampered)
    assert done.returncode == 1
    assert f"{LOT}: all 4 proofs hold.\n" in done.stdout
    assert f"{tampered}: 1 of 4 proofs does not hold.\n" in done.stdout
    done = run(tmp_path / "none.toml", LOT, tampered)
    assert done.returncode == 2
    assert f"{LOT}: all 4 proofs hold.\n" in done.stdout
    assert f"{tampered}: 1 of 4 proofs does not hold.\n" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str, tampered: Path) -> None:
    done = run(LONG, tampered, language=language)
    assert (done.returncode, done.stderr) == (1, "")
    sentences = done.stdout.splitlines()
    assert len(sentences) == len(run(LONG, tampered).stdout.splitlines())
    assert "cfca4c037f337cfc8ce6f7dfdda6084dd5f05e72ea6c0d7fbcc3401af814bc6b" in done.stdout


def test_everything_that_can_be_found_has_its_sentence() -> None:
    codes = {
        code
        for file in (siete.fair.check.__file__, siete.verify.__file__)
        for code in re.findall(
            r"(?:_fails|_holds)\(\s*\"(\w+)\"|Finding\(\"\w+\", \"(\w+)\"",
            Path(file).read_text("utf-8"),
        )
    }
    named = {f"fair-{(one or other).replace('_', '-')}" for one, other in codes}
    named |= {
        f"fair-{field}-malformed" for field in ("table", "round", "commitment", "secret", "chance")
    }
    assert len(named) > 20
    for language in LANGUAGES:
        file = Path(siete.verify.__file__).parent / "texts" / language / "fair.ftl"
        said = set(re.findall(r"^(fair-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))
        assert named <= said
