"""What the database holds, the version of it, and how a new one is made.

Times are UTC, in integer milliseconds. Table ids and codes are random text made by the server.
"""

import secrets
from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
)

from siete.errors import SieteError

VERSION: Final = 1
POSTGRESQL: Final = "postgresql"
SQLITE: Final = "sqlite"
_KEY_BYTES: Final = 32
_SETTING_UP: Final = 0x5137E
"""The advisory lock under which one process at a time makes the schema of a PostgreSQL database."""

metadata: Final = MetaData()

meta: Final = Table(
    "meta",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
)

rows: Final = Table(
    "rows",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

members: Final = Table(
    "members",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Which tables a person has a name at, or hosts: found quickly, and made anew from the logs."""

saved_rules: Final = Table(
    "saved_rules",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("rules", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def prepare(connection: Connection, database: str) -> bytes:
    """Make the schema where there is none, in the transaction that is open; give the signing key.

    ``database`` is how errors call it. Raises SieteError ``database_not_ours``,
    ``database_newer``, ``database_older``.
    """
    if connection.dialect.name == POSTGRESQL:
        connection.execute(select(func.pg_advisory_xact_lock(_SETTING_UP)))
    there = set(inspect(connection).get_table_names())
    if meta.name in there:
        _check_version(connection, database)
    else:
        # A file is ours alone; a database on a server may have other tables beside ours.
        clash = there & set(metadata.tables) if connection.dialect.name == POSTGRESQL else there
        if clash:
            raise SieteError("database_not_ours", database=database)
        metadata.create_all(connection)
        values = {"schema": str(VERSION), "signing_key": secrets.token_hex(_KEY_BYTES)}
        stored = [{"name": name, "value": value} for name, value in values.items()]
        connection.execute(insert(meta), stored)
    try:
        return bytes.fromhex(_value(connection, "signing_key") or "none")
    except ValueError:
        raise SieteError("database_not_ours", database=database) from None


def _check_version(connection: Connection, database: str) -> None:
    columns = {column["name"] for column in inspect(connection).get_columns(meta.name)}
    found = _value(connection, "schema") if columns == set(meta.columns.keys()) else None
    if found is None or not found.isdecimal():
        raise SieteError("database_not_ours", database=database)
    if int(found) > VERSION:
        raise SieteError("database_newer", database=database, version=found, known=VERSION)
    if int(found) < VERSION:
        raise SieteError("database_older", database=database, version=found, known=VERSION)


def _value(connection: Connection, name: str) -> str | None:
    found: object = connection.scalar(select(meta.c.value).where(meta.c.name == name))
    return found if isinstance(found, str) else None
