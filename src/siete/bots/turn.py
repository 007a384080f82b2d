"""A player's decisions: stakes, cards, raises, streets, the muerta, passing and burning."""

from typing import Final

import msgspec

from siete.amounts import Amount
from siete.bots import chances
from siete.bots.amounts import stake_at
from siete.bots.stock import Kind, kinds, unseen
from siete.bots.temperament import Temperament
from siete.bots.whim import Whim
from siete.cards import DECK, LIMIT, RANK_OF, VALUE_OF, Card
from siete.game.actions import (
    Action,
    Bet,
    Burn,
    Bust,
    Face,
    Hit,
    Keep,
    Muerta,
    Open,
    Pass,
    Stand,
)
from siete.game.choices import Choice
from siete.game.events import HIDDEN
from siete.game.hands import MUERTA_RANK, class_of, total_of
from siete.game.view import HandView, RoundView, View
from siete.rules import NATURAL, WILD_NATURAL, Rules

SURE: Final = 0.5
"""A hand worth half its stake or more is worth any stake."""


class Seen(msgspec.Struct, frozen=True):
    """What a player weighs: its hands, the cards to come, and what each class of hand is worth."""

    rules: Rules
    round: RoundView
    seat: int
    kinds: tuple[Kind, ...]
    worth: tuple[float, ...]

    @property
    def hands(self) -> tuple[HandView, ...]:
        """The player's own hands."""
        return self.round.hands[self.seat]


def look(view: View, round: RoundView, *, counts: bool = True) -> Seen:
    """What the viewer may reckon with; who does not count cards knows those in its own hands."""
    rules = view.rules
    away = unseen(round)
    if not counts:
        own = {card for hand in round.hands[view.viewer] for card in hand.cards}
        away = frozenset(DECK) - own
    coming = kinds(rules, away)
    bank = round.hands[round.banker]
    known = tuple(card for card in bank[0].cards[:1] if card != HIDDEN) if bank else ()
    worth = chances.against_bank(rules, coming, known)
    return Seen(rules, round, view.viewer, coming, worth)


def first_stake(
    seen: Seen, temperament: Temperament, whim: Whim, bet: Choice, can_pass: bool
) -> Action:
    """A stake: by what the first card is worth where it is seen, else by temperament alone."""
    cards = seen.hands[0].cards
    if not cards:
        return Bet(seen.seat, stake_at(bet, whim.between(temperament.least, temperament.most)))
    rules, coming = seen.rules, seen.kinds
    value = chances.playing(rules, coming, cards, True, seen.worth)
    if _is_muerta(rules, cards):
        value = max(value, muerta_worth(seen, cards))
    if _burns(rules, cards):
        value = max(value, chances.fresh(rules, coming, seen.worth))
    if can_pass and value < min(0.0, temperament.nerve):
        return Pass(seen.seat)
    amount = stake_at(bet, liking(temperament, whim, value))
    stands = chances.standing(rules, cards, True, seen.worth)
    if rules.bets_lone_card_cap and amount > bet.low and stands >= value:
        # A card good enough to stand on: only the lowest stake may.
        draws = chances.asking(rules, coming, cards, True, seen.worth)
        if draws * amount <= stands * bet.low:
            amount = bet.low
    return Bet(seen.seat, amount)


def liking(temperament: Temperament, whim: Whim, value: float) -> int:
    """How far to go from the lowest stake to the highest, in percent, on a hand of this value."""
    if value <= 0:
        return temperament.least // 2
    base = whim.between(temperament.least, temperament.most)
    return min(100, base + int(100 * min(value, SURE)))


def raised(temperament: Temperament, whim: Whim, choice: Choice, value: float) -> Amount:
    """What the stake is raised to with a card that makes the hand worth this; 0: it is not."""
    if not choice.high or value <= temperament.raises_from:
        return 0
    return stake_at(choice, liking(temperament, whim, value))


def play(seen: Seen, temperament: Temperament, whim: Whim, choices: tuple[Choice, ...]) -> Action:
    """One decision of a player's turn: of all that is allowed, what is worth most."""
    by_kind: dict[str, list[Choice]] = {}
    for choice in choices:
        by_kind.setdefault(choice.do, []).append(choice)
    if "bust" in by_kind:
        return Bust(seen.seat, by_kind["bust"][0].hand)
    if "open" in by_kind:
        return _street(seen, temperament, whim, by_kind["open"][0])
    found: list[tuple[float, Action]] = []
    for number in sorted({choice.hand for choice in choices if choice.do in ("hit", "stand")}):
        options = {choice.do: choice for choice in choices if choice.hand == number}
        found.append(_one_hand(seen, temperament, whim, number, options))
    # Of several hands, one that asks goes first: what comes may still open a street.
    asks = [each for each in found if isinstance(each[1], Hit)]
    best = (asks or found)[0]
    for other in _first_card_actions(seen, temperament, whim, by_kind):
        if other[0] > best[0]:
            best = other
    return best[1]


