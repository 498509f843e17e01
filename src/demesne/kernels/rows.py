"""Rows of numbers as kernels copy them.

``one[:] = other`` says the same, but whoever compiles it also compiles the sentence
in which Numba would say that the lengths differ, with all that texts need: of a
first decision it was an eighth.
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
