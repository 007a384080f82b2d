"""Rounds of one player against the banker by a solution, compiled: same cards, same lots."""

from typing import Final

import numpy as np

from siete.amounts import times
from siete.cards import LIMIT
from siete.game.settle import muerta_pays
from siete.odds.compiled import compiled
from siete.odds.deck import Ints
from siete.odds.equilibrium.bank import BURN, STAND
from siete.odds.kernel import stream
from siete.odds.kernel.run import Tally
from siete.odds.kernel.setup import HIDDEN
from siete.odds.kernel.stream import Words, begin, draw
from siete.odds.solution.luck import BANKER, PLAYER, draw_lot
from siete.odds.solution.packed import At, Data, Packed
from siete.odds.solution.places import DO, DOWN, RUN
from siete.odds.solution.tables import PLAY, VOID
from siete.rules import BUST, CLASSES, Rules, pay_matrix

_32 = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_NO_MOMENT = np.uint64(0)
_PLAYER, _BANKER = np.uint64(PLAYER), np.uint64(BANKER)

(
    _STAND,
    _HIT,
    _HIT_RAISE,
    _DOWN,
    _DOWN_RAISE,
    _PASS,
    _BURN,
    _MUERTA,
    _MUERTA_RAISE,
) = range(len(DO))

_HIDES, _SEEN, _DEAD, _LEFT = range(4)
"""How a player's turn ends: a card lies hidden; all can be seen; a muerta; it passed."""

LEVELS: Final = 2
"""Stakes: the first one, the highest."""


def tally_by(tables: Packed, rules: Rules, seed: int, first: int, rounds: int) -> Tally:
    """What the rounds from number ``first`` came to, in trillionths of a chip."""
    met: Ints = np.zeros((2, LEVELS, HIDDEN, HIDDEN + 1), np.int64)
    unplaced: Ints = np.zeros(1, np.int64)
    play(tables.at, tables.data, tables.lots, np.uint64(seed), first, rounds, met, unplaced)
    total = squares = 0
    for muerta, level, made, bank in np.argwhere(met).tolist():
        many = int(met[muerta, level, made, bank])
        paid = _paid(rules, muerta, level, made, bank)
        total += many * paid
        squares += many * paid**2
    counts: Ints = met.sum(axis=(0, 1))[None]
    return Tally(rounds, [total, -total], [squares, squares], counts, int(unplaced[0]))


def _paid(rules: Rules, muerta: int, level: int, made: int, bank: int) -> int:
    """What a player's class gets from the banker's, in trillionths of a chip."""
    stake = rules.bets_max if level else rules.bets_min
    if bank == HIDDEN:
        return -stake
    multiple = pay_matrix(rules)[CLASSES[made]][CLASSES[bank]]
    if muerta and multiple > 0 and muerta_pays(made, bank):
        multiple = rules.pay_muerta
    return times(stake, multiple)


@compiled
def play(
    at: At,
    data: Data,
    lots: Words,
    seed: np.uint64,
    first: int,
    rounds: int,
    met: Ints,
    unplaced: Ints,
) -> None:
    """Play rounds and count them into ``met`` (2, 2, 19, 20).

    By muerta or not, level of the stake, the player's class and the banker's, ``HIDDEN`` where the
    banker did not play. What was voided, or passed, is not counted. ``unplaced`` (1,) counts the
    decisions for which the solution has no place.
    """
    state = np.zeros(stream.STATE, np.uint64)
    state[stream.KEY] = seed & _LOW
    state[stream.KEY + 1] = seed >> _32
    for number in range(first, first + rounds):
        _round(at, data, lots, state, np.uint64(number), met, unplaced)


@compiled
def _round(
    at: At,
    data: Data,
    lots: Words,
    state: Words,
    number: np.uint64,
    met: Ints,
    unplaced: Ints,
) -> None:
    begin(state, number, at.deck)
    own = _card(at, data, state)
    bank = _card(at, data, state)
    deal, bank = _word(at, data, state, bank)
    if deal < 0:
        return
    how, level, setting, node, hand = _turn(
        at, data, lots, state, number, deal, own, bank, unplaced
    )
    if how == _LEFT:
        return
    if hand < 0:
        met[int(how == _DEAD), level, BUST, HIDDEN] += 1
        return
    policy = _at(data, at.plain + setting)
    if at.by_book:
        if how == _DEAD:
            policy = _at(data, at.muerta + setting)
        elif how == _SEEN:
            policy = _at(data, at.known + setting * at.hands + hand)
        elif node >= 0 and _at(data, at.mixes + node + 1) > _at(data, at.mixes + node):
            policy = _mixed(at, data, lots, state, number, node)
        else:
            unplaced[0] += 1
    its = _bank(at, data, state, setting, bank, policy)
    met[int(how == _DEAD), level, _at(data, at.classes + hand), its] += 1


@compiled
def _word(at: At, data: Data, state: Words, bank: int) -> tuple[int, int]:
    """The deal after the banker's word, -1 where it voids, and its first card."""
    deal = 0
    while True:
        word = data[at.word + deal * at.width + bank]
        if word == PLAY:
            return deal, bank
        if word == VOID:
            return -1, bank
        deal = _at(data, at.following + deal * at.width + bank)
        bank = _card(at, data, state)


