"""Games that a value network plays against itself, and what it learns from each, without the interpreter."""

from __future__ import annotations

from typing import Final

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw, seeded
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.layout import PHASE_OVER, SIDES, Record
from demesne.kernels.queendomino.legality import sample
from demesne.kernels.queendomino.playing import settle
from demesne.kernels.queendomino.scoring import score
from demesne.players.queendomino.search.features import INPUTS, write_features
from demesne.players.queendomino.search.judgement import POINTS, best_action, is_done
from demesne.players.queendomino.search.network import NET, THOUGHT, descend, forward, learn
from demesne.players.queendomino.search.policy_ground import prospects

__all__ = ["LESSON", "teach"]

LONGEST: Final = 512
"""The most choices of one game to learn from."""
_TRUST: Final = 0.8
"""λ of TD(λ): how much of a target comes from the end of the game rather than from the next estimate."""
_STEADY: Final = 0.1
"""What part of the learning rate is left for the last game."""

LESSON = np.dtype(
    [
        ("slope", NET),
        ("mean", NET),
        ("square", NET),
        ("thought", THOUGHT),
        ("inputs", np.float32, (LONGEST, INPUTS)),  # of each choice of the game: the position after it
        ("side", np.int64, (LONGEST,)),
        ("points", np.float64, (LONGEST,)),  # that the side had then
        ("value", np.float64, (LONGEST,)),  # that it expected
        ("later", np.float64, (SIDES,)),  # of each side, what the choice before should have expected
        ("next", np.float64, (SIDES,)),
        ("sum_error", np.float64),  # squared, in points
        ("choices", np.int64),
        ("sum_points", np.float64),
        ("sides", np.int64),
    ],
    align=True,
)
"""The state of a training besides the network: averages for Adam, the game being played, the errors."""


@kernel
def teach(
    starts: Record,
    spare: Record,
    work: Record,
    net: Record,
    lesson: Record,
    seed: int,
    first: int,
    count: int,
    games: int,
    rate: float,
    daring: int,
) -> None:
    """Plays *count* games of *games* in all, from number *first* on, and learns after each.

    Games take turns with the positions *starts*. Of a thousand choices *daring* are
    made at random. The rate falls evenly to a tenth. The weights after a game depend
    on the seed and the number of the game alone, not on how many a call plays.
    """
    for game in range(first, first + count):
        spare[1] = starts[game % len(starts)]
        spare[1]["rng"] = seeded(seed, game)
        found = _play(spare, work, net, lesson, daring)
        now = rate * (1.0 - (1.0 - _STEADY) * game / games)
        _learn(spare[1], net, lesson, found)
        descend(net, lesson["slope"], lesson["mean"], lesson["square"], now, game + 1, 1.0 / max(1, found))


@kernel
def _play(spare: Record, work: Record, net: Record, lesson: Record, daring: int) -> int:
    """Plays the game in the second record of *spare* to its end; returns how many choices were noted."""
    st, found = spare[1], 0
    settle(st)
    while st["phase"] != PHASE_OVER:
        which = side_to_move(st)
        if draw(st, 1000) < daring:
            action = sample(st)
            prospects(st, which, work)
        else:
            action = best_action(st, spare, work, net, lesson["thought"])
        apply(st, action)
        if found < LONGEST and not is_done(st, which):
            _note(st, which, work, net, lesson, found)
            found += 1
        settle(st)
    return found


@kernel
def _note(st: Record, which: int, work: Record, net: Record, lesson: Record, at: int) -> None:
    """Notes the position after a choice."""
    thought = lesson["thought"]
    points = write_features(st, which, work, thought["inputs"])
    lesson["side"][at], lesson["points"][at] = which, points
    lesson["value"][at] = points + POINTS * forward(net, thought)
    for i in range(INPUTS):
        lesson["inputs"][at, i] = thought["inputs"][i]


@kernel
def _learn(st: Record, net: Record, lesson: Record, found: int) -> None:
    """Adds up the gradients of a game: what each choice expected against what came of it, TD(λ)."""
    thought, totals, later, after = lesson["thought"], st["totals"], lesson["later"], lesson["next"]
    score(st, totals)
    for which in range(st["rules"]["sides"]):
        later[which] = after[which] = totals[which]
        lesson["sum_points"] += totals[which]
        lesson["sides"] += 1
    for at in range(found - 1, -1, -1):
        which = lesson["side"][at]
        later[which] = _TRUST * later[which] + (1.0 - _TRUST) * after[which]
        for i in range(INPUTS):
            thought["inputs"][i] = lesson["inputs"][at, i]
        error = lesson["points"][at] + POINTS * forward(net, thought) - later[which]
        learn(net, thought, lesson["slope"], error / POINTS)
        lesson["sum_error"] += error * error
        lesson["choices"] += 1
        after[which] = lesson["value"][at]
