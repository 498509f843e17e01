"""``demesne play``: a whole game in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import randbits
from tempfile import mkdtemp
from typing import Annotated, Any

import typer

from demesne.cli.colours import coloured
from demesne.cli.columns import padded, wide
from demesne.cli.drawing import YOU, draw_scores, draw_table, gain_words, move_words, paint_of, seat_name, why
from demesne.cli.record import load_sound
from demesne.cli.shell import BadInput, Options, check_file, check_players, game, write
from demesne.cli.tongue import words
from demesne.games.base import Game, IllegalMove, NotationError, Seat, State, Turn
from demesne.games.deck import Deck
from demesne.games.near import nearest
from demesne.games.registry import GAMES
from demesne.players.base import Player
from demesne.players.faults import PlayerFault, RulesFault, played
from demesne.players.spec import make_player
from demesne.records.record import Record, game_of, replay, results
from demesne.records.text import format_text

__all__ = ["play"]


class _Quit(Exception):
    """The person at the terminal wants to stop for now."""


def play(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game; see 'demesne games'.")],
    players: Annotated[
        str, typer.Option(metavar="SPEC,SPEC,…", help="'you' or a player for each seat.")
    ] = "you,greedy,greedy",
    options: Options = "{}",
    seed: Annotated[int | None, typer.Option(help="Deals the same game again.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to write the record.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="A record to continue from.")] = None,
) -> None:
    """Play a whole game in the terminal, against players or on one screen with friends."""
    specs = list(check_players("--players", players, also=(YOU,)))
    seed = randbits(32) if seed is None else seed
    if save:
        check_file("--save", save)
    begun = _begin(name, specs, options, resume, seed)
    table = _sit_down(begun, specs, seed)
    try:
        _play_on(table)
    except (_Quit, KeyboardInterrupt, PlayerFault, RulesFault) as ended:
        _save(table, save or _free_name(name))
        if not isinstance(ended, _Quit):
            raise
        return
    outcome = table.state.outcome()
    table.show(draw_table(name, table.state, specs))
    table.show(draw_scores(outcome, specs) if outcome else [])
    if save:
        _save(table, save)


@dataclass
class _Table:
    """A game in progress at the terminal."""

    game: Game[Any]
    state: State[Any]
    moves: list[str]
    specs: Sequence[str]
    players: Mapping[Seat, Player]
    deck: Deck

    def advance(self, move: Any) -> None:
        self.state = self.state.apply(move)
        self.moves.append(str(move))

    def show(self, lines: Iterable[str]) -> None:
        """Prints *lines*, in colour on a terminal."""
        write(coloured(lines, paint_of(self.game.name)))


def _begin(name: str, specs: list[str], options: str, resume: str | None, seed: int) -> Record:
    """The record to play on from, without a move in a new game."""
    if resume is None:
        chosen = game(name, len(specs), options, Random(f"{seed} land"))
        return Record(name, len(specs), (), chosen.options, GAMES[name].version)
    record = load_sound(resume)
    if record.game != name or record.players != len(specs):
        raise BadInput(f"--resume: expected {name} for {len(specs)}, not {record.game} for {record.players}")
    return record


def _sit_down(record: Record, specs: list[str], seed: int) -> _Table:
    *_, state = replay(record)
    players = {seat: make_player(spec, f"{seed} player {seat}") for seat, spec in enumerate(specs) if spec != YOU}
    return _Table(game_of(record), state, list(record.moves), specs, players, Deck(f"{seed} deck"))


def _play_on(table: _Table) -> None:
    """Plays until the game is over. Raises ``_Quit``."""
    shown: Seat | None = None
    while (seat := table.state.to_move) is not Turn.OVER:
        if isinstance(seat, Turn):
            table.advance(table.deck.deal(table.state))
            shown = None
        elif seat in table.players:
            move, _ = played(table.players[seat], table.state, seat)
            done = move_words(table.game.name, table.state, str(move))
            table.show([words("terminal-label", label=seat_name(seat, table.specs), text=done)])
            table.advance(move)
            shown = None
        else:
            if shown != seat:
                table.show(["", *draw_table(table.game.name, table.state, table.specs, seat)])
            shown = seat
            table.advance(_ask(table, seat))


# --- asking ---------------------------------------------------------------------------


def _ask(table: _Table, seat: Seat) -> Any:
    """The move that the person on *seat* chooses. Raises ``_Quit``."""
    moves = list(table.state.legal_moves())
    table.show([words("terminal-ask", name=seat_name(seat, table.specs)), *_numbered(table, moves)])
    while True:
        answer = _input("> ")
        match answer:
            case "q":
                raise _Quit
            case "" | "?" | "h":
                table.show([words("terminal-help")])
            case "t":
                table.show([*draw_table(table.game.name, table.state, table.specs, seat), *_numbered(table, moves)])
            case _:
                move = _read(table, moves, answer)
                if move is not None:
                    return move


def _read(table: _Table, moves: Sequence[Any], answer: str) -> Any | None:
    """The legal move meant by *answer*; says why when there is none."""
    if answer.isdecimal() and answer.isascii():
        if 1 <= int(answer[:6]) <= len(moves):
            return moves[int(answer) - 1]
        table.show([words("terminal-number", count=len(moves))])
        return None
    try:
        move = table.game.parse_move(answer)
        table.state.apply(move)
    except NotationError:
        table.show(_unreadable(answer, list(map(str, moves))))
    except IllegalMove as error:
        reason = error.reason
        refused = {"code": reason.code, "clause": reason.clause}
        table.show([words("terminal-refused", why=why(reason, table.game.name), **refused)])
    else:
        return move
    return None


def _unreadable(answer: str, moves: Sequence[str]) -> Iterator[str]:
    """What is wrong with an answer that is not written like any move."""
    word = answer.partition(" ")[0]
    near = nearest(word, {move.partition(" ")[0] for move in moves} - {word})
    yield words("terminal-near", word=near) if near else words("terminal-unreadable", move=moves[0])
    yield words("terminal-help")


def _input(prompt: str) -> str:
    try:
        return " ".join(input(prompt).split())
    except EOFError:
        raise _Quit from None


def _numbered(table: _Table, moves: Sequence[Any]) -> Iterator[str]:
    """The moves with their numbers, what they mean and what they earn at once."""
    told = [move_words(table.game.name, table.state, str(move)) for move in moves]
    width = max(map(wide, told))
    for number, (move, meant) in enumerate(zip(moves, told, strict=True), start=1):
        yield f"{number:4}  {padded(meant, width)}  {gain_words(table.game.name, table.state, move)}".rstrip()


# --- saving ---------------------------------------------------------------------------


def _save(table: _Table, path: Path) -> None:
    chosen = table.game
    outcome = table.state.outcome()
    record = Record(
        chosen.name,
        chosen.seats,
        tuple(table.moves),
        chosen.options,
        GAMES[chosen.name].version,
        tuple(table.specs),
        results(outcome) if outcome else None,
    )
    text = format_text(record)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        kept = _elsewhere(path.name, text)
        write([words("terminal-saved", file=str(kept))] if kept else text.splitlines())
        raise BadInput(f"--save: {path}: expected a file that can be written ({error.strerror})") from None
    write([words("terminal-saved", file=str(path))])


def _elsewhere(name: str, text: str) -> Path | None:
    """A new file called *name* with *text*, where the system keeps what is temporary; nothing if not even that works.

    A game that was played must not be lost because the folder cannot be written to or the disk is full.
    """
    try:
        path = Path(mkdtemp(prefix="demesne-")) / name
        path.write_text(text, "utf-8")
    except OSError:
        return None
    return path


def _free_name(name: str) -> Path:
    """``GAME.txt`` in this folder, or the first ``GAME-2.txt`` … that is not there yet."""
    path, number = Path(f"{name}.txt"), 2
    while path.exists():
        path, number = Path(f"{name}-{number}.txt"), number + 1
    return path
