"""The tree search: right where the truth is known, blind to what its seat may not know, the same compiled."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

from parlour.kernel.errors import ParlourError
from parlour.kernel.rng import random as generator
from parlour.kernel.state import State, Variant
from parlour.search.tree.arrays import bytes_a_node
from parlour.search.tree.search import Search, SearchSettings
from parlour.testing.tiny import GAME as TINY
from tests.search.heap import GAME as HEAP
from tests.search.heap.rules import MOST, WEIGHTS


def heap(stones: int, seats: int = 2, die: bool = False, limit: int = 0) -> State:
    state = Variant.of(HEAP, stones=stones, seats=seats, die=die).new_state(draws="manual")
    if die:
        state.apply(-1, limit)
    return state.view(0)


def tiny(seed: int = 7, seats: int = 2) -> State:
    return Variant.of(TINY, seats=seats, random_start=False, top=5).new_state(seed=seed).view(0)


def searched(view: State, simulations: int, seed: int = 1, compiled: bool | None = None) -> Search:
    search = Search(view, seed=seed, compiled=compiled)
    search.run(simulations)
    return search


def best(search: Search) -> int:
    return search.lines()[0].action


@cache
def chances(left: int, limit: int) -> float:
    """The value for the seat to move with a die showing `limit`, both playing perfectly."""
    if left == 0:
        return -1.0
    worth = [-thrown(left - k) for k in range(1, min(limit, left) + 1)]
    return max(worth)


@cache
def thrown(left: int) -> float:
    if left == 0:
        return -1.0
    return sum(w * chances(left, k + 1) for k, w in enumerate(WEIGHTS)) / sum(WEIGHTS)


@pytest.mark.parametrize("stones", range(2, 16))
def test_a_position_without_draws_is_proved(stones: int) -> None:
    search = searched(heap(stones), 20_000)
    line = search.lines()[0]
    won = stones % (MOST + 1) != 0
    assert line.proved
    assert search.values()[0] == (1.0 if won else -1.0)
    assert not won or line.action == stones % (MOST + 1)


def test_a_proved_root_is_searched_no_further() -> None:
    search = searched(heap(5), 20_000)
    assert search.visits < 20_000
    assert search.run(simulations=100) == 0


@pytest.mark.parametrize("limit", [1, 2, 3])
@pytest.mark.parametrize("stones", [3, 4, 5, 6])
def test_draws_count_by_their_weights(stones: int, limit: int) -> None:
    search = Search(heap(stones, die=True, limit=limit), SearchSettings(exploration=1.4), seed=1)
    search.run(20_000)
    truth = {k: -thrown(stones - k) for k in range(1, min(limit, stones) + 1)}
    assert truth[best(search)] == max(truth.values())
    assert search.lines()[0].values[0] == pytest.approx(max(truth.values()), abs=0.05)


def test_three_seats_each_for_itself() -> None:
    """With three seats and two stones, taking both wins; of five, taking two leaves three to the next."""
    assert best(searched(heap(2, seats=3), 2000)) == 2
    values = searched(heap(4, seats=3), 20_000).values()
    assert values[1] == pytest.approx(1.0)  # whatever the first takes, the second takes the rest
    assert values[0] == values[2] == pytest.approx(-0.5)


def test_a_run_of_simulations_repeats_itself_for_a_seed() -> None:
    one, other, third = (searched(tiny(), 500, seed) for seed in (1, 1, 2))
    assert one.lines() == other.lines()
    assert one.lines() != third.lines()


def test_slices_make_no_difference() -> None:
    whole = searched(tiny(), 300)
    pieces = Search(tiny(), seed=1)
    for _ in range(100):
        pieces.run(3)
    assert pieces.lines() == whole.lines()


@pytest.mark.parametrize("view", [heap(9), heap(9, die=True, limit=2), heap(7, 3), tiny(), tiny(3, 3)])
def test_compiled_and_plain_grow_the_same_tree(view: State) -> None:
    plain, compiled = (searched(view, 150, compiled=how) for how in (False, True))
    a, b = (search._trees[0] for search in (plain, compiled))
    assert a is not None
    assert b is not None
    assert a.used == b.used
    assert a.nodes[: a.used].tobytes() == b.nodes[: b.used].tobytes()
    assert np.array_equal(a.values[: a.used], b.values[: b.used])


# -- what a seat may not know --------------------------------------------------------------------------------


def test_a_search_is_never_given_the_full_state() -> None:
    with pytest.raises(ParlourError, match="never the full state"):
        Search(Variant.of(TINY, random_start=False).new_state(seed=1))


@pytest.mark.parametrize("seats", [2, 3])
def test_two_hidden_worlds_with_one_view_get_the_same_search(seats: int) -> None:
    looked = tiny(seats=seats)
    worlds = [looked.guess(generator(seed)) for seed in range(6)]
    assert len({world.to_bytes() for world in worlds}) > 1
    lines = [searched(world.view(0), 300).lines() for world in worlds]
    assert all(line == lines[0] for line in lines)


def test_edges_carry_what_the_seat_is_told() -> None:
    """Another's card face down is one edge, whatever card it is."""
    search = searched(tiny(seats=2), 400)
    tree = search._trees[0]
    assert tree is not None
    others = [node for node in range(1, tree.used) if int(tree.nodes[node].actor) == 1]
    assert others
    labels = {int(tree.nodes[node].label) for node in others}
    assert labels <= {-2, TINY.closing[0]}


