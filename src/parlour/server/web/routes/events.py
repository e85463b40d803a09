"""Routes for events: make one, come with its code, run it, look at it, read its results."""

from __future__ import annotations

import csv
from collections.abc import Collection, Sequence
from io import StringIO
from typing import Annotated, Final, Literal

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import BadOption
from parlour.kernel.message import HOUSE
from parlour.play.clock import Clock
from parlour.play.event_board import SEAT, Board, Standing, event_of
from parlour.play.events import Event
from parlour.play.names import name_key
from parlour.server.limits.client_address import client_address
from parlour.server.services import Services
from parlour.server.tables.events import as_code
from parlour.server.tables.reader import NoTable
from parlour.server.web.answers import SVG, SVG_ALONE, Reply, answers, drawing
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import RETRY, HttpProblem, option_problem
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import EventCode, EventId
from parlour.server.web.routes.tables import Authorization, admit, qr_code, secret_of
from parlour.server.web.routing import Routes
from parlour.view import company
from parlour.wire.http.requests import JoinEvent, NewEvent, RunEvent
from parlour.wire.http.responses import (
    EventBoardResult,
    EventInvite,
    EventJoined,
    EventMade,
    EventMemberInfo,
    EventMemberResult,
    EventNow,
    EventPhase,
    EventResults,
    Problem,
    Stored,
)

CSV: Final = "text/csv"
FORMULA: Final = ("=", "+", "-", "@")
"""How a name begins that a spreadsheet would work out."""

ResultForm = Annotated[Literal["json", "csv"], Meta(description="`csv` for spreadsheets, or `json`")]

routes = Routes("events")


@routes.post("/events", answers(EventMade, 400, 404, 409, 413, 422, status=201), summary="Make an event")
async def make_event(services: Services, request: Request, asked: NewEvent) -> Response:
    """A new event: keep its key, it is shown only now. Everybody comes with the code."""
    game = find_playable(asked.game)
    admit(services, request)
    try:
        made = await services.events.make(
            game,
            asked.options,
            title=asked.title,
            clock=Clock(asked.clock.kind, asked.clock.main),
            boards=asked.boards,
            most=asked.most,
            names=asked.names,
            ranking=asked.ranking,
        )
    except BadOption as error:
        raise HttpProblem(409, option_problem(error, game)) from None
    state = made.table.state
    return Reply(EventMade(state.id, state.invite, made.tokens[SEAT], state.commitment), 201)


@routes.post("/events/join", answers(EventJoined, 400, 403, 404, 409, 413, 422), summary="Come to an event")
async def join_event(
    services: Services, request: Request, asked: JoinEvent, authorization: Authorization = ""
) -> Response:
    """Take part in an event, from its next turn on, in a window from the first; the token is shown only now.

    With the key of a person who has come already it is refused, unless it is somebody else's on their device.
    """
    event, key = await event_with(services, request, asked.code), secret_of(authorization)
    mine = await services.people.holders_at(key, event)
    joined = await services.events.join(event, asked.name, mine, beside=asked.beside)
    if mine:
        await services.people.tables(key, [(joined.table, joined.token)])
    return Reply(EventJoined(*joined))


@routes.get("/events/codes/{code}", answers(EventInvite, 404, 422), summary="Look up an event's code")
async def event_code(services: Services, request: Request, code: EventCode) -> Response:
    """What somebody sees before coming to an event."""
    event = await event_with(services, request, code)
    async with services.events.hold(event) as (_, board):
        come = {name_key(member.name) for member in board.present}
        free = [name for name in board.facts.names if name_key(name) not in come]
        names = free if board.facts.names else None
        return Reply(
            EventInvite(
                event=event,
                title=board.facts.title,
                game=board.state.game.slug,
                window=board.has_window,
                left=left_of(board) if board.has_window else -1,
                names=names,
            )
        )


@routes.get("/events/codes/{code}/qr.svg", drawing(404, 422), summary="The QR code of an event")
async def event_qr(services: Services, request: Request, code: EventCode) -> Response:
    """The link with which people come to an event, dark on light whatever is around it."""
    await event_with(services, request, code)
    return cacheable(request, qr_code(f"{request.base_url}e/{code}"), SVG, SVG_ALONE)


@routes.get("/events/{event}", answers(EventNow, 404, 422), summary="Look at an event")
async def event_now(
    services: Services, request: Request, event: EventId, authorization: Authorization = ""
) -> Response:
    """Who is here, the clock, and the ranking after the last bell."""
    code = await services.events.code(event)
    services.codes.right(client_address(request.scope), code)
    async with services.events.hold(event) as (live, board):
        state = board.state
        runs = state.seat_of(secret_of(authorization)) == SEAT
        here = await services.events.here(live, board)
        return Reply(
            EventNow(
                event=event_of(state.created),
                code=code,
                title=board.facts.title,
                game=state.game.slug,
                board=board.number,
                boards=board.facts.boards,
                table=state.id,
                commitment=state.commitment,
                phase=phase_of(board),
                turn=turn_of(board),
                window=board.has_window,
                left=left_of(board),
                ranked=board.is_ranked,
                best=board.best,
                members=[member_info(board, one, here, runs=runs) for one in board.standings()],
            )
        )


