"""States of tables for the page of the harness: the golden playthrough of each game as one seat is told it.

A seat is looked from that plays first. Of its turns the first, one in the middle and the last are kept: the
table before it, the turn as a draft, a refusal, and what is told until the seat is to act again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeVar

import msgspec

from parlour.display.contract import display_of
from parlour.games import find
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.entries import Entry
from parlour.kernel.game import Game
from parlour.kernel.message import encoder
from parlour.kernel.state import State, Variant
from parlour.play.create import create
from parlour.play.errors import Declined
from parlour.play.events import Event, Payload, Played, Started
from parlour.play.seating import Plan
from parlour.play.table import Table
from parlour.server.web.game_info import offered
from parlour.testing import golden
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from parlour.wire.http.responses import TableExtras
from parlour.wire.to_client import Draft, Refused, Snapshot, ToClient, Update

NOW: Final = 1_700_000_000
AWAY: Final = 60.0
"""Seconds after which a server says that a player without a connection is away."""
REFUSED: Final = 12
"""How many forbidden actions are tried: the one with the longest reason is kept."""


Told = TypeVar("Told", bound=ToClient)


class Moment(msgspec.Struct):
    """A seat is to act."""

    snapshot: Snapshot
    draft: Draft | None
    """Its next turn as it is composed; none where that is a single button."""
    refused: Refused | None
    told: list[ToClient]
    """What its turn brings, and those of the others until the seat is to act again, or the game is over."""


class Scenario(msgspec.Struct):
    """Turns of one game as one seat knows it; the last leads to the end."""

    first: Moment
    middle: Moment
    last: Moment


class Turn(NamedTuple):
    """What a seat does, and how many events there were before."""

    seat: int
    actions: list[int]
    n: int


def name_of(game: Game, seats: int) -> str:
    """What the states of a game with so many seats are called: their table, too."""
    return f"{game.slug}-{seats}"


def variant_named(name: str) -> Variant:
    """The game of such a name."""
    slug, _, seats = name.rpartition("-")
    return Variant.of(find(slug), seats=int(seats))


def golden_history(variant: Variant) -> Iterator[tuple[State, Entry]]:
    """The entries of the golden playthrough, each with the position before it."""
    state, choices = variant.new_state(seed=golden.SEED, draws="manual"), Seeded(golden.SEED)
    while not state.is_over:
        entry = Entry(*golden.choose(state, choices))
        yield state, entry
        state.apply(*entry)


def golden_events(variant: Variant) -> tuple[list[Event], list[Turn]]:
    """A table's events where it is played, and its turns: what a seat does while the same seats are due."""
    plans = [Plan("here" if seat else "me", f"Player {seat}") for seat in range(variant.seats)]
    created = create(variant.game, {}, plans, now=lambda: NOW).events[0]
    commits, turns = list[list[Entry]]([[]]), list[Turn]()
    due: tuple[int, ...] = ()
    for state, entry in golden_history(variant):
        if entry.actor != CHANCE:
            before = commits[-1][-1] if turns else Entry(CHANCE, 0)
            goes_on = before.actor == entry.actor and before.action not in variant.game.closing
            if not goes_on or state.turn != due:
                turns.append(Turn(entry.actor, [], len(commits) + 1))
                commits.append([])
                due = state.turn
            turns[-1].actions.append(entry.action)
        commits[-1].append(entry)
    payloads: list[Payload] = [Started(tuple(commits[0]))]
    payloads += [Played(turn.seat, tuple(made)) for turn, made in zip(turns, commits[1:], strict=True)]
    return [created, *(Event(n, NOW, one) for n, one in enumerate(payloads, 2))], turns


@cache
def scenario(name: str) -> Scenario:
    """The states of a game."""
    variant = variant_named(name)
    events, turns = golden_events(variant)
    seat = turns[0].seat
    own = [turn for turn in turns if turn.seat == seat]
    table = Table(variant.game, events[0], lambda: NOW)
    words, moments = TableInWords(Pages(table, AWAY)), list[Moment]()
    for turn in (own[0], own[len(own) // 2], own[-1]):
        until = next((later.n for later in own if later.n > turn.n), len(events))
        for event in events[table.state.n : turn.n]:
            table.fold(event)
        found = moment(table, words, turn)
        for event in events[turn.n : until]:
            table.fold(event)
        moments.append(msgspec.structs.replace(found, told=list(map(plain, words.since(seat, turn.n)))))
    return Scenario(*moments)


def plain(message: Told) -> Told:
    """A message with legal numbers as a page has them, not as differences."""
    if isinstance(message, Snapshot | Update | Draft) and message.legal is not None:
        return msgspec.structs.replace(message, legal=list(accumulate(message.legal)))
    return message


def moment(table: Table, words: TableInWords, turn: Turn) -> Moment:
    """The table before a turn, with its board where `answer` has it."""
    seat, variant = turn.seat, table.state.variant
    found = words.snapshot(seat, range(variant.seats))
    name = name_of(variant.game, variant.seats)
    composed = [action for action in turn.actions if action not in variant.game.closing]
    trial = table.attempt(seat, table.count(seat), composed) if composed else None
    return Moment(
        msgspec.structs.replace(plain(found), table=name, board=f"/api/v1/boards/{name}"),
        plain(words.draft(0, seat, trial)) if trial else None,
        refusal(table, seat),
        [],
    )


def refusal(table: Table, seat: int) -> Refused | None:
    """Why the rules forbid an action; of some, the one with the longest reason."""
    count, legal = table.state.game.action_count, set(table.legal(seat))
    found = list[Refused]()
    for action in range(0, count, max(1, count // REFUSED)):
        if action not in legal:
            try:
                table.propose_play(seat, table.count(seat), [action])
            except Declined as declined:
                if declined.code == "rule":
                    found.append(Refused(declined.code, declined.message, rule=declined.rule))
    return max(found, key=lambda one: len(str(one.sentence)), default=None)


def extras(variant: Variant) -> TableExtras:
    """What there is beside such a table."""
    game = variant.game
    return TableExtras(
        aids=offered(variant),
        facts=bool(game.references(variant.options)),
        lesson=game.lesson is not None,
        puzzles=game.puzzles is not None,
        study=True,
        home="",
        gift=None,
    )


def answer(path: str) -> bytes | None:
    """What the page of the harness asks for by its path, as JSON; None where that is no state."""
    *_, kind, name = path.split("/")
    if name == "beside":
        return encoder("en").encode(extras(variant_named(kind)))
    if kind == "boards":
        variant = variant_named(name)
        return display_of(variant.game).board(variant).json
    return encoder("en").encode(scenario(name)) if kind == "states" else None
