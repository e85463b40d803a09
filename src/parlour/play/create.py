"""New tables: from a creator's wishes, as the rematch of one that is over, or going on from a record."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from parlour.kernel.chance import SEED_BYTES, Seeded
from parlour.kernel.game import Game
from parlour.kernel.options import AIDS, aids_option
from parlour.kernel.record import Record, replay
from parlour.play import stalling
from parlour.play.clock import Clock
from parlour.play.errors import Declined
from parlour.play.events import Ahead, Chair, Created, Event, Origin
from parlour.play.seats import (
    INVITE_LENGTH,
    TABLE_LENGTH,
    Plan,
    clean_name,
    code_from,
    distinct,
    holder_of,
    letter,
    new_code,
    new_token,
    persons_name,
)
from parlour.play.series import SeriesPlan, by_lot
from parlour.play.standings import following
from parlour.play.table import Table, seconds
from parlour.play.types import NOBODY, Visibility


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
        options = by_lot(game, options)
    asked = game.with_options(**{"seats": len(plans), **options})
    tokens, chairs = _seated(asked.seats, plans, levels)
    leg = None if series is None else series.opening(asked)
    seed = secret or _new_secret()
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
        ahead=_ahead(),
        invite=new_code(INVITE_LENGTH),
        host=_host(plans, tokens),
        clock=clock,
        series=leg,
        patience=patience,
    )
    return _opened(game, created, tokens, now)


def go_on(
    game: Game,
    record: Record,
    entries: int,
    plans: Sequence[Plan],
    *,
    table: str = "",
    levels: Sequence[str] = (),
    patience: int = 0,
    contributes: bool = False,
    secret: bytes | None = None,
    now: Callable[[], float] = seconds,
) -> Made:
    """A new table whose game goes on after the first `entries` entries of a record, with draws of its own.

    `table` is where the record was played, if it was at a table. The rules are the record's; help may be
    asked for, since it is an exercise. Raises `BadRecord` where those entries do not replay by the law, and
    `Declined` where there are not as many, the game is over with them, or for names, levels and plans as
    `create` does.
    """
    if not 0 <= entries <= len(record.entries):
        raise Declined("unreadable", f"The record has {len(record.entries)} entries, so not {entries}.")
    state = replay(game.with_options(), record, entries)
    if state.is_over:
        raise Declined("closed", "The game is over there; go on from an earlier moment.")
    tokens, chairs = _seated(state.seats, plans, levels)
    options = {**state.variant.options_text(), AIDS: aids_option().text(True)}
    created = Created(
        table=new_code(TABLE_LENGTH),
        game=game.slug,
        rules_version=record.rules_version,
        options=options,
        asked=options,
        chairs=chairs,
        visibility="link",
        secret=(secret or _new_secret()).hex(),
        shared=secret is None,
        contributes=contributes,
        ahead=_ahead(),
        invite=new_code(INVITE_LENGTH),
        host=_host(plans, tokens),
        origin=Origin(tuple((actor, action) for actor, action in state.history), table),
        patience=patience,
    )
    return _opened(game, created, tokens, now)


def rematch(table: Table) -> Made:
    """The next game with the same people, bots and options; their tokens hold the same seats there.

    Its secret was fixed with the table's, and its people contributed to its seed when they asked for it.
    In a series it is the next game of that, or the first of a new one. A game that went on from another one
    goes on from there once more, with other draws.
    """
    if not table.wants_rematch:
        raise Declined("closed", "Another game begins when everybody has asked for it.")
    old, leg = table.created, following(table)
    asked = table.game.with_options(**old.asked)
    ahead = old.ahead or Ahead(code_from(old.secret, TABLE_LENGTH), _new_secret().hex())
    created = Created(
        table=ahead.table,
        game=old.game,
        rules_version=old.rules_version if old.origin else table.game.rules_version,
        options=asked.settled(Seeded(bytes.fromhex(ahead.secret))).options_text(),
        asked=old.asked,
        chairs=tuple(table.chairs),
        visibility=old.visibility,
        secret=ahead.secret,
        shared=True,
        contributions=tuple(table.contributions_ahead),
        ahead=_ahead(),
        invite=new_code(INVITE_LENGTH),
        before=old.table,
        host=table.creator,
        clock=old.clock,
        series=leg,
        origin=old.origin,
        patience=old.patience,
    )
    return _opened(table.game, created, {}, table.now)


def _new_secret() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _ahead() -> Ahead:
    return Ahead(new_code(TABLE_LENGTH), _new_secret().hex())


def _opened(game: Game, created: Created, tokens: Mapping[int, str], now: Callable[[], float]) -> Made:
    first = Event(1, int(now()), created)
    table = Table(game, first, now)
    started = table.propose_start()
    for event in started:
        table.fold(event)
    return Made(table, (first, *started), tokens)


def _seated(
    seats: int, plans: Sequence[Plan], levels: Sequence[str]
) -> tuple[dict[int, str], tuple[Chair, ...]]:
    """The tokens of the seats on the creator's device, and who holds each seat."""
    if seats != len(plans):
        raise Declined("unreadable", f"{seats} seats need {seats} plans, not {len(plans)}.")
    tokens = {seat: new_token() for seat, plan in enumerate(plans) if plan.kind in ("me", "here")}
    chairs = tuple(_chair(seat, plan, tokens.get(seat, ""), levels) for seat, plan in enumerate(plans))
    if not distinct(chair.name for chair in chairs if chair.name):
        raise Declined("unreadable", "Everybody at a table needs a name of their own.")
    return tokens, chairs


def _host(plans: Sequence[Plan], tokens: Mapping[int, str]) -> int:
    """The creator's own seat, or `NOBODY`."""
    return next((seat for seat in tokens if plans[seat].kind == "me"), next(iter(tokens), NOBODY))


def _chair(seat: int, plan: Plan, token: str, levels: Sequence[str]) -> Chair:
    match plan.kind:
        case "link":
            return Chair("open")
        case "bot":
            if plan.level not in levels:
                raise Declined("unreadable", f"Bots play at {' or '.join(levels)}, not {plan.level!r}.")
            return Chair("bot", clean_name(plan.name, f"Bot {letter(seat)}"), plan.level)
        case "me" | "here":
            return Chair("person", persons_name(plan.name, f"Player {letter(seat)}"), holder=holder_of(token))
