"""How the game looks to a seat, what is told of it, and what a draft would do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from parlour import CHANCE, TABLE, State, load
from parlour.display import telling
from parlour.display.scene import LogLine, Mark, Preview, Scene
from parlour.display.show import scene_of
from parlour.games.sequence_numbers import GAME
from parlour.games.sequence_numbers.display import drawing
from parlour.games.sequence_numbers.display.pieces import number_on
from parlour.games.sequence_numbers.tests.helpers import (
    CALL,
    DEAD,
    DOWN,
    DRAW,
    FORFEIT,
    LINE,
    MINUS,
    MINUS_ON,
    PASS,
    PLUS,
    PLUS_ON,
    SLUG,
    WAIVE,
    call,
    fresh,
    lay,
    line,
    play,
    settle,
)
from parlour.kernel.actors import SEAT_DRAW
from parlour.kernel.state import Variant
from parlour.testing.changes import backs, diff
from parlour.testing.words import in_words, instructed, mismatched, told


def seen(state: State, seat: int = 0) -> Scene:
    return in_words(scene_of(state, seat))


def on(scene: Scene, place: str) -> list[tuple[str, Mark | None]]:
    return [(piece.face, piece.mark) for piece in scene.pieces if piece.place == place]


def preview(state: State, *actions: int, seat: int = 0) -> Preview | None:
    """What a seat's draft would do."""
    before = state.view(seat)
    now = before.copy()
    for action in actions:
        now.apply(seat, action)
    return in_words(telling.preview(state.variant, before.fields, actions, now.fields, seat))


# -- the board -----------------------------------------------------------------------------------------------


def test_the_board_shows_every_number_and_the_free_corners() -> None:
    area = drawing.board(load(SLUG)).areas[0]
    assert (area.columns, area.rows[-1], len(area.places)) == (tuple("abcdefghij"), "10", 100)
    assert [place.label for place in area.places[:2]] == ["a1, free corner", "b1, 1"]
    assert [area.drawing.count(f">{number}<") for number in (11, 24, 48)] == [2, 2, 2]
    assert area.drawing.count(">free<") == 4


@pytest.mark.parametrize(
    ("options", "sides"),
    [
        ({}, ["deck", "piles0"]),
        ({"seats": 4}, ["deck", "piles0", "piles1"]),
        ({"seats": 6, "teams": "3"}, ["deck", "piles0", "piles1"]),
    ],
)
def test_deck_and_discards_lie_beside_the_board(options: dict[str, object], sides: list[str]) -> None:
    board = drawing.board(load(SLUG, **options))
    beside = [area for area in board.areas if area.role == "side"]
    assert [area.id for area in beside] == sides
    assert min(area.w for area in beside) > board.areas[0].w / 4, "else a small screen has no place for it"
    assert sum(area.w for area in beside) < 1.1 * board.areas[0].w


def test_what_to_touch() -> None:
    board = drawing.board(load(SLUG, seats=4))
    assert board.refs(10) == ("=9", "a2")
    assert board.refs(PLUS_ON + 10) == ("=plus", "a2")
    assert board.refs(MINUS_ON + 10) == ("=minus", "a2")
    assert board.refs(DEAD + 9) == ("=9",)
    assert [board.refs(action) for action in (PASS, DRAW, WAIVE)] == [
        "Pass",
        "Draw your card",
        "Leave the card",
    ]
    assert board.refs(FORFEIT + MINUS) == ("=minus",)
    assert board.refs(CALL + 1) == "Table talk by team 2"
    assert board.refs(LINE + line(20)) == ("a3", "b3", "c3", "d3", "e3")
    assert board.refs(LINE + line(9, DOWN)) == ("j1", "j2", "j3", "j4", "j5")
    assert board.refs(LINE + line(99)) == ("j10",) * 5


