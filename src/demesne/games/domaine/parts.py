"""The parts of a card one by one: where each may be done, and why not (rules 5, 7 to 10)."""

from __future__ import annotations

from collections.abc import Iterator

from demesne.games.base import Reason, Seat
from demesne.games.domaine.board import Board, linked, new_markers
from demesne.games.domaine.borders import BESIDE, LINES
from demesne.games.domaine.cards import Action
from demesne.games.domaine.domains import Region
from demesne.games.domaine.moves import Ally, Border, Desert, Expand, Knight, Step
from demesne.games.domaine.position import Position, Work
from demesne.games.domaine.terrain import Terrain
from demesne.games.grid import Square
from demesne.games.recent import Recent
from demesne.games.replacing import replace

__all__ = ["ACTIONS", "FOREST_DUCATS", "begin", "forest_price", "part_refusal", "parts"]

FOREST_DUCATS = 1
"""What a knight in a forest costs besides the card (rules 7.3)."""

ACTIONS: dict[type[Step], Action] = {
    Border: Action.BORDERS,
    Knight: Action.KNIGHTS,
    Expand: Action.EXPANSION,
    Desert: Action.DESERTER,
    Ally: Action.ALLIANCE,
}
"""The symbol that each kind of part belongs to."""


def begin(position: Position, card: str, action: Action, price: int, count: int) -> Position:
    """The position after the mover has paid *price*, with up to *count* parts of *action* to do.

    >>> from demesne.games.registry import make_game
    >>> begun = begin(make_game("domaine", 2).new_state().position, "A01", Action.BORDERS, price=1, count=1)
    >>> begun.ducats, begun.work.left
    ((6, 7), 1)
    """
    most = position.rules.expansion if action is Action.EXPANSION else count  # Rules 1.2
    return replace(position.pay(position.mover, price), work=Work(card, action, most))


def forest_price(position: Position, square: Square) -> int:
    """The ducats that the terrain of *square* adds to the price of a knight.

    >>> from demesne.games.registry import make_game
    >>> [forest_price(make_game("domaine", 2).new_state().position, square) for square in ((0, 0), (0, 2))]
    [1, 0]
    """
    return FOREST_DUCATS if position.board.land[square] is Terrain.FOREST else 0


def parts(position: Position) -> Iterator[Step]:
    """Every legal next part of the card being played, sorted; none if no card is being played.

    >>> from demesne.games.domaine.board import open_board
    >>> from demesne.games.registry import make_game
    >>> position = make_game("domaine", 2).new_state().position
    >>> begun = begin(replace(position, board=open_board(position.board)), "A01", Action.BORDERS, price=1, count=1)
    >>> len(list(parts(begun)))
    264
    """
    if position.work is None or not position.work.left:
        return iter(())
    return _PARTS[position.work.action](position)


def part_refusal(position: Position, part: Step) -> Reason | None:
    """Why *part* cannot be the next part of the card being played, or ``None`` when it can.

    >>> from demesne.games.registry import make_game
    >>> part_refusal(make_game("domaine", 2).new_state().position, Knight((0, 0))).code
    'knight.not-beside'
    """
    match part:
        case Border():
            return _border_refusal(position, part)
        case Knight(square):
            return knight_refusal(position, square)
        case Expand():
            return _expand_refusal(position, part)
        case Desert():
            return _desert_refusal(position, part)
        case Ally():
            return _ally_refusal(position, part)


# --- borders ----------------------------------------------------------------------------


_BORDERS = {line: Border(line) for line in LINES}
_FROM = {square: [line for line in LINES if line[0] == square] for square in BESIDE}
"""The lines of which each square is the first."""
_FREE: Recent[list[Border]] = Recent()


def _borders(position: Position) -> Iterator[Step]:
    """What ``_border_refusal`` allows; found once for each board, for every card with markers asks for it."""
    board = position.board
    return iter(_FREE.of(board, lambda: _free(board)) if position.markers else ())


