"""What coins, knights, buildings and the dragon are worth: the twin of `greedy_town`, compiled."""

from __future__ import annotations

from demesne.kernels.bits import bit, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import (
    BRIBE,
    BUILD,
    BUILDING_CROWNS,
    PASS,
    PER,
    PER_KNIGHT,
    PER_POINTS,
    PER_TOWER,
    POINTS,
    SLOTS,
    TAX,
    TOWN,
    Record,
)
from demesne.kernels.queendomino.scoring import sheet
from demesne.kernels.queendomino.town import free_sites
from demesne.players.queendomino.search.policy_ground import find_territories, prospects
from demesne.players.queendomino.search.workspace import COIN, GRUDGE, KNIGHT, NEW_TERRITORIES, SAFE

__all__ = ["choose_bribe", "choose_building", "choose_tax"]


# --- tax ------------------------------------------------------------------------------


@kernel
def choose_tax(st: Record, which: int, work: Record) -> int:
    """The action of placing knights, or of keeping them for larger territories."""
    side, ground = st["sides"][which], work["ground"][0]
    find_territories(side, ground)
    low, high = min(st["placed"][0], st["placed"][1]), max(st["placed"][0], st["placed"][1])
    at_low, at_high = _receipt(side, ground, low), _receipt(side, ground, high)
    wanted = _patience(work["turns"], side["knights"])
    if max(at_low, at_high) < wanted:
        return PASS
    if side["knights"] > 1 and min(at_low, at_high) >= max(wanted, _patience(work["turns"], side["knights"] - 1)):
        return TAX + 1
    return TAX + (0 if at_low >= at_high else 2)


@kernel
def _receipt(side: Record, ground: Record, square: int) -> int:
    coins = ground["size"][ground["patch"][square]]
    if side["pays"] & 1:
        coins += side["knights"] + side["posted"]
    if side["pays"] & 2:
        coins += side["towers"]
    return coins


@kernel
def _patience(turns: int, knights: int) -> int:
    """The coins that a knight should bring, with *turns* left for *knights* in reserve."""
    spare = turns - 1 - (knights - 1) * 1.5
    return 1 if spare <= 0 else min(5, 2 + int(spare / 2))


# --- buildings ------------------------------------------------------------------------


@kernel
def _progress(st: Record, work: Record) -> float:
    """The share of the game that is left."""
    rules = st["rules"]
    return work["turns"] * rules["sides"] / float(rules["rounds"] * rules["kings"] * rules["seats"])


@kernel
def _worth(st: Record, which: int, kind: int, work: Record) -> float:
    """Points that a building is worth wherever it stands, its crowns apart."""
    rules, side, weights = st["rules"], st["sides"][which], work["weight"]
    knights, towers = rules["gain_knights"][kind], rules["gain_towers"][kind]
    points = POINTS[kind] + knights * weights[KNIGHT] * min(1.0, work["turns"] / 4.0)
    if PER[kind] >= 0:
        points += PER_POINTS[kind] * _counted(st, side, PER[kind], knights, towers, work)
    if rules["tax"][kind]:
        taxes = min(side["knights"] + knights + weights[SAFE] * work["turns"], work["turns"] - 1.0)
        each = side["knights"] + side["posted"] + knights if rules["tax"][kind] == 1 else side["towers"] + towers
        points += weights[COIN] * max(taxes, 0.0) * each
    return points + (_towers(st, which, towers, work) if towers else 0.0)


@kernel
def _counted(st: Record, side: Record, per: int, knights: int, towers: int, work: Record) -> float:
    if per == PER_TOWER:
        return side["towers"] + towers + 2.0 * _progress(st, work)
    if per == PER_KNIGHT:
        return side["knights"] + side["posted"] + knights + 1.5 * _progress(st, work)
    found, ground = 0, work["ground"][0]
    for this in range(ground["patches"]):
        found += ground["terrain"][this] == per
    return found + work["weight"][NEW_TERRITORIES] * work["squares"][per]


