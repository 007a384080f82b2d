"""All languages say the same things, about everything that there is to say, and nothing else."""

import errno
import os
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from siete.cards import RANKS
from siete.game import events
from siete.rules import CLAIMS, OPTIONS, RULESETS, VARIANTS
from siete.rules.reading import NONE
from siete.rules.values import AnyKind, Choice, ValueRefused
from siete.texts import LANGUAGES, message_of, texts
from siete.texts.templates import messages_in
from tests.texts.code import calls, error_names, strings
from tests.texts.ftl import FOLDER, catalogue, entries

OTHERS = [language for language in LANGUAGES if language != "en"]

# Games and places that are called the same, and words that two languages share.
SAME_AS_ENGLISH = {
    "class-natural",
    "odds-total",
    "option-specials-muerta",
    "rank-10",
    "rank-11",
    "ruleset-sala-where",
    "terminal-speed-normal",
    "terminal-status-muerta",
    "terminal-variants-own",
    "value-no",
    "variant-emblee",
    "variant-piedrahita",
    "variant-pot",
    "variant-triple",
    "web-bot",
    "web-making-bots",
    "web-making-variants",
    "web-pot",
    "web-setting-chat",
    "web-status-muerta",
    "web-tab-chat",
    "web-title",
    *(f"ruleset-{name}" for name in RULESETS),
}

