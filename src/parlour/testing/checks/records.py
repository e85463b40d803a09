"""A record replays to the same bytes, verifies, and does not verify after tampering."""

from __future__ import annotations

from random import Random

import msgspec

from parlour.kernel import game_record
from parlour.kernel.actors import CHANCE
from parlour.kernel.chance import Seeded
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.game_record import Branch, Comment, GameRecord
from parlour.kernel.record_text import read_text, text_of
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import verify
from parlour.testing.cases import Case
from parlour.testing.walks import choose, walk

MOST_ENTRIES = 600
"""Entries after which a game is left unfinished; its record says so."""


def seeded_game(case: Case, seed: int) -> State:
    """A random game whose draws come from its seed, whole if it is not too long."""
    random, draws = Random(seed), Seeded(seed)
    state = case.variant.new_state(seed=seed)
    while not state.is_over and len(state.history) < MOST_ENTRIES:
        state.apply(*choose(state, random, draws, len(state.history)))
    return state


def replays(case: Case, seed: int) -> None:
    """Written, read, replayed, verified: the same bytes; half of it too."""
    state = seeded_game(case, seed)
    record = state.record(seats=["Ada", "Bo"])
    assert record.over == state.is_over
    read = game_record.read(record.json())
    assert read == record, "a record is not the same after JSON"
    again = case.variant.replay(read)
    assert again.to_bytes() == state.to_bytes(), "the replay ends elsewhere"
    assert again.history == state.history
    assert verify(case.variant, read).to_bytes() == state.to_bytes()
    half = len(record.entries) // 2
    middle = case.variant.replay(read, upto=half)
    assert len(middle.history) == half
    for seat in range(state.seats + 1):
        assert again.view(seat).history == state.view(seat).history
        assert again.seen_by(seat) == state.seen_by(seat)


def reads_as_text(case: Case, seed: int) -> None:
    """As text with comments and a branch, read and written again: the same record, the same text."""
    state = seeded_game(case, seed)
    record = state.record(seats=["Ada", "Bo"])
    entries = record.entries
    record.comments = [Comment(0, "Begins."), Comment(len(entries), "So it\nended.")]
    played = [at for at, (actor, _) in enumerate(entries) if actor != CHANCE]
    at = played[len(played) // 2] if played else 0
    record.branches = [Branch(at=at, entries=entries[at : at + 3], title="Again")] if played else []
    text = text_of(case.game, record)
    read = read_text(text, lambda slug: case.game)
    assert text_of(case.game, read) == text, "the text of a record changes when it is read and written"
    branch, read.branches, record.branches = read.branches, [], []
    assert read == record, "a record is not the same after its text"
    for one in branch:
        assert [*entries[: one.at], *one.entries] == entries[: at + 3]
    begun = msgspec.structs.replace(record, entries=[], comments=[], position=state.text())
    again = read_text(text_of(case.game, begun), lambda slug: case.game)
    assert case.variant.replay(again).to_bytes() == state.to_bytes(), "a position is lost in a record"


def goes_on_by_its_rules(case: Case, newest: Game, seed: int) -> None:
    """A game of an older version, as record and as bytes, goes on by it in the program of the newest.

    `case` is of the older version.
    """
    version = case.game.rules_version
    state = seeded_game(case, seed)
    record = game_record.read(state.record().json())
    assert record.rules_version == version
    assert verify(Variant.of(newest), record).to_bytes() == state.to_bytes()
    variant = Variant.of(newest, **record.options)
    assert int(variant.new_state(seed=seed).fields.version) == newest.rules_version
    at = len(record.entries) // 2
    middle = Variant.of(newest).replay(record, upto=at)
    for going in (middle, variant.from_bytes(middle.to_bytes())):
        for entry in record.entries[at:]:
            going.apply(*entry)
        assert int(going.fields.version) == version
        assert going.to_bytes() == state.to_bytes(), f"it went on otherwise than by version {version}"


def same_seed_same_game(case: Case, seed: int) -> None:
    """Two games with the same seed and the same choices are the same, entry by entry."""
    one, two = seeded_game(case, seed), seeded_game(case, seed)
    assert one.history == two.history
    assert one.to_bytes() == two.to_bytes()
    walks = [[state.to_bytes() for state in walk(case.variant, seed)] for _ in range(2)]
    assert walks[0] == walks[1]


def tampering_shows(case: Case, seed: int) -> None:
    """Another draw, a missing entry, an entry too many, another result: each is refused."""
    record = seeded_game(case, seed).record()
    draws = [n for n, (actor, _) in enumerate(record.entries) if actor == CHANCE]
    for number in draws[:: max(1, len(draws) // 5)]:
        before = case.variant.replay(record, upto=number)
        other = [k for k, _ in before.chance_outcomes() if k != record.entries[number][1]]
        if other:
            _refused(case, record, number, (CHANCE, other[0]))
    if record.over:
        _refused(case, record, len(record.entries) - 1, None)
    _refused(case, msgspec.structs.replace(record, entries=[*record.entries, (0, 0)]), -1, None)
    _refused(case, msgspec.structs.replace(record, scores=[s + 1 for s in record.scores]), -1, None)


def _refused(case: Case, record: GameRecord, at: int, entry: tuple[int, int] | None) -> None:
    entries = list(record.entries)
    if at >= 0:
        entries[at : at + 1] = [] if entry is None else [entry]
    changed = msgspec.structs.replace(record, entries=entries)
    try:
        verify(case.variant, changed)
    except BadRecord:
        return
    raise AssertionError(f"a record with {entry} for entry {at} verifies")
