"""The folder where games, records and tables are kept."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def home(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The folder of what this user plays: SIETE_HOME, else where the system keeps such data.

    That is XDG_DATA_HOME or ~/.local/share, ~/Library/Application Support on macOS and
    LOCALAPPDATA on Windows, each with ``siete`` in it.
    """
    if environ.get("SIETE_HOME"):
        return Path(environ["SIETE_HOME"])
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "siete"
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "siete"
    user = _user_folder(environ)
    if platform == "darwin":
        return user / "Library" / "Application Support" / "siete"
    return user / ".local" / "share" / "siete"


def shown(path: Path) -> str:
    """A path as it is shown to its user, with ``~`` for their own folder."""
    user = os.environ.get("HOME")
    if user and path.is_relative_to(user) and user != "/":
        return str(Path("~") / path.relative_to(user))
    return str(path)


def _user_folder(environ: Mapping[str, str]) -> Path:
    if environ.get("HOME"):
        return Path(environ["HOME"])
    try:
        return Path.home()
    except RuntimeError:  # an account without a folder
        return Path.cwd()
