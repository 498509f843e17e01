"""Page objects for the pages before a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, Page, expect

from web.e2e.table import AtTable
from web.e2e.visitor import Visitor
from web.e2e.wire import said

TABLE = re.compile(r"/t/[\w-]+$")
PASSWORD: Final = "a long word or three"
"""That of every account of the tests."""


def choose(page: Page, question: str, answer: str) -> None:
    """Chooses an answer to a question."""
    page.get_by_role("group", name=said(question)).get_by_role("radio", name=said(answer)).check()


class Start:
    """The first page."""

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page

    def open(self) -> Start:
        self.page.goto("/")
        expect(self.page.get_by_role("button", name="Play now")).to_be_visible()
        return self

    def play_now(self, players: int) -> AtTable:
        """A table with bots: this many players, then one click."""
        self.unfold()
        choose(self.page, "Players", str(players))
        table = AtTable(self.visitor, self.page)
        self.page.get_by_role("button", name="Play now").click()
        self.page.wait_for_url(TABLE)
        return table.ready()

    def unfold(self) -> Start:
        """*Change*: the options of the chosen game, if they are folded."""
        turn = self.page.get_by_role("button", name=re.compile("^(Change|Close:) how to play"))
        expect(turn).to_be_visible()
        if turn.get_attribute("aria-expanded") == "false":
            turn.click()
        return self

    def line(self) -> Locator:
        """The line that says what *Play now* will play."""
        return self.page.get_by_role("main").locator("p[aria-live]").first

    def resume(self) -> Locator:
        """The tables one can return to."""
        return self.page.get_by_role("region", name="Go on").get_by_role("link")

    def finished(self) -> Locator:
        """The tables at which a game is over."""
        return self.page.get_by_role("region", name="Finished games").get_by_role("listitem").locator("a:first-child")

    def go_back(self) -> AtTable:
        """Takes the first table on the list."""
        table = AtTable(self.visitor, self.page)
        self.resume().first.click()
        self.page.wait_for_url(TABLE)
        return table.ready()


class Friends:
    """*With friends*: a table, and the links to it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def lay(self, name: str, players: int, bots: int, game: str = "") -> None:
        """Lays the table; the links are shown."""
        self.page.goto("/")
        self.page.get_by_role("link", name="With friends").click()
        self.page.get_by_label("Your name").fill(name)
        if game:
            choose(self.page, "Game", game)
        choose(self.page, "How many players", str(players))
        for seat in range(players - bots + 1, players + 1):
            choose(self.page, f"Who takes seat {seat}", "Bot")
        self.page.get_by_role("button", name="Lay the table").click()
        expect(self.page.get_by_role("heading", name="The table is laid")).to_be_visible()

    def link(self) -> str:
        """The link to play."""
        return self.page.get_by_label("Link to play").input_value()

    def watch_link(self) -> str:
        return self.page.get_by_label("Link to watch").input_value()

    def enter(self) -> AtTable:
        table = AtTable(self.visitor)
        self.page.get_by_role("link", name="Go to the table").click()
        return table


class OnScreen:
    """*On this screen*: people who pass one screen around."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self, players: int, game: str = "") -> OnScreen:
        self.page.goto("/")
        self.page.get_by_role("link", name="On this screen").click()
        if game:
            choose(self.page, "Game", game)
        choose(self.page, "How many players", str(players))
        return self

    def lay(self, names: Sequence[str], players: int | None = None, game: str = "") -> AtTable:
        """People with these names take the first seats, bots the others."""
        seats = players or len(names)
        self.open(seats, game)
        for seat in range(1, seats + 1):
            self._seat(seat, names[seat - 1] if seat <= len(names) else None)
        table = AtTable(self.visitor)
        self.page.get_by_role("button", name="Lay the table").click()
        self.page.wait_for_url(TABLE)
        return table.ready()

    def _seat(self, seat: int, name: str | None) -> None:
        choose(self.page, f"Who takes seat {seat}", "Bot" if name is None else "Person")
        if name is not None:
            self.page.get_by_label(said(f"Name of seat {seat}")).fill(name)


class Join:
    """The page behind a link to play."""

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page

    def open(self, link: str) -> Join:
        self.page.goto(link)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def sit(self, name: str) -> AtTable:
        """Takes the first free seat."""
        table = AtTable(self.visitor, self.page)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        return table

    def refusal(self) -> Locator:
        """The sentence that says why not."""
        return self.page.get_by_role("alert")


def sign_up(page: Page, name: str) -> None:
    """Creates an account, and signs in with it."""
    page.goto("/account")
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("this one")).to_be_visible()


def sign_in(page: Page, name: str, *, there: bool = False) -> None:
    """With the password of `sign_up`; *there*: the page is open already."""
    if not there:
        page.goto("/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("this one")).to_be_visible()
