"""The rules of Sequence Numbers, as plain functions on one record.

Numbers in comments are those of RULES.md.
"""

from __future__ import annotations

from parlour.games.sequence_numbers.record import SequenceNumbersState
from parlour.games.sequence_numbers.rules.actions import forfeits, picks, plays, team_cards
from parlour.games.sequence_numbers.rules.cards import (
    bit_of,
    close_window,
    discard,
    end,
    next_turn,
    older_plays,
    put_in,
    refill,
    shuffle,
)
from parlour.games.sequence_numbers.rules.hidden import draws_of_each, in_deck
from parlour.games.sequence_numbers.rules.lines import (
    NO_LINE,
    first_line,
    most,
    score,
    score_all,
    score_forced,
)
from parlour.games.sequence_numbers.rules.numbers import (
    call_first,
    card_drawn,
    cells,
    copy_drawn,
    dead_first,
    dealt,
    draw_number,
    forfeit_first,
    goal,
    line_first,
    minus_card,
    minus_first,
    pass_number,
    plus_card,
    plus_first,
    side_of,
    sides,
    waive_number,
)
from parlour.games.sequence_numbers.state import (
    DEALING,
    ENDED,
    FIRST_RANDOM,
    HIDDEN_CARD,
    MANUAL,
    MAX_CARDS,
    NOBODY,
    PICKING,
    PLAYING,
    REFEREE,
    SPECIAL_CARDS,
    STARTER_DUE,
)
from parlour.kernel.actors import CHANCE, OVER, SEAT_DRAW, TABLE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.results import share_win
from parlour.kernel.types import Array


@compiled
def start(state: SequenceNumbersState) -> None:
    """Set up a full deck and an empty board, and draw the first player or deal (2, 3)."""
    for number in range(1, int(state.numbers) + 1):
        state.deck[number] = state.copies
    state.deck[plus_card(state)] = SPECIAL_CARDS
    state.deck[minus_card(state)] = SPECIAL_CARDS
    state.deck_size = int(state.numbers) * int(state.copies) + 2 * SPECIAL_CARDS
    for card in range(MAX_CARDS):
        state.fresh[card] = state.deck[card]
        for copy in range(int(state.copies)):
            state.deck_copies[card] |= bit_of(state, card, copy)
        state.fresh_copies[card] = state.deck_copies[card]
    state.last_cell = NOBODY
    state.drawing = NOBODY
    if int(state.first) == FIRST_RANDOM:
        state.phase = STARTER_DUE
    else:
        begin_deal(state)


@compiled
def begin_deal(state: SequenceNumbersState) -> None:
    """Begin dealing whole hands in seat order (3.1)."""
    state.phase = DEALING
    state.drawing = 0


@compiled
def turn(state: SequenceNumbersState) -> int:
    """Return who acts: chance, seats that owe a forfeit, else the mover and all who may still draw (5.3)."""
    phase = int(state.phase)
    if phase == ENDED:
        return OVER
    if phase == STARTER_DUE or int(state.drawing) != NOBODY:
        return CHANCE
    for seat in range(int(state.seats)):
        if state.forfeit[seat] != 0:
            return 1 << seat
    if phase == PICKING:
        return 1 << int(state.mover)
    mask = 1 << int(state.mover)
    for seat in range(int(state.seats)):
        if state.owed[seat] != 0:
            mask |= 1 << seat
    return mask


@compiled
def chance(state: SequenceNumbersState, out: Array, weights: Array) -> int:
    """List the draws: who begins, or cards weighted by their copies that the deck holds or may hold (9.2)."""
    count = 0
    if int(state.phase) == STARTER_DUE:
        for seat in range(int(state.seats)):
            out[count] = SEAT_DRAW + seat
            weights[count] = 1
            count += 1
        return count
    for number in range(1, minus_card(state) * draws_of_each(state) + 1):
        weight = in_deck(state, card_drawn(state, number), copy_drawn(state, number))
        if weight > 0:
            out[count] = number
            weights[count] = weight
            count += 1
    return count


