"""How the game looks to a seat, what is told of it, and what a draft would do."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from parlour import CHANCE, State, load
from parlour.display import telling
from parlour.display.functions import TELLING_ROOM
from parlour.display.pieces import reader_of
from parlour.display.rows import COLUMNS
from parlour.display.scene import LogLine, Mark, Piece, Preview, Scene
from parlour.display.show import scene_of
from parlour.games.numeria.display import drawing, pieces
from parlour.games.numeria.display.ways import path
from parlour.games.numeria.notation.words import square_name, square_number
from parlour.games.numeria.tests.helpers import SLUG, lay, play, set_up
from parlour.kernel.actors import SEAT_DRAW
from parlour.kernel.records import copied
from parlour.testing.changes import apply, diff
from parlour.testing.words import in_words, instructed

TWO_MADE = "b3=1 c3=2 d3=3 f3=5 e8=4 h8=30"


def seen(state: State, seat: int = 0) -> Scene:
    return in_words(scene_of(state, seat))


def on(scene: Scene, place: str) -> list[tuple[str, Mark | None]]:
    return lying(scene.pieces, place)


def lying(pieces: Iterable[Piece], place: str) -> list[tuple[str, Mark | None]]:
    return [(piece.face, piece.mark) for piece in pieces if piece.place == place]


def told(state: State, text: str) -> LogLine | None:
    """The seat to act plays this; returns its log line."""
    (seat,) = state.turn
    action = state.parse(seat, text)
    before = state.copy()
    state.apply(seat, action)
    return in_words(telling.tell(state.variant, before.fields, seat, action, state.fields, 0))


def preview(state: State, *texts: str) -> Preview | None:
    """What seat A's draft of some actions would do."""
    before = state.view(0)
    now = before.copy()
    actions = []
    for text in texts:
        actions.append(now.parse(0, text))
        now.apply(0, actions[-1])
    return in_words(telling.preview(state.variant, before.fields, actions, now.fields, 0))


def between(before: State, actor: int, action: int, after: State) -> tuple[Piece, ...]:
    """The pieces in the middle of an entry."""
    rows = np.empty((pieces.MOST_PIECES, COLUMNS), np.int32)
    count = pieces.between(copied(before.fields), actor, action, after.fields, 1, rows)
    return reader_of(drawing.board(before.variant)).pieces(rows[:count].tobytes())


# -- the board -----------------------------------------------------------------------------------------------


def test_the_board_lies_with_a1_at_the_bottom_left_and_dark() -> None:
    area = drawing.board(load(SLUG)).areas[0]
    assert (area.columns, area.rows) == (tuple("abcdefgh"), tuple("87654321"))
    assert [place.id for place in area.places[:2]] == ["a8", "b8"]
    assert area.places[-8].id == "a1"
    assert area.drawing.count('class="cell well"') == 1


def test_what_to_touch() -> None:
    board = drawing.board(load(SLUG))
    assert board.refs(64 * 60 + 20) == ("e8", "e3")
    assert board.refs(4096) == "Pass"
    assert board.refs(4097) == ("a1", "b1", "c1", "d1")
    assert board.touches[-1].any_order


def test_piles_have_room_for_the_tropes_that_win() -> None:
    places = [area.id for area in drawing.board(load(SLUG)).areas]
    assert places == ["board", "piles"]
    assert [len(drawing.board(load(SLUG, target=n)).areas[1].places) for n in (1, 3)] == [2, 6]
    assert len(drawing.board(load(SLUG, multi="all")).areas[1].places) == 12


# -- the scene -----------------------------------------------------------------------------------------------


def test_a_scene_shows_the_tiles() -> None:
    scene = seen(lay("a1=9 b1=5"))
    assert on(scene, "a1") == [("9", None)]
    assert [piece.id for piece in scene.pieces] == ["9", "5"]
    assert scene.sentence == "Move any tile: it slides like a queen, or jumps over others."
    assert scene.status == "3 tropes win"


def test_a_trope_taken_lies_lit_in_the_pile_until_the_next_turn() -> None:
    state = play(lay("b3=4 c3=7 d3=10 e8=13 h8=1"), "e8-e3")
    scene = seen(state)
    assert on(scene, "A.trope1") == [(f"{n}.small", "found") for n in (4, 7, 10, 13)]
    assert [seat.score for seat in scene.seats] == [1, 0]
    assert on(seen(play(state, "h8-h7")), "A.trope1") == [(f"{n}.small", None) for n in (4, 7, 10, 13)]


def test_a_tile_flies_from_the_board_to_the_pile() -> None:
    before = lay("b3=4 c3=7 d3=10 e8=13 h8=1")
    after = play(before.copy(), "e8-e3")
    changes = diff(seen(before).pieces, seen(after).pieces)
    assert {(change.id, change.place) for change in changes} == {(str(n), "A.trope1") for n in (4, 7, 10, 13)}


def test_both_players_see_the_same_pieces_made_once() -> None:
    state = lay("b3=4 c3=7 d3=10 e8=13 h8=1")
    both = [state.scene(seat).pieces for seat in range(2)]
    assert all(one is other for one, other in zip(*both, strict=True))


