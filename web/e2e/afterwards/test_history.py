"""*Your games*: finished games, found again, added up, saved to a file, forgotten."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from demesne.records.reading import parse_record
from demesne.records.record import check
from web.e2e.access import expect_access
from web.e2e.laid import alone, laid
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.robot import never, to
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said

TRIED = "(tried) => localStorage.setItem('demesne.today', JSON.stringify(tried))"
KEEP = "(seat) => localStorage.setItem('demesne.seats', JSON.stringify([seat]))"


def rows(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("listitem")


def with_three_games(visitor: Visitor) -> Page:
    """One against bots, one between two at this screen, and one in progress; the page of finished games."""
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
    expect(rows(page).filter(has_text="on one screen")).to_have_count(1)  # counted as nobody's victory
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


def test_a_game_that_was_given_up_is_there_and_counts_for_nothing(visit: Visit) -> None:
    page = with_three_games(visit())
    summary = page.get_by_role("table").first.inner_text()
    page.goto("/")
    page.get_by_role("region", name="Go on").get_by_role("listitem").get_by_role("link").first.click()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name=re.compile("^Give up for good")).click()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/history")
    expect(rows(page)).to_have_count(3)
    page.get_by_label("Result").select_option("Ended early")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Ended early")
    expect(page.get_by_role("button", name="Save these games to one file")).to_be_disabled()
    expect_access(page, "a game given up")
    expect_no_sideways(page, "a game given up")
    page.get_by_label("Result").select_option("Any")
    assert page.get_by_role("table").first.inner_text() == summary
    page.get_by_label("Result").select_option("Ended early")
    forget = rows(page).get_by_role("button", name=re.compile("^Forget"))
    forget.press("Enter")
    forget.press("Enter")
    expect(page.get_by_text("The game has been deleted from this server, too.")).to_be_visible()
    expect(rows(page)).to_have_count(0)


def test_whoever_comes_back_finds_what_they_sought(visit: Visit) -> None:
    page = with_three_games(visit(**PHONE))
    page.get_by_label("With", exact=True).fill("ben")
    page.get_by_label("Result").select_option("won")
    page.get_by_label("Result").select_option("")
    expect(page).to_have_url(re.compile(r"/history\?with=ben$"))
    page.reload()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_label("With", exact=True)).to_have_value("ben")
    table = (rows(page).get_by_role("link").first.get_attribute("href") or "").rsplit("/", 1)[-1]
    rows(page).get_by_role("link", name=re.compile("^Watch again")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.go_back()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_label("With", exact=True)).to_have_value("ben")
    expect(page.get_by_role("status").filter(has_text=said("1 game"))).to_be_visible()
    assert not [each for each in asked if each.endswith(f"/api/tables/{table}")], "it is known"


def test_their_records_are_kept_in_one_file(visit: Visit, tmp_path: Path) -> None:
    page = with_three_games(visit())
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save these games to one file").click()
    assert saved.value.suggested_filename == "demesne-games.jsonl"
    saved.value.save_as(tmp_path / "games.jsonl")
    records = [
        parse_record(text) for text in re.split(r"(?m)^(?=\{\"game\")", (tmp_path / "games.jsonl").read_text())[1:]
    ]
    assert [min(record.names) for record in records] == ["Ben", "Anna"]  # in the order of the games
    assert [check(record) for record in records] == [None, None]

    (tmp_path / "empty.jsonl").touch()
    bring(page, "Guest", tmp_path / "empty.jsonl", "No game could be read from this file.")
    bring(page, "Guest", tmp_path / "games.jsonl", "2 were already here.")
    page.evaluate(
        "() => (Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError')))"
    )
    bring(page, "Guest", tmp_path / "games.jsonl", "No game could be read from this file.")
    other = visit()
    other.forgive("403")
    elsewhere = other.page
    elsewhere.goto("/history")
    bring(elsewhere, "Anna", tmp_path / "games.jsonl", "1 game has been added.")
    expect(elsewhere.get_by_text("Nobody in it is called Anna.")).to_be_visible()  # she played one of them
    expect(rows(elsewhere)).to_have_count(1)
    expect(rows(elsewhere)).to_contain_text("played on another server")
    expect_access(elsewhere, "games brought")
    rows(elsewhere).get_by_role("link").first.click()
    expect(elsewhere.get_by_role("link", name="Same deal again")).to_have_count(0)  # nobody here knows its order
    elsewhere.get_by_role("button", name="Check the shuffle").click()
    expect(elsewhere.get_by_role("dialog")).to_contain_text("the game was played elsewhere")
    elsewhere.goto(f"{elsewhere.url}/duplicate")
    expect(elsewhere.get_by_role("alert")).to_contain_text("cannot be dealt again")
    expect(elsewhere.get_by_role("button", name="Play this deal")).to_have_count(0)


def test_nobody_plays_again_at_a_game_from_elsewhere(visit: Visit) -> None:
    """Not even those who had all its seats: two at one screen without a server, who sent it there afterwards."""
    visitor = visit()
    page = visitor.page
    table = laid(visitor, ["Anna", "Ben"], game="kingdomino", played=to(never))
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    record = page.request.get(f"/api/tables/{table.id}/record").text()
    wish = {"record": record, "name": "Anna", "others": ["Ben"]}
    sent = page.request.post("/api/records", data=wish).json()
    visitor.keep(KEEP, {"table": sent["table"], "key": sent["key"], "name": "Anna", "when": 1})
    page.goto(f"/t/{sent['table']}")
    expect(page.get_by_role("link", name="Review the game")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def with_a_habit(page: Page) -> None:
    """Eight games of Kingdomino against a bot that had more wheat in each; the server knows none of them."""
    mine = [{"wheat": 3 + at % 2, "forest": 9, "lake": at % 5} for at in range(8)]
    theirs = {"wheat": 14, "forest": 9, "lake": 2}
    rules = {"type": "queendomino", "game": "kingdomino", "players": 2, "size": 5, "bonuses": [], "games": 1}
    games = {
        f"habit{at}": {
            "table": f"habit{at}", "game": "kingdomino", "rules": rules,
            "status": "over", "round": 12, "rounds": 12, "to_move": None, "land": [], "branch": None, "brought": False,
            "duplicate": None, "hours": 0,
            "seats": [{"seat": 0, "name": "Ada", "yours": True}, {"seat": 1, "name": "Ben", "yours": False}],
            "results": [
                {"seats": [0], "rank": 2, "total": sum(rows.values()), "rows": rows},
                {"seats": [1], "rank": 1, "total": 25, "rows": theirs},
            ],
        }
        for at, rows in enumerate(mine)
    }  # fmt: skip
    seats = [{"table": table, "key": "k", "name": "Ada", "when": at + 1} for at, table in enumerate(games)]
    page.evaluate("(seats) => localStorage.setItem('demesne.seats', JSON.stringify(seats))", seats)
    nothing = {"game": "kingdomino", "puzzles": [], "reviewed": False, "luck": None, "own": None}

    def answer(route: Route) -> None:
        route.fulfill(json=games.get(route.request.url.rsplit("/", 1)[-1], nothing))

    page.route(re.compile("/api/tables/habit"), answer)


def test_a_habit_leads_to_positions_in_which_just_that_is_to_be_found(visit: Visit) -> None:
    """The others have more wheat: one practises positions in which more of it was better, and stays among those."""
    page = visit(**PHONE).page
    page.goto("/api/puzzles/kingdomino")
    with_a_habit(page)
    page.goto("/history")
    expect(page.get_by_text(re.compile("Wheat.? is where the others at your tables are ahead"))).to_be_visible()
    expect_no_sideways(page, "a habit")
    page.get_by_role("link", name=re.compile("^Practise where more of it was better: .?21.? puzzles")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("Practice: Wheat"))
    expect(page.get_by_role("link", name=re.compile("^Puzzle"))).to_have_count(21)
    expect_access(page, "puzzles of wheat")
    expect_no_sideways(page, "puzzles of wheat")
    page.get_by_role("link", name="Begin").click()
    expect(page).to_have_url(re.compile(r"/practice/kingdomino/more/wheat/\d+$"))
    first = page.url
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("heading", name="Why")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Wheat")
    page.get_by_role("link", name="Next one").click()
    expect(page).to_have_url(re.compile(r"/practice/kingdomino/more/wheat/\d+$"))
    assert page.url != first
    page.get_by_role("button", name="Show me").click()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile("missed"))).to_have_count(2)


def test_whoever_comes_back_is_as_far_down_as_before(visit: Visit) -> None:
    page = visit(**PHONE).page
    page.goto("/api/puzzles/kingdomino")
    with_a_habit(page)
    page.goto("/history")
    expect(page.get_by_text("appear here once games have been reviewed")).to_be_visible()
    expect(rows(page)).to_have_count(8)
    link = page.get_by_role("link", name="Keep my games under a name")
    link.scroll_into_view_if_needed()
    there = page.evaluate("() => scrollY")
    link.click()
    expect(page).to_have_url(re.compile("/account"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert page.evaluate("() => scrollY") == 0
    page.go_back()
    expect(page.get_by_text("appear here once games have been reviewed")).to_be_visible()
    page.wait_for_function("(there) => Math.abs(scrollY - there) <= 1", arg=there)
    expect(rows(page).last).to_be_in_viewport()


def test_each_review_is_asked_once_while_the_games_are_being_found(visit: Visit) -> None:
    """They are found a few at a time, and the course is drawn anew with each of them."""
    page = visit().page
    page.goto("/api/puzzles/kingdomino")
    with_a_habit(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/learned") else None)
    page.goto("/history")
    expect(page.get_by_role("status").filter(has_text=said("8 games"))).to_be_visible()
    expect(page.get_by_text("appear here once games have been reviewed")).to_be_visible()
    assert len(asked) == len(set(asked)) == 8


def test_a_file_chosen_while_the_games_are_being_found_waits_for_them(visit: Visit, tmp_path: Path) -> None:
    """Otherwise what is here already would be here twice."""
    visitor = visit()
    page, file, held = visitor.page, tmp_path / "game.jsonl", list[Route]()
    table = laid(visitor, ["Anna", "Bruno"], game="kingdomino", played=to(never))
    file.write_text(page.request.get(f"/api/tables/{table.id}/record?format=jsonl").text())

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/api/tables/{table.id}", hold)
    page.goto("/history")
    page.get_by_label("Your name in them").fill("Anna")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="Looking for your games")).to_have_count(2)
    for route in held:
        route.continue_()
    expect(page.get_by_text("1 was already here.")).to_be_visible()
    expect(rows(page)).to_have_count(1)


def bring(page: Page, name: str, file: Path, said: str) -> None:
    """Imports the games of a file, in which one's name is *name*; then the page says *said*."""
    page.get_by_label("Your name in them").fill(name)
    picker = page.get_by_label("Choose a file")
    picker.focus()
    picker.set_input_files(file)
    expect(page.get_by_text(said)).to_be_visible()
    expect(picker).to_be_focused()


