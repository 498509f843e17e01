"""Colour for lines on a terminal; none where output is piped or ``NO_COLOR`` is set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

__all__ = ["Paint", "coloured", "unpainted"]

Paint: TypeAlias = Callable[[str], Text]
"""A line in the colours of its family."""

_EVERYWHERE = {
    re.compile(r"(?<=  )\u2066?\+[\d\u2066-\u2069]+[^\d\]]*$"): "green",
    re.compile(r"(?<=  )\u2066?\u2212[\d\u2066-\u2069]+[^\d\]]*$"): "red",
    re.compile(r"^ {0,3}\d{1,4}(?=  \S)"): "bold",
    re.compile(r"^\S.*:$"): "bold",
}
"""What is coloured in every game and language: gains, losses, the numbers of moves, headings."""


def unpainted(line: str) -> Text:
    """*line* in no colours of its own."""
    return Text(line)


def coloured(lines: Iterable[str], paint: Paint = unpainted) -> Iterator[str]:
    """*lines* as standard output can show them: in colour on a terminal, otherwise as they are."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.color_system is None or console.no_color:
        yield from lines
        return
    for line in lines:
        text = paint(line)
        for pattern, style in _EVERYWHERE.items():
            text.highlight_regex(pattern, style)
        with console.capture() as shown:
            console.print(text, soft_wrap=True, end="")
        yield shown.get()
