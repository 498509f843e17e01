"""Every game in OpenSpiel, with chance as a player: ``pyspiel.load_game("demesne(game=…,players=4)")``."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from demesne.adapters.payoffs import by_seat, payoffs
from demesne.games.base import Game, OptionError
from demesne.games.registry import GAMES, make_game
from demesne.kernels.registry import rules_of
from demesne.kernels.rules import CHANCE, OVER, CompiledRules

__all__ = ["NAME", "DemesneGame", "DemesneState"]

NAME: Final = "demesne"
"""The name under which the games are registered when this module is imported."""
_LONGEST: Final = 20_000
"""More decisions than a game is expected to have; where one may go on for ever, no number is the most."""
_PLAYERS: Final = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Board games about building kingdoms",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": next(iter(GAMES)), "players": 2, "options": ""},
)


class _Table:
    """The rules of a game; copies of a position share them."""

    def __init__(self, game: Game[Any], rules: CompiledRules) -> None:
        self.game, self.rules = game, rules

    def __deepcopy__(self, memo: object) -> _Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _laid, (self.game.name, self.game.seats, json.dumps(dict(self.game.options)))

    def listed(self, record: Any) -> list[int]:
        """The legal actions, or at chance the possible deals; several threads may ask."""
        out = np.empty(self.rules.most, self.rules.whole)
        actions: list[int] = out[: self.rules.legal(record, out)].tolist()
        return actions


def _laid(name: str, players: int, options: str) -> _Table:
    """The table that parameters describe. Raises ``OptionError``."""
    try:
        given = json.loads(options.replace(";", ",")) if options else {}
    except ValueError as error:
        raise OptionError(f"options are a JSON object with ';' for ',', not {options!r}") from error
    if not isinstance(given, dict):
        raise OptionError(f"options are a JSON object with ';' for ',', not {options!r}")
    game = make_game(name, players, given)
    return _Table(game, rules_of(game))


class DemesneGame(pyspiel.Game):
    """A game with its options: a JSON object in which ``;`` stands for ``,``. Raises ``OptionError``."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**_TYPE.parameter_specification, **(params or {})}
        given["options"] = str(given["options"]).replace(",", ";")
        self.table = _laid(given["game"], given["players"], given["options"])
        rules = self.table.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.columns,
            max_chance_outcomes=len(rules.deals),
            num_players=rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self, _: Any = None) -> DemesneState:
        return DemesneState(self)

    def max_chance_nodes_in_history(self) -> int:
        return _LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a seat knows of a position. Raises ``ValueError`` for an information state, which remembers the game."""
        if params or (iig_obs_type is not None and iig_obs_type.perfect_recall):
            raise ValueError(
                "there are observations, without parameters and without perfect recall, and no information states; "
                "a search may be told to use observations (use_observation_string=True)"
            )
        return _Observer(self.table.rules)


class DemesneState(pyspiel.State):
    """A position as a record. A seat's actions are columns, those of chance are numbered from 0."""

    def __init__(self, game: DemesneGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.records = game.table.rules.new_records(1)
        self.records[0] = game.table.rules.start

    def current_player(self) -> int:
        """A seat, or OpenSpiel's chance, or its end."""
        mover = self.table.rules.to_move(self.records[0])
        return _PLAYERS.get(mover, mover)

    def is_terminal(self) -> bool:
        return self.table.rules.to_move(self.records[0]) == OVER

    def _legal_actions(self, _: int) -> list[int]:
        column, record = self.table.rules.column, self.records[0]
        return sorted(column(record, action) for action in self.table.listed(record))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may deal, each as likely as many of it are left."""
        rules, record = self.table.rules, self.records[0]
        deals = self.table.listed(record)
        weights = [rules.weight(record, deal) for deal in deals]
        return [(deal - rules.deals[0], weight / sum(weights)) for deal, weight in zip(deals, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.table.rules.apply(self.records[0], self._whole(action))

    def _whole(self, action: int) -> int:
        """The kernel's integer for *action*. Raises ``ValueError`` if it is not legal."""
        rules, record = self.table.rules, self.records[0]
        chance = rules.to_move(record) == CHANCE
        for whole in self.table.listed(record):
            if (whole - rules.deals[0] if chance else rules.column(record, whole)) == action:
                return whole
        raise ValueError(f"{action} is not legal in {self}")

    def _action_to_string(self, _: int, action: int) -> str:
        """The move's notation."""
        try:
            return str(self.table.rules.move_of(self.records[0], self._whole(action)))
        except ValueError as error:
            return str(error)

    def returns(self) -> list[float]:
        """At the end, 1 for winning; see `payoffs`."""
        rules, sides = self.table.rules, self.table.rules.sides
        if not self.is_terminal():
            return [0.0] * rules.seats
        points, ranks = np.zeros(sides, np.int64), np.zeros(sides, np.int64)
        rules.score(self.records[0], points)
        rules.rank(self.records[0], ranks)
        return by_seat(self.table.game, payoffs(points.tolist(), ranks.tolist()))

    def resample_from_infostate(self, player_id: int, sampler: Any) -> DemesneState:
        """A position with all that the seat knows, the rest dealt anew by *sampler*, a number from 0 to 1."""
        other: DemesneState = self.clone()
        self.table.rules.guess(other.records[0], player_id, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        return str(self.table.rules.state_of(self.records[0]))


class _Observer:
    """What a seat knows, as numbers and in the notation of the rules."""

    def __init__(self, rules: CompiledRules) -> None:
        sight = rules.sight
        self._planes = np.zeros((1, len(sight.planes), sight.columns, sight.rows), np.uint8)
        self._facts = np.zeros((1, len(sight.facts)), np.int16)
        self.tensor = np.zeros(self._planes.size + self._facts.size, np.float32)
        planes, facts = np.split(self.tensor, [self._planes.size])
        self.dict = {"planes": planes.reshape(self._planes.shape[1:]), "facts": facts}

    def set_from(self, state: DemesneState, player: int) -> None:
        """Writes what *player* knows into ``tensor``, of which the arrays in ``dict`` are parts."""
        self._planes[:] = 0
        self._facts[:] = 0
        rules = state.table.rules
        rules.sweeps.observe(state.records, np.array([player]), self._planes, self._facts)
        self.dict["planes"][:], self.dict["facts"][:] = self._planes[0], self._facts[0]

    def string_from(self, state: DemesneState, player: int) -> str:
        """The notation of what *player* knows."""
        return str(state.table.rules.state_of(state.records[0]).observe(player))


pyspiel.register_game(_TYPE, DemesneGame)
