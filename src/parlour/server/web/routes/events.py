"""Routes for events: make one, join it with its code, run it, look at it, read its results."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import chain

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.kernel.errors import BadOption
from parlour.kernel.message import HOUSE
from parlour.play.clock import WINDOW, Clock
from parlour.play.day_list import has_list, is_list
from parlour.play.event_board import Board
from parlour.play.event_rounds import MEETING, Rounds
from parlour.play.event_table import FIXED, SEAT, Standing, event_of, season_of
from parlour.play.events import Event, EventFacts
from parlour.play.forgetting import MARK
from parlour.play.names import name_key
from parlour.play.rounds import OUT
from parlour.play.season import Season
from parlour.server.limits.client_address import client_address
from parlour.server.services import Services
from parlour.server.tables.events import Log, MeetingNow, as_maker, normal_code
from parlour.server.tables.reader import NoTable
from parlour.server.web.answers import SVG, SVG_ALONE, Reply, answers, drawing
from parlour.server.web.caching import cacheable
from parlour.server.web.errors import RETRY, HttpProblem, option_problem
from parlour.server.web.game_info import find_playable
from parlour.server.web.parameters import EventCode, EventId, ResultForm, Slug
from parlour.server.web.qr_code import qr_code
from parlour.server.web.routes.tables import Authorization, admit, secret_of
from parlour.server.web.routing import Routes
from parlour.server.web.spreadsheet import spreadsheet
from parlour.view import company
from parlour.wire.http.requests import ChoosePartner, EventClock, JoinEvent, NewEvent, RunEvent, SeasonPlan
from parlour.wire.http.responses import (
    DayLists,
    EventBoardResult,
    EventInvite,
    EventJoined,
    EventMade,
    EventMeeting,
    EventMemberInfo,
    EventMemberResult,
    EventNow,
    EventPartner,
    EventPhase,
    EventResults,
    Problem,
    Stored,
)

routes = Routes("events")


@routes.post("/events", answers(EventMade, 400, 404, 409, 413, 422, status=201), summary="Make an event")
async def make_event(
    services: Services, request: Request, body: NewEvent, authorization: Authorization = ""
) -> Response:
    """Make an event: keep its key, which is shown only now. Everybody joins with the code.

    With the key of another event, the new one may follow that event in a season.
    """
    game = find_playable(body.game)
    admit(services, request)
    season = None
    if body.after:
        chosen = body.season
        rule = partial(Season, counts=chosen.counts, best=chosen.best) if chosen else None
        season = await services.events.next_of_season(body.after, secret_of(authorization), rule)
    facts = EventFacts(
        title=body.title,
        boards=body.boards,
        most=body.most,
        names=tuple(body.names),
        ranking=body.ranking,
        season=season,
        rounds=body.rounds,
        language=body.language,
    )
    clock = Clock(body.clock.kind, body.clock.main)
    try:
        new = await services.events.make(game, body.options, facts, clock)
    except BadOption as error:
        raise HttpProblem(409, option_problem(error, game)) from None
    state = new.table.state
    return Reply(EventMade(state.id, state.invite, new.tokens[SEAT], state.commitment), 201)


@routes.post("/events/join", answers(EventJoined, 400, 403, 404, 409, 413, 422), summary="Come to an event")
async def join_event(
    services: Services, request: Request, body: JoinEvent, authorization: Authorization = ""
) -> Response:
    """Join an event from its next turn on, or in a time window from the first; the token is shown only now.

    A person's key is refused if that person has joined already, except for somebody else on their device.
    """
    event, key = await event_with(services, request, body.code), secret_of(authorization)
    mine, of_day = await services.people.holders_at(key, event), is_list(normal_code(body.code))
    if of_day:  # no maker watches it, who would notice people who join repeatedly
        admit(services, request)
    joined = await services.events.join(
        event, body.name, mine, beside=body.beside and not of_day, partner=body.partner
    )
    if mine:
        await services.people.tables(key, [(joined.table, joined.token)])
    return Reply(EventJoined(*joined))


@routes.get("/games/{slug}/list", answers(DayLists, 404, 422), summary="The list of the day")
async def lists_of_days(services: Services, slug: Slug) -> Response:
    """The code of today's list, where each person may play the day's game once, with draws no page has."""
    game = find_playable(slug)
    if not has_list(game):
        raise HttpProblem(404, Problem("no-puzzles", HOUSE("no-puzzles")))
    return Reply(DayLists(*await services.events.lists(game)))


@routes.get("/events/codes/{code}", answers(EventInvite, 404, 422), summary="Look up an event's code")
async def event_code(services: Services, request: Request, code: EventCode) -> Response:
    """What a person sees before joining an event."""
    event = await event_with(services, request, code)
    async with services.events.hold(event) as (_, board):
        come = {name_key(member.name) for member in board.present}
        free = [name for name in board.facts.names if name_key(name) not in come and name != MARK]
        names = free if board.facts.names else None
        return Reply(
            EventInvite(
                event=event,
                title=board.facts.title,
                game=board.state.game.slug,
                window=board.has_window,
                left=left_of(board) if board.has_window else -1,
                names=names,
                rounds=board.facts.rounds,
                alone=alone_of(board) if board.facts.teams else None,
                language=board.facts.language,
            )
        )


@routes.get("/events/codes/{code}/qr.svg", drawing(404, 422), summary="The QR code of an event")
async def event_qr(services: Services, request: Request, code: EventCode) -> Response:
    """The QR code of the link to join an event, dark on light in every colour scheme."""
    await event_with(services, request, code)
    return cacheable(request, qr_code(f"{request.base_url}e/{code}"), SVG, SVG_ALONE)


@routes.get("/events/{event}", answers(EventNow, 404, 422), summary="Look at an event")
async def event_now(
    services: Services, request: Request, event: EventId, authorization: Authorization = ""
) -> Response:
    """Who is connected, the clock, and the ranking after the last bell; in rounds, who meets whom."""
    code, rounds = await services.events.code(event), await services.events.rounds(event)
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
                boards=board.boards,
                table=state.id,
                shared=board.is_shared,
                commitment=state.commitment,
                phase=phase_of(board),
                turn=board.turn,
                window=board.has_window,
                one_turn=board.has_one_turn,
                left=left_of(board),
                ranked=board.is_ranked,
                best=board.best,
                members=[member_info(board, standing, here, runs=runs) for standing in board.standings()],
                rounds=board.facts.rounds,
                teams=board.facts.teams,
                meetings=[meeting_of(meeting) for meeting in rounds[-1]] if rounds else [],
            )
        )


@routes.post(
    "/events/{event}/partner", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Choose a partner"
)
async def choose_partner(
    services: Services, event: EventId, body: ChoosePartner, authorization: Authorization = ""
) -> Response:
    """Choose another member of a team event as partner, with the token of one's own seat."""
    await services.events.choose_partner(event, secret_of(authorization), body.partner)
    return Reply(Stored())


