"""What is printed: sentences, what the values of options rest on, and presets that agree with both."""

from __future__ import annotations

from dataclasses import replace

import pytest

from parlour import catalogue
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, SOURCE
from parlour.kernel.message import into
from parlour.kernel.options import Choice, as_printed, choice, whole
from parlour.kernel.printed import (
    AS_PRINTED,
    HOUSE,
    ORIGINAL,
    PRESET,
    Preset,
    printed,
    reading,
    sentences_in,
    translations,
)
from parlour.kernel.state import Variant
from parlour.testing.tiny import GAME as TINY

GAMES = [game for game in catalogue() if game.printed]
WITH_PRESETS = [(game, one.name) for game in catalogue() for one in game.presets]

DRAW = choice(
    "draw", "Drawing", Choice("auto", 0, "by itself"), Choice("manual", 1, "by hand", printed(37, 38))
)
STUCK = choice("stuck", "Stuck", Choice("swap", 0, "swap", HOUSE), Choice("pass", 1, "pass", ORIGINAL))
SHARED = choice("shared", "Shared", Choice("1", 1, "one", reading(43)), Choice("4", 4, "any", reading(43)))
TARGET = whole("target", "Target", default=3, low=1, high=9, basis=printed(24))


def test_each_value_has_a_basis_and_one_of_a_players_own_making_is_ours() -> None:
    assert str(DRAW.basis_of("manual").words) == "as printed, S37 and S38"
    assert str(DRAW.basis_of("auto").words) == "ours"
    assert str(STUCK.basis_of("pass").words) == "as in the original"
    assert str(TARGET.basis_of(3).words) == "as printed, S24"
    assert str(TARGET.basis_of(4).words) == "ours"


def test_as_printed_takes_what_the_text_states_and_leaves_the_rest_as_usual() -> None:
    preset = as_printed((DRAW, STUCK, SHARED, TARGET))
    assert (preset.name, dict(preset.options)) == ("as_printed", {"draw": "manual"})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_under_as_printed_no_value_departs_from_a_sentence(game: Game) -> None:
    variant = Variant.of(game, preset="as_printed")
    for option in game.options:
        if option.as_printed:
            assert option.basis_of(variant.options[option.name]).kind == "printed", option.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_said_to_be_printed_names_sentences_that_there_are(game: Game) -> None:
    for option in game.all_options:
        for basis in (option.basis, *(one.basis for one in option.choices)):
            assert all(1 <= number <= len(game.printed) for number in basis.sentences), option.name
            assert bool(basis.sentences) == (basis.kind in ("printed", "reading")), option.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_sentence_carried_out_by_an_option_is_what_that_value_rests_on(game: Game) -> None:
    by_name = {option.name: option for option in game.options}
    for sentence in game.printed:
        if sentence.status == "option":
            option = by_name[sentence.option]
            assert sentence.value != option.text(option.default), sentence
            assert sentence.number in option.basis_of(option.read(sentence.value)).sentences, sentence


@pytest.mark.parametrize(("game", "name"), WITH_PRESETS, ids=lambda one: getattr(one, "slug", one))
def test_every_preset_makes_a_game_for_any_number_of_players(game: Game, name: str) -> None:
    for seats in game.seating.seats:
        variant = Variant.of(game, preset=name, seats=seats)
        wanted = game.preset(name).options
        assert {key: variant.options_text()[key] for key in wanted} == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_text_that_asks_for_more_than_the_usual_is_not_offered_first(game: Game) -> None:
    if game.presets and game.presets[0].name == AS_PRINTED:
        assert not game.presets[0].options


def test_presets_have_different_names_and_options() -> None:
    for game in catalogue():
        assert len({preset.name for preset in game.presets}) == len(game.presets)
        assert len({tuple(sorted(preset.options.items())) for preset in game.presets}) == len(game.presets)


def test_what_is_given_besides_goes_before_the_preset() -> None:
    game = replace(TINY, presets=(Preset("rich", "Rich", "", {"jokers": "two", "top": "5"}),))
    variant = Variant.of(game, preset="rich", top=4)
    assert (variant.options["jokers"], variant.options["top"]) == ("two", 4)


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    game = replace(TINY, presets=(Preset("rich", "Rich", ""), Preset("poor", "Poor", "")))
    with pytest.raises(BadOption, match="no preset 'loud'; Tiny has rich, poor"):
        Variant.of(game, preset="loud")
    with pytest.raises(BadOption, match="Tiny has none"):
        Variant.of(TINY, preset="as_printed")


def test_no_option_is_called_as_presets_are_asked_for() -> None:
    assert all(option.name != PRESET for game in catalogue() for option in game.all_options)


@pytest.mark.parametrize("text", ["1 A.\n3 B.", "One.", "1 A. [O: draw]", "1 A.\n\n2 B."])
def test_sentences_out_of_order_or_badly_marked_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is expected"):
        sentences_in(text)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != SOURCE])
@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_every_sentence_is_in_every_language(game: Game, language: str) -> None:
    assert list(translations(game.folder, language)) == [one.number for one in game.printed]
    for one in game.printed:
        said = into(one.words, language)
        assert said != into(one.words, SOURCE)
        assert said[-1] in ".)"
