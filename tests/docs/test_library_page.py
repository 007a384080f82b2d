"""The page on the library: what it shows is run, and what it names is there."""

import importlib
from typing import get_args

from siete.game.table import Phase
from tests.docs.pages import blocks, codes, column, failures, page, section, tables

LIBRARY = page("library.md")


def test_the_library_does_what_the_page_shows() -> None:
    examples = blocks(LIBRARY, "pycon")
    assert len(examples) > 10
    assert failures("library.md", examples) == ""


def test_every_module_that_the_page_names_is_there() -> None:
    modules = codes(" ".join(column(tables(LIBRARY)[0], 0)))
    assert len(modules) > 10
    for module in modules:
        assert importlib.import_module(module).__doc__


def test_every_phase_of_a_table_is_explained() -> None:
    (table,) = tables(section(LIBRARY, "States and seats"))
    assert set(codes(" ".join(column(table, 0)))) == set(get_args(Phase))