@compiled
def legal(state: SequenceNumbersState, seat: int, out: Array) -> int:
    """List what a seat or the referee (`TABLE`) may do now, as ascending action numbers (4)."""
    if seat == TABLE:
        return calls(state, out)
    due = turn(state)
    if due <= 0 or seat < 0 or due >> seat & 1 == 0:
        return 0
    if state.viewer != 0 and int(state.viewer) != seat + 1:
        return 0
    if state.forfeit[seat] != 0:
        return forfeits(state, seat, out)
    if int(state.phase) == PICKING:
        return picks(state, seat, out)
    count = 0
    if seat == int(state.mover):
        count = plays(state, seat, out)
    if state.owed[seat] != 0:
        if state.deck_size > 0:
            out[count] = draw_number(state)
            count += 1
        out[count] = waive_number(state)
        count += 1
    return count


@compiled
def calls(state: SequenceNumbersState, out: Array) -> int:
    """List the calls of the referee: one for each team that holds cards, between two actions (7.2)."""
    if int(state.table_talk) != REFEREE or int(state.seats) <= sides(state) or turn(state) <= 0:
        return 0
    if int(state.phase) == PICKING:
        return 0
    count = 0
    for seat in range(int(state.seats)):
        if state.forfeit[seat] != 0:
            return 0
    for team in range(sides(state)):
        if team_cards(state, team) > 0:
            out[count] = call_first(state) + team
            count += 1
    return count


@compiled
def play(state: SequenceNumbersState, actor: int, action: int) -> None:
    """Apply one draw, one call of the referee, or one action of a seat."""
    if actor == TABLE:
        call(state, action - call_first(state))
    elif actor != CHANCE:
        act(state, actor, action)
    elif int(state.phase) == STARTER_DUE:
        state.mover = action - SEAT_DRAW
        begin_deal(state)
    else:
        drawn(state, action)


@compiled
def call(state: SequenceNumbersState, team: int) -> None:
    """Make each player of a team who holds cards forfeit one (7.2)."""
    for seat in range(int(state.seats)):
        if side_of(state, seat) == team and state.hand_size[seat] > 0:
            state.forfeit[seat] = 1


@compiled
def act(state: SequenceNumbersState, seat: int, action: int) -> None:
    """Apply an action of a seat, found by the range of numbers in which it lies."""
    if action < cells(state):
        discard(state, seat, int(state.printed[action]))
        put_chip(state, seat, action)
    elif action < minus_first(state):
        discard(state, seat, plus_card(state))
        put_chip(state, seat, action - plus_first(state))
    elif action < dead_first(state):
        discard(state, seat, minus_card(state))
        take_chip(state, seat, action - minus_first(state))
    elif action < pass_number(state):
        discard(state, seat, action - dead_first(state) + 1)
        exchange_dead(state, seat)
    elif action == pass_number(state):
        passed(state, seat)
    elif action == draw_number(state):
        draw_late(state, seat)
    elif action == waive_number(state):
        waive(state, seat)
    elif action < call_first(state):
        discard(state, seat, action - forfeit_first(state) + 1)
        state.forfeit[seat] = 0
    else:
        score(state, side_of(state, seat), action - line_first(state))
        after_chip(state, seat)


@compiled
def take_chip(state: SequenceNumbersState, seat: int, cell: int) -> None:
    """Take a chip off the board and finish the play (5.2)."""
    state.owner[cell] = 0
    state.last_cell = cell
    played(state, seat)


@compiled
def exchange_dead(state: SequenceNumbersState, seat: int) -> None:
    """Draw a card for the dead one just discarded, after which the turn goes on (5.1)."""
    state.dead_used = 1
    state.turn_goes_on = 1
    begin_draw(state, seat)


@compiled
def draw_late(state: SequenceNumbersState, seat: int) -> None:
    """Draw the card that a seat is owed from its last play (5.3)."""
    waive(state, seat)
    state.late = 1
    begin_draw(state, seat)


@compiled
def waive(state: SequenceNumbersState, seat: int) -> None:
    """Give up the card that a seat is owed from its last play (5.3)."""
    state.owed[seat] = 0
    close_window(state, seat, older_plays(state, seat))


