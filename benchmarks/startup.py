"""CPU time of ``import siete`` and ``siete --help`` above a bare Python (at most 80 ms)."""

import sys
from pathlib import Path

from measure import start_times, where

GOES = 25
LIMIT = 80


def main() -> int:
    """Print the figures; return 1 when one is over the limit."""
    python = sys.executable
    siete = str(Path(python).with_name("siete"))
    times = start_times(
        {
            "python -c pass": (python, "-c", "pass"),
            "import siete": (python, "-c", "import siete"),
            "siete --help": (siete, "--help"),
        },
        GOES,
    )
    print(f"Start, CPU ms, median of {GOES} goes in turns. {where()}")
    bare = times.pop("python -c pass")
    print(f"  {'python -c pass':20}{bare:7.1f}")
    for name, used in times.items():
        print(f"  {name:20}{used:7.1f}   {used - bare:5.1f} above it, at most {LIMIT}")
    return int(any(used - bare > LIMIT for used in times.values()))


if __name__ == "__main__":
    sys.exit(main())
