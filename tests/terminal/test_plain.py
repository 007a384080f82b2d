"""The same game in plain lines, through pipes."""

import signal
import subprocess
from pathlib import Path

import pytest

from siete.game import DEALER
from siete.game import actions as act
from siete.game.choices import tag_of
from siete.record import load
from siete.replay import replay
from siete.rules import RULESETS
from siete.terminal.plain import WORDS
from siete.terminal.saves import Saves
from siete.terminal.session import Session
from siete.texts import LANGUAGES, texts
from siete.verify import verify
from tests.terminal.command import SIETE, environment, play
from tests.terminal.tables import begin

ANYTHING = (
    ["", "pick", "high", "valid", "decline", "accept"]
    + ["bet 1", "bet 2", "hit raise 2", "hit", "keep", "stand", "bust", "buy"]
    + ["open", "hit down hand 2", "stand hand 2", "stake 2", ""]
)
"""Lines of which always some are allowed."""


def saved(home: Path) -> Session:
    """The game as it was left, the dealer's part after the last action done again."""
    session = Session.resume(Saves(home).newest().path, Saves(home))
    while session.due() == ("self", DEALER):
        session.advance()
    return session


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_game_of_every_ruleset_is_played_with_lines(ruleset: str, tmp_path: Path) -> None:
    lines = "\n".join(ANYTHING * 30)
    done = play(tmp_path, ruleset, "--lang", "en", "--with", "honour", said=lines)
    assert done.stderr == ""
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "\r" not in done.stdout
    session = saved(tmp_path)
    assert session.game.table.played >= 3
    session.close()


def test_each_question_says_what_is_allowed(tmp_path: Path) -> None:
    done = play(
        tmp_path, "sette_e_mezzo", "--lang", "en", "--names", "Ana", "--set", "bets.step=0.5"
    )
    assert "Ana may: leave" in done.stdout
    done = play(tmp_path, "--resume", "--lang", "en", said="\n" * 3)
    assert "bet 1..10 step 0.5" in done.stdout or "Allowed: hit | stand" in done.stdout


def test_pipes_are_plain_by_themselves_and_their_end_saves(tmp_path: Path) -> None:
    done = play(tmp_path, "sala", "--lang", "en", "--names", "Ana")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == texts("en").say("terminal-left-saved")
    again = play(tmp_path, "--resume", "--lang", "en", said="ledger\nquit\nhit\n")
    assert again.returncode == 0
    assert "Ana 0" in again.stdout
    assert again.stdout.splitlines()[-1] == texts("en").say("terminal-left-saved")


def test_the_actions_of_a_record_are_enough(tmp_path: Path) -> None:
    lines = "\n".join(["Ana hit", "Ana bet 1", "Ana stand"] * 12)
    done = play(
        tmp_path, "sette_e_mezzo", "--lang", "en", "--names", "Ana", "--players", "2", said=lines
    )
    assert done.returncode == 0
    session = saved(tmp_path)
    assert session.game.table.played >= 3
    session.close()


def begin_with_a_banker(ruleset: str, home: Path, *, is_ana: bool) -> None:
    """Save a game that the lot made Ana the banker of, or somebody else."""
    while True:
        session = begin(ruleset, home, names=("Ana",))
        while session.due().kind == "self":
            session.advance()
        banks = session.game.table.banker == 0
        session.close()
        if banks == is_ana:
            return
        Saves(home).forget(Saves(home).newest().path)


def test_a_line_that_finds_no_turn_in_a_round_is_refused(tmp_path: Path) -> None:
    # The banker of this table draws by rule: no round asks Ana, who keeps the bank, anything.
    home = tmp_path
    begin_with_a_banker("sala", home, is_ana=True)
    done = play(home, "--resume", "--lang", "en", said="bet 1\nhit\n")
    assert done.returncode == 0
    assert "is not allowed to Ana here" in done.stdout
    session = saved(home)
    assert session.game.table.played == 2
    session.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_understood_in_every_language(language: str, tmp_path: Path) -> None:
    say = texts(language).say
    words = [say(f"terminal-word-{word}") for word in WORDS]
    assert len({word.casefold() for word in words}) == len(words)
    lines = "\n".join([*words[:-1], "help", words[-1]])
    done = play(tmp_path, "sala", "--lang", language, said=lines)
    assert done.stderr == ""
    for message in ("terminal-ledger-settle", "terminal-fair-check", "sheet-aim-title"):
        assert say(message) in done.stdout
    for word in WORDS:
        assert say(f"terminal-plain-word-{word}") in done.stdout


