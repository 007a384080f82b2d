"""Levels of bots: each plays better than the one below it, and temperaments can be noticed."""

import json
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from siete.amounts import CHIP
from siete.bots import BOTS, LEVELS, TEMPERAMENTS, make_bot
from siete.bots.levels import character
from siete.errors import SieteError
from siete.game.actions import Bet, Hit, Stand
from siete.odds.levels import make_player, offered
from siete.odds.levels.duels import Deal, Score, Tally
from siete.rules import RULESETS, build_rules
from tests.bots.table import Decision, decisions
from tests.odds.dueling import scored
from tests.terminal.command import SIETE, environment

DEALS = {("set_i_mig", "expert"): 6000, ("set_i_mig", "steady"): 2000, ("sala", "expert"): 1500}
"""The others take 800: levels are close where much is luck, or little is to be decided."""


@pytest.mark.long
@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize(("below", "level"), list(pairwise(LEVELS)))
def test_by_every_ruleset_each_level_beats_the_one_below_it(
    ruleset: str, below: str, level: str
) -> None:
    assert scored(ruleset, level, below, DEALS.get((ruleset, level), 800)).sigmas > 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_no_lead_over_its_like(level: str) -> None:
    score = scored("sette_e_mezzo", level, level, 20, seats=3)
    assert score.player == score.banker == Tally(20, 0.0, 0.0)


def test_the_error_is_that_of_the_mean_of_so_many_deals() -> None:
    tally = Tally()
    for number in (1.0, 2.0, 4.0):
        tally = tally.plus(number)
    assert tally.mean == pytest.approx(7 / 3)
    assert tally.error == pytest.approx(((16 + 1 + 25) / 9 / 2 / 3) ** 0.5)
    assert Tally().plus(3.0).error == 0
    assert Score().plus(Deal(1.0, -0.5)).both.mean == 0.25
    assert Score().plus(Deal(1.0, 0.0, banks=False)).both.mean == 1.0


@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize("name", ["beginner", "casual", "expert", "expert-bold"])
def test_every_level_plays_by_the_rules_at_a_full_table(ruleset: str, name: str) -> None:
    rules = build_rules(ruleset, (), {"bank.passes": "rotates"})
    seats = rules.table_players[0] + 1
    players = {seat: make_player(name, rules, seat).choose for seat in range(seats)}
    taken = list(decisions(rules, players, 4, 2))
    assert taken[-1].table.played == 3


def test_an_expert_answers_the_same_from_the_same_view() -> None:
    rules = build_rules("set_i_mig")
    players = {seat: make_player("expert", rules, seat).choose for seat in range(3)}
    for _, seat, view, choices, action in decisions(rules, players, 6, 9):
        assert make_player("expert", rules, seat).choose(view, choices) == action


def asked_and_staked(name: str, ruleset: str) -> tuple[float, float, float]:
    """How often a player asks, how high its first stakes are, and how often it raises."""
    rules = build_rules(ruleset)
    seats = max(2, rules.table_players[0])
    players = {seat: make_player(name, rules, 3 + seat).choose for seat in range(seats)}
    asks: list[bool] = []
    stakes: list[float] = []
    raises: list[bool] = []
    for decision in decisions(rules, players, 120, 11):
        if is_players(decision):
            if isinstance(decision.action, Bet):
                stakes.append(decision.action.amount / CHIP)
            if isinstance(decision.action, Hit | Stand):
                asks.append(isinstance(decision.action, Hit))
            if isinstance(decision.action, Hit):
                raises.append(decision.action.raise_to > 0)
    return mean(asks), mean(stakes), mean(raises)


def is_players(decision: Decision) -> bool:
    round = decision.view.round
    return round is not None and decision.seat != round.banker


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(len(numbers), 1)


def test_who_is_bold_asks_and_stakes_more_at_any_level() -> None:
    for level in ("casual", "steady", "expert"):
        cautious = asked_and_staked(f"{level}-cautious", "sette_e_mezzo")
        bold = asked_and_staked(f"{level}-bold", "sette_e_mezzo")
        assert bold[0] > 1.1 * cautious[0], level
        assert bold[1] > 2 * cautious[1], level


def test_an_expert_raises_and_one_who_plays_now_and_then_does_not() -> None:
    assert asked_and_staked("casual", "sete_e_meio")[2] == 0
    assert asked_and_staked("expert", "sete_e_meio")[2] > 0.1


