"""The banker's decisions in a round: valid or void, burning, and how far to draw."""

from siete.amounts import ONE
from siete.bots import chances
from siete.bots.guess import worth_to_bank
from siete.bots.stock import Kind, kinds, unseen
from siete.bots.temperament import Temperament
from siete.cards import DECK, Card
from siete.game.actions import Action, Burn, Hit, Stand, Valid, Void
from siete.game.choices import Choice
from siete.game.view import RoundView, View
from siete.rules import BUST, CLASSES, Rules, pay_matrix

USUAL_HANDS: tuple[tuple[int, float], ...] = (
    (BUST, 0.25),
    (10, 0.1),
    (11, 0.15),
    (12, 0.15),
    (13, 0.15),
    (14, 0.1),
    (15, 0.1),
)
"""What players' hands usually come to, while the banker has seen nothing of them yet."""


def play(
    view: View,
    round: RoundView,
    temperament: Temperament,
    options: set[str],
    *,
    counts: bool = True,
) -> Action:
    """One decision of the banker's turn: against all hands still in play, by their stakes.

    Who does not ``counts`` cards knows those in its own hand.
    """
    rules, seat = view.rules, view.viewer
    if "hit" not in options:
        return Stand(seat)
    away = unseen(round) if counts else frozenset(DECK) - set(round.hands[seat][0].cards)
    coming = kinds(rules, away)
    cards = round.hands[seat][0].cards
    worth = worth_to_bank(rules, coming, round)
    stands = chances.standing(rules, cards, True, worth)
    asking = chances.asking(rules, coming, cards, True, worth)
    best: Action = Hit(seat)
    # A bank that beats every hand for certain has no reason to ask.
    if "stand" in options and asking <= stands + temperament.nerve * _doubt(stands):
        best = Stand(seat)
    if "burn" in options and chances.fresh(rules, coming, worth) > max(stands, asking):
        best = Burn(seat)
    return best


def _doubt(stands: float) -> float:
    """How much temperament says: nothing to a bank that would win all, much to one in between."""
    return max(0.0, 1.0 - abs(stands))


def first_card(
    view: View, round: RoundView, temperament: Temperament, choices: tuple[Choice, ...]
) -> Action:
    """The banker's word on its first card: valid, void, or another card for it (R4)."""
    seat, rules = view.viewer, view.rules
    options = {choice.do for choice in choices}
    coming = kinds(rules, unseen(round))
    worth = usual_worth(rules)
    has = bank_value(rules, coming, round.hands[seat][0].cards, worth)
    if "burn" in options:
        others = sum(
            kind.chance * bank_value(rules, coming, (kind.card,), worth) for kind in coming
        )
        if others > has:
            return Burn(seat)
    if "void" in options and has < min(0.0, temperament.nerve):
        return Void(seat)
    return Valid(seat)


def bank_value(
    rules: Rules, coming: tuple[Kind, ...], cards: tuple[Card, ...], worth: tuple[float, ...]
) -> float:
    """What the bank may expect with these cards, for each unit staked; by rule or as is best."""
    if rules.bank_draws_to:
        finals = chances.bank_finals(rules, coming, cards)
        return sum(chance * value for chance, value in zip(finals, worth, strict=True))
    return chances.playing(rules, coming, cards, True, worth)


def usual_worth(rules: Rules) -> tuple[float, ...]:
    """What the bank gets, by the class of its hand, from what players' hands usually come to."""
    matrix = pay_matrix(rules)
    return tuple(
        -sum(chance * matrix[made][mine] for made, chance in USUAL_HANDS) / ONE for mine in CLASSES
    )


def bank_worth(rules: Rules) -> float:
    """What the bank brings in a round for each unit staked against it, before any card is seen."""
    coming = kinds(rules, frozenset(DECK))
    worth = usual_worth(rules)
    return sum(kind.chance * bank_value(rules, coming, (kind.card,), worth) for kind in coming)
