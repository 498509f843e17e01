"""Moves as text: a word that names the kind of move, and the words that say which."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from demesne.games.base import NotationError

__all__ = ["Form", "parse_words"]

T = TypeVar("T")

Form: TypeAlias = tuple[tuple[int, ...], Callable[..., T]]
"""How many words may follow the first one, and what reads them."""


def parse_words(text: str, forms: Mapping[str, Form[T]]) -> T:
    """The move written *text*, single spaces between its words; *forms* by the first word.

    Raises ``NotationError`` saying what was expected.
    """
    word, *rest = text.split(" ")
    if word not in forms:
        raise NotationError(f"{text!r}: a move begins with one of {', '.join(forms)}")
    counts, read = forms[word]
    if len(rest) not in counts:
        words = "word" if counts == (1,) else "words"
        raise NotationError(f"{text!r}: {word!r} takes {' or '.join(map(str, counts))} {words}, not {len(rest)}")
    return read(*rest)
