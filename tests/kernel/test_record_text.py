"""Records as text: written, read, written again; what is wrong is said with line, column and reason."""

from __future__ import annotations

import gzip
import re
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.games import everything, find
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.errors import BadRecord
from parlour.kernel.game import Game
from parlour.kernel.game_record import Branch, Comment, GameRecord, Identity, entries_in, read
from parlour.kernel.record_text import read_any, read_text, text_of
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import verify
from parlour.testing.tiny import GAME
from tests.sources import ROOT

VARIANT = Variant.of(GAME, seats=2, random_start=False)
SECONDS = 5
"""A file is read or refused within them, whatever is in it."""
NO_TURN: Final = re.compile(r"$|[#()]|(?!referee)[a-z]+( [^\s:]+){0,2} ?:")
"""How an empty line, a comment, a bracket or a header of a text begins."""


def tiny(slug: str) -> Game:
    """The tiny game, or one of those that everybody has."""
    return GAME if slug == GAME.slug else find(slug)


def played(variant: Variant = VARIANT, seed: int = 5, steps: int = 60, calls: bool = False) -> State:
    random, state = Random(seed), variant.new_state(seed=seed)
    while not state.is_over and len(state.history) < steps:
        if calls and len(state.history) == 10:
            state.apply(TABLE, state.legal_actions(TABLE)[0])
        seat = random.choice(state.turn)
        state.apply(seat, random.choice(state.legal_actions(seat)))
    return state


def with_remarks(state: State, random: Random) -> GameRecord:
    """A record with comments and branches in branches."""
    record = state.record(
        seats=["Anna", "Bot \u2116 2"],
        players=[
            Identity(kind="person"),
            Identity(kind="bot", level="keen", settings="effort=0.1", seed="7"),
        ],
        started="2026-11-28T20:00:00Z",
        clock="fischer 300+5",
    )
    entries = record.entries
    record.comments = [
        Comment(random.randrange(len(entries) + 1), "A thought,\n  in two lines") for _ in range(3)
    ]
    acted = [at for at, (actor, _) in enumerate(entries) if actor != CHANCE]
    at = random.choice(acted)
    inner = Branch(at=at, entries=entries[at : at + 2], title="deeper", comments=[Comment(at, "first")])
    record.branches = [Branch(at=at, entries=entries[at : at + 4], title="Instead", branches=[inner])]
    return record


def text(record: GameRecord) -> str:
    return text_of(tiny(record.game), record)


def refusal(document: str | bytes) -> str:
    with pytest.raises(BadRecord) as refused:
        read_any(document, tiny)
    assert len(str(refused.value)) < 1000
    return str(refused.value)


def test_a_record_looks_like_this() -> None:
    record = played(steps=7).record(seats=["Anna", "Ben"])
    record.comments = [Comment(5, "Well played.")]
    record.branches = [Branch(at=4, entries=record.entries[4:6], title="Or so")]
    lines = text(record).splitlines()
    assert lines[:3] == ["parlour-record-2", "game: tiny", f"rules: {GAME.rules_version}"]
    assert "player A: Anna" in lines
    assert lines.count("result: unfinished") == 1
    assert any(line.lstrip() == "( Or so" for line in lines)
    assert "# Well played." in lines


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_line_ends_marks_and_encodings_do_not_matter(end: str, encoding: str) -> None:
    written = text(with_remarks(played(), Random(3)))
    assert text(read_any(written.replace("\n", end).encode(encoding), tiny)) == written