@compiled
def _turn(
    at: At,
    data: Data,
    lots: Words,
    state: Words,
    number: np.uint64,
    deal: int,
    own: int,
    bank: int,
    unplaced: Ints,
) -> tuple[int, int, int, int, int]:
    """The player's turn: how it ended, the level of the stake, setting, node and hand.

    The hand is negative where it is bust.
    """
    width = at.width
    setting = _at(data, at.begins + deal * width + bank)
    reach = _at(data, at.value + bank) if at.reaches else 0
    node = _begun(at, data, _at(data, at.root + deal * width + bank), own)
    hand = _at(data, at.single + own)
    level, cards = 0, 1
    while True:
        entry = _entry(at, data, lots, state, number, node, own, hand, cards)
        if entry < 0 and not at.asks and data[at.total + hand] < LIMIT:
            unplaced[0] += 1
        does = _does(at, data, entry, hand, reach)
        if does == _STAND:
            return _SEEN if at.open else _HIDES, level, setting, node, hand
        if does == _PASS:
            return _LEFT, level, setting, node, hand
        raised = int(at.raises and level == 0 and _raises(does))
        level |= raised
        card = _card(at, data, state)
        cards += 1
        if does == _BURN:
            setting = _at(data, at.burns + setting * width + own)
            own = card
            node = _begun(at, data, _at(data, at.to + entry), own)
            hand = _at(data, at.single + own)
            continue
        hand = _at(data, at.after + hand * width + card)
        if does in (_MUERTA, _MUERTA_RAISE):
            return _DEAD, level, setting, node, hand
        if hand < 0 or data[at.shows + hand]:
            return _SEEN, level, setting, node, hand
        if does in (_DOWN, _DOWN_RAISE):
            node = _at(data, at.to + entry)
            own = card
        else:
            node = _moved(at, data, node, card, raised)


@compiled
def _raises(does: int) -> bool:
    return does in (_HIT_RAISE, _DOWN_RAISE, _MUERTA_RAISE)


@compiled
def _does(at: At, data: Data, entry: int, hand: int, reach: int) -> int:
    """What the player does with a hand, within what the rules allow."""
    total = data[at.total + hand]
    does = _STAND if entry < 0 else _at(data, at.does + entry)
    if at.asks:
        does = _HIT if total < at.asks else _STAND
    if total >= LIMIT:
        return _STAND
    forced = total < reach or hand == at.lone_wild
    return _HIT if forced and does == _STAND else does


@compiled
def _begun(at: At, data: Data, node: int, own: int) -> int:
    """The node after the first card: everybody sees it, or nobody."""
    return _at(data, at.child + 2 * (node * at.width + own)) if at.open and node >= 0 else node


@compiled
def _moved(at: At, data: Data, node: int, card: int, raised: int) -> int:
    """The node after a card that was asked for, which everybody sees, or nobody."""
    if node < 0:
        return -1
    way = raised if data[at.form + node] == DOWN else 2 * card + raised
    return _at(data, at.child + 2 * node * at.width + way)


@compiled
def _at(data: Data, place: int) -> int:
    return int(np.int64(data[place]))


@compiled
def _card(at: At, data: Data, state: Words) -> int:
    """The kind of the next card."""
    return _at(data, at.kind + draw(state))


@compiled
def _entry(
    at: At,
    data: Data,
    lots: Words,
    state: Words,
    number: np.uint64,
    node: int,
    own: int,
    hand: int,
    cards: int,
) -> int:
    """What the player does, as an entry; -1 where the solution says nothing."""
    if at.asks or node < 0:
        return -1
    row = _at(data, at.row + node)
    form = data[at.form + node]
    if form == RUN:
        row += own
    elif form == DOWN:
        rank = _at(data, at.rank + data[at.base + node] * at.hands + hand)
        if rank < 0:
            return -1
        row += rank
    entry = _at(data, at.starts + row)
    last = _at(data, at.starts + row + 1) - 1
    if last < entry:
        return -1
    if entry < last:
        lot = draw_lot(state[stream.KEY], state[stream.KEY + 1], number, np.uint64(cards), _PLAYER)
        while entry < last and lot >= lots[at.ends + entry]:
            entry += 1
    return entry


@compiled
def _mixed(at: At, data: Data, lots: Words, state: Words, number: np.uint64, node: int) -> int:
    """The banker's policy when the player stands at a node that has some."""
    entry = _at(data, at.mixes + node)
    last = _at(data, at.mixes + node + 1) - 1
    if entry < last:
        lot = draw_lot(state[stream.KEY], state[stream.KEY + 1], number, _NO_MOMENT, _BANKER)
        while entry < last and lot >= lots[at.mix_ends + entry]:
            entry += 1
    return _at(data, at.mix_row + entry)


@compiled
def _bank(at: At, data: Data, state: Words, setting: int, first: int, policy: int) -> int:
    """The banker's turn by a policy: the class of its hand."""
    out = _at(data, at.out + setting)
    has = _at(data, at.firsts + out * at.width + first)
    while True:
        says = data[at.policies + policy * at.states + has]
        state_of_out = out * at.states + has
        if says == STAND:
            return _at(data, at.bank_class + state_of_out)
        card = _card(at, data, state)
        if says == BURN:
            has = _at(data, at.burnt + state_of_out * at.width + card)
        else:
            has = _at(data, at.draws + state_of_out * at.width + card)
            if has < 0:
                return BUST
