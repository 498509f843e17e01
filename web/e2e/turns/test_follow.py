"""Following the others: what they did since one's last turn, to be looked back at, at one's own pace."""

from __future__ import annotations

import re

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import ClaimOffer, QueendominoView
from demesne.server.wire.company_messages import USUAL
from web.e2e import courtier
from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.gathering import Guest, gather, mover
from web.e2e.laid import laid
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.robot import keen, to
from web.e2e.server import Server
from web.e2e.table import CLAIM, AtTable, skip_together
from web.e2e.turns.test_orders import castles_stand
from web.e2e.visitor import Visit, Visitor

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
LATER = re.compile(r"^\W*Looking back")
CALM_REST_MS = 1900
"""How long an act of another is shown at the pace *Calm*."""
TIMED = """window.timed = [];
const after = window.setTimeout;
window.setTimeout = (act, wait, ...more) => {
  window.timed.push(wait);
  return after(act, wait, ...more);
};"""


def strip(table: AtTable) -> Locator:
    return table.page.get_by_role("region", name="Since your last turn")


def acts(table: AtTable) -> Locator:
    return strip(table).get_by_role("listitem")


def framed(table: AtTable) -> Locator:
    return strip(table).locator("[aria-current=step]")


def early_claim(update: Update | None) -> bool:
    """A claim in the middle of a game after which another has to claim before our next turn."""
    position = update.view.position if update else None
    late = isinstance(position, QueendominoView) and position.round > 3
    return late and update is not None and isinstance(update.offer, ClaimOffer) and len(update.offer.spots) > 1


def after_a_claim(visitor: Visitor, pace: str) -> AtTable:
    """Our claim is made, the round is over, and bots play at this pace."""
    table = laid(visitor, ["Ada"], players=4, played=to(early_claim))
    set_pace(table, pace)
    claim(table)
    return table


def set_pace(table: AtTable, pace: str) -> None:
    """Chooses the pace in the settings."""
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_role("group", name="Pace of the others").get_by_role("radio", name=pace).check()
    table.page.keyboard.press("Escape")


def claim(table: AtTable) -> None:
    """Claims the last domino of the line, which is placed after all others have acted."""
    table.press(table.page.get_by_role("button", name=CLAIM).last)
    confirm(table)


def confirm(table: AtTable) -> None:
    table.at_rest()
    before = table.wire.seq
    table.press(table.confirm_button)
    table.wire.until(lambda: table.wire.seq > before, "the table has taken it")


def all_shown(table: AtTable) -> None:
    """Goes on, act by act, until it is our turn."""
    table.wire.until(lambda: table.offer is not None or table.wire.over, "our turn comes")
    while table.page.evaluate("() => Number(document.documentElement.dataset.seq)") < table.wire.seq:
        table.page.keyboard.press(".")


def test_each_act_is_told_and_looked_back_at(visit: Visit) -> None:
    visitor = visit(**LAPTOP)
    table = after_a_claim(visitor, "Until I click")
    expect(acts(table)).to_have_count(1)
    expect(framed(table)).to_have_count(1)
    expect(table.status).to_have_text(re.compile("placed|claimed|discarded"))
    expect_the_rail_to_follow(table)
    expect_access(visitor.page, "an act is shown")

    all_shown(table)
    expect(table.status).to_have_text(re.compile("Your turn"))
    now = totals(table)
    table.page.keyboard.press(",")
    expect(table.status).to_have_text(LATER)
    count = acts(table).count()
    assert count > 1
    expect(table.confirm_button).to_be_hidden()
    for _ in range(count):
        table.page.keyboard.press(",")
    expect(acts(table).first).to_have_attribute("aria-current", "step")
    assert totals(table) != now, "the table is as it was"
    expect_access(visitor.page, "looking back")
    strip(table).get_by_role("button", name="Back to now").click()
    expect(table.status).to_have_text(re.compile("Your turn"))
    assert totals(table) == now
    table.move()  # and the game goes on


