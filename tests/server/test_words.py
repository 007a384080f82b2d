"""The log of a table in sentences: for whom, in which language, and what rules changed to."""

from typing import get_args

import pytest

from siete.rules import build_rules, rules_text
from siete.server import protocol as p
from siete.server.logbook import KEPT, Note, NoteKind
from siete.server.shown import Line, Settings
from siete.server.words import changed, lines_for, note_words
from siete.texts import texts
from siete.texts.languages import LANGUAGES
from tests.server.rooms import Evening, plainly


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_note_is_a_sentence(lang: str) -> None:
    before = rules_text(build_rules("set_i_mig"))
    after = rules_text(build_rules("eptamisi", (), {"bets.max": 7}))
    said = set()
    for kind in get_args(NoteKind):
        with_rules = kind.startswith("rules")
        why = "buy_in" if kind == "paid" else ""
        note = Note(
            kind,
            "Ana",
            "Bruno",
            25 * 10**11,
            before if with_rules else "",
            after if with_rules else why,
        )
        said.add(note_words(texts(lang), note))
    assert len(said) == len(get_args(NoteKind))
    assert all(sentence and "{" not in sentence for sentence in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_change_of_rules_says_each_option_in_words(lang: str) -> None:
    say = texts(lang)
    before = build_rules("set_i_mig")
    after = build_rules("set_i_mig", (), {"bets.max": 7, "bank.cut": "none"})
    changes = list(changed(say, before, after))
    assert len(changes) == 2
    assert all("→" in change for change in changes)
    assert any(change.endswith("→ 7") for change in changes)
    assert list(changed(say, before, before)) == []


def test_a_face_down_card_is_told_to_its_owner_alone() -> None:
    table = Evening("set_i_mig", settings=Settings(timer="off", pause=0)).sit("Bruno").start()
    while not any(line.kind == "dealt" for line in lines_for(table.room, "Ana", "en")):
        if table.room.due(table.now) is not None:
            table.fire()
        else:
            asked = table.until_asked()
            table.act(asked, plainly(table.state(asked.lower())))
    dealt = {
        name: [line for line in lines_for(table.room, name, "en") if line.kind == "dealt"]
        for name in ("Ana", "Bruno", None)
    }
    for name in ("Ana", "Bruno"):
        mine = [line for line in dealt[name] if line.text.startswith(f"{name} ")]
        others = [line for line in dealt[name] if not line.text.startswith(f"{name} ")]
        assert mine
        assert others == [line for line in others if line in dealt[None]]
    assert len(dealt[None]) < len(dealt["Ana"])


def test_lines_come_once_and_in_order_in_each_language() -> None:
    table = Evening("sete_e_meio", bots=("bold",)).sit("Bruno").start()
    seen: list[Line] = []
    for _ in range(3):
        table.play_round()
        seen += lines_for(table.room, "Bruno", "it", seen[-1].n if seen else -1)
    assert seen == list(lines_for(table.room, "Bruno", "it"))[-len(seen) :]
    assert [line.n for line in seen] == sorted({line.n for line in seen})
    assert [line.n for line in lines_for(table.room, "Bruno", "el")] == [
        line.n for line in lines_for(table.room, "Bruno", "it")
    ]


def test_who_comes_late_reads_the_same_as_who_was_there() -> None:
    table = Evening("set_i_mig", bots=("bold", "varied")).sit("Bruno").start()
    table.play_round()
    lines_for(table.room, "Ana", "en")
    while table.room.log.last < KEPT + 100:
        table.play_round()
        lines_for(table.room, "Ana", "en")
    late = table.again()
    assert lines_for(late, "Ana", "en") == lines_for(table.room, "Ana", "en")
    assert len(lines_for(late, None, "en")) <= KEPT


def test_a_language_that_comes_back_late_knows_who_came_meanwhile() -> None:
    table = Evening("set_i_mig", bots=("bold",)).sit("Bruno").start()
    table.play_round()
    lines_for(table.room, "Ana", "it")
    table.sit("Cleo")
    before = table.room.log.last
    while table.room.log.last < before + KEPT + 50:
        table.play_round()
    late = lines_for(table.again(), "Ana", "it")
    assert any("Cleo" in line.text for line in late)
    assert lines_for(table.room, "Ana", "it") == late


def test_seats_of_earlier_rules_are_those_of_now() -> None:
    table = Evening("sete_e_meio").sit("Bruno", "Cleo").start().play_round()
    table.do("bruno", p.GetUp(id="x"))
    rules = rules_text(build_rules("sete_e_meio", (), {"bets.max": 7}))
    table.do("ana", p.SetRules(id="y", rules=rules))
    table.play_round()
    cleo = table.room.seat_of("Cleo")
    assert cleo == 1
    staked = [line for line in lines_for(table.room, None, "en") if line.text.startswith("Cleo st")]
    assert len(staked) >= 1
    assert {line.seat for line in staked} == {cleo}
