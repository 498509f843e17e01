"""What a table shows and offers, against the rules it comes from."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import cast

import msgspec
import pytest

from demesne.games.base import Turn
from demesne.games.grid import Square
from demesne.games.queendomino.kingdom import grown, place, placements, territories
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.server.live.live import event_for
from demesne.server.protocol import TableView, Update
from demesne.server.queendomino.effects import effects
from demesne.server.queendomino.offer import offer
from demesne.server.queendomino.shapes import (
    BribeOffer,
    BuildEffect,
    BuildOffer,
    Change,
    ClaimEffect,
    ClaimOffer,
    ClaimSpot,
    Patch,
    PlaceEffect,
    PlaceOffer,
    QueendominoView,
    TaxOffer,
)
from demesne.server.queendomino.view import position_view
from demesne.server.table.dealing import Thrown
from demesne.server.table.table import Table
from demesne.server.table.view import table_view
from tests.server.kit import ADA, going, land_of, moves_of, play, table

DECISIONS = {Phase.PLACE, Phase.TAX, Phase.BUILD, Phase.BRIBE, Phase.CLAIM}


def state_of(of: Table) -> State:
    return cast("State", of.state)


def update(of: Table) -> Update:
    position = position_view(state_of(of), of.steps)
    view = table_view(of, ADA, {ADA}, position)
    return Update(of.seq, [event_for(entry, ()) for entry in of.log[-3:]], view, offer(state_of(of)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_random_games_can_be_sent_and_read(players: int) -> None:
    rng, seen = Random(players), set()
    of = table(*[ADA] * players, seed=players)
    while going(of):
        seen.add(state_of(of).phase)
        told = update(of)
        sent = msgspec.json.encode(told)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=Update)) == sent
        assert told.offer is not None
        assert moves_of(told.offer) == {str(move) for move in of.state.legal_moves()}
        play(of, str(rng.choice(of.state.legal_moves())))
    assert seen == DECISIONS
    final = update(of)
    msgspec.json.encode(final)
    assert final.offer is None
    assert min(side.rank or 0 for side in land_of(final.view).sides) == 1


def test_a_view_agrees_with_the_position() -> None:
    rng = Random(4)
    of = table(*[ADA] * 4, seed=4)
    while going(of):
        state, view = state_of(of), position_view(state_of(of), of.steps)
        for own, side in zip(state.sides, view.sides, strict=True):
            assert {(land.x, land.y): land.terrain for land in side.land} == {
                square: half.terrain.value for square, half in own.kingdom.land.items()
            }
            numbers = Counter(land.domino for land in side.land)
            assert numbers.pop(0) == 1
            assert set(numbers.values()) <= {2}
            assert {(land.x, land.y) for land in side.land if land.knight} == own.kingdom.knights
            assert side.sheet.total == state.sheet(side.side).total
        assert {domino.number for domino in view.undealt} == set(state.undealt[0])
        gone = {domino.number for domino in view.discarded}
        lines = {slot.domino.number for line in (view.this_line, view.next_line) for slot in line}
        laid = {land.domino for side in view.sides for land in side.land if land.terrain != "castle"}
        assert not gone & (laid | set(state.undealt[0]))
        assert gone | lines | laid | set(state.undealt[0]) == set(range(1, 49))
        assert [slot.cost for slot in view.builders.slots] == [5, 4, 3, 2, 1, 0]
        assert sum(slot.current for slot in view.this_line) == (state.round > 0)
        play(of, str(rng.choice(of.state.legal_moves())))


@pytest.mark.slow
def test_offers_tell_what_the_rules_then_do() -> None:
    """Each figure of an offer is compared with the position after the move."""
    checked: Counter[str] = Counter()
    for players, seed in ((2, 1), (3, 2), (4, 3), (4, 4)):
        rng = Random(seed)
        of = table(*[ADA] * players, seed=seed)
        while going(of):
            state = state_of(of)
            choice = str(rng.choice(of.state.legal_moves()))
            _check(state, choice, of, checked)
            play(of, choice)
    assert set(checked) == {"place", "tax", "build", "bribe", "claim"}


def _check(state: State, choice: str, of: Table, checked: Counter[str]) -> None:
    after = state.apply(of.game.parse_move(choice))
    side = state.side
    points = after.sheet(side).total - state.sheet(side).total
    coins = after.sides[side].coins - state.sides[side].coins
    brings = effects(state)
    match offer(state):
        case PlaceOffer(spots=spots):
            assert set(brings) == {spot.move for spot in spots}
            if isinstance(told := brings.get(choice), PlaceEffect):
                assert told.total == points == sum(c.points for c in told.changes) + sum(told.rows.values())
                assert told.changes == _grown(state, after)
                checked["place"] += 1
        case TaxOffer(spots=taxes):
            for tax in (tax for tax in taxes if tax.move == choice):
                assert tax.coins == coins == sum(p.territory + p.knight_safe + p.tower_safe for p in tax.parts)
                checked["tax"] += 1
        case BuildOffer(slots=slots):
            for slot in slots:
                assert bool(slot.sites) != (slot.reason is not None)
                if choice in {site.move for site in slot.sites}:
                    told = brings[choice]
                    assert isinstance(told, BuildEffect)
                    assert (told.points, -slot.price) == (points, coins)
                    assert told.queen == (after.queen == side and state.queen != side)
                    checked["build"] += 1
        case BribeOffer(price=price, spots=tiles):
            checked["bribe"] += any(tile.move == choice for tile in tiles) and coins == -price
        case ClaimOffer(spots=claims):
            assert all(1 <= claim.order <= 4 for claim in claims)
            assert brings == {claim.move: _laid_everywhere(state, claim) for claim in claims}
            checked["claim"] += 1


def _grown(state: State, after: State) -> list[Change]:
    """What becomes of the territories when a domino is laid: all of them found anew."""
    old, new = (territories(each.sides[state.side].kingdom) for each in (state, after))
    laid = set(after.sides[state.side].kingdom.land) - set(state.sides[state.side].kingdom.land)
    return [
        Change(
            made.terrain.value,
            [Patch(len(part.squares), part.crowns) for part in parts],
            Patch(len(made.squares), made.crowns),
            made.points - sum(part.points for part in parts),
        )
        for made, parts in grown(old, new, laid)
    ]


def _laid_everywhere(state: State, claim: ClaimSpot) -> ClaimEffect:
    """What the domino brings, by laying it at every place and counting the score pad each time."""
    own, side = state.sides[state.side], state.side
    domino = state.rules.box.dominoes[state.next_box][claim.domino.number]
    won: dict[tuple[Square, Square], int] = {}
    for squares in placements(own.kingdom, domino):
        laid = replace(own, kingdom=place(own.kingdom, domino, *squares))
        sides = (*state.sides[:side], laid, *state.sides[side + 1 :])
        won[squares] = replace(state, sides=sides).sheet(side).total - state.sheet(side).total
    best = max(won, key=lambda squares: won[squares], default=None)
    assert claim.fits == (best is not None)
    return ClaimEffect(len(won), won[best] if best else 0, best)


def test_a_claims_order_is_the_turn_it_gives() -> None:
    """With four players the place in the line is the place in the round."""
    of = table(*[ADA] * 4, seed=5)
    promised: dict[int, int] = {}
    for _ in range(120):
        state = state_of(of)
        found = offer(state)
        if isinstance(found, ClaimOffer):
            promised.update({spot.domino.number: spot.order for spot in found.spots})
        elif state.turn == 0 and state.phase is Phase.PLACE:
            assert [promised[slot.number] for slot in state.this_line] == [1, 2, 3, 4]
        play(of)


@pytest.mark.slow
def test_the_builders_board_tells_why_a_slot_is_empty() -> None:
    seen: set[str] = set()
    for seed in range(6):
        rng = Random(seed)
        of = table(ADA, ADA, seed=seed)
        while going(of):
            view = position_view(state_of(of), of.steps)
            for slot in view.builders.slots:
                assert (slot.state == "sale") == (slot.building is not None)
                seen.add(slot.state)
            play(of, str(rng.choice(of.state.legal_moves())))
    assert {"sale", "sold", "burnt"} <= seen


def test_the_last_placement_is_marked() -> None:
    of = table(ADA, ADA)
    assert position_view(state_of(of), of.steps).last_squares == []
    while not any(str(step.move).startswith("place") for step in of.steps):
        play(of)
    view = position_view(state_of(of), of.steps)
    assert len(view.last_squares) == 2
    assert view.last_side is not None


def test_nothing_of_what_is_to_come_is_in_a_view() -> None:
    """Two tables that will be dealt different lines send the same bytes until then."""
    one, two = table(ADA, ADA, seed=1), table(ADA, ADA, seed=1)
    two.dealer = Thrown(Random(777))
    while one.state == two.state:
        for of in (one, two):
            assert msgspec.json.encode(update(of)) == msgspec.json.encode(update(one))
        move = str(one.state.legal_moves()[0])
        play(one, move)
        play(two, move)
    assert one.steps[-1].before.to_move is Turn.CHANCE


def test_views_are_made_field_by_field() -> None:
    """A field that the contract does not name cannot get out, whatever a position holds."""
    fields = set(msgspec.json.decode(msgspec.json.encode(update(table(ADA, ADA)).view)))
    assert fields == {field.encode_name for field in msgspec.structs.fields(TableView)}
    position = set(msgspec.json.decode(msgspec.json.encode(position_view(state_of(table(ADA, ADA)), []))))
    assert position == {field.encode_name for field in msgspec.structs.fields(QueendominoView)} | {"type"}
