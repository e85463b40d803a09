"""What is told, as numbers (`display.saying`): scenes, a line for each play, what a draft would score."""

from __future__ import annotations

from typing import Final

from parlour.display.rows import DUE
from parlour.display.saying import (
    AND,
    COUNTER,
    END,
    GAIN,
    MARK,
    NOTE,
    PANEL,
    SEAT,
    SPACED,
    STATUS,
    Parameters,
    say,
)
from parlour.games.triolet.display import telling
from parlour.games.triolet.display.messages import M
from parlour.games.triolet.display.parts import spelled
from parlour.games.triolet.display.telling import hand_in_words, kind_in_words, reckoned, tokens_laid, unseen
from parlour.games.triolet.rooms.duplicate.record import TrioletDuplicateState
from parlour.games.triolet.rooms.duplicate.rules.flow import play, share, turn
from parlour.games.triolet.rooms.duplicate.state import LAY, LAYING, REDRAW
from parlour.games.triolet.rules.board import filled
from parlour.games.triolet.rules.flow import forget_draft
from parlour.games.triolet.rules.scoring import play_points
from parlour.games.triolet.state import (
    ALL_PLAYED,
    CELLS,
    CENTRE,
    KINDS,
    PASS,
    PLACE_JOKER,
    PLAYING,
    RUNNING,
    SIZE,
    TOKENS,
)
from parlour.games.triolet.state import END as END_TURN
from parlour.kernel.actors import CHANCE
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

PARAMETERS: Final[Parameters] = telling.PARAMETERS

# -- the scene ---------------------------------------------------------------------------------------------


@compiled
def scene(state: TrioletDuplicateState, seat: int, out: Array) -> int:
    """The table: what to do, the bag, and how the seat stands against the best plays so far."""
    n = say(out, _sentence(state, out), STATUS)
    n = say(out, n, M.in_bag, int(state.bag_size)) if int(state.bag_size) else say(out, n, M.empty_bag)
    if not int(state.tokens) and turn(state) == 1:
        n = say(out, n, MARK, SIZE * CENTRE + CENTRE, DUE)
    n = say(out, n, SEAT, int(state.scores[0]))
    n = say(out, say(out, n, COUNTER, int(state.held[0])), M.in_hand)
    if int(state.best_total):
        n = say(out, say(out, n, NOTE), M.share_of_best, share(state), int(state.best_total))
    return unseen(state, 0, out, say(out, say(out, n, PANEL), M.still_unseen))


@compiled
def _sentence(state: TrioletDuplicateState, out: Array) -> int:
    if int(state.ending) != RUNNING:
        return ending(state, out)
    if int(state.stage) == LAYING:
        return say(out, 0, M.best_play_comes)
    if int(state.stage) != PLAYING:
        return say(out, 0, M.drawing)
    if int(state.placed):
        return say(out, 0, M.place_more)
    if not int(state.tokens):
        return say(out, 0, M.begin, SIZE * CENTRE + CENTRE)
    return say(out, 0, M.find_best)


# -- the log -----------------------------------------------------------------------------------------------


@compiled
def tell(
    before: TrioletDuplicateState,
    actor: int,
    action: int,
    after: TrioletDuplicateState,
    seat: int,
    out: Array,
) -> int:
    """One line for one entry; a play is told when it ends."""
    if actor == CHANCE:
        return _told_best(before, after, out) if action == LAY else _told_draw(before, action, after, out)
    if action == PASS:
        return say(out, 0, M.found_nothing)
    if action != END_TURN:
        return 0
    n = say(out, 0, M.placed)
    n = say(out, tokens_laid(before, out, n), GAIN, int(after.scores[0]) - int(before.scores[0]))
    return reckoned(before, out, n)


@compiled
def _told_draw(before: TrioletDuplicateState, action: int, after: TrioletDuplicateState, out: Array) -> int:
    """The hand, which is everybody's, once it is full; or that it goes back."""
    if int(after.stage) == REDRAW:
        n = say(out, say(out, 0, M.hand_went_back), AND)
        for kind in range(KINDS):
            for _ in range(int(before.hands[0, kind]) + (1 if kind == action else 0)):
                n = kind_in_words(out, n, kind)
        return say(out, n, END)
    return hand_in_words(after, 0, out, say(out, 0, M.tokens_are)) if int(after.stage) == PLAYING else 0


@compiled
def _told_best(before: TrioletDuplicateState, after: TrioletDuplicateState, out: Array) -> int:
    """The best play, with its points; it is looked at as if it were being played."""
    placed = 0
    for cell in range(CELLS):
        if filled(after, cell // SIZE, cell % SIZE) and not filled(before, cell // SIZE, cell % SIZE):
            after.draft[placed] = cell
            placed += 1
    after.placed = placed
    n = say(out, 0, M.best_laid, int(after.best_total) - int(before.best_total))
    n = reckoned(after, out, tokens_laid(after, out, n))
    forget_draft(after)
    return n


# -- the draft ---------------------------------------------------------------------------------------------


@compiled
def preview(
    state: TrioletDuplicateState,
    other: TrioletDuplicateState,
    actions: Array,
    after: TrioletDuplicateState,
    seat: int,
    out: Array,
) -> int:
    """What a draft would score, the sum spelled out. What would score more is for the player to find."""
    count = 0
    for action in actions:
        if action == PASS:
            return say(out, say(out, 0, M.button_pass), M.scores_nothing)
        if action != END_TURN:
            play(state, 0, action)
            count += 1
    if count == 0:
        return 0
    gain = play_points(state)
    return say(out, spelled(state, out, say(out, 0, M.button_play, gain), gain), GAIN, gain)


# -- the end -----------------------------------------------------------------------------------------------


@compiled
def ending(state: TrioletDuplicateState, out: Array) -> int:
    """Why the game ended, and how much of the best was found."""
    if int(state.ending) == RUNNING:
        return say(out, 0, M.not_over)
    n, tokens = say(out, 0, SPACED), TOKENS + int(state.jokers)
    if int(state.ending) == ALL_PLAYED:
        n = say(out, n, M.all_played, tokens)
    else:
        n = say(out, n, M.dead_board, M.left_over, tokens - int(state.tokens))
    n = say(out, n, M.found_of_best, int(state.scores[0]), int(state.best_total), share(state))
    return say(out, n, END)


@compiled
def instruction(state: TrioletDuplicateState, seat: int, action: int, out: Array) -> int:
    """What to do, in the imperative: "place 9 on e8"."""
    if action == END_TURN:
        return say(out, 0, M.do_end)
    if action == PASS:
        return say(out, 0, M.do_pass)
    placing = action - PLACE_JOKER if action >= PLACE_JOKER else action
    what = M.joker_on if action >= PLACE_JOKER else M.token_on
    return say(out, 0, M.do_place, what, placing // CELLS, placing % CELLS)
