"""A second, deliberately naive Queendomino, written from the rules text alone.

It shares no code with ``demesne.games``: it reads the printed tables with its own
eyes, tries every square of a wide grid, and changes a table in place. Moves are text
in the notation of ``docs/notation.md``. Slow, plain, and the judge of the rules: both
must agree on every legal move, position and score.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

Square = tuple[int, int]
Half = tuple[str, int]

DATA = Path(__file__).resolve().parents[3] / "src" / "demesne" / "games" / "queendomino" / "data"
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1))
STEPS = ["place", "tax", "build", "bribe", "claim"]


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


TILES: dict[int, tuple[Half, Half]] = {
    int(r["number"]): (
        (r["first_terrain"], int(r["first_crowns"])),
        (r["second_terrain"], int(r["second_crowns"])),
    )
    for r in _rows("dominoes.csv")
}
WORKS: dict[str, dict[str, Any]] = {
    r["id"]: {key: int(value) if value.isdigit() else value for key, value in r.items()} for r in _rows("buildings.csv")
}


def at(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def to_square(text: str) -> Square:
    x, y = text.split(",")
    return int(x), int(y)


class Realm:
    """What one player has."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.coins = 7
        self.guard = 1  # knights in reserve
        self.towers = 0
        self.land: dict[Square, Half] = {(0, 0): ("castle", 0)}
        self.works: dict[Square, str] = {}
        self.knights: set[Square] = set()

    def copy(self) -> Realm:
        twin = Realm(self.size)
        twin.coins, twin.guard, twin.towers = self.coins, self.guard, self.towers
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

    def places(self, number: int) -> list[str]:
        tile = TILES[number]
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
        return printed + sum(int(WORKS[self.works[s]]["crowns"]) for s in squares if s in self.works)

    def tax(self, squares: list[Square]) -> int:
        coins = 0
        for square in squares:
            coins += next(len(group) for _, group, _ in self.territories() if square in group)
            if "safe_knight" in self.works.values():
                coins += self.owned()
            if "safe_tower" in self.works.values():
                coins += self.towers
        return coins

    def score(self, *, queen: bool) -> dict[str, int]:
        groups = self.territories()
        rows = {"wealth": self.coins // 3}
        for terrain in ("wheat", "forest", "lake", "grassland", "swamp", "mine", "town"):
            rows[terrain] = sum(len(s) * crowns for t, s, crowns in groups if t == terrain)
        rows["queen"] = self.widest() if queen else 0
        rows["buildings"] = sum(self.worth(WORKS[name]) for name in self.works.values())
        rows["bonuses"] = 0
        return rows

    def widest(self) -> int:
        return max((len(squares) for _, squares, _ in self.territories()), default=0)

    def worth(self, work: dict[str, Any]) -> int:
        counted = {"": 0, "knight": self.owned(), "tower": self.towers}
        for terrain, _, _ in self.territories():
            counted[terrain] = counted.get(terrain, 0) + 1
        return int(work["points"]) + int(work["per_points"]) * counted.get(work["per"], 0)


class Oracle:
    """A table of Queendomino: who may do what, and what it changes."""

    def __init__(self, players: int, size: int | None = None, edition: str = "us") -> None:
        self.players = players
        self.size = size or (7 if players == 2 else 5)
        self.edition = edition
        self.realms = [Realm(self.size) for _ in range(players)]
        self.box = set(TILES)
        self.pile = {name: int(work["copies"]) for name, work in WORKS.items()}
        self.board: list[str | None] = [None] * 6
        self.dragon: int | None = None
        self.queen: int | None = None
        self.now: list[tuple[int, int]] = []
        self.new: dict[int, int | None] = {}
        self.round, self.turn = 0, 0
        self.drawn: int | None = None
        self.fresh: list[Square] = []
        self.step = "tiles"

    def copy(self) -> Oracle:
        twin = Oracle.__new__(Oracle)
        twin.__dict__.update(self.__dict__)
        twin.realms = [realm.copy() for realm in self.realms]
        twin.box, twin.pile, twin.board = set(self.box), dict(self.pile), list(self.board)
        twin.now, twin.new, twin.fresh = list(self.now), dict(self.new), list(self.fresh)
        return twin

    # --- who and what -----------------------------------------------------------------

    def mover(self) -> int | str:
        if self.step in ("tiles", "line", "king"):
            return "chance"
        if self.step == "over":
            return "over"
        if self.round == 0:
            assert self.drawn is not None
            order = [self.drawn, 1 - self.drawn, 1 - self.drawn, self.drawn]
            return order[self.turn] if self.players == 2 else self.drawn
        return self.now[self.turn][1]

    def legal(self) -> list[str]:
        options = self.options()
        return [*options, "pass"] if self.step in ("tax", "build", "bribe") else options

    def options(self) -> list[str]:
        match self.step:
            case "tiles":
                return [f"tile {name}" for name, left in self.pile.items() if left]
            case "line":
                return [f"deal {number}" for number in self.box]
            case "king":
                return [f"king {seat}" for seat in range(self.players) if seat not in self.new.values()]
            case "over":
                return []
        return self.own_options(self.realms[int(self.mover())])

    def own_options(self, mine: Realm) -> list[str]:
        match self.step:
            case "place":
                number = self.now[self.turn][0]
                return mine.places(number) or [f"discard {number}"]
            case "tax":
                one = [f"tax {at(s)}" for s in self.fresh if mine.guard >= 1]
                a, b = [*sorted(self.fresh), (0, 0), (0, 0)][:2]
                return one + ([f"tax {at(a)} {at(b)}"] if self.fresh and mine.guard >= 2 else [])
            case "build":
                sites = [s for s, half in mine.land.items() if half[0] == "town" and s not in mine.works]
                shops = [c for c in range(6) if self.board[c] is not None and self.asked(c) <= mine.coins]
                return [f"build {cost} {at(site)}" for cost in shops for site in sites]
            case "bribe":
                free = self.dragon is None and self.queen != self.mover() and mine.coins >= 1
                return [f"bribe {cost}" for cost in range(6) if free and self.board[cost] is not None]
        return [f"claim {number}" for number, seat in self.new.items() if seat is None]

    def asked(self, cost: int) -> int:
        return cost - 1 if self.queen == self.mover() and cost > 0 else cost

    # --- what a move changes ----------------------------------------------------------

    def play(self, text: str) -> None:
        word, *rest = text.split(" ")
        if word == "tile":
            self.board[self.board.index(None)] = rest[0]
            self.pile[rest[0]] -= 1
            self.deal_on()
        elif word == "deal":
            self.box.remove(int(rest[0]))
            self.new[int(rest[0])] = None
            self.deal_on()
        elif word == "king":
            self.drawn, self.step = int(rest[0]), "claim"
        elif word == "claim":
            self.claim(int(rest[0]))
        else:
            self.own_step(word, rest, self.realms[int(self.mover())])
            self.next_step()

    def claim(self, number: int) -> None:
        self.new[number] = int(self.mover())
        if self.round > 0:
            self.next_turn()
            return
        self.turn += 1
        if self.turn == (3 if self.players == 3 else 4):
            self.drawn = None
            self.next_round()
        else:
            self.step = "claim" if self.players == 2 else "king"

    def own_step(self, word: str, rest: list[str], mine: Realm) -> None:
        if word == "place":
            self.fresh = [to_square(rest[1]), to_square(rest[2])]
            for square, half in zip(self.fresh, TILES[int(rest[0])], strict=True):
                mine.land[square] = half
        elif word == "tax":
            squares = [to_square(r) for r in rest]
            mine.coins += mine.tax(squares)
            mine.guard -= len(squares)
            mine.knights |= set(squares)
        elif word == "build":
            self.build(int(rest[0]), to_square(rest[1]), mine)
        elif word == "bribe":
            mine.coins -= 1
            self.dragon = int(rest[0])
            self.board[self.dragon] = None

    def build(self, cost: int, square: Square, mine: Realm) -> None:
        name = self.board[cost]
        assert name is not None
        mine.coins -= self.asked(cost)
        self.board[cost] = None
        mine.works[square] = name
        mine.guard += min(int(WORKS[name]["knights"]), 22 - sum(r.owned() for r in self.realms))
        gained = min(int(WORKS[name]["towers"]), 15 - sum(r.towers for r in self.realms))
        mine.towers += gained
        if gained > 0 and all(mine.towers >= other.towers for other in self.realms):
            self.queen = int(self.mover())

    # --- what comes next --------------------------------------------------------------

    def next_step(self) -> None:
        for step in STEPS[STEPS.index(self.step) + 1 :]:
            self.step = step
            if self.options():
                return
        self.next_turn()

    def next_turn(self) -> None:
        self.turn += 1
        self.fresh = []
        self.step = "place"
        if self.turn == len(self.now):
            self.next_round()

    def next_round(self) -> None:
        if self.round == 12:
            self.step = "over"
            return
        self.round += 1
        self.turn = 0
        self.now = [(number, seat) for number, seat in sorted(self.new.items()) if seat is not None]
        self.new = {}
        self.dragon = None
        left = [tile for tile in self.board if tile is not None]
        self.board = [*left, None, None, None, None, None, None][:6]
        self.deal_on()

    def deal_on(self) -> None:
        if None in self.board and any(self.pile.values()):
            self.step = "tiles"
        elif len(self.new) < 4 and self.box:
            self.step = "line"
        else:
            self.step = "king" if self.round == 0 else "place"

    # --- the end ----------------------------------------------------------------------

    def scores(self) -> list[dict[str, int]]:
        return [realm.score(queen=self.queen == seat) for seat, realm in enumerate(self.realms)]

    def ranks(self) -> list[int]:
        keys = [[sum(rows.values()), r.widest()] for rows, r in zip(self.scores(), self.realms, strict=True)]
        if self.edition == "cz":
            keys = [[*key, realm.coins % 3] for key, realm in zip(keys, self.realms, strict=True)]
        return [1 + sum(other > key for other in keys) for key in keys]


def perft(table: Oracle, depth: int) -> int:
    """Lines of play of *depth* plies, counted by trying them all."""
    moves = table.legal()
    if depth == 1:
        return len(moves)
    return sum(perft(after(table, move), depth - 1) for move in moves)


def divide(table: Oracle, depth: int) -> dict[str, int]:
    if depth == 1:
        return dict.fromkeys(table.legal(), 1)
    return {move: perft(after(table, move), depth - 1) for move in table.legal()}


def after(table: Oracle, move: str) -> Oracle:
    twin = table.copy()
    twin.play(move)
    return twin
