"""A game's rules compiled, for callers that know neither the family's records nor its moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from demesne.games.base import Move, State
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import seeded
from demesne.kernels.sight import Sight

__all__ = ["CHANCE", "OVER", "CompiledRules", "Sweeps", "legal_action", "make_sweeps"]

CHANCE = -1
OVER = -2
"""What ``to_move`` returns when no seat moves, in every family."""


@dataclass(frozen=True, slots=True)
class Sweeps:
    """Kernels that go through many records at once, made by ``make_sweeps``."""

    begin: Callable[..., None]
    step: Callable[..., int]
    mask: Callable[..., None]
    find: Callable[..., int]
    place: Callable[..., int]
    observe: Callable[..., None]
    """Writes what *seats* see of *records* into arrays of planes and facts that are all 0."""


@dataclass(frozen=True, slots=True)
class CompiledRules:
    """One game's rules as kernels on records.

    An action means the same in every position, but its integer may be large. For tables and networks each action that
    a seat may take has a *column* besides: at most one legal action of a position has any of them.

    Copies share them. Pickled, they are made again from the game's rules: kernels found by name have been compiled.
    """

    again: Callable[[], CompiledRules]
    """Makes the same, in another process, too."""

    start: Any
    """The position before the first deal; copy it, set ``rng`` and deal."""
    new_records: Callable[[int], Any]
    whole: Any
    """The type of an action."""
    most: int
    """More than any position has legal actions."""
    seats: int
    sides: int
    to_move: Callable[[Any], int]
    legal: Callable[[Any, Any], int]
    """Writes the legal actions, ascending, or at chance the possible deals; returns how many there are."""
    apply: Callable[[Any, int], None]
    weight: Callable[[Any, int], int]
    """How many of a deal are left."""
    score: Callable[[Any, Any], None]
    rank: Callable[[Any, Any], None]
    guess: Callable[[Any, int, int], None]
    """Deals anew what a seat does not know, by a seed."""
    deals: range
    """The actions of chance."""
    columns: int
    column: Callable[[Any, int], int]
    """The column of a legal action of a seat."""
    sight: Sight
    sweeps: Sweeps
    pack: Callable[[Any, Any], None]
    """Writes a position of the rules over a record."""
    state_of: Callable[[Any], State[Any]]
    move_of: Callable[[Any, int], Move]
    action_of: Callable[[Any, Any], int]

    def __reduce__(self) -> tuple[Callable[[], CompiledRules], tuple[()]]:
        return self.again, ()


def legal_action(rules: CompiledRules, record: Any, listed: Any, move: object) -> int:
    """The action of *move*, if it is one of those *listed* as legal in *record*. Raises ``ValueError`` otherwise."""
    try:
        action = int(rules.action_of(record, move))
    except (LookupError, TypeError, ValueError):  # it is no move, or on no squares of this game
        action = -1
    if action not in listed or rules.move_of(record, action) != move:
        hint = "; the game's parse_move reads one from text" if isinstance(move, str) else ""
        raise ValueError(f"{move!r} is no legal move here{hint}")
    return action


def make_sweeps(
    settle: Any, to_move: Any, legal: Any, apply: Any, score: Any, rank: Any, column: Any, see: Any
) -> Sweeps:
    """The kernels for many records of a family."""
    return Sweeps(
        _make_begin(settle, to_move, legal),
        _make_step(settle, to_move, legal, apply, score, rank),
        _make_mask(column),
        _make_find(column),
        _make_place(column),
        _make_observe(see),
    )


def _make_begin(settle: Any, to_move: Any, legal: Any) -> Callable[..., None]:
    """The kernel that lays out all games of a batch."""

    @kernel
    def begin(starts: Any, records: Any, seed: int, numbers: Any, seats: Any, listed: Any, counts: Any) -> None:
        for i in range(len(records)):
            records[i] = starts[i]
            records[i]["rng"] = seeded(seed, numbers[i])
            settle(records[i])
            seats[i], counts[i] = to_move(records[i]), legal(records[i], listed[i])

    return begin


@kernel
def _is_listed(listed: Any, count: int, action: int) -> bool:
    """Whether *action* is one of the *count* first of *listed*, which ascend."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if listed[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and listed[low] == action


def _make_step(settle: Any, to_move: Any, legal: Any, apply: Any, score: Any, rank: Any) -> Callable[..., int]:
    """The kernel that plays an action in all games, or in none; it returns the first game whose action is illegal."""

    @kernel
    def step(
        starts: Any,
        records: Any,
        seed: int,
        renew: bool,
        actions: Any,
        numbers: Any,
        seats: Any,
        listed: Any,
        counts: Any,
        ended: Any,
        points: Any,
        ranks: Any,
    ) -> int:
        for i in range(len(records)):
            if seats[i] != OVER and not _is_listed(listed[i], counts[i], actions[i]):
                return i
        for i in range(len(records)):
            if seats[i] == OVER:
                continue
            apply(records[i], actions[i])
            settle(records[i])
            ended[i] = to_move(records[i]) == OVER
            if ended[i]:
                score(records[i], points[i])
                rank(records[i], ranks[i])
                if not renew:
                    seats[i], counts[i] = OVER, 0
                    continue
                numbers[i] += len(records)
                records[i] = starts[i]
                records[i]["rng"] = seeded(seed, numbers[i])
                settle(records[i])
            seats[i], counts[i] = to_move(records[i]), legal(records[i], listed[i])
        return -1

    return step


def _make_mask(column: Any) -> Callable[..., None]:
    """The kernel that marks the columns of all legal actions in a table that is all false."""

    @kernel
    def mask(records: Any, listed: Any, counts: Any, table: Any) -> None:
        for i in range(len(records)):
            for k in range(counts[i]):
                table[i, column(records[i], listed[i, k])] = True

    return mask


def _make_find(column: Any) -> Callable[..., int]:
    """The kernel that writes the action of a column for each game, or returns the first where none has it."""

    @kernel
    def find(records: Any, listed: Any, counts: Any, columns: Any, actions: Any) -> int:
        for i in range(len(records)):
            actions[i] = -1
            for k in range(counts[i]):
                if column(records[i], listed[i, k]) == columns[i]:
                    actions[i] = listed[i, k]
                    break
            if actions[i] < 0 and counts[i]:
                return i
        return -1

    return find


def _make_place(column: Any) -> Callable[..., int]:
    """The kernel that writes the column of an action for each game, or returns the first where it is not legal."""

    @kernel
    def place(records: Any, listed: Any, counts: Any, actions: Any, columns: Any) -> int:
        for i in range(len(records)):
            columns[i] = -1
            if counts[i]:
                if not _is_listed(listed[i], counts[i], actions[i]):
                    return i
                columns[i] = column(records[i], actions[i])
        return -1

    return place


def _make_observe(see: Any) -> Callable[..., None]:
    """The kernel that tells each of many positions to one seat, by ``see(record, seat, planes, facts)`` for each."""

    @kernel
    def observe(records: Any, seats: Any, planes: Any, facts: Any) -> None:
        for i in range(len(records)):
            see(records[i], seats[i], planes[i], facts[i])

    return observe
