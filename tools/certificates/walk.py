"""The walk through the game: both strategies' worth against the best reply, place by place."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import numpy as np

from siete.cards import LIMIT, parse_cards
from siete.game.hands import MUERTA_RANK
from siete.rules import parse_rules
from tools.certificates.bank import Bank, Floats
from tools.certificates.cards import Cards, Counts, Unfit, plus, text

TOLERANCE: Final = 1e-9
"""How far, in first stakes, a bound may be from what is claimed; and how far a sum from 1."""
VOIDING_RANK: Final = 3


class Part(NamedTuple):
    """Where the player's turn begins, or goes on after a card was turned up; as a part's name."""

    form: str
    out: Counts
    first: tuple[int, ...]
    shown: Counts
    level: int

    @property
    def name(self) -> str:
        """The part's name in the certificate."""
        first = ",".join(map(str, self.first))
        return f"{self.form} {text(self.out)} {first} {text(self.shown)} {self.level}"


Worth = tuple[Floats, float]
"""Lower bounds by the banker's first card, and the upper bound."""


class Checker:
    """Works out both bounds of a certificate. Raises Unfit where a strategy is no strategy."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.rules = parse_rules(content["rules"])
        kinds = [parse_cards(kind) for kind in content["kinds"]]
        self.cards = Cards(self.rules, parse_cards(content["cards"]), kinds)
        raises = self.rules.bets_raise and self.rules.bets_form != "fixed"
        self.highest = self.rules.bets_max / self.rules.bets_min if raises else 1.0
        if abs(content["highest"] - self.highest) > TOLERANCE:
            said = {"claimed": str(content["highest"]), "right": str(self.highest)}
            raise Unfit("certificate-highest", **said)
        self.deals, self.parts = content["deals"], content["parts"]
        self.states, self.policies = content["states"], content["policies"]
        self.banks: dict[Counts, Bank] = {}
        self.worths: dict[Part, Worth] = {}
        self.rows: dict[tuple[Counts, tuple[int, ...], int], Floats] = {}

    def bank(self, out: Counts) -> Bank:
        """The banker's turn when these cards are burnt."""
        if out not in self.banks:
            self.banks[out] = Bank(self.cards, out)
        return self.banks[out]

    def deal(self, out: Counts) -> tuple[float, float]:
        """Both bounds of a deal when these cards were burnt before it."""
        word = self.deals.get(text(out))
        if word is None:
            raise Unfit("certificate-missing", what=text(out), where="deals")
        bank, rules = self.bank(out), self.rules
        played, voided, burnt = (set(word[name]) for name in ("played", "voided", "burnt"))
        asked = rules.bank_void_on_three or bool(rules.bank_draws_to)
        may_void = {k for k in bank.first if self.cards.rank[k] == VOIDING_RANK}
        may_void = may_void if rules.bank_void_on_three else set()
        may_burn = {k for k in bank.first if self.cards.burns[k]}
        may_burn = may_burn if asked and rules.first_card_bank_burns else set()
        every = sorted((*played, *voided, *burnt))
        if every != bank.first or not voided <= may_void or not burnt <= may_burn:
            raise Unfit("certificate-word", where=text(out))
        exposed = rules.bank_card == "exposed"
        lower = upper = 0.0
        for first in [(kind,) for kind in bank.first] if exposed else [tuple(sorted(played))]:
            low, high = self.root(out, first)
            if np.isnan(low).any():
                raise Unfit("certificate-missing", what=str(first), where=text(out))
            if not exposed or first[0] in played:
                upper += high
            for kind in first if exposed else bank.first:
                options = [low[kind], *([0.0] if kind in may_void else [])]
                if kind in may_burn:
                    again = self.deal(plus(out, kind))
                    share = bank.left[kind] / sum(bank.left)
                    options.append(share * again[0])
                    upper += share * again[1] if kind in burnt else 0.0
                lower += min(options)
        return float(lower), float(upper)

    def root(self, out: Counts, first: tuple[int, ...]) -> Worth:
        """The player's turn, when the banker's first card is one of these."""
        form = "open" if self.rules.cards_first == "up" else "run"
        return self.part(Part(form, out, first, self.cards.none, 0))

    def part(self, part: Part) -> Worth:
        """Both bounds of a part, worked out once."""
        if part not in self.worths:
            if part.name in self.parts:
                walk = Walk(self, part, self.parts[part.name])
                self.worths[part] = walk.in_sight() if part.form == "open" else walk.hidden()
            elif part.form == "open":
                # Only the player's choices are written of it, and the player may never get there.
                upper = Walk(self, part, {}).open_upper(0, False)
                self.worths[part] = np.full(self.cards.width, np.nan), upper
            else:
                raise Unfit("certificate-missing", what=part.name, where="parts")
        return self.worths[part]

    def row(self, part: Part, number: int) -> Floats:
        """What each hand gets from the banker who follows this policy, (H,)."""
        return self.rows[part.out, part.first, number]

    def hold(self, part: Part, numbers: set[int]) -> None:
        """Work out what hands get from these policies, those of one part at once."""
        new = [each for each in sorted(numbers) if (part.out, part.first, each) not in self.rows]
        if not new:
            return
        bank, order = self.bank(part.out), self.states[text(part.out)]
        place = {name: at for at, name in enumerate(order)}
        names = [f"{text(past)} {text(self.cards.hands[hand])}" for past, hand in bank.states]
        at = [place.get(name, len(order)) for name in names]
        letters = [[f"{self.policies[each]}-"[which] for which in at] for each in new]
        held = bank.held(letters, [kind for kind in part.first if bank.left[kind]])
        for each, row in zip(new, held, strict=True):
            self.rows[part.out, part.first, each] = row


