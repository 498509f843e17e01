"""A review on the page: it adds up, its moments are drawn, it is stepped through by keyboard and read as a table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from demesne.server.table.table import Table
from web.e2e.access import expect_access
from web.e2e.laid import laid
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.reviewed import KEY, keep_branch, keep_reviewed
from web.e2e.server import Server
from web.e2e.tongues import ready, speak
from web.e2e.turns.test_beside import expect_pads
from web.e2e.visitor import Visit

SEAT = """(seat) => localStorage.setItem("demesne.seats", JSON.stringify([seat]))"""

MARKS = "[\u2066-\u2069]*"
"""Invisible marks that isolate names and numbers."""


def some(text: str) -> re.Pattern[str]:
    """Matches this text anywhere, ignoring invisible marks."""
    return re.compile(MARKS.join(map(re.escape, text)))


def plain(text: str) -> str:
    return re.sub(MARKS, "", text)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Table]]:
    folder = tmp_path_factory.mktemp("reviewed")
    of = keep_reviewed(folder)
    server = Server(folder)
    server.start()
    yield server, of
    server.stop()


def opened(visit: Visit, kept: tuple[Server, Table], **device: object) -> Page:
    """The review as the first seat's browser sees it."""
    server, of = kept
    page = visit(server.url, **device).page
    page.goto(f"/api/tables/{of.id}")
    page.evaluate(SEAT, {"table": of.id, "key": KEY, "name": "Ada", "when": 1})
    page.goto(f"/t/{of.id}/review")
    return page


# The words at the head of the table of points of which each takes up more than one line.
BROKEN = r"""() => {
  const heads = [...document.querySelectorAll("table:has(caption) thead th")].map((head) => head.firstChild);
  const lines = (text, { index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  };
  return heads.flatMap((text) => [...text.data.matchAll(/\S+/g)].filter((word) => lines(text, word) > 1).map(String));
}"""
FORCED = """() => {
  const paper = getComputedStyle(document.body).backgroundColor;
  const shown = (style) => style.backgroundColor !== paper || style.borderInlineStartWidth !== "0px";
  return [shown(getComputedStyle(document.querySelector(".lane"), "::before")),
    shown(getComputedStyle(document.querySelector(".sure .on")))];
}"""


def test_zero_and_certainty_are_drawn_where_colours_are_forced(visit: Visit, kept: tuple[Server, Table]) -> None:
    page = opened(visit, kept, forced_colors="active")
    expect(page.locator(".sure .on").first).to_be_visible()
    assert page.evaluate(FORCED) == [True, True]


def test_what_was_played_and_what_was_better_can_be_told_apart_without_colours(
    visit: Visit, kept: tuple[Server, Table]
) -> None:
    page = opened(visit, kept, forced_colors="active")
    edges = page.locator(".moments article dt i")
    expect(edges).to_have_count(2)
    styles = edges.evaluate_all("nodes => nodes.map((node) => getComputedStyle(node).borderTopStyle)")
    assert styles == ["dashed", "solid"]


