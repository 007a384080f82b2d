"""What people at the table may do without being asked, most of it between rounds (R1)."""

import hashlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

from siete.errors import SieteError
from siete.game import Choice, Event
from siete.game import actions as act
from siete.names import typed_name
from siete.terminal.plan import kind_words, kinds
from siete.terminal.refusals import refusal
from siete.terminal.screens.limits import ask_price
from siete.terminal.windows import Form, Menu

if TYPE_CHECKING:
    from siete.terminal.screens.table import TableScreen

Deed = Callable[[], Awaitable[tuple[Event, ...]]]


class _Item(NamedTuple):
    label: str
    do: Deed


class TableMenu:
    """The menu of the table: what can be done now, for each person and about each seat."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._session = screen.session
        self._texts = screen.texts
        self._items: list[_Item] = []

    async def open(self) -> None:
        """Show what can be done, and do what is chosen."""
        say = self._texts.say
        for seat in self._session.game.table.order:
            for choice in self._session.unasked(seat):
                self._add(seat, choice)
        if self._session.may_join:
            for kind in kinds():
                label = say("terminal-do-join", kind=kind_words(kind, self._texts))
                self._put(label, self._join(kind))
        for seat in self._session.people:
            name = self._name(seat)
            self._put(say("terminal-do-nonce", name=name), self._nonce(seat))
        labels = [item.label for item in self._items]
        title = say("terminal-do-table")
        chosen = await self._screen.app.push_screen_wait(Menu(title, labels, self._texts))
        if chosen is not None:
            await self._try(self._items[chosen].do)

    async def _try(self, do: Deed) -> None:
        try:
            self._screen.changed(await do())
        except SieteError as error:
            self._screen.say(refusal(error, self._texts, self._session.game.table))

    def _put(self, label: str, do: Deed) -> None:
        self._items.append(_Item(label, do))

    def _name(self, seat: int) -> str:
        return self._session.game.table.names[seat]

    def _add(self, seat: int, choice: Choice) -> None:
        say, name = self._texts.say, self._name(seat)
        if seat in self._session.bots and choice.do != "leave":
            return
        if choice.do == "offer":
            for other in choice.seats:
                label = say("terminal-do-offer", name=name, other=self._name(other))
                self._put(label, self._offer(seat, other, label))
        elif choice.do == "bid":
            label = say("terminal-do-bid", name=name)
            self._put(label, self._bid(seat, label))
        else:
            action = {"out": act.Out, "in": act.In, "lower": act.Lower, "leave": act.Leave}
            label = say(f"terminal-do-{choice.do}", name=name)
            self._put(label, self._simply(action[choice.do](seat)))

    def _simply(self, action: act.Action) -> Deed:
        async def do() -> tuple[Event, ...]:
            return self._session.act(action)

        return do

    def _offer(self, seat: int, other: int, label: str) -> Deed:
        async def do() -> tuple[Event, ...]:
            price = await ask_price(self._screen.app, label, self._texts)
            return () if price is None else self._session.act(act.Offer(seat, other, price))

        return do

    def _bid(self, seat: int, label: str) -> Deed:
        async def do() -> tuple[Event, ...]:
            price = await ask_price(self._screen.app, label, self._texts)
            return () if price is None else self._session.act(act.Bid(seat, price))

        return do

    def _join(self, kind: str) -> Deed:
        async def do() -> tuple[Event, ...]:
            say = self._texts.say
            title = say("terminal-do-join", kind=kind_words(kind, self._texts))
            form = Form(title, [say("terminal-name")], self._check_name, self._texts)
            said = await self._screen.app.push_screen_wait(form)
            if said is None:
                return ()
            order = self._session.game.table.order
            places = [say("terminal-join-last")]
            places += [say("terminal-join-after", name=self._name(seat)) for seat in order[:-1]]
            chosen = await self._screen.app.push_screen_wait(Menu(title, places, self._texts))
            if chosen is None:
                return ()
            after = order[chosen - 1] if chosen else -1
            return self._session.join(typed_name(said[0]), kind, after)

        return do

    def _check_name(self, said: tuple[str, ...]) -> str:
        try:
            typed_name(said[0])
        except SieteError as error:
            return refusal(error, self._texts)
        return ""

    def _nonce(self, seat: int) -> Deed:
        async def do() -> tuple[Event, ...]:
            say = self._texts.say
            title = say("terminal-do-nonce", name=self._name(seat))
            form = Form(title, [say("terminal-nonce")], lambda said: "", self._texts)
            said = await self._screen.app.push_screen_wait(form)
            if said is not None and said[0]:
                nonce = hashlib.sha256(said[0].encode()).hexdigest()
                self._session.game.add_nonce(seat, nonce)
                self._screen.say(say("terminal-nonce-added", nonce=nonce))
            return ()

        return do