class Walk:
    """One part, gone through place by place."""

    def __init__(self, checker: Checker, part: Part, content: dict[str, Any]) -> None:
        self.checker, self.part, self.content = checker, part, content
        self.cards, self.rules = checker.cards, checker.rules
        self.bank = checker.bank(part.out)
        self.runs = part.form == "run"
        self.first = [kind for kind in part.first if self.bank.left[kind]]
        free = self.first if self.rules.bank_card == "exposed" else self.bank.first
        chance = self.bank.chance[: len(self.bank.first)]
        rows = [self.bank.first.index(kind) for kind in free]
        real = np.max(chance[rows], axis=0, initial=0.0) > 0
        self.alive = real & ~np.array(self.cards.shown)
        rows = [self.bank.first.index(kind) for kind in self.first]
        self.possible = np.max(chance[rows], axis=0, initial=0.0) > 0
        self.ended = self.bank.ended[:, self.first].sum(axis=1)
        self.lower = np.zeros(self.cards.width)
        self.groups = 0
        self.held: tuple[list[int], list[int], list[float]] = ([], [], [])
        written = content.get("banker", {}).values()
        checker.hold(part, {number for shares in written for _, number in shares})

    # What the rules allow

    def stake(self, raised: bool) -> float:
        """The stake in first stakes."""
        return self.checker.highest if raised or self.part.level else 1.0

    def stands(self, hand: int, raised: bool) -> bool:
        """Whether the player may stand."""
        total, lone = self.cards.total[hand], self.cards.size[hand] == 1
        if total >= LIMIT:
            return True
        capped = lone and self.rules.bets_lone_card_cap and self.stake(raised) > 1
        if capped or self.cards.lone_wild[hand]:
            return False
        reaches = self.rules.cards_reach_bank and self.rules.bank_card == "exposed"
        return not reaches or total >= self.cards.value[self.part.first[0]]

    def asks(self, raised: bool) -> list[tuple[str, bool]]:
        """Whether a card may be asked for without and with a raise."""
        may_raise = self.checker.highest > 1 and not raised and not self.part.level
        return [("", raised), ("_raise", True)] if may_raise else [("", raised)]

    def leaves(self, hand: int, raised: bool) -> dict[str, Worth]:
        """What leads out of the part, and what it is worth times the chance."""
        found: dict[str, Worth] = {}
        cards, draws, shown = self.cards, self.rules.cards_draws, self.cards.hands[hand]
        lone = cards.size[hand] == 1
        downs = draws == "one_down" or (draws == "all_down" and lone)
        if self.runs and downs and cards.total[hand] < LIMIT:
            for name, up in self.asks(raised):
                form, level = "down" if draws == "all_down" else "run", int(up or self.part.level)
                part = self.part._replace(form=form, shown=shown, level=level)
                found[f"down{name}"] = self.checker.part(part)
        if not lone:
            return found
        kind = shown.index(1)
        if cards.rank[kind] in self.rules.first_card_pass_on:
            found["pass"] = np.zeros(cards.width), 0.0
        if cards.burns[kind]:
            low, high = self.checker.root(plus(self.part.out, kind), self.part.first)
            share = self.bank.left[kind] / sum(self.bank.left)
            found["burn"] = share * low, share * high
        if self.rules.specials_muerta and cards.rank[kind] == MUERTA_RANK:
            for name, up in self.asks(raised):
                got = self.stake(up) * self.bank.muerta[kind]
                found[f"muerta{name}"] = got, float(got[self.first].sum())
        return found

    def chosen(self, where: str, said: dict[str, float], legal: set[str]) -> dict[str, float]:
        """What a strategy says in one place, when it is a choice among what is legal."""
        if not set(said) <= legal:
            names = {"said": " ".join(sorted(said)), "allowed": " ".join(sorted(legal))}
            raise Unfit("certificate-illegal", part=self.part.name, place=where, **names)
        total = float(sum(said.values()))
        if min(said.values(), default=-1.0) < 0 or not abs(total - 1) <= TOLERANCE:
            name = self.part.name
            raise Unfit("certificate-sum", part=name, place=where, sum=repr(total))
        return {name: share / total for name, share in said.items()}

    def missing(self, where: str) -> Unfit:
        """A place that can be reached and is not there."""
        return Unfit("certificate-missing", what=f'"{where}"', where=self.part.name)

    # A part with a hidden card

    def hidden(self) -> Worth:
        """Both bounds of a part in which the banker does not see all of the player's cards."""
        shown = self.cards.index[self.part.shown]
        first = [kind if self.runs else hand for kind, hand in self.after(shown)]
        low = self.stake(False) * self.bank.ended[shown]
        high = self.stake(False) * float(self.ended[shown])
        if first:
            high += sum(self.place("", shown, False, dict.fromkeys(first, 1.0)).values())
        return low + self.lower + self.bank.replies(*self.held).sum(axis=0), high

    def after(self, hand: int) -> list[tuple[int, int]]:
        """The cards with which a hand goes on, and the hands that they make."""
        more = enumerate(self.cards.more[hand])
        return [(kind, each) for kind, each in more if each >= 0 and self.alive[each]]

    def place(
        self, place: str, shown: int, raised: bool, plan: dict[int, float]
    ) -> dict[int, float]:
        """What the player can get at most, by what it privately has: a hidden kind, or a hand.

        ``plan`` is how often the player's own choices lead here with each, summed over the orders
        of hidden cards.
        """
        hands = {own: self.cards.more[shown][own] if self.runs else own for own in plan}
        against = self.against(place, hands.values(), raised)
        worth = {}
        hits: dict[str, dict[int, float]] = {name: {} for name, _ in self.asks(raised)}
        for own, hand in hands.items():
            private = str(own) if self.runs else text(self.cards.hands[own])
            where = f"{place}|{private}"
            worth[own], said = self.choose(where, hand, raised, plan[own], float(against[hand]))
            if self.cards.total[hand] < LIMIT:
                for name, going in hits.items():
                    going[own] = plan[own] * said.get(f"hit{name}", 0.0)
        self.groups += 1
        for name, up in self.asks(raised):
            sign = "r" if name else "u" if self.runs else "d"
            for own, gets in self.hit(place + sign, shown, up, hits[name]).items():
                worth[own] = max(worth[own], gets)
        return worth

    def choose(
        self, where: str, hand: int, raised: bool, plan: float, against: float
    ) -> tuple[float, dict[str, float]]:
        """The best but asking for a card, at most; and what the strategy says."""
        leaves = self.leaves(hand, raised)
        legal = set(leaves)
        if self.cards.total[hand] < LIMIT:
            legal |= {f"hit{name}" for name, _ in self.asks(raised)}
        if self.stands(hand, raised):
            legal.add("stand")
        written = self.content["player"].get(where)
        if written is None and plan > 0:
            raise self.missing(where)
        said = {} if written is None else self.chosen(where, written, legal)
        options = [worth[1] for worth in leaves.values()]
        for name, worth in leaves.items():
            self.lower += plan * said.get(name, 0.0) * worth[0]
        if "stand" in legal:
            options.append(self.stake(raised) * against)
            self.note(hand, self.stake(raised) * plan * said.get("stand", 0.0))
        return max(options, default=-np.inf), said

    def hit(
        self, place: str, shown: int, raised: bool, going: dict[int, float]
    ) -> dict[int, float]:
        """What asking for a card brings at most, by what the player has that may ask."""
        following: dict[str, tuple[int, dict[int, float]]] = {}
        steps: dict[int, list[tuple[str, int]]] = {own: [] for own in going}
        for own, share in going.items():
            whole = self.cards.more[shown][own] if self.runs else own
            self.lower += share * self.stake(raised) * self.bank.ended[whole]
            for kind, hand in self.after(whole):
                to, then = (f"{place}{kind}", own) if self.runs else (place, hand)
                grown = self.cards.more[shown][kind] if self.runs else shown
                plan = following.setdefault(to, (grown, {}))[1]
                plan[then] = plan.get(then, 0.0) + share
                steps[own].append((to, then))
        worth = {to: self.place(to, at, raised, plan) for to, (at, plan) in following.items()}
        found = {}
        for own, ways in steps.items():
            whole = self.cards.more[shown][own] if self.runs else own
            found[own] = self.stake(raised) * float(self.ended[whole])
            found[own] += sum(worth[to][then] for to, then in ways)
        return found

    def note(self, hand: int, weight: float) -> None:
        """The player may stand here with this hand."""
        if weight:
            rows, hands, weights = self.held
            rows.append(self.groups)
            hands.append(hand)
            weights.append(weight)

    def against(self, place: str, hands: Iterable[int], raised: bool) -> Floats:
        """What each hand gets from the banker's strategy when the player stands here, per stake."""
        if not any(self.possible[hand] and self.stands(hand, raised) for hand in hands):
            return np.zeros(len(self.cards.hands))
        written = self.content["banker"].get(place)
        if written is None:
            raise self.missing(place)
        said: dict[str, float] = {}
        for share, number in written:
            said[str(number)] = said.get(str(number), 0.0) + share
        shares = self.chosen(place, said, set(said))
        found = np.zeros(len(self.cards.hands))
        for number, share in shares.items():
            found += share * self.checker.row(self.part, int(number))
        return found

    # A part in which all cards lie in sight: the banker's reply to a hand is what it is

    def in_sight(self) -> Worth:
        """Both bounds of a part in which the banker sees all of the player's cards."""
        return self.open_lower(0, False), self.open_upper(0, False)

    def open_legal(self, hand: int, raised: bool) -> tuple[dict[str, Worth], dict[str, bool]]:
        """What ends the player's turn here and is worth what, and how a card may be asked for."""
        if not hand:
            return {}, {"hit": raised}
        ends = self.leaves(hand, raised)
        if self.stands(hand, raised):
            known = self.stake(raised) * self.bank.known[hand]
            ends["stand"] = known, float(known[self.first].sum())
        asks = self.asks(raised) if self.cards.total[hand] < LIMIT else []
        return ends, {f"hit{name}": up for name, up in asks}

    def open_upper(self, hand: int, raised: bool) -> float:
        """The most that the player can get from here on."""
        ends, asks = self.open_legal(hand, raised)
        options = [worth[1] for worth in ends.values()]
        for up in asks.values():
            goes_on = sum(self.open_upper(each, up) for _, each in self.after(hand))
            options.append(self.stake(up) * float(self.ended[hand]) + goes_on)
        return max(options)

    def open_lower(self, hand: int, raised: bool) -> Floats:
        """What the player's strategy gets at least, by the banker's first card."""
        ends, asks = self.open_legal(hand, raised)
        where = f"{text(self.cards.hands[hand])} {int(raised or self.part.level)}"
        said = self.content["open"].get(where)
        if said is None:
            raise self.missing(where)
        self.chosen(where, {said: 1.0}, set(ends) | set(asks))
        if said in ends:
            if np.isnan(ends[said][0]).any():
                raise self.missing(f"{where} {said}")
            return ends[said][0]
        found: Floats = self.stake(asks[said]) * self.bank.ended[hand]
        for _, each in self.after(hand):
            found = found + self.open_lower(each, asks[said])
        return found
