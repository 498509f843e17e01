"""What a screen reader says of a thing in focus: its name, and then only what the name has not said."""

from __future__ import annotations

from playwright.sync_api import expect

from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import QueendominoView
from web.e2e.keyboard import Keyboard
from web.e2e.laid import laid
from web.e2e.listening import Ear, Focus
from web.e2e.robot import at_claim, to
from web.e2e.visitor import Visit


def focus(ear: Ear) -> Focus:
    """What has the focus now."""
    return [heard for heard in ear.heard() if isinstance(heard, Focus)][-1]


def test_a_box_on_the_shelf_is_named_once(visit: Visit) -> None:
    visitor = visit()
    ear = Ear(visitor.page)
    visitor.page.goto("/")
    visitor.page.get_by_role("radio", name="Queendomino").focus()
    box = focus(ear)
    assert box.name == "Queendomino"
    assert box.description.endswith("25 minutes")


def test_a_domino_is_named_once_and_says_when_its_turn_is(visit: Visit) -> None:
    visitor = visit()
    ear = Ear(visitor.page)
    table = laid(visitor, ["Anna", "Bruno"], played=to(at_claim(2)))
    Keyboard(table.page).tab_to_named("Claim ")
    offered = focus(ear)
    assert "Domino" in offered.name
    assert "Domino" not in offered.description
    assert offered.description.startswith("Nobody stands here yet.")
    this_round = table.page.get_by_role("heading", name="This round").locator("xpath=..").get_by_role("listitem")
    now = this_round.and_(table.page.locator("[aria-current=step]"))
    now.get_by_role("img", name="Domino").focus()
    assert "This turn is being played." in focus(ear).description


def test_a_slot_without_a_tile_has_no_price_to_pay(visit: Visit) -> None:
    visitor = visit()
    table = laid(visitor, ["Anna", "Bruno"], played=to(sold))
    builders = table.page.get_by_role("region", name="Builders")
    slot = builders.get_by_role("img", name="sold")
    assert (slot.first.get_attribute("aria-label") or "").startswith("sold. Printed price ")


def test_puzzles_of_each_game_are_a_list_of_its_name(visit: Visit) -> None:
    page = visit().page
    page.goto("/practice")
    for game in ("Queendomino", "Kingdomino", "Royal Wedding", "Domaine"):
        puzzles = page.get_by_role("list", name=game)
        expect(puzzles.get_by_role("link", name="Puzzle 1", exact=True)).to_be_visible()


def sold(update: Update) -> bool:
    """Whether a tile has been bought this round, and its slot is bare."""
    position = update.view.position
    bare = isinstance(position, QueendominoView) and any(slot.state == "sold" for slot in position.builders.slots)
    return update.offer is not None and bare
