"""What is told, as numbers (`display.saying`): scenes, the log, what a draft would do, hints."""

from __future__ import annotations

from typing import Any, Final

from parlour.display.saying import (
    AND,
    COMMAS,
    COUNTER,
    END,
    FACE,
    GAIN,
    HINT,
    LETTER,
    NOTE,
    NOTHING,
    PART,
    PLACE_SHOWN,
    PLAYER,
    SEAT,
    SEAT_COLOUR,
    SPACED,
    STATUS,
    STOPS,
    TEAM,
    WORDS,
    Parameters,
    say,
)
from parlour.display.saying import PLACE as PLACE_NAME
from parlour.games.sequence_numbers.display.messages import M
from parlour.games.sequence_numbers.display.pieces import copy_to_play, discarded, face_of, is_on
from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.cards import bit_of, known
from parlour.games.sequence_numbers.rules.flow import legal, turn
from parlour.games.sequence_numbers.rules.lines import LAST, cell_on
from parlour.games.sequence_numbers.rules.numbers import (
    call_first,
    card_drawn,
    cells,
    copy_drawn,
    dead_first,
    dealt,
    forfeit_first,
    goal,
    line_first,
    pass_number,
    plus_card,
    side_of,
    sides,
)
from parlour.games.sequence_numbers.state import (
    DEALING,
    ENDED,
    LENGTH,
    MANUAL,
    MAX_HAND,
    MOST_COPIES,
    NOBODY,
    OWN_FACES,
    PICKING,
    STARTER_DUE,
)
from parlour.kernel.actors import CHANCE, TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {
    **dict.fromkeys(("cell", "first", "last"), PLACE_NAME),
    "seat": LETTER,
    **dict.fromkeys(("card", "cards", "line", "lines", "owner", "side", "sum", "team"), WORDS),
}

PLACE, PLUS, MINUS, DEAD, PASS, DRAW, WAIVE, FORFEIT, LINE = range(9)
"""Kinds of actions; the messages below are in their order."""
TOLD: Final = (
    *(M.played, M.played_plus, M.took, M.turned_in),
    *(M.passed, M.drew_owed, M.left_owed, M.gave_up, M.counted),
)
BUTTONS: Final = (
    *(M.button_chip, M.button_chip, M.button_take, M.button_turn_in),
    *(M.button_pass, M.button_draw, M.button_leave, M.button_give_up, M.button_line),
)
WOULD: Final = (
    *(M.makes, M.plus_anywhere, M.takes, M.turns_in),
    *(M.pass_draws_none, M.lies_aside, M.stays_smaller, M.draws_none, M.your_sequence),
)
TO_DO: Final = (
    *(M.do_play, M.do_play, M.do_take, M.do_turn_in),
    *(M.do_pass, M.do_draw, M.do_leave, M.do_give_up, M.do_count),
)

# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """The table as a seat sees it."""
    n = say(out, _sentence(state, seat, out), STATUS)
    n = say(out, n, M.status, int(state.deck_size), goal(state))
    for one in range(int(state.seats)):
        side = side_of(state, one)
        n = say(out, n, SEAT, int(state.scored[side]))
        n = say(out, say(out, n, COUNTER, int(state.hand_size[one])), M.in_hand)
        n = _noted(state, one, out, n)
        if int(state.seats) > sides(state):
            n = say(out, say(out, n, TEAM, side), SEAT_COLOUR, side)
    return n


@compiled
def _noted(state: SequenceNumbersState, seat: int, out: Array, n: int) -> int:
    begun = then = say(out, say(out, n, NOTE), COMMAS)
    if int(state.forfeit[seat]):
        then = say(out, then, M.note_gives_up)
    if int(state.owed[seat]) and int(state.phase) != ENDED:
        then = say(out, then, M.note_may_draw)
    if int(state.has_aside[seat]):
        then = say(out, then, M.note_aside)
    return say(out, then, END) if then > begun else n


@compiled
def _sentence(state: SequenceNumbersState, seat: int, out: Array) -> int:
    phase = int(state.phase)
    if phase == ENDED:
        return ending(state, out)
    if phase == STARTER_DUE:
        return say(out, 0, M.starter_due)
    if phase == DEALING:
        return say(out, 0, M.dealing)
    if int(state.drawing) != NOBODY:
        return say(out, 0, M.drawing)
    if seat < int(state.seats) and turn(state) >> seat & 1:
        return _to_do(state, seat, out)
    for one in range(int(state.seats)):
        if int(state.forfeit[one]):
            return say(out, 0, M.team_gives_up)
    return say(out, 0, M.choosing_line if phase == PICKING else M.others_play)


