"""A game that shows what a test is about, whichever the catalogue has."""

from functools import cache

from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.state import Variant


@cache
def some_game(*, hidden: bool = True, covered: bool = False) -> Game:
    """A game in which two people take turns, with hidden hands if possible; `covered`: never turned up."""
    known = [game for game in catalogue() if game.display is not None and 2 in game.seating.seats]
    known = [game for game in known if len(Variant.of(game, seats=2).new_state(seed=1).turn) == 1]
    fitting = (game for game in known if game.hidden == hidden and not (covered and game.reveals))
    return next(fitting, known[0])
