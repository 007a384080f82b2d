"""The client's types, written from the server's: ``python -m siete.server.typescript``.

In web/src/lib, ``protocol.ts`` has the messages over the socket and ``api.ts`` what is asked over
HTTP; a test fails when they are not those of the server.
"""

import inspect
import re
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler

from siete.server import protocol, shown
from siete.server.api import catalogue, my, odds, rounds, rules, tables

_FOLDER: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "lib"

TARGET: Final = _FOLDER / "protocol.ts"
"""Where the client has the types of messages, in a working copy."""

API_TARGET: Final = _FOLDER / "api.ts"
"""Where the client has the types of HTTP."""

_API: Final = (catalogue, rules, odds, my, tables, rounds)
_PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
_MODULES: Final = (protocol.__name__, shown.__name__)
_BASES: Final = (protocol.ToServer, protocol.Command, protocol.ToClient)


def _everything() -> dict[str, Any]:
    """What the protocol is made of, by its name."""
    return {**vars(shown), **vars(protocol)}


def typescript() -> str:
    """The module: a constant, a union or a type for everything that ``protocol`` has."""
    parts = [
        "// Written by `python -m siete.server.typescript` from protocol.py and shown.py there."
    ]
    parts += [f"export const {name} = {value};" for name, value in _constants()]
    parts += [f"export type {name} = {_literal(value)};" for name, value in _named_literals()]
    parts += [_struct(kind) for kind in _structs()]
    for name, union in (
        ("ClientMessage", protocol.ClientMessage),
        ("ServerMessage", protocol.ServerMessage),
    ):
        kinds = "".join(f"\n  | {kind.__name__}" for kind in get_args(union))
        parts.append(f"export type {name} ={kinds};")
    return "\n\n".join(parts) + "\n"


def api_typescript() -> str:
    """The module of HTTP: a type for everything that is sent or answered as JSON."""
    asked = [hints["data"] for hints in _signatures() if "data" in hints]
    answered = [hints["return"] for hints in _signatures()]
    kinds = list(dict.fromkeys(_reached([*asked, *answered])))
    theirs = {kind for kind in kinds if kind.__module__ in _MODULES}
    ours = [_struct(kind, asked=kind in asked) for kind in kinds if kind not in theirs]
    told = {kind.__name__ for kind in theirs}
    told |= {name for name, _ in _named_literals() if re.search(rf": .*\b{name}\b", "".join(ours))}
    return (
        "\n\n".join(
            [
                "// Written by `python -m siete.server.typescript` from siete/server/api.",
                f'import type {{ {", ".join(sorted(told))} }} from "./protocol.ts";',
                *ours,
            ]
        )
        + "\n"
    )


def _signatures() -> Iterator[dict[str, Any]]:
    for module in _API:
        for handler in vars(module).values():
            if isinstance(handler, HTTPRouteHandler):
                yield get_type_hints(handler.fn)


def _reached(hints: Iterable[Any]) -> Iterator[type[msgspec.Struct]]:
    """The structs that hints name, and those that these name."""
    for hint in hints:
        if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
            yield hint
            if hint.__module__ not in _MODULES:
                yield from _reached(get_type_hints(hint).values())
        elif get_origin(hint) in (list, tuple, dict, Union, types.UnionType):
            yield from _reached(get_args(hint))


def _constants() -> Iterator[tuple[str, int]]:
    for name, value in _everything().items():
        if name.isupper() and isinstance(value, int):
            yield name, value


def _named_literals() -> Iterator[tuple[str, Any]]:
    for name, value in _everything().items():
        if get_origin(value) is Literal:
            yield name, value


def _structs() -> Iterator[type[msgspec.Struct]]:
    for kind in _everything().values():
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind not in _BASES:
            yield kind


def _struct(kind: type[msgspec.Struct], *, asked: bool = False) -> str:
    hints = get_type_hints(kind, include_extras=True)
    asked = asked or issubclass(kind, protocol.ToServer) or kind is shown.Settings
    may_lack = asked or kind.__struct_config__.omit_defaults
    lines = []
    if kind.__struct_config__.tag is not None:
        lines.append(f'  t: "{kind.__struct_config__.tag}";')
    for field in msgspec.structs.fields(kind):
        mark = "?" if may_lack and not field.required and kind is not shown.Settings else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};")
    body = "\n".join(lines)
    return f"{_comment(kind)}\nexport type {kind.__name__} = Readonly<{{\n{body}\n}}>;"


def _comment(kind: type[msgspec.Struct]) -> str:
    lines = inspect.cleandoc(kind.__doc__ or "").replace("``", "`").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _type(hint: Any) -> str:
    if get_origin(hint) is Annotated:
        return _type(get_args(hint)[0])
    if hint in _PLAIN:
        return _PLAIN[hint]
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        names = [name for name, value in _named_literals() if value == hint]
        return names[0] if names else _literal(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(each) for each in inside)
    if origin is dict:
        return f"Readonly<Record<{_type(inside[0])}, {_type(inside[1])}>>"
    if origin is tuple and inside[-1] is Ellipsis:
        each = _type(inside[0])
        return f"readonly ({each})[]" if "|" in each or " " in each else f"readonly {each}[]"
    if origin is tuple:
        return f"readonly [{', '.join(_type(each) for each in inside)}]"
    raise TypeError(hint)


def _literal(hint: Any) -> str:
    return " | ".join(f'"{value}"' for value in get_args(hint))


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    API_TARGET.write_text(api_typescript(), encoding="utf-8")
