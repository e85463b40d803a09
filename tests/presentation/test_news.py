"""What turns change, in numbers: as much as in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.play.create import create
from parlour.play.seating import Plan
from parlour.presentation.number_text import read
from parlour.presentation.presenter import Presenter
from parlour.wire.to_client import Draws, News, Update
from tests.play.tables import play_out

TURNS: Final = 60
PLANS: Final = [Plan("me", "Anna"), Plan("here", "Ben")]

every_game = pytest.mark.parametrize(
    "game", [game for game in catalogue() if game.telling_module and 2 in game.seating.seats], ids=str
)


def told(game: Game) -> Iterator[tuple[Presenter, int, News]]:
    """What is told of the turns of a game at random, each with its seat."""
    table = create(game, {}, PLANS, visibility="link", levels=[]).table
    presenter, chosen = Presenter(table), Random(1)
    for _ in range(TURNS):
        if table.state.phase == "over":
            return
        seat, n = chosen.choice(table.state.due), table.state.n
        for event in table.propose_play(seat, table.version(seat), [chosen.choice(table.legal(seat))]):
            table.fold(event)
        for viewer in range(table.state.seats + 1):
            for message in presenter.news(viewer, n):
                if isinstance(message, News):
                    yield presenter, viewer, message


@every_game
def test_in_words_it_is_the_update_that_others_get(game: Game) -> None:
    for presenter, viewer, message in told(game):
        update = presenter.worded(viewer, message)
        assert isinstance(update, Update)
        assert (update.n, update.v, update.due) == (message.n, message.v, message.due)
        assert update.legal == (None if message.legal is None else read(message.legal))
        assert len(update.steps) == read(message.told)[0] + len(message.more)


@every_game
def test_the_end_is_the_whole_result_with_what_is_told_beside_it(game: Game) -> None:
    table = create(game, {}, PLANS, levels=[]).table
    play_out(table)
    presenter = Presenter(table)
    news, draws = presenter.news(0, table.state.n - 1)
    assert isinstance(news, News)
    assert isinstance(draws, Draws)
    assert news.result
    turns = len(read(news.scores)) // 2
    scores = [list(accumulate(read(news.scores)[at : at + turns])) for at in (0, turns)]
    seen = presenter.snapshot(0)
    whole = {"commitment": seen.commitment, "contributions": seen.contributions, "score_history": scores}
    beside = {"seed": draws.seed, "secret": draws.secret, "ahead": draws.ahead}
    assert replace(news.result, **whole, **beside) == presenter.result() == seen.result
    assert [step.told for step in news.more] == [seen.log[-1].told]
