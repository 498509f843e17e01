"""Games of the guest that differ only in what a viewer may not know, and all that a server ever tells of them.

Run as a program, in a process that knows the guest, it prints them.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain, count, repeat
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from demesne.games.base import Seat
from demesne.server.guard import keyring
from demesne.server.live import hub
from demesne.server.protocol import PROTOCOL, Ack, Hello, NewTable, Ping, Play, Pong, Refused, SeatWish, Update
from demesne.server.settings import Settings
from orchard.fruits import Cards, Fruit
from orchard.game import make_orchard
from orchard.moves import Draw, OrchardMove, Plant, Sell
from orchard.state import State
from tests.server.client import Line, Site, dial
from tests.server.conftest import GENEROUS, serving
from tests.strategies import choose

__all__ = ["PEOPLE", "VIEWERS", "Witness"]

PEOPLE = ("Ada", "Bo", "Cy")
"""Who plays each seat, each at a screen of their own."""
VIEWERS = (*PEOPLE, "watcher")
PLIES = 33
"""This many moves and deals at least, until it is somebody's turn."""

Witness = dict[str, list[str]]
"""Every byte that each viewer was sent, frame by frame and answer by answer."""


@dataclass(frozen=True)
class Story:
    """A game so far: each move with who makes it, or for whom it is drawn."""

    plies: tuple[tuple[Seat, OrchardMove], ...]
    end: State

    @property
    def draws(self) -> list[OrchardMove]:
        return [move for _, move in self.plies if isinstance(move, Draw)]


def _told_story(seed: int) -> Story:
    """A game of three, at random."""
    rng, state = Random(seed), make_orchard(len(PEOPLE), {}).new_state()
    plies: list[tuple[Seat, OrchardMove]] = []
    while len(plies) < PLIES or not isinstance(state.to_move, Seat):
        move = choose(state, rng)
        seat = state.to_move if isinstance(state.to_move, Seat) else state.position.drawer
        assert seat is not None
        plies.append((seat, move))
        state = state.apply(move)
    return Story(tuple(plies), state)


def _twin(story: Story, viewer: str) -> Story:
    """The same game to *viewer*, but everybody else holds other cards."""
    found = (_dealt_anew(story, viewer, Random(seed)) for seed in count())
    return next(twin for twin in found if all(map(_differ, twin.end.hands, story.end.hands, PEOPLE, repeat(viewer))))


def _differ(hand: Cards, other: Cards, who: str, viewer: str) -> bool:
    return hand != other or who == viewer


def _dealt_anew(story: Story, viewer: str, rng: Random) -> Story:
    """The same game, with every card that *viewer* cannot know dealt anew."""
    own = {seat: story.end.hands[seat] for seat, who in enumerate(PEOPLE) if who == viewer}
    unknown = list((story.end.position.unseen - Counter(chain(*own.values()))).elements())
    rng.shuffle(unknown)
    plies = list(story.plies)
    for seat in set(range(len(PEOPLE))) - own.keys():
        for at in _still_held(story, seat):
            plies[at] = seat, Draw(unknown.pop())
    return Story(tuple(plies), _replayed(plies))


def _still_held(story: Story, seat: Seat) -> list[int]:
    """The plies at which *seat* drew the cards that it holds at the end."""
    held: list[tuple[int, Fruit]] = []
    for at, (who, move) in enumerate(story.plies):
        if who == seat and isinstance(move, Draw):
            held.append((at, move.fruit))
        elif who == seat:
            held.remove(next(card for card in held if card[1] == move.fruit))
    return [at for at, _ in held]


def _replayed(plies: Sequence[tuple[Seat, OrchardMove]]) -> State:
    state = make_orchard(len(PEOPLE), {}).new_state()
    for _, move in plies:
        state = state.apply(move)
    return state


# --- what a server tells -----------------------------------------------------------------------------


class _Dealer(Random):
    """Deals what it is given, in this order."""

    def __init__(self, draws: Sequence[OrchardMove]) -> None:
        super().__init__(1)
        self.draws = list(draws)

    def choices(self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1) -> list[Any]:
        del weights, cum_weights, k
        assert self.draws[0] in population
        return [self.draws.pop(0)]


