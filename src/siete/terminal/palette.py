"""The colours of the table. Nothing is told by colour alone: signs and words say it too."""

from typing import Final

from rich.style import Style

_FELT: Final = "#12402f"
_FACE: Final = "#f6efdc"
_BACK: Final = "#7c2433"

FELT: Final = Style(color="#cfe3d6", bgcolor=_FELT)
RAIL: Final = Style(color="#8fb8a0", bgcolor=_FELT)
FAINT: Final = Style(color="#8fb8a0", bgcolor=_FELT)
STRONG: Final = Style(color="#ffffff", bgcolor=_FELT, bold=True)
NAME: Final = Style(color="#ffffff", bgcolor=_FELT, bold=True)
AWAY: Final = Style(color="#93b5a2", bgcolor=_FELT, italic=True)
TURN: Final = Style(color="#12281f", bgcolor="#f3c14b", bold=True)
BANK: Final = Style(color="#f3c14b", bgcolor=_FELT, bold=True)
STAKE: Final = Style(color="#ffe3a1", bgcolor=_FELT, bold=True)
WON: Final = Style(color="#a6f0b5", bgcolor=_FELT, bold=True)
LOST: Final = Style(color="#ffb3a7", bgcolor=_FELT, bold=True)

FRAME: Final = Style(color="#9a8657", bgcolor=_FACE)
SUIT: Final = {
    "o": Style(color="#8a5f00", bgcolor=_FACE, bold=True),
    "c": Style(color="#b3122a", bgcolor=_FACE, bold=True),
    "e": Style(color="#16509c", bgcolor=_FACE, bold=True),
    "b": Style(color="#1c6b2f", bgcolor=_FACE, bold=True),
}
INK: Final = Style(color="#3a3226", bgcolor=_FACE, bold=True)
BACK: Final = Style(color="#d99aa2", bgcolor=_BACK)
BACK_FRAME: Final = Style(color="#f0c9cd", bgcolor=_BACK)
COVERED: Final = Style(color=_BACK, bgcolor=_FACE, bold=True)
EMPTY: Final = Style(color="#5f8f77", bgcolor=_FELT)

BAR: Final = Style(color="#e8e6df", bgcolor="#1d2b27")
BAR_STRONG: Final = Style(color="#ffffff", bgcolor="#1d2b27", bold=True)
BAR_FAINT: Final = Style(color="#a8b5ae", bgcolor="#1d2b27")
KEY: Final = Style(color="#12281f", bgcolor="#f3c14b", bold=True)
CHIP: Final = Style(color="#ffffff", bgcolor="#34524a")
CHOSEN: Final = Style(color="#12281f", bgcolor="#fff2cc", bold=True)
WARNING: Final = Style(color="#ffd0c7", bgcolor="#1d2b27", bold=True)
HEAD: Final = Style(color="#f6efdc", bgcolor="#0b2a1f")
HEAD_STRONG: Final = Style(color="#f3c14b", bgcolor="#0b2a1f", bold=True)

PAPER: Final = Style(color="#e8e6df", bgcolor="#14211d")
PAPER_HEADING: Final = Style(color="#f3c14b", bgcolor="#14211d", bold=True)
PAPER_FAINT: Final = Style(color="#9aaba3", bgcolor="#14211d")
PAPER_CHANGED: Final = Style(color="#a6f0b5", bgcolor="#14211d", bold=True)
PAPER_WARNING: Final = Style(color="#ffb3a7", bgcolor="#14211d", bold=True)
