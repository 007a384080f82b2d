"""The log in words: every event has its sentence, and records read like a game."""

from typing import Any, Literal

import msgspec
import pytest

from siete.amounts import CHIP
from siete.cards import parse_card, parse_cards
from siete.game import events as ev
from siete.rules import BUST, NATURAL, SEVEN_AND_A_HALF, build_rules
from siete.texts import LANGUAGES, texts
from siete.texts.log import Narrator
from tests.texts.ftl import catalogue

NAMES = ("Ana", "Blai", "Carme")
ANA, BLAI, CARME = range(3)
SEVEN, FIGURE, FIVE = parse_cards("7o 10b 5c")

# One event of each kind, and one for each case that its sentence has.
STORY: tuple[ev.Event, ...] = (
    ev.Joined(3, "Dolors", -1),
    ev.Left(3),
    ev.SatOut(CARME),
    ev.CameBack(CARME),
    ev.AskedLower(CARME),
    ev.Picked(ANA),
    ev.Voted(ANA, "high"),
    ev.Voted(BLAI, "low"),
    ev.Revealed(ANA, SEVEN),
    ev.DrawAgain(-1, (ANA, BLAI)),
    *(ev.BankPassed(ANA, why) for why in ("drawn", "lot", "claimed", "rotated", "left", "sold")),
    ev.Offered(ANA, BLAI, 15 * CHIP),
    ev.Declined(BLAI),
    ev.WasBid(CARME, CHIP // 2),
    ev.Sold(ANA, CARME, CHIP // 2),
    ev.Shuffled(-1),
    ev.CutMade(CARME, 1),
    ev.CutMade(CARME, 12),
    ev.Declined(CARME),
    ev.TariffChosen(ANA, "high", 2 * CHIP, 4 * CHIP),
    ev.LimitsProposed(ANA, 5 * CHIP, 20 * CHIP),
    ev.Voted(BLAI, "accept"),
    ev.Voted(CARME, "reject"),
    ev.LimitsVoted(ANA, False, 1, 2, 5 * CHIP, 20 * CHIP),
    ev.LimitsVoted(ANA, True, 2, 2, 5 * CHIP, 20 * CHIP),
    ev.StakeNamed(ANA, 5 * CHIP),
    ev.RoundBegan(ANA, (BLAI, CARME, ANA), 5 * CHIP, 20 * CHIP),
    ev.PotIs(BLAI, 10 * CHIP),
    ev.Staked(BLAI, 1, 5 * CHIP),
    ev.Dealt(BLAI, 1, FIGURE, "down", BLAI),
    ev.Dealt(CARME, 1, ev.HIDDEN, "down", ev.but(CARME)),
    ev.Dealt(ANA, 1, FIVE, "up", ev.ALL),
    ev.SaidValid(ANA),
    ev.Voided(ANA, parse_card("3c")),
    ev.Passed(CARME),
    ev.Returned(CARME, 5 * CHIP),
    ev.Burnt(CARME, parse_card("4c")),
    ev.Asked(BLAI, 1, "up", 5 * CHIP, False),
    ev.Asked(BLAI, 1, "up", 6 * CHIP, True),
    ev.Asked(BLAI, 1, "down", 6 * CHIP, False),
    ev.Asked(BLAI, 1, "down", 7 * CHIP, True),
    ev.Turned(BLAI, 1, 0, FIGURE),
    ev.Kept(BLAI, 1),
    ev.Opened(BLAI, 1, 2, parse_card("11c"), 5 * CHIP),
    ev.Stood(BLAI, 1),
    ev.AskedMuerta(CARME, 5 * CHIP, False),
    ev.AskedMuerta(CARME, 6 * CHIP, True),
    ev.Busted(BLAI, 2, (SEVEN, FIVE), 5 * CHIP),
    ev.Busted(ANA, 1, (SEVEN, FIVE), 0),
    ev.Reshuffled(-1, 1),
    ev.Reshuffled(-1, 7),
    *(
        ev.Shown(BLAI, 1, (SEVEN, FIGURE), why)
        for why in ("seven_and_a_half", "pair_of_sevens", "settlement")
    ),
    *(
        ev.HandSettled(BLAI, 1, (SEVEN,), CHIP, CHIP, why, NATURAL, 10)
        for why in (
            "bust",
            "foul",
            "bank_bust",
            "higher",
            "lower",
            "tie_lost",
            "tie_off",
            "muerta",
        )
    ),
    ev.HandSettled(BLAI, 1, (SEVEN,), CHIP, CHIP, "higher", SEVEN_AND_A_HALF, 11, True, True),
    ev.HandSettled(BLAI, 2, (SEVEN,), CHIP, -CHIP, "bust", BUST, BUST),
    ev.RoundOver(ANA, (BLAI, CARME, ANA), (CHIP, -3 * CHIP, 2 * CHIP), (CARME,), BLAI),
    ev.RoundOver(ANA, (BLAI, ANA), (0, 0), (BLAI, ANA), BLAI),
)


def told(language: str, *events: ev.Event, ruleset: str = "set_i_mig") -> list[str]:
    narrator = Narrator(texts(language), build_rules(ruleset), NAMES)
    return [narrator.tell(event) for event in events]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    assert {type(event) for event in STORY} == set(ev.Event.__subclasses__())
    for event, sentence in zip(STORY, told(language, *STORY), strict=True):
        assert sentence.endswith("."), event
        assert "  " not in sentence
        assert "{" not in sentence


def test_the_story_has_every_case_of_every_sentence() -> None:
    """So that the test above reads every case in every language."""
    for event in ev.Event.__subclasses__():
        happened = [each for each in STORY if type(each) is event]
        for field in msgspec.structs.fields(event):
            cases: Any = msgspec.inspect.type_info(field.type)
            if isinstance(cases, msgspec.inspect.LiteralType):
                assert {getattr(each, field.name) for each in happened} >= set(cases.values)
    why = {each.why for each in STORY if isinstance(each, ev.HandSettled)}
    assert catalogue("en")["game-hand-settled"].cases["why"] == why


def test_a_hand_is_named_where_its_player_has_several() -> None:
    opened = ev.Opened(BLAI, 1, 2, parse_card("11c"), 3 * CHIP)
    stood = ev.Stood(BLAI, 1)
    new = ev.RoundBegan(ANA, (BLAI, ANA), CHIP, CHIP)
    assert told("es", stood, opened, stood, new, stood) == [
        "Blai se planta.",
        "Blai (calle 2) abre una calle con el caballo de copas, por 3.",
        "Blai (calle 1) se planta.",
        "Mano nueva. Ana es banca; por orden: Blai. Apuestas de 1 a 1.",
        "Blai se planta.",
    ]


def test_a_hidden_card_is_not_told() -> None:
    (sentence,) = told("it", ev.Dealt(CARME, 1, ev.HIDDEN, "down", ev.but(CARME)))
    assert sentence == "Carme riceve una carta coperta."


def test_who_joins_has_a_name_from_then_on() -> None:
    assert told("ca", ev.Joined(3, "Dolors", -1), ev.Staked(3, 1, CHIP)) == [
        "Dolors s'asseu a taula.",
        "Dolors aposta 1.",
    ]


def test_declining_is_about_the_bank_where_it_is_on_offer_and_else_about_the_cut() -> None:
    declined = ev.Declined(BLAI)
    offered = ev.Offered(ANA, BLAI, CHIP)
    assert told("es", declined, offered, declined, declined) == [
        "Blai no corta.",
        "Ana ofrece la banca a Blai por 1.",
        "Blai dice que no.",
        "Blai no corta.",
    ]


VOTES: tuple[Literal["high", "low"], ...] = ("high", "low")


def told_before(language: str, *events: ev.Event) -> list[str]:
    """What is said before the sentence of each event."""
    narrator = Narrator(texts(language), build_rules("set_i_mig"), NAMES)
    said = []
    for event in events:
        said.append(narrator.before(event))
        narrator.tell(event)
    return said


def test_what_a_vote_came_to_is_said_once_before_the_cards_are_turned() -> None:
    high, low = ev.Voted(ANA, "high"), ev.Voted(BLAI, "low")
    turned, again = ev.Revealed(ANA, SEVEN), ev.DrawAgain(-1, (ANA, BLAI))
    vote = "The vote: 1 for the highest card, 1 for the lowest. The highest takes the bank."
    assert told_before("en", high, low, turned, turned) == ["", "", vote, ""]
    assert told_before("en", high, low, turned, again, turned)[3:] == ["", ""]
    vote = "The vote: 1 for the highest card, 2 for the lowest. The lowest takes the bank."
    assert told_before("en", high, low, low, turned)[3] == vote
    limits = ev.Voted(BLAI, "accept"), ev.Voted(CARME, "reject")
    assert told_before("en", *limits, turned) == ["", "", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_either_outcome_of_a_vote_has_words(language: str) -> None:
    high, low = (
        told_before(language, ev.Voted(ANA, vote), ev.Revealed(ANA, SEVEN))[1] for vote in VOTES
    )
    assert high != low
    for sentence in (high, low):
        assert sentence.endswith(".")
        assert "  " not in sentence


def test_limits_that_were_refused_stay_what_they_were() -> None:
    refused = ev.LimitsVoted(ANA, False, 1, 4, 5 * CHIP, 20 * CHIP)
    accepted = ev.LimitsVoted(ANA, True, 3, 4, 5 * CHIP, 20 * CHIP)
    again = ev.LimitsVoted(ANA, False, 0, 4, 50 * CHIP, 60 * CHIP)
    assert told("en", refused, accepted, again) == [
        "Not accepted, 1 of 4 in favour: stakes stay 1 to 3.",
        "Accepted, 3 of 4 in favour: stakes are now 5 to 20.",
        "Not accepted, 0 of 4 in favour: stakes stay 5 to 20.",
    ]


def test_a_natural_is_called_so_only_where_the_rules_tell_it_apart() -> None:
    won = ev.HandSettled(BLAI, 1, (SEVEN, FIGURE), CHIP, 2 * CHIP, "higher", NATURAL, 13)
    assert told("en", won, ruleset="set_i_mig") == ["Blai wins 2: 7½ against 6½."]
    assert told("en", won, ruleset="sette_e_mezzo") == ["Blai wins 2: a natural against 6½."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "with a natural: the banker is bust."),
        ("es", "con una natural: la banca se ha pasado."),
        ("ca", "amb un natural: la banca s'ha passat."),
        ("pt-BR", "com um natural: o banqueiro estourou."),
        ("it", "con un reale: il mazziere ha sballato."),
        ("el", "με επτάμισι με δύο φύλλα, η μάνα κάηκε."),
    ],
)
def test_a_natural_is_one_of_some(language: str, said: str) -> None:
    won = ev.HandSettled(BLAI, 1, (SEVEN, FIGURE), CHIP, 2 * CHIP, "bank_bust", NATURAL, 0)
    (told_so,) = told(language, won, ruleset="sette_e_mezzo")
    assert told_so.endswith(said)


def test_the_end_says_who_won_what_and_who_committed_a_foul() -> None:
    over = ev.RoundOver(ANA, (BLAI, CARME, ANA), (CHIP // 2, -3 * CHIP, 5 * CHIP // 2), (1,), BLAI)
    assert told("pt-BR", over) == [
        "Fim da rodada. Blai +0,5, Carme −3, Ana +2,5. Falta grave: Blai."
    ]
