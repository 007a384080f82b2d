"""Names as people have them are welcome; what only looks like a name is not."""

import pytest

from siete.errors import SieteError
from siete.names import check_name, typed_name


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "Ana María", "D'Àrtagnan Jr.", "Ελένη", "Владимир", "محمد", "नीलम", "美咲", "정우",
        "x_1-2", "Ana 2", "a" * 24, "ไพลิน", "Ôn",
    ],
)  # fmt: skip
def test_names_of_any_script(name: str) -> None:
    assert check_name(name) == name


def test_marks_are_composed() -> None:
    assert check_name("E\u0301ric") == "Éric"


def test_the_apostrophe_of_a_phone_is_the_one_of_names() -> None:
    assert typed_name(" D\u2019Anna ") == "D'Anna" == typed_name("D'Anna")
    with pytest.raises(SieteError):
        typed_name("\u2019")


@pytest.mark.parametrize(
    "name",
    [
        "", " ", "Ana ", " Ana", "Ana  Bea", "a" * 25, "Ana\n", "Ana\x00", "\x1b[31mAna",
        "Ana\u200b", "\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u00ad", "\u202eAna",
        "A\ufe0f", "...", "_", "'", "Ana🙂", "<b>", "a/b", "=1+1", "\u0301a", "\u034f",
        "\ue000", "\ud800",
    ],
)  # fmt: skip
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(SieteError) as error:
        check_name(name)
    assert error.value.code == "no_name"
    assert str(error.value.params["name"]).isprintable()
