"""Everything that Siete says to people, in six languages.

Words are Project Fluent messages in ``LANGUAGE/TOPIC.ftl``; this package finds the language, loads
its messages and formats amounts, points and cards in it. Fluent is imported when ``texts`` is
first called. Rule sheets are in ``siete.texts.sheet``.
"""

from siete.texts.catalogue import Texts, message_of, texts
from siete.texts.languages import LANGUAGES, choose_language
from siete.texts.templates import TextError

__all__ = ["LANGUAGES", "TextError", "Texts", "choose_language", "message_of", "texts"]
