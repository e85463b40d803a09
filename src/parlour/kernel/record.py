"""A played game: rules version, options, seats, and every action with every draw; written, read, replayed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadOption, BadRecord, NotAllowed

if TYPE_CHECKING:
    from parlour.kernel.state import State, Variant

FORMAT: Final = "parlour-record-1"

LONGEST: Final = 16 << 20
"""Bytes of a document that `read` looks at."""
MOST_ENTRIES: Final = 1_000_000
MOST_OPTIONS: Final = 100
MOST_SEATS: Final = 64
LONGEST_TEXT: Final = 10_000
HASH_DIGITS: Final = 64
"""Hex digits of a seed, and of a commitment."""
CLOSE: Final = 1e-6
"""How near returns must be to those of the replay."""

Number = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class Record(msgspec.Struct, kw_only=True):
    """One played game, as a JSON document.

    `entries` are `[actor, action]` pairs in order, draws included (actor -1) and referee's calls (-2). `seed`
    (64 hex digits) is there when the draws came from one, `commitment` is its SHA-256, shown before the game.
    The first `given` entries were taken over from another game; the seed's draws come after them.
    """

    format: Text = FORMAT
    game: Text
    rules_version: Number
    options: Annotated[dict[Text, Text], msgspec.Meta(max_length=MOST_OPTIONS)]
    entries: Annotated[list[tuple[Number, Number]], msgspec.Meta(max_length=MOST_ENTRIES)]
    seats: Annotated[list[Text], msgspec.Meta(max_length=MOST_SEATS)] = []
    scores: Annotated[list[Number], msgspec.Meta(max_length=MOST_SEATS)] = []
    returns: Annotated[list[float], msgspec.Meta(max_length=MOST_SEATS)] = []
    over: bool = False
    ended: Text = ""
    """Why the game stopped where the rules did not end it (abandoned, resigned, time)."""
    seed: Text = ""
    commitment: Text = ""
    started: Text = ""
    given: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)] = 0
    origin: Text = ""
    """The table whose game gave them; empty where they came from a file."""

    def to_json(self) -> bytes:
        """The record as JSON, entries on one line."""
        return msgspec.json.encode(self)


def read(data: bytes | str) -> Record:
    """A record from JSON; raises `BadRecord` with the place of the fault.

    >>> read('{"game": 3}')
    Traceback (most recent call last):
    parlour.kernel.errors.BadRecord: not a record: Expected `str`, got `int` - at `$.game`
    """
    if len(data) > LONGEST:
        raise BadRecord(f"not a record: it is longer than {LONGEST} bytes")
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"not a record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"not a record: the format is {record.format[:40]!r}, this reads {FORMAT!r}")
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
    return _replayed(variant, record, upto, None)


def verify(variant: Variant, record: Record) -> State:
    """Replay, and check every draw against the seed, the seed against the commitment, and the result.

    Draws among the entries that were given are not the seed's: they are checked by the rules alone. Raises
    `BadRecord` naming the first thing that does not hold.
    """
    if not record.seed:
        raise BadRecord("the record has no seed, so its draws cannot be verified", "seed")
    return check(variant, record)


def check(variant: Variant, record: Record) -> State:
    """Replay, and check all that the record claims besides its entries; what it leaves out is not checked.

    A seed has to give the draws and fit the commitment, the result has to be that of the replay. Raises
    `BadRecord`, with the `field` that is not true where it replays otherwise.
    """
    source = _source(record)
    final = _replayed(variant, record, None, source)
    if record.scores and record.scores != final.scores():
        raise BadRecord(
            f"the record says scores {record.scores}; the replay gives {final.scores()}", "scores"
        )
    if record.returns and not _near(record.returns, final.returns()):
        raise BadRecord(
            f"the record says returns {record.returns}; the replay gives {final.returns()}", "returns"
        )
    if record.over != final.is_over:
        raise BadRecord("the record and its replay disagree on whether the game is over", "over")
    return final


def _source(record: Record) -> Seeded | None:
    """Where the record says that its draws came from; raises `BadRecord` where that cannot be."""
    if record.commitment and not _is_hash(record.commitment):
        raise BadRecord(f"the commitment is not {HASH_DIGITS} hex digits", "commitment")
    if not record.seed:
        return None
    if not _is_hash(record.seed):
        raise BadRecord(f"the seed is not {HASH_DIGITS} hex digits", "seed")
    source = Seeded(bytes.fromhex(record.seed))
    if record.commitment and source.commitment != record.commitment:
        raise BadRecord("the seed does not match the commitment shown before the game", "commitment")
    return source


def _is_hash(text: str) -> bool:
    return len(text) == HASH_DIGITS and set(text) <= set("0123456789abcdef")


def _near(one: list[float], other: list[float]) -> bool:
    return len(one) == len(other) and all(abs(a - b) <= CLOSE for a, b in zip(one, other, strict=True))


def _replayed(variant: Variant, record: Record, upto: int | None, source: Seeded | None) -> State:
    state = _begun(variant, record)
    for number, (actor, action) in enumerate(record.entries[:upto]):
        try:
            state.check(actor, action)
        except NotAllowed as error:
            raise BadRecord(f"entry {number} ({actor}, {action}) is not allowed: {error}") from None
        if actor == CHANCE and source is not None and number >= record.given:
            given = state.drawn_by(source)
            if action != given:
                raise BadRecord(f"entry {number}: {action} was drawn, the seed gives {given}", "seed")
        state.enter(actor, action)
    return state


def _begun(variant: Variant, record: Record) -> State:
    """The record's game before its first entry."""
    from parlour.kernel.state import State

    game = variant.game
    if record.game != game.slug:
        raise BadRecord(f"this is a record of {record.game[:40]!r}, not of {game.slug!r}")
    if not 1 <= record.rules_version <= game.rules_version:
        raise BadRecord(f"it has rules version {record.rules_version}; known are 1 to {game.rules_version}")
    try:
        variant = game.with_options(**record.options)
    except BadOption as error:
        raise BadRecord(f"its options are not known: {error}") from None
    if variant.is_open:
        raise BadRecord("its options leave something open; a record holds what was drawn before the start")
    bound = game.max_turns(variant.options)
    if bound and len(record.entries) > bound:
        raise BadRecord(f"it has {len(record.entries)} entries; a game has at most {bound}")
    if record.given > len(record.entries):
        raise BadRecord(f"it has {len(record.entries)} entries, of which {record.given} cannot be given")
    fields = variant.blank()
    fields.version = record.rules_version
    game.rules.start(fields)
    return State(variant, fields)
