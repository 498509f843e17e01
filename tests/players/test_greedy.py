"""Greedy plays as a sensible beginner does: drawn positions, and what it decides there."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from random import Random
from statistics import median
from time import thread_time
from typing import Any

import pytest

from demesne.arena.match import Match, Seating, match
from demesne.arena.play import play, plies
from demesne.games.deck import Deck
from demesne.games.queendomino.box import Box
from demesne.games.queendomino.builders import Builders
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.diagram import parse_kingdom
from demesne.games.queendomino.kingdom import Kingdom
from demesne.games.queendomino.line import LineSlot
from demesne.games.queendomino.position import Phase, Side
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.players.greedy import GreedyPlayer
from demesne.records.record import game_of, replay
from tests.modes import MODES, Mode, mode_name
from tests.records.games import played, played_mode

LONE = "CC"


def position(
    phase: Phase,
    mine: str,
    other: str = LONE,
    *,
    domino: int = 1,
    free: tuple[int, ...] = (),
    round_: int = 6,
    coins: tuple[int, int] = (0, 0),
    knights: int = 0,
    tiles: dict[int, str] | None = None,
    placed: tuple[tuple[int, int], ...] = (),
) -> State:
    """Seat 0 is to move among three, kingdoms of 5x5; *tiles* lie in the slots of their costs."""
    start = make_game("queendomino", 3, {"size": 5}).new_state()
    assert isinstance(start, State)
    rest = frozenset(range(1, 49)) - {domino, *free}
    slots = tuple((tiles or {}).get(cost) for cost in range(6))
    sides = (
        Side(_kingdom(mine), coins[0], knights),
        Side(_kingdom(other), coins[1], 0),
        Side(_kingdom(LONE), 0, 0),
    )
    return replace(
        start,
        phase=phase,
        round=round_,
        sides=sides,
        this_line=(LineSlot(domino, 0), LineSlot(48, 1)),
        next_line=tuple(LineSlot(number) for number in free),
        undealt=(rest if round_ < 12 else frozenset(),),
        builders=Builders(slots, start.builders.pile),
        placed=placed,
    )


def _kingdom(drawing: str) -> Kingdom:
    return parse_kingdom(drawing, 5)


def decision(state: State) -> str:
    """What greedy decides on seat 0; it is a legal move."""
    assert state.to_move == 0
    move = GreedyPlayer(Random(1)).decide(state.observe(0))
    assert move in state.legal_moves()
    return str(move)


# --- A: placing -----------------------------------------------------------------------


def test_it_takes_the_points_it_sees() -> None:
    """Domino 1 is wheat and wheat: beside the two crowned squares it makes 4 x 2."""
    wheat = """
    -- CC --
    W1 W1 --
    """
    state = position(Phase.PLACE, wheat, domino=1, round_=12)
    after = state.apply(GreedyPlayer(Random(1)).decide(state.observe(0)))
    assert after.sheet(0).points()["wheat"] == 8


def test_it_leaves_no_lone_square_empty() -> None:
    """Both pairs of the last column would do for domino 9; the middle one would cut off two corners."""
    drawing = """
    CC S. S. S. S.
    S. S. S. S. S.
    S. S. S. S. --
    S. S. S. S. --
    S. S. S. S. --
    """
    # Not a whole game's kingdom: three squares are left, and one must stay empty, at an end.
    where = decision(position(Phase.PLACE, drawing, domino=9)).split()[2:]
    assert where in (["4,2", "4,3"], ["4,3", "4,4"])


def test_it_keeps_room_rather_than_a_hole() -> None:
    """Laid from 2,0 downward or to the right, the domino would shut in 1,0, which no domino fills."""
    drawing = """
    W. W. W. -- --
    CC -- -- -- --
    F. F. F. -- --
    """
    state = position(Phase.PLACE, drawing, domino=3, round_=3)
    after = state.apply(GreedyPlayer(Random(1)).decide(state.observe(0)))
    land = after.sides[0].kingdom.land
    assert ((1, 0) in land) == ((2, 0) in land)


def test_it_discards_only_what_does_not_fit() -> None:
    full = "\n".join(["S. S. S. S. S.", "S. S. S. S. S.", "S. S. CC S. S.", "S. S. S. S. S.", "S. S. S. S. S."])
    assert decision(position(Phase.PLACE, full, domino=17)) == "discard 17"


# --- B: tax ---------------------------------------------------------------------------


def test_in_the_last_round_it_sends_every_knight() -> None:
    drawing = """
    CC W. W.
    F. -- --
    """
    state = position(Phase.TAX, drawing, round_=12, knights=2, placed=((1, 0), (2, 0)))
    assert decision(state) == "tax 1,0 2,0"


def test_with_one_knight_it_taxes_the_larger_territory() -> None:
    drawing = """
    W. CC --
    W. W. L.
    """
    state = position(Phase.TAX, drawing, round_=12, knights=1, placed=((0, 1), (1, 1)))
    assert decision(state) == "tax 0,1"


def test_the_more_knights_wait_the_less_a_territory_must_bring() -> None:
    """A knight for every turn and a half is sent for less than the only one, which waits for more squares."""
    drawing = "CC W. W. --"
    rich, poor = (position(Phase.TAX, drawing, round_=7, knights=knights, placed=((1, 0),)) for knights in (4, 1))
    assert decision(rich) == "tax 1,0"
    assert decision(poor) != "tax 1,0"


def test_early_on_it_keeps_its_only_knight_from_a_single_square() -> None:
    state = position(Phase.TAX, "CC W. L.", round_=1, knights=1, placed=((1, 0), (2, 0)))
    assert decision(state) == "pass"


# --- C: building ----------------------------------------------------------------------

TOWN = """
CC T. T.
W. -- --
"""


def test_it_takes_a_statue_for_nothing() -> None:
    state = position(Phase.BUILD, TOWN, tiles={0: "statue"})
    assert decision(state).startswith("build 0 ")


def test_it_pays_for_points_and_not_for_nothing() -> None:
    """In the last round a statue is worth 5 points for 3 coins; a bakery beside one field only 2 for 3."""
    state = position(Phase.BUILD, TOWN, tiles={2: "bakery", 3: "statue"}, coins=(3, 0), round_=12)
    assert decision(state).startswith("build 3 ")


def test_it_does_not_buy_what_costs_more_than_it_brings() -> None:
    """In the last round a sawmill without a forest brings no points, and its coins would."""
    state = position(Phase.BUILD, TOWN, tiles={5: "sawmill"}, coins=(6, 0), round_=12)
    assert decision(state) == "pass"


def test_a_crown_goes_into_the_largest_town() -> None:
    drawing = """
    T. CC T. T.
    -- W. -- T.
    """
    state = position(Phase.BUILD, drawing, tiles={0: "queens_tower"}, round_=11)
    assert decision(state).split()[2] in ("1,0", "2,0", "2,1")


def test_anything_else_keeps_the_largest_town_free_for_a_crown() -> None:
    drawing = """
    T. CC T. T.
    -- W. -- T.
    """
    state = position(Phase.BUILD, drawing, tiles={0: "statue"}, round_=11)
    assert decision(state) == "build 0 -1,0"


# --- D: the dragon --------------------------------------------------------------------

RICH = """
T. T. CC F. F.
T. T. F1 F1 F.
"""


def test_it_burns_what_the_leader_would_build() -> None:
    """The leader could crown a town of four squares for nothing."""
    state = position(Phase.BRIBE, "CC W.", RICH, tiles={0: "queens_tower", 1: "bakery"}, coins=(3, 5))
    assert decision(state) == "bribe 0"


def test_it_leaves_the_dragon_alone_when_nobody_can_build() -> None:
    state = position(Phase.BRIBE, "CC W.", "CC F1 F1", tiles={0: "queens_tower", 1: "statue"}, coins=(3, 5))
    assert decision(state) == "pass"


# --- E: claiming ----------------------------------------------------------------------


def test_it_claims_the_domino_that_brings_most() -> None:
    """Two mines lie there: three more crowns on a third are nine points, the others bring none."""
    state = position(Phase.CLAIM, "CC M. M2", free=(1, 6, 9, 45))
    assert decision(state) == "claim 45"


def test_it_claims_what_fits() -> None:
    """Only a lake, domino 6, can be laid beside this kingdom's last two squares."""
    drawing = """
    CC S. S. S. S.
    S. S. S. S. S.
    S. S. S. S. S.
    S. S. S. S. L.
    S. S. S. -- --
    """
    assert decision(position(Phase.CLAIM, drawing, free=(3, 6, 31))) == "claim 6"