def test_a_game_is_forgotten_at_the_second_press(visit: Visit) -> None:
    page = with_three_games(visit())
    gone = (rows(page).first.get_by_role("link").first.get_attribute("href") or "").rsplit("/", 1)[-1]
    day = page.request.get("/api/today/kingdomino").json()["day"]
    page.evaluate(TRIED, {"kingdomino": {"day": day, "table": gone}})
    forget = rows(page).first.get_by_role("button", name=re.compile("^Forget"))
    forget.press("Enter")
    expect(forget).to_contain_text("for good?")
    forget.press("Enter")
    expect(rows(page)).to_have_count(1)
    expect(rows(page).get_by_role("link").first).to_be_focused()  # the focus is not lost with the line
    page.reload()
    expect(rows(page)).to_have_count(1)
    page.goto("/")
    expect(page.get_by_role("link", name="All your games")).to_be_visible()
    page.get_by_role("radio", name="Kingdomino").check()
    expect(page.get_by_role("button", name="Play it again, for practice")).to_be_visible()
    expect(page.get_by_role("link", name="How it went")).to_have_count(0)  # it would lead nowhere
    cards = page.get_by_role("region", name="Go on").get_by_role("listitem")
    cards.get_by_role("button").press("Enter")
    expect(cards).to_have_count(0)
    expect(page.get_by_role("main")).to_be_focused()


