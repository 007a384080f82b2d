"""Whatever is asked over HTTP gets an answer that the document names, and touches nobody else's."""

import asyncio
import re
import sqlite3
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from litestar.handlers import HTTPRouteHandler
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from siete.server.app import HANDLERS
from tests.properties.effort import examples, report
from tests.server.running import Running, people, play_round, running

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
TWO: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}
counts: Counter[str] = Counter()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Running]:
    with running(database, loosely=True) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    """The code of a table of others, who have played a round and saved their rules."""
    return asyncio.run(_of_others(server))


async def _of_others(server: Running) -> str:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table("set_i_mig", **TWO)
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.do("start")
        await play_round(ana, blai)
        await ana.http.put("/api/my/rules/ours", json={"text": "sala"})
        return code


@pytest.fixture(scope="module")
def untouched(server: Running, database: Path, table: str) -> Iterator[None]:
    """What is kept of the table of others, and what they kept, is the same at the end."""

    def kept() -> list[Any]:
        with closing(sqlite3.connect(database)) as connection:
            ours = "(SELECT id FROM tables WHERE code = ?)"
            rows = connection.execute(
                f"SELECT seq, at, body FROM rows WHERE table_id = {ours} ORDER BY seq", [table]
            ).fetchall()
            rows += connection.execute("SELECT * FROM tables WHERE code = ?", [table]).fetchall()
            return (
                rows
                + connection.execute("SELECT * FROM saved_rules WHERE name = 'ours'").fetchall()
            )

    before = kept()
    assert len(before) > 5
    yield
    assert kept() == before
    assert server.process.poll() is None


@pytest.fixture(scope="module")
def api(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


PATHS = [
    (method, re.sub(r":\w+}", "}", path))
    for handler in HANDLERS
    if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema()
    for path in sorted(handler.paths)
    for method in sorted(handler.http_methods)
]


def at_the_table(case: Any, code: str) -> None:
    """Every other question is about the table that there is, and rounds that may be there."""
    asked = case.path_parameters
    if not asked or "code" not in asked or zlib.crc32(repr(asked).encode()) % 2:
        return
    asked["code"] = code
    for name in ("part", "entry"):
        if isinstance(asked.get(name), int):
            asked[name] %= 2
    if "file" in asked:
        asked["file"] = "0.toml"


@pytest.mark.parametrize(("method", "path"), PATHS)
@examples(40, 400, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_question_gets_an_answer_as_the_document_says(
    data: st.DataObject,
    method: str,
    path: str,
    api: Any,
    server: Running,
    table: str,
    untouched: None,
) -> None:
    as_asked = data.draw(st.sampled_from((GenerationMode.POSITIVE, GenerationMode.NEGATIVE)))
    case: Any = data.draw(api[path][method].as_strategy(generation_mode=as_asked))
    at_the_table(case, table)
    answer = case.call(headers={"Origin": server.url})
    case.validate_response(answer, checks=CHECKS)
    counts[f"answers {answer.status_code}"] += 1
    if 400 <= answer.status_code < 500 and case.method != "HEAD":
        said = answer.json()
        assert set(said) == {"code", "text"}
        assert said["code"].replace("_", "").isalnum()
        assert said["text"][-1] in ".?!:"


def teardown_module() -> None:
    report("asked over HTTP", counts)
