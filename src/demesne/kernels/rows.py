"""Copying rows of numbers in kernels.

``one[:] = other`` does the same, but compiling it also compiles the message in which
Numba would say that the lengths differ, with all that strings need: that was an
eighth of the wait for a first decision.
"""

from __future__ import annotations

from typing import Any

from demesne.kernels.compiler import kernel

__all__ = ["copy_row"]


@kernel
def copy_row(source: Any, target: Any) -> None:
    """Makes *target* equal to *source*, which is at least as long."""
    for place in range(len(target)):
        target[place] = source[place]
