"""Enters the kingdoms of a physical game on the pad with one finger, and counts the taps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from playwright.sync_api import CDPSession, Locator, Page, expect

from demesne.games.grid import Square, extent, neighbours
from demesne.games.queendomino.dominoes import Half, Terrain
from demesne.games.queendomino.kingdom import Kingdom
from demesne.games.queendomino.position import Side
from web.e2e.visitor import Visitor
from web.e2e.wire import said

BRUSHES = "Landscape to paint"
MIDDLES = """(squares) => squares.map(([x, y]) => {
  const box = document.querySelector(`[data-square="${x},${y}"] .hit`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


class Scribe:
    """The pad on a phone; ``taps`` counts everything the finger does, a stroke as one."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.taps = 0
        self._touch: CDPSession = visitor.context.new_cdp_session(self.page)

    def press(self, control: Locator) -> None:
        control.tap()
        self.taps += 1

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=said(name))

    def start(self, **choices: str) -> None:
        """A new game on the open page."""
        for question, answer in choices.items():
            group = self.page.get_by_role("group", name=said(question))
            self.press(group.get_by_text(answer, exact=True))
        self.press(self.button("Start counting"))
        expect(self.page.get_by_role("grid")).to_be_visible()

    def show(self, name: str) -> None:
        """Goes to the kingdom of *name*."""
        self.press(self.page.get_by_role("navigation", name="Players and points").get_by_role("button", name=name))

    def enter(self, side: Side) -> None:
        """All of a side: land, crowns, buildings, coins and the Queen; knights and towers count themselves."""
        kingdom = cornered(side.kingdom)
        self.castle(kingdom)
        for terrain, land in by_terrain(kingdom).items():
            self.press(self.page.get_by_role("group", name=BRUSHES).get_by_role("button", name=terrain.value))
            for path in strokes(set(land)):
                self.stroke(path)
            for square, half in land.items():
                for _ in range(half.crowns):
                    self.tap(square)
            if terrain is Terrain.TOWN:
                self.build(kingdom.buildings)
        self.holdings(side)

    def castle(self, kingdom: Kingdom) -> None:
        (home,) = [square for square, half in kingdom.land.items() if half.terrain is Terrain.CASTLE]
        if home != (kingdom.size // 2, kingdom.size // 2):
            self.press(self.button("Castle"))
            self.tap(home)

    def build(self, buildings: Mapping[Square, str]) -> None:
        for square, building in buildings.items():
            self.tap(square)
            self.press(self.page.get_by_role("dialog").locator(f'[data-tile="{building}"]'))

    def holdings(self, side: Side) -> None:
        if side.coins:
            self.press(self.page.get_by_role("button", name="Coins:"))
            self.press(self.page.get_by_role("dialog").get_by_role("button", name=str(side.coins), exact=True))

    def queen(self) -> None:
        self.press(self.button("Queen"))

    def tap(self, square: Square) -> None:
        self.page.touchscreen.tap(*self._middles([square])[0])
        self.taps += 1

    def stroke(self, path: list[Square]) -> None:
        """Draws the finger over the squares."""
        self.taps += 1
        points = self._middles(path)
        if len(path) == 1:
            self.page.touchscreen.tap(*points[0])
            return
        self._send("touchStart", points[0])
        for point in points[1:]:
            self._send("touchMove", point)
        self._send("touchEnd", None)

    def total(self) -> int:
        """The points of the kingdom on the page."""
        return int(self.page.get_by_role("region", name="Score pad").get_by_role("status").inner_text())

    def _middles(self, squares: list[Square]) -> list[tuple[float, float]]:
        """Their centres on the screen, queried all at once."""
        return [(x, y) for x, y in self.page.evaluate(MIDDLES, squares)]

    def _send(self, kind: str, point: tuple[float, float] | None) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self._touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def cornered(kingdom: Kingdom) -> Kingdom:
    """The same kingdom with its upper left corner at 0,0, as one sees it on the table."""
    x0, y0, _, _ = extent(kingdom.land)
    land = {(x - x0, y - y0): half for (x, y), half in kingdom.land.items()}
    buildings = {(x - x0, y - y0): building for (x, y), building in kingdom.buildings.items()}
    return Kingdom(kingdom.size, type(kingdom.land)(land), type(kingdom.buildings)(buildings))


def by_terrain(kingdom: Kingdom) -> dict[Terrain, dict[Square, Half]]:
    found: dict[Terrain, dict[Square, Half]] = {}
    for square, half in sorted(kingdom.land.items()):
        if half.terrain is not Terrain.CASTLE:
            found.setdefault(half.terrain, {})[square] = half
    return found


def strokes(land: set[Square]) -> Iterator[list[Square]]:
    """Paths that a finger draws over all of *land*, each over neighbours only."""
    while land:
        path = [min(land, key=lambda square: (len(land & set(neighbours(square))), square))]
        land.discard(path[0])
        while beside := land & set(neighbours(path[-1])):
            path.append(min(beside, key=lambda square: (len(land & set(neighbours(square))), square)))
            land.discard(path[-1])
        yield path
