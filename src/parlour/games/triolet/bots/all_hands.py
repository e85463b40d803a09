"""What the next play will bring, over all hands: exact, without a sample.

Of a board, the most points are worked out that each single token, each pair and each trio of tokens could
bring (`survey_plays`). From these, the mean of the best play over all hands that may be drawn (`expected`):
that of the next player, whose tokens are unseen, and one's own, of the tokens kept and those to be drawn.
Jokers in hands are left out.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np

from parlour.games.triolet.bots.best_plays import bonus
from parlour.games.triolet.record import TrioletState
from parlour.games.triolet.rules.board import beside, filled, fitting_line, is_joker
from parlour.games.triolet.state import FIFTEEN, HAND, HAND_POINTS, LINE, SIZE, TRIO_POINTS, VALUES
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.types import Array

NOT_LAID: Final = -1.0e9
"""The value of what cannot be laid."""
POSSIBLE: Final = NOT_LAID / 2
"""Sums with something that cannot be laid stay below it."""
WAYS: Final = 2
ACROSS: Final = 0
"""One way to go along a line; the other is down."""

_PAIRS: Final = tuple(combinations_with_replacement(range(VALUES), 2))
_HANDS: Final = tuple(combinations_with_replacement(range(VALUES), HAND))
_TRIOS: Final = tuple(hand for hand in _HANDS if sum(hand) == FIFTEEN)
PAIRS: Final = len(_PAIRS)
HANDS: Final = len(_HANDS)
SETS: Final = VALUES + PAIRS + len(_TRIOS) + 1
"""What may be laid: a token, two, three that make fifteen; the last stands for three that do not."""
NO_TRIO: Final = SETS - 1


def _pair_places() -> Any:
    places = np.zeros((VALUES, VALUES), np.int32)
    for at, (a, b) in enumerate(_PAIRS):
        places[a, b] = places[b, a] = VALUES + at
    return places


def _trio_places() -> Any:
    places = np.full((VALUES, VALUES), NO_TRIO, np.int32)
    for at, hand in enumerate(_TRIOS):
        for i in range(HAND):
            for j in range(HAND):
                if i != j:
                    places[hand[i], hand[j]] = VALUES + PAIRS + at
    return places


PAIR_AT: Final = _pair_places()
"""By two values: which set they are."""
TRIO_AT: Final = _trio_places()
"""By two values: which set they are with what makes fifteen."""
HAND_OF: Final = np.array(_HANDS, np.int32)
PAIR_OF: Final = np.array(_PAIRS, np.int32)


# -- the board -----------------------------------------------------------------------------------------


@compiled
def survey_plays(state: TrioletState, best: Any, alone: Any, within: Any, tokens: Array) -> None:
    """Write down the most points that each set of tokens brings in one play: `best`, by set.

    `alone`, `within` (SIZE x VALUES) and `tokens` (2 x SIZE) are room to work in. The board is not empty.
    """
    for k in range(SETS):
        best[k] = NOT_LAID
    for along in range(WAYS):
        for line in range(SIZE):
            if look_across(state, along, line, alone, within, tokens):
                survey_line(state, along, line, best, alone, within, tokens)


@compiled
def look_across(state: TrioletState, along: int, line: int, alone: Any, within: Any, tokens: Array) -> bool:
    """What each space of a line brings by the line that crosses it; False where nothing can be played there.

    `alone` is with no trio made along the line, `within` as part of one, for each value. `tokens` are how
    many cross each empty space, and whether one lies on it.
    """
    dy = 1 if along == ACROSS else 0
    dx = 1 - dy
    used = False
    for at in range(SIZE):
        y = line if along == ACROSS else at
        x = at if along == ACROSS else line
        tokens[1, at] = 1 if filled(state, y, x) else 0
        tokens[0, at] = 0
        if tokens[1, at] == 1:
            used = True
            continue
        ahead, ahead_sum = beside(state, y, x, dy, dx)
        behind, behind_sum = beside(state, y, x, -dy, -dx)
        count = ahead + behind
        tokens[0, at] = count
        worth = 0
        if count == 1:
            if ahead == 1 and not is_joker(state, y + dy, x + dx):
                worth = ahead_sum
            if behind == 1 and not is_joker(state, y - dy, x - dx):
                worth = behind_sum
        if count > 0:
            used = True
        fits = fitting_line(count, ahead_sum + behind_sum)
        for value in range(VALUES):
            if fits >> value & 1 == 0:
                alone[at, value] = NOT_LAID
                within[at, value] = NOT_LAID
                continue
            points = 0.0
            if count == LINE - 1:
                points = float(TRIO_POINTS)
            elif count == 1:
                points = float(value + worth)
            within[at, value] = points + bonus(y, x, True, value)
            alone[at, value] = points + bonus(y, x, count == LINE - 1, value)
    return used


@compiled
def survey_line(
    state: TrioletState, along: int, line: int, best: Any, alone: Any, within: Any, tokens: Array
) -> None:
    """Look at every play along one line."""
    for at in range(SIZE):
        if tokens[1, at] == 1:
            continue
        before, before_sum = run_from(state, along, line, at - 1, -1)
        after, after_sum = run_from(state, along, line, at + 1, 1)
        count = before + after
        if along == ACROSS and count + tokens[0, at] > 0:
            survey_single(state, (line, at), count, before_sum + after_sum, best, alone, within)
        if before == 0 and after == 1 and at + 2 < SIZE:
            beyond, _ = run_from(state, along, line, at + 3, 1)
            if beyond == 0:
                survey_trio(FIFTEEN - after_sum, at, at + 2, best, within)
        if after > 0 or at + 1 >= SIZE or before > 1:
            continue
        beyond, beyond_sum = run_from(state, along, line, at + 2, 1)
        if before + beyond == 1:
            survey_trio(FIFTEEN - before_sum - beyond_sum, at, at + 1, best, within)
        if before + beyond > 0:
            continue
        if tokens[0, at] + tokens[0, at + 1] > 0:
            survey_pair(at, best, alone)
        if at + 2 < SIZE and tokens[0, at] + tokens[0, at + 1] + tokens[0, at + 2] > 0:
            further, _ = run_from(state, along, line, at + 3, 1)
            if further == 0:
                survey_hand(at, best, within)


@compiled
def run_from(state: TrioletState, along: int, line: int, at: int, step: int) -> tuple[int, int]:
    """How many tokens lie in a line from a place on without a gap, and their sum."""
    if along == ACROSS:
        return beside(state, line, at - step, 0, step)
    return beside(state, at - step, line, step, 0)


@compiled
def survey_single(
    state: TrioletState, space: tuple[int, int], count: int, total: int, best: Any, alone: Any, within: Any
) -> None:
    """One token on an empty space; its row holds `count` tokens beside it, which add up to `total`."""
    y, x = space
    fits = fitting_line(count, total)
    worth = 0
    if count == 1:
        if filled(state, y, x + 1) and not is_joker(state, y, x + 1):
            worth = total
        if filled(state, y, x - 1) and not is_joker(state, y, x - 1):
            worth = total
    for value in range(VALUES):
        if fits >> value & 1 == 0:
            continue
        if count == LINE - 1:
            points = TRIO_POINTS + within[x, value]
        elif count == 1:
            points = worth + value + alone[x, value]
        else:
            points = alone[x, value]
        best[value] = max(best[value], points)


@compiled
def survey_trio(wanted: int, one: int, other: int, best: Any, within: Any) -> None:
    """Two tokens that add up to `wanted` and make a trio with one of the board."""
    for value in range(max(0, wanted - VALUES + 1), wanted + 1):
        points = TRIO_POINTS + within[one, value] + within[other, wanted - value]
        at = PAIR_AT[value, wanted - value]
        best[at] = max(best[at], points)


@compiled
def survey_pair(at: int, best: Any, alone: Any) -> None:
    """Two tokens side by side with nothing else in their line."""
    for value in range(VALUES):
        if alone[at, value] > POSSIBLE:
            for other in range(FIFTEEN - value + 1):
                points = value + other + alone[at, value] + alone[at + 1, other]
                place = PAIR_AT[value, other]
                best[place] = max(best[place], points)


@compiled
def survey_hand(at: int, best: Any, within: Any) -> None:
    """Three tokens that make fifteen."""
    for value in range(VALUES):
        if within[at, value] > POSSIBLE:
            for other in range(FIFTEEN - value + 1):
                points = within[at, value] + within[at + 1, other]
                if points > POSSIBLE:
                    points += TRIO_POINTS + HAND_POINTS + within[at + 2, FIFTEEN - value - other]
                    place = TRIO_AT[value, other]
                    best[place] = max(best[place], points)


# -- the hands -----------------------------------------------------------------------------------------


@compiled
def weigh_hands(unseen: Any, hands: Any, pairs: Any) -> None:
    """How often each hand, and each pair, is drawn from the unseen tokens: the ways to choose them."""
    for k in range(HANDS):
        a = HAND_OF[k, 0]
        b = HAND_OF[k, 1]
        c = HAND_OF[k, 2]
        if a == b and b == c:
            n = unseen[a]
            hands[k] = n * (n - 1) * (n - 2) / 6
        elif a == b:
            hands[k] = unseen[a] * (unseen[a] - 1) / 2 * unseen[c]
        elif b == c:
            hands[k] = unseen[b] * (unseen[b] - 1) / 2 * unseen[a]
        else:
            hands[k] = unseen[a] * unseen[b] * unseen[c]
    for k in range(PAIRS):
        a = PAIR_OF[k, 0]
        b = PAIR_OF[k, 1]
        if a == b:
            pairs[k] = unseen[a] * (unseen[a] - 1) / 2
        else:
            pairs[k] = unseen[a] * unseen[b]


@compiled
def best_of(best: Any, a: int, b: int, c: int) -> float:
    """The most points of a play with some of three tokens; 0 when none of them fits."""
    most = max(best[a], best[b], best[c], best[PAIR_AT[a, b]], best[PAIR_AT[a, c]], best[PAIR_AT[b, c]])
    if a + b + c == FIFTEEN:
        most = max(most, best[TRIO_AT[a, b]])
    return float(max(most, 0.0))


@compiled
def expected(best: Any, unseen: Any, hands: Any, pairs: Any, kept: int, first: int, second: int) -> float:
    """The mean of the best play when a hand with `kept` tokens, `first` and `second`, is filled up."""
    total = 0.0
    ways = 0.0
    if kept == 0:
        for k in range(HANDS):
            if hands[k] > 0:
                ways += hands[k]
                total += hands[k] * best_of(best, HAND_OF[k, 0], HAND_OF[k, 1], HAND_OF[k, 2])
    elif kept == 1:
        for k in range(PAIRS):
            if pairs[k] > 0:
                ways += pairs[k]
                total += pairs[k] * best_of(best, first, PAIR_OF[k, 0], PAIR_OF[k, 1])
    else:
        for value in range(VALUES):
            if unseen[value] > 0:
                ways += unseen[value]
                total += unseen[value] * best_of(best, first, second, value)
    if ways == 0:
        return 0.0
    return total / ways
