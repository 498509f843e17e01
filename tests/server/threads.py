"""Small servers of the tests' own, in a thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import BaseServer

__all__ = ["running"]


@contextmanager
def running(server: BaseServer) -> Iterator[None]:
    """*server* answers, and is closed afterwards."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