def _free(board: Board) -> list[Border]:
    """All 264 lines but those that are taken, inside a domain, or between two figures of a colour."""
    figures, left = {**board.knights, **board.castles}, _BORDERS.copy()
    owned = (region.squares for region in board.regions if region.owner is not None)
    inside = (line for squares in owned for at in squares for line in _FROM[at])
    between = (line for at, colour in figures.items() for line in _FROM[at] if figures.get(line[1]) == colour)
    for line in (*board.borders, *inside, *between):
        left.pop(line, None)
    return [*left.values()]


def _border_refusal(position: Position, part: Border) -> Reason | None:
    board, (one, other) = position.board, part.line
    if part.line in board.borders:
        return Reason.of("border.taken", "5.1")
    if board.areas[one].owner is not None:
        return Reason.of("border.inside-domain", "5.3")
    colour = board.figure(one)
    if colour is not None and colour == board.figure(other):
        return Reason.of("border.own-figures", "5.2")
    if not position.markers:
        return Reason.of("border.supply", "5.5")
    return None


# --- knights ----------------------------------------------------------------------------


def _knights(position: Position) -> Iterator[Step]:
    seat = position.mover
    if not position.knights(seat):
        return
    for square in _knight_squares(position):
        if _site_refusal(position, seat, square) is None:
            yield Knight(square)


def _knight_squares(position: Position) -> list[Square]:
    """The squares beside a figure of the mover, ascending."""
    board, seat = position.board, position.mover
    own = [at for figures in (board.castles, board.knights) for at, colour in figures.items() if colour == seat]
    return sorted({other for square in own for other, _ in BESIDE[square]})


def knight_refusal(position: Position, square: Square) -> Reason | None:
    """Why the mover may not place a knight on *square*, or ``None`` when they may.

    >>> from demesne.games.registry import make_game
    >>> knight_refusal(make_game("domaine", 2).new_state().position, (1, 0)).code
    'knight.terrain'
    """
    seat = position.mover
    if not position.knights(seat):
        return Reason.of("knight.supply", "7.4")
    return _site_refusal(position, seat, square)


def _site_refusal(position: Position, seat: Seat, square: Square) -> Reason | None:
    """The same for *seat*, assuming that it has a knight left to place."""
    board = position.board
    if board.figure(square) is not None:
        return Reason.of("knight.taken", "7.1")
    if not board.free(square):
        return Reason.of("knight.terrain", "7.1", terrain=board.land[square].value)
    if not any(board.figure(other) == seat and line not in board.borders for other, line in BESIDE[square]):
        return Reason.of("knight.not-beside", "7.2")
    if forest_price(position, square) > position.ducats[seat]:
        return Reason.of("knight.forest", "7.3", price=FOREST_DUCATS)
    return None


# --- expansion --------------------------------------------------------------------------


def _expansions(position: Position) -> Iterator[Step]:
    for domain in position.board.domains(position.mover):
        for square in sorted(position.board.next_to(domain)):
            if _expand_refusal(position, part := Expand(domain.castle, square)) is None:
                yield part


def _expand_refusal(position: Position, part: Expand) -> Reason | None:
    board, seat = position.board, position.mover
    domain = board.domain(part.castle)
    if domain is None or domain.owner != seat:
        return Reason.of("expand.not-own", "8.1")
    if position.work is not None and position.work.castle not in (None, part.castle):
        return Reason.of("expand.one-domain", "8.1")
    if part.square in domain.squares or part.square not in board.next_to(domain):
        return Reason.of("expand.not-beside", "8.2")
    if board.figure(part.square) is not None:
        return Reason.of("expand.figure", "8.3")
    if reason := _victim_refusal(position, domain, board.areas[part.square]):
        return reason
    if len(new_markers(board, domain, part.square)) > position.markers:
        return Reason.of("expand.supply", "8.7")
    return None


