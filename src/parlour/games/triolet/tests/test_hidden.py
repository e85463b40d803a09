"""What a seat sees, what it is told, and what it makes of the rest."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import NotAllowed, State
from parlour.games.triolet.state import END, KINDS, SWAP
from parlour.games.triolet.tests.helpers import EVERY_OPTION, draw, lay, legal, play, played, position
from parlour.kernel.rng import random as generator

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in EVERY_OPTION.items()})

STUCK = """
        h i
     8 12 3
     9  1 9
"""


def test_8_1_a_view_shows_the_own_hand_and_counts_the_rest() -> None:
    state = lay(STUCK, hand="12 14 15", others="0 2 2", more="bag 0x1 4x2")
    assert state.view(0).text() == (
        "view A | turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B ? ? ? | "
        "bag 0x2 2x2 4x2 | bagsize 3 | scores 0 0"
    )
    assert "hands A ? ? ?, B 0 2 2 | bag 0x1 4x2 12x1 14x1 15x1 | bagsize 3" in state.view(1).text()
    assert "view - | " in state.view(2).text()
    assert "hands A ? ? ?, B ? ? ? | bag 0x2 2x2 4x2 12x1 14x1 15x1" in state.view(2).text()


def test_8_1_a_view_lists_the_legal_actions_of_its_seat_only() -> None:
    state = lay(STUCK, hand="12 14 15")
    assert legal(state.view(0)) == legal(state)
    with pytest.raises(NotAllowed, match="cannot act for another seat"):
        state.view(1).legal_actions(0)
    assert state.game.rules.legal(state.view(1).fields, 0, [0] * 9) == 0


def test_8_2_draws_and_swaps_of_others_are_told_without_their_token() -> None:
    state = lay(STUCK, hand="12 14 15")
    seen = state.game.rules.seen
    told = [state.action_text(0, seen(state.fields, 0, SWAP + 12, seat)) for seat in range(3)]
    assert told == ["swap 12", "swap ?", "swap ?"]
    play(state, "swap 12")
    told = [state.action_text(-1, seen(state.fields, -1, 4, seat)) for seat in range(3)]
    assert told == ["draw 4", "draw ?", "draw ?"]


@settings(max_examples=30)
@given(OPTIONS, st.booleans(), st.integers(0, 10**6), st.integers(0, 120))
def test_a_view_foretells_the_own_turn(
    options: dict[str, object], bonus: bool, seed: int, steps: int
) -> None:
    state = played({**options, "finish_bonus": bonus and options["finish"] == "first_out"}, seed, steps)
    for seat in state.turn:
        for action in state.legal_actions(seat)[:: max(1, steps // 5)]:
            then_seen, seen_then = state.copy(), state.view(seat)
            then_seen._source = None
            then_seen.apply(seat, action)
            seen_then.apply(seat, action)
            assert then_seen.view(seat).to_bytes() == seen_then.to_bytes(), state.action_text(seat, action)


def test_the_end_of_a_play_shows_its_points_on_a_view() -> None:
    last = "turn A | board 9@h8 | hands A 6, B 7, C 8 4 | bag"
    state = position(last, seats=3, finish="first_out", finish_bonus=True)
    view = state.view(0)
    view.apply(0, view.parse(0, "6@i8"))
    view.apply(0, END)
    assert view.is_over
    assert view.scores() == [15 + 7 + 8 + 4, 0, 0]


# -- odds --------------------------------------------------------------------------------------------------


def deals(view: State, seat: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every deal of the unseen tokens, each token its own: the other hands together, and the bag."""
    unseen = [kind for kind in range(KINDS) for _ in range(int(view.fields.bag[kind]))]
    for chosen in itertools.combinations(range(len(unseen)), int(view.fields.bag_size)):
        bag = tuple(unseen[i] for i in chosen)
        yield tuple(unseen[i] for i in range(len(unseen)) if i not in chosen), bag


def odds(state: State) -> dict[int, Fraction]:
    return dict(state.chance_outcomes())


def average(shares: Iterator[dict[int, Fraction]]) -> dict[int, Fraction]:
    total: Counter[int] = Counter()
    count = 0
    for share in shares:
        count += 1
        for kind, part in share.items():
            total[kind] += part  # type: ignore[assignment]  # a Counter of Fractions is typed as one of ints
    return {kind: Fraction(part) / count for kind, part in sorted(total.items())}


def uniform(tokens: list[int]) -> dict[int, Fraction]:
    return {kind: Fraction(count, len(tokens)) for kind, count in Counter(tokens).items()}


