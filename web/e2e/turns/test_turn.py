"""What a turn allows: undoing, looking closer, and discarding what fits nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.server.protocol import Event, Update
from demesne.server.queendomino.shapes import PlaceOffer, QueendominoView
from web.e2e.laid import alone, laid
from web.e2e.robot import at_claim, at_place, careless_in, skipping, to
from web.e2e.table import AGAIN, AtTable
from web.e2e.visitor import Visit


def test_a_turn_is_taken_back_until_its_claim_is_sent(visit: Visit) -> None:
    table = alone(visit(), 3)
    assert table.play_on(until=table.placing)
    first = table.offer
    expect(table.button("Undo")).to_have_count(0)

    table.move()
    table.undo()
    assert table.offer == first, "the domino is in hand again, with the same choice"

    steps = 0
    while not table.claiming():
        table.move()
        steps += 1
    for _ in range(steps):
        table.undo()
    assert table.offer == first, "the whole turn is taken back, step by step"
    expect(table.button("Undo")).to_have_count(0)

    while not table.claiming():
        table.move()
    table.move()
    expect(table.button("Undo")).to_have_count(0)  # a claim cannot be undone


def test_what_fits_nowhere_is_discarded(visit: Visit) -> None:
    table = at_a_discard(visit)
    expect(table.status).to_contain_text(re.compile("nowhere"))
    before = len(discards(table))
    table.settle(lambda: table.press(table.button("Discard it")))
    assert len(discards(table)) == before + 1


def discards(table: AtTable) -> list[Event]:
    return [event for event in table.events() if event.code == "discard"]


def at_a_discard(visit: Visit) -> AtTable:
    """A table where the domino in hand fits nowhere: careless play leads there within a game or two."""
    visitor = visit()
    for seed in range(20):
        table = laid(visitor, ["Anna", "Bruno", "Carla"], played=to(fits_nowhere, careless_in(seed)))
        if not table.wire.over:
            return table
    raise AssertionError("twenty careless games, and everything fitted")


def fits_nowhere(update: Update) -> bool:
    return isinstance(update.offer, PlaceOffer) and not update.offer.spots


def test_moving_the_domino_with_the_mouse(visit: Visit) -> None:
    """A click on a possible place moves it there, the wheel turns it."""
    table = alone(visit(), 3)
    assert table.play_on(until=table.placing)
    before = held_names(table)
    table.press(table.page.get_by_role("gridcell", name=re.compile(r"possible$")).last)
    table.wire.until(lambda: held_names(table) != before, "the domino is taken along")
    for cell in table.page.get_by_role("gridcell", name=re.compile("possible")).all()[:6]:
        table.press(cell)
        before = held_names(table)
        table.page.mouse.wheel(0, 120)
        if table.wire.within(AGAIN, lambda: held_names(table) != before):
            break
    else:
        raise AssertionError("the wheel turns the domino nowhere")
    table.settle(lambda: table.press(table.confirm_button))
    assert table.placing() is None


def test_dragging_the_domino_with_the_mouse(visit: Visit) -> None:
    table = alone(visit(), 3)
    assert table.play_on(until=table.placing)
    before = held_names(table)
    mouse = table.page.mouse
    goal = middle(table.page.get_by_role("gridcell", name=re.compile(r"possible$")).last)
    mouse.move(*middle(table.page.get_by_role("gridcell", name=re.compile(r"your domino")).first))
    mouse.down()
    mouse.move(*goal, steps=8)
    mouse.up()
    table.wire.until(lambda: held_names(table) != before, "the domino is dragged along")
    table.move()
    assert table.placing() is None


def middle(thing: Locator) -> tuple[float, float]:
    """Its centre on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def held_names(table: AtTable) -> list[str]:
    cells = table.page.get_by_role("gridcell", name=re.compile(r"your domino")).all()
    return sorted(cell.get_attribute("aria-label") or "" for cell in cells)


