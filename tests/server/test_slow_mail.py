"""A mail server that is slow or says nothing holds up nothing but mail."""

from __future__ import annotations

import socket
import time
from pathlib import Path

from tests.ports import free_port
from tests.server.process import Process

PATIENT = 10.0
"""Seconds in which a server ends, on a busy machine."""


def test_a_silent_mail_server_does_not_keep_a_server_from_ending(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(60)
        words = ["--mail", f"smtp+plain://127.0.0.1:{silent.getsockname()[1]}", "--mail-from", "games@example.org"]
        server = Process(tmp_path, free_port(), "--allow-host", "play.example.org", *words)
        with silent.accept()[0]:  # it waits for a greeting now
            before = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - before < PATIENT