@pytest.mark.parametrize("bag", ["12x1", "12x2", "12x1 4x1", "4x2 5x1", "12x2 4x1 5x1"])
def test_the_odds_of_a_swap_are_those_of_all_deals(bag: str) -> None:
    state = lay(STUCK, hand="12 14 15", others="12 4 4", more=f"bag {bag}")
    before = state.view(0)
    play(state, "swap 12")
    expected = average(uniform([kind for kind in deal if kind != 12] or [12]) for _, deal in deals(before, 0))
    assert odds(state.view(0)) == expected


@pytest.mark.parametrize("swaps", [["swap 12"], ["swap 12", "swap 14"], ["swap 12", "swap 14", "swap 15"]])
def test_the_odds_after_swapping_freely_are_those_of_all_deals(swaps: list[str]) -> None:
    state = lay(STUCK, hand="12 14 15", others="13 4 4", more="bag 4x1 5x2", stuck="free_swap")
    before = state.view(0)
    play(state, *swaps, "end")
    back = [int(text.split()[1]) for text in swaps]
    assert odds(state.view(0)) == average(uniform([*deal, *back]) for _, deal in deals(before, 0))
    draw(state, "draw 5")
    if len(swaps) > 1:  # the second draw, once a 5 is known to have been in the bag
        assert odds(state.view(0)) == second_draw(before, back, first=5)


def second_draw(before: State, back: list[int], first: int) -> dict[int, Fraction]:
    """Over all deals, weighted by how likely they made the first draw."""
    total: Counter[int] = Counter()
    for _, deal in deals(before, 0):
        full = [*deal, *back]
        for i, one in enumerate(full):
            if one == first:
                total.update(full[:i] + full[i + 1 :])
    whole = sum(total.values())
    return {kind: Fraction(count, whole) for kind, count in sorted(total.items())}


def test_the_odds_of_others_draws_are_those_of_the_unseen() -> None:
    state = lay("  h\n 8 9", hand="2 0 0", others="1 1 3", more="bag 3x1 5x1")
    play(state, "2@i8", "end")
    assert odds(state.view(1)) == {0: Fraction(2, 4), 3: Fraction(1, 4), 5: Fraction(1, 4)}
    assert odds(state.view(2)) == uniform([0, 0, 1, 1, 3, 3, 5])
    assert odds(state) == {3: Fraction(1, 2), 5: Fraction(1, 2)}


# -- guesses -----------------------------------------------------------------------------------------------


@settings(max_examples=30)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 150))
def test_a_guess_agrees_with_the_view_and_deals_all_tokens(
    options: dict[str, object], seed: int, steps: int
) -> None:
    state = played(options, seed, steps)
    for seat in range(state.seats + 1):
        view = state.view(seat)
        full = view.guess(generator(seed + 1))
        assert full.view(seat).to_bytes() == view.to_bytes()
        assert full.fields.viewer == 0
        assert [int(sum(hand)) for hand in full.fields.hands] == [int(n) for n in state.fields.held]
        assert int(sum(full.fields.bag)) == int(state.fields.bag_size)


def test_a_token_put_back_is_in_the_bag_until_another_draws() -> None:
    state = lay(STUCK, hand="12 14 15", others="0 2 2", more="bag 4x1 5x1")
    play(state, "swap 12")
    draw(state, "draw 4")
    assert all(guessed(state, seed).bag[12] == 1 for seed in range(20))
    play(state, "2@h7", "end")
    draw(state, "draw 12")
    bags = {int(guessed(state, seed).bag[12]) for seed in range(40)}
    assert bags == {0, 1}, "B may have drawn it since"


def test_who_gets_the_same_value_back_knows_the_whole_bag() -> None:
    state = lay(STUCK, hand="6 14 15", others="6 7 13", more="bag 6x2")
    play(state, "swap 6")
    draw(state, "draw 6")
    assert all(guessed(state, seed).bag[6] == 2 for seed in range(20))


def guessed(state: State, seed: int) -> Any:
    """The record of one guess of seat A."""
    return state.view(0).guess(generator(seed)).fields


def test_the_value_swapped_by_another_is_guessed_too() -> None:
    state = lay(STUCK, hand="12 14 15", others="0 2 2", more="bag 4x1 5x1")
    play(state, "swap 12")
    seen = set()
    for seed in range(60):
        full = state.view(1).guess(generator(seed)).fields
        kind = int(full.barred) - 1
        assert full.bag[kind] > 0
        seen.add(kind)
    assert seen == {4, 5, 12, 14, 15}
