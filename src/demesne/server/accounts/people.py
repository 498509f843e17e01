"""All that a server knows about people, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from starlette.routing import Route

from demesne.server.accounts.accounts import Accounts
from demesne.server.accounts.book import Book
from demesne.server.accounts.games import Games
from demesne.server.accounts.ladder import Ladders
from demesne.server.accounts.moderation import Moderation
from demesne.server.accounts.moderation_routes import moderation_routes
from demesne.server.accounts.passkeys import Passkeys
from demesne.server.accounts.passwords import Passwords
from demesne.server.accounts.profiles import Profiles
from demesne.server.accounts.questions import OwnQuestions, SharedQuestions
from demesne.server.accounts.restraints import Restraints
from demesne.server.accounts.results import Results
from demesne.server.accounts.routes import account_routes
from demesne.server.guard.limits import Making, Share, alone, own_buckets
from demesne.server.live.hub import Hub
from demesne.server.store.writes import Shelves
from demesne.server.web.owner import Owner
from demesne.server.web.routes import Asked

__all__ = ["People"]

LOOKED: Final = 2.0
"""Seconds between two checks of which sessions have ended in other processes."""

_log = logging.getLogger(__name__)


class People:
    """Accounts, what is theirs, how they play, at the tables of *hub*; *ended* is called with ended sessions.

    *owner* is known by the console's link; *share* says as how many clients somebody counts.
    """

    def __init__(
        self,
        hub: Hub,
        store: Shelves,
        ended: Callable[[Collection[str]], None],
        owner: Owner,
        buckets: Making = own_buckets,
        share: Share = alone,
    ) -> None:
        book, hub.gate = Book(store), Restraints(store)
        questions = SharedQuestions(store) if hub.ring.shared else OwnQuestions()
        self.accounts = Accounts(book, hub.ring, Passwords(), Passkeys(questions), share=share)
        self._moderation, self._owner = Moderation(hub, book, store, hub.ring, owner.holds, buckets), owner
        self.accounts.ended = ended
        self.games, self.profiles, self.ladders = Games(hub, book, store), Profiles(book, store), Ladders(store)
        self._hub, self._results = hub, Results(hub.tables, book, store)
        hub.standing, self.games.taken = self._results.changed, self._results.taken
        self.games.settle = self._results.settle

    def routes(self, asked: Asked) -> list[Route]:
        known = account_routes(self.accounts, self.games, self.profiles, self.ladders, asked)
        return [*known, *moderation_routes(self._moderation, asked)]

    async def begin(self) -> None:
        """The server runs: games that ended before anybody was told are caught up with."""
        self._owner.settled = await self._moderation.owned()
        await self._owner.begin()
        self._hub.tables.spawn(self._results.catch_up())

    async def keep(self, here: Callable[[], Collection[str]]) -> None:
        """Where several processes share the store: whatever of those *here* ends elsewhere ends here, too."""
        while self._hub.ring.shared:
            await asyncio.sleep(LOOKED)
            try:
                await self.accounts.check(here())
                await self.games.look()
                await self._moderation.look()
            except Exception:  # noqa: BLE001 - the database may be away for a while: it is asked again
                _log.exception("sessions cannot be looked up")

    def close(self) -> None:
        self.accounts.close()