def test_a_record_written_by_hand_needs_little() -> None:
    written = text(played(steps=20).record())
    kept = [line for line in written.splitlines() if line.split(":")[0] in {"parlour-record-2", "game"}]
    options = [line for line in written.splitlines() if line.startswith("option")]
    turns = [line.partition(". ")[2] for line in written.splitlines() if line[:1].isdigit()]
    by_hand = "\n\n".join(["", *kept, *options, *(f"   {turn}  " for turn in turns)])
    assert read_any(by_hand, tiny).entries == played(steps=20).record().entries


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), steps=st.integers(6, 60), calls=st.booleans())
def test_text_to_record_to_text_is_a_fixed_point(seed: int, steps: int, calls: bool) -> None:
    record = with_remarks(played(seed=seed, steps=steps, calls=calls), Random(seed))
    first = text(record)
    second = read_any(first, tiny)
    assert text(second) == first
    assert text(read(second.json())) == first
    assert second.entries == record.entries
    assert read(second.json()) == second


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=60))
def test_any_name_note_and_title_can_be_written(name: str, note: str, title: str) -> None:
    record = played(steps=6).record(seats=[name, "\x00\x7f\u2028"], table=title)
    record.comments = [Comment(0, note), Comment(6, note), Comment(6, title)]
    record.branches = [Branch(at=5, entries=record.entries[5:6], title=title)]
    written = text(record)
    again = read_any(written.encode(), tiny)
    assert again.seats == record.seats
    assert again.table == title
    assert text(again) == written


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_game_under_all_its_options_is_a_fixed_point(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(everything()), label="game")
    options: dict[str, object] = {"seats": data.draw(st.sampled_from(game.seating.seats), label="seats")}
    for option in game.options:
        if option.choices:
            options[option.name] = data.draw(
                st.sampled_from([choice.text for choice in option.choices]), label=option.name
            )
    seed = data.draw(st.integers(0, 1000), label="seed")
    game.compiled.load_rules()
    try:
        state = played(Variant.of(game, **options).for_new_games(), seed, steps=40)
    except parlour.BadOption:
        return  # these do not go together
    record = (
        with_remarks(state, Random(seed)) if any(a != CHANCE for a, _ in state.history) else state.record()
    )
    written = record.text()
    again = parlour.read_record(written)
    assert again.text() == written
    assert again.entries == record.entries
    assert parlour.load(game.slug).replay(again) == state


def test_what_is_wrong_is_named_with_line_column_and_reason() -> None:
    written = text(played(steps=20).record(seats=["Anna", "Ben"]))
    lines = written.splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("2. "))
    turn = lines[number - 1]
    who = turn.split()[1]

    def with_line(line: str) -> str:
        return "\n".join([*lines[: number - 1], line, *lines[number:]])

    assert refusal(with_line(f"2. {who} hop")).startswith(f"line {number}, column 6: ")
    assert refusal(with_line("3. " + turn[3:])) == f"line {number}, column 1: this is turn 2, not 3"
    assert (
        refusal(with_line(f"2. Z {turn[5:]}"))
        == f"line {number}, column 4: there is no seat Z; the last is B"
    )
    assert refusal(with_line("hello there")).startswith(f"line {number}, column 1: “hello there” is no turn")
    assert refusal(with_line("colour: red")).startswith(f"line {number}, column 1: headers stand before")
    assert refusal(with_line(")")) == f"line {number}, column 1: no branch ends here"
    assert refusal("\n".join([*lines, "("])).startswith(
        f"line {len(lines) + 1}, column 1: the branch that begins"
    )
    assert refusal(with_line(f"2. {who} \x00")).endswith("there is a control character (U+0000)")
    assert refusal(with_line(f"\uff12. {turn[3:]}")).startswith(f"line {number}, column 1: ")
    wrong = with_line(turn[:5] + chr(ord(turn[5]) + 0xFEE0) + turn[6:])  # a full-width letter or digit
    assert refusal(wrong).startswith(f"line {number}, column 6: ")


def test_an_illegal_turn_is_refused_with_its_rule() -> None:
    state = parlour.load("36", seats=2).new_state(seed=5)
    seat = state.turn[0]
    state.apply(seat, state.legal_actions(seat)[0])
    lines = state.record().text().splitlines()
    said = refusal("\n".join([*lines, f"2. {'BA'[seat]} pass"]))
    assert said.startswith(f"line {len(lines) + 1}, column 6: pass is not legal: rule ")


