"""The first game and its guide: by mouse, keyboard and touch; what comes up later; how to leave and to return."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import pytest
from playwright.sync_api import expect

from demesne.server.queendomino.shapes import ClaimOffer, PlaceOffer
from web.e2e import courtier
from web.e2e.access import expect_access
from web.e2e.at_step import at_steps
from web.e2e.court import UNCOVER, AtCourt
from web.e2e.keyboard import Keyboard
from web.e2e.laid import laid
from web.e2e.pages import TABLE, Start
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.robot import at_place, keen
from web.e2e.table import AtTable
from web.e2e.visitor import Visit, Visitor

LAPTOP: Final = {"viewport": {"width": 1366, "height": 768}}
SEVEN: Final = [f"kingdom-{word}" for word in ("choose", "claim", "place", "turn", "points", "again", "inside")]
COURT: Final = [f"domaine-{word}" for word in ("castle", "knight", "others", "income", "use", "chancery", "sell")]
NEW: Final = {
    "borders": "borders",
    "knights": "knights",
    "expansion": "expansion",
    "deserter": "deserters",
    "alliance": "alliances",
}
GAMES: Final = 12
LEARNED: Final[Mapping[str, object]] = {"on": True, "met": True, "learned": SEVEN}
ROUND: Final = (
    "Choose a domino. Your king will bring it home next round.",
    "Claim it. Low numbers go first, high numbers carry crowns. Each of your kings claims one.",
    "Place it here or there. One half must touch your castle or the same landscape.",
    "Click it or press R to turn it. It must touch your castle or the same landscape. Then place it.",
    "Here: LAND, N \N{MULTIPLICATION SIGN} N. Points are squares times crowns. Try other places, then place it.",
    "Now claim again. Your king stands on what comes next.",
    "Keep it inside N by N. The lamp helps when you are unsure. The highest score at the end wins.",
)
"""What a screen reader announces in a guided round."""
BY_FINGER: Final = tuple(
    words.replace("Choose a domino.", "Tap a domino.").replace("Click it or press R", "Tap it") for words in ROUND
)
LONG_ENOUGH: Final = 12
"""How many letters tell the texts apart."""
# What the guide's slip covers: its ring, and controls.
COVERED: Final = """() => {
  const box = (node) => node.getBoundingClientRect();
  const slip = box(document.querySelector("aside.coach-slip"));
  const hit = ({ left, right, top, bottom }) =>
    left < slip.right && right > slip.left && top < slip.bottom && bottom > slip.top;
  const things = [...document.querySelectorAll("svg.thread .hem, main button:enabled, .bar, #status")];
  return things.filter((each) => each.checkVisibility() && hit(box(each)))
    .map((each) => each.getAttribute("aria-label") ?? each.getAttribute("class") ?? each.textContent);
}"""

# Whether the slip lies below the last row of the land, and the window begins above its first.
LAND_IN_SIGHT: Final = """() => {
  const box = (node) => node.getBoundingClientRect();
  const cells = [...document.querySelectorAll(".land .board [role=gridcell]")].map(box);
  const slip = box(document.querySelector("aside.coach-slip"));
  return Math.min(...cells.map(({ top }) => top)) >= 0 && Math.max(...cells.map(({ bottom }) => bottom)) <= slip.top;
}"""

RING_COVERED: Final = COVERED.replace(", main button:enabled, .bar, #status", "")


class Guided:
    """A table with the guide."""

    def __init__(self, table: AtTable) -> None:
        self.table = table
        self.page = table.page
        self.slip = self.page.get_by_role("complementary", name="Guide")

    def hears(self, at: int) -> None:
        """The text at this index is shown, announced to a screen reader, and points at something it does not cover."""
        why = ROUND[at].split(". ", 1)[1]
        told = self.page.get_by_role("status").filter(has_text=re.compile(re.escape(why[:LONG_ENOUGH])))
        expect(told).to_have_count(1)
        words = re.sub("[\u2066-\u2069]", "", told.inner_text())
        words = re.sub(r"\d+", "N", re.sub(r"Here: \w+", "Here: LAND", words.replace("\N{NO-BREAK SPACE}", " ")))
        assert words == (BY_FINGER if self.table.visitor.touches else ROUND)[at]
        expect(self.slip).to_contain_text(re.compile(rf"{at + 1}\W+of\W+7"))
        expect(self.page.locator("svg.thread .hem")).to_have_count(1)
        touches = self.table.visitor.touches  # on a phone, what lies below the slip is scrolled into view above it
        covered = COVERED.replace("main button:enabled, ", "").replace(", #status", "") if touches else COVERED
        self.table.wire.until(lambda: not self.page.evaluate(covered), "a slip that covers nothing")

    def to_place(self, move: Callable[[], None]) -> PlaceOffer:
        """Makes claims for all kings, until there is a domino to be placed."""
        while self.table.my_turn() and isinstance(self.table.offer, ClaimOffer):
            move()
        assert isinstance(self.table.offer, PlaceOffer)
        return self.table.offer


def begin(visitor: Visitor) -> Guided:
    """A new visitor begins the first game; the guide waits for the first claim."""
    table = AtTable(visitor)
    page = Start(visitor).open().page
    page.get_by_role("button", name="Begin the first game").click()
    page.wait_for_url(TABLE)
    table.ready().my_turn()
    assert (table.wire.view.game, len(table.wire.view.seats)) == ("kingdomino", 2)
    return Guided(table)


def square(at: tuple[int, int]) -> str:
    return f'.mine [data-square="{at[0]},{at[1]}"]'


def bring_home(guided: Guided) -> None:
    """Chooses and claims a domino, and moves it onto the kingdom: the guide speaks three times."""
    table = guided.table
    table.pick_first()
    guided.hears(1)
    offer = guided.to_place(table.move)
    guided.hears(2)
    table.press(guided.page.locator(square(offer.spots[-1].first)))
    guided.hears(3)


def test_a_first_round_by_mouse(visit: Visit) -> None:
    guided = begin(visit(guide=None, **LAPTOP))
    table, page = guided.table, guided.page
    guided.hears(0)
    assert page.evaluate("() => !document.activeElement.closest('.coach-slip')"), "the guide took the focus"
    expect_access(page, "a coached table")
    bring_home(guided)
    page.reload()
    table.ready().my_turn()
    guided.hears(3)
    table.press(guided.page.get_by_role("button", name="Turn").first)
    guided.hears(4)
    table.move()
    table.my_turn()
    guided.hears(5)
    table.move()
    table.my_turn()
    guided.hears(6)
    table.move()
    table.my_turn()
    expect(guided.slip).to_have_count(0)


def test_a_first_round_by_keys(visit: Visit) -> None:
    """The guide's own button is the next tab stop after what it points at."""
    guided = begin(visit(guide=None, **LAPTOP))
    table, page = guided.table, guided.page
    keys = Keyboard(page)

    assert isinstance(table.offer, ClaimOffer)
    guided.hears(0)
    page.locator(".lines .spot").last.focus()
    keys.press("Tab")
    expect(guided.slip.get_by_role("button")).to_be_focused()
    keys.press("Shift+Tab")
    expect(page.locator(".lines .spot").last).to_be_focused()
    keys.press(str(table.offer.spots[0].order))
    guided.hears(1)
    table.settle(lambda: keys.press("Enter"))
    while table.my_turn() and isinstance(table.offer, ClaimOffer):
        keys.press(str(table.offer.spots[0].order))
        table.settle(lambda: keys.press("Enter"))
    guided.hears(2)
    keys.press("r")
    guided.hears(4)
    table.settle(lambda: keys.press("Enter"))
    table.my_turn()
    guided.hears(5)
    keys.press("Escape")
    expect(guided.slip).to_have_count(0)
    keys.expect_focus("Escape")


