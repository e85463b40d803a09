"""Draws: pure functions of (seed, n, weights), without bias, from streams apart; tapes; generators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.chance import Seeded, Tape
from parlour.kernel.rng import below, bits, pick, random, reseed_for
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME

CHI_SQUARE_999 = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 9: 27.88, 15: 37.70}
"""99.9% of fair samples stay below this, by degrees of freedom."""


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> float:
    total, mass = sum(counts), sum(weights)
    return sum((c - total * w / mass) ** 2 / (total * w / mass) for c, w in zip(counts, weights, strict=True))


def fair(counts: Sequence[int], weights: Sequence[int]) -> bool:
    return chi_square(counts, weights) < CHI_SQUARE_999[len(weights) - 1]


@given(st.integers(0, 2**256 - 1), st.integers(0, 1000), st.lists(st.integers(1, 9), min_size=1, max_size=9))
def test_a_draw_is_a_function_of_seed_number_and_weights(seed: int, n: int, weights: list[int]) -> None:
    outcomes = list(range(len(weights)))
    assert Seeded(seed).draw(n, outcomes, weights) == Seeded(seed).draw(n, outcomes, weights)
    assert Seeded(Seeded(seed).secret).draw(n, outcomes, weights) in outcomes


@pytest.mark.parametrize("weights", [(1, 1), (9, 9, 8, 8, 7, 8), (1, 2, 3, 4), (1, 99)])
def test_draws_are_unbiased(weights: tuple[int, ...]) -> None:
    source = Seeded(1)
    drawn = Counter(source.draw(n, range(len(weights)), weights) for n in range(20_000))
    assert fair([drawn[k] for k in range(len(weights))], weights)


def test_draws_that_follow_each_other_are_independent() -> None:
    source = Seeded(2)
    drawn = [source.draw(n, range(4), (1, 1, 1, 1)) for n in range(20_001)]
    pairs = Counter(pairwise(drawn))
    assert fair([pairs[a, b] for a in range(4) for b in range(4)], [1] * 16)


def test_the_starter_comes_from_a_stream_of_its_own() -> None:
    """The same seed gives the same draws whatever the seats."""
    firsts = []
    for options in ({"seats": 2}, {"seats": 3}, {"random_start": False}):
        state = Variant.of(GAME, top=5, **options).new_state(seed=11)
        firsts.append([e.action for e in state.history if e.actor == CHANCE and e.action < SEAT_DRAW][:4])
    assert firsts[0] == firsts[1] == firsts[2]
    starters = Counter(
        Seeded(seed).draw(0, (SEAT_DRAW, SEAT_DRAW + 1, SEAT_DRAW + 2), (1, 1, 1)) for seed in range(9_000)
    )
    assert fair([starters[SEAT_DRAW + seat] for seat in range(3)], (1, 1, 1))


def test_seeds_are_whole_numbers_or_32_bytes() -> None:
    assert Seeded(np.int64(7)).secret == Seeded(7).secret == (7).to_bytes(32, "big")
    assert Seeded().secret != Seeded().secret
    for wrong in (-1, 1 << 256, b"short", b"x" * 33):
        with pytest.raises(ValueError, match="a seed"):
            Seeded(wrong)
    with pytest.raises(TypeError):
        Seeded("7")  # type: ignore[arg-type]  # what a typing mistake would give


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert Seeded(0).commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_a_tape_gives_the_same_draws_on_every_table() -> None:
    tape = [3, 3, 2, 2, 1, 1]
    hands = []
    for seed in range(3):
        source = Tape(tape, rest=Seeded(seed))
        state = Variant.of(GAME, random_start=True).new_state(seed=seed, draws=source)
        hands.append([e.action for e in state.history if e.action < SEAT_DRAW])
    assert hands == [[3, 3, 2, 2]] * 3


def test_a_tape_leaves_starters_and_what_it_lacks_to_the_rest() -> None:
    rest = Seeded(5)
    tape = Tape([SEAT_DRAW + 1, 4], rest)
    assert tape.draw(0, [SEAT_DRAW, SEAT_DRAW + 1], [1, 1]) == rest.draw(
        0, [SEAT_DRAW, SEAT_DRAW + 1], [1, 1]
    )
    assert tape.draw(0, [2, 3], [1, 1]) == rest.draw(0, [2, 3], [1, 1])
    assert tape.draw(1, [4, 5], [1, 9]) == 4


def test_a_copied_state_goes_on_with_its_own_tape() -> None:
    state = Variant.of(GAME, random_start=False).new_state(draws=Tape([1, 2, 3, 3, 2, 1], Seeded(0)))
    other = state.copy()
    for one in (state, other):
        for seat in (0, 1):
            one.apply(seat, one.legal_actions(seat)[0])
            one.apply(seat, one.legal_actions(seat)[-1])
    assert state == other
    assert state.history == other.history


def test_outcomes_chosen_by_hand_have_their_exact_odds() -> None:
    state = Variant.of(GAME, random_start=False).new_state(draws="manual")
    state.apply(CHANCE, 1)
    assert [(k, str(p)) for k, p in state.chance_outcomes()] == [(1, "1/5"), (2, "2/5"), (3, "2/5")]


# -- the generator of compiled code --------------------------------------------------------------------------


ODDS = (9, 3, 1, 1, 8, 2)


@pytest.mark.parametrize(
    ("draw", "weights"), [(lambda r: below(r, 6), (1,) * 6), (lambda r: pick(r, ODDS, len(ODDS)), ODDS)]
)
def test_the_compiled_generator_is_unbiased(
    draw: Callable[[np.record], int], weights: tuple[int, ...]
) -> None:
    generator = random(3)
    counts = Counter(draw(generator) for _ in range(20_000))
    assert fair([counts[k] for k in range(6)], weights)


def test_generators_of_one_seed_are_unrelated() -> None:
    """First numbers of neighbours: all different, and each bit set half of the time."""
    firsts = []
    for at in range(4000):
        generator = random(0)
        reseed_for(generator, np.uint64(9), at)
        firsts.append(int(bits(generator)))
    assert len(set(firsts)) == len(firsts)
    for bit in range(32):
        assert fair([sum(x >> bit & 1 for x in firsts), sum(1 - (x >> bit & 1) for x in firsts)], (1, 1))


def test_no_seed_leaves_the_generator_at_zero() -> None:
    """Zero is the one state that xorshift never leaves."""
    assert all(int(random(seed).state) != 0 for seed in (0, 1, 2**64 - 1, 2**64))