def test_of_two_that_bring_as_much_it_claims_the_one_that_moves_earlier() -> None:
    """Dominoes 1 and 2 are alike: wheat, without a crown."""
    assert decision(position(Phase.CLAIM, "CC W1 W.", free=(1, 2))) == "claim 1"


# --- as a player ----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_decides_by_what_can_be_seen_alone(players: int) -> None:
    """The notation of a position holds no order of what is not yet dealt: the decision is the same from it."""
    game = make_game("queendomino", players)
    for state in replay(played(players, seed=7)):
        seat = state.to_move
        if isinstance(seat, int):
            again = game.parse_state(str(state))
            first = GreedyPlayer(Random(1)).decide(state.observe(seat))
            assert first == GreedyPlayer(Random(99)).decide(again.observe(seat))
            assert first in state.legal_moves()


@pytest.mark.slow
def test_it_beats_three_random_players() -> None:
    """Its share was 98 % of 400 games; 8 of 10 leave room for bad luck, and none for one that wins every other game."""
    plan = Match("queendomino", ("greedy", "random", "random", "random"), 10, 1)
    greedy, *_ = match(plan, workers=1)
    assert greedy.wins >= 8
    assert_quick(greedy)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_it_beats_fewer_random_players_too(players: int) -> None:
    greedy, *_ = match(Match("queendomino", ("greedy", *["random"] * (players - 1)), 6, 2), workers=1)
    assert greedy.wins >= 5


