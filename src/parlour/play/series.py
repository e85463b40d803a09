"""Games that count together: a round in which everybody begins once, so many games, or the best of them.

Every game of a series is a table of its own with its own record. What the games before it came to goes along
in the table's creation (`Leg`), so that each table knows the standing by itself.

Who begins is arranged without touching the rules: of the secret seeds that a new table may have, one is taken
whose lot falls on the seat whose turn it is to begin. It is committed to and verified like any other.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from parlour.kernel.actors import LOT
from parlour.kernel.chance import SEED_BYTES, Seeded
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.play.errors import Declined

if TYPE_CHECKING:
    from parlour.play.table import Table

SeriesForm = Literal["round", "games", "best"]
"""`round`: as many games as seats, each seat begins one. `games`: so many. `best`: until somebody has won
more than half of so many."""

MOST_GAMES: Final = 21
FIRST: Final = "first"
"""The option by which games say who begins, where they have one; `random` is the lot."""
BY_LOT: Final = "random"
LEVEL: Final = 1e-9
"""Sums of shared wins that differ by less are equal."""
NOBODY: Final = -1


class Leg(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game of a series, as its table is made: what came before it."""

    form: SeriesForm
    games: int
    """How many games there are, at most."""
    rows: tuple[tuple[float, ...], ...] = ()
    """The figures of the games that counted so far, one a seat."""
    tables: tuple[str, ...] = ()
    """Where they were played."""
    starter: int = NOBODY
    """The seat that begins, where the game has a lot for it."""
    replays: int = 0
    """How often this game is played again because nobody won it."""


class SeriesPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a creator asks for."""

    form: SeriesForm
    games: int = 0
    """For `games` and `best`."""

    def opening(self, variant: Variant) -> Leg:
        """The first game; raises `Declined` for a number of games that makes no sense."""
        games = variant.seats if self.form == "round" else self.games
        if self.form == "round" and self.games not in (0, games):
            raise Declined("unreadable", f"In a round each seat begins once: that makes {games} games.")
        if not 2 <= games <= MOST_GAMES:
            raise Declined("unreadable", f"A series has 2 to {MOST_GAMES} games, not {games}.")
        if self.form == "best" and not games % 2:
            raise Declined("unreadable", f"The best of {games} could end level; take an odd number.")
        return Leg(self.form, games, starter=0 if lots(variant) else NOBODY)


@dataclass(frozen=True)
class Standing:
    """How a series stands after the games that counted."""

    rows: tuple[tuple[float, ...], ...]
    tables: tuple[str, ...]
    totals: tuple[float, ...]
    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last, equal ones together."""
    over: bool
    counted: bool
    """Whether this table's own game is among the rows."""


def by_lot(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """Options under which a lot decides who begins, where the game leaves that to an option."""
    option = next((one for one in game.options if one.name == FIRST), None)
    if option is None or BY_LOT not in {choice.text for choice in option.choices}:
        return dict(options)
    return {**options, FIRST: BY_LOT}


def lots(variant: Variant) -> tuple[list[int], list[int]] | None:
    """The lot with which a game begins and its weights; None where it begins without."""
    from parlour.play.timeline import begin

    first = begin(variant.settled(Seeded(0)), variant.game.rules_version)
    outcomes, weights = first.draws()
    return (outcomes, weights) if outcomes and outcomes[0] >= LOT else None


def secret_for(variant: Variant, starter: int, draw: Callable[[int], bytes] = secrets.token_bytes) -> bytes:
    """A secret seed whose lot falls on `starter`; any where that is nobody."""
    found = lots(variant) if starter >= 0 else None
    secret = draw(SEED_BYTES)
    while found is not None and Seeded(secret).draw(0, *found) != LOT + starter:
        secret = draw(SEED_BYTES)
    return secret


def standing(table: Table) -> Standing | None:
    """How the series of a table stands, its own game included when that counts; None without a series."""
    leg = table.created.series
    if leg is None:
        return None
    own = figures(table)
    rows = leg.rows if own is None else (*leg.rows, own)
    tables = leg.tables if own is None else (*leg.tables, table.id)
    totals = tuple(map(sum, zip(*rows, strict=True))) if rows else (0.0,) * table.seats
    more_is_better = leg.form == "best" or table.game.more_is_better
    over = len(rows) >= leg.games or (leg.form == "best" and max(totals) * 2 > leg.games)
    return Standing(rows, tables, totals, _ranked(totals, more_is_better), over, own is not None)


def following(table: Table) -> Leg | None:
    """The game after a table's; a new series after the last one; None where there is no series."""
    leg, now = table.created.series, standing(table)
    if leg is None or now is None:
        return None
    if now.over:
        return Leg(leg.form, leg.games, starter=min(leg.starter, 0))
    again = not now.counted
    starter = leg.starter if again or leg.starter < 0 else len(now.rows) % table.seats
    return Leg(leg.form, leg.games, now.rows, now.tables, starter, leg.replays + 1 if again else 0)


def figures(table: Table) -> tuple[float, ...] | None:
    """What a finished game adds to its series: the game's figures, or in a best-of the wins.

    None while it is played, when it was left unfinished, and when nobody won a game that is then to be played
    again (`Game.replay_ties`).
    """
    leg, result = table.created.series, table.result
    if leg is None or result is None or result.ended in ("gave-up", "agreed"):
        return None
    best = max(result.returns)
    winners = [seat for seat, value in enumerate(result.returns) if value == best]
    sides = {table.variant.teams[seat] for seat in winners}
    if len(sides) > 1 and leg.replays < table.game.replay_ties:
        return None
    if leg.form == "best":
        return tuple(1 / len(sides) if seat in winners else 0.0 for seat in range(table.seats))
    return tuple(map(float, result.scores))


def _ranked(totals: tuple[float, ...], more_is_better: bool) -> tuple[tuple[int, ...], ...]:
    sign = -1 if more_is_better else 1
    groups: list[list[int]] = []
    for seat in sorted(range(len(totals)), key=lambda seat: sign * totals[seat]):
        if groups and abs(totals[groups[-1][0]] - totals[seat]) < LEVEL:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return tuple(map(tuple, groups))
