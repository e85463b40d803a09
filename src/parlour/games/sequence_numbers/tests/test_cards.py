"""Every card is itself: it keeps its sum from the deal to the discards; no sum is anywhere twice (2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import CHANCE, State
from parlour.display import telling
from parlour.display.show import scene_of
from parlour.games.sequence_numbers import GAME
from parlour.games.sequence_numbers.display.drawing import board
from parlour.games.sequence_numbers.state import NOBODY
from parlour.games.sequence_numbers.tests.helpers import DEAD, FORFEIT, fresh, hand, lay, legal, settle
from parlour.games.sequence_numbers.tests.material import SMALL_BOARD
from parlour.kernel.errors import NotReadable
from parlour.kernel.state import Variant
from parlour.testing.words import in_words

NOT_SUMS = {"back", "plus", "minus"}
DEALT_OUT = "0,1,1,2,0/0,2,3,3,0"
OPTIONS: Final = st.sampled_from(
    (
        {"seats": 2},
        {"seats": 3, "copies": "4", "draw": "manual"},
        {"seats": 4, "board": SMALL_BOARD, "max_reshuffles": "no limit"},
        {"seats": 2, "board": DEALT_OUT, "draw": "manual"},
        {"seats": 4, "board": DEALT_OUT, "copies": "4"},
    )
)
LONGEST = 50


def shown(state: State, seat: int) -> dict[str, list[str]]:
    """The sums that a seat sees, by the place that they lie on."""
    found: dict[str, list[str]] = {}
    for piece in scene_of(state, seat).pieces:
        name = piece.place or ""
        if name.startswith(("hand", "pile")) and piece.face not in NOT_SUMS:
            found.setdefault(name, []).append(piece.face)
    return found


def in_hand(state: State, seat: int) -> Counter[str]:
    """The sums in a seat's own hand."""
    return Counter(shown(state, seat).get(f"hand{seat}", []))


def entries(options: dict[str, object], seed: int) -> Iterator[tuple[State, int, int, State]]:
    """The first part of a game: the state before each entry, who, what, and the state after it."""
    state, random = fresh(**options), Random(seed)
    for _ in range(LONGEST):
        if state.is_over:
            return
        before, (actor, *_) = state.copy(), state.turn
        possible = [k for k, _ in state.chance_outcomes()] if actor == CHANCE else state.legal_actions(actor)
        action = random.choice(possible)
        state.apply(actor, action)
        yield before, actor, action, state.copy()


@settings(max_examples=10, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 10_000))
def test_2_3_a_card_keeps_its_sum_and_none_is_anywhere_twice(options: dict[str, object], seed: int) -> None:
    hands = [Counter[str]()] * 4
    for before, actor, action, after in entries(options, seed):
        were, hands = hands, [in_hand(after, seat) for seat in range(after.seats)]
        piles = shown(after, after.seats)
        everywhere = sum(hands, Counter(face for faces in piles.values() for face in faces))
        assert set(everywhere.values()) <= {1}, f"{everywhere.most_common(1)} lies in two places"
        drawing = int(before.fields.drawing) if actor == CHANCE else NOBODY
        for seat in range(after.seats):
            gone, new = were[seat] - hands[seat], hands[seat] - were[seat]
            assert len(gone) <= (actor == seat), "only who plays a card has it no more"
            assert len(new) <= (drawing == seat), "only who draws a card has a new one"
            for face in gone:
                shuffled = int(after.fields.reshuffles) != int(before.fields.reshuffles)
                assert shuffled or piles[f"pile{seat}"] == [face]
                for looker in (seat, after.seats):
                    views = before.view(looker).fields, after.view(looker).fields
                    told = telling.tell(after.variant, views[0], actor, action, views[1], looker)
                    assert board(after.variant).face[face].name in str(in_words(told)), "in the log"


def test_2_3_by_version_1_two_hands_may_hold_one_sum() -> None:
    for edition in (replace(GAME, rules_version=1), GAME):
        deals = [Variant.of(edition, seats=4).new_state(seed=seed) for seed in range(6)]
        hands = [sum((in_hand(deal, seat) for seat in range(4)), Counter()) for deal in deals]
        twice = sum(max(faces.values()) > 1 for faces in hands)
        assert (twice > 0) == (edition.rules_version == 1)


def test_2_3_10_2_a_draw_says_which_card_of_its_number_it_is() -> None:
    state = fresh(copies="4")
    outcomes = dict(state.chance_outcomes())
    assert len(outcomes) == 4 * 48 + 2
    assert sorted(outcomes)[:50] == [*range(1, 51)]
    assert {outcomes[9 + 50 * copy] for copy in range(4)} == {outcomes[49] / 2}
    assert 49 + 50 not in outcomes
    for drawn in (159, 9, 109, 49, 59):
        state.apply(CHANCE, drawn)
    assert hand(state, 0) == [9, 9, 9, 9, 49]
    assert shown(state, 0)["hand0"] == ["9.0", "9.1", "9.2", "9.3"]


@pytest.mark.parametrize(("action", "chips"), [(10, []), (DEAD + 9, [[10], [58]]), (FORFEIT + 9, [])])
def test_2_3_of_several_cards_the_first_is_played(action: int, chips: list[list[int]]) -> None:
    state = lay(chips, {0: [9, 9, 30]}, seats=4, table_talk="referee")
    state.fields.forfeit[0] = action == FORFEIT + 9
    assert action in legal(state)
    state.apply(0, action)
    assert shown(state, 0)["hand0"] == ["9.1", "30.0"]
    assert shown(state, 1)["pile0"] == ["9.0"]


def test_2_3_5_3_a_card_drawn_late_is_itself_too() -> None:
    state = lay(hands={0: [9, 1], 1: [6, 17]}, draw="manual")
    state.apply(0, 1)
    state.apply(0, 349)
    state.apply(CHANCE, 59)
    assert shown(state, 0)["hand0"] == ["9.0", "9.1"]
    state.apply(1, state.legal_actions(1)[0])
    assert shown(state, 0)["hand0"] == ["9.0", "9.1"]
    state.apply(0, 10)
    assert shown(state, 0)["hand0"] == ["9.1"]


def test_2_3_5_4_a_shuffle_keeps_the_sums() -> None:
    state = lay(hands={0: [9], 1: [3]}, deck=[30], piles={1: [9, 2]})
    state.apply(0, 10)
    state.apply(CHANCE, 30)
    assert [k for k, _ in state.chance_outcomes()] == []
    assert int(state.fields.deck_copies[9]) == int(state.fields.fresh_copies[9]) == 0b11
    assert int(state.fields.deck_copies[2]) == 0b01
    assert not state.fields.pile_copies.any()


def test_a_card_is_dealt_to_one_place_in_a_position() -> None:
    state = settle(fresh())
    state.fields.deck_copies[1] |= 1
    with pytest.raises(NotReadable, match="one and the same card of 1 twice"):
        state.variant.from_text(state.text())


def test_a_position_of_version_1_has_its_cards_in_order() -> None:
    older = Variant.of(replace(GAME, rules_version=1)).new_state(seed=3)
    newer = Variant.of(GAME).from_text(older.text())
    assert [hand(newer, seat) for seat in (0, 1)] == [hand(older, seat) for seat in (0, 1)]
    bits = sum(int(cards).bit_count() for cards in newer.fields.deck_copies)
    assert bits == int(newer.fields.deck[1:49].sum())
    assert newer.variant.from_text(newer.text()).to_bytes() == newer.to_bytes()
