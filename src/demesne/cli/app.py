"""The commands put together. Without a subcommand, the server starts."""

from __future__ import annotations

from typing import Annotated

import typer

from demesne import __version__
from demesne.cli import bench, games, match, perft, play, players, record, token, tongue, tournament, trace
from demesne.cli.backup import backup, move, restore
from demesne.cli.bot import bot
from demesne.cli.contests import ContestCommand
from demesne.cli.registry import COMMANDS
from demesne.cli.review import review
from demesne.cli.sandbox import sandbox
from demesne.cli.serve import serve
from demesne.cli.shell import Apart, BadInput, Group, write
from demesne.cli.spoken_help import SpokenCommand

__all__ = ["app"]

app = typer.Typer(
    name="demesne",
    cls=Group,
    help="Games about building kingdoms, at your own table. Without a command: serve them and open the page.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="TAG", help="The language to play in, such as de; by default the terminal's.")
    ] = None,
) -> None:
    if lang is not None and lang not in tongue.tags():
        raise BadInput(f"--lang: expected one of {', '.join(tongue.tags())}, not {lang!r}")
    if version:
        write([f"demesne {__version__}"])
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.invoke(serve)


app.command(cls=SpokenCommand)(serve)
app.command()(backup)
app.command()(restore)
app.command()(move)
app.command()(bot)
app.command()(sandbox)
app.add_typer(token.app, name="token")
app.command(cls=SpokenCommand)(play.play)
for name, command in COMMANDS.items():
    app.command(name, cls=SpokenCommand)(command)
app.command(cls=Apart)(trace.trace)
app.add_typer(record.app, name="record")
app.command(cls=SpokenCommand)(review)
app.command(cls=ContestCommand)(match.match)
app.command(cls=ContestCommand)(tournament.tournament)
app.command()(perft.perft)
app.add_typer(bench.app, name="bench")
app.command(cls=SpokenCommand)(games.games)
app.command(cls=SpokenCommand)(players.players)
