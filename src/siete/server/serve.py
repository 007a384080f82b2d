"""Starting a server process, and ending it well."""

import contextlib
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from siete.errors import SieteError
from siete.server.app import create_app
from siete.server.memory import collect_seldom
from siete.server.protocol import LARGEST_MESSAGE
from siete.server.requests import Requests
from siete.server.services import Services
from siete.server.site import Site
from siete.server.store import Store, open_store
from siete.server.wire import Wire

DATABASE: Final = "tables.db"
"""What the database is called in the user's folder."""

FIGURES: Final = "figures"
"""What the folder is called, beside the database, where it is kept what rules are worth."""

PING_SECONDS: Final = 20.0
"""How often a silent client is asked whether it is there, and how long it has for the answer."""

_CLOSING_SECONDS: Final = 3
_MACOS_FILES: Final = 10_240
"""The most that macOS allows, whatever it says that it does."""
_SIGNALLED: Final = 128
"""What a shell adds to the number of a signal that ended a program."""


class Server(uvicorn.Server):
    """uvicorn, which says goodbye before it closes sockets."""

    def __init__(
        self, config: uvicorn.Config, services: Services, ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self._ready is not None:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first Ctrl-C or SIGTERM ends well, the second one at once.

        Nothing is lost by that: what was shown to anybody is on disk.
        """
        del frame
        if self.should_exit:
            os._exit(_SIGNALLED + sig)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what was begun, tell every client why, then close."""
        for server in self.servers:
            server.close()
        await self._services.reckoner.stop()
        await self._services.hub.stop()
        await super().shutdown(sockets)


def make_server(services: Services, ready: Callable[[], None] | None = None) -> Server:
    """A server for these services, to be ``run`` with a socket that listens.

    ``ready`` is called when it serves, from where on Ctrl-C ends it well.

    Behind a proxy, which ``--public-url`` says there is, the proxy on this machine is believed
    whom it asks for.
    """
    config = uvicorn.Config(
        create_app(services),
        lifespan="on",
        loop="asyncio",
        http=Requests,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=services.site.public is not None,
        timeout_graceful_shutdown=_CLOSING_SECONDS,
    )
    return Server(config, services, ready)


def run(
    listening: socket.socket,
    store: Store,
    site: Site,
    ready: Callable[[], None],
    figures: Path | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM; then everything is on disk and closed.

    What rules are worth is kept in the folder ``figures``.
    """
    allow_sockets()
    services = Services(store, site, figures=figures)

    def serves() -> None:
        ready()
        services.reckoner.prepare()

    server = make_server(services, serves)
    collect_seldom()
    try:
        server.run(sockets=[listening])
    finally:
        store.close()


def allow_sockets() -> None:
    """Let this process have as many sockets as the system allows it: each is an open file.

    Many systems let a process have 1024 or fewer unless it asks for more.
    """
    if sys.platform == "win32":
        return
    import resource  # there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for files in (hard, max(soft, _MACOS_FILES)):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
            return


def figures_folder(database: str, folder: Path) -> Path:
    """Where what rules are worth is kept: beside a database that is a file, else in ``folder``.

    ``database`` is what ``open_database`` calls it.
    """
    return folder / FIGURES if "://" in database else Path(f"{database}.{FIGURES}")


def open_database(database: str | None, folder: Path) -> tuple[Store, str]:
    """The database that was asked for, or that of this user in ``folder``, and how it is called.

    Raises SieteError ``serve_folder`` where the folder can't be made, and what ``open_store``
    raises.
    """
    if database is not None:
        return open_store(database), database
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise SieteError("serve_folder", folder=str(folder), reason=reason) from None
    path = folder / DATABASE
    return open_store(path), str(path)
