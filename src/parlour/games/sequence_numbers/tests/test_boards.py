"""Boards and decks as data, and the checks that refuse a bad one by name: rules 2.1 to 2.3."""

from __future__ import annotations

import pytest

from parlour import BadOption, load
from parlour.games.sequence_numbers.notation.words import sum_of, sums
from parlour.games.sequence_numbers.options.boards import equations
from parlour.games.sequence_numbers.tests.helpers import SLUG, fresh, settle
from parlour.games.sequence_numbers.tests.material import SMALL_BOARD, SMALL_SUMS


def test_2_2_the_board_reads_the_numbers_twice() -> None:
    fields = fresh().fields
    assert [int(n) for n in fields.printed[:12]] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10]
    assert [int(n) for n in fields.printed[88:100]] == [39, 40, 0, 41, 42, 43, 44, 45, 46, 47, 48, 0]
    small = fresh(board="8x8").fields
    assert (int(small.rows), int(small.cols), int(small.numbers)) == (8, 8, 30)
    assert [int(n) for n in small.printed[30:36]] == [29, 30, 1, 2, 3, 4]


@pytest.mark.parametrize("copies", [2, 4])
def test_2_3_every_sum_makes_its_number(copies: int) -> None:
    found = equations(48, copies)
    for number, cards in enumerate(found, 1):
        assert len(cards) == copies
        assert sum("+" in card for card in cards) == copies // 2
        for card in cards:
            a, sign, b = card.split()
            assert int(a) + int(b) * (1 if sign == "+" else -1) == number
    if copies == 2:
        assert len({card for cards in found for card in cards}) == 96
        assert max(int(part) for cards in found for card in cards for part in card.split()[::2]) == 55


def test_2_3_a_sum_is_shown_with_its_own_sign() -> None:
    variant = load(SLUG)
    assert sums(variant)[8] == ["1 + 8", "19 − 10"]
    assert [sum_of(variant, 9, copy) for copy in (0, 1, 2)] == ["1 + 8", "19 − 10", "1 + 8"]
    assert (sum_of(variant, 49, 0), sum_of(variant, 50, 1)) == ("Plus", "Minus")


def test_2_2_2_3_a_board_and_a_deck_of_ones_own() -> None:
    state = settle(fresh(board=SMALL_BOARD, seats=3))
    assert (int(state.fields.rows), int(state.fields.cols), int(state.fields.numbers)) == (4, 6, 10)
    assert [int(cell) for cell in state.fields.spots[5]] == [6, 17]
    variant = load(SLUG, board="8x8", deck=SMALL_SUMS)
    assert sums(variant)[29] == ["30 + 0", "33 − 3"]
    assert (
        load(SLUG, board=" 0, 1,2,3,4 ,0/5,6,7,8,9,10/10,9,8,7,6,5/0,4,3,2,1,0 ").options["board"]
        == SMALL_BOARD
    )


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"board": "9x9"}, "board must be 10x10 or 8x8, or rows such as"),
        ({"board": "0,1,2,0/0,1,2,0"}, "2 x 4 has no room for a line of 5 between four corners"),
        ({"board": "0,1,2,3,0/1,2,3,0"}, "rows must be equally long"),
        ({"board": "0,1,2,3,4,5,6,7,8,9,0/0,1,2,3,4,5,6,7,8,9,0"}, "at most 10 of at most 10 cells"),
        ({"board": "1,1,2,3,0/0,1,2,3,0"}, "the four corners must be 0"),
        ({"board": "0,1,0,3,0/0,1,2,3,0"}, "and no other cell"),
        ({"board": "0,1,1,1,0/0,2,2,3,0"}, "the number 1 stands on 3 cells; every number needs two"),
        ({"board": "0,1,1,2,0/0,2,3,4,0"}, "the number 3 stands on 1 cell; every number needs two"),
        ({"board": "0,1,1,2,0/0,2,4,4,0"}, "the number 4 is too high; 3 numbers fill this board"),
        ({"board": "0,1,1,2,0/0,2,3,3,0"}, "a deck of 10 cards; 2 hands need 10"),
        ({"deck": "1+0"}, "the number 1 has 1 card; each needs 2"),
        ({"deck": "1+0,49+0"}, r"49 \+ 0 is 49; the board has the numbers 1 to 48"),
        ({"deck": "3-3"}, "3 - 3 is 0"),
        ({"deck": "three"}, "deck must be «designed» or sums such as"),
        ({"board": "8x8", "deck": SMALL_SUMS, "copies": "4"}, "the number 1 has 2 cards; each needs 4"),
        ({"max_reshuffles": 21}, "max_reshuffles must be a whole number from 0 to 20"),
    ],
)
def test_2_1_2_3_what_is_no_board_or_deck(options: dict[str, object], fault: str) -> None:
    if "10 cards" in fault:
        load(SLUG, **options)  # just enough for two
        options, fault = {**options, "seats": 3}, "a deck of 10 cards; 3 hands need 15"
    with pytest.raises(BadOption, match=fault):
        load(SLUG, **options)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_deck_that_is_just_dealt_out_can_be_played(seats: int) -> None:
    board = "0,1,1,2,0/0,2,3,3,0" if seats == 2 else SMALL_BOARD
    state = settle(fresh(board=board, seats=seats))
    steps = 0
    while not state.is_over:
        state.apply(state.turn[0], state.legal_actions(state.turn[0])[-1])
        settle(state)
        steps += 1
    assert steps < state.game.max_turns(state.variant.options)
