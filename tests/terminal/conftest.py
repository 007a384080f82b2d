"""The same cards, lots and bots in every run: no test here is one of chance."""

import random
import secrets

import pytest

from tests.terminal.command import LUCK


@pytest.fixture(autouse=True)
def known_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test its own chance; ``known`` does the same for the commands that it starts."""
    luck = random.Random(f"{LUCK} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_bytes", luck.randbytes)
    monkeypatch.setattr(secrets, "token_hex", lambda size: luck.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbelow", luck.randrange)
