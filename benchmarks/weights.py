"""``python -m benchmarks.weights GAME``: looks for better weights for the policies that playouts are made of.

The numbers of one side evolve (``benchmarks/evolution.py``): all tries of a generation play the same games to their
end, by turns against the opponents that playouts assume, and against the numbers with which the search began. After
each generation it tells how much the lead has grown since, in other games. What was found, and how far the search
came, is in a file, so it can resume.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmarks.evolution import Evolution
from demesne.games.base import OptionError
from demesne.games.domaine.state import State as Court
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import State as Kingdoms
from demesne.games.registry import GAMES, make_game
from demesne.kernels.domaine import packing as court
from demesne.kernels.domaine.layout import MOST_LEGAL
from demesne.kernels.domaine.playing import determinize as deal_cards
from demesne.kernels.domaine.playing import settle
from demesne.kernels.domaine.scoring import score as count_points
from demesne.kernels.queendomino import packing as land
from demesne.kernels.queendomino.playing import determinize as deal_dominoes
from demesne.kernels.queendomino.scoring import score as count_kingdoms
from demesne.players.domaine.search import workspace as lords
from demesne.players.domaine.search.candidates import prepare
from demesne.players.domaine.search.policy import play_out as play_court
from demesne.players.queendomino.search import workspace as kingdoms
from demesne.players.queendomino.search.playouts import lead as lead_of
from demesne.players.queendomino.search.policy import play_out as play_land
from demesne.players.queendomino.search.root import DEPTH

__all__ = ["Search", "Table", "court_table", "gain", "kingdom_table", "main"]

Weights: TypeAlias = NDArray[np.float64]
Table: TypeAlias = Callable[[Weights, int, int], float]
"""Plays a game by its number with these weights in one seat, and returns by how much that seat leads at the end."""

Tables: TypeAlias = Sequence[tuple[int, Table]]
"""How many sides there are, and the table."""

SPREAD = 0.25
"""The standard deviation of the first tries, in a number's logarithm."""
HELD_BACK = 1 << 40
"""From this number on, games are played to measure what was found, and never to find it."""
LAYOUTS = 40
"""The number of lands of Domaine that are played on in turn."""


def kingdom_table(game: str, players: int, options: Mapping[str, Any]) -> Table:
    """A table of the Queendomino family."""
    state = make_game(game, players, options).new_state()
    assert isinstance(state, Kingdoms)
    start, room, begun = land.new_records(), land.new_records(), kingdoms.tuned_for(state.rules)
    land.pack(state, start[0])
    town, sides = state.rules.town, len(state.rules.sides)

    def play(weights: Weights, side: int, number: int) -> float:
        room[0] = start[0]
        work = kingdoms.new_workspace(town=town)
        if number // sides % 2:
            work[0]["weights"][:], work[0]["depths"][:] = begun, DEPTH
        elif not town:
            work[0]["styles"][:] = 1
        work[0]["weights"][side], work[0]["depths"][side], work[0]["styles"][side] = weights, DEPTH, 0
        deal_dominoes(room[0], number)
        play_land(room[0], work[0])
        count_kingdoms(room[0], room[0]["totals"])
        return float(lead_of(room[0], side))

    return play


