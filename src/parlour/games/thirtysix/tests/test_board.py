"""The board, the start, and what lies around the single game: rules 1, 2, 6, 9 and 10."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.games.thirtysix.display import drawing, tiles
from parlour.games.thirtysix.state import TILE_CORNERS
from parlour.games.thirtysix.tests.helpers import B, R, game, moving, played, squares


def test_material() -> None:
    """1.1 and 1.2: twelve squares and counters of each of three colours; 1.5: named squares."""
    state = played(game(seats=3), 37, 38, 39)
    assert state.scores() == [12, 12, 12]
    assert sorted(int(colour) for colour in state.fields.colour) == sorted([0, 1, 2] * 12)
    assert [state.action_text(0, square) for square in (0, 5, 30, 35)] == ["a1", "f1", "a6", "f6"]


def test_tiles_and_gates() -> None:
    """1.3: the tiles are the nine ways to show all three colours; 1.4: each has one gate across."""
    classes = {min(tile[k:] + tile[:k] for k in range(4)) for tile in TILE_CORNERS}
    assert len(classes) == 9
    assert all(len(set(tile)) == 3 for tile in TILE_CORNERS)
    fields = game().fields
    for square in range(36):
        behind = int(fields.gate[square])
        if behind >= 0:
            assert int(fields.gate[behind]) == square
            assert abs(int(fields.x[behind]) - int(fields.x[square])) == 1
            assert abs(int(fields.y[behind]) - int(fields.y[square])) == 1
    assert sum(int(square) >= 0 for square in fields.gate) == 18
    assert sum(int(square) >= 0 for square in game(gates="three").fields.gate) == 6
    assert sum(int(square) >= 0 for square in game(gates="none").fields.gate) == 0


def test_the_draws_of_the_start() -> None:
    """2.2: who begins is drawn first; 2.1 and 10.4: then a tile in one of its turns, slot by slot."""
    state = parlour.load("36", seats=3).new_state(draws="manual")
    assert [k for k, _ in state.chance_outcomes()] == [1000, 1001, 1002]
    state.apply(parlour.CHANCE, 1002)
    state.apply(parlour.CHANCE, 4 * 3 + 1)
    assert (int(state.fields.tile[0]), int(state.fields.turn[0])) == (3, 1)
    assert len(state.chance_outcomes()) == 4 * 8


def test_each_takes_pawn_and_counters() -> None:
    """2.4: twelve counters of the colour chosen, and of no other."""
    state = played(game(), 39, 37)
    assert [[int(n) for n in row] for row in state.fields.reserve[:2]] == [[12, 0, 0], [0, 0, 12]]


def test_a_square_left() -> None:
    """4.4: it keeps its counter, or is empty again."""
    state = played(moving({0: (R, 0), 1: (B, 9)}), 4, 10)
    assert squares(state) == {4, 10}
    state.apply(0, 0)
    assert 4 in squares(state)


def test_passes_and_ties() -> None:
    """5.2: all pass, the fewest counters win; 5.4: equal is level."""
    full = set(range(36)) - {0, 9}
    won = played(moving({0: (R, 0), 1: (B, 9)}, {0: (1, 0, 0), 1: (0, 0, 3)}, full), 36, 36)
    tied = played(moving({0: (R, 0), 1: (B, 9)}, {0: (2, 0, 0), 1: (0, 0, 2)}, full), 36, 36)
    assert (won.returns(), tied.returns()) == ([1.0, -1.0], [0.0, 0.0])


def test_a_round_of_games() -> None:
    """6.1: each player can be the one who starts; 6.2: the scores to add up are the unplayed counters."""
    totals = [0, 0, 0]
    for first in range(3):
        state = parlour.load("36", seats=3, first=str(first)).new_state(seed=first)
        assert int(state.fields.starter) == first
        while not state.is_over:
            state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
        left = [int(row.sum()) for row in state.fields.reserve]
        assert state.scores() == left
        totals = [total + score for total, score in zip(totals, state.scores(), strict=True)]
    assert max(totals) > 0


def test_everything_lies_open() -> None:
    """7.1: a view is the whole position."""
    state = parlour.load("36").new_state(seed=2)
    for name in state.game.dtype.names or ():
        assert name == "viewer" or (state.view(1).fields[name] == state.fields[name]).all()


def test_the_solved_board() -> None:
    """9.1: on the board of the rule book every border between two tiles matches."""
    colour = game().fields.colour.reshape(6, 6)
    for edge in (1, 3):
        assert (colour[:, edge] == colour[:, edge + 1]).all()
        assert (colour[edge] == colour[edge + 1]).all()
    swapped = colour.copy()
    swapped[:2, :2], swapped[:2, 4:] = colour[:2, 4:], colour[:2, :2]
    assert any(
        (swapped[:, e] != swapped[:, e + 1]).any() or (swapped[e] != swapped[e + 1]).any() for e in (1, 3)
    )


def test_facts() -> None:
    """10.1: who made it; 10.2: the bound; 10.3: bare squares match reserves; 10.5: the rules' version."""
    variant = parlour.load("36")
    assert "Romeral" in str(variant.game.credit)
    assert variant.game.max_turns(variant.options) >= 36 * 37
    state = variant.new_state(seed=4)
    while not state.is_over:
        for colour in {int(c) for c in state.fields.chosen[:2] if c >= 0}:
            of_colour = [s for s in range(36) if int(state.fields.colour[s]) == colour]
            bare = [s for s in of_colour if not int(state.fields.counters) >> s & 1]
            assert len(bare) == int(state.fields.reserve[:, colour].sum())
        state.apply(state.turn[0], state.legal_actions(state.turn[0])[-1])
    assert int(state.fields.version) == 1


# -- told apart without colour -----------------------------------------------------------------------------


def without_colour(drawing: str) -> str:
    """A drawing without the classes that its colours come from."""
    return re.sub(r' class="[^"]*"', "", drawing)


@pytest.mark.parametrize("kind", ["square", "counter", "small", "pawn"])
def test_what_has_a_colour_is_told_apart_without_it(kind: str) -> None:
    board = drawing.board(parlour.load("thirtysix"))
    shown = [without_colour(face.drawing) for face in board.faces if face.id.startswith(f"{kind}.")]
    assert len(shown) == len(set(shown)) == 3
    assert len({face.text for face in board.faces if face.id.startswith(f"{kind}.")}) == 3


def test_every_tile_in_every_turn_is_told_apart_without_colour() -> None:
    shown = {without_colour(tiles.drawing(tile, turn)) for tile in range(9) for turn in range(4)}
    assert len(shown) == 36
    assert len({tiles.said(tile, turn) for tile in range(9) for turn in range(4)}) == 36
