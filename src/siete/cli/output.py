"""Standard output and error: whatever their encoding, and also when nobody reads them."""

import errno
import io
import os
import sys
from math import isfinite


def prepare_streams() -> None:
    """Make every text printable and every input readable, in whatever encoding there is.

    A character that the encoding lacks is shown by its number, an undecodable byte is kept. Input
    that is closed is empty, and complaints that nobody can hear go nowhere.
    """
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY), "r")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream, errors in (
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
        (sys.stdin, "surrogateescape"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def print_json(value: object) -> None:
    """One line of JSON; letters outside ASCII are escaped where the output can't write them."""
    import json

    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    unicode = encoding.lower().replace("-", "").startswith("utf")
    said = json.dumps(value, ensure_ascii=not unicode)
    print(said if said.isprintable() else "".join(map(_escaped, said)))


def _escaped(sign: str) -> str:
    """A character of JSON, escaped where a terminal would not show it."""
    import json

    return sign if sign.isprintable() else json.dumps(sign)[1:-1]


def complain(sentence: str) -> None:
    """One line on standard error that says what was refused, without anything unprintable."""
    from siete.names import printable

    line = " ".join(sentence.split())
    try:
        print("siete:", printable(line, len(line)), file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)


def clock(seconds: float) -> str:
    """Time as hours, minutes and seconds, ``?`` where nobody knows yet."""
    if not isfinite(seconds):
        return "?"
    minutes, left = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{left:02d}" if hours else f"{minutes}:{left:02d}"


def flush() -> None:
    """Hand over what was printed. Raises OSError where that fails: a full disk, a closed pipe."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    sys.stdout.flush()


def close_output() -> None:
    """Hand over what can be; the rest goes nowhere, so that Python does not fail on it later."""
    try:
        flush()
    except OSError:
        _silence(sys.stdout)


def _silence(stream: object) -> None:
    if isinstance(stream, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
