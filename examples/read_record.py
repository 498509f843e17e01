"""A record read, checked and replayed: how the score developed, turn by turn.

demesne trace --game kingdomino --players 2 | python examples/read_record.py
"""

from __future__ import annotations

import sys
from typing import Any

import demesne

if __name__ == "__main__":
    record = demesne.parse_record(sys.stdin.read())
    if fault := demesne.check(record):
        sys.exit(str(fault))
    states: list[Any] = list(demesne.replay(record))
    print(f"{record.game} for {record.players}: {len(record.moves)} moves and deals")
    for move, state in zip(record.moves, states[1:], strict=True):
        if move.startswith("claim"):
            print(f"{move:10}", *(state.sheet(side).total for side in range(len(state.sides))))
    outcome = states[-1].outcome()
    for side in outcome.sides if outcome else ():
        print(f"seat {side.seats[0]}: rank {side.rank}, {side.sheet.total} points")