def test_a_first_round_on_a_phone(visit: Visit) -> None:
    guided = begin(visit(guide=None, **PHONE))
    guided.hears(0)
    expect_no_sideways(guided.page, "a coached table")
    expect_room_for_fingers(guided.slip.get_by_role("button"), "the slip")
    bring_home(guided)
    guided.table.move()
    guided.table.my_turn()
    guided.page.wait_for_timeout(300)  # the scrolling that brings it into sight is over
    expect(guided.table.status).to_be_in_viewport(ratio=1)


def test_the_second_king_chooses_before_it_claims(visit: Visit) -> None:
    """The guide asks for a domino again, in sight, and not to claim one that nobody has chosen."""
    guided = begin(visit(guide=None, **PHONE))
    table = guided.table
    table.pick_first()
    expect(guided.slip).to_contain_text("Claim it.")
    table.move()
    assert table.my_turn()
    assert isinstance(table.offer, ClaimOffer)
    expect(guided.slip).to_contain_text("Tap a domino. Low numbers go first")
    table.wire.until(lambda: not guided.page.evaluate(RING_COVERED), "a slip that does not cover its ring")
    table.pick_first()
    expect(guided.slip).to_contain_text("Claim it. Low numbers go first")


def test_the_guide_is_left_and_found_again(visit: Visit) -> None:
    guided = begin(visit(guide=None, **LAPTOP))
    guided.slip.get_by_role("button", name="Skip the guide").click()
    expect(guided.slip).to_have_count(0)
    guided.page.reload()
    guided.table.ready().my_turn()
    expect(guided.slip).to_have_count(0)
    guided.page.get_by_role("banner").get_by_role("button", name="Guide me").click()
    guided.hears(0)


def test_escape_closes_why_not_before_it_ends_the_guide(visit: Visit) -> None:
    guided = begin(visit(guide=None, **LAPTOP))
    table, page = guided.table, guided.page
    guided.to_place(table.move)
    guided.hears(2)
    table.press(page.locator(square((0, 0))))
    why = page.locator(".slip:popover-open")
    expect(why).to_contain_text("Your castle stands here.")
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    guided.hears(2)
    page.keyboard.press("Escape")
    expect(guided.slip).to_have_count(0)


