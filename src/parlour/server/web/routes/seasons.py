"""Routes for seasons: events under one link."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from starlette.responses import Response

from parlour.play.event_table import SEAT
from parlour.play.forgetting import MARK
from parlour.play.season import ABSENT, Placing, table_of
from parlour.server.services import Services
from parlour.server.storage.store import TableSummary
from parlour.server.tables.events import StoredSeason
from parlour.server.tables.reader import NoTable
from parlour.server.web.answers import Reply, answers
from parlour.server.web.parameters import EventId, ResultForm
from parlour.server.web.routing import Routes
from parlour.server.web.spreadsheet import spreadsheet
from parlour.wire.http.responses import SeasonEvent, SeasonMember, SeasonTable

routes = Routes("events")


@routes.get("/seasons/{season}", answers(SeasonTable, 404, 422, text=True), summary="The table of a season")
async def season_table(services: Services, season: EventId, form: ResultForm = "json") -> Response:
    """Everybody's score in each event of a season, and their totals; with `form=csv` as a table."""
    stored = await services.events.season(season)
    if stored is None:
        raise NoTable(season)
    table = table_of_season(stored)
    return Reply(table) if form == "json" else spreadsheet(season, rows_of(table))


def table_of_season(stored: StoredSeason) -> SeasonTable:
    """The table of a season, without people who asked to be forgotten: nothing identifies them any more."""
    boards = stored.events.values()
    rows = table_of(stored.rule, [placings_at(board) for board in boards])
    return SeasonTable(
        season=stored.rule.first,
        title=next(iter(boards)).players[SEAT].name,
        counts=stored.rule.counts,
        best=stored.rule.best,
        events=[
            SeasonEvent(
                event, summary.players[SEAT].name, summary.game, summary.made, summary.phase == "over"
            )
            for event, summary in stored.events.items()
        ],
        members=[
            SeasonMember(row.name, row.place, row.total, list(row.brought), list(row.counted)) for row in rows
        ],
    )


def placings_at(board: TableSummary) -> dict[str, Placing]:
    """Each member's placing in an event whose last board is over, by name."""
    named = zip([player.name for player in board.players], board.stands, strict=False)
    return {name: placing for name, placing in named if placing.place and name != MARK}


def rows_of(table: SeasonTable) -> Iterator[list[object]]:
    """A season as a table: place, name, total, and the score in each event."""
    titles = [f"{event.title} {datetime.fromtimestamp(event.made, UTC):%Y-%m-%d}" for event in table.events]
    yield ["place", "name", "total", *titles]
    for member in table.members:
        brought = ["" if n == ABSENT else n for n in member.brought]
        yield [member.place, member.name, member.total, *brought]