def expect_the_rail_to_follow(table: AtTable) -> None:
    """The acting player is shown large; each of the others is a single line."""
    kingdoms = table.page.get_by_role("region", name="The others").locator("article")
    large = table.page.locator("article.actor")
    expect(large.get_by_role("grid")).to_be_visible()
    expect(large.get_by_role("heading")).to_contain_text(str(acts(table).last.inner_text()).split()[0])
    expect(kingdoms.get_by_role("grid").filter(visible=True)).to_have_count(1)
    expect(kingdoms.get_by_role("heading").filter(visible=True)).to_have_count(3)


def totals(table: AtTable) -> list[str]:
    return table.page.locator(".me .score, .lord .score").all_inner_texts()


def test_the_steps_point_in_reading_direction(visit: Visit) -> None:
    table = after_a_claim(visit(**LAPTOP), "Until I click")
    table.page.evaluate("() => (document.documentElement.dir = 'rtl')")
    places = []
    for name in ("One act on", "One act back"):
        button = strip(table).get_by_role("button", name=name)
        assert button.locator("svg").evaluate("node => getComputedStyle(node).scale") == "-1 1"
        places.append((button.bounding_box() or {"x": 0})["x"])
    assert places == sorted(places), "back lies to the right"


def test_points_are_what_the_totals_say(visit: Visit) -> None:
    """In Kingdomino nobody's act changes another player's score."""
    table = laid(visit(**LAPTOP), ["Ada"], players=3, game="kingdomino")
    assert table.play_on(until=lambda: early_claim(table.wire.update))
    before = others(table)
    claim(table)
    table.my_turn()
    for side in position(table).sides[1:]:
        expect(table.page.locator(f"article[data-side='{side.side}'] .sum")).to_have_text(str(side.sheet.total))
    strip(table).get_by_role("button", name="One act back").click()
    expect(table.status).to_have_text(LATER)
    told = strip(table).locator(".act b").all_inner_texts()
    assert sum(int(text.replace("\u2212", "-")) for text in told) == others(table) - before


def others(table: AtTable) -> int:
    """The points of all others together."""
    return sum(side.sheet.total for side in position(table).sides[1:])


def position(table: AtTable) -> QueendominoView:
    assert isinstance(table.wire.view.position, QueendominoView)
    return table.wire.view.position


def test_reaching_for_ones_own_kingdom_ends_the_wait(visit: Visit) -> None:
    table = after_a_claim(visit(**LAPTOP), "Until I click")
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    assert not table.page.get_by_role("heading", name=re.compile("Your turn")).is_visible()
    table.kingdom.click()
    expect(table.status).to_have_text(re.compile("Your turn"))


def test_the_pace_is_chosen_at_the_table(visit: Visit) -> None:
    table = after_a_claim(visit(**LAPTOP), "Until I click")
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    strip(table).get_by_label("Pace of the others").select_option("At once")
    expect(table.status).to_have_text(re.compile("Your turn"))


def test_a_hint_pushes_nothing_out(visit: Visit) -> None:
    table = after_a_claim(visit(**LAPTOP), "At once")
    table.my_turn()
    before = acts_told(table)
    assert any("claimed" in act or "placed" in act for act in before)
    table.page.keyboard.press("h")
    table.wire.until(lambda: table.wire.seq > 0 and table.events()[-1].code == "hint", "the hint is told to everybody")
    seen = "() => Number(document.documentElement.dataset.seq)"
    table.wire.until(lambda: table.page.evaluate(seen) == table.wire.seq, "the page has heard of it")
    assert acts_told(table) == before


def acts_told(table: AtTable) -> list[str]:
    """The acts of the others, read by looking back and returning."""
    table.page.keyboard.press(",")
    expect(table.status).to_have_text(LATER)
    told = acts(table).all_inner_texts()
    strip(table).get_by_role("button", name="Back to now").click()
    expect(table.status).to_have_text(re.compile("Your turn"))
    return told


