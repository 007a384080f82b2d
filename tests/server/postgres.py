"""A real PostgreSQL for tests: a server of its own in a temporary folder, reached by a socket."""

import contextlib
import os
import pwd
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg

_USER = "postgres"
_START_WITHIN = 60.0
_numbers = count(1)

# The server ends with the tests, however they end: then nobody holds the other end of the pipe.
_KEEPER = """
"$@" >> "$0" 2>&1 &
server=$!
cat > /dev/null
kill -QUIT $server 2> /dev/null
wait $server
"""


def binaries() -> Path:
    """The folder of the newest PostgreSQL that is installed here."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if on_path := shutil.which("initdb"):
        found.append(Path(on_path).resolve())
    if not found:
        raise FileNotFoundError(
            "These tests need PostgreSQL's programs (initdb, postgres), and there are none in "
            "/usr/lib/postgresql/*/bin nor on PATH. On Debian and Ubuntu: apt install postgresql"
        )
    return max(found, key=lambda file: [int(each) for each in re.findall(r"\d+", str(file))]).parent


class Postgres:
    """A server, started; ``stop`` and ``start`` make a restart of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = folder / "data"
        self._bin = binaries()
        # PostgreSQL refuses to run as root.
        self._account = pwd.getpwnam(_USER) if os.getuid() == 0 else None
        if self._account is not None:
            os.chown(folder, self._account.pw_uid, self._account.pw_gid)
        self._keeper: subprocess.Popen[bytes] | None = None
        made = self._run(
            str(self._bin / "initdb"), "--no-sync", "--auth=trust", "--encoding=UTF8",
            "--no-locale", f"--username={_USER}", str(self._data),
        )  # fmt: skip
        _, problem = made.communicate()
        assert made.returncode == 0, problem.decode()
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        # What a killed client was told is in the server's memory; only a power cut needs fsync.
        settings = ("listen_addresses=", f"unix_socket_directories={self.folder}", "fsync=off")
        options = [part for setting in settings for part in ("-c", setting)]
        server = (str(self._bin / "postgres"), "-D", str(self._data), *options)
        self._keeper = self._run("/bin/sh", "-c", _KEEPER, str(self.folder / "log"), *server)
        limit = time.monotonic() + _START_WITHIN
        while True:
            try:
                psycopg.connect(self.url(_USER)).close()
            except psycopg.OperationalError:
                if time.monotonic() > limit:
                    raise
                time.sleep(0.02)
            else:
                return

    def stop(self) -> None:
        """Stop it at once, as a crash would: what it had not written is made good at the start."""
        if self._keeper is not None:
            self._keeper.communicate()
            self._keeper = None

    def url(self, database: str, folder: Path | None = None) -> str:
        """The address of a database, by this server's socket or that in another folder."""
        return f"postgresql:///{database}?host={folder or self.folder}&user={_USER}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"siete_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.url(_USER), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def _run(self, *command: str) -> "subprocess.Popen[bytes]":
        account = self._account
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={"PATH": os.defpath, "LC_ALL": "C", "TZ": "UTC"},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            user=None if account is None else account.pw_uid,
            group=None if account is None else account.pw_gid,
            extra_groups=None if account is None else [],
        )


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A server that is stopped and deleted at the end."""
    # The path of a socket must be short, and the folder within reach of the server's user.
    folder = Path(tempfile.mkdtemp(prefix="siete-pg-", dir="/tmp"))
    server = None
    try:
        server = Postgres(folder)
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder)