def test_a_trope_is_seen_on_the_board_before_it_is_taken() -> None:
    before = lay("b3=4 c3=7 d3=10 e8=13 h8=1")
    after = play(before.copy(), "e8-e3")
    action = before.parse(0, "e8-e3")
    middle = between(before, 0, action, after)
    assert lying(middle, "e3") == [("13", "found")]
    assert lying(middle, "b3") == [("4", "found")]
    assert lying(middle, "h8") == [("1", None)]
    assert apply(seen(before).pieces, diff(seen(before).pieces, middle))
    assert not between(before, CHANCE, 3, after)
    quiet = before.parse(0, "h8-h7")
    assert not between(before, 0, quiet, play(before.copy(), "h8-h7"))


def test_tropes_to_choose_from_are_lit_and_named() -> None:
    state = play(lay(TWO_MADE), "e8-e3")
    scene = seen(state)
    assert [on(scene, square)[0][1] for square in ("b3", "c3", "d3", "e3", "f3")] == ["found"] * 5
    assert on(scene, "h8") == [("30", None)]
    which = "1 2 3 4 (consecutive) or 2 3 4 5 (consecutive)"
    assert scene.sentence == f"Choose a trope: {which}."
    assert seen(state, 1).sentence == f"To be chosen: {which}."
    before = lay(TWO_MADE)
    move = before.parse(0, "e8-e3")
    assert not between(before, 0, move, state)


def test_a_tile_that_counts_twice_is_drawn_twice() -> None:
    scene = seen(play(lay(TWO_MADE, multi="all"), "e8-e3"))
    names = [piece.id for piece in scene.pieces]
    assert len(set(names)) == len(names) == 9
    assert on(scene, "A.trope2") == [(f"{n}.small", "found") for n in (2, 3, 4, 5)]


def test_the_sentences_of_a_game() -> None:
    drawing = load(SLUG).new_state(draws="manual")
    assert seen(drawing).sentence == "The first player is being drawn."
    drawing.apply(CHANCE, SEAT_DRAW)
    assert seen(drawing).sentence == "The tiles are being laid."
    assert seen(set_up(), 1).sentence == "Any tile may be moved."
    assert seen(play(lay("a1=1"), "pass"), 1).sentence == "Move a tile; if you pass too, the game is over."
    state = lay("a1=1")
    state.fields.quiet = 120
    assert seen(state).status == "120 of 200 turns without a trope"


def test_how_a_game_ended() -> None:
    passed = play(lay("a1=1"), "pass", "pass")
    assert str(telling.ending(passed.variant, passed.fields)) == "Both players passed."
    won = play(lay("b3=4 c3=7 d3=10 e8=13", target=1), "e8-e3")
    assert str(telling.ending(won.variant, won.fields)) == "The last trope: 4 7 10 13 (irregular)."
    quiet = lay("a1=1")
    quiet.fields.quiet = 199
    play(quiet, "a1-a2")
    assert seen(quiet).sentence == "200 turns went by without a trope."
    assert str(telling.ending(quiet.variant, lay("a1=1").fields)) == "The game is not over."


# -- the log -------------------------------------------------------------------------------------------------


def test_slides_and_jumps_are_told_with_their_way() -> None:
    assert told(lay("a1=9 b1=5 d1=6"), "a1-a5") == LogLine("moved the 9 from a1 to a5", places=("a1", "a5"))
    assert told(lay("a1=9 b1=5 d1=6"), "a1-c1") == LogLine(
        "jumped with the 9 from a1 to c1", places=("a1", "c1")
    )
    assert told(lay("a1=9 b1=5 d1=6"), "a1-e1") == LogLine(
        "jumped with the 9 from a1 via c1 to e1", places=("a1", "c1", "e1")
    )
    assert told(lay("a1=9"), "pass") == LogLine("passed")


def test_tropes_are_told_with_their_kinds() -> None:
    line = told(lay("b3=1 c3=2 d3=3 e8=5"), "e8-e3")
    assert line == LogLine(
        "moved the 5 from e8 to e3",
        1,
        ("makes 1 2 3 5 (prime and Fibonacci)",),
        ("e8", "e3", "b3", "c3", "d3"),
    )
    state = lay(TWO_MADE)
    assert told(state, "e8-e3") == LogLine(
        "moved the 4 from e8 to e3: 2 tropes to choose from", places=("e8", "e3")
    )
    assert told(state, "take b3-e3") == LogLine(
        "chose 1 2 3 4 (consecutive)", 1, places=("b3", "c3", "d3", "e3")
    )


def test_the_set_up_is_told_once() -> None:
    state = load(SLUG).new_state(draws="manual")
    lines = []
    while state.turn == (CHANCE,):
        before = state.copy()
        k = state.chance_outcomes()[0][0]
        state.apply(CHANCE, k)
        lines.append(in_words(telling.tell(state.variant, before.fields, CHANCE, k, state.fields, 0)))
    assert [line for line in lines if line] == [LogLine("The tiles are laid")]


# -- the draft -----------------------------------------------------------------------------------------------


