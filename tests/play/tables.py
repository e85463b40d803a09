"""Tables for tests: the tiny game with people, bots or open seats, and all installed games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

import numpy as np

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.options import flag
from parlour.kernel.state import State, Variant
from parlour.play.checkpoint import checkpoint, restore
from parlour.play.clock import Clocks
from parlour.play.counts import Counts
from parlour.play.create import Made, create
from parlour.play.event_table import MOST_MEMBERS
from parlour.play.events import Event, EventFacts
from parlour.play.frames import Frames
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.play.table_state import TableState
from parlour.testing.tiny import GAME

NOW: Final = 1_700_000_000
SECRET: Final = bytes(range(32))
END: Final = GAME.closing[0]
WORKED_OUT: Final = {
    "now", "ahead", "_kept", "_latest", "_past", "_outcome", "options_text", "_proposed", "restored",
}  # fmt: skip
"""Fields that hold what follows from others, once somebody asks, and the clock on the wall."""
ANNA, BEN, CLEO = Plan("me", "Anna"), Plan("here", "Ben"), Plan("here", "Cleo")
LINK: Final = Plan("link")
ALL_GAMES: Final = (GAME, *catalogue())

AUTO: Final = replace(
    flag("auto_end", "Closing a turn", default=True, yes="by the table", no="by hand"),
    writer=lambda record, text: None,
)
SELF_CLOSING: Final = replace(GAME, options=(*GAME.options, AUTO), auto_close="auto_end")
"""The tiny game, but the table ends a turn in which two cards are laid."""


def find(slug: str) -> Game:
    """As `parlour.games.find`, with the tiny game."""
    return next(game for game in ALL_GAMES if game.slug == slug)


def made(*plans: Plan, game: Game = GAME, secret: bytes = SECRET, **options: object) -> Made:
    """A table for tests: known seed and time."""
    return create(game, options, plans, levels=("random", "greedy"), secret=secret, now=lambda: NOW)


def facts_of(title: str = "Club evening", boards: int = 1, **more: Any) -> EventFacts:
    """What an event is made with: one board, to which as many come as may."""
    return EventFacts(title, boards, **{"most": MOST_MEMBERS, **more})


def table_of(*plans: Plan, game: Game = GAME, secret: bytes = SECRET, **options: object) -> Table:
    """The table alone."""
    return made(*(plans or (ANNA, BEN)), game=game, secret=secret, **options).table


def people(count: int) -> list[Plan]:
    """As many people as asked for, on one device."""
    return [Plan("here", f"Person {n}") for n in range(count)]


def do(table: Table, events: Iterable[Event]) -> None:
    """Store and fold what was proposed."""
    for event in events:
        table.fold(event)


def a_run(table: Table, seat: int, seed: int = 0) -> list[int]:
    """A whole turn of a seat that the rules allow, chosen at random."""
    view, random, run = table.view(seat).copy(), Random(seed), list[int]()
    due, closing = view.turn, view.game.closing
    while view.turn == due and (not run or run[-1] not in closing):
        run.append(random.choice(view.legal_actions(seat)))
        view.apply(seat, run[-1])
    return run


def commit(table: Table, seat: int, seed: int = 0) -> Sequence[int]:
    """Play any whole turn of a seat."""
    run = a_run(table, seat, seed)
    do(table, table.propose_play(seat, table.count(seat), run, bot=table.state.chairs[seat].stands_in))
    return run


def a_round(table: Table) -> Table:
    """Let everybody play once, so that the game counts however it ends."""
    for seat in range(table.state.seats):
        commit(table, seat)
    return table


def play_out(table: Table, seed: int = 0, commits: int = 10_000) -> Table:
    """Play at random for the seats due, in a mixed order, to the end or for a number of commits."""
    for n in range(commits):
        if table.state.phase != "playing":
            break
        commit(table, table.state.due[(seed + n) % len(table.state.due)], seed + n)
    return table


def again(table: Table) -> Table:
    """The table folded again from its events as they are stored."""
    stored = [Event.from_json(event.n, event.at, event.to_json()) for event in table.state.events]
    return Table.resume(stored, find, now=lambda: NOW)


def facts(table: Table) -> dict[str, object]:
    """Everything that a fold has to bring back."""
    seats = range(table.state.seats + 1)
    return {
        "n": table.state.n,
        "events": table.state.events,
        "chairs": table.state.chairs,
        "phase": table.state.phase,
        "asking": table.state.asking,
        "ended": (table.state.ended, table.state.ended_by),
        "next": table.state.next,
        "bytes": table.state.position.to_bytes(),
        "history": table.state.position.history,
        "seen": [table.seen(seat, 0, table.state.entries) for seat in seats],
        "legal": [table.legal(seat) for seat in seats],
        "counts": table.state.counts.kept(),
        "told_at": table.state.told_at,
        "frames": [frame.records for frame in table.state.frames.between(0, table.state.entries)],
        "result": table.state.result,
    }


def restored(table: Table, n: int) -> Table:
    """The table read again: a checkpoint as of event `n`, and the events since then."""
    stored = [Event.from_json(event.n, event.at, event.to_json()) for event in table.state.events]
    kept = checkpoint(Table.resume(stored[:n], find, now=lambda: NOW).state)
    made = Table(table.state.game, stored[0], lambda: NOW)
    assert restore(made.state, stored, kept)
    assert made.state.n == n
    for event in stored[n:]:
        made.fold(event)
    return made


def everything(value: object) -> object:
    """All fields of an object as plain values that can be compared, apart from cached ones."""
    if isinstance(value, np.void):
        return value.tobytes()
    if isinstance(value, Game | Variant):
        return Variant.of(value) if isinstance(value, Game) else value.options_text()
    if isinstance(value, dict):
        return {key: everything(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [everything(one) for one in value]
    if isinstance(value, Table | TableState | State | Frames | Counts | Clocks):
        return {name: everything(one) for name, one in vars(value).items() if name not in WORKED_OUT}
    return value


def look(state: State) -> bytes:
    """The bytes of a state, to see that it stays as it is."""
    return state.to_bytes()


def unseen_action(state: State, actor: int, others: Iterable[int]) -> int | None:
    """An action that none of the others can notice anything of, if the actor has one now."""
    before = {seat: state.view(seat).to_bytes() for seat in others}
    for action in state.legal_actions(actor)[:60]:
        after = state.copy()
        after.apply(actor, action)
        if after.turn == state.turn and all(after.view(seat).to_bytes() == before[seat] for seat in before):
            return action
    return None


def acts_unseen(game: Game) -> bool:
    """Whether at the start of a game of three, several are due and one of them can act without a trace."""
    if not game.hidden or 3 not in game.seating.seats:
        return False
    state = Variant.of(game, seats=3).new_state(seed=1)
    found = (unseen_action(state, one, {*range(4)} - {one}) for one in state.turn)
    return len(state.turn) > 1 and any(action is not None for action in found)
