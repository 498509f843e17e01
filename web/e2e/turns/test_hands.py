"""Direct manipulation: a choice is confirmed where it was made, and nothing moves while the table shows a message."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.server.domaine.offers import ActOffer, CastleOffer
from web.e2e.at_step import at_steps
from web.e2e.court import AtCourt
from web.e2e.courtier import at
from web.e2e.laid import laid
from web.e2e.phone import PHONE, expect_room_for_fingers
from web.e2e.robot import at_claim, at_place, keen, to
from web.e2e.table import CLAIM, AtTable
from web.e2e.visitor import Visit
from web.e2e.wire import said

PEOPLE = ["Anna", "Bruno", "Carla"]
HERE = {"BuildOffer": "Builders", "ClaimOffer": "Lines"}
"""The tab, besides the first, in which one may choose at a step."""


def at_court(visit: Visit) -> AtCourt:
    return AtCourt(laid(visit(), ["Anna"], players=4, game="domaine").visitor)


def again(table: AtTable, thing: Locator) -> None:
    """Presses the chosen thing once more, which sends the move."""
    table.settle(lambda: table.press(thing))


def test_a_second_press_on_a_domino_claims_it(visit: Visit) -> None:
    table = laid(visit(), PEOPLE)
    spot = table.page.get_by_role("button", name=CLAIM).first
    table.at_rest()
    table.press(spot)
    expect(table.page.locator(".line .beside")).to_be_visible()
    assert not table.wire.sent, "the first press chooses"
    again(table, spot)
    assert [event.code for event in table.events()].count("claim") == 1


def test_escape_lets_go_of_what_was_chosen(visit: Visit) -> None:
    table = laid(visit(), PEOPLE)
    table.pick_first()
    expect(table.page.locator(".line .beside")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".line .beside")).to_have_count(0)
    expect(table.confirm_button).to_be_disabled()


def test_the_button_beside_a_domino_claims_it(visit: Visit) -> None:
    table = laid(visit(), PEOPLE)
    table.pick_first()
    again(table, table.page.locator(".line .beside button"))


def test_a_second_press_on_a_meadow_places_the_castle(visit: Visit) -> None:
    table = at_court(visit)
    table.my_turn()
    table.offer_of(CastleOffer)
    place = table.places.nth(20)
    table.at_rest()
    table.press(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    again(table, place)


def test_a_second_press_on_a_card_plays_or_sells_it(visit: Visit) -> None:
    table = at_court(visit)
    assert table.skip_to(at("act"))
    table.offer_of(ActOffer)
    table.at_rest()
    table.pick_first()
    expect(table.confirm_button).to_be_enabled()
    chosen = table.page.get_by_role("region", name="Your hand").locator('[aria-pressed="true"]')
    again(table, chosen)


@pytest.mark.parametrize("step", ["BuildOffer", "ClaimOffer"])
def test_on_a_phone_one_may_act_in_every_tab_in_which_one_may_choose(visit: Visit, step: str) -> None:
    visitor = visit(likes={"calm": True}, **PHONE)
    table = next(at_steps(visitor, {step}))
    tabs = table.page.get_by_role("navigation", name="Parts of the table")
    bar = table.page.get_by_role("region", name="To be confirmed")
    tabs.get_by_role("button", name="Others").tap()
    bar.get_by_role("button", name="Back to my choice").tap()
    expect(table.kingdom).to_be_visible()
    tabs.get_by_role("button", name=HERE[step]).tap()
    if step == "ClaimOffer":
        table.press(table.page.get_by_role("button", name=CLAIM).first)
    else:
        table.pick_tile()
        if bar.get_by_role("button", name="Back to my choice").is_visible():
            bar.get_by_role("button", name="Back to my choice").tap()
            table.pick_site()
    expect_room_for_fingers(bar.get_by_role("button"), "the bar")
    again(table, bar.get_by_role("button", name=re.compile("^(Claim|Build)")))


def test_the_bar_stands_above_the_tabs_and_covers_nothing_at_the_end_of_the_page(visit: Visit) -> None:
    visitor = visit(likes={"calm": True}, **PHONE)
    table = laid(visitor, PEOPLE, played=to(at_claim(2)))
    table.pick_first()
    bar = table.page.get_by_role("region", name="To be confirmed").bounding_box()
    tabs = table.page.get_by_role("navigation", name="Parts of the table").bounding_box()
    assert bar is not None
    assert tabs is not None
    assert bar["height"] >= 68
    assert round(bar["y"] + bar["height"]) == round(tabs["y"])
    table.page.evaluate("() => window.scrollTo(0, document.body.scrollHeight)")
    lowest = table.page.evaluate(
        "() => Math.max(...[...document.querySelectorAll('main :is(p, button, li)')]"
        ".filter(node => !node.closest('.bar')).map(node => node.getBoundingClientRect().bottom))"
    )
    assert lowest <= bar["y"] + 1


BOXES = """() => [
    '.status', '.mine .land, .domaine > .land', '.lines', '.builders-box', '.rivals', '.hand', '.chancery',
  ].map(name => document.querySelector(`main ${name}`)?.getBoundingClientRect().toJSON() ?? null)"""


def slip(page: Page) -> Locator:
    return page.locator(".slip")


def deny(table: AtTable, press: Locator, sentence: str, rule: str) -> None:
    """Touches what cannot be chosen: the reason is shown there, and in the message line, and nothing moves."""
    before = table.page.evaluate(BOXES)
    table.press(press)
    expect(slip(table.page)).to_contain_text(sentence)
    expect(slip(table.page).get_by_role("link", name=said(rule))).to_be_visible()
    for part in sentence.split(". "):
        expect(table.page.locator(".word").get_by_role("status")).to_contain_text(part)
    assert table.page.evaluate(BOXES) == before, "nothing moves when something is refused"
    table.page.mouse.click(2, 2)
    expect(slip(table.page)).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_a_square_a_domino_and_a_tile_say_why_they_cannot_be_chosen(visit: Visit, device: dict[str, object]) -> None:
    table = laid(visit(likes={"calm": True}, **device), PEOPLE, played=to(at_place(1)))
    page = table.page
    table.at_rest()
    castle = "Your castle stands here. Each half of the domino needs a free square."
    deny(table, page.locator('.land [data-square="0,0"]').first, castle, "Rule 4.2")
    with table.robot() as robot:
        assert robot.play(keen, until=at_claim(1))
    table.at_rest()
    if table.visitor.touches:  # beside the kingdom, a phone shows the line to claim from
        page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Lines").tap()
    gone = page.get_by_role("main").get_by_role("region").or_(page.locator(".line")).locator("span.tile")
    deny(table, gone.first, "That domino is not in the next line.", "Rule 9.1")


def test_a_forest_says_why_no_castle_goes_there(visit: Visit) -> None:
    table = at_court(visit)
    table.my_turn()
    forest = table.page.get_by_role("gridcell", name=re.compile(r"forest")).first
    table.at_rest()
    deny(table, forest, "A castle stands on a meadow.", "Rule 3.4")


def test_a_hint_moves_nothing(visit: Visit) -> None:
    table = laid(visit(), PEOPLE)
    table.at_rest()
    before = table.page.evaluate(BOXES)
    table.page.keyboard.press("h")
    expect(table.page.locator(".word").get_by_role("status")).to_contain_text(re.compile("Hint:"))
    table.page.keyboard.press("Escape")
    assert table.page.evaluate(BOXES) == before


def test_the_ticks_of_the_score_track_stay_where_colours_are_forced(visit: Visit) -> None:
    page = at_court(visit).page
    page.emulate_media(forced_colors="active")
    tick = page.locator(".track .space").first
    script = (
        "node => { const s = getComputedStyle(node); return [s.borderInlineStartWidth, s.borderInlineStartStyle]; }"
    )
    assert tick.evaluate(script) in (["2px", "solid"], ["3px", "solid"])
