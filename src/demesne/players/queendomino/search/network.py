"""A small neural network that estimates how many points are still to come, and how it is trained.

One hidden layer of rectified linear units. It is trained with Adam (D. Kingma and
J. Ba, 2015): each weight moves against the gradient of the squared error, in steps
that are the smaller the more its gradient has varied.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.layout import Record
from demesne.players.queendomino.search.features import INPUTS

__all__ = ["HIDDEN", "NET", "THOUGHT", "descend", "forward", "learn", "new_net"]

HIDDEN: Final = 64
"""Units of the hidden layer."""

NET = np.dtype(
    [
        ("first", np.float32, (INPUTS, HIDDEN)),  # weights from each input to each unit
        ("shift", np.float32, (HIDDEN,)),
        ("second", np.float32, (HIDDEN,)),  # weights from each unit to the output
        ("base", np.float32),
    ],
    align=True,
)
"""A network, or the gradients or averages of its weights."""

THOUGHT = np.dtype([("inputs", np.float32, (INPUTS,)), ("hidden", np.float32, (HIDDEN,))], align=True)
"""The inputs of a network and the outputs of its hidden units."""

_SWING, _SQUARE, _LEAST = np.float32(0.9), np.float32(0.999), np.float32(1e-8)
_ONE = np.float32(1.0)


def new_net(seed: int) -> Any:
    """An untrained network with small random weights from *seed* (K. He and others, 2015).

    >>> bool((new_net(1) == new_net(1)).all()), bool((new_net(1) == new_net(2)).all())
    (True, False)
    """
    dice, net = np.random.default_rng(seed), np.zeros(1, NET)
    net[0]["first"][:] = dice.normal(0.0, (2.0 / INPUTS) ** 0.5, (INPUTS, HIDDEN))
    net[0]["second"][:] = dice.normal(0.0, 0.1 / HIDDEN**0.5, HIDDEN)
    return net


@kernel
def forward(net: Record, thought: Record) -> float:
    """The output of *net* for the inputs in *thought*, where the outputs of its hidden units are left."""
    hidden, inputs, first = thought["hidden"], thought["inputs"], net["first"]
    for j in range(HIDDEN):
        hidden[j] = net["shift"][j]
    for i in range(INPUTS):
        value = inputs[i]
        if value != 0.0:
            for j in range(HIDDEN):
                hidden[j] += value * first[i, j]
    out = net["base"]
    for j in range(HIDDEN):
        hidden[j] = max(hidden[j], np.float32(0.0))
        out += hidden[j] * net["second"][j]
    return float(out)


@kernel
def learn(net: Record, thought: Record, slope: Record, error: float) -> None:
    """Adds to *slope* the gradient of half the squared error, where the output was *error* too high."""
    hidden, inputs, first, step = thought["hidden"], thought["inputs"], slope["first"], np.float32(error)
    slope["base"] += step
    for j in range(HIDDEN):
        alive = hidden[j] > 0.0
        slope["second"][j] += step * hidden[j]
        hidden[j] = step * net["second"][j] if alive else np.float32(0.0)
        slope["shift"][j] += hidden[j]
    for i in range(INPUTS):
        value = inputs[i]
        if value != 0.0:
            for j in range(HIDDEN):
                first[i, j] += value * hidden[j]


@kernel
def descend(net: Record, slope: Record, mean: Record, square: Record, rate: float, steps: int, share: float) -> None:
    """One step of Adam against *slope* times *share*; *steps* is its number, from 1. It resets *slope* to zero.

    *mean* and *square* are running averages of the gradients and of their squares.
    """
    fair = np.float32(rate * np.sqrt(1.0 - 0.999**steps) / (1.0 - 0.9**steps))
    part = np.float32(share)
    for i in range(INPUTS):
        _step(net["first"][i], slope["first"][i], mean["first"][i], square["first"][i], fair, part)
    _step(net["shift"], slope["shift"], mean["shift"], square["shift"], fair, part)
    _step(net["second"], slope["second"], mean["second"], square["second"], fair, part)
    mean["base"] = _SWING * mean["base"] + (_ONE - _SWING) * part * slope["base"]
    square["base"] = _SQUARE * square["base"] + (_ONE - _SQUARE) * (part * slope["base"]) ** 2
    net["base"] -= fair * mean["base"] / (np.sqrt(square["base"]) + _LEAST)
    slope["base"] = 0.0


@kernel
def _step(net: Record, slope: Record, mean: Record, square: Record, rate: Record, share: Record) -> None:
    """The same for a row of weights; *rate* and *share* are numbers of four bytes."""
    for j in range(HIDDEN):
        found = share * slope[j]
        mean[j] = _SWING * mean[j] + (_ONE - _SWING) * found
        square[j] = _SQUARE * square[j] + (_ONE - _SQUARE) * found * found
        net[j] -= rate * mean[j] / (np.sqrt(square[j]) + _LEAST)
        slope[j] = 0.0
