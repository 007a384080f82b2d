"""What a round comes to when both play their equilibrium strategies: the chance of each result."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

import numba
import numpy as np

from siete.amounts import ONE
from siete.game.facts import facts_of
from siete.game.settle import WINS, muerta_pays
from siete.odds.deck import OVER, Bools, Floats, Ints
from siete.odds.equilibrium.bank import DRAW, NONE, STAND, Bank, Policies, ways_to
from siete.odds.equilibrium.deal import Dealt, deal
from siete.odds.equilibrium.evaluate import realized
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.parts import FIRST, HIGH, LOW, Exit, Key, Part
from siete.odds.equilibrium.tree import Run
from siete.odds.equilibrium.walks import ASK, ASK_RAISED, LEAVE
from siete.odds.equilibrium.walks import STAND as STANDS
from siete.rules import BUST, CLASSES, class_name

_CLASSES: Final = len(CLASSES)


@dataclass(frozen=True)
class Result:
    """One thing that a round may come to.

    ``why`` is a reason of ``HandSettled`` (``higher``, ``bank_bust``, ``lower``, ``tie_lost``,
    ``tie_off``, ``bust``, ``muerta``), or ``pass`` or ``void``; ``player`` and ``banker`` are
    classes of hands by name, empty where there is none; ``net`` is what the player gets in first
    stakes, ``chance`` how often it happens.
    """

    why: str
    player: str
    banker: str
    net: float
    chance: float


@dataclass
class _Tally:
    """Chances by level of the stake: hands that met the banker's, busts, muertas that met it."""

    met: Floats = field(default_factory=lambda: np.zeros((2, _CLASSES, _CLASSES)))
    muertas: Floats = field(default_factory=lambda: np.zeros((2, _CLASSES, _CLASSES)))
    busts: Floats = field(default_factory=lambda: np.zeros(2))
    passes: float = 0.0
    voids: float = 0.0


