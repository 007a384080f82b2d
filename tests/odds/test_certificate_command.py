"""What the checker of certificates says of files that it can't read, and of itself."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest

from siete.texts import LANGUAGES
from tests.odds.certificates import HALF_A_DECK, certificate, checked
from tools.certificates.command import main

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"siete": "record"}', '{"siete": "certificate", "version": 2}']
    + ['{"siete": "certificate", "version": 1, "rules": "sette_e_mezzo"}']
    + ['{"siete": "certificate", "version": 1, "rules": "tarot", "cards": "", "kinds": []}'],
)
def test_what_is_no_certificate_can_not_be_read(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    assert main([str(file), "--lang", "en"]) == 2
    assert "can't be read as a certificate" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"[" * 100_000, "it is nested too deeply."),
        (b"\xff\x00\x80" * 1000, "it is not JSON."),
        (b"{", "it is not JSON."),
        (gzip.compress(b"{}" * 99, mtime=0)[:-9], "it is not whole, or wrongly packed."),
        (b"[]", "it is no certificate of siete solve."),
        (b'{"siete": "certificate", "version": 2}', "its version is 2, and only 1 is known here."),
        (b'{"siete": "certificate", "version": 1}', '"rules" is missing.'),
    ],
)
def test_why_a_file_can_not_be_read_is_said_in_words(
    data: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(data)
    assert main([str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().out == f"{file} can't be read as a certificate: {says}\n"


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("rules", "sala~bets.min~20", "bets.min is 20, more than bets.max, which is 10."),
        ("rules", "sala~pay.ties~never", 'pay.ties can\'t be "never".'),
        ("cards", "7o 7x", 'There is no card "7x".'),
        ("parts", 3, "something in it is not of the form that docs/certificates.md describes."),
        ("highest", "much", "something in it is not of the form"),
    ],
)
def test_what_can_not_be_in_a_certificate_is_said_in_words(
    key: str, value: object, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked({**certificate("sala"), key: value}, tmp_path) == 2
    said = capsys.readouterr().out
    assert says in said
    assert ".." not in said
    assert said.count("\n") == 1


def test_help_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "FILE [--lang es|ca|pt-BR|it|el|en]" in said
    assert "Exit code 0: they are." in said


def test_a_python_without_siete_can_not_check_anything(tmp_path: Path) -> None:
    checker = str(ROOT / "tools/check_certificate.py")
    command = [sys.executable, "-S", checker, "sala.json"]
    done = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert ".venv/bin/python" in done.stderr


def test_a_file_that_is_not_there_can_not_be_read(tmp_path: Path) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    (tmp_path / "torn.json.gz").write_bytes(gzip.compress(b"{}" * 99, mtime=0)[:-9])
    assert main([str(tmp_path / "torn.json.gz")]) == 2


def test_one_file_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert main(["a", "b", "--lang", "it"]) == 2
    assert capsys.readouterr().out.endswith(
        "tools/check_certificate.py FILE [--lang es|ca|pt-BR|it|el|en]\n"
    )
    assert main(["a", "--lang", "la"]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_what_was_found(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = certificate("eptamisi", {}, HALF_A_DECK)
    content["lower"] += 1.0
    file = tmp_path / "sala.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    assert main([str(file), "--lang", language]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 3
    assert repr(content["lower"]) in said[1]


def test_what_is_left_out_of_the_game_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = certificate("sala")
    content["rules"] = "sala~split.max_hands~2~pot.on~yes"
    assert checked(content, tmp_path) == 0
    said = capsys.readouterr().out
    assert "a player who never splits" in said
    assert "a round without it" in said
