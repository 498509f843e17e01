"""What golden playthroughs of all games have in common.

``tests/playthroughs/*.txt`` tell whole games with every answer of the rules: who is to
move and what is legal, move by move; what each move changes on the table, point by
point; the score pad at the end. Deals are told briefly: what may be dealt is written
out once, and again where it is not what the deals before have left. Long lists that
hardly change refer to the one before.

The moves stand in the files, everything else is told anew and compared; a failure names
the move that became legal or illegal, the mover or the points. ``make playthroughs``
writes them again; read the difference before you keep it. Where a written move is no
longer legal the game then goes on as ``greedy`` plays it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, TypeVar

import pytest

from demesne.games.base import IllegalMove, Item, SideOutcome, State, Turn
from demesne.games.registry import make_game
from demesne.players.spec import make_player
from tests.golden_lists import WIDE, difference, listed, read

__all__ = ["Facts", "Teller", "check", "differences", "game_of", "pad", "playthroughs"]

FOLDER = Path(__file__).resolve().parent / "playthroughs"
SHORT = 6
"""Up to this many legal moves are always written out, even where a list before had most of them."""
NAMED = 3
"""A failure says what is different at this many plies at most."""
LONGEST = 3000
"""Plies after which a game that is told anew has lost its way."""

G = TypeVar("G")
Facts: TypeAlias = Mapping[str, Mapping[str, Any]]
"""What people see: for each line of the telling, things by name. Of sets, what came and what went is told."""


@dataclass(frozen=True)
class Teller:
    """How a family tells its positions: the time and the phase, what is seen, and the end."""

    phase: Callable[[Any], str]
    facts: Callable[[Any], Facts]
    end: Callable[[Any], Iterator[str]]


def playthroughs(*games: str) -> list[Path]:
    """The files of *games*, in order."""
    return sorted(path for name in games for path in FOLDER.glob(f"{name}-*.txt"))


def check(path: Path, teller: Teller) -> None:
    """Fails where the rules do not answer as *path* says; or writes it anew, when that is asked for."""
    text = path.read_text(encoding="utf-8")
    again = bool(os.environ.get("DEMESNE_REGENERATE"))
    found = "\n".join(_Telling(teller, _moves(text), Random(path.stem) if again else None).lines(text)) + "\n"
    if found == text:
        return
    if not again:
        pytest.fail("\n".join(differences(text, found)), pytrace=False)
    path.write_text(found, encoding="utf-8")
    print("\n".join([f"\n{path.name}", *differences(text, found)]))


def game_of(text: str, family: type[G]) -> G:
    """The game of *family* that the head of a playthrough names."""
    found = re.search(r"^# game: (\S+), players: (\d), options: (.*)$", text, re.MULTILINE)
    assert found
    game = make_game(found[1], int(found[2]), json.loads(found[3]))
    assert isinstance(game, family)
    return game


def pad(index: int, side: SideOutcome) -> Iterator[str]:
    """The score pad of side *index*, a row of it on a line."""
    yield f"side {index}: rank {side.rank}, total {side.sheet.total}{side.tie_break and ', by ' + side.tie_break}"
    for row in side.sheet.rows:
        if row.items:
            yield f"  {row.name}: {'; '.join(f'{item.points} {_reason(item)}' for item in row.items)}"


def _reason(item: Item) -> str:
    return " ".join([item.code, *(f"{key}={value}" for key, value in item.params)])


def _moves(text: str) -> list[str]:
    """The moves of a playthrough, in order; those of chance stand several on a line."""
    lines = re.findall(r"^\d+ .* > (.*?)(?:  .*)?$", text, re.MULTILINE)
    return [re.sub(r" \(.*\)$", "", move) for line in lines for move in line.split("; ")]


@dataclass
class _Telling:
    """One game told from its moves. With *rng* a game that cannot go on as written goes on otherwise."""

    teller: Teller
    moves: list[str]
    rng: Random | None
    lists: dict[str, tuple[int, list[str]]] = field(default_factory=dict)
    bags: dict[str, dict[str, int]] = field(default_factory=dict)

    def lines(self, text: str) -> Iterator[str]:
        """The whole playthrough."""
        head = [line for line in text.splitlines() if line.startswith(("# game:", "# shows:"))]
        game: Any = game_of(text, object)
        state = game.new_state()
        yield from head
        yield from (f"# {line.strip()}" for line in _changes({}, self.teller.facts(state)))
        ply = 0
        while ply < len(self.moves) or (self.rng and state.to_move is not Turn.OVER):
            chance = state.to_move is Turn.CHANCE
            ply, told, after = (self._deals if chance else self._decision)(game, state, ply)
            changes = [] if after is None else _changes(self.teller.facts(state), self.teller.facts(after))
            yield from _joined([*told, *changes])
            if after is None:
                return
            state = after
        if state.to_move is not Turn.OVER:
            yield "it is not over"
        else:
            yield from self.teller.end(state)
            yield f"ends  {state}"

    def _decision(self, game: Any, state: State[Any], ply: int) -> tuple[int, list[str], Any]:
        move = self._move(game, state, ply)
        first = f"{ply} {self.teller.phase(state)}, seat {state.to_move} > {move}"
        return ply + 1, *_after(game, state, move, [first, *self._legal(state, ply)])

    def _deals(self, game: Any, state: State[Any], ply: int) -> tuple[int, list[str], Any]:
        """All deals that come one after the other in the same phase, on one line."""
        first, phase, told = ply, self.teller.phase(state), list[str]()
        doubts: list[str] = []
        after: Any = state
        while after is not None and after.to_move is Turn.CHANCE and self.teller.phase(after) == phase:
            if ply >= len(self.moves) and not self.rng:
                break
            state, move = after, self._move(game, after, ply)
            doubts += self._bag(state, move)
            told.append(move + _redacted(game, state, move))
            lines, after = _after(game, state, move, [])
            doubts += lines
            ply += 1
        return ply, [f"{first} {phase}, chance > {'; '.join(told)}", *doubts], after

    def _move(self, game: Any, state: State[Any], ply: int) -> str:
        """The move that is written, or one that may be made instead."""
        written = self.moves[ply] if ply < len(self.moves) else None
        if self.rng and (written is None or _parsed(game, written) not in state.legal_moves()):
            assert ply < LONGEST, "the game does not end"
            self.moves[ply:] = [str(_chosen(state, self.rng))]
        return self.moves[ply]

    def _bag(self, state: State[Any], move: str) -> list[str]:
        """What may be dealt, where it is not what the deals before have left."""
        kind, weights = state.legal_moves()[0].__class__.__name__, state.weights()
        words = {str(legal): weight for legal, weight in zip(state.legal_moves(), weights, strict=True)}
        expected = self.bags.get(kind)
        self.bags[kind] = _without(words, move)
        if words == expected:
            return []
        if expected is None:
            return listed(_weighted(words))
        return difference("what is left", _weighted(expected), _weighted(words))

    def _legal(self, state: State[Any], ply: int) -> list[str]:
        """All legal moves, or what is different from the list before of the same phase."""
        words = [str(move) for move in state.legal_moves()]
        phase = self.teller.phase(state).split(" ")[-1]
        before, known = self.lists.get(phase, (-1, []))
        self.lists[phase] = (ply, words)
        full = listed(words)
        if len(words) <= SHORT or not known:
            return full
        short = difference(f"those at {before}", known, words)
        return short if len("".join(short)) < len("".join(full)) else full


def _joined(lines: list[str]) -> list[str]:
    """What a move is told with, on the line of the move as far as there is room for it."""
    first, *more = lines
    while more and len(first) + len(more[0]) <= WIDE and not (more[1:] and more[1].startswith("  of ")):
        first += more.pop(0)
    return [first, *more]


def _after(game: Any, state: State[Any], move: str, told: list[str]) -> tuple[list[str], Any]:
    try:
        return told, state.apply(game.parse_move(move))
    except IllegalMove as refused:
        return [*told, f"  {move} is refused: {refused}"], None


def _parsed(game: Any, text: str) -> Any:
    try:
        return game.parse_move(text)
    except ValueError:
        return None


def _chosen(state: State[Any], rng: Random) -> Any:
    if isinstance(state.to_move, Turn):
        return rng.choices(state.legal_moves(), state.weights())[0]
    return make_player("greedy", rng.getrandbits(32)).decide(state.observe(state.to_move))


def _redacted(game: Any, state: State[Any], move: str) -> str:
    """Who sees a deal otherwise than it is: ``(seats 1, 2 see draw ?)``."""
    dealt = _parsed(game, move)
    seen = {seat: state.redact(dealt, seat) for seat in range(state.seats)} if dealt in state.legal_moves() else {}
    others = [str(seat) for seat, word in seen.items() if word != move]
    words = sorted({word for word in seen.values() if word != move})
    return f" (seat {', '.join(others)} sees {' or '.join(words)})" if others else ""


def _weighted(bag: dict[str, int]) -> list[str]:
    return [f"{word} x{weight}" if weight > 1 else word for word, weight in bag.items()]


def _without(bag: dict[str, int], word: str) -> dict[str, int]:
    left = {**bag, word: bag.get(word, 1) - 1}
    return {word: weight for word, weight in left.items() if weight}


def _changes(before: Facts, after: Facts) -> Iterator[str]:
    """What is different on the table, a line for each part of it."""
    for name, things in after.items():
        old = before.get(name, {})
        told = [_change(key, old.get(key), value) for key, value in things.items() if value != old.get(key)]
        told += [f"{key} none" for key in old if key not in things]
        if told:
            yield f"  {name}: {', '.join(told)}"


def _change(key: str, old: Any, value: Any) -> str:
    if not isinstance(value, frozenset):
        return f"{key} {value}"
    old = old or frozenset()
    words = [f"-{word}" for word in sorted(old - value)] + [f"+{word}" for word in sorted(value - old)]
    return f"{key} {' '.join(words) or 'none'}"


def differences(old: str, new: str) -> Iterator[str]:
    """The first plies at which two tellings part, with every move and every point that is in one alone."""
    one, other = _plies(old), _plies(new)
    apart = [ply for ply in one | other if one.get(ply) != other.get(ply)]
    for ply in apart[:NAMED]:
        written, told = one.get(ply, []), other.get(ply, [])
        yield (told or written)[0]
        yield from (f"  only as written down: {word}" for word in written if word not in told)
        yield from (f"  only as told now: {word}" for word in told if word not in written)
    if len(apart) > NAMED:
        yield f"… and at {len(apart) - NAMED} more plies"


def _plies(text: str) -> dict[str, list[str]]:
    """All that is told at each ply, thing by thing; what comes before and after the plies by a word."""
    plies: dict[str, list[str]] = {}
    lists: dict[str, list[str]] = {}
    for ply, lines in _blocks(text).items():
        parts = [part for line in lines for part in line.strip().split("  ")]
        lists[ply] = read((part[3:] for part in parts if part.startswith("of ")), lists)
        plies[ply] = [parts[0], *(f"legal: {move}" for move in lists[ply])]
        plies[ply] += [thing for part in parts[1:] if not part.startswith("of ") for thing in _things(part)]
    return plies


def _blocks(text: str) -> dict[str, list[str]]:
    blocks: dict[str, list[str]] = {}
    name = "before"
    for line in text.splitlines():
        found = re.match(r"(\d+) |(side \d+): rank|(ends) ", line)
        name = found[found.lastindex or 0] if found else name
        blocks.setdefault(name, []).append(line)
    return blocks


def _things(part: str) -> list[str]:
    """``side 0: coins 3, wheat 2`` as two things that are said of side 0."""
    name, colon, rest = part.partition(": ")
    return [f"{name}: {word}" for word in re.split(r"[,;] ", rest)] if colon else [part]
