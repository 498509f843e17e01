"""Games that differ only in what a viewer may not know, and all that a server ever tells the viewer about them."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from msgspec.structs import replace as replaced

from demesne.games.base import Seat
from demesne.games.domaine.cards import CARDS, STACKS
from demesne.games.domaine.moves import Draw
from demesne.games.domaine.state import State
from demesne.games.domaine.tiles import PLAIN_LAYOUT
from demesne.server.guard import keyring
from demesne.server.live import hub
from demesne.server.programs.tokens import Tokens
from demesne.server.protocol import (
    PROTOCOL,
    Ack,
    Because,
    Coming,
    Hello,
    Know,
    NewTable,
    Ping,
    Play,
    Pong,
    Refused,
    SeatWish,
    Stakes,
    Undo,
    Update,
    Weigh,
    Weighed,
    Whole,
    Why,
)
from demesne.server.settings import Settings
from demesne.server.wire.company_messages import USUAL
from tests.server.client import Line, Site, dial
from tests.server.conftest import GENEROUS, serving
from tests.server.court import Dealer, court, play_court, state_of

__all__ = ["HOST", "HOT", "ROADS", "THREE", "WATCHER", "Story", "Witness", "told", "twin_of", "written_story"]

THREE = ("Ada", "Bo", "Cy")
"""Who plays each seat: three people, each at a screen of their own."""
HOT = ("Ada", "Ada", "Bo")
"""Two people at one screen, a third elsewhere."""
WATCHER = "watcher"
HOST = "host"
"""The reader of the server's log and metrics."""
ROADS: tuple[tuple[str, str, object], ...] = (
    *(("GET", f"/api/tables/{{table}}{more}", None) for more in (
        "", "/record?format=text", "/record?format=jsonl", "/record?format=odd", "/replay", "/branches", "/shuffle",
        "/today", "/review", "/review?cards=open", "/learned", "/duplicates", "/puzzles", "/puzzles/0",
        "/puzzles/0/weighed", "/puzzles/0/why?thing=square b1", "/orders",
    )),
    *(("POST", f"/api/tables/{{table}}{more}", body) for more, body in (
        ("/again", {}), ("/fewer", {}), ("/forget", {}), ("/join", {"invite": "", "name": "Eve"}),
        ("/seats/0/bot", {"bot": "random"}), ("/seats/0/program", {"program": "Spy"}), ("/seats/0/free", {}),
        ("/branches", {"at": {"round": 1, "turn": 1, "act": 1}, "seats": []}), ("/duplicates", {"seats": []}),
        ("/orders", {"steps": []}), ("/orders/draft", {"steps": []}),
        ("/orders/why?thing=square b1", {"steps": []}),
        ("/puzzles/0", {"move": "end"}), ("/reports", {"seat": 0, "why": "talk"}),
    )),
    *(("GET", road, None) for road in ("/api/lobby", "/api/ladder", "/api/v1/ladder")),
    *(("GET", f"/api/v1/games/{{table}}{more}", None) for more in ("", "/record", "/record?format=jsonl")),
    ("GET", "/api/v1/tables", None),
    ("POST", "/api/v1/games/{table}/moves", {"seq": 0, "move": "end"}),
    ("POST", "/api/v1/games/{table}/resign", {}),
    ("POST", "/api/v1/tables/{table}/join", {"invite": ""}),
)  # fmt: skip
"""The addresses that are asked of each game and its twin, as everybody who may come; with the body that is sent."""


@dataclass(frozen=True)
class Story:
    """A game so far: who sits where, what was drawn, what was played by which seat, who is to move.

    ``hidden`` has for each viewer the cards of which they only know that they are in a hand or in the deck, ``guesses``
    those of them in hands and as many of the deck.
    """

    seating: tuple[str, ...]
    draws: tuple[str, ...]
    moves: tuple[tuple[Seat, str], ...]
    hands: tuple[tuple[str, ...], ...]
    hidden: Mapping[str, frozenset[str]]
    guesses: Mapping[str, tuple[str, ...]]
    mover: str
    phase: str

    @property
    def viewers(self) -> list[str]:
        return [*dict.fromkeys(self.seating), WATCHER]


def written_story(seating: tuple[str, ...], moves: int, seed: int) -> Story:
    """*moves* lively moves, and what nobody but those concerned can know after them."""
    of = play_court(court(*(f"key of {name}" for name in seating), seed=seed), moves, seed)
    state = state_of(of)
    steps = [(step.before.position.mover, step.move) for step in of.steps]
    hidden = {viewer: _hidden(state, viewer, seating) for viewer in (*seating, WATCHER)}
    return Story(
        seating=seating,
        draws=tuple(move.card for _, move in steps if isinstance(move, Draw)),
        moves=tuple((seat, str(move)) for seat, move in steps if not isinstance(move, Draw)),
        hands=state.hands,
        hidden=hidden,
        guesses={viewer: _guessed(state, cards) for viewer, cards in hidden.items()},
        mover=seating[state.position.mover],
        phase=state.position.phase.value,
    )