def test_whoever_has_never_played_is_asked_before_another_game(visit: Visit) -> None:
    visitor = visit(guide=None)
    page = Start(visitor).open().page
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Begin the first game")).to_be_focused()
    table = AtTable(visitor)
    page.get_by_role("button", name=re.compile(r"^Play \W*Queendomino\W* now")).click()
    page.wait_for_url(TABLE)
    table.ready()
    expect(Guided(table).slip).to_have_count(0)
    Start(visitor).open()
    expect(page.get_by_text("Never played?")).to_have_count(0)


def test_a_concept_is_said_once(visit: Visit) -> None:
    visitor = visit(guide=LEARNED, **LAPTOP)
    table = next(at_steps(visitor, ["TaxOffer"]))
    guided = Guided(table)
    expect(guided.slip).to_contain_text("New: the knights")
    guided.slip.get_by_role("button", name="I know this").click()
    expect(guided.slip).to_have_count(0)
    guided.page.reload()
    table.ready()
    expect(guided.page.get_by_role("banner").get_by_role("button", name="Skip the guide")).to_be_visible()
    expect(guided.slip).to_have_count(0)


def test_a_large_kingdom_is_explained_when_it_first_matters(visit: Visit) -> None:
    visitor = visit(guide=LEARNED, **LAPTOP)
    laid(visitor, ["Anna", "Bruno"])
    table = AtTable(visitor)
    with table.robot() as robot:
        assert robot.play(keen, until=at_place(1))
    expect(Guided(table).slip).to_contain_text("New: seven by seven")


def test_domaine_begins_with_a_castle_and_its_knight(visit: Visit) -> None:
    table = at_first_game_of_domaine(visit(guide=None, **LAPTOP))
    guided = Guided(table)
    for lead in ("Choose a square for your castle.", "Place a knight beside it.", "Now the next castle."):
        expect(guided.slip).to_contain_text(lead)
        table.wire.until(lambda: not table.page.evaluate(COVERED.replace("svg.thread .hem, ", "")), "free buttons")
        table.move()
        table.my_turn()


def test_what_is_taken_back_is_explained_again(visit: Visit) -> None:
    table = at_first_game_of_domaine(visit(guide=None, **LAPTOP))
    slip = Guided(table).slip
    for reloads in (False, True):
        expect(slip).to_contain_text("Choose a square for your castle.")
        table.move()
        expect(slip).to_contain_text("Place a knight beside it.")
        if reloads:
            table.page.reload()
            table.ready().my_turn()
        table.undo()
        expect(slip).to_contain_text("Choose a square for your castle.")
        expect(slip).to_contain_text(re.compile(r"1\W+of\W+6"))


@pytest.mark.parametrize("action", NEW)
def test_each_kind_of_card_is_explained_when_it_is_first_played(visit: Visit, action: str) -> None:
    guided = at_new(visit(guide={"on": True, "met": True, "learned": COURT}, **LAPTOP), action)
    expect(guided.page.locator("svg.thread .hem")).to_have_count(1)
    guided.table.wire.until(lambda: not guided.page.evaluate(COVERED), "a slip that covers nothing")
    guided.slip.get_by_role("button", name="I know this").click()
    expect(guided.slip).to_have_count(0)


@pytest.mark.parametrize("action", NEW)
def test_on_a_small_phone_what_a_card_does_is_said_below_the_whole_land(visit: Visit, action: str) -> None:
    small = PHONE | {"viewport": {"width": 360, "height": 640}}
    guided = at_new(visit(guide={"on": True, "met": True, "learned": COURT}, **small), action)
    guided.table.wire.until(lambda: guided.page.evaluate(LAND_IN_SIGHT), "the whole land, above the slip")


def at_first_game_of_domaine(visitor: Visitor) -> AtCourt:
    """It is the reader's first turn there."""
    visitor.page.goto("/rules")
    visitor.page.get_by_role("button", name=re.compile("A first game of .*Domaine")).click()
    visitor.page.wait_for_url(TABLE)
    table = AtCourt(visitor)
    table.ready().my_turn()
    return table


def at_new(visitor: Visitor, action: str) -> Guided:
    """Domaine at the step of a card that the guide has yet to explain, and does."""
    found = list[bool]()
    while not any(found):
        assert len(found) < GAMES, f"{GAMES} games without {action}"
        play = courtier.to(courtier.at_step(action), seed=len(found))
        laid(visitor, ["Anna", "Bruno"], players=3, game="domaine", played=lambda robot: found.append(play(robot)))
    guided = Guided(AtCourt(visitor))
    if guided.page.get_by_role("button", name=UNCOVER).is_visible():
        guided.page.get_by_role("button", name=UNCOVER).click()
    expect(guided.slip).to_contain_text(f"New: {NEW[action]}")
    return guided


def test_after_the_first_game_comes_the_next(visit: Visit) -> None:
    guided = begin(visit(guide=None, **LAPTOP))
    guided.table.skip_to()
    following = AtTable(guided.table.visitor)
    guided.page.get_by_role("button", name=re.compile("Now .*Queendomino.*, with the guide")).click()
    following.wire.until(lambda: following.wire.update and following.wire.view.game == "queendomino", "the next game")
