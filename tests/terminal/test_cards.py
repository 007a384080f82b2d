"""Cards as they are drawn: told apart without colour, nothing of a hidden one, cut off nowhere."""

import re
from pathlib import Path

import pytest

from siete.cards import CODE_OF, DECK, RANK_OF, parse_card, suit_of
from siete.game import HIDDEN
from siete.terminal import palette
from siete.terminal.canvas import Canvas, fitted, wrapped
from siete.terminal.cards import INLINE, LARGE, MEDIUM, SIGN, SMALL, Size, draw, draw_row

SIZES = (LARGE, MEDIUM, SMALL, INLINE)


def drawn(card: int, size: Size, **how: bool) -> list[str]:
    canvas = Canvas(size.width, size.height, palette.FELT)
    draw(canvas, 0, 0, card, size, **how)
    return [canvas.text(y) for y in range(size.height)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_every_card_can_be_told_from_every_other_without_colour(size: Size) -> None:
    pictures = {card: "\n".join(drawn(card, size)) for card in DECK}
    assert len(set(pictures.values())) == 40
    for card, picture in pictures.items():
        assert str(RANK_OF[card]) in picture
        assert SIGN[suit_of(card)] in picture or RANK_OF[card] == 1, CODE_OF[card]


@pytest.mark.parametrize("size", [LARGE, MEDIUM, SMALL], ids=lambda size: size.name)
def test_the_frame_tells_the_suit_as_on_printed_cards(size: Size) -> None:
    for suit, gaps in {"o": 0, "c": 1, "e": 2, "b": 3}.items():
        edge = drawn(parse_card(f"6{suit}"), size)[0].strip("╭╮")
        if not (size is SMALL and suit == "b"):  # there its three cells are all gaps
            assert edge.count(" ") == gaps
        assert drawn(parse_card(f"6{suit}"), size)[-1].strip("╰╯") == edge


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_back_shows_no_rank_and_no_suit(size: Size) -> None:
    picture = "".join(drawn(HIDDEN, size))
    assert not set(picture) & {*"0123456789", *SIGN.values()}


def test_a_card_that_lies_down_is_told_by_its_frame_too() -> None:
    card = parse_card("7c")
    for size in SIZES:
        assert drawn(card, size) != drawn(card, size, down=True)


def test_cards_that_do_not_fit_side_by_side_still_show_rank_and_suit() -> None:
    codes = "12o 11c 10e 7b 5o"
    hand = tuple((parse_card(code), False) for code in codes.split())
    canvas = Canvas(30, 5, palette.FELT)
    end = draw_row(canvas, 0, 0, hand, MEDIUM, 30)
    assert end <= 30
    text = "\n".join(canvas.text(y) for y in range(5))
    for code in codes.split():
        assert code[:-1] in text
        assert SIGN[code[-1]] in text


def test_inline_cards_for_which_there_is_no_room_are_counted() -> None:
    hand = tuple((card, False) for card in DECK[:9])
    canvas = Canvas(20, 1, palette.FELT)
    draw_row(canvas, 0, 0, hand, INLINE, 20)
    assert canvas.text(0).split() == ["1◉", "2◉", "3◉", "4◉", "+5"]


def test_wide_letters_and_marks_keep_the_columns_right() -> None:
    canvas = Canvas(8, 1, palette.FELT)
    assert canvas.put(0, 0, "林é", palette.FELT) == 3
    assert canvas.text(0) == "林é" + " " * 5
    assert canvas.strip(0).cell_length == 8
    assert canvas.put(7, 0, "林", palette.FELT) == 7


def test_words_are_cut_and_broken_by_the_cells_they_take() -> None:
    assert fitted("Eulàlia", 4) == "Eul…"
    assert fitted("林林林", 4) == "林…"
    assert fitted("Ana", 3) == "Ana"
    assert wrapped("una carta tapada", 9) == ["una carta", "tapada"]
    assert wrapped("abcdefghij k", 4) == ["abcd", "efgh", "ij k"]


def test_the_picture_of_the_table_fetches_nothing() -> None:
    picture = (Path(__file__).parents[2] / "docs" / "table.svg").read_text(encoding="utf-8")
    addresses = set(re.findall(r"https?://[^\"'\s)<]+", picture))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert "Ana" in picture
    assert "@font-face" not in picture
