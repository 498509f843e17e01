"""``demesne sandbox``: a server to try a program at, with a token that is ready."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from demesne.cli.shell import BadInput, write

__all__ = ["sandbox"]

PORT = 8800
"""Where the program plays, unless another one has it."""


def sandbox(
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="Port; by default 8800, or the next free one if it is taken.")
    ] = None,
    name: Annotated[str, typer.Option(help="What the program is called.")] = "Sandbox",
    data: Annotated[
        Path | None, typer.Option(help="Keep the tables in this folder, instead of forgetting them.")
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="Approximate seconds between a bot's moves.")] = 0.0,
) -> None:
    """Serve tables for a program on this machine: nobody else gets in, bots move at once, nothing is kept."""
    from demesne.server.programs.tokens import Tokens  # noqa: PLC0415
    from demesne.server.run import run  # noqa: PLC0415
    from demesne.server.settings import Settings  # noqa: PLC0415
    from demesne.server.store.database import DataError  # noqa: PLC0415 - help need not wait for a server
    from demesne.server.web.ports import listen  # noqa: PLC0415

    with TemporaryDirectory(prefix="demesne-") as folder:
        kept = (data or Path(folder)).expanduser().absolute()
        settings = Settings(kept, port=port or PORT, pace=(pace * 0.7, pace * 1.5))
        try:
            with listen(settings.host, settings.port, exactly=port is not None) as door:
                tokens = Tokens(kept)
                for account in tokens.all:
                    if account.name == name:
                        tokens.revoke(account.id)
                _, token = tokens.create(name)
                write([f"DEMESNE_TOKEN={token}"])
                run(settings, listening=door, browser=False)
        except (ValueError, DataError) as fault:
            raise BadInput(str(fault)) from None