# Claims, then presses Enter again and again in the first moments of the next step, counted from when the page shows it,
# so that a late press of a busy machine is not taken for an early one.
CLAIM_AND_ENTER = """(button) => new Promise((done) => {
  const enter = () => new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
  new MutationObserver((_, watching) => {
    watching.disconnect();
    const shown = performance.now();
    const press = () => {
      if (performance.now() - shown > 150) return done();
      document.activeElement.dispatchEvent(enter());
      requestAnimationFrame(press);
    };
    press();
  }).observe(document.documentElement, { attributeFilter: ["data-seq"] });
  button.click();
})"""


@pytest.mark.parametrize("slower", [1, 7])  # at seven, drawing a step takes half of the time that ignores presses
def test_a_press_meant_for_the_step_before_does_nothing(visit: Visit, slower: int) -> None:
    """After a claim the next domino is in hand at once: a second Enter must not place it unseen."""
    table = laid(visit(), ["Anna", "Bruno"], played=to(at_claim(2)))
    table.at_rest()
    table.page.keyboard.press("1")
    expect(table.confirm_button).to_be_enabled()
    sent = len(table.wire.sent)
    with slowly(table.page, slower):
        table.confirm_button.evaluate(CLAIM_AND_ENTER)
    table.wire.until(table.placing, "the next step")
    table.move()
    assert len(table.wire.sent) == sent + 2  # the claim, and the placement that was seen


@contextmanager
def slowly(page: Page, times: int) -> Iterator[None]:
    """Runs the page as on a machine that is *times* slower."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": times})
    yield
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    devtools.detach()


def test_the_points_of_a_placement_are_told_before_it_is_sent(visit: Visit) -> None:
    """What the page predicts is what the score then is."""
    table = laid(visit(), ["Anna", "Bruno"], played=to(at_place(3), skipping))
    offer = table.placing()
    assert offer is not None
    foretold = table.page.get_by_text(re.compile(r"You then have .* points"))
    expect(foretold).to_have_count(1)
    promised = int(re.sub(r"\D", "", (foretold.text_content() or "").rsplit("You then", 1)[1]))
    table.move()
    position = table.wire.view.position
    assert isinstance(position, QueendominoView)
    assert position.sides[offer.seat].sheet.total == promised


def test_another_kingdom_can_be_looked_at_closely(visit: Visit) -> None:
    table = alone(visit(), 4)
    table.my_turn()
    rival = table.wire.view.seats[1].name
    table.page.get_by_role("button", name=re.compile(f"^{rival}.*look closer")).click()
    dialog = table.page.get_by_role("dialog", name=re.compile(f"Kingdom of .*{rival}"))
    expect(dialog.get_by_role("grid", name=re.compile(rival))).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_things_explain_themselves_under_the_mouse_and_in_focus(visit: Visit) -> None:
    table = alone(visit(), 3)
    table.my_turn()
    tip = table.page.get_by_role("tooltip")
    tile = table.page.get_by_role("region", name="Builders").get_by_role("img", name=re.compile("costs")).first
    tile.hover()
    expect(tip).to_contain_text("cost")
    table.page.mouse.move(1, 1)
    expect(tip).to_be_hidden()
    table.page.keyboard.press("Tab")
    tile.focus()
    expect(tip).to_contain_text("cost")
    table.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_an_explanation_ends_with_a_scrolled_page_not_with_a_list_elsewhere(visit: Visit) -> None:
    """The list of what the others did scrolls separately."""
    table = alone(visit(), 3)
    table.my_turn()
    tip = table.page.get_by_role("tooltip")
    table.page.get_by_role("region", name="Builders").get_by_role("img", name=re.compile("costs")).first.hover()
    expect(tip).to_contain_text("cost")
    table.page.get_by_role("list", name="Steps of the turn").dispatch_event("scroll")
    expect(tip).to_contain_text("cost")
    table.page.get_by_role("main").dispatch_event("scroll")
    expect(tip).to_be_hidden()
