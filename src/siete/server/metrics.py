"""Numbers of one server process for Prometheus; none of them is of a table or a person."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56)
_GROUPS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The numbers, and how they are told."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.connections = Gauge("siete_connections", "Sockets that are open", registry=registry)
        self.rooms = Gauge("siete_rooms", "Tables in memory", registry=registry)
        self.tables = Counter("siete_tables_created", "New tables", registry=registry)
        moves = Counter("siete_moves", "Entries on disk", ["by"], registry=registry)
        self.moves_of_persons = moves.labels("person")
        self.moves_of_tables = moves.labels("table")
        """Those that happened by themselves."""
        self.latency = Histogram(
            "siete_move_seconds",
            "From reading a move to having it on disk and handed out",
            buckets=_SECONDS,
            registry=registry,
        )
        self.groups = Histogram(
            "siete_append_group", "Entries of one commit", buckets=_GROUPS, registry=registry
        )
        self.refused = Counter("siete_refused", "Refusals", ["code"], registry=registry)
        self.lost = Counter(
            "siete_lost_races", "Entries that another came before", registry=registry
        )
        self.closed = Counter(
            "siete_closed", "Sockets closed by the server", ["code"], registry=registry
        )
        self.faults = Counter("siete_faults", "Faults of the program", registry=registry)

    def page(self) -> bytes:
        """The numbers as they are now, in the text format of Prometheus."""
        return generate_latest(self._registry)
