"""Functions that numba compiles for stepping: they make no arrays, so they count no references.

Counting who holds an array, at each call and each row that is taken, costs four times as much as
the game itself.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

_numba: Final[Any] = import_module("numba")


def compiled(function: Function) -> Function:
    """Compile a function when it is first called, and keep it on disk.

    Its arguments are arrays and numbers, and it may take rows of arrays but not make new ones.
    Integers in it are ``np.uint64`` or ``np.int64`` throughout: of one of each numba makes a float.
    """
    njit = _numba.njit(nogil=True, cache=True, error_model="numpy", forceinline=True, _nrt=False)
    return cast("Function", njit(function))
