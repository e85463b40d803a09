"""Who sits where: the creator's plan for each seat, its holder, and their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from parlour.kernel.actors import NOBODY
from parlour.kernel.message import HOUSE, listed
from parlour.play.errors import Declined
from parlour.play.names import bots_called, clean_name, distinct, persons_name
from parlour.play.tokens import holder_of, new_token
from parlour.play.types import ChairKind, PlanKind


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The creator's plan for one seat."""

    kind: PlanKind
    name: str = ""
    level: str = ""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a seat. `holder` is the hash of the secret token that opens it (`play.tokens`)."""

    kind: ChairKind
    name: str = ""
    level: str = ""
    """The bot's level; empty for people."""
    holder: str = ""
    program: bool = False
    """Whether the holder declares that a program plays here."""

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays here for a person, who may come back."""
        return self.kind == "bot" and bool(self.holder)


def letter_of(seat: int) -> str:
    """The letter of a seat: A for 0."""
    return chr(ord("A") + seat)


def default_name(seat: int) -> str:
    """The default name of a person, in the current language.

    >>> default_name(2)
    'Player C'
    """
    return str(HOUSE("player-at", letter=letter_of(seat)))


def bot_name(level: str, seat: int, before: int) -> str:
    """The name of a bot at a seat, given how many bots of its level are named already.

    >>> bot_name("casual", 2, 1)
    'Ara C'
    """
    birds = bots_called(level)
    return f"{birds[before % len(birds)]} {letter_of(seat)}"


def player_names(names: Sequence[str], seats: int) -> list[str]:
    """The names of a record's seats; default names for those it leaves out.

    >>> player_names(["Anna", ""], 2), player_names([], 2)
    (['Anna', 'Player B'], ['Player A', 'Player B'])
    """
    complete = names if len(names) == seats else [""] * seats
    return [name or default_name(seat) for seat, name in enumerate(complete)]


def seated(
    seats: int, plans: Sequence[Plan], levels: Sequence[str]
) -> tuple[dict[int, str], tuple[Chair, ...]]:
    """The tokens of the seats on the creator's device, and who holds each seat; raises `Declined`."""
    if seats != len(plans):
        raise Declined("unreadable", HOUSE("plans-needed", seats=seats, given=len(plans)))
    tokens = {seat: new_token() for seat, plan in enumerate(plans) if plan.kind in ("me", "here")}
    chairs = tuple(_chair(seat, plans, tokens.get(seat, ""), levels) for seat in range(seats))
    if not distinct(chair.name for chair in chairs if chair.name):
        raise Declined("unreadable", HOUSE("names-of-their-own"))
    return tokens, chairs


def host_of(plans: Sequence[Plan], tokens: Mapping[int, str]) -> int:
    """The creator's own seat, or `NOBODY`."""
    return next((seat for seat in tokens if plans[seat].kind == "me"), next(iter(tokens), NOBODY))


def _chair(seat: int, plans: Sequence[Plan], token: str, levels: Sequence[str]) -> Chair:
    plan = plans[seat]
    match plan.kind:
        case "link":
            return Chair("open")
        case "bot":
            if plan.level not in levels:
                raise Declined(
                    "unreadable", HOUSE("no-such-level", known=listed(levels, "or"), given=plan.level)
                )
            before = sum(other.level == plan.level for other in plans[:seat])
            return Chair("bot", clean_name(plan.name, bot_name(plan.level, seat, before)), plan.level)
        case "me" | "here":
            return Chair("person", persons_name(plan.name, default_name(seat)), holder=holder_of(token))
