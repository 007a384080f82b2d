"""Links to a heading of a page lead to one that is there."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def anchors(path: Path) -> set[str]:
    """The names under which the headings of a page can be linked to."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_link_points_to_is_there(path: Path) -> None:
    links = re.findall(r"\]\(([^)#:]*)#([^)]+)\)", path.read_text(encoding="utf-8"))
    missing = [
        f"{page}#{anchor}"
        for page, anchor in links
        if anchor not in anchors((path.parent / page) if page else path)
    ]
    assert missing == []


def test_pages_link_to_headings() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    assert len(re.findall(r"\]\([^)#:]*#", text)) > 100