class Outcomes:
    """The chances of all results of a solved game, from the deal down."""

    def __init__(self, game: Game, dealt: Dealt) -> None:
        self.game = game
        self.tally = _Tally()
        self.reached: dict[Key, Floats] = {}
        """How often each part begins, by what is solved together, (B,)."""
        self._waiting: dict[Key, Floats] = {}
        self._deal(dealt, 1.0)
        while self._waiting:
            key = min(self._waiting, key=self._turn)
            weights = self._waiting.pop(key)
            self.reached[key] = self.reached.get(key, 0.0) + weights
            if key.form == "open":
                self._open(key, float(weights[0]))
            else:
                self._part(key, weights)

    def results(self) -> list[Result]:
        """All results that can happen, the likeliest first; their chances sum to 1."""
        facts = facts_of(self.game.rules)
        chances: dict[tuple[str, str, str, float], float] = defaultdict(float)
        for level, mine, banks in np.argwhere(self.tally.met > 0.0):
            net = self.game.stake(level) * facts.matrix[mine][banks] / ONE
            key = (facts.why[mine][banks], class_name(int(mine)), class_name(int(banks)), net)
            chances[key] += float(self.tally.met[level, mine, banks])
        for level, mine, banks in np.argwhere(self.tally.muertas > 0.0):
            multiple = facts.matrix[mine][banks]
            why = facts.why[mine][banks]
            if multiple > 0:
                why = "muerta"
                if muerta_pays(int(mine), int(banks)):
                    multiple = self.game.rules.pay_muerta
            net = self.game.stake(level) * multiple / ONE
            key = (why, class_name(int(mine)), class_name(int(banks)), net)
            chances[key] += float(self.tally.muertas[level, mine, banks])
        for level in (LOW, HIGH):
            key = ("bust", class_name(BUST), "", -self.game.stake(level))
            chances[key] += float(self.tally.busts[level])
        chances["pass", "", "", 0.0] += self.tally.passes
        chances["void", "", "", 0.0] += self.tally.voids
        found = [Result(*key, chance) for key, chance in chances.items() if chance > 0.0]
        return sorted(found, key=lambda each: -each.chance)

    def change(self) -> float:
        """The chance that the other one banks next (``bank.claimed_by``, ``bank.passes``)."""
        facts = facts_of(self.game.rules)
        met = self.tally.met.sum(axis=0)
        claims = keeps = 0.0
        for mine, banks in np.argwhere(met > 0.0):
            if facts.claims[mine] and facts.why[mine][banks] in WINS:
                claims += float(met[mine, banks])
            elif facts.claims[banks]:
                keeps += float(met[mine, banks])
        muertas = self.tally.muertas.sum(axis=(0, 1))
        keeps += float(sum(muertas[banks] for banks in CLASSES if facts.claims[banks]))
        if self.game.rules.bank_passes == "stays":
            return claims
        return 1.0 - keeps - self.tally.voids

    def _turn(self, key: Key) -> tuple[int, int, int]:
        """Where a part stands in the order in which they may follow each other."""
        size = 0
        if key.form == "runs":
            size = key.shown
        elif key.shown != self.game.empty:
            size = int(self.game.deck.size[key.shown])
        return sum(key.out), size, key.level

    def _deal(self, dealt: Dealt, chance: float) -> None:
        self.tally.voids += chance * dealt.voids
        for key, share in dealt.follows:
            self._go(key, chance * share)
        for out, share in dealt.again:
            self._deal(deal(self.game, out), chance * share)

    def _go(self, key: Key, chance: float) -> None:
        together = self.game.together(key)
        if together not in self._waiting:
            many = 1 if key.form == "open" else len(self.game.part(together).run.base)
            self._waiting[together] = np.zeros(many)
        self._waiting[together][self.game.base_of(key)] += chance

    # One part

    def _part(self, key: Key, weights: Floats) -> None:
        part = self.game.part(key)
        run, bank = part.run, part.bank
        plan = realized(run, part.chosen, part.staked)
        there = plan.there
        comes = run.chance[there] * weights[run.origin[there]][:, None]
        done = plan.whole[there] * comes[:, :, None]
        for base, weight in enumerate(weights):
            if weight:
                after = self.game.deck.joined[run.base[base]]
                chances = bank.following[run.base[base]] * weight
                self._end(bank, after, chances, key.level, run.over_by_itself)
        level_of = np.where(run.raised, HIGH, key.level)
        for level in (LOW, HIGH):
            here = level_of[there] == level
            self._asked(part, there[here], done[here, :, ASK], level)
        self._asked(part, there, done[:, :, ASK_RAISED], HIGH)
        stood = np.zeros(run.hand.shape)
        stood[there] = done[:, :, STANDS]
        self._stood(part, stood, level_of)
        for at, hand in np.argwhere(done[:, :, LEAVE] > 0.0).tolist():
            self._left(key, part, int(there[at]), hand, float(done[at, hand, LEAVE]))

    def _asked(self, part: Part, places: Ints, asked: Floats, level: int) -> None:
        """What ends with the card asked for, at a stake of this level."""
        run, bank = part.run, part.bank
        comes = asked > 0.0
        mass = np.bincount(run.hand[places][comes], asked[comes], self.game.empty)
        for hand in np.flatnonzero(mass):
            chances = bank.following[hand] * mass[hand]
            self._end(bank, self.game.deck.after[hand], chances, level, run.over_by_itself)

    def _end(
        self, bank: Bank, after: Ints, chances: Floats, level: int, over_by_itself: Bools
    ) -> None:
        """Busts, and hands that are shown at once and meet the banker's best."""
        for hand, chance in zip(after, chances, strict=True):
            if not chance:
                continue
            if hand == OVER:
                self.tally.busts[level] += chance
            elif over_by_itself[hand]:
                self._meet_known(bank, int(hand), float(chance), level)

    def _meet_known(self, bank: Bank, hand: int, chance: float, level: int) -> None:
        hands = np.array([[hand]], np.int64)
        reply = bank.reply(np.ones((1, 1)), hands)
        self.tally.met[level] += chance * _meetings(
            np.ones((1, 1)), hands, reply.policies, *_tables(bank)
        )

    def _stood(self, part: Part, stood: Floats, level_of: Ints) -> None:
        mixed = part.mixed
        for level in (LOW, HIGH):
            here = level_of[mixed.place] == level
            places = mixed.place[here]
            weights = stood[places] * mixed.share[here][:, None]
            used = weights.any(axis=1)
            self.tally.met[level] += _meetings(
                weights[used],
                part.run.hand[places[used]],
                mixed.table[mixed.which[here][used]],
                *_tables(part.bank),
            )

    def _left(self, key: Key, part: Part, place: int, hand: int, chance: float) -> None:
        how = int(part.leaves[place, hand])
        if how >= FIRST:
            self._exit(part.bank, part.exits[hand][how - FIRST], chance)
            return
        assert isinstance(part.run, Run)
        shown = int(self.game.deck.joined[part.run.shown[place], hand])
        form = "down" if self.game.rules.cards_draws == "all_down" else "run"
        self._go(Key(form, key.out, key.first, shown, how), chance)

    def _exit(self, bank: Bank, way: Exit, chance: float) -> None:
        if way.to is not None:
            self._go(way.to, chance)
        elif way.name == "pass":
            self.tally.passes += chance
        else:
            weights, hands, policies, lost = bank.muerta_met()
            self.tally.muertas[way.level] += chance * _meetings(
                weights, hands, policies, *_tables(bank)
            )
            self.tally.busts[way.level] += chance * lost

    # Hands in sight

    def _open(self, key: Key, chance: float) -> None:
        game = self.game
        place = game.open(key)
        bank = game.bank(key.out, key.first)
        if place.exit is not None:
            self._exit(bank, place.exit, chance)
        elif place.choice == "stand":
            self._meet_known(bank, key.shown, chance, key.level)
        else:
            level = HIGH if place.choice == "ask_raised" else key.level
            after = game.deck.joined[key.shown]
            for kind, hand in enumerate(after):
                share = float(bank.following[key.shown, kind]) * chance
                if share and hand == OVER:
                    self.tally.busts[level] += share
                elif share:
                    self._go(key._replace(shown=int(hand), level=level), share)


