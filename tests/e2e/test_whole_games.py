"""Whole games of every game there is, by people at real browsers who know none of them."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from parlour.kernel.game import Game
from parlour.kernel.game_record import read
from parlour.kernel.state import Variant
from tests.e2e.conftest import Meet
from tests.e2e.games import (
    at_once,
    every_game,
    every_game_at_once,
    every_game_in_teams,
    few,
    people,
    teams,
    the_showy_game_quickly,
)
from tests.e2e.persona import PHONE, Person, Way, eventually, play_on
from tests.e2e.server_process import ServerProcess
from tests.e2e.two_people import by_invitation, finds_the_draws_fair, nearly_over

OPENING: Final = 12
"""Touches by which the first turns are played."""


def recorded_scores(server: ServerProcess, game: Game, table: str) -> dict[int, int]:
    """The scores that a replay of the table's record ends with."""
    record: Any = server.get(f"/tables/{table}/record")
    state = Variant.of(game).replay(read(json.dumps(record)))
    assert state.is_over
    return dict(enumerate(state.scores()))


def agree_at_the_end(*people: Person) -> None:
    """All see the same scores and the same verdict, and find the draws fair."""
    for person in people:
        person.page.wait_for_selector("[data-final]")
    first, *others = people
    for other in others:
        assert other.finals == first.finals
        assert other.page.inner_text("[data-verdict]") == first.page.inner_text("[data-verdict]") != ""
    for person in people:
        finds_the_draws_fair(person)


@the_showy_game_quickly
def test_two_friends_meet_by_the_link_and_one_gives_up(server: ServerProcess, meet: Meet, game: Game) -> None:
    """The first turns of a game, made and joined as people do."""
    anna, ben, table = by_invitation(meet, game)
    for _ in range(OPENING):
        eventually(lambda: anna.goes_on(most=1) + ben.goes_on(most=1))
    anna.resigns()
    agree_at_the_end(anna, ben)
    assert server.get(f"/tables/{table}/record")["entries"]


@the_showy_game_quickly
def test_two_people_play_a_game_nearly_over_to_its_end(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, given = nearly_over(server, game)
    anna, ben = (meet().sits(table, {seat: token}) for seat, token in tokens.items())
    play_on(anna, ben)
    agree_at_the_end(anna, ben)
    assert anna.finals == recorded_scores(server, game, table)
    assert len(server.get(f"/tables/{table}/record")["entries"]) > given


@pytest.mark.long
@every_game
def test_two_friends_play_a_whole_game_by_keyboard_alone(
    server: ServerProcess, meet: Meet, game: Game
) -> None:
    anna, ben, table = by_invitation(meet, game)
    play_on(anna, ben, way="keys")
    agree_at_the_end(anna, ben)
    assert anna.finals == recorded_scores(server, game, table)
    late: Person = meet().visits(table)
    late.page.wait_for_selector("[data-final]")
    assert late.finals == anna.finals


@pytest.mark.long
@every_game
@pytest.mark.parametrize("way", ["touch", "drag"])
def test_a_whole_game_against_a_bot(server: ServerProcess, meet: Meet, game: Game, way: Way) -> None:
    level = server.get("/levels")[0]["name"]
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "level": level}] * (few(game) - 1)]
    table, tokens, _ = server.table(game.slug, seats)
    how = {"size": PHONE, "touch": True} if way == "touch" else {}
    anna = meet(**how).sits(table, tokens)
    play_on(anna, way=way)
    assert anna.finals == recorded_scores(server, game, table)


@pytest.mark.long
@every_game
def test_a_whole_game_on_one_device(server: ServerProcess, meet: Meet, game: Game) -> None:
    table, tokens, _ = server.table(game.slug, people(few(game)))
    sofa = meet().sits(table, tokens)
    play_on(sofa)
    assert sofa.finals == recorded_scores(server, game, table)


@pytest.mark.long
@every_game_at_once
def test_all_play_at_once_in_as_many_browsers(server: ServerProcess, meet: Meet, game: Game) -> None:
    seats = at_once(game)
    table, tokens, _ = server.table(game.slug, people(seats))
    everybody = [meet().sits(table, {seat: token}) for seat, token in tokens.items()]
    play_on(*everybody)
    scores = recorded_scores(server, game, table)
    assert all(person.finals == scores for person in everybody)


@pytest.mark.long
@every_game_in_teams
def test_the_most_teams_play_in_a_browser_each(server: ServerProcess, meet: Meet, game: Game) -> None:
    options = teams(game)
    assert options is not None
    count = int(options.pop("seats"))
    table, tokens, _ = server.table(game.slug, people(count), options)
    everybody = [meet().sits(table, {seat: token}) for seat, token in tokens.items()]
    play_on(*everybody)
    scores = recorded_scores(server, game, table)
    assert all(person.finals == scores for person in everybody)