def test_cards_are_hidden_between_people(tmp_path: Path) -> None:
    names = ("Ana", "Blai", "Carme")
    lines = ["", *["", "bet 1", "", "stand"] * 12]
    done = play(
        tmp_path,
        "siete_y_media",
        "--players",
        "3",
        "--bots",
        "0",
        "--names",
        ",".join(names),
        "--lang",
        "en",
        said="\n".join(lines),
    )
    assert done.returncode == 0
    exposed = ""
    blank = 0
    for line in done.stdout.splitlines():
        blank = blank + 1 if not line else 0
        if blank > 40:
            exposed = ""  # moved off the screen
        for name in names:
            if line.startswith(f"{name} has:") and "face down" in line:
                assert exposed in ("", name), "another one's cards are still to be seen"
                exposed = name
    assert "Everybody else looks away." in done.stdout
    session = saved(tmp_path)
    for sentence in session.story(-1, texts("en")).sentences:
        assert "face down:" not in sentence
    session.close()


def test_an_action_at_the_cover_counts(tmp_path: Path) -> None:
    lines = "\n".join(["", "bet 2", "bet 2", "stand", "stand", "stand", "stand"])
    args = ("--players", "3", "--bots", "0", "--lang", "en")
    play(tmp_path, "siete_y_media", *args, said=lines)
    session = saved(tmp_path)
    assert session.game.table.played == 1
    session.close()


def test_only_people_are_played_for(tmp_path: Path) -> None:
    done = play(tmp_path, "sala", "--lang", "en", said="Nobody bet 1\nKit leave\n")
    assert "Kit is a bot and decides alone." in done.stdout
    assert "does not begin with the name of anybody" in done.stdout


def test_a_typo_is_told_what_is_allowed_now(tmp_path: Path) -> None:
    said = "pikc\nPICK\nHIHG\nHELP\n"
    done = play(tmp_path, "set_i_mig", "--lang", "en", "--names", "Ana", said=said)
    assert '"pikc" is no action. Allowed are: pick' in done.stdout
    assert "Ana picks a card unseen." in done.stdout
    assert '"HIHG" is no action. Allowed are: high low' in done.stdout
    assert texts("en").say("terminal-plain-help-bounds") in done.stdout


def test_people_sit_down_and_leave_by_name(tmp_path: Path) -> None:
    said = "Zoë join\nZoë leave\nZoë join after Ana\nlook\n"
    done = play(tmp_path, "sala", "--lang", "en", "--names", "Ana", said=said)
    assert done.stderr == ""
    session = saved(tmp_path)
    table = session.game.table
    zoe = table.number_of("Zoë")
    assert table.order[table.order.index(0) + 1] == zoe
    assert session.kind(zoe) == "person"
    session.close()


def test_whoever_joins_hears_no_more_than_all_may(tmp_path: Path) -> None:
    said = "\n".join(["Zoë join", *["", "bet 1", "decline", "stand"] * 20])
    done = play(tmp_path, "siete_y_media", "--lang", "en", "--names", "Ana", said=said)
    assert "Zoë sits down" in done.stdout
    assert "Everybody else looks away." in done.stdout
    assert "gets a card face down: " not in done.stdout


GARBAGE = (
    b"\xff\xfe\x00 hit\n" + b"x" * 100_000 + b"\n"
    b"\x1b[2J\x1b[31mhit\nbet 99999999999999999999\nbet 1.0000001\nbet -1\nhit hand 0\n"
    b"hit up up\nhit raise\nraise\n\xe2\x80\xae\nbet\nbet 1 2\nopen 0\ncut 40\ncut x\n"
    b"tariff\npropose 1\noffer\nsell Nobody\njoin\n join\n"
)


def begin_at_a_turn(ruleset: str, home: Path) -> Session:
    """A game at a question of a round to Ana, where no action can be left out.

    A first banker who draws by rule may never be asked one: then it is begun anew.
    """
    while True:
        session = begin(ruleset, home, names=("Ana",))
        while session.game.table.played < 2 and (due := session.due()).kind != "stuck":
            if due.kind == "between":
                session.next_round()
            elif due.kind == "self":
                session.advance()
            else:
                asked = {choice.do for choice in session.choices(due.seat)}
                if asked & {"bet", "hit", "stand"}:
                    return session
                seat = due.seat
                deeds = (act.Pick(seat), act.High(seat), act.Ready(seat), act.Decline(seat))
                deed = next((deed for deed in deeds if tag_of(deed) in asked), None)
                if deed is None:
                    break
                session.act(deed)
        session.close()
        Saves(home).forget(Saves(home).newest().path)


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_garbage_gets_a_sentence_and_changes_nothing(ruleset: str, tmp_path: Path) -> None:
    session = begin_at_a_turn(ruleset, tmp_path)
    session.close()
    done = play(tmp_path, "--resume", "--lang", "en", said=GARBAGE * 3)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Traceback" not in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stdout.count("Allowed:") > GARBAGE.count(b"\n") * 3
    after = saved(tmp_path)
    assert [*after.game.history] == [*session.game.history]
    after.close()


