"""One person's turn at the keyboard: typed actions become a draft, Enter confirms it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from parlour.cli.screen import out, print_line, show_table
from parlour.display.pieces import scene
from parlour.display.rule_conditions import marked
from parlour.display.rules_text import plain
from parlour.kernel.errors import NotReadable
from parlour.kernel.language import spoken
from parlour.kernel.message import HOUSE, Words, joined, sentence
from parlour.kernel.options import AIDS
from parlour.play.draft import Trial
from parlour.play.table import Table
from parlour.search.advice.hints import hint
from parlour.search.tree.compile import search_pending
from parlour.view.words import SeatView

MOST_LISTED: Final = 60
HELP: Final[Mapping[str, Words]] = {
    "hint": HOUSE("aid-hint-about"),
    "undo": HOUSE("cli-undo"),
    "clear": HOUSE("cli-clear"),
    "legal": HOUSE("cli-legal"),
    "board": HOUSE("cli-board"),
    "rule 3.1": HOUSE("cli-rule"),
    "quit": HOUSE("cli-quit"),
}
"""The commands, which are the same in every language."""
SEPARATORS: Final = (r"\s*[,;]\s*", r"\s+")


class GaveUp(Exception):
    """The player at the keyboard quits."""


class TurnPrompt:
    """Asks one seat for its turn."""

    def __init__(self, table: Table, seat: int, seat_view: SeatView, names: Sequence[str]) -> None:
        self.table = table
        self.seat = seat
        self.seat_view = seat_view
        self.names = names
        self.count = table.count(seat)
        self.trial: Trial = table.attempt(seat, self.count, [])
        self._commands: dict[str, Callable[[], object]] = {
            "undo": self._undo, "u": self._undo,
            "clear": self._clear,
            "legal": self._legal, "l": self._legal,
            "board": self._show, "b": self._show,
            "hint": self._hint, "h": self._hint,
            "help": self._help, "?": self._help,
            "quit": self._quit, "q": self._quit,
        }  # fmt: skip

    def take(self) -> list[int]:
        """Ask for actions until the turn is confirmed; returns the run to commit, or raises `GaveUp`."""
        self._show()
        while True:
            try:
                line = out.input(Text(f"{self.names[self.seat]}> ", "bold")).strip()
            except EOFError:
                raise GaveUp from None
            run = self._answer(line)
            if run is not None:
                return run

    def _answer(self, line: str) -> list[int] | None:
        """Execute a typed line; returns the run if it ends the turn."""
        word, _, rest = line.lower().partition(" ")
        if not word:
            return self._confirmed()
        if word == "rule":
            self._rule(rest.strip())
        elif line.lower() in self._commands:
            self._commands[line.lower()]()
        else:
            return self._add(line)
        return None

    # -- commands --------------------------------------------------------------------------------------------

    def _help(self) -> None:
        legal = self.trial.legal
        example = self._text(legal[0]) if legal else "Enter"
        print_line(HOUSE("cli-help", example=example))
        for command, meaning in HELP.items():
            print_line(f"  {command:<9} {meaning}")

    def _undo(self) -> None:
        self._draft(list(self.trial.order[:-1]))

    def _clear(self) -> None:
        self._draft([])

    def _legal(self) -> None:
        texts = [self._text(action) for action in self.trial.legal]
        shown, more = "  ".join(texts[:MOST_LISTED]), len(texts) - MOST_LISTED
        print_line(joined([shown, HOUSE("cli-more", count=more)], "  ") if more > 0 else shown)

    def _hint(self) -> None:
        """Print a bot's turn and the reasons for it, if the table allows help."""
        if not self.table.state.variant.options.get(AIDS, False):
            print_line(HOUSE("help-closed"), "red")
            return
        if search_pending(self.table.state.game):
            print_line(HOUSE("cli-search-waits"), "dim")
        answer = hint(self.table.view(self.seat))
        print_line(answer.sentence)
        if answer.reasons:
            print_line(HOUSE("hint-why", reasons=joined(answer.reasons, "; ")))

    def _quit(self) -> None:
        raise GaveUp

    def _rule(self, number: str) -> None:
        print_line(rule_text(self.table, number) or HOUSE("cli-no-rule", number=number), "italic")

    def _show(self) -> None:
        """Print the table with the draft on it, and what the draft would do."""
        after = self.trial.after
        shown = scene(after.variant, after.fields, self.seat)
        out.print()
        due = [seat for seat in after.turn if seat >= 0]
        show_table(after.game, self.seat_view.board, shown, self.names, due)
        last = (self.trial.closed or after).fields
        preview = self.seat_view.preview(self.trial.before.fields, self.trial.order, last)
        if preview is not None:
            print_line(joined([preview.sentence, preview.hint]))
            if self.trial.order:
                print_line(f"Enter: {preview.button}", "green")

    # -- the draft -------------------------------------------------------------------------------------------

    def _add(self, line: str) -> list[int] | None:
        """Add typed actions to the draft, replacing its last action if no further one is legal.

        Returns the whole run if that ends the turn.
        """
        try:
            actions = self._read(line)
        except NotReadable as error:
            print_line(joined([sentence(str(error)), HOUSE("cli-ask-help")]), "red")
            return None
        order = self.trial.order
        base = order if self.trial.legal else order[:-1]
        return self._draft([*base, *actions], base)

    def _draft(self, actions: list[int], base: tuple[int, ...] = ()) -> list[int] | None:
        """Make actions the draft, unless none beyond `base` is allowed; returns it if it ends the turn."""
        trial = self.table.attempt(self.seat, self.count, actions)
        for action, why in trial.wrong:
            said = HOUSE("by-rule", sentence=why.message, rule=why.rule)
            print_line(joined([self._text(action), said], ": "), "red")
        if trial.wrong and trial.order == base:
            return None
        self.trial = trial
        if trial.order and trial.after.turn != trial.before.turn:
            return list(trial.order)
        self._show()
        return None

    def _confirmed(self) -> list[int] | None:
        order = list(self.trial.order)
        if self.trial.closing is not None:
            return [*order, self.trial.closing]
        if order:
            return order
        print_line(joined([HOUSE("cli-nothing-to-confirm"), HOUSE("cli-ask-help")]), "red")
        return None

    def _read(self, line: str) -> list[int]:
        """Parse a line as one action, or else as several; raises `NotReadable`."""
        view = self.table.view(self.seat)
        try:
            return [view.parse(self.seat, line)]
        except NotReadable as error:
            for separator in SEPARATORS:
                parts = [part for part in re.split(separator, line) if part]
                if len(parts) > 1:
                    try:
                        return [view.parse(self.seat, part) for part in parts]
                    except NotReadable:
                        continue
            raise error from None

    def _text(self, action: int) -> str:
        return self.trial.after.action_text(self.seat, action)


def rule_text(table: Table, number: str) -> str | None:
    """A rule of the game's RULES.md by its number, in plain text, as it applies at a table; None if none."""
    state = table.state
    text = state.game.book(spoken()).read_text(encoding="utf-8")
    book = plain(marked(text, state.variant.options_text()))
    paragraph = re.search(rf"^{re.escape(number)}[ .](.*?)(?=\n\s*\n|\Z)", book, re.MULTILINE | re.DOTALL)
    if paragraph is None or not re.fullmatch(r"\d+(\.\d+)*", number):
        return None
    return f"{number} " + " ".join(paragraph[1].split())
