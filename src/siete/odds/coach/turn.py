"""A player's choices in a round, each with its worth: the stake, cards, streets, first cards."""

import numpy as np
from msgspec.structs import replace

from siete.amounts import ONE, Amount
from siete.cards import DECK
from siete.game.actions import Face
from siete.game.choices import Choice
from siete.game.view import HandView
from siete.odds.advice import Worth
from siete.odds.coach.firsts import allowed, first_card, fresh, muerta
from siete.odds.coach.fresh import fresh_round
from siete.odds.coach.hands import Stakes
from siete.odds.coach.layout import chips
from siete.odds.coach.player import Player, Ways
from siete.odds.coach.replies import NEVER
from siete.odds.coach.seen import Seen
from siete.odds.deck import OVER, Floats


class Turn:
    """The choices of a player, by one way to count what others hide.

    With ``at`` a stake, or what it is raised to, is that amount and no other.
    """

    def __init__(self, player: Player, choices: tuple[Choice, ...], at: Amount = 0) -> None:
        self.player = player
        self.at = at
        self.choices = choices
        self.mine = player.seen.mine
        self._ways: dict[tuple[object, ...], Ways] = {}
        self._worths: dict[tuple[object, ...], float] = {}

    def worth(self, choice: Choice) -> Worth:
        """What a choice is worth in the best way to take it."""
        match choice.do:
            case "bet":
                return self._bet(choice)
            case "hit":
                return self._hit(choice)
            case "stand":
                return Worth(
                    "stand", choice.hand, self._stand(choice.hand) + self.rest(choice.hand)
                )
            case "bust":
                stake = chips(self.mine[choice.hand - 1].stake)
                return Worth("bust", choice.hand, self.rest(choice.hand) - stake)
            case "pass":
                return Worth("pass", 0, 0.0)
            case "burn":
                stakes = self.player.stakes_of(self.mine[0])
                return Worth("burn", 0, float(fresh(self.player, stakes)[0]))
            case "muerta":
                return self._muerta(choice)
            case "open":
                return self._open(choice)
            case _:
                return Worth("keep", choice.hand, self._going_on(choice.hand))

    # Parts

    @property
    def nothing_seen(self) -> bool:
        """Whether no card of the deck was seen: then the rules alone say what a round is worth."""
        return bool(self.player.seen.unseen.sum() == len(DECK))

    def rest(self, but: int) -> float:
        """What the player's other hands are worth, each by itself."""
        split = len(self.mine) > 1
        whole = 0.0
        for number, hand in enumerate(self.mine, 1):
            if number != but and hand.status != "bust":
                whole += self.of_hand(number, hand, unsplit=not split)
        return whole

    def of_hand(self, number: int, hand: HandView, *, unsplit: bool) -> float:
        """What a hand is worth, played on or finished; hands that are alike are reckoned once."""
        like = (sorted(hand.cards), hand.faces, hand.stake, hand.status, unsplit)
        key = (str(like), self.player.terms(number))
        if key not in self._worths:
            self._worths[key] = self.player.worth(number, unsplit=unsplit)
        return self._worths[key]

    def ways(self, number: int) -> Ways:
        """How a hand may go on, and what each way is worth."""
        hand = self.mine[number - 1]
        hit = next(
            (each for each in self.choices if each.do == "hit" and each.hand == number), None
        )
        faces: tuple[Face, ...] = hit.faces if hit is not None else ()
        key = (number,)
        if key not in self._ways:
            self._ways[key] = self.player.ways(
                hand,
                number,
                self._stakes_of(hand),
                unsplit=len(self.mine) == 1,
                faces=faces,
            )
        return self._ways[key]

    def _stakes_of(self, hand: HandView) -> Stakes:
        if not self.at:
            return self.player.stakes_of(hand)
        return self._between(self.at, self.at)

    def _between(self, low: Amount, high: Amount) -> Stakes:
        """Two stakes; where they are one, it and what it may be raised to later."""
        raises = self.player.may_raise()
        most = chips(high)
        if self.at and raises:
            most = max(most, self.player.high)
        return self.player.stakes(chips(low), most, raises=raises)

    def _is_bust(self, number: int) -> bool:
        cards = self.mine[number - 1].cards
        return self.player.layout.deck.hand_of(cards) == OVER

    def _foul(self, number: int) -> float:
        """What a hand loses that goes on when bust (R11)."""
        stake = chips(self.mine[number - 1].stake)
        return -stake * (1.0 + self.player.rules.honour_penalty / ONE)

    # Choices

    def _stand(self, number: int) -> float:
        if self._is_bust(number):
            return self._foul(number)
        hand = self.mine[number - 1]
        stand = float(self.ways(number).stand[0])
        if stand > NEVER / 2:
            return stand
        return self.player.finished(hand, number, unsplit=len(self.mine) == 1)

    def _going_on(self, number: int) -> float:
        return float(self.ways(number).best[0]) + self.rest(number)

    def _bet(self, choice: Choice) -> Worth:
        player = self.player
        if self.at:
            choice = replace(choice, low=self.at, high=self.at)
        stakes = self._between(choice.low, choice.high)
        hand = self.mine[0]
        if hand.cards:
            found = first_card(player, hand, stakes, allowed(player, hand))
        elif self.nothing_seen and player.bank.root < 0 and not self.at:
            whole = fresh_round(player.rules, choice.low, choice.high)
            found = np.array([whole.low, whole.high])
        else:
            found = fresh(player, stakes)
        return self._with_amount(choice, Worth("bet", 0, 0.0), found, choice.low)

    def _with_amount(self, choice: Choice, worth: Worth, found: Floats, least: int) -> Worth:
        """The worth at the lowest and at the highest amount, whichever is better."""
        low, high = float(found[0]), float(found[1])
        if choice.high <= least:
            return replace(worth, worth=low, amount=least, least=low, most=low)
        better, amount = (high, choice.high) if high > low else (low, least)
        bounds = (least, choice.high)
        return replace(worth, worth=better, amount=amount, bounds=bounds, least=low, most=high)

    def _hit(self, choice: Choice) -> Worth:
        number = choice.hand
        rest = self.rest(number)
        if self._is_bust(number):
            lost = self._foul(number) + rest
            return Worth("hit", number, lost, least=lost, most=lost, face=choice.faces[0])
        ways = self.ways(number)
        both = np.stack([ways.up, ways.down])
        if choice.faces == ("up",):
            both[1] = NEVER
        elif choice.faces == ("down",):
            both[0] = NEVER
        asking = both.max(axis=0)
        if self.at:  # what it is raised to is what the hand was played with
            asking = np.array([asking[0], asking[0]])
        raised = bool(choice.high) and asking[1] > asking[0]
        face: Face = "up" if both[0, int(raised)] >= both[1, int(raised)] else "down"
        least = float(asking[0]) + rest
        most = float(asking[1]) + rest if choice.high else least
        return Worth(
            "hit",
            number,
            max(least, most),
            amount=choice.high if raised else 0,
            face=face,
            either_face=len(choice.faces) > 1,
            bounds=(0, choice.high),
            least=least,
            most=most,
        )

    def _muerta(self, choice: Choice) -> Worth:
        stakes = self._stakes_of(self.mine[0])
        found = muerta(self.player, self.mine[0], stakes)
        if not choice.high or self.at:
            found = np.array([found[0], found[0]])
        return self._with_amount(choice, Worth("muerta", 0, 0.0), found, 0)

    def _open(self, choice: Choice) -> Worth:
        player, number = self.player, choice.hand
        hand = self.mine[number - 1]
        source = replace(hand, cards=hand.cards[:-1], faces=hand.faces[:-1])
        left = player.ways(source, number, player.stakes_of(hand), unsplit=False).best[0]
        if self.at:
            choice = replace(choice, low=self.at, high=self.at)
        stakes = self._between(choice.low, choice.high)
        around = player.around(player.open_cards(source))
        # The figure is the player's already: the pool is what it is.
        around = around._replace(pool=around.pool + np.eye(player.layout.width)[player.figure()])
        new = player.new_hand(around, stakes, player.terms(len(self.mine) + 1))
        rest = sum(
            self.of_hand(other, each, unsplit=False)
            for other, each in enumerate(self.mine, 1)
            if other != number and each.status != "bust"
        )
        found = new + float(left) + rest
        return self._with_amount(choice, Worth("open", number, 0.0), found, choice.low)


