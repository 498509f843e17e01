"""A player without a page: it brings a table quickly to the position a test wants to see."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import msgspec
from websockets.sync.client import ClientConnection, connect

from demesne.server.domaine.offers import StepOffer
from demesne.server.protocol import (
    PROTOCOL,
    AnyEffect,
    Bye,
    Hello,
    Offer,
    Play,
    Refused,
    ServerMessage,
    Update,
    Weigh,
    Weighed,
)
from demesne.server.queendomino.shapes import (
    BribeOffer,
    BuildEffect,
    BuildOffer,
    ClaimOffer,
    PlaceEffect,
    PlaceOffer,
    QueendominoView,
    TaxOffer,
)

Effects = Mapping[str, AnyEffect]
Chooser = Callable[[Offer, Effects], str]
Wanted = Callable[[Update], bool]
WEIGHED: Final = (PlaceOffer, BuildOffer, StepOffer)
"""The steps whose choices have effects that the offer does not state."""
_decode = msgspec.json.Decoder(ServerMessage).decode
_encode = msgspec.json.Encoder().encode
SECONDS: Final = 60
"""How long the server may be silent: a busy machine is not a failure."""


def to(until: Wanted, choose: Chooser | None = None) -> Callable[[Robot], bool]:
    """Has a robot play to that position before the page is opened, with `keen` unless told otherwise."""
    return lambda robot: robot.play(choose or keen, until)


def never(_: Update) -> bool:
    """No position is the wanted one: a robot plays to the end."""
    return False


class Robot:
    """Holds the key of seats at a table and plays for them; *looks_on* is told how far, so that a page can catch up."""

    def __init__(self, socket: ClientConnection, first: Update, looks_on: Callable[[int], None]) -> None:
        self._socket = socket
        self._looks_on = looks_on
        self._count = 0
        self._weighed: Weighed | None = None
        self.update = first

    def play(self, choose: Chooser, until: Wanted = never) -> bool:
        """Plays to the wanted position, and until *looks_on* has seen it; False if the game ends first."""
        found = self._play(choose, until)
        self._looks_on(self.update.seq)
        return found

    def _play(self, choose: Chooser, until: Wanted) -> bool:
        while not until(self.update):
            if self.update.view.status == "over":
                return False
            if self.update.offer is None:
                self._hear()
            else:
                offer = self.update.offer
                self._send(choose(offer, self.effects() if isinstance(offer, WEIGHED) else {}))
        return True

    def effects(self) -> Effects:
        """What each choice would bring now."""
        seq = self.update.seq
        if self._weighed is None or self._weighed.seq != seq:
            self._socket.send(_encode(Weigh(seq, f"robot-{seq:06d}")).decode())
            while self._weighed is None or self._weighed.seq != seq:
                self._hear()
        return self._weighed.effects

    def _send(self, move: str) -> None:
        self._count += 1
        seq = self.update.seq
        self._socket.send(_encode(Play(seq, f"robot-{seq:06d}-{self._count:06d}", move)).decode())
        while self.update.seq == seq:
            self._hear()

    def _hear(self) -> None:
        message = _decode(self._socket.recv(timeout=SECONDS))
        if isinstance(message, Update):
            self.update = message
        elif isinstance(message, Weighed):
            self._weighed = message
        assert not isinstance(message, Bye | Refused), message


@contextmanager
def robot_at(
    url: str, table: str, key: str | None, looks_on: Callable[[int], None] = lambda _: None
) -> Iterator[Robot]:
    """A robot at the table, in the seats of *key*; a page that looks on has one from ``AtTable.robot``."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, max_size=None, open_timeout=SECONDS, ping_interval=None) as socket:
        socket.send(_encode(Hello(PROTOCOL, table, key)).decode())
        first = _decode(socket.recv(timeout=SECONDS))
        assert isinstance(first, Update), first
        yield Robot(socket, first, looks_on)


def skipping(offer: Offer, _: Effects) -> str:
    """Does no more than it must."""
    return getattr(offer, "skip", "") or first_of(offer)


def first_of(offer: Offer) -> str:
    """The first move on the list."""
    match offer:
        case PlaceOffer(spots=[]):
            return str(offer.discard)
        case BuildOffer(slots=slots):
            return next((site.move for slot in slots for site in slot.sites), offer.skip)
        case PlaceOffer() | TaxOffer() | BribeOffer() | ClaimOffer():
            return offer.spots[0].move
        case _:
            raise ValueError("a game of Domaine is for web.e2e.courtier")


def careless_in(seed: int) -> Chooser:
    """Random placements and claims, nothing bought: kingdoms full of holes."""
    rng = random.Random(seed)

    def choose(offer: Offer, effects: Effects) -> str:
        match offer:
            case PlaceOffer(spots=[_, *_] as spots):
                return rng.choice(spots).move
            case ClaimOffer(spots=spots):
                return rng.choice(spots).move
            case _:
                return skipping(offer, effects)

    return choose


def keen(offer: Offer, effects: Effects) -> str:
    """What brings most now: kingdoms worth looking at."""
    match offer:
        case PlaceOffer(spots=[_, *_] as spots):
            return max(spots, key=lambda spot: (_points(effects, spot.move), -_sprawl(spot.first, spot.second))).move
        case TaxOffer(spots=spots):
            return max(spots, key=lambda spot: spot.coins).move
        case BuildOffer(slots=slots):
            sites = [(_points(effects, site.move), slot.price, site.move) for slot in slots for site in slot.sites]
            return max(sites, key=lambda site: site[:2])[2] if sites else offer.skip
        case BribeOffer():
            return offer.skip
        case ClaimOffer(spots=spots):
            return max(spots, key=lambda spot: (spot.fits, spot.domino.number)).move
        case _:
            return first_of(offer)


def _points(effects: Effects, move: str) -> int:
    """The points that *move* brings; the Queen's arrival is worth another."""
    match effects.get(move):
        case PlaceEffect(total=total):
            return total
        case BuildEffect(points=points, queen=queen):
            return points + queen
        case _:
            return 0


def _sprawl(first: tuple[int, int], second: tuple[int, int]) -> int:
    return sum(abs(value) for value in (*first, *second))


def at_place(round_number: int) -> Wanted:
    """Whether a domino is to be placed that fits somewhere, as nearly all do; not before this round."""
    return lambda update: (
        isinstance(update.offer, PlaceOffer) and bool(update.offer.spots) and _round(update) >= round_number
    )


def at_claim(round_number: int) -> Wanted:
    """Whether a domino is to be claimed, not before this round."""
    return lambda update: isinstance(update.offer, ClaimOffer) and _round(update) >= round_number


def in_last_round(update: Update, game: int = 1) -> bool:
    """Whether the last round has begun, whoever is to move, so that robots in different seats stop together."""
    position = update.view.position
    assert isinstance(position, QueendominoView)
    return position.game >= game and position.round >= position.rounds


def _round(update: Update) -> int:
    position = update.view.position
    return position.round if isinstance(position, QueendominoView) else 0
