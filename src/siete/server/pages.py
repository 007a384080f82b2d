"""The browser client, as it was built into the package: its files, and its one page for all paths.

Everything is held in memory, compressed once. Files whose names hold a digest of what is in them
may be kept for ever; the page that names them is asked for anew each time.
"""

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from siete.errors import SieteError
from siete.server.api.given import Spoken
from siete.texts import texts

STATIC: Final = Path(__file__).with_name("static")
PAGE: Final = "index.html"

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_HASHED: Final = "assets/"
_PLAIN: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
)
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain",
}


class File(Struct, frozen=True):
    """A file of the client, ready to be sent; ``packed`` is gzip, where that is shorter."""

    kind: str
    body: bytes
    packed: bytes | None
    caching: str
    tag: str


class Client:
    """The files of the built client; read again when the page was built anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = 0
        self._files: dict[str, File] = {}

    def file(self, path: str) -> File | None:
        """The file of this path below the client's root."""
        if path == PAGE or not self._files:
            self._read()
        return self._files.get(path)

    def _read(self) -> None:
        page = self._folder / PAGE
        built = page.stat().st_mtime_ns if page.is_file() else 0
        if built == self._built:
            return
        self._built = built
        self._files = {
            path.relative_to(self._folder).as_posix(): _file(path, self._folder)
            for path in (self._folder.rglob("*") if built else ())
            if path.is_file() and not path.name.startswith(".")
        }


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    guessed = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = guessed or "application/octet-stream"
    packed = None
    if kind.startswith(_PLAIN):
        packed = gzip.compress(body, mtime=0)
    hashed = path.relative_to(folder).as_posix().startswith(_HASHED)
    return File(
        kind,
        body,
        packed if packed is not None and len(packed) < len(body) else None,
        _FOR_EVER if hashed else _ASK_AGAIN,
        f'"{hashlib.sha256(body).hexdigest()[:16]}"',
    )


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def get_page(
    request: Request[Any, Any, Any],
    client: NamedDependency[Client],
    language: Spoken,
    path: FromPath[str] = "/",
) -> Response[bytes]:
    """A file of the client, or its page, which finds out by the path what to show."""
    wanted = path.strip("/")
    if wanted == "api" or (wanted.startswith(("api/", _HASHED)) and client.file(wanted) is None):
        raise SieteError("not_found")
    file = client.file(wanted or PAGE) or client.file(PAGE)
    if file is None:
        return _not_built(language)
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    if request.method == HttpMethod.HEAD:
        headers["content-length"] = str(len(body))
        body = b""
    return Response(body, headers=headers, media_type=file.kind)


def _not_built(language: str) -> Response[bytes]:
    """What there is to see where nobody built the client: how that is done."""
    say = texts(language).say
    title = html.escape(say("serve-client-missing-title"))
    text = html.escape(say("serve-client-missing"))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><h1>{title}</h1><p>{text}</p></html>"
    )
    return Response(
        page.encode(),
        status_code=503,
        headers={"cache-control": "no-store"},
        media_type="text/html",
    )
