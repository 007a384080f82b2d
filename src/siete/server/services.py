"""What the handlers of requests and sockets work with, made once when the server starts."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

from siete.server.identity import Identity
from siete.server.limits import Limits
from siete.server.metrics import Metrics
from siete.server.reckoning.reckoner import Reckoner
from siete.server.site import Site
from siete.server.slowly import Slowly

if TYPE_CHECKING:
    from siete.server.store import Store


class Services:
    """One server process: its database, its tables in memory, and what it knows of itself.

    ``figures`` is the folder where it keeps what rules are worth, if it keeps it.
    """

    def __init__(
        self, store: "Store", site: Site, *, loosely: bool = False, figures: Path | None = None
    ) -> None:
        from siete.server.hub import Hub

        self.store = store
        self.site = site
        self.identity = Identity(store.signing_key)
        self.limits = Limits(loosely=loosely)
        self.metrics = Metrics()
        self.reckoner = Reckoner(figures)
        self.slowly = Slowly()
        self.hub = Hub(self)


def now() -> int:
    """The time in UTC, in whole milliseconds."""
    return time.time_ns() // 1_000_000