BOTH = {"bonuses": ["middle_kingdom", "harmony"]}
BEATEN: list[Mode] = [
    *(("kingdomino", players, {}) for players in (2, 3, 4)),
    *(("kingdomino", players, BOTH) for players in (2, 4)),
    ("kingdomino", 2, {"size": 7}),
    *(("royal-wedding", players, {}) for players in (4, 6, 8)),
    ("royal-wedding", 6, {"teams": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize("mode", BEATEN, ids=mode_name)
def test_it_beats_random_players_in_every_game(mode: Mode) -> None:
    """Its shares were 98 % and more (docs/players.md); 3 of 4 leave room for bad luck. Partners play alike."""
    game, players, options = mode
    own = 2 if options.get("teams") else 1
    plan = Match(game, (*["greedy"] * own, *["random"] * (players - own)), 4, 2, options)
    greedy, *_ = match(plan, workers=1)
    assert greedy.wins >= 3
    assert_quick(greedy)


ERRAND_MS = 25
"""What an errand takes on an idle core of the machine that docs/results/players.md measures on."""


def assert_quick(greedy: Seating) -> None:
    """A few milliseconds for a decision (docs/results/players.md); four times as many are a fault on any core."""
    slowness = max(1.0, median(errand_ms() for _ in range(9)) / ERRAND_MS)
    assert greedy.cpu_ms_per_decision < 20 * slowness


def errand_ms() -> float:
    """Milliseconds of processor time for work that is always the same."""
    begin = thread_time()
    found: dict[tuple[int, int], int] = {}
    for number in range(100_000):
        found[number % 1000, number & 7] = found.get((number % 997, 1), 0) + number
    return (thread_time() - begin) * 1000


def games_of_greedy(players: int, options: dict[str, Any], count: int) -> list[str]:
    """The bonuses that greedy players earn, kingdom by kingdom."""
    game = make_game("kingdomino", players, options)
    seated = [GreedyPlayer(Random(seat)) for seat in range(players)]
    found = []
    for seed in range(count):
        for side in play(game, seated, seed).sides:
            row = next(row for row in side.sheet.rows if row.name == "bonuses")
            found.append("+".join(item.code for item in row.items))
    return found


@pytest.mark.slow
def test_it_keeps_its_castle_in_the_middle_when_that_counts() -> None:
    """98 % of its kingdoms had the bonus (docs/players.md)."""
    earned = games_of_greedy(4, BOTH, 8)
    assert sum("middle_kingdom" in codes for codes in earned) >= 28
    assert sum("harmony" in codes for codes in earned) >= 14


@pytest.mark.slow
def test_without_the_bonus_its_castle_stands_anywhere() -> None:
    """Then some land lies more than two squares from the castle of a 5x5 kingdom."""
    game = make_game("kingdomino", 4)
    kingdoms = []
    for seed in range(3):
        *_, last = plies(game, [GreedyPlayer(Random(seat)) for seat in range(4)], Deck(seed))
        assert isinstance(last.after, State)
        kingdoms += [side.kingdom.land for side in last.after.sides]
    assert any(max(map(abs, chain(*land))) > 2 for land in kingdoms)


MODES_SEEN = [mode for mode in MODES if mode[0] != "queendomino"]


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES_SEEN, ids=mode_name)
def test_every_decision_is_a_legal_move(mode: Mode) -> None:
    """In positions of random games, whoever is to move, and from the notation alone."""
    record = played_mode(mode, seed=3)
    game = game_of(record)
    for ply, state in enumerate(replay(record)):
        if ply % 7 == 0 and isinstance(state.to_move, int):
            seen = game.parse_state(str(state)).observe(state.to_move)
            assert GreedyPlayer(Random(1)).decide(seen) in state.legal_moves()


def test_it_knows_what_an_owners_box_says() -> None:
    """Without a forest a sawmill is worth nothing; with three knights on it, as in this box, it is (rules 12.3)."""
    box = {"box": {"name": "Mine", "buildings": {"sawmill": {"knights": 3}}}}
    printed = position(Phase.BUILD, TOWN, tiles={3: "sawmill"}, coins=(3, 0), round_=9)
    owned = make_game("queendomino", 3, {"size": 5, **box}).new_state()
    assert isinstance(owned, State)
    assert decision(printed) == "pass"
    assert decision(replace(printed, rules=owned.rules)).startswith("build 3 ")


def test_it_counts_the_crowns_that_the_box_shows() -> None:
    """Two squares of town join the one crown that is printed; were there three on statues, they would join those."""
    printed = position(Phase.PLACE, "T. su CC qt T.", domino=46, round_=12)
    crowned = Box(buildings={**BUILDINGS, "statue": replace(BUILDINGS["statue"], crowns=3)})
    other = replace(printed, rules=replace(printed.rules, box=crowned))
    decided = [(state, GreedyPlayer(Random(1)).decide(state.observe(0))) for state in (printed, other)]
    points = [state.apply(move).sheet(0).points()["town"] for state, move in decided]
    assert points == [4, 4 * 3 + 2]
