"""A player that learns Kingdomino by playing itself in many games at once: a liking for each action, no more.

    python examples/learn.py 3000

Where it claims and places at random at first, it soon knows which dominoes and which squares are worth having.
"""

from __future__ import annotations

import sys

import numpy as np

import demesne

GAMES, RATE = 128, 20

if __name__ == "__main__":
    batch = demesne.make_batch(demesne.make_game("kingdomino", 2), GAMES, seed=1)
    dice, liking, usual, said = np.random.default_rng(1), np.zeros(batch.columns, np.float32), 0.0, []
    tried = np.zeros((GAMES, 2, batch.columns), np.float32)  # by how much more often than expected, by each side
    rows = np.arange(GAMES)
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 1_500):
        wish = np.where(batch.mask(), liking, -np.inf)
        chance = np.exp(wish - wish.max(1, keepdims=True))
        chance /= chance.sum(1, keepdims=True)
        actions = (wish + dice.gumbel(size=wish.shape)).argmax(1)  # each with its chance
        tried[rows, batch.seats] -= chance
        tried[rows, batch.seats, actions] += 1
        over = batch.step(batch.actions_at(actions))
        if over.any():
            points = batch.points[over]
            usual = usual or points.mean()
            liking += RATE * ((points - usual)[:, :, None] * tried[over]).mean((0, 1))
            usual += 0.05 * (points.mean() - usual)
            said.append(points.mean())
            tried[over] = 0
    print(f"{said[0]:.1f} points a side at first, {np.mean(said[-5:]):.1f} at last")
