"""How much the property tests try, and how they say how much it was (``pytest -rP`` shows it)."""

import sys
from collections import Counter
from typing import Any

from hypothesis import settings


def examples(usual: int, long: int, **more: Any) -> settings:
    """So many examples: ``usual``, or ``long`` where the profile in use is "long"."""
    in_use = settings.get_current_profile_name()
    return settings(max_examples=long if in_use == "long" else usual, **more)


def report(what: str, counts: Counter[str]) -> None:
    """Say what was counted in a test."""
    said = ", ".join(f"{number} {name}" for name, number in counts.most_common())
    sys.stdout.write(f"{what}: {said}\n")
