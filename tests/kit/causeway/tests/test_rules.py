"""The rules of Causeway, each by an example; where its tiles lie; that its reveals are to be declared."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from parlour.display.frame import frame
from parlour.kernel.actors import CHANCE
from parlour.kernel.errors import NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.state import State, Variant
from parlour.testing.cases import Case
from parlour.testing.checks import laws, leaks
from parlour.testing.walks import positions
from tests.kit.causeway import GAME, rules
from tests.kit.causeway.display.drawing import board

HANDS = "4-4 4-3 4-2 4-1 4-0", "3-3 3-2 3-1 3-0 2-2"


def game(hands: tuple[str, ...] = HANDS, **options: object) -> State:
    """A game with these hands dealt."""
    state = Variant.of(GAME, seats=len(hands), **options).new_state(draws="manual")
    deal(state, *hands)
    return state


def deal(state: State, *hands: str) -> None:
    for hand in hands:
        play(state, CHANCE, *(f"tile {tile}" for tile in hand.split()))


def play(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        state.apply(seat, state.parse(seat, text))


def turns(state: State, *texts: str) -> State:
    """Actions of the seat that is due."""
    for text in texts:
        play(state, state.turn[0], text)
    return state


def refused(state: State, seat: int, text: str) -> str:
    with pytest.raises(NotAllowed) as caught:
        play(state, seat, text)
    return caught.value.rule


def test_1_1_there_is_one_tile_for_each_pair() -> None:
    state = Variant.of(GAME, top=4).new_state(draws="manual")
    assert len(state.chance_outcomes()) == 15
    assert refused(game(), 0, "5-4 right") == "1.1"


def test_1_2_five_tiles_each_come_in_the_order_of_seats() -> None:
    state = Variant.of(GAME).new_state(draws="manual")
    assert refused(state, 0, "4-4 right") == "1.2"
    deal(state, *HANDS)
    assert list(state.fields.held[:2]) == [5, 5]
    assert state.fields.yard == 5
    assert state.turn == (0,)


def test_2_1_seats_take_turns() -> None:
    state = game()
    assert refused(state, 1, "3-3 right") == "2.1"
    assert turns(state, "4-3 right").turn == (1,)


def test_2_2_tiles_are_laid_with_equal_numbers_side_by_side() -> None:
    state = game()
    assert refused(state, 0, "4-3 left") == refused(state, 0, "3-3 right") == "2.2"
    turns(state, "4-3 right")
    assert list(state.fields.ends) == [3, 4]
    assert refused(state, 1, "3-2 right") == refused(state, 1, "4-4 right") == "2.2"
    turns(state, "3-2 left", "4-1 right")
    assert list(state.fields.ends) == [2, 1]


def test_2_3_who_draws_goes_on() -> None:
    state = turns(game(), "draw")
    assert state.turn == (CHANCE,)
    play(state, CHANCE, "tile 1-1")
    assert state.turn == (0,)
    assert state.fields.held[0] == 6


def dry() -> State:
    """Three seats hold all tiles."""
    return game((*HANDS, "2-1 2-0 1-1 1-0 0-0"), deals=2)


def test_2_3_and_2_4_a_pass_takes_an_empty_boneyard() -> None:
    assert refused(game(), 0, "pass") == "2.4"
    state = dry()
    assert refused(state, 0, "draw") == "2.3"
    assert turns(state, "pass").turn == (1,)


def test_3_1_and_3_2_all_pass_and_the_fewest_pips_score() -> None:
    state = turns(dry(), "pass", "pass", "pass")
    assert state.scores() == [0, 0, (30 - 8) + (22 - 8)]
    assert state.view(2).fields.where.tolist() == state.fields.where.tolist()
    assert {piece.face for piece in state.scene(0).pieces if piece.place == "hand2"} == {
        "2-1", "2-0", "1-1", "1-0", "0-0"
    }  # fmt: skip


def test_3_1_and_3_2_an_empty_hand_ends_the_deal() -> None:
    state = game(("4-3 3-2 2-1 1-0 4-4", "3-3 2-2 1-1 0-0 3-1"), deals=2)
    turns(state, "4-3 right", "3-3 left", "3-2 left", "2-2 left", "2-1 left", "1-1 left", "1-0 left")
    turns(state, "0-0 left", "4-4 right")
    assert state.scores() == [4, 0]
    assert state.turn == (0,)


def test_3_3_the_table_is_cleared_and_the_next_seat_begins() -> None:
    state = turns(dry(), "pass", "pass", "pass")
    assert refused(state, 2, "0-0 right") == "3.3"
    assert refused(state, 0, "deal") == "2.1"
    play(state, 2, "deal")
    assert state.turn == (CHANCE,)
    assert (state.fields.yard, state.fields.length.sum(), state.fields.held.sum()) == (15, 0, 0)
    deal(state, HANDS[1], HANDS[0], "2-1 2-0 1-1 1-0 0-0")
    assert state.turn == (1,)
    assert refused(state, 1, "deal") == "3.3"


def test_4_1_most_points_win() -> None:
    state = game((*HANDS, "2-1 2-0 1-1 1-0 0-0"), deals=1)
    turns(state, "pass", "pass", "pass")
    assert state.is_over
    assert state.returns() == [-0.5, -0.5, 1.0]
    assert refused(state, 0, "deal") == "3.3"


def test_4_2_the_bound_counts_tiles_and_passes() -> None:
    assert GAME.max_turns({"top": 4, "seats": 2, "deals": 2}) == 2 * (3 * 15 + 2 * 16 + 1)


def test_5_1_other_hands_are_unseen_while_the_deal_goes_on() -> None:
    state = game()
    assert sorted(set(state.view(0).fields.where.tolist())) == [0, 1]
    assert state.view(0).fields.held[1] == 5
    assert [entry.action for entry in state.view(1).history][:5] == [-1] * 5


def test_6_1_there_is_one_version() -> None:
    assert GAME.rules_version == 1


def watched(rules: Any, game: Game = GAME) -> int:
    """Pairs of games for a spectator: how many differing steps it was told of in the same words."""
    case = Case(Variant.of(game), "watched")
    return sum(leaks.pairs(rules, case, case.variant.seats, seed) for seed in range(20))


def test_hands_that_are_turned_up_without_a_word_are_a_leak() -> None:
    with pytest.raises(leaks.Leak, match="where differ after"):
        watched(laws.silent(rules))
    assert watched(rules) > 0


def test_what_is_uncovered_must_not_depend_on_what_is_hidden() -> None:
    def sly(fields: Any, seat: int, action: int) -> bool:
        return bool(fields.where[0] == 1 + seat)

    with pytest.raises(leaks.Leak, match="uncovers something"):
        watched(rules, replace(GAME, uncovers=sly))


def test_a_seat_knows_whether_its_action_reveals_something() -> None:
    def sly(fields: Any, seat: int, action: int) -> bool:
        return bool(fields.where[0] == 2 - seat)

    mutant = SimpleNamespace(**{**vars(rules), "reveals": sly})
    with pytest.raises(AssertionError, match="does not know"):
        laws.foreseen(mutant, positions(Case(Variant.of(GAME), "sly"), 40))


def test_tiles_lie_end_to_end_and_doubles_crosswise() -> None:
    state = turns(game(), "4-3 right", "3-3 left", "4-4 right", "3-2 left")
    laid, ends = (
        [(piece.face, piece.x / 34, piece.turn) for piece in state.scene().pieces if piece.place == place]
        for place in ("line", "ends")
    )
    assert laid == [("4-3", 0, 1), ("3-3", -1.5, 0), ("3-2", -3, 1), ("4-4", 1.5, 0)]
    assert ends == [("end", -5, 1), ("end", 3, 1)]


def test_the_line_is_shown_close_up_and_in_full_when_it_is_long() -> None:
    made = board(Variant.of(GAME, top=6))
    felt = made.areas[0]
    state = Variant.of(GAME, top=6, seats=2).new_state(seed=5)
    sizes = []
    while not state.fields.open:
        seat = state.turn[0]
        state.apply(seat, state.legal_actions(seat)[0])
        pieces = [piece for piece in state.scene(seat).pieces if piece.place in ("line", "ends")]
        box = frame(made, felt, pieces)
        sizes.append(box.w)
        xs = [felt.w / 2 + piece.x for piece in pieces]
        assert box.x < min(xs) <= max(xs) < box.x + box.w
    assert sizes[0] == pytest.approx(felt.w / felt.zoom)
    assert sizes[0] < sizes[-1]


def test_the_terminal_leaves_out_what_is_only_touched() -> None:
    state = turns(game(), "4-3 right")
    assert {piece.place for piece in state.scene(1).pieces} >= {"line", "ends"}
    assert state.drawing(1).splitlines()[0] == "3' 4'"
