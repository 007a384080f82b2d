"""The caballo: a horse that steps to the left, and who rides it."""

from web.deck.heads import rider
from web.deck.palette import GOLD, WHITE, Dress
from web.deck.svg import INK, Svg, at, dot, dots, flat, line, shape


def caballo(dress: Dress, symbol: Svg) -> Svg:
    """The rider with a hand on the rein, who lifts the symbol of the suit."""
    return _far_side(dress) + _horse(dress) + _head(dress) + _saddle(dress) + _rider(dress, symbol)


def _far_side(dress: Dress) -> Svg:
    return (
        shape(
            "M88 104C98 104 104 114 103 128C103 138 107 142 104 148"
            "C96 148 94 138 95 128C95 120 92 116 86 114Z",
            dress.mane,
        )
        + shape(
            "M36 120C30 126 25 132 23.5 138C25.5 144 28.5 148 30 152L37.5 150"
            "C36.5 146 35.5 143 35 140"
            "C40 137 46 133 49 128Z",
            dress.mane,
        )
        + shape("M29.5 151L38 149L37.5 156L27 161Z", INK)
        + shape(
            "M66 130C63 138 61 144 62.5 148L66 157L63 168H73L73.5 156L71.5 147"
            "C73 142 76 138 78 134Z",
            dress.mane,
        )
        + shape("M65.5 159.5H73.3L73.5 168.5H62.5Z", INK)
    )


def _horse(dress: Dress) -> Svg:
    body = (
        "M30 86C26 100 26 116 34 126C38 130 40 134 41 142L42 156L38 168H49.5L50 156L52 138"
        "C58 134 68 134 74 134"
        "C76 140 78 142 78 146L76 156L76 168H87L86 156L89 144C88 138 92 132 94 124"
        "C97 112 92 101 80 101C70 101 64 104 56 102C52 98 52 88 46 76Z"
    )
    return (
        shape(body, dress.horse)
        + flat("M52 137C58 133 68 133 75 133L72 128C66 130 58 130 50 128Z", INK, 0.15)
        + shape("M41.5 158H50L49.5 168.5H38Z", INK)
        + shape("M76.5 158H86.5L87 168.5H76Z", INK)
    )


def _head(dress: Dress) -> Svg:
    return (
        shape("M44 70C52 76 56 88 55 101C50 98 46 98 46 94C42 94 43 88 41 86Z", dress.mane)
        + shape(
            "M40 64L35 58L33 66C28 68 26 74 23 82L16 96C15 101 18 104 22 104C26 104 28 100 32 97"
            "C36 96 40 94 42 90C46 84 46 74 42 68Z",
            dress.horse,
        )
        + shape("M36 64C32 66 31 72 33 76C37 75 40 70 41 66Z", dress.mane)
        + dot(29.5, 80, 1.7, INK, outline=False)
        + dot(19, 99, 1, INK, outline=False)
        + line("M20 88L28 94L38 84L32 74M28 94L24 87", dress.third, 1.8)
        + dot(27.5, 93.5, 2, GOLD)
    )


def _saddle(dress: Dress) -> Svg:
    return (
        line("M31 112C38 116 44 116 50 113M80 110C86 112 90 112 94 110", dress.third, 2.4)
        + shape("M50 100C58 104 72 104 80 100L84 128C74 133 60 133 50 129Z", dress.third)
        + shape("M50.3 124C60 128 74 128 83.2 123L84 128C74 133 60 133 50 129Z", GOLD)
        + dots(((76, 110), (78, 118)), 2, GOLD)
    )


def _rider(dress: Dress, symbol: Svg) -> Svg:
    return (
        line("M27.5 93.5C34 98 40 98 45 94", dress.third, 1.8)
        + shape("M76 74C84 86 90 100 92 112C86 116 80 116 74 114Z", dress.deep)
        + shape("M54 98C60 104 70 104 77 98C81 108 75 114 69 117L69.5 128H57L53 114Z", dress.second)
        + shape(
            "M55 124C60 126 66 126 70.5 124L69.5 142C68 147 58 147.5 48 147.5"
            "C48 144 53 142 57 139Z",
            INK,
        )
        + line("M58 128C61 129 65 129 68.5 128", GOLD, 1.5)
        + shape("M50 74C54 70 72 70 77 74L75 102C68 106 58 106 53 102Z", dress.main)
        + flat("M70 72L77 74L75 102C73 103.5 71 104 69 104.5Z", dress.deep)
        + dots(((62, 82), (62, 89)), 1.6, GOLD)
        + shape("M53 95C60 98 69 98 75.5 95V101C69 104 60 104 53 101Z", GOLD)
        + shape("M52 74C44 78 38 88 40 93C43 97 48 97 52 94L50 88L57 84Z", dress.main)
        + dot(44, 93, 4, dress.skin)
        + shape(
            "M74 74C81 78 87 82 90.5 81L91.5 70L100.5 72C101.5 86 95 94 87 93C79 90 72 86 71 82Z",
            dress.main,
        )
        + at(96, 68, symbol)
        + shape("M50 73C49 69 55 67 63 67C71 67 77 69 77 73C72 78 56 78 50 73Z", WHITE)
        + at(63, 52, rider(dress))
    )
