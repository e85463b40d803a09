"""How the game looks to a seat, what is told of it, and what a draft would do."""

from __future__ import annotations

import re

import pytest

from parlour import CHANCE, State, load
from parlour.display import telling
from parlour.display.scene import Change, LogLine, Mark, Piece, Preview, Scene
from parlour.display.show import scene_of
from parlour.games.threebysixteen.display import drawing
from parlour.games.threebysixteen.state import DONE
from parlour.games.threebysixteen.tests.helpers import EMPTY, SLUG, call, play, solo, table
from parlour.games.threebysixteen.tests.test_examples import ended
from parlour.kernel.actors import SEAT_DRAW
from parlour.testing.changes import diff
from parlour.testing.words import in_words, instructed, told

HALF = "4.2.0:9//14.13/6.8/7.5"


def seen(state: State, seat: int = 0) -> Scene:
    return in_words(scene_of(state, seat))


def name(scene: Scene, place: str, order: int = 0) -> str:
    return next(piece.id for piece in scene.pieces if (piece.place, piece.order) == (place, order))


def on(scene: Scene, place: str) -> list[tuple[str, Mark | None]]:
    return [(piece.face, piece.mark) for piece in scene.pieces if piece.place == place]


def preview(state: State, *texts: str) -> Preview | None:
    """What seat A's draft of some actions would do."""
    before = state.view(0)
    now = before.copy()
    actions = []
    for text in texts:
        actions.append(now.parse(0, text))
        now.apply(0, actions[-1])
    return in_words(telling.preview(state.variant, before.fields, actions, now.fields, 0))


# -- the board -----------------------------------------------------------------------------------------------


def test_each_seat_has_a_board_of_its_own_and_touches_its_own() -> None:
    board = drawing.board(load(SLUG, seats=3))
    own = [area for area in board.areas if area.role == "seat"]
    assert [area.seat for area in own] == [0, 1, 2]
    assert [place.id for place in own[1].places] == [
        *("B.row1", "B.row2", "B.row3"),
        *("B.a", "B.b", "B.c", "B.d", "B.e"),
    ]
    assert {place.own for place in own[1].places} == {"row", "a", "b", "c", "d", "e"}
    assert [board.refs(action) for action in (0, 6, 10, 11)] == [
        ("hand", "a"),
        ("b", "row"),
        ("hand", "row"),
        "Done",
    ]
    assert board.closing == (11,)


def test_sizes_change_the_board() -> None:
    board = drawing.board(load(SLUG, seats=1, runs=2, top=6, columns=2))
    assert [place.id for place in board.areas[0].places] == ["A.row1", "A.row2", "A.a", "A.b"]
    assert "7" not in board.face
    assert board.hash != drawing.board(load(SLUG, seats=1)).hash


def test_who_called_the_word_and_the_tile_stand_in_one_line() -> None:
    board = drawing.board(load(SLUG))
    caller, tile = board.place["caller"], board.place["call"]
    assert caller.y == tile.y
    assert caller.x + caller.w / 2 < tile.x - tile.w / 2
    (area,) = (area for area in board.areas if area.role == "side")
    word = re.search(r'x="([\d.]+)"[^>]*>called<', area.drawing)
    assert word is not None
    assert caller.x < float(word[1]) < tile.x


def test_places_and_tiles_are_spoken() -> None:
    board = drawing.board(load(SLUG))
    assert [board.place[name].label for name in ("A.row1", "B.c", "A.hand", "call")] == [
        "row 1",
        "column c",
        "the tile called",
        "the number called",
    ]
    assert {board.face[name].label for name in ("7", "7.hand", "7.row", "7.call")} == {"7"}
    assert board.face["caller1"].label == "B calls"


# -- the scene -----------------------------------------------------------------------------------------------


