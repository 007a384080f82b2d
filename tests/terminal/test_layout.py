"""Where the seats are: inside the window, nothing over anything else, in the order of play."""

import pytest

from siete.terminal.layout import Box, arrange, least

TABLE_IN_WINDOW = 6
WINDOWS = [(80, 24), (120, 40), (200, 60), (100, 30)]


def cells(box: Box) -> set[tuple[int, int]]:
    return {
        (x, y) for x in range(box.x, box.x + box.width) for y in range(box.y, box.y + box.height)
    }


@pytest.mark.parametrize("others", range(1, 12))
@pytest.mark.parametrize("window", [*WINDOWS, None], ids=str)
def test_nothing_lies_over_anything_else_or_outside(
    others: int, window: tuple[int, int] | None
) -> None:
    width, height = window or least(others)
    height -= TABLE_IN_WINDOW
    layout = arrange(width, height, others, to_right=True)
    boxes = [*layout.seats, layout.centre, layout.own]
    assert len(layout.seats) == others
    taken: set[tuple[int, int]] = set()
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= width
        assert box.y + box.height <= height
        assert not taken & cells(box)
        taken |= cells(box)
    assert layout.own.height > layout.own_cards.height
    assert layout.seats[0].height >= layout.cards.height + 2


@pytest.mark.parametrize("others", range(1, 12))
def test_every_number_of_seats_fits_in_80_by_24(others: int) -> None:
    width, height = least(others)
    assert width <= 80
    assert height <= 24


@pytest.mark.parametrize("others", range(3, 12))
def test_who_plays_next_sits_at_the_right_or_the_left_as_play_runs(others: int) -> None:
    right = arrange(80, 18, others, to_right=True)
    left = arrange(80, 18, others, to_right=False)
    middle = 40
    assert right.seats[0].x > middle
    assert right.seats[-1].x < middle
    assert left.seats == right.seats[::-1]


def test_a_larger_window_has_larger_cards() -> None:
    small = arrange(80, 18, 3, to_right=True)
    large = arrange(120, 34, 3, to_right=True)
    assert large.cards.height > small.cards.height
    assert large.own_cards.height > small.own_cards.height
