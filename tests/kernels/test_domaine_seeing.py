"""What a kernel tells a seat of Domaine as numbers is what the rules let that seat know, and all of it (rules 12).

Each fact and each plane is worked out once more from the observation of the rules, by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.game import DomaineGame
from demesne.games.domaine.position import Phase
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.state import View
from demesne.games.domaine.terrain import Terrain
from demesne.games.grid import Square
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import (
    ALLIANCE,
    DECK,
    DESERTER,
    END,
    EXPAND,
    EXPANSION,
    KINDS,
    MOST_LEGAL,
    PHASE_OVER,
    PLAY,
    Record,
)
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.packing import new_records, pack, unpack
from demesne.kernels.domaine.playing import determinize, settle
from demesne.kernels.domaine.seeing import see, sight_of
from demesne.kernels.registry import make_batch
from demesne.kernels.sight import Sight
from tests.kernels.domaine_twins import Meeting, domaine_game, idler
from tests.kernels.test_batch import chosen
from tests.kernels.test_seeing import named

PLAIN = [domaine_game(players) for players in (2, 3, 4)]
LONG = [
    domaine_game(2, king=250),
    domaine_game(2, {"neutral_targets": False, "king_tie": "active"}),
    domaine_game(3, {"expansion": 1}, king=250, patience=1),
    domaine_game(4, {"second_bonus": "rank"}, king=250),
]
"""Games on land that is fenced already; most end with the deck, after which ducats bring points."""


_OPTIONAL: dict[str, Callable[[Rules], bool]] = {
    "castle whose domain grows": lambda rules: rules.expansion > 1,  # else the card is done with one square
    "must draw from the deck": lambda rules: rules.patience is not None,
}
"""What is seen under some rules only."""


def told(sight: Sight, records: Record, seat: int) -> tuple[Any, Any]:
    """What *seat* sees of the first of *records*."""
    planes = np.zeros((len(sight.planes), sight.columns, sight.rows), np.uint8)
    facts = np.zeros(len(sight.facts), np.int16)
    see(records[0], seat, planes, facts)
    return planes, facts


def check(sight: Sight, seen: View, planes: Any, facts: Any) -> set[str]:
    """That *planes* and *facts* say what is *seen*; the names of all that is not 0."""
    expected = {name: int(value) for name, value in _facts(seen).items() if value}
    assert named(sight.facts, facts.tolist()) == expected
    drawn, marks = named(sight.planes, planes), _planes(seen)
    assert drawn.keys() == marks.keys()
    for name, squares in marks.items():
        assert drawn[name].max() == 1, name
        assert set(zip(*map(np.ndarray.tolist, np.nonzero(drawn[name])), strict=True)) == squares, name
    return {*expected, *marks}


def quarrels(game: DomaineGame, dice: Random) -> Iterator[Record]:
    """Every position of a game on fenced land between players who like to grow, ally and win over; one array."""
    records, out = new_records(), np.zeros(MOST_LEGAL, np.int64)
    pack(Meeting(game, idler, settled=True).start(dice), records[0], dice.randrange(1 << 30))
    yield records
    while records[0]["phase"] != PHASE_OVER:
        apply(records[0], _quarrel(out[: legal(records[0], out)].tolist(), dice))
        settle(records[0])
        yield records


def _quarrel(actions: list[int], dice: Random) -> int:
    symbols = ALLIANCE, DESERTER, EXPANSION
    wanted = [action for action in actions if action >= EXPAND and action != END]
    wanted += [action for action in actions if PLAY <= action < DECK and (action - PLAY) % KINDS in symbols]
    return dice.choice(wanted if wanted and dice.random() < 0.8 else actions)


@pytest.mark.parametrize("game", PLAIN, ids=lambda game: f"{game.seats} players")
def test_a_seat_sees_what_the_rules_show_it(game: DomaineGame) -> None:
    """The seat to move, and any seat, from the first castle on."""
    batch, dice = make_batch(game, 2, seed=5, renew=False), Random(6)
    while not batch.over.any():
        seats = np.array([dice.randrange(game.seats), batch.seats[1]])
        planes, facts = batch.observe(seats)
        for row, seat in enumerate(seats):
            seen: Any = batch.state(row).observe(int(seat))
            check(batch.sight, seen, planes[row], facts[row])
        batch.step(chosen(batch, dice))


@pytest.mark.parametrize("game", LONG, ids=lambda game: f"{game.seats} players, {game.rules.neutral_targets}")
def test_a_seat_sees_domains_grow_and_ally_as_the_rules_show_them(game: DomaineGame) -> None:
    """To the end, with what the ducats bring."""
    dice, sight, met, games = Random(7), sight_of(game.rules), set[str](), 0
    never = {name for name, option in _OPTIONAL.items() if not option(game.rules)}
    wanted = {f"played: for {symbol}" for symbol in Action} | {"allied", *_OPTIONAL} - never
    wanted |= {f"side {k}: domain of castle {n}" for k in range(game.seats) for n in range(game.rules.castles)}
    while games < 2 or not wanted <= met:
        games += 1
        assert games < 20, wanted - met
        for records in quarrels(game, dice):
            for seat in range(game.seats):
                seen = unpack(records[0], game.rules).observe(seat)
                met |= check(sight, seen, *told(sight, records, seat))
                met |= {"allied"} if seen.position.allied else set()
    assert not never & met


@pytest.mark.parametrize("game", LONG, ids=lambda game: f"{game.seats} players, {game.rules.neutral_targets}")
def test_a_seat_sees_the_same_whatever_the_hidden_cards_are(game: DomaineGame) -> None:
    """What a seat does not know is dealt anew, which changes nothing for it, but for the seat that holds it."""
    dice, sight, changed = Random(8), sight_of(game.rules), 0
    for records in quarrels(game, dice):
        seat = dice.randrange(game.seats)
        other = records.copy()
        determinize(other[0], seat, dice.randrange(1 << 30))
        for one, two in zip(told(sight, records, seat), told(sight, other, seat), strict=True):
            assert np.array_equal(one, two)
        for holder in range(game.seats):
            dealt = records[0]["hands"][holder] != other[0]["hands"][holder]
            changed += dealt
            assert dealt == (told(sight, records, holder)[1] != told(sight, other, holder)[1]).any()
    assert changed > 20


def test_the_names_are_those_of_the_game() -> None:
    """Two players have a neutral colour, which holds neither cards nor ducats; four have three castles each."""
    two, _, four = ({*sight.planes, *sight.facts} for sight in (sight_of(game.rules) for game in PLAIN))
    assert {"side 2: knights in hand", "side 2: castle 3", "side 1: ducats"} <= two
    assert two.isdisjoint({"side 2: ducats", "side 3: knights"})
    assert {"side 3: ducats", "side 3: castle 2"} <= four
    assert four.isdisjoint({"side 1: castle 3", "side 1: domain of castle 3"})


# --- what the rules show ----------------------------------------------------------------


def _sides(seen: View) -> list[int]:
    """The colours, from that of the seat on; a neutral colour is the last."""
    seats = [(seen.seat + k) % seen.rules.seats for k in range(seen.rules.seats)]
    return seats if seen.rules.neutral is None else [*seats, seen.rules.neutral]


def _castles(seen: View, colour: int) -> list[Square]:
    return sorted(at for at, owner in seen.position.board.castles.items() if owner == colour)


def _facts(seen: View) -> dict[str, Any]:
    position, sides = seen.position, _sides(seen)
    facts: dict[str, Any] = {
        f"phase: {position.phase}": position.phase is not Phase.OVER,
        "turn": position.turn,
        "turns without a draw or a played card": position.idle,
        "must draw from the deck": position.must_draw,
        "borders left": seen.rules.markers - len(position.board.borders),
    }
    if not isinstance(position.to_move, Turn):
        facts[f"seat {sides.index(position.to_move)}: to move"] = True
    if position.phase in (Phase.CASTLE, Phase.KNIGHT):
        facts[f"side {sides.index(position.colour)}: set up now"] = True
    for k, colour in enumerate(sides):
        facts[f"side {k}: knights in hand"] = position.knights(colour)
    for k, seat in enumerate(sides[: seen.rules.seats]):
        facts |= {f"side {k}: {name}": value for name, value in _seat(seen, seat).items()}
    return facts | _alliances(seen) | _cards(seen)


def _seat(seen: View, seat: int) -> dict[str, Any]:
    position, held = seen.position, seen.position.held[seat]
    return {
        "points": position.sheet(seat).total,
        "ducats": position.ducats[seat],
        "cards": len(held),
        "has reached the king": position.reached == seat,
        **{f"hidden {letter} cards": held.count(letter) for letter in "ABCD"},
        **{f"known to hold {card}": True for card in held if card in CARDS},
    }


def _alliances(seen: View) -> dict[str, Any]:
    numbers = {at: (k, n) for k, colour in enumerate(_sides(seen)) for n, at in enumerate(_castles(seen, colour))}
    pairs = [sorted((numbers[one], numbers[other])) for one, other in seen.position.allied]
    return {f"alliance: side {j} castle {m}, side {k} castle {n}": True for (j, m), (k, n) in pairs}


def _cards(seen: View) -> dict[str, Any]:
    position, work = seen.position, seen.position.work
    known = {*position.chancery, *position.used, *seen.hand, *(card for held in position.held for card in held)}
    sets = {"chancery": position.chancery, "used": position.used, "hand": seen.hand, "unseen": set(CARDS) - known}
    facts: dict[str, Any] = {f"{place}: {card}": True for place, cards in sets.items() for card in cards}
    facts["deck: cards"] = sum(position.stacks.values())
    facts |= {f"deck: {letter} cards": left for letter, left in position.stacks.items()}
    facts |= {f"deck: {position.top} on top": position.top is not None}
    facts |= {f"sold: {position.sold}": position.sold is not None}
    if work is not None:
        facts |= {f"played: {work.card}": True, f"played: for {work.action}": True}
        facts |= {"played: parts left": work.left, "played: parts done": work.done}
    return facts


LAND = {
    Terrain.MEADOW: "meadow",
    Terrain.FOREST: "forest",
    Terrain.VILLAGE: "village",
    Terrain.CITY: "city",
    Terrain.GOLD: "gold mine",
    Terrain.SILVER: "silver mine",
    Terrain.COPPER: "copper mine",
    Terrain.DIAMOND: "diamond mine",
}


def _planes(seen: View) -> dict[str, set[Square]]:
    """The squares of each plane that has any."""
    position, board = seen.position, seen.position.board
    marks: dict[str, set[Square]] = {}

    def mark(name: str, *squares: Square) -> None:
        marks.setdefault(name, set()).update(squares)

    for square, terrain in board.land.items():
        mark(f"land: {LAND[terrain]}", square)
    for one, other in board.borders:
        mark("border below" if one[0] == other[0] else "border to the right", one)
    if position.castle is not None:
        mark("castle just set up", position.castle)
    if position.work is not None and position.work.castle is not None:
        mark("castle whose domain grows", position.work.castle)
    sides = _sides(seen)
    for square, colour in board.knights.items():
        mark(f"side {sides.index(colour)}: knights", square)
    for k, colour in enumerate(sides):
        for n, castle in enumerate(_castles(seen, colour)):
            mark(f"side {k}: castles", castle)
            mark(f"side {k}: castle {n}", castle)
            domain = board.domain(castle)
            if domain is not None:
                mark(f"side {k}: domain of castle {n}", *domain.squares)
    return marks
