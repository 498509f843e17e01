"""What those at a table wish of each other while a game goes on: what would happen, or why it cannot.

Nothing changes here: like the wishes of ``table``, each gives the ``Change`` that would do it. *now* is in
seconds since 1970.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from demesne.games.base import Seat, Turn
from demesne.server.guard.keyring import account_of
from demesne.server.table.absence import changed, inherited, passing, stand_in
from demesne.server.table.arriving import giving_way
from demesne.server.table.company import ANSWER, Company, Request, answering, check_stays, customs_told
from demesne.server.table.deciders import is_late, lenders, playing, voters
from demesne.server.table.following import asked_again, game_of_fewer, may_follow, rematch_told
from demesne.server.table.table import BOT, Chair, Change, Table
from demesne.server.wire.company_messages import FOR_GOOD, Act, Answer, Arrange, Ask, Customs, Lend, Rename, Tell, Wish
from demesne.server.wire.log import Told
from demesne.server.wire.names import clean_line, clean_name, distinct_name
from demesne.server.wire.refusals import Args, Refusal

__all__ = ["lapsed", "may", "not_again", "renamed", "settled", "wished"]

MOST = 1000
"""How many lines may be said to everybody at one table."""

Message = Act | Ask | Answer | Lend | Arrange | Tell


# --- what one wishes ----------------------------------------------------------------------------


def wished(table: Table, owner: str | None, message: Message, now: int) -> Change:
    """What *message* of *owner* does. Raises ``Refusal``."""
    if owner is None or not table.seats_of(owner):
        raise Refusal("seat.not-yours")
    seat = table.seats_of(owner)[0]
    if _is_endless(message):
        table.check_room()
    told = _told(table, seat, message, now)
    return changed(table, told, f"seat {seat}", table.message_id(owner, message.id))


def _is_endless(message: Message) -> bool:
    """Whether people may do that again and again without the game coming any nearer to its end."""
    match message:
        case Act(act):
            return act == "leave"
        case Ask(what):
            return what in {"undo", "pause"}
    return isinstance(message, Arrange | Tell)


def _told(table: Table, seat: Seat, message: Message, now: int) -> list[Told]:
    match message:
        case Act("close"):
            return _close(table, seat)
        case Arrange(customs):
            _check_host(table, seat)
            _check_clock(table, customs)
            return [msgspec.structs.replace(customs_told(customs), seat=seat)]
        case Tell():
            return _tell(table, seat, message)
    if table.status == "over" and isinstance(message, Ask | Answer):
        return rematch_told(table, seat, message, now)
    if table.status != "playing":
        raise Refusal("table.waiting" if table.status == "waiting" else "table.over")
    if isinstance(message, Act) and message.act == "return":
        return _return(table, seat)
    if seat in table.company.stints:
        raise Refusal("seat.lent")
    return _in_game(table, seat, message, now)


def _in_game(table: Table, seat: Seat, message: Act | Ask | Answer | Lend, now: int) -> list[Told]:
    match message:
        case Act(act):
            return {"leave": _leave, "resign": _resign, "resume": _resume}[act](table, seat)
        case Ask(what):
            return _ask(table, seat, what, now)
        case Answer():
            return _answer(table, seat, message, now)
        case Lend(other):
            return _want(table, seat, table.person(other) if 0 <= other < len(table.chairs) else -1, now)


def _tell(table: Table, seat: Seat, message: Tell) -> list[Told]:
    """A line to everybody: a phrase by its name, or words of one's own where the host allows them."""
    if sum(entry.told.code == "said" for entry in table.log) >= MOST:
        raise Refusal("talk.full", most=MOST)
    if message.phrase:
        return [Told("said", seat, {"phrase": message.phrase})]
    if not table.company.customs.words:
        raise Refusal("talk.words")
    return [Told("said", seat, {"text": clean_line(message.text)})]


def _close(table: Table, seat: Seat) -> list[Told]:
    _check_host(table, seat)
    if table.status == "over":
        raise Refusal("table.over")
    return [Told("ended", seat, {"how": "closed"})]


def _check_host(table: Table, seat: Seat) -> None:
    if not table.hosts(table.chairs[seat].owner):
        raise Refusal("host.only")


