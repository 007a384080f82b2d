"""The command ``siete play`` as a program of its own."""

import os
import subprocess
import sys
from pathlib import Path

SIETE = Path(sys.executable).with_name("siete")
LUCK = os.environ.get("SIETE_TEST_LUCK", "1")
"""What the cards of these tests depend on: another text gives other ones, in every run the same."""
_KNOWN = Path(__file__).with_name("known")


def environment(home: Path, **more: str) -> dict[str, str]:
    """Where games are kept, chance that is known, and no locale of this machine."""
    keep = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    here = {"SIETE_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
    chance = {"PYTHONPATH": str(_KNOWN), "SIETE_TEST_LUCK": LUCK}
    return keep | here | chance | more


def play(
    home: Path, *args: str, said: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run ``siete play`` with these lines on its standard input, to the end."""
    data = said.encode() if isinstance(said, str) else said
    done = subprocess.run(
        [SIETE, "play", *args],
        input=data,
        capture_output=True,
        env=environment(home, **more),
        timeout=120,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )
