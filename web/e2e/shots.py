"""Pictures of every page in three sizes, light and dark: ``python -m web.e2e.shots FOLDER [SCENE ...]``.

A scene is made once, then photographed in each size and light. Given names, it takes only scenes that begin with them.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import PlaceOffer, QueendominoView
from web.e2e import after_shots
from web.e2e.after_shots import take_after
from web.e2e.chromium import WORDS, program
from web.e2e.court_shots import SCENES, take_court
from web.e2e.laid import laid
from web.e2e.pages import Friends, Join, OnScreen, Start, choose
from web.e2e.robot import Robot, at_place, careless_in, keen
from web.e2e.server import Server
from web.e2e.table import AtTable
from web.e2e.visitor import Visitor

SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
    "large": {"width": 1920, "height": 1080},
}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
NAMES: Final = ("Anna", "Bruno", "Carla", "David")
STEPS: Final = {"TaxOffer": "tax", "BuildOffer": "build", "BribeOffer": "dragon", "ClaimOffer": "claim"}
GAMES: Final = 12

Scene = Callable[[], None]


class Camera:
    """Photographs a page in every size and theme into a folder."""

    def __init__(self, folder: Path, wanted: list[str]) -> None:
        self.folder = folder
        self._wanted = wanted
        self.taken = 0

    def wants(self, *scenes: str) -> bool:
        return not self._wanted or any(scene.startswith(name) for scene in scenes for name in self._wanted)

    def take(self, page: Page, scene: str, *, whole: bool = False) -> None:
        """*whole*: the full page, however long."""
        if not self.wants(scene):
            return
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                page.wait_for_timeout(60)
                page.screenshot(path=self.folder / f"{scene}-{size}-{scheme}.png", full_page=whole)
                self.taken += 1
        page.set_viewport_size(SIZES["laptop"])


class Shoot:
    """All scenes, on one server in one browser."""

    def __init__(self, browser: Browser, url: str, camera: Camera) -> None:
        self._browser, self._url, self._camera = browser, url, camera

    def visitor(self) -> Visitor:
        return Visitor(self._browser, self._url, likes={"calm": True}, viewport=SIZES["laptop"])

    def all(self) -> None:
        if self._camera.wants("start", "new", "links", "join", "waiting", "how", "settings", "lost"):
            self.before_a_table()
        if self._camera.wants("lobby", "clock"):
            self.lobby()
        for players in (3, 2, 4):
            if self._camera.wants(
                *(f"{scene}-{players}" for scene in ("setup", "place", "end", "watch", "log", "closer", "known"))
            ):
                self.a_game(players)
        if self._camera.wants(*STEPS.values()):
            self.steps()
        if self._camera.wants("discard"):
            self.discard()
        if self._camera.wants(*SCENES):
            take_court(self.visitor(), self._camera.take)
        if self._camera.wants(*after_shots.SCENES):
            take_after(self.visitor(), self._camera.take, self._camera.wants, self._camera.folder)

    # --- before a table ------------------------------------------------------------------

    def before_a_table(self) -> None:
        visitor, take = self.visitor(), self._camera.take
        page = Start(visitor).open().page
        take(page, "start")
        page.get_by_role("button", name="Settings").click()
        take(page, "settings")
        page.keyboard.press("Escape")
        for path in ("", "/queendomino#4.3", "/royal-wedding?players=6&teams=yes", "/kingdomino/sheet"):
            page.goto(f"/rules{path}")
            page.get_by_role("heading", level=1).wait_for()
            take(page, re.sub(r"\W+", "-", f"rules{path}"))
        OnScreen(visitor).open(4)
        take(page, "new-screen")
        page.goto("/new/friends")
        take(page, "new-friends")
        page.goto("/new/nowhere")
        take(page, "lost")
        self._links(visitor)
        with self._table(["Anna", "Bruno", "Carla"], visitor) as (table, robot):
            self._bring(table, robot, at_place(6))
        Start(visitor).open()
        page.wait_for_timeout(300)
        take(page, "start-resume")

    def _links(self, visitor: Visitor) -> None:
        friends, guest = Friends(visitor), self.visitor()
        friends.lay("Anna", players=3, bots=1)
        self._camera.take(friends.page, "links")
        self._camera.take(Join(guest).open(friends.link()).page, "join")
        friends.enter()
        friends.page.get_by_role("list", name="Seats").wait_for()
        self._camera.take(friends.page, "waiting")

    def lobby(self) -> None:
        """Three people waiting, a game in progress, and somebody looking for a table."""
        looking = self.visitor().page
        looking.goto("/lobby")
        looking.get_by_role("button", name="Find me a table").wait_for()
        self._camera.take(looking, "lobby-empty")
        waiting = (("Queendomino", 3), ("Domaine", 4), ("Royal Wedding", 6), ("Kingdomino", 2), ("Kingdomino", 2))
        for name, (game, players) in zip((*NAMES, "Eda"), waiting, strict=True):
            page = self.visitor().page
            page.goto("/lobby")
            page.get_by_label("Your name").fill(name)
            page.get_by_role("radio", name=game).check()
            page.get_by_role("radio", name=str(players)).check()
            page.get_by_role("button", name="Find me a table").click()
            page.wait_for_url("**/t/*")
            if players == 3:
                page.get_by_role("list", name="Seats").wait_for()
                self._camera.take(page, "lobby-room")
        for game, scene in (("Kingdomino", "clock"), ("Domaine", "clock-court")):
            self._camera.take(self._with_a_clock(game), scene)
        looking.goto("/lobby")
        looking.get_by_role("link", name="Watch").first.wait_for()
        self._camera.take(looking, "lobby")

    def _with_a_clock(self, game: str) -> Page:
        """A table of two with a running clock."""
        anna, bruno = self.visitor(), self.visitor()
        page = anna.page
        page.goto("/new/friends")
        page.get_by_label("Your name").fill("Anna")
        choose(page, "Game", game)
        choose(page, "How many players", "2")
        page.get_by_text("Clock and company").click()
        page.get_by_role("combobox", name="Clock").select_option(index=2)
        self._camera.take(page, "clock-new")
        page.get_by_role("button", name="Lay the table").click()
        link = page.get_by_label("Link to play").input_value()
        page.get_by_role("link", name="Go to the table").click()
        Join(bruno).open(link).sit("Bruno")
        page.get_by_role("timer").first.wait_for()
        return page

    # --- at a table ----------------------------------------------------------------------

    def a_game(self, players: int) -> None:
        """Set-up, early, middle, late and the end; the spectator's view; what opens above the table."""
        take = self._camera.take
        with self._table(list(NAMES[:players])) as (table, robot):
            take(table.page, f"setup-{players}")
            for round_number in (2, 7, 12):
                self._bring(table, robot, at_place(round_number))
                take(table.page, f"place-{players}-round-{round_number:02}")
                if round_number == 7:
                    self._above(table, players)
                    self._watch(table, players)
            robot.play(keen)
            table.page.wait_for_timeout(300)
            take(table.page, f"end-{players}")
            table.page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)")
            take(table.page, f"end-{players}-below")

    def _above(self, table: AtTable, players: int) -> None:
        for name, scene in ((r"^Log", "log"), ("look closer", "closer"), ("^To come", "known")):
            table.page.get_by_role("button", name=re.compile(name)).first.click()
            self._camera.take(table.page, f"{scene}-{players}")
            table.page.keyboard.press("Escape")

    def _watch(self, table: AtTable, players: int) -> None:
        watcher = self.visitor()
        watching = AtTable(watcher)
        watcher.page.goto(f"/t/{table.id}")
        watching.ready()
        self._camera.take(watcher.page, f"watch-{players}")
        watcher.leave()

    def steps(self) -> None:
        """Each prompt of a turn in the middle of a game, before and after something is chosen."""
        seen: set[str] = set()
        for _ in range(GAMES):
            with self._table(list(NAMES[:3])) as (table, robot):
                while self._bring(
                    table, robot, lambda update: _step(update) not in {"", *seen} and _round(update) >= 4
                ):
                    step = _step(robot.update)
                    seen.add(step)
                    self._step(table, step)
                    if seen == set(STEPS.values()):
                        return

    def _step(self, table: AtTable, step: str) -> None:
        self._camera.take(table.page, step)
        table.pick_first()
        self._camera.take(table.page, f"{step}-chosen")

    def discard(self) -> None:
        for seed in range(GAMES):
            with self._table(list(NAMES[:3])) as (table, robot):
                if robot.play(careless_in(seed), until=_fits_nowhere):
                    self._camera.take(table.page, "discard")
                    return

    @contextmanager
    def _table(self, names: list[str], visitor: Visitor | None = None) -> Iterator[tuple[AtTable, Robot]]:
        someone = visitor or self.visitor()
        table = laid(someone, names)
        with table.robot() as robot:
            yield table, robot
        if visitor is None:
            someone.leave()

    def _bring(self, table: AtTable, robot: Robot, until: Callable[[Update], bool]) -> bool:
        """Plays well until the wanted position is reached, and shows it on the page."""
        found = robot.play(keen, until=until)
        table.page.wait_for_timeout(300)
        return found


def _step(update: Update) -> str:
    return STEPS.get(type(update.offer).__name__, "")


def _round(update: Update) -> int:
    position = update.view.position
    return position.round if isinstance(position, QueendominoView) else 0


def _fits_nowhere(update: Update) -> bool:
    return isinstance(update.offer, PlaceOffer) and not update.offer.spots


def main() -> None:
    """Takes the pictures."""
    parser = argparse.ArgumentParser(prog="python -m web.e2e.shots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("scene", nargs="*", help="only scenes that begin so (end, review, …); all by default")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(asked.folder, asked.scene)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), drawn=True)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
            Shoot(browser, server.url, camera).all()
            browser.close()
        finally:
            server.stop()
    print(f"{camera.taken} pictures in {asked.folder}")


if __name__ == "__main__":
    main()
