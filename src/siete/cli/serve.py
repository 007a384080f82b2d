"""``siete serve``: the table online, for browsers here, in this network or behind a proxy."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any, Final

from siete.cli.output import flush
from siete.cli.parser import add_language
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    import socket

    from siete.server.site import Site
    from siete.texts import Texts

_PORT: Final = 7575
_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = (".".join("0000"), "::", "")
_SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def add_parser(subparsers: Any) -> None:
    """Add the sub-command."""
    about = word("help-serve")
    parser = subparsers.add_parser("serve", help=about, description=about)
    parser.add_argument("--lan", action="store_true", help=word("help-serve-lan"))
    parser.add_argument("--host", metavar="ADDRESS", help=word("help-serve-host"))
    parser.add_argument("--port", metavar="N", type=int, help=word("help-serve-port"))
    parser.add_argument("--database", metavar="FILE|URL", help=word("help-serve-database"))
    parser.add_argument("--public-url", metavar="URL", help=word("help-serve-public-url"))
    parser.add_argument("--open", action="store_true", help=word("help-serve-open"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C. Exit code 0; 2 where it can't begin, with the reason."""
    from siete.home import home
    from siete.server.site import Site, read_public_url
    from siete.texts import texts

    words = texts(args.lang)
    public = None if args.public_url is None else read_public_url(args.public_url)
    host = args.host or (_EVERYWHERE[0] if args.lan else _HERE)
    listening = _listen(host, args, words)
    if listening is None:
        return 0
    with listening:
        # The rest takes a moment to load: what can't be is refused before.
        from siete.server import serve
        from siete.server.logs import begin_logging

        folder = home(os.environ)
        store, database = serve.open_database(args.database, folder)
        site = Site(listening.getsockname()[1], public, _addresses(host), _names(host))

        def ready() -> None:
            _announce(site, host, database, words, with_qr=args.lan or public is not None)
            if args.open:
                _open_browser(_local(host, site.port))

        begin_logging(_log_level())
        serve.run(listening, store, site, ready, serve.figures_folder(database, folder))
    print(words.say("serve-stopped"))
    return 0


def _listen(host: str, args: argparse.Namespace, words: "Texts") -> "socket.socket | None":
    """A socket that listens there; None where a table is open already and only shown."""
    from siete.server.site import bind, is_siete

    port = _PORT if args.port is None else args.port
    if not 0 <= port < 2**16:
        raise SieteError("serve_port", port=str(port))
    try:
        return bind(host, port)
    except SieteError as error:
        there = _HERE if host in _EVERYWHERE else host
        if error.code != "serve_port_taken" or not is_siete(there, port):
            raise
        url = _local(host, port)
        if not args.open:
            raise SieteError("serve_running", url=url) from None
        print(words.say("serve-runs-already", url=url))
        _open_browser(url)
        return None


def _addresses(host: str) -> "tuple[str, ...]":
    """The addresses in this machine's networks that are served."""
    from siete.server.site import is_local, lan_addresses

    if host in _EVERYWHERE:
        return lan_addresses()
    return () if is_local(host) else (host,)


def _names(host: str) -> "tuple[str, ...]":
    from siete.server.site import is_local, machine_names

    return () if is_local(host) else machine_names()


def _local(host: str, port: int) -> str:
    """Where a browser on this machine finds the table."""
    from siete.server.site import Origin

    there = "localhost" if host in (*_EVERYWHERE, _HERE) else host
    return str(Origin("http", there, port))


def _announce(site: "Site", host: str, database: str, words: "Texts", *, with_qr: bool) -> None:
    """Say where the table is, where it is kept, and how to stop."""
    from pathlib import Path

    from siete.home import shown
    from siete.server.links import terminal_qr
    from siete.server.site import Origin

    local = _local(host, site.port)
    others = [str(Origin("http", address, site.port)) for address in site.lan]
    if site.public is not None:
        others.insert(0, str(site.public))
    print(words.say("serve-here", url=local))
    for url in dict.fromkeys(each for each in others if each != local):
        print(words.say("serve-there", url=url))
    if with_qr and others and _can_draw():
        print()
        print(terminal_qr(others[0]))
        print(words.say("serve-qr"))
    elif with_qr and not others:
        print(words.say("serve-no-network"))
    if "://" not in database:
        print(words.say("serve-kept", file=shown(Path(database))))
    print(words.say("serve-stop"))
    flush()


def _can_draw() -> bool:
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return encoding.startswith("utf")


def _log_level() -> int:
    """All that happens for who keeps it; only what is wrong beside what a person reads."""
    import logging

    return logging.WARNING if sys.stderr.isatty() else logging.INFO


def _open_browser(url: str) -> None:
    """Open a page, where there is a browser with a window: one in this terminal would fill it."""
    import threading
    import webbrowser

    windows = sys.platform in ("win32", "darwin") or any(map(os.environ.get, _SCREENS))
    if windows:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
