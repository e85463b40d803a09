"""What clients send to the HTTP API.

Requests are strict and closed: a field that is not named here is refused. The browser's types come from here.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from parlour.play.types import ClockKind, PlanKind, SeriesForm, Visibility

MOST_SEATS = 12
NAME_LENGTH = 40
OPTION_LENGTH = 1000
MOST_OPTIONS = 24
SECRET_LENGTH = 100
CONTRIBUTION = "^([0-9a-f]{64})?$"
ID_LENGTH = 40
MOST_MINE = 100
MOST_ACTIONS = 200
MOST_COMMITS = 400


def _whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_whole)]
"""JSON Schema calls 2.0 an integer, so it is accepted as 2."""

Count = Annotated[int, Field(ge=0), BeforeValidator(_whole)]
"""A whole number, 0 or more."""

Name = Annotated[str, Field(max_length=NAME_LENGTH)]
"""A person's name, as others see it."""

Secret = Annotated[str, Field(max_length=SECRET_LENGTH)]
"""A seat's token."""

Contribution = Annotated[str, Field(pattern=CONTRIBUTION, max_length=64)]
"""32 random bytes in hex for the seed of the draws, or empty."""

Id = Annotated[str, Field(max_length=ID_LENGTH)]
"""A table's id, an invite's code, a game's slug or a level's name."""

OptionName = Annotated[str, Field(max_length=ID_LENGTH)]
OptionText = Annotated[str, Field(max_length=OPTION_LENGTH)]
"""An option's value in one line."""


class RequestBody(BaseModel):
    """Base of all requests."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatPlan(RequestBody):
    """Who is to take a seat: me or somebody else on this device, a friend by link, or a bot of a level."""

    kind: PlanKind
    name: Name = ""
    level: Id = ""


class ClockPlan(RequestBody):
    """Time to think.

    `main` is seconds per turn (`turn`), seconds for the game with `plus` more after each turn (`fischer`), or
    days per turn (`days`).
    """

    kind: ClockKind
    main: Whole
    plus: Whole = 0


class SeriesAsked(RequestBody):
    """Games that count together; `games` says how many for `games` and `best`."""

    form: SeriesForm
    games: Whole = 0


class NewTable(RequestBody):
    """A table to be made. Omitted options have their defaults; `preset` asks for a set."""

    game: Id
    options: Annotated[dict[OptionName, OptionText], Field(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    visibility: Visibility = "link"
    clock: ClockPlan | None = None
    series: SeriesAsked | None = None
    patience: Whole | None = None
    """Without a clock: seconds without a move after which a bot may play for somebody; 0: never. Defaults to
    the server's setting.
    """
    contributes: bool = False
    """Whether the start waits for a contribution to the seed of the draws, which this client will send."""


class PlayOn(RequestBody):
    """A table to be made that continues a finished game after some of its entries."""

    entries: Count
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=MOST_SEATS)]
    contributes: bool = False
    """As in `NewTable`."""


class Join(RequestBody):
    """Take the next open seat of a table; `contribution` goes into the seed of the draws."""

    invite: Id
    name: Name
    contribution: Contribution = ""


class ContributionSent(RequestBody):
    """A seat's contribution to the seed of the draws."""

    token: Secret
    contribution: Contribution


class TableKey(RequestBody):
    """A table, and the secret of a seat at it."""

    table: Id
    token: Secret


class Mine(RequestBody):
    """The tables where one has seats."""

    tables: Annotated[list[TableKey], Field(max_length=MOST_MINE)]


class PlayRequest(RequestBody):
    """A commit over HTTP, for bots: a run of actions composed on entry `n` of a `cut`."""

    token: Secret
    cut: Whole
    n: Whole
    actions: Annotated[list[Whole], Field(min_length=1, max_length=MOST_ACTIONS)]


Run = Annotated[list[Whole], Field(max_length=MOST_ACTIONS)]
"""Actions of a seat, one after another."""


class LessonTurn(RequestBody):
    """A draft or a turn of the learner in a step of a lesson."""

    step: Count
    actions: Annotated[list[Whole], Field(max_length=MOST_ACTIONS)]
    played: Annotated[list[Whole], Field(max_length=MOST_ACTIONS)] = []
    """The first part of the turn, where it was answered already."""
    held: Id | None = None
    """As at a table: the face picked up, where what was touched is not what the last action asks for."""


class PuzzleTurn(RequestBody):
    """A draft or a turn of the solver of a puzzle."""

    actions: Annotated[list[Whole], Field(max_length=MOST_ACTIONS)]
    played: Annotated[
        list[Annotated[list[Whole], Field(max_length=MOST_ACTIONS)]], Field(max_length=MOST_COMMITS)
    ] = []
    """What was played before, as it was answered."""
    held: Id | None = None
    """As at a table: the face picked up, where what was touched is not what the last action asks for."""
