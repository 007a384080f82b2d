"""The two who stand: the sota and the rey."""

from web.deck.heads import king, page
from web.deck.palette import GOLD, WHITE, Dress
from web.deck.svg import INK, Svg, at, dot, dots, flat, line, shape


def sota(dress: Dress, symbol: Svg) -> Svg:
    """The page, a hand on the hip, who lifts the symbol of the suit."""
    cape = shape("M44 72C30 90 25 122 27 145C42 152 74 152 86 144C88 118 84 92 74 72Z", dress.deep)
    legs = (
        shape("M43 116C42 132 43 146 44 159H56C57 146 58 132 58 116Z", dress.second)
        + shape("M59 116C59 132 61 146 62 159H73.5C74 146 74 132 73 116Z", dress.third)
        + shape("M44 158C40 161 34 163 31 168.5H56V158Z", INK)
        + shape("M62 158V168.5H82C80 163 77 161 73.5 158Z", INK)
    )
    tunic = (
        shape("M44 72C50 69 68 69 74 72L71.5 99L80 123C68 129 48 129 37 123L46 99Z", dress.main)
        + flat("M66 71L73 72.5L70.5 99L79 122.5C75 124.5 71 125.5 67 126.3L64 100Z", dress.deep)
        + shape("M53 103L50 126.8C47 126.3 44 125.5 41 124.5L48 102Z", dress.second)
        + shape("M64 103L67 126.5C70 126 73 125.3 76 124.3L69.5 102Z", dress.second)
        + shape("M54 70.5H64L62 99H56Z", dress.second)
        + dots(((59, 77), (59, 84), (59, 91)), 1.6, GOLD)
        + shape("M45.5 97C52 100.5 66 100.5 72 97L72.5 103C66 106.5 52 106.5 45 103Z", GOLD)
        + shape("M56 98.5H62V105.3H56Z", dress.third)
    )
    resting = (
        shape("M38 84C30 90 25 95 26 99C28 103 38 105 44 106L46 100L36 97L44 90Z", dress.second)
        + dot(45.5, 102, 4.2, dress.skin)
        + _puff(dress, 40, 80, 12)
    )
    raised = shape("M74 88C80 96 92 95 96 86L98.5 72L89.5 70L88 80L80 80Z", dress.second) + _puff(
        dress, 78, 80, -12
    )
    collar = shape(
        "M45 70C44 66 50 64 59 64C68 64 74 66 73 70C70 76 66 73 63 76"
        "C61 73 57 73 55 76C52 73 48 76 45 70Z",
        WHITE,
    )
    return (
        cape
        + legs
        + tunic
        + resting
        + raised
        + at(94.5, 69, symbol)
        + collar
        + at(59, 50, page(dress))
    )


def _puff(dress: Dress, x: float, y: float, turn: float) -> Svg:
    drawn = (
        shape("M-8-9C-12-4-11 6-7 9C-3 11 4 11 7 9C11 6 12-4 8-9C4-12-4-12-8-9Z", dress.main)
        + flat("M-1.8-10.5C-4-4-4 5-2 10H2C4 5 4-4 1.8-10.5Z", dress.third)
        + line("M-2-10.5C-4-4-4 5-2 10M2-10.5C4-4 4 5 2 10", width=1.1)
    )
    return at(x, y, drawn, turn=turn)


def rey(dress: Dress, symbol: Svg) -> Svg:
    """The king in a long mantle with ermine, who holds the symbol of the suit."""
    mantle = shape(
        "M40 74C30 96 24 136 22 166C44 171 66 171 82 167C84 134 84 98 76 74Z", dress.main
    ) + flat(
        "M72 76C80 100 82 134 80.5 166.5C76 167.5 72 168.3 68 168.8C72 134 72 100 68 76Z",
        dress.deep,
    )
    robe = (
        shape(
            "M46 76H70C72 104 74 140 74 167.5C62 169.5 50 169.5 38 168C40 140 43 104 46 76Z",
            dress.second,
        )
        + shape("M53 78H63L65.5 168.9C61 169.2 54 169.3 50 168.9Z", dress.third)
        + dots(((58, 116), (57.9, 128), (57.8, 140), (57.7, 152)), 2.3, GOLD)
        + shape("M43.5 104C50 107.5 65 107.5 72 104L72.5 110C65 113.5 50 113.5 43 110Z", GOLD)
    )
    trim = (
        shape("M46 74C40 104 34 140 31 167.5L38.5 168.5C41 140 46 104 52 76Z", WHITE)
        + shape("M70 74C76 104 79 140 80 167.5L73 168.5C72 140 69 104 64 76Z", WHITE)
        + _ermine(((45, 92), (42.5, 108), (39.5, 124), (37.2, 140), (35.2, 156)))
        + _ermine(((71.3, 92), (73.5, 108), (75, 124), (76, 140), (76.5, 156)))
    )
    resting = (
        shape("M41 78C28 88 24 104 28 110C34 115 46 112 52 108L49 98L40 100L50 84Z", dress.main)
        + shape("M46 98L52 96.5L55 107L49.5 109.5Z", WHITE)
        + dot(55, 101.5, 4.4, dress.skin)
    )
    raised = shape(
        "M74 78C84 84 84 88 86 88L88 74L100 76C101 92 96 104 86 104C78 102 72 94 70 88Z", dress.main
    ) + shape("M87.5 70L101 72L100.5 79L87 77Z", WHITE)
    shoulders = shape(
        "M58 67C44 66 36 72 35 82C42 88 50 86 58 90C66 86 74 88 82 82C80 72 72 66 58 67Z", WHITE
    ) + _ermine(((42, 79), (49, 83), (67, 83), (75, 79), (46, 73), (71, 73)))
    return (
        mantle
        + robe
        + trim
        + resting
        + raised
        + at(94, 68, symbol)
        + shoulders
        + at(58, 52, king(dress))
    )


def _ermine(places: tuple[tuple[float, float], ...]) -> Svg:
    return flat("".join(f"M{x} {y - 2.5}l1.4 4.5h-2.8Z" for x, y in places), INK)
