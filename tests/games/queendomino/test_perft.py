"""Lines of play counted from many positions, by the rules as by the oracle (see ``tests/suites.py``)."""

from __future__ import annotations

import pytest

from demesne.games.perft import divide, perft
from tests.games.queendomino import oracle
from tests.games.queendomino.oracle_text import read
from tests.suites import CONFIRMS_ALL, Line, check, suite

FAMILY = ("kingdomino", "queendomino", "royal-wedding")
SMALL = 10**9 if CONFIRMS_ALL else 400


def name(line: Line) -> str:
    return f"{line.game}-{line.players}p-{line.position.split()[1]}-{line.position.split()[2]}-depth{line.depth}"


def table_of(line: Line) -> oracle.Oracle:
    return read(line.position, line.game, line.options)


LINES = [line for name in FAMILY for line in suite(name, lambda line: oracle.perft(table_of(line), line.depth))]


@pytest.mark.parametrize("line", LINES, ids=name)
def test_as_many_lines_of_play_as_the_oracle_counted(line: Line) -> None:
    """On a difference the counts below each move are laid side by side."""
    check(line, lambda line: oracle.divide(table_of(line), line.depth))


@pytest.mark.slow
@pytest.mark.parametrize("line", [line for line in LINES if line.count <= SMALL], ids=name)
def test_the_oracle_still_counts_the_same(line: Line) -> None:
    """The small counts in every run, so that the file cannot drift away from its judge."""
    assert oracle.perft(table_of(line), line.depth) == line.count


def test_the_suite_has_every_phase_for_every_number_of_players() -> None:
    """Positions of each kind of deal and of each step; of Kingdomino those that it has; of weddings, teams too."""
    met = {(line.game, line.players, line.position.split()[1]) for line in LINES}
    phases = ["tiles", "line", "king", "place", "tax", "build", "bribe", "claim"]
    assert met >= {("queendomino", players, phase) for players in (2, 3, 4) for phase in phases}
    townless = ["line", "king", "place", "claim"]
    assert met >= {("kingdomino", players, phase) for players in (2, 3, 4) for phase in townless}
    assert met >= {("royal-wedding", players, phase) for players in (3, 5, 8) for phase in phases}
    teams = {(line.players, line.position.split()[1]) for line in LINES if line.options.get("teams")}
    assert teams >= {(players, phase) for players in (6, 8) for phase in ("place", "tax", "build", "bribe", "claim")}


def test_divide_adds_up_and_needs_a_depth() -> None:
    """The counts below each move are those of the position one ply later."""
    line = next(line for line in LINES if line.depth == 2)
    state = line.rules.parse_state(line.position)
    divided = divide(state, 2)
    assert sum(divided.values()) == line.count
    assert list(divided) == [str(move) for move in state.legal_moves()]
    assert (perft(state, 0), perft(state, 1)) == (1, len(divided))
    with pytest.raises(ValueError, match="at least 1"):
        divide(state, 0)
