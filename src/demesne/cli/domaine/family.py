"""What the terminal shows of Domaine."""

from __future__ import annotations

from demesne.cli.domaine.drawing import draw_table, earned, move_words
from demesne.cli.domaine.words import paint
from demesne.cli.family import TerminalFamily

__all__ = ["FAMILY"]

FAMILY = TerminalFamily(draw_table, move_words, earn=earned, paint=paint)
"""What the registry lists."""
