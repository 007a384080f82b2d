"""The coach's answer: what each legal choice of a seat is worth, from what that seat knows."""

from typing import Final

from msgspec.structs import replace

from siete.bots.bot import OPTIONAL
from siete.cards import Card
from siete.game.choices import Choice
from siete.game.view import View
from siete.odds.advice import Advice, Sort, Worth
from siete.odds.coach.banker import bank_turn, cases
from siete.odds.coach.between import Evening, said_between, said_valid
from siete.odds.coach.seen import Seen, look
from siete.odds.coach.turn import estimated, turn_worths
from siete.odds.deck import OVER

NOTHING_REMEMBERED: Final[frozenset[Card]] = frozenset()

IN_ROUND: Final = frozenset(
    ("bet", "hit", "stand", "bust", "pass", "burn", "muerta", "open", "keep", "valid")
)
"""What only a seat in a round is asked."""

LUCK: Final = frozenset(("pick", "high", "low", "cut"))
"""What nobody can know anything about that helps."""

_OF_TURN: Final = IN_ROUND - {"valid"}
_DRAWING: Final = frozenset(("hit", "burn", "muerta"))
_SALE: Final = frozenset(("offer", "bid", "buy", "sell"))
_DECIMALS: Final = 9


def advise(
    view: View,
    choices: tuple[Choice, ...],
    remembered: frozenset[Card] = NOTHING_REMEMBERED,
    *,
    errors: bool = True,
) -> Advice:
    """What each legal choice of a seat is worth to it, in chips.

    ``view`` is the seat's, ``choices`` all of ``legal`` for it, ``remembered`` the cards that it
    saw in earlier rounds since the deck was shuffled (``siete.odds.coach.memory``). Nothing else
    is known of the table, and nothing is drawn by chance: the same view gives the same answer.
    Without ``errors`` it does not say how sure it is, which takes half the time. Raises ValueError
    where there is no choice.
    """
    if not choices:
        raise ValueError("no choice to advise on")
    worths, assumes = _worths(view, choices, remembered, errors=errors)
    worths = tuple(_rounded(worth) for worth in worths)
    asked = [n for n, worth in enumerate(worths) if worth.do not in OPTIONAL]
    best = max(asked, key=lambda n: worths[n].worth, default=-1)
    sale = any(choice.do in _SALE for choice in choices)
    return Advice(
        view.viewer,
        worths,
        best,
        round(_bust(view, choices, worths, remembered), _DECIMALS),
        tuple(assumes),
        "bank" if sale else "round",
        round(Evening(view).rounds, _DECIMALS) if sale else 0.0,
    )


def _worths(
    view: View, choices: tuple[Choice, ...], remembered: frozenset[Card], *, errors: bool
) -> tuple[tuple[Worth, ...], list[str]]:
    round = view.round
    do = {choice.do for choice in choices}
    if round is None or round.over or not do & IN_ROUND:
        return _between(view, choices)
    seen = look(view, remembered)
    drawing = bool(do & _DRAWING)
    if drawing and not seen.stock:
        seen = seen._replace(stock=1)
    if "valid" in do:
        evening = Evening(view)
        return tuple(said_valid(seen, evening, each) for each in choices), ["players_best"]
    if seen.banks:
        return _bank(seen, choices)
    return _turn(seen, choices, errors=errors)


def _between(view: View, choices: tuple[Choice, ...]) -> tuple[tuple[Worth, ...], list[str]]:
    evening = Evening(view)
    do = {choice.do for choice in choices}
    assumes = ["luck_alone"] if do & LUCK else ["players_best"]
    if do & {"offer", "bid", "propose"}:
        assumes.append("agreed")
    if do & _SALE:
        assumes.append("rounds_held")
    if evening.banks and evening.rules.bets_placed == "before_deal":
        assumes.append("players_stake")
    found = [worth for choice in choices for worth in said_between(evening, choice)]
    return tuple(found), assumes


def _bank(seen: Seen, choices: tuple[Choice, ...]) -> tuple[tuple[Worth, ...], list[str]]:
    found = bank_turn(seen, cases(seen))
    known = {"stand": found.stand, "hit": found.hit, "burn": found.burn}
    sort: Sort = "sampled" if found.sampled else "exact"
    worths = tuple(
        Worth(
            choice.do,
            choice.hand,
            *known[choice.do],
            sort="estimate" if choice.do == "burn" else sort,
        )
        for choice in choices
    )
    return worths, _assumed_of_others(seen)


def _turn(
    seen: Seen, choices: tuple[Choice, ...], *, errors: bool
) -> tuple[tuple[Worth, ...], list[str]]:
    of_turn = tuple(choice for choice in choices if choice.do in _OF_TURN)
    found = dict(zip(of_turn, turn_worths(seen, of_turn, errors=errors), strict=True))
    bet = next((worth for worth in found.values() if worth.do == "bet"), None)
    for choice in choices:
        if choice not in found:  # before the deal: sitting out, or asking for lower stakes
            stays = bet.worth if bet is not None and choice.do == "lower" else 0.0
            found[choice] = Worth(choice.do, 0, stays)
    rules = seen.view.rules
    assumes = ["bank_by_rule" if rules.bank_draws_to else "bank_replies"]
    assumes += _assumed_of_others(seen)
    if any(other.hand.status == "playing" for other in seen.others):
        assumes.append("others_usual")
    if estimated(seen) and rules.split_max_hands > 1:
        assumes.append("streets_apart")
    return tuple(found[choice] for choice in choices), assumes


def _assumed_of_others(seen: Seen) -> list[str]:
    told = any(other.hides and other.finished for other in seen.others)
    claims = bool(seen.view.rules.bank_claimed_by)
    named = (("others_tell", told), ("claims_left_out", claims))
    return [code for code, holds in named if holds]


def _bust(
    view: View,
    choices: tuple[Choice, ...],
    worths: tuple[Worth, ...],
    remembered: frozenset[Card],
) -> float:
    """The chance that the next card busts the hand that asks: the best of those that may."""
    hits = [worth for worth in worths if worth.do == "hit"]
    if view.round is None or not hits:
        return -1.0
    seen = look(view, remembered)
    number = max(hits, key=lambda worth: worth.worth).hand
    place = seen.layout.deck.hand_of(seen.mine[number - 1].cards)
    whole = int(seen.unseen.sum())
    if place == OVER or not whole:
        return -1.0
    over = seen.layout.cards.plus[place] == OVER
    return float(seen.unseen[over].sum()) / whole


def _rounded(worth: Worth) -> Worth:
    """Without the last digits, which depend on the order in which a machine adds."""
    single = worth.least == worth.most == 0.0
    return replace(
        worth,
        worth=round(worth.worth, _DECIMALS),
        error=round(worth.error, _DECIMALS),
        least=round(worth.worth if single else worth.least, _DECIMALS),
        most=round(worth.worth if single else worth.most, _DECIMALS),
    )
