"""Stores on both databases."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from siete.server.store import Store, open_store
from tests.server.postgres import Postgres

Opener: TypeAlias = Callable[[str], Store]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is new."""
    if request.param == "sqlite":
        return str(tmp_path / "siete.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Opens stores, which are closed after the test."""
    stores: list[Store] = []

    def opener(database: str) -> Store:
        stores.append(open_store(database, patience=10))
        return stores[-1]

    yield opener
    for store in stores:
        store.close()


@pytest.fixture
def store(database: str, opened: Opener) -> Store:
    """A store on a new database."""
    return opened(database)
