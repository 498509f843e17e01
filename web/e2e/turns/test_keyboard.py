"""A game without a mouse: its beginning until every key has been used, its last round, its end, and a new game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from demesne.server.protocol import Offer
from demesne.server.queendomino.shapes import BribeOffer, BuildOffer, PlaceOffer
from web.e2e import courtier
from web.e2e.at_step import PEOPLE, at_steps
from web.e2e.gate import Gate
from web.e2e.keyboard import Keyboard, KeyboardPlayer
from web.e2e.laid import alone, laid
from web.e2e.pages import TABLE, Start
from web.e2e.robot import Wanted, in_last_round, to
from web.e2e.table import AtTable
from web.e2e.visitor import NETWORK, Visit, Visitor

# A button that is disabled keeps the focus until the next frame.
LOST: Final = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.activeElement === document.body;
}"""

ALL = frozenset({"Enter", "r", "1", " ", "s", "u", "arrows"})
"""The keys of a turn."""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["laptop", "narrow"])
def test_one_game_by_keyboard_alone(visit: Visit, size: tuple[int, int]) -> None:
    """A narrow window is a phone with a keyboard, or an enlarged page."""
    visitor = visit(viewport={"width": size[0], "height": size[1]})
    start = Start(visitor).open()
    keys = Keyboard(start.page)
    table = AtTable(visitor)
    keys.press("Tab")
    keys.tab_to_named("Play now")
    keys.press("Enter")
    start.page.wait_for_url(TABLE)
    player = KeyboardPlayer(table.ready())

    undone = False
    while table.my_turn() and not (undone and player.used >= ALL):
        step = table.offer
        player.move()
        if isinstance(step, PlaceOffer) and not undone and table.wire.view.can_undo:
            player.undo()
            undone = True
    assert undone
    assert player.used >= ALL
    table.skip_to(in_last_round)
    while table.my_turn():
        player.move()
    table.expect_end(["Guest"])
    keys.expect_focus("the end")
    keys.tab_to_named("Play again")
    keys.press("Enter")
    table.wire.until(lambda: table.wire.status == "playing", "the next game")
    table.my_turn()
    keys.expect_focus("the next game")


def test_dialogs_open_and_close_by_keyboard(visit: Visit) -> None:
    """Escape closes them, and the focus goes back to what opened them."""
    visitor = visit()
    table = alone(visitor, 3)
    table.my_turn()  # the others' moves are over: no new step takes the focus
    keys = Keyboard(table.page)
    rival = table.wire.view.seats[1].name
    for name in ("Log", "Settings", rival):
        keys.tab_to_named(name)
        keys.press("Enter")
        dialog = table.page.get_by_role("dialog", name=re.compile("Kingdom of" if name == rival else name))
        expect(dialog).to_be_visible()
        keys.expect_focus(f"opening {name}")
        expect(table.page.get_by_role("tooltip")).to_be_hidden()  # Escape would close it first
        keys.press("Escape")
        expect(dialog).to_be_hidden()
        focus = table.page.evaluate("() => document.activeElement.innerText")
        assert focus.startswith(name), f"after closing {name} the focus is on {focus!r}"


def test_the_menu_of_a_narrow_window_has_the_focus_again(visit: Visit) -> None:
    """When Escape closes it, and when it closes what was opened from there."""
    visitor = visit(viewport={"width": 640, "height": 512})
    table = laid(visitor, ["Anna", "Bruno"])
    keys, page = Keyboard(table.page), table.page
    menu = page.get_by_role("button", name="Menu")
    keys.tab_to_named("Menu")
    for name in ("Settings", "Log", "In words", ""):
        keys.press("Enter")
        keys.tab_to_named(name or "This table")
        if name:
            keys.press("Enter")
            expect(page.get_by_role("dialog", name=name)).to_be_visible()
        keys.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(menu).to_have_attribute("aria-expanded", "false")
        expect(menu).to_be_focused()


def test_the_page_begins_with_a_way_past_its_head(visit: Visit) -> None:
    start = Start(visit()).open()
    keys = Keyboard(start.page)
    keys.press("Tab")
    expect(start.page.get_by_role("link", name="Skip to content")).to_be_focused()
    keys.expect_focus("the first Tab")
    keys.press("Enter")
    expect(start.page.get_by_role("main")).to_be_focused()


def test_another_page_gives_the_focus_to_its_heading(visit: Visit) -> None:
    """What was pressed is gone with the page before."""
    start = Start(visit()).open()
    page, keys = start.page, Keyboard(start.page)
    heading = page.get_by_role("main").get_by_role("heading", level=1)
    for name, title in (("Score pad", "Score pad"), ("Start counting", "The kingdom of"), ("Rules", "Rules of")):
        keys.tab_to_named(name)
        keys.press("Enter")
        expect(heading).to_have_text(re.compile(f"^{title}"))
        expect(heading).to_be_focused()
    page.go_back()
    expect(heading).to_have_text(re.compile("^The kingdom of"))
    expect(heading).to_be_focused()


