"""What a seat is told: a snapshot with the updates after it is the later snapshot."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.display import telling
from parlour.games import catalogue
from parlour.kernel.game import Game
from parlour.kernel.message import to_json
from parlour.play.counts import Count
from parlour.play.table import Table
from parlour.play.tokens import holder_of
from parlour.testing.changes import apply
from parlour.testing.tiny import GAME
from parlour.testing.words import in_words
from parlour.view.company import LINES_SHOWN, WATCHERS_LINES_SHOWN, Pages
from parlour.view.words import WAITING, TableInWords
from parlour.wire.parts import NumberedLine
from parlour.wire.to_client import (
    Asked,
    Chat,
    Draft,
    Draws,
    Next,
    Players,
    Snapshot,
    Standings,
    ToClient,
    Update,
)
from tests.play.tables import (
    ANNA,
    BEN,
    CLEO,
    END,
    LINK,
    a_round,
    a_run,
    acts_unseen,
    commit,
    do,
    made,
    people,
    play_out,
    table_of,
    unseen_action,
)

DRAWN = [game for game in catalogue() if game.display is not None]
SEVERAL_AT_ONCE = [game for game in catalogue() if game.display and acts_unseen(game)]


def over_the_wire(message: ToClient) -> ToClient:
    """What arrives when a message is sent."""
    arrived: ToClient = msgspec.json.decode(to_json(message), type=ToClient)
    return arrived


@dataclass
class Browser:
    """What a client makes of messages: as the page does, it knows no rules."""

    now: Snapshot
    heard: list[ToClient] = field(default_factory=list)

    def hear(self, messages: list[ToClient]) -> None:
        for message in map(over_the_wire, messages):
            self.heard.append(message)
            match message:
                case Snapshot():
                    self.now = message
                case Update():
                    self._update(message)
                case Players():
                    self.now.phase, self.now.players = message.phase, message.players
                    self.now.line = message.line
                    if message.phase != "waiting":
                        self.now.invite, self.now.fewer = "", []
                    self.now.host = message.host
                case Asked():
                    self.now.question = message.question
                case Chat(line):
                    self.now.line = line.line
                    self.now.chat.append(line)
                case Next(table):
                    self.now.next = table
                case Draws(contributions):
                    self.now.contributions = contributions or self.now.contributions
                case Standings(series):
                    self.now.series = series

    def _update(self, update: Update) -> None:
        now = self.now
        now.n, now.cut, now.line = update.n, update.cut, max(now.line, update.line)
        for step in update.steps:
            now.pieces = apply(now.pieces, step.changes)
            if step.told is not None:
                now.log.append(NumberedLine(update.n, step.seat, step.told, update.line))
        for name in ("seats", "sentence", "status", "marks", "panels", "due", "legal", "calls"):
            if getattr(update, name) is not None:
                setattr(now, name, getattr(update, name))
        now.starter = max(now.starter, update.starter)
        now.moved |= update.moved
        if update.result is not None:
            now.result, now.phase = update.result, "over"


def as_seen(snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot piece by piece; the order of pieces does not matter."""
    facts: dict[str, Any] = msgspec.to_builtins(in_words(snapshot))
    by_id = sorted(snapshot.pieces, key=lambda piece: piece.id)
    return {**facts, "pieces": [msgspec.to_builtins(piece) for piece in by_id], "n": 0}


def snapshot_of(words: TableInWords, seat: int) -> Snapshot:
    arrived = over_the_wire(words.snapshot(seat))
    assert isinstance(arrived, Snapshot)
    return arrived


def watchers(table: Table, words: TableInWords) -> list[Browser]:
    return [Browser(snapshot_of(words, seat)) for seat in range(table.state.seats + 1)]


def test_everybody_who_listens_sees_what_a_reload_would_show() -> None:
    table = table_of(ANNA, BEN, CLEO, top=4)
    words = TableInWords(Pages(table))
    browsers = watchers(table, words)
    while table.state.phase == "playing":
        n = table.state.n
        commit(table, table.state.due[n % len(table.state.due)], n)
        if n % 3 == 0:
            do(table, table.propose_chat(n % 3, f"line {n}"))
        for seat, browser in enumerate(browsers):
            browser.hear(words.since(seat, n))
            assert as_seen(browser.now) == as_seen(snapshot_of(words, seat))
    assert browsers[0].now.result is not None
    assert [browser.now.log[-1].told.text for browser in browsers] == ["All 8 cards are out."] * 4


