"""One game between players: what is no player for each seat, or no move, is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from demesne.arena.play import play
from demesne.games.registry import GAMES, make_game
from demesne.players.faults import PlayerFault
from demesne.players.spec import make_player


class Answering:
    """A player that always decides *move*, whatever it sees."""

    def __init__(self, move: object) -> None:
        self.move = move

    def decide(self, _: object) -> Any:
        return self.move


@pytest.mark.parametrize("players", [0, 1, 3])
def test_a_game_has_a_player_for_each_seat(players: int) -> None:
    with pytest.raises(ValueError, match=f"^kingdomino for 2 takes 2 players, not {players}$"):
        play(make_game("kingdomino", 2), [make_player("random", 1)] * players, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("move", ["claim 3", None, 7])
def test_a_player_decides_on_a_move_and_not_on_its_text(name: str, move: object) -> None:
    with pytest.raises(
        PlayerFault, match=rf": expected a move of this game, not {type(move).__name__}; its parse_move "
    ):
        play(make_game(name, 3), [Answering(move)] * 3, 1)


def test_a_player_is_not_its_name() -> None:
    with pytest.raises(TypeError, match="expected players that decide, such as make_player makes, not 'random'"):
        play(make_game("kingdomino", 2), ["random", "random"], 1)  # type: ignore[list-item]
