"""A real game: a table, a fair dealer, what each seat may know, the record, and a save on disk.

``Game`` is the one driver of every table that people play at. It holds the secrets of the deal, so
it belongs where no player's program is; what leaves it is a seat's view and the events it hears.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from siete import fair
from siete.cards import DECK
from siete.errors import SieteError
from siete.fair import Proof
from siete.fairdealer import FairDealer
from siete.game import (
    BEGIN,
    DEALER,
    SPECTATOR,
    Action,
    Event,
    IllegalAction,
    Table,
    apply,
    hears,
    new_table,
    to_act,
)
from siete.game import actions as act
from siete.game.between.engine import stock_is_done
from siete.game.view import View, told, view_of
from siete.journal import FORMAT, Journal, read_journal
from siete.notation import UNWRITTEN, check_told_apart, format_action
from siete.packed import Packed
from siete.record import Expect, Record, RoundRecord
from siete.replay import came_of
from siete.rules import Rules, parse_rules, rules_text

_MANY_EVENTS: Final = 50
"""So many together are one or two rounds, and take a seventh of the room when put away."""
_MANY_ENTRIES: Final = 1


class Game:
    """A table being played.

    ``names`` are in order of play; with no ``banker`` (a place in ``names``) the first one is
    chosen by ``bank.first``. ``extra`` is kept in the save for whoever drives the game. Raises what
    ``new_table`` and ``check_told_apart`` raise.
    """

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        banker: int = -1,
        *,
        table_id: str = "",
        extra: Mapping[str, Any] | None = None,
        earlier: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.table: Table = new_table(rules, tuple(names), banker)
        check_told_apart(self.table.names)
        self.id = table_id or fair.new_table_id()
        self.extra: dict[str, Any] = dict(extra or {})
        self.history: Packed[Event] = Packed()
        """All that happened, each event once; what is over is put away."""
        self.finished = False
        head = {
            "format": FORMAT,
            "rules": rules_text(rules),
            "names": self.table.names,
            "banker": banker,
            "table": self.id,
        }
        self._journal = Journal([head, {"extra": self.extra}])
        self._seats = self.table.names
        self._first_banker = banker
        self._dealer = FairDealer(self.id, self._journal, earlier)
        self._lot: Proof | None = None
        self._entries: Packed[RoundRecord] = Packed()
        self._entry_began = 0
        """How much of the history was there when the entry under way began."""
        self._said: list[str] = []
        self._views = {
            seat: (view_of(self.table, seat), 0) for seat in (SPECTATOR, *self.table.order)
        }
        """What each knew when it was last asked for, and how much of the history is in it."""
        self._dealer.commit(0 if banker < 0 else 1)

    # What is known

    @property
    def proof(self) -> Proof:
        """The proof of the stock in play, between rounds of the next shuffle; not its secret."""
        stock = self._stock_in_play
        return fair.without_secret(self._dealer.coming if stock is None else stock)

    @property
    def commitment(self) -> str:
        """The commitment of ``proof``, in hex."""
        return self.proof.commitment

    @property
    def nonces(self) -> dict[str, str]:
        """What players added so far to the shuffle of ``proof``, in hex by name.

        Empty once that shuffle is made: then ``proof`` has every nonce that went into it.
        """
        return {} if self._stock_in_play is not None else dict(self._dealer.nonces)

    @property
    def _stock_in_play(self) -> Proof | None:
        in_use = self.table.phase in ("pick", "vote", "cut", "before", "round")
        return self._dealer.current if in_use else None

    @property
    def path(self) -> Path | None:
        """Where the game is saved, if it is."""
        return self._journal.path

    @property
    def trouble(self) -> SieteError | None:
        """Why the save could not take the last actions (``save_failed``); they are in memory.

        None while all is on disk; the next action tries again.
        """
        return self._journal.error

    def view(self, seat: int) -> View:
        """What a seat (or ``SPECTATOR``) may know."""
        view, heard = self._views[seat]
        if heard < len(self.history):
            view = told(view, self.history[heard:])
            self._views[seat] = view, len(self.history)
        return view

    def heard(self, seat: int) -> list[Event]:
        """All that a seat (or ``SPECTATOR``) has heard since the game began."""
        return [event for event in self.history if hears(seat, event)]

    # What is done

    def add_nonce(self, seat: int, nonce: str) -> None:
        """A player's own nonce, in hex, for the next shuffle, which is saved; the last one counts.

        A seat that adds none gets one from here. Between rounds the list is always open; raises
        SieteError ``bad_nonce``, and ``nonces_closed`` while the next secret is still to be made.
        """
        self._check_goes_on()
        self._dealer.add_nonce(self.table.names[seat], nonce)
        self._journal.flush()

    def act(self, action: Action) -> tuple[Event, ...]:
        """A seat's action; returns what happened: send each seat only what it ``hears``.

        Raises IllegalAction and changes nothing.
        """
        if action.seat == DEALER and not isinstance(action, act.Join):
            raise IllegalAction("not_allowed", seat=DEALER, action="deal")
        if isinstance(action, act.Join):
            check_told_apart((*self.table.names, action.name))
        return self._do(action)

    def step(self) -> tuple[Event, ...]:
        """One action of the dealer, where it is the dealer's turn: a card, a new stock, the lot.

        Between rounds it ends what is open there and shuffles where that is due. Raises
        IllegalAction where the dealer has nothing to do.
        """
        self._check_goes_on()
        table = self.table
        if to_act(table) != (DEALER,):
            raise IllegalAction("no_card_awaited")
        if table.phase == "between":
            return self._do(BEGIN)
        if table.phase == "lot":
            return self._do(self._draw_lot())
        return self._do(self._dealer.action(table))

    def finish(self) -> None:
        """End the game for good, between rounds: nothing more is played, and no secret is kept.

        Under ``deck.shuffle = when_needed`` the record has the last stock's secret and its whole
        deck only then. Raises IllegalAction ``not_between_rounds``.
        """
        if self.table.phase != "between":
            raise IllegalAction("not_between_rounds", action="finish")
        if not self.finished:
            self.finished = True
            self._journal.write({"finished": True})
            self._journal.flush()

    def _check_goes_on(self) -> None:
        if self.finished:
            raise IllegalAction("game_finished")

    def _draw_lot(self) -> Action:
        names = tuple(self.table.names[seat] for seat in self.table.order)
        self._lot = fair.lot_proof(self._dealer.close(names), names)
        return act.Lot(DEALER, self.table.names.index(fair.lot_of(self._lot, names)))

    def _do(self, action: Action) -> tuple[Event, ...]:
        self._check_goes_on()
        before = self.table
        table, events = apply(before, action)
        if before.draw is not None and self._dealer.deck is None:
            self._dealer.open_stock(before.names)
        if not isinstance(action, act.Deal | act.Reshuffle | act.Lot):
            self._journal.write({"action": action})
        self._dealer.after(action, table, events)
        if not isinstance(action, UNWRITTEN) and not _declines_cut(action, before):
            self._said.append(format_action(_plainly(action, before), table.names))
        self.table = table
        self.history.extend(events)
        if isinstance(action, act.Join):
            self._watched_until_now()
        if before.draw is not None and table.draw is None:
            self._end_entry(chose_banker=True)
        elif table.played > before.played:
            self._end_entry(chose_banker=False)
        elif before.phase == "lot":
            self._first_banker = table.banker
            self._dealer.commit(1)
        self._journal.flush()
        return events

    def _watched_until_now(self) -> None:
        """Who has just sat down knows what who only watched knows."""
        known = self.view(SPECTATOR)
        for seat in self.table.order:
            if seat not in self._views:
                self._views[seat] = replace(known, viewer=seat), len(self.history)

    # The record

    def _end_entry(self, *, chose_banker: bool) -> None:
        for seat in self._views:
            self.view(seat)  # so that nobody who comes later has more than a round to catch up on
        deck, reshuffles = self._dealer.end_entry()
        came = came_of(self.table, chose_banker=chose_banker)
        expect = Expect(came.net, came.balances, came.banker, came.fouls, came.hands)
        proof = None if deck is None else self._dealer.current
        if proof is not None and self._lot is not None:
            proof, self._lot = replace(proof, lot=self._lot), None
        self._entries.append(RoundRecord(deck, reshuffles, tuple(self._said), expect, proof))
        self._said = []
        self._put_away(shuffled=deck is not None)
        self._dealer.commit_if_needed(self.table.played + 1)

    def _put_away(self, *, shuffled: bool) -> None:
        """Put away what nobody asks for at the table: what was before the stock in play."""
        if shuffled and self.history.fresh > _MANY_EVENTS:
            self.history.put_away(self._entry_began)
        if self._entries.fresh > _MANY_ENTRIES:
            self._entries.put_away(len(self._entries) - 1)
        self._entry_began = len(self.history)

    def record(self) -> Record:
        """The whole rounds so far, with their proofs.

        The secret of a stock that is still in play is left out (``deck.shuffle = when_needed``),
        and so are the cards of its deck that were not dealt; not so where the game is ``finished``.
        """
        entries = list(self._entries)
        goes_on = self.table.phase == "round" or not stock_is_done(self.table)
        if entries and goes_on and not self.finished:
            entries = self._without_stock_in_play(entries)
        names = self.table.names
        banker = names[self._first_banker] if self._first_banker >= 0 else None
        return Record(self.table.rules, self._seats, banker, tuple(entries))

    def _without_stock_in_play(self, entries: list[RoundRecord]) -> list[RoundRecord]:
        first = max(k for k, entry in enumerate(entries) if entry.deck is not None)
        current = self._dealer.current
        proof, deck = entries[first].proof, entries[first].deck
        if proof is None or deck is None or current is None:
            return entries
        if proof.commitment != current.commitment:
            return entries
        # The table's, not the round's: cards of the round under way are not told either.
        to_come = frozenset(card for card in DECK if not self.table.out >> card & 1)
        entries[first] = replace(entries[first], proof=fair.without_secret(proof))
        refilled = [k for k in range(first, len(entries)) if entries[k].reshuffles]
        if refilled:
            *earlier, stock = entries[refilled[-1]].reshuffles
            stocks = (*earlier, fair.without_undealt(stock, to_come))
            entries[refilled[-1]] = replace(entries[refilled[-1]], reshuffles=stocks)
        else:
            entries[first] = replace(entries[first], deck=fair.without_undealt(deck, to_come))
        return entries

    # The save

    def save(self, path: str | Path) -> None:
        """Save the game as it is now, and from here on after every action, in this file.

        It holds the secrets of the deal. Raises SieteError ``save_failed``.
        """
        self._journal.open(path)

    def keep(self, extra: Mapping[str, Any]) -> None:
        """Keep other ``extra`` in the save."""
        self.extra = dict(extra)
        self._journal.write({"extra": self.extra})
        self._journal.flush()

    def close(self) -> None:
        """Let go of the save's file."""
        self._journal.close()

    @classmethod
    def restore(cls, path: str | Path) -> "Game":
        """The game that was saved in a file, which goes on being saved there.

        It stands after the last thing that a seat did: the dealer's part after that is not in the
        save, and ``step`` makes it come out as it did.

        Raises SieteError ``save_unreadable``, ``save_format`` or ``save_failed``.
        """
        lines = read_journal(path)
        try:
            game = cls.from_lines(lines)
        except (SieteError, KeyError, TypeError, ValueError, IndexError, msgspec.ValidationError):
            raise SieteError("save_format", file=str(path)) from None
        game._journal.open(path)
        return game

    # Lines that somebody else keeps

    @classmethod
    def from_lines(cls, lines: Sequence[Mapping[str, Any]]) -> "Game":
        """The game that all its lines tell, the first of them its head; as ``restore`` has it.

        Raises SieteError, KeyError, TypeError, ValueError or IndexError for lines of no game.
        """
        head = lines[0]
        extra = [line["extra"] for line in lines if "extra" in line][-1]
        game = cls(
            parse_rules(head["rules"]),
            tuple(head["names"]),
            head["banker"],
            table_id=head["table"],
            extra=extra,
            earlier=lines,
        )
        game._do_again(lines)
        return game

    def take_lines(self) -> list[dict[str, Any]]:
        """The lines since the last time, as JSON has them, for who keeps a game elsewhere.

        They hold the secrets of the deal. A game that is saved in a file has none to take.
        """
        return self._journal.take()

    def feed(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Do again what lines tell that were taken from the same game where it stood as this does.

        The dealer's part after the last action is not in them (``restore``).
        """
        self._dealer.recall(lines)
        self._do_again(lines)

    def _do_again(self, lines: Sequence[Mapping[str, Any]]) -> None:
        for line in lines:
            if "action" in line:
                self._again(msgspec.convert(line["action"], _ANY_ACTION))
            elif "finished" in line:
                while self.table.phase != "between":
                    self.step()
                self.finish()
        self._dealer.write_earlier()

    def _again(self, action: Action) -> None:
        """Do what a save says was done, after the dealer's part before it, which it does not say.

        Nothing that is allowed while a card is awaited can have come after that card.
        """
        while True:
            try:
                self._do(action)
            except IllegalAction:
                if to_act(self.table) != (DEALER,) or self.table.phase == "between":
                    raise
                self.step()
            else:
                return


def _declines_cut(action: Action, table: Table) -> bool:
    return isinstance(action, act.Decline) and table.phase == "cut"


def _plainly(action: Action, table: Table) -> Action:
    """The action as a person would say it: nobody names the only hand that there is."""
    if isinstance(action, act.Hit | act.Stand | act.Bust) and table.round is not None:
        mine = table.round.hands[table.round.turn]
        return replace(action, hand=0) if len(mine) == 1 else action
    return action


_ANY_ACTION: Any = reduce(or_, Action.__subclasses__())
