"""Builders, knights, towers, Queen and dragon: what they allow and what they change."""

from __future__ import annotations

from demesne.kernels.bits import bit, count, signed
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.land import put
from demesne.kernels.queendomino.layout import BUILDING_CROWNS, SLOTS, TOWN, Record
from demesne.kernels.queendomino.scoring import territory_size

__all__ = [
    "affordable_slots", "bribe", "build", "can_bribe", "can_build", "can_tax", "cheapest_empty", "free_sites",
    "refresh", "tax",
]  # fmt: skip


@kernel
def cheapest_empty(st: Record) -> int:
    """The cheapest slot without a tile; ``SLOTS`` when there is none."""
    slot = 0
    while slot < SLOTS and st["slots"][slot] >= 0:
        slot += 1
    return slot


@kernel
def refresh(st: Record) -> None:
    """The dragon home, the tiles slid to the cheapest slots in order (rules 3.6)."""
    st["burnt"], kept = -1, 0
    for slot in range(SLOTS):
        tile = st["slots"][slot]
        if tile >= 0:
            st["slots"][slot] = -1
            st["slots"][kept] = tile
            kept += 1


@kernel
def affordable_slots(st: Record, which: int) -> int:
    """The slots with a tile that side *which* can pay for, as bits; the Queen lowers prices (rules 6.2, 7.2)."""
    most = st["sides"][which]["coins"] + (st["queen"] == which)
    found = 0
    for slot in range(SLOTS):
        if st["slots"][slot] >= 0 and slot <= most:
            found |= 1 << slot
    return found


@kernel
def free_sites(side: Record) -> int:
    """How many town squares have no building (rules 6.3)."""
    found = 0
    for i in range(4):
        found += count(side["land"][TOWN, i] & ~side["built"][i])
    return found


@kernel
def can_tax(st: Record, which: int) -> bool:
    """Whether side *which* has a knight for the land just laid (rules 5.1, 5.2)."""
    return st["placed"][0] >= 0 and st["sides"][which]["knights"] > 0


@kernel
def can_build(st: Record, which: int) -> bool:
    """Whether side *which* can pay for a tile and has a site for it (rules 6)."""
    return affordable_slots(st, which) != 0 and free_sites(st["sides"][which]) > 0


@kernel
def can_bribe(st: Record, which: int) -> bool:
    """Whether side *which* may bribe the dragon, and there is a tile to burn (rules 8)."""
    if st["queen"] == which or st["burnt"] >= 0 or st["sides"][which]["coins"] < 1:
        return False
    for slot in range(SLOTS):
        if st["slots"][slot] >= 0:
            return True
    return False


@kernel
def tax(st: Record, which: int, knights: int) -> None:
    """Side *which* places a knight on the smaller square just laid (0), on both (1) or on the larger (2) (rules 5)."""
    side, first, second = st["sides"][which], st["placed"][0], st["placed"][1]
    low, high, collected = min(first, second), max(first, second), 0
    if knights <= 1:
        collected += _receipt(side, low)
    if knights >= 1:
        collected += _receipt(side, high)
    side["coins"] += collected
    if knights <= 1:
        _post(side, low)
    if knights >= 1:
        _post(side, high)


@kernel
def _post(side: Record, square: int) -> None:
    put(side["knighted"], square)
    side["knights"] -= 1
    side["posted"] += 1


@kernel
def _receipt(side: Record, square: int) -> int:
    """What a knight on *square* collects (rules 5.3, 5.4)."""
    terrain, place = 0, bit(square & 63)
    while not side["land"][terrain, square >> 6] & place:
        terrain += 1
    coins = territory_size(side, terrain, square)
    if side["pays"] & 1:
        coins += side["knights"] + side["posted"]
    if side["pays"] & 2:
        coins += side["towers"]
    return coins


@kernel
def build(st: Record, which: int, slot: int, square: int) -> None:
    """Side *which* buys the tile in *slot* and puts it on *square* (rules 6)."""
    side, rules, kind = st["sides"][which], st["rules"], st["slots"][slot]
    side["coins"] -= max(0, slot - (st["queen"] == which))  # Rules 7.3
    towers = min(rules["gain_towers"][kind], _towers_left(st))
    side["knights"] += min(rules["gain_knights"][kind], _knights_left(st))
    side["towers"] += towers
    side["pays"] |= rules["tax"][kind]
    put(side["built"], square)
    if BUILDING_CROWNS[kind]:  # no town square has a printed crown
        put(side["crowns"][0], square)
    side["site"][side["buildings"]], side["kind"][side["buildings"]] = square, kind
    side["buildings"] += 1
    st["slots"][slot] = -1
    if towers and _has_most_towers(st, which):
        st["queen"] = which  # Rules 7.1


@kernel
def _knights_left(st: Record) -> int:  # Rules 6.5
    left = signed(st["rules"]["knight_supply"])
    for which in range(st["rules"]["sides"]):
        left -= st["sides"][which]["knights"] + st["sides"][which]["posted"]
    return max(0, left)


@kernel
def _towers_left(st: Record) -> int:
    left = signed(st["rules"]["tower_supply"])
    for which in range(st["rules"]["sides"]):
        left -= st["sides"][which]["towers"]
    return max(0, left)


@kernel
def _has_most_towers(st: Record, which: int) -> bool:
    for other in range(st["rules"]["sides"]):
        if st["sides"][other]["towers"] > st["sides"][which]["towers"]:
            return False
    return True


@kernel
def bribe(st: Record, which: int, slot: int) -> None:
    """Side *which* has the dragon burn the tile in *slot* (rules 8)."""
    st["slots"][slot], st["burnt"] = -1, slot
    st["sides"][which]["coins"] -= 1
