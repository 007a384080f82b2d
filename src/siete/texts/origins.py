"""Where each rule comes from: a sheet with its section, a reading, the casinos, or the house.

A source is text: ``000 b4`` (sheet and section), ``R12`` (a reading; ``R`` alone is
its terms), ``sala`` (the game as casinos deal it) or ``house``.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from siete.rules import OPTION_BY_NAME, OPTIONS, RULESETS, VARIANTS, Rules, own_options

Source: TypeAlias = str

HOUSE: Final = "house"
SALA: Final = "sala"

# Rules that no option can change, by topic.
_COMMON: Final[Mapping[str, tuple[Source, ...]]] = {
    "aim": ("000 c2", "001", "002 Os pontos", "003 Normas", "004 Στόχος", SALA),
    "deck": ("000 f1", "000 f2", "001", "003 Normas", "004 Αριθμός καρτών", SALA, "R"),
    "values": ("000 f3", "001", "003 Normas", "004 Αξίες κάρτας", SALA, "R"),
    "between": ("000 b", "R1"),
    "before": ("000 b", "R2"),
    "deal": ("000 a", "001", "002 Regras", "003 Normas", "004 Η συμφωνία", SALA, "R3"),
    "turn": ("000 c2", "001", "002 Parando", "003 Normas", "004 Το παιχνίδι", SALA, "R6"),
    "enough": ("000 c2", "001", "002 Os pontos", "003 Normas", "004 Το παιχνίδι", SALA, "R6"),
    "bust": (
        "000 c2",
        "000 d",
        "001",
        "002 Os pontos",
        "003 Normas",
        "004 Το παιχνίδι",
        SALA,
        "R6",
    ),
    "banker": ("000 c", "001", "002 A banca", "003 Normas", "004 Το παιχνίδι", SALA, "R6"),
    "nobody": ("R6",),
    "wins": ("000 d2", "001", "002 A banca", "003 Normas", "004 Το παιχνίδι", SALA, "R7"),
    "bank_bust": ("000 d3", "001", "002 A banca", "003 Normas", "004 Το παιχνίδι", SALA, "R14"),
    "stock": ("R16",),
}

# Readings that settle an option, or a group of them, where the ruleset's sheet is silent.
_READINGS: Final[Mapping[str, Source]] = {
    "deck.shuffle": "R1",
    "deck.wild": "R12",
    "deck.wild_alone": "R12",
    "bank.draws_to": "R6",
    "deck": "R1",
    "table": "R1",
    "bank": "R1",
    "bets": "R2",
    "cards": "R6",
    "first_card": "R6",
    "split": "R9",
    "specials": "R7",
    "pay": "R7",
    "pot": "R13",
    "honour": "R11",
}

_OF_VARIANTS: Final = frozenset(variant.source for variant in VARIANTS.values())


class Origins:
    """The sources of the rules that one set of rules holds."""

    def __init__(self, rules: Rules) -> None:
        self._sheet = RULESETS[rules.ruleset].sheet or SALA
        self._options = {option.name: self._in_ruleset(option.name) for option in OPTIONS}
        self._follow_variants(rules)
        self._find_house_rules(rules)

    def of_option(self, name: str) -> tuple[Source, ...]:
        """Where the value of an option comes from."""
        return self._options[name]

    def of_topic(self, topic: str) -> tuple[Source, ...]:
        """Where something comes from that no option changes; a topic of this module's table."""
        return self._in_sheet(_COMMON[topic])

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The options whose values differ from ruleset and variants, in the order of OPTIONS."""
        return tuple(name for name, sources in self._options.items() if sources == (HOUSE,))

    def _in_ruleset(self, name: str) -> tuple[Source, ...]:
        if self._sheet == SALA:
            return (SALA,)
        option = OPTION_BY_NAME[name]
        ours = self._in_sheet(option.sources)
        if any(source.startswith(self._sheet) for source in ours):
            return ours
        reading = _READINGS.get(name)
        return (reading,) if reading else ours or (_READINGS[option.group],)

    def _in_sheet(self, sources: tuple[Source, ...]) -> tuple[Source, ...]:
        """Those of the ruleset's sheet, of its variants' sections only in need, and readings."""
        readings = tuple(source for source in sources if source.startswith("R"))
        ours = tuple(source for source in sources if source.startswith(self._sheet))
        plain = tuple(source for source in ours if source not in _OF_VARIANTS)
        return (plain or ours) + tuple(each for each in readings if each != "R" or not ours)

    def _follow_variants(self, rules: Rules) -> None:
        values = dict(RULESETS[rules.ruleset].values)
        for name in rules.variants:
            variant = VARIANTS[name]
            before = dict(values)
            variant.apply(values)
            source = variant.source or SALA
            for option in _changed(before, values):
                adds = option == "bank.claimed_by" and before[option]
                kept = self._options[option] if adds else ()
                self._options[option] = (*kept, source)

    def _find_house_rules(self, rules: Rules) -> None:
        for option in own_options(rules):
            self._options[option.name] = (HOUSE,)


def _changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    return (name for name, value in after.items() if value != before[name])