def test_no_word_over_the_points_is_broken_on_a_phone(visit: Visit, kept: tuple[Server, Table]) -> None:
    page, broken = opened(visit, kept, **PHONE), dict[str, list[str]]()
    for tag in ready():
        speak(page, tag, ".moments article [role=grid]")
        broken |= {tag: page.evaluate(BROKEN)}
        expect_no_sideways(page, f"{tag}, a review")
    assert not any(broken.values()), broken


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_a_review_is_read(visit: Visit, kept: tuple[Server, Table], device: dict[str, object]) -> None:
    """From the end of the game, which sums it up in a sentence and leads to what mattered most."""
    page = opened(visit, kept, **device)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(re.compile(f"^{MARKS}You"))
    sentence = heading.inner_text()
    page.goto(f"/t/{kept[1].id}")
    expect(page.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    page.get_by_role("link", name=some("What mattered most came in round 3")).click()
    pressed = page.get_by_role("region", name="Moments").get_by_role("button", pressed=True)
    expect(pressed).to_contain_text(some("12"))
    expect(heading).to_contain_text(re.compile(f"^{MARKS}You"))
    told = plain(heading.inner_text())
    by = re.search(r"(won|lost) by (\d+)", told)
    parts = re.findall(r"(gave|took|cost)(?: you)? (\d+)", told.partition(":")[2])
    sum_told = sum(int(number) * (1 if did == "gave" else -1) for did, number in parts)
    assert by
    assert sum_told == int(by[2]) * (1 if by[1] == "won" else -1)
    expect(page.get_by_role("row", name=some("name 0"))).to_be_visible()
    expect(page.get_by_role("group", name="The judge knows")).to_have_count(0)  # nothing is hidden here
    moments = page.get_by_role("region", name="Moments").get_by_role("list").first.get_by_role("button")
    expect(moments).to_have_count(2)
    where: list[list[str]] = []
    ghosts: list[int] = []
    for button in moments.all():
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("article")).to_contain_text("points given away")
        expect(page.get_by_role("article")).to_contain_text(some("3 points less for name 1"))
        expect(page.get_by_role("grid")).to_be_visible()
        ghosts.append(page.get_by_role("article").locator(".better-domino.wished").count())
        where.append(page.get_by_role("article").locator("dd small").all_inner_texts())
    assert sorted(map(len, where)) == [2, 2]
    assert sorted(ghosts) == [0, 1], "a claim that is better stands where it would count most"
    assert all(len(set(told)) == 2 for told in where), "which domino is claimed and where one is laid tell them apart"
    expect_access(page, "a review")
    if device:
        expect_no_sideways(page, "a review")
    page.get_by_role("link", name="See it in the game").click()
    expect(page).to_have_url(re.compile(r"/replay#\d+\.\d+\.\d+$"))
    if device:
        page.go_back()
    else:
        page.get_by_role("link", name="Review", exact=True).click()
    expect(heading).to_contain_text(re.compile(f"^{MARKS}You"))


