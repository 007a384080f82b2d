"""What takes long the first time: compiling, and the worth of a round of these rules."""

from msgspec.structs import replace

from siete.game.choices import Choice
from siete.game.events import HIDDEN
from siete.game.view import HandView
from siete.odds.coach.advise import advise
from siete.odds.coach.fresh import empty_view, fresh_round
from siete.odds.coach.habits import habits_of
from siete.odds.coach.layout import layout_of
from siete.rules import Rules


def warm(rules: Rules) -> None:
    """Make the coach ready for a table with these rules, so that no answer waits for it.

    The first time on a machine it takes some seconds: what is compiled is kept on disk.
    """
    limits = {(rules.bets_min, rules.bets_max)}
    limits |= {(tariff.low, tariff.high) for tariff in rules.bets_tariffs}
    exposed = rules.bank_card == "exposed"
    by_kind = [kind.cards[0] for kind in layout_of(rules).deck.kinds]
    for low, high in limits:
        fresh_round(rules, low, high)
        for card in by_kind if exposed else (HIDDEN,):
            habits_of(rules, low, high, card)
    view = empty_view(rules, rules.bets_min, rules.bets_max)
    assert view.round is not None
    bank = (HandView((1,), ("up",)),)
    for seat, card, status in ((0, 0, "playing"), (1, HIDDEN, "stood")):
        player = (replace(HandView((card,), ("down",), rules.bets_min), status=status),)
        round = replace(view.round, hands={0: player, 1: bank})
        choices = (Choice("hit", 1, ("up",)), Choice("stand", 1))
        advise(replace(view, viewer=seat, round=round), choices)
