"""What a beginner may expect of the rest of a game, from what everybody can see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from demesne.games.queendomino.dominoes import DOMINOES, Half, Terrain
from demesne.games.queendomino.state import State

__all__ = ["Prospects", "prospects"]


@dataclass(frozen=True, slots=True)
class Prospects:
    """What one side can count on.

    ``turns`` are those left for it, this one included; ``squares`` and ``crowns``
    are how many of a terrain it will find, on average, among the dominoes that
    nobody has yet; ``dominoes`` are those it has claimed and not yet placed.
    """

    side: int
    turns: int
    squares: Mapping[Terrain, float]
    crowns: Mapping[Terrain, float]
    dominoes: tuple[int, ...]


def prospects(state: State, side: int) -> Prospects:
    """The prospects of *side*; the order of the undealt dominoes plays no part."""
    open_ = [slot.number for slot in state.next_line if slot.seat is None]
    share = 1 / len(state.sides)
    squares = dict.fromkeys(Terrain, 0.0)
    crowns = dict.fromkeys(Terrain, 0.0)
    for half in _halves([*state.undealt, *open_]):
        squares[half.terrain] += share
        crowns[half.terrain] += share * half.crowns
    return Prospects(side, _turns(state, side), squares, crowns, _claimed(state, side))


def _halves(numbers: Iterable[int]) -> Iterable[Half]:
    for number in numbers:
        yield DOMINOES[number].first
        yield DOMINOES[number].second


def _turns(state: State, side: int) -> int:
    mine = [s.seat for s in state.this_line[state.turn :]] if state.round else []
    own = sum(seat in state.rules.sides[side] for seat in mine)
    kings = state.rules.kings * len(state.rules.sides[side])
    return own + (state.rounds - max(state.round, 0)) * kings


def _claimed(state: State, side: int) -> tuple[int, ...]:
    """Dominoes with a king of *side* on them, but for the one it is placing."""
    begin = state.turn + 1 if state.round else len(state.this_line)
    slots = (*state.this_line[begin:], *state.next_line)
    return tuple(slot.number for slot in slots if slot.seat in state.rules.sides[side])
