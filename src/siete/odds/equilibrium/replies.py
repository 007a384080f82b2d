"""The banker's replies that were found in the places of a run, and what hands get from them."""

import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank, Policies
from siete.odds.equilibrium.evaluate import NOBODY, Mixed
from siete.odds.equilibrium.runs import AnyRun


class Replies:
    """The replies found so far, numbered; the first ones are one for every place.

    They answer a player who asks whenever it may: such a reply stands wherever no other is needed.

    Attributes:
        first_gains: (P, M) what each hand gets from the first ones, in stakes.
    """

    def __init__(self, run: AnyRun, bank: Bank) -> None:
        self.run = run
        self.bank = bank
        self._numbers: dict[bytes, int] = {}
        self._policies: list[Policies] = []
        stands = np.flatnonzero(run.may_stand.any(axis=1))
        # Where the same cards were shown in another order, the reply is the same.
        _, one, which = np.unique(
            run.row[stands] * 2 + run.raised[stands], return_index=True, return_inverse=True
        )
        some = stands[one]
        weights = np.where(run.may_stand, run.chance, 0.0)[some]
        policies = bank.reply(weights, run.hand[some]).policies
        which = which.reshape(-1)
        self.first_gains: Floats = np.zeros(run.hand.shape)
        self.first_gains[stands] = bank.follow(policies, run.hand[some])[which]
        self._first_at: Ints = np.full(len(run.row), NONE, np.int64)
        self._first_at[stands] = np.arange(len(stands))
        self._firsts = len(stands)
        self._place: Ints = stands
        self._which: Ints = self._named(policies)[which]
        self._gains: Floats = np.zeros((0, run.hand.shape[1]))

    def _named(self, policies: Policies) -> Ints:
        """The numbers of policies, each different one of which is kept once."""
        found = []
        for policy in policies:
            name = policy.tobytes()
            if name not in self._numbers:
                self._numbers[name] = len(self._policies)
                self._policies.append(policy)
            found.append(self._numbers[name])
        return np.array(found, np.int64)

    def add(self, place: Ints, policies: Policies) -> tuple[Ints, Floats]:
        """Take in replies, one for each place (C,): their numbers, and what each hand gets."""
        numbers = len(self._place) + np.arange(len(place))
        gains = self.bank.follow(policies, self.run.hand[place])
        self._place = np.append(self._place, place)
        self._which = np.append(self._which, self._named(policies))
        self._gains = np.vstack((self._gains, gains))
        return numbers, gains

    def at(self, groups: Ints) -> tuple[Ints, Ints, Floats]:
        """Those at some places: their numbers, places and gains."""
        later = np.flatnonzero(np.isin(self._place[self._firsts :], groups))
        numbers = np.concatenate((self._first_at[groups], self._firsts + later))
        gains = np.vstack((self.first_gains[groups], self._gains[later]))
        return numbers, self._place[numbers], gains

    def mixed(self, numbers: Ints, shares: Floats) -> Mixed:
        """The strategy with these shares in the places of these replies, elsewhere the first."""
        share = np.zeros(len(self._place))
        share[: self._firsts] = 1.0
        share[self._first_at[self._place[numbers]]] = 0.0
        share[numbers] = shares
        used = np.flatnonzero(share > 0.0)
        if not len(used):
            return NOBODY
        rows, which = np.unique(self._which[used], return_inverse=True)
        table = np.stack([self._policies[row] for row in rows])
        return Mixed(self._place[used], which.reshape(-1), share[used], table)
