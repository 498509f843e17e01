"""Why a hint: facts that add up to what the rules say the move brings, for the asker only."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Sell
from demesne.games.queendomino.moves import Build, Claim, Place, Tax
from demesne.games.queendomino.state import State
from demesne.review.facts import Fact
from demesne.server.protocol import Hinted
from demesne.server.table.table import Table
from tests.server.court import court, lively, state_of
from tests.server.duel import Brisk, Duel, settled
from tests.server.kit import ADA, going, play, run, table

POINTS = {"joins", "starts", "row", "built"}


def said(of: Table, move: object) -> list[Fact]:
    return list(of.family.reasons(of.state, str(move)))


def total(state: State) -> int:
    return state.sheet(state.side).total


@pytest.mark.slow
@pytest.mark.parametrize("name", ["queendomino", "kingdomino"])
def test_the_points_of_the_reasons_are_those_that_the_score_gains(name: str) -> None:
    of, rng = table(ADA, ADA, name=name), Random(7)
    codes: set[str] = set()
    for _ in range(160):
        if not going(of):
            break
        state = cast("State", of.state)
        for move in state.legal_moves()[:12]:
            facts = said(of, move)
            codes |= {fact.code for fact in facts}
            gained = sum(int(fact.args["points"]) for fact in facts if fact.code in POINTS)
            if isinstance(move, Place | Build):
                side = state.side
                assert gained >= state.apply(move).sheet(side).total - total(state), "what is lost is not told"
                assert all(int(fact.args["points"]) > 0 for fact in facts if fact.code in POINTS)
            if isinstance(move, Tax):
                assert facts[0].args["coins"] > 0  # type: ignore[operator]
        play(of, str(rng.choice(state.legal_moves())))
    assert codes >= {"joins", "starts", "best", "places"}
    assert name != "queendomino" or codes >= {"taxes", "built"}


def test_the_weightiest_reason_comes_first() -> None:
    of, rng = table(ADA, ADA, name="kingdomino"), Random(9)
    for _ in range(160):
        if not going(of):
            return
        state = cast("State", of.state)
        for move in state.legal_moves()[:12]:
            worth = [int(fact.args["points"]) for fact in said(of, move) if fact.code in {"joins", "starts"}]
            assert worth == sorted(worth, reverse=True)
        play(of, str(rng.choice(state.legal_moves())))


def test_a_claim_says_where_the_domino_counts_and_how_often_it_fits() -> None:
    """On the first turn, a domino fits beside the castle in every direction: 24 ways for two landscapes, 12 for one."""
    of = table(ADA, ADA, name="kingdomino")
    state = cast("State", of.state)
    claims = [move for move in state.legal_moves() if isinstance(move, Claim)]
    counts = {fact.args["count"] for move in claims for fact in said(of, move) if fact.code == "places"}
    assert counts <= {12, 24}
    assert counts


@pytest.mark.slow
def test_at_court_what_closes_scores_or_sells_is_told() -> None:
    of, rng = court(ADA, ADA, seed=5), Random(5)
    codes: set[str] = set()
    for _ in range(700):
        if not going(of):
            break
        state = state_of(of)
        for move in state.legal_moves()[:40]:
            facts = said(of, move)
            codes |= {fact.code for fact in facts}
            if isinstance(move, Sell):
                assert facts == [Fact("sells", {"ducats": CARDS[move.card].sell})]
        play(of, str(lively(state, rng)))
    assert codes >= {"sells", "closes", "stronger"}


def test_a_hint_comes_with_its_reasons_and_only_to_the_asker() -> None:
    async def story() -> None:
        duel = await Duel(Brisk()).gather()
        of = await duel.hub.table(duel.name)
        state = of.state
        await duel.ask()
        await settled()
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert answer.reasons == list(of.family.reasons(state, answer.move))
        assert answer.reasons
        assert duel.ears[1].answers == []

    run(story())
