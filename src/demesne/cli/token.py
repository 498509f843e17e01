"""``demesne token``: who may let a program play at the tables of this server."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from demesne.cli.shell import AsJson, BadInput, Group, write, write_json

if TYPE_CHECKING:
    from demesne.server.programs.tokens import Account, Tokens

__all__ = ["app"]

CENTURY = 36_500
"""Days: whoever wants more wants a token that never expires, and dates end in the year 9999."""

app = typer.Typer(cls=Group, help="Tokens for programs that play at the tables of this server.")

Data = Annotated[Path | None, typer.Option(help="Folder for the tables; your own data folder by default.")]
Database = Annotated[
    str | None,
    typer.Option(help="PostgreSQL, as postgresql://…, instead of the folder.", envvar="DEMESNE_DATABASE"),
]


class Scope(StrEnum):
    """What a token allows."""

    PLAY = "play"
    CHALLENGE = "challenge"
    READ = "read"


@app.command()
def create(
    name: Annotated[str, typer.Argument(help="What the program is called at the tables.")],
    scope: Annotated[
        list[Scope] | None,
        typer.Option(help="play: sit and move; challenge: open tables; read: watch games. All by default."),
    ] = None,
    days: Annotated[
        float | None, typer.Option(min=0, max=CENTURY, help="Days until it expires; never by default.")
    ] = None,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Make a token. It is told once; a server need not be stopped."""
    from demesne.server.store.soundness import DataError  # noqa: PLC0415 - help need not wait for a database

    try:
        scopes = [each.value for each in scope] if scope else [each.value for each in Scope]
        account, token = _tokens(data, database).create(name, scopes, days)  # type: ignore[arg-type]
    except (ValueError, DataError) as fault:
        raise BadInput(str(fault)) from None
    if as_json:
        write_json({**_json(account), "token": token})
    else:
        write([f"{account.name}: {token}", "Keep it: it is told only once."])


@app.command("list")
def listed(data: Data = None, database: Database = None, as_json: AsJson = False) -> None:
    """List the programs that have a token."""
    from demesne.server.store.soundness import DataError  # noqa: PLC0415

    try:
        found = _tokens(data, database).all
    except DataError as fault:
        raise BadInput(str(fault)) from None
    if as_json:
        write_json({"programs": [_json(each) for each in found]})
    else:
        write([_told(each) for each in found] or ["No program has a token."])


@app.command()
def revoke(
    name: Annotated[str, typer.Argument(help="The program, by its name or id.")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Take a token away; a server that runs ends the program's streams within seconds."""
    from demesne.server.store.soundness import DataError  # noqa: PLC0415

    try:
        account = _tokens(data, database).revoke(name)
    except (ValueError, DataError) as fault:
        raise BadInput(str(fault)) from None
    if as_json:
        write_json(_json(account))
    else:
        write([f"{account.name} has no token any more."])


def _tokens(data: Path | None, database: str | None) -> Tokens:
    """The tokens of the folder *data*, or of the servers that share *database*. Raises ``DataError``."""
    from demesne.server.programs.tokens import Tokens  # noqa: PLC0415
    from demesne.server.settings import data_folder  # noqa: PLC0415
    from demesne.server.store.soundness import NO_DRIVER, DataError  # noqa: PLC0415

    if database is None:
        return Tokens(data_folder(data))
    try:
        from demesne.server.store.postgres import engine_for  # noqa: PLC0415 - an extra
    except ImportError:
        raise DataError(NO_DRIVER) from None
    from demesne.server.programs.ledger import SharedRow  # noqa: PLC0415

    return Tokens(SharedRow(engine_for(database)))


def _told(account: Account) -> str:
    ends = "never" if account.expires is None else _day(account.expires)
    if account.expires is not None and account.expires <= time.time():
        ends += " (over)"
    used = "never" if account.used is None else _day(account.used)
    return f"{account.name}  {account.id}  {' '.join(account.scopes)}  ends {ends}, last used {used}"


def _day(when: float) -> str:
    return f"{datetime.fromtimestamp(when, UTC):%Y-%m-%d %H:%M} UTC"


def _json(account: Account) -> dict[str, object]:
    return {
        "id": account.id, "name": account.name, "scopes": list(account.scopes), "made": account.made,
        "expires": account.expires, "used": account.used,
    }  # fmt: skip