def test_a_sum_shows_no_answer_and_lights_no_cell_but_by_option() -> None:
    printed, shown = drawing.board(load(SLUG)), drawing.board(load(SLUG, answers=True))
    assert printed.face["9.1"].label == "5 plus 4"
    assert ">9<" not in printed.face["9.1"].drawing
    assert (printed.touches[0].quiet, printed.touches[0].quick) == (True, False)
    assert shown.face["9.1"].label == "5 plus 4 is 9"
    assert ">9<" in shown.face["9.1"].drawing
    assert (shown.touches[0].quiet, shown.touches[0].any_order) == (False, True)


# -- the scene -----------------------------------------------------------------------------------------------


def test_a_hand_is_seen_by_its_player_alone() -> None:
    state = lay(hands={0: [9, 9, PLUS], 1: [1], 2: [2], 3: [3]}, seats=4)
    assert on(seen(state), "hand0") == [("9.0", None), ("9.1", None), ("plus", None)]
    for other in (1, 2, 3, 4):
        assert on(seen(state, other), "hand0") == [("back", None)] * 3, "a team mate sees no more"
    assert on(seen(state), "left") == [(f"left.{int(state.fields.deck_size)}", None)]


def test_by_version_1_the_sum_shown_is_the_first_that_lies_on_no_pile() -> None:
    older = replace(GAME, rules_version=1)
    newer = lay(hands={0: [9]}, piles={1: [9]})
    assert on(seen(newer), "hand0") == [("9.0", None)]
    state = Variant.of(older, deck="designed 1").from_text(
        " ".join(part for part in newer.text().split() if "_cop" not in part)
    )
    assert on(seen(state), "hand0") == [("9.1", None)]
    assert on(seen(state), "pile1") == [("9.0", None)]


def test_the_tops_of_two_piles_are_two_cards() -> None:
    both = lay(hands={0: [1]}, piles={0: [9], 1: [9]})
    assert {on(seen(both), f"pile{seat}")[0][0] for seat in (0, 1)} == {"9.0", "9.1"}


def test_the_card_played_is_the_card_on_the_pile() -> None:
    before = lay(hands={0: [9, 9, 12], 1: [1]}, piles={1: [30]})
    after = before.copy()
    after.apply(0, 10)
    for seat in (0, 1):
        was, now = seen(before, seat), seen(after, seat)
        changes = diff(was.pieces, now.pieces, backs(drawing.board(before.variant)))
        moved = {(change.face, change.place) for change in changes if change.was}
        assert ("9.0", "pile0") in moved
        assert on(now, "a2") == [("chip.A", None)]


def test_dead_cards_and_chips_of_a_sequence_are_set_apart() -> None:
    state = lay([[10], [58]], {0: [9, 12]})
    assert on(seen(state), "hand0") == [("9.0", "dead"), ("12.0", None)]
    won = play(lay([[20, 21, 22, 23, 70], []], {0: [23]}), 24)
    scene = seen(won)
    assert [on(scene, f"{c}3")[0] for c in "abcde"] == [("locked.A", "found")] * 5
    assert on(scene, "a8") == [("chip.A", None)]
    assert {piece.owner for piece in scene.pieces if piece.place == "a3"} == {0}


def test_teams_share_colour_and_score() -> None:
    scene = seen(lay([[20, 21, 22, 23, 24], []], sequences=[(0, line(20))], seats=4))
    assert [(seat.colour, seat.team, seat.score) for seat in scene.seats] == [(0, 0, 1), (1, 1, 0)] * 2
    alone = seen(lay(seats=3))
    assert [(seat.colour, seat.team) for seat in alone.seats] == [(-1, -1)] * 3
    assert str(scene.status).endswith("in the deck · 2 sequences win")
    assert alone.status == "85 in the deck · 1 sequence wins"


