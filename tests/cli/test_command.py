"""The command as a person meets it: help, languages, refusals, and what it leaves on the screen."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import siete
from siete.cli.main import COMMANDS
from siete.cli.words import use_language, word
from siete.texts import LANGUAGES, texts

SIETE = Path(sys.executable).with_name("siete")
TEXTS = Path(siete.__file__).parent / "texts"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command with these arguments, in an environment that says nothing of its own."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return subprocess.run(
        [SIETE, *arguments],
        env=kept | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        timeout=60,
    )


def refused(*arguments: str, **environment: str) -> str:
    """The one line in which the command refuses these arguments."""
    done = run(*arguments, **environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("siete: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_help_lists_the_commands_with_what_each_is_for() -> None:
    done = run("--help")
    assert (done.returncode, done.stderr) == (0, "")
    for command in COMMANDS:
        assert re.search(rf"^ +{command} +\w+ ", done.stdout, re.MULTILINE)


def test_without_arguments_the_command_shows_its_help() -> None:
    assert run().stdout == run("--help").stdout


def test_version() -> None:
    assert run("--version").stdout == f"siete {siete.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_wholly_in_the_language_asked_for(language: str, command: str) -> None:
    shown = run(*([command] if command else []), "--help", "--lang", language).stdout
    use_language(language)
    assert shown.startswith(word("help-usage"))
    assert word("help-options") in shown
    if language != "en":
        english = ("usage:", "options:", "positional arguments:", "show this help message")
        assert [each for each in english if each in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reader_of_help_reads_what_fluent_reads(language: str) -> None:
    use_language(language)
    source = (TEXTS / language / "help.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^(help-[a-z0-9-]+) =", source, re.MULTILINE)
    assert len(messages) > 10
    for message in messages:
        by_fluent = " ".join(texts(language).say(message).split())
        assert word(message) == by_fluent.replace("%", "%%")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ca_ES.UTF-8"}, "ca"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "el_GR.UTF-8"}, "el"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "es"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_command_speaks_the_language_of_the_computer(
    environment: dict[str, str], language: str
) -> None:
    assert run("--help", **environment).stdout == run("--help", "--lang", language).stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["dance"], ["dance", "play", "rules", "replay", "verify"]),
        (["--lang", "tlh", "--help"], ["tlh", "es", "ca", "pt-BR", "it", "el", "en"]),
        (["replay"], ["siete replay"]),
        (["replay", "--color", "x.toml"], ["--color", "siete replay --help"]),
        (["replay", "--json=yes", "x.toml"], ["--json", "siete replay"]),
        (["replay", "no such file.toml"], ["no such file.toml"]),
        (["rules", "dance"], ["dance", "list", "show", "schema"]),
        (["rules", "show"], ["siete rules show", "RULESET"]),
        (["rules", "show", "--lang"], ["--lang"]),
        (["--frobnicate"], ["--frobnicate", "siete --help"]),
    ],
)
def test_what_is_wrong_on_the_command_line_is_named_in_one_line(
    arguments: list[str], named: list[str]
) -> None:
    line = refused(*arguments)
    assert [each for each in named if each not in line] == []


def test_a_refusal_is_in_the_language_asked_for() -> None:
    assert "no és possible aquí" in refused("--lang", "ca", "dance")
    assert "δεν είναι δυνατό εδώ" in refused("dance", LANG="el_GR.UTF-8")


def test_a_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    assert str(tmp_path) in refused("replay", str(tmp_path))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_encoding_without_greek_is_no_reason_to_fail(encoding: str) -> None:
    environment = {"PYTHONIOENCODING": encoding, "LANG": "C"}
    shown = subprocess.check_output([SIETE, "--help", "--lang", "el"], env=os.environ | environment)
    assert b"siete" in shown
    assert b"\\u03" in shown


def shell(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "-c", script], env=os.environ | {"SIETE": str(SIETE)}, capture_output=True, text=True
    )


def test_a_reader_that_goes_away_is_met_with_silence() -> None:
    assert shell('"$SIETE" --help | true').stderr == ""
    assert shell('"$SIETE" rules show set_i_mig | head -n 1').stderr == ""


def test_a_closed_output_is_no_reason_for_a_traceback() -> None:
    assert "Traceback" not in shell('"$SIETE" --help >&-').stderr
    assert "Traceback" not in shell('"$SIETE" dance 2>&-').stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
def test_a_full_disk_is_said_in_one_line() -> None:
    done = shell('"$SIETE" --lang en --help > /dev/full')
    assert done.returncode == 2
    assert re.fullmatch(r"siete: Reading or writing failed: .*\n", done.stderr)


def test_help_loads_nothing_that_it_does_not_need() -> None:
    asked = (
        "import sys, siete; from siete.cli import main; main(['--help']); "
        "print(*sorted({name.split('.')[0] for name in sys.modules}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert loaded & {"fluent", "babel", "textual", "rich", "numpy", "asyncio"} == set()


def test_what_is_no_number_is_named_with_its_option() -> None:
    assert "--port needs a whole number; abc is none" in refused("serve", "--port", "abc")
    assert "--players" in refused("play", "--players", "2.5")
