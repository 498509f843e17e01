"""A network learns to guess which moves `greedy` makes in Kingdomino. Then examples/learned.py plays by it.

python examples/imitate.py 400        (writes net.npz; a minute)
"""

from __future__ import annotations

import sys

import numpy as np
from learned import wishes

import demesne

GAMES, MIDDLE, RATE = 64, 64, 0.002

if __name__ == "__main__":
    batch = demesne.make_batch(demesne.make_game("kingdomino", 2), GAMES, seed=1)
    teacher, dice, said = demesne.make_player("greedy"), np.random.default_rng(1), []
    inputs = sum(told[0].size for told in batch.observe())
    net = {"first": dice.normal(0, inputs**-0.5, (inputs, MIDDLE)), "second": np.zeros((MIDDLE, batch.columns))}
    mean, square = ({layer: np.zeros_like(net[layer]) for layer in net} for _ in range(2))
    for step in range(1, 1 + int(sys.argv[1] if len(sys.argv) > 1 else 400)):
        moves = [teacher.decide(batch.state(row).observe(int(batch.seats[row]))) for row in range(GAMES)]
        actions = np.array([batch.action(row, move) for row, move in enumerate(moves)])
        right = batch.columns_of(actions)
        seen, middle, wish = wishes(*batch.observe(), net)
        wish = np.where(batch.mask(), wish, -np.inf)
        said.append((wish.argmax(1) == right).mean())
        wrong = np.exp(wish - wish.max(1, keepdims=True))
        wrong /= GAMES * wrong.sum(1, keepdims=True)
        wrong[np.arange(GAMES), right] -= 1 / GAMES
        slopes = {"first": seen.T @ (wrong @ net["second"].T * (middle > 0)), "second": middle.T @ wrong}
        for layer, slope in slopes.items():  # Adam
            mean[layer] += 0.1 * (slope - mean[layer])
            square[layer] += 0.01 * (slope**2 - square[layer])
            net[layer] -= RATE * mean[layer] / (1 - 0.9**step) / (np.sqrt(square[layer] / (1 - 0.99**step)) + 1e-8)
        batch.step(actions)
    np.savez("net.npz", first=net["first"], second=net["second"])
    print(f"guessed {np.mean(said[:50]):.0%} of the moves at first, {np.mean(said[-50:]):.0%} at last")
