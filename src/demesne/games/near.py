"""The known word nearest to an unknown one: what ``gredy`` was meant to be."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

__all__ = ["did_you_mean", "nearest"]


def did_you_mean(word: object, known: Iterable[object]) -> str:
    """The end of a refusal that suggests the word of *known* nearest to *word*; empty when none is near.

    >>> did_you_mean("gredy", ("random", "greedy"))
    "; did you mean 'greedy'?"
    >>> did_you_mean("chess", ("random", "greedy")), did_you_mean(7, (5, 7))
    ('', '')
    """
    near = nearest(word, known)
    return f"; did you mean {near!r}?" if near else ""


def nearest(word: object, known: Iterable[object]) -> str:
    """The word of *known* nearest to *word*; empty when none is near.

    >>> nearest("clam", ("claim", "pass")), nearest("fly", ("claim", "pass"))
    ('claim', '')
    """
    by_fold = {name.casefold(): name for name in known if isinstance(name, str)}
    near = get_close_matches(word.casefold(), by_fold, n=1) if isinstance(word, str) else []
    return by_fold[near[0]] if near else ""
