"""New tables, from a creator's wishes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parlour.kernel.chance import SEED_BYTES, Seeded
from parlour.kernel.game import Game
from parlour.play import stalling
from parlour.play.clock import Clock
from parlour.play.events import Ahead, Created, Event
from parlour.play.seating import Plan, host_of, seated
from parlour.play.series import SeriesPlan, with_drawn_starter
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.tokens import INVITE_LENGTH, TABLE_LENGTH, new_code
from parlour.play.types import Visibility


@dataclass(frozen=True)
class Made:
    """A new table, folded already; its events are still to be stored before anybody hears of it."""

    table: Table
    events: tuple[Event, ...]
    tokens: Mapping[int, str]
    """The secret tokens of the seats on the creator's device."""


def create(
    game: Game,
    options: Mapping[str, object],
    plans: Sequence[Plan],
    *,
    visibility: Visibility = "link",
    levels: Sequence[str] = (),
    clock: Clock | None = None,
    series: SeriesPlan | None = None,
    patience: int = 0,
    contributes: bool = False,
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new table; it starts at once when no seat is left open, and no contribution is to come.

    `levels` are the levels that bots can have; `contributes` says that the creator will send one to the seed
    of the draws. A `secret` that is given is the seed, for whoever wants to know it. Raises `BadOption` for
    options, and `Declined` for names, levels, clocks, series, and plans that are not as many as the seats.
    """
    if clock is not None:
        clock.check()
    stalling.check(patience, clock)
    if series is not None:
        options = with_drawn_starter(game, options)
    asked = game.with_options(**{"seats": len(plans), **options})
    tokens, chairs = seated(asked.seats, plans, levels)
    leg = None if series is None else series.opening(asked)
    seed = secret or new_secret()
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=game.slug,
        rules_version=game.rules_version,
        options=asked.settled(Seeded(seed)).options_text(),
        asked=asked.options_text(),
        chairs=chairs,
        visibility=visibility,
        secret=seed.hex(),
        shared=secret is None,
        contributes=contributes,
        ahead=new_ahead(),
        invite=new_code(INVITE_LENGTH),
        host=host_of(plans, tokens),
        clock=clock,
        series=leg,
        patience=patience,
    )
    return opened(game, created, tokens, now)


def new_secret() -> bytes:
    """32 random bytes."""
    return secrets.token_bytes(SEED_BYTES)


def new_ahead() -> Ahead:
    """What is fixed of a rematch."""
    return Ahead(new_code(TABLE_LENGTH), new_secret().hex())


def opened(game: Game, created: Created, tokens: Mapping[int, str], now: Callable[[], float]) -> Made:
    """A table after its creation, and after its start where nobody is waited for."""
    first = Event(1, int(now()), created)
    table = Table(game, first, now)
    started = table.propose_start()
    for event in started:
        table.fold(event)
    return Made(table, (first, *started), tokens)
