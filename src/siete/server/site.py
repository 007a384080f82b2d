"""Where the server is reached: the addresses that it answers to, and those that its links name."""

import contextlib
import errno
import http.client
import ipaddress
import os
import socket
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec

from siete.errors import SieteError

DEFAULT_PORT: Final = 7575
_LOCAL: Final = ("localhost", "127.0.0.1", "::1")
_PORTS: Final = {"http": 80, "https": 443}
_UNREAD_BYTES: Final = 64 * 1024
_FAR_AWAY: Final = ("192.0.2.1", 9)
"""An address for documentation: the system only chooses a way to it, nothing is sent."""


class Origin(msgspec.Struct, frozen=True):
    """Scheme, host and port, as a browser compares them."""

    scheme: str
    host: str
    port: int

    def __str__(self) -> str:
        """As it stands in a URL; the port only where it is not the scheme's own."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == _PORTS.get(self.scheme) else f":{self.port}"
        return f"{self.scheme}://{host}{port}"


def read_origin(text: str) -> Origin | None:
    """The origin of an ``http`` or ``https`` URL, or None for anything else."""
    try:
        parts = urlsplit(text)
        port = parts.port
        host = parts.hostname
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not host or parts.username is not None:
        return None
    return Origin(parts.scheme, host.rstrip("."), port or _PORTS[parts.scheme])


class Site(msgspec.Struct, frozen=True):
    """What is known of the addresses when the server starts.

    ``public`` is what ``--public-url`` says, ``lan`` are this machine's addresses in its networks
    where they are served, ``names`` what this machine is called there.
    """

    port: int = DEFAULT_PORT
    public: Origin | None = None
    lan: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def knows(self, host: str) -> bool:
        """Whether a ``Host`` header may be ours.

        A name that somebody else's name server leads here is refused: through it a page from
        elsewhere could read what is ours. A plain address can't be such a name.
        """
        origin = read_origin(f"http://{host}")
        if origin is None:
            return False
        if origin.host in _LOCAL or origin.host in self.names or _is_address(origin.host):
            return True
        return self.public is not None and origin.host == self.public.host

    def allows(self, origin: str, host: str, scheme: str) -> bool:
        """Whether a page of this ``Origin`` may change anything here: only one of our own."""
        asking, asked = read_origin(origin), read_origin(f"{scheme}://{host}")
        if asked is not None and self.public is not None and asked.host == self.public.host:
            asked = self.public
        return asking is not None and asking in (asked, self.public)

    def is_secure(self, host: str, scheme: str) -> bool:
        """Whether a request came by https, to us or to the proxy before us."""
        if scheme in ("https", "wss"):
            return True
        asked = read_origin(f"https://{host}")
        return asked is not None and asked == self.public and asked.scheme == "https"

    def base(self, host: str, scheme: str) -> str:
        """What the links begin with that are given to who asked by this ``Host``.

        Who opened the table on this machine gets links that reach it from the others.
        """
        if self.public is not None:
            return str(self.public)
        asked = read_origin(f"{scheme}://{host}")
        if asked is None:
            return f"{scheme}://localhost:{self.port}"
        if asked.host in _LOCAL and self.lan:
            return str(Origin(scheme, self.lan[0], self.port))
        return str(asked)


def read_public_url(text: str) -> Origin:
    """The origin of ``--public-url``.

    Raises SieteError ``serve_public_url`` where it is none, or names a folder: the client is
    served from the root.
    """
    origin = read_origin(text)
    if origin is None or urlsplit(text).path.strip("/") or urlsplit(text).query:
        raise SieteError("serve_public_url", url=text[:80])
    return origin


def lan_addresses() -> tuple[str, ...]:
    """This machine's IPv4 addresses, the one that others most likely reach it by first."""
    found: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_FAR_AWAY)
            found.append(probe.getsockname()[0])
    except OSError:
        pass  # it is on no network
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(each[4][0]) for each in named]
    return tuple(dict.fromkeys(filter(_is_of_a_network, found)))


def machine_names() -> tuple[str, ...]:
    """What this machine is called, by itself and by what announces it to its network."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return tuple(dict.fromkeys(each for each in (name, short, f"{short}.local") if short))


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there.

    Raises SieteError ``serve_port_taken``, ``serve_port_not_allowed`` or ``serve_host``.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except socket.gaierror:
        reason = os.strerror(errno.EADDRNOTAVAIL)
        raise SieteError("serve_host", host=host, reason=reason) from None
    except OSError as error:
        raise SieteError("serve_host", host=host, reason=error.strerror or "") from None
    try:
        if socket.has_dualstack_ipv6() and family is socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # What a client that does not read may leave in the system's memory; who is accepted has it.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNREAD_BYTES)
        listening.bind(address)
        listening.listen(2048)
    except PermissionError:
        listening.close()
        raise SieteError("serve_port_not_allowed", port=str(port)) from None
    except OSError as error:
        listening.close()
        code = _bind_failure(error)
        if code == "serve_port_taken":
            raise SieteError(code, port=str(port)) from None
        raise SieteError(code, host=host, reason=error.strerror or "") from None
    listening.set_inheritable(True)
    return listening


def is_siete(host: str, port: int) -> bool:
    """Whether what listens there, on this machine, is a server of this kind."""
    connection = http.client.HTTPConnection(host, port, timeout=2)
    with contextlib.closing(connection), contextlib.suppress(OSError, http.client.HTTPException):
        connection.request("GET", "/healthz")
        return b'"ok":true' in connection.getresponse().read(100)
    return False


def _bind_failure(error: OSError) -> Literal["serve_port_taken", "serve_host"]:
    return "serve_port_taken" if error.errno == errno.EADDRINUSE else "serve_host"


def is_local(host: str) -> bool:
    """Whether an address is only reached from this machine."""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_of_a_network(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)
