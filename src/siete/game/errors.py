"""What the engine says when an action is refused."""

from siete.errors import SieteError


class IllegalAction(SieteError):
    """The action is not allowed now; the state did not change.

    ``code`` says why; ``params`` are the seat numbers, hands and limits that the sentence needs.
    """
