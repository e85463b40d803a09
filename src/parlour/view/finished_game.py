"""Finished games, for clients that have the rules, and records in words, for the terminal."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import get_args

import msgspec

from parlour.games import find
from parlour.kernel.actors import NOBODY
from parlour.kernel.chance import Seeded
from parlour.kernel.entries import turns
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import Words
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import check_branches, check_result, source_of
from parlour.play.frames import Frames, Span
from parlour.play.results import LOST, Outcome, outcome
from parlour.play.seating import player_names
from parlour.play.types import Ending
from parlour.view.company import origin_of
from parlour.view.event_log import begins_line
from parlour.view.sentences import ending, stopped
from parlour.view.words import SeatView
from parlour.wire.http.responses import FinishedGame
from parlour.wire.parts import Player, Result
from parlour.wire.to_client import Snapshot


def of_table(record: GameRecord, last: Snapshot) -> FinishedGame:
    """The finished game of a table, from its record and what a spectator sees at the end, without the log."""
    shown = msgspec.structs.replace(last, chat=[], calls=[], question=None)
    start = ""
    if record.position:
        start = b64encode(Variant.of(find(record.game)).begin_record(record).to_bytes()).decode()
    return FinishedGame(record, shown, begins_line(starter_set=record.starter != NOBODY), start)


def of_record(variant: Variant, record: GameRecord) -> FinishedGame:
    """The finished game of a record from a file, whose every claim is checked.

    `variant` is the game with any options; the record's own apply. Raises `BadRecord` if it does not replay,
    or if any of its claims is false.
    """
    final, frames = retold(variant, record, source_of(record))
    check_result(record, final)
    check_branches(variant, record)
    seat_view = view_of(record, final, frames, final.seats)
    players = [Player("person", name) for name in player_names(record.seats, final.seats)]
    options = final.variant.options_text()
    last = seat_view.snapshot(len(final.history), players, options, record.commitment)
    last.result = _result(final, frames, record, seat_view)
    last.starter = seat_view.starter
    if record.given:
        last.origin = origin_of(record.entries[: record.given], record.origin)
    return of_table(record, last)


def view_of(record: GameRecord, final: State, frames: Frames, seat: int) -> SeatView:
    """A record played through, as a seat sees it with all hands open (the number of seats: a spectator)."""
    history = final.history
    return SeatView(
        final.variant,
        seat,
        lambda entry: frames.at(entry).fields,
        lambda first, last: history[first:last],
        starter_set=record.starter != NOBODY,
    )


def retold(variant: Variant, record: GameRecord, source: Seeded | None = None) -> tuple[State, Frames]:
    """Play a record through: its final state, and its frames with a span for each turn.

    If a source is given, the draws must be its own. Raises `BadRecord`.
    """
    frames, final = Frames(variant.begin_record(record)), variant.replay(record, source=source)
    spans = [Span(n, NOBODY, first, last) for n, (first, last) in enumerate(turns(final.history), 1)]
    frames.restore(final, spans)
    return final, frames


def _ended(final: State, record: GameRecord) -> Ending:
    """Why the game ended; an unknown reason, of another program, makes it unfinished."""
    if final.is_over:
        return "rules"
    return next((way for way in get_args(Ending) if way == record.ended), "gave-up")


def _outcome(final: State, frames: Frames, record: GameRecord) -> Outcome:
    """The outcome of a record; in a series, ties are replayed if the game does that."""
    ended, by = _ended(final, record), [seat for seat in record.ended_by if 0 <= seat < final.seats]
    if ended in LOST and not by:
        ended = "gave-up"
    replays = record.starter != NOBODY and final.game.replay_ties > 0
    if ended == "rules" or not by:
        return outcome(final, frames, ended, tie_replays=replays)
    return outcome(final, frames, ended, by[0], tuple(by[1:]), tie_replays=replays)


def told_end(final: State, frames: Frames, record: GameRecord, names: Sequence[str], why: Words) -> Words:
    """The outcome of a record, in words; `why` is the game's own reason, if it is over."""
    if final.is_over:
        return ending(final.game, _outcome(final, frames, record), names, why)
    return stopped(record, names, final.variant.teams)


def _result(final: State, frames: Frames, record: GameRecord, seat_view: SeatView) -> Result:
    end, names = _outcome(final, frames, record), player_names(record.seats, final.seats)
    sentence = told_end(final, frames, record, names, seat_view.why_over(len(final.history)))
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
