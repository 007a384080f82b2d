"""The folder where games, records and tables are kept, and how a file is put in its place."""

import contextlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from stat import S_IMODE
from typing import Final

_LONGEST: Final = 50
"""How much of its name a draft has: file systems take no more than 255 bytes."""


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


def write_whole(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file whole or not at all, in the place of another of that name.

    Whatever ends the program meanwhile, what was there is there still. A ``private`` file is its
    user's alone; another has the permissions of the one that it replaces. What is no file, such as
    a terminal, is written to as it is. Raises OSError.
    """
    if path.exists() and not path.is_file():  # before it is resolved: a pipe has no path
        path.write_bytes(data)
        return
    path = path.resolve()  # a link stays one
    draft = path.with_name(f".{os.getpid()}.{path.name[:_LONGEST]}")
    try:
        mode = 0o600 if private else 0o666
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if not private and path.exists():
            draft.chmod(S_IMODE(path.stat().st_mode))
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


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
