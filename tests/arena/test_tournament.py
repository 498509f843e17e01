"""Who meets whom, and how they did: companies, teams, shares, ratings, from results written by hand."""

from __future__ import annotations

import pytest

from demesne.arena.contest import Played
from demesne.arena.plan import Match
from demesne.arena.pool import Pool, open_pool
from demesne.arena.sprt import parse_trial
from demesne.arena.standings import Standing, entries, standings
from demesne.arena.tournament import Tournament, play_tournament
from demesne.arena.unit import Unit
from demesne.games.base import OptionError
from demesne.players.spec import SpecError
from demesne.ratings.intervals import wilson
from tests.arena.contests import Scripted, game


def of(*units: tuple[int, Unit], players: tuple[str, ...] = ("greedy", "random")) -> dict[str, Standing]:
    plans = [Match("kingdomino", players, 2 * len(players))]
    played = [Played(match, unit) for match, unit in units]
    return {standing.player: standing for standing in standings(entries(plans, played))}


def test_everybody_meets_everybody_or_one_of_them_all() -> None:
    both = ("random", "greedy")
    assert Tournament("kingdomino", both, 3).lineups() == [both]
    alone = Tournament("kingdomino", both, 3, seats=4, against="random")
    assert alone.lineups() == [("random",) * 4, ("greedy", "random", "random", "random")]
    assert [match.games for match in alone.matches()] == [12, 12]


def test_in_teams_a_player_has_both_seats() -> None:
    plan = Tournament("royal-wedding", ("greedy", "random", "random"), 2, options={"teams": True})
    assert plan.at_table == 6
    assert [match.players for match in plan.matches()] == [("greedy", "greedy", "random", "random", "random", "random")]


