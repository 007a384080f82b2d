"""Hands whose cards all lie in sight: no more than one choice at each, and nothing to hide.

What a first card allows, hidden or not, and what a way out of a part is worth is here, too.
"""

from abc import ABC, abstractmethod

import numpy as np

from siete.cards import LIMIT
from siete.odds.deck import OVER, Deck
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.parts import HIGH, LOW, Exit, Key, OpenPart, Out
from siete.rules import Rules


class InSight(ABC):
    """The places of a game in which the player hides nothing; ``Game`` has all others.

    Attributes:
        deck: The deck under the rules.
        rules: The rules.
        highest: The highest stake in first stakes.
        raises: Whether a stake may be raised.
        opens: The places that were looked at.
        banks: The bankers, by what is burnt and their first cards.
        empty: The number that stands for no hand.
    """

    deck: Deck
    rules: Rules
    highest: float
    raises: bool
    opens: dict[Key, OpenPart]
    banks: dict[tuple[Out, frozenset[int]], Bank]
    empty: int

    @abstractmethod
    def bounds(self, key: Key) -> tuple[float, float]:
        """Lower and upper bound of a part's value."""

    @abstractmethod
    def lower(self, key: Key, first: frozenset[int]) -> float:
        """What the player's strategy in a part is worth when the banker began with ``first``."""

    def bank(self, out: Out, first: frozenset[int]) -> Bank:
        """The banker with these cards burnt and these first cards."""
        if (out, first) not in self.banks:
            alike = next((bank for key, bank in self.banks.items() if key[0] == out), None)
            made = Bank(self.deck, out, first) if alike is None else alike.with_first(first)
            self.banks[out, first] = made
        return self.banks[out, first]

    def stake(self, level: int) -> float:
        """The stake of a level in first stakes."""
        return self.highest if level == HIGH else 1.0

    # Ways out

    def first_card(self, key: Key, kind: int) -> list[Exit]:
        """What only a first card of a kind allows: passing, burning, the muerta (R6, R10, R15)."""
        each = self.deck.kinds[kind]
        ways = []
        if each.passes:
            ways.append(Exit("pass", key.level, None, 0.0))
        if each.burns:
            out = (*key.out[:kind], key.out[kind] + 1, *key.out[kind + 1 :])
            ways.append(Exit("burn", key.level, key._replace(out=out), 0.0))
        if self.rules.specials_muerta and each.value == LIMIT - 1:
            gets = self.bank(key.out, key.first).muerta()
            levels = {key.level, HIGH} if self.raises else {key.level}
            ways.extend(Exit("muerta", level, None, gets) for level in sorted(levels))
        return ways

    def _worth(self, way: Exit) -> tuple[float, float]:
        """Bounds of what a way out is worth in first stakes."""
        if way.to is not None:
            return self.bounds(way.to)
        return way.gets * self.stake(way.level), way.gets * self.stake(way.level)

    def _lower_of_exit(self, way: Exit, bank: Bank, first: frozenset[int]) -> float:
        if way.to is not None:
            return self.lower(way.to, first)
        gets = bank.muerta() if way.name == "muerta" else way.gets
        return gets * self.stake(way.level)

    # Places

    def open(self, key: Key) -> OpenPart:
        """The place in which the player's cards in sight are all there are."""
        if key not in self.opens:
            self.opens[key] = self._open(key)
        return self.opens[key]

    def _open(self, key: Key) -> OpenPart:
        bank = self.bank(key.out, key.first)
        if key.shown == self.empty:
            low, high = self._open_next(key, bank)
            return OpenPart("ask", None, low, high)
        choices: list[OpenPart] = []
        stake = self.stake(key.level)
        known = float(bank.known[key.shown]) * stake
        if self.open_stands(key):
            choices.append(OpenPart("stand", None, known, known))
        if not self.deck.ends[key.shown]:
            choices.append(OpenPart("ask", None, *self._open_next(key, bank)))
            if self.raises and key.level == LOW:
                raised = self._open_next(key._replace(level=HIGH), bank)
                choices.append(OpenPart("ask_raised", None, *raised))
        if self.deck.size[key.shown] == 1:
            kind = int(np.flatnonzero(self.deck.hands[key.shown])[0])
            ways = self.first_card(key._replace(shown=self.empty), kind)
            choices += [OpenPart("leave", way, *self._worth(way)) for way in ways]
        best = max(choices, key=lambda each: each.lower)
        return best._replace(upper=max(each.upper for each in choices))

    def open_stands(self, key: Key) -> bool:
        """Whether a hand that lies in sight may stand."""
        rules, deck = self.rules, self.deck
        total = int(deck.total[key.shown])
        if total >= LIMIT:
            return True
        lone = deck.size[key.shown] == 1
        wild = deck.kinds[0].wild and bool(deck.hands[key.shown, 0])
        if lone and wild and rules.deck_wild_alone == "draws":
            return False
        if lone and rules.bets_lone_card_cap and key.level == HIGH:
            return False
        if rules.cards_reach_bank and rules.bank_card == "exposed":
            (first,) = key.first
            return total >= deck.kinds[first].value
        return True

    def _open_next(self, key: Key, bank: Bank) -> tuple[float, float]:
        """What the next card brings, in first stakes."""
        low = high = 0.0
        after = self.deck.after[key.shown] if key.shown != self.empty else self.deck.single
        for kind, hand in enumerate(after):
            share = float(bank.following[key.shown, kind])
            if not share:
                continue
            if hand == OVER:
                low -= share * self.stake(key.level)
                high -= share * self.stake(key.level)
            else:
                bounds = self.bounds(key._replace(shown=int(hand)))
                low += share * bounds[0]
                high += share * bounds[1]
        return low, high

    def _open_lower(self, key: Key, bank: Bank, first: frozenset[int]) -> float:
        place = self.open(key)
        if place.choice == "stand":
            return float(bank.known[key.shown]) * self.stake(key.level)
        if place.exit is not None:
            return self._lower_of_exit(place.exit, bank, first)
        level = HIGH if place.choice == "ask_raised" else key.level
        value = 0.0
        after = self.deck.after[key.shown] if key.shown != self.empty else self.deck.single
        for kind, hand in enumerate(after):
            share = float(bank.following[key.shown, kind])
            if share and hand == OVER:
                value -= share * self.stake(level)
            elif share:
                value += share * self.lower(key._replace(shown=int(hand), level=level), first)
        return value
