"""Why nothing can be done with a thing that was touched: the rules are asked for every move that could be meant."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from demesne.games import base
from demesne.games.words import Form, parse_words
from demesne.server.wire.refusals import Reason, Refusal

__all__ = ["furthest", "meant", "told"]

M = TypeVar("M")


def told(reason: base.Reason) -> Reason:
    """A reason of the rules, as it is told."""
    return Reason(reason.code, reason.clause, dict(reason.params))


def meant(thing: str, forms: Mapping[str, Form[M]]) -> M:
    """What *forms* make of a thing by its first word. Raises ``Refusal``.

    >>> meant("slot 3", {"slot": ((1,), int)})
    3
    """
    try:
        return parse_words(thing, forms)
    except base.NotationError as fault:
        raise Refusal("move.unreadable", problem=str(fault)[:200]) from None


def furthest(found: Iterable[base.Reason | None], order: Sequence[str]) -> Reason | None:
    """Of the reasons *found*, the last in the *order* in which the rules ask; ``None`` if something may be done.

    >>> dear, full = base.Reason.of("build.coins", "6.2"), base.Reason.of("build.taken", "6.4")
    >>> furthest([full, dear], ["build.coins", "build.taken"]).code
    'build.taken'
    >>> furthest([full, None], ["build.coins", "build.taken"])
    """
    reasons = list(found)
    refused = [reason for reason in reasons if reason is not None]
    if len(refused) < len(reasons) or not refused:
        return None
    return told(max(refused, key=lambda reason: order.index(reason.code) if reason.code in order else -1))
