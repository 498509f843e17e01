"""Every message on the wire, typed: the one source of ``web/src/protocol.ts``.

The page holds no rule. It shows a ``TableView`` and offers what ``offer`` lists;
it sends one of the listed moves back as text. All JSON keys are snake_case.
What only one family has is in that family's ``shapes``; the registry knows which families there are.
"""

from __future__ import annotations

from typing import Final

import msgspec

from demesne.server.wire import (  # isort: skip
    account_messages, branch_messages, client_messages, company_messages, day_messages, http_messages, mail_messages,
    moderation_messages, notice_messages, order_messages, puzzle_messages, refusals, result_messages, score_sheet,
    talk_messages,
)  # fmt: skip
from demesne.server import facts, knowing, review_messages, table_messages
from demesne.server.facts import Because, Hinted, Weighed
from demesne.server.wire.client_messages import Hello, Hint, Look, Ping, Play, Probed, Undo, Weigh, Whole, Why
from demesne.server.wire.company_messages import (
    Act,
    Answer,
    Arrange,
    Ask,
    Customs,
    Ended,
    Lend,
    Rename,
    RequestView,
    Stint,
    Tell,
)  # fmt: skip

from demesne.server.wire.http_messages import (  # isort: skip
    Again, BotInfo, Fewer, FreeSeat, GameInfo, Join, Joined, NewTable, Opened, OptionInfo, Problem, SeatBot,
    SeatingInfo, SeatWish, Waiting,
)  # fmt: skip
from demesne.server.knowing import Coming, Know, Stakes
from demesne.server.registry import (
    EVENT_CODES,
    OWN,
    PLAIN,
    SERVER_CODES,
    AnyEffect,
    AnyPosition,
    AnyRules,
    Offer,
)
from demesne.server.wire.refusals import Args, Bye, Reason, Square
from demesne.server.wire.result_messages import SideResult
from demesne.server.wire.talk_messages import Hover, Partner, Say, Talk, TalkLine

from demesne.server.table_messages import (  # isort: skip
    Amend, Edit, Event, Lobby, LobbyTable, Moment, OrderDraft, Positions, Replay, SeatView, Summary, TableView, Update,
)  # fmt: skip

__all__ = [
    "EVENT_CODES", "PROTOCOL", "SERVER_CODES", "WIRE", "Ack", "Act", "Again", "Amend", "Answer", "AnyEffect",
    "AnyPosition", "AnyRules", "Args", "Arrange", "Ask", "Because", "BotInfo", "Bye", "ClientMessage", "Coming",
    "Customs", "Edit", "Ended", "Event", "Fewer", "FreeSeat", "GameInfo", "Hello", "Hint", "Hinted", "Hover", "Join",
    "Joined", "Know", "Lend", "Lobby", "LobbyTable", "Look", "Moment", "NewTable", "Offer", "Opened", "OptionInfo",
    "OrderDraft", "Partner", "Ping", "Play", "Pong", "Positions", "Probe", "Probed", "Problem", "Reason", "Refused",
    "Rename", "Replay", "RequestView", "Say", "SeatBot", "SeatView", "SeatWish", "SeatingInfo", "ServerMessage",
    "SideResult", "Square", "Stakes", "Stint", "Summary", "TableView", "Talk", "TalkLine", "Tell", "Undo", "Update",
    "Waiting", "Weigh", "Weighed", "Whole", "Why",
]  # fmt: skip

PROTOCOL: Final = 1


# --- live socket --------------------------------------------------------------------


ClientMessage = (
    Hello | Look | Whole | Play | Undo | Hint | Why | Weigh | Know | Ping | Probed
    | Say | Hover | Act | Ask | Answer | Lend | Arrange | Rename | Tell
)  # fmt: skip


class Ack(msgspec.Struct, gc=False, tag="ack"):
    """The move ``id`` is stored as event ``seq``."""

    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused"):
    """``id`` of the refused message, or null when it could not be read. Nothing changed."""

    id: str | None
    reason: Reason


class Pong(msgspec.Struct, tag="pong"):
    t: int


class Probe(msgspec.Struct, tag="probe"):
    """Measures the round-trip time: the client sends ``number`` back at once."""

    number: int


ServerMessage = (
    Update | Amend | Ack | Hinted | Because | Weighed | Coming | Stakes | Refused | Pong | Probe | Bye | Talk | Partner
)


# --- everything -----------------------------------------------------------------------


def _wire() -> dict[str, object]:
    wings = [module for family in (PLAIN, *OWN.values()) for module in family.shapes]
    own = (
        account_messages,
        facts,
        knowing,
        refusals,
        result_messages,
        company_messages,
        branch_messages,
        client_messages,
        day_messages,
        http_messages,
        mail_messages,
        moderation_messages,
        notice_messages,
        order_messages,
        puzzle_messages,
        review_messages,
        score_sheet,
        table_messages,
        talk_messages,
    )
    shared = {name: vars(module)[name] for module in (*own, *wings) for name in module.__all__}
    return shared | {name: globals()[name] for name in __all__ if name != "WIRE"}


WIRE: Final = _wire()
"""Every name of this package's wire contract, whichever file it is in."""
