"""Spanish cards drawn with characters.

A suit is told by its sign, by its colour and by the *pintas*: the gaps in the frame's upper and
lower edge, none for coins, one for cups, two for swords, three for clubs, as on printed cards.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from siete.cards import FIGURES, RANK_OF, Card, suit_of
from siete.game import HIDDEN
from siete.terminal import palette
from siete.terminal.canvas import Canvas

Rows: TypeAlias = tuple[str, ...]


class Size(NamedTuple):
    """How big a card is drawn, in cells."""

    name: Literal["large", "medium", "small", "inline"]
    width: int
    height: int
    peek: int


LARGE: Final = Size("large", 9, 7, 4)
MEDIUM: Final = Size("medium", 7, 5, 4)
SMALL: Final = Size("small", 5, 3, 4)
INLINE: Final = Size("inline", 4, 1, 4)
"""One line: the rank and the suit's sign, with a space after it."""

SIGN: Final = {"o": "◉", "c": "Ʊ", "e": "†", "b": "♣"}
"""The sign of each suit: a coin, a cup, a sword, a club's leaf."""

_EDGE: Final = {
    "large": {"o": "───────", "c": "─── ───", "e": "── ─ ──", "b": "─ ─ ─ ─"},
    "medium": {"o": "─────", "c": "── ──", "e": "─ ─ ─", "b": " ─ ─ "},
    "small": {"o": "───", "c": "─ ─", "e": " ─ ", "b": "   "},
}
"""The frame's upper and lower edge by suit."""

_PIPS: Final[dict[str, dict[int, Rows]]] = {
    "large": {
        2: ("   *", "", "", "", "   *"),
        3: ("   *", "", "   *", "", "   *"),
        4: ("  * *", "", "", "", "  * *"),
        5: ("  * *", "", "   *", "", "  * *"),
        6: ("  * *", "", "  * *", "", "  * *"),
        7: ("  * *", "   *", "  * *", "", "  * *"),
    },
    "medium": {
        2: ("   *", "", "   *"),
        3: ("   *", "   *", "   *"),
        4: ("  * *", "", "  * *"),
        5: ("  * *", "   *", "  * *"),
        6: ("  * *", "  * *", "  * *"),
        7: ("  * *", "  ***", "  * *"),
    },
}
_ACES: Final[dict[str, dict[str, Rows]]] = {
    "large": {
        "o": ("", "  ╭─╮", "  │◉│", "  ╰─╯", ""),
        "c": ("", "  ◥█◤", "   ┃", "  ▔▔▔", ""),
        "e": ("   ╷", "   ┃", "   ┃", "  ╺╋╸", "   ╹"),
        "b": ("", "  ▟█▖", "  ▐█▌", "   █", ""),
    },
    "medium": {
        "o": ("  ╭─╮", "  │◉│", "  ╰─╯"),
        "c": ("  ◥█◤", "   ┃", "  ▔▔▔"),
        "e": ("   ╻", "   ┃", "  ╺╋╸"),
        "b": ("  ▟█▖", "  ▐█▌", "   █"),
    },
}
_FIGURES: Final[dict[str, dict[int, Rows]]] = {
    "large": {
        10: ("    ▂", "   ▐█▌", "  ▗▟█▙▖", "    █", "   ▟ ▙"),
        11: ("    ▗▟▖", "  ▄████", "  ▀▀███", "   ▗███", "  ▗████"),
        12: ("   ◣▲◢", "   ▐█▌", "  ▗███▖", "  ▐███▌", "  ▟███▙"),
    },
    "medium": {
        10: ("   ▂", "  ▟█▙", "   █"),
        11: ("   ▟▖", "  ▀█▙", "  ▟█▌"),
        12: ("  ◣▲◢", "  ▐█▌", "  ▟█▙"),
    },
}


def code(card: Card) -> str:
    """A card's rank and suit's sign, such as ``7◉``."""
    return f"{RANK_OF[card]}{SIGN[suit_of(card)]}"


