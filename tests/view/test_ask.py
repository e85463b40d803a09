"""What a page without its game's module asks is answered from the records that its seat could fold."""

from __future__ import annotations

from base64 import b64decode
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.display.contract import display_of
from parlour.display.following import subject
from parlour.display.news import Follower
from parlour.display.pieces import draw, reader_of
from parlour.display.reading import Reader, mismatch_in_numbers
from parlour.display.telling import encode, teller_of
from parlour.kernel import calls
from parlour.kernel.entries import Entry
from parlour.kernel.game import Game
from parlour.kernel.message import catalogue_of
from parlour.kernel.records import record_of
from parlour.kernel.state import State
from parlour.play.draft import attempt
from parlour.play.errors import Declined
from parlour.play.table import Table
from parlour.view.ask import MOST_ACTIONS, MOST_CALLS, Answer, OpenSource, SeatSource, narrate, read_calls
from parlour.view.changes import changed
from parlour.view.company import Pages
from parlour.view.stream import Stream
from parlour.wire.parts import NarratorCall
from parlour.wire.to_client import Moves
from tests.play.tables import ALL_GAMES, ANNA, BEN, LINK, a_run, commit, do, people, play_out, table_of

DRAWN = [game for game in ALL_GAMES if game.display]


class Page:
    """A page with the module of its game: it folds what its seat is told, and works everything out itself."""

    def __init__(self, table: Table, seat: int) -> None:
        self.variant, self.game, self.seat = table.state.variant, table.state.game, seat
        (moves,) = [each for each in Pages(table).hello(seat, None) if isinstance(each, Moves)]
        self.cut = moves.cut
        self.records = [b64decode(moves.start)]
        for move in moves.moves:
            self.records.append(changed(self.records[-1], b64decode(move.changes)))
        self.entries = [Entry(move.actor, move.action) for move in moves.moves]
        reader = reader_of(display_of(self.game).board(self.variant))
        self.reader, self.follower = reader, Follower(self.variant, teller_of(self.variant), reader)

    @property
    def n(self) -> int:
        return len(self.entries)

    def fields(self, n: int) -> np.record:
        return record_of(self.game.dtype, self.records[n])

    def scene(self, n: int) -> Answer:
        game, fields, seat = self.game, self.fields(n), self.seat
        over = not calls.turn(game, fields)
        return [
            list(encode(game, "scene", fields, seat)),
            list(encode(game, "ending", fields)) if over else [],
            calls.scores(game, fields, self.variant.seats) if calls.scored(game.rules, fields) else [],
            np.frombuffer(draw(game, fields, seat), np.int32).tolist(),
        ]

    def changes(self, first: int, last: int) -> Answer:
        records, entries = self.records[first : last + 1], self.entries[first:last]
        return [self.follower.encode(self.seat, records, entries).tolist()]

    def tell(self, first: int, last: int) -> Answer:
        lines = Answer()
        for n in range(first, last):
            actor, action = self.entries[n]
            line = encode(self.game, "tell", self.fields(n), actor, action, self.fields(n + 1), self.seat)
            lines.append([subject(actor, action), *line] if line else [])
        return lines

    def legal(self, n: int) -> Answer:
        due = [seat for seat in calls.turn(self.game, self.fields(n)) if seat >= 0]
        able = calls.legal_actions(self.game, self.fields(n), self.seat) if self.seat in due else []
        return [due, able]


def played(game: Game, seed: int, steps: int) -> Table:
    """A table at which something has been played, and perhaps taken back."""
    chosen = Random(seed)
    seats = chosen.choice([count for count in game.seating.seats if count <= 4])
    table = table_of(*people(seats), game=game, secret=chosen.randbytes(32))
    for _ in range(steps):
        if table.state.phase != "playing":
            break
        seat = chosen.choice(table.state.due)
        if chosen.random() < 0.1 and seats > 1 and table.state.frames.first_of(seat):
            do(table, table.propose_ask(seat, "takeback"))
            for other in table.state.people:
                if other != seat and table.state.question:
                    do(table, table.propose_answer(other, True))
        else:
            commit(table, seat, chosen.randrange(2**16))
    return table


@pytest.mark.parametrize("game", DRAWN, ids=str)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 30))
def test_a_seat_is_answered_what_its_page_would_work_out(game: Game, seed: int, steps: int) -> None:
    table, chosen = played(game, seed, steps), Random(seed)
    stream = Stream(table)
    for seat in range(table.state.seats + 1):
        page, source = Page(table, seat), SeatSource(table, stream, seat)
        assert source.known == (page.cut, page.n)
        first, last = sorted(chosen.choices(range(page.n + 1), k=2))
        last = min(last, first + 12)
        calls = [
            NarratorCall("scene", last),
            NarratorCall("changes", first, last),
            NarratorCall("tell", first, last),
            NarratorCall("legal", last),
        ]
        expected = [page.scene(last), page.changes(first, last), page.tell(first, last), page.legal(last)]
        assert narrate(source, page.cut, calls) == expected