@settings(max_examples=40)
@given(seed=st.integers(0, 2**16))
def test_who_was_away_misses_nothing_and_doubles_nothing(seed: int) -> None:
    away_and_back(GAME, seed)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: str(game.slug))
def test_so_it_is_in_every_game(game: Game, seed: int) -> None:
    away_and_back(game, seed)


def away_and_back(game: Game, seed: int) -> None:
    """Disconnecting at any event and reconnecting at any later one."""
    dice = Random(seed)
    count = dice.choice(game.seating.seats)
    table = table_of(*people(count), game=game, seats=count, secret=dice.randbytes(32))
    words = TableInWords(Pages(table))
    seats = dice.sample(range(count + 1), min(2, count + 1))
    browsers = {seat: Browser(snapshot_of(words, seat)) for seat in seats}
    known = dict.fromkeys(seats, table.state.n)
    for turn in range(6):
        if table.state.phase != "playing":
            break
        commit(table, dice.choice(table.state.due), dice.randrange(1000))
        for seat in seats:
            if dice.random() < 0.5 or turn == 5:
                browsers[seat].hear(words.since(seat, known[seat]))
                known[seat] = table.state.n
                assert as_seen(browsers[seat].now) == as_seen(snapshot_of(TableInWords(Pages(table)), seat))


def test_the_waiting_room_fills_and_the_game_begins() -> None:
    new = made(ANNA, LINK, LINK)
    table = new.table
    words = TableInWords(Pages(table))
    browsers = watchers(table, words)
    assert [browser.now.invite for browser in browsers] == [table.state.created.invite] * 3 + [""]
    assert browsers[0].now.sentence == str(WAITING)
    assert browsers[0].now.pieces == []
    for name in ("Ben", "Cleo"):
        n = table.state.n
        do(table, table.propose_sit(table.state.created.invite, name, holder_of(name))[1])
        for seat, browser in enumerate(browsers):
            browser.hear(words.since(seat, n, here={0}))
            assert as_seen(browser.now) == as_seen(words.snapshot(seat, here={0}))
    kinds = [type(message) for message in browsers[1].heard]
    assert kinds == [Players, Players, Update]
    begun = browsers[1].heard[-1]
    assert isinstance(begun, Update)
    first = table.state.position.history[0].action
    after = table.state.position.fields  # of the draw of a starter, nothing is read
    told = telling.tell(table.state.variant, after, -1, first, after, 1)
    assert begun.steps[0].told == in_words(told)
    assert len([step for step in begun.steps if step.changes]) == 6
    assert browsers[1].now.due == [0, 1, 2]


def test_a_rematch_and_giving_up_are_told() -> None:
    table = a_round(table_of(ANNA, BEN))
    words = TableInWords(Pages(table))
    browsers = watchers(table, words)
    n = table.state.n
    do(table, table.propose_leave(1))
    for seat in range(2):
        do(table, table.propose_again(seat))
    do(table, table.propose_next("next-table"))
    for seat, browser in enumerate(browsers):
        browser.hear(words.since(seat, n))
        assert as_seen(browser.now) == as_seen(snapshot_of(words, seat))
        assert browser.now.next == "next-table"
        assert browser.now.result is not None
        assert browser.now.result.sentence == "Ben resigned: Anna wins."
        assert [player.again for player in browser.now.players] == [True, True]


def test_a_snapshot_has_the_last_lines_and_not_too_many_of_who_watch() -> None:
    table = table_of()
    for n in range(30):
        do(table, table.propose_chat(0, f"player {n}"))
    for n in range(WATCHERS_LINES_SHOWN + 30):
        do(table, table.propose_chat(table.state.seats, f"watcher {n}"))
    chat = snapshot_of(TableInWords(Pages(table)), 0).chat
    assert [line.text for line in chat if line.seat == 0] == [f"player {n}" for n in range(30)]
    assert [line.text for line in chat if line.seat < 0] == [
        f"watcher {n}" for n in range(30, WATCHERS_LINES_SHOWN + 30)
    ]
    for n in range(LINES_SHOWN):
        do(table, table.propose_chat(1, f"more {n}"))
    chat = snapshot_of(TableInWords(Pages(table)), 0).chat
    assert [line.text for line in chat] == [f"more {n}" for n in range(LINES_SHOWN)]


