"""A shuffle that can be checked: committed to before the game, recomputed after it, the same whatever is played."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from demesne.games.base import Turn
from demesne.games.registry import make_game
from demesne.records.jsonl import format_jsonl
from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import Join
from demesne.server.registry import family_of
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import Shuffled, checked_salt
from demesne.server.table.new_tables import same_again
from demesne.server.table.records import record_of
from demesne.server.table.restore import table_of
from demesne.server.table.shuffles import shuffle_of
from demesne.server.table.table import Chair, Table
from demesne.server.wire.http_messages import PileInfo, ShuffleInfo
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, Inline, MemoryStore, going, play, run, wish
from tests.server.kit import table as thrown

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("kingdomino", 2, {}),
    ("queendomino", 3, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("domaine", 2, {}),
)
SEED = "5eed" * 16
PAPER = Path(__file__).parents[3] / "docs" / "howto" / "check-a-shuffle.md"


def fair(name: str, players: int, options: dict[str, Any], *, dice: int = 1, salt: str = "", seed: str = SEED) -> Table:
    """A whole game at a table of its own, with a *salt* of the second seat, played as *dice* fall."""
    chairs = [Chair("you", f"name {seat}", None, ADA, salt if seat == 1 else "") for seat in range(players)]
    of = Table("t" * 26, make_game(name, players, options), family_of(name), chairs, Shuffled(seed))
    of.take(begun(of))
    rng = Random(dice)
    while going(of):
        play(of, str(rng.choice(of.state.legal_moves())))
    return of


def deals(of: Table) -> list[str]:
    return [str(step.move) for step in of.steps if step.before.to_move is Turn.CHANCE]


def order(pile: Any) -> list[str]:
    """The order of a pile, as the paper describes it and by nothing of the product."""
    things = [(thing, copy) for thing, count in pile.held.items() for copy in range(count)]
    places = {at: sha256(f"{pile.seed} {at[0]} {at[1]}".encode()).digest() for at in things}
    return [thing for thing, _ in sorted(things, key=places.__getitem__)]


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=str)
def test_everything_came_in_the_order_that_seed_and_salts_fix(name: str, players: int, options: dict[str, Any]) -> None:
    of = fair(name, players, options, salt="pepper")
    told = shuffle_of(of, ADA)
    assert told.seed == SEED
    assert told.commitment == sha256(SEED.encode()).hexdigest()
    assert told.salts[1] == "pepper"
    assert sorted(thing for pile in told.piles for thing in pile.dealt) == sorted(deals(of))
    for pile in told.piles:
        assert pile.seed.split()[0] == ":".join([SEED, *told.salts])
        assert order(pile)[: len(pile.dealt)] == pile.dealt


def test_what_is_played_changes_nothing_and_a_salt_changes_everything() -> None:
    one, two, three = (
        deals(fair("kingdomino", 2, {}, dice=dice, salt=salt)) for dice, salt in ((1, ""), (2, ""), (1, "a"))
    )
    assert one == two
    assert one != three
    assert deals(fair("kingdomino", 2, {}, seed="0" * 64)) != one


def test_a_table_made_again_from_its_log_goes_on_with_the_same_order() -> None:
    whole = fair("queendomino", 2, {})
    cut = next(n for n, entry in enumerate(whole.log) if n > len(whole.log) // 2 and entry.actor != "table")
    again = Table(whole.id, whole.game, whole.family, whole.chairs, Shuffled(SEED))
    again.follow(whole.log[:cut])
    while going(again):
        play(again, str(whole.steps[len(again.steps)].move))
    assert again.log == whole.log


def test_a_deal_that_was_not_stored_is_dealt_again_alike() -> None:
    """The deck goes on from what has happened, not from what was tried."""
    of = fair("kingdomino", 2, {})
    again = Table(of.id, of.game, of.family, of.chairs, Shuffled(SEED))
    assert begun(again) == begun(again)


def test_until_the_game_is_over_only_the_commitment_is_told() -> None:
    async def story() -> None:
        store = MemoryStore()
        of = Hub(store, Inline(), (0.0, 0.0))
        opened = await of.open(wish("you", "open", game="kingdomino"))
        before = shuffle_of(await of.table(opened.table), None)
        assert (before.seed, before.piles, before.salts) == (None, [], ["", ""])
        await of.join(opened.table, Join(str(opened.invite), "Bo", salt="mine"))
        table = await of.table(opened.table)
        running = shuffle_of(table, digest(opened.key))
        assert (running.seed, running.piles, running.salts) == (None, [], ["", "mine"])
        assert running.commitment == before.commitment
        kept = table_of(store.kept[opened.table], Random(1))
        while going(kept):
            play(kept)
        after = shuffle_of(kept, None)
        assert after.seed is not None
        assert sha256(after.seed.encode()).hexdigest() == before.commitment
        assert after.salts == ["", "mine"]
        assert all(order(pile)[: len(pile.dealt)] == pile.dealt for pile in after.piles)

    run(story())


def test_with_fewer_the_commitment_holds_and_another_game_has_another() -> None:
    async def story() -> None:
        of = Hub(MemoryStore(), Inline(), (0.0, 0.0))
        opened = await of.open(wish("you", "open", "open", game="kingdomino"))
        await of.join(opened.table, Join(str(opened.invite), "Bo", salt="mine"))
        first = shuffle_of(await of.table(opened.table), None)
        second = await of.table((await of.successors.fewer(opened.table, opened.key)).table)
        assert (shuffle_of(second, None).commitment, second.salts) == (first.commitment, ["", "mine"])
        third = same_again("u" * 26, second, Random(1), "a seed of its own")
        assert shuffle_of(third, None).commitment != first.commitment
        assert third.salts == ["", ""]

    run(story())


def test_a_table_from_before_says_that_its_shuffle_cannot_be_checked() -> None:
    assert shuffle_of(thrown(ADA, BO), ADA) == ShuffleInfo(None, [])


@pytest.mark.parametrize("salt", ["two words", "x" * 65, "é", "a:b"])
def test_a_salt_is_one_short_word(salt: str) -> None:
    with pytest.raises(Refusal):
        checked_salt(salt)


def script(told: ShuffleInfo, record: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What the lines of the paper say to *told*, and to the *record* of the game."""
    found = re.search(r"```python\n(.*?)```", PAPER.read_text(), re.DOTALL)
    assert found
    assert len(found[1].splitlines()) <= 20
    (folder / "told.json").write_bytes(msgspec.json.encode(told))
    (folder / "game.jsonl").write_text(record)
    command = [sys.executable, "-c", found[1], str(folder / "told.json"), str(folder / "game.jsonl")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


PILES: tuple[tuple[str, int, dict[str, Any], list[int]], ...] = (
    ("kingdomino", 3, {"dynasty": True}, [48, 3] * 3),
    ("queendomino", 2, {}, [32, 48, 4]),
    ("royal-wedding", 6, {"teams": True}, [32, 48, 6, 48]),
    ("domaine", 2, {}, [15] * 4),
)
"""What the paper says that there is in each pile."""


@pytest.mark.parametrize(("name", "players", "options", "sizes"), PILES, ids=str)
def test_the_lines_of_the_paper_find_the_order_of_every_game(
    name: str, players: int, options: dict[str, Any], sizes: list[int], tmp_path: Path
) -> None:
    of = fair(name, players, options, salt="pepper")
    told = shuffle_of(of, ADA)
    said = script(told, format_jsonl(record_of(of)), tmp_path).stdout.splitlines()
    came = [len(pile.dealt) for pile in told.piles]
    assert said[:-1] == [f"A pile of {size}, of which {dealt} came" for size, dealt in zip(sizes, came, strict=True)]
    assert said[-1].startswith("Everything came in the order")


def test_the_lines_of_the_paper_find_any_fault(tmp_path: Path) -> None:
    of = fair("queendomino", 2, {}, salt="pepper")
    whole = format_jsonl(record_of(of))

    def fault(change: Callable[[PileInfo], object] = bool, record: str = whole, **lies: Any) -> str:
        """What is said when the pile of dominoes, the record or something else is not as it was."""
        told = shuffle_of(of, ADA)
        change(told.piles[1])
        return script(msgspec.structs.replace(told, **lies), record, tmp_path).stderr

    def tried(pile: PileInfo) -> None:
        pile.seed += " 5"
        pile.dealt[:] = order(pile)

    assert fault() == ""
    assert "committed" in fault(seed="0" * 64)
    assert "another seed" in fault(salts=["", ""])
    assert "another seed" in fault(tried), "a number was tried out until the order suited somebody"
    assert "another order" in fault(lambda pile: pile.dealt.reverse())
    assert "other things" in fault(lambda pile: pile.dealt.pop())
    assert "other things" in fault(piles=shuffle_of(of, ADA).piles[:2]), "a pile is not told"
    one, two = (f'"{domino}"' for domino in shuffle_of(of, ADA).piles[1].dealt[:2])
    exchanged = whole.replace(one, "?").replace(two, one).replace("?", two)
    assert "another order" in fault(record=exchanged), "the game was another one"
