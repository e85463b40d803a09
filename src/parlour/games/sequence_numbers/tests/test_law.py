"""Why something is refused: the rule, and a sentence with the numbers."""

from __future__ import annotations

import pytest

from parlour import TABLE, NotAllowed
from parlour.games.sequence_numbers.law import why_not
from parlour.games.sequence_numbers.tests.helpers import (
    CALL,
    DEAD,
    DRAW,
    FORFEIT,
    LINE,
    MINUS,
    MINUS_ON,
    PASS,
    PLUS,
    PLUS_ON,
    call,
    fresh,
    lay,
    line,
    play,
    settle,
)
from parlour.testing.words import refused

OFF_THE_END = LINE + 4 * 100


@pytest.mark.parametrize(
    ("action", "rule", "words"),
    [
        (0, "5.2", "a1 is a free corner; it counts for everybody and takes no chip."),
        (11, "5.2", "You hold no card that makes 10."),
        (12, "5.2", "The 11 on c2 is covered already."),
        (PLUS_ON + 11, "5.2", "You hold no Plus card."),
        (MINUS_ON + 11, "5.2", "You hold no Minus card."),
        (DEAD + 1, "5.1", "The card is not dead: both cells of the 1 are open."),
        (DEAD + 11, "5.2", "You hold no card that makes 11."),
        (PASS, "5.2", "You can play a card, and passing is only for those who cannot."),
        (DRAW, "5.3", "You have no card to draw: it was not owed, or the next player has drawn first."),
        (FORFEIT + 1, "7.1", "A card is only given up after a call for table talk."),
        (CALL, "4.1", "A turn is a card played or turned in, or a pass; that was none of these."),
        (LINE + line(20), "6.5", "There is no choice between lines now."),
        (
            OFF_THE_END,
            "4.1",
            "A turn is a card played or turned in, or a pass; that was none of these.",
        ),
    ],
)
def test_4_1_5_1_5_2_what_the_law_says(action: int, rule: str, words: str) -> None:
    assert refused(lay([[12], []], {0: [1, 9]}), action) == (rule, words)


def test_5_1_one_cell_of_a_card_is_open() -> None:
    state = lay([[10], []], {0: [9]})
    assert refused(state, DEAD + 9) == ("5.1", "The card is not dead: one cell of the 9 is open.")


def test_5_2_6_3_what_the_law_says_of_a_minus() -> None:
    state = lay([[55], [66]], {0: [MINUS]}, sequences=[(1, line(30))], sequences_to_win="2")
    state.fields.owner[30:35] = 2
    said = [refused(state, MINUS_ON + cell) for cell in (11, 55, 32)]
    assert said == [
        ("5.2", "There is no chip on b2 to take."),
        ("5.2", "The chip on f6 is your own; Minus takes an opponent's."),
        ("6.3", "The chip on c4 is part of a sequence and cannot be taken."),
    ]


def test_3_1_3_2_whose_turn_it_is() -> None:
    state = fresh()
    assert why_not(state.fields, 0, 1) is not None
    assert refused(state, 1) == ("3.1", "A card is being drawn.")
    settle(state)
    assert refused(state, 1, seat=1) == ("3.2", "It is not your turn; A is to act.")
    by_hand = lay(hands={0: [1, 2], 1: [6, 7]}, draw="manual")
    by_hand.apply(0, 1)
    assert refused(by_hand, 2, seat=0) == (
        "3.2",
        "B is to play now; you may only draw the card you are owed.",
    )


def test_8_1_nobody_acts_after_the_end() -> None:
    state = play(lay([[20, 21, 22, 23], []], {0: [23]}, table_talk="referee"), 24)
    for seat in (0, 1, TABLE):
        assert refused(state, CALL if seat == TABLE else 1, seat) == ("8.1", "The game is over.")


def test_7_1_a_card_called_for_comes_first() -> None:
    state = call(lay(hands={0: [1, 2]}, seats=4, table_talk="referee"), 0)
    assert refused(state, 1) == ("7.1", "Your team was called for table talk: give up a card first.")
    assert refused(state, FORFEIT + 3) == ("7.1", "You hold no card that makes 3.")
    assert refused(state, FORFEIT + PLUS) == ("7.1", "You hold no Plus card.")
    assert refused(state, FORFEIT + 5, seat=2) == ("3.2", "It is not your turn; A is to act.")


@pytest.mark.parametrize(
    ("options", "action", "rule", "words"),
    [
        ({"seats": 4}, CALL, "7.2", "Table talk is not called at this table."),
        ({"seats": 2, "table_talk": "referee"}, CALL, "7.2", "Table talk is not called at this table."),
        ({"seats": 4, "table_talk": "referee"}, CALL + 2, "7.2", "A call names a team, 1 to 2."),
    ],
)
def test_7_2_which_calls_there_are(options: dict[str, object], action: int, rule: str, words: str) -> None:
    assert refused(settle(fresh(**options)), action, TABLE) == (rule, words)


def test_7_2_a_call_comes_between_two_actions() -> None:
    state = fresh(seats=4, table_talk="referee")
    assert refused(state, CALL, TABLE)[1] == "A call comes between two actions; wait until this one is done."
    bare = lay(hands={0: [], 2: []}, seats=4, table_talk="referee", mover=1)
    assert refused(bare, CALL, TABLE) == ("7.1", "Team 1 holds no cards that it could give up.")


def test_9_1_nobody_looks_into_another_hand() -> None:
    state = settle(fresh())
    with pytest.raises(NotAllowed):
        state.view(1).legal_actions(0)
    refusal = why_not(state.view(1).fields, 0, 1)
    assert refusal is not None
    assert refusal.rule == "9.1"