def test_where_nothing_moves_nothing_is_timed(visit: Visit) -> None:
    visitor = visit(reduced_motion="reduce", **LAPTOP)
    visitor.page.add_init_script(TIMED)
    table = after_a_claim(visitor, "Calm")
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    expect(table.status).to_have_text(re.compile("Your turn"))
    assert CALM_REST_MS not in table.page.evaluate("() => window.timed")


def test_space_holds_what_the_others_do_and_lets_it_go_on(visit: Visit) -> None:
    table = after_a_claim(visit(reduced_motion="no-preference", **LAPTOP), "Calm")
    hold = strip(table).get_by_role("button", name="Pause")
    expect(hold).to_have_attribute("aria-disabled", "false")
    table.page.mouse.move(1, 1)
    table.page.keyboard.press("Space")
    go_on = strip(table).get_by_role("button", name="Go on")
    expect(go_on).to_be_visible()
    expect_access(table.page, "what the others do is held")
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    expect(go_on).to_be_visible()
    go_on.click()
    expect(go_on).to_be_hidden()
    table.kingdom.click()  # reaching for one's own kingdom ends the wait
    expect(table.status).to_have_text(re.compile("Your turn"))


def test_at_court_the_last_acts_are_always_in_sight(visit: Visit) -> None:
    visitor = visit(**LAPTOP)
    laid(visitor, ["Ada"], players=4, game="domaine", played=courtier.to(courtier.at("refill")))
    table = AtCourt(visitor)
    set_pace(table, "Until I click")
    table.pick_first()
    confirm(table)
    expect(table.status).to_have_text(re.compile("played|sold"))
    all_shown(table)
    expect(table.status).to_have_text(re.compile("Your turn"))
    assert acts(table).count() >= 3
    for act in (acts(table).first, acts(table).last):
        act.scroll_into_view_if_needed()
        expect(act).to_be_in_viewport()
    acts(table).get_by_role("button").first.click()
    expect(table.status).to_have_text(LATER)
    expect_access(visitor.page, "looking back")
    visitor.page.keyboard.press("Escape")
    expect(table.status).to_have_text(re.compile("Your turn"))
    table.move()


def test_a_phone_shows_the_kingdom_of_whoever_acts(visit: Visit) -> None:
    table = after_a_claim_by_finger(visit(**PHONE))
    page = table.page
    tabs = parts(table)
    expect(tabs.locator("[aria-current=page]")).to_have_text("Others")
    expect(page.locator("article[data-side]:visible")).to_have_count(1)
    expect(page.locator(".tiles [data-slot]")).to_have_count(6)  # where a tile comes from
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    expect(strip(table)).to_contain_text(re.compile(r"1\W* of \W*([2-9]|\d\d)"))  # those still to come are counted
    expect_room_for_fingers(strip(table).get_by_role("button"), "the steps")
    expect_no_sideways(page, "an act is shown")
    expect_access(page, "an act is shown")

    tabs.get_by_role("button", name="Kingdom").tap()  # touching a tab stops the following
    expect(table.kingdom).to_be_visible()
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    table.kingdom.tap()
    expect(table.status).to_have_text(re.compile("Your turn"))

    strip(table).get_by_role("button", name="One act back").tap()
    expect(table.status).to_have_text(LATER)
    expect(tabs.locator("[aria-current=page]")).to_have_text("Others")
    expect_no_sideways(page, "looking back")
    expect_room_for_fingers(strip(table).get_by_role("button"), "looking back")
    strip(table).get_by_role("button", name="Back to now").tap()
    expect(table.status).to_have_text(re.compile("Your turn"))
    expect(table.kingdom).to_be_visible()


def test_at_court_a_phone_has_the_steps_above_its_tabs_and_the_board_in_sight(visit: Visit) -> None:
    table = AtCourt(visit(**PHONE))
    laid(table.visitor, ["Ada"], players=4, game="domaine", played=courtier.to(courtier.at("refill")))
    follow_by_press(table)
    table.pick_first()
    confirm(table)
    page = table.page
    expect(strip(table)).to_contain_text(re.compile(r"1\W* of \W*\d"))
    expect(parts(table).locator("[aria-current=page]")).to_have_text("Board")
    box, tabs = strip(table).bounding_box(), parts(table).bounding_box()
    assert box is not None
    assert tabs is not None
    assert box["y"] + box["height"] <= tabs["y"] + 1
    expect_room_for_fingers(strip(table).get_by_role("button"), "the steps at court")
    expect_no_sideways(page, "an act at court is shown")
    expect_access(page, "an act at court is shown")


