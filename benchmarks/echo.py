"""``python -m benchmarks.echo PORT``: returns what it receives. The floor of every figure of a server on this machine.

The same web server with the same limits as ours, and nothing behind it.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from demesne.server.run import config_for
from demesne.server.settings import Settings


async def _echo(wire: WebSocket) -> None:
    await wire.accept()
    try:
        while True:
            await wire.send_text(await wire.receive_text())
    except WebSocketDisconnect:
        return


def main(port: int) -> None:
    """Serves on loopback until it is ended."""
    config = config_for(Starlette(routes=[WebSocketRoute("/api/socket", _echo)]), Settings(Path()), "warning")
    config.host, config.port = "127.0.0.1", port
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main(int(sys.argv[1]))
