"""How much the property tests try: little enough for every day, or much in the long run."""

from typing import Any

from hypothesis import settings


def examples(usual: int, long: int, **more: Any) -> settings:
    """So many examples: ``usual``, or ``long`` where the profile in use is "long"."""
    in_use = settings.get_current_profile_name()
    return settings(max_examples=long if in_use == "long" else usual, **more)