def parts(table: AtTable) -> Locator:
    return table.page.get_by_role("navigation", name="Parts of the table")


def follow_by_press(table: AtTable) -> None:
    """Makes each act of the others wait for a press; the page is reloaded."""
    table.page.evaluate("localStorage.setItem('demesne.settings', JSON.stringify({pace: 'click'}))")
    table.page.reload()
    table.ready()


def after_a_claim_by_finger(visitor: Visitor) -> AtTable:
    table = laid(visitor, ["Ada"], players=4, played=to(early_claim))
    follow_by_press(table)
    parts(table).get_by_role("button", name="Lines").tap()  # in one's own turn that does not stop the following
    claim(table)
    return table


def test_a_piece_goes_over_the_page_and_holds_up_nobody(visit: Visit) -> None:
    table = after_a_claim(visit(reduced_motion="no-preference", **LAPTOP), "Until I click")
    ring = table.page.locator("svg.thread path.hem")
    for _ in range(12):  # a discarded domino moves nowhere: go on to an act that moves a piece
        if ring.count():
            break
        table.page.keyboard.press(".")
    expect(ring).to_have_count(1)
    expect(table.page.locator("[data-coming]")).to_have_count(0)  # it has arrived
    table.wire.until(lambda: table.offer is not None, "our turn comes")
    table.kingdom.click()
    expect(table.page.locator("svg.thread path.hem")).to_have_count(0)
    expect(table.page.locator(".travelling")).to_have_count(0)


def test_where_nothing_moves_no_piece_travels(visit: Visit) -> None:
    table = after_a_claim(visit(reduced_motion="reduce", **LAPTOP), "Until I click")
    for _ in range(4):
        assert table.page.locator("svg.thread, .travelling, [data-coming]").count() == 0
        table.page.keyboard.press(".")


def test_what_was_chosen_is_kept_while_one_looks_back(visit: Visit) -> None:
    table = laid(visit(**LAPTOP), ["Ada"], players=4)
    with table.robot() as robot:  # the page can look back at what it has followed
        robot.play(keen, until=early_claim)
    table.my_turn()
    table.press(table.page.get_by_role("button", name=CLAIM).last)
    chosen = table.page.locator("li.chosen[data-domino]")
    number = chosen.get_attribute("data-domino")
    table.page.keyboard.press(",")
    expect(table.status).to_have_text(LATER)
    expect(chosen).to_have_count(0)  # nothing can be chosen in the past
    strip(table).get_by_role("button", name="Back to now").click()
    expect(chosen).to_have_attribute("data-domino", number or "")
    confirm(table)


def test_where_orders_are_made_nothing_offers_to_go_back_to_what_was_before(visit: Visit, server: Server) -> None:
    """It says what happened since; the table there is the next turn's, and shows no other."""
    days = replace(USUAL, hours=72, grace=0)
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), "domaine", days)
    skip_together([AtCourt(guest.visitor) for guest in guests], castles_stand)
    first, second = [take_turn(guests) for _ in range(2)]
    page = first.visitor.page
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("link", name="Leave orders").click()
    expect(page.get_by_role("heading", name="What should happen on your next turn?")).to_be_visible()
    since = strip(first.table)
    expect(since.get_by_role("listitem").filter(has_text=second.name)).not_to_have_count(0)
    expect(since.locator("button, select")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(since).to_be_empty()


def take_turn(guests: list[Guest]) -> Guest:
    """Who was to move, and has played a whole turn of Domaine."""
    guest = mover(guests)
    while mover(guests) is guest:
        AtCourt(guest.visitor).move()
    return guest
