"""A line on a terminal that is written over itself, and taken away in the end."""

import sys


class Rewritten:
    """One line on standard error; where that is no terminal nothing is ever said."""

    def __init__(self) -> None:
        self.is_seen = sys.stderr.isatty()
        self._shown = 0

    def say(self, text: str) -> None:
        """Write a text in the place of the one before."""
        if self.is_seen:
            print(f"\r{text:<{self._shown}}", end="", file=sys.stderr, flush=True)
            self._shown = len(text)

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            print(f"\r{'':<{self._shown}}\r", end="", file=sys.stderr, flush=True)
            self._shown = 0
