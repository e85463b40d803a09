"""Creates tables: for new games, rematches, and games that continue others."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parlour.kernel.chance import SEED_BYTES, Seeded
from parlour.kernel.game import Game
from parlour.kernel.state import Variant
from parlour.play import stalling
from parlour.play.clock import Clock
from parlour.play.events import Ahead, Created, Event
from parlour.play.help import with_usual_help
from parlour.play.seating import Plan, host_of, seated
from parlour.play.series import SeriesPlan, with_drawn_starter
from parlour.play.steady_clock import seconds
from parlour.play.table import Table
from parlour.play.tokens import INVITE_LENGTH, TABLE_LENGTH, new_code
from parlour.play.types import Visibility, Watching
from parlour.play.webhook import Webhook


@dataclass(frozen=True)
class Made:
    """A new table with its events applied; they must be stored before anybody is told."""

    table: Table
    events: tuple[Event, ...]
    tokens: Mapping[int, str]
    """The secret tokens of the seats on the creator's device."""


def create(  # noqa: PLR0913  # named by keyword
    game: Game,
    options: Mapping[str, object],
    plans: Sequence[Plan],
    *,
    visibility: Visibility = "link",
    levels: Sequence[str] = (),
    clock: Clock | None = None,
    series: SeriesPlan | None = None,
    patience: int = 0,
    webhook: Webhook | None = None,
    watching: Watching = "welcome",
    contributes: bool = False,
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new table; it starts at once if no seat is open and no contribution is awaited.

    `levels` are the bot levels available; `contributes` says that the creator will contribute to the seed of
    the draws. A given `secret` is the seed itself. Raises `BadOption` for options, and `Declined` for names,
    levels, clocks, series, and a number of plans other than that of seats.
    """
    if clock is not None:
        clock.check()
    stalling.check(patience, clock)
    if webhook is not None and webhook.quiet is not None:
        webhook.quiet.check()
    options = with_usual_help(options, plans)
    if series is not None:
        options = with_drawn_starter(game, options)
    variant = Variant.of(game, **{"seats": len(plans), **options})
    tokens, chairs = seated(variant.seats, plans, levels)
    series_game = None if series is None else series.opening(variant)
    seed = secret or new_secret()
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=game.slug,
        rules_version=game.rules_version,
        options=variant.settled(Seeded(seed)).options_text(),
        asked=variant.options_text(),
        chairs=chairs,
        visibility=visibility,
        secret=seed.hex(),
        shared=secret is None,
        contributes=contributes,
        ahead=new_ahead(),
        invite=new_code(INVITE_LENGTH),
        host=host_of(plans, tokens),
        clock=clock,
        series=series_game,
        patience=patience,
        webhook=webhook,
        watching=watching,
    )
    return opened(game, created, tokens, now)


def new_secret() -> bytes:
    """Make the secret of a table: 32 random bytes in hex."""
    return secrets.token_bytes(SEED_BYTES)


def new_ahead() -> Ahead:
    """Choose the parts of a rematch that are fixed before anybody asks for it."""
    return Ahead(new_code(TABLE_LENGTH), new_secret().hex())


def opened(
    game: Game,
    created: Created,
    tokens: Mapping[int, str],
    now: Callable[[], float],
    kind: type[Table] = Table,
) -> Made:
    """Make a table of a class, and start it if nobody is awaited."""
    first = Event(1, int(now()), created)
    table = kind(game, first, now)
    started = table.propose_start()
    for event in started:
        table.fold(event)
    return Made(table, (first, *started), tokens)
