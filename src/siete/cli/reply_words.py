"""The best reply to a banker who draws to a total, as lines of text."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from siete.cli.columns import columns, heading, paragraph
from siete.odds.deck import Deck
from siete.odds.reply import Choice, Reply
from siete.odds.report import hand_kinds
from siete.odds.street import may_split
from siete.odds.turn import BURN, HIT, LEAVE, MUERTA, MUERTA_RAISE, RAISE, STAND
from siete.texts import Texts

_SIGNS: Final = {
    STAND: "=",
    HIT: "+",
    RAISE: "↑",
    LEAVE: "←",
    BURN: "×",
    MUERTA: "m",
    MUERTA_RAISE: "M",
}
"""What stands for a choice in a table with a column for each bank card."""
_MIXED: Final = "*"
_MOST_NAMED: Final = 12
"""How many hands are named that are played otherwise than most of their total."""


class _Line(NamedTuple):
    """What a line of the table is about: hands of a total, or a single card of a kind."""

    cards: int
    total: int
    name: str


_Table: TypeAlias = dict[_Line, dict[int | None, list[Choice]]]


def reply_words(reply: Reply, words: Texts) -> Iterator[str]:
    """What the best reply is worth, what simpler play is, and how to play."""
    say = words.say
    yield from heading(say("odds-reply-title", total=words.points(reply.game.banker_draws_to)))
    yield from paragraph(say("odds-reply-legend"))
    yield ""
    yield from columns([say("odds-way-title"), say("odds-worth-title")], list(_worth(reply, words)))
    yield from heading(say("odds-threshold-title"))
    yield from columns(
        [say("odds-stand-from"), say("odds-worth-title")],
        [
            [words.points(total), words.decimal(worth, 4, signed=True)]
            for total, worth in reply.draw_to.items()
        ],
    )
    yield from heading(say("odds-play-title"))
    table = _table(reply, words)
    if reply.game.firsts == (None,):
        yield from columns(*_with_worth(table, words))
    else:
        yield from columns(*_with_signs(table, reply, words))
        yield ""
        yield from paragraph(_legend(table, words))
    yield from _otherwise(table, reply.deck, words)


def _worth(reply: Reply, words: Texts) -> Iterator[list[str]]:
    """What each way to play is worth."""
    say = words.say
    lower, upper = reply.bounds
    known = [(say("odds-worth-best"), lower)]
    if upper != lower:
        known = [(say("odds-worth-least"), lower), (say("odds-worth-most"), upper)]
    if may_split(reply.deck):
        known.append((say("odds-worth-unsplit"), reply.value))
    known.append((say("odds-worth-totals"), reply.by_totals))
    known.append((say("odds-worth-threshold"), reply.by_threshold))
    for name, worth in known:
        yield [name, words.decimal(worth, 4, signed=True)]


def _table(reply: Reply, words: Texts) -> _Table:
    """The choices by the lines of the table, single cards first, then totals; by bank card."""
    found: _Table = {}
    for bank in reply.game.firsts:
        for choice in reply.choices(bank):
            if reply.deck.ends[choice.hand]:
                continue
            one = int(reply.deck.size[choice.hand]) == 1
            name = words.points(choice.total)
            if one:
                name = _kinds(reply.deck, choice.hand, words)
            line = _Line(1 if one else 2, choice.total, name)
            found.setdefault(line, {}).setdefault(bank, []).append(choice)
    return {line: found[line] for line in sorted(found)}


def _usual(choices: Sequence[Choice]) -> str:
    """What is best with most hands, by how likely they are."""
    weights: dict[str, float] = {}
    for choice in choices:
        weights[choice.best] = weights.get(choice.best, 0.0) + float(choice.chance)
    return max(weights, key=weights.__getitem__)


def _with_worth(table: _Table, words: Texts) -> tuple[list[str], list[list[str]]]:
    """The table where the bank card is hidden: what is best, and what each choice is worth."""
    options = [
        name
        for name in _SIGNS
        if any(name in choice.options for line in table.values() for choice in line[None])
    ]
    said = [words.say("odds-option", option=name) for name in options]
    rows = []
    for line, by_bank in table.items():
        choices = by_bank[None]
        weight = sum(float(choice.chance) for choice in choices)
        cells = []
        for name in options:
            if not all(name in choice.options for choice in choices):
                cells.append("")
                continue
            worth = sum(float(each.chance * each.options[name]) for each in choices) / weight
            cells.append(words.decimal(worth, 3, signed=True))
        best = words.say("odds-option", option=_usual(choices)) + _mixed(choices)
        rows.append([_name(line, words), best, *cells])
    return [words.say("odds-hand-title"), words.say("odds-best-title"), *said], rows


def _with_signs(table: _Table, reply: Reply, words: Texts) -> tuple[list[str], list[list[str]]]:
    """The table where the bank card is exposed: a column for each kind of it, with signs."""
    names = [
        words.say("odds-hand-title"),
        *(_kinds(reply.deck, int(reply.deck.single[bank]), words) for bank in _banks(reply)),
    ]
    rows = [
        [
            _name(line, words),
            *(
                _SIGNS[_usual(by_bank[bank])] + _mixed(by_bank[bank]) if bank in by_bank else ""
                for bank in _banks(reply)
            ),
        ]
        for line, by_bank in table.items()
    ]
    return names, rows


def _banks(reply: Reply) -> list[int]:
    return [bank for bank in reply.game.firsts if bank is not None]


def _mixed(choices: Sequence[Choice]) -> str:
    return _MIXED if len({choice.best for choice in choices}) > 1 else ""


def _name(line: _Line, words: Texts) -> str:
    return words.say("odds-line", cards=line.cards, name=line.name)


def _legend(table: _Table, words: Texts) -> str:
    used = {_usual(choices) for by_bank in table.values() for choices in by_bank.values()}
    return words.say(
        "odds-legend",
        signs=words.listed(
            [
                words.say("odds-sign", sign=sign, meaning=words.say("odds-option", option=name))
                for name, sign in _SIGNS.items()
                if name in used
            ],
            "comma",
        ),
    )


def _otherwise(table: _Table, deck: Deck, words: Texts) -> Iterator[str]:
    """The hands that are played otherwise than most of their line, the most costly ones first."""
    found: list[tuple[float, Choice]] = []
    for by_bank in table.values():
        for choices in by_bank.values():
            usual = _usual(choices)
            found += [(_cost(choice, usual), choice) for choice in choices if choice.best != usual]
    if not found:
        return
    found.sort(key=lambda each: -each[0])
    yield ""
    yield from paragraph(words.say("odds-otherwise-title"))
    for _, choice in found[:_MOST_NAMED]:
        yield from paragraph(_exception(choice, deck, words), "- ")
    if len(found) > _MOST_NAMED:
        yield from paragraph(words.say("odds-otherwise-more", hands=len(found) - _MOST_NAMED))


def _cost(choice: Choice, usual: str) -> float:
    """What it costs a round, with this bank card, to play a hand like most of its line."""
    worth = choice.options.get(usual)
    return 0.0 if worth is None else float((choice.options[choice.best] - worth) * choice.chance)


def _exception(choice: Choice, deck: Deck, words: Texts) -> str:
    said: Mapping[str, str] = {
        "hand": _kinds(deck, choice.hand, words),
        "total": words.points(choice.total),
        "option": words.say("odds-option", option=choice.best),
    }
    if choice.bank is None:
        return words.say("odds-otherwise", **said)
    bank = _kinds(deck, int(deck.single[choice.bank]), words)
    return words.say("odds-otherwise-bank", bank=bank, **said)


def _kinds(deck: Deck, hand: int, words: Texts) -> str:
    """The cards of a hand by their kinds."""
    return " ".join(
        words.say("odds-kind", kind=name) if name.isalpha() else name
        for name in hand_kinds(deck, hand)
    )