def test_a_late_card_lies_aside() -> None:
    state = lay(hands={0: [1, 12], 1: [6]}, draw="manual")
    state.apply(0, 1)
    assert seen(state).seats[0].note == "may draw"
    play(state, DRAW, seat=0)
    mine, other = seen(state), seen(state, 1)
    assert [mark for _, mark in on(mine, "hand0")] == [None, "locked"]
    assert on(other, "hand0") == [("back", None)] * 2
    assert mine.seats[0].note == "a card aside"


@pytest.mark.parametrize(
    ("state", "seat", "sentence"),
    [
        (fresh(first="random"), 0, "The first player is being drawn."),
        (fresh(), 0, "The cards are being dealt."),
        (lay(hands={0: [9]}), 0, "Choose a card, and put a chip on the number it makes."),
        (lay(hands={0: [9]}), 1, "A card is played, and a chip put on its number."),
        (lay(hands={0: []}), 0, "You have no cards left, so you pass."),
        (lay(hands={0: [MINUS]}), 0, "You cannot play a card, so you pass."),
        (
            lay([[10], [58]], {0: [9]}),
            0,
            "You cannot play a card: turn in the dead one for another, or pass.",
        ),
        (
            lay([[10], [58]], {0: [9, 12]}),
            0,
            "A card of yours is dead, its numbers covered: touch it for another, or play.",
        ),
        (
            call(lay(seats=4, table_talk="referee", mover=1), 0),
            0,
            "Your team was called for table talk: give up a card of your choice.",
        ),
        (
            call(lay(seats=4, table_talk="referee", mover=1), 0),
            1,
            "A team was called for table talk and gives up cards.",
        ),
    ],
)
def test_the_sentences_of_a_game(state: State, seat: int, sentence: str) -> None:
    assert seen(state, seat).sentence == sentence


def test_the_sentences_of_draws_and_choices() -> None:
    state = lay(hands={0: [1, 12], 1: [6]}, draw="manual")
    state.apply(0, 1)
    assert seen(state).sentence == "Draw your card before the next player has drawn, or leave it."
    choosing = lay([[20, 21, 22, 23, 25], []], {0: [23]}, seats=4, choose_line=True)
    choosing.apply(0, 24)
    assert seen(choosing).sentence == "Several lines could count: touch the one that does."
    assert seen(choosing, 1).sentence == "Several lines could count; one is being chosen."
    drawing = lay(hands={0: [9]})
    drawing.apply(0, 10)
    assert seen(drawing).sentence == "A card is being drawn."


# -- the log -------------------------------------------------------------------------------------------------


def test_plays_are_told_with_their_sums() -> None:
    state = lay([[], [55]], {0: [9, PLUS, MINUS], 1: [30, 31, 12]})
    assert told(state, 0, 10) == LogLine("played 38 − 29 = 9 on a2", places=("a2",))
    settle(state)
    assert told(state, 1, int(state.fields.spots[30, 0]), seat=1) == LogLine(
        "played 37 − 7 = 30 on b4", places=("b4",)
    )
    settle(state)
    assert told(state, 0, PLUS_ON + 44) == LogLine("played Plus on e5, the 43", places=("e5",))
    settle(state)
    play(state, state.legal_actions(1)[0])
    assert told(state, 0, MINUS_ON + 55) == LogLine(
        "took B's chip from f6, the 6, with Minus", places=("f6",)
    )


def test_sequences_are_told_with_their_ends() -> None:
    state = lay([[20, 21, 22, 23], []], {0: [23]}, seats=4)
    places = ("a3", "b3", "c3", "d3", "e3")
    assert told(state, 0, 24) == LogLine("played 40 − 17 = 23 on e3", 1, ("a3 to e3 is a sequence",), places)
    choosing = lay([[20, 21, 22, 23, 25], []], {0: [23]}, seats=4, choose_line=True)
    choosing.apply(0, 24)
    assert told(choosing, 0, LINE + line(20)) == LogLine("counted a3 to e3", 1, places=places)


