"""What handlers are given beside what a request says."""

from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import FromPath

from siete.server.guard import Caller
from siete.server.services import Services

Here: TypeAlias = NamedDependency[Services]
"""What this process works with, as ``services``."""

From: TypeAlias = NamedDependency[Caller]
"""Who asks, as ``caller``."""

Spoken: TypeAlias = NamedDependency[str]
"""The language of the answer, as ``language``."""

Code: TypeAlias = FromPath[str]
"""The code of a table, in the path."""
