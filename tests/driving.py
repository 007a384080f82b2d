"""A table with a scripted deck, driven in the words of a record."""

from collections.abc import Iterable, Mapping

import pytest

from siete.cards import full_deck, parse_cards
from siete.dealer import Dealer
from siete.game import (
    BEGIN,
    DEALER,
    Action,
    Event,
    IllegalAction,
    Table,
    apply,
    legal,
    new_table,
    to_act,
)
from siete.game.actions import Decline, Ready, Valid
from siete.notation import parse_action
from siete.rules import build_rules


class Scripted:
    """A table at which the deck is known; ``said`` are the events so far."""

    def __init__(
        self,
        ruleset: str,
        names: Iterable[str],
        deck: str = "",
        *,
        variants: Iterable[str] = (),
        options: Mapping[str, object] | None = None,
        banker: int = 0,
    ) -> None:
        rules = build_rules(ruleset, tuple(variants), options or {})
        self.table: Table = new_table(rules, tuple(names), banker)
        self.deck = full_deck(parse_cards(deck))
        self.dealer = Dealer(self.deck if banker < 0 else ())
        self.said: list[Event] = []

    def do(self, *texts: str) -> "Scripted":
        """Say each action; the dealer does its part before each."""
        for text in texts:
            self.until_seats_act()
            self.act(parse_action(text, self.table))
        return self

    def act(self, action: Action) -> "Scripted":
        """Do an action, also one that no record says."""
        self.table, events = apply(self.table, action)
        self.dealer = self.dealer.after(action, self.table, events, lambda: self.deck, sorted)
        self.said += events
        return self

    def begin(self) -> "Scripted":
        """End what is open between rounds."""
        return self.act(BEGIN)

    def deal(self) -> "Scripted":
        """Begin, with nothing said before the deal and a round that is valid."""
        self.begin()
        while self.table.phase == "cut":
            self.act(Decline(to_act(self.table)[0]))
        if self.table.phase == "before":
            self.act(Ready(self.table.banker))
        self.until_seats_act()
        if "valid" in self.may(self.table.names[self.table.banker]):
            self.act(Valid(self.table.banker))
        return self

    def until_seats_act(self) -> "Scripted":
        """Let the dealer deal until somebody has to decide."""
        while to_act(self.table) == (DEALER,) and self.table.phase != "between":
            self.act(self.dealer.action(self.table))
        return self

    def refuses(self, text: str, code: str) -> IllegalAction:
        """Assert that an action is refused for this reason, and changes nothing."""
        self.until_seats_act()
        before = self.table
        with pytest.raises(IllegalAction) as refused:
            apply(self.table, parse_action(text, self.table))
        assert refused.value.code == code
        assert self.table == before
        return refused.value

    def may(self, name: str) -> set[str]:
        """The kinds of action that a seat may do now."""
        self.until_seats_act()
        return {choice.do for choice in legal(self.table, self.table.number_of(name))}
