"""The two kinds of runs under one name."""

from typing import TypeAlias

from siete.odds.equilibrium.hidden import HiddenRun
from siete.odds.equilibrium.tree import Run

AnyRun: TypeAlias = Run | HiddenRun
