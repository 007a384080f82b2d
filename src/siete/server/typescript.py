"""The client's types, written from the messages: ``python -m siete.server.typescript``.

They are in web/src/lib/protocol.ts; a test fails when they are not those of ``protocol``.
"""

import inspect
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from siete.server import protocol

TARGET: Final = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "protocol.ts"
"""Where the client has its types, in a working copy."""

_PLAIN: Final[dict[Any, str]] = {str: "string", int: "number", bool: "boolean", type(None): "null"}
_BASES: Final = (protocol.ToServer, protocol.Command, protocol.ToClient)


def typescript() -> str:
    """The module: a constant, a union or a type for everything that ``protocol`` has."""
    parts = ["// Written by `python -m siete.server.typescript` from siete/server/protocol.py."]
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


def _constants() -> Iterator[tuple[str, int]]:
    for name, value in vars(protocol).items():
        if name.isupper() and isinstance(value, int):
            yield name, value


def _named_literals() -> Iterator[tuple[str, Any]]:
    for name, value in vars(protocol).items():
        if get_origin(value) is Literal:
            yield name, value


def _structs() -> Iterator[type[msgspec.Struct]]:
    for kind in vars(protocol).values():
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind not in _BASES:
            yield kind


def _struct(kind: type[msgspec.Struct]) -> str:
    hints = get_type_hints(kind, include_extras=True)
    comes_from_client = issubclass(kind, protocol.ToServer) or kind is protocol.Settings
    may_lack = comes_from_client or kind.__struct_config__.omit_defaults
    lines = []
    if kind.__struct_config__.tag is not None:
        lines.append(f'  t: "{kind.__struct_config__.tag}";')
    for field in msgspec.structs.fields(kind):
        mark = "?" if may_lack and not field.required and kind is not protocol.Settings else ""
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
