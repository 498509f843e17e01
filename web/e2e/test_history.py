"""*Your games*: those that are over, found again, added up, kept in a file, forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.records.reading import parse_record
from demesne.records.record import check
from web.e2e.access import expect_access
from web.e2e.laid import alone, laid
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said


def rows(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("listitem")


def with_three_games(visitor: Visitor) -> Page:
    """One against bots, one of two at this screen, and one that goes on; the page of those that are over."""
    assert not alone(visitor, 2, "kingdomino").skip_to()
    assert not laid(visitor, ["Anna", "Bruno"], game="kingdomino").skip_to()
    alone(visitor, 3)
    page = visitor.page
    page.goto("/history")
    expect(rows(page)).to_have_count(2)
    return page


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_games_that_are_over_are_found_again_and_added_up(visit: Visit, device: dict[str, object]) -> None:
    page = with_three_games(visit(**device))
    tally = page.get_by_role("row", name=re.compile("^Kingdomino"))
    expect(tally.get_by_role("cell")).to_have_text(["1", re.compile(r"^(0|0.5|1)$"), "0.5", re.compile(r"^\d+$")])
    expect(rows(page).filter(has_text="on one screen")).to_have_count(1)  # nobody's victory
    page.get_by_label("With", exact=True).fill("ben")
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text=said("1 game"))).to_be_visible()
    page.get_by_label("With", exact=True).fill("nobody")
    expect(rows(page)).to_have_count(0)
    page.get_by_label("With", exact=True).fill("")
    expect_access(page, "your games")
    if device:
        expect_no_sideways(page, "your games")
    rows(page).first.get_by_role("link", name=re.compile("^Watch again")).click()
    expect(page).to_have_url(re.compile("/replay"))


def test_their_records_are_kept_in_one_file(visit: Visit, tmp_path: Path) -> None:
    page = with_three_games(visit())
    with page.expect_download() as saved:
        page.get_by_role("button", name="Keep these games in one file").click()
    assert saved.value.suggested_filename == "demesne-games.jsonl"
    saved.value.save_as(tmp_path / "games.jsonl")
    records = [
        parse_record(text) for text in re.split(r"(?m)^(?=\{\"game\")", (tmp_path / "games.jsonl").read_text())[1:]
    ]
    assert [min(record.names) for record in records] == ["Anna", "Ben"]
    assert [check(record) for record in records] == [None, None]

    bring(page, "Guest", tmp_path / "games.jsonl", "2 were here already.")
    other = visit()
    other.forgive("403")
    elsewhere = other.page
    elsewhere.goto("/history")
    bring(elsewhere, "Anna", tmp_path / "games.jsonl", "1 game is here now.")
    expect(elsewhere.get_by_text("Nobody in it is called Anna.")).to_be_visible()  # she played one of them
    expect(rows(elsewhere)).to_have_count(1)
    expect(rows(elsewhere)).to_contain_text("played at another server")
    expect_access(elsewhere, "games brought")


def bring(page: Page, name: str, file: Path, said: str) -> None:
    """Brings the games of a file, in which one is called *name*; then the page says *said*."""
    page.get_by_label("Your name in them").fill(name)
    page.get_by_label("Choose the file").set_input_files(file)
    expect(page.get_by_text(said)).to_be_visible()


def test_one_is_forgotten_at_the_second_press(visit: Visit) -> None:
    page = with_three_games(visit())
    forget = rows(page).first.get_by_role("button", name=re.compile("^Forget"))
    forget.press("Enter")
    expect(forget).to_contain_text("for good?")
    forget.press("Enter")
    expect(rows(page)).to_have_count(1)
    page.reload()
    expect(rows(page)).to_have_count(1)
    page.goto("/")
    expect(page.get_by_role("link", name="All your games")).to_be_visible()