def _tables(bank: Bank) -> tuple[Floats, Floats, Ints, Ints, Ints, Ints, Ints]:
    classes = bank.deck.classes
    return (
        bank.chance,
        bank.bust_share,
        bank.after,
        bank.burnt,
        bank.firsts,
        classes,
        classes[bank.hand],
    )


@numba.njit(cache=True)
def _meetings(
    weights: Floats,
    hands: Ints,
    policies: Policies,
    chance: Floats,
    bust_share: Floats,
    after: Ints,
    burnt: Ints,
    firsts: Ints,
    classes: Ints,
    bank_classes: Ints,
) -> Floats:
    """(19, 19): how often which class of the player's meets which of the banker's."""
    found = np.zeros((_CLASSES, _CLASSES))
    ways = np.empty(len(after))
    for g in range(len(weights)):
        ways_to(policies[g], after, burnt, firsts, ways)
        for i in range(weights.shape[1]):
            hand = hands[g, i]
            if hand == NONE or weights[g, i] == 0.0:
                continue
            for s in range(len(ways)):
                met = weights[g, i] * ways[s] * chance[hand, s]
                if policies[g, s] == DRAW:
                    found[classes[hand], BUST] += met * bust_share[hand, s]
                elif policies[g, s] == STAND:
                    found[classes[hand], bank_classes[s]] += met
    return found


def evening(edge: float, change: float, rounds: int) -> float:
    """What it is worth to begin an evening of so many rounds as the banker rather than not.

    ``edge`` is what the banker gains a round, ``change`` the chance that the other one banks next;
    in the unit of ``edge``.
    """
    stays = 1.0 - 2.0 * change
    if stays == 1.0:
        return 2.0 * edge * rounds
    return 2.0 * edge * (1.0 - stays**rounds) / (1.0 - stays)
