"""How the game looks to a seat, what is told of it, and what a draft would do."""

from __future__ import annotations

import gzip

import msgspec
import pytest

from parlour import CHANCE, State, load
from parlour.display import telling
from parlour.display.scene import LogLine, Piece, Preview, Scene
from parlour.display.show import scene_of
from parlour.display.text import area_text
from parlour.games.triolet.display import drawing
from parlour.games.triolet.state import ACTIONS, END, HIDDEN_SWAP, PASS, SWAP, SWAP_JOKER
from parlour.games.triolet.tests.helpers import lay, play, position
from parlour.kernel.message import into
from parlour.testing.changes import backs, diff
from parlour.testing.words import in_words, instructed, told


def seen(state: State, seat: int) -> Scene:
    return in_words(scene_of(state, seat))


def preview(state: State, *texts: str) -> Preview:
    """What seat A's draft of some actions would do."""
    before = state.view(0)
    now = before.copy()
    actions = []
    for text in texts:
        actions.append(now.parse(0, text))
        now.apply(0, actions[-1])
    made = telling.preview(state.variant, before.fields, actions, now.fields, 0)
    assert made is not None
    return in_words(made)


def on(scene: Scene, place: str) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.place == place]


# -- the board -----------------------------------------------------------------------------------------------


def test_the_board_shows_the_special_spaces_where_they_are() -> None:
    board = drawing.board(load("triolet"))
    assert area_text(board, board.areas[0], Scene(0, (), "")) == [
        "    a  b  c  d  e  f  g  h  i  j  k  l  m  n  o",
        " 1  ·  ·  ·  ·  ·  ·  ·  ↻  ·  ·  ·  ·  ·  ·  ·",
        " 2  ·  ↻  ·  · ×3  ·  ·  ·  ·  · ×3  ·  ·  ↻  ·",
        " 3  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " 4  ·  ·  ·  ·  ·  ·  · ×2  ·  ·  ·  ·  ·  ·  ·",
        " 5  · ×3  ·  · ×2  ·  ·  ·  ·  · ×2  ·  · ×3  ·",
        " 6  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " 7  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        " 8  ↻  ·  · ×2  ·  ·  ·  ★  ·  ·  · ×2  ·  ·  ↻",
        " 9  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        "10  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        "11  · ×3  ·  · ×2  ·  ·  ·  ·  · ×2  ·  · ×3  ·",
        "12  ·  ·  ·  ·  ·  ·  · ×2  ·  ·  ·  ·  ·  ·  ·",
        "13  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·",
        "14  ·  ↻  ·  · ×3  ·  ·  ·  ·  · ×3  ·  ·  ↻  ·",
        "15  ·  ·  ·  ·  ·  ·  ·  ↻  ·  ·  ·  ·  ·  ·  ·",
    ]


def test_spaces_are_spoken() -> None:
    place = drawing.board(load("triolet")).place
    assert [place[name].label for name in ("a1", "e5", "e2", "b2", "h8")] == [
        "a1",
        "e5, double",
        "e2, triple",
        "b2, play again",
        "h8, start, double",
    ]


def test_every_action_number_says_what_to_touch() -> None:
    board = drawing.board(load("triolet", jokers=2))
    assert all(board.refs(action) for action in range(ACTIONS))
    assert board.refs(1687) == ("=7", "h8")
    assert board.refs(5305) == ("=joker.7", "h8")
    assert board.refs(SWAP + 7) == ("=7", "bag")
    assert board.refs(SWAP_JOKER) == ("=joker", "bag")
    assert board.refs(PASS) == "Pass"


def test_without_jokers_there_are_none_on_the_table() -> None:
    board = drawing.board(load("triolet"))
    assert "joker" not in board.face
    assert board.refs(5305) is None


def test_each_number_of_seats_has_its_hands() -> None:
    for seats in (2, 3, 4):
        hands = [area for area in drawing.board(load("triolet", seats=seats)).areas if area.role == "hand"]
        assert [area.seat for area in hands] == list(range(seats))