def test_its_chances_are_walked_by_keys_and_read_as_a_table(visit: Visit, kept: tuple[Server, Table]) -> None:
    page = opened(visit, kept)
    way = page.get_by_role("slider", name="Through the game")
    way.focus()
    page.keyboard.press("Home")
    expect(way).to_have_attribute("aria-valuetext", re.compile(f"^{MARKS}Set-up"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(way).to_have_attribute("aria-valuetext", some("Round 1, name 0"))
    page.keyboard.press("End")
    expect(way).to_have_attribute("aria-valuetext", re.compile("100"))
    page.get_by_text("As a table").click()
    table = page.get_by_role("table").filter(has_text="After")
    expect(table.get_by_role("rowheader")).to_have_count(7)


def test_it_can_be_seen_as_another_player_and_without_a_seat(visit: Visit, kept: tuple[Server, Table]) -> None:
    server, of = kept
    page = visit(server.url).page
    page.goto(f"/t/{of.id}/review")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(some("name"))
    page.get_by_role("radio", name="name 1").check()
    expect(heading).to_contain_text(some("name 1 "))
    expect(page.get_by_role("main")).to_contain_text("nothing is known to have been given away")


@pytest.mark.parametrize(("own", "says"), [(True, "You play second"), (False, "Plays second")])
def test_only_who_made_a_choice_is_addressed(visit: Visit, kept: tuple[Server, Table], own: bool, says: str) -> None:
    def with_a_fact(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        for choice in told["report"]["choices"]:
            choice["reasons"].append(["why.order", {"order": 2}])
        route.fulfill(response=answer, json=told)

    server, of = kept
    page = visit(server.url).page
    page.route("**/review?*", with_a_fact)
    page.goto(f"/api/tables/{of.id}")
    if own:
        page.evaluate(SEAT, {"table": of.id, "key": KEY, "name": "Ada", "when": 1})
    page.goto(f"/t/{of.id}/review")
    page.get_by_role("radio", name="name 0").check()
    expect(page.get_by_role("article").get_by_text(re.compile("next round, at the latest"))).to_contain_text(says)


def test_a_moment_can_be_sent_to_somebody_who_would_see_another_side(visit: Visit, kept: tuple[Server, Table]) -> None:
    """The address names it, so it is there again after a reload, too; a stranger would first see who won."""
    page = opened(visit, kept)
    second = page.get_by_role("region", name="Moments").get_by_role("list").first.get_by_role("button").nth(1)
    second.click()
    expect(page).to_have_url(re.compile(r"/review#\d+$"))
    told = second.inner_text()
    page.reload()
    stranger = visit(kept[0].url).page
    stranger.goto(f"/t/{kept[1].id}/review")
    expect(stranger.get_by_role("radio", name="name 1")).to_be_checked()
    stranger.goto("about:blank")
    stranger.goto(page.url)
    for reader in (page, stranger):
        expect(reader.get_by_role("radio", name="name 0")).to_be_checked()
        pressed = reader.get_by_role("region", name="Moments").get_by_role("button", pressed=True)
        expect(pressed).to_have_text(re.compile(re.escape(told.split()[-1])))
        assert pressed.inner_text() == told


def test_on_a_phone_the_moment_of_a_link_is_in_sight(visit: Visit, kept: tuple[Server, Table]) -> None:
    page = opened(visit, kept, **PHONE)
    moments = page.get_by_role("heading", name="Moments")
    expect(moments).not_to_be_in_viewport()
    page.get_by_role("region", name="Moments").get_by_role("list").first.get_by_role("button").nth(1).tap()
    expect(page).to_have_url(re.compile(r"/review#\d+$"))
    address = page.url
    page.goto("about:blank")
    page.goto(address)
    expect(moments).to_be_in_viewport()


def test_a_game_that_is_going_on_is_not_reviewed(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive(re.compile("409"))
    table = laid(visitor, ["Ada", "Ben"], game="kingdomino")
    table.page.goto(table.page.url + "/review")
    expect(table.page.get_by_role("heading", level=1)).to_have_text("This game cannot be reviewed.")
    expect(table.page.get_by_role("alert")).to_contain_text("It can be reviewed when it is over.")


def test_a_game_played_on_from_another_leads_to_the_review_of_that_one(visit: Visit, tmp_path: Path) -> None:
    of = keep_reviewed(tmp_path)
    branch = keep_branch(tmp_path, of, 30)
    server = Server(tmp_path)
    server.start()
    try:
        visitor = visit(server.url)
        visitor.forgive(re.compile("422"))
        page = visitor.page
        page.goto(f"/t/{branch.id}/review")
        expect(page.get_by_role("alert")).to_contain_text("you should not be judged by what came before")
        expect_access(page, "a review that is refused")
        page.get_by_role("link", name="Review the game it comes from").click()
        expect(page).to_have_url(re.compile(f"/t/{of.id}/review$"))
        expect(page.get_by_role("region", name="Moments")).to_be_visible()
        expect(page.get_by_role("link", name="Review the game")).to_have_count(0)
    finally:
        server.stop()


@pytest.mark.parametrize(("game", "codes", "row", "pads"), [
    ("domaine", ("border", "sell"), "villages", 0), ("kingdomino", ("claim", "place"), "wheat", 1),
])  # fmt: skip
def test_a_review_leads_to_a_score_pad_if_one_can_count_its_game(
    visit: Visit, tmp_path: Path, game: str, codes: tuple[str, str], row: str, pads: int
) -> None:
    of = keep_reviewed(tmp_path, game, codes, row)
    server = Server(tmp_path)
    server.start()
    try:
        page = opened(visit, (server, of))
        expect(page.get_by_role("table").first).to_be_attached()
        expect_pads(page, pads)
    finally:
        server.stop()


def test_a_choice_of_domaine_is_drawn_on_its_board(visit: Visit, tmp_path: Path) -> None:
    """With the border that would have been better, and the rows of Domaine's pad."""
    of = keep_reviewed(tmp_path, "domaine", ("border", "sell"), "villages")
    server = Server(tmp_path)
    server.start()
    try:
        page = opened(visit, (server, of))
        moments = page.get_by_role("region", name="Moments")
        moments.get_by_role("list").first.get_by_role("button", name=some("12")).click()
        expect(moments.get_by_text(re.compile("^Set a border between"))).to_have_count(2)
        expect(moments.get_by_text("Villages")).to_be_visible()
        expect(moments.get_by_role("grid")).to_be_visible()
        expect(moments.get_by_text("+12", exact=True)).to_be_visible()
        views = page.get_by_role("group", name="The judge knows").get_by_role("radio")
        expect(views).to_have_count(2)
        expect(views.first).to_be_checked()
        expect(page.get_by_text(re.compile("^Choices are judged by what the player could know"))).to_be_visible()
    finally:
        server.stop()
