"""A database that can't be opened is refused with the reason."""

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from siete.errors import SieteError
from siete.server.store import open_store
from siete.texts import LANGUAGES, texts
from tests.server.postgres import Postgres
from tests.server.store.conftest import Opener

NOBODY = 65534

# Opens a file as somebody who is not root, for whom nothing is forbidden.
AS_NOBODY = f"""
import os, sys, tempfile
from siete.errors import SieteError
from siete.server.store import open_store
with tempfile.TemporaryDirectory() as folder:
    open_store(folder + "/first.db").close()
if os.getuid() == 0:
    os.setuid({NOBODY})
try:
    open_store(sys.argv[1])
except SieteError as error:
    print(error)
"""


def refusal(database: str | Path) -> SieteError:
    with pytest.raises(SieteError) as refused:
        open_store(database)
    for language in LANGUAGES:
        assert texts(language).refusal(refused.value)
    return refused.value


def set_version(database: str, version: str) -> None:
    change = f"UPDATE meta SET value = '{version}' WHERE name = 'schema'"
    if "://" in database:
        with psycopg.connect(database) as server:
            server.execute(change.encode())
    else:
        with sqlite3.connect(database) as file:
            file.execute(change)
        file.close()


@pytest.fixture
def shared_folder() -> Iterator[Path]:
    """A folder whose way is open to all users."""
    folder = Path(tempfile.mkdtemp(prefix="siete-", dir="/tmp"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize(
    ("version", "code"), [("2", "database_newer"), ("0", "database_older")]
)  # fmt: skip
def test_a_database_of_another_version(database: str, version: str, code: str) -> None:
    open_store(database).close()
    set_version(database, version)
    refused = refusal(database)
    assert refused.code == code
    assert refused.params["version"] == version
    assert refused.params["known"] == 1
    set_version(database, "1")
    open_store(database).close()


def test_a_database_with_something_else_in_it(database: str) -> None:
    statement = "CREATE TABLE meta (key TEXT, value TEXT)"
    if "://" in database:
        with psycopg.connect(database) as server:
            server.execute(statement.encode())
    else:
        with sqlite3.connect(database) as file:
            file.execute(statement)
        file.close()
    assert refusal(database).code == "database_not_ours"


@pytest.mark.parametrize(
    "content", [b"garbage", b"SQLite format 3\x00" + b"\xff" * 5000, b"x" * 5000]
)
def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "siete.db"
    file.write_bytes(content)
    refused = refusal(file)
    assert refused.code == "database_not_ours"
    assert refused.params == {"database": str(file)}
    assert file.read_bytes() == content


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()
    before = file.read_bytes()
    assert refusal(file).code == "database_not_ours"
    assert file.read_bytes() == before


def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "siete.db"
    open_store(file).close()
    data = file.read_bytes()
    file.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    assert refusal(file).code in ("database_unusable", "database_not_ours")
    file.write_bytes(data)
    open_store(file).close()


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    file = tmp_path / "siete.db"
    file.touch()
    open_store(file).close()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    refused = refusal(tmp_path / "nowhere" / "siete.db")
    assert refused.code == "database_folder_missing"
    assert refused.params == {"folder": str(tmp_path / "nowhere")}


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="the system has no such folder")
def test_a_folder_of_the_system_is_not_said_to_be_missing() -> None:
    refused = refusal(Path("/proc/siete.db"))
    assert refused.code == "database_folder_unwritable"
    assert refused.params["reason"] == os.strerror(1)


def test_a_folder_where_the_file_should_be(tmp_path: Path) -> None:
    refused = refusal(tmp_path)
    assert refused.code == "database_unusable"
    assert refused.params["reason"] == os.strerror(21)


def opened_by_nobody(file: Path) -> str:
    asked = [sys.executable, "-c", AS_NOBODY, str(file)]
    return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60).stdout


def test_a_folder_in_which_nothing_may_be_written(shared_folder: Path) -> None:
    shared_folder.chmod(0o555)
    said = opened_by_nobody(shared_folder / "siete.db")
    assert said.startswith("database_folder_unwritable")
    assert os.strerror(13) in said
    shared_folder.chmod(0o755)


def test_somebody_else_s_file(shared_folder: Path) -> None:
    file = shared_folder / "siete.db"
    open_store(file).close()
    if os.getuid() != 0:
        file.chmod(0)
    shared_folder.chmod(0o777)
    (shared_folder / "siete.db.lock").chmod(0o666)
    assert opened_by_nobody(file).startswith("database_unusable")


def test_two_processes_on_one_file(tmp_path: Path, opened: Opener) -> None:
    file = tmp_path / "siete.db"
    opened(str(file))
    link = tmp_path / "link.db"
    link.symlink_to(file)
    for name in (file, link):
        asked = [sys.executable, "-c", AS_NOBODY.replace("os.getuid()", "1"), str(name)]
        told = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=60)
        assert told.stdout == f"database_in_use (database={file})\n"
        assert refusal(name).code == "database_in_use"


def test_a_file_is_free_after_closing_and_after_a_refusal(tmp_path: Path) -> None:
    file = tmp_path / "siete.db"
    for _ in range(2):
        open_store(file).close()
        set_version(str(file), "9")
        refusal(file)
        set_version(str(file), "1")
    open_store(file).close()


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("mysql://localhost/siete", "database_address"),
        ("postgresql://[", "database_unreachable"),
        ("postgresql://host:port/siete", "database_address"),
        ("postgresql://ana:secret@127.0.0.1:9/siete", "database_unreachable"),
        ("postgresql:///siete?host=/nowhere&password=secret", "database_unreachable"),
        ("postgresql:///siete?nonsense=1", "database_unreachable"),
    ],
)
def test_a_server_that_is_not_there(address: str, code: str) -> None:
    refused = refusal(address)
    assert refused.code == code
    assert "secret" not in str(refused)


def test_a_database_that_the_server_does_not_have(postgres: Postgres) -> None:
    refused = refusal(postgres.url("nothing"))
    assert refused.code == "database_unreachable"
    assert "nothing" in str(refused.params["reason"])


def test_several_processes_may_make_one_database_at_once(
    postgres: Postgres, opened: Opener
) -> None:
    address = postgres.new_database()
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(opened, [address] * 4))
    assert len({store.signing_key for store in stores}) == 1
