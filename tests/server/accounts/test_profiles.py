"""What somebody's games add up to in their profile, and how those counted that were not played out."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from demesne.server.accounts.book import Book
from demesne.server.accounts.profiles import Profiles, _early
from demesne.server.accounts.results import settle
from demesne.server.store.store import Store
from demesne.server.table.rated import Result
from demesne.server.table.restore import seating_of
from demesne.server.wire.account_messages import Profile
from demesne.server.wire.company_messages import USUAL
from tests.server.accounts.test_accounts import code, hasty, mine, signed_up
from tests.server.accounts.test_rated import ADA, BO, CLEO, rated_table
from tests.server.client import Site
from tests.server.kit import known, moves_of, run, wish


@pytest.mark.slow
def test_a_profile_adds_up_what_was_played_and_may_be_hidden(tmp_path: Path) -> None:
    with hasty(tmp_path) as site:
        key = signed_up(site, "Ada")
        account = mine(site, "/api/account", key)["id"]
        guest = site.open(wish("you", "bot", bot="random", game="kingdomino"))
        _play_out(site, guest.table, guest.key)
        seats = {"seats": [{"table": guest.table, "key": guest.key}]}
        assert site.post("/api/account/games", seats, key).json() == {"tables": [guest.table]}
        while not (profile := site.http.get(f"/api/people/{account}").json())["games"]:
            pass
        results = mine(site, f"/api/tables/{guest.table}", key)["results"]
        own = next(side for side in results if 0 in side["seats"])
        [tally] = profile["tallies"]
        assert (tally["game"], tally["mode"], tally["games"], tally["even"]) == ("kingdomino", "pair", 1, 0.5)
        assert (tally["best"], tally["mean"], tally["table"]) == (own["total"], own["total"], guest.table)
        assert tally["won"] == (own["rank"] == 1) / sum(side["rank"] == 1 for side in results)
        assert tally["rows"] == own["rows"]
        summary = mine(site, f"/api/tables/{guest.table}", guest.key)
        told = {"game": "kingdomino", "table": guest.table, "points": own["total"], "land": summary["land"]}
        assert profile["best"] == told
        assert profile["ratings"] == []  # it was not a rated game
        [game] = profile["games"]
        assert (game["game"]["rank"], game["others"]) == (own["rank"], ["random"])
        assert mine(site, "/api/account/data", key)["games"] == [game["game"]]
        site.post("/api/account/change", {"hidden": True}, key)
        hidden = site.http.get(f"/api/people/{account}").json()
        assert (hidden["name"], hidden["tallies"], hidden["games"], hidden["best"]) == ("Ada", [], [], None)
        assert mine(site, f"/api/people/{account}", key)["tallies"] == [tally]
        assert code(site.http.get("/api/people/nobody")) == (404, "account.unknown")


def test_a_profile_is_told_alike_from_every_database(stores: list[Store]) -> None:
    """PostgreSQL averages whole numbers as decimals, which are texts on the wire."""
    over = rated_table(ADA, BO)
    over.company.customs = USUAL

    async def story() -> None:
        store = stores[0]
        await known(store, "ada", "bo")
        await store.open_table(seating_of(over, over.game.options, None), over.log, "over")
        await store.write(lambda connection: settle(connection, over, 1.0))
        profile = await Profiles(Book(store), store).of("ada", None)
        assert msgspec.json.decode(msgspec.json.encode(profile), type=Profile) == profile
        [tally] = profile.tallies
        assert (tally.games, tally.even, tally.mean) == (1, 0.5, tally.best)

    run(story())


def _play_out(site: Site, name: str, key: str) -> None:
    """The first legal moves for whoever has *key*, to the end."""
    with site.line(name, key) as line:
        while line.view.status != "over":
            if line.update and (offer := line.update.offer):
                line.play(min(moves_of(offer)))
            else:
                line.hear()


@pytest.mark.parametrize(
    ("result", "sides", "told"),
    [
        (Result([[ADA], [BO]], [1, 2]), 2, None),  # the rules ended it
        (Result([[ADA], [BO]], [1, 2]), 0, "won"),
        (Result([[ADA], [BO]], [2, 1]), 0, "up"),
        (Result([[ADA], [BO], [CLEO]], [2, 1, 1], [ADA]), 3, "left"),
        (Result([[ADA], [BO], [CLEO]], [1, 2, 1], [BO]), 3, None),  # for her it was not a rated game
        (Result([[BO], [CLEO]], [1, 2]), 0, None),
    ],
)
def test_a_profile_says_how_a_game_counted_that_was_not_played_out(
    result: Result, sides: int, told: str | None
) -> None:
    assert _early(result, ADA, sides) == told
