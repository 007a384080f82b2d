"""What ends a command early is told in one line, or not at all; never by a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from siete.cli.guard import guarded

SIETE = Path(sys.executable).with_name("siete")
PATIENCE = 30


def python(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"LC_ALL": "C.UTF-8"} | environment,
        capture_output=True,
        text=True,
    )


def closed(command: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run a command of the shell, which may close what it reads from and writes to."""
    environment = {**os.environ, "SIETE_HOME": str(home), "PYTHONUTF8": "1"}
    return subprocess.run(
        ["sh", "-c", command], env=environment, capture_output=True, text=True, timeout=60
    )


def writer_of(pipe: Path) -> int:
    """The pipe's writing end, as soon as somebody reads from the other."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            assert time.monotonic() < give_up
            time.sleep(0.02)


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    pipe = tmp_path / "nobody writes here.toml"
    os.mkfifo(pipe)
    with subprocess.Popen([SIETE, "replay", pipe], stderr=subprocess.PIPE, text=True) as process:
        writer = writer_of(pipe)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=PATIENCE)
        os.close(writer)
    assert (process.returncode, told) == (130, "")


CTRL_C_AT = """
import atexit, os, signal, sys

class Moment:
    def find_spec(self, name, path=None, target=None):
        if name == MOMENT:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Moment())
if MOMENT == "the end":
    atexit.register(os.kill, os.getpid(), signal.SIGINT)
"""
"""Presses Ctrl-C when a module is about to be imported, or when all is done."""


@pytest.mark.parametrize("command", [[SIETE], [sys.executable, "-m", "siete"]], ids=["siete", "-m"])
@pytest.mark.parametrize(
    ("moment", "code"),
    [
        ("siete.cli", -signal.SIGINT),
        ("siete.cli.guard", -signal.SIGINT),
        ("siete.texts", 130),
        ("the end", -signal.SIGINT),
    ],
)
def test_ctrl_c_is_as_quiet_while_the_command_begins_and_ends(
    command: list[str | Path], moment: str, code: int, tmp_path: Path
) -> None:
    hook = CTRL_C_AT.replace("MOMENT", repr(moment))
    (tmp_path / "sitecustomize.py").write_text(hook, encoding="utf-8")
    done = subprocess.run(
        [*command, "--version"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (code, "")


def test_what_runs_in_the_background_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    hook = CTRL_C_AT.replace("MOMENT", repr("siete.cli"))
    (tmp_path / "sitecustomize.py").write_text(hook, encoding="utf-8")
    done = subprocess.run(
        ["sh", "-c", f"trap '' INT; exec {SIETE} --version"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_fault_of_the_program_is_one_line_that_says_how_to_find_it() -> None:
    fault = "import sys; from siete.cli.guard import guarded; sys.exit(guarded(lambda: 1 // 0))"
    done = python(fault)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "SIETE_DEBUG=1" in done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert "Traceback" in python(fault, SIETE_DEBUG="1").stderr


FAULT_OF_CTRL_C = """
import sys
from siete.cli.guard import guarded

def compiled():
    try:
        raise KeyboardInterrupt
    except KeyboardInterrupt as error:
        try:
            raise SystemError("returned a result with an exception set") from error
        except SystemError as fault:
            raise SystemError("so did its caller") from fault

sys.exit(guarded(compiled))
"""
"""What numba makes of Ctrl-C, where it comes between Python and what is compiled."""

DROPPED_CTRL_C = """
import os, signal, sys, time
from siete.cli.guard import guarded

class Freed:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(1)

def work():
    Freed()
    time.sleep(20)
    return 0

signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(guarded(work))
"""
"""Ctrl-C where Python can't raise what it makes of it."""


@pytest.mark.parametrize("script", [FAULT_OF_CTRL_C, DROPPED_CTRL_C], ids=["fault", "dropped"])
def test_ctrl_c_is_quiet_in_whatever_code_it_comes(script: str) -> None:
    done = python(script)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_what_is_not_installed_is_told_with_how_to_install_it() -> None:
    without_fluent = "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None; "
    done = python(f"{without_fluent}from siete.cli import main; sys.exit(main(['dance']))")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "siete[terminal,server,odds,cluster]"' in done.stderr


def test_a_file_name_in_no_encoding_is_refused_in_one_line() -> None:
    done = subprocess.run([SIETE, "replay", b"\xff\xfe.toml"], capture_output=True)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_the_exit_code_of_a_command_is_handed_on() -> None:
    assert guarded(lambda: 1) == 1


@pytest.mark.parametrize("command", ["rules list", "replay --json", "--help", "play sala --plain"])
def test_without_any_output_nothing_is_begun_and_that_is_said(command: str, tmp_path: Path) -> None:
    done = closed(f"{SIETE} --lang es {command} >&-", tmp_path)
    assert done.returncode == 2
    assert done.stderr == "siete: Falló la lectura o la escritura: está cerrado.\n"
    assert list(tmp_path.iterdir()) == []


def test_without_a_place_for_complaints_they_are_not_made_elsewhere(tmp_path: Path) -> None:
    done = closed(f"{SIETE} replay missing.toml 2>&-", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")


def test_input_that_is_closed_is_empty(tmp_path: Path) -> None:
    done = closed(f"{SIETE} play sala --lang en --plain <&-", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The game is saved. To go on: siete play --resume\n")


def test_what_is_complained_about_can_not_play_tricks_on_a_terminal(tmp_path: Path) -> None:
    for arguments in (
        ["replay", "a\x1b[31m.toml"],
        ["verify", "a\x9b31m.toml"],
        ["\x1b[31m"],
        ["rules", "show", "sala", "--set", "\x1b[31m"],
    ):
        done = subprocess.run([SIETE, *arguments], capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr.rstrip("\n").isprintable()
        assert done.stderr.count("\n") == 1


def test_a_file_s_name_can_not_play_tricks_on_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "a\x1b[31m\x9b.toml"
    file.write_text(
        'format = "siete/1"\nruleset = "sala"\nseats = ["A", "B"]\nbanker = "A"\nrounds = []\n'
    )
    for options in (["--lang", "es"], ["--json"]):
        done = subprocess.run([SIETE, "replay", *options, file], capture_output=True, text=True)
        assert done.returncode == 0
        assert done.stdout.rstrip("\n").isprintable()
        if "--json" in options:
            assert json.loads(done.stdout)["file"] == str(file)


def test_a_long_action_is_cut_in_the_complaint(tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    head = 'format = "siete/1"\nruleset = "sala"\nseats = ["A", "B"]\nbanker = "A"\n[[rounds]]\n'
    file.write_text(f'{head}actions = ["{"A bet " * 1000}"]\n')
    done = subprocess.run([SIETE, "replay", file, "--lang", "en"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "no action" in done.stderr
    assert len(done.stderr) < 1000


@pytest.mark.parametrize("asked", ["--with nosuch", "--set junk", "--set bets.max=much"])
def test_house_rules_that_can_not_be_are_refused_before_anything_is_asked(
    asked: str, tmp_path: Path
) -> None:
    done = closed(f"{SIETE} play {asked} --plain </dev/null", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
