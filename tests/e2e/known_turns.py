"""Turns of games that are known beforehand, to be played at a real table in the position before them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from parlour.display.scene import LogLine
from parlour.display.telling import tell
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.search import choose
from parlour.testing.words import in_words
from tests.e2e.games import people
from tests.e2e.server_process import ServerProcess


class Turn(NamedTuple):
    """What a seat does in a position, and the lines that it is told of it."""

    before: State
    seat: int
    actions: list[int]
    lines: list[LogLine]


def turns(game: Game, seats: int, seed: int, level: str) -> Iterator[Turn]:
    """All turns of a game among bots."""
    variant = Variant.of(game, seats=seats)
    state = variant.new_state(seed=seed)
    while not state.is_over:
        before, seat = state.copy(), state.turn[0]
        actions, lines = choose(state.view(seat), level, len(state.history)), list[LogLine]()
        for action in actions:
            earlier = state.copy()
            state.apply(seat, action)
            line = tell(variant, earlier.fields, seat, action, state.fields, seat)
            lines += [in_words(line)] if line else []
        yield Turn(before, seat, actions, lines)


def last_turn(game: Game, seats: int) -> Turn:
    """The turn that ends a game."""
    *_, last = turns(game, seats, seed=1, level="random")
    return last


def goes_on(server: ServerProcess, state: State, part: float = 1.0) -> tuple[str, dict[int, str]]:
    """A table that goes on from a position, or from this part of the way to it, and its seats' secrets.

    All seats are of this device.
    """
    record: Any = msgspec.to_builtins(state.record())
    entries = int(len(state.history) * part)
    plan = {"record": record, "entries": entries, "seats": people(state.variant.seats)}
    answer = server.post("/play-on", plan)
    return answer["table"], {token["seat"]: token["token"] for token in answer["tokens"]}
