"""A number that is entered with arrows or digits, within the bounds of a choice."""

from siete.amounts import CHIP, Amount, format_amount, parse_amount
from siete.errors import SieteError
from siete.game import Choice

_LONGEST = 16
FAR = 10
"""Steps of the keys that go far."""


class Entry:
    """An amount in trillionths of a chip, or a whole ``count``, as it is being entered.

    Where it ``may_be_none`` it begins as nothing, which is 0. ``typed`` are the digits so far; they
    hold until an arrow is used.
    """

    def __init__(
        self, choice: Choice, *, count: bool = False, may_be_none: bool = False, start: int = 0
    ) -> None:
        self.choice = choice
        self.unit = 1 if count else CHIP
        self.may_be_none = may_be_none
        self.typed = ""
        first = 0 if may_be_none else choice.low
        self._value = start if start and choice.takes(start) else first

    @property
    def value(self) -> int | None:
        """What is entered; None where that is no number or not within the bounds."""
        if not self.typed:
            return self._value
        try:
            amount = parse_amount(self.typed.replace(",", "."))
        except SieteError:
            return None
        amount, rest = divmod(amount, CHIP // self.unit)
        if not rest and (self.choice.takes(amount) or (self.may_be_none and not amount)):
            return amount
        return None

    @property
    def is_long(self) -> bool:
        """Whether there are so many steps that it is worth while to take many at once."""
        choice = self.choice
        return choice.high < 0 or choice.high - choice.low > FAR * max(choice.step, 1)

    @property
    def _top(self) -> int:
        """The highest value, where there is one."""
        high, step = self.choice.high, max(self.choice.step, 1)
        return max(self.choice.low, high - high % step)

    @property
    def shown(self) -> str:
        """What is entered, as digits with a point, or what was typed."""
        return self.typed or self.digits(self._value)

    def digits(self, value: Amount) -> str:
        """A value as digits with a point."""
        return format_amount(value * CHIP // self.unit)

    def move(self, steps: int) -> None:
        """Go up, or down, by so many steps."""
        value = self.value
        low, high, step = self.choice.low, self.choice.high, max(self.choice.step, 1)
        if value is None:
            value = low
        if steps > 0:
            target = low if value < low else value - value % step + steps * step
            if value < low and steps > 1:
                target = low - low % step + (steps - 1) * step
            value = max(min(target, self._top if high >= 0 else target), value)
        else:
            target = value + -value % step + steps * step
            if target < low:
                target = 0 if self.may_be_none and value <= low else low
            value = target
        self.set(value)

    def set(self, value: int) -> None:
        """Be this value."""
        self._value = value
        self.typed = ""

    def lowest(self) -> None:
        """Go to the lowest value, or to nothing where that may be."""
        self.set(0 if self.may_be_none else self.choice.low)

    def highest(self) -> None:
        """Go to the highest value, where there is one."""
        if self.choice.high >= 0:
            self.set(self._top)

    def type(self, sign: str) -> bool:
        """Take a digit or a decimal mark; says whether it was one."""
        mark = sign in ".," and self.unit != 1 and not set(self.typed) & set(".,")
        if not (mark or (sign.isascii() and sign.isdigit())):
            return False
        if len(self.typed) < _LONGEST:
            self.typed += sign
        return True

    def erase(self) -> None:
        """Take the last digit away."""
        self.typed = (self.typed or self.digits(self._value))[:-1]
        if not self.typed:
            self.lowest()
