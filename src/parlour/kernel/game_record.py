"""The document of a played game: rules version, options, seats, and every action with every draw."""

from __future__ import annotations

import json
from typing import Annotated, Final

import msgspec

from parlour.kernel.errors import BadRecord
from parlour.kernel.message import HOUSE

FORMAT: Final = "parlour-record-1"

MOST_BYTES: Final = 16 << 20
"""The most bytes of a document that `read` accepts."""
MOST_ENTRIES: Final = 1_000_000
MOST_OPTIONS: Final = 100
SHOWN: Final = 40
"""Letters of a foreign text that are repeated."""
MOST_SEATS: Final = 64
LONGEST_TEXT: Final = 10_000

Number = Annotated[int, msgspec.Meta(ge=-(1 << 31), lt=1 << 31)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class GameRecord(msgspec.Struct, kw_only=True):
    """One played game, as a JSON document.

    `entries` are `[actor, action]` pairs in order, draws included (actor -1) and referee's calls (-2). `seed`
    (64 hex digits) is set if the draws came from one. `commitment`, shown before the game, is the SHA-256 of
    `secret`, from which the seed was made together with the players' `contributions` (`chance.shared_seed`),
    or of the seed itself if there is no secret.
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
    """Why the game stopped if the rules did not end it (`play.types.Ending`); other programs may say more."""
    ended_by: Annotated[list[Number], msgspec.Meta(max_length=MOST_SEATS)] = []
    """The seats that resigned, had no time left, or did not move in time."""
    seed: Text = ""
    commitment: Text = ""
    secret: Text = ""
    contributions: Annotated[list[Text], msgspec.Meta(max_length=MOST_SEATS)] = []
    """One per seat; "" for none."""
    table: Text = ""
    """Where it was played."""
    asked: Annotated[dict[Text, Text], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    """What options were left open with (a random layout); their values were drawn from the secret."""
    starter: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] = -1
    """The seat that a series made the starter; nothing was drawn then."""
    started: Text = ""
    given: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)] = 0
    origin: Text = ""
    """The table they were taken from; empty if they came from a file."""

    def to_json(self) -> bytes:
        """The record as JSON, entries on one line."""
        return msgspec.json.encode(self)


def json_text(document: bytes | str) -> str:
    r"""The text of a JSON document, whichever Unicode encoding it came in; raises `UnicodeError`.

    >>> json_text(b"\xef\xbb\xbf{}"), json_text("{}".encode("utf-16")), json_text(b"{}")
    ('{}', '{}', '{}')
    """
    if isinstance(document, str):
        return document.removeprefix("\ufeff")
    return document.decode(json.detect_encoding(document))


_decoder = msgspec.json.Decoder(GameRecord)


def read(data: bytes | str) -> GameRecord:
    """A record from JSON; raises `BadRecord` with the place of the fault.

    >>> read('{"game": 3}')
    Traceback (most recent call last):
    parlour.kernel.errors.BadRecord: this is not a record: Expected `str`, got `int` - at `$.game`
    """
    if len(data) > MOST_BYTES:
        raise BadRecord(HOUSE("record-bytes", most=MOST_BYTES))
    try:
        record = _decoder.decode(json_text(data))
    except RecursionError:
        raise BadRecord(HOUSE("too-deep")) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(HOUSE("no-record", why=str(error))) from None
    if record.format != FORMAT:
        raise BadRecord(HOUSE("record-format", given=record.format[:SHOWN], known=FORMAT))
    return record
