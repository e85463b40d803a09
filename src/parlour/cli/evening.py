"""One game at one keyboard: turns, the curtain between hands, and news since the last turn."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Final

from rich.text import Text

from parlour.cli.screen import clear_screen, out, print_line, print_log_line, show_last
from parlour.cli.turn import GaveUp, TurnPrompt
from parlour.display.scene import LogLine
from parlour.kernel.language import naming_players
from parlour.kernel.message import HOUSE
from parlour.play.claims import claimants
from parlour.play.events import BotTookOver, Event, Played, Started
from parlour.play.table import Table
from parlour.search import choose
from parlour.search.levels import level_named
from parlour.search.tree.compile import begin_search, search_pending
from parlour.view.company import Pages
from parlour.view.event_log import event_line
from parlour.view.words import SeatView, TableInWords

STAND_IN: Final = "greedy"
"""The level of bots that take over for players who resign."""


class Evening:
    """A table whose players all share this terminal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = [chair.name for chair in table.state.chairs]
        self.curtain = table.state.game.hidden and len(table.state.people) > 1
        """Whether players must not see each other's hands."""
        self.seat_views = [
            SeatView(table.state.variant, seat, partial(table.view_record, seat), partial(table.seen, seat))
            for seat in range(table.state.seats + 1)
        ]
        self._told_upto = [0] * (table.state.seats + 1)
        """The number of the last event that each seat has been shown."""
        self._at_keyboard: int | None = None

    def go(self) -> None:
        """Play to the end, or until everybody has left, and say how it ended."""
        with naming_players(self.names):
            self._play()

    def _play(self) -> None:
        table = self.table
        print_line(table.state.game.title, "bold")
        print_line(HOUSE("cli-commitment", commitment=table.state.commitment), "dim")
        if any(level_named(chair.level).strength for chair in table.state.chairs if chair.level):
            begin_search(table.state.game)
        while table.state.phase == "playing":
            seat = self._next()
            if seat in table.state.bots_due:
                view, level = table.view(seat), table.state.chairs[seat].level
                if level_named(level).strength and search_pending(table.state.game):
                    print_line(HOUSE("cli-search-waits"), "dim")
                run = choose(view, level, table.bot_seed(seat))
                self._fold(table.propose_play(seat, table.count(seat), run, bot=True))
            else:
                self._person(seat)
        self._end()

    def _next(self) -> int:
        """Choose the seat to play: a bot's, unless people may claim; else the one at the keyboard if due."""
        state = self.table.state
        due = state.bots_due or state.due
        if state.bots_due and state.waits_for(due[0]):
            due = claimants(state) or due
        return self._at_keyboard if self._at_keyboard in due else due[0]

    def _person(self, seat: int) -> None:
        if self._at_keyboard != seat:
            self._hand_over(seat)
        self.news(seat)
        turn = TurnPrompt(self.table, seat, self.seat_views[seat], self.names)
        try:
            run = turn.take()
        except GaveUp:
            self._fold(self.table.propose_leave(seat, stand_in=STAND_IN))
            return
        self._fold(self.table.propose_play(seat, self.table.count(seat), run))

    def _hand_over(self, seat: int) -> None:
        if self.curtain:
            clear_screen()
            with contextlib.suppress(EOFError):  # the turn's prompt meets the end of input, too
                out.input(Text(f"{HOUSE('cli-hand-over', name=self.names[seat])} "))
            clear_screen()
        self._at_keyboard = seat

    def news(self, seat: int) -> None:
        """Print what has happened since a seat was last shown news, as the seat knows it."""
        for event in self.table.state.events[self._told_upto[seat] :]:
            for actor, line in self._lines(seat, event):
                print_log_line(self.names, actor, line, "• ")
        self._told_upto[seat] = self.table.state.n

    def _lines(self, seat: int, event: Event) -> list[tuple[int, LogLine]]:
        """The log lines of an event for a seat: its view of what was played, or a bot taking over."""
        if isinstance(event.payload, Started | Played):
            span = self.table.state.frames.span(event.n)
            return self.seat_views[seat].told(span.first, span.last)
        line = event_line(self.table.state, event) if isinstance(event.payload, BotTookOver) else None
        return [(line[0], LogLine(line[1]))] if line else []

    def _fold(self, events: list[Event]) -> None:
        for event in events:
            self.table.fold(event)

    def _end(self) -> None:
        table = self.table
        alone = len(table.state.people) == 1
        looker = table.state.people[0] if alone else table.state.seats
        if self.curtain:
            clear_screen()
        if not alone:  # everybody has been shown the rest of the log
            self._told_upto[looker] = table.state.frames.spans[-1].n - 1
        self.news(looker)
        out.print()
        show_last(self.seat_views[looker], table.state.entries, self.names)
        result = TableInWords(Pages(table)).result()
        if result is not None:
            print_line(result.sentence, "bold")
        print_line(HOUSE("cli-seed", seed=table.state.seed), "dim")
