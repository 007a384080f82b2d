"""The records and findings that the browser's check is tested by are what `siete verify` says."""

import json
import re

from siete.record import parse_record
from siete.verify import verify
from tests.fair import for_browser


def test_the_records_hold() -> None:
    for name, text in for_browser.records().items():
        assert verify(parse_record(text)).verdict == "holds", name


def test_the_findings_are_fresh() -> None:
    written = json.loads(for_browser.FINDINGS.read_text("utf-8"))
    assert written == for_browser.cases(), "run: python -m tests.fair.for_browser"


def test_a_changed_cut_is_found_by_playing_again() -> None:
    """The cut is no part of the shuffle: its proof holds, and the round comes out otherwise."""
    cuts = [case for case in for_browser.cases() if case["what"] == "the cut"]
    assert cuts
    for case in cuts:
        assert not case.get("results", False)


def test_names_are_sorted_otherwise_by_code_points() -> None:
    """So that the browser can't sort them as JavaScript does, and pass."""
    names = [*for_browser.NAMES, "\uff21na"]
    assert sorted(names) != sorted(names, key=lambda name: name.encode("utf-16-be"))
    assert re.search("[\U00010000-\U0010ffff]", "".join(for_browser.NAMES))
