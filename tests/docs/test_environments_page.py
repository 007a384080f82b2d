"""The page on environments: what it shows is run, and what it names is there."""

import importlib
import re

from siete.envs.observing import STATUSES
from siete.envs.setting import setting
from tests.docs.pages import blocks, codes, column, failures, page, section, tables

ENVIRONMENTS = page("environments.md")


def test_the_environments_do_what_the_page_shows() -> None:
    examples = blocks(ENVIRONMENTS, "pycon")
    assert len(examples) > 7
    assert failures("environments.md", examples) == ""


def test_every_module_that_the_page_names_is_there() -> None:
    for module in codes(" ".join(column(tables(ENVIRONMENTS)[0], 0))):
        assert importlib.import_module(module).__doc__


def test_every_kind_of_move_and_every_part_of_an_observation_is_explained() -> None:
    rules = "set_i_mig~honour~pot"
    (moves,) = tables(section(ENVIRONMENTS, "Actions"))
    explained = set(codes(moves[1][0]))
    assert explained == {move.do for move in setting(rules).moves.all}
    (seen,) = tables(section(ENVIRONMENTS, "What a seat is given"))
    words = " ".join(codes(" ".join(column(seen, 0))))
    for entry in setting(rules).observer.entries:
        part = re.sub(r"^\d+-\d+-", "", entry.name)
        assert part.partition("-")[0] in words, entry.name
    assert all(status in words for status in STATUSES)
