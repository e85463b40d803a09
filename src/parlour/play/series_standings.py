"""The standings of a series, and its next game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.play.series import SeriesGame
from parlour.play.table_state import TableState

LEVEL: Final = 1e-9
"""Sums of shared wins closer than this are equal."""


@dataclass(frozen=True)
class SeriesStandings:
    """The standings of a series after the games that counted."""

    rows: tuple[tuple[float, ...], ...]
    tables: tuple[str, ...]
    totals: tuple[float, ...]
    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last, tied ones together."""
    over: bool
    counted: bool
    """Whether this table's own game is among the rows."""


def series_standings(table: TableState) -> SeriesStandings | None:
    """The standings of a table's series, its own game included if it counts; None without a series."""
    series_game = table.created.series
    if series_game is None:
        return None
    own = counted_scores(table)
    rows = series_game.rows if own is None else (*series_game.rows, own)
    tables = series_game.tables if own is None else (*series_game.tables, table.id)
    totals = tuple(map(sum, zip(*rows, strict=True))) if rows else (0.0,) * table.seats
    more_is_better = series_game.form == "best" or table.game.more_is_better
    over = len(rows) >= series_game.games or (
        series_game.form == "best" and max(totals) * 2 > series_game.games
    )
    return SeriesStandings(rows, tables, totals, _ranked(totals, more_is_better), over, own is not None)


def next_in_series(table: TableState) -> SeriesGame | None:
    """The next game of a table's series; a new series after the last one; None without a series."""
    series_game, now = table.created.series, series_standings(table)
    if series_game is None or now is None:
        return None
    if now.over:
        return SeriesGame(series_game.form, series_game.games, starter=min(series_game.starter, 0))
    again = not now.counted
    starter = series_game.starter if again or series_game.starter < 0 else len(now.rows) % table.seats
    return SeriesGame(
        series_game.form,
        series_game.games,
        now.rows,
        now.tables,
        starter,
        series_game.replays + 1 if again else 0,
    )


def counted_scores(table: TableState) -> tuple[float, ...] | None:
    """The row that a finished game adds to its series: its scores, or wins in a best-of.

    None while it is being played, if it was left unfinished, and if nobody won and it is to be replayed
    (`Game.replay_ties`).
    """
    series_game, result = table.created.series, table.result
    if series_game is None or result is None or result.verdict == "unfinished":
        return None
    if result.verdict in ("drawn", "lost") and table.tie_replays:
        return None
    if series_game.form == "best":
        leaders = result.leaders or range(table.seats)
        sides = len({table.variant.teams[seat] for seat in leaders})
        return tuple(1 / sides if seat in leaders else 0.0 for seat in range(table.seats))
    return tuple(map(float, result.scores))


def _ranked(totals: tuple[float, ...], more_is_better: bool) -> tuple[tuple[int, ...], ...]:
    sign = -1 if more_is_better else 1
    groups: list[list[int]] = []
    for seat in sorted(range(len(totals)), key=lambda seat: sign * totals[seat]):
        if groups and abs(totals[groups[-1][0]] - totals[seat]) < LEVEL:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return tuple(map(tuple, groups))
