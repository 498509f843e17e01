"""How a table of Domaine plays, told in full, with the cards as printed."""

from __future__ import annotations

from collections.abc import Mapping

from demesne.games.base import Game
from demesne.games.domaine.cards import CARDS, Card
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import land_rows
from demesne.games.domaine.tiles import OWN_TILES, PLAIN_LAYOUT
from demesne.server.domaine.shapes import CardUse, CardView, DomaineRules

__all__ = ["rules_view"]


def rules_view(game: Game[State], rules: Rules) -> DomaineRules:
    """*rules* as a page may show them; what *game* was laid from is among its options."""
    tiles, layout = _laid_from(game.options)
    return DomaineRules(
        game=game.name,
        players=rules.seats,
        land=land_rows(rules.land),
        tiles=tiles,
        layout=layout,
        castles=rules.castles,
        knights=rules.knights,
        borders=rules.markers,
        ducats=rules.ducats,
        king=rules.king,
        neutral=rules.neutral,
        spacing=rules.spacing,
        expansion=rules.expansion,
        stalling="printed" if rules.patience is None else "forced",
        second_bonus=rules.second_bonus,
        neutral_targets=rules.neutral_targets,
        last_knight=rules.last_knight,
        allied_deserter=rules.allied_deserter,
        king_tie=rules.king_tie,
        cards=CARD_VIEWS,
    )


def _laid_from(options: Mapping[str, object]) -> tuple[str, str]:
    """The tile set's name and how the tiles lie; nothing of either where the land was given as it is."""
    if "board" in options:
        return "", ""
    tiles = options.get("tiles")
    name = str(tiles.get("name", "")) if isinstance(tiles, Mapping) else OWN_TILES.name
    return name, str(options.get("layout", PLAIN_LAYOUT))


def _card(card: Card) -> CardView:
    uses = [CardUse(action.value, parts) for action, parts in card.parts.items()]
    return CardView(card.name, card.back, uses, card.price, card.sell)


CARD_VIEWS = [_card(card) for card in CARDS.values()]
