"""How long ``siete solve`` takes for each ruleset, and how near its bounds come; beside a peer.

Each ruleset is solved in a process of its own, for its memory, after the compiled code was made.
The peer is OpenSpiel's CFR+, written in C++, on Leduc poker: CPU time, in the same run, until the
two best replies are less than 1e-3 chips apart; and how far apart they are after as many iterations
of plain CFR. Leduc has 936 information sets, a ruleset hundreds of thousands.

The aims: 2 s to a gap under 1e-9 with a hidden bank card and no raises, 10 s with raises, an open
or a wild card, and under 1 GiB.
"""

import json
import subprocess
import sys
import time
from importlib import import_module
from typing import Any, Final

from measure import where

from siete.rules import RULESETS

PLAIN: Final = ("siete_y_media", "sette_e_mezzo", "eptamisi")
"""Hidden bank card, no raises, no wild card."""
SECONDS: Final = 2
SECONDS_MORE: Final = 10
GAP: Final = 1e-9
MIB: Final = 1024
LEDUC_GAP: Final = 1e-3
LEDUC_ROUNDS: Final = 50
"""Iterations between two looks at the gap, which are not counted."""

ONE: Final = """
import json, resource, sys, time
from siete.odds.equilibrium.solve import solve
from siete.rules import build_rules
rules = build_rules(sys.argv[1])
began, cpu = time.perf_counter(), time.process_time()
solution = solve(rules)
wall, used = time.perf_counter() - began, time.process_time() - cpu
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
solution.results, solution.chart, solution.simple
print(json.dumps({
    "wall": wall, "cpu": used, "memory": memory / 1024,
    "all": time.process_time() - cpu,
    "most": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    "value": solution.value, "gap": solution.dealt.upper - solution.dealt.lower,
    "infosets": solution.infosets,
}))
"""


def solved(ruleset: str) -> dict[str, float]:
    """What solving a ruleset in a fresh process takes, and what comes of it."""
    done = subprocess.run(
        [sys.executable, "-c", ONE, ruleset], capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def leduc(solver: str, most: int | None = None) -> tuple[float, int, float]:
    """CPU seconds and iterations of a solver of OpenSpiel's on Leduc, and the gap then.

    It ends with a gap under 1e-3, or after so many iterations.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("leduc_poker")
    peer = getattr(pyspiel, solver)(game)
    used, rounds = 0.0, 0
    while True:
        began = time.process_time()
        for _ in range(LEDUC_ROUNDS):
            peer.evaluate_and_update_policy()
        used += time.process_time() - began
        rounds += LEDUC_ROUNDS
        # Of both players together, as ours; exploitability is half of it.
        gap = float(pyspiel.nash_conv(game, peer.average_policy()))
        if gap < LEDUC_GAP or rounds == most:
            return used, rounds, gap


def main() -> int:
    """Print the figures as a Markdown table; return 1 when one misses its aim."""
    solved("sette_e_mezzo")  # makes the compiled code where there is none
    seconds, rounds, gap = leduc("CFRPlusSolver")
    plain, _, plain_gap = leduc("CFRSolver", rounds)
    print(f"Equilibria, each in a fresh process. {where()}\n")
    print(
        f"OpenSpiel on Leduc, {rounds:,} iterations: CFR+ {seconds:.1f} s of CPU to a gap of"
        f" {gap:.1e}, CFR {plain:.1f} s to {plain_gap:.1e}.\n"
    )
    print(
        "| | value | gap | information sets | CPU s | s | times CFR+ on Leduc | MiB |"
        " with chart and simple play: CPU s | MiB |"
    )
    print(f"|---|{'--:|' * 9}")
    missed = []
    for ruleset in RULESETS:
        found = solved(ruleset)
        print(
            f"| {ruleset} | {found['value']:.9f} | {abs(found['gap']):.1e} |"
            f" {found['infosets']:,} | {found['cpu']:.2f} | {found['wall']:.2f} |"
            f" {found['cpu'] / seconds:.2f} | {found['memory']:.0f} |"
            f" {found['all']:.2f} | {found['most']:.0f} |"
        )
        limit = SECONDS if ruleset in PLAIN else SECONDS_MORE
        if found["cpu"] > limit or abs(found["gap"]) > GAP or found["most"] > MIB:
            missed.append(ruleset)
    print(f"\nOver an aim: {', '.join(missed) or 'none'}.")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
