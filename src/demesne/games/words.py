"""Moves and observations as text: the first word names the kind of move, or the seat; lines for a reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from demesne.games.base import NotationError, Observation, Seat, State
from demesne.games.near import did_you_mean

__all__ = ["Form", "format_seen", "lines_of", "parse_seen", "parse_words", "text_of"]

T = TypeVar("T")

Form: TypeAlias = tuple[tuple[int, ...], Callable[..., T]]
"""How many words may follow the first one, and the function that reads them."""


def text_of(given: object, what: str) -> str:
    """*given*, which is *what* as text. Raises ``TypeError`` for anything but text.

    >>> text_of("claim 17", "a move")
    'claim 17'
    """
    if not isinstance(given, str):
        raise TypeError(f"expected {what} as text, not {type(given).__name__}")
    return given


def parse_words(text: str, forms: Mapping[str, Form[T]]) -> T:
    """The move written as *text*, single spaces between its words; *forms* by the first word.

    Raises ``NotationError`` saying what was expected.

    >>> parse_words("claim 17", {"claim": ((1,), int)})
    17
    """
    word, *rest = text_of(text, "a move").split(" ")
    if word not in forms:
        raise NotationError(f"{text!r}: a move begins with one of {', '.join(forms)}{did_you_mean(word, forms)}")
    counts, read = forms[word]
    if len(rest) not in counts:
        words = "word" if counts == (1,) else "words"
        raise NotationError(f"{text!r}: {word!r} takes {' or '.join(map(str, counts))} {words}, not {len(rest)}")
    return read(*rest)


def format_seen(seat: Seat, known: str) -> str:
    """What *seat* knows: ``@2`` and then *known*, the position as it knows it.

    >>> format_seen(2, "the position")
    '@2 the position'
    """
    return f"@{seat} {known}"


def parse_seen(text: str, seats: int) -> tuple[Seat, str]:
    """The seat out of *seats* whose observation is written as *text*, and the position as it knows it.

    Raises ``NotationError`` when no seat stands in front.

    >>> parse_seen("@2 the position", 3)
    (2, 'the position')
    """
    word, _, known = text_of(text, "an observation").partition(" ")
    for seat in range(seats):
        if word == f"@{seat}":
            return seat, known
    raise NotationError(f"field 'seat': an observation begins with @0 to @{seats - 1}, not {word[:20]!r}")


def lines_of(known: Observation[Any] | State[Any]) -> list[str]:
    """*known* for a reader: its ``diagram`` if it has one, else its notation, a line for each field.

    >>> from demesne.games.registry import GAMES, make_game
    >>> lines_of(make_game(min(GAMES), 2).new_state().observe(1))[0]
    '@1'
    """
    diagram: str | None = getattr(known, "diagram", None)
    return str(known).split() if diagram is None else diagram.splitlines()
