"""Pages are told of a table by names with parameters, the same in every language, and have words for all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.display.contract import display_of
from parlour.display.phrases import phrases_alone
from parlour.display.saying import entries
from parlour.kernel.errors import BadOption
from parlour.kernel.game import Game
from parlour.kernel.language import LANGUAGES, speaking
from parlour.kernel.message import into, to_json, unpacked
from parlour.kernel.state import Variant
from parlour.play import events as happening
from parlour.play.create import create
from parlour.play.events import Event
from parlour.play.rematch import rematch
from parlour.play.table import Table
from parlour.view.company import Pages, starter
from parlour.view.event_log import event_line
from parlour.view.words import TableInWords
from parlour.wire.to_client import Company, Happened
from tests.play.tables import ALL_GAMES, commit, do, people, table_of
from tests.play.test_checkpoints import evening

PACKAGE = Path(parlour.__file__).parent
NOT_AT_TABLES = {"help-closed", "player-at"}
"""What the terminal says, and what only a page is told that asks for what it is not offered."""
ROUNDS = 15
DRAWN = [game for game in ALL_GAMES if game.display]


def company(table: Table, seat: int = 0) -> Company:
    (told, *_) = Pages(table).hello(seat, None)
    assert isinstance(told, Company)
    return told


def stopped(game: Game) -> Table:
    """A table where much was asked, and the game given up."""
    table = table_of(*people(3), game=game) if 3 in game.seating.seats else table_of(*people(2), game=game)
    commit(table, table.state.due[0])
    do(table, table.propose_ask(0, "stop"))
    do(table, table.propose_answer(1, False))
    do(table, table.propose_leave(0))
    if table.state.phase != "over":
        do(table, table.propose_leave(1))
    return table


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_the_company_is_the_same_in_every_language(game: Game) -> None:
    pages = Pages(stopped(game))
    told = set()
    for language in LANGUAGES:
        with speaking(language):
            (shown, *rest) = pages.hello(0, None)
            assert isinstance(shown, Company)
            shown.board = ""
            told.add(to_json([shown, *rest, *pages.since(0, 2)[1:]]))
    assert len(told) == 1


def test_chat_is_told_from_the_line_on_that_was_heard_last() -> None:
    table = table_of(*people(2))
    pages = Pages(table)
    for text in ("one", "two", "three"):
        do(table, table.propose_chat(0, text))
    lines = company(table).chat
    assert [said.text for said in lines] == ["one", "two", "three"]
    for heard in range(lines[0].line, lines[2].line + 1):
        (told, *_) = pages.hello(1, None, line=heard)
        assert isinstance(told, Company)
        assert told.chat == [said for said in lines if said.line > heard]


def test_the_table_before_is_named_to_who_sat_there_alone_while_people_may_chat() -> None:
    table = table_of(*people(2))
    do(table, table.propose_leave(1))
    for seat in range(2):
        do(table, table.propose_again(seat))
    following = rematch(table).table
    first = table.state.id

    def named() -> list[str]:
        for seat in range(3):
            assert TableInWords(Pages(following)).snapshot(seat).before == company(following, seat).before
        return [company(following, seat).before for seat in range(3)]

    assert [company(table, seat).before for seat in range(3)] == ["", "", ""]
    assert named() == [first, first, ""]
    do(following, following.numbered(happening.SeatRecovered(1, "another holder")))
    assert named() == [first, "", ""]
    do(following, following.propose_chat_switch(on=False))
    assert named() == ["", "", ""]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_pages_and_programs_read_the_same(game: Game) -> None:
    table = evening(game, seed=5)
    for seat in range(table.state.seats + 1):
        told, read = company(table, seat), TableInWords(Pages(table)).snapshot(seat)
        lines = [(line.line, line.n, line.seat, line.told.text) for line in read.log]
        assert all((each.line, each.n, each.seat, unpacked(each.said)) in lines for each in told.log)
        assert len(told.log) == sum(
            event_line(table.state, event) is not None for event in table.state.events
        ) + (starter(table, seat) >= 0)
        assert all(each.cut <= told.cut for each in told.log)
        assert told.log
        assert str(read.result and read.result.sentence).startswith(
            str(told.result and unpacked(told.result.said))
        )


class Read(list[Event]):
    """A log that counts how many of its events are read."""

    reads = 0

    def __iter__(self) -> Iterator[Event]:
        for event in super().__iter__():
            self.reads += 1
            yield event

    def __getitem__(self, at: Any) -> Any:
        self.reads += len(range(*at.indices(len(self)))) if isinstance(at, slice) else 1
        return super().__getitem__(at)


def test_a_log_is_told_in_one_pass_each_line_with_the_turns_taken_back_before_it() -> None:
    table = table_of(*people(2), random_start=False)
    for seed in range(ROUNDS):
        commit(table, 0, seed)
        do(table, table.propose_ask(0, "stop"))
        do(table, table.propose_answer(1, False))
        do(table, table.propose_ask(0, "takeback"))
        do(table, table.propose_answer(1, True))
    table.state.events = read = Read(table.state.events)
    lines = company(table).log
    assert [line.cut for line in lines] == [n // 5 for n in range(5 * ROUNDS)]
    assert read.reads < 8 * len(read)


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_the_board_names_what_was_chosen(game: Game) -> None:
    for option in game.all_options:
        for choice in option.choices:
            try:
                seats = Variant.of(game, **{option.name: choice.text}).seats
            except BadOption:
                continue
            table = create(game, {option.name: choice.text}, people(seats)).table
            words = display_of(game).board(table.state.variant).words
            assert words
            named = {each.name: each for each in words.options}
            chosen = company(table).options.items()
            shown = [(named[name].label, named[name].choices.get(text, text)) for name, text in chosen]
            asked = TableInWords(Pages(table)).snapshot(0).options
            assert shown == [(into(label, "en"), into(value, "en")) for label, value in asked]


def test_how_a_game_ended_without_its_rules_is_told_by_name() -> None:
    table = stopped(DRAWN[0])
    (end,) = [each for each in Pages(table).since(1, table.state.n - 1) if isinstance(each, Happened)]
    read = TableInWords(Pages(table)).result()
    assert end.result
    assert read
    assert end.result.sentence == ""
    assert unpacked(end.result.said) == read.sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.slug)
def test_a_page_has_words_for_all_that_it_is_told_by_name(game: Game, language: str) -> None:
    known = set(phrases_alone(game.package, language).patterns)
    sources = [
        *(PACKAGE / "play").glob("*.py"),
        *(PACKAGE / "server" / "sockets").glob("*.py"),
        *(PACKAGE / "server" / "tables").glob("*.py"),
        PACKAGE / "view" / "event_log.py",
        PACKAGE / "view" / "sentences.py",
    ]
    said = {name for path in sources for name in re.findall(r'HOUSE\(\s*"([\w-]+)"', path.read_text("utf-8"))}
    assert said - known <= NOT_AT_TABLES
    law = import_module(f"{game.package}.law")
    own = {name for name, _ in entries(law.messages.MESSAGES)}
    assert not own & said, "one of them would be said for the other"
