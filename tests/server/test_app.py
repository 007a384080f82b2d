"""What is asked over HTTP, at a real server."""

import asyncio
import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from siete.record import parse_record
from siete.rules import OPTIONS, RULESETS
from siete.server.app import create_app
from siete.server.pages import Client
from siete.server.services import Services
from siete.server.site import Site
from siete.server.store import open_store
from siete.texts import LANGUAGES, texts
from siete.verify import verify
from tests.server.running import PATIENCE, Person, Running, people, play_round, running

FAST: dict[str, Any] = {"settings": {"timer": "off", "pause": 1}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


@pytest.fixture
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(
        base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE
    ) as client:
        yield client


def refused(answer: httpx.Response, status: int) -> str:
    """The code of a refusal, which says why."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert said["text"]
    return str(said["code"])


# Pages and headers


def test_every_answer_has_a_strict_policy(web: httpx.Client) -> None:
    for path in ("/", "/t/ABC", "/api/catalogue", "/api/nothing", "/healthz", "/assets/none.js"):
        headers = web.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


def test_an_answer_for_all_gives_nobody_a_cookie(web: httpx.Client) -> None:
    for path in ("/healthz", "/metrics", "/assets/none.js"):
        assert "set-cookie" not in web.get(path).headers


def test_the_cookie_is_kept_and_not_given_twice(web: httpx.Client) -> None:
    first = web.get("/api/catalogue").headers["set-cookie"]
    assert "HttpOnly; SameSite=Lax" in first
    assert "Secure" not in first
    assert "set-cookie" not in web.get("/api/catalogue").headers


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "a b", "[::1"])
def test_a_name_that_is_not_ours_is_refused(web: httpx.Client, host: str) -> None:
    assert web.get("/api/catalogue", headers={"Host": host}).status_code in (400, 421)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_another_page_changes_nothing(web: httpx.Client, method: str, origin: str) -> None:
    for path in ("/api/rules", "/api/my/rules/ours"):
        answer = web.request(method, path, headers={"Origin": origin}, json={})
        assert refused(answer, 403) == "wrong_origin"


def test_a_path_of_nothing_of_ours(web: httpx.Client) -> None:
    assert refused(web.get("/api/nothing"), 404) == "not_found"
    assert refused(web.get("/api"), 404) == "not_found"
    assert refused(web.get("/assets/none.js"), 404) == "not_found"
    assert refused(web.post("/api/catalogue"), 405) == "wrong_method"
    spoken = web.get("/api/nothing", headers={"Accept-Language": "de, ca;q=0.8, en;q=0.9"})
    assert spoken.json()["text"] == "There is no such page."
    assert web.get("/api/nothing?lang=ca").json()["text"] == "Aquesta pàgina no existeix."


def client_of(folder: Path, tmp_path: Path) -> httpx.AsyncClient:
    """The application with the client of a folder, asked directly."""
    app = create_app(Services(open_store(tmp_path / "tables.db"), Site()), Client(folder))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app), base_url="http://localhost:7575"
    )


async def test_files_of_the_client_and_its_page_for_every_path(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Siete</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let play;\n" * 100)
    (folder / ".built-from").write_text("secret")
    async with client_of(folder, tmp_path) as web:
        page = await web.get("/")
        for path in ("/", "/t/ABCDEFGH", "/new", "/.built-from", "/%2e%2e/tables.db"):
            page = await web.get(path)
            assert page.text == "<!doctype html><title>Siete</title>"
            assert page.headers["cache-control"] == "no-cache"
        code = await web.get("/assets/app-1a2b.js")
        assert code.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert code.headers["content-type"] == "text/javascript; charset=utf-8"
        assert code.headers["content-encoding"] == "gzip"
        assert code.text.startswith("let play;")
        again = await web.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        assert (await web.head("/")).status_code == 200
        (folder / "index.html").write_text("<!doctype html><title>Built anew</title>")
        assert "Built anew" in (await web.get("/")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_client_that_was_not_built_says_how(tmp_path: Path, language: str) -> None:
    async with client_of(tmp_path / "nowhere", tmp_path) as web:
        page = await web.get("/", headers={"Accept-Language": language})
        assert page.status_code == 503
        assert "make play" in page.text
        assert f'lang="{language}"' in page.text


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_everything_in_words(web: httpx.Client, language: str) -> None:
    found = web.get("/api/catalogue", params={"lang": language}).json()
    assert found["lang"] == language
    assert [each["name"] for each in found["rulesets"]] == list(RULESETS)
    options = [option for group in found["groups"] for option in group["options"]]
    assert [option["name"] for option in options] == [option.name for option in OPTIONS]
    assert all(option["title"] and option["what"] for option in options)
    assert {each["tag"] for each in found["languages"]} == set(LANGUAGES)
    # Four levels, three temperaments, and each with each; everybody plays otherwise.
    bots = {each["value"]: each["words"] for each in found["tempers"]}
    assert {"expert", "bold", "expert-bold", "beginner-cautious"} <= bots.keys()
    assert len(set(bots.values())) == len(bots) == 4 + 3 + 4 * 3


@pytest.mark.parametrize("ruleset", RULESETS)
def test_rules_are_told_in_words(web: httpx.Client, ruleset: str) -> None:
    found = web.post("/api/rules", json={"lang": "es", "ruleset": ruleset}).json()
    assert found["ok"]
    assert found["text"] == ruleset
    assert found["sheet"]["sections"]
    table = next(each["table"] for each in found["sheet"]["sections"] if each["table"])
    assert all(len(cells) == len(table["columns"]) for _, cells in table["rows"])
    again = web.post("/api/rules", json={"lang": "es", "text": found["text"]}).json()
    assert again == found


def test_what_clashes_is_said_where_it_clashes(web: httpx.Client) -> None:
    asked = {"lang": "en", "ruleset": "sala", "options": {"bets.min": "20", "bets.step": "x"}}
    found = web.post("/api/rules", json=asked).json()
    assert not found["ok"]
    assert found["sheet"] is None
    assert {each["option"] for each in found["problems"]} == {"bets.min", "bets.step"}
    assert found["options"]["bets.min"]["value"] == "20"
    assert found["options"]["bets.min"]["changed"]


@pytest.mark.parametrize(
    ("text", "ruleset", "variants", "lowest"),
    [
        ("sala~bets.min~50", "sala", [], "50"),
        ("siete_y_media~wild~nosuch", "siete_y_media", ["wild"], "1"),
        ("sala~bets.min~2~bets.max~x", "sala", [], "2"),
        ("foo~bar", "", [], None),
    ],
)
def test_what_is_understood_of_a_link_that_cannot_be_is_kept(
    web: httpx.Client, text: str, ruleset: str, variants: list[str], lowest: str | None
) -> None:
    found = web.post("/api/rules", json={"lang": "en", "text": text}).json()
    assert not found["ok"]
    assert found["problems"]
    assert (found["ruleset"], found["variants"]) == (ruleset, variants)
    assert found["options"].get("bets.min", {}).get("value") == lowest


WRONG: list[Any] = [
    None,
    [],
    "text",
    {"ruleset": 7},
    {"ruleset": "sala", "variants": "honour"},
    {"ruleset": "sala", "options": []},
    {"text": "x" * 5000},
    {"ruleset": "sala", "variants": ["x" * 100]},
]


@pytest.mark.parametrize("body", WRONG, ids=range(len(WRONG)))
def test_what_is_no_question_about_rules_is_refused(web: httpx.Client, body: Any) -> None:
    assert refused(web.post("/api/rules", json=body), 400) == "bad_request"


@pytest.mark.parametrize("body", ["", "{", "[" * 20_000, "\ud800", '{"text":"\\ud800"}'])
def test_a_body_that_is_no_json_is_refused(web: httpx.Client, body: str) -> None:
    sent = body.encode("utf-8", "surrogatepass")
    for path in ("/api/rules", "/api/tables", "/api/play", "/api/tables/BCDFGHJK/seat"):
        answer = web.post(path, content=sent, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["text"]


def test_a_body_that_is_too_long_is_refused(web: httpx.Client) -> None:
    answer = web.post("/api/rules", content=b'{"text":"' + b"x" * 100_000 + b'"}')
    assert refused(answer, 413) == "too_large"


def test_rules_are_kept_under_a_name_for_who_saved_them(server: Running, web: httpx.Client) -> None:
    name = "Nadal a casa, l'àvia/2"
    path = f"/api/my/rules/{name.replace('/', '-')}"
    saved = web.put(path, json={"text": "set_i_mig~bets.max~7"}).json()
    assert saved["rules"]["title"] == "Set i mig"
    (found,) = web.get("/api/my/rules").json()
    assert found == saved
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as other:
        assert other.get("/api/my/rules").json() == []
        assert refused(other.delete(path), 404) == "no_such_rules"
    assert web.put(path, json={"text": "set_i_mig~bets.max~0"}).status_code == 400
    assert web.delete(path).status_code == 204
    assert web.get("/api/my/rules").json() == []


# Tables


def test_a_table_is_made_and_found_by_its_link(server: Running, web: httpx.Client) -> None:
    made = web.post("/api/tables", json={"name": "Nadal", "rules": "set_i_mig", "me": "Ana"}).json()
    assert made["url"] == f"{server.url}/t/{made['code']}"
    path = f"/api/tables/{made['code']}"
    found = web.get(path).json()
    assert (found["name"], found["you"], found["host"]) == ("Nadal", "Ana", True)
    assert found["seats"] == [{"name": "Ana", "bot": False}]
    qr = web.get(f"{path}/qr").json()
    assert qr["url"] == made["url"]
    assert re.fullmatch(r"(M\d+ \d+h\d+v1h-\d+z)+", qr["qr"])
    (mine,) = web.get("/api/my/tables").json()
    assert (mine["code"], mine["name"], mine["closed"]) == (made["code"], "Nadal", False)
    with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as guest:
        seen = guest.get(path.lower()).json()
        assert (seen["you"], seen["host"], seen["mayJoin"]) == (None, False, True)
        assert guest.get("/api/my/tables").json() == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": ""}, "bad_request"),
        ({"name": "\u202e\u200b"}, "no_table_name"),
        ({"me": "<b>"}, "no_name"),
        ({"rules": "poker"}, "rules_refused"),
        ({"bots": ["clever"]}, "bad_request"),
        ({"bots": ["bold"] * 12}, "players_number"),
        ({"bots": ["bold"] * 99}, "players_number"),
        ({"settings": {"pause": -1}}, "bad_request"),
    ],
)
def test_a_table_that_can_not_be_is_refused(
    web: httpx.Client, change: dict[str, Any], code: str
) -> None:
    asked = {"name": "Home", "rules": "sala", "me": "Ana"} | change
    assert refused(web.post("/api/tables", json=asked), 400) == code


async def test_playing_against_bots_is_one_tap(server: Running) -> None:
    async with people(server, "") as (guest,):
        made = await guest.post("/api/play", lang="it")
        welcome = await guest.come(made["code"])
        assert welcome["name"] == "Ospite"
        assert welcome["state"]["phase"] != "lobby"
        assert sum(person["bot"] is not None for person in welcome["table"]["people"]) == 3
        await play_round(guest)
        assert guest.table["played"] == 1


def test_one_person_makes_only_so_many_tables(web: httpx.Client) -> None:
    codes = [web.post("/api/play", json={}).status_code for _ in range(31)]
    assert codes[:30] == [201] * 30
    assert codes[30] == 429


# What was played


async def test_what_was_played_can_be_read_checked_and_seen_again(server: Running) -> None:
    async with people(server, "Ana", "Blai", "") as (ana, blai, guest):
        code = await ana.make_table("set_i_mig", **FAST)
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.do("start")
        await ana.until(lambda each: each.state["phase"] != "lobby")
        path = f"/api/tables/{code}"
        none = await guest.http.get(f"{path}/record/0.toml")
        assert refused(none, 404) == "no_such_round"
        await play_round(ana, blai)
        rounds = (await guest.http.get(f"{path}/rounds?lang=el")).json()
        assert [each["number"] for each in rounds] == [1]
        assert rounds[0]["rules"] == texts("el").say("ruleset-set_i_mig")
        assert sum(map(float, rounds[0]["net"].values())) == 0
        record = await guest.http.get(f"{path}/record/0.toml")
        assert record.headers["content-disposition"].startswith("attachment")
        assert verify(parse_record(record.text)).verdict == "holds"
        entry = rounds[0]["entry"]
        proof = (await guest.http.get(f"{path}/proof/0/{entry}")).json()
        assert len(proof["deck"].split()) == 40
        assert re.fullmatch("[0-9a-f]{64}", proof["proof"]["secret"])
        replay = (await guest.http.get(f"{path}/replay/0/{entry}?lang=ca")).json()
        assert replay["names"] == ["Ana", "Blai"]
        assert replay["steps"][-1]["round"]["over"]
        assert all(step["text"] for step in replay["steps"] if step["kind"] != "dealt")
        ledger = await guest.http.get(f"{path}/ledger.csv?lang=en")
        assert "Ana" in ledger.text
        for wrong in ("record/9.toml", "record/0", "record/x.toml", "proof/0/9", "replay/9/0"):
            answer = await guest.http.get(f"{path}/{wrong}")
            assert refused(answer, 404) == "no_such_round"
        for wrong in ("proof/-1/0", "replay/0/99999999999999999999"):
            assert (await guest.http.get(f"{path}/{wrong}")).status_code in (400, 404)


async def test_a_table_is_among_those_of_who_sits_there_and_says_when_it_is_closed(
    server: Running,
) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(**FAST)
        await ana.come(code)
        await blai.come(code)
        assert (await blai.http.get("/api/my/tables")).json() == []
        await blai.sit()
        await ana.do("close", on=True)
        for person in (ana, blai):
            # What lists are made from is written beside what was answered.
            async with asyncio.timeout(PATIENCE):
                while not (mine := await tables_of(person)) or not mine[0]["closed"]:
                    await asyncio.sleep(0.02)
            assert [each["code"] for each in mine] == [code]


async def tables_of(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/my/tables")).json()
    return found


async def test_only_who_plays_sees_a_table_that_is_shut(server: Running) -> None:
    async with people(server, "Ana", "") as (ana, guest):
        settings = {"timer": "off", "watch": False, "open": False}
        code = await ana.make_table(settings=settings)
        answer = await guest.http.get(f"/api/tables/{code}/rounds")
        assert refused(answer, 403) == "not_watching"
        await guest.open(code)
        await guest.socket.send('{"t":"hello"}')
        assert (await guest.hear("bye"))["code"] == "not_here"


# The server itself


def test_the_schema_names_every_path(web: httpx.Client) -> None:
    schema = web.get("/api/schema/openapi.json").json()
    assert {"/api/rules", "/api/tables/{code}", "/healthz"} <= set(schema["paths"])
    assert not any("/{path}" in path for path in schema["paths"])


async def test_neither_metrics_nor_log_tell_of_a_person_or_a_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as server:
        async with people(server, "Ana") as (ana,):
            code = await ana.make_table(**FAST)
            await ana.come(code)
            await ana.do("chat", text="our secret")
            await ana.refused("start")
            metrics = (await ana.http.get("/metrics")).text
            person = ana.cookie.partition("=")[2].partition(".")[0]
        server.stop(signal.SIGTERM)
    assert 'siete_moves_total{by="person"} 1.0' in metrics
    assert "siete_connections 1.0" in metrics
    assert re.search(r"siete_append_group_count [1-9]", metrics)
    log = Path(f"{database}.log").read_text()
    assert [json.loads(line)["event"] for line in log.splitlines()]
    for told in (metrics, log):
        for secret in ("Ana", code, "our secret", person, "127.0.0.1"):
            assert secret not in told
