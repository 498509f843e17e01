"""The training of a network from the first game to the last, in as many sittings as it takes."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from demesne import __version__
from demesne.games.base import OptionError
from demesne.games.queendomino.game import QueendominoGame
from demesne.games.registry import make_game
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.queendomino.search.features import INPUTS
from demesne.players.queendomino.search.network import HIDDEN, new_net
from demesne.players.queendomino.search.workspace import new_workspace
from demesne.players.queendomino.weights import Taught, WeightsError, net_of, text_of, write_weights
from demesne.training.queendomino.lessons import LESSON, teach

__all__ = ["Course", "Plan"]

_RATE = 0.002
"""The learning rate at the start."""
_DARING = 20
"""How many of a thousand choices are made at random."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: each of ``options`` with each number of ``players``, in turns, ``games`` in all."""

    game: str
    players: tuple[int, ...]
    options: tuple[Mapping[str, object], ...]
    games: int
    seed: int

    @property
    def command(self) -> str:
        """The command line that trains the same network."""
        told = [word for options in self.options for word in ("--options", json.dumps(dict(options)))]
        words = ["--game", self.game, "--players", ",".join(map(str, self.players)), *told]
        return shlex.join(["demesne", "train", *words, "--games", str(self.games), "--seed", str(self.seed)])


class Course:
    """A network being trained by *plan*; it resumes from the file *part* if there is one.

    Raises ``OptionError`` when the plan's games cannot be played or learnt, and
    ``WeightsError`` when *part* belongs to another plan.
    """

    def __init__(self, plan: Plan, part: Path) -> None:
        self.plan, self.done = plan, 0
        self._part, self._starts = part, _starts(plan)
        town = bool(self._starts[0]["rules"]["town"])
        self._spare, self._work = new_records(2), new_workspace(town=town)
        self._net, self._lesson = new_net(plan.seed), np.zeros(1, LESSON)
        if part.exists():
            self._go_on(part.read_text("utf-8"))

    def teach(self, games: int) -> None:
        """Plays *games* more games, or those that are left of the plan if they are fewer; interrupted, none of them."""
        count = min(games, self.plan.games - self.done)
        net, lesson = self._net.copy(), self._lesson.copy()
        for name in ("sum_error", "choices", "sum_points", "sides"):
            lesson[name] = 0
        plan, work = self.plan, self._work[0]
        teach(
            self._starts, self._spare, work, net[0], lesson[0], plan.seed, self.done, count, plan.games, _RATE, _DARING
        )
        # An interrupt comes where a kernel returns: either all of these are what they were, or none.
        self._net, self._lesson, self.done = net, lesson, self.done + count

    @property
    def error(self) -> float:
        """The error of the last sitting's estimates in points (root mean square)."""
        return float(np.sqrt(self._lesson[0]["sum_error"] / max(1, self._lesson[0]["choices"])))

    @property
    def points(self) -> float:
        """The mean of all sides' points in the last sitting."""
        return float(self._lesson[0]["sum_points"] / max(1, self._lesson[0]["sides"]))

    def taught(self) -> Taught:
        """The network as it is written to a file."""
        plan = self.plan
        about = (plan.game, plan.players, plan.options, self.done, plan.seed, plan.command, __version__)
        return Taught(*about, INPUTS, HIDDEN, text_of(self._net[0]))

    def keep(self) -> None:
        """Saves the progress."""
        lesson = self._lesson[0]
        nets = {"net": self._net[0], "mean": lesson["mean"], "square": lesson["square"]}
        told = {"plan": asdict(self.plan), "done": self.done, **{name: text_of(net) for name, net in nets.items()}}
        _write(self._part, json.dumps(told))

    def finish(self, out: Path) -> None:
        """Writes the network to *out*, and removes the saved progress."""
        _write(out, write_weights(self.taught()))
        self._part.unlink(missing_ok=True)

    def _go_on(self, text: str) -> None:
        try:
            told = json.loads(text)
            same = told["plan"] == json.loads(json.dumps(asdict(self.plan)))
            nets = {name: net_of(told[name], name)[0] for name in ("net", "mean", "square")}
            done = int(told["done"])
        except (ValueError, KeyError, TypeError) as error:
            raise WeightsError(f"{self._part}: expected an interrupted training ({error})") from None
        if not same:
            raise WeightsError(f"{self._part}: expected a training by the same plan; remove it to begin anew")
        self._net[0], self.done = nets["net"], done
        self._lesson[0]["mean"], self._lesson[0]["square"] = nets["mean"], nets["square"]


def _starts(plan: Plan) -> Any:
    """The first position of each mode."""
    games = [make_game(plan.game, players, options) for players in plan.players for options in plan.options]
    starts = new_records(len(games))
    for game, record in zip(games, starts, strict=True):
        if not isinstance(game, QueendominoGame) or game.rules.games > 1:
            raise OptionError(f"{plan.game}: expected single games of Kingdomino or Queendomino to learn from")
        pack(game.new_state(), record)
    return starts


def _write(path: Path, text: str) -> None:
    """Writes all of it or nothing, even if the power fails."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(path.name + ".new")
    aside.write_text(text, encoding="utf-8")
    aside.replace(path)
