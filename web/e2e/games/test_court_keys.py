"""A turn of each kind at a table of Domaine without a mouse."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize, expect

from demesne.server.domaine.offers import ActOffer, RefillOffer, StepOffer
from web.e2e.court import AtCourt
from web.e2e.courtier import able, at, courtier
from web.e2e.keyboard import Keyboard
from web.e2e.laid import laid
from web.e2e.visitor import Visit

KINDS = ("borders", "knights", "expansion", "deserter", "alliance")
SEEDS = (1, 4, 5, 6, 7, 8)
"""As many games as it takes; usually two or three."""
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
TWICE: Final[ViewportSize] = {"width": 640, "height": 512}
"""A screen of 1280 by 1024 at 200 %."""
AIMS = 6
"""More places than any part of a card needs."""


class KeyboardLord:
    """Plays Domaine by keyboard alone."""

    def __init__(self, table: AtCourt) -> None:
        self.table = table
        self.keys = Keyboard(table.page)

    def press(self, key: str) -> None:
        self.keys.press(key)
        self.keys.expect_focus(key)

    def send(self, key: str) -> None:
        self.table.settle(lambda: self.keys.press(key))
        self.keys.expect_focus(f"{key}, sent")

    def uncover(self) -> None:
        """Turns up the cards, if they lie face down between two turns."""
        if self.table.uncover_button.is_visible():
            self.keys.tab_to_named("I am ")
            self.table.uncover(lambda: self.press("Enter"))

    def choose(self, action: str) -> None:
        """Chooses a card by its number and its symbol by a letter; Enter confirms both."""
        cards = sorted(self.table.offer_of(ActOffer).cards, key=lambda card: card.card)
        fits = [[use.move is not None and use.action == action for use in card.uses] for card in cards]
        number, uses = next((number, uses) for number, uses in enumerate(fits) if any(uses))
        self.press(str(number + 1))
        if len(uses) > 1:
            expect(self.table.page.locator('.hand [aria-pressed="true"]')).to_be_focused()
            self.press("ab"[uses.index(True)])
        self.send("Enter")

    def aim(self) -> None:
        """Goes to another place by arrow keys, and points at places until a move is found; Enter sends it."""
        for way in ("ArrowRight", "ArrowDown", "ArrowLeft"):
            self.press(way)
        for _ in range(AIMS):
            if self.table.confirm_button.is_enabled():
                return self.send("Enter")
            self.press("Enter")
        raise AssertionError("no place leads to a move")

    def sell(self) -> None:
        self.press("1")
        self.press("s")
        self.send("Enter")

    def refill(self) -> None:
        """Takes the first that can be taken: the deck, or a card of the Chancery."""
        expect(self.table.page.locator("[data-first]").first).to_be_focused()
        self.press("Enter")
        expect(self.table.confirm_button).to_be_focused()
        self.send("Enter")


def a_table(visit: Visit, size: ViewportSize = LAPTOP) -> KeyboardLord:
    """Two people at one screen: no bot makes them wait."""
    visitor = visit(viewport=size)
    laid(visitor, ["Anna", "Bruno"], game="domaine")
    return KeyboardLord(AtCourt(visitor))


def test_setting_up_and_selling(visit: Visit) -> None:
    lord = a_table(visit)
    table = lord.table
    for _ in range(4):  # a castle and its knight, for both
        lord.aim()
    assert table.skip_to(at("act"))
    lord.uncover()
    before = table.wire.view.position
    lord.sell()
    assert isinstance(table.offer, RefillOffer)
    lord.send("u")  # nothing hidden was seen yet
    assert table.wire.view.position == before
    lord.sell()
    lord.refill()
    assert not table.wire.view.can_undo


def test_an_enlarged_page_follows_the_focus(visit: Visit) -> None:
    """Down the board and to the hand, neither of which fits beside what lies at the window's lower edge."""
    lord = a_table(visit, TWICE)
    for way in ("ArrowDown", "ArrowUp"):
        for _ in range(12):
            lord.press(way)
    assert lord.table.skip_to(at("act"))
    lord.uncover()
    lord.sell()
    lord.press("Enter")
    lord.send("Enter")


def test_a_narrow_window_confirms_what_a_digit_chose(visit: Visit) -> None:
    """Not the card that had the focus; its bar has the button that confirms."""
    lord = a_table(visit, TWICE)
    assert lord.table.skip_to(at("act"))
    lord.uncover()
    lord.press("2")
    lord.press("s")
    expect(lord.table.confirm_button).to_be_focused()
    lord.press("Escape")
    lord.press("Escape")
    lord.press("h")
    expect(lord.table.confirm_button).to_be_focused()


def test_a_card_of_each_kind(visit: Visit) -> None:
    left = list(KINDS)
    for seed in SEEDS:
        lord = a_table(visit)
        while left and (kind := bring(lord.table, seed, left)):
            lord.uncover()
            lord.choose(kind)
            assert lord.table.offer_of(StepOffer).action == kind
            lord.aim()
            if isinstance(lord.table.offer, StepOffer):  # one part is enough
                lord.send("e")
            left.remove(kind)
        if not left:
            return
    raise AssertionError(f"nobody could play {left}")


def bring(table: AtCourt, seed: int, kinds: list[str]) -> str:
    """Plays on until a card can be played for one of these. Returns for which; empty if the game ends first."""
    with table.robot() as robot:
        choose = courtier(robot, seed, keeping=kinds)
        found = robot.play(choose, until=lambda update: any(able(kind)(update) for kind in kinds))
        return next(kind for kind in kinds if able(kind)(robot.update)) if found else ""
