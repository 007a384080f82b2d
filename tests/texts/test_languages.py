"""Which language a person gets, and what it costs to ask."""

import subprocess
import sys

import pytest

from siete.errors import SieteError
from siete.texts import LANGUAGES, TextError, choose_language, texts


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "ca_ES@valencia"}, "ca"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "el_GR.ISO8859-7"}, "el"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT", "LC_MESSAGES": "el_GR"}, "el"),
        ({"LANG": "it_IT", "LC_MESSAGES": "el_GR", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "de_DE", "LANGUAGE": "gl:ca:es"}, "ca"),
        ({"LANG": "C", "LANGUAGE": "ca"}, "en"),
        ({"LANG": "\x1b[31m"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_and_english_is_for_the_rest(
    environ: dict[str, str], language: str
) -> None:
    assert choose_language(None, environ) == language


@pytest.mark.parametrize("asked", ["pt-BR", "pt-br", "pt_BR", "PT", "pt"])
def test_a_language_may_be_asked_for_in_any_usual_way(asked: str) -> None:
    assert choose_language(asked, {"LANG": "el_GR"}) == "pt-BR"


@pytest.mark.parametrize("asked", ["de", "", "klingon", "e", "español"])
def test_a_language_that_there_is_not_is_refused_with_those_there_are(asked: str) -> None:
    with pytest.raises(SieteError) as refused:
        choose_language(asked, {"LANG": "es_ES"})
    assert refused.value.code == "unknown_language"
    sentence = texts("en").refusal(refused.value)
    assert f'"{asked}"' in sentence
    assert "es, ca, pt-BR, it, el, en" in sentence


def test_texts_of_a_language_that_there_is_not_are_a_fault() -> None:
    with pytest.raises(TextError):
        texts("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_or_argument_is_a_fault(language: str) -> None:
    words = texts(language)
    with pytest.raises(TextError, match="sheet-no-such"):
        words.say("sheet-no-such")
    with pytest.raises(TextError, match="card"):
        words.say("error-no-such-card")


def test_fluent_is_loaded_when_something_is_said_and_not_before() -> None:
    code = (
        "import sys, siete.texts, siete.texts.languages;"
        "siete.texts.choose_language(None, {'LANG': 'es'});"
        "early = [name for name in sys.modules if name.startswith(('fluent', 'babel'))];"
        "siete.texts.texts('es');"
        "print(early, 'fluent.runtime' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["[]", "True"]
