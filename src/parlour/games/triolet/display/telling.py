"""What is told of a game, as numbers (`display.saying`): scenes, the log, what a draft would do, hints."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import DUE
from parlour.display.saying import (
    AND,
    CELL,
    COUNTER,
    END,
    GAIN,
    HINT,
    MARK,
    NOTE,
    NUMBER,
    PANEL,
    PART,
    PLACE,
    PLACE_SHOWN,
    SEAT,
    SPACED,
    STATUS,
    WORDS,
    Parameters,
    say,
)
from parlour.games.triolet.display.messages import M
from parlour.games.triolet.display.parts import PARTS, gain_now, part, spelled
from parlour.games.triolet.display.pieces import BACK
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.actions import legal
from parlour.games.triolet.rules.board import is_joker, value_at
from parlour.games.triolet.rules.flow import play, turn
from parlour.games.triolet.rules.hidden import drawer, swapped_kind
from parlour.games.triolet.rules.scoring import covers_repeat
from parlour.games.triolet.state import (
    ALL_PASSED,
    ALL_PLAYED,
    CELLS,
    CENTRE,
    DEAD_BOARD,
    DRAW_DUE,
    FIRST_SEAT,
    HAND,
    JOKER,
    KINDS,
    PASS,
    PLACE_JOKER,
    RUNNING,
    SIZE,
    STARTER_DUE,
    SWAP_JOKER,
    SWAP_ONE,
    TOKENS,
    VALUES,
    WENT_OUT,
)
from parlour.games.triolet.state import END as END_TURN
from parlour.kernel.actors import CHANCE, SEAT_DRAW
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = {
    "cell": PLACE,
    **dict.fromkeys(("left", "parts", "sum", "token", "tokens", "way"), WORDS),
}

# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: TrioletState, seat: int, out: Array) -> int:
    """The table as a seat sees it."""
    n = _sentence(state, seat, out)
    n = say(out, n, STATUS)
    n = say(out, n, M.in_bag, int(state.bag_size)) if int(state.bag_size) else say(out, n, M.empty_bag)
    if not int(state.tokens) and turn(state) == 1 << seat:
        n = say(out, n, MARK, SIZE * CENTRE + CENTRE, DUE)
    for one in range(int(state.seats)):
        n = say(out, n, SEAT, int(state.scores[one]))
        n = say(out, say(out, n, COUNTER, int(state.held[one])), M.in_hand)
        if not int(state.held[one]) and not int(state.bag_size) and int(state.tokens):
            n = say(out, say(out, n, NOTE), M.out_of_tokens)
    return unseen(state, seat, out, say(out, say(out, n, PANEL), M.still_unseen))


@compiled
def unseen(state: TrioletState, seat: int, out: Array, n: int) -> int:
    """What this seat cannot see, by value: the bag and the other hands."""
    for kind in range(KINDS if int(state.jokers) else VALUES):
        count = int(state.bag[kind])
        for one in range(int(state.seats)):
            count += int(state.hands[one, kind]) if one != seat else 0
        n = say(out, n, CELL, BACK + 1) if kind == JOKER else say(out, n, CELL, kind)
        n = say(out, n, M.joker) if kind == JOKER else say(out, n, NUMBER, kind)
        n = say(out, n, NUMBER, count)
    return n


@compiled
def _sentence(state: TrioletState, seat: int, out: Array) -> int:
    if int(state.ending) != RUNNING:
        return ending(state, out)
    if int(state.stage) == STARTER_DUE:
        return say(out, 0, M.starter_due)
    if int(state.stage) == DRAW_DUE:
        return say(out, 0, M.drawing)
    if turn(state) != 1 << seat:
        if int(state.extra):
            return say(out, 0, M.others_play_again)
        return say(out, 0, M.others_play, int(state.held[int(state.mover)]))
    return _to_do(state, seat, out)


@compiled
def _to_do(state: TrioletState, seat: int, out: Array) -> int:
    """What the seat to act has to do now."""
    may_end = may_place = may_swap = False
    for k in range(legal(state, seat, out)):
        may_end = may_end or out[k] == END_TURN
        may_place = may_place or _is_placing(out[k])
        may_swap = may_swap or swapped_kind(out[k]) >= 0
    if int(state.swapped):
        return say(out, 0, M.swap_more if may_end else M.swap_all_three)
    if int(state.placed):
        return say(out, 0, M.place_more)
    if not int(state.tokens):
        return say(out, 0, M.begin, SIZE * CENTRE + CENTRE)
    if may_place:
        return say(out, 0, M.play_again) if int(state.extra) else say(out, 0, M.play, int(state.held[seat]))
    return say(out, 0, M.must_swap if may_swap else M.must_pass)


@compiled
def _is_placing(number: int) -> bool:
    return number < END_TURN or PLACE_JOKER <= number < SWAP_JOKER


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(before: TrioletState, actor: int, action: int, after: TrioletState, seat: int, out: Array) -> int:
    """One line for one entry, as a seat knows it; a play is told when it ends."""
    if actor == CHANCE:
        return _told_draw(before, action, after, seat, out)
    if action == END_TURN:
        swapped = int(before.swapped)
        return say(out, 0, M.swapped, swapped) if swapped else _told_play(before, actor, after, out)
    if action == PASS:
        return say(out, 0, M.declined if int(before.extra) else M.passed)
    if int(before.stuck) == SWAP_ONE and action < 0:
        return say(out, 0, M.swapped, 1)
    if int(before.stuck) == SWAP_ONE and swapped_kind(action) >= 0:
        return _named(out, say(out, 0, M.put_back), swapped_kind(action))
    return 0


@compiled
def _told_draw(before: TrioletState, action: int, after: TrioletState, seat: int, out: Array) -> int:
    """A seat's own hand, once it is full again."""
    if action >= SEAT_DRAW or seat >= int(before.seats) or drawer(before) != seat:
        return 0
    if int(after.held[seat]) < HAND and int(after.bag_size) > 0:
        return 0
    return hand_in_words(after, seat, out, say(out, 0, M.your_hand))


