"""Terminal output: colours in a terminal, plain text in a pipe.

Names, records and messages are untrusted: nothing in them is markup or a terminal command.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from parlour.display.board import Board
from parlour.display.scene import LogLine, Scene
from parlour.display.text import harmless, text
from parlour.kernel.game import Game
from parlour.kernel.message import Words

if TYPE_CHECKING:  # most commands show no seat's view
    from parlour.view.words import SeatView


class Terminal(Console):
    """A console that shows control characters instead of obeying them."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Return the segments of anything printed, with control characters made visible."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=harmless(segment.text))


out = Terminal(highlight=False, soft_wrap=True, markup=False, emoji=False)
err = Terminal(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)


def print_error(sentence: str) -> None:
    """Print one line about an error to standard error."""
    err.print(Text(f"parlour: {sentence}", "bold red"))


def print_line(sentence: Words, style: str = "") -> None:
    """Print one line verbatim: nothing in it is markup."""
    out.print(Text(str(sentence), style))


def print_log_line(names: Sequence[str], actor: int, line: LogLine, before: str) -> None:
    """Print one log line with its breakdown, prefixed by `before`."""
    subject = f"{names[actor]} " if actor >= 0 else ""
    gain = "" if line.gain is None else f"  ({line.gain:+})"
    print_line(f"{before}{subject}{line.text}{gain}", "cyan")
    for part in line.parts:
        print_line(f"{' ' * len(before)}{part}", "dim")


def clear_screen() -> None:
    """Clear the terminal and its scrollback; a pipe is left alone."""
    if out.is_terminal:
        out.file.write("\x1b[2J\x1b[3J\x1b[H")
        out.file.flush()


def show_table(
    game: Game, board: Board, scene: Scene, names: Sequence[str] = (), turn: Sequence[int] = ()
) -> None:
    """Draw the table in text."""
    colour = out.is_terminal and out.color_system is not None
    drawn = text(board, scene, colour=colour, names=names, turn=turn, unit=game.score_unit)
    out.print(Text.from_ansi(drawn))


def show_last(seat_view: SeatView, entry: int, names: Sequence[str]) -> None:
    """Draw the table as a seat sees it after an entry, without a sentence on whose turn it is."""
    scene = seat_view.scene(entry)
    scene.sentence = ""
    show_table(seat_view.variant.game, seat_view.board, scene, names)
