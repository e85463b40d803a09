"""Requests of a seat to the others, and their effects once these agree.

- `call`: a referee's call against another team. Nobody rules on a call of their own team: a person of a third
  side decides, else one of the accused side; the creator of the table if they are among these. Where only
  bots could decide, the call counts at once. It is an entry of the record like any other.
- `takeback`: to take back one's own last turn and everything since. All people must agree. Draws stay
  committed: the same ones come again, so a player who takes a turn back may know what follows.
- `stand-in`: that a bot plays for somebody who is away. Everybody else must agree.
- `stop`: to end the game unfinished. All people must agree.
- `recover`: a seat whose token is lost, for somebody without one. All other people must agree; then there
  must have been a notice of a day, at a table with a clock that runs at once of two minutes. Until then the
  seat's own token refuses, by answering no or by playing. Where nobody else is a person, or is left, the host
  of the server agrees (`NOBODY`).
- `terms`: before the start, to play by other terms (`play.waiting_room`). All people must agree.

Bots agree to everything. One request is open at a time; play goes on meanwhile. The asker may withdraw it by
answering no, and make it again. A declined request may be repeated once somebody has played; one for a seat
also once its notice would have ended, since the game may be waiting for that very seat.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from parlour.kernel.actors import NOBODY, TABLE
from parlour.kernel.errors import NotAllowed
from parlour.kernel.message import HOUSE
from parlour.play import events as happening
from parlour.play.errors import Declined
from parlour.play.events import Arranged, Payload, QuestionAsked
from parlour.play.table_state import TableState
from parlour.play.terms import arrangement
from parlour.play.types import RequestKind

NOTICE_SECONDS: Final = 24 * 3600
"""Seconds within which the token of a seat may refuse a request for the seat."""
QUICK_NOTICE_SECONDS: Final = 120
"""Seconds of such a notice where a clock runs at once."""
CODE_DIGITS: Final = 4
MOST_QUESTIONS: Final = 60
"""How many requests a seat may make at one table."""


def waiting_for(table: TableState) -> tuple[int, ...]:
    """The seats that have not answered the open request yet; `NOBODY`, the host of the server, may be one."""
    question = table.question
    return () if question is None else tuple(sorted(_asked_of(table, question) - table.agreed))


def calls(table: TableState, seat: int, entry: int | None = None) -> list[int]:
    """The referee's calls that a seat may raise now, as action numbers: those against other teams.

    These are the calls that a spectator could name, so that they reveal nothing hidden. `entry`: the calls
    possible before that entry.
    """
    if table.phase == "waiting" or not 0 <= seat < table.seats or table.ended != "rules":
        return []
    open_calls = table.frames.at(table.entries if entry is None else entry).choices.calls
    if not open_calls:
        return []
    mine = table.variant.teams[seat]
    return [action for action in open_calls if team_called(table, action) != mine]


def team_called(table: TableState, action: int) -> int:
    """The team that a referee's call is about."""
    family = table.variant.family(action)
    return NOBODY if family is None else action - family.first


def ask(
    table: TableState,
    seat: int,
    about: RequestKind,
    what: int = NOBODY,
    level: str = "",
    away: Collection[int] = (),
) -> list[Payload]:
    """Make a request; it takes effect at once if nobody else has a say.

    `what` is the action of a call, or the seat (one of those `away`) that a bot of `level` is to play for.
    """
    table.must_sit(seat)
    table.must_play()
    if table.chairs[seat].kind != "person":
        raise Declined("not-seated", HOUSE("people-ask"))
    question = _question(table, seat, about, what, level, away)
    _must_ask(table, question)
    return [question, *([] if _asked_of(table, question) else [_effect(table, question)])]


def ask_for_terms(table: TableState, arranged: Arranged) -> list[Payload]:
    """Ask the seated people to play by other terms, which take effect at once if nobody is seated."""
    question = QuestionAsked(arranged.seat, "terms", terms=arranged.terms)
    if not _asked_of(table, question):
        return [arranged]
    _must_ask(table, question)
    return [question]