@routes.post(
    "/events/{event}/run", answers(Stored, 400, 403, 404, 409, 413, 422), summary="Run an event as its maker"
)
async def run_event(
    services: Services, event: EventId, body: RunEvent, authorization: Authorization = ""
) -> Response:
    """Start or pause an event, go on to its next board, rename or remove a member, or delete it."""
    key = secret_of(authorization)
    match body.step:
        case "start":
            await services.events.begin(event, key)
        case "next":
            await services.events.lead_on(event, key)
        case "delete":
            await services.events.delete(event, key)
        case _:
            await services.events.run(event, key, lambda board: step_of(board, body))
    return Reply(Stored())


@routes.get(
    "/events/{event}/results", answers(EventResults, 404, 422, text=True), summary="The results of an event"
)
async def event_results(services: Services, event: EventId, form: ResultForm = "json") -> Response:
    """The ranking after the last bell, and the points of every turn; with `form=csv` as a table."""
    tables, rounds = await services.events.tables(event), await services.events.rounds(event)
    async with services.events.hold(event) as (_, board):
        season = season_of(board.state.created)
        strung = season if await services.events.season(season) else ""
        results = results_of(board, tables, rounds, strung)
    return Reply(results) if form == "json" else spreadsheet(results.event, rows_of(results))