def test_a_scene_shows_rows_columns_the_call_and_what_can_be_taken() -> None:
    scene = seen(solo(HALF, 12))
    assert on(scene, "A.row1") == [("1.row", None), ("2.row", None), ("3.row", None), ("4.row", None)]
    assert on(scene, "A.row3") == []
    assert on(scene, "A.e") == [("7", None), ("5", "due")]
    assert on(scene, "A.d") == [("6", None), ("8", None)]
    assert on(scene, "call") == []
    assert on(scene, "A.hand") == [("12.hand", None)]
    assert on(scene, "caller") == [("caller0", None)]
    assert on(scene, "A.hand") == [("12.hand", None)]
    assert scene.status == "Call 14 of 48"
    assert scene.seats[0].score == 42
    assert [(cell.label, cell.value) for cell in scene.panels[0].cells][:3] == [
        ("1", "1"),
        ("2", "1"),
        ("3", "2"),
    ]


def test_nothing_is_marked_that_cannot_be_taken_yet_or_is_not_mine() -> None:
    assert on(seen(solo(HALF, 12, transfers="after")), "A.e")[1] == ("5", None)
    assert on(seen(table([HALF, HALF], 12)), "B.e")[1] == ("5", None)


def test_the_house_has_no_letter_and_no_number_is_called_at_first() -> None:
    scene = seen(load(SLUG, caller="house").new_state(draws="manual"))
    assert on(scene, "caller") == on(scene, "call") == []
    assert scene.status == "48 calls"


def test_others_are_shown_as_they_were_until_all_are_done() -> None:
    state = table([EMPTY, EMPTY], 7)
    play(state, "@c", "done", seat=1)
    scene = seen(state)
    assert on(scene, "B.c") == []
    assert on(scene, "B.hand") == []
    assert on(scene, "A.hand") == [("7.hand", None)]
    assert [seat.note for seat in scene.seats] == ["", "done"]


def test_a_tile_goes_from_the_hand_to_its_column_and_on_to_its_row() -> None:
    state = solo("3.0.0:////", 4)
    before = seen(state)
    put = seen(play(state, "@b"))
    taken = seen(play(state, "b*"))
    in_hand, in_column = name(before, "A.hand"), name(put, "A.b")
    assert diff(before.pieces, put.pieces) == [
        Change(in_column, "A.b", "4", mark="due", was=in_hand)  # one sees it once: not on its spot too
    ]
    last = name(taken, "A.row1", 3)
    assert diff(put.pieces, taken.pieces) == [Change(last, "A.row1", "4.row", 3, was=in_column)]
    state = solo(EMPTY, 1)
    waits = seen(state)
    begun = seen(play(state, "start"))
    assert [change for change in diff(waits.pieces, begun.pieces) if change.place != "call"] == [
        Change(name(begun, "A.row1"), "A.row1", "1.row", was=name(waits, "A.hand"))
    ]


@pytest.mark.parametrize(
    ("board", "called", "done", "sentence"),
    [
        (HALF, 12, (), "Put the 12 at the bottom of a column."),
        (EMPTY, 1, (), "Start a row with the 1."),
        (HALF, 12, ("@a",), "You may take the 5 in e, or leave it and be done."),
        (
            "1.1.0:2/2///",
            9,
            ("@c",),
            "You may take the 2 in a or the 2 in b, or leave it and be done.",
        ),
        (EMPTY, 7, ("@a",), "There is nothing left to take: you are done."),
        (EMPTY, 7, ("@a", "done"), "The next number is being called."),
    ],
)
def test_the_sentence_says_what_is_to_be_done(
    board: str, called: int, done: tuple[str, ...], sentence: str
) -> None:
    assert seen(play(solo(board, called), *done)).sentence == sentence


def test_the_sentence_for_those_who_wait_and_who_watch() -> None:
    state = play(table([EMPTY] * 2, 7), "@a", "done")
    assert seen(state, 0).sentence == "The 7 is still being put down."
    assert seen(state, 2).sentence == "Everybody puts the 7 down."
    drawing = load(SLUG, caller="random").new_state(draws="manual")
    assert seen(drawing).sentence == "The caller is being drawn."
    choice = play(solo("2.0.0:9.4/4///", 3, transfers="forced"), "@c")
    assert seen(choice).sentence == "Say which one goes to the row: the 4 in a or the 4 in b."


# -- the log -------------------------------------------------------------------------------------------------


