"""Asks for limits to propose, a price, or another amount, in a small window."""

from typing import Any

from textual.app import App

from siete.amounts import Amount, format_amount, parse_amount
from siete.errors import SieteError
from siete.game import Action
from siete.game import actions as act
from siete.terminal.prompt import Prompt
from siete.terminal.refusals import refusal
from siete.terminal.windows import AMOUNT, Form
from siete.texts import Texts

_STAKE_PLACES = 6


def read_amount(said: str, places: int) -> Amount:
    """An amount with a point or a comma. Raises SieteError ``no_amount``."""
    return parse_amount(said.strip().replace(",", "."), places)


async def ask_limits(
    app: App[Any], prompt: Prompt, limits: tuple[Amount, Amount], texts: Texts
) -> Action | None:
    """The banker's proposal of other ``limits`` (R2) than those now; None if it was left."""
    step = next(choice.step for choice in prompt.choices if choice.do == "propose")

    def check(said: tuple[str, ...]) -> str:
        try:
            low, high = (read_amount(field, _STAKE_PLACES) for field in said)
        except SieteError as error:
            return refusal(error, texts)
        if 0 < low <= high and not low % step and not high % step:
            return ""
        return texts.say("terminal-limits-refused", step=texts.amount(step))

    bounds = texts.say("terminal-limits-bounds", step=texts.amount(step))
    labels = [f"{texts.say(f'terminal-limits-{end}')} ({bounds})" for end in ("low", "high")]
    title = texts.say("terminal-move-propose")
    now = tuple(map(format_amount, limits))
    said = await app.push_screen_wait(Form(title, labels, check, texts, now, AMOUNT))
    if said is None:
        return None
    low, high = (read_amount(field, _STAKE_PLACES) for field in said)
    return act.Propose(prompt.seat, low, high)


async def ask_price(app: App[Any], title: str, texts: Texts) -> Amount | None:
    """A price of the bank, from 0 (R1); None if it was left."""

    def check(said: tuple[str, ...]) -> str:
        try:
            read_amount(said[0], 12)
        except SieteError as error:
            return refusal(error, texts)
        return ""

    said = await app.push_screen_wait(
        Form(title, [texts.say("terminal-price")], check, texts, only=AMOUNT)
    )
    return None if said is None else read_amount(said[0], 12)
