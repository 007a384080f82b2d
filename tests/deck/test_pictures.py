"""The pictures of the cards: complete, as their source says, and harmless on a strict page."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from siete.cards import CODE_OF
from web.deck.__main__ import PICTURES, PUBLIC, write_pictures
from web.deck.frame import pinta_frame
from web.deck.icons import ICON, SIZE
from web.deck.palette import CREAM, SUIT_INK
from web.deck.pips import COLOURS, OUTLINES

SVG = "{http://www.w3.org/2000/svg}"
DECKS = ("cards/spanish.svg", "cards/french.svg")
BACKS = ["back", "back-night"]
SHAPES = {"svg", "symbol", "g", "path", "rect", "circle", "ellipse"}
MOST_BYTES = 45_000


def parsed(name: str) -> ElementTree.Element:
    return ElementTree.fromstring((PUBLIC / name).read_text(encoding="utf-8"))


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_kept_pictures_are_what_their_source_draws(tmp_path: Path) -> None:
    write_pictures(tmp_path)
    stale = [
        name for name in PICTURES if (tmp_path / name).read_bytes() != (PUBLIC / name).read_bytes()
    ]
    assert stale == [], "write them again: python -m web.deck"


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_every_card_by_its_code_and_the_backs(deck: str) -> None:
    symbols = parsed(deck).findall(f"{SVG}symbol")
    assert [symbol.get("id") for symbol in symbols] == [*CODE_OF, *BACKS]
    assert {symbol.get("viewBox") for symbol in symbols} == {"0 0 120 186"}


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_look_the_same(deck: str) -> None:
    drawn = [b"".join(ElementTree.tostring(part) for part in symbol) for symbol in parsed(deck)]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_shapes_only(name: str) -> None:
    for element in parsed(name).iter():
        assert element.tag.removeprefix(SVG) in SHAPES
        assert not {"style", "class", "href"} & {key.split("}")[-1] for key in element.attrib}
        assert not any(key.startswith("on") for key in element.attrib)
        assert not any("url(" in value for value in element.attrib.values())


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_comes_quickly_over_a_slow_line(deck: str) -> None:
    assert len(gzip.compress((PUBLIC / deck).read_bytes(), mtime=0)) < MOST_BYTES


@pytest.mark.parametrize(("suit", "breaks"), [("o", 0), ("c", 1), ("e", 2), ("b", 3)])
def test_the_breaks_of_the_frame_tell_the_suit(suit: str, breaks: int) -> None:
    path = ElementTree.fromstring(pinta_frame(suit)).get("d") or ""
    pieces = path.count("M")
    # A line in k pieces at the top and k at the bottom shares its outer two with the sides.
    assert pieces == (1 if breaks == 0 else 2 * breaks)


def test_suits_of_one_colour_have_different_shapes() -> None:
    assert len(set(OUTLINES.values())) == len(COLOURS) == 4


@pytest.mark.parametrize("ink", [*SUIT_INK.values(), *COLOURS.values()])
def test_what_stands_in_the_corners_can_be_read(ink: str) -> None:
    assert contrast(ink, CREAM) >= 4.5


def test_the_page_names_icons_that_are_there() -> None:
    page = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    icons = re.findall(r'<link rel="([a-z-]*icon)" href="/([^"]+)"', page)
    assert icons == [("icon", "favicon.svg"), ("apple-touch-icon", ICON)]
    assert all((PUBLIC / name).is_file() for _, name in icons)


def test_the_icon_for_phones_has_the_size_that_they_ask_for() -> None:
    drawn = (PUBLIC / ICON).read_bytes()
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert [int.from_bytes(drawn[at : at + 4]) for at in (16, 20)] == [SIZE, SIZE]
