"""``siete simulate`` as it runs, with a terminal that shows how far it is."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

SIETE = Path(sys.executable).with_name("siete")


class Running:
    """A simulation with a terminal in the place of standard error."""

    def __init__(self, *arguments: str) -> None:
        self.terminal, end = pty.openpty()
        self.process = subprocess.Popen(
            [SIETE, "simulate", *arguments, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=end,
            stdin=subprocess.DEVNULL,
            text=True,
        )
        os.close(end)

    def line(self) -> str:
        """The first line about how far it is."""
        return self.until(" left")

    def until(self, words: str) -> str:
        """What the terminal shows until it has shown this."""
        said = ""
        while words not in said:
            said += os.read(self.terminal, 1000).decode()
        return said

    def printed(self) -> str:
        """What it prints in the end."""
        printed, _ = self.process.communicate(timeout=120)
        os.close(self.terminal)
        return printed

    def interrupt(self) -> str:
        """Ctrl-C, and what is printed then."""
        self.process.send_signal(signal.SIGINT)
        return self.printed()
