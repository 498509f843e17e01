"""What a beginner may expect of the rest of a game, from what everybody can see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from demesne.games.queendomino.dominoes import Domino, Half, Terrain
from demesne.games.queendomino.state import State

__all__ = ["Prospects", "prospects"]


@dataclass(frozen=True, slots=True)
class Prospects:
    """What one side can count on.

    ``turns`` are those left for it, this one included; ``squares`` and ``crowns``
    are how many of a terrain it will find, on average, among the dominoes that
    nobody has yet; ``dominoes`` are those it has claimed and not yet placed. ``middle``
    and ``harmony``: whether that bonus is played with and can still be earned.

    >>> none = dict.fromkeys(Terrain, 0.0)
    >>> Prospects(side=0, turns=1, squares=none, crowns=none, dominoes=()).harmony
    False
    """

    side: int
    turns: int
    squares: Mapping[Terrain, float]
    crowns: Mapping[Terrain, float]
    dominoes: tuple[Domino, ...]
    middle: bool = False
    harmony: bool = False


def prospects(state: State, side: int) -> Prospects:
    """The prospects of *side*; the order of the undealt dominoes plays no part.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us place 12.0 - 1@0,2@1,3@2,4@3 - - .,.,.,.,.,. - - - -"
    >>> state = make_game("kingdomino", 4).parse_state(line + 4 * " 0/0/0/0,0C")
    >>> prospects(state, 0).turns, [domino.number for domino in prospects(state, 1).dominoes]
    (1, [2])
    """
    squares = dict.fromkeys(Terrain, 0.0)
    crowns = dict.fromkeys(Terrain, 0.0)
    open_ = _open(state)
    to_deal = (state.rounds - state.lines_dealt) * state.rules.claims
    for dominoes, count in ((state.left, to_deal), (open_, len(open_))):
        share = count / max(1, len(dominoes)) / len(state.sides)
        for half in _halves(dominoes):
            squares[half.terrain] += share
            crowns[half.terrain] += share * half.crowns
    turns = _turns(state, side)
    kingdom, bonuses = state.sides[side].kingdom, state.rules.bonuses
    return Prospects(
        side,
        turns,
        squares,
        crowns,
        _claimed(state, side),
        middle="middle_kingdom" in bonuses,
        harmony="harmony" in bonuses and kingdom.size**2 - len(kingdom.land) <= 2 * turns,
    )


def _open(state: State) -> list[Domino]:
    box = state.rules.box.dominoes[state.next_box]
    return [box[slot.number] for slot in state.next_line if slot.seat is None]


def _halves(dominoes: Iterable[Domino]) -> Iterable[Half]:
    for domino in dominoes:
        yield domino.first
        yield domino.second


def _turns(state: State, side: int) -> int:
    mine = [s.seat for s in state.this_line[state.turn :]] if state.round else []
    own = sum(seat in state.rules.sides[side] for seat in mine)
    kings = state.rules.kings * len(state.rules.sides[side])
    return own + (state.rounds - max(state.round, 0)) * kings


def _claimed(state: State, side: int) -> tuple[Domino, ...]:
    """Dominoes with a king of *side* on them, except for the one it is placing."""
    begin = state.turn + 1 if state.round else len(state.this_line)
    lines = ((state.this_box, state.this_line[begin:]), (state.next_box, state.next_line))
    seats, boxes = state.rules.sides[side], state.rules.box.dominoes
    return tuple(boxes[box][slot.number] for box, line in lines for slot in line if slot.seat in seats)
