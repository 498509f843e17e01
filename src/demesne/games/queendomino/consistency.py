"""Whether a position that somebody wrote down agrees with itself and with the rules, so that play can go on from it.

Whether it can arise is not checked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from demesne.games.base import NotationError
from demesne.games.queendomino.builders import free_slot, no_builders
from demesne.games.queendomino.position import CHANCE_PHASES, STEPS, Phase, Position

__all__ = ["check_consistent"]


def check_consistent(position: Position) -> None:
    """Raises ``NotationError`` for a position from which play could not go on.

    >>> from dataclasses import replace
    >>> from demesne.games.registry import make_game
    >>> check_consistent(replace(make_game("kingdomino", 2).new_state(), turn=1))
    Traceback (most recent call last):
    demesne.games.base.NotationError: in phase line of round 0 nothing is dealt between the turns
    """
    for conditions in (_clock, _lines, _step, _placed, _town):
        for fine, expected in conditions(position):
            if not fine:
                raise NotationError(f"in phase {position.phase} of round {position.round} {expected}")


def _clock(position: Position) -> Iterator[tuple[bool, str]]:
    """Conditions on round, turn and lines, each with what it expects."""
    rules, phase, set_up = position.rules, position.phase, position.round == 0
    possible = (*CHANCE_PHASES, Phase.CLAIM) if set_up else set(Phase) - {Phase.KING}
    turns = rules.claims if set_up else len(position.this_line)
    yield position.round <= position.rounds, f"there are only {position.rounds} rounds"
    yield phase in possible, "there is no such step"
    yield bool(position.this_line) != set_up, "the line of a round is claimed before it, and only then"
    yield all(slot.seat is not None for slot in position.this_line), "every domino of the round has a king"
    yield position.turn < turns or phase is Phase.OVER, "somebody must be to move"
    yield phase is not Phase.OVER or len(position.earlier) + 1 == rules.games, "more games must follow"
    yield position.turn == 0 or phase not in (Phase.TILES, Phase.LINE), "nothing is dealt between the turns"


def _lines(position: Position) -> Iterator[tuple[bool, str]]:
    """Conditions on the lines and the boxes."""
    rules, lines = position.rules, (position.this_line, position.next_line)
    kings = [Counter(slot.seat for slot in line if slot.seat is not None) for line in lines]
    expected = rules.line if position.round < rules.rounds else 0
    whole = len(position.next_line) == expected or not (position.next_line or position.in_next_box)
    yield _no_double(position), "no domino is in two places"
    yield _in_lines(position), f"lines have {rules.line} dominoes"
    dealing = position.phase in (Phase.TILES, Phase.LINE) and position.round < rules.rounds
    yield whole or dealing, "the next line must be dealt"
    yield all(count <= rules.kings for line in kings for count in line.values()), "nobody has so many kings"
    yield kings[1].total() == position.turn or not position.next_line, "a king is set in each turn"


def _in_lines(position: Position) -> bool:
    """Whether whole lines can be dealt from each box until it is empty."""
    boxes = [len(box) for box in position.undealt]
    boxes[position.round % len(boxes)] += len(position.next_line)
    return all(count % position.rules.line == 0 for count in boxes)


def _no_double(position: Position) -> bool:
    """Whether each domino of each box is in one place at most."""
    boxes = position.rules.boxes
    numbers = [(box, number) for box, left in zip(boxes, position.undealt, strict=True) for number in left]
    numbers += [(position.this_box, slot.number) for slot in position.this_line]
    numbers += [(position.next_box, slot.number) for slot in position.next_line]
    return len(set(numbers)) == len(numbers)


def _step(position: Position) -> Iterator[tuple[bool, str]]:
    """Conditions for there to be a move in this step."""
    line, builders = position.next_line, position.builders
    match position.phase:
        case Phase.TILES:
            yield free_slot(builders) is not None, "a slot must be empty and a tile left"
        case Phase.LINE:
            wanted = position.round < position.rounds and len(line) < position.rules.line
            yield wanted and bool(position.in_next_box), "a domino must be wanted and left"
        case Phase.KING:
            yield sum(slot.seat is not None for slot in line) < position.rules.claims, "a king must be left to draw"
            yield any(slot.seat is None for slot in line), "a domino must be free"
        case Phase.CLAIM:
            yield any(slot.seat is None for slot in line), "a domino must be free"
            yield position.round > 0 or _may_claim(position), "a king must be drawn and not be set"
        case Phase.TAX:
            yield bool(position.placed), "a domino must have been placed"


def _may_claim(position: Position) -> bool:
    """Whether in set-up somebody's king is drawn and not yet placed (rules 2.5)."""
    if position.drawn is None:
        return False
    seat, kings = position.to_move, position.rules.kings
    return sum(slot.seat == seat for slot in position.next_line) < kings


def _town(position: Position) -> Iterator[tuple[bool, str]]:
    """Without a town there are no coins, knights, towers, tiles, Queen or dragon (rules 13.3)."""
    if not position.rules.town:
        builders, told = position.builders, "is nothing of a town"
        yield position.phase not in (Phase.TILES, Phase.TAX, Phase.BUILD, Phase.BRIBE), told
        yield builders == no_builders() and position.queen is None, told
        owned = [(side.coins, side.all_knights, side.towers, len(side.kingdom.buildings)) for side in position.sides]
        yield not any(map(any, owned)), told


def _placed(position: Position) -> Iterator[tuple[bool, str]]:
    """The domino just placed lies in the mover's kingdom."""
    if position.placed:
        yield position.phase in STEPS[1:] and position.round > 0, "no domino has just been placed"
        land = position.sides[position.side].kingdom.land
        yield len(position.placed) == 2 and set(position.placed) <= land.keys(), "both its squares must be land"