@kernel
def _towers(st: Record, which: int, towers: int, work: Record) -> float:
    """Points for *towers* more: those that the Queen brings."""
    most, largest, ground, progress = 0, 0, work["ground"][0], _progress(st, work)
    for other in range(st["rules"]["sides"]):
        if other != which:
            most = max(most, st["sides"][other]["towers"])
    lead = st["sides"][which]["towers"] + towers - most
    if lead < 0:
        return 0.3 * towers
    if st["queen"] == which:
        return min(1.0 * towers, 2.0) * progress
    for this in range(ground["patches"]):
        largest = max(largest, ground["size"][this])
    late = 1.0 - 0.55 * progress
    return (largest + 3.0 * progress) * late * min(1.0, 0.75 + 0.15 * lead) + 2.0 * progress


@kernel
def _site(side: Record, ground: Record, largest: bool) -> int:
    """The free town square in the largest town, or in the smallest; -1: none."""
    best, chosen = 0, -1
    for i in range(4):
        rest = side["land"][TOWN, i] & ~side["built"][i]
        while rest:
            square = 64 * i + lowest(rest)
            rest ^= bit(square & 63)
            size = ground["size"][ground["patch"][square]]
            if chosen < 0 or (size >= best if largest else size < best):
                best, chosen = size, square
    return chosen


@kernel
def _crown(side: Record, ground: Record, kind: int, work: Record) -> float:
    """Points that the crowns of a building bring in the largest town."""
    if not BUILDING_CROWNS[kind]:
        return 0.0
    town = ground["size"][ground["patch"][_site(side, ground, largest=True)]]
    return float(BUILDING_CROWNS[kind]) * (town + 0.25 * work["squares"][TOWN])


@kernel
def _price(st: Record, which: int, slot: int) -> int:
    return max(0, slot - (st["queen"] == which))


@kernel
def _value(st: Record, which: int, slot: int, work: Record) -> float:
    """What the tile in *slot* is worth to side *which*, its price deducted."""
    kind = st["slots"][slot]
    points = _worth(st, which, kind, work) + _crown(st["sides"][which], work["ground"][0], kind, work)
    return float(points - work["weight"][COIN] * _price(st, which, slot))


@kernel
def choose_building(st: Record, which: int, work: Record) -> int:
    """The tile and the square that pay best for their coins, if any do."""
    side, ground = st["sides"][which], work["ground"][0]
    find_territories(side, ground)
    best, chosen = max(0.5, 2.5 * _progress(st, work) - 0.7 * (free_sites(side) - 1)), -1
    for slot in range(SLOTS):
        if st["slots"][slot] >= 0 and _price(st, which, slot) <= side["coins"]:
            points = _value(st, which, slot, work)
            if points > best:
                best, chosen = points, slot
    if chosen < 0:
        return PASS
    return BUILD + 256 * chosen + _site(side, ground, largest=BUILDING_CROWNS[st["slots"][chosen]] > 0)


# --- the dragon -----------------------------------------------------------------------


@kernel
def choose_bribe(st: Record, which: int, work: Record) -> int:
    """The tile to burn before the leader among the others gets it, if that is worth a coin."""
    sides, leader, most = st["rules"]["sides"], -1, -1
    for other in range(sides):
        if other != which:
            total = sheet(st, other)
            if total > most:
                most, leader = total, other
    rival, grudge = st["sides"][leader], work["weight"][GRUDGE]
    if not free_sites(rival) or most < sheet(st, which) - 5:
        return PASS
    prospects(st, leader, work)
    find_territories(rival, work["ground"][0])
    best, chosen = grudge + 1.5 * (sides - 2), -1
    for slot in range(SLOTS):
        if st["slots"][slot] >= 0 and _price(st, leader, slot) <= rival["coins"]:
            points = _value(st, leader, slot, work)
            if points > best:
                best, chosen = points, slot
    return PASS if chosen < 0 else BRIBE + chosen
