"""``demesne record``: games written down, checked, shown and converted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Annotated

import typer

from demesne.cli.breach import breach
from demesne.cli.drawing import draw_scores, draw_table
from demesne.cli.shell import AsJson, BadInput, Group, Refused, read, write, write_json
from demesne.cli.spoken_help import SpokenCommand
from demesne.cli.tongue import words
from demesne.records.jsonl import format_jsonl, outcome_of
from demesne.records.reading import is_jsonl, parse_record
from demesne.records.record import Fault, Record, RecordError, Told, board_of, check, game_of, mover, replay, results
from demesne.records.text import format_text

__all__ = ["app", "load", "load_sound"]

app = typer.Typer(cls=Group, help="Recorded games: check, show or convert one.")

File = Annotated[str, typer.Argument(help="A record, as text or JSON Lines; - for standard input.")]


class Form(StrEnum):
    """The forms of a record."""

    TEXT = "text"
    JSONL = "jsonl"


def load(path: str) -> tuple[Record, Form]:
    """The record in the file and the form it has. Raises ``BadInput``."""
    text = read(path)
    form = Form.JSONL if is_jsonl(text) else Form.TEXT
    try:
        return parse_record(text), form
    except RecordError as error:
        raise BadInput(str(error)) from None


def load_sound(path: str) -> Record:
    """The record in the file, when the rules allow all of it. Raises ``BadInput``."""
    record, _ = load(path)
    if fault := check(record):
        raise Refused(breach(fault))
    return record


@app.command("check", cls=SpokenCommand)
def check_record(file: File, as_json: AsJson = False) -> None:
    """Replay a record through the rules and report its first fault."""
    record, _ = load(file)
    fault = check(record)
    if as_json:
        write_json(_verdict(record, fault))
    if fault:
        raise Refused(breach(fault))
    if not as_json:
        name = "record-right" if record.outcome else "record-legal"
        write([words(name, game=record.game, players=record.players, plies=str(len(record.moves)))])


def _verdict(record: Record, fault: Fault | None) -> dict[str, object]:
    verdict: dict[str, object] = {"ok": fault is None, "plies": len(record.moves)}
    if fault:
        verdict["fault"] = {
            "ply": fault.ply,
            "move": fault.move,
            "code": fault.reason.code,
            "clause": fault.reason.clause,
            "params": dict(fault.reason.params),
            "text": str(fault),
        }
    return verdict


@app.command(cls=SpokenCommand)
def show(file: File, as_json: AsJson = False) -> None:
    """Show a record: its moves turn by turn, the last position, the score."""
    record = load_sound(file)
    if as_json:
        write_json(_summary(record))
    else:
        write(_shown(record))


def _summary(record: Record) -> dict[str, object]:
    *_, last = replay(record)
    outcome = last.outcome()
    return {
        "game": record.game,
        "players": record.players,
        "options": dict(record.options),
        "version": record.version,
        "names": list(record.names),
        "moves": list(record.moves),
        "to_move": mover(last),
        "position": str(last),
        "outcome": outcome_of(results(outcome))["outcome"] if outcome else None,
    }


def _shown(record: Record) -> Iterator[str]:
    *_, last = replay(record)
    yield from format_text(replace(record, outcome=None)).splitlines()
    yield ""
    yield from draw_table(record.game, last, record.names)
    if outcome := last.outcome():
        yield from draw_scores(outcome, record.names)


@app.command(cls=SpokenCommand)
def convert(
    file: File,
    to: Annotated[Form | None, typer.Option(help="The form to write; by default the other one.")] = None,
) -> None:
    """Write a record in the other form, as text or as JSON Lines."""
    record, form = load(file)
    if fault := check(record):
        raise Refused(breach(fault))
    wanted = to or (Form.TEXT if form is Form.JSONL else Form.JSONL)
    written = format_text(record) if wanted is Form.TEXT else format_jsonl(_full(record))
    write(written.splitlines())


def _full(record: Record) -> Record:
    """The record with who moves, all legal moves and the outcome, as the rules give them."""
    states = list(replay(record))
    told = tuple(Told(mover(s), tuple(sorted(map(str, s.legal_moves())))) for s in states[:-1])
    outcome = states[-1].outcome()
    board = board_of(game_of(record))
    return replace(record, told=told, outcome=results(outcome) if outcome else None, board=board)
