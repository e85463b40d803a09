"""Boards and decks as data, and the checks that refuse a bad one by name: rules 2.1 to 2.3."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import BadOption, load
from parlour.display.game_words import options_in_words
from parlour.games.sequence_numbers import GAME
from parlour.games.sequence_numbers.display import drawing
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation.words import MINUS_SIGN, sums
from parlour.games.sequence_numbers.options.boards import deck_of, numbers_of
from parlour.games.sequence_numbers.options.decks import DECKS as DECKS_OF_A_STYLE
from parlour.games.sequence_numbers.options.decks import STYLES, designed
from parlour.games.sequence_numbers.tests.helpers import SLUG, fresh, settle
from parlour.games.sequence_numbers.tests.material import SMALL_BOARD, SMALL_SUMS
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import into
from parlour.kernel.state import Variant


def test_2_1_each_number_stands_twice_and_the_corners_are_free() -> None:
    printed = [int(n) for n in fresh().fields.printed[:100]]
    assert [printed[corner] for corner in (0, 9, 90, 99)] == [0, 0, 0, 0]
    assert Counter(printed) == {0: 4, **dict.fromkeys(range(1, 49), 2)}
    assert deck_of(48, 2) == 100


def test_2_2_the_board_reads_the_numbers_twice() -> None:
    fields = fresh().fields
    assert [int(n) for n in fields.printed[:12]] == [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 10]
    assert [int(n) for n in fields.printed[88:100]] == [39, 40, 0, 41, 42, 43, 44, 45, 46, 47, 48, 0]
    small = fresh(board="8x8").fields
    assert (int(small.rows), int(small.cols), int(small.numbers)) == (8, 8, 30)
    assert [int(n) for n in small.printed[30:36]] == [29, 30, 1, 2, 3, 4]


DECKS = [f"{style} {number}" for style in STYLES for number in range(1, DECKS_OF_A_STYLE + 1)]


@pytest.mark.parametrize(("board", "copies"), [("10x10", 2), ("10x10", 4), ("8x8", 2), ("8x8", 4)])
@pytest.mark.parametrize("name", DECKS)
def test_2_3_a_designed_deck_is_worth_solving(name: str, board: str, copies: int) -> None:
    numbers = numbers_of(board)
    deck = designed(name, numbers, copies)
    every = [card for cards in deck for card in cards]
    for number, cards in enumerate(deck, 1):
        assert {card.value for card in cards} == {number}
        assert len({card.same for card in cards}) == copies
    signs = Counter(one.sign for one in every)
    assert signs["+"] == signs["-"]
    assert (signs["*"] >= len(every) // 20) == name.startswith("times")
    assert max(max(one.a, one.b) for one in every) <= numbers
    operands = Counter(operand for one in every for operand in {one.a, one.b})
    assert max(operands.values()) <= len(every) // 10
    if name.startswith("to 20"):
        assert max(min(one.a, one.b) for one in every) <= 20


def test_2_3_what_is_dealt_is_half_subtractions() -> None:
    signs: Counter[str] = Counter()
    first: set[str] = set()
    for seed in range(200):
        state = load(SLUG).new_state(seed=seed)
        faces = {face.id: face.text for face in drawing.board(state.variant).faces}
        hands = [p.face for p in state.scene(0).pieces if p.place == "hand0"]
        shown = [faces[face] for face in hands if "." in face]
        signs.update("-" if MINUS_SIGN in one else "+" for one in shown)
        first.add(sums(state.variant)[19][0])
    assert 0.4 < signs["-"] / signs.total() < 0.6  # 2 % before
    assert len(first) > 4  # not always the same card of a number


def test_2_3_a_deck_is_drawn_before_the_start_and_is_a_usual_one() -> None:
    variant = load(SLUG).new_state(seed=3).variant
    assert variant.options["deck"] in DECKS
    assert not load(SLUG).is_open  # the rules do not know it, so thousands of games can share a record
    assert options_in_words(variant.game, variant.options_text()) == []
    times = load(SLUG, deck="times").new_state(seed=3)
    ((label, value),) = options_in_words(times.game, times.variant.options_text())
    assert (str(label), str(value)) == ("Sums on the cards", "Harder: with multiplications")
    again = load(SLUG).replay(times.record())
    assert sums(again.variant) == sums(times.variant) != sums(variant)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"1": "2-1,2-1"}, "2 - 1 is on two cards of the number 1; its cards must differ"),
        ({"30": "15+15,49-19"}, "49 - 19 goes beyond 48, the highest number of the board"),
        ({"20": "10+10,11+9"}, "49 cards add and 47 subtract; there must be as many of each"),
        ({str(n): f"8+{n - 8}" for n in range(9, 40)}, r"8 is on \d+ of 96 cards; at most 9 may have it"),
    ],
)
def test_2_3_a_deck_not_worth_solving_is_refused_where_games_begin(
    changes: dict[str, str], fault: str
) -> None:
    cards = [sorted(map(str, some), key=lambda one: "-" in one) for some in designed("designed 1", 48, 2)]
    for number, sums_ in changes.items():
        for k, one in enumerate(sums_.split(",")):
            cards[int(number) - 1][k] = one
    text = ",".join(one for some in cards for one in some)
    with pytest.raises(BadOption, match=fault):
        load(SLUG, deck=text)
    stored = Variant.of(GAME, deck=text)
    with pytest.raises(BadOption, match=fault):
        stored.new_state(seed=1)
    assert not stored.is_open
    record = GameRecord(game=SLUG, rules_version=1, options=stored.options_text(), entries=[])
    assert stored.replay(record).turn


def test_2_3_a_sum_is_shown_with_its_own_sign() -> None:
    variant = load(SLUG, deck="times 3")
    printed = " ".join(card for cards in sums(variant) for card in cards)
    assert {sign for sign in "+−×-*" if sign in printed} == set("+−×")
    (table,) = GAME.references(variant.options)
    assert table.rows[8] == ("9", *sums(variant)[8])


def test_2_2_2_3_a_board_and_a_deck_of_ones_own() -> None:
    state = settle(fresh(board=SMALL_BOARD, seats=3))
    assert (int(state.fields.rows), int(state.fields.cols), int(state.fields.numbers)) == (4, 6, 10)
    assert [int(cell) for cell in state.fields.spots[5]] == [6, 17]
    variant = load(SLUG, board="8x8", deck=SMALL_SUMS)
    assert sums(variant)[29] == [
        str(one).replace("-", MINUS_SIGN) for one in designed("designed 2", 30, 2)[29]
    ]
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
        ({"deck": "three"}, "deck must be designed, to 20, times, or sums such as"),
        ({"board": "8x8", "deck": SMALL_SUMS, "copies": "4"}, "the number 1 has 2 cards; each needs 4"),
        ({"max_reshuffles": 21}, "max_reshuffles must be no limit or a whole number from 0 to 20"),
        ({"max_reshuffles": "many"}, "max_reshuffles must be no limit"),
    ],
)
def test_2_2_2_3_what_is_no_board_or_deck(options: dict[str, object], fault: str) -> None:
    if "10 cards" in fault:
        load(SLUG, **options)  # just enough for two
        options, fault = {**options, "seats": 3}, "a deck of 10 cards; 3 hands need 15"
    with pytest.raises(BadOption, match=fault):
        load(SLUG, **options)


@pytest.mark.parametrize(
    ("highest", "fits"), [(1, "se vejde 1 číslo"), (3, "se vejdou 3 čísla"), (5, "se vejde 5 čísel")]
)
def test_2_2_what_fits_a_board_agrees_with_its_number_in_czech(highest: int, fits: str) -> None:
    assert into(say("board-high", number=9, highest=highest), "cs").endswith(f"na tento plán {fits}")


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
