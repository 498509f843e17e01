"""What expansions, knights, deserters and alliances are worth between neighbouring domains."""

from __future__ import annotations

from dataclasses import replace

from demesne.games.base import Seat
from demesne.games.domaine.board import Board, conquer
from demesne.games.domaine.domains import WORTH, Region
from demesne.games.domaine.moves import Ally, Desert, DomaineMove, Expand
from demesne.games.domaine.parts import forest_price, parts
from demesne.games.domaine.position import Position, Work
from demesne.games.domaine.scoring import MONOPOLY, MONOPOLY_POINTS, mines
from demesne.games.domaine.terrain import MINES
from demesne.games.grid import Square
from demesne.players.domaine.greedy_borders import DUCAT_WORTH, mine_worths, turns_left

__all__ = ["SPITE", "alliance_gain", "desertion_gain", "expansion_gain", "knight_gain"]

SPITE = 0.5
"""What a point lost by an opponent is worth."""

LATER = 0.95
"""What a point from the second square counts, relative to one from the first."""

LOOKED_AT = 6
"""For how many first squares of an expansion the second one is considered, too."""


def standing(board: Board, colour: Seat, income: float) -> float:
    """Points of *colour* on *board*, and what its mines promise: *income* for each kind."""
    owned = mines(board, colour)
    points = sum(region.points for region in board.regions if region.owner == colour)
    return points + sum(MONOPOLY_POINTS for count in owned if count >= MONOPOLY) + income * sum(map(bool, owned))


def _lead(position: Position, board: Board) -> float:
    """How well the mover stands on *board*; opponents' points count against it."""
    income = DUCAT_WORTH * turns_left(position)
    own = standing(board, position.mover, income)
    others = (standing(board, seat, income) for seat in range(position.seats) if seat != position.mover)
    return own - SPITE * sum(others)


def square_worth(position: Position, square: Square) -> float:
    """What the land of *square* is worth to the mover, wherever it belongs now."""
    terrain = position.board.land[square]
    if terrain in MINES:
        return mine_worths(position, position.mover)[MINES.index(terrain)]
    return float(WORTH.get(terrain, 0))


def expansion_gain(position: Position, first: DomaineMove | None = None) -> float:
    """The best lead that the expansion in progress can win, or that it wins with *first*.

    >>> from demesne.games.registry import make_game
    >>> land = "..v........." + 11 * "/............"  # a village on c1, beside the own domain
    >>> line = "2 step 13 a1@0,l10@1,l12@1 - a1-a2,b1-b2,b1-c1 - - B08 - B08:expansion:2:0 - 0 - 20/- 20/-"
    >>> expansion_gain(make_game("domaine", 2, {"board": land}).parse_state(line).position)
    3.0
    """
    if first is not None:
        return _taken(position, first)
    firsts = [part for part in parts(position) if isinstance(part, Expand)]
    firsts.sort(key=lambda part: _promise(position, part), reverse=True)
    return max((_taken(position, part) for part in firsts[:LOOKED_AT]), default=0.0)


def _promise(position: Position, part: Expand) -> float:
    """A first estimate of a square: its land, which counts more where somebody else owns it."""
    owner = position.board.areas[part.square].owner
    return square_worth(position, part.square) * (1.0 if owner is None else 1.0 + SPITE)


def _taken(position: Position, part: DomaineMove) -> float:
    """What *part* and the best square after it gain."""
    if not isinstance(part, Expand):
        return 0.0
    board = conquer(position.board, part.castle, part.square)
    gain = _lead(position, board) - _lead(position, position.board)
    work = position.work
    if work is None or work.left < 2:
        return gain
    after = replace(position, board=board, work=Work(work.card, work.action, work.left - 1, 1, part.castle))
    seconds = (next_ for next_ in parts(after) if isinstance(next_, Expand))
    return gain + LATER * max((square_worth(position, second.square) for second in seconds), default=0.0)


# --- strength -----------------------------------------------------------------------------


def _threat(position: Position, domain: Region, other: Region, own: int, theirs: int) -> float:
    """What is at stake on the border of two domains with so many knights: positive for the mover."""
    if position.are_allied(domain, other):
        return 0.0
    if own > theirs:
        return _prize(position, other, domain)
    return -_prize(position, domain, other) if theirs > own else 0.0