def unseen_by(table: Table, seat: int) -> tuple[int, list[int]] | None:
    """Another seat and an action of it that `seat` can notice nothing of, if there is one now."""
    for other in set(table.state.due) - {seat}:
        action = unseen_action(table.state.position, other, (seat,))
        if action is not None:
            return other, [action]
    return None


def frames(pages: Pages, seat: int, since: int) -> bytes:
    """All that a seat is sent, but for the names of tables."""
    state, told = pages.table.state, TableInWords(pages)
    news = [
        *told.since(seat, since),
        told.snapshot(seat),
        *pages.since(seat, since),
        *pages.hello(seat, None),
    ]
    text = to_json([*news, pages.players()])
    return text.replace(state.id.encode(), b"").replace(state.created.invite.encode(), b"")


@pytest.mark.parametrize("game", SEVERAL_AT_ONCE, ids=lambda game: game.slug)
def test_what_a_seat_cannot_see_changes_no_frame(game: Game) -> None:
    quiet, busy = (table_of(*people(2), game=game) for _ in range(2))
    told = [Pages(table) for table in (quiet, busy)]
    since = [table.state.n for table in (quiet, busy)]
    found = 0
    for n in range(40):
        unseen = unseen_by(busy, 1)
        if unseen is not None and quiet.state.position.turn == busy.state.position.turn and found < 3:
            other, run = unseen
            do(busy, busy.propose_play(other, busy.count(other), run))
            found += 1
            assert TableInWords(told[1]).since(1, busy.state.n - 1) == []
        if 1 in quiet.state.due and quiet.legal(1) == busy.legal(1):
            run = a_run(quiet, 1, n)
            for table in (quiet, busy):
                do(table, table.propose_play(1, table.count(1), run))
        assert frames(told[0], 1, since[0]) == frames(told[1], 1, since[1])
        if 1 not in quiet.state.due:
            break
    assert found


def test_who_comes_back_hears_what_was_no_turn_since_then() -> None:
    table = table_of()
    pages = Pages(table)
    words = TableInWords(pages)
    first = snapshot_of(words, 0)
    count = Count(first.cut, first.n)
    do(table, table.propose_chat(1, "hello"))
    do(table, table.propose_ask(1, "stop"))
    assert [type(m) for m in words.hello(0, count, first.line)] == [Chat, Update, Asked]
    assert words.hello(0, count, pages.line()) == []
    for stale in (None, Count(count.cut, count.n + 1), Count(count.cut + 1, count.n)):
        assert [type(m) for m in words.hello(0, stale, first.line)] == [Snapshot]
    for line in (0, pages.line() + 1):
        assert [type(m) for m in words.hello(0, count, line)] == [Snapshot]
    commit(table, table.state.due[0])
    assert [type(m) for m in words.hello(0, count, first.line)] == [Snapshot]


def test_who_waited_for_the_start_hears_of_it_though_nothing_was_played() -> None:
    table = made(ANNA, LINK, random_start=False).table
    words = TableInWords(Pages(table))
    first = snapshot_of(words, 0)
    do(table, table.propose_sit(table.state.created.invite, "Ben", holder_of("Ben"))[1])
    do(table, table.propose_start())
    news = words.hello(0, Count(first.cut, first.n), first.line)
    (begun,) = [message for message in news if isinstance(message, Update | Snapshot)]
    assert begun.due