def court_table(players: int, options: Mapping[str, Any]) -> Table:
    """A table of Domaine; every game in turn on another land."""
    starts = [court.new_records() for _ in range(LAYOUTS)]
    for number, start in enumerate(starts):
        laid = GAMES["domaine"].lay_out(options, Random(number))
        state = make_game("domaine", players, laid).new_state()
        assert isinstance(state, Court)
        court.pack(state, start[0])
    room, totals, out = court.new_records(), np.zeros(4, np.int64), np.zeros(MOST_LEGAL, np.int64)

    def play(weights: Weights, seat: int, number: int) -> float:
        room[0] = starts[number % LAYOUTS][0]
        work = lords.new_workspace(model=number // players % 2)
        work[0]["weights"][seat] = weights
        deal_cards(room[0], seat, number)
        settle(room[0])
        prepare(room[0], work[0])
        play_court(room[0], work[0], out)
        count_points(room[0], totals)
        others = [int(totals[other]) for other in range(players) if other != seat]
        return float(totals[seat] - max(others))

    return play


def gain(tables: Tables, new: Weights, old: Weights, first: int, games: int) -> tuple[float, float]:
    """By how much *new* leads more than *old* in *games* games from number *first* on, and the standard error."""
    gains = np.subtract(*(leads(tables, weights, first, games) for weights in (new, old)))
    return float(gains.mean()), float(gains.std(ddof=1)) / games**0.5


def leads(tables: Tables, weights: Weights, first: int, games: int) -> NDArray[np.float64]:
    """By how much a side with *weights* leads in each of *games* games, at each of the *tables* and as each side."""
    found = np.zeros(games)
    for number in range(first, first + games):
        sides, play = tables[number % len(tables)]
        found[number - first] = play(weights, number // len(tables) % sides, number)
    return found


@dataclass
class Search:
    """How far a search came. ``moving`` are the places of the numbers that make a difference at these tables."""

    begun: Weights
    moving: Sequence[int]
    evolution: Evolution

    @classmethod
    def among(cls, tables: Tables, begun: Weights) -> Search:
        """A new search from the numbers *begun*."""
        usual = leads(tables, begun, HELD_BACK, 40)
        moving = []
        for place in range(len(begun)):
            other = begun.copy()
            other[place] *= 4.0
            if (leads(tables, other, HELD_BACK, 40) != usual).any():
                moving.append(place)
        return cls(begun, moving, Evolution.around(np.zeros(len(moving)), SPREAD))

    @property
    def weights(self) -> Weights:
        """The best numbers so far."""
        return self._with(self.evolution.mean)

    def step(self, tables: Tables, games: int, seed: int) -> None:
        """One generation, of tries in *games* games each. Depends only on *seed* and how many there were."""
        first = (seed * 1_000_003 + self.evolution.generations) * games
        self.evolution.step(lambda logs: float(leads(tables, self._with(logs), first, games).mean()), seed)

    def told(self) -> dict[str, Any]:
        """As JSON keeps it."""
        return {"begun": self.begun.tolist(), "moving": list(self.moving), **self.evolution.told()}

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Search:
        """What ``told`` gave. Raises ``KeyError``, ``TypeError`` or ``ValueError`` for anything else."""
        return cls(np.array(told["begun"], np.float64), [int(each) for each in told["moving"]], Evolution.read(told))

    def _with(self, logs: Weights) -> Weights:
        weights = self.begun.copy()
        weights[self.moving] *= np.exp(logs)
        return weights


class OtherSearchError(ValueError):
    """A file that is not of this search; the message says what was expected."""


def main(words: Sequence[str]) -> int:
    """Continues the search for so many generations; after each it prints the numbers and by how much they lead more."""
    asked = _parsed(words)
    plan = {name: getattr(asked, name) for name in ("game", "players", "options", "games", "seed")}
    file = Path(asked.out) / f"{asked.game}-{'-'.join(map(str, asked.players))}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    tables = [_table(asked.game, players, asked.options) for players in asked.players]
    try:
        search = _begun(file, plan, tables)
    except OtherSearchError as fault:
        print(fault, file=sys.stderr)
        return 2
    for _ in range(asked.steps):
        search.step(tables, asked.games, asked.seed)
        _keep(file, plan, search)
        more, error = gain(tables, search.weights, search.begun, HELD_BACK, 2 * asked.games)
        found = {"generation": search.evolution.generations, "gain": round(more, 2), "error": round(error, 2)}
        print(json.dumps({**found, "weights": search.weights.round(4).tolist()}), flush=True)
    print(file, file=sys.stderr)
    return 0


def _table(game: str, players: int, options: Mapping[str, Any]) -> tuple[int, Table]:
    """How many sides there are, and the table."""
    if game == "domaine":
        return players, court_table(players, options)
    return len(_rules(game, players, options).sides), kingdom_table(game, players, options)


def _rules(game: str, players: int, options: Mapping[str, Any]) -> Rules:
    state = make_game(game, players, options).new_state()
    assert isinstance(state, Kingdoms)
    return state.rules


def _begun(file: Path, plan: Mapping[str, Any], tables: Tables) -> Search:
    """The search that *file* knows of, or a new one, from the numbers that ship. Raises ``OtherSearchError``."""
    if not file.exists():
        if plan["game"] == "domaine":
            return Search.among(tables, lords.tuned_for(plan["players"][0]))
        rules = _rules(plan["game"], plan["players"][0], plan["options"])
        return Search.among(tables, kingdoms.tuned_for(rules))
    try:
        told = json.loads(file.read_text("utf-8"))
        same, search = told["plan"] == json.loads(json.dumps(plan)), Search.read(told)
    except (ValueError, KeyError, TypeError) as fault:
        raise OtherSearchError(f"{file}: expected a search that was begun: {fault!r}") from None
    if not same:
        raise OtherSearchError(f"{file}: expected a search by the same plan; remove it to begin anew, or name --out")
    return search


def _keep(file: Path, plan: Mapping[str, Any], search: Search) -> None:
    """Saves the progress, whole or not at all."""
    part = file.with_suffix(".part")
    part.write_text(json.dumps({"plan": plan, **search.told()}) + "\n", encoding="utf-8")
    part.replace(file)


def _parsed(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.weights", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], help="tables, in turn (2 3 4)")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--steps", type=int, default=40, help="generations (%(default)s)")
    parser.add_argument("--games", type=int, default=600, help="of each try (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of tries and games (%(default)s)")
    parser.add_argument("--out", default=".cache/weights", help="folder of what was found (%(default)s)")
    asked = parser.parse_args(words)
    try:
        for players in asked.players:
            make_game(asked.game, players, GAMES[asked.game].lay_out(asked.options, Random(1)))
    except OptionError as fault:
        parser.error(str(fault))
    return asked


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
