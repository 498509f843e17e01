"""What coins, knights, buildings and the dragon are worth to a beginner."""

from __future__ import annotations

from dataclasses import dataclass

from demesne.games.grid import Square
from demesne.games.queendomino.builders import COSTS, price
from demesne.games.queendomino.buildings import Building
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.kingdom import Territory, territories, town_sites
from demesne.games.queendomino.moves import Bribe, Build, Tax
from demesne.games.queendomino.state import State, tax_receipt
from demesne.players.queendomino.greedy_prospects import Prospects, prospects

__all__ = ["TOWN_WEIGHTS", "choose_bribe", "choose_building", "choose_tax"]

COIN = 0.4
"""Points that a coin is worth: a third at the end, more while it can buy."""
KNIGHT = 2.0
"""Points that a knight in reserve is worth with a full game ahead."""
SAFE = 0.25
"""Taxes per turn that a side is expected to collect, for the Safes."""
NEW_TERRITORIES = 0.12
"""Expected new territories of a landscape for each of its squares to come."""
GRUDGE = 2.5
"""Points that a tile must bring the leader before the dragon is worth its coin."""
TOWN_WEIGHTS = (COIN, KNIGHT, SAFE, NEW_TERRITORIES, GRUDGE)
"""All of these, in the order of the compiled policy."""


# --- tax ------------------------------------------------------------------------------


def choose_tax(state: State) -> Tax | None:
    """The knights to place, or ``None`` to keep them for larger territories.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us tax 12.0 - 1@0,2@1,3@2,4@3 - - .,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 0/1/0/0,0C;1,0W;2,0W" + 3 * " 0/0/0/0,0C"
    >>> str(choose_tax(make_game("queendomino", 4).parse_state(line + land)))  # the last turn: why wait?
    'tax 1,0'
    """
    side = state.sides[state.side]
    turns = prospects(state, state.side).turns
    receipts = {square: tax_receipt(side, square, state.rules.box).coins for square in state.placed}
    best = sorted(receipts, key=lambda square: (-receipts[square], square))
    wanted = _patience(turns, side.knights)
    take = [square for square in best if receipts[square] >= wanted]
    if len(take) > 1 and side.knights > 1:
        wanted = _patience(turns, side.knights - 1)
        return Tax(tuple(sorted(take))) if receipts[best[1]] >= wanted else Tax((best[0],))
    return Tax((best[0],)) if take else None


def _patience(turns: int, knights: int) -> int:
    """The coins that a knight should bring, with *turns* left for *knights* in reserve."""
    spare = turns - 1 - (knights - 1) * 1.5
    if spare <= 0:
        return 1
    return min(5, 2 + int(spare / 2))


# --- buildings ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Court:
    """A side's view of the buildings: what it owns, what is to come."""

    state: State
    side: int
    to_come: Prospects
    territories: list[Territory]

    @property
    def progress(self) -> float:
        """The share of the game that is left."""
        rules = self.state.rules
        return self.to_come.turns / (self.state.rounds * rules.kings * len(rules.sides[self.side]))

    def worth(self, building: Building) -> float:
        """Points that *building* is worth wherever it stands, its crowns apart."""
        worth = building.points + building.per_points * self._counted(building)
        worth += building.knights * KNIGHT * min(1.0, self.to_come.turns / 4)
        worth += self._safe(building)
        return worth + self._towers(building.towers)

    def _counted(self, building: Building) -> float:
        own = self.state.sides[self.side]
        match building.per:
            case "":
                return 0.0
            case "tower":
                return own.towers + building.towers + 2 * self.progress
            case "knight":
                return own.all_knights + building.knights + 1.5 * self.progress
            case terrain:
                now = sum(t.terrain == terrain for t in self.territories)
                return now + NEW_TERRITORIES * self.to_come.squares[Terrain(terrain)]

    def _safe(self, building: Building) -> float:
        own = self.state.sides[self.side]
        taxes = min(own.knights + building.knights + 0.3 * self.to_come.turns, self.to_come.turns - 1)
        match building.tax:
            case "knight":
                return COIN * max(taxes, 0) * (own.all_knights + building.knights)
            case "tower":
                return COIN * max(taxes, 0) * (own.towers + building.towers)
            case _:
                return 0.0

    def _towers(self, towers: int) -> float:
        """Points for *towers* more: those that the Queen brings."""
        if not towers:
            return 0.0
        own = self.state.sides[self.side].towers
        others = [s.towers for i, s in enumerate(self.state.sides) if i != self.side]
        lead = own + towers - max(others)
        hosts = self.state.queen == self.side
        prize = max((len(t.squares) for t in self.territories), default=0) + 3 * self.progress
        if lead < 0:
            return 0.3 * towers
        if hosts:
            return min(1.0 * towers, 2.0) * self.progress
        late = 1 - 0.55 * self.progress
        return prize * late * min(1.0, 0.75 + 0.15 * lead) + 2 * self.progress

    def crown(self, building: Building, site: Square) -> float:
        """Points that the building's crowns bring on *site*."""
        if not building.crowns:
            return 0.0
        town = next(t for t in self.territories if site in t.squares)
        return building.crowns * (len(town.squares) + 0.25 * self.to_come.squares[Terrain.TOWN])


