"""The version, and games, in one line."""

from __future__ import annotations

from importlib.metadata import version

import pytest

import parlour
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME
from tests.commands import Run


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert parlour.__version__ == version("parlour")
    done = run("--version")
    assert (done.code, done.out.strip()) == (0, f"parlour {parlour.__version__}")


@pytest.mark.parametrize("game", [GAME, *catalogue()], ids=lambda game: str(game.slug))
def test_a_game_is_written_in_one_readable_line(game: Game) -> None:
    full = Variant.of(game, seats=game.seating.seats[-1])
    for said in map(repr, (game, Variant.of(game), full)):
        assert game.slug in said
        assert len(said) < 80
        assert "\n" not in said
    names = {"load": lambda slug, **options: Variant.of(game, **options)}
    assert eval(repr(full), names) == full  # noqa: S307 # our own line


@pytest.mark.parametrize(
    ("variable", "value", "sentence"),
    [
        ("PARLOUR_COMPIL", "0", "PARLOUR_COMPIL is no setting; did you mean PARLOUR_COMPILE?"),
        ("PARLOUR_COMPILE", "no", "PARLOUR_COMPILE must be 0 or 1, not 'no'"),
        ("PARLOUR_LANGUAGE", "tlh", "PARLOUR_LANGUAGE must be en or cs or de or fr or es, not 'tlh'"),
    ],
)
def test_a_variable_that_is_misspelt_or_out_of_range_is_named(
    variable: str, value: str, sentence: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    done = run("bench", "tiny", "--seconds", "0.01")
    assert (done.code, done.out) == (2, "")
    assert done.err.strip() == f"parlour: {sentence}"


@pytest.mark.parametrize("port", ["9", "0"])
def test_what_is_meant_for_the_server_is_refused_before_another_command(run: Run, port: str) -> None:
    done = run("--port", port, "games")
    assert done.code == 2
    assert "--port: write it after `parlour serve`, not before games" in done.err.replace("\n", " ")


def test_a_command_that_there_is_not_is_answered_with_its_like(run: Run) -> None:
    done = run("replya")
    assert done.code == 2
    assert "Did you mean 'replay'" in done.err


@pytest.mark.parametrize(
    ("typed", "meant"),
    [(("sevre",), "serve"), (("repaly", "x.json"), "replay"), (("export", "wsam"), "wasm")],
)
def test_an_unknown_command_says_what_was_meant(typed: tuple[str, ...], meant: str, run: Run) -> None:
    done = run(*typed)
    assert (done.code, done.out) == (2, "")
    assert f"Did you mean '{meant}'" in done.err