def test_calls_are_told_as_the_callers() -> None:
    state = load(SLUG, caller="random").new_state(draws="manual")
    line = telling.tell(state.variant, state.fields, CHANCE, SEAT_DRAW + 1, state.fields, 0)
    assert in_words(line) == LogLine("calls the numbers")
    assert told(load(SLUG).new_state(draws="manual"), CHANCE, "call 7") == LogLine("A calls 7")
    house = load(SLUG, caller="house").new_state(draws="manual")
    assert told(house, CHANCE, "call 7") == LogLine("The call is 7")
    alone = load(SLUG, seats=1).new_state(draws="manual")
    assert told(alone, CHANCE, "call 7") == LogLine("The call is 7"), "nobody calls to themselves"


def test_a_step_is_told_when_it_is_done() -> None:
    state = table([HALF, HALF], 12)
    assert told(state, 0, "@e") is None
    state = table([HALF, HALF], 12)
    assert told(state, 0, "e*") is None
    assert told(state, 0, "@b") is None
    assert told(state, 0, "done") == LogLine("put the 12 in column b and took 5")


def test_others_steps_are_told_when_all_are_done() -> None:
    state = table([EMPTY] * 3, 7)
    assert told(state, 1, "@c") is None
    assert told(state, 1, "done") is None
    play(state, "@a", "done", seat=0)
    play(state, "@b", seat=2)
    line = told(state, 2, "done")
    assert line == LogLine("put the 7 in column b", parts=("B put the 7 in column c",))


def test_nothing_is_told_of_a_step_that_is_not_shown_yet() -> None:
    """One's own last step as previewed in a hint, without knowing what the other did."""
    state = table([EMPTY] * 2, 7)
    play(state, "@c", "done", seat=1)
    view = state.view(0)
    play(view, "@a", seat=0)
    assert told(view, 0, "done") == LogLine("put the 7 in column a")


def test_with_open_steps_each_is_told_at_once() -> None:
    state = table([EMPTY] * 2, 7, open_step=True)
    play(state, "@c", seat=1)
    assert told(state, 1, "done") == LogLine("put the 7 in column c")
    play(state, "@a", seat=0)
    assert told(state, 0, "done") == LogLine("put the 7 in column a")


@pytest.mark.parametrize(
    ("board", "called", "done", "line"),
    [
        (EMPTY, 1, ("start",), "started a row"),
        ("3.0.0:////", 4, ("@a", "a*"), "put the 4 straight into a row"),
        ("3.0.0:6.5////", 4, ("@b", "b*", "a*", "a*"), "put the 4 straight into a row and took 5 and 6"),
        ("3.0.0:4////", 4, ("a*", "@a"), "put the 4 straight into a row"),
    ],
)
def test_steps_in_words(board: str, called: int, done: tuple[str, ...], line: str) -> None:
    state = play(solo(board, called), *done)
    assert told(state, 0, "done") == LogLine(line)


def test_a_row_that_is_complete_is_told_where_it_lies() -> None:
    state = play(solo("3.15.0:////", 16), "@a", "a*")
    assert told(state, 0, "done") == LogLine(
        "put the 16 straight into a row", parts=("row 2 is complete",), places=("A.row2",)
    )


def test_rows_are_told_to_others_of_who_was_done_before_them() -> None:
    boards = ["0.0.0:1.2.3.4.5.6.7.8.9.10.11.12.13.14.15/1.2.3///", "3.15.0:////"]
    state = table(boards, 16)
    play(state, "@a", "a*", "done", seat=1)
    play(state, "@c", seat=0)
    assert told(state, 0, "done") == LogLine(
        "put the 16 in column c",
        parts=("B put the 16 straight into a row; row 2 is complete",),
        places=("B.row2",),
    )


def test_a_step_that_ends_by_itself_is_told_too() -> None:
    state = solo(EMPTY, 7, auto_done=True)
    assert told(state, 0, "@d") == LogLine("put the 7 in column d")


# -- the draft and the end -----------------------------------------------------------------------------------


def test_a_draft_says_what_it_does_and_what_else_could_be_taken() -> None:
    state = solo(HALF, 12)
    assert preview(state) is None
    assert preview(state, "e*") is None
    assert preview(state, "@b", "done") == Preview(
        "Done", "You put the 12 in column b; 42 tiles left.", "You could also take the 5 in e."
    )
    assert preview(state, "@b", "e*", "done") == Preview(
        "Done", "You put the 12 in column b and took 5; 41 tiles left."
    )


