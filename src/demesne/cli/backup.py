"""``demesne backup``, ``restore`` and ``move``: a copy of what a server keeps, its way back, and to PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from demesne.cli.shell import AsJson, BadInput, write, write_json

if TYPE_CHECKING:
    from demesne.server.upkeep.backups import Contents

__all__ = ["backup", "move", "restore"]

Data = Annotated[Path | None, typer.Option(help="Folder for the tables; your own data folder by default.")]
Database = Annotated[
    str | None,
    typer.Option(help="PostgreSQL, as postgresql://…, instead of the folder.", envvar="DEMESNE_DATABASE"),
]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup.")],
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite an existing file.")] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Copy all tables and what owners have saved into one file; the server may keep running."""
    # Here, so that `demesne --help` does not wait for a database.
    from demesne.server.store.soundness import DataError  # noqa: PLC0415
    from demesne.server.upkeep import backups, transfers  # noqa: PLC0415

    try:
        there = backups.is_there(file)
        if there and not replace:
            raise BadInput(f"{file} is there; another name, or --replace to write over it")
        if there and not file.is_file():
            raise BadInput(f"{file}: expected the name of a file, not of a folder or a device")
        folder = _folder(data)
        found = transfers.backup_database(database, folder, file) if database else backups.backup(folder, file)
    except DataError as fault:
        raise BadInput(str(fault)) from None
    if as_json:
        write_json({"file": str(file), **_json(found)})
    else:
        write([f"{file}: {_told(found)}"])


def restore(
    file: Annotated[Path, typer.Argument(help="A backup, or a database that was copied by hand.")],
    data: Data = None,
    damaged: Annotated[
        bool, typer.Option("--damaged", help="Restore what can be read of a backup whose checksum is wrong.")
    ] = False,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Replace the tables with a backup; the old ones are kept beside it. The server must be stopped.

    Into PostgreSQL only where nothing is kept yet.
    """
    from demesne.server.store.soundness import DataError  # noqa: PLC0415
    from demesne.server.upkeep import backups, transfers  # noqa: PLC0415

    folder, aside = _folder(data), None
    try:
        if database:
            found = transfers.restore_database(file, database, damaged=damaged)
        else:
            found, aside = backups.restore(file, folder, damaged=damaged)
    except DataError as fault:
        raise BadInput(str(fault)) from None
    place = "the database" if database else str(folder)
    if as_json:
        write_json({"data": place, "replaced": str(aside) if aside else None, **_json(found)})
    else:
        write([f"{place}: {_told(found)}", *([f"what was there is in {aside}"] if aside else [])])


def move(
    database: Annotated[str, typer.Argument(help="PostgreSQL that is to keep the tables, as postgresql://…")],
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Copy all tables from a folder to an empty PostgreSQL database; the server must be stopped.

    Everything is counted and compared before anybody can use it. The folder stays as it is.
    """
    from demesne.server.store.soundness import DataError  # noqa: PLC0415
    from demesne.server.upkeep import transfers  # noqa: PLC0415

    try:
        found = transfers.move(_folder(data), database)
    except DataError as fault:
        raise BadInput(str(fault)) from None
    if as_json:
        write_json(_json(found))
    else:
        write([f"the database: {_told(found)}"])


def _folder(data: Path | None) -> Path:
    from demesne.server.settings import data_folder  # noqa: PLC0415

    return data_folder(data)


def _told(found: Contents) -> str:
    last = f", the last move at {found.last:%Y-%m-%d %H:%M} UTC" if found.last else ""
    return f"{found.tables} {'table' if found.tables == 1 else 'tables'}, {found.playing} going on{last}"


def _json(found: Contents) -> dict[str, object]:
    last = found.last.isoformat(timespec="seconds") if found.last else None
    return {"tables": found.tables, "playing": found.playing, "last": last}