# -- the scene -----------------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_tokens_and_the_backs_of_others() -> None:
    state = lay("   h\n8  9", hand="3 7 7", others="1 2")
    assert [piece.face for piece in on(seen(state, 0), "hand0")] == ["3", "7", "7"]
    assert [piece.face for piece in on(seen(state, 0), "hand1")] == ["back", "back"]
    assert [piece.face for piece in on(seen(state, 1), "hand0")] == ["back"] * 3
    assert {piece.face for piece in seen(state, 2).pieces} == {"back", "9"}


def test_what_is_being_composed_is_marked() -> None:
    state = position("turn A | board 5@h8 | draft 3@g8 *7@i8 | hands A 1, B 2 2 2", jokers=2)
    assert [(piece.place, piece.face, piece.mark) for piece in seen(state, 0).pieces[:3]] == [
        ("g8", "3", "draft"),
        ("h8", "5", None),
        ("i8", "joker.7", "draft"),
    ]


def test_the_unseen_are_counted_by_value() -> None:
    state = lay("   h\n8  9", hand="3 7 7", others="1 2 2")
    (panel,) = seen(state, 0).panels
    assert {cell.label: cell.value for cell in panel.cells}["9"] == "3"
    assert {cell.label: cell.value for cell in panel.cells}["7"] == "4"
    assert {cell.label: cell.value for cell in panel.cells}["2"] == "8"
    assert sum(int(str(cell.value)) for cell in panel.cells) == 81 - 1 - 3
    assert seen(state, 0).status == "74 in the bag"


@pytest.mark.parametrize(
    ("state", "seat", "sentence"),
    [
        ("turn A | hands A 1 2 3, B 4 5 6", 0, "Begin on the star, h8."),
        ("turn A | board 9@h8 | hands A 1 2 3, B 4 5 6", 0, "Place one, two or three tokens."),
        ("turn A | board 9@h8 | hands A 1 2 3, B 4 5 6", 1, "One, two or three tokens go down, in one line."),
        ("turn A again | board 9@h8 | hands A 1 2 3, B 4 5 6", 0, "Play again: you covered a repeat space."),
        (
            "turn A again | board 9@h8 | hands A 1 2 3, B 4 5 6",
            1,
            "A repeat space was covered, so the same player plays again.",
        ),
        (
            "turn A | board 9@h8 | draft 1@h9 | hands A 2 3, B 4 5 6",
            0,
            "Place another in the same line, or end the turn.",
        ),
        (
            "turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 4 5 6",
            0,
            "Nothing in your hand fits: put a token into the bag and draw another.",
        ),
        ("stage draw | turn A | board 9@h8 | hands A 1 2, B 4 5 6", 0, "Tokens are being drawn."),
        ("stage lot | turn A | hands A, B", 1, "The first player is being drawn."),
    ],
)
def test_the_sentence_says_what_is_to_be_done(state: str, seat: int, sentence: str) -> None:
    assert seen(position(state), seat).sentence == sentence


def test_who_has_no_tokens_left_is_said_so() -> None:
    state = position("turn A | board 9@h8 | hands A 1, B | bag 2x0")
    assert [seat.note for seat in seen(state, 0).seats] == ["", "out of tokens"]


def test_the_start_is_shown_to_who_begins() -> None:
    state = position("turn A | hands A 1 2 3, B 4 5 6")
    assert seen(state, 0).marks == {"h8": "due"}
    assert seen(state, 1).marks == {}


# -- the log -------------------------------------------------------------------------------------------------


def test_a_play_is_told_when_it_ends_with_sums_that_can_be_checked() -> None:
    state = lay("   f\n7  2", hand="7 8 1")
    assert told(state, 0, "7@f6") is None
    assert told(state, 0, "8@g6") is None
    assert told(state, 0, "end") == LogLine(
        "placed 7 on f6 and 8 on g6",
        24,
        ("7 + 8 across makes 15", "7 + 2 down makes 9"),
        ("f6", "g6"),
    )


