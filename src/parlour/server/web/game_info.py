"""Games in the API: facts and options, pictures, rules, bot levels."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from parlour.display.svg.theme import Scheme
from parlour.games import catalogue, find, home_of
from parlour.kernel.errors import BadOption, UnknownGame
from parlour.kernel.game import Game, Room
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE, joined
from parlour.kernel.options import AIDS, ChoiceOption, CustomOption, Option, WholeOption
from parlour.kernel.printed import Basis
from parlour.kernel.puzzle import puzzles_of
from parlour.kernel.state import Variant
from parlour.pictures import card
from parlour.play.day_list import has_list
from parlour.play.names import bots_called
from parlour.search import levels
from parlour.search.advice.table_aids import aids_of
from parlour.view.company import first_colours
from parlour.wire.http.responses import (
    AidInfo,
    BasisInfo,
    ChoiceInfo,
    GameInfo,
    LevelInfo,
    OptionInfo,
    PresetInfo,
    RoomInfo,
    SeatingInfo,
)


def playable() -> tuple[Game, ...]:
    """The games with a display, the easiest first; others are for programs only."""
    shown = [game for game in catalogue() if game.display is not None]
    return tuple(sorted(shown, key=lambda game: -game.ease))


def find_playable(name: str) -> Game:
    """The game with a slug; raises `UnknownGame` if there is none with a display."""
    game = find(name)
    if game.display is None:
        raise UnknownGame(HOUSE("no-table-to-see", game=game.title))
    return game


def game_info(game: Game) -> GameInfo:
    """The facts of a game."""
    return GameInfo(
        slug=game.slug,
        title=game.title,
        credit=game.credit,
        summary=game.summary,
        seats=list(game.seating.seats),
        seatings=seatings(game),
        hidden=game.needs_curtain,
        score_name=game.score_name,
        more_is_better=game.more_is_better,
        options=option_infos(game),
        presets=preset_infos(game),
        picture=f"/api/v1/games/{game.slug}/picture.svg",
        rooms=[room_info(room) for room in game.rooms],
        facts=bool(game.references(Variant.of(game).options)),
        lesson=game.lesson is not None,
        puzzles=bool(puzzles_of(game)),
        event=game.event is not None,
        pairs=game.plays_pairs,
        teams=game.plays_pairs and game.pairs_in_teams,
        day_list=has_list(game),
    )


def room_info(room: Room) -> RoomInfo:
    """The facts of a room."""
    game = room.game
    return RoomInfo(
        slug=game.slug,
        title=game.title,
        summary=game.summary,
        option=room.option,
        options=option_infos(game),
        presets=preset_infos(game),
        event=game.event is not None,
    )


def option_infos(game: Game) -> list[OptionInfo]:
    """The options of a game or room as forms need them."""
    return [option_info(game, option) for option in game.all_options]


def preset_infos(game: Game) -> list[PresetInfo]:
    """The presets of a game or room."""
    return [
        PresetInfo(preset.name, preset.label, preset.about, dict(preset.options)) for preset in game.presets
    ]


@cache
def seatings(game: Game) -> list[SeatingInfo]:
    """The default teams for each number of seats, each followed by the option choices that change them."""
    infos = []
    for count in game.seating.seats:
        usual = Variant.of(game, seats=count)
        infos.append(_seating(usual, {}))
        for variant, chosen in _chosen_otherwise(game, count):
            if variant.teams != usual.teams:
                infos.append(_seating(variant, chosen))
    return infos


def _seating(variant: Variant, chosen: dict[str, str]) -> SeatingInfo:
    teams = list(variant.teams) if variant.in_teams else []
    return SeatingInfo(variant.seats, chosen, teams, first_colours(variant))


def _chosen_otherwise(game: Game, seats: int) -> Iterator[tuple[Variant, dict[str, str]]]:
    """The variants for `seats` with one option chosen and the others as usual, and that choice."""
    for option in game.options:
        if isinstance(option, ChoiceOption):
            for choice in option.choices:
                with suppress(BadOption):
                    yield (
                        Variant.of(game, seats=seats, **{option.name: choice.text}),
                        {option.name: choice.text},
                    )


def option_info(game: Game, option: Option) -> OptionInfo:
    """An option as forms need it."""
    low, high = (option.low, option.high) if isinstance(option, WholeOption) else (0, 0)
    return OptionInfo(
        name=option.name,
        label=option.label,
        default=option.text(option.default),
        choices=[
            ChoiceInfo(choice.text, choice.label, basis_info(game, choice.basis)) for choice in option.choices
        ],
        low=low,
        high=high,
        custom=isinstance(option, CustomOption),
        basis=basis_info(game, option.basis_of(option.default)),
    )


def basis_info(game: Game, basis: Basis) -> BasisInfo:
    """The basis of a value, with its sentences in our words."""
    said = [joined([f"S{number}:", game.printed[number - 1].words]) for number in basis.sentences]
    return BasisInfo(basis.kind, basis.words, said)


def level_infos() -> list[LevelInfo]:
    """The levels of bots, from weak to strong."""
    return [
        LevelInfo(level.name, level.label, level.about, list(bots_called(level.name))) for level in levels()
    ]


def picture(slug: str, scheme: Scheme) -> bytes:
    """Draw a sample position of a game as SVG, the same each time, in the current language."""
    return _picture(slug, scheme, spoken())


@cache
def _picture(slug: str, scheme: Scheme, language: str) -> bytes:
    return card(find_playable(slug), scheme).encode()


def offered(variant: Variant) -> list[AidInfo]:
    """The aids that a table offers: none unless it was made with help, and in a room only its game's own."""
    if not variant.options.get(AIDS, False):
        return []
    aids = variant.game.aids if home_of(variant.game.slug) else aids_of(variant)
    return [AidInfo(aid.name, aid.label, aid.about, aid.searched) for aid in aids]
