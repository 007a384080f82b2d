"""Lines of text on a terminal: broken between words; elsewhere they stay whole."""

import io
import os

import pytest

from siete.terminal.lines import USUAL_WIDTH, Lines

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

LONG = "Ana, your stake? Allowed: " + " | ".join(f"word{number}" for number in range(20))


def shown(columns: int) -> list[str]:
    """The lines that a terminal of so many columns (0: it does not say) gets of a long one."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, bytes([24, 0, columns, 0, 0, 0, 0, 0]))
    with os.fdopen(theirs, "w") as terminal:
        Lines(io.StringIO(), terminal).say(LONG, "", "short")
        terminal.flush()
        said = ""
        while "short" not in said:  # a terminal hands over what it has so far
            said += os.read(ours, 10_000).decode()
    os.close(ours)
    return said.splitlines()


@pytest.mark.parametrize(("columns", "most"), [(40, 40), (100, 100), (0, USUAL_WIDTH)])
def test_a_terminal_gets_lines_of_whole_words_that_fit(columns: int, most: int) -> None:
    *lines, empty, short = shown(columns)
    assert (empty, short) == ("", "short")
    assert " ".join(lines) == LONG
    assert max(map(len, lines)) <= most
    assert len(lines) > 1


def test_a_pipe_gets_each_line_whole() -> None:
    pipe = io.StringIO()
    Lines(io.StringIO(), pipe).say(LONG)
    assert pipe.getvalue() == f"{LONG}\n"
