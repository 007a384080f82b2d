"""Simulations by a solution: solver, compiled rounds and the game engine agree."""

import gzip
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from siete.cards import DECK, Card, parse_cards
from siete.cli import main
from siete.errors import SieteError
from siete.odds.equilibrium.solve import Solution, solve
from siete.odds.job import tally_of
from siete.odds.policies import DrawTo, Policy
from siete.odds.simulate import Simulated, job_of, simulate
from siete.odds.solution.file import SolutionPolicy, read_solution
from siete.odds.table_rounds import play_round, record_of
from siete.record import format_record, parse_record
from siete.replay import replay
from siete.rules import Rules, build_rules
from siete.texts import LANGUAGES

Solved = tuple[Solution, SolutionPolicy]

UNSPLIT = {"split.max_hands": "1"}
BASE = build_rules("sette_e_mezzo")
SMALL = "7o 7c 6o 5o 5c 4o 3o 2o 1o 10o 10c 11o"

# Between them: exposed and hidden cards, a word on the banker's first card, passing, burning by
# either side, the muerta, raises, the cap on a lone card, cards face down, a wild card.
SMALL_GAMES = {
    "burns and voids": build_rules("set_i_mig", (), UNSPLIT),
    "exposed, voids, burns": build_rules(
        "set_i_mig", (), {**UNSPLIT, "bank.card": "exposed", "cards.draws": "all_down"}
    ),
    "all down, muerta, raises": build_rules("sete_e_meio", (), {"specials.muerta": "yes"}),
    "wild, must draw, must reach": build_rules(
        "sete_e_meio", ("wild",), {"deck.wild_alone": "draws", "cards.reach_bank": "yes"}
    ),
    "lone card cap, muerta": build_rules(
        "siete_y_media",
        (),
        {
            **UNSPLIT,
            "bets.raise": "yes",
            "bets.lone_card_cap": "yes",
            "specials.muerta": "yes",
            "pay.muerta": "5",
        },
    ),
    "in sight, burns": build_rules(
        "sala", ("sevens",), {"first_card.burn_on": "4", "bets.raise": "yes", "bets.max": "3"}
    ),
    "banker burns by turn": build_rules(
        "eptamisi", (), {"first_card.burn_on": "4-5", "first_card.bank_burns": "yes"}
    ),
}


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Solved]:
    folder = tmp_path_factory.mktemp("solutions")
    found: dict[tuple[Rules, Sequence[Card]], Solved] = {}

    def solution(rules: Rules, cards: Sequence[Card] = DECK) -> Solved:
        if (rules, cards) not in found:
            solution = solve(rules, cards)
            path = folder / f"{len(found)}.json.gz"
            path.write_bytes(gzip.compress(msgspec.json.encode(solution.certificate()), 1))
            found[rules, cards] = solution, read_solution(str(path))
        return found[rules, cards]

    return solution


def means(found: Simulated) -> tuple[float, float]:
    """What the player won a round, and the standard error."""
    seat = found.seats["Player1"]
    return seat.mean, seat.error


def assert_as_at_the_table(
    rules: Rules, player: Policy, banker: Policy, rounds: int, cards: Sequence[Card] = DECK
) -> None:
    job = job_of(rules, seats=2, player=player, banker=banker, seed=2**63 + 5, cards=cards)
    assert job.by == "kernel"
    for number in (*range(rounds), 2**61 + 1):
        played = play_round(rules, job.policies, job.seed, number, job.cards)
        tally = tally_of(job, number, 1)
        assert [each * job.unit for each in tally.sums] == list(played.settlement.net), number
        assert tally.unplaced == played.unplaced, number


def test_equilibrium_comes_to_its_value(solved: Callable[..., Solved]) -> None:
    solution, policy = solved(BASE)
    mean, error = means(simulate(BASE, 40_000_000, player=policy, banker=policy, seed=3))
    assert 4 * error < 1e-3
    assert abs(mean - solution.value) < 4 * error


