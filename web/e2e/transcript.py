"""A table played by keyboard alone, as heard: each key, what is announced, and what has the focus then.

``python -m web.e2e.transcript [--language he] [--game domaine] [--whole | --review]`` prints a round of Queendomino, a
turn of Domaine, a whole game or a review, and returns 1 if the focus was ever lost, a thing said twice, or the page
complained.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from demesne.server.domaine.offers import ActOffer, RefillOffer, StepOffer
from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import ClaimOffer, QueendominoView
from web.e2e import courtier
from web.e2e.chromium import WORDS, program
from web.e2e.court import AtCourt
from web.e2e.heard_review import read_review
from web.e2e.keyboard import Keyboard, KeyboardPlayer
from web.e2e.laid import Played, laid
from web.e2e.listening import Ear, Focus, Said
from web.e2e.reviewed import keep_reviewed, take_seat
from web.e2e.robot import at_place, to
from web.e2e.server import Server
from web.e2e.table import AtTable
from web.e2e.visitor import Visitor
from web.e2e.wire import PATIENCE

__all__ = ["Hearing", "main"]

ROUND: Final = 4
"""From this round on there is something to build and a dragon to bribe."""
COINS: Final = 4
READS: Final[Mapping[str, str]] = {
    "PlaceOffer": "oi",
    "TaxOffer": "",
    "BuildOffer": "g",
    "BribeOffer": "p",
    "ClaimOffer": "l",
    "ActOffer": "olgp",
    "StepOffer": "i",
}
"""Which keys ask for more information at the first step of each kind."""
ASKING: Final = frozenset("olgpiw")
"""Keys that read out the state, which may repeat itself: two territories may well be alike."""
ID: Final = re.compile(r"\b[a-z]+[_-][a-z]+-|\{|\}|undefined|\bnull\b|NaN|\$[a-z]")
"""What must not occur in any sentence."""
MOST_AIMS: Final = 6


class Hearing(Keyboard):
    """A keyboard that writes down every key and what is heard after it; anything wrong with that is a fault."""

    def __init__(self, ear: Ear, tell: Callable[[str], object]) -> None:
        super().__init__(ear.page)
        self.ear = ear
        self.faults: list[str] = []
        self.keys = 0
        self._tell = tell
        self._within: tuple[str, ...] = ()
        self._pressed = "the beginning"
        self._said: Counter[str] = Counter()

    def press(self, key: str) -> None:
        """Presses the key once everything has been told about the previous one."""
        self.hear()
        self._pressed, self._said = key, Counter()
        self._tell(f"[{key if key != ' ' else 'Space'}]")
        self.keys += 1
        super().press(key)

    def hear(self) -> None:
        """Tells what was heard since the last call."""
        for heard in self.ear.heard():
            if isinstance(heard, Focus):
                self._enter(heard)
            self._tell(str(heard))
            self._check(heard)

    def expect_focus(self, after: str) -> None:
        """A lost focus is recorded as a fault, not raised."""
        if self.ear.lost():
            self.faults.append(f"after {after} the focus is lost")

    def note(self, words: str) -> None:
        self.hear()
        self._tell(f"\n--- {words}")

    def _enter(self, focus: Focus) -> None:
        for part in focus.within:
            if part not in self._within:
                self._tell(f"     in  {part}")
        self._within = focus.within

    def _check(self, heard: Said | Focus) -> None:
        text = heard.text if isinstance(heard, Said) else heard.name
        if isinstance(heard, Focus) and not text:
            self.faults.append(f"after {self._pressed}: a {heard.role} without a name has the focus")
        if ID.search(text):
            self.faults.append(f"after {self._pressed}: no words: {text}")
        self._said[text] += 1
        if self._said[text] == 2 and self._pressed not in ASKING:
            self.faults.append(f"after {self._pressed}, twice: {text}")


class Reader:
    """Plays at a table by ear: asks what there is to know, once for each kind of step, then decides."""

    def __init__(self, table: AtTable, keys: Hearing, *, curious: bool) -> None:
        self.table = table
        self.keys = keys
        self._asked = set[str]() if curious else set(READS)

    def ask(self) -> None:
        """Has the details of a step read out, unless it has asked for this kind before."""
        step = self.table.step
        self.keys.note(step.removesuffix("Offer"))
        self.table.at_rest()
        if step not in self._asked:
            self._asked.add(step)
            for key in READS.get(step, ""):
                self.keys.press(key)

    def play(self, until: Callable[[], bool]) -> None:
        """Takes its turns until the condition holds, or the game is over."""
        while self.table.my_turn() and not until():
            self.ask()
            self.move()
            self.table.wire.until(lambda: self.table.offer is not None or self.table.wire.over, "our turn, or the end")
            self.table.shown()
        self.keys.hear()
        self.keys.expect_focus("all of it")

    def move(self) -> None:
        raise NotImplementedError


class King(Reader):
    """At a table of Queendomino or its relatives."""

    def __init__(self, table: AtTable, keys: Hearing, *, curious: bool) -> None:
        super().__init__(table, keys, curious=curious)
        self._player = _Claimer(table)
        self._player.keys = keys

    def move(self) -> None:
        self._player.move()


class _Claimer(KeyboardPlayer):
    """Claims by the number in the order, in any language."""

    def _claim(self, offer: ClaimOffer) -> None:
        self._press(str(max(offer.spots, key=lambda spot: spot.fits).order))


class Lord(Reader):
    """At a table of Domaine: plays a card if it can, else sells one."""

    def move(self) -> None:
        match self.table.offer:
            case ActOffer() as offer:
                self._act(offer)
            case RefillOffer():
                self._press("Enter")
                self._send("Enter")
            case StepOffer(end=str()) if self._played > 1:
                self._send("e")
            case _:
                self._aim()

    _played = 0

    def _act(self, offer: ActOffer) -> None:
        cards = sorted(offer.cards, key=lambda card: card.card)
        uses = [(each, at, use) for at, card in enumerate(cards) for use, each in enumerate(card.uses)]
        fits = sorted((each.action, at, use) for each, at, use in uses if each.move)  # alliances, borders, …
        self._played = 0
        _, number, use = fits[0] if fits else ("", 0, 0)
        self._press(str(number + 1))
        if not fits:
            self._press("s")
        elif len(cards[number].uses) > 1:
            self._press("ab"[use])
        self._send("Enter")

    def _aim(self) -> None:
        """Goes on by an arrow key, and points at places until there is a move."""
        self._played += 1
        for way in ("ArrowRight", "ArrowDown"):
            self._press(way)
        for _ in range(MOST_AIMS):
            if self.table.page.locator("[data-confirm]:enabled:visible").count():
                return self._send("Enter")
            self._press("Enter")
        raise AssertionError("no place leads to a move")

    def _press(self, key: str) -> None:
        self.keys.press(key)
        self.keys.expect_focus(key)

    def _send(self, key: str) -> None:
        self.table.settle(lambda: self.keys.press(key))
        self.keys.expect_focus(f"{key}, sent")


def begun(game: str) -> Played | None:
    """What a robot plays first: a round of Queendomino and a turn of Domaine are heard in the middle of a game."""
    if game == "domaine":
        return courtier.to(_rich)
    return to(_busy)


def _busy(update: Update) -> bool:
    """Whether a seat of ours places a domino, with a knight to send afterwards, a coin for the dragon and some more."""
    position = update.view.position
    if not isinstance(position, QueendominoView) or update.offer is None or not at_place(ROUND)(update):
        return False
    side = next(side for side in position.sides if update.offer.seat in side.seats)
    return position.rounds > position.round and side.knights > 0 and side.coins >= COINS


def _rich(update: Update) -> bool:
    """Whether a seat of ours may play a card that builds borders, late enough for there to be something to read."""
    return update.seq > LATE and courtier.able("borders")(update)


LATE: Final = 60


def until_next(table: AtTable) -> Callable[[], bool]:
    """A condition that holds when it is the same player's turn again: the next round, or the next card."""
    position = table.wire.view.position
    if isinstance(position, QueendominoView):
        first = position.round
        return lambda: isinstance(now := table.wire.view.position, QueendominoView) and now.round > first
    acts = iter([False])
    return lambda: isinstance(table.offer, ActOffer) and next(acts, True)


