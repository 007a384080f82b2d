"""Hypothesis strategies that several kinds of tests share."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

from hypothesis import strategies as st

from siete.rules import OPTIONS, RULESETS, VARIANTS, Rules, build_rules
from siete.rules.values import (
    AnyKind,
    Choice,
    Count,
    Figure,
    Range,
    Ranks,
    Switch,
    Times,
    Total,
    Words,
)

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
_STEPS = ("1", "0.1", "0.25", "0.5", "2", "3", "0.000001")
_LIMITS = ("bets.min", "bets.max", "bets.step", "bets.tariffs")
_FACES = ("cards.first", "cards.draws")
_TARIFF_NAMES = ("low", "high", "none", "t_3", "a")
_NOTHING: Mapping[str, str] = MappingProxyType({})


def _joined(words: Sequence[str]) -> st.SearchStrategy[str]:
    lists = st.lists(st.sampled_from(words), unique=True)
    return lists.map(lambda chosen: "-".join(chosen) or "none")


def _texts(kind: AnyKind) -> st.SearchStrategy[str]:
    """Values of an option's kind, in the text grammar."""
    match kind:
        case Switch():
            return st.sampled_from(("no", "yes"))
        case Choice(words=words):
            return st.sampled_from(words)
        case Times(least=least):
            return st.sampled_from(("1", "2", "1.5", "3", "4", "1.000001") + ("0",) * (not least))
        case Figure():
            return st.sampled_from(("none", "12o", "10o", "11c", "12e", "10b"))
        case Total():
            return st.sampled_from(("none", *(f"{n // 2}.{5 * (n % 2)}" for n in range(1, 16))))
        case Count(most=most):
            return st.sampled_from(("1", "2", "3", "12", str(most)))
        case Range(least=least, most=most):
            numbers = st.integers(least, most)
            return st.tuples(numbers, numbers).map(lambda two: f"{min(two)}-{max(two)}")
        case Ranks():
            return _joined(_RANKS)
        case Words(words=words):
            return _joined(words)
        case _:
            return st.sampled_from(("1", "10", "2.5", "0.000001", "25"))


@st.composite
def _limits(draw: st.DrawFn) -> dict[str, str]:
    """A step, with limits and tariffs that are multiples of it."""
    step = draw(st.sampled_from(_STEPS))

    def limits() -> list[str]:
        low = draw(st.integers(1, 5))
        return [_times(step, low), _times(step, low + draw(st.integers(0, 9)))]

    names = draw(st.lists(st.sampled_from(_TARIFF_NAMES), unique=True, max_size=3))
    tariffs = [part for name in names for part in (name, *limits())]
    values = (*limits(), step, "-".join(tariffs) or "none")
    return dict(zip(_LIMITS, values, strict=True))


def _times(step: str, count: int) -> str:
    """``count`` steps, as an exact decimal."""
    millionths = int(Fraction(step) * count * 10**6)
    return f"{millionths // 10**6}.{millionths % 10**6:06d}"


_FREE_OPTIONS = {
    option.name: _texts(option.kind) for option in OPTIONS if option.name not in (*_LIMITS, *_FACES)
}
_FACE_VALUES = st.sampled_from(
    (("down", "up"), ("down", "one_down"), ("down", "all_down"), ("up", "up"))
)


@st.composite
def valid_rules(
    draw: st.DrawFn,
    *,
    rulesets: Sequence[str] = tuple(RULESETS),
    options: Mapping[str, str] = _NOTHING,
) -> Rules:
    """Rules that validate: a ruleset, up to three variants, and any options on top.

    ``options`` are values, in the text grammar, that all of the rules shall have. It shrinks to a
    ruleset alone.
    """
    ruleset = draw(st.sampled_from(rulesets))
    variants = draw(st.lists(st.sampled_from(tuple(VARIANTS)), max_size=3))
    chosen = draw(st.fixed_dictionaries({}, optional=_FREE_OPTIONS))
    if draw(st.booleans()):
        chosen |= draw(_limits())
    # `sala` deals the first cards face up, which no variant that draws face down goes with.
    if (ruleset == "sala" and "closed" in variants) or draw(st.booleans()):
        chosen |= dict(zip(_FACES, draw(_FACE_VALUES), strict=True))
    return build_rules(ruleset, variants, {**chosen, **options})
