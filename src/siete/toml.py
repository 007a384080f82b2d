"""Writing TOML: a value and a key on one line."""

import re
from typing import Final

import msgspec

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)


def toml_value(value: object) -> str:
    """A text, whole number or bool, or a list of those: in JSON's spelling, which TOML shares."""
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(toml_value, value))}]"
    return msgspec.json.encode(value).decode()


def toml_key(name: str) -> str:
    """The name as a key: bare where TOML allows that, else in quotes."""
    return name if _BARE_KEY.fullmatch(name) else toml_value(name)
