"""The picture of the whole table: seats around it, words in the middle, the seat in front."""

from siete.terminal import palette
from siete.terminal.canvas import Canvas, fitted, wrapped
from siete.terminal.layout import Box, arrange
from siete.terminal.scene import Scene
from siete.terminal.seats import draw_front, draw_other


def draw_table(scene: Scene, width: int, height: int) -> Canvas:
    """The table as the scene's viewer sees it, in a window of that many cells."""
    canvas = Canvas(width, height, palette.FELT)
    to_right = scene.view.rules.table_direction == "right"
    layout = arrange(width, height, len(scene.others), to_right=to_right)
    for seat, box in zip(scene.others, layout.seats, strict=True):
        draw_other(canvas, box, layout.cards, scene, seat)
    _draw_centre(canvas, layout.centre, scene)
    if scene.front in scene.view.order:
        draw_front(canvas, layout.own, layout.own_cards, scene)
    return canvas


def _draw_centre(canvas: Canvas, box: Box, scene: Scene) -> None:
    """The table itself, with the limits or the pot on its edge and the newest of the log on it."""
    inner = box.width - 4
    canvas.put(box.x, box.y, f"╭{'─' * (box.width - 2)}╮", palette.RAIL)
    for y in range(box.y + 1, box.y + box.height - 1):
        canvas.put(box.x, y, f"│{' ' * (box.width - 2)}│", palette.RAIL)
    canvas.put(box.x, box.y + box.height - 1, f"╰{'─' * (box.width - 2)}╯", palette.RAIL)
    title = f" {fitted(_stakes_words(scene), inner - 2)} "
    canvas.put_centred(box.x + 1, box.width - 2, box.y, title, palette.STAKE)
    _draw_log(canvas, box, inner, scene.log)


def _stakes_words(scene: Scene) -> str:
    """The limits in force, everybody's stake, or what the pot holds."""
    view, texts = scene.view, scene.texts
    low, high = texts.amount(view.low), texts.amount(view.high)
    round = view.round
    if round is not None and not round.over and round.pot >= 0:
        return texts.say("terminal-pot", amount=texts.amount(round.pot))
    if view.fixed:
        return texts.say("terminal-fixed", amount=texts.amount(view.fixed))
    return texts.say("terminal-limits", low=low, high=high)


def _draw_log(canvas: Canvas, box: Box, width: int, log: tuple[str, ...]) -> None:
    """As many of the newest sentences as fit, the newest brightest."""
    room = box.height - 2
    lines: list[tuple[str, bool]] = []
    for age, sentence in enumerate(reversed(log)):
        said = [(line, age == 0) for line in wrapped(sentence, width)]
        if lines and len(lines) + len(said) > room:
            break
        lines[:0] = said
    lines = lines[: max(room, 0)]
    top = box.y + 1 + room - len(lines)
    for y, (line, newest) in enumerate(lines, top):
        canvas.put(box.x + 2, y, line, palette.STRONG if newest else palette.FELT)
