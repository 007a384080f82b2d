"""Drawing the seats: small boxes for the others, the seat in front with large cards."""

from rich.cells import cell_len
from rich.style import Style

from siete.game.view import HandView
from siete.terminal import cards, palette
from siete.terminal.canvas import Canvas, fitted
from siete.terminal.cards import INLINE, Size
from siete.terminal.layout import Box
from siete.terminal.scene import Scene, faces, points_words, status_words, total_words

TURN_SIGN = "▶"
BANK_SIGN = "◆"
STAKE_SIGN = "≡"
"""A pile of chips."""
_INFO_WIDTH = 20
_LABEL_WIDTH = 14


def draw_other(canvas: Canvas, box: Box, size: Size, scene: Scene, seat: int) -> None:
    """One of the other seats: name and stake, cards, what is known of them."""
    x, end = box.x + 1, box.x + box.width - 1
    hands = scene.hands(seat)
    _draw_name(canvas, x, box.y, end, scene, seat)
    pick = scene.pick(seat)
    words_at = box.y + box.height - 1
    if pick is not None:
        cards.draw(canvas, x, box.y + 1, pick, size)
    elif len(hands) > 1:
        room = box._replace(x=x, y=box.y + 1, width=end - x, height=box.height - 1)
        _draw_hands_in_lines(canvas, room, scene, hands)
        return
    elif hands and hands[0].cards:
        cards.draw_row(canvas, x, box.y + 1, faces(hands[0]), size, end - x)
    else:
        words_at = box.y + 1
    words, style = _seat_words(scene, seat, hands)
    balance = scene.texts.amount(scene.view.balances[seat], signed=True)
    right = end - max(cell_len(balance), 1)
    if words:
        canvas.put_right(end, words_at, balance, _balance_style(scene, seat))
        canvas.put(x, words_at, fitted(words, right - x - 1), style)
    else:
        canvas.put(x + 3, words_at, balance, _balance_style(scene, seat))


def draw_front(canvas: Canvas, box: Box, size: Size, scene: Scene) -> None:
    """The seat in front: what is known in words at the left, its cards at the right."""
    seat = scene.front
    hands = scene.hands(seat)
    x = box.x + 1
    info_end = x + _INFO_WIDTH
    _draw_name(canvas, x, box.y, info_end, scene, seat)
    for line, (text, style) in enumerate(_front_words(scene, seat, hands), 1):
        if line < box.height:
            canvas.put(x, box.y + line, fitted(text, _INFO_WIDTH), style)
    room = Box(info_end + 1, box.y, box.x + box.width - info_end - 2, box.height)
    middle = box.x + (box.width - size.width) // 2
    alone = room._replace(x=middle, width=box.x + box.width - middle - 1)
    pick = scene.pick(seat)
    if pick is not None:
        cards.draw(canvas, alone.x, alone.y + 1, pick, size)
    elif not hands or not hands[0].cards:
        _draw_empty(canvas, alone, size)
    else:
        _draw_own_hands(canvas, room, size, scene, hands)


def _draw_name(canvas: Canvas, x: int, y: int, end: int, scene: Scene, seat: int) -> None:
    """Whose turn it is, who banks, the name, and what is staked."""
    if seat in scene.acting:
        canvas.put(x, y, TURN_SIGN, palette.BANK)
    if seat == scene.banker:
        canvas.put(x + 1, y, BANK_SIGN, palette.BANK)
    staked = sum(hand.stake for hand in scene.hands(seat))
    amount = f"{STAKE_SIGN}{scene.texts.amount(staked)}" if staked else ""
    style = palette.AWAY if seat in scene.view.away else palette.NAME
    if seat in scene.acting:
        style = palette.TURN
    room = end - x - 3 - (cell_len(amount) + 1 if amount else 0)
    after = canvas.put(x + 3, y, fitted(scene.view.names[seat], room), style)
    canvas.put(after + 1, y, amount, palette.STAKE)


def _seat_words(scene: Scene, seat: int, hands: tuple[HandView, ...]) -> tuple[str, Style]:
    """What is known of a seat with at most one hand."""
    if seat in scene.view.away:
        return scene.texts.say("terminal-status-out"), palette.AWAY
    if not hands:
        return "", palette.FAINT
    hand = hands[0]
    total = total_words(hand, scene.view.rules, scene.texts)
    words = " ".join(filter(None, (total, status_words(hand, scene.texts))))
    return words, _won_style(hand)


def _won_style(hand: HandView) -> Style:
    if hand.why and hand.won:
        return palette.WON if hand.won > 0 else palette.LOST
    return palette.LOST if hand.status == "bust" else palette.STRONG


def _balance_style(scene: Scene, seat: int) -> Style:
    balance = scene.view.balances[seat]
    return palette.WON if balance > 0 else palette.LOST if balance < 0 else palette.FAINT


