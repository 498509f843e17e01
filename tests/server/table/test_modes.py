"""Every mode at a table: shown, offered, told, written down and read again, from the first deal to the last point."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, cast

import msgspec
import pytest

from demesne.games.base import OptionError
from demesne.games.queendomino.state import State
from demesne.games.registry import GAMES, make_game
from demesne.records.jsonl import format_jsonl, parse_jsonl
from demesne.records.record import check
from demesne.records.text import format_text, parse_text
from demesne.server.protocol import EVENT_CODES, Update
from demesne.server.queendomino.offer import offer
from demesne.server.queendomino.shapes import ClaimOffer, QueendominoView
from demesne.server.queendomino.view import position_view
from demesne.server.store.stored import Stored
from demesne.server.table.catalogue import games
from demesne.server.table.records import record_of
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.table import Table
from demesne.server.table.view import table_view
from tests.modes import MODES, Mode, mode_name
from tests.server.kit import ADA, going, land_of, moves_of, play, rules_of, table

TOWN_ROWS = ["wealth", "town", "queen", "buildings"]
LAND_ROWS = ["wheat", "forest", "lake", "grassland", "swamp", "mine"]
DISTINCT = list({(mode[0], *([str(mode[2])] if mode[2] else [str(mode[1])])): mode for mode in MODES}.values())
"""Every game with every number of players, and every choice of options once."""


def opened(mode: Mode, seed: int = 1) -> Table:
    name, players, options = mode
    return table(*[ADA] * players, seed=seed, name=name, options=options)


def state_of(of: Table) -> State:
    return cast("State", of.state)


def view_of(of: Table) -> QueendominoView:
    return position_view(state_of(of), of.steps)


def play_out(of: Table, look: int = 0, seed: int = 1) -> Table:
    """Random moves to the end; every *look*-th position is looked at."""
    rng = Random(seed)
    while going(of):
        if look and of.seq % look == 0:
            _look_at(of)
        play(of, str(rng.choice(of.state.legal_moves())))
    if look:
        _look_at(of)
    return of


def _look_at(of: Table) -> None:
    """What is shown can be sent and read, agrees with the rules, and offers what they allow."""
    state, view = state_of(of), view_of(of)
    sent = msgspec.json.encode(Update(of.seq, [], table_view(of, ADA, {ADA}, view), offer(state)))
    assert msgspec.json.encode(msgspec.json.decode(sent, type=Update)) == sent
    assert moves_of(given) == {str(move) for move in state.legal_moves()} if (given := offer(state)) else not going(of)
    assert [side.seats for side in view.sides] == [list(seats) for seats in state.rules.sides]
    assert [side.sheet.total for side in view.sides] == [state.sheet(side).total for side in range(len(view.sides))]
    for side in view.sides:
        assert side.sheet.total == sum(row.points for row in side.sheet.rows)
        assert sum(land.domino > 0 for land in side.land) == len(side.land) - 1
    assert {(domino.box, domino.number) for domino in view.undealt} == {
        (box, number) for box, numbers in zip(state.rules.boxes, state.undealt, strict=True) for number in numbers
    }
    assert {slot.domino.box for slot in view.this_line} <= {view.this_box}
    assert {slot.domino.box for slot in view.next_line} <= {view.next_box}
    assert sum(slot.current for slot in view.this_line) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("mode", DISTINCT, ids=mode_name)
def test_a_game_of_every_mode_is_shown_offered_and_kept(mode: Mode) -> None:
    of = play_out(opened(mode), look=9)
    assert {entry.told.code for entry in of.log} <= set(EVENT_CODES)
    stored = Stored(seating_of(of, mode[2], None), of.status, tuple(of.log))
    again = table_of(stored, Random(9))
    assert (again.state, again.log, again.game.options) == (of.state, of.log, of.game.options)
    record = record_of(again)
    assert check(record) is None
    assert parse_text(format_text(record)).moves == parse_jsonl(format_jsonl(record)).moves == record.moves
    assert dict(parse_jsonl(format_jsonl(record)).options) == mode[2]


LONGER = [
    ("queendomino", 3, {}),
    ("royal-wedding", 5, {}),
    ("royal-wedding", 7, {}),
    ("royal-wedding", 6, {"teams": True}),
]


@pytest.mark.parametrize("mode", LONGER, ids=mode_name)
def test_where_a_line_is_longer_than_its_kings_are_many_the_turns_are_told_at_the_latest(mode: Mode) -> None:
    """No king goes after the last domino of a line, and none is told to go later than there are turns."""
    of, rng, promised = opened(mode), Random(3), {}
    while going(of) and state_of(of).round < 4:
        state = state_of(of)
        assert all(slot.order == at and slot.sure for at, slot in enumerate(view_of(of).this_line, 1))
        if isinstance(given := offer(state), ClaimOffer):
            line = view_of(of).next_line
            assert all(slot.order <= state.rules.claims for slot in line)
            assert {spot.place: spot.order for spot in given.spots} == {
                at: slot.order for at, slot in enumerate(line, 1) if slot.seat is None
            }
            spot = rng.choice(given.spots)
            assert spot.last == (spot.place == state.rules.line)
            promised[spot.domino.box, spot.domino.number] = (spot.order, line[spot.place - 1].sure)
            play(of, spot.move)
        else:
            play(of, str(rng.choice(state.legal_moves())))
        for at, slot in enumerate(view_of(of).this_line, 1):
            order, sure = promised[slot.domino.box, slot.domino.number]
            assert at == order if sure else at <= order


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_the_page_is_told_which_rules_a_table_plays(mode: Mode) -> None:
    name, players, options = mode
    rules = rules_of(table_view(opened(mode), None, (), None))
    assert (rules.game, rules.players) == (name, players)
    assert rules.edition == ("" if name == "kingdomino" else options.get("edition", "us"))
    assert rules.teams == options.get("teams", False) == (len(rules.sides) < players)
    assert rules.town == (name != "kingdomino")
    assert rules.dynasty == options.get("dynasty", False) == (rules.games == 3)
    assert set(rules.bonuses) == set(options.get("bonuses", []))
    assert rules.size == options.get("size", rules.size)
    assert rules.line * rules.rounds == {1: 48, 2: 96}[len(rules.boxes)] * _part(rules.rounds, rules.line)
    assert rules.box == options.get("box", {}).get("name", "")


def _part(rounds: int, line: int) -> float:
    """Which part of the dominoes a game uses: two play Kingdomino with half of them, three with three quarters."""
    return {(6, 4): 0.5, (12, 3): 0.75}.get((rounds, line), 1)


def test_kingdomino_has_no_town_to_show() -> None:
    of = opened(("kingdomino", 4, {}))
    while state_of(of).round < 2:
        play(of)
    view = view_of(of)
    assert view.steps == ["place", "claim"]
    assert (view.builders.slots, view.buildings) == ([], [])
    assert [row.row for row in view.sides[0].sheet.rows] == LAND_ROWS
    assert {domino.box for domino in view.undealt} == {"kingdomino"}
    bonuses = opened(("kingdomino", 4, {"bonuses": ["harmony"]}))
    assert [row.row for row in view_of(bonuses).sides[0].sheet.rows] == [*LAND_ROWS, "bonuses"]


def test_a_wedding_shows_the_rows_of_a_town() -> None:
    rows = [row.row for row in view_of(opened(("royal-wedding", 5, {}))).sides[0].sheet.rows]
    assert set(rows) == {*TOWN_ROWS, *LAND_ROWS}


def test_a_dynasty_tells_which_game_it_is_and_what_the_others_brought() -> None:
    of, rng, seen = opened(("kingdomino", 2, {"dynasty": True})), Random(3), {1: 0}
    while going(of):
        play(of, str(rng.choice(of.state.legal_moves())))
        view = view_of(of)
        if view.game not in seen:
            seen[view.game] = of.seq
            assert (view.last_squares, view.last_side) == ([], None)
            assert all(len(side.land) == 1 for side in view.sides)
            assert not of.can_undo(ADA)
        assert [len(side.earlier) for side in view.sides] == [view.game - 1] * 2
        assert all(sum(side.earlier) <= side.sheet.total for side in view.sides)
    assert list(seen) == [1, 2, 3]
    assert [entry.told.args["game"] for entry in of.log if entry.told.code == "game"] == [2, 3]
    assert [entry.told.args["round"] for entry in of.log if entry.told.code == "round"] == [*range(1, 7)] * 3


def test_partners_take_turns_with_one_kingdom() -> None:
    """The Queen comes to the seat that built; both see one land, and each decides on his own turn."""
    of = play_out(opened(("royal-wedding", 6, {"teams": True}), seed=2), seed=2)
    view = table_view(of, ADA, (), view_of(of))
    assert [seat.side for seat in view.seats] == [0, 0, 1, 1, 2, 2]
    assert len(land_of(view).sides) == 3
    movers = {entry.told.seat for entry in of.log if entry.told.code == "place"}
    assert movers == set(range(6))
    for index, entry in enumerate(of.log):
        if entry.told.code == "queen":
            assert entry.told.args["side"] == int(entry.told.args["seat"]) // 2
            assert entry.told.seat == of.log[index - 1].told.seat


def test_lines_come_from_the_boxes_in_turn() -> None:
    of = opened(("royal-wedding", 4, {}))
    boxes: list[str] = []
    while going(of):
        view = view_of(of)
        if view.round > len(boxes):
            boxes.append(view.this_box)
        play(of)
    assert boxes == ["queendomino", "kingdomino"] * 12


@pytest.mark.parametrize("info", games(), ids=lambda info: info.name)
def test_the_seatings_listed_are_those_that_exist(info: Any) -> None:
    """Whatever a page may ask, with a few options given and the others left out, is listed if and only if it exists."""
    kind = GAMES[info.name]
    single = [option for option in info.options if option.kind == "one"]
    values = [[None, *(msgspec.json.decode(value) for value in option.values)] for option in single]
    combinations = list(product(*values))
    for chosen in Random(1).sample(combinations, min(400, len(combinations))):
        options = {option.name: value for option, value in zip(single, chosen, strict=True)}
        for players in kind.players:
            assert _is_listed(info, options, players) == _exists(info.name, options, players), (options, players)


def _is_listed(info: Any, options: dict[str, Any], players: int) -> bool:
    defaults = {option.name: msgspec.json.decode(option.default) for option in info.options}
    asked = {name: defaults[name] if value is None else value for name, value in options.items()}
    return any(
        players in seating.players
        and all(asked[name] == msgspec.json.decode(value) for name, value in seating.options.items())
        for seating in info.seatings
    )


def _exists(name: str, options: dict[str, Any], players: int) -> bool:
    try:
        make_game(name, players, {key: value for key, value in options.items() if value is not None})
    except OptionError:
        return False
    return True
