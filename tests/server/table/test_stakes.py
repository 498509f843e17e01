"""What things are worth to whom: the same figures as laying, building and claiming them would give."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from demesne.games.queendomino.kingdom import placements
from demesne.games.queendomino.legality import kings_left
from demesne.games.queendomino.position import Phase
from demesne.server.knowing import Know, Stakes
from demesne.server.queendomino.effects import effects
from demesne.server.queendomino.offer import offer
from demesne.server.queendomino.shapes import BuildEffect, BuildOffer
from demesne.server.queendomino.stakes import stakes
from demesne.server.table.knowledge import topics
from demesne.server.wire.company_messages import USUAL, Arrange
from tests.server import sitting
from tests.server.client import Site
from tests.server.kit import ADA, BO, going, play, table, wish
from tests.server.table.test_knowing import best_gain, state_of


@pytest.mark.parametrize(("name", "players"), [("kingdomino", 4), ("queendomino", 3), ("queendomino", 2)])
def test_a_domino_is_worth_what_laying_it_would_bring(name: str, players: int) -> None:
    of, rng = table(*(ADA, BO, BO, BO)[:players], name=name), Random(3)
    tried = 0
    while going(of):
        state = state_of(of)
        if state.phase is Phase.CLAIM and rng.random() < 0.4:
            seat = state.to_move
            assert isinstance(seat, int)
            prizes = [prize for prize in stakes(state, seat) if prize.thing.startswith("domino")]
            assert [prize.thing for prize in prizes] == [
                f"domino {slot.number}" for slot in state.next_line if slot.seat is None
            ]
            mine = {}
            for prize in prizes:
                domino = state.rules.box.dominoes[state.next_box][int(prize.thing.split()[1])]
                assert [share.side for share in prize.shares] == [at for at in range(players) if kings_left(state, at)]
                for share in prize.shares:
                    assert share.places == len(placements(state.sides[share.side].kingdom, domino))
                    assert share.points == (best_gain(state, domino, share.side) or 0)
                    tried += 1
                    if share.side == seat:
                        mine[prize.thing] = share.points
            for prize in prizes:
                assert prize.cost == max(mine.values()) - mine[prize.thing]
            assert min(int(prize.cost or 0) for prize in prizes) == 0
            assert all(prize.cost is None for prize in stakes(state, None))
        play(of, str(rng.choice(state.legal_moves())))
    assert tried > 20


def test_a_tile_is_worth_what_building_it_would_bring() -> None:
    """A side that builds now is offered the same points; if it cannot pay or has no free town square, it has none."""
    of, rng = table(ADA, BO), Random(6)
    compared = 0
    while going(of):
        state = state_of(of)
        found, brings = offer(state), effects(state)
        if isinstance(found, BuildOffer):
            shares = {
                prize.thing: {share.side: share for share in prize.shares}
                for prize in stakes(state, state.to_move)  # type: ignore[arg-type]
            }
            for slot in found.slots:
                share = shares.get(f"slot {slot.cost}", {}).get(state.side)
                sites = (brings[site.move] for site in slot.sites)
                best = max((each.points for each in sites if isinstance(each, BuildEffect)), default=None)
                assert (share.points if share else None) == best
                assert (share.places if share else 0) == len(slot.sites)
                compared += best is not None
        play(of, str(rng.choice(state.legal_moves())))
    assert compared > 10


def test_in_setup_and_without_a_town_only_dominoes_are_at_stake() -> None:
    for name in ("kingdomino", "queendomino"):
        state = state_of(table(ADA, BO, BO, name=name))
        assert {prize.thing.split()[0] for prize in stakes(state, 0)} == {"domino"}


def test_the_host_forbids_the_one_and_not_the_other() -> None:
    at = sitting.Sitting(sitting.ADA, sitting.BO)
    assert list(topics(at.table)) == ["coming", "stakes"]
    at.wish(sitting.ADA, lambda name: Arrange(msgspec.structs.replace(USUAL, stakes=False), name))
    assert list(topics(at.table)) == ["coming"]


def test_it_is_told_to_the_asker_and_to_a_watcher(site: Site) -> None:
    opened = site.open(wish("you", "here", "here"))
    with site.line(opened.table, opened.key) as ada, site.line(opened.table) as watcher:
        ada.say(Know("stakes", "message-1", 0))
        answer = ada.next(Stakes)
        assert (answer.id, answer.seq, answer.seat) == ("message-1", ada.seq, 0)
        assert all(prize.cost is not None for prize in answer.prizes)
        watcher.say(Know("stakes", "message-2"))
        assert [prize.cost for prize in watcher.next(Stakes).prizes] == [None] * len(answer.prizes)
