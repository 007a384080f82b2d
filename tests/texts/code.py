"""The program's own source, as far as it says or names texts."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import siete

SOURCE = Path(siete.__file__).parent


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    """Every module of the program, or of some of its folders."""
    for folder in folders or ("",):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            yield file, ast.parse(file.read_text(encoding="utf-8"))


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The strings of a module that are no documentation, with their lines."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in documentation:
            continue
        if isinstance(node.value, str):
            yield node.lineno, node.value


TOOLS = SOURCE.parents[1] / "tools"


@cache
def strings() -> frozenset[str]:
    """Every string in the program's code, and the beginnings of those made with arguments."""
    trees = [tree for _, tree in modules()]
    trees += [ast.parse(file.read_text(encoding="utf-8")) for file in TOOLS.rglob("*.py")]
    return frozenset(text for tree in trees for _, text in literals(tree)) | said_by_client()


CLIENT = SOURCE.parents[1] / "web" / "src"


def said_by_client() -> frozenset[str]:
    """The names of messages in the browser client, and what those with arguments begin with."""
    found: set[str] = set()
    for file in sorted(CLIENT.rglob("*")):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            found |= set(re.findall(r"[\"'`](web-[a-z0-9_-]+)", file.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def error_names() -> frozenset[str]:
    """What raises a SieteError: its classes, and the helper of records that makes them."""
    names = {"SieteError", "refuse"}
    classes = [
        node for _, tree in modules() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    for _ in classes:  # a class may come before the one that it is made from
        names |= {
            node.name
            for node in classes
            if any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
    return frozenset(names)


def calls(names: frozenset[str]) -> Iterator[tuple[str, set[str] | None]]:
    """Calls of functions or classes with these names whose first argument is a literal.

    Each gives that literal and the names of its keyword arguments, or None where there are more
    that only a running program knows.
    """
    for _, tree in modules():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else None
            name = node.func.id if isinstance(node.func, ast.Name) else name
            first = node.args[0]
            if name in names and isinstance(first, ast.Constant) and isinstance(first.value, str):
                keywords = [keyword.arg for keyword in node.keywords]
                known = {each for each in keywords if each is not None}
                yield first.value, None if None in keywords else known