def test_letting_go_of_a_choice_keeps_the_focus(visit: Visit) -> None:
    """Escape after a choice or a hint, and a hint to skip, disable the button that has the focus."""
    visitor, lost = visit(likes={"calm": True}), list[str]()
    for where in _steps(visitor):
        for key in ("1", "Escape", "h", "Escape"):
            visitor.page.keyboard.press(key)
            if key == "h":
                expect(visitor.page.locator("button.hint.lit")).to_be_visible()
            if visitor.page.evaluate(LOST):
                lost.append(f"{where}, {key}")
    assert not lost, lost


def test_a_digit_of_a_taken_domino_says_that_it_is_taken(visit: Visit) -> None:
    visitor = visit()
    table = laid(visitor, ("Anna", "Bruno"), game="kingdomino")
    line, slip = visitor.page.locator(".line").last, visitor.page.locator(".slip")
    table.move()  # claims the first one
    expect(line.locator(".spot")).to_have_count(3)
    visitor.page.keyboard.press("1")
    expect(slip).to_contain_text("A domino takes only one king.")
    expect(visitor.page.locator("main .status").get_by_role("status")).to_contain_text("A domino takes only one king.")
    visitor.page.keyboard.press("2")
    expect(slip).to_have_count(0)
    expect(line.locator("li.chosen")).to_have_count(1)


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (BuildOffer, re.compile(r"It costs \d, and you have \d\.")),
        (BribeOffer, "There is no tile in that slot to burn."),
    ],
)
def test_a_digit_of_a_tile_that_cannot_be_taken_says_why(visit: Visit, step: type, says: str | re.Pattern[str]) -> None:
    visitor = visit()
    table = laid(visitor, PEOPLE, played=to(_refusing(step)))
    slip, (refused, offered) = visitor.page.locator(".slip"), _digits(table.offer)
    visitor.page.keyboard.press(refused)
    expect(slip).to_contain_text(says)
    expect(visitor.page.locator("main .status").get_by_role("status")).to_contain_text(says)
    visitor.page.keyboard.press(offered)
    expect(slip).to_have_count(0)
    expect(visitor.page.locator("[data-slot].chosen")).to_have_count(1)


def test_a_digit_of_a_tile_on_another_tab_is_answered_at_the_headline_alone(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844})
    table = laid(visitor, PEOPLE, played=to(_refusing(BuildOffer)))
    visitor.page.get_by_role("button", name="Others", exact=True).click()
    visitor.page.keyboard.press(_digits(table.offer)[0])
    expect(visitor.page.locator("main .status").get_by_role("status")).to_contain_text("It costs")
    expect(visitor.page.locator(".slip")).to_have_count(0)


def test_a_button_keeps_the_focus_until_it_is_answered(visit: Visit) -> None:
    """It sends a move, which takes a while on a slow network."""
    visitor, lost = visit(likes={"calm": True}), list[str]()
    gate, keys = Gate(visitor), Keyboard(visitor.page)
    for where in _steps(visitor):
        if where == "castle":  # on the board there are no buttons
            continue
        table = AtTable(visitor)
        table.at_rest()
        if where == "ClaimOffer":
            keys.press("1")
        elif where == "refill":
            keys.press("Enter")
        else:
            keys.tab_to_named("Skip")
        gate.lost, before = "words", table.wire.seq
        keys.press("Enter")
        if visitor.page.evaluate(LOST):
            lost.append(where)
        gate.lost = "nothing"
        table.catch_up(before + 1)
    assert not lost, lost


def test_a_button_of_a_page_keeps_the_focus_when_it_fails(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive(NETWORK)
    page = Start(visitor).open().page
    page.route("**/api/tables", lambda route: route.abort())
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    play.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(play).to_be_focused()


def _steps(visitor: Visitor) -> Iterator[str]:
    for table in at_steps(visitor, ["ClaimOffer", "BuildOffer", "BribeOffer"]):
        yield table.step
    for phase in ("castle", "refill"):
        played = courtier.to(courtier.at(phase))
        laid(visitor, ["Anna"], players=2, game="domaine", level=1, played=played)
        yield phase


def _refusing(step: type) -> Wanted:
    """A step with a tile that may be taken, and one that may not."""
    return lambda update: isinstance(update.offer, step) and all(_digits(update.offer))


def _digits(offer: Offer | None) -> tuple[str, str]:
    """Of a tile that may not be taken now, and of one that may; empty if there is none."""
    match offer:
        case BuildOffer(slots=slots):
            refused, offered = {slot.cost for slot in slots if slot.reason}, {slot.cost for slot in slots if slot.sites}
        case BribeOffer(spots=spots):
            offered = {spot.cost for spot in spots}
            refused = {*range(6)} - offered
        case _:
            refused, offered = set(), set()
    return "".join(map(str, [*refused][:1])), "".join(map(str, [*offered][:1]))
