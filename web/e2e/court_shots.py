"""Pictures of Domaine: setting up, in the middle, before a border closes and an expansion takes, handed on, the end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from demesne.server.domaine.offers import BorderSpot, ExpandSpot, StepOffer
from demesne.server.domaine.shapes import DomaineView
from demesne.server.protocol import Update
from web.e2e.court import AtCourt
from web.e2e.courtier import at, at_scoring, courtier, gain_of
from web.e2e.laid import laid
from web.e2e.visitor import Visitor

__all__ = ["SCENES", "take_court"]

SCENES = ("court-setup", "court-card", "court-border", "court-expand", "court-refill", "court-handed", "court-end")
TABLES = 8
MIDDLE = 34
"""Cards left in the deck of a game that is well under way."""

Take = Callable[[Page, str], None]


def take_court(visitor: Visitor, take: Take) -> None:
    """All scenes of Domaine, from as many games as it takes to see each."""
    handed_on(visitor, take)
    left = {"court-border", "court-expand"}
    for seed in range(TABLES):
        if left:
            left -= a_game(visitor, take, seed, left)


def a_game(visitor: Visitor, take: Take, seed: int, left: set[str]) -> set[str]:
    """Plays a game from its first castle to its end. Returns which of the wanted previews it had."""
    table = a_table(visitor, ["Anna"], players=4)
    if seed == 0:
        opening(table, take)
    seen = {scene for scene in sorted(left) if preview(table, take, scene, seed)}
    if seed == 0:
        bring(table, seed, lambda _: False)
        visitor.page.wait_for_timeout(300)
        take(visitor.page, "court-end")
    return seen


def a_table(visitor: Visitor, names: list[str], players: int) -> AtCourt:
    laid(visitor, names, players=players, game="domaine")
    return AtCourt(visitor)


def opening(table: AtCourt, take: Take) -> None:
    bring(table, 0, at("castle"))
    table.press(table.places.nth(30))
    take(table.page, "court-setup")
    bring(table, 0, lambda update: at("act")(update) and view(update).deck <= MIDDLE)
    table.pick_first()
    take(table.page, "court-card")
    bring(table, 0, lambda update: at("refill")(update) and len(view(update).chancery) > 2)
    table.pick_first()
    take(table.page, "court-refill")


def preview(table: AtCourt, take: Take, scene: str, seed: int) -> bool:
    """Selects the part that scores most on the board. Returns whether there was one before the game was over."""
    action = "borders" if scene == "court-border" else "expansion"
    with table.robot() as robot:
        if not robot.play(courtier(robot, seed), until=at_scoring(robot, action)):
            return False
        effects = robot.effects()
    table.page.wait_for_timeout(300)
    offer = table.offer_of(StepOffer)
    spots: list[BorderSpot | ExpandSpot] = [*offer.borders, *offer.expansions]
    point(table, max(spots, key=lambda spot: gain_of(effects, spot.move, offer.seat)))
    table.page.mouse.move(1, 1)
    table.page.wait_for_timeout(300)
    take(table.page, scene)
    return True


def point(table: AtCourt, spot: BorderSpot | ExpandSpot) -> None:
    if isinstance(spot, BorderSpot):
        table.press(table.place(*spot.edge))
        return
    table.press(table.place(spot.square))
    if not table.confirm_button.is_enabled():
        table.press(table.place(spot.castle))


def handed_on(visitor: Visitor, take: Take) -> None:
    """Two people at one screen, between their turns."""
    table = a_table(visitor, ["Anna", "Bruno"], players=3)
    bring(table, 1, at("act"))
    take(visitor.page, "court-handed")


def bring(table: AtCourt, seed: int, until: Callable[[Update], bool]) -> bool:
    """Plays on to the wanted position, and shows it; False if the game ends first."""
    with table.robot() as robot:
        found = robot.play(courtier(robot, seed), until=until)
    table.page.wait_for_timeout(300)
    return found


def view(update: Update) -> DomaineView:
    assert isinstance(update.view.position, DomaineView)
    return update.view.position
