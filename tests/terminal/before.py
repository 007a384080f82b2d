"""The screens before a game, and the ways to them."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from textual.pilot import Pilot

from siete.terminal.app import SieteApp
from siete.terminal.plan import people_and_bots
from siete.terminal.saves import Saves
from siete.terminal.screens.house import HouseScreen
from siete.terminal.windows import Form
from siete.texts import texts


def first_screen(
    home: Path,
    language: str = "en",
    variants: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
) -> SieteApp:
    words = texts(language)
    places = people_and_bots(1, 3, [], words)
    return SieteApp(
        words, Saves(home), places=places, variants=variants, options=options, speed="at_once"
    )


async def to_places(pilot: Pilot[str], downs: int = 0) -> None:
    """Choose a ruleset."""
    await pilot.press(*["down"] * downs, "enter")
    await pilot.pause()


async def to_first_name(pilot: Pilot[str]) -> None:
    """Choose the first ruleset, and to write the name of the first place."""
    await to_places(pilot)
    await pilot.press("home", "enter")
    await pilot.pause()
    assert isinstance(pilot.app.screen, Form)


async def to_house(pilot: Pilot[str], downs: int = 0) -> HouseScreen:
    await to_places(pilot, downs)
    await pilot.press("enter")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, HouseScreen)
    return screen


def shown(app: SieteApp) -> type[object]:
    """What kind of screen is on top."""
    return type(app.screen)


def row_of(screen: HouseScreen, label: str) -> int:
    (row,) = (
        k
        for k, row in enumerate(screen.list.rows)
        if not row.heading and row.label.removeprefix("[ ] ") == label
    )
    return row
