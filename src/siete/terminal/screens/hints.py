"""What the coach says at the table: it thinks beside it, and says it when it is still wanted."""

import asyncio
from typing import TYPE_CHECKING

from siete.terminal.prompt import Prompt

if TYPE_CHECKING:
    from siete.terminal.screens.table import TableScreen


async def think(screen: "TableScreen", prompt: Prompt) -> None:
    """Show a hint to whoever is asked, as soon as there is one."""
    asked = screen.coaching.asked(prompt.seat)
    screen.hint = () if asked is None else (screen.texts.say("coach-thinking"),)
    screen.show()
    if asked is None:
        return
    said = await asyncio.to_thread(screen.coaching.hint_on, *asked)
    if screen.prompt is prompt and screen.coaching.on:
        screen.hint = said
        screen.show()


async def look_back(screen: "TableScreen") -> None:
    """Show what the choices of the round cost the one person to whom the table is shown."""
    said = await asyncio.to_thread(screen.coaching.review, screen.front)
    if screen.pausing is not None:
        screen.hint = said
        screen.show()


def switch(screen: "TableScreen") -> None:
    """Switch the coach on or off, also for when the game is gone on with."""
    screen.say(screen.coaching.switch())
    screen.session.remember(coach=screen.coaching.on)
    if screen.prompt is not None:
        screen.run_worker(think(screen, screen.prompt))