@compiled
def _to_do(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """What a seat that is due has to do, or may."""
    if int(state.forfeit[seat]):
        return say(out, 0, M.give_up)
    if int(state.phase) == PICKING:
        return say(out, 0, M.choose_line)
    if seat != int(state.mover):
        return say(out, 0, M.draw_or_leave)
    if int(state.owed[seat]):
        n = say(out, say(out, 0, SPACED), M.draw_first)
        return say(out, _ways(state, seat, out, n), END)
    return _ways(state, seat, out, 0)


@compiled
def _ways(state: SequenceNumbersState, seat: int, out: Array, n: int) -> int:
    """What the seat to play can do with its cards."""
    if not known(state, seat):
        return say(out, n, M.no_cards_left)
    dead = stuck = False
    ways = out[n:]
    for k in range(legal(state, seat, ways)):
        dead = dead or dead_first(state) <= ways[k] < pass_number(state)
        stuck = stuck or ways[k] == pass_number(state)
    if stuck:
        return say(out, n, M.dead_or_pass if dead else M.must_pass)
    return say(out, n, M.dead_or_play if dead else M.choose_card)


# -- actions, cards, sides and lines -----------------------------------------------------------------------


@compiled
def _kind(state: SequenceNumbersState, action: int) -> int:
    if action >= line_first(state):
        return LINE
    if action >= forfeit_first(state):
        return FORFEIT
    if action >= pass_number(state):
        return PASS + action - pass_number(state)
    return min(action // cells(state), DEAD)


@compiled
def _card_of(state: SequenceNumbersState, action: int) -> int:
    """The card with a sum, or given up, that an action names; 0 for any other."""
    kind = _kind(state, action)
    if kind == PLACE:
        return int(state.printed[action])
    if kind == DEAD or kind == FORFEIT:
        return action + 1 - int(dead_first(state) if kind == DEAD else forfeit_first(state))
    return 0


@compiled
def _copy_played(before: SequenceNumbersState, after: SequenceNumbersState, seat: int, card: int) -> int:
    """Which card of its number a seat has played, as everybody sees it on its pile.

    If the discards were shuffled at once, it was the only one.
    """
    if int(before.version) < OWN_FACES:
        return discarded(before, card)
    if int(after.top[seat]) == card:
        return int(after.top_copy[seat])
    copy = 0
    while copy < MOST_COPIES - 1 and after.fresh_copies[card] & bit_of(after, card, copy) == 0:
        copy += 1
    return copy


@compiled
def _said(state: SequenceNumbersState, action: int, copy: int, messages: Any, out: Array, n: int) -> int:
    """The message for an action's kind, with its words: card, owner of the chip, or line."""
    kind = _kind(state, action)
    n = say(out, n, messages[kind])
    if kind == LINE:
        return line_named(state, action - line_first(state), out, n)
    if kind == MINUS:
        return side_named(state, int(state.owner[action % cells(state)]) - 1, out, n)
    card = _card_of(state, action)
    return _card(state, card, copy, out, n) if card else n


@compiled
def _card(state: SequenceNumbersState, card: int, copy: int, out: Array, n: int) -> int:
    """What is printed on a card: its sum, or Plus or Minus."""
    if card > int(state.numbers):
        return say(out, n, M.plus if card == plus_card(state) else M.minus)
    return say(out, n, FACE, face_of(state, card, copy % int(state.copies)))


@compiled
def side_named(state: SequenceNumbersState, side: int, out: Array, n: int) -> int:
    """A player's letter, or a team's number."""
    if int(state.seats) > sides(state):
        return say(out, n, M.team, side + 1)
    return say(out, n, PLAYER, side)


@compiled
def line_named(state: SequenceNumbersState, line: int, out: Array, n: int) -> int:
    """A line by its ends."""
    return say(out, n, M.line, cell_on(state, line, 0), cell_on(state, line, LAST))


@compiled
def _lines(state: SequenceNumbersState, side: int, first: int, last: int, out: Array, n: int) -> int:
    """The sequences of a side from one on, up to another."""
    n = say(out, n, AND)
    for k in range(first, last):
        n = line_named(state, int(state.lines[side, k]), out, n)
    return say(out, n, END)


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: SequenceNumbersState, actor: int, action: int, after: SequenceNumbersState, seat: int, out: Array
) -> int:
    """One line for one entry, as a seat knows it; a draw is told to the one who draws."""
    if actor == CHANCE:
        return _told_draw(before, action, after, seat, out)
    if actor == TABLE:
        return side_named(before, action - call_first(before), out, say(out, 0, M.called))
    copy = _copy_played(before, after, actor, _card_of(before, action))
    n, kind, cell = _said(before, action, copy, TOLD, out, 0), _kind(before, action), action % cells(before)
    if kind == LINE:
        n = say(out, n, GAIN, 1)
        for k in range(LENGTH):
            n = say(out, n, PLACE_SHOWN, cell_on(before, action - line_first(before), k))
    if kind > MINUS:
        return _lost(before, actor, kind, after, out, n)
    n, side = say(out, n, int(before.printed[cell]), cell), side_of(before, actor)
    n = _lost(before, actor, kind, after, out, n)
    first, last = int(before.scored[side]), int(after.scored[side])
    if first == last:
        return say(out, n, PLACE_SHOWN, cell)
    for k in range(first, last):
        n = line_named(after, int(after.lines[side, k]), out, say(out, say(out, n, PART), M.is_sequence))
    return cells_shown(after, side, first, last, out, say(out, n, GAIN, last - first))


@compiled
def _lost(
    before: SequenceNumbersState, actor: int, kind: int, after: SequenceNumbersState, out: Array, n: int
) -> int:
    """Who has lost the card owed: whoever plays before drawing it, and whose time is over (5.3)."""
    if int(after.phase) == ENDED or int(before.deck_size) == 0:
        return n
    for seat in range(int(before.seats)):
        over = kind <= MINUS if seat == actor else int(after.owed[seat]) == 0
        if int(before.owed[seat]) and over:
            n = say(out, say(out, n, PART), M.lost_card, seat)
    return n


@compiled
def cells_shown(state: SequenceNumbersState, side: int, first: int, last: int, out: Array, n: int) -> int:
    """The cells of sequences, each once."""
    for number in range(first, last):
        for k in range(LENGTH):
            cell, earlier = cell_on(state, int(state.lines[side, number]), k), first
            while not is_on(state, cell, int(state.lines[side, earlier])):
                earlier += 1
            if earlier == number:
                n = say(out, n, PLACE_SHOWN, cell)
    return n


@compiled
def _told_draw(
    before: SequenceNumbersState, action: int, after: SequenceNumbersState, seat: int, out: Array
) -> int:
    """A seat's own cards; and that the discards are shuffled."""
    if int(before.phase) == STARTER_DUE:
        return 0
    own = int(before.drawing) == seat
    if own and int(before.phase) == DEALING:
        if int(after.hand_size[seat]) < dealt(before):
            return 0
        n = say(out, say(out, 0, M.your_hand), AND)
        for k in range(known(after, seat)):
            card, copy = int(after.hand[seat, k]), int(after.hand_copy[seat, k])
            if int(after.version) < OWN_FACES:
                copy = _copies(after, seat, card, k)
            n = _card(after, card, copy, out, n)
        return say(out, n, END)
    begun = n = say(out, 0, STOPS)
    if own and action > 0:
        card, copy = card_drawn(before, action), copy_drawn(before, action)
        if int(before.version) < OWN_FACES:
            copy = discarded(before, card) + _copies(before, seat, card, MAX_HAND)
        n = _card(before, card, copy, out, say(out, n, M.you_drew))
    if int(after.reshuffles) != int(before.reshuffles):
        n = say(out, n, M.shuffled)
    return say(out, n, END) if n > begun else 0


@compiled
def _copies(state: SequenceNumbersState, seat: int, card: int, most: int) -> int:
    """How many of the first cards of a hand are of a kind."""
    count = 0
    for k in range(most):
        count += 1 if int(state.hand[seat, k]) == card else 0
    return count


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: SequenceNumbersState,
    other: SequenceNumbersState,
    actions: Array,
    after: SequenceNumbersState,
    seat: int,
    out: Array,
) -> int:
    """What a draft would do: the sum spelled out, and the sequences it makes."""
    first, side = int(actions[0]), side_of(state, seat)
    kind, cell = _kind(state, first), first % cells(state)
    were, are = int(state.scored[side]), int(after.scored[side])
    copy = copy_to_play(state, seat, _card_of(state, first))
    if kind == FORFEIT:
        return say(out, _said(state, first, copy, BUTTONS, out, 0), M.draws_none)
    n = say(out, 0, BUTTONS[kind])
    if kind == DRAW and int(state.draw) != MANUAL:
        return say(out, n, NOTHING)
    n = say(out, n, cell) if kind <= MINUS else n
    n = _said(state, first, copy, WOULD, out, say(out, n, SPACED) if kind <= PLUS else n)
    if kind == MINUS:
        return say(out, n, cell)
    if kind == LINE:
        n = say(out, n, GAIN, 1)
    elif kind > MINUS:
        return n
    else:
        n = say(out, n, int(state.printed[cell]))
        if are > were:
            n = _lines(after, side, were, are, out, say(out, n, M.five))
        n = say(out, n, END)
        n = say(out, n, GAIN, are - were) if are > were else n
    return say(out, say(out, n, HINT), M.you_win) if int(after.phase) == ENDED else n


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: SequenceNumbersState, out: Array) -> int:
    """Why the game ended, in plain words."""
    if int(state.phase) != ENDED:
        return say(out, 0, M.not_over)
    for side in range(sides(state)):
        count = int(state.scored[side])
        if count >= goal(state):
            return _lines(state, side, 0, count, out, say(out, 0, M.five_in_a_row))
    if int(state.passes) == int(state.seats):
        return say(out, 0, M.nobody_can_play)
    return say(out, 0, M.shuffled_out, int(state.max_reshuffles))


@compiled
def instruction(state: SequenceNumbersState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "play 9 + 3 on c5"."""
    copy = copy_to_play(state, seat, _card_of(state, action))
    n, kind = _said(state, action, copy, TO_DO, out, 0), _kind(state, action)
    n = say(out, n, M.plus) if kind == PLUS else n
    return say(out, n, action % cells(state)) if kind <= MINUS else n
