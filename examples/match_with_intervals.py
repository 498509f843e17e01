"""A match: how often one player wins against others, and how sure that is.

python examples/match_with_intervals.py
"""

from __future__ import annotations

import demesne

if __name__ == "__main__":
    plan = demesne.Match("kingdomino", ("greedy", "random", "random"), games=12, seed=7)
    for seating in demesne.match(plan, workers=1):
        low, high = seating.ci95
        print(f"{seating.player:8} {seating.share:6.1%} ({low:.1%} to {high:.1%}), {seating.mean_score:.1f} points")
