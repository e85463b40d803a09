"""A finished game for stepping through in the browser: everything open, one update for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from parlour.display.scene import LogLine
from parlour.kernel.actors import NOBODY
from parlour.kernel.chance import Seeded
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import Words
from parlour.kernel.replay import entries_played
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import check_result, source_of
from parlour.play.results import LOST, Outcome, outcome, scored
from parlour.play.seating import player_names
from parlour.play.timeline import Span, Timeline
from parlour.play.types import Ending
from parlour.presentation.replay_moments import entries_at, turns
from parlour.presentation.seat_view import SeatView
from parlour.presentation.sentences import ending, stopped
from parlour.presentation.table_info import origin_of
from parlour.wire.parts import Player, Result, Step
from parlour.wire.to_client import Snapshot, Update


class Replay(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game for stepping through: the table before the first entry, and one update for each turn.

    Everything is visible in it, as after the end of a game.
    """

    snapshot: Snapshot
    updates: list[Update]
    entries: list[int]
    """The number of entries played at the snapshot and after each update."""
    scored: int
    """The first moment at which scores mean something; past the last if they never do."""
    board: Words
    """The address of its board."""


def replay(
    variant: Variant,
    record: GameRecord,
    seat: int | None = None,
    *,
    foreign: bool = False,
    bots: Sequence[str] = (),
) -> Replay:
    """A record as a snapshot before its first entry and an update for each turn.

    The view is from `seat` (by default a spectator's), with all hands open. `variant` is the game with any
    options; the record's own apply. Raises `BadRecord` if it does not replay, and for a `foreign` one (from a
    file) if any of its claims is false. `bots` are the levels of the bots at a table, "" for
    people; a file does not tell them.
    """
    final, timeline = retold(variant, record, source_of(record) if foreign else None)
    if foreign:
        check_result(record, final)
    history = final.history
    where = final.seats if seat is None else seat
    seat_view = SeatView(
        final.variant,
        where,
        timeline.fields,
        lambda first, last: history[first:last],
        starter_set=record.starter != NOBODY,
    )
    updates = [seat_view.update(span.n, span.n, span.first, span.last) for span in timeline.spans]
    for update in updates:
        update.legal = None  # nobody acts in a replay
    last = updates[-1]
    last.result = _result(final, timeline, record, seat_view)
    last.steps.append(Step(NOBODY, told=LogLine(last.result.sentence)))
    entries = entries_at(history)
    begins = _scored_from(final, timeline, entries)
    before = _before(seat_view, record, bots)
    return Replay(before, updates, entries, begins, before.board)


def _scored_from(final: State, timeline: Timeline, entries: Sequence[int]) -> int:
    """The first moment at which scores mean something; past the last if they never do."""
    return next((m for m, entry in enumerate(entries) if scored(final, timeline.fields(entry))), len(entries))


def retold(variant: Variant, record: GameRecord, source: Seeded | None = None) -> tuple[State, Timeline]:
    """A record played through once: its final state, and its timeline with a span for each turn.

    If a source is given, the draws must be its own. Raises `BadRecord`.
    """
    state = variant.begin_record(record)
    timeline = Timeline(state)
    for _ in entries_played(state, record, source=source):
        timeline.note(state)
    for n, (first, last) in enumerate(turns(state.history), 1):
        timeline.close(Span(n, NOBODY, first, last))
    return state, timeline


def _before(seat_view: SeatView, record: GameRecord, bots: Sequence[str]) -> Snapshot:
    variant = seat_view.variant
    names = player_names(record.seats, variant.seats)
    levels = bots or [""] * len(names)
    players = [
        Player("bot" if level else "person", name, level, here=bool(level))
        for name, level in zip(names, levels, strict=True)
    ]
    before = seat_view.snapshot(0, players, variant.options_text(), record.commitment)
    before.legal = []  # nobody acts in a replay
    if record.given:
        before.origin = origin_of(record.entries[: record.given], record.origin)
    return before


def _ended(final: State, record: GameRecord) -> Ending:
    """Why the game ended; what only other programs say of one that is not over makes it unfinished."""
    if final.is_over:
        return "rules"
    return next((known for known in get_args(Ending) if known == record.ended), "gave-up")


def _outcome(final: State, timeline: Timeline, record: GameRecord) -> Outcome:
    """How a record ends; one that a series made has its ties replayed, if the game does that."""
    ended, by = _ended(final, record), [seat for seat in record.ended_by if 0 <= seat < final.seats]
    if ended in LOST and not by:
        ended = "gave-up"
    replays = record.starter != NOBODY and final.game.replay_ties > 0
    if ended == "rules" or not by:
        return outcome(final, timeline, ended, tie_replays=replays)
    return outcome(final, timeline, ended, by[0], tuple(by[1:]), tie_replays=replays)


def told_end(final: State, timeline: Timeline, record: GameRecord, names: Sequence[str], why: Words) -> Words:
    """How a record ends, in words; `why` is the game's own reason, if it is over."""
    if final.is_over:
        return ending(final.game, _outcome(final, timeline, record), names, why)
    return stopped(record, names, final.variant.teams)


def _result(final: State, timeline: Timeline, record: GameRecord, seat_view: SeatView) -> Result:
    end, names = _outcome(final, timeline, record), player_names(record.seats, final.seats)
    sentence = told_end(final, timeline, record, names, seat_view.why_over(len(final.history)))
    return Result(
        scores=list(end.scores),
        returns=list(end.returns),
        ranking=[list(group) for group in end.ranking],
        verdict=end.verdict,
        leaders=list(end.leaders),
        sentence=sentence,
        ended=end.ended,
        score_history=[list(points) for points in end.score_history],
        seed=record.seed,
        commitment=record.commitment,
        secret=record.secret,
        contributions=record.contributions,
    )