def ask_to_recover(table: TableState, seat: int, holder: str, now: float, *, has_host: bool) -> list[Payload]:
    """Ask for a seat whose token is lost, for the token with a digest.

    A request that all have agreed to stands for as long again as its notice: else a stranger could replace it
    and get the seat meant for another. `has_host`: whether the host of the server can agree where nobody
    else is a person.
    """
    table.must_play()
    if not 0 <= seat < table.seats or not table.chairs[seat].holder:
        raise Declined("not-seated", HOUSE("no-seat-to-recover"))
    question = QuestionAsked(seat, "recover", holder=holder)
    if NOBODY in _asked_of(table, question) and not has_host:
        raise Declined("closed", HOUSE("nobody-to-agree"))
    declined = [earlier for earlier in table.declined if (earlier.about, earlier.seat) == ("recover", seat)]
    if any(now < _asked_at(table, earlier) + notice(table) for earlier in declined):
        raise Declined("closed", HOUSE("seat-declined"))
    before = table.question
    open_now = before is not None and before.about == "recover"
    if open_now and (waiting_for(table) or now < _stands_until(table)):
        raise Declined("closed", HOUSE("seat-asked"))
    _must_ask(table, question)
    return [question]


def recover(table: TableState, holder: str, now: float) -> list[Payload]:
    """Give the seat to the token whose digest was in the request; nothing before the notice has ended."""
    question = table.question
    if question is None or question.about != "recover" or question.holder != holder:
        raise Declined("not-seated", HOUSE("seat-not-given"))
    if waiting_for(table) or now < recoverable_at(table):
        return []
    return [happening.SeatRecovered(question.seat, holder)]


def give(table: TableState, code: str) -> list[Payload]:
    """Agree, as the host of the server, to the request for a seat that has a code."""
    question = table.question
    if question is not None and question.about == "recover" and code != code_of(question):
        raise Declined("closed", HOUSE("seat-other-code"))
    return answer(table, NOBODY, True)


def code_of(question: QuestionAsked) -> str:
    """Four digits of a request for a seat, shown on both devices so that people know whose request it is.

    Empty for any other request.
    """
    if question.about != "recover":
        return ""
    return f"{int(question.holder, 16) % 10**CODE_DIGITS:0{CODE_DIGITS}}"


def recoverable_at(table: TableState) -> float:
    """When the notice of the open request for a seat ends, in seconds since 1970."""
    assert table.question is not None
    return _asked_at(table, table.question) + notice(table)


def notice(table: TableState) -> int:
    """The seconds within which the token of a seat may refuse a request for the seat."""
    clock = table.created.clock
    return QUICK_NOTICE_SECONDS if clock is not None and clock.kind != "days" else NOTICE_SECONDS


def _stands_until(table: TableState) -> float:
    """Until when an agreed request for a seat is not replaced by another, in seconds since 1970."""
    answered = (event.time for event in table.events if isinstance(event.payload, happening.Answered))
    return max((recoverable_at(table), *answered)) + notice(table)


def _asked_at(table: TableState, question: QuestionAsked) -> float:
    return next(event.time for event in reversed(table.events) if event.payload == question)


def _must_ask(table: TableState, question: QuestionAsked) -> None:
    """Decline a request while another is open, if there were too many, or if it was declined before.

    An agreed request for a seat gives way in time, as its asker may never come.
    """
    before = table.question
    if before is not None and (before.about != "recover" or waiting_for(table)):
        raise Declined("closed", HOUSE("question-open"))
    if table.questions[question.seat] >= MOST_QUESTIONS:
        raise Declined("limit", HOUSE("questions-used-up", most=MOST_QUESTIONS))
    if question in table.declined:
        raise Declined("closed", HOUSE("declined-before"))