@pytest.mark.parametrize(
    ("header", "said"),
    [
        ("game: chess", "line 2, column 7: no game is called “chess”"),
        ("rules: 99", "line 2, column 8: the record has version 99"),
        ("rules: many", "line 2, column 8: “rules” cannot be “many”"),
        ("option seats: 99", "line 2, column 15: the record's options"),
        ("option colour: red", "line 2, column 16: the record's options"),
        ("colour: red", "line 2, column 1: “colour” is no header"),
        ("player AB: Anna", "line 2, column 1: “player AB” is no header"),
        ("player A kind: ghost", "line 2, column 16: “player A kind” cannot be “ghost”"),
        ("scores: 1, x", "line 2, column 9: “scores” cannot be"),
        ("scores: 99, 99", "line 2, column 9: the record says scores"),
        ("returns: 7", "line 2, column 10: the record says returns"),
        ("result: over", "line 2, column 9: the record and its replay disagree"),
        ("given: 99", "line 2, column 8: the record has 0 entries"),
        ("position: here", "line 2, column 11: the position is not readable"),
        ('player A: "Anna', "line 2, column 11: “player A” cannot be"),
    ],
)
def test_a_wrong_header_is_named_where_it_stands(header: str, said: str) -> None:
    key = header.split(":")[0]
    lines = [
        "parlour-record-2",
        header,
        *(line for line in ("game: tiny", "option seats: 2") if key not in line),
    ]
    assert refusal("\n".join(lines)).startswith(said), refusal("\n".join(lines))


@pytest.mark.parametrize(
    "document",
    [
        "",
        "\ufeff",
        "hello",
        "<html>",
        "parlour-record-3\ngame: tiny",
        "parlour-record-1\ngame: tiny",
        "parlour-record-2",
        "parlour-record-2\n" + "(\n" * 50_000,
        "parlour-record-2\ngame: tiny\n" + "(\n" * 50_000,
        "parlour-record-2\ngame: " + "t" * 5_000_000,
        "parlour-record-2\ngame: tiny\nA " + "1" * 5_000_000,
        "parlour-record-2\ngame: tiny\nA " + "1," * 500_000,
        "parlour-record-2\ngame: tiny\n" + "# note\n" * 150_000,
        "parlour-record-2\ngame: tiny\n" + "# note\n\n" * 20_000,
        "parlour-record-2\n" + "player A: x\n" * 2,
        "parlour-record-2\ngame: tiny\n\u0410 pass",
        "parlour-record-2\ngame: tiny\n" + "9" * 400_000 + ". A pass",
        "{" * 100_000,
        '{"game":' * 10_000,
        "[" * 100_000,
        b"parlour-record-2\ngame: \xff\xfe",
        b"\x00" * 1000,
        "parlour-record-2\ngame: tiny\ud800",
    ],
)
def test_hostile_documents_are_refused_soon(document: str | bytes) -> None:
    begun = time.process_time()
    refusal(document)
    assert time.process_time() - begun < SECONDS


def test_branches_within_branches_have_a_depth() -> None:
    written = text(played(steps=8).record()).rstrip()
    last = written.splitlines()[-1]
    for depth, fits in ((16, True), (17, False)):
        deep = "\n".join([written, *(["(", last] * depth), *([")"] * depth)])
        if fits:
            assert text(read_any(deep, tiny))
        else:
            assert "at most 16" in refusal(deep)
    branch = Branch(at=0, entries=[(CHANCE, 1)])
    for _ in range(400):
        branch = Branch(at=0, entries=[(CHANCE, 1)], branches=[branch])
    record = GameRecord(game="tiny", rules_version=1, options={}, entries=[(CHANCE, 1)], branches=[branch])
    assert "at most 16" in refusal(record.json())


def test_the_place_of_a_fault_in_json_is_named() -> None:
    assert refusal('{\n  "game": }').startswith("line 2, column 11: ")


def test_a_comment_or_branch_beyond_the_game_is_refused() -> None:
    record = played(steps=8).record()
    for wrong in ({"comments": [Comment(9, "x")]}, {"branches": [Branch(at=9, entries=[])]}):
        document = GameRecord(**{name: getattr(record, name) for name in record.__struct_fields__} | wrong)
        assert "where it has no entry" in refusal(document.json())


def test_a_game_goes_on_after_its_end_in_a_branch() -> None:
    record = played(steps=8).record()
    seats = played(steps=8)
    action = seats.legal_actions(seats.turn[0])[0]
    record.branches = [Branch(at=8, entries=[(seats.turn[0], action)], title="What would have come")]
    again = read_any(text(record), tiny)
    (branch,) = again.branches
    assert [*again.entries[: branch.at], *branch.entries] == [*record.entries, (seats.turn[0], action)]