def _told(story: Story, folder: Path) -> Witness:
    """The story played at a real server, live, coming back, with everything exported and refused."""
    names, keys, invites = count(), count(), count()
    with (
        patch.object(hub, "new_table_id", lambda: f"{next(names):026}"),
        patch.object(keyring, "new_key", lambda: f"key {next(keys)}"),
        patch.object(hub, "new_invite", lambda: f"invite {next(invites)}"),
        patch.object(hub, "time", SimpleNamespace(time=lambda: 1e9)),  # a table says when it was opened
        serving(Settings(folder, port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS), _Dealer(story.draws)) as site,
        ExitStack() as stack,
    ):
        table, owned = _seated(site)
        lines = {who: _line(stack, site, table, owned.get(who)) for who in VIEWERS}
        _played(story, lines)
        _refused(story.end, lines)
        again = {
            who: [*_came_back(site, table, owned.get(who)), *_exported(site, table, owned.get(who))] for who in VIEWERS
        }
        return {who: line.raw + again[who] for who, line in lines.items()}


def _seated(site: Site) -> tuple[str, dict[str, str]]:
    """The table with everybody at it, and the key of each."""
    first, *others = PEOPLE
    opened = site.open(NewTable("orchard", [SeatWish("you", first), *(SeatWish("open", "") for _ in others)], {}))
    return opened.table, {first: opened.key} | {
        who: site.join(opened.table, str(opened.invite), who).key for who in others
    }


def _line(stack: ExitStack, site: Site, table: str, key: str | None, from_seq: int = 0) -> Line:
    line = Line(stack.enter_context(dial(site.socket, site.origin)))
    line.say(Hello(PROTOCOL, table, key, from_seq))
    line.next(Update)
    return line


def _refused(end: State, lines: Mapping[str, Line]) -> None:
    """What everybody hears on trying what is not allowed, in turn and out of turn."""
    for who, line in lines.items():
        for number, text in enumerate(_guesses(end, who)):
            line.say(Play(line.seq, f"message-{200 + number}", text))
            line.next(Refused)
        line.say(Play(line.seq - 1, "message-300", "plant apple"))
        line.next(Refused)


def _guesses(end: State, who: str) -> Iterator[str]:
    mine = VIEWERS.index(who) == end.to_move
    moves: list[OrchardMove] = [kind(fruit) for fruit in Fruit for kind in (Plant, Sell, Draw)]
    yield from (str(move) for move in moves if not (mine and move in end.legal_moves()))
    yield from ("draw ?", "nonsense")


def _played(story: Story, lines: Mapping[str, Line]) -> None:
    """Every move of the story; after each of them everybody has heard what came of it."""
    for number, (seat, move) in enumerate(story.plies):
        if not isinstance(move, Draw):
            line = lines[PEOPLE[seat]]
            assert isinstance(line.play(str(move), f"message-{100 + number}"), Ack)
            for other in lines.values():
                other.say(Ping(number))
                other.next(Pong)


def _came_back(site: Site, table: str, key: str | None) -> list[str]:
    """What a socket hears on coming back, having seen nothing or some of it."""
    heard = []
    for seen in (0, 20):
        with ExitStack() as stack:
            heard += _line(stack, site, table, key, seen).raw
    return heard


def _exported(site: Site, table: str, key: str | None) -> list[str]:
    headers = {"x-seat-key": key} if key else {}
    paths = ("", "/record?format=text", "/record?format=jsonl")
    answers = [site.http.get(f"/api/tables/{table}{path}", headers=headers) for path in paths]
    return [f"{answer.status_code} {answer.text}" for answer in answers]


def main() -> None:
    """Prints what everybody is told of a game, and of the twins that it has for each of them."""
    folder, story = Path(sys.argv[1]), _told_story(1)
    told = {"": _told(story, folder / "game")}
    for who in VIEWERS:
        told[who] = _told(_twin(story, who), folder / who)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