def draw(
    canvas: Canvas,
    x: int,
    y: int,
    card: Card,
    size: Size,
    *,
    down: bool = False,
    covered: bool = False,
) -> None:
    """Draw a card with its upper left corner at a cell; ``HIDDEN`` shows its back.

    ``down`` is for a card that the viewer knows although it lies face down: its frame is that of a
    back. ``covered`` is for a card of which the next one leaves only ``peek`` columns free.
    """
    if size is INLINE:
        _draw_inline(canvas, x, y, card, down)
    elif card == HIDDEN:
        _draw_back(canvas, x, y, size)
    else:
        _draw_frame(canvas, x, y, card, size, down)
        _draw_picture(canvas, x + 1, y + 1, card, size, covered)


def draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    cards: tuple[tuple[Card, bool], ...],
    size: Size,
    width: int,
) -> int:
    """Draw cards, each with whether it lies down, side by side within a width.

    Where they do not fit each covers part of the one before; inline ones that do not fit are
    counted. Returns the column after the last.
    """
    if size is INLINE:
        return _draw_inline_row(canvas, x, y, cards, width)
    step = size.width
    if len(cards) > 1 and len(cards) * size.width > width:
        step = max(1, min(size.width, (width - size.width) // (len(cards) - 1)))
    for place, (card, down) in enumerate(cards, 1):
        covered = step < size.width and place < len(cards)
        draw(canvas, x, y, card, size, down=down, covered=covered)
        x += step
    return x - step + size.width if cards else x


def row_width(count: int, size: Size) -> int:
    """How many cells that many cards take side by side."""
    return count * size.width


def _draw_inline(canvas: Canvas, x: int, y: int, card: Card, down: bool) -> None:
    if card == HIDDEN:
        canvas.put(x, y, "░░░", palette.BACK)
        return
    canvas.put(x, y, f"{code(card):>3}", palette.SUIT[suit_of(card)])
    if down:
        canvas.put(x + 3, y, "▿", palette.BACK)


def _draw_inline_row(
    canvas: Canvas, x: int, y: int, cards: tuple[tuple[Card, bool], ...], width: int
) -> int:
    room = (width + 1) // INLINE.width
    shown = cards if len(cards) <= room else cards[: max(room - 1, 0)]
    for card, down in shown:
        _draw_inline(canvas, x, y, card, down)
        x += INLINE.width
    if len(shown) < len(cards):
        x = canvas.put(x, y, f"+{len(cards) - len(shown)} ", palette.FAINT)
    return x


def _draw_back(canvas: Canvas, x: int, y: int, size: Size) -> None:
    inner = size.width - 2
    canvas.put(x, y, f"╭{'─' * inner}╮", palette.BACK_FRAME)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, f"│{'╳' * inner}│", palette.BACK_FRAME)
        canvas.put(x + 1, y + row, "╳" * inner, palette.BACK)
    canvas.put(x, y + size.height - 1, f"╰{'─' * inner}╯", palette.BACK_FRAME)


def _draw_frame(canvas: Canvas, x: int, y: int, card: Card, size: Size, down: bool) -> None:
    frame = palette.COVERED if down else palette.FRAME
    inner = size.width - 2
    bottom = y + size.height - 1
    edge = "▒" * inner if down else _EDGE[size.name][suit_of(card)]
    side = "▒" if down else "│"
    corners = "▒▒▒▒" if down else "╭╮╰╯"
    canvas.put(x, y, f"{corners[0]}{edge}{corners[1]}", frame)
    for row in range(y + 1, bottom):
        canvas.put(x, row, f"{side}{' ' * inner}{side}", frame)
    canvas.put(x, bottom, f"{corners[2]}{edge}{corners[3]}", frame)


def _draw_picture(canvas: Canvas, x: int, y: int, card: Card, size: Size, covered: bool) -> None:
    rank, suit = RANK_OF[card], suit_of(card)
    sign, ink = SIGN[suit], palette.SUIT[suit]
    if size is SMALL:
        canvas.put(x, y, f"{code(card):>3}", ink)
        return
    canvas.put(x, y, str(rank), ink)
    if covered or rank in FIGURES:
        canvas.put(x, y + size.height // 2 - 1, sign, ink)
    if covered:
        return
    if rank in FIGURES:
        rows = _FIGURES[size.name][rank]
    elif rank == 1:
        rows = _ACES[size.name][suit]
    else:
        rows = _PIPS[size.name][rank]
    for line, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark != " ":
                canvas.put(x + column, y + line, sign if mark == "*" else mark, ink)
    if size is LARGE and rank not in FIGURES:
        canvas.put_right(x + size.width - 2, y + size.height - 3, str(rank), ink)
