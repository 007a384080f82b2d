"""What ``docs/protocol.md`` says of messages and paths, as Markdown."""

import inspect
import re
from collections.abc import Iterator
from typing import Final

import msgspec
from litestar.handlers import HTTPRouteHandler

from siete.server import protocol, shown
from siete.server.app import HANDLERS
from siete.server.limits import (
    ADDRESS_CONNECTIONS,
    ADDRESS_MESSAGES,
    ADDRESS_TABLES,
    ADDRESS_WAITING,
    CHAT,
    MESSAGES,
    ODDS,
    PERSON_CONNECTIONS,
    REQUESTS,
    TABLES,
    UNREADABLE,
    Rate,
)

_BASES: Final = (protocol.ToServer, protocol.Command, protocol.ToClient)
_MEANT: Final = re.compile(r"``([^`]+)``")


def client_messages() -> str:
    """A row for each message that a client may send."""
    return _messages(protocol.ToServer)


def server_messages() -> str:
    """A row for each message that the server may send."""
    return _messages(protocol.ToClient)


def values() -> str:
    """A row for each kind of value that messages hold."""
    found = [
        value
        for value in {**vars(shown), **vars(protocol)}.values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value is not msgspec.Struct
        and not issubclass(value, _BASES)
    ]
    rows = (f"| `{each.__name__}` | {_fields(each)} | {_doc(each)} |" for each in found)
    return "\n".join(["| value | fields | |", "| --- | --- | --- |", *rows])


def paths() -> str:
    """A row for each path."""
    rows = sorted(_paths(), key=lambda row: (row[1], row[0]))
    lines = (f"| {method} | `{path}` | {said} |" for method, path, said in rows)
    return "\n".join(["| | path | |", "| --- | --- | --- |", *lines])


def limits() -> str:
    """A row for each limit."""
    rows = (
        ("messages of one connection", MESSAGES),
        ("unreadable messages of one connection", UNREADABLE),
        ("messages of one address", ADDRESS_MESSAGES),
        ("HTTP requests and handshakes of one address", REQUESTS),
        ("chat and signs of one person", CHAT),
        ("questions of one person about what rules are worth", ODDS),
        ("new tables of one person", TABLES),
        ("new tables of one address", ADDRESS_TABLES),
    )
    lines = [f"| {what} | {rate.burst:g} | {_often(rate)} |" for what, rate in rows]
    lines += [
        f"| sockets of one person | {PERSON_CONNECTIONS} | |",
        f"| sockets of one address | {ADDRESS_CONNECTIONS} | |",
        f"| rounds told again and records that one address waits for | {ADDRESS_WAITING} | |",
        f"| bytes of one message | {protocol.LARGEST_MESSAGE} | |",
    ]
    return "\n".join(["| | at once | then |", "| --- | --- | --- |", *lines])


def _often(rate: Rate) -> str:
    return f"{rate.each:g} a second" if rate.each >= 0.1 else f"{rate.each * 3600:g} an hour"


def _messages(base: type[msgspec.Struct]) -> str:
    found = [
        value
        for value in {**vars(shown), **vars(protocol)}.values()
        if inspect.isclass(value) and issubclass(value, base) and value not in _BASES
    ]
    rows = (
        f"| `{each.__struct_config__.tag}` | {_fields(each)} | {_doc(each)} |" for each in found
    )
    return "\n".join(["| `t` | fields | |", "| --- | --- | --- |", *rows])


def _fields(struct: type[msgspec.Struct]) -> str:
    return ", ".join(f"`{name}`" for name in struct.__struct_encode_fields__)


def _doc(thing: object) -> str:
    """The documentation of a thing in one line."""
    said = " ".join((inspect.getdoc(thing) or "").split()).replace("|", "\\|")
    return _MEANT.sub(r"`\1`", said)


def _paths() -> Iterator[tuple[str, str, str]]:
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            for path in sorted(handler.paths):
                if not path.startswith("/{") and path != "/":
                    plain = re.sub(r"\{(\w+):\w+\}", r"{\1}", path)
                    yield "/".join(sorted(handler.http_methods)), plain, _doc(handler.fn)
