"""The games there are, told apart by their facts alone."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Final

import pytest

from parlour.display.contract import display_of
from parlour.games import catalogue
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant

GAMES: Final = [game for game in catalogue() if game.display is not None]
every_game: Final = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])


def few(game: Game) -> int:
    """The least number of people who can play it together."""
    return min(seats for seats in game.seating.seats if seats > 1)


def of_few_and_most(*quick: Game) -> pytest.MarkDecorator:
    """Every game with the fewest and with the most seats; those that are not `quick` take long."""
    return pytest.mark.parametrize(
        ("game", "seats"),
        [
            pytest.param(
                game, seats, id=f"{game.slug}-{seats}", marks=() if game in quick else pytest.mark.long
            )
            for game in GAMES
            for seats in sorted({few(game), max(game.seating.seats)})
        ],
    )


def at_random(game: Game, seats: int) -> State:
    """A game played to its end at random."""
    chosen, state = Random(1), Variant.of(game, seats=seats).new_state(seed=1)
    while not state.is_over:
        seat = chosen.choice(state.turn)
        state.apply(seat, chosen.choice(state.legal_actions(seat)))
    return state


def at_once(game: Game) -> int:
    """How many play at the same time when a table of theirs begins; 0 where they take turns."""
    seats = max(game.seating.seats)
    due = Variant.of(game, seats=seats).new_state(seed=0).turn
    return seats if len(due) == seats > 1 else 0


TOGETHER: Final = [game for game in GAMES if at_once(game)]
every_game_at_once: Final = pytest.mark.parametrize("game", TOGETHER, ids=[game.slug for game in TOGETHER])


def teams(game: Game) -> dict[str, str] | None:
    """The options under which most teams of several play; None where everybody plays alone."""
    plans = [
        {"seats": str(seats), option.name: choice.text}
        for seats in game.seating.seats
        for option in game.options
        for choice in option.choices
    ]
    sides = {}
    for number, plan in enumerate(plans):
        with suppress(BadOption):
            variant = Variant.of(game, **plan)
            sides[number] = len(set(variant.teams)) if len(set(variant.teams)) < variant.seats else 0
    best = max(sides, key=lambda number: sides[number], default=None)
    return plans[best] if best is not None and sides[best] else None


IN_TEAMS: Final = [game for game in GAMES if teams(game)]
every_game_in_teams: Final = pytest.mark.parametrize("game", IN_TEAMS, ids=[game.slug for game in IN_TEAMS])


def people(count: int) -> list[dict[str, str]]:
    """As many people as asked for, all with seats of this device."""
    return [{"kind": "me" if not seat else "here", "name": f"Player {seat}"} for seat in range(count)]


def showy() -> Game:
    """A game for two whose table has all there is to see: hands worth a curtain, turns of several steps."""

    def marvels(game: Game) -> int:
        board = display_of(game).board(Variant.of(game, seats=2))
        return 2 * (game.hidden and game.curtain) + bool(board.closing)

    return max((game for game in GAMES if 2 in game.seating.seats), key=marvels)


SHOWY: Final = showy()
the_showy_game_quickly: Final = pytest.mark.parametrize(
    "game",
    [pytest.param(game, id=game.slug, marks=() if game is SHOWY else pytest.mark.long) for game in GAMES],
)
"""As `every_game`, where one game takes many seconds: the tests of all others are long ones."""
