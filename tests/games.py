"""A game that shows what a test is about, whichever the catalogue has."""

from contextlib import suppress
from functools import cache

import pytest

from parlour.display.compile import load_display
from parlour.games import catalogue, everything
from parlour.kernel.compile.cached import NotCached, cached_only
from parlour.kernel.compile.compiled import Part
from parlour.kernel.game import Game
from parlour.kernel.state import Variant


@cache
def some_game(*, hidden: bool = True, covered: bool = False) -> Game:
    """A game in which two people take turns, with hidden hands if possible; `covered`: never uncovered."""
    known = [game for game in catalogue() if game.display is not None and 2 in game.seating.seats]
    known = [game for game in known if len(Variant.of(game, seats=2).new_state(seed=1).turn) == 1]
    fitting = (game for game in known if game.hidden == hidden and not (covered and game.uncovers))
    return next(fitting, known[0])


@cache
def game_with_claims() -> Variant:
    """A game in which a seat may take something beside another's turn (`Action.claim`), as it is printed."""
    variants = [
        Variant.of(game, preset=preset.name, seats=3)
        for game in catalogue()
        for preset in game.presets
        if 3 in game.seating.seats
    ]
    return next(variant for variant in variants if offers_claims(variant))


def offers_claims(variant: Variant) -> bool:
    """Whether one comes up in the first turns of a game."""
    state = variant.new_state(seed=1)
    for _ in range(20):
        if state.is_over or any(state.claim(seat) is not None for seat in state.turn):
            break
        state.apply(state.turn[0], state.legal_actions(state.turn[0])[0])
    return not state.is_over and any(state.claim(seat) is not None for seat in state.turn)


def cool(monkeypatch: pytest.MonkeyPatch, part: str, *games: Game) -> None:
    """Let a part of games not be compiled yet, though other tests of this process may have compiled it."""
    for game in games:
        monkeypatch.setattr(game.compiled, part, Part())


@pytest.fixture(scope="session", autouse=True)
def compiled_displays() -> None:
    """Games draw and tell by compiled functions, as at a server, where the cache has them."""
    with suppress(NotCached), cached_only():
        for game in everything():
            load_display(game)
