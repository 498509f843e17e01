"""What a table of Domaine shows and offers, against the rules' own positions."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any, cast

import msgspec
import pytest

from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.legality import refusal
from demesne.games.domaine.moves import Play, parse_move
from demesne.games.domaine.position import Position
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import MINES, Terrain, parse_land
from demesne.games.domaine.tiles import OWN_TILES, PLAIN_LAYOUT
from demesne.games.grid import Square
from demesne.server.domaine.effects import effects
from demesne.server.domaine.offer import offer
from demesne.server.domaine.offers import (
    ActOffer,
    CastleOffer,
    Effect,
    KnightOffer,
    Reach,
    RefillOffer,
    StepOffer,
)
from demesne.server.domaine.shapes import DomaineRules, DomaineView
from demesne.server.live.live import Live
from demesne.server.protocol import EVENT_CODES, Offer
from demesne.server.table.table import Table
from tests.server.court import court, lively, play_court, state_of, whose
from tests.server.kit import ADA, BO, going, moves_of, play

SEATINGS = [(2, 1), (3, 2), (4, 3)]
"""Players and seeds of lively games."""


def shown(of: Table, *seats: int) -> DomaineView:
    """The position as who owns *seats* is shown it."""
    view = of.family.view(of.state, of.steps, seats)
    assert isinstance(view, DomaineView)
    return view


def told_rules(of: Table) -> DomaineRules:
    assert isinstance(of.rules, DomaineRules)
    return of.rules


def offered(of: Table) -> Offer:
    found = of.family.offer(of.state)
    assert found is not None
    return found


@pytest.mark.parametrize(("players", "seed"), SEATINGS)
def test_an_offer_holds_exactly_the_legal_moves(players: int, seed: int) -> None:
    of, rng, kinds = court(*[ADA] * players, seed=seed), Random(seed), Counter[str]()
    while going(of):
        found = offered(of)
        assert moves_of(found) == {str(move) for move in of.state.legal_moves()}
        kinds[type(found).__name__] += 1
        play(of, str(lively(state_of(of), rng)))
    assert set(kinds) == {"CastleOffer", "KnightOffer", "ActOffer", "StepOffer", "RefillOffer"}
    assert {entry.told.code for entry in of.log} <= set(EVENT_CODES)


def test_what_lies_open_is_made_once_and_only_hands_differ() -> None:
    of, rng = court(ADA, BO, seed=3), Random(3)
    live = Live(of, None)
    for _ in range(60):
        everybody = shown(of)
        before = msgspec.json.encode(everybody)
        for seats in ((), (0,), (1,), (0, 1)):
            assert of.family.own(everybody, of.state, of.steps, seats) == shown(of, *seats)
        assert msgspec.json.encode(everybody) == before
        ada, bo, watching = (live.view(owner).position for owner in (ADA, BO, None))
        assert (ada, bo, watching) == (shown(of, 0), shown(of, 1), everybody)
        assert isinstance(ada, DomaineView)
        assert isinstance(bo, DomaineView)
        assert ada.regions is bo.regions
        play(of, str(lively(state_of(of), rng)))


@pytest.mark.slow
def test_previews_tell_what_the_rules_then_do() -> None:
    """Each effect of a choice is compared with the position after its move, also of those that have none."""
    seen: Counter[str] = Counter()
    of, rng = court(*[ADA] * 4, seed=15), Random(15)
    while going(of):
        found = offered(of)
        if isinstance(found, StepOffer):
            told = of.family.effects(of.state)
            moves = [each for each in sorted(moves_of(found)) if each.split()[0] not in {"ally", "end"}]
            assert set(told) <= set(moves)
            for number, move in enumerate(moves):
                if move in told or number % 5 == 0:
                    _check(state_of(of), move, cast("Effect | None", told.get(move)), seen)
        elif not isinstance(found, ActOffer):
            assert of.family.effects(of.state) == {}
        play(of, str(lively(state_of(of), rng)))
    assert min(seen[what] for what in ("arises", "grows", "shrinks", "cut", "zone", "ducats", "weaker", "plain")) > 0


def _check(state: State, text: str, effect: Effect | None, seen: Counter[str]) -> None:
    """The effect against scores, purses, markers and regions before and after."""
    seat = whose(state)
    before, after = state.position, state.apply(parse_move(text)).position
    paid = before.ducats[seat] - after.ducats[seat]
    points = [after.sheet(each).total - before.sheet(each).total for each in range(before.seats)]
    if after.phase == "over":
        points = [change - bonus for change, bonus in zip(points, after.bonus, strict=True)]
    if effect is None:
        seen["plain"] += 1
        assert (paid, points, _neutral(after)) == (0, [0] * before.seats, _neutral(before))
        assert before.board.domains(seat) == after.board.domains(seat)
        return
    assert effect.ducats == paid
    assert all(after.sheet(king).total >= after.rules.king for king in effect.kings)
    assert {change.seat: change.after - change.before for change in effect.scores} == {
        each: change for each, change in enumerate(points) if change
    }
    assert all(sum(item.points for item in change.items) == change.after - change.before for change in effect.scores)
    assert after.markers == before.markers - len(effect.set) + len(effect.removed)
    assert set(effect.zones) == _neutral(after) - _neutral(before)
    assert set(effect.cut) == {square for square in effect.zones if before.board.areas[square].owner is not None}
    for change in effect.domains:
        domain = after.board.areas[change.castle]
        assert domain.squares == set(change.squares)
        assert domain.owner == change.owner
        seen[change.change] += 1
    for strength in effect.strengths:
        assert strength.after == after.board.strength(after.board.areas[strength.castle])
        seen["weaker"] += strength.after < strength.before
    seen.update({"cut": len(effect.cut), "zone": len(effect.zones), "ducats": effect.ducats})


def _neutral(position: Position) -> set[Square]:
    return {square for region in position.board.regions if region.neutral for square in region.squares}


def test_a_card_says_where_it_could_act_or_why_not() -> None:
    of, rng = court(*[ADA] * 3, seed=2), Random(2)
    reasons: set[str] = set()
    while going(of):
        found = offered(of)
        if isinstance(found, ActOffer):
            view = state_of(of).observe(found.seat)
            assert [card.card for card in found.cards] == list(view.hand)
            brings = of.family.effects(of.state)
            for card in found.cards:
                assert (card.price, card.value) == (CARDS[card.card].price, CARDS[card.card].sell)
                for use in card.uses:
                    move = Play(card.card, next(a for a in CARDS[card.card].parts if a == use.action))
                    reason = refusal(view.position, move, view.hand)
                    assert (use.reason.code if use.reason else None) == (reason.code if reason else None)
                    reach = brings.get(use.move or "")
                    assert bool(use.move) == (isinstance(reach, Reach) and bool(reach.squares or reach.edges))
                    reasons |= {reason.code} if reason else set()
        play(of, str(lively(state_of(of), rng)))
    assert {"play.price", "play.no-part"} <= reasons


def test_set_up_tells_the_spacing_and_room_for_the_knight() -> None:
    of = court(ADA, BO, seed=4, spacing=6)
    found = offered(of)
    assert isinstance(found, CastleOffer)
    assert (found.colour, found.distance) == (0, 6)
    spot = found.spots[0]
    play(of, spot.move)
    beside = offered(of)
    assert isinstance(beside, KnightOffer)
    assert (beside.castle, [each.square for each in beside.spots]) == (spot.square, spot.knights)
    play_court(of, 15)
    third = offered(of)
    assert isinstance(third, CastleOffer | KnightOffer)
    assert third.colour == told_rules(of).neutral == 2


def test_the_card_just_sold_is_barred() -> None:
    of = play_court(court(ADA, BO, seed=1), 300, until=["sell"])
    sold = state_of(of).hands[whose(state_of(of))][0]
    play(of, f"sell {sold}")
    found = offered(of)
    assert isinstance(found, RefillOffer)
    assert (found.deck, found.barred) == ("refill deck", sold)
    assert sold not in {spot.card for spot in found.spots}


def test_an_offer_comes_from_what_the_seat_knows() -> None:
    """The same offer, and the same of what it brings, whatever the others hold."""
    of = play_court(court(*[ADA] * 3, seed=2), 150, 2)
    while state_of(of).position.phase not in {"act", "step", "refill"}:
        play(of)
    view = state_of(of).observe(whose(state_of(of)))
    found = msgspec.json.encode((offer(view), effects(view)))
    for seed in range(5):
        other = view.resample(Random(seed)).observe(view.seat)
        assert msgspec.json.encode((offer(other), effects(other))) == found


def test_a_view_agrees_with_the_position() -> None:
    of, rng = court(ADA, BO, "cy", seed=2), Random(2)
    while going(of):
        state = state_of(of)
        view = shown(of, 0)
        position = state.position
        assert [(hand.seat, hand.cards) for hand in view.hands] == [(0, list(state.hands[0]))]
        assert {figure.square: figure.colour for figure in view.castles} == dict(position.board.castles)
        assert {figure.square: figure.colour for figure in view.knights} == dict(position.board.knights)
        assert [lord.score for lord in view.lords] == [state.position.sheet(seat).total for seat in range(3)]
        assert [lord.sheet.total for lord in view.lords] == [lord.score for lord in view.lords]
        assert [len(lord.held) for lord in view.lords] == [len(hand) for hand in state.hands]
        assert (view.deck, len(view.borders) + view.borders_left) == (len(state.deck), 100)
        for region in view.regions:
            owner = position.board.areas[region.squares[0]].owner
            assert (region.owner, region.kind == "domain") == (owner, owner is not None)
            kinds = Counter(position.rules.land[square] for square in region.squares)
            assert region.points == kinds[Terrain.FOREST] + 3 * kinds[Terrain.VILLAGE] + 5 * kinds[Terrain.CITY]
            assert Counter(region.mines) == Counter({kind: kinds[kind] for kind in MINES if kinds[kind]})
        play(of, str(lively(state, rng)))
    view = shown(of)
    outcome = of.state.outcome()
    assert outcome is not None
    assert [(lord.rank, lord.score) for lord in view.lords] == [(side.rank, side.sheet.total) for side in outcome.sides]
    assert view.hands == []


def test_what_was_done_last_is_shown() -> None:
    of = court(ADA, BO, seed=1)
    play(of)
    found = offered(of)
    assert isinstance(found, KnightOffer)
    play(of, found.spots[0].move)
    view = shown(of)
    assert (view.last_squares, view.last_seat) == ([found.castle, found.spots[0].square], 0)
    play_court(of, 300, until=["border"])
    step = offered(of)
    assert isinstance(step, StepOffer)
    play(of, step.borders[0].move)
    view = shown(of)
    assert view.last_edges == [step.borders[0].edge]


def test_rules_name_the_tiles_or_say_that_there_are_none() -> None:
    board = "/".join(["." * 12] * 12).replace(".", "f", 3)
    laid: list[tuple[dict[str, Any], str, str]] = [
        ({}, OWN_TILES.name, PLAIN_LAYOUT),
        ({"layout": PLAIN_LAYOUT.replace("1n", "1e")}, OWN_TILES.name, PLAIN_LAYOUT.replace("1n", "1e")),
        ({"tiles": {"tiles": {name: list(tile) for name, tile in OWN_TILES.tiles.items()}}}, "", PLAIN_LAYOUT),
        ({"board": board}, "", ""),
    ]
    for options, tiles, layout in laid:
        rules = told_rules(court(*[ADA] * 3, **options))
        assert (rules.tiles, rules.layout) == (tiles, layout)
    assert rules.land[0][:4] == ["forest", "forest", "forest", "meadow"]
    assert parse_land(rules.land) == parse_land(board)
    assert (rules.castles, rules.king, rules.neutral, len(rules.cards)) == (4, 40, None, 60)


def test_an_alliance_keeps_a_marker_as_long_as_there_is_a_border() -> None:
    of = play_court(court(*[ADA] * 3, seed=1), 400, 1, until=["ally"])
    found = offered(of)
    assert isinstance(found, StepOffer)
    spot = found.allies[0]
    play(of, spot.move)
    view = shown(of)
    [alliance] = view.alliances
    assert set(alliance.castles) == {spot.castle, spot.target}
    assert alliance.marker == spot.marker
    assert spot.marker in view.borders
    state = state_of(of)
    bare = replace(state.position, board=replace(state.position.board, borders=frozenset()))
    of.state = State(bare, state.hands)
    assert shown(of).alliances[0].marker is None