@compiled
def hand_in_words(state: TrioletState, seat: int, out: Array, n: int) -> int:
    """The tokens that a seat holds."""
    n = say(out, n, AND)
    for kind in range(KINDS):
        for _ in range(int(state.hands[seat, kind])):
            n = kind_in_words(out, n, kind)
    return say(out, n, END)


@compiled
def _told_play(before: TrioletState, actor: int, after: TrioletState, out: Array) -> int:
    again = covers_repeat(before) and int(after.extra)
    n = tokens_laid(before, out, say(out, 0, M.placed_again if again else M.placed))
    return reckoned(before, out, say(out, n, GAIN, int(after.scores[actor]) - int(before.scores[actor])))


@compiled
def tokens_laid(state: TrioletState, out: Array, n: int) -> int:
    """Write the tokens of the play that is laid, each on its cell."""
    n = say(out, n, AND)
    for k in range(int(state.placed)):
        n = token_on(state, out, n, int(state.draft[k]))
    return say(out, n, END)


@compiled
def reckoned(state: TrioletState, out: Array, n: int) -> int:
    """Write where the tokens of the play lie, and its points part by part."""
    for k in range(int(state.placed)):
        n = say(out, n, PLACE_SHOWN, int(state.draft[k]))
    for which in range(PARTS):
        then = part(state, out, say(out, n, PART), which)
        n = then if then > n + 1 else n
    return n


@compiled
def token_on(state: TrioletState, out: Array, n: int, cell: int) -> int:
    """A token on its cell: `7 on f6`, a joker with the value it stands for."""
    y, x = cell // SIZE, cell % SIZE
    return say(out, n, M.joker_on if is_joker(state, y, x) else M.token_on, value_at(state, y, x), cell)


@compiled
def _named(out: Array, n: int, kind: int) -> int:
    return say(out, n, M.a_joker) if kind == JOKER else say(out, n, M.token, kind)


