"""What pages are told at tables takes few bytes, to the end of the longest games."""

from __future__ import annotations

from itertools import chain
from random import Random
from string import ascii_letters
from typing import Final

import pytest

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES
from parlour.play.create import create
from parlour.play.names import LONGEST_NAME
from parlour.play.seating import Plan
from parlour.play.series import MOST_GAMES, SeriesPlan
from parlour.server.tables.connection import MessageFormat, encoded
from parlour.view.company import Pages
from parlour.wire.to_client import Draws, Moves, Snapshot

MOST_BYTES: Final = 600
FORMS: Final = [MessageFormat(language, compact=True) for language in LANGUAGES]


def sizes(game: Game, seats: int) -> dict[str, int]:
    """The most bytes of each kind of message in a game played at random, whoever reads it."""
    random, found = Random(1), dict[str, int]()
    names = ["".join(random.sample(ascii_letters, LONGEST_NAME)) for _ in range(seats)]
    plans = [Plan("here" if seat else "me", name) for seat, name in enumerate(names)]
    series = SeriesPlan("games", MOST_GAMES) if seats > 1 else None
    table = create(game, {}, plans, visibility="link", levels=[], series=series).table
    pages, n = Pages(table), 1
    while True:
        told = chain.from_iterable(pages.since(seat, n) for seat in {0, seats - 1, seats})
        for message in told:
            assert not isinstance(message, Snapshot)
            kind = type(message).__name__
            found[kind] = max(found.get(kind, 0), *(len(encoded(message, form)) for form in FORMS))
        if table.state.phase == "over":
            return found
        seat, n = random.choice(table.state.due), table.state.n
        for event in table.propose_play(seat, table.count(seat), [random.choice(table.legal(seat))]):
            table.fold(event)


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", [game for game in catalogue() if game.display is not None], ids=str)
def test_an_update_takes_few_bytes(game: Game, most: bool) -> None:
    found = sizes(game, max(game.seating.seats) if most else min(game.seating.seats))
    assert found.keys() >= {Moves.__name__, Draws.__name__}, "from the start to the end"
    assert max(found.values()) < MOST_BYTES
