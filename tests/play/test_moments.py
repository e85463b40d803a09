"""Moments: in one call what the rules say one by one, compiled or not, in every game."""

from __future__ import annotations

from random import Random

import pytest

from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.calls import legal_actions
from parlour.kernel.compile.twin import twin
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.play import moment as moments
from parlour.play.moment import Moment, Run, observed
from tests.play.tables import ALL_GAMES

ENTRIES = 60


def said(state: State) -> Moment:
    """What the rules say of a position, one by one."""
    seats, turn = range(state.seats), state.turn
    views = [state.view(seat) for seat in (*seats, state.seats)]
    legal = [tuple(views[seat].legal_actions(seat)) if seat in turn else () for seat in seats]
    calls = legal_actions(state.game, views[-1].fields, TABLE)
    seen = b"".join(view.to_bytes() for view in views)
    due = tuple(seat for seat in turn if seat != CHANCE)
    return Moment(state.game, state.to_bytes(), seen, turn, due, (*legal, ()), tuple(calls))


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.slug)
def test_a_moment_is_what_the_rules_say(game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made = twin(game, compiled=compiled)
    made.run()
    monkeypatch.setattr(moments, "stepping_now", lambda game: made.stepping)
    assert compiled == hasattr(made.stepping, "step_in")
    for seats in game.seating.seats:
        chosen = Random(seats)
        state = Variant.of(game, seats=seats).new_state(seed=seats, draws="manual")
        now, run = observed(game, seats, state.to_bytes()), Run([], [], [])
        for _ in range(ENTRIES):
            assert now == said(state)
            if state.is_over:
                break
            actor = chosen.choice(state.turn)
            able = now.legal[actor] if actor >= 0 else tuple(state.draws()[0])
            action = chosen.choice(able)
            now = run.go_on(now, actor, action)
            state.apply(actor, action)
        assert (run.entries, run.seen) == (state.history, state.seen_by_all())
