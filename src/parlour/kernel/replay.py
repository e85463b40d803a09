"""Replaying a record, every entry checked by the law."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.chance import Seeded, Source
from parlour.kernel.errors import BadOption, BadRecord, NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.game_record import SHOWN, GameRecord
from parlour.kernel.message import HOUSE
from parlour.kernel.options import OptionValue


class Replayable(Protocol):
    """What a record is played on: a `kernel.state.State` at its beginning."""

    def check(self, actor: int, action: int) -> None:
        """Raise `NotAllowed` if the entry is not legal."""

    def enter(self, actor: int, action: int) -> None:
        """Play an entry."""

    def drawn_by(self, source: Source) -> int:
        """The outcome that a source gives for the pending draw."""


def entries_played(
    state: Replayable, record: GameRecord, upto: int | None = None, source: Seeded | None = None
) -> Iterator[int]:
    """Play a record's entries (the first `upto`) on a state, yielding the number of each once it is played.

    Draws must be those of `source`, except those that were given. Raises `BadRecord` at the first entry that
    fails.
    """
    for number, (actor, action) in enumerate(record.entries[:upto]):
        check_entry(state, number, actor, action)
        if actor == CHANCE and source is not None and number >= record.given:
            _check_draw(state, record, number, source)
        state.enter(actor, action)
        yield number


def check_entry(state: Replayable, number: int, actor: int, action: int) -> None:
    """Raise `BadRecord` if a record's entry of this number is not legal in the position."""
    try:
        state.check(actor, action)
    except NotAllowed as error:
        raise BadRecord(
            HOUSE("entry-refused", entry=number, actor=actor, action=action, why=error.message)
        ) from None


def _check_draw(state: Replayable, record: GameRecord, number: int, source: Seeded) -> None:
    """Raise `BadRecord` if a draw is neither the source's nor the starter set by the series."""
    _, action = record.entries[number]
    series = action >= SEAT_DRAW and record.starter >= 0
    due = SEAT_DRAW + record.starter if series else state.drawn_by(source)
    if action != due:
        if series:
            raise BadRecord(HOUSE("drawn-by-series", entry=number, drawn=action, due=due), "starter")
        raise BadRecord(HOUSE("drawn-by-seed", entry=number, drawn=action, due=due), "seed")


def is_open(game: Game, options: Mapping[str, OptionValue]) -> bool:
    """Whether a value that the rules know is open ("random"): drawn before the start."""
    options_in_record = [option for option in game.all_options if option.in_record]
    below = Seeded(0).settler()
    return any(
        option.settled(options[option.name], below) != options[option.name] for option in options_in_record
    )


def options_of(game: Game, record: GameRecord) -> dict[str, OptionValue]:
    """The values of a record's options; raises `BadRecord` if it is not a record of this game."""
    if record.game != game.slug:
        raise BadRecord(HOUSE("record-other-game", given=record.game[:SHOWN], game=game.slug))
    if not 1 <= record.rules_version <= game.rules_version:
        raise BadRecord(HOUSE("record-version", given=record.rules_version, known=game.rules_version))
    try:
        options = game.option_values(record.options)
    except BadOption as error:
        raise BadRecord(HOUSE("record-options", why=error.message)) from None
    if is_open(game, options):
        raise BadRecord(HOUSE("record-open"))
    bound = game.max_turns(options)
    if bound and len(record.entries) > bound:
        raise BadRecord(HOUSE("record-long", count=len(record.entries), most=bound))
    if record.given > len(record.entries):
        raise BadRecord(HOUSE("record-given", count=len(record.entries), given=record.given))
    return options
