"""The builders' board: tiles for sale, their prices, and the dragon."""

from __future__ import annotations

from dataclasses import dataclass

from demesne.games.grid import Chart
from demesne.games.queendomino.box import PRINTED, Box
from demesne.games.replacing import replace

__all__ = [
    "COSTS",
    "Builders",
    "burn",
    "free_slot",
    "new_builders",
    "no_builders",
    "price",
    "refresh",
    "sell",
    "turn_up",
]

COSTS = range(6)
"""The printed costs: slot *n* of the board costs *n* coins (rules 2.3)."""


@dataclass(frozen=True, slots=True)
class Builders:
    """The tile in each slot by printed cost (cheapest first), and the pile.

    ``pile`` holds how many tiles of each building are not yet turned up.
    ``burnt`` is the slot that the dragon stands on, ``None`` while it is home.
    """

    slots: tuple[str | None, ...]
    pile: Chart[str, int]
    burnt: int | None = None

    @property
    def dragon_home(self) -> bool:
        return self.burnt is None


def new_builders(box: Box = PRINTED) -> Builders:
    """Six empty slots and all tiles of *box* in the pile.

    >>> sum(new_builders().pile.values())
    32
    """
    return Builders((None,) * len(COSTS), Chart({b.id: b.copies for b in box.buildings.values()}))


def no_builders() -> Builders:
    """An empty board without a pile, for the game that has none (rules 13).

    >>> free_slot(no_builders()) is None
    True
    """
    return Builders((None,) * len(COSTS), Chart())


def price(cost: int, hosts_queen: bool) -> int:
    """The price of the slot with printed *cost*: the Queen lowers it, not below 0 (rules 7.2).

    >>> price(3, hosts_queen=False), price(3, hosts_queen=True), price(0, hosts_queen=True)
    (3, 2, 0)
    """
    return max(0, cost - 1) if hosts_queen else cost


def free_slot(builders: Builders) -> int | None:
    """The cheapest empty slot that the pile can fill, if any (rules 3.6).

    >>> free_slot(new_builders()), free_slot(turn_up(new_builders(), "statue"))
    (0, 1)
    """
    if not builders.pile:
        return None
    return next((cost for cost in COSTS if builders.slots[cost] is None), None)


def turn_up(builders: Builders, building: str) -> Builders:
    """A tile of *building* moved from the pile to the cheapest empty slot.

    >>> builders = turn_up(new_builders(), "statue")
    >>> builders.slots[:2], builders.pile["statue"]
    (('statue', None), 2)
    """
    cost = free_slot(builders)
    if cost is None:
        raise ValueError("no empty slot or no tile left")
    left = dict(builders.pile)
    left[building] -= 1
    if not left[building]:
        del left[building]
    return replace(_with(builders, cost, building), pile=Chart(left))


def sell(builders: Builders, cost: int) -> Builders:
    """The board with the slot of printed *cost* emptied; it stays empty until the round ends (rules 6.1).

    >>> builders = turn_up(turn_up(new_builders(), "statue"), "bakery")
    >>> sell(builders, 0).slots[:2]
    (None, 'bakery')
    """
    return _with(builders, cost, None)


def burn(builders: Builders, cost: int) -> Builders:
    """The board with the tile in the slot burnt and the dragon on it (rules 8).

    >>> builders = turn_up(turn_up(new_builders(), "statue"), "bakery")
    >>> burn(builders, 1).slots[:2], burn(builders, 1).burnt
    (('statue', None), 1)
    """
    return replace(_with(builders, cost, None), burnt=cost)


def refresh(builders: Builders) -> Builders:
    """The board with the dragon home and the tiles slid to the cheapest slots in order (rules 3.6).

    >>> builders = turn_up(turn_up(new_builders(), "statue"), "bakery")
    >>> refresh(burn(builders, 0)).slots[:2], refresh(burn(builders, 0)).dragon_home
    (('bakery', None), True)
    """
    tiles = [tile for tile in builders.slots if tile is not None]
    slots = (*tiles, *[None] * (len(COSTS) - len(tiles)))
    return replace(builders, slots=slots, burnt=None)


def _with(builders: Builders, cost: int, tile: str | None) -> Builders:
    slots = list(builders.slots)
    slots[cost] = tile
    return replace(builders, slots=tuple(slots))
