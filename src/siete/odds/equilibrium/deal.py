"""The deal and the banker's word on its first card: exposed, voided, burnt, or played (R3, R4)."""

from collections.abc import Callable
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from siete.game.facts import facts_of
from siete.odds.deck import Floats
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.parts import Key, Out

VOID_RANK: Final = 3


class Word(NamedTuple):
    """What the banker does with its first card before the player acts, by kinds of cards.

    ``played``, ``voided`` and ``burnt`` are disjoint; a hidden card's word tells the player that it
    is one of ``played``.
    """

    played: frozenset[int]
    voided: frozenset[int]
    burnt: frozenset[int]


class Dealt(NamedTuple):
    """The value of a deal: bounds, the banker's word, and the parts that may follow with chances.

    ``voids`` is the chance that the round is void, ``again`` are the deals after an early burn, and
    ``options`` the kinds with which there could be one.
    """

    lower: float
    upper: float
    word: Word
    follows: tuple[tuple[Key, float], ...]
    voids: float
    again: tuple[tuple[Out, float], ...]
    options: frozenset[int] = frozenset()


def deal(game: Game, out: Out) -> Dealt:
    """The value of a round in which these cards were burnt before the player acted."""
    left = game.deck.counts - np.array(out)
    chances = left / left.sum()
    kinds = frozenset(int(kind) for kind in np.flatnonzero(left))
    if game.rules.bank_card == "exposed":
        return _exposed(game, out, kinds, chances)
    voids, burns = _options(game, kinds)
    best: Dealt | None = None
    for word in _words(kinds, voids, burns):
        found = _hidden(game, out, word, voids, burns, chances, lambda more: deal(game, more))
        if best is None or found.upper - found.lower < best.upper - best.lower:
            best = found
        if best.upper - best.lower <= 100 * game.tolerance:
            break
    assert best is not None
    return best


def again(game: Game, out: Out, solved: Game) -> Dealt:
    """A deal with the banker's word as in the solved game, where the player plays otherwise.

    Its ``lower`` is what the player gets when the banker replies its best, also by another word.
    """
    left = game.deck.counts - np.array(out)
    chances = left / left.sum()
    kinds = frozenset(int(kind) for kind in np.flatnonzero(left))
    if game.rules.bank_card == "exposed":
        return _exposed(game, out, kinds, chances)
    voids, burns = _options(game, kinds)
    word = deal(solved, out).word
    return _hidden(game, out, word, voids, burns, chances, lambda more: again(game, more, solved))


def _options(game: Game, kinds: frozenset[int]) -> tuple[frozenset[int], frozenset[int]]:
    """The kinds with which the banker may void, and burn before the player acts."""
    rules = game.rules
    if not facts_of(rules).asks_validity:
        return frozenset(), frozenset()
    voids = game.kinds_of_rank(VOID_RANK) if rules.bank_void_on_three else frozenset()
    burns = frozenset(kind for kind in kinds if game.deck.kinds[kind].burns)
    return voids & kinds, burns if rules.first_card_bank_burns else frozenset()


def _words(kinds: frozenset[int], voids: frozenset[int], burns: frozenset[int]) -> list[Word]:
    """The banker's pure words, the likeliest to be right first: it burns and voids what it may."""
    return [
        Word(kinds - voided - burnt, voided, burnt)
        for burnt in _subsets(burns)
        for voided in _subsets(voids - burnt)
    ]


def _subsets(kinds: frozenset[int]) -> list[frozenset[int]]:
    return [
        frozenset(chosen)
        for many in range(len(kinds), -1, -1)
        for chosen in combinations(sorted(kinds), many)
    ]


def _hidden(
    game: Game,
    out: Out,
    word: Word,
    voids: frozenset[int],
    burns: frozenset[int],
    chances: Floats,
    burnt_more: Callable[[Out], Dealt],
) -> Dealt:
    root = game.root(out, word.played)
    share = _share(chances, word.played)
    upper = share * game.bounds(root)[1]
    after_burning = {kind: burnt_more(_more(out, kind)) for kind in burns}
    for kind in word.burnt:
        upper += chances[kind] * after_burning[kind].upper
    choosing = voids | burns
    rest = word.played - choosing
    lower = _share(chances, rest) * game.lower(root, rest)
    for kind in choosing:
        options = [game.lower(root, frozenset((kind,)))]
        if kind in voids:
            options.append(0.0)
        if kind in burns:
            options.append(after_burning[kind].lower)
        lower += chances[kind] * min(options)
    return Dealt(
        float(lower),
        float(upper),
        word,
        ((root, share),),
        _share(chances, word.voided),
        tuple((_more(out, kind), float(chances[kind])) for kind in sorted(word.burnt)),
        burns,
    )


def _exposed(game: Game, out: Out, kinds: frozenset[int], chances: Floats) -> Dealt:
    voids, burns = _options(game, kinds)
    lower = upper = ends = 0.0
    played: set[int] = set()
    voided: set[int] = set()
    burnt: set[int] = set()
    follows = []
    again = []
    for kind in sorted(kinds):
        root = game.root(out, frozenset((kind,)))
        options = [(*game.bounds(root), played)]
        if kind in voids:
            options.append((0.0, 0.0, voided))
        if kind in burns:
            other = deal(game, _more(out, kind))
            options.append((other.lower, other.upper, burnt))
        best = min(options, key=lambda option: option[1])
        lower += chances[kind] * min(option[0] for option in options)
        upper += chances[kind] * best[1]
        best[2].add(kind)
        if best[2] is played:
            follows.append((root, float(chances[kind])))
        elif best[2] is voided:
            ends += float(chances[kind])
        else:
            again.append((_more(out, kind), float(chances[kind])))
    word = Word(frozenset(played), frozenset(voided), frozenset(burnt))
    return Dealt(float(lower), float(upper), word, tuple(follows), ends, tuple(again), burns)


def _share(chances: Floats, kinds: frozenset[int]) -> float:
    return float(chances[sorted(kinds)].sum()) if kinds else 0.0


def _more(out: Out, kind: int) -> Out:
    return (*out[:kind], out[kind] + 1, *out[kind + 1 :])