@pytest.mark.parametrize(
    ("rules", "most"),
    [
        (build_rules("sala"), 2e-3),
        (build_rules("siete_y_media", (), UNSPLIT), 2e-3),
        pytest.param(build_rules("sete_e_meio"), 1e-2, marks=pytest.mark.long),
        pytest.param(build_rules("set_i_mig", (), UNSPLIT), 2e-3, marks=pytest.mark.long),
    ],
)
def test_other_rules_come_to_their_values(
    rules: Rules, most: float, solved: Callable[..., Solved]
) -> None:
    solution, policy = solved(rules)
    mean, error = means(simulate(rules, 5_000_000, player=policy, banker=policy, seed=3))
    assert 4 * error < 2 * most
    assert abs(mean - solution.value) < 4 * error


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_small_decks_come_to_their_values(name: str, solved: Callable[..., Solved]) -> None:
    rules, cards = SMALL_GAMES[name], parse_cards(SMALL)
    solution, policy = solved(rules, cards)
    mean, error = means(
        simulate(rules, 1_000_000, player=policy, banker=policy, seed=3, cards=cards)
    )
    assert abs(mean - solution.value) < 4 * error


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_every_round_is_as_at_the_table(name: str, solved: Callable[..., Solved]) -> None:
    rules, cards = SMALL_GAMES[name], parse_cards(SMALL)
    _, policy = solved(rules, cards)
    for player, banker in ((policy, policy), (policy, DrawTo(9)), (DrawTo(12), policy)):
        assert_as_at_the_table(rules, player, banker, 40, cards)


def test_every_round_of_the_whole_deck_is_as_at_the_table(solved: Callable[..., Solved]) -> None:
    for rules in (BASE, build_rules("siete_y_media", (), UNSPLIT), build_rules("sala")):
        _, policy = solved(rules)
        assert_as_at_the_table(rules, policy, policy, 150)
        assert_as_at_the_table(rules, DrawTo(10), policy, 50)


def test_the_solution_gets_its_value_at_least(solved: Callable[..., Solved]) -> None:
    solution, policy = solved(BASE)
    mean, error = means(simulate(BASE, 2_000_000, player=policy, banker="draw-to:5"))
    assert mean > solution.value - 4 * error
    mean, error = means(simulate(BASE, 2_000_000, player="draw-to:5", banker=policy))
    assert mean < solution.value + 4 * error


def test_lots_follow_from_seed_and_round_alone(solved: Callable[..., Solved]) -> None:
    _, policy = solved(BASE)
    one = simulate(BASE, 300_001, player=policy, banker=policy, threads=1)
    two = simulate(BASE, 300_001, player=policy, banker=policy, threads=3)
    other = simulate(BASE, 300_001, player=policy, banker=policy, seed=2)
    assert one.seats == two.seats != other.seats
    # 3 and nothing in sight: half the time it stands (docs/certificates.md).
    job = job_of(BASE, seats=2, player=policy, banker=policy, seed=1)
    asked = {True: 0, False: 0}
    for number in range(800):
        played = play_round(BASE, job.policies, 1, number)
        if played.stocks[0][0] in parse_cards("3o 3c 3e 3b"):
            asked[len(played.settlement.hands[0][0]) > 1] += 1
    assert min(asked.values()) > 15


def test_with_a_pot_or_a_bot_the_engine_plays(solved: Callable[..., Solved]) -> None:
    _, policy = solved(BASE)
    pot = build_rules("sette_e_mezzo", ("pot",))
    assert simulate(pot, 20, player=policy, banker=policy, threads=1).by == "engine"
    assert simulate(BASE, 20, player="bold", banker=policy, threads=1).by == "engine"


def test_who_plays_from_a_solution_opens_no_hand(solved: Callable[..., Solved]) -> None:
    splitting = build_rules("siete_y_media")
    _, policy = solved(build_rules("siete_y_media", (), UNSPLIT))
    assert_as_at_the_table(splitting, policy, policy, 60)


def test_a_round_is_written_and_replayed(
    solved: Callable[..., Solved], capsys: pytest.CaptureFixture[str]
) -> None:
    _, policy = solved(BASE)
    arguments = ["--player", policy.name, "--banker", policy.name, "--replay", "7"]
    assert main(["simulate", "sette_e_mezzo", *arguments]) == 0
    written = capsys.readouterr().out
    job = job_of(BASE, seats=2, player=policy, banker=policy, seed=1)
    assert written == format_record(record_of(play_round(BASE, job.policies, 1, 7)))
    replay(parse_record(written))


