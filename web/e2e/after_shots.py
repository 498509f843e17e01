"""Pictures of what comes after a game: the one to hand on, replay, review, practice, history, today's kingdom."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from playwright.sync_api import Error, Page, expect

from web.e2e.courtier import courtier
from web.e2e.laid import Played, laid
from web.e2e.robot import keen
from web.e2e.visitor import Visitor

__all__ = ["SCENES", "Take", "take_after"]

SCENES: Final = ("share", "replay", "review", "practice", "history", "today")
PATIENCE: Final = 240_000
"""Milliseconds that a review may take on a busy machine."""
ENOUGH: Final = 60_000
"""How many milliseconds to look for a choice that gave something away."""
GAMES: Final[Mapping[str, tuple[int, dict[str, object]]]] = {
    "queendomino": (3, {}),
    "domaine": (4, {}),
    "kingdomino": (2, {}),
    "royal-wedding": (6, {"teams": True}),
}
"""Which games are played to the end, by how many, and how."""
PUZZLES: Final = ("queendomino", "domaine")


class Take(Protocol):
    """Photographs a page in every size and theme; *whole*: the full page, however long."""

    def __call__(self, page: Page, scene: str, *, whole: bool = False) -> None: ...


def take_after(visitor: Visitor, take: Take, wants: Callable[..., bool], folder: Path) -> None:
    """All scenes, for one finished game of each kind."""
    ended = {game: _ended(visitor, game) for game in GAMES}
    for game, table in ended.items():
        if wants(f"share-{game}"):
            _share(visitor.page, table, folder / f"share-{game}.png")
        if wants(f"replay-{game}"):
            visitor.page.goto(f"/t/{table}/replay#6.1.1")
            expect(visitor.page.get_by_role("slider", name="Where in the game")).to_be_visible()
            visitor.page.wait_for_timeout(400)
            take(visitor.page, f"replay-{game}")
        if wants(f"review-{game}"):
            _review(visitor.page, table)
            take(visitor.page, f"review-{game}", whole=True)
    _elsewhere(visitor.page, take, wants)


def _elsewhere(page: Page, take: Take, wants: Callable[..., bool]) -> None:
    if wants("practice"):
        page.goto("/practice")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(300)
        take(page, "practice")
        for game in PUZZLES:
            _puzzle(page, game, take)
    if wants("history"):
        page.goto("/history")
        page.get_by_role("button", name=re.compile("^Keep|^Save")).first.wait_for()
        take(page, "history", whole=True)
    if wants("today"):
        page.goto("/")
        page.get_by_role("region", name=re.compile("kingdom$")).scroll_into_view_if_needed()
        take(page, "today", whole=True)


def _ended(visitor: Visitor, game: str) -> str:
    """A game against bots that Anna has played to its end: its table."""
    players, options = GAMES[game]
    return laid(visitor, ["Anna"], players, game, played=_played(game), options=options).id


def _played(game: str) -> Played:
    if game == "domaine":
        return lambda robot: robot.play(courtier(robot, 1))
    return lambda robot: robot.play(keen)


def _share(page: Page, table: str, to: Path) -> None:
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Picture").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    saved.value.save_as(to)


def _review(page: Page, table: str) -> None:
    """A review with moments; waits for as long as it takes."""
    page.goto(f"/t/{table}/review")
    page.locator(".moments article").wait_for(timeout=PATIENCE)
    with suppress(Error):
        page.locator(".moments ol .less").first.wait_for(timeout=ENOUGH)
    page.wait_for_timeout(400)


def _puzzle(page: Page, game: str, take: Take) -> None:
    """One of the puzzles that come with the game: the question, and the solution."""
    page.goto(f"/practice/{game}/1")
    page.get_by_role("button", name="Show me").wait_for()
    take(page, f"practice-{game}")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_timeout(500)
    take(page, f"practice-{game}-told", whole=True)
