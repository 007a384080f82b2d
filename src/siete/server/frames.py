"""The frames of WebSockets (RFC 6455, 5.2) that nearly all messages come and go in."""

import struct
from typing import Final

from websockets.utils import apply_mask

_TEXT: Final = 0x81
"""The first byte of a message of text in one frame."""
_IS_LAST: Final = 0x80
"""Of the first byte: the last frame of a message."""
_IS_MASKED: Final = 0x80
"""Of the second byte, which has the size besides, or how many bytes the size has."""
_SHORT: Final = 125
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_MIDDLING: Final = 0xFFFF
_MASK: Final = 4


def framed(text: bytes) -> bytes:
    """A message of text as a server sends it."""
    size = len(text)
    if size <= _SHORT:
        return struct.pack("!BB", _TEXT, size) + text
    if size <= _MIDDLING:
        return struct.pack("!BBH", _TEXT, _TWO_BYTES, size) + text
    return struct.pack("!BBQ", _TEXT, _EIGHT_BYTES, size) + text


def only_text(data: bytes, most: int) -> bytes | None:
    """The text of a client's message of at most so many bytes, where the data is nothing else."""
    if len(data) <= 2 or data[0] != _TEXT or not data[1] & _IS_MASKED:
        return None
    size, begins = data[1] - _IS_MASKED, 2
    if size == _TWO_BYTES:
        size, begins = int.from_bytes(data[2:4], "big"), 4
    elif size == _EIGHT_BYTES:
        return None
    text = begins + _MASK
    if size > most or len(data) != text + size:
        return None
    return apply_mask(data[text:], data[begins:text])


def ends_with_a_frame(data: bytes) -> bool:
    """Whether data that begins with a frame is whole frames, each a message of its own."""
    at = 0
    while len(data) - at >= 2:
        if not data[at] & _IS_LAST:
            return False
        size, masked = data[at + 1] & ~_IS_MASKED, data[at + 1] & _IS_MASKED
        at += 2
        if size >= _TWO_BYTES:
            wide = 2 if size == _TWO_BYTES else 8
            size = int.from_bytes(data[at : at + wide], "big")
            at += wide
        at += size + (_MASK if masked else 0)
    return at == len(data)
