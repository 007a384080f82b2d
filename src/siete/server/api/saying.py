"""What is wrong with rules, and why an option does nothing, as somebody reads it beside a form.

The terminal names options as they are typed; a form has their titles.
"""

from siete.rules import OPTION_BY_NAME, Problem, Rules
from siete.rules.values import Choice, ValueRefused
from siete.server.api.answers import UNKNOWN, is_unknown, readable
from siete.texts import Texts, message_of
from siete.texts.values import value_words

_OF_VALUES = ("over_limit", "off_step", "unmet_need")
"""Problems whose value can be read, and is shown as the form shows it."""


def problem_words(problem: Problem, words: Texts) -> str:
    """The sentence of a problem, with titles and values as a form has them."""
    said = problem.arguments()
    if is_unknown(problem):
        # Beside a form that has all names, those that are allowed say nothing new.
        what = problem.code.removeprefix(UNKNOWN)
        return readable(words.say("option-unknown", what=what, value=said["value"]))
    name, other = problem.option, str(said.get("other", ""))
    if name in OPTION_BY_NAME:
        said["option"] = option_named(name, words)
        if problem.code in _OF_VALUES:
            said["value"] = _value(name, said["value"], words)
        if "allowed" in said and isinstance(OPTION_BY_NAME[other or name].kind, Choice):
            values = str(said["allowed"]).split(", ")
            said["allowed"] = ", ".join(_value(other or name, each, words) for each in values)
    if other in OPTION_BY_NAME:
        said["other"] = option_named(other, words)
        said["other_value"] = _value(other, said["other_value"], words)
    return readable(words.say(message_of("problem", problem.code), **said))


def idle_words(rules: Rules, name: str, words: Texts) -> str:
    """Why an option has nothing to act on, or "" where it has."""
    for where in OPTION_BY_NAME[name].acts_where:
        other = OPTION_BY_NAME[where.option]
        value = getattr(rules, other.field)
        if not where.holds(other.kind.text(value)):
            said = value_words(words, other.name, value)
            return words.say("option-idle", other=option_named(other.name, words), value=said)
    return ""


def option_named(name: str, words: Texts) -> str:
    """An option's title, in the quotes of the language."""
    return words.say("option-named", title=words.say(f"option-{name.replace('.', '-')}"))


def _value(name: str, text: object, words: Texts) -> str:
    try:
        return value_words(words, name, OPTION_BY_NAME[name].kind.read(text))
    except ValueRefused:
        return str(text)
