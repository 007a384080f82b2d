"""What holds for the project's files as a whole."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST = 500
EVERYWHERE = ("*.py", "*.toml", "*.md", "*.ftl", "*.lock", "Makefile", ".ci", "web")
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-bench.lock")


def project_files(*patterns: str) -> list[Path]:
    """What git keeps, and what is new and not ignored: so a file counts before it is committed."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """A file's text; nothing of one that is none, such as a picture of points."""
    body = path.read_bytes()
    return "" if b"\0" in body else body.decode()


WRITTEN = "// Written by "
"""How a file begins that a program wrote: its length is that of what it was written from."""


def lock_entries(lock: str) -> dict[str, int]:
    """The hashes that each package of a lock has."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    found: dict[str, int] = {}
    for name, hashes in re.findall(
        r"^([a-z0-9.-]+)==[^\n]*((?:\n +--hash=sha256:.*)*)", text, re.MULTILINE
    ):
        found[name] = found.get(name, 0) + hashes.count("--hash=sha256:")
    return found


def test_no_code_file_has_more_than_one_purpose_s_worth_of_lines() -> None:
    texts = {
        path: path.read_text(encoding="utf-8") for path in project_files("*.py", "*.ts", "*.svelte")
    }
    too_long = {
        str(path.relative_to(ROOT)): lines
        for path, text in texts.items()
        if (lines := len(text.splitlines())) > LONGEST and not text.startswith(WRITTEN)
    }
    assert too_long == {}


def test_no_file_names_a_folder_of_somebody_s_machine() -> None:
    places = re.compile(r"(?<![\w.~}])/(?:root|work|Users)/\w")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in project_files(*EVERYWHERE)
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if places.search(line) and path != Path(__file__)
    ]
    assert found == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(
        r"^\s*(-i|-f|--index-url|--extra-index-url|--find-links)\b", text, re.MULTILINE
    )
    entries = lock_entries(lock)
    assert len(entries) >= 4
    assert [name for name, hashes in entries.items() if not hashes] == []


def test_the_locks_hold_all_that_the_project_says_it_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras, groups = project["project"]["optional-dependencies"], project["dependency-groups"]

    def names(requirements: list[str]) -> set[str]:
        return {re.split(r"[^A-Za-z0-9._-]", each)[0].replace(".", "-") for each in requirements}

    used = project["project"]["dependencies"]
    for extra in ("terminal", "server", "odds"):
        used += extras[extra]
    for_play = names(used + groups["build"])
    assert for_play <= lock_entries("requirements.lock").keys()
    for_dev = groups["dev"] + extras["cluster"] + extras["envs"]
    assert for_play | names(for_dev) - {"siete"} <= lock_entries("requirements-dev.lock").keys()
    assert names(groups["bench"]) <= lock_entries("requirements-bench.lock").keys()


def test_the_same_release_of_a_package_stands_in_every_lock() -> None:
    releases: dict[tuple[str, str], set[str]] = {}
    for lock in LOCKS[:2]:
        for line in (ROOT / lock).read_text(encoding="utf-8").splitlines():
            if "==" in line:  # a release for each range of Python's, where there is no one for all
                release, _, python = line.rstrip("\\ ").partition(" ; ")
                name, _, _ = release.partition("==")
                releases.setdefault((name, python), set()).add(release)
    assert {name: found for name, found in releases.items() if len(found) > 1} == {}


def test_the_lock_of_the_client_holds_hashes_and_no_addresses() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = {name: each for name, each in json.loads(text)["packages"].items() if name}
    assert len(packages) >= 40
    assert [name for name, each in packages.items() if not each.get("integrity")] == []


def test_uv_s_own_lock_is_not_kept() -> None:
    assert project_files("uv.lock", "**/uv.lock") == []


def test_make_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony is not None
    help_text = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    listed = re.findall(r"^  make ([a-z-]+) +\S", help_text, re.MULTILINE)
    assert sorted(listed) == sorted(phony[1].split())
    assert {"play", "test", "test-long", "lint", "bench", "lock", "clean", "help"} <= set(listed)


def make_play_with(python: Path, venv: Path) -> str:
    """What ``make play`` says where this is the Python and it is not good enough."""
    asked = ["make", "play", f"PYTHON={python}", f"venv={venv}"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert told.returncode != 0
    assert not venv.exists()
    return told.stderr


def a_python(path: Path, script: str) -> Path:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_an_older_python_is_told_what_is_needed(tmp_path: Path) -> None:
    old = a_python(tmp_path / "python3", 'case "$1" in -V) echo Python 3.9.2;; *) exit 1;; esac')
    told = make_play_with(old, tmp_path / "venv")
    assert "Siete needs Python 3.11 or newer" in told
    assert "Python 3.9.2" in told


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path) -> None:
    bare = a_python(tmp_path / "python3", 'case "$2" in *ensurepip*) exit 1;; *) exit 0;; esac')
    assert "apt install python3-venv" in make_play_with(bare, tmp_path / "venv")


def test_a_missing_python_is_told_what_is_needed(tmp_path: Path) -> None:
    assert "Siete needs Python 3.11" in make_play_with(tmp_path / "python3", tmp_path / "venv")