def test_the_record_replays_and_proves(tmp_path: Path) -> None:
    lines = "\n".join([*ANYTHING * 20, "record"])
    done = play(tmp_path, "eptamisi", "--lang", "en", said=lines)
    (file,) = (tmp_path / "records").glob("*.toml")
    assert str(file.name) in done.stdout
    record = load(file)
    assert replay(record).mismatches == ()
    assert verify(record).verdict == "holds"


def test_before_any_round_there_is_nothing_to_record(tmp_path: Path) -> None:
    done = play(tmp_path, "eptamisi", "--lang", "en", said="record\n")
    assert "There is nothing to record yet" in done.stdout
    assert not (tmp_path / "records").exists()


def test_when_all_people_sit_out_it_is_said_how_the_others_go_on(tmp_path: Path) -> None:
    begin_with_a_banker("sette_e_mezzo", tmp_path, is_ana=False)  # a banker can't sit out
    done = play(tmp_path, "--resume", "--lang", "en", said="Ana out\n\n\n")
    assert done.stdout.count("Nobody here is in for the next round") == 3
    session = saved(tmp_path)
    assert session.game.table.played == 2
    session.close()


def test_a_game_that_is_open_elsewhere_does_not_hide_the_others(tmp_path: Path) -> None:
    first = begin("sala", tmp_path)
    alone = play(tmp_path, "--resume", "--lang", "en")
    assert alone.returncode == 2
    assert "another window" in alone.stderr
    assert "first screen" not in alone.stderr
    second = begin("sala", tmp_path)
    both = play(tmp_path, "--resume", "--lang", "en")
    assert both.returncode == 2
    assert "another window" in both.stderr
    assert "Other saved games are on the first screen: siete play" in both.stderr
    first.close()
    second.close()


def test_a_card_face_down_is_told_from_its_neighbours(tmp_path: Path) -> None:
    # The bank rotates: Ana is asked for her stake in one of two rounds, with her card before her.
    said = "\n".join(["", "bet 1", "decline", "stand"] * 10)
    args = ("--players", "2", "--names", "Ana", "--lang", "en")
    done = play(tmp_path, "siete_y_media", *args, said=said)
    assert " (face down)" in done.stdout


def test_without_a_ruleset_it_asks(tmp_path: Path) -> None:
    done = play(tmp_path, "--lang", "en", said="9\nnothing\n3\nquit\n")
    assert "3 sete_e_meio: Sete e meio, Brazil" in done.stdout
    assert "Type a number from 1 to 6" in done.stdout
    session = saved(tmp_path)
    assert session.game.table.rules.ruleset == "sete_e_meio"
    session.close()
    assert play(tmp_path / "other", "--lang", "en", said="").returncode == 0


def test_rules_may_be_given_as_in_a_link(tmp_path: Path) -> None:
    play(tmp_path, "set_i_mig~honour~bets.max~5", "--with", "wild", "--lang", "en")
    session = saved(tmp_path)
    rules = session.game.table.rules
    assert rules.variants == ("honour", "wild")
    assert rules.bets_max == 5 * 10**12
    session.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=["ctrl_c", "kill"])
def test_nothing_is_lost_when_it_is_stopped(number: signal.Signals, tmp_path: Path) -> None:
    with subprocess.Popen(
        [SIETE, "play", "eptamisi", "--lang", "en", "--names", "Ana", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        while "Allowed:" not in process.stdout.readline():
            pass
        process.send_signal(number)
        rest, wrong = process.communicate(timeout=30)
    if number == signal.SIGINT:
        assert process.returncode == 130
        assert rest.endswith(f"\n{texts('en').say('terminal-left-saved')}\n")
    assert wrong == ""
    session = saved(tmp_path)
    assert session.game.table.phase in ("cut", "round")
    session.close()


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    command = f'"{SIETE}" play sala --lang en | head -n 1'
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        input=b"\n".join([b"look"] * 2000),
        capture_output=True,
        env=environment(tmp_path),
        timeout=60,
    )
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk here")
def test_output_that_fails_gets_a_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [SIETE, "play", "sala", "--lang", "en"],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"siete: ")
    assert done.stderr.count(b"\n") == 1


def test_where_nothing_can_be_saved_it_is_said_and_played(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("no folder")
    done = play(home, "sala", "--lang", "en", said="\n".join(ANYTHING * 3))
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("The game is not being saved") == 2  # at once, and at the end
    assert texts("en").say("game-round-over", net="|").partition("|")[0] in done.stdout


def test_names_of_any_script_are_welcome(tmp_path: Path) -> None:
    names = "Ελένη,Зоя,林,O'Neill,Ana-Maria"
    done = play(tmp_path, "sala", "--names", names, "--bots", "4", "--lang", "en", said="look\n")
    assert done.returncode == 0
    for name in names.split(","):
        assert name in done.stdout


def test_a_terminal_that_writes_no_unicode_gets_plain_lines(tmp_path: Path) -> None:
    done = play(tmp_path, "sala", "--lang", "el", said="look\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""
