"""What is told about a table's shuffle."""

from __future__ import annotations

from hashlib import sha256

from demesne.server.table.dealing import shuffled
from demesne.server.table.table import Table
from demesne.server.wire.http_messages import PileInfo, ShuffleInfo

__all__ = ["shuffle_of"]


def shuffle_of(table: Table, owner: str | None) -> ShuffleInfo:
    """What *owner* may know of the shuffle at *table*; everything once the rules have ended the game.

    Nothing about a table that is older than checkable shuffles.
    """
    seed, salts = table.dealer.seed, table.salts
    if seed is None:
        return ShuffleInfo(None, [])
    commitment = sha256(seed.encode()).hexdigest()
    if not (table.state.outcome() and table.welcomes(owner)):
        return ShuffleInfo(commitment, salts, of=table.dealer.of)
    piles = shuffled(seed, salts, table.steps[table.dealer.since :])
    told = [PileInfo(pile.seed, pile.held, pile.dealt) for pile in piles]
    return ShuffleInfo(commitment, salts, seed, told, table.dealer.of)
