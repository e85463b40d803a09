"""A table's facts as parts of messages: players, requests, clocks, series, result."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from parlour.display.telling import teller_of
from parlour.kernel.actors import NOBODY
from parlour.kernel.chance import commitment_to
from parlour.kernel.entries import Entry
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE, Words
from parlour.kernel.state import Variant
from parlour.play import absence, requests, stalling
from parlour.play.standings import standing
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.view.event_log import seats_called
from parlour.view.replay_moments import moment_of
from parlour.view.sentences import call_label, call_penalty
from parlour.wire.parts import (
    Call,
    ClockInfo,
    OriginInfo,
    Player,
    Question,
    RematchAhead,
    Series,
)
from parlour.wire.to_client import ClockTimes, Waits

WINS = HOUSE("wins-column")


PlaysAs = Callable[[Game, str], str]
"""The level at which a bot plays until its own is ready; empty once it is."""


def as_named(game: Game, level: str) -> str:
    """Bots that play at their level from the start."""
    return ""


def players(table: TableState, here: Collection[int] = (), plays_as: PlaysAs = as_named) -> list[Player]:
    """Who holds the seats; `here` are those with a connected browser."""
    teams = table.variant.teams
    in_teams = len(set(teams)) < len(teams)
    return [
        Player(
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            plays_as=plays_as(table.game, chair.level) if chair.kind == "bot" else "",
            here=seat in here or (chair.kind == "bot" and not chair.stands_in),
            team=teams[seat] if in_teams else NOBODY,
            again=seat in table.asking,
            stands_in=chair.stands_in,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def colours(table: TableState) -> list[int]:
    """Which of the six seat colours each seat has; empty where it has that of its number."""
    teller = teller_of(table.variant)
    return teller.worn(table.timeline.now.view(table.seats), table.seats) if teller.wears else []


@lru_cache
def first_colours(variant: Variant) -> list[int]:
    """Which of the seat colours each seat has before the game; empty where it has that of its number."""
    return teller_of(variant).worn(variant.begin().fields, variant.seats)


def calls(table: TableState, seat: int, entry: int | None = None) -> list[Call]:
    """The referee's calls that a seat may raise now, or could raise before an entry."""
    return [
        Call(
            action,
            call_label(table.variant, action),
            seats_called(table, action),
            call_penalty(table.variant, action),
        )
        for action in requests.calls(table, seat, entry)
    ]


def question(table: TableState) -> Question | None:
    """The open request."""
    asked = table.question
    if asked is None:
        return None
    label: Words = ""
    whom = list[int]()
    if asked.about == "call":
        label, whom = call_label(table.variant, asked.what), seats_called(table, asked.what)
    elif asked.about == "stand-in":
        whom = [asked.what]
    return Question(asked.about, asked.seat, list(requests.waiting_for(table)), whom, label)


def ended_by_rules(table: TableState, n: int) -> bool:
    """Whether the rules ended the game with event `n`."""
    return table.ended == "rules" and table.phase == "over" and table.timeline.span(n).last == table.entries


def clock(table: TableState) -> ClockInfo | None:
    """The table's time control."""
    made = table.created.clock
    return None if made is None else ClockInfo(made.kind, made.main, made.plus, absence.time_up_loses(table))


def clocks(table: Table) -> ClockTimes | None:
    """The clocks now."""
    its = table.state.clocks
    if its is None:
        return None
    now = table.time() - table.state.outage
    left = [max(0, round(its.left(seat, now) * 1000)) for seat in range(table.state.seats)]
    return ClockTimes(left, list(its.running))


def waits(table: Table, seat: int) -> Waits | None:
    """Whom the table will not wait for much longer, as told to a seat; None if nobody was warned."""
    if not table.state.warnings:
        return None
    now, its = table.time(), table.state
    left = [
        max(0, round(1000 * (stalling.ends_at(its, each) - now))) if each in its.warned else -1
        for each in range(its.seats)
    ]
    sits = seat in its.people and seat not in its.warned
    return Waits(left, claim=sits and bool(stalling.losers(its, seat, its.warned)))


def secret(table: TableState) -> str:
    """What the seed was made from together with contributions; "" if it was not."""
    return table.created.secret if table.created.shared else ""


def contributions(table: TableState) -> list[str]:
    """Contributions to the seed of the draws, one per seat; empty if the seed does not use them."""
    return list(table.contributions) if table.created.shared else []


def ahead(table: TableState) -> RematchAhead | None:
    """What is fixed about the rematch."""
    made = table.created.ahead
    return None if made is None else RematchAhead(made.table, commitment_to(bytes.fromhex(made.secret)))


def origin(table: TableState) -> OriginInfo | None:
    """What a table's game continues from."""
    made = table.created.origin
    return None if made is None else origin_of(made.entries, made.table)


def origin_of(entries: Sequence[tuple[int, int]], table: str) -> OriginInfo:
    """Entries taken over from a table's game, or from a file."""
    history = [Entry(actor, action) for actor, action in entries]
    return OriginInfo(len(history), moment_of(history, len(history)), table)


def series(table: TableState) -> Series | None:
    """The series of a table, and its standings."""
    leg, now = table.created.series, standing(table)
    if leg is None or now is None:
        return None
    return Series(
        form=leg.form,
        games=leg.games,
        number=len(leg.rows) + 1,
        rows=[list(row) for row in now.rows],
        tables=list(now.tables),
        totals=list(now.totals),
        ranking=[list(group) for group in now.ranking],
        unit=WINS if leg.form == "best" else table.game.score_name,
        starter=leg.starter,
        replays=leg.replays,
        over=now.over,
        again=table.phase == "over" and not now.counted,
    )
