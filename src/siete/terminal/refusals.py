"""Why something was refused, in a sentence."""

from siete.errors import SieteError
from siete.game import Table
from siete.replay import named
from siete.rules import Problem, RulesError
from siete.texts import Texts, message_of


def problem(found: Problem, texts: Texts) -> str:
    """The sentence of one thing that is wrong with rules."""
    return texts.say(message_of("problem", found.code), **found.arguments())


def refusal(error: SieteError, texts: Texts, table: Table | None = None) -> str:
    """The sentence of an error, with names in the place of the table's seat numbers."""
    if isinstance(error, RulesError):
        return " ".join(problem(found, texts) for found in error.problems)
    params = error.params if table is None else named(error, table)
    return texts.say(message_of("error", error.code), **params)