def test_a_draft_says_what_it_does() -> None:
    state = lay("b3=4 c3=7 d3=10 e8=13 h8=1")
    assert preview(state) is None
    assert preview(state, "h8-h7") == Preview("Move to h7", "You move the 1 from h8 to h7.")
    assert preview(state, "e8-e3") == Preview(
        "Take 1 trope", "You move the 13 from e8 to e3 and take 4 7 10 13 (irregular).", "", 1
    )
    assert preview(state, "pass") == Preview("Pass", "You leave everything where it is.")
    once = play(lay("a1=1"), "pass")
    last = telling.preview(once.variant, once.fields, [4096], play(once.copy(), "pass").fields, 1)
    assert in_words(last) == Preview("Pass", "You leave everything where it is. That ends the game.")
    jump = preview(lay("a1=9 b1=5 d1=6"), "a1-e1")
    assert jump == Preview("Move to e1", "You jump with the 9 from a1 via c1 to e1.")
    assert preview(lay("b3=4 c3=7 d3=10 e8=13", target=1), "e8-e3") == Preview(
        "Take 1 trope",
        "You move the 13 from e8 to e3 and take 4 7 10 13 (irregular).",
        "You win with that.",
        1,
    )


def test_a_draft_that_makes_several_asks_for_one() -> None:
    state = lay(TWO_MADE)
    both = "1 2 3 4 (consecutive) and 2 3 4 5 (consecutive)"
    assert preview(state, "e8-e3") == Preview(
        "Move and choose", f"You move the 4 from e8 to e3. That makes {both}: touch the one you take."
    )
    taken = Preview("Take it", "You take 2 3 4 5 (consecutive).", "", 1)
    assert preview(state, "e8-e3", "take c3-f3") == taken
    assert preview(play(state, "e8-e3"), "take c3-f3") == taken


# -- other languages -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "target", "status"),
    [
        ("cs", 1, "k výhře stačí 1 čtveřice"),
        ("cs", 3, "k výhře stačí 3 čtveřice"),
        ("de", 1, "1 Muster gewinnt"),
        ("de", 3, "3 Muster gewinnen"),
        ("fr", 1, "pour gagner\u202f: 1 motif"),
        ("fr", 3, "pour gagner\u202f: 3 motifs"),
        ("es", 1, "meta: 1 patrón"),
        ("es", 3, "meta: 3 patrones"),
    ],
)
def test_a_scene_speaks_the_language_of_its_reader(language: str, target: int, status: str) -> None:
    state = lay("a1=1", target=target)
    assert in_words(telling.scene(state.variant, state.fields, 0), language).status == status


def test_a_line_of_the_log_agrees_in_czech_and_german() -> None:
    before = lay("a1=3 b1=9 d1=6")
    after = play(before.copy(), "a1-e1")
    line = telling.tell(before.variant, before.fields, 0, 4, after.fields, 0)
    assert in_words(line, "cs") == LogLine(
        "skáče kamenem 3 z a1 na c1 a dál na e1", places=("a1", "c1", "e1")
    )
    assert in_words(line, "de") == LogLine(
        "springt mit der 3 von a1 nach c1 und weiter nach e1", places=("a1", "c1", "e1")
    )


def test_a_hint_says_what_to_move_and_what_to_take() -> None:
    said = "move the 4 from e8 to e3, then take 1 2 3 4 (consecutive)"
    assert instructed(lay(TWO_MADE), "e8-e3", "take b3-e3") == said


# -- ways ----------------------------------------------------------------------------------------------------


def way(state: State, home: str, goal: str) -> list[str]:
    return [square_name(square) for square in squares(state, square_number(home), square_number(goal))]


def squares(state: State, home: int, goal: int) -> list[int]:
    out = np.zeros(TELLING_ROOM, np.int32)
    found: list[int] = out[: path(state.fields, home, goal, out)].tolist()
    return found


def test_a_way_is_a_slide_or_the_shortest_chain() -> None:
    state = lay("a1=9 b1=5 d1=6 e2=7 d4=8")
    assert way(state, "a1", "a7") == ["a1", "a7"]
    assert way(state, "a1", "e3") == ["a1", "c1", "e1", "e3"]
    assert way(state, "a1", "g5") == ["a1"]


def test_a_combined_way_is_a_slide_and_jumps_or_jumps_and_a_slide() -> None:
    state = lay("a1=9 e4=5 e8=1", combine=True)
    assert way(state, "a1", "f4") == ["a1", "d4", "f4"]
    assert way(lay("a1=9 b1=5 c8=2", combine=True), "a1", "f4") == ["a1", "c1", "f4"]


@pytest.mark.parametrize("options", [{}, {"combine": True}, {"jump_dirs": "diagonal"}])
def test_every_move_has_a_way_of_legal_moves(options: dict[str, object]) -> None:
    state = set_up(4, **options)
    for action in state.legal_actions(0)[::5]:
        if action < 4096:
            found = squares(state, *divmod(action, 64))
            assert (found[0], found[-1]) == divmod(action, 64)
            assert all(not state.fields.board[square] for square in found[1:])
