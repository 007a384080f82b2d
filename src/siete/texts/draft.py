"""What the sections of a rule sheet are written with: the rules, the words, and the sources."""

import msgspec

from siete.rules import Rules
from siete.texts.catalogue import Texts
from siete.texts.hands import claims, natural_matters
from siete.texts.origins import Origins, Source


class Paragraph(msgspec.Struct, frozen=True):
    """One rule in words, with the sources that it comes from (``siete.texts.origins``).

    ``deep`` is 1 for an item of a list under the paragraph before, else 0.
    """

    text: str
    sources: tuple[Source, ...]
    deep: int = 0


class Draft:
    """One set of rules on its way to a sheet in one language."""

    def __init__(self, rules: Rules, texts: Texts) -> None:
        self.rules = rules
        self.texts = texts
        self.origins = Origins(rules)

    def rule(
        self,
        message: str,
        options: tuple[str, ...] = (),
        *,
        topic: str = "",
        deep: int = 0,
        **args: str | int,
    ) -> Paragraph:
        """A rule: its message, and the options and the topic that it comes from."""
        sources = [source for name in options for source in self.origins.of_option(name)]
        if topic:
            sources += self.origins.of_topic(topic)
        text = self.texts.say(message, **args)
        return Paragraph(text, tuple(dict.fromkeys(sources)), deep)

    def ranks(self, ranks: tuple[int, ...]) -> str:
        """Ranks with their articles: "a 3 or a 4"."""
        named = [self.texts.say("rank-one-of", rank=rank) for rank in ranks]
        return self.texts.listed(named, "or")

    def hands(self, names: tuple[str, ...]) -> str:
        """Names of classes of hands with their articles: "a 7½ or a natural"."""
        named = [self.texts.say("class-one-of", hand=name) for name in names]
        return self.texts.listed(named, "or")

    @property
    def has_wild(self) -> bool:
        """Whether there is a wild card."""
        return self.rules.deck_wild is not None

    @property
    def splits(self) -> bool:
        """Whether figures may be split."""
        return self.rules.split_max_hands > 1

    @property
    def fixed(self) -> bool:
        """Whether the banker names everybody's stake."""
        return self.rules.bets_form == "fixed"

    @property
    def wild_alone_draws(self) -> bool:
        """Whether nobody may stand on the wild card alone."""
        return self.has_wild and self.rules.deck_wild_alone == "draws"

    @property
    def reaches(self) -> bool:
        """Whether a hand must reach the banker's open card before it stands."""
        return self.rules.cards_reach_bank and self.rules.bank_card == "exposed"

    @property
    def claims(self) -> tuple[str, ...]:
        """The classes that claim the bank, the highest first, without those that no hand has."""
        return claims(self.rules)

    @property
    def natural_matters(self) -> bool:
        """Whether these rules ever tell a natural from another seven and a half."""
        return natural_matters(self.rules)
