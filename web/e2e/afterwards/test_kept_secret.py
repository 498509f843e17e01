"""After a game that ended early, or that nobody may watch: what is disclosed, and what one can save of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.e2e.laid import alone
from web.e2e.server import Server
from web.e2e.table import AtTable
from web.e2e.visitor import Visit


@pytest.fixture(scope="module")
def shuffling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose shuffles can be checked."""
    started = Server(tmp_path_factory.mktemp("secrets") / "tables", shuffles=True)
    started.start()
    yield started
    started.stop()


def at_table(at: AtTable, kind: str, name: str) -> None:
    """Opens *This table*, uses a control there and closes it."""
    page = at.page
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_role(kind, name=re.compile(f"^{name}")).click()  # type: ignore[arg-type]
    page.keyboard.press("Escape")


def checked(page: Page) -> str:
    """What the page says of the shuffle."""
    page.get_by_role("button", name="Check the shuffle").click()
    verdict = page.get_by_role("dialog", name="Check the shuffle").get_by_role("status")
    expect(verdict).to_have_text(re.compile(r"\.$"))
    return verdict.inner_text()


def test_the_shuffle_of_a_game_that_was_ended_early_is_secret_not_suspect(visit: Visit, shuffling: Server) -> None:
    at = alone(visit(shuffling.url), 2, "kingdomino")
    at_table(at, "button", "Ask to end here")
    expect(at.page.get_by_text("Everybody agreed to end the game here.").first).to_be_visible()
    assert checked(at.page).startswith("This game was ended before its rules did.")
    expect(at.page.get_by_role("button", name="Save the figures")).to_have_count(0)


def test_of_a_game_that_nobody_may_watch_its_players_save_everything(visit: Visit, shuffling: Server) -> None:
    at = alone(visit(shuffling.url), 2, "kingdomino")
    at_table(at, "checkbox", "Others may watch")
    at.wire.until(lambda: not at.wire.view.customs.watchers, "nobody may watch")
    at.skip_to()
    page = at.page
    with page.expect_download() as record:
        page.get_by_role("button", name="Record", exact=True).click()
    head = json.loads(Path(record.value.path()).read_text().splitlines()[0])
    assert (head["game"], head["names"][0]) == ("kingdomino", "Guest")
    assert checked(page).startswith("Everything came in the order")
    with page.expect_download() as figures:
        page.get_by_role("button", name="Save the figures").click()
    assert json.loads(Path(figures.value.path()).read_text())["seed"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Picture").click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    expect(page.get_by_label("Link to watch")).to_have_count(0)  # it would open for nobody
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Same deal again").click()
    expect(page.get_by_role("button", name="Play this deal")).to_be_visible()
    expect(page.get_by_label("Anyone with this link")).to_have_count(0)  # nor would this one
    page.get_by_role("button", name="Play this deal").click()
    AtTable(at.visitor).ready()
