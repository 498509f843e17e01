"""All that a server knows of people, put together."""

from __future__ import annotations

from collections.abc import Callable, Collection

from starlette.routing import Route

from demesne.server.accounts.accounts import Accounts
from demesne.server.accounts.book import Book, Shelves
from demesne.server.accounts.games import Games
from demesne.server.accounts.passkeys import Passkeys
from demesne.server.accounts.passwords import Passwords
from demesne.server.accounts.profiles import Profiles
from demesne.server.accounts.results import Results
from demesne.server.accounts.routes import account_routes
from demesne.server.hub import Hub
from demesne.server.routes import Asked

__all__ = ["People"]


class People:
    """Accounts, what is theirs, how they play, at the tables of *hub*; *ended* is told which sessions have ended."""

    def __init__(self, hub: Hub, store: Shelves, ended: Callable[[Collection[str]], None]) -> None:
        book = Book(store)
        self.accounts = Accounts(book, hub.ring, Passwords(), Passkeys())
        self.accounts.ended = ended
        self.games, self.profiles = Games(hub, book, store), Profiles(book, store)
        self._hub, self._results = hub, Results(hub.tables, book, store)
        hub.standing, self.games.taken = self._results.changed, self._results.taken

    def routes(self, asked: Asked) -> list[Route]:
        return account_routes(self.accounts, self.games, self.profiles, asked)

    def begin(self) -> None:
        """The server runs: what ended before it was told to anybody is caught up with."""
        self._hub.tables.spawn(self._results.catch_up())

    def close(self) -> None:
        self.accounts.close()
