"""``demesne bot``: a player of ours at the tables of a server elsewhere, as any program would play there."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from demesne.cli.remote import Refused, Remote, RemotePlayer
from demesne.cli.shell import BadInput, check_players, write
from demesne.games.base import OptionError
from demesne.games.registry import make_game
from demesne.players.spec import check_spec

__all__ = ["bot"]

Token = Annotated[
    str, typer.Option(envvar="DEMESNE_TOKEN", help="The program's token; or in the variable DEMESNE_TOKEN.")
]


def bot(
    url: Annotated[str, typer.Argument(help="Address of the server.")],
    token: Token,
    player: Annotated[str, typer.Option(help="Who decides; see 'demesne players'.")] = "greedy",
    game: Annotated[
        list[str] | None, typer.Option(help="A game to accept challenges to, all of them by default. May be repeated.")
    ] = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="PLAYERS",
            help="Open a table of the --game, against these bots of the server; with --games, one after another.",
        ),
    ] = "",
    join: Annotated[
        str, typer.Option(metavar="LINK", help="Sit down at a table: its link to play, or the name of a public one.")
    ] = "",
    games: Annotated[int | None, typer.Option(min=1, help="Stop after this many games; otherwise with Ctrl+C.")] = None,
    seed: Annotated[int | None, typer.Option(help="Makes the same decisions in every run.")] = None,
) -> None:
    """Play at a server's tables with anyone who asks; the server's owner gives the token ('demesne token create')."""
    check_players("--player", player)
    remote, wanted = Remote(url, token), tuple(game or ())
    try:
        account = remote.ask("account")
        write([f"{account['name']} is at {remote.url}"])
        opening = _opening(wanted, against, player) if against else None
        if join:
            _join(remote, join)
        RemotePlayer(remote, player, lambda line: write([line]), wanted, games, seed, opening).run()
    except Refused as refused:
        raise BadInput(f"{remote.url} refuses: {refused}") from None
    except OSError as fault:
        raise BadInput(f"{remote.url} does not answer: {getattr(fault, 'reason', fault)}") from None
    except KeyboardInterrupt:
        raise typer.Exit(0) from None


def _opening(wanted: tuple[str, ...], against: str, player: str) -> dict[str, Any]:
    """The body that opens a table at which *player* can play. Raises ``BadInput``."""
    if len(wanted) != 1:
        raise BadInput("--against: expected one --game, which is to be played")
    specs = check_players("--against", against)
    try:
        check_spec(player).check(make_game(wanted[0], 1 + len(specs)))
    except OptionError as error:
        raise BadInput(f"--player, --game, --against: {error}") from None
    seats = [{"kind": "you"}, *({"kind": "bot", "bot": spec} for spec in specs)]
    return {"game": wanted[0], "seats": seats}


def _join(remote: Remote, link: str) -> None:
    """Sits down where *link* leads: ``http://host/t/TABLE#INVITATION``, or only the last two, or the table."""
    table, _, invite = link.rpartition("/")[2].partition("#")
    if not table:
        raise BadInput(f"--join: expected a link to play, not {link!r}")
    remote.ask(f"tables/{table}/join", {"invite": invite})