def test_a_beginner_asks_at_totals_where_nobody_else_would() -> None:
    rules = build_rules("sette_e_mezzo")

    def asks_from_six(name: str) -> int:
        players = {seat: make_player(name, rules, seat).choose for seat in range(2)}
        found = 0
        for decision in decisions(rules, players, 150, 4):
            if is_players(decision) and isinstance(decision.action, Hit):
                assert decision.view.round is not None
                cards = decision.view.round.hands[decision.seat][0].cards
                points = sum(1 if card % 10 > 6 else 2 * (card % 10 + 1) for card in cards)
                found += points in (12, 13)
        return found

    assert asks_from_six("beginner") > 5
    assert asks_from_six("expert") == 0


# Names


def test_a_level_a_temperament_or_both_name_a_bot() -> None:
    assert (*LEVELS, *TEMPERAMENTS) == BOTS
    assert offered() == BOTS  # the tests have the extra that an expert needs
    for name in (*BOTS, *(f"{level}-{temper}" for level in LEVELS for temper in TEMPERAMENTS)):
        bot = make_player(name, build_rules("sala"), 1)
        assert (bot.level, bot.temperament) == character(name)


@pytest.mark.parametrize("name", ["", "reckless", "bold-expert", "expert-", "expert-mad", "keen"])
def test_other_names_are_refused(name: str) -> None:
    for make in (make_bot, make_player):
        with pytest.raises(SieteError) as refused:
            make(name, build_rules("sala"), 0)
        assert refused.value.code == "no_such_temperament"


def test_bots_that_need_no_numpy_bring_none() -> None:
    code = (
        "import sys; from siete.odds.levels import make_player;"
        "from siete.rules import build_rules;"
        "make_player('steady', build_rules('sala'), 1);"
        "print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# The command

NOWHERE = Path("no-such-folder")
"""A tournament keeps nothing."""


def tournament(*said: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SIETE, "tournament", *said], capture_output=True, text=True, env=environment(NOWHERE)
    )


def test_a_tournament_says_what_each_level_wins_with_its_error() -> None:
    told = ("--rounds", "20", "--levels", "beginner,casual,steady", "--seed", "5", "--json")
    found = json.loads(tournament("eptamisi", *told).stdout)
    assert found["seed"] == 5
    matches = found["rulesets"]["eptamisi"]
    assert [(each["level"], each["below"]) for each in matches] == [
        ("casual", "beginner"),
        ("steady", "casual"),
    ]
    assert all(each["deals"] == 20 and each["error"] > 0 for each in matches)
    assert found["complete"]
    for each in matches:
        parts = each["player"]["mean"] + each["banker"]["mean"]
        assert each["mean"] == pytest.approx(parts / 2)


def test_where_the_rules_bank_nothing_is_said_of_the_banker() -> None:
    told = ("sala", "--rounds", "20", "--levels", "beginner,casual")
    (match,) = json.loads(tournament(*told, "--json").stdout)["rulesets"]["sala"]
    assert match["banker"] is None
    assert match["mean"] == match["player"]["mean"]
    said = tournament(*told, "--lang", "en").stdout
    assert "the rules leave the banker no decision" in said
    assert said.count("±") == 1
    assert "Seed: 1." in said


def test_in_words_each_level_is_named() -> None:
    done = tournament("eptamisi", "--rounds", "5", "--levels", "casual,steady-bold", "--lang", "en")
    assert "eptamisi" in done.stdout
    assert "a steady bot, bold against a bot that plays now and then: " in done.stdout
    assert done.stdout.count("±") == 3


def test_ctrl_c_prints_what_there_is() -> None:
    asked = ("tournament", "sala", "--levels", "beginner,casual", "--rounds", "10000000")
    command: list[str | Path] = [SIETE, *asked]
    running = subprocess.Popen(
        [*command, "--json"], stdout=subprocess.PIPE, text=True, env=environment(NOWHERE)
    )
    with running:
        try:
            running.wait(timeout=4)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)
        said, _ = running.communicate(timeout=30)
    assert running.returncode == 130
    found = json.loads(said)
    assert not found["complete"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (["sala", "--levels", "expert"], "two levels"),
        (["sala", "--levels", "expert,steady-wild"], "or both, as in steady-bold"),
        (["sala", "--levels", "expert,reckless"], "reckless"),
        (["sala", "--seats", "13"], "13"),
        (["sala", "--rounds", "0"], "0"),
        (["poker"], "poker"),
    ],
)
def test_what_can_not_be_played_is_refused(said: list[str], why: str) -> None:
    done = tournament(*said, "--lang", "en")
    assert done.returncode == 2
    assert why in done.stderr
    assert done.stdout == ""