def test_an_update_tells_the_turn_step_by_step() -> None:
    table = table_of(random_start=False)
    words = TableInWords(Pages(table))
    n = table.state.n
    run = commit(table, 0, seed=3)
    own, other = words.since(0, n)[0], words.since(1, n)[0]
    assert isinstance(own, Update)
    assert isinstance(other, Update)
    assert len(own.steps) == len(other.steps) == len(run)
    faces = [change.face for step in own.steps for change in step.changes if change.place == "down0"]
    backs = [change.face for step in other.steps for change in step.changes if change.place == "down0"]
    assert faces == [str(action) for action in run if action != END]
    assert backs == ["back"] * len(faces)
    assert own.steps[-1].told is not None
    assert own.due == [1]
    assert other.legal is None, "the other seat's legal numbers are as before"


def test_the_draft_lies_on_the_table_and_tells_its_sum() -> None:
    table = table_of(random_start=False)
    words = TableInWords(Pages(table))
    run = a_run(table, 0, seed=3)
    absent = next(value for value in (1, 2, 3) if value not in table.legal(0))
    trial = table.attempt(0, table.count(0), [absent, *run[:-1]])
    draft = over_the_wire(words.draft(5, 0, trial))
    assert isinstance(draft, Draft)
    assert (draft.id, draft.cut, draft.n, draft.actions) == (5, *table.count(0), run[:-1])
    assert [(wrong.action, wrong.rule) for wrong in draft.wrong] == [(absent, "2.3")]
    assert draft.preview is not None
    assert draft.preview.button == f"Lay {sum(run[:-1])}"
    assert sum(legal_step for legal_step in draft.legal) == END
    placed = [change for change in draft.changes if change.place == "down0"]
    assert [change.face for change in placed] == [str(action) for action in run[:-1]]
    in_hand = {piece.id for piece in words.snapshot(0).pieces if piece.place == "hand0"}
    assert {change.was for change in placed} <= in_hand


@pytest.mark.parametrize("seed", range(8))
def test_two_games_that_look_alike_to_a_seat_are_told_alike(seed: int) -> None:
    """Whatever the others drew and laid: where a seat sees the same entries, it is told the same bytes."""
    one = _after_a_hidden_card(seed)
    for other_seed in range(1000, 2000):
        other = _after_a_hidden_card(other_seed)
        alike = other.seen(0, 0, other.state.entries) == one.seen(0, 0, one.state.entries)
        if alike and other.state.position.to_bytes() != one.state.position.to_bytes():
            assert _told(other, 0) == _told(one, 0)
            return
    pytest.fail("no second game was found")


def _after_a_hidden_card(seed: int) -> Table:
    table = table_of(ANNA, BEN, secret=seed.to_bytes(32, "big"), random_start=False)
    do(table, table.propose_play(1, table.count(1), [table.legal(1)[0], END]))
    return table


def _told(table: Table, seat: int) -> dict[str, Any]:
    words = TableInWords(Pages(table))
    facts = as_seen(words.snapshot(seat))
    later = [msgspec.json.decode(to_json(message)) for message in words.since(seat, 1)]
    return {**facts, "updates": later, "table": "", "commitment": ""}


def test_options_are_shown_where_they_differ_from_the_printed_rules() -> None:
    printed = table_of(aids="true")
    chosen = table_of(top=5, ties="nobody", bonus="random", aids="false")
    assert TableInWords(Pages(printed)).snapshot(0).options == []
    shown = TableInWords(Pages(chosen)).snapshot(0).options
    assert [(str(name), str(value)) for name, value in shown] == [
        ("Highest card", "5"),
        ("Equal sums", "nobody scores"),
        ("Card that scores one more", "drawn before the start"),
        ("Help while playing", "is not given"),
    ]


def test_a_game_without_a_display_is_refused() -> None:
    table = table_of(game=replace(GAME, slug="unseen", display=None))
    with pytest.raises(Exception, match="has no table to look at"):
        TableInWords(Pages(table)).snapshot(0)


def test_the_whole_game_can_be_heard_from_event_one() -> None:
    table = table_of(ANNA, BEN)
    words = TableInWords(Pages(table))
    first = Browser(snapshot_of(TableInWords(Pages(table_of(ANNA, LINK))), 0))
    play_out(table)
    first.hear(words.since(0, 1))
    now, then = as_seen(first.now), as_seen(snapshot_of(words, 0))
    for name in ("pieces", "seats", "sentence", "log", "result", "due", "legal"):
        assert now.get(name) == then.get(name), name