def _check_clock(table: Table, customs: Customs) -> None:
    """Those who play know how much time there is."""
    now = table.company.customs
    if table.status != "waiting" and _clock(now) != _clock(customs):
        raise Refusal("clock.set")


def _clock(customs: Customs) -> tuple[int, ...]:
    return customs.minutes, customs.seconds, customs.hours


def _return(table: Table, seat: Seat) -> list[Told]:
    stint = table.company.stints.get(seat)
    if stint is None:
        raise Refusal("return.nothing")
    check_stays(stint)
    return [Told("back", seat), *inherited(table, seat)]


def _resume(table: Table, seat: Seat) -> list[Told]:
    if not table.company.paused:
        raise Refusal("resume.nothing")
    return [Told("resumed", seat)]


# --- leaving and giving up ----------------------------------------------------------------------


def _leave(table: Table, seat: Seat) -> list[Told]:
    """A bot plays until the person is back; the host's rights pass on."""
    if not playing(table) - {seat}:
        raise Refusal("leave.alone")
    return [Told("gone", seat, {"bot": stand_in(table)}), *passing(table, seat)]


def _resign(table: Table, seat: Seat) -> list[Told]:
    """A bot plays on and the host's rights pass on, or the game ends: one side is left, or no people to play with."""
    given_up = Told("resigned", seat, {"bot": stand_in(table)})
    if _ends(table, seat):
        return [given_up, Told("ended", seat, {"how": "resigned"})]
    return [given_up, *passing(table, seat)]


def _ends(table: Table, seat: Seat) -> bool:
    resigned = {other for other, stint in table.company.stints.items() if stint.why in FOR_GOOD}
    others = table.people.keys() - resigned - {seat}
    sides = {side for other in others for side in _sides(table, other)}
    return not others or (len(table.game.sides) == 2 and not sides & _sides(table, seat))


def _sides(table: Table, seat: Seat) -> set[int]:
    return {table.side_of(each) for each in table.seats_of(table.people[seat])}


# --- asking for consent -------------------------------------------------------------------------


def _ask(table: Table, seat: Seat, what: str, now: int) -> list[Told]:
    company = table.company
    if what == "again":
        raise Refusal("table.running")
    if request := company.request:
        if what == request.what != "undo" and request.until > now and seat in voters(table, request) - request.agreed:
            return [Told("agreed", seat, {"what": what})]  # two ask at the same time: they want the same
        raise Refusal("ask.open")
    if company.paused and what != "end":
        raise Refusal("table.paused")
    if (seat, what) in company.spent:
        raise Refusal("ask.once")
    args: dict[str, str | int] = {"what": what, "until": now + answering(company.customs, ANSWER)}
    if what == "undo":
        steps = steps_back(table, seat)
        if not steps:
            raise Refusal("undo.nothing")
        args["code"] = str(table.steps[-steps].move).split(" ", 1)[0]
    return [Told("asked", seat, args)]


def steps_back(table: Table, seat: Seat) -> int:
    """How many steps back the last move of the person of *seat* lies; 0 where something new has been seen since."""
    own = table.seats_of(table.people[seat])
    for back, step in enumerate(reversed(table.steps), 1):
        if step.before.to_move in own:
            return back if len(table.steps) - back not in table.company.for_people else 0
        if step.before.to_move is Turn.CHANCE or table.family.hides:
            return 0
    return 0


def _answer(table: Table, seat: Seat, message: Answer, now: int) -> list[Told]:
    request = table.company.request
    if request is None or request.seq != message.request or request.until <= now:
        raise Refusal("ask.gone")
    if seat not in voters(table, request) or seat in request.agreed:
        raise Refusal("ask.not-you")
    return [Told("agreed" if message.yes else "declined", seat, {"what": request.what})]


def _want(table: Table, seat: Seat, other: Seat, now: int) -> list[Told]:
    """A bot is wanted for the person of *other*, who is away or out of time."""
    company = table.company
    if other == seat or other in company.stints or not (is_late(table, other) or other in company.away):
        raise Refusal("lend.here")
    if not is_late(table, other):
        _check_grace(company, other, now)
    elif company.paused:
        raise Refusal("table.paused")
    if seat in company.wanting.get(other, ()):
        raise Refusal("ask.once")
    return [Told("wanted", seat, {"other": other})]


