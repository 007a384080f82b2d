"""Stakes and prices that fit their bounds, exactly."""

from siete.amounts import Amount
from siete.game.choices import Choice


def stake_at(choice: Choice, percent: int) -> Amount:
    """An amount that the choice takes, this far from its lowest (0) to its highest (100)."""
    low, high, step = choice.low, choice.high, choice.step
    first = low + -low % step
    if percent <= 0 or first > high:
        return low
    return first + (high - first) // step * min(percent, 100) // 100 * step


def rounded(amount: Amount, step: Amount) -> Amount:
    """The amount, or the multiple of the step below it."""
    return amount - amount % step
