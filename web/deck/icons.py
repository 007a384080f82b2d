"""Writes the icon as points, for phones that take no drawings: ``python -m web.deck.icons``.

Chromium draws it, so it is kept like a source and written again when the mark changes.
"""

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from web.deck.__main__ import PUBLIC
from web.deck.marks import app_icon

ICON: Final = "icon-180.png"
SIZE: Final = 180
"""What an iPhone asks for; others make it smaller."""


def write_icon(folder: Path = PUBLIC) -> None:
    """Write the icon into this folder."""
    page_text = f"<style>*{{margin:0}}svg{{width:{SIZE}px;display:block}}</style>{app_icon()}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
        page.set_content(page_text)
        page.screenshot(path=folder / ICON)
        browser.close()


if __name__ == "__main__":
    write_icon(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
