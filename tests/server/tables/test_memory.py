"""A table under way is small: what it keeps of its game for the next messages is bounded."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random
from typing import Final

import pytest

from parlour.kernel.game import Game
from parlour.view.company import Pages
from tests.games import some_game
from tests.play.tables import do, people, table_of

ACTIONS: Final = 60
MOST: Final = 130_000
"""Bytes; two sockets and what the system adds make it 200 kB."""


def under_way(game: Game, seed: int) -> Pages:
    """A table after some actions, of which both seats have been told."""
    table, random = table_of(*people(2), game=game, secret=bytes([seed]) * 32), Random(seed)
    pages = Pages(table)
    for _ in range(ACTIONS):
        if table.state.phase != "playing":
            break
        since, seat = table.state.n, table.state.due[0]
        action = random.choice(table.legal(seat))
        do(table, table.propose_play(seat, table.count(seat), [action]))
        for one in range(2):
            pages.since(one, since)
        table.state.frames.rest()
    return pages


@pytest.mark.long
def test_a_table_under_way_is_small() -> None:
    game = some_game()
    under_way(game, seed=1)  # fills what all tables share
    gc.collect()
    tracemalloc.start()
    try:
        kept = under_way(game, seed=1)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept.table.state.n > 1
    assert taken <= MOST