def worth_at(seen: Seen, choices: tuple[Choice, ...], choice: Choice, at: Amount) -> float:
    """What a choice is worth with exactly this stake, or raise (0: none)."""
    turn = Turn(Player(seen), choices, at)
    return turn.worth(choice).least


def estimated(seen: Seen) -> bool:
    """Whether something is not reckoned exactly, what is assumed of the others given."""
    rules = seen.view.rules
    told = any(other.hides and other.finished for other in seen.others)
    double = rules.pay_one_double and bool(seen.others)
    splits = rules.split_max_hands > 1 and (
        len(seen.mine) > 1 or not seen.mine[0].cards or _splits(seen)
    )
    burns = bool(rules.first_card_burn_on) and len(seen.mine[0].cards) < 2 if seen.mine else False
    return told or double or splits or burns or bool(seen.round.reshuffles)


def _splits(seen: Seen) -> bool:
    figures = seen.layout.figures
    return all(figures[seen.layout.deck.kind_of[card]] for card in seen.mine[0].cards)


def turn_worths(
    seen: Seen, choices: tuple[Choice, ...], *, errors: bool = True
) -> tuple[Worth, ...]:
    """What each of a player's choices in the round is worth, with or without how sure that is."""
    player = Player(seen)
    turn = Turn(player, choices)
    found = [turn.worth(choice) for choice in choices]
    if not errors or not estimated(seen):
        return tuple(found)
    plain = Turn(Player(seen, plain=player), choices)
    return tuple(
        replace(one, error=abs(one.worth - plain.worth(choice).worth), sort="estimate")
        for one, choice in zip(found, choices, strict=True)
    )
