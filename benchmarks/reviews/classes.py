"""Whether ten seconds' verdicts are those of a long review: the same choices by few playouts and by many others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from benchmarks.reviews.games import played
from benchmarks.reviews.shelf import Shelf
from demesne.records.record import Record
from demesne.review.bank import MEASURING, Bank, stakes
from demesne.review.certainty import BY_VICTORY
from demesne.review.judging import judge_turn
from demesne.review.registry import family_of
from demesne.review.story import story_of

__all__ = ["classes"]

_FEW, _SOON = 150, 600
_JUDGES = 1, 4
_OTHER_LUCK = 7
"""A seed that no review has."""
_LOSS = BY_VICTORY[0]

_Choice = dict[str, Any]


def classes(
    shelf: Shelf,
    games: Shelf,
    mode: str,
    seats: Sequence[tuple[str, ...]],
    seeds: Sequence[int],
    long: int,
    every: int,
) -> Iterator[str]:
    """Lines of a mode: of one turn in *every*, the choices by few playouts and by *long*, and which verdicts hold."""
    found: list[_Choice] = []
    for specs, seed in zip(seats, seeds, strict=True):
        name = f"{mode} {' '.join(specs)} {seed} one in {every} with {long}"
        found += shelf.get(name, lambda: _choices(played(games, mode, specs, seed), long, every))  # noqa: B023
    told = [each for each in found if not each["exact"]]
    yield f"{mode}, {len(seats)} games, {len(found)} choices, {len(found) - len(told)} of them exact; reference {long}"
    for depth in _JUDGES:
        yield f"{mode}, judge {depth}: " + ", ".join(_alike(told, depth, count, long) for count in (_FEW, _SOON))
    yield f"{mode}, same class by both judges at length: {_share(told, _same(f'1 {long}', f'4 {long}'))}"
    yield f"{mode}, of losses >= {_LOSS} found with {_SOON} truly are: " + ", ".join(
        f"{name} {sum(each['true'] > 0 for each in shown)} of {len(shown)}"
        for name, shown in ((name, [each for each in told if rule(each)]) for name, rule in _RULES.items())
    )


def _alike(told: Sequence[_Choice], depth: int, count: int, long: int) -> str:
    """By so many playouts: the same class as at length, within one of it, and how many of its losses were found."""
    one, other = f"{depth} {count}", f"{depth} {long}"
    lost = [each for each in told if each[other]["win"] >= _LOSS]
    return (
        f"{count} playouts: same class {_share(told, _same(one, other))}, within one"
        f" {_share(told, _same(one, other, 1))}, of {len(lost)} losses found"
        f" {_share(lost, lambda each: each[one]['win'] >= _LOSS)}"
    )


def _share(told: Sequence[_Choice], rule: Callable[[_Choice], bool]) -> str:
    return f"{sum(map(rule, told)) / len(told):.2f}" if told else "-"


def _same(one: str, other: str, within: int = 0) -> Callable[[_Choice], bool]:
    return lambda each: abs(_class(each[one]["win"]) - _class(each[other]["win"])) <= within


def _class(loss: float) -> int:
    return sum(loss >= limit for limit in BY_VICTORY)


def _z(each: _Choice, depth: int) -> float:
    told = each[f"{depth} {_SOON}"]
    return told["win"] / told["se"] if told["se"] else 0.0


def _shown(each: _Choice, depth: int) -> bool:
    return bool(each[f"{depth} {_SOON}"]["win"] >= _LOSS)


_RULES: dict[str, Callable[[_Choice], bool]] = {
    "the first, z >= 2": lambda each: _shown(each, 1) and _z(each, 1) >= 2,
    "the second, z >= 2": lambda each: _shown(each, 4) and _z(each, 4) >= 2,
    "both, each z >= 1": lambda each: _shown(each, 4) and min(_z(each, 1), _z(each, 4)) >= 1,
    "both, each z >= 2": lambda each: _shown(each, 4) and min(_z(each, 1), _z(each, 4)) >= 2,
}


def _choices(record: Record, long: int, every: int) -> list[_Choice]:
    """Each choice of some turns by both judges: what it gave away by few playouts and by many with other luck."""
    story = story_of(record)
    judge = family_of(record.game).judge(story.game)
    judge.meet(story.states, story.moves)
    soon, later = Bank(story, judge, 0), Bank(story, judge, _OTHER_LUCK)
    found: list[_Choice] = []
    for turn in story.turns[::every]:
        by = {
            f"{depth} {count}": judge_turn(bank, turn, depth, count)
            for bank, counts in ((soon, (_FEW, _SOON)), (later, (long,)))
            for count in counts
            for depth in _JUDGES
        }
        for step, ply in enumerate(turn):
            verdicts = {name: each[step] for name, each in by.items()}
            best = verdicts[f"4 {_SOON}"].best
            found.append(
                {name: _told(verdict, str(story.moves[ply])) for name, verdict in verdicts.items()}
                | {"exact": verdicts[f"1 {long}"].exact, "true": _true(later, turn, ply, best, long // 4)}
            )
    return found


def _told(verdict: Any, played: str) -> dict[str, float]:
    """What a choice gave away of the victory; nothing, where what was played was found best."""
    win = asdict(verdict.win)
    return {"win": win["mean"] if verdict.best != played else 0.0, "se": win["se"]}


def _true(bank: Bank, turn: tuple[int, ...], ply: int, best: str, count: int) -> float:
    """How much of the victory *best* is better than the turn as it was played, in the mean of both judges."""
    story = bank.story
    seat = story.states[ply].to_move
    if best == str(story.moves[ply]):
        return 0.0
    losses = []
    for depth in _JUDGES:
        ahead, after = (
            stakes(bank.ends(place, depth, MEASURING, count, seat)).mean(0)[0, story.side_of(seat)]
            for place in ((ply, best), (story.ends[turn[-1]], ""))
        )
        losses.append(float(ahead - after))
    return sum(losses) / len(losses)
