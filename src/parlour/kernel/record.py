"""A played game: rules version, options, seats, and every action with every draw; written, read, replayed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec

from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.chance import HASH_DIGITS, Seeded, commitment_to, is_hash, shared_seed
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
TABLE: Final = re.compile(r"[0-9A-Za-z_-]{1,40}")
"""What a table may be called in a shared seed: one line, whatever else the record says."""
CLOSE: Final = 1e-6
"""How near returns must be to those of the replay."""

Number = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class Record(msgspec.Struct, kw_only=True):
    """One played game, as a JSON document.

    `entries` are `[actor, action]` pairs in order, draws included (actor -1) and referee's calls (-2). `seed`
    (64 hex digits) is there when the draws came from one. `commitment`, shown before the game, is the SHA-256
    of `secret`, from which and the players' `contributions` the seed was made (`chance.shared_seed`); of the
    seed itself where there is no secret.
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
    secret: Text = ""
    contributions: Annotated[list[Text], msgspec.Meta(max_length=MOST_SEATS)] = []
    """One a seat, "" for a seat without."""
    table: Text = ""
    """Where it was played."""
    starter: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    """The seat whose turn it was to begin, in a series: it was not drawn then."""
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
    if record.commitment and not is_hash(record.commitment):
        raise BadRecord(f"the commitment is not {HASH_DIGITS} hex digits", "commitment")
    if record.contributions and not record.secret:
        raise BadRecord("it has contributions to a seed, but not the server's secret", "secret")
    if not record.seed:
        if record.secret:
            raise BadRecord("it has the server's secret, but not the seed", "seed")
        return None
    if not is_hash(record.seed):
        raise BadRecord(f"the seed is not {HASH_DIGITS} hex digits", "seed")
    source = Seeded(bytes.fromhex(record.seed))
    if record.secret:
        _check_shared(record, source)
    elif record.commitment and source.commitment != record.commitment:
        raise BadRecord("the seed does not match the commitment shown before the game", "commitment")
    return source


def _check_shared(record: Record, source: Seeded) -> None:
    """Raise `BadRecord` unless the seed was made of the secret committed to, and of the contributions."""
    if not is_hash(record.secret):
        raise BadRecord(f"the secret is not {HASH_DIGITS} hex digits", "secret")
    for seat, contribution in enumerate(record.contributions):
        if contribution and not is_hash(contribution):
            raise BadRecord(
                f"the contribution of seat {seat} is not {HASH_DIGITS} hex digits", "contributions"
            )
    if not TABLE.fullmatch(record.table):
        raise BadRecord("the table has no name that a seed can be made of", "table")
    if commitment_to(bytes.fromhex(record.secret)) != record.commitment:
        raise BadRecord("the secret does not match the commitment shown before the game", "commitment")
    if shared_seed(record.table, record.secret, record.contributions) != source.secret:
        raise BadRecord(
            "the seed is not made of this table, the server's secret and these contributions", "contributions"
        )


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
            series = action >= SEAT_DRAW and record.starter >= 0
            given = SEAT_DRAW + record.starter if series else state.drawn_by(source)
            if action != given:
                gives = "series" if series else "seed"
                raise BadRecord(
                    f"entry {number}: {action} was drawn, the {gives} gives {given}",
                    "starter" if series else "seed",
                )
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
