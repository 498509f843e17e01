"""What speaks for a move: facts that the rules have checked, without a word of any language."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

__all__ = ["Fact", "weighed"]


class Fact(msgspec.Struct):
    """Something that the rules say about a move; words come from ``why-<code>`` with ``args``."""

    code: str
    args: dict[str, str | int]


def weighed(facts: Iterable[Fact]) -> list[Fact]:
    """*facts* with those about points first, most points first; the others follow as they came.

    >>> [fact.code for fact in weighed([Fact("queen", {}), Fact("row", {"points": 1}), Fact("joins", {"points": 6})])]
    ['joins', 'row', 'queen']
    """
    return sorted(facts, key=lambda fact: -int(fact.args.get("points", 0)))
