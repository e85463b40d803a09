"""Action numbers and their parts, in every game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.games import catalogue
from parlour.kernel.action import Action
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from tests.games import some_game

GAMES = [*catalogue(), *(room.game for game in catalogue() for room in game.rooms)]


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_action_number_is_that_of_its_parts(game: Game) -> None:
    variant = Variant.of(game)
    numbers = [family.first + n for family in variant.actions for n in range(family.count)]
    assert len(set(numbers)) == len(numbers)
    for number in numbers:
        parts = variant.action_parts(number)
        name = str(parts.pop("action"))
        assert variant.action_at(name, **parts) == number


@given(st.lists(st.integers(1, 5), max_size=4), st.integers(0, 50), st.data())
def test_a_formula_gives_the_number(sizes: list[int], first: int, data: st.DataObject) -> None:
    family = Action("some", first, {f"p{n}": range(size) for n, size in enumerate(sizes)})
    number = first + data.draw(st.integers(0, family.count - 1))
    assert eval(family.formula(), dict(family.parts_of(number))) == number  # noqa: S307  # arithmetic


def test_what_is_wrong_is_named_with_what_is_allowed() -> None:
    put = Action("put", 0, {"card": range(6), "cell": ("a1", "b1")})
    with pytest.raises(ValueError, match="'put' takes card, cell; given: card"):
        put.number(card=1)
    with pytest.raises(ValueError, match="card is one of 0 to 5, not 6"):
        put.number(card=6, cell="a1")
    with pytest.raises(ValueError, match="card is one of 0 to 5, not True"):
        put.number(card=True, cell="a1")
    with pytest.raises(ValueError, match="cell is one of a1, b1, not 'c1'"):
        put.number(card=1, cell="c1")
    variant = Variant.of(some_game())
    with pytest.raises(ValueError, match="not 'jump'"):
        variant.action_at("jump")
    with pytest.raises(ValueError, match="not -1"):
        variant.action_parts(-1)
