"""A review as one JSON object."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import isfinite
from typing import Any, Final

from demesne.games.base import Seat
from demesne.review.ledger import Estimate, Ledger, Margin
from demesne.review.puzzles import Puzzle
from demesne.review.review import Change, Judged, Review, Value

__all__ = ["VERSION", "told"]

VERSION: Final = 1
_DIGITS: Final = 4


def told(review: Review, seat: Seat | None = None) -> dict[str, object]:
    """*review* as data, rounded except for the ledgers, which must add up; with *seat*, only that seat's choices.

    An infinite error, of what was measured only once, is null: JSON has no such number.
    """
    return {
        "version": VERSION,
        "game": review.game,
        "players": review.players,
        "seconds": round(review.seconds, 2),
        "settled": _short(review.settled),
        "values": [_value(value) for value in review.values],
        "events": [_event(change) for change in review.changes],
        "ledgers": {
            "win": list(map(_ledger, review.win)),
            "points": list(map(_ledger, review.points)),
            "score": list(map(_ledger, review.score)),
        },
        "margins": list(map(_margin, review.margins)),
        "choices": [_choice(choice) for choice in review.choices if seat in (None, choice.seat)],
        "given_away": [_given(*review.given_away(each)) for each in range(review.players)],
        "puzzles": [_puzzle(puzzle) for puzzle in review.puzzles if seat in (None, puzzle.seat)],
        "levels": review.levels,
        "cards": "open" if review.all_open else "known",
    }


def _short(number: float) -> float:
    return round(number, _DIGITS) + 0.0


def _all(numbers: tuple[float, ...]) -> list[float]:
    return list(map(_short, numbers))


def _errors(numbers: Iterable[float]) -> list[float | None]:
    return [_short(number) if isfinite(number) else None for number in numbers]


def _value(value: Value) -> dict[str, object]:
    return {"ply": value.ply, "win": _all(value.win), "points": _all(value.points), "se": _errors(value.se)}


def _margin(margin: Margin) -> dict[str, object]:
    return {
        "against": margin.against,
        "luck": _exactly(margin.luck),
        "own": _exactly(margin.own),
        "others": _exactly(margin.others),
        "result": margin.result,
    }


def _event(change: Change) -> dict[str, object]:
    event = change.event
    return {
        "first": event.first,
        "last": event.last,
        "kind": event.kind,
        "seat": event.seat,
        "win": [_short(each.mean) for each in change.win],
        "points": [_short(each.mean) for each in change.points],
        "se": _errors(each.se for each in change.win),
    }


def _ledger(ledger: Ledger) -> dict[str, object]:
    return {
        "start": ledger.start,
        "seat": ledger.seat,
        "luck": _exactly(ledger.luck),
        "own": _exactly(ledger.own),
        "others": {str(seat): _exactly(each) for seat, each in ledger.others.items()},
        "result": ledger.result,
    }


def _exactly(number: Estimate) -> dict[str, float | None]:
    return {"mean": number.mean, "se": number.se if isfinite(number.se) else None}


def _rounded(number: Estimate) -> dict[str, float]:
    return {"mean": _short(number.mean), "se": _short(number.se)}


def _choice(choice: Judged) -> dict[str, Any]:
    return {
        "ply": choice.ply,
        "seat": choice.seat,
        "played": choice.played,
        "best": choice.best,
        "win": _rounded(choice.win),
        "points": _rounded(choice.points),
        "grade": choice.grade,
        "sure": choice.sure,
        "reasons": [[code, params] for code, params in choice.reasons],
    }


def _puzzle(puzzle: Puzzle) -> dict[str, object]:
    return {
        "ply": puzzle.ply,
        "seat": puzzle.seat,
        "played": puzzle.played,
        "right": puzzle.right,
        "playouts": puzzle.playouts,
        "options": [
            {
                "move": option.move,
                "win": _rounded(option.win),
                "points": _rounded(option.points),
                "reasons": [[code, params] for code, params in option.reasons],
            }
            for option in puzzle.options
        ],
    }


def _given(win: float, points: float) -> Mapping[str, float]:
    return {"win": _short(win), "points": _short(points)}