@routes.get("/events/{event}/plan", answers(NewEvent, 403, 404, 422), summary="What an event was made with")
async def event_plan(services: Services, event: EventId, authorization: Authorization = "") -> Response:
    """What an event was made with, for its maker to make the next event of the season from."""
    async with services.events.hold(event) as (_, board):
        plan = plan_of(as_maker(board, secret_of(authorization)))
        season = await services.events.season(season_of(board.state.created))
    return Reply(
        msgspec.structs.replace(plan, season=season and SeasonPlan(season.rule.counts, season.rule.best))
    )


async def event_with(services: Services, request: Request, code: str) -> str:
    """Find the event with a code; raises `NoTable`, or `HttpProblem` with 429 after too many wrong codes."""
    address, code = client_address(request.scope), normal_code(code)
    wait = services.codes.wait(address, code)
    if wait:
        raise HttpProblem(429, Problem("limit", HOUSE("event-codes")), {RETRY: str(round(wait) + 1)})
    event = await services.events.with_code(code)
    if event is None:
        services.codes.wrong(address)
        raise NoTable(code, HOUSE("event-code"))
    services.codes.right(address, code)
    return event


def step_of(board: Log, body: RunEvent) -> list[Event]:
    """The events that a step of the maker's proposes."""
    match body.step:
        case "pause":
            return board.propose_pause()
        case "continue":
            return board.propose_continue()
        case "ring":
            return board.propose_bell()
        case "rename":
            return board.propose_rename(body.member, body.name)
        case "remove":
            return board.propose_removal(body.member)
        case _:
            return board.propose_close()


def meeting_of(now: MeetingNow) -> EventMeeting:
    """A meeting as everybody may see it."""
    meeting = now.meeting
    members = [n for n in meeting.members if n != OUT]
    return EventMeeting(members, list(meeting.partners), list(now.made), list(now.won))


def alone_of(board: Log) -> list[EventPartner]:
    """The members who wait for somebody to play with."""
    return [
        EventPartner(member.number, member.name) for member in board.present if board.is_alone(member.number)
    ]


def left_of(board: Log) -> int:
    """Milliseconds that are left of the turn or the window; -1 while no clock runs."""
    times = company.clocks(board)
    return times.left[SEAT] if times and times.running else -1


def phase_of(board: Log) -> EventPhase:
    """The phase of a board, also "paused"; of rounds, "over" while none is being played."""
    if isinstance(board, Rounds) and board.rounds and not board.is_running:
        return "over"
    return "paused" if board.state.paused and board.state.phase == "playing" else board.state.phase


def member_info(board: Log, standing: Standing, here: Collection[int], *, runs: bool) -> EventMemberInfo:
    """A member as everybody may see them, or as the maker who `runs` the event; `here`: members connected.

    In a time window others do not see a member's progress: the number of turns may depend on draws to come.
    """
    member, window = standing.member, board.has_window
    return EventMemberInfo(
        member=member.number,
        name=member.name,
        here=member.number in here,
        played=member.is_done and (runs or not window),
        turns=len(member.points) if window and runs else 0,
        left=member.left,
        points=standing.points,
        place=standing.place,
        share=board.share(standing),
        met=standing.met,
        beside=member.beside if runs else 0,
        partner=board.partner_of(member.number),
    )