def test_a_game_deleted_elsewhere_is_left_out_of_the_file_and_of_what_is_sought(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.forgive("status of 404")  # there is no record of it any more
    gone = laid(visitor, ["Anna"], 2, game="queendomino", played=to(never))
    table, key = gone.id, gone.key
    laid(visitor, ["Anna"], 2, game="kingdomino", played=to(never))
    page = visitor.page
    page.goto("/history")
    expect(rows(page)).to_have_count(2)
    title = page.get_by_label("Game", exact=True)
    title.select_option(index=2)
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Queendomino")
    page.request.post(f"/api/tables/{table}/forget", data={}, headers={"x-seat-key": key})
    page.get_by_role("button", name="Save these games to one file").click()
    expect(page.get_by_text("There is nothing to save.")).to_be_visible()
    expect(title).to_have_value("")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Kingdomino")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save these games to one file").click()
    expect(page.get_by_text("There is nothing to save.")).to_have_count(0)
    saved.value.save_as(tmp_path / "games.jsonl")
    assert parse_record((tmp_path / "games.jsonl").read_text()).game == "kingdomino"


def test_the_end_of_a_game_tells_that_it_was_the_best_so_far(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    points: dict[str, int] = {}
    while len(points) < 3 or Counter(points.values())[max(points.values())] > 1:
        assert not alone(visitor, 2, "kingdomino").skip_to()
        heads = [head.strip() for head in page.get_by_role("columnheader").all_inner_texts()]
        totals = page.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
        points[page.url] = int(totals[[head for head in heads if head].index("Guest")])
    page.goto("/history")  # where all of them are found to be over
    expect(rows(page)).to_have_count(len(points))
    best = page.get_by_text("Your best so far at such a table.")
    *others, most = sorted(points, key=lambda address: points[address])
    page.goto(others[0], wait_until="networkidle")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(best).to_have_count(0)
    page.goto(most)
    expect(best).to_be_visible()
