"""From the rows of a table's log to the table."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from siete.errors import SieteError
from siete.server.entries import decode
from siete.server.room import Room

if TYPE_CHECKING:
    from siete.server.store import Row

_MANY_ROWS: Final = 300
"""Logs longer than this are folded beside the event loop."""


async def fold(rows: "Sequence[Row]") -> Room:
    """The room that a table's rows tell.

    Raises SieteError ``row_unreadable``, and ``no_such_table`` where there are none.
    """
    if not rows:
        raise SieteError("no_such_table")

    def work() -> Room:
        return Room.fold(decode(row.body) for row in rows)

    return await asyncio.to_thread(work) if len(rows) > _MANY_ROWS else work()