def _one_hand(
    seen: Seen, temperament: Temperament, whim: Whim, number: int, options: dict[str, Choice]
) -> tuple[float, Action]:
    """Ask or stand with one hand, and what that is worth."""
    rules, coming = seen.rules, seen.kinds
    hand = seen.hands[number - 1]
    unsplit = len(seen.hands) == 1
    stake = hand.stake
    stands = chances.standing(rules, hand.cards, unsplit, seen.worth)
    stand = stake * stands, Stand(seen.seat, number)
    if "hit" not in options:
        return stand
    asking = chances.asking(rules, coming, hand.cards, unsplit, seen.worth)
    amount = raised(temperament, whim, options["hit"], asking)
    ask = (
        (amount or stake) * asking,
        Hit(seen.seat, face(whim, options["hit"].faces, hand), number, amount),
    )
    safe = not chances.bust_chance(rules, coming, hand.cards, unsplit)
    if "stand" not in options or (safe and total_of(hand.cards, rules) < LIMIT):
        return ask
    return ask if ask[0] > stand[0] + stake * temperament.nerve else stand


def face(whim: Whim, faces: tuple[Face, ...], hand: HandView) -> Face:
    """How to ask for a card: mostly so that the card that tells most lies face down."""
    if len(faces) == 1:
        return faces[0]
    down = [
        VALUE_OF[card]
        for card, lies in zip(hand.cards, hand.faces, strict=True)
        if lies == "down" and card != HIDDEN
    ]
    tells_little = not down or max(down) <= 2
    return "down" if tells_little != whim.one_in(6) else "up"


def _street(seen: Seen, temperament: Temperament, whim: Whim, choice: Choice) -> Action:
    """A figure came: a hand of its own where two halves are worth more than one."""
    rules, coming = seen.rules, seen.kinds
    hand = seen.hands[choice.hand - 1]
    stake = hand.stake
    half = chances.playing(rules, coming, hand.cards[-1:], False, seen.worth)
    unsplit = len(seen.hands) == 1
    kept = chances.playing(rules, coming, hand.cards, unsplit, seen.worth)
    left = chances.playing(rules, coming, hand.cards[:-1], False, seen.worth)
    amount = stake_at(choice, liking(temperament, whim, half))
    opens = stake * left + amount * half
    if opens > stake * kept + amount * temperament.nerve:
        return Open(seen.seat, amount)
    return Keep(seen.seat)


def _first_card_actions(
    seen: Seen, temperament: Temperament, whim: Whim, by_kind: dict[str, list[Choice]]
) -> list[tuple[float, Action]]:
    """What a lone first card allows besides, and what it is worth."""
    found: list[tuple[float, Action]] = []
    hand = seen.hands[0]
    stake = hand.stake
    if "pass" in by_kind:
        found.append((stake * min(0.0, temperament.nerve), Pass(seen.seat)))
    if "burn" in by_kind:
        value = chances.fresh(seen.rules, seen.kinds, seen.worth)
        found.append((stake * value, Burn(seen.seat)))
    for choice in by_kind.get("muerta", ()):
        value = muerta_worth(seen, hand.cards)
        amount = raised(temperament, whim, choice, value)
        nerve = stake * temperament.nerve
        found.append(((amount or stake) * value - nerve, Muerta(seen.seat, amount)))
    return found


def muerta_worth(seen: Seen, cards: tuple[Card, ...]) -> float:
    """What one unseen card on a 7 is worth, for each unit staked (R10)."""
    rules = seen.rules
    better = rules.pay_muerta / rules.pay_natural
    value = 0.0
    for kind in seen.kinds:
        made = class_of((*cards, kind.card), True, rules)
        worth = seen.worth[made]
        if made in (NATURAL, WILD_NATURAL) and worth > 0:
            worth *= better
        value += kind.chance * worth
    return value


def _is_muerta(rules: Rules, cards: tuple[Card, ...]) -> bool:
    return rules.specials_muerta and len(cards) == 1 and RANK_OF[cards[0]] == MUERTA_RANK


def _burns(rules: Rules, cards: tuple[Card, ...]) -> bool:
    return len(cards) == 1 and RANK_OF[cards[0]] in rules.first_card_burn_on
