"""The real thing: a terminal of 80 by 24 in tmux, real keys, a kill in the middle, and going on."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from siete.rules import RULESETS
from siete.terminal.saves import Saves
from siete.terminal.session import Session
from siete.texts import texts
from tests.terminal.command import SIETE, environment

pytestmark = [
    pytest.mark.tmux,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux here"),
]

SAY = texts("en").say
PATIENCE = 20.0
NEXT_TO_TRY = (
    *("stand", "hit", "hit-up", "hit-down", "valid", "high", "decline", "keep"),
    *("reject", "burn", "pass"),
)


class Terminal:
    """A terminal with the command in it, in a tmux server of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.started = 0

    def tmux(self, *args: str) -> str:
        done = subprocess.run(
            ["tmux", "-S", str(self.home / f"tmux{self.started}"), "-f", "/dev/null", *args],
            capture_output=True,
            text=True,
            env=environment(self.home),
            timeout=20,
        )
        return done.stdout

    def start(
        self, *args: str, width: int = 80, height: int = 24, term: str = "xterm-256color"
    ) -> None:
        self.started += 1  # a server that ends may still have its socket
        given = {"SIETE_HOME": str(self.home), "TERM": term, "LC_ALL": "C.UTF-8"}
        env = " ".join(f"{name}={shlex.quote(value)}" for name, value in given.items())
        command = f"env {env} {shlex.join([str(SIETE), 'play', '--lang', 'en', *args])}"
        size = ["-x", str(width), "-y", str(height)]
        self.tmux("new-session", "-d", *size, f"{command}; echo ended $?; exec sleep 600")
        self.tmux("set", "-g", "status", "off")
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def text(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def wait(self, fits: Callable[[str], object]) -> str:
        """What the screen says once it fits."""
        until = time.monotonic() + PATIENCE
        while not fits(text := self.text()):
            assert time.monotonic() < until, text
            time.sleep(0.05)
        return text

    def kill(self, how: signal.Signals) -> None:
        shell = int(self.tmux("display", "-p", "#{pane_pid}"))
        children = Path(f"/proc/{shell}/task/{shell}/children").read_text().split()
        os.kill(int(children[0]), how)

    def close(self) -> None:
        self.tmux("kill-server")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path)
    yield opened
    opened.close()


def play_on(terminal: Terminal, until: Callable[[str], object]) -> str:
    """Press what the bar offers until the screen fits."""
    end = time.monotonic() + 3 * PATIENCE
    while not until(text := terminal.text()):
        assert time.monotonic() < end, text
        terminal.press(*key_for(text))
        time.sleep(0.1)
    return text


def key_for(text: str) -> list[str]:
    bar = "\n".join(text.splitlines()[-6:])
    for move in NEXT_TO_TRY:
        key, label = SAY(f"terminal-key-{move}"), SAY(f"terminal-move-{move}")
        if re.search(rf"\b{key}  {re.escape(label)}( |$)", bar, re.MULTILINE):
            return [key]
    return ["Enter"] if "Enter" in bar else ["Space"]


def is_drawn(text: str) -> bool:
    return SAY("terminal-do-help") in text.splitlines()[-1:][0] if text.strip() else False


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_round_is_played_killed_and_gone_on_with(ruleset: str, terminal: Terminal) -> None:
    terminal.start(ruleset, "--names", "Ana")
    terminal.wait(is_drawn)
    play_on(terminal, lambda text: "round 2" in text and "Between" not in text)
    terminal.kill(signal.SIGKILL)
    terminal.wait(lambda text: "ended 137" in text)
    (save,) = Saves(terminal.home).all()
    saved = Session.resume(save.path, Saves(terminal.home))
    assert saved.game.table.played >= 1
    saved.close()
    terminal.close()
    terminal.start("--resume")
    text = terminal.wait(is_drawn)
    assert f"round {saved.game.table.played + 1}" in text
    assert "Ana" in text
    played_on = f"round {saved.game.table.played + 2}"
    play_on(terminal, lambda text: played_on in text)
    lines = terminal.text().splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    terminal.press(SAY("terminal-key-quit"))
    text = terminal.wait(lambda text: "ended 0" in text)
    assert SAY("terminal-left-saved") in text


@pytest.mark.parametrize("how", ["C-c", "SIGINT", "SIGTERM", "SIGHUP"])
def test_however_it_is_left_the_game_is_saved_and_the_terminal_as_before(
    how: str, terminal: Terminal
) -> None:
    terminal.start("set_i_mig", "--names", "Ana")
    terminal.wait(is_drawn)
    terminal.press("Enter")
    if how.startswith("SIG"):
        terminal.kill(signal.Signals[how])
    else:
        terminal.press(how)
    text = terminal.wait(lambda text: "ended 0" in text)
    assert SAY("terminal-left-saved") in text
    assert "Traceback" not in text
    assert terminal.tmux("display", "-p", "#{alternate_on} #{cursor_flag}").split() == ["0", "1"]


def test_the_first_screen_leads_to_the_table(terminal: Terminal) -> None:
    terminal.start()
    terminal.wait(lambda text: SAY("terminal-choose-ruleset") in text)
    time.sleep(0.3)  # nobody presses a key sooner after a screen is there
    terminal.press("Down")
    terminal.wait(lambda text: f"▸  {SAY('ruleset-siete_y_media')}" in text)
    terminal.press("Enter")
    terminal.wait(lambda text: SAY("terminal-go-on") in text)
    terminal.press("Enter")
    terminal.wait(lambda text: SAY("terminal-play") in text)
    terminal.press("Enter")
    terminal.wait(lambda text: is_drawn(text) and SAY("ruleset-siete_y_media") in text)


def test_a_window_is_made_smaller_and_larger(terminal: Terminal) -> None:
    terminal.start("sala", "--names", "Ana")
    terminal.wait(is_drawn)
    terminal.tmux("resize-window", "-x", "40", "-y", "10")
    terminal.wait(lambda text: "60×20" in text)
    terminal.tmux("resize-window", "-x", "120", "-y", "40")
    text = terminal.wait(lambda text: "Ana" in text and "60×20" not in text)
    assert len(text.splitlines()) > 24


def test_a_terminal_that_can_not_draw_gets_plain_lines(terminal: Terminal) -> None:
    terminal.start("sala", "--names", "Ana", term="dumb")
    terminal.wait(lambda text: SAY("terminal-plain-help") in text)
    terminal.press("look", "Enter")
    text = terminal.wait(lambda text: text.count("Ana, a person") >= 2)
    assert "> look" in text
    terminal.press("C-c")
    terminal.wait(lambda text: "ended 130" in text)
