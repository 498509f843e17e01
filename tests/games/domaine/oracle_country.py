"""A country of Domaine with castles, knights and borders, kept as naively as can be.

Everything is found anew whenever it is asked for: regions by walking, domains by
counting castles, points by looking at each square. No code of ``demesne.games`` is
used; the cards are read from the table of the rules' page.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TypeAlias

__all__ = ["CARDS", "EVERY", "KINDS", "Card", "Country", "Square", "at", "edge", "near", "to_square"]

Square: TypeAlias = tuple[int, int]
Edge: TypeAlias = tuple[Square, Square]
Card: TypeAlias = tuple[dict[str, int], int, int]

EVERY: list[Square] = [(x, y) for x in range(12) for y in range(12)]
KINDS = "gscd"
"""The letters of the four kinds of mines."""

PAGE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "domaine.md"


def printed() -> dict[str, Card]:
    """Card by card from the table of clause 1.2: symbols with their parts, price, what it is sold for."""
    cards: dict[str, Card] = {}
    row = re.compile(r"\| `([A-D])(\d\d)`(?:.`[A-D](\d\d)`)? \| (.+?) \| (\d) \| (\d) \|")
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if found := row.fullmatch(line):
            letter, first, last, symbols, price, sold = found.groups()
            parts = {name: int(count) for name, count in (word.split() for word in symbols.split(" / "))}
            for number in range(int(first), int(last or first) + 1):
                cards[f"{letter}{number:02}"] = (parts, int(price), int(sold))
    return cards


CARDS = printed()


def at(square: Square) -> str:
    return "abcdefghijkl"[square[0]] + str(square[1] + 1)


def to_square(text: str) -> Square:
    return "abcdefghijkl".index(text[0]), int(text[1:]) - 1


def edge(one: Square, other: Square) -> Edge:
    """The border between two squares: the smaller square comes first."""
    return (one, other) if one < other else (other, one)


@cache
def near(square: Square) -> tuple[Square, ...]:
    """The squares of the board side by side with it."""
    x, y = square
    return tuple((a, b) for a, b in ((x - 1, y), (x, y - 1), (x, y + 1), (x + 1, y)) if 0 <= a < 12 and 0 <= b < 12)


@cache
def ways(square: Square) -> tuple[tuple[Square, Edge], ...]:
    """The same, each with the border to it."""
    return tuple((other, edge(square, other)) for other in near(square))


class Country:
    """The board and all that stands on it; colours are numbers."""

    def __init__(self, rows: list[str]) -> None:
        self.land = {(x, y): rows[y][x] for x, y in EVERY}
        self.castles: dict[Square, int] = {}
        self.knights: dict[Square, int] = {}
        self.borders: set[Edge] = set()
        self.allies: set[frozenset[Square]] = set()

    def copy(self) -> Country:
        twin = Country.__new__(Country)
        twin.land = self.land
        twin.castles, twin.knights = dict(self.castles), dict(self.knights)
        twin.borders, twin.allies = set(self.borders), set(self.allies)
        return twin

    # --- regions and domains ------------------------------------------------------------

    def open_ways(self, square: Square) -> list[Square]:
        """Where one can walk from *square* without crossing a border."""
        return [other for other, border in ways(square) if border not in self.borders]

    def around(self, square: Square) -> set[Square]:
        """The region of *square*."""
        found, walk = {square}, [square]
        while walk:
            for other in self.open_ways(walk.pop()):
                if other not in found:
                    found.add(other)
                    walk.append(other)
        return found

    def regions(self) -> list[set[Square]]:
        left, found = set(EVERY), []
        while left:
            region = self.around(min(left))
            found.append(region)
            left -= region
        return found

    def domains(self) -> dict[Square, set[Square]]:
        """Castle by castle, for each that is alone in its region (rules 6.1)."""
        inside = {}
        for region in self.regions():
            castles = [square for square in self.castles if square in region]
            if len(castles) == 1:
                inside[castles[0]] = region
        return inside

    def tidy(self) -> None:
        """Surplus borders leave (rules 6.3)."""
        for domain in self.domains().values():
            self.borders -= {border for border in self.borders if border[0] in domain and border[1] in domain}

    def soldiers(self, castle: Square, domain: set[Square]) -> list[Square]:
        """The owner's knights in a domain."""
        colour = self.castles[castle]
        return [square for square in sorted(domain) if self.knights.get(square) == colour]

    # --- points -------------------------------------------------------------------------

    def owned(self, colour: int) -> list[str]:
        """The letters of all squares in a colour's domains."""
        domains = self.domains()
        return [self.land[s] for castle, d in domains.items() if self.castles[castle] == colour for s in d]

    def mines(self, colour: int) -> int:
        """How many different kinds pay (rules 4.1)."""
        return len(set(self.owned(colour)) & set(KINDS))

    def points(self, colour: int) -> dict[str, int]:
        """Row by row, without the ducats of the end (rules 6.4, 6.5)."""
        letters = self.owned(colour)
        full = [kind for kind in KINDS if letters.count(kind) >= 3]
        rows = {"forests": letters.count("f"), "villages": 3 * letters.count("v"), "city": 5 * letters.count("*")}
        return {**rows, "monopolies": 5 * len(full)}

    # --- what may be done ---------------------------------------------------------------

    def figure(self, square: Square) -> int | None:
        """The colour of the castle or knight on a square."""
        return self.castles.get(square, self.knights.get(square))

    def free(self, square: Square, letters: str) -> bool:
        return self.figure(square) is None and self.land[square] in letters

    def castle_places(self, colour: int, spacing: int) -> list[Square]:
        """Rules 3.4, 3.5."""
        room = [s for s in EVERY if self.free(s, ".") and any(self.free(other, ".f") for other in near(s))]
        own = [s for s, whose in self.castles.items() if whose == colour]
        for steps in range(spacing, 0, -1):
            fine = [s for s in room if all(abs(s[0] - o[0]) + abs(s[1] - o[1]) >= steps for o in own)]
            if fine:
                return fine
        return []

    def first_knights(self, castle: Square) -> list[Square]:
        """Rules 3.6."""
        return [square for square in near(castle) if self.free(square, ".f")]

    def border_places(self) -> list[Edge]:
        """Rules 5."""
        if len(self.borders) >= 100:
            return []
        domains = list(self.domains().values())
        found = []
        for one in EVERY:
            for other, between in ways(one):
                if one > other or between in self.borders:
                    continue
                parted = self.figure(one) is not None and self.figure(one) == self.figure(other)
                if not parted and not any(one in domain and other in domain for domain in domains):
                    found.append(between)
        return found

    def knight_places(self, colour: int, ducats: int) -> list[Square]:
        """Rules 7."""
        if list(self.knights.values()).count(colour) >= 15:
            return []
        ground = ".f" if ducats >= 1 else "."
        return [s for s in EVERY if self.free(s, ground) and any(self.figure(o) == colour for o in self.open_ways(s))]

    def touching(self, one: set[Square], other: set[Square]) -> bool:
        return any(square in other for s in one for square in near(s))

    def expansions(self, castle: Square, *, neutral: int | None) -> list[Square]:
        """The squares that the domain of *castle* may take now; with *neutral* that colour is no target (rules 8)."""
        domains = self.domains()
        home = domains[castle]
        found = []
        for square in EVERY:
            if square in home or self.figure(square) is not None or not any(s in home for s in near(square)):
                continue
            theirs = [other for other, domain in domains.items() if square in domain]
            if all(self.beats(castle, other, domains, neutral) for other in theirs) and self.enough(square, home):
                found.append(square)
        return found

    def beats(self, castle: Square, other: Square, domains: dict[Square, set[Square]], neutral: int | None) -> bool:
        """Whether the domain of *castle* may take land of the domain of *other* (rules 8.4 to 8.6)."""
        if self.castles[other] == self.castles[castle] or self.castles[other] == neutral:
            return False
        if frozenset({castle, other}) in self.allies:
            return False
        return len(self.soldiers(castle, domains[castle])) > len(self.soldiers(other, domains[other]))

    def ring(self, square: Square, home: set[Square]) -> set[Edge]:
        """The markers that must be added when the domain takes *square* (rules 8.7)."""
        return {edge(square, other) for other in near(square) if other not in home} - self.borders

    def enough(self, square: Square, home: set[Square]) -> bool:
        return len(self.borders) + len(self.ring(square, home)) <= 100

    def deserters(self, castle: Square, target: Square, *, last: bool) -> list[Square]:
        """The knights of *target* that may leave (rules 9.1, 9.2)."""
        domains = self.domains()
        there = self.soldiers(target, domains[target])
        if not self.soldiers(castle, domains[castle]) or (len(there) == 1 and not last):
            return []
        return [knight for knight in there if self.joined(target, set(there) - {knight})]

    def joined(self, castle: Square, knights: set[Square]) -> bool:
        """Whether all *knights* hang together with the castle, figure by figure."""
        reached, walk = {castle}, [castle]
        while walk:
            for other in self.open_ways(walk.pop()):
                if other in knights - reached:
                    reached.add(other)
                    walk.append(other)
        return knights <= reached
