"""What holds for every request before anything looks at it: who asks, from where, and headers.

It stands around the application, so that no page and no refusal goes out without them.
"""

import http
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from siete.errors import SieteError
from siete.server.identity import Identity
from siete.server.languages import language_of
from siete.server.limits import Limits
from siete.server.metrics import Metrics
from siete.server.site import Site
from siete.texts import texts

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

CALLER: Final = "siete.caller"
"""Where in a scope's state the ``Caller`` is."""

_NOBODY_S: Final = ("/assets/", "/healthz", "/metrics")
"""What is the same for everybody, and gives nobody a cookie."""

_SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (
        b"permissions-policy",
        b"camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ),
)
_ENCODER: Final = msgspec.json.Encoder()


class Caller(NamedTuple):
    """Who sends a request: the person of the cookie, or a new one that gets a cookie with it."""

    person: str
    address: str
    host: str
    scheme: str
    """``http`` or ``https``."""
    cookie: str | None
    """The ``Set-Cookie`` to answer with, if there is one to give."""


class Refused(Struct, frozen=True):
    """Every refusal over HTTP: a stable code, and why in the language of who asked."""

    code: str
    text: str


class Guard:
    """Checks ``Host``, ``Origin`` and the rate, knows the caller, and adds the headers."""

    def __init__(
        self, app: Application, site: Site, identity: Identity, limits: Limits, metrics: Metrics
    ) -> None:
        self._app = app
        self._site = site
        self._identity = identity
        self._limits = limits
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it. A refused handshake gets status 403."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        host = headers.get(b"host", "")
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        refused = self._refusal(scope, headers, host, scheme)
        if scope["type"] == "websocket":
            if refused is not None:
                self._metrics.refused.labels(refused[1]).inc()
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            scope.setdefault("state", {})[CALLER] = self._caller(scope, headers, host, scheme)
            await self._app(scope, receive, send)
            return
        if refused is not None:
            self._metrics.refused.labels(refused[1]).inc()
            await _refuse(scope, headers, send, *refused)
            return
        caller = self._caller(scope, headers, host, scheme)
        scope.setdefault("state", {})[CALLER] = caller
        added = [*_HEADERS, (b"content-security-policy", _policy(host, caller.scheme))]
        if caller.cookie is not None and not scope["path"].startswith(_NOBODY_S):
            added.append((b"set-cookie", caller.cookie.encode("latin-1")))

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *added]
            await send(message)

        await self._app(scope, receive, send_guarded)

    def _refusal(
        self, scope: Scope, headers: dict[bytes, str], host: str, scheme: str
    ) -> tuple[int, str] | None:
        """The status and the code of what is wrong with a request before anybody looks at it."""
        if not self._site.knows(host):
            return 421, "wrong_host"
        socket = scope["type"] == "websocket"
        if socket or scope.get("method") not in _SAFE:
            origin = headers.get(b"origin")
            # What is no browser sends no origin, and has nobody's cookie to misuse.
            if origin is None and b"cookie" in headers and not socket:
                origin = ""
            if origin is not None and not self._site.allows(origin, host, scheme):
                return 403, "wrong_origin"
        try:
            self._limits.request(_address(scope))
        except SieteError as error:
            return 429, error.code
        return None

    def _caller(self, scope: Scope, headers: dict[bytes, str], host: str, scheme: str) -> Caller:
        person, old = self._identity.read(headers.get(b"cookie", ""))
        secure = self._site.is_secure(host, scheme)
        cookie = None
        if person is None or old:
            person = person or self._identity.new_person()
            cookie = self._identity.header(person, secure=secure)
        return Caller(person, _address(scope), host, "https" if secure else "http", cookie)


def _headers(scope: Scope) -> dict[bytes, str]:
    """The headers that count here; of one that came twice all of it."""
    found: dict[bytes, str] = {}
    for name, value in scope["headers"]:
        if name in (b"host", b"origin", b"cookie", b"accept-language"):
            said = value.decode("latin-1")
            separator = "; " if name == b"cookie" else ","
            found[name] = f"{found[name]}{separator}{said}" if name in found else said
    return found


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _policy(host: str, scheme: str) -> bytes:
    """The content security policy. Older browsers do not count sockets to ``'self'``."""
    socket = f"{'wss' if scheme == 'https' else 'ws'}://{host}"
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        f" connect-src 'self' {socket}; font-src 'self'; manifest-src 'self'; media-src 'self';"
        " worker-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ).encode("latin-1")


async def _refuse(
    scope: Scope, headers: dict[bytes, str], send: Send, status: int, code: str
) -> None:
    language = language_of("", headers.get(b"accept-language", ""))
    body = _ENCODER.encode(Refused(code, texts(language).refusal(SieteError(code))))
    sent = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *_HEADERS,
    ]
    if status == http.HTTPStatus.TOO_MANY_REQUESTS:
        sent.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": sent})
    await send({"type": "http.response.body", "body": body, "more_body": False})
