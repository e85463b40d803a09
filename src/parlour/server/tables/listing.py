"""Summaries of tables for the store, and the entries of lists made from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import ceil
from typing import Any

from parlour.display.game_words import options_in_words
from parlour.kernel.actors import NOBODY
from parlour.kernel.errors import UnknownGame
from parlour.kernel.game import Game
from parlour.kernel.message import Words
from parlour.play import requests, stalling
from parlour.play.absence import time_up_at
from parlour.play.results import judge
from parlour.play.table_state import TableState
from parlour.play.tokens import holder_of
from parlour.server.storage.store import StoredClock, StoredPlayer, StoredResult, TableSummary
from parlour.view import company
from parlour.wire.http.responses import ListedResult, Summary
from parlour.wire.parts import ClockInfo, Player


def summary_of(table: TableState) -> TableSummary:
    """The summary of a table as it is now."""
    variant = table.variant
    series = table.created.series
    return TableSummary(
        table=table.id,
        game=table.game.slug,
        invite=table.invite,
        visibility=table.created.visibility,
        players=[
            StoredPlayer(
                chair.kind,
                chair.name,
                chair.level,
                variant.teams[seat] if variant.in_teams else NOBODY,
                seat in table.asking,
                chair.stands_in,
                chair.program,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        holders=[chair.holder for chair in table.chairs],
        open=len(table.open_seats),
        made=table.events[0].at,
        options=table.options_text,
        clock=_clock_of(table),
        form=series.form if series else None,
        games=series.games if series else 0,
        watching=table.created.watching,
        chat=table.has_chat,
        **passing(table),
    )


def passing(table: TableState) -> dict[str, Any]:
    """The facts of a summary that change as the game goes on."""
    *seats_told, updated = table.told_at
    return {
        "phase": table.phase,
        "due": list(table.due),
        "updated": updated,
        "bots_due": bool(table.bots_due),
        "until": until_of(table),
        "deadline": ceil(deadline_of(table) or 0),
        "nudged": sorted(table.nudged),
        "told": seats_told,
        "result": _result_of(table),
        "colours": company.colours(table),
        **_asked_back(table),
    }


def _asked_back(table: TableState) -> dict[str, Any]:
    asked = table.question
    if asked is None or asked.about != "recover":
        return {"asked_back": NOBODY, "unanswered": []}
    return {"asked_back": asked.seat, "unanswered": list(requests.waiting_for(table))}


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


def seat_of(summary: TableSummary, token: str) -> int:
    """The seat that a token holds at a summary's table, or `NOBODY`."""
    holder = holder_of(token)
    return summary.holders.index(holder) if holder in summary.holders else NOBODY


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
    """A list entry for the holder of a seat, or of none. `here`: seats with a browser now."""
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
    sits, asked = seat != NOBODY, summary.asked_back
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
        asked_back=asked if sits and seat in (asked, *summary.unanswered) else NOBODY,
    )
