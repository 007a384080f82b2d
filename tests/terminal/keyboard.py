"""A player who presses any key that does something."""

import asyncio

from textual import events
from textual.app import App
from textual.pilot import Pilot

from siete.terminal.moves import Move
from siete.terminal.prompt import Prompt
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Session
from siete.terminal.windows import Cover, Form

ARROWS = ("up", "up", "down", "right", "left", "tab", "end", "home")
MOST_KEYS = 600


async def press_something(pilot: Pilot[str], number: int) -> None:
    """Press a key that the bar shows, another one each time, after some arrows."""
    app = pilot.app
    screen = app.screen
    if isinstance(screen, Form):
        await pilot.press("1", "enter", "2", "enter", "escape")
        return
    if isinstance(screen, Cover):
        await press(app, "enter")
        return
    assert isinstance(screen, TableScreen), screen
    prompt = screen.prompt
    if prompt is None:
        await press(app, "enter" if number % 3 else "space")
        return
    await press(app, ARROWS[number % len(ARROWS)])
    moves = [move for move in prompt.moves if move.kind != "form"]
    await press(app, letter(prompt, moves[number % len(moves)]))


def letter(prompt: Prompt, move: Move) -> str:
    """The key of a move, by Textual's name."""
    return "enter" if prompt.on_enter(move) else prompt.letter(move)


async def press(app: App[str], key: str) -> None:
    """Press a key and let what it does be done.

    Textual's pilot waits until the whole machine is idle, which takes long over a whole game.
    """
    app.post_message(events.Key(key, key if len(key) == 1 else None))
    for _ in range(8):
        await asyncio.sleep(0.001)


async def play_rounds(pilot: Pilot[str], session: Session, rounds: int) -> None:
    """Press keys until so many rounds are over."""
    for number in range(MOST_KEYS):
        if session.game.table.played >= rounds and session.due().kind == "between":
            await pilot.pause()
            return
        await press_something(pilot, number)
    raise AssertionError("the rounds do not end")