@pytest.mark.parametrize("game", DRAWN, ids=str)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 20))
def test_a_draft_is_answered_by_the_seats_own_record(game: Game, seed: int, steps: int) -> None:
    table, chosen = played(game, seed, steps), Random(seed)
    for seat in table.state.due:
        page = Page(table, seat)
        source = SeatSource(table, Stream(table), seat)
        run = a_run(table, seat, seed)
        chosen.shuffle(run)
        run.insert(chosen.randrange(len(run) + 1), chosen.randrange(game.action_count))
        trial = attempt(State(page.variant, page.fields(page.n), viewer=seat), seat, run)
        ((order, legal, rows, _, *wrong),) = narrate(
            source, page.cut, [NarratorCall("preview", page.n, actions=run)]
        )
        assert (order, legal) == (list(trial.order), list(trial.legal))
        assert [action for action, *_ in wrong] == [action for action, _ in trial.wrong]
        shown = [draw(game, each.fields, seat) for each in (trial.before, trial.after)]
        assert rows == page.reader.differences(*shown).ravel().tolist()
        law: Any = game.law
        words = Reader(catalogue_of(game.package), law.messages, law.reasons.PARAMETERS)
        for (action, *why), (_, refusal) in zip(wrong, trial.wrong, strict=True):
            calls = [NarratorCall("refusal", page.n, actions=[*order, action])]
            assert narrate(source, page.cut, calls) == [[why]]
            assert words.refusal(why) == refusal


@pytest.mark.parametrize("game", DRAWN, ids=str)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 20))
def test_what_does_not_go_together_is_answered_in_numbers(game: Game, seed: int, steps: int) -> None:
    table, chosen = played(game, seed, steps), Random(seed)
    reasons: Any = import_module(game.law_module)
    faces = len(display_of(game).board(table.state.variant).faces)
    for seat in table.state.due:
        page, source = Page(table, seat), SeatSource(table, Stream(table), seat)
        view = State(page.variant, page.fields(page.n), viewer=seat)
        for action in chosen.sample(range(game.action_count), 12):
            for face in (-1, chosen.randrange(faces)):
                call = NarratorCall("refusal", page.n, actions=[action], face=face)
                told = mismatch_in_numbers(reasons, view.fields, seat, action, face)
                without = NarratorCall("refusal", page.n, actions=[action])
                ((order, *_),) = narrate(
                    source, page.cut, [NarratorCall("preview", page.n, actions=[action])]
                )
                assert order == [action] * (action in view.legal_actions(seat))
                ((answer,),), ((law,),) = (narrate(source, page.cut, [one]) for one in (call, without))
                assert answer == (told or law)


def test_entries_that_are_not_there_are_declined() -> None:
    table = play_out(table_of(ANNA, BEN), commits=3)
    source = SeatSource(table, Stream(table), 0)
    cut, n = source.known
    for call in (
        NarratorCall("scene", n + 1),
        NarratorCall("scene", -1),
        NarratorCall("changes", 0, n + 1),
        NarratorCall("changes", n, n - 1),
        NarratorCall("tell", 2),
    ):
        with pytest.raises(Declined, match="changed"):
            narrate(source, cut, [call])
    with pytest.raises(Declined, match="changed"):
        narrate(source, cut + 1, [NarratorCall("scene", n)])
    with pytest.raises(Declined, match="too much"):
        narrate(source, cut, [NarratorCall("scene", n)] * (MOST_CALLS + 1))
    with pytest.raises(Declined, match="too much"):
        narrate(source, cut, [NarratorCall("preview", n, actions=[0] * (MOST_ACTIONS // 2))] * 3)
    with pytest.raises(Declined):
        narrate(source, cut, [NarratorCall("preview", n, actions=[10**9])])
    with pytest.raises(Declined, match="At least one"):
        narrate(source, cut, [NarratorCall("refusal", n)])


def test_who_watches_drafts_nothing() -> None:
    table = table_of(ANNA, BEN)
    source = SeatSource(table, Stream(table), 2)
    with pytest.raises(Declined, match="changed"):
        narrate(source, 0, [NarratorCall("preview", source.known.n, actions=[0])])


def test_before_the_start_there_is_nothing_to_tell_but_the_empty_table() -> None:
    table = table_of(ANNA, LINK)
    source = SeatSource(table, Stream(table), 0)
    assert source.known == (0, 0)
    assert narrate(source, 0, [NarratorCall("scene", 0)])


@pytest.mark.parametrize("game", DRAWN, ids=str)
def test_a_finished_game_is_open(game: Game) -> None:
    seats = min(count for count in game.seating.seats if count > 1)
    table = table_of(*people(seats), game=game)
    play_out(table)
    source = OpenSource(table.state.frames)
    n = table.state.entries
    (scene, changes, legal) = narrate(
        source,
        0,
        [NarratorCall("scene", n), NarratorCall("changes", n - 3, n), NarratorCall("legal", n)],
    )
    assert scene[1]
    assert scene[2] == table.state.position.scores()
    assert changes[0][0] > 0
    assert legal == [[], []]
    backs = [k for k, face in enumerate(display_of(game).board(table.state.variant).faces) if face.back]
    begun = next(n for n, entry in enumerate(table.state.position.history) if entry.actor >= 0)
    ((_, _, _, rows),) = narrate(source, 0, [NarratorCall("scene", begun)])
    held = [rows[at + 2] for at in range(0, len(rows), 9)]
    if game is DRAWN[0]:
        assert not set(held) & set(backs)


@pytest.mark.parametrize("text", ["scene", "scene.x", "look.1", "scene.1.2.y", "", "scene..1"])
def test_a_call_that_is_none_is_declined(text: str) -> None:
    with pytest.raises(Declined):
        read_calls(text)