def _court(state: State, side: int) -> _Court:
    found = territories(state.sides[side].kingdom, state.rules.box)
    return _Court(state, side, prospects(state, side), found)


def choose_building(state: State) -> Build | None:
    """The tile and the square that pay best for their coins, if any do.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us build 12.0 - 1@0,2@1,3@2,4@3 - - ch,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 9/0/0/0,0C;1,0T;2,0T" + 3 * " 0/0/0/0,0C"
    >>> str(choose_building(make_game("queendomino", 4).parse_state(line + land)))  # a Church that costs nothing
    'build 0 1,0'
    """
    court = _court(state, state.side)
    own = state.sides[state.side]
    hosts = state.queen == state.side
    sites = town_sites(own.kingdom)
    best: tuple[float, Build | None] = (_reserve(court, len(sites)), None)
    for cost in COSTS:
        tile = state.builders.slots[cost]
        asked = price(cost, hosts)
        if tile is None or asked > own.coins:
            continue
        building = state.rules.box.buildings[tile]
        site = _site(court, building, sites)
        worth = court.worth(building) + court.crown(building, site) - COIN * asked
        if worth > best[0]:
            best = worth, Build(cost, site)
    return best[1]


def _reserve(court: _Court, sites: int) -> float:
    """What a tile must be worth: with few squares left for buildings, it pays to wait for a good one."""
    return max(0.5, 2.5 * court.progress - 0.7 * (sites - 1))


def _site(court: _Court, building: Building, sites: list[Square]) -> Square:
    """Crowns go into the largest town, anything else where a crown would bring least."""
    sizes = {s: len(t.squares) for t in court.territories for s in t.squares}
    if building.crowns:
        return max(sites, key=lambda site: (sizes[site], site))
    return min(sites, key=lambda site: (sizes[site], site))


# --- the dragon -----------------------------------------------------------------------


def choose_bribe(state: State) -> Bribe | None:
    """The tile to burn before the leader among the others gets it, if that is worth a coin.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us bribe 12.0 - 1@0,2@1,3@2,4@3 - - ch,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 9/0/0/0,0C;1,0W;2,0W" + 3 * " 0/0/0/0,0C"
    >>> choose_bribe(make_game("queendomino", 4).parse_state(line + land)) is None  # nobody has a town to build on
    True
    """
    rivals = [i for i in range(len(state.sides)) if i != state.side]
    leader = max(rivals, key=lambda side: state.sheet(side).total)
    court = _court(state, leader)
    own = state.sides[leader]
    sites = town_sites(own.kingdom)
    if not sites or state.sheet(leader).total < state.sheet(state.side).total - 5:
        return None
    worths = []
    for cost in COSTS:
        tile = state.builders.slots[cost]
        asked = price(cost, state.queen == leader)
        if tile is None or asked > own.coins:
            continue
        building = state.rules.box.buildings[tile]
        crown = court.crown(building, _site(court, building, sites))
        worths.append((court.worth(building) + crown - COIN * asked, -cost))
    if not worths or max(worths)[0] < GRUDGE + 1.5 * (len(rivals) - 1):
        return None
    return Bribe(-max(worths)[1])
