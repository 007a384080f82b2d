"""The short text form of a set of rules, for links.

``set_i_mig~honour~bets.max~5``: a ruleset, then variants, then options that differ from those, each
followed by its value in the grammar of ``--set``. It uses only characters that need no escaping in
the path or the query of a URL: letters, digits and ``. _ ~ -``.
"""

from typing import Final

from siete.rules.problems import Problem, RulesError
from siete.rules.reading import shown
from siete.rules.rules import Rules, build_rules, option_text, own_options

_SEPARATOR: Final = "~"
_LONGEST: Final = 6000
"""More characters than any rules need; a longer text is not looked at."""


def rules_text(rules: Rules) -> str:
    """The text form; ``parse_rules`` gives equal rules back, variants included.

    Raises RulesError where the rules have problems.
    """
    problems = rules.problems()
    if problems:
        raise RulesError(problems)
    tokens = [rules.ruleset, *rules.variants]
    for option in own_options(rules):
        tokens += option.name, option_text(rules, option.name)
    return _SEPARATOR.join(tokens)


def parse_rules(text: str) -> Rules:
    """The rules that the text form says. Raises RulesError with everything that is wrong."""
    if len(text) > _LONGEST:
        raise RulesError((Problem("text", shown(text), "too_long", {"most": _LONGEST}),))
    ruleset, variants, pairs = _parts(text)
    names = pairs[::2]
    problems = [
        Problem("text", shown(name), "option_twice")
        for place, name in enumerate(names)
        if name in names[:place]
    ]
    if len(pairs) % 2:
        problems.append(Problem("text", shown(names.pop()), "no_value"))
    options = dict(zip(names, pairs[1::2], strict=True))
    try:
        rules = build_rules(ruleset, variants, options)
    except RulesError as error:
        raise RulesError((*problems, *error.problems)) from None
    if problems:
        raise RulesError(problems)
    return rules


def rules_said(text: str) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """The names of ruleset and variants and the values of options in a text form.

    Nothing is checked; an option that is there twice has its first value, one without is left out.
    """
    ruleset, variants, pairs = _parts(text[:_LONGEST])
    # The first value of a name is put in last, and stays.
    values = dict(reversed(list(zip(pairs[::2], pairs[1::2], strict=False))))
    return ruleset, tuple(dict.fromkeys(variants)), values


def _parts(text: str) -> tuple[str, list[str], list[str]]:
    """The ruleset, the variants, and names of options with their values one after the other."""
    ruleset, *rest = text.split(_SEPARATOR)
    # Only names of options hold a point; a variant's never does.
    first = next((place for place, token in enumerate(rest) if "." in token), len(rest))
    return ruleset, rest[:first], rest[first:]
