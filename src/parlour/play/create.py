"""New tables: from a creator's wishes, or as the rematch of one that is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parlour.kernel.chance import Seeded
from parlour.kernel.game import Game
from parlour.play.clock import Clock
from parlour.play.errors import Declined
from parlour.play.events import NOBODY, Chair, Created, Event, Visibility
from parlour.play.seats import (
    INVITE_LENGTH,
    TABLE_LENGTH,
    Plan,
    clean_name,
    holder_of,
    letter,
    new_code,
    new_token,
)
from parlour.play.series import SeriesPlan, by_lot, following, secret_for
from parlour.play.table import Table, seconds


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
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new table; it starts at once when no seat is left open.

    `levels` are the levels that bots can have; `secret` is for tests. Raises `BadOption` for options, and
    `Declined` for names, levels, clocks, series, and plans that are not as many as the seats asked for.
    """
    if clock is not None:
        clock.check()
    if series is not None:
        options = by_lot(game, options)
    asked = game.with_options(**{"seats": len(plans), **options})
    if asked.seats != len(plans):
        raise Declined("unreadable", f"{asked.seats} seats need {asked.seats} plans, not {len(plans)}.")
    tokens = {seat: new_token() for seat, plan in enumerate(plans) if plan.kind in ("me", "here")}
    chairs = tuple(_chair(seat, plan, tokens.get(seat, ""), levels) for seat, plan in enumerate(plans))
    names = [chair.name.casefold() for chair in chairs if chair.name]
    if len(set(names)) < len(names):
        raise Declined("unreadable", "Everybody at a table needs a name of their own.")
    leg = None if series is None else series.opening(asked)
    secret = secret or secret_for(asked, leg.starter if leg else NOBODY)
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=game.slug,
        rules_version=game.rules_version,
        options=asked.settled(Seeded(secret)).options_text(),
        asked=asked.options_text(),
        chairs=chairs,
        visibility=visibility,
        secret=secret.hex(),
        invite=new_code(INVITE_LENGTH),
        host=next((seat for seat in tokens if plans[seat].kind == "me"), next(iter(tokens), NOBODY)),
        clock=clock,
        series=leg,
    )
    return _opened(game, created, tokens, now)


def rematch(table: Table, *, secret: bytes | None = None) -> Made:
    """The next game with the same people, bots and options; their tokens hold the same seats there.

    In a series it is the next game of that, or the first of a new one.
    """
    if not table.wants_rematch:
        raise Declined("closed", "Another game begins when everybody has asked for it.")
    old, leg = table.created, following(table)
    asked = table.game.with_options(**old.asked)
    secret = secret or secret_for(asked, leg.starter if leg else NOBODY)
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=old.game,
        rules_version=table.game.rules_version,
        options=asked.settled(Seeded(secret)).options_text(),
        asked=old.asked,
        chairs=tuple(table.chairs),
        visibility=old.visibility,
        secret=secret.hex(),
        invite=new_code(INVITE_LENGTH),
        before=old.table,
        host=old.host,
        clock=old.clock,
        series=leg,
    )
    return _opened(table.game, created, {}, table.now)


def _opened(game: Game, created: Created, tokens: Mapping[int, str], now: Callable[[], float]) -> Made:
    first = Event(1, int(now()), created)
    table = Table(game, first, now)
    started = table.propose_start()
    for event in started:
        table.fold(event)
    return Made(table, (first, *started), tokens)


def _chair(seat: int, plan: Plan, token: str, levels: Sequence[str]) -> Chair:
    match plan.kind:
        case "link":
            return Chair("open")
        case "bot":
            if plan.level not in levels:
                raise Declined("unreadable", f"Bots play at {' or '.join(levels)}, not {plan.level!r}.")
            return Chair("bot", clean_name(plan.name, f"Bot {letter(seat)}"), plan.level)
        case "me" | "here":
            return Chair("person", clean_name(plan.name, f"Player {letter(seat)}"), holder=holder_of(token))
