"""What the API says of games: facts and options, pictures, rules, levels of bots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from parlour.games import find
from parlour.kernel.game import Game
from parlour.kernel.options import Option
from parlour.kernel.state import State
from parlour.search import choose, levels
from parlour.server.documents import ChoiceInfo, GameInfo, LevelInfo, OptionInfo
from parlour.table.svg import board_svg
from parlour.table.theme import Scheme

PICTURE_SEED: Final = 7
PICTURE_RUNS: Final = 16
"""Runs of a bot before the picture of a game is taken."""
PICTURE_LEVEL: Final = 1
"""Which of the levels, from weak to strong, plays for the picture."""
PICTURE_MARGIN: Final = 1.2
PICTURE_SHAPE: Final = 1.6


def game_info(game: Game) -> GameInfo:
    """The facts of a game."""
    return GameInfo(
        slug=game.slug,
        title=game.title,
        credit=game.credit,
        summary=game.summary,
        seats=list(game.seating.seats),
        hidden=game.needs_curtain,
        score_name=game.score_name,
        more_is_better=game.more_is_better,
        options=[option_info(option) for option in game.all_options],
        picture=f"/api/v1/games/{game.slug}/picture.svg",
    )


def option_info(option: Option) -> OptionInfo:
    """An option as forms need it."""
    return OptionInfo(
        name=option.name,
        label=option.label,
        default=option.text(option.default),
        choices=[ChoiceInfo(choice.text, choice.label) for choice in option.choices],
        low=option.low,
        high=option.high,
        custom=option.reader is not None and option.name != "seats",
    )


def level_infos() -> list[LevelInfo]:
    """The levels of bots, from weak to strong."""
    return [LevelInfo(level.name, level.label, level.about) for level in levels()]


@cache
def picture(slug: str, scheme: Scheme) -> bytes:
    """A drawing of a game under way, the same each time."""
    game = find(slug)
    variant = game.with_options()
    assert game.table is not None
    state = under_way(variant.new_state(seed=PICTURE_SEED), [level.name for level in levels()])
    scene = game.table.scene(variant, state.view(state.seats).fields, state.seats)
    svg = board_svg(
        game.table.board(variant), scene, scheme=scheme, part=PICTURE_MARGIN, shape=PICTURE_SHAPE,
        label=f"{game.title}, a game under way",
    )  # fmt: skip
    return svg.encode()


def under_way(state: State, names: Sequence[str]) -> State:
    """A game after some turns of bots, not over yet."""
    level = names[min(PICTURE_LEVEL, len(names) - 1)]
    for seed in range(PICTURE_RUNS):
        seat = state.turn[0]
        after = state.copy()
        for action in choose(state.view(seat), level, seed):
            after.apply(seat, action)
        if after.is_over:
            break
        state = after
    return state