TOPICS = {
    "options": ("group", "list", "option", "value"),
    "rulesets": ("card", "class", "rank", "ruleset", "tariff", "variant"),
    "sheet": ("sheet", "source"),
    "errors": ("error", "problem"),
    "cli": ("cli", "error"),
    "fair": ("fair", "error"),
    "terminal": ("terminal", "error"),
    "server": ("server", "error"),
    "serve": ("serve", "bye", "error"),
    "table": ("note", "ledger", "error"),
    "odds": ("odds", "error"),
    "envs": ("error",),
    "simulate": ("simulate", "error"),
    "chart": ("chart", "error"),
    "solve": ("solve", "error"),
    "tournament": ("tournament", "error"),
}


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    folders = {file.parent.name for file in FOLDER.glob("*/*.ftl")}
    assert folders == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_well_formed_and_comes_once(language: str) -> None:
    messages = []
    for topic, entry in entries(language):
        assert not isinstance(entry, ast.Junk), f"{topic}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            messages.append(entry.id.name)
    assert len(messages) == len(set(messages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_says_the_same_where_it_is_read_alone(language: str) -> None:
    whole = {each.id.name: each for _, each in entries(language) if isinstance(each, ast.Message)}
    parser = FluentParser(with_spans=False)
    alone = {}
    for file in (FOLDER / language).glob("*.ftl"):
        for name, written in messages_in(file.read_text(encoding="utf-8")):
            (alone[name],) = (
                each for each in parser.parse(written).body if isinstance(each, ast.Message)
            )
    assert set(alone) == set(whole)
    for name, message in whole.items():
        assert message.equals(alone[name], ["span", "comment"]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_s_name_says_in_which_file_it_is(language: str) -> None:
    for topic, entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name.partition("-")[0] in TOPICS.get(topic, (topic.partition("-")[0],))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(catalogue(language)) == set(catalogue("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_arguments_and_knows_the_same_cases(language: str) -> None:
    english = catalogue("en")
    for name, message in catalogue(language).items():
        if name in english:
            assert message.arguments == english[name].arguments, name
            assert message.cases == english[name].cases, name


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    english = catalogue("en")
    same = {
        name
        for name, message in catalogue(language).items()
        if name in english
        and message.words == english[name].words
        and re.search(r"[^\W\d_]{2,}", message.words)
        and not name.startswith("terminal-key-")
    }
    assert same <= SAME_AS_ENGLISH


def test_greek_is_written_in_greek_letters() -> None:
    for name, message in catalogue("el").items():
        words = re.sub(r"\([^)]*\)|«[^»]*»|\"[^\"]*\"", "", message.words)
        if name.startswith(
            ("source-", "error-", "problem-", "help-", "terminal-", "fair-", "serve-")
        ):
            continue  # these name files, options and grammar
        foreign = re.findall(r"[A-Za-z]{3,}", words)
        assert set(foreign) <= {"Club", "Conservador", "Cartes", "Jocs", "Siete"}, name


def needed() -> Iterator[str]:
    """The messages that rulesets, variants, options, cards and events need."""
    for ruleset in RULESETS:
        yield from (f"ruleset-{ruleset}{part}" for part in ("", "-where", "-special"))
    for variant in VARIANTS:
        yield from (f"variant-{variant}{part}" for part in ("", "-what"))
    for option in OPTIONS:
        name = option.name.replace(".", "-")
        yield from (f"group-{option.group}", f"option-{name}", f"option-{name}-what")
        if isinstance(option.kind, Choice):
            yield from (f"value-{name}-{word}" for word in option.kind.words)
        elif may_be_none(option.kind):
            yield f"value-{name}-none"
    yield from (f"class-{name}" for name in ("bust", *CLAIMS))
    for rank in RANKS:
        yield from (f"rank-{rank}", f"rank-the-{rank}")
    for event in events.Event.__subclasses__():
        words = re.findall(r"[A-Z][a-z]+", event.__name__)
        yield f"game-{'-'.join(words).lower()}"


def may_be_none(kind: AnyKind) -> bool:
    """Whether a kind of value knows ``none``."""
    try:
        kind.read(NONE)
    except ValueRefused:
        return False
    return True


def test_everything_in_the_rules_and_the_game_has_its_words() -> None:
    assert set(needed()) <= set(catalogue("en"))


def test_every_error_has_its_sentence_and_is_given_what_the_sentence_says() -> None:
    missing, unfilled = set(), {}
    for code, given in calls(error_names()):
        options = [message_of("error", code), message_of("problem", code)]
        found = [name for name in options if name in catalogue("en")]
        if not found:
            missing.add(code)
        elif given is not None:
            lacking = catalogue("en")[found[0]].arguments - given - {"option", "value"}
            if lacking:
                unfilled[code] = lacking
    assert missing == set()
    assert unfilled == {}


def test_no_message_is_there_that_nobody_says() -> None:
    """A message is said by its name, or by a name or an error's code that begins like it."""
    names = {text for text in strings() if re.fullmatch(r"[a-z]+-[a-z0-9_-]*", text)}
    codes = {text for text in strings() if re.fullmatch(r"[a-z]+(_[a-z]*)*", text)}
    names |= {message_of("error", code) for code in codes}
    names |= {message_of("problem", code) for code in codes}
    begun = tuple(name for name in names if name.endswith("-"))
    unsaid = {name for name in catalogue("en") if name not in names and not name.startswith(begun)}
    assert unsaid == set()


def test_what_a_message_is_given_can_not_play_tricks_on_a_terminal() -> None:
    said = texts("en").say("error-file-missing", file="a\x1b[31m\x9b\u202e\ud800\u00a0ñ")
    assert said == "a\\x1b[31m\\x9b\\u202e\\ud800\u00a0ñ: there is no such file."


def test_what_a_message_is_given_may_be_of_any_size() -> None:
    path = "a" * 5000
    said = texts("en").say("error-save-failed", file=path, reason="b" * 2000)
    assert said == f"{path} could not be saved: {'b' * 2000}."
    number = 10**40
    shown = f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")
    assert shown in texts("el").say("error-players-number", players=number, low=2, high=12)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_is_said_in_the_language(language: str) -> None:
    said = texts(language).say("error-file-unreadable", reason=os.strerror(errno.ENOENT))
    assert texts(language).say("error-reason-missing") in said
    unknown = texts(language).say("error-file-unreadable", reason="Something else")
    assert "Something else" in unknown
