"""What is told as changed turns the previous view into the current one: for everybody, in every game, in few bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from demesne.server.live.live import Live
from demesne.server.protocol import (
    PROTOCOL,
    Amend,
    Hello,
    NewTable,
    SeatWish,
    ServerMessage,
    TableView,
    Undo,
    Update,
    Whole,
)
from demesne.server.table.amends import edits
from demesne.server.table.table import Table
from tests.server.amended import Reader, amended
from tests.server.client import Line, Site, dial
from tests.server.court import court
from tests.server.kit import ADA, BO, going, moves_of, play, table

CY = "the digest of cy's key"
GAMES = {
    "kingdomino": lambda: table(ADA, BO, name="kingdomino"),
    "queendomino": lambda: table(ADA, BO, CY),
    "teams": lambda: table(ADA, BO, CY, ADA, BO, CY, name="royal-wedding", options={"teams": True}),
    "dynasty": lambda: table(ADA, BO, name="kingdomino", options={"dynasty": True}),
    "royal wedding": lambda: table(ADA, BO, CY, ADA, BO, name="royal-wedding"),
    "domaine": lambda: court(ADA, BO, CY, seed=2),
}


class Keeper:
    """A listener that makes each view from the one before, as a page does."""

    total: int | None = None
    chooses, looks, amends, ending, address = True, True, True, False, "192.0.2.1"

    def __init__(self, owner: str | None) -> None:
        self.owner = owner
        self.seq = 0
        self.shown: TableView | None = None
        self.reader = Reader()
        self.sizes: list[int] = []
        self.wholes = 0

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Update | Amend):
            text = msgspec.json.encode(message)
            self.reader.read(text)
            self.wholes += isinstance(message, Update)
            self.sizes.append(len(text))

    def part(self) -> None:
        """Nobody is asked to leave."""


def played(of: Table, live: Live) -> Iterator[None]:
    """Lively moves, some taken back, with everybody told of each."""
    rng = Random(3)
    while going(of) and len(of.steps) < 400:
        owner = of.chairs[of.to_move or 0].owner
        if of.can_undo(owner) and rng.random() < 0.1:
            of.take(of.undo(owner, Undo(of.seq, f"message-{of.seq}")))
        else:
            play(of, str(rng.choice(of.state.legal_moves())))
        live.tell()
        yield


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_client_ends_up_with_what_a_whole_update_would_tell(game: str) -> None:
    of = GAMES[game]()
    live = Live(of, None)
    keepers = [Keeper(owner) for owner in (*dict.fromkeys(chair.owner for chair in of.chairs), None)]
    for keeper in keepers:
        live.attach(keeper)
    for _ in played(of, live):
        for keeper in keepers:
            fresh = of.family.view(of.state, of.steps, of.seats_of(keeper.owner))
            whole = msgspec.json.encode(replace(live.view(keeper.owner), position=fresh))
            assert json.dumps(keeper.reader.tree, ensure_ascii=False, separators=(",", ":")).encode() == whole
    assert {keeper.wholes for keeper in keepers} == {1}, "each is told everything once"
    for keeper in keepers:
        assert sorted(keeper.sizes)[len(keeper.sizes) // 2] <= 2000
    assert not list(fractions(keepers[0].reader.tree)), "a page writes 1.0 as 1, and comes to another total"


def fractions(tree: Any) -> Iterator[float]:
    if isinstance(tree, float):
        yield tree
    for inner in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from fractions(inner)


def test_edits_make_any_value_of_any_other() -> None:
    """Also where types, lengths and names differ."""
    values: list[Any] = [
        None, True, 1, 0, "", "a", [], [1], [1, 2, 3], [3, 2, 1], [0, 1, 2, 3], [[1, 2], [3]], [[1, 2], [4], [3]],
        {}, {"a": 1}, {"b": 1}, {"a": 1, "b": [1, {"c": 2}]}, {"b": [1, {"c": 2}], "a": 1}, {"a": {"b": []}},
        {"a": {"b": [1, 2, 3, 4]}}, {"a": {"b": [1, 4]}},
    ]  # fmt: skip
    for old in values:
        for new in values:
            if type(old) is type(new) and old == new:
                continue
            made = amended({"it": old}, edits(("it",), old, new))
            assert json.dumps(made) == json.dumps({"it": new})


def test_what_changes_little_is_told_in_little() -> None:
    land = [{"x": n, "knight": False} for n in range(40)]
    old = {"land": land, "coins": 7}
    new = {"land": [*land[:20], {"x": 20, "knight": True}, *land[21:]], "coins": 7}
    assert [edit.path for edit in edits((), old, new)] == [["land", 20, "knight"]]
    grown = {"land": [*land, {"x": 40, "knight": False}], "coins": 7}
    [edit] = edits((), old, grown)
    assert (edit.path, edit.at, edit.drop, edit.value) == (["land"], 40, 0, [{"x": 40, "knight": False}])


def test_a_client_that_lost_track_asks_for_the_whole_and_goes_on(site: Site) -> None:
    opened = site.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("here", "Bo")]))
    with dial(site.socket, site.origin) as wire:
        line = Line(wire)
        line.say(Hello(PROTOCOL, opened.table, opened.key, amends=True))
        first = line.next(Update)
        assert first.offer is not None
        line.play(min(moves_of(first.offer)))
        assert '"type":"amend"' in "".join(line.raw)
        assert line.seq > first.seq
        seq, view = line.seq, line.view
        line.say(Whole(first.seq))
        whole = line.next(Update)
        assert (whole.seq, whole.view) == (seq, view)
        assert [event.seq for event in whole.events] == list(range(first.seq + 1, seq + 1))
        assert whole.offer is not None
        line.play(min(moves_of(whole.offer)))
        assert line.seq > seq
