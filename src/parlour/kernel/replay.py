"""Replaying a record, every entry checked by the law."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.chance import Seeded, Source
from parlour.kernel.errors import BadOption, BadRecord, NotAllowed
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
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
        try:
            state.check(actor, action)
        except NotAllowed as error:
            raise BadRecord(f"entry {number} ({actor}, {action}) is not allowed: {error}") from None
        if actor == CHANCE and source is not None and number >= record.given:
            _check_draw(state, record, number, source)
        state.enter(actor, action)
        yield number


def _check_draw(state: Replayable, record: GameRecord, number: int, source: Seeded) -> None:
    """Raise `BadRecord` if a draw is neither the source's nor the starter set by the series."""
    _, action = record.entries[number]
    series = action >= SEAT_DRAW and record.starter >= 0
    due = SEAT_DRAW + record.starter if series else state.drawn_by(source)
    if action != due:
        gives = "series" if series else "seed"
        raise BadRecord(
            f"entry {number}: {action} was drawn, the {gives} gives {due}", "starter" if series else "seed"
        )


def is_open(game: Game, options: Mapping[str, OptionValue]) -> bool:
    """Whether a value that the rules know is open ("random"): drawn before the start."""
    known = [option for option in game.all_options if option.in_record]
    below = Seeded(0).settler()
    return any(one.settled(options[one.name], below) != options[one.name] for one in known)


def options_of(game: Game, record: GameRecord) -> dict[str, OptionValue]:
    """The values of a record's options; raises `BadRecord` if it is not a record of this game."""
    if record.game != game.slug:
        raise BadRecord(f"this is a record of {record.game[:40]!r}, not of {game.slug!r}")
    if not 1 <= record.rules_version <= game.rules_version:
        raise BadRecord(f"it has rules version {record.rules_version}; known are 1 to {game.rules_version}")
    try:
        options = game.option_values(record.options)
    except BadOption as error:
        raise BadRecord(f"its options are not known: {error}") from None
    if is_open(game, options):
        raise BadRecord("its options leave something open; a record holds what was drawn before the start")
    bound = game.max_turns(options)
    if bound and len(record.entries) > bound:
        raise BadRecord(f"it has {len(record.entries)} entries; a game has at most {bound}")
    if record.given > len(record.entries):
        raise BadRecord(f"it has {len(record.entries)} entries, of which {record.given} cannot be given")
    return options
