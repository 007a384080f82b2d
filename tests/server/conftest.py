"""What tests of the server share: a PostgreSQL that is started once."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of these tests; each takes a ``new_database`` of it."""
    with running_postgres() as server:
        yield server
