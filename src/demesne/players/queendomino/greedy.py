"""Which move of Queendomino looks best to a beginner, step by step of a turn."""

from __future__ import annotations

from demesne.games.queendomino.kingdom import place
from demesne.games.queendomino.line import free
from demesne.games.queendomino.moves import Claim, Discard, Pass, Place, QueendominoMove
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.players.queendomino.greedy_land import Ground, best_worth, ranked, survey
from demesne.players.queendomino.greedy_prospects import Prospects, prospects
from demesne.players.queendomino.greedy_town import choose_bribe, choose_building, choose_tax

__all__ = ["EARLY", "choose"]

LOOKED_AT = 4
"""For how many of the best placements the next domino is considered, too."""

EARLY = 0.1
"""Points for each place nearer to the front of the next round."""


def choose(state: State) -> QueendominoMove:
    """The move for the seat whose turn it is.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us claim 11.0 - 1@0,2@1,3@2,4@3 5,6,7,48 - .,.,.,.,.,. - - - 1,0;2,0"
    >>> land = " 0/0/0/0,0C;1,0W;2,0W" + 3 * " 0/0/0/0,0C"
    >>> str(choose(make_game("kingdomino", 4).parse_state(line + land)))  # the three crowns
    'claim 48'
    """
    match state.phase:
        case Phase.PLACE:
            return _place(state)
        case Phase.TAX:
            return choose_tax(state) or Pass()
        case Phase.BUILD:
            return choose_building(state) or Pass()
        case Phase.BRIBE:
            return choose_bribe(state) or Pass()
        case Phase.CLAIM:
            return _claim(state)
        case _:
            raise ValueError(f"nobody decides in phase {state.phase}")


def _place(state: State) -> QueendominoMove:
    domino = state.in_hand
    kingdom = state.sides[state.side].kingdom
    to_come = prospects(state, state.side)
    box = state.rules.box
    best = ranked(survey(kingdom, to_come, box), domino)[:LOOKED_AT]
    if not best:
        return Discard(domino.number)
    if len(best) == 1:
        return Place(domino.number, *best[0][1])
    worths = [
        (worth + _sequel(state, survey(place(kingdom, domino, *where), to_come, box), to_come), where)
        for worth, where in best
    ]
    return Place(domino.number, *max(worths)[1])


def _sequel(state: State, ground: Ground, to_come: Prospects) -> float:
    """What the dominoes already claimed and the best free one would be worth on *ground*."""
    box = state.rules.box.dominoes[state.next_box]
    worth = sum(best_worth(ground, domino) for domino in to_come.dominoes)
    return worth + max((best_worth(ground, box[n]) for n in free(state.next_line)), default=0.0)


def _claim(state: State) -> QueendominoMove:
    """The free domino that is worth most; those further back in the line come later."""
    ground = survey(state.sides[state.side].kingdom, prospects(state, state.side), state.rules.box)
    places = {slot.number: i for i, slot in enumerate(state.next_line)}
    box = state.rules.box.dominoes[state.next_box]
    worths = {n: best_worth(ground, box[n]) - EARLY * places[n] for n in free(state.next_line)}
    return Claim(max(worths, key=lambda number: (worths[number], -number)))
