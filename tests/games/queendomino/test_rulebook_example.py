"""The rulebook's scoring example, 71 points, as a kingdom that twelve real dominoes make.

The rulebook prints the counts and the pad; this kingdom has just these counts and
fills its 25 squares: three wheat, forests of two, one and one, three lakes, four
grasslands, one swamp, three mines and six town squares in four towns.
"""

from __future__ import annotations

from demesne.games.queendomino.position import Side
from demesne.games.queendomino.scoring import Holdings, score_kingdom
from tests.games.queendomino.drawn import kingdom, lone, picture, play, side, table

LAND = """
    L1  L1  L.  T.  T.
    W.  F.  F1  G.  S1
    W.  W1  CC  G1  T.
    F1  M.  T.  G.  T.
    T.  M1  M3  G2  F.
"""

BUILT = """
    L1  L1  L.  sa  ch
    W.  F.  F1  G.  S1
    W.  W1  CC  G1  tc
    F1  M.  su  G.  bt
    gu  M1  M3  G2  F.
"""

LAID = (
    "place 18 0,-1 0,-2",
    "place 21 -1,-2 -1,-1",
    "place 20 -2,-2 -2,-1",
    "place 15 -2,1 -2,0",
    "place 14 -1,0 -1,1",
    "place 41 1,0 2,0",
    "place 35 1,-2 1,-1",
    "place 42 2,-1 2,-2",
    "place 45 0,2 0,1",
    "place 36 2,1 1,1",
    "place 43 -1,2 -2,2",
    "place 27 1,2 2,2",
)

SITES = {"sa": "1,-2", "ch": "2,-2", "tc": "2,0", "bt": "2,1", "su": "0,1", "gu": "-2,2"}

PAD = {
    "wealth": 3,
    "wheat": 3,
    "forest": 3,
    "lake": 6,
    "grassland": 12,  # the printed pad adds these twelve ...
    "swamp": 1,
    "mine": 12,
    "town": 0,
    "queen": 4,  # ... and the Queen's four up to 16
    "buildings": 6 + 8 + 3 + 2 + 5 + 3,
    "bonuses": 0,
}


def laid() -> Side:
    """A kingdom built through the rules, domino by domino and tile by tile."""
    own = side(coins=0, knights=0)
    for move in LAID:
        number = move.split()[1]
        own = play(table(own, *lone()[1:], phase="place", now=f"{number}@0 46@1 47@2"), move).sides[0]
    for code, square in SITES.items():
        own = play(table(own, *lone()[1:], slots=f"{code} . . . . ."), f"build 0 {square}").sides[0]
    return own


def test_the_example_can_be_laid_by_the_rules() -> None:
    """Rules 4, 6: twelve dominoes on 25 squares, then the six buildings with three towers and three knights."""
    own = laid()
    assert picture(own.kingdom) == picture(kingdom(BUILT))
    assert (own.towers, own.knights, own.coins) == (1 + 2, 3, 0)


def test_its_land_alone_is_as_the_rulebook_counts() -> None:
    """Rules 10.2."""
    sheet, found = score_kingdom(kingdom(LAND), Holdings())
    counted = sorted((t.terrain.value, len(t.squares), t.crowns) for t in found)
    assert counted == [
        ("forest", 1, 0),
        ("forest", 1, 1),
        ("forest", 2, 1),
        ("grassland", 4, 3),
        ("lake", 3, 2),
        ("mine", 3, 4),
        ("swamp", 1, 1),
        ("town", 1, 0),
        ("town", 1, 0),
        ("town", 2, 0),
        ("town", 2, 0),
        ("wheat", 3, 1),
    ]
    assert sheet.total == 3 + 3 + 6 + 12 + 1 + 12


def test_the_whole_example_scores_71() -> None:
    """Rules 10: 11 coins, 3 towers, the Queen on four grasslands."""
    sheet, _ = score_kingdom(kingdom(BUILT), Holdings(coins=11, knights=3, towers=3, queen=True))
    assert sheet.points() == PAD
    assert PAD["grassland"] + PAD["queen"] == 16
    assert sheet.total == 71
