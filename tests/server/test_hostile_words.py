"""What people write is text wherever it comes to, or is refused with a sentence."""

import csv
import io
import json
import unicodedata
from collections.abc import Iterator

import httpx
import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from siete.errors import SieteError
from siete.record import format_record, parse_record
from siete.server import protocol as p
from siete.server.api.answers import sentence
from siete.server.entries import decode, encode
from siete.server.ledger import csv as ledger_csv
from siete.server.shown import Settings
from siete.server.snapshot import info_for
from siete.server.words import lines_for
from siete.texts import LANGUAGES, texts
from tests.properties.effort import examples
from tests.server.messages import HOSTILE
from tests.server.rooms import Evening
from tests.server.running import PATIENCE, Running, people, running

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
ISOLATES = "\u2068\u2069"
"""What Fluent puts around a value, so that it does not turn what stands beside it."""

SLY = ("-Ana", "-1", "-1.5.2", "-2-Ana", "'Ana", "..", "-.5", "Å" * 24, "\u0e01\u0e33", "٣٤", "Ǆ")
"""Names that may be, of signs that mean something elsewhere."""

WRITTEN = st.one_of(
    st.sampled_from((*HOSTILE, *SLY)),
    st.text(min_size=1, max_size=60),
    st.text(alphabet="=+-@'\"\t\r\n.,;1Aa\u0301\u202e\u200b ", min_size=1, max_size=24),
)


def is_readable(text: str) -> bool:
    """Whether a text is one line, with nothing in it that can't be seen or that turns others."""
    return all(sign.isprintable() or sign in ISOLATES for sign in text) and not is_piled(text)


def is_piled(text: str) -> bool:
    marks = "".join("m" if unicodedata.category(sign)[0] == "M" else "." for sign in text)
    return "mmmmm" in marks


def check_refusal(error: SieteError) -> None:
    for lang in LANGUAGES:
        said = sentence(error, lang)
        assert said[-1] in ".!?"
        assert all(sign.isprintable() or sign in ISOLATES for sign in said), said
        assert len(said) < 400


def written(table: Evening, person: str, command: p.Command) -> bool:
    """Whether something could be written; where not, a sentence says why."""
    try:
        table.do(person, command)
    except SieteError as error:
        check_refusal(error)
        return False
    return True


def check_cell(cell: str) -> None:
    assert "\r" not in cell
    assert "\n" not in cell
    if cell.startswith(FORMULAS):
        float(cell)  # a number is one to a spreadsheet too


def check_shown(table: Evening) -> None:
    """All that a table shows of what was written."""
    room = table.room
    for lang in ("es", "el"):
        lines = lines_for(room, None, lang)
        for line in lines:
            assert is_readable(line.text), line
        info = info_for(room, lang, ())
        json.loads(msgspec.json.encode((info, lines, tuple(room.said))))
        assert is_readable(info.name)
        for row in csv.reader(io.StringIO(ledger_csv(room, texts(lang)))):
            for cell in row:
                check_cell(cell)
    for member in room.people:
        assert is_readable(member.name)
    for said in room.said:
        assert is_readable(said.text)
    for body in table.log:
        assert encode(decode(body)) == body
        assert b"\n" not in body


@examples(150, 5000)
@example(name="Blai", text="=~nada~x~y~z")
@given(name=WRITTEN, text=WRITTEN)
def test_names_and_lines_are_text_or_refused(name: str, text: str) -> None:
    table = Evening("sette_e_mezzo", settings=Settings(timer="off", pause=1))
    sat = written(table, "guest", p.Sit(id="a", name=name))
    if sat:
        written(table, "ana", p.Paid(id="b", payer="Ana", payee=name, amount="2", why="buy_in"))
    written(table, "ana", p.Chat(id="c", text=text))
    written(table, "ana", p.SetName(id="d", name=text))
    written(table, "ana", p.Remove(id="e", name=text))
    written(table, "ana", p.SetRules(id="f", rules=text))
    check_shown(table)


@pytest.mark.parametrize("name", SLY)
def test_a_sly_name_goes_through_a_round_and_its_record(name: str) -> None:
    table = Evening("sette_e_mezzo", settings=Settings(timer="off", pause=1))
    try:
        table.do(name.lower(), p.Sit(id="a", name=name))
    except SieteError as error:
        check_refusal(error)
        return
    table.start().play_round()
    check_shown(table)
    record = table.room.parts[0].game.record()
    assert parse_record(format_record(record)) == record


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db", loosely=True) as found:
        yield found


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_over_http_it_is_text_or_refused(server: Running, text: str) -> None:
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE) as web:
        for asked in ({"name": text, "me": "Ana"}, {"name": "Home", "me": text}):
            made = web.post("/api/tables", json={"rules": "sala", **asked})
            if made.status_code != 201:
                assert made.status_code == 400
                assert is_readable(made.json()["text"])
                continue
            path = f"/api/tables/{made.json()['code']}"
            found = web.get(path).json()
            assert is_readable(found["name"])
            assert all(is_readable(seat["name"]) for seat in found["seats"])
            ledger = web.get(f"{path}/ledger.csv")
            assert ledger.headers["content-type"].startswith("text/csv")
            for row in csv.reader(io.StringIO(ledger.text.lstrip("\ufeff"))):
                for cell in row:
                    check_cell(cell)
            assert web.get("/api/my/tables").json()[0]["name"] in (found["name"], text)


async def test_chat_reaches_others_as_one_readable_line(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table("sala")
        await ana.come(code)
        await blai.come(code)
        for text in HOSTILE[1:6]:
            answer = await ana.answer(await ana.say("chat", text=text))
            if answer["t"] == "no":
                assert is_readable(answer["text"])
                continue
            said = (await blai.hear("update"))["said"]
            assert is_readable(said[-1]["text"])
