"""Summaries of tables for the store, and the entries of lists made from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil
from typing import Any

from msgspec.structs import replace

from parlour.display.game_words import options_in_words
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.message import Words
from parlour.play import requests, stalling
from parlour.play.absence import time_up_at
from parlour.play.event_table import SEAT, EventTable, event_of, member_table, rule_of, season_of
from parlour.play.results import judge
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.play.types import EventPart
from parlour.server.storage.store import StoredClock, StoredPlayer, StoredResult, TableSummary
from parlour.view import company
from parlour.wire.http.responses import ListedResult, Summary
from parlour.wire.parts import ClockInfo, Player

SeatAtTable = tuple[TableSummary, int]
"""A table, and the number of one of its seats."""


def summary_of(table: Table) -> TableSummary:
    """The summary of a table as it is now."""
    state, chairs = table.state, table.all_chairs
    variant = state.variant
    series = state.created.series
    return TableSummary(
        table=state.id,
        game=state.game.slug,
        invite=state.invite,
        visibility=state.created.visibility,
        players=[
            StoredPlayer(
                chair.kind,
                chair.name,
                chair.level,
                variant.teams[seat] if variant.in_teams else NOBODY,
                seat in state.asking,
                chair.stands_in,
                chair.program,
            )
            for seat, chair in enumerate(chairs)
        ],
        holders=[chair.holder for chair in chairs],
        open=len(state.open_seats),
        made=state.events[0].at,
        options=state.options_text,
        clock=_clock_of(state),
        form=series.form if series else None,
        games=series.games if series else 0,
        watching=state.created.watching,
        chat=state.has_chat,
        event=event_of(state.created),
        season=season_of(state.created),
        rule=rule_of(state.created),
        part=part_of(state),
        **changing_facts(table),
    )


def changing_facts(table: Table) -> dict[str, Any]:
    """The facts of a summary that change as the game goes on."""
    state = table.state
    *seats_told, updated = state.told_at
    enters = bool(state.open_seats) or state.created.watching != "closed"
    return {
        "phase": state.phase,
        "listed": state.created.visibility == "open" and state.phase != "over" and enters,
        "due": list(table.all_due),
        "updated": updated,
        "bots_due": bool(state.bots_due),
        "until": until_of(state),
        "deadline": ceil(deadline_of(state) or 0),
        "nudged": sorted(state.nudged),
        "told": seats_told,
        "result": _result_of(state),
        "colours": company.colours(state),
        "next": state.next if state.created.event else "",
        "sealed": state.of_teams and state.sealed,
        "stands": table.placings() if isinstance(table, EventTable) else [],
        **_asked_back(state),
    }


def own_table(summary: TableSummary, seat: int) -> SeatAtTable:
    """A seat's own table, and the seat there: for a member of an event, the table beside the board.

    The first seat of an event's log is its maker's, who does not play. Members of an event of rounds have
    the log, as they play at other tables.
    """
    if not summary.event or summary.part == "game":
        return summary, seat
    number, boards = max(seat, SEAT), summary.part == "board"
    own = replace(
        summary,
        table=member_table(summary.table, number) if number and boards else summary.table,
        event_title=summary.players[SEAT].name,
        players=summary.players[number : number + 1] if number else [],
        holders=summary.holders[number : number + 1],
        due=[SEAT] if number in summary.due else [],
        result=None,
        told=[],
    )
    return own, min(seat, SEAT) if boards else seat


def part_of(table: TableState) -> EventPart:
    """The part of an event that a table is."""
    if table.created.pair:
        return "game"
    return "rounds" if table.created.event and table.created.event.rounds else "board"


def _asked_back(table: TableState) -> dict[str, Any]:
    question = table.question
    if question is None or question.about != "recover":
        return {"asked_back": NOBODY, "asked_code": "", "unanswered": []}
    return {
        "asked_back": question.seat,
        "asked_code": requests.code_of(question),
        "unanswered": list(requests.waiting_for(table)),
    }


def _clock_of(table: TableState) -> StoredClock | None:
    clock = company.clock(table)
    return None if clock is None else StoredClock(clock.kind, clock.main, clock.plus, clock.loses)


def _result_of(table: TableState) -> StoredResult | None:
    result = table.result
    if result is None:
        return None
    return StoredResult(
        scores=list(result.scores),
        returns=list(result.returns),
        ranking=[list(group) for group in result.ranking],
        ended=result.ended,
        verdict=result.verdict,
        leaders=list(result.leaders),
    )


def until_of(table: TableState) -> list[int]:
    """The deadline of each seat in seconds since 1970: by its clock, or after its reminder."""
    if table.clocks:
        return [ceil(time_up_at(table, seat)) for seat in range(table.seats)]
    if not table.warned:
        return []
    return [ceil(stalling.ends_at(table, seat)) if seat in table.warned else 0 for seat in range(table.seats)]


def deadline_of(table: TableState) -> float | None:
    """When the next clock runs out or reminder is due; None if never."""
    if table.phase != "playing" or not table.is_timed:
        return None
    if table.clocks is None:
        return stalling.next_warning(table)
    deadline = table.clocks.deadline
    return None if deadline is None else deadline + table.outage


def seat_of(summary: TableSummary, holders: Collection[str]) -> int:
    """The first seat at a summary's table that one of these holders has, or `NOBODY`."""
    seats = enumerate(summary.holders)
    return next((seat for seat, holder in seats if holder and holder in holders), NOBODY)


