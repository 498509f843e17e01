"""The oracle's own tables and its idea of one player's kingdom, for ``oracle.py``."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

Square = tuple[int, int]
Half = tuple[str, int]

DATA = Path(__file__).resolve().parents[3] / "src" / "demesne" / "games" / "queendomino" / "data"
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


DECKS: dict[str, dict[int, tuple[Half, Half]]] = {
    box: {
        int(r["number"]): (
            (r["first_terrain"], int(r["first_crowns"])),
            (r["second_terrain"], int(r["second_crowns"])),
        )
        for r in _rows("dominoes.csv")
        if r["box"] == box
    }
    for box in ("queendomino", "kingdomino")
}
TILES = DECKS["queendomino"]
WORKS: dict[str, dict[str, Any]] = {
    r["id"]: {key: int(value) if value.isdigit() else value for key, value in r.items()} for r in _rows("buildings.csv")
}


def at(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def to_square(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


class Realm:
    """What one player or one team has."""

    def __init__(self, size: int, coins: int = 7, guard: int = 1, works: dict[str, dict[str, Any]] = WORKS) -> None:
        self.size = size
        self.coins = coins
        self.guard = guard  # knights in reserve
        self.table = works  # what the building tiles show
        self.towers = 0
        self.land: dict[Square, Half] = {(0, 0): ("castle", 0)}
        self.works: dict[Square, str] = {}
        self.knights: set[Square] = set()

    def copy(self) -> Realm:
        twin = Realm(self.size, self.coins, self.guard, self.table)
        twin.towers = self.towers
        twin.land, twin.works, twin.knights = dict(self.land), dict(self.works), set(self.knights)
        return twin

    def owned(self) -> int:
        return self.guard + len(self.knights)

    def may_lie(self, tile: tuple[Half, Half], a: Square, b: Square) -> bool:
        """The text of the rules, word by word: free, matching or at the castle, not too wide."""
        if a in self.land or b in self.land:
            return False
        matching = False
        for (terrain, _), (x, y) in zip(tile, (a, b), strict=True):
            for dx, dy in AROUND:
                beside = self.land.get((x + dx, y + dy))
                if beside is not None and beside[0] in (terrain, "castle"):
                    matching = True
        everything = [*self.land, a, b]
        wide = max(x for x, _ in everything) - min(x for x, _ in everything) + 1
        high = max(y for _, y in everything) - min(y for _, y in everything) + 1
        return matching and wide <= self.size and high <= self.size

    def places(self, number: int, deck: dict[int, tuple[Half, Half]] = TILES) -> list[str]:
        tile = deck[number]
        reach = range(-8, 9)
        found = []
        for a in [(x, y) for x in reach for y in reach]:
            for dx, dy in AROUND:
                b = (a[0] + dx, a[1] + dy)
                twice = tile[0] == tile[1] and b < a
                if not twice and self.may_lie(tile, a, b):
                    found.append(f"place {number} {at(a)} {at(b)}")
        return found

    def territories(self) -> list[tuple[str, set[Square], int]]:
        """Groups of equal land, found by joining neighbours until nothing joins."""
        groups = [({square}, half[0]) for square, half in self.land.items() if half[0] != "castle"]
        joined = True
        while joined:
            joined = False
            for i, (one, terrain) in enumerate(groups):
                for j in range(len(groups) - 1, i, -1):
                    other, same = groups[j]
                    if terrain == same and any((x + dx, y + dy) in other for x, y in one for dx, dy in AROUND):
                        one |= other
                        del groups[j]
                        joined = True
        return [(terrain, squares, self.crowns(squares)) for squares, terrain in groups]

    def crowns(self, squares: set[Square]) -> int:
        printed = sum(self.land[s][1] for s in squares)
        return printed + sum(int(self.table[self.works[s]]["crowns"]) for s in squares if s in self.works)

    def tax(self, squares: list[Square]) -> int:
        coins = 0
        for square in squares:
            coins += next(len(group) for _, group, _ in self.territories() if square in group)
            effects = {self.table[name]["tax"] for name in self.works.values()}
            if "knight" in effects:
                coins += self.owned()
            if "tower" in effects:
                coins += self.towers
        return coins

    def score(self, *, queen: bool, bonuses: list[str] | None = None, centre: str = "extent") -> dict[str, int]:
        groups = self.territories()
        rows = {"wealth": self.coins // 3}
        for terrain in ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town"):
            rows[terrain] = sum(len(s) * crowns for t, s, crowns in groups if t == terrain)
        rows["queen"] = self.widest() if queen else 0
        rows["buildings"] = sum(self.worth(self.table[name]) for name in self.works.values())
        rows["bonuses"] = 10 * ("middle_kingdom" in (bonuses or []) and self.is_central(centre))
        rows["bonuses"] += 5 * ("harmony" in (bonuses or []) and len(self.land) == self.size**2)
        return rows

    def is_central(self, centre: str) -> bool:
        """Is the castle as far from one end as from the other, both ways? Or does nothing lie beyond half the grid?"""
        half = self.size // 2
        left, right = -min(x for x, _ in self.land), max(x for x, _ in self.land)
        up, down = -min(y for _, y in self.land), max(y for _, y in self.land)
        if centre == "grid":
            return all(reach <= half for reach in (left, right, up, down))
        return left == right == up == down == half

    def crowned(self) -> int:
        return sum(crowns for _, _, crowns in self.territories())

    def widest(self) -> int:
        return max((len(squares) for _, squares, _ in self.territories()), default=0)

    def worth(self, work: dict[str, Any]) -> int:
        counted = {"": 0, "knight": self.owned(), "tower": self.towers}
        for terrain, _, _ in self.territories():
            counted[terrain] = counted.get(terrain, 0) + 1
        return int(work["points"]) + int(work["per_points"]) * counted.get(work["per"], 0)
