"""The bytes of a position that a browser is given: its seat's concealed record, and nothing else."""

from __future__ import annotations

import base64

import numpy as np
import pytest

from parlour.games import catalogue
from parlour.kernel.actors import seats_in
from parlour.kernel.game import Game
from parlour.kernel.state import State
from parlour.play.table import Table
from parlour.presentation.presenter import Presenter
from parlour.testing.checks.leaks import concealed, deals
from parlour.testing.tiny import GAME as TINY
from tests.play.tables import a_run, do, people, table_of

TURNS = 8
DEALS = 3


def given(table: Table, seat: int, position: State | None = None) -> bytes:
    """What the seat's browser gets; with a draft on the table it is the same as without."""
    if position is not None:
        table.state.position = position
    trial = table.attempt(seat, table.version(seat), a_run(table, seat)[:1])
    message = Presenter(table).record(seat, trial)
    assert message.seat == seat
    return base64.b64decode(message.record)


@pytest.mark.parametrize("game", [TINY, *catalogue()], ids=lambda game: game.slug)
def test_it_is_what_the_seat_may_know_and_the_same_however_the_rest_is_dealt(game: Game) -> None:
    table = table_of(*people(game.seating.seats[-1]), game=game)
    differed = 0
    for turn in range(TURNS):
        position = table.state.position
        if position.is_over:
            break
        (seat, *_) = seats_in(int(game.running.turn(position.fields)))
        view = concealed(game.running, game.dtype, position.fields, seat)
        assert given(table, seat) == view.tobytes()
        for other in deals(game.running, game.dtype, view, seat, DEALS, seed=turn):
            differed += other.tobytes() != position.to_bytes()
            dealt = position.copy()
            np.copyto(np.asarray(dealt.fields), np.asarray(other))
            assert given(table, seat, dealt) == view.tobytes()
        table.state.position = position
        do(table, table.propose_play(seat, table.version(seat), a_run(table, seat, turn)))
    assert bool(differed) == game.hidden
