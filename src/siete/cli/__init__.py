"""The ``siete`` command. One file a sub-command, imported only when it is the one asked for."""

from siete.cli.main import main

__all__ = ["main"]