def _check_grace(company: Company, other: Seat, now: int) -> None:
    if not company.customs.grace:
        raise Refusal("lend.never")
    if (left := company.away[other] + company.customs.grace - now) > 0:
        raise Refusal("lend.early", seconds=left)


# --- what comes of it -----------------------------------------------------------------------------


def settled(table: Table) -> Change:
    """What follows by itself once everybody who is asked has consented; nothing if somebody has not."""
    company, told = table.company, list[Told]()
    if not (company.wanting or company.request) or table.status != "playing":
        return changed(table, [])
    for other, wanting in company.wanting.items():
        here, is_over = lenders(table, other), is_late(table, other)
        wanted = not company.paused if is_over else other in company.away  # in a break nobody has to play
        if wanted and other not in company.stints and here and here <= wanting:
            args: Args = {"bot": stand_in(table), **({"late": 1} if is_over else {})}
            told += [Told("lent", other, args), *passing(table, other)]
    request = company.request
    if request is None or voters(table, request) - request.agreed:
        return changed(table, told)
    if request.what == "undo":
        return _undone(table, request, told)
    done = Told("paused", request.seat) if request.what == "pause" else Told("ended", None, {"how": "agreed"})
    return changed(table, [*told, done])


def _undone(table: Table, request: Request, told: list[Told]) -> Change:
    steps = steps_back(table, request.seat)
    undo = Told("undo", request.seat, {**table.withdrawn(steps), "steps": steps})
    return replace(changed(table, [*told, undo]), undone=steps)


def lapsed(table: Table, now: int) -> Change:
    """A request that was not answered in time is refused."""
    request = table.company.request
    over = request is not None and request.until <= now and (table.status == "playing" or bool(asked_again(table)))
    return changed(table, [Told("lapsed", request.seat, {"what": request.what})] if over and request else [])


def not_again(table: Table, seat: Seat) -> Change:
    """The person of *seat* does not play the other game that everybody has agreed to, if they have."""
    return changed(table, [Told("declined", seat, {"what": "again"})] if asked_again(table) else [])


def renamed(table: Table, owner: str | None, message: Rename) -> tuple[dict[Seat, Chair], Change]:
    """Another name for a seat of *owner*; a bot that looks the same gives way."""
    own = [seat for seat in table.seats_of(owner) if message.seat in (None, seat)]
    if not own:
        raise Refusal("seat.not-yours")
    table.check_room()
    seat = next((each for each in own if table.chairs[each].kind != "here"), own[0])
    others = [chair.name for at, chair in enumerate(table.chairs) if at != seat and chair.owner not in (None, BOT)]
    name = distinct_name(clean_name(message.name), others)
    told = Told("renamed", seat, {"before": table.chairs[seat].name, "account": account_of(owner) or ""})
    change = changed(table, [told], f"seat {seat}", table.message_id(owner, message.id))
    return {seat: replace(table.chairs[seat], name=name), **giving_way(table, name)}, change


def may(table: Table, owner: str | None) -> list[Wish]:
    """What *owner* may wish for now."""
    own = table.seats_of(owner)
    if not own or table.status == "over":
        return may_follow(table, own[0]) if own else []
    host: list[Wish] = ["close"] if table.hosts(owner) else []
    if table.status == "waiting":
        fewer: list[Wish] = ["fewer"] if host and game_of_fewer(table) else []
        return [*fewer, *host]
    return [*_in_play(table, own[0]), *host]


def _in_play(table: Table, seat: Seat) -> list[Wish]:
    company = table.company
    if stint := company.stints.get(seat):
        return [] if stint.why in FOR_GOOD else ["return"]
    asks: list[Wish] = []
    if company.request is None:
        asks = [what for what in ("undo", "pause", "end") if _may_ask(table, seat, what)]
    resume: list[Wish] = ["resume"] if company.paused else []
    leave: list[Wish] = ["leave"] if playing(table) - {seat} else []
    return [*asks, *resume, *leave, "resign"]


def _may_ask(table: Table, seat: Seat, what: str) -> bool:
    company = table.company
    if (seat, what) in company.spent or (company.paused and what != "end"):
        return False
    return what != "undo" or bool(steps_back(table, seat) and not table.can_undo(table.people[seat]))
