"""Pictures of games under way: the same each time, of a game half played, and sound."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from parlour import catalogue
from parlour.display.contract import display_of
from parlour.display.svg import raster
from parlour.kernel.game import Game
from parlour.kernel.game_record import read
from parlour.kernel.state import Variant
from parlour.kit.generated import games_page
from parlour.pictures import (
    CARD_SHAPE,
    card,
    figure,
    home_preview,
    play,
    position_preview,
    preview,
    preview_file,
    recorded,
    sample_game,
)
from parlour.testing.tiny import GAME as TINY
from tests.display.drawings import check
from tests.sources import DRAWN_FROM, HOME_PREVIEW, ROOT, digest_of

GAMES = [game for game in (TINY, *catalogue()) if game.display is not None]
OPAQUE = 255
FIGURES = ROOT / "docs/figures"
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@named
def test_the_picture_is_of_a_game_half_played(game: Game) -> None:
    state = sample_game(game).state
    assert not state.is_over
    assert state.history
    assert state.turn[0] >= 0


@named
def test_what_the_pictures_show_lies_in_the_folder(game: Game) -> None:
    record = read(recorded(game).read_bytes())
    state = sample_game(game).state
    assert (record.game, record.rules_version) == (game.slug, game.rules_version)
    assert [(entry.actor, entry.action) for entry in state.history] == record.entries


def test_a_game_without_a_record_is_played_for_its_pictures() -> None:
    record = play(TINY)
    assert record == play(TINY), "the same each time"
    assert not Variant.of(TINY, **record.options).replay(record).is_over
    assert any(actor >= 0 for actor, _ in record.entries)


@named
def test_places_of_the_last_turn_are_on_the_board(game: Game) -> None:
    moment = sample_game(game)
    places = display_of(game).board(moment.state.variant).place
    assert set(moment.last) <= set(places)
    assert set(moment.last.values()) <= set(range(moment.state.seats))


@named
def test_a_card_has_its_shape_and_shows_no_hand(game: Game) -> None:
    root = check(card(game, "dark"))
    assert float(root.get("width", 0)) / float(root.get("height", 1)) == pytest.approx(CARD_SHAPE, abs=0.02)
    assert card(game, "dark") == card(game, "dark")


@named
def test_a_figure_is_sound_and_knows_nothing_from_elsewhere(game: Game) -> None:
    svg = figure(game)
    check(svg)
    assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.slug)
def test_the_picture_in_the_readme_is_current(game: Game) -> None:
    path = FIGURES / f"{game.slug}.svg"
    assert path.is_file(), f"draw it: parlour make {game.slug}"
    assert path.read_text(encoding="utf-8") == figure(game) + "\n", f"it is stale: parlour make {game.slug}"


@pytest.mark.parametrize("game", [game for game in GAMES if game.printed], ids=lambda game: game.slug)
def test_the_picture_for_links_is_current(game: Game) -> None:
    with Image.open(preview_file(game)) as picture:
        drawn_from = picture.info[DRAWN_FROM]
    assert drawn_from == digest_of(preview(game)), "it is stale: python -m tests.e2e.gallery previews"


@named
def test_a_picture_for_links_is_drawn_to_its_corners(game: Game) -> None:
    for svg in (preview(game), position_preview(sample_game(game).state)):
        with Image.open(BytesIO(raster.png(svg))) as picture:
            corner = picture.convert("RGBA").getpixel((0, 0))
        assert isinstance(corner, tuple)
        assert corner[-1] == OPAQUE, "others show it on a colour of their own"


def test_the_picture_for_links_to_the_home_page_is_current() -> None:
    with Image.open(HOME_PREVIEW) as picture:
        drawn_from = picture.info[DRAWN_FROM]
    shown = digest_of(home_preview(GAMES[1:]))
    assert drawn_from == shown, "it is stale: python -m tests.e2e.gallery previews"


def test_the_page_of_the_games_shows_each_and_no_picture_is_left_over() -> None:
    text = (ROOT / "docs/reference/games.md").read_text(encoding="utf-8")
    assert text == games_page(), "it is stale: parlour make"
    shown = set(re.findall(r"figures/(\w+)\.svg", text))
    assert shown == {game.slug for game in catalogue() if game.display is not None}
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    named = "".join(page.read_text(encoding="utf-8") for page in pages)
    assert [path.name for path in FIGURES.iterdir() if f"figures/{path.name}" not in named] == []


@named
def test_a_position_for_links_shows_what_spectators_know_and_no_more(game: Game) -> None:
    state = sample_game(game).state
    drawn = position_preview(state.view(state.seats))
    check(drawn)
    assert drawn == position_preview(state)
    assert drawn != position_preview(state.variant.new_state(seed=1))
