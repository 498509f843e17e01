"""Which move of Domaine looks best to a beginner: castles, cards, and their parts one by one."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.moves import Border, Castle, Desert, DomaineMove, End, Expand, Knight, Play, Refill, Sell
from demesne.games.domaine.parts import begin, parts
from demesne.games.domaine.position import Phase, Position, Work
from demesne.games.domaine.siting import castle_sites
from demesne.games.domaine.state import View
from demesne.games.domaine.terrain import Terrain
from demesne.games.grid import Square
from demesne.players.domaine.greedy_borders import (
    BORDER_WORTH,
    Fence,
    Ground,
    best_fence,
    best_rectangle,
    ground_of,
    holds,
)
from demesne.players.domaine.greedy_neighbours import alliance_gain, desertion_gain, expansion_gain, knight_gain

__all__ = ["CARD_WEIGHTS", "DUCAT_WORTHS", "choose"]

PROGRESS = 0.55
"""The share of a plan's worth that a border counts for when it brings the plan nearer but does not close it."""

SITE_BORDER = 1.1
"""Points deducted from a castle's site for each border of its best plan."""

DUCAT_WORTHS = ((4, 1.1), (8, 0.75), (14, 0.45), (10**6, 0.2))
"""Points that a ducat is worth to a seat with fewer than so many."""

GIVEN_UP = 0.4
"""The share of a card's use that is lost when it is sold: in the Chancery, others may take it, too."""

FROM_DECK = 2.0
"""What a card from the deck can be expected to gain."""

CARD_WEIGHTS = (PROGRESS, GIVEN_UP, FROM_DECK)
"""The weights for cards, in the order of the compiled policy."""


def choose(view: View, border_worth: float = BORDER_WORTH) -> DomaineMove:
    """The move for the seat that *view* belongs to, whose turn it is.

    The more points a border takes off a plan, *border_worth*, the smaller the areas it plans to enclose.

    >>> from demesne.games.registry import make_game
    >>> land = "..v........." + 11 * "/............"  # a village on c1, beside the own domain
    >>> line = "2 step 13 a1@0,l10@1,l12@1 - a1-a2,b1-b2,b1-c1 - - B08 - B08:expansion:2:0 - 0 - 20/- 20/-"
    >>> str(choose(make_game("domaine", 2, {"board": land}).parse_state(line).observe(0)))
    'expand a1 c1'
    """
    position = view.position
    match position.phase:
        case Phase.CASTLE:
            return _castle(position)
        case Phase.KNIGHT:
            return _first_knight(position, view.legal_moves())
        case Phase.ACT:
            return _act(position, view, border_worth)
        case Phase.STEP:
            return _part(position, view.legal_moves(), border_worth)
        case Phase.REFILL:
            return _refill(position, view.legal_moves(), border_worth)
        case _:
            raise ValueError(f"nobody decides in phase {position.phase}")


# --- set-up -------------------------------------------------------------------------------


def _castle(position: Position) -> Castle:
    """The square whose surroundings are worth most; for the neutral colour, where it hinders others most."""
    ground = ground_of(position, position.mover)
    own = _promised(position, ground, position.mover)
    if position.colour != position.mover:
        return Castle(_nuisance(position, ground, own))
    worths = {square: _site_worth(ground, square, own) for square in castle_sites(position)}
    return Castle(max(worths, key=lambda square: worths[square]))


def _nuisance(position: Position, ground: Ground, own: int) -> Square:
    """A square for a neutral castle: in what others plan to enclose, not in the mover's own plans (rules 3.7)."""
    others = 0
    for seat in range(position.seats):
        others |= 0 if seat == position.mover else _promised(position, ground, seat)
    sites = castle_sites(position)
    return max(sites, key=lambda square: holds(others, square) - 2 * holds(own, square))


def _site_worth(ground: Ground, square: Square, taken: int) -> float:
    fence = best_rectangle(ground, square, taken)
    return fence.points - SITE_BORDER * fence.missing if fence else 0.0


def _promised(position: Position, ground: Ground, seat: int) -> int:
    """The squares that the castles of *seat* may plan to enclose."""
    taken = 0
    for castle, colour in position.board.castles.items():
        if colour == seat and (fence := best_fence(ground, castle, taken)):
            taken |= fence.area
    return taken


def _first_knight(position: Position, moves: Sequence[DomaineMove]) -> DomaineMove:
    """Into a forest, which costs nothing now (rules 3.6)."""
    land = position.board.land
    return max(moves, key=lambda move: isinstance(move, Knight) and land[move.square] is Terrain.FOREST)


# --- a turn -------------------------------------------------------------------------------


