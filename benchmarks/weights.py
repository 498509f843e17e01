"""``python -m benchmarks.weights GAME``: looks for better weights for the policies that playouts are made of.

A few numbers of one side are changed by chance; with the old and with the new ones it plays the same games to their
end against greedy's (in Kingdomino against ``greedy:full``). What leads by two standard errors more, and does so again
in twice as many other games, is kept. What was found, and how far the search came, is in a file, so it can resume.
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

from demesne.games.base import OptionError
from demesne.games.domaine.state import State as Court
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

__all__ = ["Search", "Table", "better", "court_table", "kingdom_table", "main"]

Weights: TypeAlias = NDArray[np.float64]
Table: TypeAlias = Callable[[Weights, int, int], float]
"""Plays a game by its number with these weights in one seat, and returns by how much that seat leads at the end."""

STEP = 0.35
"""The standard deviation of a change, in a number's logarithm."""
MOST_CHANGED = 3
SURE = 2.0
"""Standard errors by which the lead of better numbers must be larger."""
LAYOUTS = 40
"""The number of lands of Domaine that are played on in turn."""


def kingdom_table(game: str, players: int, options: Mapping[str, Any]) -> Table:
    """A table of the Queendomino family, for games in which each seat is a side."""
    state = make_game(game, players, options).new_state()
    assert isinstance(state, Kingdoms)
    start, room = land.new_records(), land.new_records()
    land.pack(state, start[0])
    town = bool(start[0]["rules"]["town"])

    def play(weights: Weights, seat: int, number: int) -> float:
        room[0] = start[0]
        work = kingdoms.new_workspace(town=town)
        work[0]["weights"][seat] = weights
        if not town:
            work[0]["styles"][:] = 1
            work[0]["styles"][seat] = 0
        deal_dominoes(room[0], number)
        play_land(room[0], work[0])
        count_kingdoms(room[0], room[0]["totals"])
        return float(lead_of(room[0], seat))

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
        work = lords.new_workspace()
        work[0]["weights"][seat] = weights
        deal_cards(room[0], seat, number)
        settle(room[0])
        prepare(room[0], work[0])
        play_court(room[0], work[0], out)
        count_points(room[0], totals)
        others = [int(totals[other]) for other in range(players) if other != seat]
        return float(totals[seat] - max(others))

    return play


def better(tables: Sequence[tuple[int, Table]], new: Weights, old: Weights, first: int, games: int) -> float:
    """By how many standard errors *new*'s lead is larger than *old*'s in *games* games, from number *first* on."""
    gains = []
    for number in range(first, first + games):
        players, play = tables[number % len(tables)]
        seat = number // len(tables) % players
        gains.append(play(new, seat, number) - play(old, seat, number))
    spread = float(np.std(gains, ddof=1))
    return float(np.mean(gains)) / spread * games**0.5 if spread else 0.0


@dataclass
class Search:
    """How far a search came: the best numbers so far, the steps made, the changes kept."""

    weights: Weights
    steps: int = 0
    kept: int = 0

    def step(self, tables: Sequence[tuple[int, Table]], games: int, seed: int) -> bool:
        """Tries one change; returns whether it was kept. Depends only on *seed* and how many steps there were."""
        dice = np.random.default_rng((seed, self.steps))
        changed = dice.choice(len(self.weights), size=dice.integers(1, MOST_CHANGED + 1), replace=False)
        new = self.weights.copy()
        new[changed] *= np.exp(dice.normal(0.0, STEP, len(changed)))
        first = (seed * 1_000_003 + self.steps) * 3 * games
        better_twice = all(
            better(tables, new, self.weights, first + begin, count) > SURE
            for begin, count in ((0, games), (games, 2 * games))
        )
        self.steps += 1
        if better_twice:
            self.weights, self.kept = new, self.kept + 1
        return better_twice

    def told(self) -> dict[str, Any]:
        """As JSON keeps it."""
        return {"steps": self.steps, "kept": self.kept, "weights": [round(float(each), 4) for each in self.weights]}


class OtherSearchError(ValueError):
    """A file that is not of this search; the message says what was expected."""


def main(words: Sequence[str]) -> int:
    """Continues the search for so many steps, and prints the numbers after each change that was kept."""
    asked = _parsed(words)
    plan = {name: getattr(asked, name) for name in ("game", "players", "options", "games", "seed")}
    file = Path(asked.out) / f"{asked.game}-{'-'.join(map(str, asked.players))}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        search = _begun(file, plan)
    except OtherSearchError as fault:
        print(fault, file=sys.stderr)
        return 2
    tables = [(players, _table(asked.game, players, asked.options)) for players in asked.players]
    for _ in range(asked.steps):
        if search.step(tables, asked.games, asked.seed):
            print(json.dumps(search.told()), flush=True)
        print(f"{search.steps} steps, {search.kept} changes kept", file=sys.stderr, end="\r", flush=True)
        _keep(file, plan, search)
    print(f"\n{file}", file=sys.stderr)
    return 0


def _table(game: str, players: int, options: Mapping[str, Any]) -> Table:
    return court_table(players, options) if game == "domaine" else kingdom_table(game, players, options)


def _begun(file: Path, plan: Mapping[str, Any]) -> Search:
    """The search that *file* knows of, or a new one, from the numbers that ship. Raises ``OtherSearchError``."""
    shipped = {"domaine": lords.TUNED, "kingdomino": kingdoms.WITHOUT_TOWN}.get(plan["game"], kingdoms.WITH_TOWN)
    if not file.exists():
        return Search(shipped.copy())
    try:
        told = json.loads(file.read_text("utf-8"))
        same = told["plan"] == json.loads(json.dumps(plan))
        search = Search(np.array(told["weights"], np.float64), int(told["steps"]), int(told["kept"]))
    except (ValueError, KeyError, TypeError) as fault:
        raise OtherSearchError(f"{file}: expected a search that was begun: {fault!r}") from None
    if not same or search.weights.shape != shipped.shape:
        raise OtherSearchError(f"{file}: expected a search by the same plan; remove it to begin anew, or name --out")
    return search


def _keep(file: Path, plan: Mapping[str, Any], search: Search) -> None:
    """Saves the progress, whole or not at all."""
    part = file.with_suffix(".part")
    part.write_text(json.dumps({"plan": plan, **search.told()}) + "\n", encoding="utf-8")
    part.replace(file)


def _parsed(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.weights", description=__doc__)
    parser.add_argument("game", choices=("domaine", "kingdomino", "queendomino"))
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], help="tables, in turn (2 3 4)")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--steps", type=int, default=100, help="changes to try (%(default)s)")
    parser.add_argument("--games", type=int, default=600, help="in a first comparison (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of changes and games (%(default)s)")
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
