"""Games that count together: a round in which each player starts once, a fixed number of games, or best of n.

Every game of a series is a table of its own with its own record. The results of earlier games are part of the
table's creation (`SeriesGame`), so that each table knows the standings by itself.

Where a draw would decide who begins, the series sets the starter instead (`SeriesGame.starter`). The table
enters it as the draw's outcome and its record names it, so no matching seed has to be found.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from parlour.kernel.actors import NOBODY, SEAT_DRAW
from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.kernel.message import HOUSE
from parlour.kernel.state import Variant
from parlour.play.errors import Declined
from parlour.play.types import SeriesForm

MOST_GAMES: Final = 21
FIRST: Final = "first"
"""The option for who begins, in games that have it; `random` draws a seat."""
DRAWN: Final = "random"


class SeriesGame(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game of a series, as its table is made: what came before it."""

    form: SeriesForm
    games: int
    """The most games."""
    rows: tuple[tuple[float, ...], ...] = ()
    """The scores of the games that counted so far, one per seat."""
    tables: tuple[str, ...] = ()
    """The tables where the games before were played."""
    starter: int = NOBODY
    """The seat that begins, if the game would draw one."""
    replays: int = 0
    """How often this game has been replayed because nobody won it."""


class SeriesPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The series that a creator asks for."""

    form: SeriesForm
    games: int = 0
    """The number of games, of the forms `games` and `best`."""

    def opening(self, variant: Variant) -> SeriesGame:
        """The first game; raises `Declined` for an invalid number of games."""
        games = variant.seats if self.form == "round" else self.games
        if self.form == "round" and self.games not in (0, games):
            raise Declined("unreadable", HOUSE("round-games", games=games))
        if not 2 <= games <= MOST_GAMES:
            raise Declined("unreadable", HOUSE("series-games", most=MOST_GAMES, given=games))
        if self.form == "best" and not games % 2:
            raise Declined("unreadable", HOUSE("best-of-even", games=games))
        return SeriesGame(self.form, games, starter=0 if starter_is_drawn(variant) else NOBODY)


def with_drawn_starter(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """Options under which a draw decides who begins, if the game has an option for that."""
    option = next((option for option in game.options if option.name == FIRST), None)
    if option is None or DRAWN not in {choice.text for choice in option.choices}:
        return dict(options)
    return {**options, FIRST: DRAWN}


def starter_is_drawn(variant: Variant) -> bool:
    """Whether a draw decides who begins."""
    outcomes, _ = variant.settled(Seeded(0)).begin().draws()
    return bool(outcomes) and outcomes[0] >= SEAT_DRAW
