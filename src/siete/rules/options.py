"""The OPTIONS table: every rule that can differ, with all that the rest of Siete derives from it.

Validation, the command's help, the JSON schema, forms, rule sheets and the reference are made from
this table, and defaults are written nowhere else. Their order here is their order everywhere.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from siete.amounts import CHIP, ONE
from siete.rules.values import (
    AnyKind,
    Chips,
    Choice,
    Count,
    Figure,
    Range,
    Ranks,
    Switch,
    Tariffs,
    Times,
    Total,
    Words,
)

CLAIMS: Final = ("seven_and_a_half", "natural", "pair_of_sevens", "wild_natural")
"""The classes that may claim the bank, in the order in which they are kept."""

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 12
MOST_HANDS: Final = 1000
"""The bound of ``split.max_hands``: there are only twelve figures, a higher one says no more."""


class Where(msgspec.Struct, frozen=True):
    """A condition on another option: its text is one of ``among``, or is not ``other_than``."""

    option: str
    among: tuple[str, ...] = ()
    other_than: str = ""

    def holds(self, text: str) -> bool:
        """Whether the option's value, in the text grammar, meets the condition."""
        return text in self.among if self.among else text != self.other_than


class Option(msgspec.Struct, frozen=True):
    """One option: what it may be, where it comes from, and what it has to do with others.

    ``sources`` are sheets with their sections (``000 b4``), or readings (``R8``); an
    option that only ``sala`` has lists none. With the value ``value`` of ``needs`` the option is
    refused unless the condition holds; ``at_most`` and ``multiple_of`` name the options that bound
    it. Unless all of ``acts_where`` hold, the option is idle: it has nothing to act on.
    """

    name: str
    kind: AnyKind
    default: Any
    sources: tuple[str, ...] = ()
    needs: Mapping[str, Where] = MappingProxyType({})
    at_most: str = ""
    multiple_of: str = ""
    acts_where: tuple[Where, ...] = ()

    @property
    def group(self) -> str:
        """The part of the name before the point, such as ``bets``."""
        return self.name.partition(".")[0]

    @property
    def field(self) -> str:
        """The name of its field in ``Rules``: the point becomes a low line."""
        return self.name.replace(".", "_")

    @property
    def sheets(self) -> tuple[str, ...]:
        """The numbers of the sheets that have it, such as ``000``."""
        return tuple(dict.fromkeys(source[:3] for source in self.sources if source[0].isdigit()))