def plan_of(board: Log) -> NewEvent:
    """What an event was made with, without the names of people who asked to be forgotten."""
    created, facts, clock = board.state.created, board.facts, board.state.created.clock
    assert clock is not None
    return NewEvent(
        game=created.game,
        title=facts.title,
        clock=EventClock("window" if clock.kind == WINDOW else "turn", clock.main),
        options={name: text for name, text in created.asked.items() if name not in FIXED},
        boards=facts.boards or 1,
        most=facts.most,
        names=[name for name in facts.names if name != MARK],
        ranking=facts.ranking,
        after=event_of(created),
        rounds=facts.rounds,
        language=facts.language,
    )


def results_of(
    board: Log, tables: Sequence[str], rounds: Sequence[Sequence[MeetingNow]], season: str
) -> EventResults:
    """The ranking, and each turn against the field; `tables` are the ids of all boards."""
    standings, over = board.standings(), board.number - (board.state.phase != "over")
    if isinstance(board, Board):
        bests = [list(best) for best in board.shown_bests]
    else:
        bests, tables = [[MEETING] for meetings in rounds if all(meeting.is_over for meeting in meetings)], []
    return EventResults(
        event=event_of(board.state.created),
        title=board.facts.title,
        game=board.state.game.slug,
        season=season,
        boards=[
            EventBoardResult(
                best=best,
                found=found_of(best, [standing.turns[at] for standing in standings]),
                table=tables[at] if at < min(over, len(tables)) else "",
            )
            for at, best in enumerate(bests)
        ],
        members=[
            EventMemberResult(
                member=standing.member.number,
                name=standing.member.name,
                points=standing.points,
                place=standing.place,
                share=board.share(standing),
                turns=[list(points) for points in standing.turns],
                met=standing.met,
                partner=board.partner_of(standing.member.number),
            )
            for standing in standings
        ],
        rounds=[[meeting_of(meeting) for meeting in meetings] for meetings in rounds],
    )


def found_of(best: Sequence[int], field: Sequence[Sequence[int]]) -> list[int]:
    """How many members made the points of the best play in each turn; empty if these are not known.

    >>> found_of([30, 50], [[30, 45], [12, 32], [30, 50]])
    [2, 2]
    """
    most = gains(best) if any(best) else []
    of_all = [gains(points) for points in field]
    return [sum(points[turn] == most[turn] for points in of_all) for turn in range(len(most))]


def gains(points: Sequence[int]) -> list[int]:
    """The points made in each turn, from the totals after each turn."""
    return [after - before for before, after in zip((0, *points), points, strict=False)]


def rows_of(results: EventResults) -> Iterator[list[object]]:
    """The ranking as a table: place, name, points, share, and the points after each turn.

    Of rounds: the points of all opponents together, and in each round the opponent and the member's points.
    """
    names = {member.member: member.name for member in results.members}
    boards, in_teams = list(enumerate(results.boards, 1)), any(member.partner for member in results.members)
    if results.rounds:
        columns = [f"{at}.{figure}" for at, _ in boards for figure in ("met", "points")]
        turns = ["met", *(["with"] if in_teams else []), *columns]
    else:
        turns = [f"{at}.{n}" for at, board in boards for n in range(1, len(board.best) + 1)]
    yield ["place", "name", "points", "share", *turns]
    for member in results.members:
        share = member.share if member.share >= 0 else ""
        cells: list[object] = [n for points in member.turns for n in points]
        if results.rounds:
            met = [names.get(other_of(member.member, meetings), "") for meetings in results.rounds]
            partner = [names.get(member.partner, "")] if in_teams else []
            cells = [member.met, *partner, *chain.from_iterable(zip(met, cells, strict=False))]
        yield [member.place, member.name, member.points, share, *cells]


def other_of(member: int, meetings: Sequence[EventMeeting]) -> int:
    """The opponent of a member in a round; 0 if there was none."""
    games = (people for meeting in meetings for people in (meeting.members, meeting.partners))
    own = next((people for people in games if member in people), [])
    return sum(own) - member if len(own) > 1 else 0
