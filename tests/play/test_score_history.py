"""Scores after each turn, for the chart of a game that is over."""

from __future__ import annotations

import pytest

from parlour.games import catalogue
from parlour.kernel.actors import CHANCE
from parlour.kernel.calls import scored
from parlour.kernel.game import Game
from parlour.play.results import score_history
from parlour.play.table import Table
from parlour.testing.tiny import GAME
from tests.play.tables import people, play_out, table_of
from tests.play.test_frames import runs_as

SEED = bytes(range(1, 33))


def one_by_one(table: Table) -> list[list[int]]:
    """The same, from states, with what ends a turn looked for at each event."""
    state = table.state
    start, *spans = state.frames.spans
    seen = state.position.before(start.last, state.frames.at(start.last).fields)
    points = [(scored(seen.game.rules, seen.fields), seen.scores())]
    for span in spans:
        entries = state.position.history[span.first : span.last]
        due = seen.turn
        for actor, action in entries:
            seen.apply(actor, action)
        drew = any(actor == CHANCE for actor, _ in entries)
        if drew or span.last == state.entries or (len(due) == 1 and seen.turn != due):
            points.append((scored(seen.game.rules, seen.fields), seen.scores()))
    meant = next((n for n, (means, _) in enumerate(points) if means), len(points))
    return [[scores[seat] for _, scores in points[meant:]] for seat in range(state.seats)]


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", [GAME, *catalogue()], ids=lambda game: game.slug)
def test_it_is_what_states_say_turn_by_turn(
    game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs_as(game, compiled, monkeypatch)
    for seats in game.seating.seats:
        for commits in (0, 3, 10_000):
            table = play_out(table_of(*people(seats), game=game, secret=SEED), seats, commits)
            history = list(map(list, score_history(table.state.position, table.state.frames)))
            assert history == one_by_one(table)
