"""Where a record breaks the rules, in the reader's language."""

from __future__ import annotations

from demesne.cli import tongue
from demesne.cli.drawing import why
from demesne.cli.retold import retold
from demesne.cli.shell import plain
from demesne.cli.tongue import has, told, words
from demesne.games.base import Reason
from demesne.records.record import Fault

__all__ = ["breach"]

_OF_RECORDS = "record."


def breach(fault: Fault) -> str:
    """*fault* as a line: which ply, which move, why not, by which clause."""
    if tongue.spoken() == tongue.ENGLISH:
        return plain(str(fault))
    named = {"why": _why(fault.reason, fault.game), "code": fault.reason.code}
    line = words(_form(fault), **named, **_place(fault))
    return line if fault.version is None else words("breach-version", breach=line, version=str(fault.version))


def _form(fault: Fault) -> str:
    if fault.ply is None:
        return "breach-head"
    if not fault.move:
        return "breach-end"
    return "breach-rules" if fault.reason.clause else "breach-ply"


def _place(fault: Fault) -> dict[str, str]:
    place = {} if fault.ply is None else {"ply": str(fault.ply)}
    return place | {"move": plain(fault.move), "clause": fault.reason.clause}


def _why(reason: Reason, game: str) -> str:
    """Why: of a move as the page says it; of a record in words of its own, or in those of what could not read it."""
    if not reason.code.startswith(_OF_RECORDS):
        return why(reason, game)
    given = {name: retold(plain(str(value))) for name, value in reason.params}  # "nothing" is said in words, too
    code = reason.code.removeprefix(_OF_RECORDS)
    return told("breach", code, **given) if has(f"breach-{code}") else given.get("problem", reason.code)