@compiled
def kind_in_words(out: Array, n: int, kind: int) -> int:
    """A token by its value, or a joker."""
    return say(out, n, M.a_joker) if kind == JOKER else say(out, n, NUMBER, kind)


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: TrioletState, other: TrioletState, actions: Array, after: TrioletState, seat: int, out: Array
) -> int:
    """What a draft would do: the sum spelled out, and what one more token could add."""
    count = 0
    for action in actions:
        if action != END_TURN:
            actions[count] = action
            count += 1
    if count == 0:
        return 0
    if actions[0] == PASS:
        return say(out, say(out, 0, M.button_decline if int(state.extra) else M.button_pass), M.turn_goes_on)
    if swapped_kind(actions[0]) >= 0:
        return _swaps(state, actions, count, out)
    for k in range(count):
        play(state, seat, actions[k])
    gain, again = gain_now(state), covers_repeat(state)
    n = say(out, 0, M.button_play, gain)
    n = spelled(state, out, say(out, n, SPACED) if again else n, gain)
    if again:
        n = say(out, say(out, n, M.then_again), END)
    return say(out, _more(state, other, out, n, seat, gain), GAIN, gain)


@compiled
def _swaps(state: TrioletState, actions: Array, count: int, out: Array) -> int:
    if int(state.stuck) == SWAP_ONE:
        n = _named(out, say(out, 0, M.button_swap), swapped_kind(actions[0]))
        return _named(out, say(out, n, M.swaps_one), swapped_kind(actions[0]))
    if count == 1:
        n = _named(out, say(out, 0, M.button_swap), swapped_kind(actions[0]))
    else:
        n = say(out, 0, M.button_swaps, count)
    n = say(out, say(out, n, M.swaps), AND)
    for k in range(count):
        n = _named(out, n, swapped_kind(actions[k]))
    return say(out, n, END)


@compiled
def _more(state: TrioletState, other: TrioletState, out: Array, n: int, seat: int, gain: int) -> int:
    """The one more token of the hand that would score most, if any would add something."""
    best, action, ways = gain, -1, out[n:]
    for k in range(legal(state, seat, ways)):
        if _is_placing(ways[k]):
            copy_record(state, other)
            play(other, seat, ways[k])
            if gain_now(other) > best:
                best, action = gain_now(other), int(ways[k])
    if action < 0:
        return n
    copy_record(state, other)
    play(other, seat, action)
    cell = (action if action < END_TURN else action - PLACE_JOKER) % CELLS
    return token_on(other, out, say(out, n, HINT, M.with_more, best), cell)


# -- the end, and hints --------------------------------------------------------------------------------------


@compiled
def ending(state: TrioletState, out: Array) -> int:
    """Why the game ended, in plain words."""
    if int(state.ending) == RUNNING:
        return say(out, 0, M.not_over)
    if not _first_decides(state):
        return _why_over(state, out, 0)
    return say(out, say(out, _why_over(state, out, say(out, 0, SPACED)), M.first_decides), END)


@compiled
def _first_decides(state: TrioletState) -> bool:
    """Whether of several seats with the highest score the first one wins."""
    best = level = 0
    for seat in range(int(state.seats)):
        best = max(best, int(state.scores[seat]))
    for seat in range(int(state.seats)):
        level += 1 if int(state.scores[seat]) == best else 0
    return int(state.ties) == FIRST_SEAT and level > 1


@compiled
def _why_over(state: TrioletState, out: Array, n: int) -> int:
    tokens = TOKENS + int(state.jokers)
    left = tokens - int(state.tokens)
    if int(state.ending) == ALL_PLAYED:
        return say(out, n, M.all_played, tokens)
    if int(state.ending) == WENT_OUT:
        return say(out, n, M.went_out)
    if int(state.ending) == DEAD_BOARD:
        return say(out, n, M.dead_board, M.left_over, left)
    if int(state.ending) == ALL_PASSED:
        return say(out, n, M.all_passed, M.left_over, left)
    return say(out, n, M.too_many_skips, M.left_over, left)


@compiled
def instruction(state: TrioletState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "place 9 on e8"."""
    if swapped_kind(action) >= 0:
        return kind_in_words(out, say(out, 0, M.do_swap), swapped_kind(action))
    if action == END_TURN:
        return say(out, 0, M.do_end)
    if action == PASS:
        return say(out, 0, M.do_decline if int(state.extra) else M.do_pass)
    placing = action - PLACE_JOKER if action >= PLACE_JOKER else action
    what = M.joker_on if action >= PLACE_JOKER else M.token_on
    return say(out, 0, M.do_place, what, placing // CELLS, placing % CELLS)
