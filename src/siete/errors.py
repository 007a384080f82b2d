"""The one base of every error that Siete raises on purpose: a stable code with parameters.

Sentences for people come from the texts (``siete.texts``); ``str(error)`` is for programmers.
"""


class SieteError(Exception):
    """Something that a person or a program did is refused.

    ``code`` is stable and names a message ``error-CODE`` (with hyphens) of the texts, ``params``
    are its arguments.
    """

    def __init__(self, code: str, **params: str | int) -> None:
        self.code = code
        self.params = params
        super().__init__(code, params)

    def __str__(self) -> str:
        """The code and its parameters, in English, for programmers and logs."""
        said = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({said})" if said else self.code
