"""The law in its words, and the rules that the examples do not name."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.thirtysix.law import why_not
from parlour.games.thirtysix.options import layout_fault, read_layout, settle_layout
from parlour.games.thirtysix.state import LAYOUTS
from parlour.games.thirtysix.tests.helpers import B, R, game, moving, played
from parlour.kernel.chance import Seeded


@pytest.mark.parametrize(
    ("seat", "action", "rule", "words"),
    [
        (1, 4, "3.1", "It is not your turn; A is to act."),
        (
            0,
            99,
            "3.2",
            "A turn is a move with the gifts it owes, or a pass; that was none of these.",
        ),
        (0, 38, "3.2", "It is time to move the pawn."),
        (0, 40, "3.2", "It is time to move the pawn."),
        (0, 0, "4.1", "Your pawn stands on a1 already."),
        (0, 2, "4.2", "A counter lies on c1; the square you move to must be empty."),
        (0, 13, "4.1", "b3 is in no straight line with a1, and its gate leads to b2."),
        (0, 36, "4.6", "You can move to 10 squares, and passing is only for those who cannot move."),
    ],
)
def test_3_1_3_2_what_the_law_says_of_a_move(seat: int, action: int, rule: str, words: str) -> None:
    refusal = why_not(moving({0: (R, 0), 1: (B, 9)}, counters=[2]).fields, seat, action)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == (rule, words)


def test_2_3_2_5_what_the_law_says_of_the_start() -> None:
    state = played(game(), 39)
    assert _said(state, 0, 39) == ("2.3", "Blue is taken already.")
    assert _said(state, 0, 3) == ("3.2", "Choose a colour first.")
    played(state, 37)
    assert _said(state, 0, 6) == ("2.5", "a2 is a blue square; the pawn starts on a red square.")
    assert _said(state, 0, 36) == ("2.5", "Put your pawn on a square of your colour first.")


def test_4_5_what_the_law_says_of_a_gift() -> None:
    state = played(moving({0: (R, 0), 1: (B, 12)}), 18)
    assert _said(state, 0, 41) == ("4.5", "You have no green counter left to give.")
    assert _said(state, 0, 5) == ("3.2", "First give the player you crossed one of your counters.")


def _said(state: parlour.State, seat: int, action: int) -> tuple[str, str]:
    refusal = why_not(state.fields, seat, action)
    assert refusal is not None
    return refusal.rule, refusal.sentence


def test_1_1_1_5_thirty_six_counters_and_named_squares() -> None:
    state = played(game(seats=3), 37, 38, 39)
    assert state.scores() == [12, 12, 12]
    assert [state.action_text(0, square) for square in (0, 5, 30, 35)] == ["a1", "f1", "a6", "f6"]


def test_2_1_2_2_10_4_the_starter_then_nine_tiles_in_four_turns_are_drawn() -> None:
    state = parlour.load("36", seats=3).new_state(draws="manual")
    assert [k for k, _ in state.chance_outcomes()] == [1000, 1001, 1002]
    state.apply(parlour.CHANCE, 1002)
    for left in range(9, 0, -1):
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 4 * left
        state.apply(parlour.CHANCE, outcomes[0][0])
    assert state.turn == (1,), "the last in playing order C, A, B chooses first"


@pytest.mark.parametrize("seed", range(20))
def test_8_1_a_random_layout_is_valid_and_settled_before_the_start(seed: int) -> None:
    text = settle_layout("random", Seeded(seed).settler())
    assert read_layout(text) == text
    assert layout_fault([(int(x), int(y)) for x, y in (g.split(",") for g in text.split())]) is None
    state = parlour.load("36", layout="random").new_state(seed=seed)
    assert state.variant.options["layout"] == text
    assert state.record().options["layout"] == text


@pytest.mark.parametrize("name", LAYOUTS)
def test_8_1_presets_are_valid_and_in_reading_order(name: str) -> None:
    assert layout_fault(list(LAYOUTS[name])) is None
    assert list(LAYOUTS[name]) == sorted(LAYOUTS[name], key=lambda origin: (origin[1], origin[0]))


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"first": "2"}, "does not sit"),
        ({"layout": "0,0 2,0"}, "nine groups"),
        ({"layout": "0,0,DR,0 2,0,DR,1 4,0 0,2 2,2 4,2 0,4 2,4 4,4"}, "named twice"),
        ({"layout": "0,0,XX,0 2,0 4,0 0,2 2,2 4,2 0,4 2,4 4,4"}, "needs a tile"),
        ({"gates": "DR,DR"}, "gates must be"),
        ({"tiles": "RRRR,GBGR,BRBG,RRGB,RRBG,GGRB,GGBR,BBRG,BBGR"}, "squares are"),
        ({"idle_limit": "0x"}, "idle_limit must be off"),
        ({"seats": 4}, "seats must be 2 or 3"),
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, object], fault: str) -> None:
    with pytest.raises(parlour.BadOption, match=fault):
        parlour.load("36", **options)


def test_10_2_a_tile_of_ones_own_may_replace_the_designed_ones() -> None:
    tiles = "RRRR,GGGG,BBBB,RRGB,RRBG,GGRB,GGBR,BBRG,BBGR"
    state = parlour.load("36", tiles=tiles, idle_limit="off").new_state(seed=1)
    assert sorted(int(colour) for colour in state.fields.colour) == sorted([0, 1, 2] * 12)


def test_7_1_10_3_squares_without_a_counter_match_the_reserves() -> None:
    state = parlour.load("36").new_state(seed=4)
    while not state.is_over:
        for colour in {int(c) for c in state.fields.chosen[:2] if c >= 0}:
            bare = sum(
                1
                for s in range(36)
                if state.fields.colour[s] == colour and not int(state.fields.counters) >> s & 1
            )
            assert bare == int(state.fields.reserve[:, colour].sum())
        state.apply(state.turn[0], state.legal_actions(state.turn[0])[-1])
    assert state.view(0).fields.counters == state.fields.counters


def test_1_3_older_records_call_the_designed_tiles_printed() -> None:
    before = parlour.load("36", tiles="printed")
    assert before.options_text()["tiles"] == "designed"
    assert before.new_state(seed=4) == parlour.load("36").new_state(seed=4)
