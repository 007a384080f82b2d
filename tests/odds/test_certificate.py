"""Certificates hold, and the checker, which walks the game itself, refuses what does not."""

import copy
import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from siete.cards import parse_cards
from siete.errors import SieteError
from siete.odds.equilibrium.solve import solve
from siete.rules import Rules
from tests.odds.certificates import HALF_A_DECK, Content, certificate, checked
from tests.strategies import valid_rules
from tools.certificates.cards import Unfit
from tools.certificates.command import bounds

ROOT = Path(__file__).parents[2]
CLOSE = 1e-9

SMALL_DECKS = {
    "everything of a first card": ("set_i_mig", {"bets.max": 2}, "7o 7c 6o 5o 4o 4c 3o 10o"),
    "everything of a first card, exposed": (
        "set_i_mig",
        {"bets.raise": False, "bank.card": "exposed", "bank.draws_to": "5"},
        "7o 7c 6o 5o 4o 4c 3o 10o",
    ),
    "all down": ("sete_e_meio", {"bets.max": 3}, "7o 7c 5o 5c 4o 4c 10o 10c"),
    "one down": ("siete_y_media", {"deck.wild": "12o"}, "7o 7c 5o 5c 4o 3o 12o 10c"),
    "in sight": ("sala", {"bets.raise": True, "bank.draws_to": "none"}, "7o 7c 4o 5c 3o 12o 10c"),
    "in sight, a hidden card, burning": (
        "set_i_mig",
        {"cards.first": "up", "cards.draws": "up", "bank.draws_to": "5"},
        "7o 7c 6o 5o 4o 4c 3o 10o",
    ),
}

FIXED = {"bets.min": "1", "bets.max": "2", "bets.step": "1", "bets.tariffs": "none"}
FEW = st.lists(
    st.sampled_from(("1o", "3o", "3c", "4o", "4c", "10o", "10c", "11e", "12o")),
    unique=True,
    min_size=2,
    max_size=3,
)


def root(content: Content) -> Content:
    """The part that begins with the deal, the only one where all cards come up."""
    part: Content = next(iter(content["parts"].values()))
    return part


@pytest.mark.parametrize(("ruleset", "options", "cards"), SMALL_DECKS.values(), ids=SMALL_DECKS)
def test_certificates_of_small_decks_hold(
    ruleset: str, options: dict[str, object], cards: str
) -> None:
    content = certificate(ruleset, options, cards)
    lower, upper = bounds(content)
    assert lower == pytest.approx(content["lower"], abs=CLOSE)
    assert upper == pytest.approx(content["upper"], abs=CLOSE)
    assert lower <= upper + CLOSE


@given(rules=valid_rules(options={**FIXED, "split.max_hands": "1"}), few=FEW)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
def test_certificates_of_any_rules_hold(rules: Rules, few: list[str]) -> None:
    cards = f"7o 7c 7e 7b 6o 6c 6e 5o 5c 5e 2o 2c {' '.join(few)}"
    try:
        solution = solve(rules, parse_cards(cards))
        found = bounds(json.loads(json.dumps(solution.certificate())))
    except (SieteError, Unfit) as refused:
        code = refused.code if isinstance(refused, SieteError) else refused.message
        assert code in ("odds_deck_small", "certificate-stock")
        assume(False)
    assert found == pytest.approx((solution.lower, solution.upper), abs=CLOSE)


@pytest.mark.parametrize("ruleset", ["sala", "sette_e_mezzo", "eptamisi"])
def test_certificates_of_the_whole_deck_hold(ruleset: str, tmp_path: Path) -> None:
    content = certificate(ruleset)
    assert checked(content, tmp_path) == 0
    assert bounds(content) == pytest.approx((content["lower"], content["upper"]), abs=CLOSE)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["siete_y_media", "sete_e_meio", "set_i_mig"])
def test_large_certificates_hold(ruleset: str, tmp_path: Path) -> None:
    assert checked(certificate(ruleset), tmp_path) == 0


