"""Why something is refused: the rule, and a sentence with the numbers."""

from __future__ import annotations

import pytest

from parlour import NotAllowed, load
from parlour.games.numeria.law import why_not
from parlour.games.numeria.state import ACTIONS
from parlour.games.numeria.tests.helpers import SLUG, lay, play
from parlour.kernel.message import into
from parlour.testing.words import refused

TWO_MADE = "b3=1 c3=2 d3=3 f3=5 e8=4 h8=7"


def test_4_1_nobody_acts_after_the_end() -> None:
    state = play(lay("a1=1"), "pass", "pass")
    refusal = why_not(state.fields, 0, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == ("4.1", "The game is over.")


def test_1_2_nobody_acts_while_tiles_are_laid() -> None:
    refusal = why_not(load(SLUG).new_state(draws="manual").fields, 0, 0)
    assert refusal is not None
    assert (refusal.rule, refusal.sentence) == ("1.2", "The board is still being filled.")


def test_3_1_one_player_at_a_time_acts() -> None:
    with pytest.raises(NotAllowed, match="A is to act") as caught:
        lay("a1=1").apply(1, 1)
    assert caught.value.rule == "3.1"


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_3_1_a_number_that_is_no_action(number: int) -> None:
    refusal = why_not(lay("a1=1").fields, 0, number)
    assert refusal is not None
    assert (
        refusal.sentence
        == "A turn is a move of a tile, a choice between tropes, or a pass; that was none of these."
    )


def test_3_4_of_several_tropes_one_is_chosen_first() -> None:
    state = play(lay(TWO_MADE), "e8-e3")
    for text in ("h8-h7", "pass"):
        assert refused(state, text) == (
            "3.4",
            "You have made several tropes: say first which one you take.",
        )


def test_3_3_and_2_1_only_what_was_made_is_taken() -> None:
    state = play(lay(TWO_MADE), "e8-e3")
    assert refused(state, "take a8-d8") == (
        "3.3",
        "The line a8-d8 does not go through e3, where your tile came to lie.",
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "On d3-g3: 3, 4, 5, an empty square. That is no trope."),
        ("cs", "Na d3-g3: 3, 4, 5, prázdné pole. To není čtveřice."),
        ("de", "Auf d3-g3: 3, 4, 5, ein leeres Feld. Das ist kein Muster."),
        ("fr", "Sur d3-g3\u202f: 3, 4, 5, une case vide. Ce n’est pas un motif."),
        ("es", "En d3-g3: 3, 4, 5, una casilla libre. No es un patrón."),
    ],
)
def test_2_1_what_is_no_trope_is_listed_with_its_empty_squares(language: str, sentence: str) -> None:
    state = play(lay(TWO_MADE), "e8-e3")
    refusal = why_not(state.fields, 0, state.parse(0, "take d3-g3"))
    assert refusal is not None
    assert (refusal.rule, into(refusal.message, language)) == ("2.1", sentence)


def test_3_4_there_is_no_choice_where_nothing_was_made() -> None:
    assert refused(lay("a1=1 b1=2 c1=3 d1=4"), "take a1-d1") == (
        "3.4",
        "There is no choice between tropes now; a single one is taken by itself.",
    )


def test_3_1_a_move_begins_with_a_tile_and_ends_on_an_empty_square() -> None:
    state = lay("a1=9 b1=5")
    assert refused(state, "c1-c2") == ("3.1", "There is no tile on c1.")
    assert refused(state, "a1-b1") == ("3.1", "b1 is taken by the 5.")


def test_3_1_and_3_2_where_no_way_leads() -> None:
    state = lay("a1=9 b1=5 c1=6 h8=7")
    assert refused(state, "a1-d1") == (
        "3.2",
        "The 5 on b1 is in the way, and no jumps lead from a1 to d1.",
    )
    assert refused(state, "a1-b3") == (
        "3.1",
        "b3 is in no straight line with a1, and no jumps lead there.",
    )
    assert refused(lay("a1=9 b1=5", jump_dirs="diagonal"), "a1-c1") == (
        "3.2",
        "The 5 on b1 is in the way, and no diagonal jumps lead from a1 to c1.",
    )
