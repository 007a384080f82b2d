"""The fairness format written again from docs/fairness.md alone; it imports nothing of Siete."""

import hashlib
import hmac
from collections.abc import Iterator, Mapping, Sequence

FIXED_ORDER = [f"{rank}{suit}" for suit in "oceb" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]


def fields(*values: str | bytes) -> bytes:
    joined = b""
    for value in values:
        raw = value.encode("utf-8") if isinstance(value, str) else value
        joined += len(raw).to_bytes(4, "big") + raw
    return joined


def commitment(secret: bytes, table: str, number: int) -> bytes:
    message = fields("siete fairness 1: commitment", table, str(number), secret)
    return hashlib.sha256(message).digest()


class Stream:
    def __init__(
        self,
        secret: bytes,
        table: str,
        number: int,
        nonces: Mapping[str, bytes],
        purpose: str,
        which: int,
    ) -> None:
        listed: list[str | bytes] = []
        for name in sorted(nonces, key=lambda name: name.encode("utf-8")):
            listed += [name, nonces[name]]
        self.secret = secret
        self.message = fields(
            "siete fairness 1: stream",
            table,
            str(number),
            commitment(secret, table, number),
            str(len(nonces)),
            *listed,
            purpose,
            str(which),
        )
        self.bytes = self._bytes()

    def _bytes(self) -> Iterator[int]:
        block = 0
        while True:
            message = self.message + block.to_bytes(8, "big")
            yield from hmac.new(self.secret, message, hashlib.sha256).digest()
            block += 1

    def take(self, count: int) -> bytes:
        return bytes(next(self.bytes) for _ in range(count))

    def below(self, bound: int) -> int:
        while True:
            byte = next(self.bytes)
            if byte < 256 - 256 % bound:
                return byte % bound

    def shuffled(self, cards: Sequence[str]) -> str:
        places = sorted(cards, key=FIXED_ORDER.index)
        for last in range(len(places) - 1, 0, -1):
            other = self.below(last + 1)
            places[last], places[other] = places[other], places[last]
        return " ".join(places)