def _listed(result: StoredResult, game: Game | None, teams: Sequence[int]) -> ListedResult:
    verdict, leaders = result.verdict, result.leaders
    if verdict is None:
        verdict, leaders = "unfinished", []
        if game is not None:
            sides = list(range(len(teams))) if NOBODY in teams else teams
            verdict, first = judge(game, result.returns, sides, result.ended)
            leaders = list(first)
    return ListedResult(result.scores, result.returns, result.ranking, result.ended, verdict, leaders)


def list_entry(
    summary: TableSummary, find: Callable[[str], Game], seat: int = NOBODY, here: Collection[int] = ()
) -> Summary:
    """A list entry for the holder of a seat; without a seat, for the host of the server and all others.

    `here`: the seats with a connected browser.
    """
    options = list[tuple[Words, Words]]()
    game: Game | None = None
    try:
        game = find(summary.game)
        title = game.title
        if summary.options:
            options = options_in_words(game, summary.options)
    except UnknownGame:
        title = summary.game
    clock, result = summary.clock, summary.result
    sits, asker = seat != NOBODY, summary.asked_back
    concerned = seat in (asker, *summary.unanswered)
    players = [
        Player(
            kind=player.kind,
            name=player.name,
            level=player.level,
            here=player.kind == "bot" or number in here,
            team=player.team,
            again=player.again,
            stands_in=player.stands_in,
            program=player.program,
        )
        for number, player in enumerate(summary.players)
    ]
    return Summary(
        table=summary.table,
        game=summary.game,
        title=title,
        phase=summary.phase,
        players=players,
        due=summary.due,
        my_seat=seat,
        my_turn=seat in summary.due and not (sits and summary.players[seat].stands_in),
        invite=summary.invite if summary.open and (sits or summary.visibility == "open") else "",
        updated=summary.told[seat] if sits and summary.told else summary.updated,
        nudged=seat in summary.nudged and seat in summary.due,
        until=summary.until[seat] if sits and summary.until else 0,
        options=options,
        clock=None if clock is None else ClockInfo(clock.kind, clock.main, clock.plus, clock.loses),
        result=None if result is None else _listed(result, game, [player.team for player in players]),
        colours=summary.colours,
        form=summary.form,
        games=summary.games,
        chat=summary.chat,
        asked_back=asker if concerned else NOBODY,
        asked_code=summary.asked_code if concerned else "",
        event=summary.event,
        event_title=summary.event_title,
    )
