"""What tests in a browser share: a built client, a server, a Chromium, and people with screens."""

import asyncio
import contextlib
import fcntl
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Error, async_playwright

from tests.browser.screens import LAPTOP, PATIENCE, Screen
from tests.server.running import Running, running

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = "chromium"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip

_failed = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def client_built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client of what is in web/ now; workers wait for each other."""
    with (tmp_path_factory.getbasetemp().parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, ROOT / "hatch_build.py"], check=True)


@pytest.fixture(scope="session")
def server(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of this worker: each makes tables of its own."""
    with running(tmp_path_factory.mktemp("server") / "siete.db") as started:
        yield started


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Chromium, started once; each person is a context of it, as a private window is."""
    found = shutil.which(CHROMIUM)
    if found is None:
        raise FileNotFoundError(
            "These tests need Chromium, and there is none on PATH. On Debian and Ubuntu: "
            "apt install chromium"
        )
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield started
        await started.close()


class People:
    """Those who come to a test, each with a browser; all that went wrong in their pages is told."""

    def __init__(self, server: Running, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.screens: list[Screen] = []

    async def somebody(
        self, size: tuple[int, int] = LAPTOP, *, lang: str = "en", still: bool = False, **more: Any
    ) -> Screen:
        """A person nobody knows yet, at a screen of this size; a ``still`` one has no motion."""
        width, height = size
        if still:
            more["reduced_motion"] = "reduce"
        options = {"locale": lang, "viewport": {"width": width, "height": height}, **more}
        if width < 600:
            options |= {"has_touch": True, "is_mobile": True}
        context = await self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        self.contexts.append(context)
        return await self._page(context, lang)

    async def another_tab(self, of: Screen) -> Screen:
        """One more page in the same browser."""
        return await self._page(of.page.context, "en")

    async def _page(self, context: BrowserContext, lang: str) -> Screen:
        screen = Screen(self.server, await context.new_page(), lang)
        self.screens.append(screen)
        return screen

    async def host(
        self, size: tuple[int, int], rules: str, *, come: bool = True, **more: Any
    ) -> Screen:
        """A person with a table of their own, at which nobody is hurried."""
        screen = await self.somebody(size, **more)
        answer = await screen.page.request.post(
            f"{self.server.url}/api/tables",
            headers={"Origin": self.server.url},
            data={
                "name": "At home", "rules": rules, "me": "Ana",
                "settings": {"timer": "off", "pause": 0},
            },
        )  # fmt: skip
        assert answer.ok, await answer.text()
        screen.code = str((await answer.json())["code"])
        if come:
            await screen.come(screen.code)
        return screen

    async def guest(self, of: Screen, size: tuple[int, int], **more: Any) -> Screen:
        """A person who sits down at somebody's table."""
        screen = await self.somebody(size, **more)
        await screen.come(of.code)
        await screen.sit("Bruno")
        return screen

    async def photograph(self, folder: Path) -> list[str]:
        """Keep what every screen shows, for who looks at why a test failed."""
        files = []
        for number, screen in enumerate(self.screens):
            file = folder / f"{number}-{screen.name}.png"
            with contextlib.suppress(Error):  # a page may be gone
                await screen.page.screenshot(path=file)
                files.append(str(file))
        return files

    async def leave(self) -> None:
        """All close their browsers."""
        await asyncio.gather(*(context.close() for context in self.contexts))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for when its people leave."""
    report = yield
    if report.failed:
        item.stash[_failed] = True
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def people(
    server: Running, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[People]:
    """The people of one test. At the end nothing may have gone wrong in any of their pages."""
    here = People(server, browser)
    test: pytest.Item = request.node
    try:
        yield here
        if test.stash.get(_failed, False):
            files = await here.photograph(tmp_path)
            test.add_report_section("teardown", "screens", "\n".join(files))
        troubles = {str(each.name): each.troubles for each in here.screens if each.troubles}
        assert not troubles
    finally:
        await here.leave()