_ONE_AND_UP: Final = Times(least=1)
_BURNS: Final = Where("first_card.burn_on", other_than="none")
_FREE: Final = Where("bets.form", among=("free",))
_SPLITS: Final = Where("split.max_hands", other_than="1")
_WILD: Final = Where("deck.wild", other_than="none")

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "deck.wild",
        Figure(),
        default=None,
        sources=("003 Comodín", "004 Wild Card", "R12"),
    ),
    Option(
        "deck.wild_alone",
        Choice(("half", "draws", "any")),
        default="half",
        sources=("003 Comodín", "004 Wild Card"),
        acts_where=(_WILD,),
    ),
    Option(
        "deck.shuffle",
        Choice(("every_round", "when_needed")),
        default="every_round",
        sources=("000 b", "003 Normas", "003 Comodín", "R16"),
    ),
    Option(
        "table.direction",
        Choice(("right", "left")),
        default="right",
        sources=("000 a", "001", "002 Regras", "003 Royal", "004 Το παιχνίδι"),
    ),
    Option(
        "table.players",
        Range(FEWEST_SEATS, MOST_SEATS),
        default=(FEWEST_SEATS, MOST_SEATS),
        sources=("001 Jugadores", "004 Αριθμός παικτών"),
    ),
    Option(
        "bank.first",
        Choice(("draw", "lot")),
        default="lot",
        sources=("000 a", "002 Regras", "004 Η συμφωνία"),
    ),
    Option(
        "bank.cut",
        Choice(("left", "anyone", "banker", "none")),
        default="none",
        sources=("000 a", "002 Regras", "004 Η συμφωνία"),
    ),
    Option(
        "bank.card",
        Choice(("hidden", "exposed")),
        default="hidden",
        sources=("000 c", "001", "002 A banca", "003 Normas", "004 Το παιχνίδι"),
    ),
    Option("bank.draws_to", Total(), default=0),
    Option(
        "bank.void_on_three",
        Switch(),
        default=False,
        sources=("000 c", "000 e1", "R4"),
    ),
    Option(
        "bank.passes",
        Choice(("stays", "rotates")),
        default="stays",
        sources=("000 d2", "001", "003 Normas", "004 Η συμφωνία"),
    ),
    Option(
        "bank.claimed_by",
        Words(CLAIMS),
        default=(),
        sources=("000 d2", "001", "003 Royal", "003 Triple", "004 Το παιχνίδι", "R14"),
    ),
    Option(
        "bank.sale",
        Switch(),
        default=False,
        sources=("001", "002 A banca", "R1"),
    ),
    Option(
        "bets.placed",
        Choice(("before_deal", "after_deal", "on_turn")),
        default="before_deal",
        sources=("000 c", "001", "002 Regras", "003 Normas", "004 Η συμφωνία"),
        acts_where=(_FREE,),
    ),
    Option(
        "bets.form",
        Choice(("free", "fixed")),
        default="free",
        sources=("001 Piedrahíta", "R2"),
    ),
    Option(
        "bets.min",
        Chips(),
        default=CHIP,
        sources=("000 b1", "001 Forma de apostar", "002 Regras", "004 Η συμφωνία"),
        at_most="bets.max",
        multiple_of="bets.step",
    ),
    Option(
        "bets.max",
        Chips(),
        default=10 * CHIP,
        sources=("000 b1", "001 Forma de apostar", "002 Regras", "004 Η συμφωνία"),
        multiple_of="bets.step",
    ),
    Option(
        "bets.step",
        Chips(),
        default=CHIP,
        sources=("000 b1", "001 Forma de apostar"),
    ),
    Option(
        "bets.tariffs",
        Tariffs(),
        default=(),
        sources=("000 b1", "000 b2", "R2"),
        multiple_of="bets.step",
    ),
    Option("bets.proposal", Switch(), default=False, sources=("000 b3", "R2")),
    Option(
        "bets.raise",
        Switch(),
        default=False,
        sources=("000 b4", "000 c1", "002 Pedindo cartas"),
        acts_where=(_FREE,),
    ),
    Option("bets.lone_card_cap", Switch(), default=False, sources=("000 b1", "000 b", "R17")),
    Option(
        "cards.first",
        Choice(("down", "up")),
        default="down",
        sources=("001", "002 Regras", "003 Normas", "004 Το παιχνίδι"),
        needs={"up": Where("cards.draws", among=("up",))},
    ),
    Option(
        "cards.draws",
        Choice(("up", "one_down", "all_down")),
        default="up",
        sources=(
            "000 c1",
            "001",
            "002 Pedindo cartas",
            "004 Το παιχνίδι",
            "004 Ζητώντας κλειστά χαρτιά",
            "R8",
        ),
    ),
    Option(
        "cards.reach_bank",
        Switch(),
        default=False,
        acts_where=(Where("bank.card", among=("exposed",)),),
    ),
    Option(
        "cards.show_seven_and_a_half",
        Switch(),
        default=False,
        sources=("003 Normas", "004 Το παιχνίδι"),
    ),
    Option("first_card.pass_on", Ranks(), default=(), sources=("000 e1", "R15")),
    Option("first_card.burn_on", Ranks(), default=(), sources=("000 e2", "003 Quema", "R15")),
    Option(
        "first_card.bank_burns",
        Switch(),
        default=False,
        sources=("000 e2", "R4"),
        acts_where=(_BURNS,),
    ),
    Option(
        "split.max_hands",
        Count(1, MOST_HANDS),
        default=1,
        sources=("000 e3", "001", "003 División", "004 Διάσπαση εικόνων", "R9"),
    ),
    Option(
        "split.when",
        Choice(("run", "pair")),
        default="run",
        sources=("000 e3", "001", "003 División", "004 Διάσπαση εικόνων", "R9"),
        acts_where=(_SPLITS,),
    ),
    Option(
        "split.stake",
        Choice(("equal", "at_least", "free")),
        default="free",
        sources=("000 e3", "001", "003 División", "004 Διάσπαση εικόνων", "R9"),
        acts_where=(_SPLITS, _FREE),
    ),
    Option(
        "split.target",
        Choice(("in_order", "named")),
        default="in_order",
        sources=("000 e3", "001 Piedrahíta", "R9"),
        acts_where=(_SPLITS,),
    ),
    Option(
        "specials.natural_beats",
        Switch(),
        default=False,
        sources=("003 Normas", "004 Sette e mezzo d'emblée"),
    ),
    Option(
        "specials.pair_of_sevens",
        Switch(),
        default=False,
        sources=("003 Triple", "004 Ζεύγη επτάδων"),
    ),
    Option("specials.muerta", Switch(), default=False, sources=("000 d4", "R10")),
    Option(
        "pay.seven_and_a_half",
        _ONE_AND_UP,
        default=ONE,
        sources=("000 d2", "001", "002 A banca", "003 Normas", "004 Το παιχνίδι", "R14"),
    ),
    Option(
        "pay.natural",
        _ONE_AND_UP,
        default=ONE,
        sources=(
            "000 d2",
            "001",
            "002 A banca",
            "003 Royal",
            "004 Sette e mezzo d'emblée",
            "R7",
        ),
    ),
    Option(
        "pay.pair_of_sevens",
        _ONE_AND_UP,
        default=ONE,
        sources=("003 Triple", "004 Ζεύγη επτάδων"),
        acts_where=(Where("specials.pair_of_sevens", among=("yes",)),),
    ),
    Option(
        "pay.wild_natural",
        _ONE_AND_UP,
        default=ONE,
        sources=("003 Triple", "R12"),
        acts_where=(_WILD,),
    ),
    Option(
        "pay.muerta",
        _ONE_AND_UP,
        default=3 * ONE,
        sources=("000 d4", "R10"),
        acts_where=(Where("specials.muerta", among=("yes",)),),
    ),
    Option("pay.one_double", Switch(), default=False, sources=("000 d2", "R18")),
    Option(
        "pay.leftmost_double",
        Switch(),
        default=False,
        sources=("000 e3", "R18"),
        acts_where=(_SPLITS,),
    ),
    Option(
        "pay.ties",
        Choice(("bank", "push", "push_all", "push_but_five")),
        default="bank",
        sources=("000 d2", "001", "002 A banca", "003 Normas", "004 Το παιχνίδι"),
    ),
    Option(
        "pay.bank_seven_and_a_half",
        _ONE_AND_UP,
        default=ONE,
        sources=("001 Piedrahíta", "R7"),
    ),
    Option(
        "pay.both_seven_and_a_half",
        _ONE_AND_UP,
        default=ONE,
        sources=("001 Piedrahíta", "R7"),
    ),
    Option("pay.bank_natural", _ONE_AND_UP, default=ONE, sources=("003 Royal", "R7")),
    Option("pot.on", Switch(), default=False, sources=("003 Juego de bote", "R13")),
    Option(
        "pot.opening",
        Chips(),
        default=10 * CHIP,
        sources=("003 Juego de bote", "R13"),
        acts_where=(Where("pot.on", among=("yes",)),),
    ),
    Option(
        "honour.bust",
        Choice(("automatic", "declared")),
        default="automatic",
        sources=("000 c2", "000 g1", "R11"),
    ),
    Option(
        "honour.penalty",
        Times(least=0),
        default=0,
        sources=("000 g1", "R11"),
        acts_where=(Where("honour.bust", among=("declared",)),),
    ),
)

OPTION_BY_NAME: Final[Mapping[str, Option]] = MappingProxyType(
    {option.name: option for option in OPTIONS}
)