def test_the_command_reads_a_packed_certificate(tmp_path: Path) -> None:
    file = tmp_path / "sala.json.gz"
    file.write_bytes(gzip.compress(json.dumps(certificate("sala")).encode()))
    command = [sys.executable, "tools/check_certificate.py", str(file), "--lang", "en"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The certificate holds.\n")


# What is refused


def moved(said: dict[str, float], onto: str, share: float = 1e-3) -> None:
    """Take so much of the likeliest choice and give it to another."""
    most = max(said, key=lambda name: said[name])
    assert most != onto
    said[most] -= share
    said[onto] = said.get(onto, 0.0) + share


def player_stands_too_early(content: Content) -> None:
    moved(root(content)["player"]["|0"], "stand")


def player_asks_too_much(content: Content) -> None:
    moved(root(content)["player"]["|6"], "hit")


def player_mixes_otherwise(content: Content) -> None:
    moved(root(content)["player"]["|3"], "hit")  # it mixes here, so that no reply is better


def banker_plays_another_hand_s_policy(content: Content) -> None:
    shares = root(content)["banker"][""]
    other = next(n for [[_, n], *_] in root(content)["banker"].values() if n != shares[0][1])
    shares[0][0] -= 1e-3
    shares.append([1e-3, other])


def banker_never_draws(content: Content) -> None:
    number = root(content)["banker"][""][0][1]
    content["policies"][number] = "s" * len(content["policies"][number])


def claims_more(content: Content) -> None:
    content["lower"] += 1e-6


def claims_less(content: Content) -> None:
    content["upper"] -= 1e-6


def other_rules(content: Content) -> None:
    content["rules"] = "sette_e_mezzo~pay.ties~push"


@pytest.mark.parametrize(
    "change",
    [
        player_stands_too_early,
        player_asks_too_much,
        player_mixes_otherwise,
        banker_plays_another_hand_s_policy,
        banker_never_draws,
        claims_more,
        claims_less,
        other_rules,
    ],
)
def test_a_strategy_that_is_worse_than_claimed_is_refused(
    change: Callable[[Content], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = copy.deepcopy(certificate("sette_e_mezzo", {}, HALF_A_DECK))
    change(content)
    assert checked(content, tmp_path) == 1
    said = capsys.readouterr().out
    assert "claims a" in said
    assert said.endswith("DOES NOT HOLD.\n")


def sum_is_short(content: Content) -> None:
    root(content)["player"]["|4"]["stand"] -= 1e-3


def share_is_short(content: Content) -> None:
    root(content)["banker"][""][0][0] -= 1e-3


def below_nothing(content: Content) -> None:
    root(content)["player"]["|4"] = {"stand": 1.001, "hit": -0.001}


def no_number(content: Content) -> None:
    root(content)["player"]["|4"] = {"stand": float("nan")}


def place_missing(content: Content) -> None:
    del root(content)["player"]["|4"]


def banker_s_place_missing(content: Content) -> None:
    del root(content)["banker"][""]


def part_missing(content: Content) -> None:
    content["parts"] = {}


def deal_missing(content: Content) -> None:
    content["deals"] = {}


def asks_face_down(content: Content) -> None:
    root(content)["player"]["|0"] = {"down": 1.0}


def passes(content: Content) -> None:
    root(content)["player"]["|2"] = {"pass": 1.0}


def banker_draws_with_seven_and_a_half(content: Content) -> None:
    number = root(content)["banker"][""][0][1]
    content["policies"][number] = "d" * len(content["policies"][number])


def banker_burns(content: Content) -> None:
    number = root(content)["banker"][""][0][1]
    content["policies"][number] = "b" + content["policies"][number][1:]


def state_missing(content: Content) -> None:
    for states in content["states"].values():
        states[0] = "other"


def voids(content: Content) -> None:
    (deal,) = content["deals"].values()
    deal["played"].remove(3)
    deal["voided"].append(3)


def first_card_forgotten(content: Content) -> None:
    (deal,) = content["deals"].values()
    deal["played"].remove(3)


def higher_stake(content: Content) -> None:
    content["highest"] = 10.0


def kinds_mixed(content: Content) -> None:
    first, second, *rest = content["kinds"]
    content["kinds"] = [f"{first} {second}", *rest]


def card_left_out(content: Content) -> None:
    content["kinds"][0] = content["kinds"][0].split(" ", 1)[1]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (sum_is_short, "together they make 0.999"),
        (share_is_short, "together they make 0.999"),
        (below_nothing, "the chances are no chances"),
        (no_number, "the chances are no chances"),
        (place_missing, 'There is nothing about "|4"'),
        (banker_s_place_missing, 'There is nothing about ""'),
        (part_missing, "There is nothing about run"),
        (deal_missing, "There is nothing about 0.0"),
        (asks_face_down, 'says "down". Allowed are: hit stand'),
        (passes, 'says "pass"'),
        (banker_draws_with_seven_and_a_half, "A policy of the banker"),
        (banker_burns, "A policy of the banker"),
        (state_missing, "A policy of the banker"),
        (voids, "What the banker does with its first card"),
        (first_card_forgotten, "What the banker does with its first card"),
        (higher_stake, "10.0 first stakes in the certificate, and 1.0 by the rules"),
        (kinds_mixed, "The kinds of cards are not those of the rules"),
        (card_left_out, "The kinds of cards are not those of the rules"),
    ],
)
def test_a_strategy_that_is_none_is_refused(
    change: Callable[[Content], None],
    says: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    content = copy.deepcopy(certificate("sette_e_mezzo", {}, HALF_A_DECK))
    change(content)
    assert checked(content, tmp_path) == 1
    said = capsys.readouterr().out
    assert says in said
    assert said.endswith("DOES NOT HOLD.\n")


def test_a_choice_that_only_a_raise_makes_legal_is_refused(tmp_path: Path) -> None:
    content = copy.deepcopy(certificate("eptamisi", {}, HALF_A_DECK))
    root(content)["player"]["|0"] = {"hit_raise": 1.0}
    assert checked(content, tmp_path) == 1


def test_a_hand_in_sight_may_not_stand_below_the_bank_s_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = copy.deepcopy(certificate("sala"))
    name = next(name for name in content["parts"] if name.split()[2] == "7")
    content["parts"][name]["open"]["0.0.0.0.0.1.0.0.0 0"] = "stand"
    assert checked(content, tmp_path) == 1
    assert 'says "stand". Allowed are: hit' in capsys.readouterr().out


def test_a_deck_that_may_run_out_is_not_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = copy.deepcopy(certificate("sala"))
    content["cards"] = "1o 2o 3o 4o 12o"
    content["kinds"] = ["12o", "1o", "2o", "3o", "4o"]
    content["deals"] = {"0.0.0.0.0": {"played": [0, 1, 2, 3, 4], "voided": [], "burnt": []}}
    assert checked(content, tmp_path) == 1
    assert "the stock can run out" in capsys.readouterr().out
