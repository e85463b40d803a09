"""Verifying a record: entries by the law, draws by the seed, the seed by the commitment."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from parlour.kernel.chance import HASH_DIGITS, Seeded, commitment_to, is_hash, shared_seed
from parlour.kernel.errors import BadOption, BadRecord
from parlour.kernel.game import Game
from parlour.kernel.game_record import GameRecord
from parlour.kernel.message import HOUSE
from parlour.kernel.state import State, Variant

TABLE: Final = re.compile(r"[0-9A-Za-z_-]{1,40}")
"""The names of tables that a shared seed may contain: one line, whatever the record says."""
CLOSE: Final = 1e-6
"""The tolerance between returns and those of the replay."""


def verify(variant: Variant, record: GameRecord) -> State:
    """Replay, and check every draw against the seed, the seed against the commitment, and the result.

    Draws among given entries are not the seed's and are checked by the rules alone. Raises `BadRecord` naming
    the first fault.
    """
    if not record.seed:
        raise BadRecord(HOUSE("record-no-seed"), "seed")
    return check(variant, record)


def check(variant: Variant, record: GameRecord) -> State:
    """Replay, and check everything else that the record claims; what it leaves out is not checked.

    A seed must give the draws and match the commitment; the result must be that of the replay. Raises
    `BadRecord`, naming the false `field` if the entries replay but a claim is false.
    """
    source = source_of(record)
    if source is not None and record.asked:
        _check_asked(variant.game, record)
    final = variant.replay(record, source=source)
    check_result(record, final)
    check_branches(variant, record)
    return final


def check_branches(variant: Variant, record: GameRecord) -> None:
    """Raise `BadRecord` if an entry of a branch is not legal there; draws may be any that are possible."""
    waiting = [(branch, record) for branch in record.branches]
    while waiting:
        branch, line = waiting.pop()
        played = msgspec.structs.replace(
            record, entries=[*line.entries[: branch.at], *branch.entries], given=0
        )
        variant.replay(played)
        waiting += [(child, played) for child in branch.branches]


def check_result(record: GameRecord, final: State) -> None:
    """Raise `BadRecord` if the record's result differs from its replay."""
    if record.scores and record.scores != final.scores():
        raise BadRecord(HOUSE("record-scores", given=str(record.scores), true=str(final.scores())), "scores")
    if record.returns and not _near(record.returns, final.returns()):
        raise BadRecord(
            HOUSE("record-returns", given=str(record.returns), true=str(final.returns())), "returns"
        )
    if record.over != final.is_over:
        raise BadRecord(HOUSE("record-over"), "over")


def source_of(record: GameRecord) -> Seeded | None:
    """The source of draws that the record names; raises `BadRecord` if it is impossible."""
    if record.commitment and not is_hash(record.commitment):
        raise BadRecord(HOUSE("commitment-form", digits=HASH_DIGITS), "commitment")
    if record.contributions and not record.secret:
        raise BadRecord(HOUSE("record-no-secret"), "secret")
    if not record.seed:
        if record.secret:
            raise BadRecord(HOUSE("record-secret-alone"), "seed")
        return None
    if not is_hash(record.seed):
        raise BadRecord(HOUSE("seed-form", digits=HASH_DIGITS), "seed")
    source = Seeded(bytes.fromhex(record.seed))
    if record.secret:
        _check_shared(record, source)
    elif record.commitment and source.commitment != record.commitment:
        raise BadRecord(HOUSE("seed-commitment"), "commitment")
    return source


def _check_shared(record: GameRecord, source: Seeded) -> None:
    """Raise `BadRecord` unless the seed is made from the committed secret and the contributions."""
    if not is_hash(record.secret):
        raise BadRecord(HOUSE("secret-form", digits=HASH_DIGITS), "secret")
    for seat, contribution in enumerate(record.contributions):
        if contribution and not is_hash(contribution):
            raise BadRecord(HOUSE("contribution-bad", seat=seat, digits=HASH_DIGITS), "contributions")
    if not TABLE.fullmatch(record.table):
        raise BadRecord(HOUSE("table-form"), "table")
    if commitment_to(bytes.fromhex(record.secret)) != record.commitment:
        raise BadRecord(HOUSE("secret-commitment"), "commitment")
    if shared_seed(record.table, record.secret, record.contributions) != source.secret:
        raise BadRecord(HOUSE("seed-not-shared"), "contributions")


def _check_asked(game: Game, record: GameRecord) -> None:
    """Raise `BadRecord` unless open values are those that the secret gives."""
    try:
        wished = Variant.of(game, **{**record.options, **record.asked})
    except BadOption as error:
        raise BadRecord(error.message, "options") from None
    drawn = wished.settled(Seeded(bytes.fromhex(record.secret or record.seed))).options_text()
    for name in record.asked:
        if drawn[name] != record.options.get(name):
            raise BadRecord(HOUSE("option-drawn", name=name, due=drawn[name]), "options")


def _near(first: list[float], other: list[float]) -> bool:
    return len(first) == len(other) and all(abs(a - b) <= CLOSE for a, b in zip(first, other, strict=True))