def _prize(position: Position, victim: Region, taker: Region) -> float:
    """What two squares of *victim* beside *taker* are worth."""
    board = position.board
    rim = {
        square for square, outside in board.rims(victim) if outside in taker.squares and board.figure(square) is None
    }
    return sum(sorted((square_worth(position, square) for square in rim), reverse=True)[:2])


def _stake(position: Position, more: dict[Square, int]) -> float:
    """What all borders between the mover's domains and others promise, with *more* knights in some domains."""
    board = position.board
    stake = 0.0
    for domain in board.domains(position.mover):
        for other in board.regions:
            if position.opposes(other, position.mover) and board.adjoin(domain, other):
                own = board.strength(domain) + more.get(domain.castle, 0)
                theirs = board.strength(other) + more.get(other.castle, 0)
                stake += _threat(position, domain, other, own, theirs)
    return stake


def knight_gain(position: Position, count: int, square: Square | None = None) -> float:
    """What *count* more knights are good for, on *square* or in the domain that needs them most.

    >>> from demesne.games.registry import make_game
    >>> line = "2 act 13 a1@0,l10@1,l12@1 - a1-a2,b1-b2,b1-c1 - - - - - - 0 - 20/- 20/-"
    >>> land = 11 * "............/" + "............"
    >>> knight_gain(make_game("domaine", 2, {"board": land}).parse_state(line).position, 2)  # nobody near to fight
    1.2
    """
    board, now = position.board, _stake(position, {})
    if square is not None:
        region = board.areas[square]
        more = {region.castle: count} if region.owner == position.mover else {}
        return 0.5 + 0.5 * (_stake(position, more) - now) - 0.3 * forest_price(position, square)
    domains = board.domains(position.mover)
    return max((0.6 * count + 0.5 * (_stake(position, {d.castle: count}) - now) for d in domains), default=0.2 * count)


def desertion_gain(position: Position, part: Desert) -> float:
    """What it gains to replace an opponent's knight by one's own.

    >>> from demesne.games.registry import make_game
    >>> land = ".v.........." + 11 * "/............"  # an own village on b1, in reach of the stronger domain of c1
    >>> borders = "a1-a2,b1-b2,b1-c1,b2-c2,c1-d1,c2-c3,c2-d2"
    >>> line = f"2 act 13 a1@0,c1@1,l10@1,l12@1 c2@1 {borders} - - - - - - 0 - 20/- 20/-"
    >>> position = make_game("domaine", 2, {"board": land}).parse_state(line).position
    >>> round(desertion_gain(position, Desert((0, 0), (2, 0), (2, 1), (0, 0))), 1)  # the village is safe
    3.0
    """
    more = {part.castle: 1, part.target: -1}
    stake = _stake(position, more) - _stake(position, {})
    return 1.2 + 0.6 * stake - 0.3 * forest_price(position, part.square)


def alliance_gain(position: Position, part: DomaineMove | None = None) -> float:
    """What the best alliance, or *part*, keeps an opponent from taking.

    >>> from demesne.games.registry import make_game
    >>> land = ".v.........." + 11 * "/............"  # an own village on b1, in reach of the stronger domain of c1
    >>> borders = "a1-a2,b1-b2,b1-c1,b2-c2,c1-d1,c2-c3,c2-d2"
    >>> line = f"2 act 13 a1@0,c1@1,l10@1,l12@1 c2@1 {borders} - - - - - - 0 - 20/- 20/-"
    >>> position = make_game("domaine", 2, {"board": land}).parse_state(line).position
    >>> round(alliance_gain(position, Ally((0, 0), (2, 0))), 1)
    2.4
    """
    pacts = [part] if isinstance(part, Ally) else [other for other in parts(position) if isinstance(other, Ally)]
    return max((_pact(position, pact) for pact in pacts), default=0.0)


def _pact(position: Position, pact: Ally) -> float:
    board = position.board
    domain, other = board.areas[pact.castle], board.areas[pact.target]
    return -0.8 * _threat(position, domain, other, board.strength(domain), board.strength(other))
