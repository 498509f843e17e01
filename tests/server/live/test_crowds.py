"""Tables for many over real sockets: people and bots, each at their own screen, to the last point."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from demesne.server.protocol import Ack, Opened, Talk, Update
from demesne.server.table.records import record_of
from demesne.server.table.restore import table_of
from tests.modes import Mode, mode_name
from tests.server.client import Line, Site
from tests.server.kit import Ear, Inline, MemoryStore, hub, land_of, moves_of, rules_of, run, seat_of, wish

pytestmark = pytest.mark.slow


def gather(
    site: Site, stack: ExitStack, kinds: list[str], game: str = "royal-wedding", **options: Any
) -> tuple[Opened, list[Line]]:
    """A table, of a wedding unless said, at which every "you" and "open" seat has a screen of its own."""
    opened = site.open(wish(*kinds, game=game, **options))
    names = [f"name {number}" for number in range(kinds.count("open"))]
    keys = [opened.key, *(site.join(opened.table, str(opened.invite), name).key for name in names)]
    return opened, [stack.enter_context(site.line(opened.table, key)) for key in keys]


def play_out(lines: list[Line], seed: int) -> None:
    """Everybody plays what is offered, whoever's turn it is, until the game is over."""
    rng = Random(seed)
    while lines[0].view.status != "over":
        mover = next((line for line in lines if line.update and line.update.offer), None)
        if mover is None:
            lines[0].next(Update)
        elif mover.update and mover.update.offer:
            assert isinstance(mover.play(rng.choice(sorted(moves_of(mover.update.offer)))), Ack)
        _catch_up(lines)


def _catch_up(lines: list[Line]) -> None:
    """Everybody hears what any of them has heard."""
    for line in lines:
        while line.seq < max(other.seq for other in lines):
            line.next(Update)


def finished(site: Site, table: str, lines: list[Line]) -> list[int]:
    """The totals, once everybody has seen every event and the record replays to the same end."""
    for line in lines:
        line.beat()
        assert line.events == list(range(1, line.seq + 1))
    record = parse_jsonl(site.http.get(f"/api/tables/{table}/record?format=jsonl").text)
    assert check(record) is None
    assert record.outcome is not None
    position = land_of(lines[0].view)
    assert [side.sheet.total for side in position.sides] == [side.total for side in record.outcome]
    return [result.total for result in record.outcome]


def test_three_teams_at_three_screens_with_bots_play_a_whole_game(site: Site) -> None:
    """Two partners apart, one beside a bot, one pair of bots."""
    with ExitStack() as stack:
        opened, lines = gather(site, stack, ["you", "open", "open", "bot", "bot", "bot"], teams=True)
        assert isinstance(lines[0].whisper("we take the swamp"), Talk)
        assert isinstance(lines[2].whisper("do you hear me?"), Talk)  # a bot for a partner
        play_out(lines, 1)
        assert len(finished(site, opened.table, lines)) == 3
        position = land_of(lines[0].view)
        assert [side.seats for side in position.sides] == [[0, 1], [2, 3], [4, 5]]
        assert {seat.name for seat in lines[0].view.seats if seat.side == 0} == {"you 0", "name 0"}


def test_partners_at_one_screen_play_against_two_teams_of_bots(site: Site) -> None:
    with ExitStack() as stack:
        opened, lines = gather(site, stack, ["you", "here", "bot", "bot", "bot", "bot"], teams=True, edition="eu")
        play_out(lines, 2)
        finished(site, opened.table, lines)
        again = site.post(f"/api/tables/{opened.table}/again", {}, opened.key).json()
        with site.line(again["table"], opened.key) as line:
            assert (rules_of(line.view).teams, rules_of(line.view).edition) == (True, "eu")


def test_eight_play_a_whole_game(site: Site) -> None:
    """96 dominoes are seen, 12 rounds played, and never more than 22 knights."""
    with ExitStack() as stack:
        opened, lines = gather(site, stack, ["you", "open", "here", *["bot"] * 5])
        play_out(lines, 3)
        assert len(finished(site, opened.table, lines)) == 8
        position = land_of(lines[0].view)
        assert (position.round, position.undealt) == (12, [])
        assert sum(side.knights_all for side in position.sides) <= 22
        assert len(lines[0].view.seats) == len({seat.sign for seat in lines[0].view.seats}) == 8


def test_a_dynasty_of_three_games_of_bots(site: Site) -> None:
    with ExitStack() as stack:
        seats = ["you", "bot", "bot"]
        opened, lines = gather(site, stack, seats, game="kingdomino", dynasty=True, bonuses=["harmony"])
        play_out(lines, 3)
        finished(site, opened.table, lines)
        assert all(len(side.earlier) == 2 for side in land_of(lines[0].view).sides)


BOTS: list[Mode] = [
    ("kingdomino", 2, {"size": 7}),
    ("kingdomino", 3, {"bonuses": ["middle_kingdom", "harmony"]}),
    ("royal-wedding", 3, {}),
    ("royal-wedding", 5, {"edition": "eu"}),
    ("royal-wedding", 7, {"edition": "cz"}),
    ("royal-wedding", 8, {"teams": True}),
]


@pytest.mark.parametrize("mode", BOTS, ids=mode_name)
def test_bots_among_themselves_play_every_kind_of_game_by_the_same_door(mode: Mode) -> None:
    """Each of their moves is asked of a position and stored, as a person's is."""
    game, players, options = mode

    async def story() -> None:
        store, thinker = MemoryStore(), Inline()
        of = hub(store, thinker)
        opened = await of.open(wish(*["bot"] * players, game=game, **options))
        await of.attach(opened.table, Ear(None))
        while (await of.summary(opened.table, None)).status != "over":
            await asyncio.sleep(0)
        assert {seat_of(job) for job in thinker.asked} == set(range(players))
        stored = store.kept[opened.table]
        assert sum(event.actor.startswith("seat ") for event in stored.entries) == len(thinker.asked)
        assert check(record_of(table_of(stored, Random(1)))) is None

    run(story())
