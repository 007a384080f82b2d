"""Makes ``table.svg``, a picture of a real table: ``python -m docs.picture``.

It plays until there is something to see: streets, open cards, and a raise to be thought over.
"""

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from siete.cards import suit_of
from siete.game import HIDDEN, Choice
from siete.game import actions as act
from siete.rules import build_rules
from siete.terminal.app import SieteApp
from siete.terminal.saves import Saves
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Place, Session
from siete.texts import texts

FILE: Final = Path(__file__).with_name("table.svg")
SIZE: Final = (92, 28)
PLACES: Final = (
    Place("Ana", "person"),
    Place("Blai", "bold"),
    Place("Carme", "varied"),
    Place("Dídac", "cautious"),
)
FONT: Final = "DejaVu Sans Mono, Menlo, Consolas, monospace"


async def picture(home: Path) -> str | None:
    """The picture of a game's first table that is worth one, or None if there was none."""
    words = texts("en")
    session = Session.begin(build_rules("set_i_mig"), PLACES, Saves(home))
    app = SieteApp(words, session.saves, session=session, speed="at_once")
    async with app.run_test(size=SIZE) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        for _ in range(60):
            if table.prompt is not None and worth_a_picture(session):
                await pilot.press("up")
                await pilot.pause()
                return without_addresses(app.export_screenshot(title="siete play"))
            await go_on(table, pilot)
    return None


async def go_on(table: TableScreen, pilot: Pilot[str]) -> None:
    """One decision of Ana's: she opens every hand that she can."""
    session, prompt = table.session, table.prompt
    if prompt is None:
        await pilot.press("enter")
        await pilot.pause()
        return
    choices = {choice.do: choice for choice in prompt.choices}
    action = decision(prompt.seat, choices)
    if action is None:
        await pilot.press("enter")
    else:
        table._answered(action)
    await pilot.pause()
    assert session.people


def decision(seat: int, choices: dict[str, Choice]) -> act.Action | None:
    """What Ana does; None: what Enter does."""
    if "open" in choices:
        return act.Open(seat, choices["open"].low)
    if "hit" in choices:
        return act.Hit(seat, choices["hit"].faces[-1], choices["hit"].hand)
    if "stand" in choices:
        return act.Stand(seat, choices["stand"].hand)
    if "valid" in choices:
        return act.Valid(seat)
    if "high" in choices:
        return act.High(seat)
    return act.Decline(seat) if "decline" in choices else None


def worth_a_picture(session: Session) -> bool:
    """Two hands of Ana's, one of them of two cards, open cards of two others, all four suits."""
    round = session.view(0).round
    if round is None or not session.choices(0):
        return False
    mine = round.hands.get(0, ())
    raises = any(choice.do == "hit" and choice.high for choice in session.choices(0))
    open_cards = [
        sum(face == "up" for hand in hands for face in hand.faces)
        for seat, hands in round.hands.items()
        if seat
    ]
    suits = {
        suit_of(card)
        for hands in round.hands.values()
        for hand in hands
        for card in hand.cards
        if card != HIDDEN
    }
    return (
        len(suits) == 4
        and len(mine) == 2
        and max(len(hand.cards) for hand in mine) >= 2
        and raises
        and sum(count > 0 for count in open_cards) >= 2
    )


def without_addresses(svg: str) -> str:
    """The picture with fonts that every computer has, and nothing to be fetched."""
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONT).replace("Fira Code", FONT)


def main() -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as home:
        for number in range(500):
            found = asyncio.run(picture(Path(home) / str(number)))
            if found is not None:
                FILE.write_text(found, encoding="utf-8")
                return


if __name__ == "__main__":
    main()