def _hidden(state: State, viewer: str, seating: Sequence[str]) -> frozenset[str]:
    theirs = {
        card
        for seat, hand in enumerate(state.hands)
        for card in hand
        if seating[seat] != viewer and card not in state.position.held[seat]
    }
    return frozenset(theirs | state.deck)


def _guessed(state: State, hidden: frozenset[str]) -> tuple[str, ...]:
    in_hands = sorted(hidden.intersection(card for hand in state.hands for card in hand))
    return (*in_hands, *sorted(hidden.difference(in_hands))[-len(in_hands) :])


def twin_of(story: Story, viewer: str) -> Story:
    """The same game with every card that *viewer* cannot know exchanged for another with the same back."""
    swap: dict[str, str] = {}
    for back in STACKS:
        cards = sorted(card for card in story.hidden[viewer] if card[0] == back)
        swap |= dict(zip(cards, [*cards[1:], *cards[:1]], strict=True))
    hands = tuple(tuple(sorted(swap.get(card, card) for card in hand)) for hand in story.hands)
    return replace(story, draws=tuple(swap.get(card, card) for card in story.draws), hands=hands)


# --- what a server tells -----------------------------------------------------------------------------


Witness = dict[str, list[str]]
"""Every byte that each viewer was sent, frame by frame and answer by answer."""


def told(story: Story, folder: Path, patch: pytest.MonkeyPatch, asking: Sequence[str] = ()) -> Witness:
    """The story played at a real server, live, and for those *asking*, all unless given, coming back and exported."""
    with patch.context() as patched:
        names, keys, invites = count(), count(), count()
        patched.setattr(hub, "new_table_id", lambda: f"{next(names):026}")
        patched.setattr(keyring, "new_key", lambda: f"key {next(keys)}")
        patched.setattr(hub, "new_invite", lambda: f"invite {next(invites)}")
        patched.setattr(hub, "time", SimpleNamespace(time=lambda: 1e9))  # a table says when it was opened
        settings = Settings(folder, port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS, metrics=("127.0.0.1",))
        _, token = Tokens(folder).create("Spy")
        with _logged() as lines, serving(settings, Dealer(story.draws)) as site:
            found = _told(story, site, token, asking or story.viewers)
            found[HOST] += lines
        return found


def _told(story: Story, site: Site, token: str, asking: Sequence[str]) -> Witness:
    table, keys = _seated(story, site)
    with ExitStack() as stack:
        lines = {viewer: _line(stack, site, table, keys.get(viewer)) for viewer in story.viewers}
        _played(story, lines)
        _known(lines)
        _refused(story, lines)
        assert all(any('"type":"amend"' in frame for frame in line.raw) for line in lines.values())
        again = {viewer: _asked_again(site, table, keys.get(viewer), token) for viewer in asking}
        return {viewer: line.raw + again.get(viewer, []) for viewer, line in lines.items()} | {HOST: _measured(site)}


def _asked_again(site: Site, table: str, key: str | None, token: str) -> list[str]:
    return _came_back(site, table, key) + _exported(site, table, key, token)


def _seated(story: Story, site: Site) -> tuple[str, dict[str, str]]:
    """The table with everybody at it, and the key of each."""
    first = story.seating[0]
    kinds = ["you" if seat == 0 else "here" if who == first else "open" for seat, who in enumerate(story.seating)]
    seats = [SeatWish(kind, "" if kind == "open" else f"name {seat}") for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]
    layout = {"layout": msgspec.Raw(msgspec.json.encode(PLAIN_LAYOUT))}
    opened = site.open(NewTable("domaine", seats, layout, replaced(USUAL, public=True)))
    keys = {first: opened.key}
    for who in story.seating:
        if who not in keys:
            keys[who] = site.join(opened.table, str(opened.invite), who).key
    return opened.table, keys


def _line(stack: ExitStack, site: Site, table: str, key: str | None, from_seq: int = 0) -> Line:
    line = Line(stack.enter_context(dial(site.socket, site.origin)))
    line.say(Hello(PROTOCOL, table, key, from_seq, amends=True))
    line.next(Update)
    return line