# -- memory, time, threads -----------------------------------------------------------------------------------


def test_a_full_memory_ends_growth_and_not_the_search() -> None:
    search = Search(tiny(), SearchSettings(most_nodes=40), seed=1)
    assert search.run(500) == 500
    tree = search._trees[0]
    assert tree is not None
    assert tree.used <= len(tree.nodes) == 40
    grown = search.nodes
    assert search.run(500) == 500
    assert 10 < search.nodes == grown < 40
    assert sum(line.visits for line in search.lines()) == 1000


def test_memory_a_node_is_stated() -> None:
    search = searched(heap(9, 3), 10)
    tree = search._trees[0]
    assert tree is not None
    assert (tree.nodes.nbytes + tree.values.nbytes) / len(tree.nodes) == bytes_a_node(3)


def test_it_stops_when_told_and_knows_what_it_knew() -> None:
    search = searched(tiny(), 50)
    assert search.run(seconds=60, stop=lambda: True) == 0
    assert search.visits == 50


def test_a_budget_is_needed() -> None:
    with pytest.raises(ValueError, match="budget"):
        Search(tiny()).run()


def test_numbers_out_of_range_are_named() -> None:
    view = tiny().view(0)
    with pytest.raises(ValueError, match="threads must be a whole number from 0, not -1"):
        Search(view, threads=-1, compiled=False)
    search = Search(view, compiled=False)
    for wrong in (-1, float("nan")):
        with pytest.raises(ValueError, match=f"seconds must be a number from 0, not {wrong}"):
            search.run(seconds=wrong)
    with pytest.raises(ValueError, match="simulations must be a number from 0, not -5"):
        search.run(simulations=-5)
    for name, value in (("exploration", -0.1), ("unvisited", float("inf")), ("most_nodes", 0)):
        settings: dict[str, Any] = {name: value}
        with pytest.raises(ValueError, match=f"{name} must be a .*number.*, not {value}"):
            SearchSettings(**settings)


def test_no_time_at_all_is_enough_to_return() -> None:
    assert Search(tiny()).run(seconds=0) == 0


def test_several_threads_add_up_and_repeat_themselves() -> None:
    def both() -> Search:
        search = Search(tiny(), seed=3, threads=2)
        assert search.run(200) == 400
        return search

    one, other = both(), both()
    assert one.visits == 400
    assert one.lines() == other.lines()
    assert one._trees[0] is not None
    assert one._trees[1] is not None
    assert not np.array_equal(one._trees[0].values[:50], one._trees[1].values[:50])


# -- from turn to turn ---------------------------------------------------------------------------------------


def test_what_is_known_below_the_moves_made_is_kept() -> None:
    state = Variant.of(HEAP, stones=40).new_state(seed=1)
    search = searched(state.view(0), 2000)
    tree = search._trees[0]
    assert tree is not None
    state.apply(0, 3)
    state.apply(1, 2)
    below = tree.child(tree.child(tree.root, 0, 3), 1, 2)
    visits, mean, children = tree.visits(below), tree.mean(below), len(tree.children(below))
    assert visits > 0
    search.advance_to(state.view(0))
    assert search.visits == visits
    assert search.values() == mean
    assert len(search.lines()) == children
    assert search.nodes < tree.used
    assert search.run(500) == 500
    assert search.visits == visits + 500


def test_a_way_it_does_not_know_begins_anew() -> None:
    state = Variant.of(HEAP, stones=40).new_state(seed=1)
    search = searched(state.view(0), 50)
    for seat, action in ((0, 1), (1, 1)) * 6:
        state.apply(seat, action)
    search.advance_to(state.view(0))
    assert search.visits == 0
    assert search.run(20) == 20


def test_a_turn_that_is_taken_back_is_forgotten() -> None:
    def after(*turns: tuple[int, int]) -> State:
        state = Variant.of(HEAP, stones=40).new_state(seed=1)
        for seat, action in turns:
            state.apply(seat, action)
        return state.view(0)

    search = searched(after(), 2000)
    search.advance_to(after((0, 1), (1, 1)))
    assert search.visits > 0
    search.advance_to(after((0, 1), (1, 2)))
    assert search.visits == 0
    search.run(50)
    search.advance_to(after())
    assert search.visits == 0
    assert search.run(20) == 20
    assert {line.action for line in search.lines()} == {1, 2, 3}


def test_it_follows_draws_and_hidden_moves() -> None:
    state = Variant.of(TINY, seats=2, random_start=False, top=5).new_state(seed=7)
    search = searched(state.view(0), 3000)
    while 0 in state.turn:
        state.apply(0, best(search))
        search.advance_to(state.view(0))
    state.apply(1, state.legal_actions(1)[0])
    state.apply(1, TINY.closing[0])
    search.advance_to(state.view(0))
    assert search.visits > 0


def test_another_seat_or_game_is_refused() -> None:
    search = Search(tiny())
    other = Variant.of(TINY, seats=2, random_start=False, top=5).new_state(seed=7)
    with pytest.raises(ParlourError, match="same seat"):
        search.advance_to(other.view(1))
    assert replace(search.settings, exploration=1.0) != search.settings