def refused(*arguments: str, language: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["simulate", *arguments, "--lang", language]) != 0
    return capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_not_be_played_is_refused(
    language: str,
    solved: Callable[..., Solved],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, policy = solved(BASE)
    other = tmp_path / "other.json"
    other.write_text('{"siete": "record"}', encoding="utf-8")
    torn = tmp_path / "torn.json.gz"
    torn.write_bytes(Path(policy.name).read_bytes()[:1000])
    name = Path(policy.name).name
    for arguments, said in (
        (["sala", "--player", "nowhere.json"], "nowhere.json"),
        (["sala", "--player", str(other)], "other.json"),
        (["sala", "--banker", str(torn)], "torn.json.gz"),
        (["sette_e_mezzo", "--set", "pay.ties=push", "--player", policy.name], "pay.ties"),
        (["sette_e_mezzo", "--seats", "3", "--player", policy.name], name),
    ):
        assert said in refused(*arguments, language=language, capsys=capsys)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"parts": {}}, "does not say what the player does after the deal"),
        ({"deals": {}}, "does not say what the player does after the deal"),
        ({"lower": 1.0, "upper": -1.0}, "its lower bound lies above the upper one"),
        ({"highest": 1e308}, "its highest stake is not that of its rules"),
        ({"policies": []}, "the chances in it do not add up to 1"),
    ],
)
def test_what_can_not_be_a_solution_is_refused(
    change: dict[str, object],
    said: str,
    solved: Callable[..., Solved],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    content = solved(BASE)[0].certificate() | change
    file = tmp_path / "unsound.json"
    file.write_bytes(msgspec.json.encode(content))
    told = refused("sette_e_mezzo", "--player", str(file), language="en", capsys=capsys)
    assert said in told


@pytest.mark.parametrize("chances", [{"stand": 0.5}, {"stand": -0.5, "hit": 1.5}, {}])
def test_chances_that_are_none_are_refused(
    chances: dict[str, float],
    solved: Callable[..., Solved],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    content = msgspec.json.decode(msgspec.json.encode(solved(BASE)[0].certificate()))
    (part,) = [each for name, each in content["parts"].items() if name.startswith("run")]
    part["player"]["|0"] = chances
    file = tmp_path / "unsound.json"
    file.write_bytes(msgspec.json.encode(content))
    told = refused("sette_e_mezzo", "--player", str(file), language="en", capsys=capsys)
    assert "the chances in it do not add up to 1" in told


def test_decisions_of_which_a_solution_says_nothing_are_counted(
    solved: Callable[..., Solved], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    solution, whole = solved(BASE)
    content = msgspec.json.decode(msgspec.json.encode(solution.certificate()))
    (part,) = [each for name, each in content["parts"].items() if name.startswith("run")]
    del part["player"]["|4"]
    del part["banker"][""]
    file = tmp_path / "holes.json"
    file.write_bytes(msgspec.json.encode(content))
    holes = read_solution(str(file))
    assert_as_at_the_table(BASE, holes, holes, 60)
    assert simulate(BASE, 10_000, player=whole, banker=whole).unplaced == 0
    # The first card is a four in a tenth of the rounds.
    assert simulate(BASE, 10_000, player=holes, banker=whole).unplaced == pytest.approx(1000, 0.2)
    asked = ("sette_e_mezzo", "--player", str(file), "--rounds", "10000", "--lang", "en")
    assert main(["simulate", *asked]) == 0
    assert re.search(r"In 1\d{3} decisions the solution says nothing", capsys.readouterr().err)


def test_rules_may_differ_in_what_changes_no_round_of_two(solved: Callable[..., Solved]) -> None:
    _, policy = solved(BASE)
    alike = {"table.players": "3-5", "bank.passes": "rotates", "bets.min": "2", "bets.max": "50"}
    job_of(build_rules("sette_e_mezzo", (), alike), seats=2, player=policy, banker="bold", seed=1)
    for option, value in (("bank.card", "exposed"), ("bets.raise", "yes"), ("deck.wild", "10o")):
        rules = build_rules("sette_e_mezzo", (), {option: value})
        with pytest.raises(SieteError, match="solution_rules") as refusal:
            job_of(rules, seats=2, player=policy, banker="bold", seed=1)
        assert option in str(refusal.value)
