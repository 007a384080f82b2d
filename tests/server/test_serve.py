"""``siete serve``: how it begins, what it refuses, how it ends."""

import contextlib
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from siete.server.site import Origin, Site, read_origin, read_public_url
from siete.texts import LANGUAGES
from tests.server.running import people, running, serve_command


@contextlib.contextmanager
def listening() -> Iterator[int]:
    """A port that some other program has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def refusal(*arguments: str, environ: dict[str, str] | None = None, lang: str = "en") -> str:
    """What is said by a command that does not begin to serve."""
    command = [sys.executable, "-m", "siete", "serve", "--lang", lang, *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=os.environ | (environ or {})
    )
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("siete: ")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_it_says_where_the_table_is_kept_and_how_to_stop(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        said = "".join(server.said)
        assert re.search(r"On this machine: http://localhost:\d+\n", said)
        assert f"Tables are kept in {tmp_path / 'tables.db'}" in said
        assert "On other devices" not in said
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
        assert server.stop(signal.SIGTERM) == 0


def test_the_table_is_kept_in_the_user_s_folder(tmp_path: Path) -> None:
    home = tmp_path / "new" / "home"
    command = serve_command("--port", "0")
    environ = os.environ | {"SIETE_HOME": str(home), "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ)
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            if "Ctrl-C" in line:
                break
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
    assert (home / "tables.db").stat().st_mode & 0o077 == 0
    assert home.stat().st_mode & 0o077 == 0


def test_the_network_gets_an_address_and_a_code_to_scan(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "--lan") as server:
        said = "".join(server.said)
        elsewhere = re.search(r"On other devices: (http://\S+)\n", said)
        if elsewhere is None:
            assert "on no network" in said
            return
        assert said.count("█") > 100
        with httpx.Client(base_url=elsewhere[1], headers={"Origin": elsewhere[1]}) as phone:
            assert phone.post("/api/play", json={}).json()["url"].startswith(elsewhere[1])
        with httpx.Client(base_url=server.url, headers={"Origin": server.url}) as here:
            made = here.post("/api/play", json={}).json()
            assert made["url"].startswith(elsewhere[1]), "a link must work on other machines"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_port_that_another_program_has(tmp_path: Path, lang: str) -> None:
    with listening() as port:
        said = refusal("--port", str(port), "--database", str(tmp_path / "t.db"), lang=lang)
    assert str(port) in said
    assert "--port" in said
    assert not (tmp_path / "t.db").exists()


def test_a_table_that_is_open_already(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        said = refusal("--port", str(server.port), "--database", str(tmp_path / "other.db"))
        assert f"is open there already: http://localhost:{server.port}" in said
        beside = refusal("--port", "0", "--database", str(tmp_path / "tables.db"))
        assert "tables.db" in beside
        command = serve_command("--port", str(server.port), "--open")
        shown = subprocess.run(command, capture_output=True, text=True, env=no_screen())
        assert shown.returncode == 0
        assert str(server.port) in shown.stdout


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        return False
    return True


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
async def test_a_table_at_an_ipv6_address(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", "--host", "::1") as server:
        assert server.url == f"http://[::1]:{server.port}"
        async with people(server, "Ana") as (ana,):
            code = await ana.make_table()
            assert (await ana.come(code))["host"]
        said = refusal("--host", "::1", "--port", str(server.port))
        assert f"is open there already: {server.url}" in said


@pytest.mark.parametrize("host", ["203.0.113.9", "nowhere.invalid"])
def test_an_address_that_this_machine_does_not_have(host: str) -> None:
    assert f"{host}: no tiene esa dirección" in refusal("--host", host, lang="es")


def no_screen() -> dict[str, str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return {name: value for name, value in os.environ.items() if name not in hidden}


def test_a_folder_that_can_not_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = refusal("--port", "0", environ={"SIETE_HOME": str(tmp_path / "file" / "home")})
    assert "can't be made" in said
    assert "--database" in said


def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as server:
        server.stop()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
        connection.commit()
    assert "99" in refusal("--port", "0", "--database", str(database))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "99999 is no port"),
        (["--port", "x"], "--port"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
        (["--public-url", "cards.example"], "cards.example can't be"),
        (["--public-url", "https://cards.example/siete"], "no path behind it"),
        (["--database", "mysql://somewhere"], "mysql"),
    ],
)
def test_what_can_not_be_is_refused(tmp_path: Path, arguments: list[str], said: str) -> None:
    more = [] if "--database" in arguments else ["--database", str(tmp_path / "t.db")]
    more += [] if "--port" in arguments else ["--port", "0"]
    assert said in refusal(*arguments, *more)


async def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        async with people(server, "Ana") as (ana,):
            await ana.come(await ana.make_table())
            server.process.send_signal(signal.SIGINT)
            assert (await ana.hear("bye"))["code"] == "stopping"
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(10) in (0, 128 + signal.SIGINT)


async def test_behind_a_proxy_links_and_cookies_are_those_of_the_outside(tmp_path: Path) -> None:
    outside = "https://cards.example.org"
    with running(tmp_path / "tables.db", "--public-url", outside) as server:
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        for host in ("cards.example.org", f"127.0.0.1:{server.port}"):
            headers = {"Host": host, "Origin": outside, **forwarded}
            async with httpx.AsyncClient(base_url=server.url, headers=headers) as client:
                made = await client.post("/api/play", json={})
                assert made.json()["url"].startswith(f"{outside}/t/")
                assert made.headers["set-cookie"].endswith("; Secure")
                assert "wss://" in made.headers["content-security-policy"]
        headers = {"Host": "cards.example.org", "Origin": "http://cards.example.org"}
        refused = httpx.post(f"{server.url}/api/play", json={}, headers=headers)
        assert refused.json()["code"] == "wrong_origin"


def test_addresses_are_told_apart() -> None:
    site = Site(7575, Origin("https", "cards.example", 443), ("192.0.2.5",), ("laptop.local",))
    for host in ("localhost:7575", "127.0.0.1", "[::1]:7575", "laptop.local:7575", "192.0.2.5"):
        assert site.knows(host)
    assert site.knows("cards.example")
    for host in ("evil.example", "localhost.evil.example", "cards.example.evil", "", "a@b", "x:y"):
        assert not site.knows(host)
    assert site.allows("https://cards.example", "127.0.0.1:7575", "http")
    assert site.allows("http://localhost:7575", "localhost:7575", "http")
    assert not site.allows("http://localhost:7576", "localhost:7575", "http")
    assert not site.allows("null", "localhost:7575", "http")
    assert site.base("localhost:7575", "http") == "https://cards.example"
    at_home = Site(7575, None, ("192.0.2.5",))
    assert at_home.base("localhost:7575", "http") == "http://192.0.2.5:7575"
    assert at_home.base("laptop.local:7575", "http") == "http://laptop.local:7575"
    assert str(read_origin("http://[::1]:80/x")) == "http://[::1]"
    assert str(read_public_url("https://cards.example/")) == "https://cards.example"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_it_may_have_as_many_sockets_as_the_system_allows() -> None:
    asked = """
import resource
from siete.server.serve import allow_sockets
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
allow_sockets()
soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
assert soft == hard or soft >= 10_240
"""
    subprocess.run([sys.executable, "-c", asked], check=True)