def test_all_else_is_told() -> None:
    dead = lay([[10], [58]], {0: [9, 12]})
    assert told(dead, 0, DEAD + 9) == LogLine("turned in 38 − 29, which is dead: both its cells are covered")
    assert told(lay(hands={0: [MINUS]}), 0, PASS) == LogLine("passed: no card can be played")
    called = lay(hands={0: [9]}, seats=4, table_talk="referee")
    assert told(called, TABLE, CALL) == LogLine(
        "Team 1 is called for table talk: each of them gives up a card"
    )
    assert told(called, 0, FORFEIT + 9) == LogLine("gave up 38 − 29")
    for action, words in ((DRAW, "drew the card owed"), (WAIVE, "left the card owed")):
        owed = lay(hands={0: [1, 12]}, draw="manual")
        owed.apply(0, 1)
        assert told(owed, 0, action) == LogLine(words)


def test_a_lost_card_is_told_to_all() -> None:
    def owed() -> State:
        return lay(hands={0: [1, 12], 1: [6, 17], 2: [30]}, seats=3, draw="manual")

    for seat in range(4):
        drawn = owed()
        drawn.apply(0, 1)
        drawn.apply(1, 6)
        line = told(drawn, 1, DRAW, seat)
        assert line == LogLine("drew the card owed", parts=("A has lost the card owed",))
    again = owed()
    again.apply(0, 1)
    again.apply(1, 6)
    again.apply(2, again.legal_actions(2)[0])
    line = told(again, 0, again.legal_actions(0)[0])
    assert line is not None
    assert line.parts == ("A has lost the card owed",), "who plays before drawing"
    kept = owed()
    kept.apply(0, 1)
    assert told(kept, 0, DRAW) == LogLine("drew the card owed")


def test_draws_are_told_to_whoever_draws() -> None:
    start = fresh(first="random")
    assert told(start, CHANCE, SEAT_DRAW + 1) is None, "the house says who begins"
    lines = [told(start, CHANCE, card) for card in (40, 12, 48, 49, 50)]
    assert lines == [None] * 4 + [LogLine("Your hand is 39 − 27, 46 − 6, 24 + 24, Plus and Minus")]
    state = lay(hands={0: [9]})
    state.apply(0, 10)
    again = state.copy()
    assert told(state, CHANCE, 12) == LogLine("You drew 39 − 27")
    assert told(again, CHANCE, 12, seat=1) is None
    last = lay(hands={0: [9]}, deck=[30], piles={1: [2]})
    last.apply(0, 10)
    assert told(last, CHANCE, 30, seat=1) == LogLine("The deck is empty: the discards are shuffled")


# -- the draft -----------------------------------------------------------------------------------------------


def test_a_draft_spells_the_sum() -> None:
    state = lay([[20, 21, 22, 23], [55]], {0: [9, 23, PLUS, MINUS]})
    assert preview(state) is None
    assert preview(state, 10) == Preview("Chip on a2", "38 − 29 makes 9.")
    assert preview(state, PLUS_ON + 11) == Preview("Chip on b2", "Plus goes anywhere: 10.")
    assert preview(state, MINUS_ON + 55) == Preview(
        "Take from f6", "B's chip leaves f6, and your turn is over."
    )
    assert preview(state, 24) == Preview(
        "Chip on e3", "40 − 17 makes 23. a3 to e3: five in a row!", "You win with that.", 1
    )


def test_a_draft_of_anything_else_says_what_it_does() -> None:
    dead = lay([[10], [58]], {0: [9, 12]})
    assert preview(dead, DEAD + 9) == Preview(
        "Turn it in", "Both cells of 38 − 29 are covered; you draw another card and play on."
    )
    assert preview(lay(hands={0: [MINUS]}), PASS) == Preview("Pass", "You draw no card.")
    owed = lay(hands={0: [1, 12]}, draw="manual")
    owed.apply(0, 1)
    assert preview(owed, DRAW) == Preview("Draw your card", "It lies aside until your next turn.")
    assert preview(owed, WAIVE) == Preview("Leave the card", "Your hand stays one card smaller to the end.")
    called = call(lay(hands={0: [9]}, seats=4, table_talk="referee"), 0)
    assert preview(called, FORFEIT + 9) == Preview(
        "Give up 38 − 29", "It goes to your discards, and you draw none for it."
    )
    choosing = lay([[20, 21, 22, 23, 25], []], {0: [23]}, seats=4, choose_line=True)
    choosing.apply(0, 24)
    assert preview(choosing, LINE + line(20)) == Preview(
        "Count this line", "a3 to e3 is your sequence.", "", 1
    )


