"""Pictures of games under way: the same each time, of a game half played, and sound."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour import catalogue
from parlour.kernel.game import Game
from parlour.kernel.record import read
from parlour.pictures import (
    CARD_SHAPE,
    FIGURES,
    README,
    card,
    figure,
    main,
    photograph,
    play,
    recorded,
    under_way,
    with_gallery,
)
from parlour.testing.tiny import GAME as TINY
from tests.display.drawings import check
from tests.sources import ROOT

GAMES = [game for game in (TINY, *catalogue()) if game.display is not None]
PNG = b"\x89PNG\r\n\x1a\n"
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@named
def test_the_picture_is_of_a_game_half_played(game: Game) -> None:
    state = under_way(game).state
    assert not state.is_over
    assert state.history
    assert state.turn[0] >= 0


@named
def test_what_the_pictures_show_lies_in_the_folder(game: Game) -> None:
    record = read(recorded(game).read_bytes())
    state = under_way(game).state
    assert (record.game, record.rules_version) == (game.slug, game.rules_version)
    assert [(entry.actor, entry.action) for entry in state.history] == record.entries


def test_a_game_without_a_record_is_played_for_its_pictures() -> None:
    assert play(TINY) == read(recorded(TINY).read_bytes())


@named
def test_places_of_the_last_turn_are_on_the_board(game: Game) -> None:
    moment = under_way(game)
    assert game.display is not None
    places = game.display.board(moment.state.variant).place
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
    assert path.read_text(encoding="utf-8") == figure(game) + "\n", f"draw it anew: parlour make {game.slug}"


def test_the_readme_shows_every_game_and_nothing_that_is_gone() -> None:
    text = README.read_text(encoding="utf-8")
    assert text == with_gallery(text), "write it anew: python -m parlour.pictures"
    shown = set(re.findall(r'docs/figures/(\w+)\.svg"', text))
    named = "".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs").rglob("*.md"))
    assert shown == {path.stem for path in FIGURES.glob("*.svg") if f"figures/{path.name}" not in named}
    assert shown == {game.slug for game in catalogue() if game.display is not None}


def test_the_command_writes_a_figure_for_every_game(tmp_path: Path) -> None:
    assert main([str(tmp_path / "figures")]) == 0
    written = {path.stem for path in (tmp_path / "figures").glob("*.svg")}
    assert written == {game.slug for game in catalogue() if game.display is not None}


@pytest.mark.browser
def test_the_command_photographs_every_game_in_both_schemes(tmp_path: Path, chromium: str) -> None:
    assert main(["--png", str(tmp_path)]) == 0
    written = {path.name for path in tmp_path.glob("*.png")}
    games = [game.slug for game in catalogue() if game.display is not None]
    assert written == {f"{slug}{scheme}.png" for slug in games for scheme in ("", "-dark")}
    assert all((tmp_path / name).read_bytes().startswith(PNG) for name in written)


def test_photographs_need_a_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_CHROMIUM", "no-such-browser")
    assert main(["--png", str(tmp_path)]) == 1
    assert "PARLOUR_CHROMIUM" in capsys.readouterr().err


@pytest.mark.browser
def test_a_photograph_is_a_png(tmp_path: Path, chromium: str) -> None:
    photograph(figure(TINY, "dark"), tmp_path / "tiny.png", chromium)
    assert (tmp_path / "tiny.png").read_bytes().startswith(PNG)