def test_a_repeat_is_told() -> None:
    state = lay("   g\n1  5", hand="2 8 1")
    told(state, 0, "2@h1")
    line = told(state, 0, "end")
    assert line is not None
    assert line.text == "placed 2 on h1, and plays again"


def test_going_out_tells_what_the_others_had_left() -> None:
    state = position(
        "turn A | board 7@h8 | hands A 8, B 7 8 4 | bag 0x0", finish="first_out", finish_bonus="true"
    )
    told(state, 0, "8@i8")
    line = told(state, 0, "end")
    assert line is not None
    assert (line.gain, line.parts[-1]) == (15 + 19, "4 + 7 + 8 left in the other hands: 19 more")


def test_a_swap_is_told_to_others_without_its_token() -> None:
    stuck = "turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 4 5 6"
    assert told(position(stuck), 0, "swap 12", seat=0) == LogLine("put the 12 back, for another")
    assert told(position(stuck), 0, "swap 12", seat=1) == LogLine("swapped a token")


def test_a_free_swap_is_told_at_its_end() -> None:
    state = position("turn A | board 9@h8 | hands A 12 14 15, B 4 5 6", stuck="free_swap")
    assert told(state, 0, "swap 12") is None
    assert told(state, 0, "swap 14") is None
    assert told(state, 0, "end") == LogLine("swapped 2 tokens")


def test_passes_are_told_by_their_reason() -> None:
    stuck = position("turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 4 5 6 | bag 0x0")
    assert told(stuck, 0, "pass") == LogLine("passed: nothing fits")
    again = position("turn A again | board 9@h8 | hands A 1 2 3, B 4 5 6")
    assert told(again, 0, "pass") == LogLine("did not play again")


def test_only_a_seat_itself_is_told_its_tokens_once_the_hand_is_full() -> None:
    state = load("triolet").new_state(draws="manual")
    assert told(state, CHANCE, "first B") is None, "the house says who begins"
    assert told(state, CHANCE, "draw 7") is None
    assert told(state, CHANCE, "draw 3") is None
    assert told(state, CHANCE, "draw 7") == LogLine("Your hand is 3, 7 and 7")
    for text in ("draw 1", "draw 2", "draw 0"):
        assert told(state, CHANCE, text, seat=0) is None


# -- the draft -----------------------------------------------------------------------------------------------


def test_a_draft_says_what_it_would_score_with_the_sum() -> None:
    state = lay("   i\n10 5", hand="7 3 11")
    assert preview(state, "7@i11") == Preview(
        "Play for 12", "5 + 7 down makes 12.", "With 3 on i9 as well it would be 30.", 12
    )


def test_several_sums_are_added_up() -> None:
    state = lay("   f\n7  2", hand="7 8 0")
    assert (
        preview(state, "7@f6", "8@g6").sentence == "7 + 8 across makes 15; 7 + 2 down makes 9. Together 24."
    )


def test_a_hint_is_only_given_where_another_token_adds_something() -> None:
    state = lay("   h\n8  9", hand="6 0 0")
    made = preview(state, "6@i8")
    assert made.gain == 15
    assert made.hint == "With 0 on g8 as well it would be 30."
    assert preview(lay("   h\n8  9", hand="4 12 13"), "4@i8").hint == ""


def test_the_hint_is_true() -> None:
    state = lay("   i\n10 5", hand="7 3 11")
    assert preview(state, "7@i11", "3@i9").gain == 30


def test_a_draft_on_a_repeat_space_says_so() -> None:
    made = preview(lay("   g\n1  5", hand="2 14 13"), "2@h1")
    assert made.sentence == "5 + 2 across makes 7. Then you play again."


def test_swaps_and_passes_are_previewed() -> None:
    stuck = "turn A | board 12@h8 3@i8 1@h9 9@i9 | hands A 12 14 15, B 4 5 6"
    assert preview(position(stuck), "swap 14") == Preview(
        "Swap the 14", "You put the 14 back and draw another; the turn is over."
    )
    assert preview(position(stuck + " | bag 0x0"), "pass").button == "Pass"
    free = position("turn A | board 9@h8 | hands A 12 14 15, B 4 5 6", stuck="free_swap")
    assert preview(free, "swap 14", "swap 12").button == "Swap 2 tokens"


