"""Page object for a table of Domaine; every press is a real one, on an element found by its name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Locator, expect

from demesne.server.domaine.offers import ActOffer, CardOffer, CastleOffer, KnightOffer, RefillOffer, StepOffer
from demesne.server.wire.refusals import Square
from web.e2e.courtier import courtier
from web.e2e.robot import Chooser, Robot
from web.e2e.table import AtTable

CONFIRM: Final = re.compile(r"^(Place the|Play for|Sell for|Set the|Take|Lure|Make the alliance)")
Kind = TypeVar("Kind")
UNCOVER: Final = re.compile("show my cards$")
DOUBLE: Final = 350
"""Two taps within this time, close to each other, are a double tap, which enlarges the board."""


class AtCourt(AtTable):
    """A page at a table of Domaine."""

    @property
    def confirm_button(self) -> Locator:
        return self.page.get_by_role("main").get_by_role("button", name=CONFIRM)

    @property
    def places(self) -> Locator:
        """The places on the board where one may act now."""
        return self.page.get_by_role("group", name=re.compile("to act$")).get_by_role("button")

    @property
    def hand(self) -> Locator:
        """The cards of the open hand, while one of them is to be chosen."""
        return self.page.get_by_role("region", name="Your hand").get_by_role("button")

    @property
    def uncover_button(self) -> Locator:
        return self.page.get_by_role("button", name=UNCOVER)

    def place(self, square: Square, other: Square | None = None) -> Locator:
        """A place to act, found by its square or by the two squares of a border."""
        at = name(square) if other is None else f"{name(square)}-{name(other)}"
        return self.page.locator(f'[data-target$=" {at}"]')

    def offer_of(self, kind: type[Kind]) -> Kind:
        """The current offer, which must be of this kind."""
        assert isinstance(self.offer, kind), self.offer
        return self.offer

    def chooser(self, robot: Robot) -> Chooser:
        return courtier(robot, 1)

    # --- one move ------------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        """As at any table; on a phone it waits first, so that two taps are not taken for a double tap."""
        if self.visitor.touches:
            self.page.wait_for_timeout(DOUBLE)
        super().press(thing)

    def pick_first(self) -> None:
        """Turns up the cards if they are covered, then chooses the first thing that the step offers."""
        self.shown()
        if self.uncover_button.is_visible():
            self.uncover(lambda: self.press(self.uncover_button))
        if self.chosen:
            return
        match self.offer:
            case CastleOffer() | KnightOffer():
                self.press(self.places.first)
            case ActOffer(cards=cards):
                self._card(cards)
            case StepOffer():
                self.pick_places()
            case RefillOffer():
                self.press(self.page.get_by_role("region", name="Chancery").get_by_role("button").first)
            case _:
                raise AssertionError("nothing to choose")

    def uncover(self, press: Callable[[], None]) -> None:
        """Presses, and waits until the cards lie open."""
        press()
        expect(self.uncover_button).to_be_hidden()
        self.shown(anew=True)

    def pick_places(self) -> None:
        """Points at the first places until a move is found: one, or two where the first is ambiguous."""
        for _ in range(4):
            if self.confirm_button.is_enabled():
                return
            self.press(self.places.and_(self.page.locator('[aria-pressed="false"]')).first)
        expect(self.confirm_button).to_be_enabled()

    def _card(self, cards: list[CardOffer]) -> None:
        """The first card that can be played, by its first symbol; else the first is sold."""
        ordered = sorted(cards, key=lambda card: card.card)
        playable = [index for index, card in enumerate(ordered) if any(use.move for use in card.uses)]
        self.press(self.hand.nth(playable[0] if playable else 0))
        uses = self.page.get_by_role("region", name="Your choice").get_by_role("listitem").get_by_role("button")
        if not self.confirm_button.is_visible():
            self.press(uses.first)


def name(square: Square) -> str:
    """The square as the page calls it."""
    return f"{'abcdefghijkl'[square[0]]}{square[1] + 1}"
