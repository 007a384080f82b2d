"""Who somebody is: a random id in a signed cookie.

A name never is identity. The key is kept in the database, so that every process on it and every
start knows the same people.
"""

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

DAY: Final = 24 * 3600
KEPT_DAYS: Final = 400
"""The longest that browsers keep a cookie."""

RENEWED_AFTER: Final = 7 * DAY
"""Seconds after which a cookie that comes is given anew, to be kept for as long again."""

_PERSON: Final = re.compile("[A-Za-z0-9_-]{22}", re.ASCII)
_LONGEST_COOKIES: Final = 8192


class Identity:
    """Signs and reads cookies by one secret ``key``."""

    def __init__(self, key: bytes) -> None:
        self._cookies = TimestampSigner(key, salt="siete.person", digest_method=hashlib.sha256)
        # Two tables on one machine do not take each other's cookie, which knows no port.
        self.cookie: Final = f"siete-{hashlib.sha256(b'name' + key).hexdigest()[:8]}"

    def new_person(self) -> str:
        """The id of somebody who was never here: 128 random bits."""
        return secrets.token_urlsafe(16)

    def read(self, header: str) -> tuple[str | None, bool]:
        """Who a ``Cookie`` header names, and whether the cookie is old enough to be renewed.

        None where there is none of ours in it, or it is not signed by us.
        """
        if self.cookie not in header or len(header) > _LONGEST_COOKIES:
            return None, False
        try:
            morsel = SimpleCookie(header).get(self.cookie)
        except CookieError:
            return None, False
        if morsel is None:
            return None, False
        try:
            signed, at = self._cookies.unsign(
                morsel.value, max_age=KEPT_DAYS * DAY, return_timestamp=True
            )
        except BadSignature:
            return None, False
        person = signed.decode("ascii", "replace")
        if not _PERSON.fullmatch(person):
            return None, False
        return person, self._cookies.get_timestamp() - at.timestamp() > RENEWED_AFTER

    def header(self, person: str, *, secure: bool) -> str:
        """The ``Set-Cookie`` that tells a browser who it is; ``secure`` where it came by https."""
        value = self._cookies.sign(person).decode("ascii")
        flags = "; Secure" if secure else ""
        age = KEPT_DAYS * DAY
        return f"{self.cookie}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{flags}"
