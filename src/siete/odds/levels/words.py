"""What bots are called, in the words of a language."""

from siete.bots.levels import character
from siete.texts import Texts


def bot_words(name: str, texts: Texts) -> str:
    """What kind of bot one is, by a level, a temperament or both.

    Raises SieteError ``no_such_temperament``.
    """
    if "-" not in name:
        return texts.say(f"terminal-kind-{name}")
    level, temperament = character(name)
    said = texts.say(f"terminal-kind-{level}")
    return texts.say("terminal-kind-both", level=said, temper=temperament)
