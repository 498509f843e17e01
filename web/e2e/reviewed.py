"""A finished game with a stored review, written to a data folder before a server starts there."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

from demesne.games.base import Turn
from demesne.server.afterwards.branches import branched
from demesne.server.afterwards.reviewed import version_of
from demesne.server.protocol import SeatWish
from demesne.server.store.store import Store
from demesne.server.store.stored import KeptReview
from demesne.server.table.arriving import begun
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.wire.branch_messages import PlayOn
from tests.server.kit import ADA, BO, going, play, table

__all__ = ["KEY", "keep_branch", "keep_reviewed", "take_seat"]

KEY: Final = "ada's key"
"""The key that the first seat's browser has."""
_TAKE: Final = """(seat) => {
  const had = JSON.parse(localStorage.getItem("demesne.seats") ?? "[]");
  localStorage.setItem("demesne.seats", JSON.stringify([seat, ...had]));
}"""


def keep_reviewed(
    folder: Path, name: str = "kingdomino", codes: tuple[str, str] = ("claim", "place"), row: str = "wheat"
) -> Table:
    """A game of two, and a finished review of it, with a choice of each of *codes*.

    Each move is the first one possible; in Domaine, where such a game would never end, a random one.
    """
    of, rng = table(ADA, BO, name=name), Random(1)
    while going(of):
        play(of, "" if name == "kingdomino" else str(rng.choice(of.state.legal_moves())))
    report = msgspec.json.encode(_report(of, codes, row)).decode()
    kept = KeptReview(version_of(of), 2000, over=True, report=report)

    _write(folder, of, kept)
    return of


def keep_branch(folder: Path, of: Table, moment: int) -> Table:
    """A finished game that was played on from *moment* of the game of *of*."""
    wish = PlayOn(moment, [SeatWish("you", "Ada"), SeatWish("bot", bot="random")])
    made = branched("b" * 26, of, wish, ADA, Random(1), None)
    made.take(begun(made))
    while going(made):
        play(made)
    _write(folder, made, None)
    return made


def _write(folder: Path, of: Table, review: KeptReview | None) -> None:
    async def write() -> None:
        store = Store(folder)
        await store.open_table(seating_of(of, of.game.options, None), of.log, of.status)
        if review is not None:
            await store.keep_review(of.id, review)
        store.close()

    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor() as apart:  # the browser has a loop running in this thread
        apart.submit(lambda: asyncio.run(write())).result()


def take_seat(page: Page, of: Table) -> None:
    """Gives the page's browser the key of the first seat."""
    page.evaluate(_TAKE, {"table": of.id, "key": KEY, "name": "Ada", "when": 1})


def _report(of: Table, codes: tuple[str, str], row: str) -> dict[str, Any]:
    """Invented, except for the sums: the first seat loses what two choices gave away."""
    outcome = of.state.outcome()
    assert outcome is not None
    totals = [side.sheet.total for side in outcome.sides]
    margin = totals[0] - totals[1]
    won = [float(side.rank == 1) / sum(each.rank == 1 for each in outcome.sides) for side in outcome.sides]
    return {
        "version": 1,
        "game": of.game.name,
        "players": 2,
        "seconds": 2.0,
        "settled": 0.9,
        "values": _values(of, won),
        "events": [],
        "ledgers": {"win": [_ledger(0.5, w) for w in won], "points": [], "score": [_ledger(30, t) for t in totals]},
        "margins": [_margin(1, margin), _margin(0, -margin)],
        "choices": [_given(of, codes[0], row, 0.3, 12.0), _given(of, codes[1], row, 0.15, 5.0)],
        "given_away": [{"win": 0.45, "points": 17.0}, {"win": 0.0, "points": 0.0}],
        "puzzles": [_puzzle(of, codes[0], row)],
        "cards": "known",
    }


def _puzzle(of: Table, code: str, row: str) -> dict[str, Any]:
    """The first of the two choices as a puzzle: the first alternative is right, the move played is the worst."""
    ply, state, played = _choice(of, code)
    moves = [str(move) for move in state.legal_moves() if str(move) != played] + [played]
    options = [
        {
            "move": move,
            "win": _about(0.1 * at, 0.01),
            "points": _about(4.0 * at),
            "reasons": [["review.row", {"row": row, "points": 4.0 * at}]] if at else [],
        }
        for at, move in enumerate(moves)
    ]
    return {"ply": ply, "seat": 0, "played": played, "right": 1, "playouts": 800, "options": options}


def _about(mean: float, se: float = 1.0) -> dict[str, float]:
    return {"mean": mean, "se": se}


def _ledger(start: float, result: float) -> dict[str, Any]:
    own = -4.4
    return {
        "start": start,
        "seat": 0.0,
        "luck": _about(7.3),
        "own": _about(own),
        "others": {"1": _about(result - start - 7.3 - own)},
        "result": result,
    }


def _margin(against: int, result: float) -> dict[str, Any]:
    parts = {"luck": _about(7.3), "own": _about(-4.4), "others": _about(result - 7.3 + 4.4)}
    return {"against": against, "result": result, **parts}


def _values(of: Table, won: list[float]) -> list[dict[str, Any]]:
    """Chances that go from even to the actual result."""
    plies = [0, *(at + 1 for at, step in enumerate(of.steps) if not isinstance(step.before.to_move, Turn))]
    parts = [(ply, ply / plies[-1]) for ply in plies]
    return [
        {"ply": ply, "win": [0.5 + (end - 0.5) * part for end in won], "points": [0, 0], "se": [0.04 * (1 - part)] * 2}
        for ply, part in parts
    ]


def _given(of: Table, code: str, row: str, win: float, points: float) -> dict[str, Any]:
    """A choice of the first seat in the middle of the game for which there was a better one."""
    ply, state, played = _choice(of, code)
    return {
        "ply": ply,
        "seat": 0,
        "played": played,
        "best": next(str(move) for move in state.legal_moves() if str(move) != played),
        "win": _about(win, 0.02),
        "points": _about(points),
        "grade": "mistake",
        "sure": "certain",
        "reasons": [["review.row", {"row": row, "points": 4.2}], ["review.takes", {"side": 1, "points": 3.0}]],
    }


def _choice(of: Table, code: str) -> tuple[int, Any, str]:
    """A choice of the first seat in the middle of the game: its ply, the position, the move."""
    found = [at for at, step in enumerate(of.steps) if _chose(step.before, str(step.move), code)]
    ply = found[len(found) // 2]
    return ply, of.steps[ply].before, str(of.steps[ply].move)


def _chose(state: Any, move: str, code: str) -> bool:
    return state.to_move == 0 and move.startswith(code) and len(state.legal_moves()) > 1
