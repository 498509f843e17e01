"""Chances by quick players fitted to the players: what that gains, and whether their skill is taken for luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.games.base import Turn
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw, seeded
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.layout import PHASE_CLAIM, PHASE_OVER, PHASE_PLACE, ROWS, SIDES, Record
from demesne.kernels.queendomino.legality import sample
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.players.queendomino.search.policy import choose
from demesne.players.queendomino.search.workspace import PLAIN, WITH_TOWN, WITHOUT_TOWN, new_workspace
from demesne.review.queendomino.values import _count, _deal
from demesne.review.story import Story, story_of

__all__ = ["fits"]

_PLAYOUTS = 24
_FAR = 4
_CLEAR = 0.1
_KNOWN, _LOST = 0.76, 0.506
"""How often level 5, which never slips, does what the quick player does, and how much less one that always slips."""

_Way = tuple[NDArray[Any], int, NDArray[Any]]
"""Weights of each side, how deep all of them look, in what part of their placements and claims they make any move."""


def fits(
    shelf: Shelf, games: Shelf, mode: str, seats: Sequence[tuple[str, ...]], seeds: Sequence[int]
) -> Iterator[str]:
    """Lines of a mode, one for each way to fit: Brier scores against the judge's as it is, luck of the first side."""
    found = [_kept(shelf, games, mode, specs, seed) for specs, seed in zip(seats, seeds, strict=True)]
    skills = np.array([_ahead(specs) for specs in seats])
    plain = np.array([_brier(each, "as it is") for each in found])
    for way in found[0]["ways"]:
        briers, luck = (np.array([tell(each, way) for each in found]) for tell in (_brier, _luck))
        together = f", with the level {np.corrcoef(luck, skills)[0, 1]:+.2f}" if skills.std() > 0 else ""
        yield (
            f"{mode}, {len(found)} games, {way}: Brier {briers.mean():.3f}, {_mean(briers - plain, 4)} than as it is;"
            f" luck of the first {_mean(luck, 2)}{together}"
        )


def _kept(shelf: Shelf, games: Shelf, mode: str, specs: tuple[str, ...], seed: int) -> Any:
    name = f"{mode} {' '.join(specs)} {seed}"
    return shelf.get(name, lambda: _measured(story_of(played(games, mode, specs, seed)), seed))


def _mean(each: NDArray[Any], digits: int) -> str:
    return f"{each.mean():+.{digits}f} ± {each.std(ddof=1) / sqrt(len(each)):.{digits}f}"


def _ahead(specs: Sequence[str]) -> float:
    """How many levels the first seat is above the others, where all have one."""
    levels = [int(spec[6:]) for spec in specs if spec.startswith("level:")]
    return levels[0] - sum(levels[1:]) / len(levels[1:]) if len(levels) == len(specs) else 0.0


def _brier(found: Mapping[str, Any], way: str) -> float:
    return float(((np.array(found["ways"][way])[:, 1] - found["win"]) ** 2).mean())


def _luck(found: Mapping[str, Any], way: str) -> float:
    """What all deals changed for the first side, from an even start."""
    told = np.array(found["ways"][way])
    told[0, 0] = 1 / told.shape[2]
    return float((told[:, 1, 0] - told[:, 0, 0]).sum())


def _measured(story: Story, seed: int) -> dict[str, Any]:
    """Chances of each side before and after each group of deals, by each way to fit, and what came of them."""
    first = sum(side.rank == 1 for side in story.outcome.sides)
    deals = [event for event in story.events if event.kind == "chance"]
    ways = {}
    for name, way in _ways(story).items():
        ways[name] = [[_chances(story.states[ply], way, seed) for ply in (e.first, e.last + 1)] for e in deals]
    return {"win": [(side.rank == 1) / first for side in story.outcome.sides], "ways": ways}


def _ways(story: Story) -> dict[str, _Way]:
    tuned, sides = _tuned(story.states[0]), story.sides
    greedy, search = (np.array(each) for each in _agreement(story))
    skill = float(np.clip(0.5 + (search - greedy).mean() / (2 * _CLEAR), 0, 1))
    usual = PLAIN if story.states[0].rules.town else tuned
    alike = np.tile(PLAIN ** (1 - skill) * tuned**skill, (sides, 1))
    each = np.where((search > greedy)[:, None], tuned, PLAIN)
    none, slips = np.zeros(sides), np.clip((_KNOWN - np.maximum(greedy, search)) / _LOST, 0, 0.9)
    return {
        "as it is": (np.tile(usual, (sides, 1)), 1, none),
        "four deep": (np.tile(usual, (sides, 1)), _FAR, none),
        "weights of the game": (alike, 1, none),
        "weights of the game, four deep": (alike, _FAR, none),
        "weights of each side": (each, 1, none),
        "weights and slips of each side": (each, 1, slips),
    }


def _tuned(state: Any) -> NDArray[Any]:
    return WITH_TOWN if state.rules.town else WITHOUT_TOWN


def _agreement(story: Story) -> NDArray[Any]:
    """By greedy's weights and by those of search: how often each side places and claims as such a player would."""
    agreed, count = np.zeros((2, story.sides)), np.zeros(story.sides)
    record, works = new_records(1)[0], [new_workspace(), new_workspace()]
    for work, weights in zip(works, (PLAIN, _tuned(story.states[0])), strict=True):
        work[0]["weights"][:], work[0]["depths"][:] = weights, _FAR
    for state, move in zip(story.states, story.moves, strict=False):
        if isinstance(state.to_move, Turn) or str(move).split()[0] not in ("place", "claim", "discard"):
            continue
        if len(state.legal_moves()) > 1:
            side = story.side_of(state.to_move)
            count[side] += 1
            pack(state, record)
            agreed[:, side] += [move_of(record, int(choose(record, work[0]))) == move for work in works]
    return agreed / np.maximum(count, 1)


def _chances(state: Any, way: _Way, seed: int) -> list[float]:
    weights, depth, slips = way
    records, work, ends = new_records(2), new_workspace(), np.zeros((_PLAYOUTS, 2 + ROWS, SIDES))
    sides = len(weights)
    work[0]["weights"][:sides], work[0]["depths"][:] = weights, depth
    pack(state, records[0])
    parts = np.zeros(SIDES, np.int64)
    parts[:sides] = 1000 * slips
    _play(records[0], records[1:], work, np.zeros(SIDES, np.int32), parts, seed << 20, ends)
    told: list[float] = ends[:, 0, :sides].mean(0).round(4).tolist()
    return told


@kernel
def _play(start: Record, state: Record, work: Record, ranks: Record, slips: Record, first: int, ends: Record) -> None:
    """Plays out as the judge does; but in *slips* of a thousand placements and claims, a side makes any move."""
    st = state[0]
    for k in range(len(ends)):
        state[0] = start
        _deal(st, first + k)
        while st["phase"] != PHASE_OVER:
            apply(st, _act(st, work, slips, first + k))
            _deal(st, first + k)
        _count(st, ranks, ends[k])


@kernel
def _act(st: Record, work: Record, slips: Record, number: int) -> int:
    """By dice that depend only on the playout's number and the turn."""
    part, action, kept = slips[side_to_move(st)], -1, st["rng"]
    if part > 0 and (st["phase"] == PHASE_PLACE or st["phase"] == PHASE_CLAIM):
        st["rng"] = seeded(number, 1_000_000 + (st["round"] * 16 + st["turn"]) * 16 + st["phase"])
        if draw(st, 1000) < part:
            action = sample(st)
        st["rng"] = kept
    return choose(st, work[0]) if action < 0 else action