def _act(position: Position, view: View, border_worth: float) -> DomaineMove:
    """The card that gains most for its price, or the sale of the one that is worth least."""
    worth = _ducat_worth(position)
    prospect = _Prospect(position, border_worth)
    plays = [move for move in view.legal_moves() if isinstance(move, Play)]
    gains: dict[DomaineMove, float] = {
        move: prospect.gain(move.card, move.action) - CARDS[move.card].price * worth for move in plays
    }
    gains |= {Sell(card): CARDS[card].sell * worth - GIVEN_UP * prospect.use(card) for card in view.hand}
    return max(gains, key=lambda move: gains[move])


def _ducat_worth(position: Position) -> float:
    """Points that a ducat is worth: much to the poor, little to the rich."""
    ducats = position.ducats[position.mover]
    return next(worth for most, worth in DUCAT_WORTHS if ducats < most)


class _Prospect:
    """What cards would gain in one position; each symbol is evaluated once."""

    def __init__(self, position: Position, border_worth: float) -> None:
        self._position = position
        self._gains: dict[tuple[Action, int], float] = {}
        self._plans = _fences(ground_of(position, position.mover, border_worth), position)

    def use(self, card: str) -> float:
        """What *card* would gain by its better symbol, the price aside."""
        return max(self.gain(card, action) for action in CARDS[card].parts)

    def gain(self, card: str, action: Action) -> float:
        """Points that playing *card* for *action* may bring now and later."""
        count = CARDS[card].parts[action]
        if (action, count) not in self._gains:
            self._gains[action, count] = self._weigh(card, action, count)
        return self._gains[action, count]

    def _weigh(self, card: str, action: Action, count: int) -> float:
        begun = begin(self._position, card, action, 0, count)
        match action:
            case Action.BORDERS:
                return self._border_gain(count)
            case Action.KNIGHTS:
                return knight_gain(self._position, count)
            case Action.EXPANSION:
                return expansion_gain(begun)
            case Action.DESERTER:
                found = [desertion_gain(begun, part) for part in parts(begun) if isinstance(part, Desert)]
                return max(found, default=0.0)
            case Action.ALLIANCE:
                return alliance_gain(begun)

    def _border_gain(self, count: int) -> float:
        """What *count* borders bring: an area closed at once, or progress towards one."""
        closed = [fence.points for fence in self._plans if fence.missing <= count]
        nearer = [PROGRESS * fence.points * count / fence.missing for fence in self._plans if fence.missing > count]
        return max([0.0, *closed, *nearer])


def _fences(ground: Ground, position: Position) -> list[Fence]:
    """The best plan for each of the mover's castles that has no domain yet."""
    castles = [castle for castle, colour in position.board.castles.items() if colour == position.mover]
    return [fence for castle in castles if (fence := best_fence(ground, castle))]


def _refill(position: Position, moves: Sequence[DomaineMove], border_worth: float) -> DomaineMove:
    """A clearly useful card from the Chancery, else the deck."""
    if len(moves) == 1:
        return moves[0]
    worth, prospect = _ducat_worth(position), _Prospect(position, border_worth)
    gains = {
        move: prospect.use(move.card) - worth * CARDS[move.card].price if move.card else FROM_DECK
        for move in moves
        if isinstance(move, Refill)
    }
    return max(gains, key=lambda move: gains[move])


# --- the parts of a card --------------------------------------------------------------------


def _part(position: Position, moves: Sequence[DomaineMove], border_worth: float) -> DomaineMove:
    work: Work | None = position.work
    if work is None:
        raise ValueError("no card is being played")
    match work.action:
        case Action.BORDERS:
            return _border(ground_of(position, position.mover, border_worth), position, moves)
        case Action.KNIGHTS:
            return max(moves, key=lambda move: _knight_worth(position, move))
        case Action.EXPANSION:
            return max(moves, key=lambda move: expansion_gain(position, move) if isinstance(move, Expand) else 0.01)
        case Action.DESERTER:
            return max(moves, key=lambda move: desertion_gain(position, move) if isinstance(move, Desert) else 0.0)
        case Action.ALLIANCE:
            return max(moves, key=lambda move: alliance_gain(position, move))


def _border(ground: Ground, position: Position, moves: Sequence[DomaineMove]) -> DomaineMove:
    """The next border of the plan that can be closed, or else of the one that is worth most."""
    left = position.work.left if position.work else 0
    fences = sorted(_fences(ground, position), key=lambda fence: (fence.missing > left, -fence.points, fence.missing))
    fences.sort(key=lambda fence: (fence.missing > left, -fence.worth if fence.missing > left else -fence.points))
    wanted = (Border(line) for fence in fences for line in fence.lines(ground))
    best = next((move for move in wanted if move in moves), None)
    return best or (End() if End() in moves else moves[0])


def _knight_worth(position: Position, move: DomaineMove) -> float:
    """What a knight there is good for: its domain's strength, less the ducat of a forest."""
    if not isinstance(move, Knight):
        return 0.2
    return knight_gain(position, 1, move.square)
