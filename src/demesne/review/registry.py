"""Which family's games can be reviewed, and by whom."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from demesne.games.base import Game, OptionError
from demesne.games.guests import GuestError, found
from demesne.games.registry import GAMES
from demesne.kernels.warm_up import Job
from demesne.review.domaine.family import FAMILY as DOMAINE
from demesne.review.family import ReviewFamily
from demesne.review.queendomino.family import FAMILY as QUEENDOMINO

__all__ = ["FAMILIES", "GROUP", "family_of", "judge_job"]

GROUP = "demesne.review"
"""The group of entry points by which packages have their games reviewed: ``family = module:FAMILY``."""


def _guests() -> dict[str, ReviewFamily]:
    """What installed packages add, by family. Raises ``GuestError`` naming one that is not a ``ReviewFamily``."""
    guests: dict[str, ReviewFamily] = {}
    for word, family in found(GROUP).items():
        if not isinstance(family, ReviewFamily):
            raise GuestError(f"the guest {word!r} of {GROUP} must be a ReviewFamily")
        guests[word] = family
    return guests


FAMILIES: Mapping[str, ReviewFamily] = MappingProxyType({**_guests(), "domaine": DOMAINE, "queendomino": QUEENDOMINO})
"""The families that can be reviewed, by the word in ``GameKind.family``."""


def family_of(name: str) -> ReviewFamily:
    """What the review knows of the game *name*. Raises ``OptionError`` when it cannot be reviewed.

    >>> family_of("draughts")
    Traceback (most recent call last):
    ...
    demesne.games.base.OptionError: 'draughts' cannot be reviewed; domaine, kingdomino, queendomino, royal-wedding can
    """
    kind = GAMES.get(name)
    if kind is None or kind.family not in FAMILIES:
        those = ", ".join(sorted(known for known, each in GAMES.items() if each.family in FAMILIES))
        raise OptionError(f"{name!r} cannot be reviewed; {those} can")
    return FAMILIES[kind.family]


def judge_job(game: Game[Any]) -> Job:
    """The job of compiling the judge of *game*."""
    family = family_of(game.name)
    return Job(f"the review of {game.name}", family.entry(), lambda: family.judge(game))