def answer(table: TableState, seat: int, yes: bool) -> list[Payload]:
    """Agree or decline; the request takes effect with the last agreement."""
    question = table.question
    if question is None:
        raise Declined("closed", HOUSE("nothing-asked"))
    if seat == question.seat:
        if yes:
            raise Declined("closed", HOUSE("others-answer"))
        return [happening.Answered(seat, False)]
    if seat not in _asked_of(table, question):
        raise Declined("not-seated", HOUSE("not-asked"))
    if seat in table.agreed:
        if yes:
            return []
        raise Declined("closed", HOUSE("agreed-already"))
    answered = happening.Answered(seat, yes)
    last = yes and not _asked_of(table, question) - table.agreed - {seat}
    at_once = last and question.about != "recover"
    return [answered, *([_effect(table, question)] if at_once else [])]


def _question(
    table: TableState, seat: int, about: RequestKind, what: int, level: str, away: Collection[int]
) -> QuestionAsked:
    """The request, once validated."""
    match about:
        case "call":
            if what not in calls(table, seat):
                raise Declined("rule", HOUSE("no-such-call"))
            return QuestionAsked(seat, about, what)
        case "takeback":
            return QuestionAsked(seat, about, _first_of_last_turn(table, seat))
        case "stop":
            return QuestionAsked(seat, about)
        case "stand-in":
            if not 0 <= what < table.seats or what == seat or table.chairs[what].kind != "person":
                raise Declined("not-seated", HOUSE("others-seat-only"))
            if what not in away:
                raise Declined("closed", HOUSE("not-away-long", name=table.chairs[what].name))
            return QuestionAsked(seat, about, what, level)
        case "terms":
            raise Declined("closed", HOUSE("game-started"))
        case "recover":
            raise Declined("closed", HOUSE("seated-already"))


def _asked_of(table: TableState, question: QuestionAsked) -> frozenset[int]:
    """The seats whose agreement a request needs besides the asker's; `NOBODY` is the host of the server."""
    others = frozenset(table.people) - {question.seat}
    if question.about in ("terms", "recover"):
        able = frozenset(seat for seat in others if not table.chairs[seat].program)
        return able or (frozenset({NOBODY}) if question.about == "recover" else able)
    if question.about == "call":
        return _referee(table, question) - {question.seat}
    return others - {question.what} if question.about == "stand-in" else others


def _referee(table: TableState, question: QuestionAsked) -> frozenset[int]:
    """A person of a third side, else of the accused side; the creator if they are among these."""
    teams, called = table.variant.teams, team_called(table, question.what)
    others = [seat for seat in table.people if teams[seat] != teams[question.seat]]
    fair = [seat for seat in others if teams[seat] != called] or others
    return frozenset({table.creator} if table.creator in fair else fair[:1])


def has_moved(table: TableState, seat: int) -> bool:
    """Whether a seat has a turn that could be taken back."""
    return table.frames.first_of(seat) is not None


def _first_of_last_turn(table: TableState, seat: int) -> int:
    """The event with which the last turn of a seat began."""
    spans = table.frames.spans
    at = max((i for i, span in enumerate(spans) if span.seat == seat), default=None)
    if at is None:
        raise Declined("closed", HOUSE("nothing-to-take-back"))
    while at > 0 and spans[at - 1].seat == seat and not table.ends_turn(spans[at - 1]):
        at -= 1
    return spans[at].n


def _effect(table: TableState, question: QuestionAsked) -> Payload:
    match question.about:
        case "call":
            return happening.Called(question.seat, _called(table, question.what))
        case "takeback":
            return happening.TakenBack(question.seat, question.what)
        case "stop":
            return happening.Abandoned(NOBODY)
        case "stand-in":
            return happening.BotTookOver(question.what, question.level, "away")
        case "terms":
            assert question.terms is not None
            return arrangement(table, question.seat, question.terms)
        case "recover":
            raise AssertionError(question)  # `recover` gives a seat, once its notice has ended


def _called(table: TableState, action: int) -> tuple[tuple[int, int], ...]:
    """The entries of a call, with the draws that follow; raises `Declined` if it is too late."""
    after = table.position.copy()
    try:
        after.check(TABLE, action)
    except NotAllowed as error:
        raise Declined("rule", error.message, error.rule) from None
    after.enter(TABLE, action)
    after.settle(table.source)
    return tuple((entry.actor, entry.action) for entry in after.history[table.entries :])