def test_a_record_may_begin_from_a_position(tmp_path: Path) -> None:
    state = played(parlour.load("36", seats=2), steps=40)
    file = tmp_path / "position.txt"
    options = "".join(f"option {name}: {value}\n" for name, value in state.variant.options_text().items())
    file.write_text(f"parlour-record-2\ngame: 36\n{options}position: {state.text()}\n", encoding="utf-8")
    record = parlour.read_record(file)
    again = parlour.load("36").replay(record)
    assert again == state
    assert parlour.read_record(str(file)) == record
    assert record.text().count("position: ") == 1


def mutated(written: str, random: Random) -> str:
    """A text with a few letters or lines changed, left out, doubled or swapped."""
    for _ in range(random.randint(1, 3)):
        lines = written.split("\n")
        at, where = random.randrange(len(written)), random.randrange(len(lines))
        other = random.choice('09azAB-*.,|()#:=/ \n\x00\u0430\uff11\u2028"')
        written = random.choice(
            (
                written[:at] + other + written[at + 1 :],
                written[:at] + written[at + 1 :],
                written[:at] + other + written[at:],
                "\n".join(lines[:where] + lines[where + 1 :]),
                "\n".join(lines[: where + 1] + lines[where:]),
                "\n".join(lines[:where] + random.sample(lines, len(lines))[:2] + lines[where:]),
            )
        )
    return written


def tried(game: Game, seed: int, count: int) -> int:
    """Read mutants of a game's record; how many were refused."""
    random, refused = Random(seed), 0
    options = {"random_start": False} if game is GAME else {}
    game.compiled.load_rules()  # what is read is replayed, and that thrice
    state = played(Variant.of(game, **options), seed, steps=70)
    original = text_of(game, with_remarks(state, random))
    for _ in range(count):
        document = mutated(original, random)
        try:
            record = read_any(document, tiny)
        except BadRecord as error:
            said = str(error)
            refused += 1
        else:
            said = "line "
            written = text_of(tiny(record.game), record)
            assert text_of(tiny(record.game), read_text(written, tiny)) == written
            says_the_same(document, record)
        assert "line " in said or "this is not a record" in said, said
    return refused


def says_the_same(document: str, record: GameRecord) -> None:
    """Every action of a text that was read stands in the record, and no other."""
    lines = [line.strip() for line in document.split("\n")][1:]
    turns = [re.sub(r"^[0-9]+\.", "", line) for line in lines if not NO_TURN.match(line)]
    parts = [part for turn in turns for part in turn.split("|") if part.strip()]
    assert sum(part.count(",") + 1 for part in parts) == entries_in(record), document


@pytest.mark.parametrize("number", ["1.", "1. ", "1.  ", "1.\t", ""])
def test_blanks_after_the_number_of_a_turn_do_not_matter(number: str) -> None:
    written = text(played(steps=8).record())
    begun = next(line for line in written.split("\n") if line.startswith("1. "))
    assert text(read_any(written.replace(begun, number + begun.removeprefix("1. ")), tiny)) == written


@pytest.mark.parametrize("game", [GAME, *everything()], ids=lambda game: game.slug)
def test_mutated_files_are_refused_or_read_as_what_they_say(game: Game) -> None:
    assert tried(game, seed=7, count=60) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", [GAME, *everything()], ids=lambda game: game.slug)
def test_many_mutated_files_are_refused_or_read_as_what_they_say(game: Game) -> None:
    assert sum(tried(game, seed, count=100) for seed in range(20)) > 500


def test_records_of_the_first_format_open_for_ever() -> None:
    """These were written before there was a second format."""
    documents = gzip.decompress((ROOT / "tests/old_data/records-1.jsonl.gz").read_bytes()).splitlines()
    assert len(documents) >= len({parlour.read_record(each).game for each in documents}) >= 5
    for document in documents:
        assert b'"parlour-record-1"' in document
        record = parlour.read_record(document)
        assert verify(parlour.load(record.game), record).is_over
        again = parlour.read_record(record.text())
        assert (again, again.format) == (record, "parlour-record-2")


def test_the_example_of_the_page_is_a_record() -> None:
    page = (ROOT / "docs/reference/record.md").read_text(encoding="utf-8")
    example = page.partition("```text\n")[2].partition("```")[0]
    assert text(read_any(example, tiny)) == example
