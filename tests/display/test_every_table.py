"""The table of every game: what is drawn, touched, shown and told holds together along played games."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from parlour.display.board import Board
from parlour.display.contract import display_of
from parlour.display.pieces import draw, reader_of
from parlour.display.scene import Scene
from parlour.display.svg.board import board_svg
from parlour.display.svg.page import table_svg
from parlour.display.telling import tell
from parlour.display.text import text
from parlour.games import everything
from parlour.kernel.actors import CHANCE
from parlour.kernel.game import Game
from parlour.kernel.rng import below, random
from parlour.kernel.state import State, Variant
from parlour.testing.changes import apply, backs, diff
from parlour.testing.tiny import GAME as TINY
from tests.display.drawings import check

GAMES = [game for game in (TINY, *everything()) if game.display is not None]
STEPS = 60
SEEDS = (1, 2)
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@cache
def states(game: Game) -> tuple[State, ...]:
    """Positions along random games."""
    found = []
    for seed in SEEDS:
        state = Variant.of(game).new_state(seed=seed)
        pick = random(seed)
        for _ in range(STEPS):
            found.append(state.copy())
            if state.is_over:
                break
            seat = state.turn[below(pick, len(state.turn))]
            legal = state.legal_actions(seat)
            state.apply(seat, legal[below(pick, len(legal))])
    return tuple(found)


def board(game: Game) -> Board:
    return display_of(game).board(Variant.of(game))


def scenes(game: Game) -> list[Scene]:
    """What every seat and a spectator see, along the games."""
    return [state.scene(seat) for state in states(game)[::5] for seat in range(state.seats + 1)]


@named
def test_places_faces_and_areas_have_names_of_their_own(game: Game) -> None:
    made = board(game)
    places = [place.id for area in made.areas for place in area.places]
    assert len(set(places)) == len(places)
    assert len({face.id for face in made.faces}) == len(made.faces)
    assert len({area.id for area in made.areas}) == len(made.areas)
    assert not made.source or made.source in made.place
    assert all(place.label for area in made.areas for place in area.places)
    assert all(face.label for face in made.faces)


@named
def test_drawings_are_well_formed_and_coloured_by_the_theme_alone(game: Game) -> None:
    made = board(game)
    for drawing in {area.drawing for area in made.areas} | {face.drawing for face in made.faces}:
        check(drawing)


@named
def test_the_board_never_changes_along_a_game(game: Game) -> None:
    hashes = {display_of(game).board(state.variant).hash for state in states(game)}
    assert len(hashes) <= len(SEEDS), "a game has one board, though what is drawn before it may change it"


@named
def test_every_legal_action_says_what_to_touch(game: Game) -> None:
    made = board(game)
    for state in states(game):
        for seat in state.turn:
            pieces = state.scene(seat).pieces
            here = {piece.face for piece in pieces}
            kinds = {face.rpartition(".")[0] for face in here}  # "9.1" is a kind of "9"
            ids = {f"@{piece.id}" for piece in pieces}
            for action in state.legal_actions(seat):
                refs = made.refs(action)
                assert refs, action
                if not isinstance(refs, str):
                    for ref in refs:
                        face = ref[1:]
                        assert (
                            ref in made.place
                            or ref in ids
                            or _is_own(made, seat, ref)
                            or (
                                ref.startswith("=")
                                and {face, face.partition(".")[0]} & (here | kinds)
                                and face in made.face
                            )
                        ), (action, refs)


def _is_own(made: Board, seat: int, ref: str) -> bool:
    """Whether a seat has a place of its own that means a ref."""
    return any(place.own == ref for area in made.areas if area.seat == seat for place in area.places)


@named
def test_no_two_actions_are_touched_alike(game: Game) -> None:
    made = board(game)
    for state in states(game):
        for seat in state.turn:
            refs = [made.refs(action) for action in state.legal_actions(seat)]
            assert len(set(refs)) == len(refs)


@named
def test_a_scene_shows_known_faces_in_known_places(game: Game) -> None:
    made = board(game)
    for scene in scenes(game):
        assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
        assert all(piece.place in made.place and piece.face in made.face for piece in scene.pieces)
        assert set(scene.marks) <= set(made.place)
        assert str(scene.sentence).endswith((".", "!", "?"))


@named
def test_changes_carry_one_scene_into_the_next(game: Game) -> None:
    hidden, reader = backs(board(game)), reader_of(board(game))
    found = states(game)
    for before, after in pairwise(found):
        if len(after.history) > len(before.history):
            for seat in range(before.seats + 1):
                old, new = before.scene(seat).pieces, after.scene(seat).pieces
                changes = diff(old, new, hidden)
                assert apply(old, changes) == sorted(new, key=lambda piece: piece.id)
                most = len(old) + 1 + _laid_anew(before, after) * len(new)
                assert len(changes) <= most or len(old) < 10
                rows = [draw(game, state.view(seat).fields, seat) for state in (before, after)]
                assert reader.changes(*rows) == changes
                assert reader.pieces(rows[1]) == new


@named
def test_pictures_are_well_formed_in_every_layout_and_scheme(game: Game) -> None:
    made = board(game)
    for scene in scenes(game)[::7]:
        check(table_svg(made, scene, layout="narrow", scheme="dark", names=["A < B"], turn=[0]))
        check(table_svg(made, scene, fonts="all"))
        root = check(board_svg(made, scene, part=1, shape=1.6))
        assert float(root.get("width", 0)) / float(root.get("height", 1)) == pytest.approx(1.6, abs=0.1)


@named
def test_text_shows_what_lies_on_the_table(game: Game) -> None:
    made = board(game)
    for scene in scenes(game)[::7]:
        shown = text(made, scene)
        assert str(scene.sentence) in shown
        assert all(str(seat.score) in shown for seat in scene.seats)
        assert "\x1b" not in shown
        assert "\x1b" in text(made, scene, colour=True)


@named
def test_every_entry_is_told_or_silent_for_every_seat(game: Game) -> None:
    state = Variant.of(game).new_state(seed=3, draws="manual")
    pick = random(3)
    told = 0
    for _ in range(STEPS):
        if state.is_over:
            break
        actor = state.turn[0]
        choices = [k for k, _ in state.chance_outcomes()] if actor == CHANCE else state.legal_actions(actor)
        action = choices[below(pick, len(choices))]
        seats = range(state.seats + 1)
        before = [state.view(seat) for seat in seats]
        state.apply(actor, action)
        for seat in seats:
            view = state.view(seat)
            line = tell(state.variant, before[seat].fields, actor, view.history[-1].action, view.fields, seat)
            if line is not None:
                told += 1
                assert line.text
                assert set(line.places) <= set(board(game).place)
    assert told > 0


def _laid_anew(before: State, after: State) -> bool:
    """Whether the next puzzle of a race was laid, where nothing need stay as it was (`kernel.race`)."""
    races = "puzzle" in (after.fields.dtype.names or ())
    return races and int(before.fields.puzzle) != int(after.fields.puzzle)