def test_an_empty_draft_has_no_preview() -> None:
    state = lay("   h\n8  9", hand="6 0 0")
    view = state.view(0)
    assert telling.preview(state.variant, view.fields, [], view.fields, 0) is None
    assert telling.preview(state.variant, view.fields, [END], view.fields, 0) is None


def test_a_hint_says_what_to_do_one_token_after_another() -> None:
    state = lay("   h\n8  9", hand="6 0 0")
    assert instructed(state, "6@i8", "0@g8", "end") == "place 6 on i8, then place 0 on g8"


# -- the end, and the wire -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        ("played", "All 81 tokens are played."),
        ("out", "A hand and the bag are empty."),
        ("dead", "No token fits anywhere any more; 80 tokens are left over."),
        ("passed", "Everybody passed in turn; 80 tokens are left over."),
        ("skipped", "Too many turns in a row went by without a token placed; 80 tokens are left over."),
    ],
)
def test_the_end_is_told_in_plain_words(ending: str, sentence: str) -> None:
    state = position(f"over {ending} | turn A | board 9@h8 | hands A, B")
    assert str(telling.ending(state.variant, state.fields)) == sentence
    assert seen(state, 0).sentence == sentence


def test_the_changes_of_a_play_are_few_and_small() -> None:
    state = load("triolet").new_state(seed=11)
    hidden = backs(drawing.board(state.variant))
    largest = 0
    for _ in range(60):
        if state.is_over:
            break
        seat = state.turn[0]
        before = [seen(state, one).pieces for one in range(3)]
        state.apply(seat, state.legal_actions(seat)[0])
        for one in range(3):
            changes = diff(before[one], seen(state, one).pieces, hidden)
            largest = max(largest, len(gzip.compress(msgspec.json.encode(changes))))
    assert 0 < largest < 300


def test_hidden_swaps_have_a_line_for_every_form() -> None:
    for stuck in ("swap_one", "swap_all", "free_swap"):
        state = position("turn A | board 9@h8 | hands A 1, B 2", stuck=stuck)
        line = telling.tell(state.variant, state.fields, 0, HIDDEN_SWAP, state.fields, 1)
        assert (line is not None) == (stuck == "swap_one")


# -- other languages -----------------------------------------------------------------------------------------


def test_a_play_with_a_joker_is_told_in_czech_and_german() -> None:
    state = position("turn A | board 5@h8 | hands A 3 *, B 2 2 2", jokers=2)
    play(state, "3@g8", "*7@i8")
    before = state.view(1).fields
    state.apply(0, END)
    line = telling.tell(state.variant, before, 0, END, state.view(1).fields, 1)
    czech, german = in_words(line, "cs"), in_words(line, "de")
    assert czech is not None
    assert german is not None
    assert czech.text == "pokládá 3 na g8 a žolíka jako 7 na i8"
    assert czech.parts == ("3 + 5 + žolík jako 7 vodorovně: 15 + 15 = 30",)
    assert german.text == "legt 3 auf g8 und einen Joker als 7 auf i8"
    assert german.parts == ("3 + 5 + Joker als 7 waagerecht: 15 + 15 = 30",)


@pytest.mark.parametrize(
    ("left", "czech", "german"),
    [
        (1, "zbývá 1 žeton", "1 Stein bleibt übrig"),
        (3, "zbývají 3 žetony", "3 Steine bleiben übrig"),
        (80, "zbývá 80 žetonů", "80 Steine bleiben übrig"),
    ],
)
def test_what_is_left_over_is_counted_as_each_language_counts(left: int, czech: str, german: str) -> None:
    state = position("over dead | turn A | board 9@h8 | hands A, B")
    state.fields.tokens = 81 - left
    said = telling.ending(state.variant, state.fields)
    assert into(said, "cs") == f"Žádný žeton už nejde nikam položit; {czech}."
    assert into(said, "de") == f"Nirgends lässt sich mehr ein Stein legen; {german}."
