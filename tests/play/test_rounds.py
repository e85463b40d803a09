"""Who meets whom: everybody once a round, nobody again while it can be avoided, and sitting out in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.play.rounds import OUT, Pair, all_play_all, rounds_of_all, swiss

SIZES = range(2, 41)
SMALL = 14  # twice the rounds that are drawn here


def everybody_once(pairs: Sequence[Pair], members: Sequence[int]) -> bool:
    return sorted(one for pair in pairs for one in pair if one != OUT) == sorted(members)


def fewest_repeats(members: Sequence[int], past: Sequence[Pair]) -> int:
    """By trying all pairings of a few."""
    met = {frozenset(pair) for pair in past}

    @cache
    def of(left: tuple[int, ...]) -> int:
        if not left:
            return 0
        one, others = left[0], left[1:]
        return min(
            (frozenset((one, other)) in met) + of(tuple(two for two in others if two != other))
            for other in others
        )

    return of(tuple(members))


@pytest.mark.parametrize("count", SIZES)
def test_all_play_all_meet_once_and_sit_out_once(count: int) -> None:
    members, met, out = range(1, count + 1), Counter[frozenset[int]](), Counter[int]()
    for number in range(1, rounds_of_all(count) + 1):
        pairs = all_play_all(members, number)
        assert everybody_once(pairs, members)
        met.update(frozenset(pair) for pair in pairs if OUT not in pair)
        out.update(one for one, other in pairs if other == OUT)
    assert met == Counter(map(frozenset, combinations(members, 2)))
    assert out == (Counter(members) if count % 2 else Counter())


@pytest.mark.parametrize("count", SIZES)
def test_swiss_rounds_pair_everybody_and_let_nobody_sit_out_twice_before_all(count: int) -> None:
    """Whoever has the lower number wins; as many rounds as a club has time for."""
    members, past = list(range(1, count + 1)), list[Pair]()
    points, out = Counter[int](), Counter[int]()
    for _ in range(min(7, rounds_of_all(count))):
        standing = sorted(members, key=lambda one: (-points[one], one))
        pairs = swiss(standing, past)
        assert everybody_once(pairs, members)
        again = {frozenset(pair) for pair in pairs} & {frozenset(pair) for pair in past if OUT not in pair}
        assert not again or count < SMALL, "among many somebody new is always there"
        for one, other in pairs:
            if other == OUT:
                out[one] += 1
                points[one] += 1
            else:
                points[min(one, other)] += 2
        past += pairs
    times = [out[member] for member in members]
    assert max(times) - min(times) <= 1
    assert (sum(times) > 0) == bool(count % 2)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 10), st.integers(1, 12), st.randoms(use_true_random=False))
def test_nobody_meets_again_while_it_can_be_avoided(count: int, rounds: int, random: Random) -> None:
    members, past = list(range(1, count + 1)), list[Pair]()
    for _ in range(min(rounds, rounds_of_all(count))):
        random.shuffle(members)  # however all stand
        pairs = swiss(members, past)
        playing = [member for member in members if (member, OUT) not in pairs]
        met = {frozenset(pair) for pair in past}
        assert sum(frozenset(pair) in met for pair in pairs if OUT not in pair) == fewest_repeats(
            playing, past
        )
        past += pairs


@given(st.lists(st.integers(0, 6), min_size=2, max_size=40).filter(lambda points: len(points) % 2 == 0))
def test_in_a_first_meeting_of_score_groups_equals_meet(points: list[int]) -> None:
    """Where nobody has met, those who are level meet; of a group of odd number one goes down to the next."""
    standing = sorted(range(1, len(points) + 1), key=lambda one: -points[one - 1])
    assert swiss(standing, []) == list(zip(standing[::2], standing[1::2], strict=True))


def test_who_stands_highest_meets_the_next_who_is_new() -> None:
    assert swiss([1, 2, 3, 4], [(1, 2)]) == [(1, 3), (2, 4)]
    assert swiss([1, 2, 3, 4], [(1, 2), (3, 4), (1, 3), (2, 4)]) == [(1, 4), (2, 3)]


def test_the_nearest_is_left_out_where_others_could_only_meet_again() -> None:
    """Of six who have met as in two triangles the first goes further down than the next who is new."""
    past = [(3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)]
    assert all(OUT not in pair for pair in past)
    pairs = swiss([1, 2, 3, 4, 5, 6], past)
    assert pairs[0] == (1, 3)
    assert sum(pair in past for pair in pairs) == 1


def test_the_lowest_sits_out_of_those_who_have_not() -> None:
    assert swiss([1, 2, 3], [])[-1] == (3, OUT)
    assert swiss([1, 2, 3], [(3, OUT), (1, 2)]) == [(1, 3), (2, OUT)]
    assert swiss([3, 1, 2], [(3, OUT), (1, 2), (2, OUT), (1, 3)]) == [(3, 2), (1, OUT)]


def test_another_sits_out_where_the_lowest_is_the_only_one_who_is_new() -> None:
    assert swiss([1, 2, 3, 4, 5], [(1, 2), (1, 3), (1, 4)]) == [(1, 5), (2, 3), (4, OUT)]


def test_when_all_have_met_they_meet_again_as_often_as_others() -> None:
    members, past = [1, 2, 3, 4], list[Pair]()
    for _ in range(6):
        past += swiss(members, past)
    assert set(Counter(map(frozenset, past)).values()) == {2}
