"""The languages that there are, and which one a person gets."""

from collections.abc import Iterator, Mapping
from typing import Final

from siete.errors import SieteError

LANGUAGES: Final = ("es", "ca", "pt-BR", "it", "el", "en")
"""Tags of the languages, in the order in which they are offered."""

_FALLBACK: Final = "en"
_BY_FIRST_PART: Final = {tag.partition("-")[0]: tag for tag in LANGUAGES}


def choose_language(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The tag of the language to speak.

    ``explicit`` is what a person asked for: a tag in any case, with ``-`` or ``_``, or its first
    part. Without it the locale in ``environ`` decides as for other programs: LANGUAGE, then
    LC_ALL, LC_MESSAGES or LANG, and English where none of them names one of ``LANGUAGES``.

    Raises SieteError ``unknown_language`` (``language`` and ``allowed``) for an explicit language
    that there is not.
    """
    if explicit is not None:
        tag = _tag_of(explicit)
        if tag is None:
            raise SieteError(
                "unknown_language", language=explicit[:24], allowed=", ".join(LANGUAGES)
            )
        return tag
    found = (_tag_of(locale) for locale in _locales(environ))
    return next((tag for tag in found if tag), _FALLBACK)


def _locales(environ: Mapping[str, str]) -> Iterator[str]:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    # A plain C locale asks for no translation at all, and LANGUAGE then does not count.
    if locale.partition(".")[0] not in ("C", "POSIX"):
        yield from environ.get("LANGUAGE", "").split(":")
        yield locale


def _tag_of(locale: str) -> str | None:
    """The language of a locale such as ``es_AR.UTF-8`` or ``ca_ES@valencia``, if there is one."""
    tag = locale.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    return _BY_FIRST_PART.get(tag.partition("-")[0])