# -- the end -------------------------------------------------------------------------------------------------


def test_how_a_game_ended() -> None:
    won = play(lay([[20, 21, 22, 23], []], {0: [23]}), 24)
    assert str(telling.ending(won.variant, won.fields)) == "Five in a row: a3 to e3."
    cross = play(lay([[40, 41, 42, 43, 4, 14, 24, 34], []], {0: [43]}, seats=4), 44)
    assert str(telling.ending(cross.variant, cross.fields)) == "Five in a row: e1 to e5 and a5 to e5."
    passed = play(lay(hands={0: [MINUS], 1: [MINUS]}), PASS, PASS)
    assert seen(passed).sentence == "Nobody can play a card any more."
    shuffled = lay(
        hands={0: [9], 1: [3]}, deck=[30], max_reshuffles=1, seats=3, sequences=[(2, line(60))],
        sequences_to_win="2",
    )  # fmt: skip
    shuffled.fields.reshuffles = 1
    play(shuffled, 10)
    assert (
        str(telling.ending(shuffled.variant, shuffled.fields))
        == "The deck is used up, and the discards were shuffled once already."
    )
    assert str(telling.ending(won.variant, lay().fields)) == "The game is not over."


def test_a_hint_says_which_card_to_play_and_where() -> None:
    assert instructed(lay(hands={0: [9]}), "a2") == "play 38 − 29 on a2"


# -- what does not go together -------------------------------------------------------------------------------


def mismatch(state: State, face: str, action: int) -> str:
    """What the law says of a card that is put on a cell; "" for none picked up."""
    number = list(drawing.board(state.variant).face).index(face) if face else -1
    why = mismatched(state, 0, action, number)
    return f"{why.rule} {why.message}" if why else ""


def test_a_wrong_answer_is_said_to_be_wrong_whatever_else_is_in_the_hand() -> None:
    state = lay([[58]], {0: [9, 39]})
    assert mismatch(state, "39.0", 10) == "2.3 16 + 23 is not 9."
    assert mismatch(state, "39.0", 58) == "", "the law says that it is covered"
    assert mismatch(state, "39.0", 0) == "", "the law says that it is a corner"
    assert mismatch(state, "9.1", 10) == "", "that is the one that fits"
    for nonsense in ("left.90", "chip.A", "39", "plus"):
        assert mismatch(state, nonsense, 10) == ""


def test_a_cell_without_a_card_says_which_card_fits() -> None:
    state = lay([[58]], {0: [9, 39]})
    assert mismatch(state, "", 10) == "5.2 38 − 29 makes 9: choose that card first."
    assert mismatch(state, "", 11) == "", "the law says that no card makes it"


@pytest.mark.parametrize(
    "options", [{}, {"copies": 4}, {"board": "8x8"}, {"deck": "times"}], ids=lambda chosen: str(chosen)
)
def test_every_face_with_a_sum_says_its_number(options: dict[str, Any]) -> None:
    variant = Variant.of(GAME, **options)
    fields = variant.blank()
    for number, face in enumerate(drawing.board(variant).faces):
        made, _, copy = face.id.partition(".")
        assert number_on(fields, number) == (int(made) if copy and made.isdecimal() else 0), face.id
    for beyond in (-1, number + 1, 10**9):
        assert number_on(fields, beyond) == 0