@routes.post(
    "/events/{event}/run", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Run an event as its maker"
)
async def run_event(
    services: Services, event: EventId, asked: RunEvent, authorization: Authorization = ""
) -> Response:
    """Start it, let it pause, go on to the next board, rename or remove a member, delete it all."""
    key = secret_of(authorization)
    match asked.step:
        case "next":
            await services.events.lead_on(event, key)
        case "delete":
            await services.events.delete(event, key)
        case _:
            await services.events.run(event, key, lambda board: step_of(board, asked))
    return Reply(Stored())


@routes.get(
    "/events/{event}/results", answers(EventResults, 404, 422, text=True), summary="The results of an event"
)
async def event_results(services: Services, event: EventId, form: ResultForm = "json") -> Response:
    """The ranking after the last bell, and what every turn came to; with `form=csv` as a table."""
    tables = await services.events.tables(event)
    async with services.events.hold(event) as (_, board):
        results = results_of(board, tables)
    if form == "json":
        return Reply(results)
    name = {"content-disposition": f'attachment; filename="{results.event}.csv"'}
    return Response(as_csv(results), headers=name, media_type=CSV)


async def event_with(services: Services, request: Request, code: str) -> str:
    """The event with a code; raises `HttpProblem` where there is none, or too many were tried."""
    address, code = client_address(request.scope), as_code(code)
    wait = services.codes.wait(address, code)
    if wait:
        raise HttpProblem(429, Problem("limit", HOUSE("event-codes")), {RETRY: str(round(wait) + 1)})
    event = await services.events.with_code(code)
    if event is None:
        services.codes.wrong(address)
        raise NoTable(code, HOUSE("event-code"))
    services.codes.right(address, code)
    return event


def step_of(board: Board, asked: RunEvent) -> list[Event]:
    """What a step of the maker's comes to."""
    match asked.step:
        case "start":
            return board.propose_begin()
        case "pause":
            return board.propose_pause()
        case "continue":
            return board.propose_continue()
        case "ring":
            return board.propose_bell()
        case "rename":
            return board.propose_rename(asked.member, asked.name)
        case "remove":
            return board.propose_removal(asked.member)
        case _:
            return board.propose_close()


def turn_of(board: Board) -> int:
    """Which turn a board is at; 0 before the first, and while each member is at one of their own."""
    playing = board.state.phase == "playing"
    return 0 if playing and board.has_window else len(board.bests) + playing


def left_of(board: Board) -> int:
    """Milliseconds that are left of the turn or the window; -1 while no clock runs."""
    times = company.clocks(board)
    return times.left[SEAT] if times and times.running else -1


def phase_of(board: Board) -> EventPhase:
    """The phase of a board, which may be paused."""
    return "paused" if board.state.paused and board.state.phase == "playing" else board.state.phase


def member_info(board: Board, one: Standing, here: Collection[int], *, runs: bool) -> EventMemberInfo:
    """A member as everybody may see them, or who `runs` the event; `here` are those who are connected.

    In a window others are not told how far somebody is: how many turns there are may depend on draws to come.
    """
    member, hidden = one.member, board.has_window and not runs
    return EventMemberInfo(
        member=member.number,
        name=member.name,
        here=member.number in here,
        played=board.state.phase == "playing" and not member.is_due and not hidden,
        turns=len(member.points) if board.has_window and runs else 0,
        left=member.left,
        points=one.points,
        place=one.place,
        share=share_of(board, one),
        beside=member.beside if runs else 0,
    )


def share_of(board: Board, one: Standing) -> int:
    """Percent of the points of the best plays; -1 where they are not known."""
    return 100 * one.points // board.best if board.best else -1


def results_of(board: Board, tables: Sequence[str]) -> EventResults:
    """The ranking, and each turn against the field; `tables` are those of all boards."""
    standings, over = board.standings(), board.number - (board.state.phase != "over")
    return EventResults(
        event=event_of(board.state.created),
        title=board.facts.title,
        game=board.state.game.slug,
        boards=[
            EventBoardResult(
                best=list(best),
                found=found_of(best, [one.turns[at] for one in standings]),
                table=tables[at] if at < min(over, len(tables)) else "",
            )
            for at, best in enumerate(board.shown_bests)
        ],
        members=[
            EventMemberResult(
                member=one.member.number,
                name=one.member.name,
                points=one.points,
                place=one.place,
                share=share_of(board, one),
                turns=[list(points) for points in one.turns],
            )
            for one in standings
        ],
    )


def found_of(best: Sequence[int], field: Sequence[Sequence[int]]) -> list[int]:
    """How many made the points of the best play in each turn; nothing where these are not known.

    >>> found_of([30, 50], [[30, 45], [12, 32], [30, 50]])
    [2, 2]
    """
    most = gains(best) if any(best) else []
    of_all = [gains(points) for points in field]
    return [sum(points[turn] == most[turn] for points in of_all) for turn in range(len(most))]


def gains(points: Sequence[int]) -> list[int]:
    """The points of each turn, from those after each."""
    return [after - before for before, after in zip((0, *points), points, strict=False)]


def as_csv(results: EventResults) -> str:
    """The ranking as a table: place, name, points, share, and the points after each turn."""
    out = StringIO()
    write = csv.writer(out).writerow
    turns = [f"{at}.{n}" for at, one in enumerate(results.boards, 1) for n in range(1, len(one.best) + 1)]
    write(["place", "name", "points", "share", *turns])
    for one in results.members:
        name = f"'{one.name}" if one.name.startswith(FORMULA) else one.name
        share = one.share if one.share >= 0 else ""
        write([one.place, name, one.points, share, *(n for points in one.turns for n in points)])
    return out.getvalue()
