"""The words of ``siete --help``, in the language that was chosen for this run.

They are plain sentences in ``siete/texts/LANGUAGE/help.ftl``, without arguments, so that help can
be shown without loading Fluent (docs/decisions/help-without-fluent.md). Everything else that the
command says goes through ``siete.texts``.
"""

import re
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final

_TEXTS: Final = Path(__file__).parents[1] / "texts"
_MESSAGE: Final = re.compile(r"^(help-[a-z0-9-]+) =(.*(?:\n[ ]+.*)*)", re.MULTILINE)
_FALLBACK: Final = "en"
_LANGUAGE: Final = ContextVar("language of the command", default=_FALLBACK)


def use_language(chosen: str) -> None:
    """From now on ``word`` answers in this language, one of ``siete.texts.LANGUAGES``."""
    _LANGUAGE.set(chosen)


def language() -> str:
    """The language that the command speaks."""
    return _LANGUAGE.get()


def word(message: str) -> str:
    """What the message ``help-...`` says, on one line, for argparse: a ``%`` stays a ``%``.

    A message that the language lacks is said in English. Raises KeyError where English lacks it.
    """
    said = _messages(_LANGUAGE.get()).get(message) or _messages(_FALLBACK)[message]
    return said.replace("%", "%%")


@cache
def _messages(chosen: str) -> dict[str, str]:
    text = (_TEXTS / chosen / "help.ftl").read_text(encoding="utf-8")
    return {name: " ".join(said.split()) for name, said in _MESSAGE.findall(text)}