def _draw_hands_in_lines(
    canvas: Canvas, box: Box, scene: Scene, hands: tuple[HandView, ...]
) -> None:
    """Several hands, each on a line of its own; those for which there is no line are counted."""
    shown = hands if len(hands) <= box.height else hands[: box.height - 1]
    end = box.x + box.width
    for line, hand in enumerate(shown):
        y = box.y + line
        total = total_words(hand, scene.view.rules, scene.texts)
        words = " ".join(filter(None, (total, status_words(hand, scene.texts))))
        if cell_len(words) + 1 + INLINE.width * len(hand.cards) > box.width:
            words = status_words(hand, scene.texts) if hand.why else total
        right = canvas.put_right(end, y, fitted(words, box.width // 2), _won_style(hand))
        cards.draw_row(canvas, box.x, y, faces(hand), INLINE, right - box.x - 1)
    if len(shown) < len(hands):
        more = scene.texts.say("terminal-more-hands", count=len(hands) - len(shown))
        canvas.put(box.x, box.y + box.height - 1, fitted(more, box.width), palette.FAINT)


def _front_words(scene: Scene, seat: int, hands: tuple[HandView, ...]) -> list[tuple[str, Style]]:
    texts, view = scene.texts, scene.view
    lines: list[tuple[str, Style]] = []
    if seat in view.away:
        lines.append((texts.say("terminal-status-out"), palette.AWAY))
    elif len(hands) == 1 and hands[0].cards:
        total = total_words(hands[0], view.rules, texts)
        lines.append((points_words(total, texts), palette.STRONG))
        status = status_words(hands[0], texts)
        if status:
            lines.append((status, _won_style(hands[0])))
    elif len(hands) > 1:
        lines.append((texts.say("terminal-hands", count=len(hands)), palette.STRONG))
    balance = texts.amount(view.balances[seat], signed=True)
    lines.append((texts.say("terminal-balance", amount=balance), _balance_style(scene, seat)))
    return lines


def _draw_empty(canvas: Canvas, box: Box, size: Size) -> None:
    """The place where a card will lie."""
    edge = "┄" * (size.width - 2)
    canvas.put(box.x, box.y + 1, f"╭{edge}╮", palette.EMPTY)
    for row in range(2, size.height):
        canvas.put(box.x, box.y + row, f"┊{' ' * (size.width - 2)}┊", palette.EMPTY)
    canvas.put(box.x, box.y + size.height, f"╰{edge}╯", palette.EMPTY)


def _draw_own_hands(
    canvas: Canvas, box: Box, size: Size, scene: Scene, hands: tuple[HandView, ...]
) -> None:
    """The hands side by side; where there are several each has its words above it."""
    gap = 2
    each = (box.width + gap) // len(hands) - gap
    if each < size.width:
        _draw_own_lines(canvas, box, scene, hands)
        return
    least = _LABEL_WIDTH if len(hands) > 1 else 0
    wanted = [max(len(hand.cards) * size.width, least) for hand in hands]
    needed = sum(wanted) + gap * (len(hands) - 1)
    roomy = needed <= box.width
    x = max(box.x, (canvas.width - needed) // 2)
    for number, hand in enumerate(hands, 1):
        width = wanted[number - 1] if roomy else each
        if len(hands) > 1:
            _draw_hand_label(canvas, x, box.y, width, scene, number, hand)
        cards.draw_row(canvas, x, box.y + 1, faces(hand), size, width)
        x += width + gap


def _hand_label(scene: Scene, number: int, hand: HandView) -> str:
    total = total_words(hand, scene.view.rules, scene.texts)
    stake = f"{STAKE_SIGN}{scene.texts.amount(hand.stake)}"
    return " ".join(filter(None, (f"{number}:", total, stake, status_words(hand, scene.texts))))


def _draw_hand_label(
    canvas: Canvas, x: int, y: int, width: int, scene: Scene, number: int, hand: HandView
) -> None:
    style = palette.TURN if number == scene.hand else _won_style(hand)
    canvas.put(x, y, fitted(_hand_label(scene, number, hand), width), style)


def _draw_own_lines(canvas: Canvas, box: Box, scene: Scene, hands: tuple[HandView, ...]) -> None:
    """More hands than there is room for cards: a line each, in as many columns as it takes."""
    columns = -(-len(hands) // box.height)
    width = box.width // columns
    for number, hand in enumerate(hands, 1):
        x = box.x + (number - 1) // box.height * width
        y = box.y + (number - 1) % box.height
        label = fitted(_hand_label(scene, number, hand), width // 2)
        style = palette.TURN if number == scene.hand else _won_style(hand)
        after = canvas.put(x, y, label, style) + 1
        cards.draw_row(canvas, after, y, faces(hand), INLINE, x + width - after - 1)