def _victim_refusal(position: Position, domain: Region, other: Region) -> Reason | None:
    """Why *domain* may not take land of the region *other*."""
    if other.owner is None:
        return None
    if other.owner == position.mover:
        return Reason.of("expand.own-domain", "8.4")
    if not position.opposes(other, position.mover):
        return Reason.of("expand.neutral", "8.5")
    if position.are_allied(domain, other):
        return Reason.of("expand.allied", "8.6")
    own, theirs = position.board.strength(domain), position.board.strength(other)
    if own <= theirs:
        return Reason.of("expand.strength", "8.5", own=own, theirs=theirs)
    return None


# --- deserter and alliance ----------------------------------------------------------------


def _pairs(position: Position) -> Iterator[tuple[Region, Region]]:
    """Each of the mover's domains with each opposing one that adjoins it, in the order of their castles."""
    board, seat = position.board, position.mover
    opposing = [region for region in board.regions if position.opposes(region, seat)]
    opposing.sort(key=lambda region: region.castle)
    for domain in board.domains(seat):
        yield from ((domain, other) for other in opposing if board.adjoin(domain, other))


def _desertions(position: Position) -> Iterator[Step]:
    for domain, other in _pairs(position):
        squares = [square for square in _knight_squares(position) if square in domain.squares]
        for knight in sorted(other.squares):
            for square in squares:
                part = Desert(domain.castle, other.castle, knight, square)
                if _desert_refusal(position, part) is None:
                    yield part


def _desert_refusal(position: Position, part: Desert) -> Reason | None:
    board = position.board
    domain, other = board.domain(part.castle), board.domain(part.target)
    if reason := _pair_refusal(position, domain, other, "desert", "9.1"):
        return reason
    assert domain is not None
    assert other is not None
    if board.knights.get(part.knight) != other.owner or part.knight not in other.squares:
        return Reason.of("desert.no-knight", "9.2")
    if reason := _deserter_refusal(position, domain, other, part.knight):
        return reason
    if part.square not in domain.squares:
        return Reason.of("desert.outside", "9.3")
    return knight_refusal(position, part.square)


def _deserter_refusal(position: Position, domain: Region, other: Region, knight: Square) -> Reason | None:
    """Why this *knight* may not change sides (rules 9.1, 9.2)."""
    board, rules = position.board, position.rules
    if not board.strength(domain):
        return Reason.of("desert.no-own-knight", "9.1")
    if not rules.last_knight and board.strength(other) == 1:
        return Reason.of("desert.last-knight", "9.2")
    if not rules.allied_deserter and position.are_allied(domain, other):
        return Reason.of("desert.allied", "9.1")
    if not linked(board, other, knight):
        return Reason.of("desert.chain", "9.2")
    return None


def _alliances(position: Position) -> Iterator[Step]:
    for domain, other in _pairs(position):
        if not position.are_allied(domain, other):
            yield Ally(domain.castle, other.castle)


def _ally_refusal(position: Position, part: Ally) -> Reason | None:
    domain, other = position.board.domain(part.castle), position.board.domain(part.target)
    if reason := _pair_refusal(position, domain, other, "ally", "10.1"):
        return reason
    assert domain is not None
    assert other is not None
    return Reason.of("ally.already", "10.1") if position.are_allied(domain, other) else None


def _pair_refusal(
    position: Position, domain: Region | None, other: Region | None, word: str, clause: str
) -> Reason | None:
    """Why these are not a domain of the mover's and an opposing one beside it."""
    seat: Seat = position.mover
    if domain is None or domain.owner != seat:
        return Reason.of(f"{word}.not-own", clause)
    if other is None or not position.opposes(other, seat):
        return Reason.of(f"{word}.not-theirs", clause)
    if not position.board.adjoin(domain, other):
        return Reason.of(f"{word}.not-beside", clause)
    return None


_PARTS = {
    Action.BORDERS: _borders,
    Action.KNIGHTS: _knights,
    Action.EXPANSION: _expansions,
    Action.DESERTER: _desertions,
    Action.ALLIANCE: _alliances,
}
