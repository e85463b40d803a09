"""`parlour replay`: a played game told turn by turn, and checked draw by draw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer

from parlour.cli.arguments import names_in, record_in
from parlour.cli.screen import out, print_line, print_log_line, show_last, show_table
from parlour.kernel.actors import CHANCE
from parlour.kernel.game_record import GameRecord
from parlour.kernel.language import naming_players
from parlour.kernel.message import HOUSE, Words, joined
from parlour.kernel.record_text import remarks_of
from parlour.kernel.state import State, Variant
from parlour.kernel.verify import verify
from parlour.kit.places import find
from parlour.view.finished_game import retold, told_end, view_of
from parlour.view.sentences import stopped


def replay(
    file: Annotated[str, typer.Argument(help="A record's file, or - for standard input.")],
    check: Annotated[
        bool, typer.Option("--verify", help="Check every draw against the seed, and the result.")
    ] = False,
    step: Annotated[
        bool, typer.Option("--step", help="Show the table after each turn; Enter goes on.")
    ] = False,
    seat: Annotated[int | None, typer.Option(min=0, help="Look from this seat.")] = None,
) -> None:
    """Tell a recorded game turn by turn."""
    record = record_in(file)
    variant = Variant.of(find(record.game), **record.options)
    if check:
        print_line(_verified(record, verify(variant, record)))
        if not step:
            return
    with naming_players(names_in(record, variant.seats)):
        _tell(variant, record, seat, step=step)


def _verified(record: GameRecord, final: State) -> Words:
    draws = sum(actor == CHANCE for actor, _ in record.entries[record.given :])
    given = HOUSE("cli-given", count=record.given) if record.given else ""
    ends = (
        HOUSE("cli-scores-right")
        if final.is_over
        else stopped(record, names_in(record, final.seats), final.variant.teams)
    )
    return joined([given, HOUSE("cli-verified", draws=draws), _seed(record), ends])


def _seed(record: GameRecord) -> Words:
    """What is known about the origin of the seed."""
    if record.secret:
        given = sum(map(bool, record.contributions))
        return HOUSE("cli-seed-shared", given=given, seats=len(record.contributions))
    return HOUSE("cli-seed-committed") if record.commitment else HOUSE("cli-seed-given")


def _tell(variant: Variant, record: GameRecord, seat: int | None, *, step: bool) -> None:
    final, frames = retold(variant, record)
    where = final.seats if seat is None else seat
    final.view(where)  # raises, listing the seats, if this is none
    names = names_in(record, final.seats)
    seat_view = view_of(record, final, frames, where)
    last_turn = len(frames.spans) - 1
    whole_game, *after = remarks_of(variant.game, record)
    _remark(whole_game)
    for number, span in enumerate(frames.spans):
        for actor, line in seat_view.told(span.first, span.last):
            print_log_line(names, actor, line, f"{number:>3}. ")
        _remark(after[number])
        if number == last_turn:
            out.print()
            show_last(seat_view, span.last, names)
        elif step:
            out.print()
            scene, due = seat_view.scene(span.last), seat_view.position(span.last).due
            show_table(variant.game, seat_view.board, scene, names, due)
            try:
                out.input(f"{HOUSE('cli-next-turn')} ")
            except EOFError:
                break
    print_line(told_end(final, frames, record, names, seat_view.why_over(len(final.history))), "bold")


def _remark(lines: Iterable[str]) -> None:
    """Print comments and branches as the record's text has them."""
    for line in lines:
        print_line(f"     {line}", "dim")
