"""A played game: rules version, options, seats, and every action with every draw; written, read, replayed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadRecord, NotAllowed

if TYPE_CHECKING:
    from parlour.kernel.state import State
    from parlour.kernel.variant import Variant

FORMAT: Final = "parlour-record-1"


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One played game, as a JSON document.

    `entries` are `[actor, action]` pairs in order, draws included (actor -1) and referee's calls (-2). `seed`
    (64 hex digits) is there when the draws came from one, `commitment` is its SHA-256, shown before the game.
    """

    format: str = FORMAT
    game: str
    rules_version: int
    options: dict[str, str]
    entries: list[tuple[int, int]]
    seats: list[str] = []
    scores: list[int] = []
    returns: list[float] = []
    over: bool = False
    ended: str = ""
    """Why the game stopped where the rules did not end it (abandoned, resigned, time)."""
    seed: str = ""
    commitment: str = ""
    started: str = ""

    def to_json(self) -> bytes:
        """The record as JSON, entries on one line."""
        return msgspec.json.encode(self)


def read(data: bytes | str) -> Record:
    """A record from JSON; raises `BadRecord` with the place of the fault.

    >>> read('{"game": 3}')
    Traceback (most recent call last):
    parlour.kernel.errors.BadRecord: not a record: Expected `str`, got `int` - at `$.game`
    """
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"not a record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"not a record: the format is {record.format!r}, this reads {FORMAT!r}")
    return record


def of_state(state: State, **facts: Any) -> Record:
    """The record of a state's history so far."""
    made = Record(
        game=state.game.slug,
        rules_version=int(state.fields.version),
        options=state.variant.options_text(),
        entries=[(entry.actor, entry.action) for entry in state.history],
        scores=state.scores(),
        returns=state.returns(),
        over=state.is_over,
        **facts,
    )
    if isinstance(state._source, Seeded) and not made.seed:
        made.seed = state._source.secret.hex()
        made.commitment = state._source.commitment
    return made


def replay(variant: Variant, record: Record, upto: int | None = None) -> State:
    """The state after the record's entries (the first `upto`), every one of them checked by the law.

    The record's own options and rules version count, whatever the variant's.
    """
    from parlour.kernel.state import State

    if record.game != variant.game.slug:
        raise BadRecord(f"this is a record of {record.game!r}, not of {variant.game.slug!r}")
    if not 1 <= record.rules_version <= variant.game.rules_version:
        raise BadRecord(f"rules version {record.rules_version} is newer than this Parlour's")
    variant = variant.game.with_options(**record.options)
    fields = variant.blank()
    fields.version = record.rules_version
    variant.game.rules.start(fields)
    state = State(variant, fields)
    for number, (actor, action) in enumerate(record.entries[:upto]):
        try:
            state.apply(actor, action)
        except NotAllowed as error:
            raise BadRecord(f"entry {number} ({actor}, {action}) is not allowed: {error}") from None
    return state


def verify(variant: Variant, record: Record) -> State:
    """Replay, and check every draw against the seed, the seed against the commitment, and the result.

    Raises `BadRecord` naming the first thing that does not hold.
    """
    if not record.seed:
        raise BadRecord("the record has no seed, so its draws cannot be verified")
    try:
        source = Seeded(bytes.fromhex(record.seed))
    except ValueError as error:
        raise BadRecord(f"the seed is not 64 hex digits: {error}") from None
    if record.commitment and hashlib.sha256(source.secret).hexdigest() != record.commitment:
        raise BadRecord("the seed does not match the commitment shown before the game")
    final = replay(variant, record)
    _verify_draws(final.variant, record, source)
    if record.scores and record.scores != final.scores():
        raise BadRecord(f"the record says scores {record.scores}; the replay gives {final.scores()}")
    if record.over != final.is_over:
        raise BadRecord("the record and its replay disagree on whether the game is over")
    return final


def _verify_draws(variant: Variant, record: Record, source: Seeded) -> None:
    from parlour.kernel.state import State

    fields = variant.blank()
    fields.version = record.rules_version
    variant.game.rules.start(fields)
    again = State(variant, fields, source=source)
    for number, (actor, action) in enumerate(record.entries):
        if actor == CHANCE:
            if again.history[number] != (actor, action):
                raise BadRecord(
                    f"entry {number}: {action} was drawn, the seed gives {again.history[number].action}"
                )
        else:
            again.apply(actor, action)
