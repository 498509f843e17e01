"""Programs that come to a server, and leave it when the test is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from demesne.server.programs.tokens import Tokens
from demesne.server.settings import Settings
from tests.server.client import Site
from tests.server.conftest import serving
from tests.server.program import Program


@pytest.fixture(scope="module")
def tokens(settings: Settings) -> Tokens:
    return Tokens(settings.data)


@pytest.fixture
def programs(site: Site, tokens: Tokens, request: pytest.FixtureRequest) -> Iterator[list[Program]]:
    """Two programs, "Ape" and "Bee", each named for its test."""
    made = [tokens.create(f"{name} {abs(hash(request.node.name)) % 10**9}") for name in ("Ape", "Bee")]
    found = [Program(site.origin, token) for _, token in made]
    yield found
    for program, (account, _) in zip(found, made, strict=True):
        program.http.close()
        tokens.revoke(account.id)


@pytest.fixture
def come() -> Iterator[Callable[[Site, str], Program]]:
    """Lets a program in, until the test is over."""
    with ExitStack() as stack:

        def make(site: Site, token: str) -> Program:
            program = Program(site.origin, token)
            stack.callback(program.http.close)
            return program

        yield make


@pytest.fixture
def quick(settings: Settings, tmp_path: Path) -> Iterator[Site]:
    """A server whose idle streams send keep-alives ten times a second."""
    with serving(replace(settings, data=tmp_path, limits=replace(settings.limits, beat=0.1))) as found:
        yield found
