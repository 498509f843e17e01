"""Which family's kernel plays which game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, SupportsIndex

from demesne.games.base import Game, Observation, OptionError, Rules
from demesne.games.guests import GuestError, found
from demesne.games.registry import GAMES
from demesne.kernels.domaine.family import FAMILY as DOMAINE
from demesne.kernels.family import KernelFamily, Runner
from demesne.kernels.queendomino.family import FAMILY as QUEENDOMINO
from demesne.kernels.warm_up import Job

if TYPE_CHECKING:
    from demesne.kernels.batch import Batch  # It starts the compiler.
    from demesne.kernels.look import Look
    from demesne.kernels.rules import CompiledRules

__all__ = ["FAMILIES", "GROUP", "family_of", "look", "make_batch", "random_job", "rules_of", "runner_of"]

GROUP = "demesne.kernels"
"""The group of entry points by which installed packages add kernels: ``family = module:FAMILY``."""


def _guests() -> dict[str, KernelFamily]:
    """The kernels of installed packages, by family. Raises ``GuestError`` naming one that is not a kernel."""
    guests: dict[str, KernelFamily] = {}
    for word, family in found(GROUP).items():
        if not isinstance(family, KernelFamily):
            raise GuestError(f"the guest {word!r} of {GROUP} must be a KernelFamily")
        guests[word] = family
    return guests


FAMILIES: Mapping[str, KernelFamily] = MappingProxyType(
    {**_guests(), "queendomino": QUEENDOMINO, "domaine": DOMAINE},
)
"""The families that have a kernel, by the word in ``GameKind.family``."""


def family_of(game: Game[Any]) -> KernelFamily:
    """The compiled rules of the family *game* belongs to. Raises ``OptionError`` when it has none."""
    return _family_named(game.name)


def _family_named(name: str) -> KernelFamily:
    """The family that the game *name* belongs to."""
    kind = GAMES.get(name)
    if kind is None or kind.family not in FAMILIES:
        those = ", ".join(game for game, each in GAMES.items() if each.family in FAMILIES)
        raise OptionError(f"there is no kernel for {name!r}; there is one for {those}")
    return FAMILIES[kind.family]


def runner_of(game: Game[Any], seed: int = 0) -> Runner:
    """What plays *game* at random with chance from *seed*. Raises ``OptionError`` when there is no kernel for it."""
    return family_of(game).make_runner(game, seed)


def rules_of(game: Game[Any]) -> CompiledRules:
    """The rules of *game*, compiled, for single steps and sweeps. Raises ``OptionError`` when there are none."""
    return _compiled(game.new_state().observe(0).rules)


def _compiled(rules: Rules) -> CompiledRules:
    family = _family_named(rules.name)
    if family.make_rules is None:
        raise OptionError(f"the kernel of {rules.name!r} plays at random only")
    return family.make_rules(rules)


def make_batch(game: Game[Any] | Sequence[Game[Any]], games: int, seed: int = 0, *, renew: bool = True) -> Batch:
    """*games* games of *game* side by side, with chance from *seed*; with *renew*, a game that is over begins anew.

    Of several games, such as one on several lands, row after row plays the next one, from the first on again.

    Raises ``OptionError`` when there is no kernel that plays them, ``MemoryError`` when there is no room for so many.
    """
    from demesne.kernels.batch import Batch

    each = [rules_of(one) for one in _several(game)]
    if len({(rules.seats, rules.sides, rules.sight) for rules in each}) != 1:
        raise OptionError("the games of a batch are seen as the same planes and facts, which these are not")
    if _whole(games, "a number of games") < 1:
        raise OptionError(f"a batch has at least 1 game, not {games}")
    try:
        return Batch(each, int(games), _whole(seed, "a seed"), renew)
    except MemoryError:
        raise MemoryError(f"this machine has no memory for {games} games side by side") from None


def _several(game: Game[Any] | Sequence[Game[Any]]) -> Sequence[Game[Any]]:
    """The games given. Raises ``OptionError`` where there is none."""
    if isinstance(game, str):
        raise OptionError(f"expected a game, such as make_game({game!r}, 2) makes, not its name")
    each = game if isinstance(game, Sequence) else [game]
    if not each:
        raise OptionError("a batch is of at least 1 game")
    if strange := [type(one).__name__ for one in each if not hasattr(one, "new_state")]:
        raise TypeError(f"expected games, such as make_game makes, not {strange[0]}")
    return each


def _whole(number: SupportsIndex, what: str) -> int:
    """*number*, if it is a whole one. Raises ``OptionError`` naming *what* was expected."""
    try:
        return index(number)
    except TypeError:
        raise OptionError(f"{what} is a whole number, not {number!r}") from None


def look(observation: Observation[Any]) -> Look:
    """What a seat knows as numbers, and its moves by column: what `make_batch` tells a network, of one observation.

    So a network that learned from a batch can decide as a player. Raises ``OptionError`` when there is no kernel that
    plays the game.
    """
    from demesne.kernels.look import Look

    if not hasattr(observation, "resample"):
        given = type(observation).__name__
        raise TypeError(f"expected an observation, such as the observe of a state makes, not {given}")
    return Look(_compiled(observation.rules), observation)


def random_job(game: Game[Any]) -> Job:
    """The job of compiling random games of *game*, and with them all of its rules."""
    run = runner_of(game)
    return Job(f"the rules of {game.name}", family_of(game).entry(), lambda: run(0, 1))
