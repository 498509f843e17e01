"""Kingdoms, lines and builders drawn for a terminal, in plain letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demesne.cli.queendomino.words import building_name, domino_name, legend
from demesne.cli.tongue import headed, labelled, listed, words
from demesne.games.base import Seat
from demesne.games.grid import extent
from demesne.games.queendomino.builders import COSTS
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.diagram import format_kingdom
from demesne.games.queendomino.dominoes import Domino, Half
from demesne.games.queendomino.kingdom import Kingdom
from demesne.games.queendomino.line import Line
from demesne.games.queendomino.moves import QueendominoMove, parse_move
from demesne.games.queendomino.notation import LETTERS
from demesne.games.queendomino.state import State

__all__ = ["domino_words", "draw_table", "earned", "move_words"]


def domino_words(domino: Domino) -> str:
    """A domino in letters, as in the drawings: ``31 M2|W.``."""
    return f"{domino.number} {_half(domino.first)}|{_half(domino.second)}"


def move_words(state: State, move: str) -> str:
    """A move, and what it claims, places, collects, buys or burns: ``build 3 1,0  [Statue, 3 coins]``."""
    word, *rest = move.split()
    if word == "claim":
        return f"{move}  [{domino_name(state.rules.box.dominoes[state.next_box][int(rest[0])])}]"
    if word in ("place", "discard"):
        return f"{move}  [{domino_name(state.in_hand)}]"
    if word == "tax":
        return f"{move}  [{words('stat-coins', count=-_price(state, move))}]"
    if word in ("build", "bribe"):
        tile = building_name(state.builders.slots[int(rest[0])] or "")
        return f"{move}  [{listed([tile, words('stat-coins', count=_price(state, move))])}]"
    return move


def _price(state: State, move: str) -> int:
    """What a move takes from the coins of the side to move; below 0 where it brings some."""
    before, after = state.sides[state.side], state.apply(parse_move(move)).sides[state.side]
    return before.coins - after.coins


def earned(state: State, move: QueendominoMove) -> int:
    """The points that the side to move gains at once by *move*."""
    side = state.side
    return state.apply(move).sheet(side).total - state.sheet(side).total


def _half(half: Half) -> str:
    return f"{LETTERS[half.terrain]}{half.crowns or '.'}"


def draw_table(state: State, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """What lies on the table, line by line."""
    del seat  # all of it lies open
    yield _clock(state)
    yield labelled(
        words("line-now"), _line(state, state.this_line, state.this_box, state.turn if state.round else None)
    )
    yield labelled(words("line-next"), _line(state, state.next_line, state.next_box, None))
    if state.rules.town:
        yield labelled(words("builders"), _builders(state))
    yield legend(state.rules.town)
    for side in range(len(state.sides)):
        yield ""
        yield from _side(state, side, names)
    yield ""


def _clock(state: State) -> str:
    """How far the game is; in a dynasty, which game it is."""
    when = {"round": state.round, "rounds": state.rounds}
    games = state.rules.games
    if games == 1:
        return words("round-of", **when) if state.round else words("round-setup")
    which = {"game": min(len(state.earlier) + 1, games), "games": games}
    return words("round-game", **which, **when) if state.round else words("round-game-setup", **which)


def _line(state: State, line: Line, box: str, turn: int | None) -> str:
    dominoes = state.rules.box.dominoes[box]
    said = [headed(words(f"game-{box}"))] if line and len(state.rules.boxes) > 1 else []
    for index, slot in enumerate(line):
        domino = f"{'>' if index == turn else ''}[{domino_words(dominoes[slot.number])}]"
        said.append(domino if slot.seat is None else words("terminal-king", domino=domino, seat=slot.seat))
    return "  ".join(said) or "-"


def _builders(state: State) -> str:
    """What is for sale, the most expensive first; a tile with the letters that it has in a kingdom: ``Statue (st)``."""
    return listed(words("terminal-price", price=cost, tile=_tile(state, cost)) for cost in reversed(COSTS))


def _tile(state: State, cost: int) -> str:
    building = state.builders.slots[cost]
    if building:
        return f"{building_name(building)} ({BUILDINGS[building].code})"
    return words("step-bribe") if cost == state.builders.burnt else "-"


def _side(state: State, side: int, names: Sequence[str]) -> Iterator[str]:
    own = state.sides[side]
    who = listed(names[seat] for seat in state.rules.sides[side])
    purse = [
        words("stat-coins", count=own.coins),
        words("stat-knights", count=own.knights),
        words("stat-towers", count=own.towers),
        *([words("queen-here")] if state.queen == side else []),
    ]
    points = words("terminal-so-far", points=state.sheet(side).total)
    yield labelled(who, listed([*(purse if state.rules.town else []), points]))
    yield from _map(own.kingdom)


def _map(kingdom: Kingdom) -> Iterator[str]:
    """The kingdom drawn, with x above and y beside it."""
    x0, y0, x1, _ = extent(kingdom.land)
    yield f"{'':4}{''.join(f'{x:<4}' for x in range(x0, x1 + 1))}".rstrip()
    for y, row in enumerate(format_kingdom(kingdom).splitlines(), start=y0):
        yield f"{y:>3} {row}"