@contextmanager
def _visitor(language: str, folder: Path | None = None) -> Iterator[Visitor]:
    """A visitor at a separate server, on *folder* if one is given."""
    with tempfile.TemporaryDirectory() as fresh:
        server = Server(folder or Path(fresh))
        server.start()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
            try:
                yield Visitor(browser, server.url, locale=language, viewport={"width": 1366, "height": 768})
            finally:
                browser.close()
                server.stop()


def heard_of(visitor: Visitor, game: str, *, whole: bool, teams: bool, tell: Callable[[str], object]) -> list[str]:
    """Plays, tells what is heard, and returns what is wrong with it."""
    ear = Ear(visitor.page)
    options: dict[str, object] = {"teams": True} if teams else {}
    players = 6 if teams else 3 if game != "royal-wedding" else 5
    table = laid(visitor, ["Anna"], players, game, level=1, played=None if whole else begun(game), options=options)
    keys = Hearing(ear, tell)
    if game == "domaine":
        table = AtCourt(visitor)
        table.wire.until(lambda: table.wire.update is not None, "the table")
    reader = (Lord if game == "domaine" else King)(table, keys, curious=not whole)
    reader.play(until_next(table) if not whole else lambda: False)
    return [*keys.faults, *visitor.unforgiven(), f"{keys.keys} keys"]


def heard_of_review(language: str, game: str, tell: Callable[[str], object]) -> list[str]:
    """Reads a review with invented points, tells what is heard, and returns what is wrong with it."""
    codes, row = (("border", "sell"), "villages") if game == "domaine" else (("claim", "place"), "wheat")
    with tempfile.TemporaryDirectory() as folder:
        of = keep_reviewed(Path(folder), "domaine" if game == "domaine" else "kingdomino", codes, row)
        with _visitor(language, Path(folder)) as visitor:
            ear = Ear(visitor.page)
            visitor.page.goto(f"/api/tables/{of.id}")
            take_seat(visitor.page, of)
            visitor.page.goto(f"/t/{of.id}/review")
            visitor.page.locator(".moments article").wait_for()
            keys = Hearing(ear, tell)
            read_review(keys)
            return [*keys.faults, *visitor.unforgiven(), f"{keys.keys} keys"]


def main(words: Iterable[str]) -> int:
    """Prints it. Returns 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m web.e2e.transcript", description=__doc__)
    parser.add_argument("--language", default="en", help="en, fr, de, es, it, pt, ru, cs or he")
    parser.add_argument("--game", default="queendomino")
    parser.add_argument("--teams", action="store_true", help="of the Royal Wedding, six players")
    parser.add_argument("--whole", action="store_true", help="from the first choice to the end")
    parser.add_argument("--review", action="store_true", help="of a game that is over")
    asked = parser.parse_args(list(words))
    expect.set_options(timeout=PATIENCE)
    if asked.review:
        *faults, keys = heard_of_review(asked.language, asked.game, print)
    else:
        with _visitor(asked.language) as visitor:
            *faults, keys = heard_of(visitor, asked.game, whole=asked.whole, teams=asked.teams, tell=print)
    print("\n".join([f"\n{len(faults)} faults in {keys}", *faults]))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
