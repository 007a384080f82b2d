"""Functions that numba compiles: without Python's objects, without its lock, kept on disk."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeVar, cast

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

_numba: Final[Any] = import_module("numba")
_extending: Final[Any] = import_module("numba.extending")
_OPTIONS: Final = {"nogil": True, "cache": True, "error_model": "numpy", "forceinline": True}


def compiled(function: Function) -> Function:
    """Compile a function when it is first called; other threads may go on while it runs.

    The machine code is kept beside the module, or in the user's cache where that can't be written.
    Integers in such a function are ``np.uint64`` or ``np.int64`` throughout: of one of each numba
    makes a float.
    """
    return cast(
        "Function",
        _numba.njit(function, **_OPTIONS),
    )


def _count_bits(typing_context: Any, bits: Any) -> Any:
    """One instruction of the processor, which LLVM also knows to do for several numbers at once."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return _numba.uint64(_numba.uint64), generate


bits_of: Final[Callable[[np.uint64], np.uint64]] = _extending.intrinsic(_count_bits)
"""How many bits of a number are set; only for compiled functions."""


def _widest(typing_context: Any) -> Any:
    """LLVM keeps to 256 bits on processors of Intel's that once ran slower with more."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        # llvmlite's own `add` knows no attributes that have a value.
        set.add(builder.function.attributes, '"prefer-vector-width"="512"')
        return context.get_dummy_value()

    return _numba.void(), generate


widest_vectors: Final[Callable[[], None]] = _extending.intrinsic(_widest)
"""Called in a compiled function, lets its loops use the widest vectors that the processor has."""
