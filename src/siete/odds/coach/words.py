"""What the coach says, in sentences: the texts of ``coach.ftl``."""

from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from siete.odds.advice import Advice, Review, Worth
from siete.texts import Texts

_PLACES: Final = 2
_LEAST: Final = 1 / 10**_PLACES
_MOST: Final = 10
"""A chance is said as so many cards in at most so many."""

_WITH_AMOUNT: Final = frozenset(("bet", "open", "stake", "propose", "offer", "bid"))


def short_words(advice: Advice, texts: Texts) -> str:
    """The hint in a line: the best choice, by how much, and what the next card may do."""
    said = [_best(advice, texts)]
    if advice.bust >= 0 and any(worth.do == "hit" for worth in advice.worths):
        said.append(bust_words(advice.bust, texts))
    return " ".join(said)


def advice_words(advice: Advice, texts: Texts) -> list[str]:
    """The whole advice: the hint, what each choice is worth, and how sure it is."""
    lines = [short_words(advice, texts)]
    if "luck_alone" in advice.assumes:
        return lines
    worths = texts.listed(
        [
            texts.say(
                "coach-worth",
                what=what_words(worth, advice, texts),
                worth=_signed(worth.worth, texts),
            )
            for worth in advice.worths
        ],
        "comma",
    )
    rounds = texts.decimal(advice.rounds, 1)
    if advice.span == "bank":
        lines.append(texts.say("coach-worths-bank", worths=worths, rounds=rounds))
    else:
        lines.append(texts.say("coach-worths-round", worths=worths))
    lines.append(_sure(advice, texts))
    return lines


def review_words(review: Review, texts: Texts) -> list[str]:
    """After a round: what the choices cost in all, and each that was not the best."""
    wrong = [cost for cost in review.costs if cost.cost >= 0.5 / 10**_PLACES]
    if not wrong:
        return [texts.say("coach-review-best")] if review.costs else []
    return [
        texts.say("coach-review", cost=texts.decimal(review.total, _PLACES)),
        *(
            texts.say(
                "coach-review-line",
                number=cost.number,
                taken=what_words(cost.taken, None, texts),
                cost=texts.decimal(cost.cost, _PLACES),
                best=what_words(cost.best, None, texts),
            )
            for cost in wrong
        ),
    ]


def what_words(worth: Worth, advice: Advice | None, texts: Texts) -> str:
    """A choice in words, taken as it is worth most: with its stake, its raise, its hand."""
    amount = texts.amount(worth.amount)
    do = worth.do
    if do == "propose":
        said = texts.say("coach-do-propose", low=texts.amount(worth.low), amount=amount)
    elif do == "tariff":
        name = texts.say("tariff-name", name=worth.name)
        said = texts.say("coach-do-tariff", tariff=name)
    elif do in _WITH_AMOUNT:
        said = texts.say(f"coach-do-{do}", amount=amount)
    elif do == "hit" and (worth.either_face or worth.face == "down"):
        said = texts.say(f"coach-do-hit-{worth.face}")
    else:
        said = texts.say(f"coach-do-{do}")
    if do in ("hit", "muerta") and worth.amount:
        said = texts.say("coach-with-raise", what=said, amount=amount)
    hands = {each.hand for each in advice.worths if each.hand} if advice is not None else set()
    if worth.hand and len(hands) > 1:
        return texts.say("coach-with-hand", hand=worth.hand, what=said)
    return said


def bust_words(bust: float, texts: Texts) -> str:
    """The chance of a bust as so many cards in so many."""
    near = Fraction(bust).limit_denominator(_MOST)
    if bust <= 0:
        return texts.say("coach-bust-none")
    if bust >= 1:
        return texts.say("coach-bust-all")
    if near <= 0 or near >= 1:
        near = Fraction(round(bust * 100), 100)
    return texts.say("coach-bust", some=near.numerator, of=near.denominator)


def _best(advice: Advice, texts: Texts) -> str:
    if "luck_alone" in advice.assumes:
        return texts.say("coach-luck-alone")
    if advice.best < 0:
        return texts.say("coach-not-asked")
    best = advice.worths[advice.best]
    what = what_words(best, advice, texts)
    others = [
        worth
        for place, worth in enumerate(advice.worths)
        if place != advice.best and worth.do not in ("out", "lower", "leave", "in", "offer", "bid")
    ]
    low, high = best.bounds
    if not others and low < high:
        if best.do in _WITH_AMOUNT and abs(best.most - best.least) < 0.5 / 10**_PLACES:
            low_high = {"low": texts.amount(low), "high": texts.amount(high)}
            return texts.say("coach-best-any", **low_high)
        others = [_other_end(best)]
    if not others:
        alone = "coach-best-way" if best.either_face else "coach-best-alone"
        return texts.say(alone, what=what)
    other = max(others, key=lambda worth: worth.worth)
    than = what_words(other, advice, texts)
    if best.worth - other.worth < 0.5 / 10**_PLACES:
        return texts.say("coach-best-same", what=what, other=than)
    more = texts.decimal(best.worth - other.worth, _PLACES)
    return texts.say("coach-best-more", what=what, more=more, other=than)


def _other_end(worth: Worth) -> Worth:
    """The same choice with the other of its two amounts."""
    low, high = worth.bounds
    if worth.amount == high:
        return replace(worth, amount=low, worth=worth.least)
    return replace(worth, amount=high, worth=worth.most)


def _sure(advice: Advice, texts: Texts) -> str:
    assumed = [texts.say(f"coach-assumes-{code.replace('_', '-')}") for code in advice.assumes]
    nothing = texts.say("coach-sure-nothing-assumed")
    assumes = "; ".join(assumed) if assumed else nothing
    sorts = {worth.sort for worth in advice.worths}
    error = texts.decimal(max(_LEAST, *(worth.error for worth in advice.worths)), _PLACES)
    if sorts == {"exact"}:
        return texts.say("coach-sure-exact", assumes=assumes)
    sort = "sampled" if "sampled" in sorts else "estimate"
    return texts.say(f"coach-sure-{sort}", error=error, assumes=assumes)


def _signed(worth: float, texts: Texts) -> str:
    return texts.decimal(worth, _PLACES, signed=True)