def test_the_land_of_domaine_is_laid_anew_for_each_deck_alike_for_all() -> None:
    one, other = (Match("domaine", players, 6, 3) for players in (("random", "random"), ("random", "greedy")))
    lands = [one.table(deck).new_state() for deck in range(3)]
    assert len(set(lands)) == 3
    assert [other.table(deck).new_state() for deck in range(3)] == lands


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        ({"players": ("greedy",)}, "players"),
        ({"players": ("greedy", "random"), "seats": 3}, "at least 3 for 3 seats"),
        ({"players": ("greedy", "random"), "seats": 9}, "9"),
        ({"players": ("greedy", "random"), "decks": 0}, "at least 1 deck"),
        ({"players": ("greedy", "greedy"), "seats": 3, "against": "random"}, "each player once"),
        ({"players": ("greedy", "greedy", "random"), "seats": 2}, "each player once"),
        ({"players": ("greedy", "random"), "options": {"size": 6}}, "size"),
        ({"game": "go", "players": ("greedy", "random")}, "no game 'go'"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused(plan: dict[str, object], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        Tournament(**{"game": "kingdomino", "decks": 2, **plan})  # type: ignore[arg-type]


def test_a_player_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SpecError, match="'deep'"):
        Tournament("kingdomino", ("greedy", "deep"), 2)
    with pytest.raises(SpecError, match="'deep'"):
        Tournament("kingdomino", ("greedy",), 2, against="deep")


def test_shares_margins_and_times_by_hand() -> None:
    """Two decks: greedy wins 50:40, ties 30:30, wins 60:20, loses 10:20."""
    found = of((0, Unit(0, (game(50, 40), game(30, 30)))), (0, Unit(1, (game(60, 20), game(10, 20)))))
    greedy = found["greedy"]
    assert (greedy.games, greedy.wins, greedy.share, greedy.mean_score) == (4, 2.5, 0.625, 37.5)
    assert greedy.margin == (10 + 0 + 40 - 10) / 4
    # Means of the decks are 5 and 15: 10 with a spread of 7.07, and t = 12.706 for one degree of freedom.
    assert greedy.margin_ci95 == pytest.approx((10 - 63.53, 10 + 63.53), abs=0.05)
    assert greedy.cpu_ms_per_decision == 0.5
    assert found["random"].share == 0.375


def test_copies_share_what_one_of_them_wins() -> None:
    """One against three copies wins two of four games: the copies have a sixth each."""
    players = ("greedy", "random", "random", "random")
    units = Unit(0, (game(9, 1, 2, 3), game(9, 1, 2, 3), game(0, 1, 2, 3), game(0, 1, 2, 3)))
    found = of((0, units), players=players)
    assert (found["greedy"].games, found["greedy"].share) == (4, 0.5)
    assert (found["random"].games, found["random"].wins, found["random"].share) == (4, 2.0, 0.1667)
    # Three copies in four games are no twelve games.
    assert found["random"].ci95 == wilson(4 / 6, 4)


def test_ratings_are_in_order_of_strength_and_centred() -> None:
    """Three wins to one, and the one drawn game against the middle that everybody has, solved by hand.

    With x the odds of greedy to the middle: 3 + 1/2 = x/(x + 1) + 4 x²/(x² + 1), so x = 1.626, 169 points apart.
    """
    found = of((0, Unit(0, (game(2, 1), game(2, 1)))), (0, Unit(1, (game(2, 1), game(1, 2)))))
    x = 10 ** (found["greedy"].rating / 400)
    assert x / (x + 1) + 4 * x * x / (x * x + 1) == pytest.approx(3.5, abs=2e-3)
    assert found["greedy"].rating == -found["random"].rating
    low, high = found["greedy"].rating_ci95 or (0.0, 0.0)
    assert low <= found["greedy"].rating <= high
    assert low < high


def test_nothing_is_known_of_a_rating_from_one_deck_or_from_wins_alone() -> None:
    one = of((0, Unit(0, (game(2, 1), game(1, 2)))))
    assert one["greedy"].rating_ci95 is None
    assert one["greedy"].margin_ci95 is None
    always = of((0, Unit(0, (game(2, 1), game(3, 2)))), (0, Unit(1, (game(2, 1), game(4, 2)))))
    assert always["greedy"].rating_ci95 is None
    assert always["greedy"].margin_ci95 is not None


def test_a_tournament_of_teams_counts_sides() -> None:
    plan = Tournament("royal-wedding", ("random",) * 3, 1, options={"teams": True})
    with open_pool("processes", 1) as pool:
        found = play_tournament(plan, pool)
    assert found.games == 6
    assert len(found.entries) == 6 * 3
    (random,) = found.standings
    assert (random.games, random.share) == (6, 0.3333)
    assert random.wins == pytest.approx(6)


def test_each_candidate_has_its_own_test_and_stops_by_itself() -> None:
    plan = Tournament("kingdomino", ("random", "greedy"), 30, seats=2, against="random")
    pool = Pool(Scripted(lambda player, deck: 10 * (player == "greedy") + deck % 5))
    found = play_tournament(plan, pool, questions=parse_trial("lead:-5,5", 2))
    greedy, random = found.tests["greedy"][0], found.tests["random"][0]
    assert (greedy.verdict, greedy.units) == ("high", 16)
    assert (random.verdict, random.units) == ("", 30)
    assert found.games == 2 * (16 + 30)


def test_every_player_has_every_seat_on_every_deck() -> None:
    """Each of three decks is played from both seats; *progress* hears of every game."""
    plan = Tournament("kingdomino", ("random", "greedy"), 3, 7)
    heard: list[int] = []
    found = play_tournament(plan, Pool(Scripted(lambda _, deck: deck)), progress=heard.append)
    assert heard == [2, 4, 6]
    assert {(entry.deck, entry.turn, entry.result.side, entry.player) for entry in found.entries} == {
        (deck, turn, side, ("random", "greedy")[(side + turn) % 2])
        for deck in range(3)
        for turn in range(2)
        for side in range(2)
    }
