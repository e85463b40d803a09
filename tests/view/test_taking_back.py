"""A turn is taken back and another one played: everybody is told of that one."""

from __future__ import annotations

from itertools import combinations, count

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.table import Table
from parlour.view.company import Pages
from parlour.view.words import TableInWords
from tests.play.tables import a_run, commit, do, people, table_of

DRAWN = [game for game in catalogue() if game.display is not None]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_who_was_away_while_a_turn_was_taken_back_and_played_anew_sees_the_new_one(game: Game) -> None:
    table = table_of(*people(2), game=game)
    words = TableInWords(Pages(table))
    for n in count():  # to a later turn that can be taken in two ways of the same length
        seat = table.state.due[0]
        runs = sorted({tuple(a_run(table, seat, one)) for one in range(60)})
        found = next(((a, b) for a, b in combinations(runs, 2) if len(a) == len(b)), None)
        if found and n:
            first, second = found
            break
        commit(table, seat, n)
    do(table, table.propose_play(seat, table.count(seat), first))
    for watcher in range(3):
        words.snapshot(watcher)
    do(table, table.propose_ask(seat, "takeback"))
    do(table, table.propose_answer(1 - seat, True))
    do(table, table.propose_play(seat, table.count(seat), second))
    anew = TableInWords(Pages(Table.resume(table.state.events, lambda slug: game, table.now)))
    for watcher in range(3):
        assert words.snapshot(watcher) == anew.snapshot(watcher)
