"""What the terminal shows of the Queendomino family, and its own commands."""

from __future__ import annotations

from demesne.cli.family import TerminalFamily
from demesne.cli.queendomino.drawing import draw_table, earned, move_words
from demesne.cli.queendomino.placements import placements
from demesne.cli.queendomino.score import score
from demesne.cli.queendomino.train import train
from demesne.cli.queendomino.words import paint

__all__ = ["FAMILY"]

FAMILY = TerminalFamily(
    draw_table, move_words, {"score": score, "placements": placements, "train": train}, earned, paint
)
"""What the registry lists."""
