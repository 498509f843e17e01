"""``demesne serve``: tables and the page in one process."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from demesne.cli.shell import BadInput
from demesne.cli.tongue import bare, told

__all__ = ["serve"]

PORT = 8000
"""Where the page is, unless another program has it."""


class Level(StrEnum):
    """How much the server writes to standard error."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Form(StrEnum):
    """In which form it writes it."""

    TEXT = "text"
    JSON = "json"


Port = Annotated[
    int | None, typer.Option(min=1, max=65535, help="Port; by default 8000, or the next free one if it is taken.")
]
Crowd = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="Address shared by many people, as in a club; it may ask for ten times as much. May be repeated.",
    ),
]
Metrics = Annotated[
    list[str] | None,
    typer.Option(help="Address of a machine that may read /metrics, such as 127.0.0.1. May be repeated."),
]
Mail = Annotated[
    str | None,
    typer.Option(help="Server for outgoing mail: smtp://USER@HOST (STARTTLS), smtps://USER@HOST or smtp+plain://HOST."),
]
MailFrom = Annotated[str | None, typer.Option(help="Address that mail is sent from.")]
MailPage = Annotated[
    str | None,
    typer.Option(help="Address of the page, for links in mail; https:// and the first --allow-host by default."),
]
MailPasswordFile = Annotated[
    Path | None,
    typer.Option(help="File with the password for the mail server; or set DEMESNE_MAIL_PASSWORD."),
]
ArchiveAfter = Annotated[
    float | None, typer.Option(min=0, metavar="DAYS", help="Archive tables that have been idle for this long.")
]
ForgetAfter = Annotated[
    float | None, typer.Option(min=0, metavar="DAYS", help="Delete archived tables for good once idle for this long.")
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Port = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the tables; your own data folder by default.")] = None,
    allow_host: Annotated[list[str] | None, typer.Option(help="Another name to answer to; may be repeated.")] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a reverse proxy; it is trusted to say who the client is. May be repeated."),
    ] = None,
    crowd: Crowd = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Approximate seconds between a bot's moves.")] = 0.6,
    metrics: Metrics = None,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="DEMESNE_DATABASE",
            help="Keep the tables in PostgreSQL, postgresql://…, which several servers may share.",
        ),
    ] = None,
    node: Annotated[str, typer.Option(help="Name of this server among those that share a database.")] = "a",
    archive_after: ArchiveAfter = None,
    forget_after: ForgetAfter = None,
    mail: Mail = None,
    mail_from: MailFrom = None,
    mail_page: MailPage = None,
    mail_password_file: MailPasswordFile = None,
    log_format: Annotated[Form, typer.Option(help="Format of log entries: lines of text or of JSON.")] = Form.TEXT,
    log_level: Annotated[Level, typer.Option(help="How much to log to standard error.")] = Level.WARNING,
) -> None:
    """Serve the game and open the page; Ctrl+C ends it, and the tables stay."""
    from demesne.server.mail_setup import SetupError, mail_setup  # noqa: PLC0415 - help need not wait for a server
    from demesne.server.named import check_ages, crowds, hosts, node_name, proxies, readers  # noqa: PLC0415
    from demesne.server.store.soundness import DataError  # noqa: PLC0415
    from demesne.server.upkeep.loading import uncollected  # noqa: PLC0415
    from demesne.server.web.ports import listen  # noqa: PLC0415

    try:
        check_ages(archive_after, forget_after)
        names = hosts(allow_host or ())
        post = mail_setup(mail, mail_from, mail_page, mail_password_file, names, os.environ)
        trusted, readable, own = proxies(proxy or ()), readers(metrics or ()), node_name(node)
        many = crowds(crowd or ())
        with listen(host, wanted := port or PORT, exactly=port is not None) as door:  # whoever comes meanwhile waits
            with uncollected():
                from demesne.server.run import run  # noqa: PLC0415
                from demesne.server.settings import Settings, data_folder  # noqa: PLC0415

            settings = Settings(
                data_folder(data), host, wanted, names, (pace * 0.7, pace * 1.5), eager=True, mail=post, node=own,
                database=database, proxies=trusted, crowds=many, metrics=readable, archive_after=archive_after,
                forget_after=forget_after,
            )  # fmt: skip
            run(
                settings, listening=door, browser=not no_browser, say=_said,
                log_level=log_level, log_format=log_format.value,
            )  # fmt: skip
    except (DataError, SetupError) as fault:
        raise BadInput(str(fault)) from None


def _said(line: str, /, **given: str) -> str:
    """A line of the console, in the language that is spoken."""
    return bare(told("terminal-serve", line, **given))
