"""How people of a language write a number, everywhere: web/src/lib/amounts.ts does the same.

From five digits on every three stand apart: by a comma in English, else by a space, which is good
style in all these languages and can't be taken for a decimal mark where somebody types what they
see. Numbers for commands and programs, which take no such marks, are not written like this.
"""

from typing import Final

_ENGLISH: Final = "en"
_MINUS: Final = "\N{MINUS SIGN}"
_SPACE: Final = "\N{NO-BREAK SPACE}"
_FEWEST: Final = 5
"""So many digits are grouped, and fewer are not."""


def number_words(digits: str, language: str) -> str:
    """A decimal such as ``-12345.5`` as the language writes it: ``−12 345,5``."""
    size = digits.removeprefix("-")
    whole, point, decimals = size.partition(".")
    if len(whole) >= _FEWEST:
        whole = f"{int(whole):,}".replace(",", "," if language == _ENGLISH else _SPACE)
    mark = point if language == _ENGLISH else point and ","
    return f"{_MINUS if size != digits else ''}{whole}{mark}{decimals}"
