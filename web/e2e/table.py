"""Page object for a table; every press is a real one, on an element found by its name."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator, Page, expect

from demesne.server.protocol import Event, Offer
from demesne.server.queendomino.shapes import BribeOffer, BuildOffer, ClaimOffer, PlaceOffer, TaxOffer
from web.e2e.robot import Chooser, Robot, Wanted, keen, never, robot_at
from web.e2e.visitor import Visitor
from web.e2e.wire import Wire

CONFIRM: Final = re.compile(r"^(Place here|Discard it|Send knights|Collect|Build it|Build for|Burn it|Claim it)")
TAX: Final = re.compile(r"\bsquares?\b")
CLAIM: Final = re.compile(r"^Claim .*Domino")
CHOSEN: Final = re.compile(r",\W+chosen$")
CALM: Final = 320
"""The page ignores a press this soon after a new step: it was meant for the step before."""
TRIES: Final = 5
ENOUGH: Final = 400
AGAIN: Final = 3_000
SHOWN: Final = "() => Number(document.documentElement.dataset.seq)"
"""Up to which event the page shows its table; NaN as long as it shows none."""


class AtTable:
    """A page at a table, and the traffic of its socket.

    What the socket receives is known here before the page has drawn it, long before on a busy machine: whatever presses
    or reads something waits for ``shown`` first, and a move for ``at_rest``.
    """

    def __init__(self, visitor: Visitor, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.wire: Wire = visitor.wire(self.page)
        self.moves = 0
        self._seen = -1
        self._since = 0.0

    # --- where things stand --------------------------------------------------------------

    @property
    def offer(self) -> Offer | None:
        return self.wire.offer

    @property
    def step(self) -> str:
        """The kind of the offer."""
        return type(self.offer).__name__

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/t/", 1)[1].split("#")[0]

    @property
    def key(self) -> str:
        """The key that this browser keeps for the table."""
        script = "id => JSON.parse(localStorage.getItem('demesne.seats')).find(seat => seat.table === id).key"
        return str(self.page.evaluate(script, self.id))

    def ready(self) -> AtTable:
        """Returns once the game is on the page."""
        self.wire.until(lambda: self._here() and self.wire.status in {"playing", "over"}, "the game begins")
        expect(self.status).to_be_visible()
        self.shown(anew=True)
        self.page.mouse.move(1, 1)  # left where it is, it would open tooltips
        return self

    def _here(self) -> bool:
        """Whether the last update belongs to the table at this address, not to the previous one."""
        return self.wire.update is not None and f"/t/{self.wire.view.table}" in self.page.url

    def shown(self, *, anew: bool = False) -> None:
        """Waits until the page shows what its socket heard last; *anew*: even if it did so before, calm starts over."""
        self.wire.until(lambda: self.page.evaluate(SHOWN) == self.wire.seq, "the page shows what it heard")
        if anew or self._seen != self.wire.seq:
            self._seen, self._since = self.wire.seq, time.monotonic()

    def at_rest(self) -> None:
        """Waits until the page shows the step, and no longer ignores a press as meant for the one before."""
        self.shown()
        left = CALM - (time.monotonic() - self._since) * 1000
        if left > 0:
            self.page.wait_for_timeout(left)

    @property
    def status(self) -> Locator:
        """The sentence that says whose turn it is, and what to do."""
        return self.page.get_by_role("main").get_by_role("heading", level=1)

    @property
    def kingdom(self) -> Locator:
        return self.page.get_by_role("grid", name="Your kingdom")

    @property
    def confirm_button(self) -> Locator:
        return self.page.get_by_role("main").get_by_role("button", name=CONFIRM)

    @property
    def chosen(self) -> bool:
        """Whether there is a choice to be confirmed."""
        return self.confirm_button.is_visible() and self.confirm_button.is_enabled()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("main").get_by_role("button", name=name, exact=True)

    def events(self) -> list[Event]:
        """All that has happened, as the server tells a spectator who comes now."""
        with robot_at(self.visitor.url, self.id, None) as spectator:
            return spectator.update.events

    @contextmanager
    def robot(self) -> Iterator[Robot]:
        """A robot in our seats; after it has played, the page shows what it did."""
        with robot_at(self.visitor.url, self.id, self.key, self.catch_up) as robot:
            yield robot

    def skip_to(self, until: Wanted = never) -> bool:
        """A robot in our seats plays to that position, or to the end, while the page is elsewhere and draws nothing."""
        return skip_together([self], until)

    def chooser(self, _: Robot) -> Chooser:
        """How a robot plays here."""
        return keen

    # --- one move ------------------------------------------------------------------------

    def my_turn(self) -> bool:
        """Waits until it is our turn to choose; False if the game ends first."""
        self.wire.until(lambda: self.offer is not None or self.wire.over, "our turn, or the end")
        self.shown()
        return not self.wire.over

    def follow(self, other: AtTable) -> None:
        """Waits until this page shows everything that the other one knows now."""
        self.catch_up(other.wire.seq)

    def catch_up(self, seq: int) -> None:
        """Waits until this page shows everything up to *seq*."""
        self.wire.until(lambda: self.wire.seq >= seq, "what was done elsewhere")
        self.shown()

    def placing(self) -> PlaceOffer | None:
        """The domino in hand and where it may lie, if that is the step."""
        return self.offer if isinstance(self.offer, PlaceOffer) else None

    def claiming(self) -> bool:
        return isinstance(self.offer, ClaimOffer)

    def move(self) -> None:
        """Makes the first move that the page offers."""
        self.pick_first()
        self.settle(lambda: self.press(self.confirm_button))

    def skip(self) -> None:
        self.settle(lambda: self.press(self.button("Skip")))

    def undo(self) -> None:
        self.settle(lambda: self.press(self.button("Undo")))

    def settle(self, press: Callable[[], None]) -> None:
        """Presses, and waits until the page shows that the table has accepted it; a press that was lost is repeated."""
        self.at_rest()
        before, sent = self.wire.seq, len(self.wire.sent)
        for _ in range(TRIES):
            press()
            if self.wire.within(AGAIN, lambda: len(self.wire.sent) > sent):
                break
        self.catch_up(before + 1)
        self.moves += 1

    def press(self, thing: Locator) -> None:
        """With a finger on a phone, else with the mouse, once no tooltip is in the way."""
        if self.visitor.touches:
            thing.tap()
            return
        self.page.mouse.move(1, 1)  # resting where it is, it would open tooltips that cover things
        expect(self.page.get_by_role("tooltip")).to_be_hidden()
        thing.click()

    def pick_first(self) -> None:
        """Chooses the first option of the step; a domino is in hand already."""
        self.shown()
        if self.chosen:
            return  # another press would confirm it
        match self.offer:
            case PlaceOffer():
                pass
            case TaxOffer():
                self.press(self.page.get_by_role("listitem").get_by_role("button", name=TAX).first)
            case BuildOffer():
                self.pick_tile()
                self.pick_site()
            case BribeOffer():
                self.pick_tile()
            case ClaimOffer():
                self.press(self.page.get_by_role("button", name=CLAIM).first)
            case None:
                raise AssertionError("nothing to choose")

    def pick_tile(self) -> None:
        """Chooses the first tile on the builders' board that may be taken."""
        self.press(self.page.get_by_role("region", name="Builders").get_by_role("button").first)

    def pick_site(self) -> None:
        """Chooses a town square, unless the only one came with the tile."""
        if self.page.get_by_role("gridcell", name=CHOSEN).count() == 0:
            self.press(self.page.get_by_role("gridcell", name=re.compile("can be chosen")).first)

    # --- many moves ----------------------------------------------------------------------

    def play_on(self, until: Callable[[], object] = lambda: False) -> bool:
        """Plays its own turns until the condition holds; False if the game ends first."""
        while self.my_turn():
            if until():
                return True
            self.move()
        return False

    # --- the end -------------------------------------------------------------------------

    def expect_end(self, names: list[str]) -> None:
        """The score pad with everybody on it, and the winner by name."""
        page = self.page
        expect(page.get_by_role("table", name="Score pad")).to_be_visible()
        for name in names:
            expect(page.get_by_role("columnheader", name=name)).to_be_visible()
        expect(self.status).to_have_text(re.compile(r"wins? by|wins? the tie|share the win"))
        expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()


def take_turns(tables: Sequence[AtTable], until: Callable[[], bool] = lambda: False) -> None:
    """Plays everybody's first available move, until the condition holds or the game is over."""
    for _ in range(ENOUGH):
        tables[0].wire.until(lambda: any(table.offer or table.wire.over for table in tables), "somebody's turn")
        if any(table.wire.over for table in tables) or until():  # one of them may hear of the end before the others
            return
        next(table for table in tables if table.offer).move()
    raise AssertionError("the game does not end")


def skip_together(tables: Sequence[AtTable], until: Wanted = never) -> bool:
    """Robots in the seats of all these pages play to that position, or to the end; False if the game is over."""
    seats = [(table, table.page.url, table.id, table.key) for table in tables]
    for table in tables:
        table.page.goto("about:blank")

    def play(table: AtTable, place: str, key: str) -> bool:
        with robot_at(table.visitor.url, place, key) as robot:
            return robot.play(table.chooser(robot), until)

    with ThreadPoolExecutor(len(tables)) as threads:
        found = list(threads.map(play, tables, [seat[2] for seat in seats], [seat[3] for seat in seats]))
    for table, address, *_ in seats:
        table.page.goto(address)
        table.ready()
    return any(found)
