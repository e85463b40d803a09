"""Sequence Numbers (published by Jax): solve the sum on a card, put a chip on its number, line up five."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.sequence_numbers import rules
from parlour.games.sequence_numbers.locales import say
from parlour.games.sequence_numbers.notation import MINUS_WORD, PLUS_WORD, WAYS, column_and_row
from parlour.games.sequence_numbers.notation.words import references
from parlour.games.sequence_numbers.options import OPTIONS, PRESETS, UNLIMITED, check, teams_of
from parlour.games.sequence_numbers.options.boards import deck_of, grid, numbers_of
from parlour.games.sequence_numbers.options.limits import limits
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules import numbers as at
from parlour.games.sequence_numbers.rules.numbers import hand_of
from parlour.games.sequence_numbers.state import (
    FIELDS,
    MAX_NUMBERS,
    MAX_SIDES,
    MOST_COPIES,
    OWN_FACES,
)
from parlour.kernel.action import Action
from parlour.kernel.game import Game, Seating
from parlour.kernel.message import SOME
from parlour.kernel.options import OptionValue
from parlour.kernel.printed import printed

ENTRIES_A_TURN = 8  # a dead card, a play, two cards drawn, a late card with its draw, a line picked, a loss
ENTRIES_A_CARD = 2  # of those dealt: a call, and the card given up


def max_turns(options: Mapping[str, OptionValue]) -> int:
    """Each run of n turns holds a play, each play takes a card; cards and shuffles are limited (8.4).

    Without a limit of shuffles there is no bound, which is 0.
    """
    if options["max_reshuffles"] == UNLIMITED:
        return 0
    seats = int(options["seats"])
    deck = deck_of(numbers_of(str(options["board"])), int(options["copies"]))
    cards = deck * (int(options["max_reshuffles"]) + 1)
    return 1 + cards + seats * cards * ENTRIES_A_TURN + seats * hand_of(seats) * ENTRIES_A_CARD


def actions_of(options: Mapping[str, OptionValue]) -> tuple[Action, ...]:
    """The numbers of all actions on a board of C cells and N numbers (4.1)."""
    rows, cols, _ = grid(str(options["board"]))
    cells, numbers = rows * cols, numbers_of(str(options["board"]))
    names = [column_and_row(cols, cell) for cell in range(cells)]
    cards = (*range(1, numbers + 1), PLUS_WORD, MINUS_WORD)
    teams = range(1, MAX_SIDES + 1)
    dead = 3 * cells
    done = dead + numbers
    forfeit = done + 3
    call = forfeit + numbers + 2
    return (
        Action("place", 0, {"cell": names}),
        Action("plus", cells, {"cell": names}),
        Action("minus", 2 * cells, {"cell": names}),
        Action("dead", dead, {"number": cards[:numbers]}),
        Action("pass", done),
        Action("draw", done + 1, claim=True),
        Action("waive", done + 2),
        Action("forfeit", forfeit, {"card": cards}),
        Action("call", call, {"team": teams}, label=say("table-talk"), penalty=say("talk-penalty")),
        Action("line", call + MAX_SIDES, {"cell": names, "direction": tuple(WAYS)}),
    )


def waited_for(state: SequenceNumbersState) -> int:
    """An owed card is optional; the game waits for the seat that is to play or give up a card."""
    due = int(rules.turn(state))
    playing = 1 << int(state.mover)
    return due & playing or due


def uncovers(state: SequenceNumbersState, seat: int, action: int) -> bool:
    """A sum that is discarded shows which card of its number it is (2.3)."""
    forfeit = int(at.forfeit_first(state))
    return int(state.version) >= OWN_FACES and (
        action < at.plus_first(state)
        or at.dead_first(state) <= action < at.pass_number(state)
        or forfeit <= action < forfeit + int(state.numbers)
    )


ACTIONS = actions_of({"board": "10x10"})

GAME = Game(
    package=__name__,
    slug="sequence_numbers",
    title=say("title"),
    names=("sequence numbers",),
    credit=say("credit"),
    summary=say("summary"),
    ease=80,
    seating=Seating(
        (2, 3, 4, 6),
        teams_of,
        (
            (1, say("seats-alone")),
            (5, say("seats-five")),
        ),
        printed(4, 5),
    ),
    options=OPTIONS,
    presets=PRESETS,
    fields=FIELDS,
    limits=limits,
    actions=ACTIONS,
    actions_of=actions_of,
    max_legal=ACTIONS[-1].first,
    max_outcomes=(MAX_NUMBERS + 2) * MOST_COPIES,
    max_turns=max_turns,
    rules_version=2,
    references=references,
    waited_for=waited_for,
    uncovers=uncovers,
    check=check,
    hidden=True,
    score_name=say("sequences", count=SOME),
    counted=lambda score: say("score", count=score),
)
