"""The rules reference is as the program is, and nothing is missing in it."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.generate import PARTS, filled
from siete.rules import (
    CLASSES,
    OPTIONS,
    RULESETS,
    VARIANTS,
    Option,
    build_rules,
    class_name,
    option_text,
    parse_rules,
    rules_json,
    rules_text,
)
from siete.rules.values import Choice, Words
from siete.texts import texts
from siete.texts.sheet import rule_sheet
from tests.docs.pages import ROOT, codes, column, page, section, tables

REFERENCE = page("rules-reference.md")
READINGS = section(REFERENCE, "Readings")
SHORT_FORMS = codes(" ".join(column(tables(section(REFERENCE, "The short form"))[0], 0)))
SIETE = str(Path(sys.executable).with_name("siete"))


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/*.md")), ids=lambda path: path.name)
def test_what_is_made_from_the_program_is_fresh(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == filled(text), "stale: make docs"


def test_every_part_that_can_be_made_has_its_place() -> None:
    pages = [path.read_text(encoding="utf-8") for path in ROOT.glob("docs/*.md")]
    made = re.findall(r"^<!-- made: (\w+) -->$", "\n".join(pages), re.MULTILINE)
    assert sorted(made) == sorted(PARTS)


def test_a_stale_part_is_made_anew_and_the_rest_is_kept() -> None:
    stale = REFERENCE.replace("#### `bank.cut`", "#### `bank`").replace("| `royal` |", "| `r` |")
    assert stale != REFERENCE
    assert filled(stale) == REFERENCE


def test_every_option_has_an_entry_in_the_order_of_the_table() -> None:
    entries = re.findall(r"^#### `(.*)`$", section(REFERENCE, "Options"), re.MULTILINE)
    assert entries == [option.name for option in OPTIONS]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_entry_says_what_the_option_is(option: Option) -> None:
    entry = section(REFERENCE, f"`{option.name}`")
    assert f"- Default: `{option.kind.text(option.default)}`" in entry
    if isinstance(option.kind, Choice | Words):
        assert set(option.kind.words) <= set(codes(entry))
    origins = next(line for line in entry.splitlines() if line.startswith("- From:"))
    for source in option.sources or ("sala",):
        assert all(part in origins for part in source.split(" ", 1))
    assert entry.count("- Idle") == len(option.acts_where)
    named = {where.option for where in (*option.acts_where, *option.needs.values())}
    assert {*named, option.at_most, option.multiple_of} - {""} <= set(codes(entry))
    said = re.findall(r"^  - `(.*?)`: ", entry.partition("- A rule sheet says")[2], re.MULTILINE)
    assert said
    assert all(option.kind.text(option.kind.read(value)) == value for value in said)


def test_every_ruleset_has_its_values() -> None:
    (table,) = tables(section(REFERENCE, "Values in each ruleset"))
    assert codes(" ".join(table[0])) == list(RULESETS)
    for option, row in zip(OPTIONS, table[1:], strict=True):
        values = [option_text(build_rules(ruleset), option.name) for ruleset in RULESETS]
        assert codes(" ".join(row)) == [option.name, *values]


def test_every_ruleset_and_variant_is_presented() -> None:
    assert codes(" ".join(column(tables(section(REFERENCE, "Rulesets"))[0], 0))) == list(RULESETS)
    assert codes(" ".join(column(tables(section(REFERENCE, "Variants"))[0], 0))) == list(VARIANTS)


@pytest.mark.parametrize("ruleset", ["siete_y_media", "sette_e_mezzo"])
@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_variant_is_said_to_set_is_what_it_sets(name: str, ruleset: str) -> None:
    (row,) = (row for row in tables(section(REFERENCE, "Variants"))[0] if row[0] == f"`{name}`")
    sets, claims = (codes(part) for part in split_claims(row[2]))
    options = dict(each.split("=") for each in sets if "=" in each)
    if claims:
        options["bank.claimed_by"] = "-".join(claims)
    included = [each for each in sets if "=" not in each]
    as_said, as_it_is = build_rules(ruleset, included, options), build_rules(ruleset, [name])
    assert rules_json(as_said)["options"] == rules_json(as_it_is)["options"]


def split_claims(cell: str) -> tuple[str, str]:
    """What a variant sets, and the classes that it adds to those that claim the bank."""
    before, added, _ = cell.partition(" added to `bank.claimed_by`")
    if not added:
        return cell, ""
    sets = [part for part in before.split(", ") if "=" in part or part.startswith("all of")]
    return ", ".join(sets), before.removeprefix(", ".join(sets))


def test_every_reading_is_there_in_order() -> None:
    headings = re.findall(r"^### (.*)$", READINGS, re.MULTILINE)
    assert headings == ["R", *(f"R{number}" for number in range(1, 20))]
    assert all(len(section(READINGS, heading).split()) > 10 for heading in headings)


def test_every_reading_that_a_rule_sheet_names_is_on_the_page() -> None:
    headings = set(re.findall(r"^### (R\d*)$", READINGS, re.MULTILINE))
    named = {
        source
        for ruleset in RULESETS
        for variants in ((), tuple(name for name in VARIANTS if name != "closed"))
        for part in rule_sheet(build_rules(ruleset, variants), texts("en")).sections
        for paragraph in part.paragraphs
        for source in paragraph.sources
        if re.fullmatch(r"R\d*", source)
    }
    assert len(named) > 10
    assert named <= headings


@pytest.mark.parametrize("form", SHORT_FORMS)
def test_a_short_form_that_is_shown_is_one(form: str) -> None:
    assert rules_text(parse_rules(form)) == form


def test_the_values_are_written_as_the_page_says() -> None:
    rows = tables(section(REFERENCE, "How to say rules"))[0]
    assert [row[0] for row in rows[1:]] == [
        *("switch", "word", "amount, multiple", "total", "whole number"),
        *("card", "range", "list", "tariffs"),
    ]
    said = {
        "pot.on": ("yes", True, "true"),
        "pay.ties": ("push_all", "push_all"),
        "bets.step": ("0.1", "0.10", "0.1"),
        "bank.draws_to": ("5.5", "5.5"),
        "split.max_hands": ("12", 12),
        "deck.wild": ("12o", "12o"),
        "table.players": ("2-11", [2, 11], "2,11", "[2, 11]"),
        "first_card.pass_on": ("3-4", [3, 4], "3,4"),
        "bank.claimed_by": ("natural-pair_of_sevens", ["natural", "pair_of_sevens"]),
        "bets.tariffs": ("low-1-3-high-2-4", [["low", 1, 3], ["high", 2, 4]], "low,1,3,high,2,4"),
    }
    for name, (text, *others) in said.items():
        for value in (text, *others):
            assert option_text(build_rules("eptamisi", options={name: value}), name) == text


def test_the_classes_of_hands_are_those_of_the_matrix() -> None:
    (table,) = tables(section(REFERENCE, "Who pays whom"))
    names = {number: class_name(number) for number in CLASSES}
    shown = dict(zip(column(table, 0), column(table, 1), strict=True))
    totals = codes(shown.pop("1 to 14"))
    assert totals == [names[1], names[2], names[13], names[14]]
    assert {int(number): codes(name)[0] for number, name in shown.items()} == {
        number: name for number, name in names.items() if number in (0, 15, 16, 17, 18)
    }


def test_the_commands_shown_are_possible() -> None:
    shown = re.findall(r"^    siete (rules show|play) (.*)$", REFERENCE, re.MULTILINE)
    assert len(shown) == 2
    for _, arguments in shown:
        asked = [SIETE, "rules", "show", *arguments.split(), "--json"]
        done = subprocess.run(asked, capture_output=True, text=True, check=True)
        assert json.loads(done.stdout)["text"].startswith(arguments.split()[0])
