"""Logs in memory: lines are packed from time to time, and nobody notices."""

from __future__ import annotations

from parlour.view.presenter import Presenter
from tests.play.tables import people, play_out, table_of


def test_packed_lines_are_the_same_lines_in_little_memory() -> None:
    table = play_out(table_of(*people(2)), seed=1, commits=3)
    presenter = Presenter(table)
    presenter.logs.of(0)
    presenter.logs.pack()
    play_out(table, seed=2)
    for _ in range(2):
        assert presenter.logs.of(0) == Presenter(table).logs.of(0)
        presenter.logs.pack()
    assert len(presenter.logs.packed[0]) < 200 * len(presenter.logs.of(0))