@compiled
def put_chip(state: SequenceNumbersState, seat: int, cell: int) -> None:
    """Put a chip on a cell and score the sequences it makes, or begin the choice between them (6.5)."""
    side = side_of(state, seat)
    state.owner[cell] = side + 1
    state.last_cell = cell
    state.passes = 0
    if state.choose_line != 0 and int(state.scored[side]) + most(state, side, cell) < goal(state):
        score_forced(state, side, cell)
        after_chip(state, seat)
    else:
        score_all(state, side, cell)
        played(state, seat)


@compiled
def after_chip(state: SequenceNumbersState, seat: int) -> None:
    """Let the seat pick while some line through its chip still counts, else finish its play (6.5)."""
    state.phase = PLAYING
    if first_line(state, side_of(state, seat), int(state.last_cell)) != NO_LINE:
        state.phase = PICKING
    else:
        played(state, seat)


@compiled
def played(state: SequenceNumbersState, seat: int) -> None:
    """Finish a play: the game is won at once (5.5, 8.1), or the seat is due a card (5.3)."""
    state.passes = 0
    if int(state.scored[side_of(state, seat)]) >= goal(state):
        end(state)
    elif int(state.draw) == MANUAL:
        if refill(state):
            state.owed[seat] = 1
        if int(state.phase) != ENDED:
            next_turn(state)
    else:
        begin_draw(state, seat)


@compiled
def begin_draw(state: SequenceNumbersState, seat: int) -> None:
    """Begin drawing a card for a seat, if any is left after reshuffling (5.4)."""
    if refill(state):
        state.drawing = seat
    elif int(state.phase) != ENDED:
        draw_done(state)


@compiled
def drawn(state: SequenceNumbersState, number: int) -> None:
    """Give a drawn card to its seat, and reshuffle at once if the deck is empty (5.4).

    A late one lies aside, unless the seat is to play again already (5.3).
    """
    seat = int(state.drawing)
    card, copy = card_drawn(state, number), copy_drawn(state, number)
    state.drawing = NOBODY
    state.deck[card] -= 1
    state.deck_copies[card] &= ~bit_of(state, card, copy)
    state.deck_size -= 1
    state.taken[seat, card] += 1
    if state.late != 0 and seat != int(state.mover):
        state.aside[seat] = card
        state.aside_copy[seat] = copy
        state.has_aside[seat] = 1
    else:
        put_in(state, seat, card, copy)
        state.hand_size[seat] += 1
    if int(state.phase) == DEALING:
        deal_on(state, seat)
        return
    if state.deck_size == 0:
        shuffle(state)
    if int(state.phase) != ENDED:
        draw_done(state)


@compiled
def deal_on(state: SequenceNumbersState, seat: int) -> None:
    """Go on dealing to one hand until it is whole, then to the next (3.1)."""
    if int(state.hand_size[seat]) == dealt(state):
        seat += 1
    state.drawing = seat
    if seat == int(state.seats):
        state.drawing = NOBODY
        state.phase = PLAYING


@compiled
def draw_done(state: SequenceNumbersState) -> None:
    """Pass the turn after a draw, unless the card came late or replaced a dead one."""
    if state.late != 0:
        state.late = 0
    elif state.turn_goes_on != 0:
        state.turn_goes_on = 0
    else:
        next_turn(state)


@compiled
def passed(state: SequenceNumbersState, seat: int) -> None:
    """Pass the turn without a draw, and end the game after a full round of passes (5.2, 8.2)."""
    state.passes += 1
    if int(state.passes) == int(state.seats):
        end(state)
        return
    close_window(state, seat, int(state.seats))
    next_turn(state)


@compiled
def returns(state: SequenceNumbersState, out: Array) -> None:
    """Share the win between all seats of the sides with the most sequences (8)."""
    for seat in range(int(state.seats)):
        out[seat] = -int(state.scored[side_of(state, seat)])
    share_win(out, int(state.seats))


@compiled
def scores(state: SequenceNumbersState, out: Array) -> None:
    """Write each seat's score: the number of its side's sequences."""
    for seat in range(int(state.seats)):
        out[seat] = int(state.scored[side_of(state, seat)])


@compiled
def seen(state: SequenceNumbersState, actor: int, action: int, seat: int) -> int:
    """Return the action as a seat sees it: cards that others draw are hidden, all else is shown."""
    if actor == CHANCE and action < SEAT_DRAW and int(state.drawing) != seat:
        return HIDDEN_CARD
    return action
