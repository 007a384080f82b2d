"""Frames as they are made and read here, and as the library has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from siete.server.frames import ends_with_a_frame, framed, only_text

MOST = 4096
SIZES = (0, 1, 125, 126, 127, 4096, 65_535, 65_536)
FRAMES = st.builds(
    Frame, st.sampled_from((Opcode.TEXT, Opcode.BINARY)), st.sampled_from(SIZES).map(bytes)
) | st.builds(Frame, st.sampled_from((Opcode.PING, Opcode.PONG)), st.integers(0, 125).map(bytes))


def sent(frame: Frame) -> bytes:
    """A frame as a client sends it."""
    return frame.serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_goes_out_as_the_library_sends_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_that_comes_alone_is_read(size: int) -> None:
    text = bytes(place % 251 for place in range(size))
    found = only_text(sent(Frame(Opcode.TEXT, text)), MOST)
    assert found == (text if size <= MOST else None)


def test_nothing_else_is_taken_for_a_message() -> None:
    whole = sent(Frame(Opcode.TEXT, b"hola"))
    others = [whole[:cut] for cut in range(len(whole))]
    others += [whole + b"x", whole + whole]
    others += [sent(Frame(kind, b"hola")) for kind in (Opcode.PING, Opcode.BINARY, Opcode.CONT)]
    others += [sent(Frame(Opcode.TEXT, b"hola", fin=False)), framed(b"hola")]
    assert [only_text(data, MOST) for data in others] == [None] * len(others)


@given(frames=st.lists(FRAMES, min_size=1, max_size=4), cut=st.integers(1, 5))
def test_frames_that_are_whole_are_told_from_others(frames: list[Frame], cut: int) -> None:
    data = b"".join(map(sent, frames))
    assert ends_with_a_frame(data)
    assert not ends_with_a_frame(data[:-cut])
    assert not ends_with_a_frame(data + sent(Frame(Opcode.TEXT, b"", fin=False)))
