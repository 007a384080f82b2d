"""A player who presses any key that does something."""

from textual.pilot import Pilot

from siete.terminal.bar import Bar
from siete.terminal.moves import Move
from siete.terminal.screens.table import TableScreen
from siete.terminal.windows import Cover, Form

ARROWS = ("up", "up", "down", "right", "left", "tab", "end", "home")


async def press_something(pilot: Pilot[str], number: int) -> None:
    """Press a key that the bar shows, another one each time, after some arrows."""
    screen = pilot.app.screen
    if isinstance(screen, Cover):
        await pilot.press("enter")
        return
    if isinstance(screen, Form):
        await pilot.press("1", "enter", "2", "enter", "escape")
        return
    assert isinstance(screen, TableScreen), screen
    prompt = screen.prompt
    if prompt is None:
        await pilot.press("enter" if number % 3 else "space")
        await pilot.pause()
        return
    await pilot.press(ARROWS[number % len(ARROWS)])
    moves = [move for move in prompt.moves if move.kind != "form"]
    await pilot.press(key(prompt, moves[number % len(moves)]))
    await pilot.pause()


def key(prompt: object, move: Move) -> str:
    """The key of a move, by Textual's name."""
    from siete.terminal.prompt import Prompt

    assert isinstance(prompt, Prompt)
    return "enter" if move.on_enter else prompt.letter(move)
