"""What ``siete play`` refuses: one sentence that names it, and nothing is begun."""

from pathlib import Path

import pytest

from tests.terminal.command import play

REFUSED = (
    (["nothing"], "nothing"),
    (["sala", "--with", "nothing"], "nothing"),
    (["sala", "--set", "bets.max=0"], "bets.max"),
    (["sala", "--set", "bets.max"], "bets.max"),
    (["sala", "--players", "13"], "13"),
    (["sala", "--players", "1"], "1"),
    (["sala", "--players", "x"], "--players"),
    (["sala", "--players", "-2"], "−2"),
    (["eptamisi", "--players", "3"], "4 to 6"),
    (["sala", "--players", "3", "--bots", "4"], "4 bots"),
    (["sala", "--names", "Ana,Ana"], "Ana"),
    (["sala", "--names", "Ana,\x1b[31mB"], "\\x1b"),
    (["sala", "--names", "\u3164"], "can't be a name"),
    (["sala", "--names", "A,B,C,D,E", "--players", "3"], "5 names"),
    (["--names", "Ana", "Bo"], "--names Ana,Bo"),
    (["sala", "--names", "Ana", "Bo"], "--names Ana,Bo"),
    (["sla", "--names", "Ana"], "sala"),
    (["--resume"], "games"),
    (["sala", "--resume"], "--resume"),
    (["--resume", "--with", "honour"], "--with"),
    (["--resume", "--set", "bets.max=5"], "--set"),
    (["--resume", "--players", "4"], "--players"),
    (["--resume", "--bots", "0"], "--bots"),
    (["--resume", "--names", "Ana"], "--names"),
    (["sala", "--lang", "xx"], "xx"),
    (["sala", "--plane"], "--plane"),
)


@pytest.mark.parametrize(("args", "named"), REFUSED, ids=[" ".join(args) for args, _ in REFUSED])
def test_what_can_not_be_is_one_sentence_that_names_it(
    args: list[str], named: str, tmp_path: Path
) -> None:
    done = play(tmp_path, *(args if "xx" in args else [*args, "--lang", "en"]))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.glob("games/*.save"))


def test_only_what_is_alike_is_suggested(tmp_path: Path) -> None:
    unlike = play(tmp_path, "sala", "--with", "foo", "--lang", "en").stderr
    assert unlike.startswith('siete: There is no variant "foo". Allowed are: ')
    alike = play(tmp_path, "sala", "--with", "honor", "--lang", "en").stderr
    assert '"honor". Did you mean honour? Allowed are: ' in alike
