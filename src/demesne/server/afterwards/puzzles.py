"""Puzzles asked and tries judged: those that come with the package, and those of one's own finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from demesne.games.base import Seat, State
from demesne.games.registry import GAMES, make_game
from demesne.review.rule_reasons import speaking
from demesne.review.shipped import Shipped, shipped
from demesne.server.afterwards.replays import address_of, plies_of
from demesne.server.afterwards.reviewable import check_welcome
from demesne.server.afterwards.reviewed import check_review, version_of
from demesne.server.afterwards.reviews import Reviews
from demesne.server.facts import Because, Weighed
from demesne.server.family import Step
from demesne.server.protocol import Update
from demesne.server.registry import family_of
from demesne.server.review_messages import PuzzleView, Report
from demesne.server.table.dealing import dealer_for
from demesne.server.table.table import BOT, Chair, Change, Table
from demesne.server.table.view import table_view
from demesne.server.wire.client_messages import Why
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.puzzle_messages import PuzzleLine, Puzzles, Ranked, Solution, Solved, Try
from demesne.server.wire.refusals import Refusal

__all__ = ["PuzzleRoom"]

Where = Mapping[str, Any]
"""What an address says: a ``game`` or a ``table``, and the ``number`` of a puzzle there."""
Endpoint = Callable[[Callable[[Request], Awaitable[object]]], Callable[[Request], Awaitable[Response]]]
"""Makes an endpoint of whatever answers with a message of the protocol."""
Reader = Callable[[Request, type[Try]], Awaitable[Try]]
"""Reads the body of a request."""
Reasons = Sequence[tuple[str, dict[str, str | float]]]

_ASKED: Final = "asked"
"""The owner of the seat that is asked, and what the owners of the other seats with people begin with."""
_BEST: Final = 4
"""How many choices are told at the end, besides what was done."""


class PuzzleRoom:
    """Asks and judges; *find* finds a table, *reviews* know what is found in its game."""

    def __init__(self, find: Callable[[str], Awaitable[Table]], reviews: Reviews) -> None:
        self._find, self._reviews = find, reviews

    def routes(self, told: Endpoint, owner: Callable[[Request], str | None], body: Reader) -> Iterator[Route]:
        """For a game and for a table: the list, what is asked, what choices would bring, why there is none, a try."""

        def asked(tell: Callable[[Where, str | None], Awaitable[object]]) -> Callable[[Request], Awaitable[Response]]:
            return told(lambda request: tell(request.path_params, owner(request)))

        async def why(request: Request) -> object:
            return await self.why(request.path_params, owner(request), request.query_params.get("thing", ""))

        async def attempt(request: Request) -> object:
            return await self.judged(request.path_params, owner(request), await body(request, Try))

        for path in ("/api/puzzles/{game}", "/api/tables/{table}/puzzles"):
            yield Route(path, asked(self.listed))
            yield Route(f"{path}/{{number:number}}", asked(self.posed))
            yield Route(f"{path}/{{number:number}}/weighed", asked(self.weighed))
            yield Route(f"{path}/{{number:number}}/why", told(why))
            yield Route(f"{path}/{{number:number}}", told(attempt), methods=["POST"])

    async def listed(self, where: Where, owner: str | None) -> Puzzles:
        """The puzzles there are: none of a game that cannot be reviewed, or not yet. Raises ``Refusal``."""
        if "game" in where:
            lines = [PuzzleLine(at, rows=_rows(each)) for at, each in enumerate(_shipped(where["game"]), 1)]
            return Puzzles(where["game"], lines)
        table = await self._find(where["table"])
        check_welcome(table, owner)
        report = None
        with suppress(Refusal):
            report = await self._report(table, owner)
        lines = [PuzzleLine(each.ply, _at(table, each.ply), _rows(each)) for each in _own(table, owner, report)]
        return Puzzles(table.game.name, lines, report is not None)

    async def posed(self, where: Where, owner: str | None) -> Update:
        """The table as the seat that is asked knew it, and what it may do. Raises ``Refusal``."""
        riddle = await self._riddle(where, owner)
        return await asyncio.to_thread(_posed, riddle)

    async def weighed(self, where: Where, owner: str | None) -> Weighed:
        """What the choices of a puzzle would bring. Raises ``Refusal``."""
        table = (await self._riddle(where, owner)).table
        return Weighed("", table.seq, dict(await asyncio.to_thread(table.family.effects, table.state)))

    async def why(self, where: Where, owner: str | None, thing: str) -> Because:
        """Why nothing can be done with *thing*; see ``Table.why``. Raises ``Refusal``."""
        table = (await self._riddle(where, owner)).table
        return await asyncio.to_thread(table.why, _ASKED, Why(table.seq, "", thing))

    async def judged(self, where: Where, owner: str | None, answer: Try) -> Solved:
        """The verdict on a try. Raises ``Refusal``."""
        riddle = await self._riddle(where, owner)
        return await asyncio.to_thread(_judged, riddle, answer)

    async def _riddle(self, where: Where, owner: str | None) -> _Riddle:
        if "game" in where:
            return await asyncio.to_thread(_shipped_riddle, where["game"], where["number"])
        table = await self._find(where["table"])
        own = _own(table, owner, await self._report(table, owner))
        found = next((each for each in own if each.ply == where["number"]), None)
        if found is None:
            raise Refusal("puzzle.unknown")
        return await asyncio.to_thread(_own_riddle, table, found)

    async def _report(self, table: Table, owner: str | None) -> Report | None:
        check_review(table, owner)
        return msgspec.json.decode(await self._reviews.known(table.id, version_of(table)), type=Report | None)


@dataclass(frozen=True, slots=True)
class _Option:
    """A choice, by how many points of the lead it falls behind the best one, and why."""

    move: str
    points: float
    reasons: Reasons


@dataclass(frozen=True, slots=True)
class _Riddle:
    """What the *table*, as it stood, asks the *seat*; the first *right* of the options are right."""

    table: Table
    seat: Seat
    played: str
    options: tuple[_Option, ...]
    right: int


def _rows(puzzle: Shipped | PuzzleView) -> dict[str, float]:
    """The rows of the pad that explain why what was played is not the best, by the points that the best brings more."""
    options = puzzle.choices if isinstance(puzzle, Shipped) else puzzle.options
    reasons = next((each.reasons for each in options if each.move == puzzle.played), ())
    return {str(args["row"]): float(args["points"]) for code, args in reasons if code == "review.row"}


# --- those that come with a game ----------------------------------------------------------


def _shipped(game: str) -> tuple[Shipped, ...]:
    if game not in GAMES:
        raise Refusal("game.unknown", game=game[:64])
    return shipped(game)


def _shipped_riddle(game: str, number: int) -> _Riddle:
    found = _shipped(game)
    if not 1 <= number <= len(found):
        raise Refusal("puzzle.unknown")
    puzzle = found[number - 1]
    options = tuple(_Option(each.move, each.points, each.reasons) for each in puzzle.choices)
    view = make_game(game, puzzle.players, puzzle.options).parse_observation(puzzle.position)
    return _Riddle(_laid(puzzle, view.seat, view.resample(Random(0))), view.seat, puzzle.played, options, puzzle.right)


def _laid(puzzle: Shipped, seat: Seat, state: State[Any]) -> Table:
    """A table with the puzzle's position; how it came about is left open."""
    game = make_game(puzzle.game, puzzle.players, puzzle.options)
    chairs = [Chair("bot", "", None, BOT)] * puzzle.players
    chairs[seat] = Chair("you", "", None, _ASKED)
    made = Table("", game, family_of(puzzle.game), chairs, dealer_for(Random(0), None))
    made.take(Change((Entry(1, Told("started")),), (), "playing"))
    made.state = state
    return made


