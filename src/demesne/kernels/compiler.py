"""How kernels are compiled: one decorator.

A kernel that others call is compiled for each combination of types that they give
it, and 0, a small and a large integer are three types to Numba. Here they are one,
and kernels that only other kernels call do not become machine code by themselves
(`inner.py`). Together, this more than halves the wait for a first decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba

from demesne.kernels.inner import Inner, KeptParts
from demesne.kernels.kept_code import Kept, folder_of, is_compiled

__all__ = ["is_compiled", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config
_njit: Any = numba.njit


def kernel(function: F) -> F:
    """*function* compiled when it is first called, cached on disk, and run without the interpreter's lock (GIL).

    A function inside another one may use kernels and numbers of that one: it is
    compiled for them. Raises ``TypeError`` for anything else.
    """
    compiled: Any = _njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    if _config.DISABLE_JIT:
        return function
    keeps = not _config.BOUNDSCHECK and bool(folder_of(function))
    if keeps:
        compiled._cache = Kept(function)  # noqa: SLF001 - Numba has no other way in
    inner = Inner(compiled, KeptParts(function) if keeps else None)
    compiled.get_call_template, compiled.get_overload = inner.get_call_template, inner.get_overload
    found: F = compiled
    return found