@pytest.mark.parametrize(
    ("language", "draft", "log"),
    [
        ("en", "You put the 4 straight into a row; 44 tiles left.", "put the 4 straight into a row"),
        ("cs", "V tomto kroku kladete 4 rovnou do řady; zbývá 44 kamenů.", "klade 4 rovnou do řady"),
        ("de", "Du legst die 4 gleich in eine Reihe; 44 Steine übrig.", "legt die 4 gleich in eine Reihe"),
        (
            "fr",
            "Vous posez le 4 directement dans une rangée\u202f; 44 tuiles restantes.",
            "pose le 4 directement dans une rangée",
        ),
        (
            "es",
            "Así llevas el 4 directo a una fila; 44 fichas sin colocar.",
            "lleva el 4 directo a una fila",
        ),
    ],
)
def test_a_step_is_told_to_its_player_and_of_its_player(language: str, draft: str, log: str) -> None:
    """Verbs differ in other languages where English has one form."""
    state = solo("3.0.0:4////", 4)
    before = state.view(0)
    now = before.copy()
    actions = [now.parse(0, text) for text in ("a*", "@a")]
    for action in actions:
        now.apply(0, action)
    made = telling.preview(state.variant, before.fields, actions, now.fields, 0)
    assert made is not None
    assert in_words(made, language).sentence == draft
    play(state, "a*", "@a")
    before = state.view(0)
    state.apply(0, DONE)
    line = telling.tell(state.variant, before.fields, 0, DONE, state.view(0).fields, 0)
    assert line is not None
    assert in_words(line, language).text == log


def test_a_hint_says_what_to_do_one_tile_after_another() -> None:
    run = ("@b", "e*", "done")
    assert instructed(solo(HALF, 12), *run) == "put the 12 in column b, then take the 5 from column e"
    assert instructed(solo(EMPTY, 1), "start", "done") == "start a row with the 1"


def test_the_end_in_words() -> None:
    variant = load(SLUG)
    for left in ((0, 3), (0, 0), (5, 3)):
        assert str(telling.ending(variant, ended(*left).fields)) == "All 48 numbers have been called."
    level = table(["16.16.14:15////", "16.15.15:16////"], 16, tiebreak="rows")
    play(level, "@a", "done", seat=0)
    play(level, "@b", "done", seat=1)
    assert (level.scores(), level.returns()) == ([2, 2], [1.0, -1.0])
    assert str(telling.ending(level.variant, level.fields)) == (
        "All 48 numbers have been called. "
        "Of those with the fewest tiles left, whoever has more complete rows comes first."
    )
    begun = call(variant.new_state(draws="manual"), 7)
    assert str(telling.ending(variant, begun.fields)) == "The game is not over."


def test_3_2_the_end_of_a_race_in_words() -> None:
    state = table(["16.16.14:15////"] * 3, 16, tiebreak="race")
    play(state, "@c", "done", seat=2)
    play(state, "@b", "a*", seat=1)
    line = told(state, 1, "b*")
    assert line == LogLine(
        "put the 16 straight into a row and took 15",
        parts=("row 3 is complete", "C put the 16 in column c"),
        places=("B.row3",),
    )
    assert str(telling.ending(state.variant, state.fields)) == "B was the first to complete all rows."
    scene = seen(state)
    assert on(scene, "A.hand") == [("16.hand", None)]
    assert on(scene, "C.c") == [("16", None)]
    alone = play(solo("16.16.14:15////", 16, tiebreak="race"), "@b", "a*", "b*")
    assert str(telling.ending(alone.variant, alone.fields)) == "All 48 numbers have been called."


def test_every_piece_has_a_name_of_its_own() -> None:
    state = call(load(SLUG, seats=2).new_state(draws="manual"), 1, 7, 7, 2, 1)
    names = [piece.id for piece in seen(state).pieces]
    assert len(set(names)) == len(names)
    assert all(isinstance(piece, Piece) for piece in seen(state).pieces)