def _played(story: Story, lines: Mapping[str, Line]) -> None:
    """Every move of the story; each card that is played is taken back once and played again."""
    number = count()
    for seat, move in story.moves:
        _weighed(lines[story.seating[seat]], next(number))
        _ask(lines, story.seating[seat], move, next(number), Ack)
        if move.startswith("play"):
            _ask(lines, story.seating[seat], None, next(number), Ack)
            _ask(lines, story.seating[seat], move, next(number), Ack)


def _weighed(line: Line, number: int) -> None:
    """What every choice would bring, as the one to move is told."""
    line.say(Weigh(line.seq, f"message-{number}"))
    line.next(Weighed)


def _known(lines: Mapping[str, Line]) -> None:
    """What everybody is told on asking what may still come, for each seat of theirs and for nobody."""
    for line in lines.values():
        for seat in (*_own(line), None):
            line.say(Know("coming", "message-know", seat))
            line.next(Coming)
            line.say(Know("stakes", "message-know", seat))
            line.next(Stakes)


def _own(line: Line) -> list[int]:
    return [seat.seat for seat in line.view.seats if seat.yours]


def _refused(story: Story, lines: Mapping[str, Line]) -> None:
    """What everybody is told on naming cards that are not theirs, in their turn and out of it."""
    number = count(100_000)
    for viewer, line in lines.items():
        for text in _guesses(story.guesses[viewer]):
            line.say(Play(line.seq, f"message-{next(number)}", text))
            assert isinstance(line.next(Refused), Refused)
        if viewer != story.mover:
            line.say(Weigh(line.seq, f"message-{next(number)}"))
            line.next(Refused)
        line.say(Play(line.seq - 1, f"message-{next(number)}", "end"))
        line.next(Refused)
        line.say(Why(line.seq, f"message-{next(number)}", "square 1,0"))
        line.next((Because, Refused))  # type: ignore[arg-type]
        line.say(Whole(0))
        line.next(Update)


def _guesses(cards: Sequence[str]) -> Iterator[str]:
    for card in cards:
        yield from (f"sell {card}", f"refill {card}", f"draw {card}")
        yield from (f"play {card} {action}" for action in CARDS[card].parts)
    yield from ("draw ?", "play A99 borders", "nonsense")


def _ask(lines: Mapping[str, Line], who: str, move: str | None, number: int, answer: type) -> None:
    """*who* plays *move*, or takes the last one back; then everybody has heard what came of it."""
    line, name = lines[who], f"message-{number:06}"
    line.say(Undo(line.seq, name) if move is None else Play(line.seq, name, move))
    found = line.hear()
    while not isinstance(found, Ack | Refused):
        found = line.hear()
    assert isinstance(found, answer), (move, found)
    for other in lines.values():
        other.say(Ping(number))
        other.next(Pong)


def _came_back(site: Site, table: str, key: str | None) -> list[str]:
    """What a socket is told that comes back, having seen nothing, some of it, all of it."""
    heard = []
    for seen in (0, 40):
        with ExitStack() as stack:
            heard += _line(stack, site, table, key, seen).raw
    return heard


def _exported(site: Site, table: str, key: str | None, token: str) -> list[str]:
    """The answer at every address that tells of a game: to who has *key*, and to a program that only watches."""
    headers = {"x-seat-key": key} if key else {}
    asked = [*ROADS, *(("GET", f"/api/tables/{{table}}/replay/{first}?count=32", None) for first in range(0, 160, 32))]
    answers = []
    for method, road, body in asked:
        by = {"authorization": f"Bearer {token}", "idempotency-key": "message-1"} if "/v1/" in road else headers
        more = {} if body is None else {"json": body}
        answers.append(site.http.request(method, road.replace("{table}", table), headers=by, **more))  # type: ignore[arg-type]
    return [
        f"{answer.status_code} {answer.headers.get('content-disposition')} "
        f"{answer.headers['content-length']} {answer.text}"
        for answer in answers
    ]


class _Log(logging.Handler):
    """Every line that the server writes, without the times in it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.endswith(".meter"):  # how long a slow move took
            self.lines.append(f"{record.name} {record.getMessage()}")


@contextmanager
def _logged() -> Iterator[list[str]]:
    """What the server logs meanwhile, from the lowest level on."""
    log, handler = logging.getLogger("demesne"), _Log()
    before = log.level
    log.setLevel(logging.DEBUG)
    log.addHandler(handler)
    try:
        yield handler.lines
    finally:
        log.removeHandler(handler)
        log.setLevel(before)


def _measured(site: Site) -> list[str]:
    """The metrics for Prometheus, except for times, bytes and files."""
    lines = site.http.get("/metrics").text.splitlines()
    return [line.rpartition(" ")[0] if re.search("seconds|bytes|fds", line) else line for line in lines]
