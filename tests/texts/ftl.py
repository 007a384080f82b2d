"""The catalogue as it is written: messages with their arguments, read with fluent.syntax."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import siete.texts

FOLDER = Path(siete.texts.__file__).parent
PLURAL_FORMS = frozenset(("zero", "one", "two", "few", "many", "other", "0", "1"))


class Message:
    """The words and arguments of a message, and the cases that it has for an argument."""

    def __init__(self, entry: ast.Message) -> None:
        nodes = list(_nodes(entry))
        self.words = " ".join(
            node.value.strip() for node in nodes if isinstance(node, ast.TextElement)
        )
        self.arguments = {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
        self.cases: dict[str, set[str]] = {}
        for node in nodes:
            if isinstance(node, ast.SelectExpression):
                self._take_cases(node)

    def _take_cases(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        cases = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        if not cases <= PLURAL_FORMS:  # these differ from language to language
            self.cases.setdefault(node.selector.id.name, set()).update(cases)


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Everything in a language's files, with the topic that the file is of."""
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file.stem, entry


@cache
def catalogue(language: str) -> Mapping[str, Message]:
    """Every message of a language by its id."""
    return {
        entry.id.name: Message(entry)
        for _, entry in entries(language)
        if isinstance(entry, ast.Message)
    }
