"""What ends a command early is told in one line, or not at all; never by a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

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


def test_a_fault_of_the_program_is_one_line_that_says_how_to_find_it() -> None:
    fault = "import sys; from siete.cli.guard import guarded; sys.exit(guarded(lambda: 1 // 0))"
    done = python(fault)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "SIETE_DEBUG=1" in done.stderr
    assert "ZeroDivisionError" in done.stderr
    assert "Traceback" in python(fault, SIETE_DEBUG="1").stderr


def test_what_is_not_installed_is_told_with_how_to_install_it() -> None:
    without_fluent = "import sys; sys.modules['fluent'] = sys.modules['fluent.runtime'] = None; "
    done = python(f"{without_fluent}from siete.cli import main; sys.exit(main(['dance']))")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert 'pip install "siete[terminal]"' in done.stderr


def test_a_file_name_in_no_encoding_is_refused_in_one_line() -> None:
    done = subprocess.run([SIETE, "replay", b"\xff\xfe.toml"], capture_output=True)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


def test_the_exit_code_of_a_command_is_handed_on() -> None:
    assert guarded(lambda: 1) == 1