# --- one's own ----------------------------------------------------------------------------


def _own(table: Table, owner: str | None, report: Report | None) -> list[PuzzleView]:
    """The choices of *owner*'s seats among them that *owner* made, and no bot meanwhile."""
    seats, lent = table.seats_of(owner), table.company.for_people
    return [each for each in report.puzzles if each.seat in seats and each.ply not in lent] if report else []


def _at(table: Table, ply: int) -> str:
    """Where the choice at *ply* is in the game as one walks through it."""
    return address_of(table, next(moment for moment, made in enumerate(plies_of(table)) if made > ply))


def _own_riddle(table: Table, puzzle: PuzzleView) -> _Riddle:
    """The table before the choice, where nobody else is asked."""
    chairs = [_other(seat, chair) for seat, chair in enumerate(table.chairs)]
    chairs[puzzle.seat] = replace(table.chairs[puzzle.seat], kind="you", owner=_ASKED)
    made = Table(table.id, table.game, table.family, chairs, dealer_for(Random(0), None))
    made.take(Change((Entry(1, Told("started")),), tuple(table.steps[: puzzle.ply]), "playing"))
    options = tuple(_Option(each.move, each.points.mean, each.reasons) for each in puzzle.options)
    return _Riddle(made, puzzle.seat, puzzle.played, options, puzzle.right)


def _other(seat: Seat, chair: Chair) -> Chair:
    return chair if chair.owner == BOT else replace(chair, kind="open", owner=f"{_ASKED} not {seat}")


# --- asked and answered -------------------------------------------------------------------


def _posed(riddle: _Riddle) -> Update:
    table, present = riddle.table, {str(chair.owner) for chair in riddle.table.chairs}
    position = table.family.view(table.state, table.steps, (riddle.seat,))
    view = table_view(table, _ASKED, present, position)
    still = msgspec.structs.replace(view, host=False, may=[], knows=[], can_undo=False)
    return Update(table.seq, [], still, table.family.offer(table.state))


def _judged(riddle: _Riddle, answer: Try) -> Solved:
    if answer.move is None:
        return Solved("shown", 0, [], _solution(riddle))
    moves = [option.move for option in riddle.options]
    if answer.move not in moves:
        raise Refusal("puzzle.move")
    at = moves.index(answer.move)
    if at < riddle.right:
        return Solved("right", 0, [], _solution(riddle))
    return Solved("wrong", _behind(riddle.options[at]), list(riddle.options[at].reasons), None)


def _solution(riddle: _Riddle) -> Solution:
    """The best choices and what was done, and what speaks for the best."""
    played = next(option for option in riddle.options if option.move == riddle.played)
    told = [at for at, option in enumerate(riddle.options) if at < _BEST or option is played]
    told.sort(key=lambda at: (at >= riddle.right, riddle.options[at].points))
    facts = speaking(riddle.table.game.name, riddle.table.state, riddle.options[0].move, riddle.played)
    return Solution([_ranked(riddle, at) for at in told], [*played.reasons, *facts], played.points)


def _ranked(riddle: _Riddle, at: int) -> Ranked:
    option, table, right = riddle.options[at], riddle.table, at < riddle.right
    move = table.game.parse_move(option.move)
    told = table.family.tell([Step(table.state, move, table.state.apply(move))])[0]
    behind = 0 if right else _behind(option)
    return Ranked(option.move, told.code, told.args, behind, right, option.move == riddle.played)


def _behind(option: _Option) -> int:
    """Rounded to whole points: a wrong choice falls behind by at least one."""
    return max(1, round(option.points))
