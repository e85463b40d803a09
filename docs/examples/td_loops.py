"""The loops of `train_weights.py`, compiled: a board plays alone and learns from how it ends."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.threebysixteen.bots.bounds import lift_all
from parlour.games.threebysixteen.bots.single_board import (
    BOARD,
    SIZES,
    copy_board,
    follows,
    left_over,
    lift,
    lowest,
    put,
    row_at,
)
from parlour.games.threebysixteen.bots.value_network import (
    ENDS,
    FEATURES,
    LEAK,
    LEFT_WEIGHT,
    TO_COME,
    UNITS,
    covering,
    ends_packed,
    gap,
    pair,
    stock,
)
from parlour.games.threebysixteen.state import (
    ACTIONS,
    DONE,
    MAX_COLUMNS,
    MAX_RUNS,
    MAX_TILES,
    MAX_TOP,
    PLACE,
    START,
    TAKE,
)
from parlour.kernel.compile.decorators import compiled
from parlour.kernel.reals import exp, log
from parlour.kernel.rng import RANDOM, below
from parlour.kernel.types import Array, Random

MOST: Final = 128
"""Features that can hold at a time, and some to spare."""
COMPLETE: Final = 0
LEFT: Final = 1
LAMBDA: Final = 0.8
"""How much of a target is what came of the game, step by step; the rest is what was said a step later."""


class Network(NamedTuple):
    """Weights from features to units, of the units, and from units to the two outputs."""

    weights: Any
    bias: Any
    outputs: Any


class LearningArrays(NamedTuple):
    """What a game that is learned from is kept in."""

    boards: Any
    left: Any
    order: Any
    features: Any
    counts: Any
    said: Any
    tried: Any
    units: Any
    slopes: Any


@compiled
def features_of(board: Any, left: Any, sizes: Any, out: Array) -> int:
    """Write the features of a full game's board, `value_network.whole` as a list."""
    rows = ends_packed(board.rows, int(sizes[0]))
    count = 0
    free = 0
    for column in range(int(sizes[2])):
        last = 0
        largest = 0
        for at in range(int(board.heights[column]) - 1, -1, -1):
            number = int(board.stacks[column, at])
            out[count] = pair(number, last)
            count += 1
            if number < largest:
                out[count] = covering(number, largest)
                count += 1
            else:
                free += 1 << (2 * number)
                largest = number
            last = number
        out[count] = pair(0, last)
        count += 1
        if last > 0:
            out[count] = gap(lowest(board, column), rows, int(sizes[0]), 0)
            count += 1
    to_come = 0
    for number in range(1, int(sizes[1]) + 1):
        out[count] = stock(number, rows, left, free, sizes)
        count += 1
        to_come += int(left[number])
    for row in range(int(sizes[0])):
        ahead = 0
        for other in range(int(sizes[0])):
            if (int(board.rows[other]), -other) > (int(board.rows[row]), -row):
                ahead += 1
        out[count] = ENDS + ahead * (MAX_TOP + 1) + int(board.rows[row])
        count += 1
    out[count] = TO_COME + to_come
    return count + 1


@compiled
def forward(net: Any, features: Any, count: int, units: Any, out: Array) -> None:
    """The network's two outputs for a list of features; `units` keeps what the layer passes on."""
    weights, bias, outputs = net
    for unit in range(UNITS):
        units[unit] = bias[unit]
    for k in range(count):
        feature = int(features[k])
        for unit in range(UNITS):
            units[unit] += weights[feature, unit]
    for unit in range(UNITS):
        if units[unit] < 0.0:
            units[unit] *= LEAK
    for output in range(2):
        total = float(outputs[output, UNITS])
        for unit in range(UNITS):
            total += outputs[output, unit] * units[unit]
        out[output] = 1.0 / (1.0 + exp(-total))


@compiled
def adjust(net: Any, features: Any, count: int, complete: float, left: float, rate: float, work: Any) -> None:
    """One step of gradient descent towards what the two outputs should have been."""
    weights, bias, outputs = net
    units, slopes, said = work.units, work.slopes, work.said[MAX_TILES]
    forward(net, features, count, units, said)
    wrong = complete - said[COMPLETE]
    off = left - said[LEFT]
    for unit in range(UNITS):
        slope = wrong * outputs[COMPLETE, unit] + off * outputs[LEFT, unit]
        slopes[unit] = rate * slope * (1.0 if units[unit] > 0.0 else LEAK)
        outputs[COMPLETE, unit] += rate * wrong * units[unit]
        outputs[LEFT, unit] += rate * off * units[unit]
        bias[unit] += slopes[unit]
    outputs[COMPLETE, UNITS] += rate * wrong
    outputs[LEFT, UNITS] += rate * off
    for k in range(count):
        feature = int(features[k])
        for unit in range(UNITS):
            weights[feature, unit] += slopes[unit]


@compiled
def shuffle(order: Any, random: Random) -> None:
    """Put the calls into a random order."""
    for at in range(order.shape[0] - 1, 0, -1):
        other = below(random, at + 1)
        order[at], order[other] = order[other], order[at]


@compiled
def handle(net: Any, work: Any, number: int, step: int, flat: Any, sizes: Any) -> None:
    """Put a called number where the network likes it best; keep the features and outputs of the step."""
    board = work.boards[0]
    trial = work.boards[1]
    row = row_at(board, number - 1, sizes)
    if row >= 0:
        board.rows[row] = number
        take_all(net, work, flat, sizes)
        work.counts[step] = features_of(board, work.left, flat, work.features[step])
        forward(net, work.features[step], int(work.counts[step]), work.units, work.said[step])
        return
    best = -1
    most = 0.0
    tried = work.tried
    outputs = work.said[MAX_TILES]
    seen_empty = False
    for column in range(int(sizes.columns)):
        if int(board.heights[column]) == 0:
            if seen_empty:
                continue
            seen_empty = True
        copy_board(board, trial, sizes)
        put(trial, column, number)
        count = features_of(trial, work.left, flat, tried)
        forward(net, tried, count, work.units, outputs)
        worth = outputs[COMPLETE] - LEFT_WEIGHT * outputs[LEFT]
        if best < 0 or worth > most:
            best = column
            most = worth
            work.counts[step] = count
            for k in range(count):
                work.features[step, k] = tried[k]
            work.said[step, COMPLETE] = outputs[COMPLETE]
            work.said[step, LEFT] = outputs[LEFT]
    put(board, best, number)


@compiled
def take_all(net: Any, work: Any, flat: Any, sizes: Any) -> None:
    """Take whatever can be taken; where several columns offer a number, what the network likes best."""
    board = work.boards[0]
    column = 0
    while column < int(sizes.columns):
        if follows(board, column, sizes):
            lift(board, liked(net, work, column, flat, sizes), sizes)
            column = 0
        else:
            column += 1


@compiled
def liked(net: Any, work: Any, first: int, flat: Any, sizes: Any) -> int:
    """Of the columns from `first` on with the same number below, the one to take from."""
    board = work.boards[0]
    trial = work.boards[1]
    outputs = work.said[MAX_TILES]
    offers = 0
    for column in range(first, int(sizes.columns)):
        if lowest(board, column) == lowest(board, first):
            offers += 1
    best = first
    most = 0.0
    for column in range(first, int(sizes.columns)):
        if offers == 1 or lowest(board, column) != lowest(board, first):
            continue
        copy_board(board, trial, sizes)
        lift(trial, column, sizes)
        lift_all(trial, sizes)
        count = features_of(trial, work.left, flat, work.tried)
        forward(net, work.tried, count, work.units, outputs)
        worth = outputs[COMPLETE] - LEFT_WEIGHT * outputs[LEFT]
        if column == first or worth > most:
            best = column
            most = worth
    return best


@compiled
def learn(
    net: Any, work: Any, games: int, rates: tuple[float, float], flat: Any, randoms: Any, sizes: Any
) -> int:
    """Learn from `games` games, at a rate from the first to the last; returns how many it completed."""
    first, last = rates
    completed = 0
    tiles = work.order.shape[0]
    for game in range(games):
        rate = first * exp(log(last / first) * game / games)
        board = work.boards[0]
        for row in range(int(sizes.runs)):
            board.rows[row] = 0
        for column in range(int(sizes.columns)):
            board.heights[column] = 0
        for number in range(1, int(sizes.top) + 1):
            work.left[number] = sizes.runs
        shuffle(work.order, randoms[0])
        for step in range(tiles):
            number = int(work.order[step])
            work.left[number] -= 1
            handle(net, work, number, step, flat, sizes)
        left = left_over(board, sizes)
        complete = 1.0 if left == 0 else 0.0
        share = left / tiles
        completed += int(complete)
        for step in range(tiles - 1, -1, -1):
            adjust(net, work.features[step], int(work.counts[step]), complete, share, rate, work)
            complete = LAMBDA * complete + (1.0 - LAMBDA) * work.said[step, COMPLETE]
            share = LAMBDA * share + (1.0 - LAMBDA) * work.said[step, LEFT]
    return completed


@compiled
def judge(net: Any, work: Any, views: Any, masks: Any, flat: Any, sizes: Any, out: Array) -> None:
    """The two outputs of each legal action, `out[game, action]`: after it all is taken that can be.

    `views` are records of full games, seen by the one seat; `masks[game, action]` says what is legal.
    """
    board = work.boards[0]
    for game in range(masks.shape[0]):
        for action in range(ACTIONS):
            if masks[game, action] != 0:
                copy_view(views[game], board)
                act(board, action, int(views[game].called), sizes)
                count = features_of(board, views[game].left, flat, work.tried)
                forward(net, work.tried, count, work.units, out[game, action])


@compiled
def copy_view(view: Any, board: Any) -> None:
    """The board of the first seat."""
    for row in range(MAX_RUNS):
        board.rows[row] = view.rows[0, row]
    for column in range(MAX_COLUMNS):
        board.heights[column] = view.heights[0, column]
        for at in range(int(view.heights[0, column])):
            board.stacks[column, at] = view.stacks[0, column, at]


@compiled
def act(board: Any, action: int, called: int, sizes: Any) -> None:
    """An action, and all takes that can follow; after `DONE` none do."""
    if action == DONE:
        return
    if action == START:
        board.rows[row_at(board, 0, sizes)] = called
    elif action >= TAKE:
        lift(board, action - TAKE, sizes)
    else:
        put(board, action - PLACE, called)
    lift_all(board, sizes)


def workspace() -> LearningArrays:
    """Arrays for one game."""
    return LearningArrays(
        boards=np.zeros(2, BOARD).view(np.recarray),
        left=np.zeros(MAX_TOP + 1, np.int8),
        order=np.repeat(np.arange(1, MAX_TOP + 1), MAX_RUNS),
        features=np.zeros((MAX_TILES, MOST), np.int32),
        counts=np.zeros(MAX_TILES, np.int64),
        said=np.zeros((MAX_TILES + 1, 2), np.float64),
        tried=np.zeros(MOST, np.int32),
        units=np.zeros(UNITS, np.float32),
        slopes=np.zeros(UNITS, np.float32),
    )


def warm(states: Any, randoms: Any) -> None:
    """Have the learning compiled, by learning from no games."""
    net = Network(
        np.zeros((FEATURES, UNITS), np.float32),
        np.zeros(UNITS, np.float32),
        np.zeros((2, UNITS + 1), np.float32),
    )
    sizes = np.zeros(1, SIZES).view(np.recarray)
    flat, here = np.zeros(3, np.int64), workspace()
    learn(net, here, 0, (1.0, 1.0), flat, np.zeros(1, RANDOM).view(np.recarray), sizes[0])
    judge(net, here, states, np.zeros((0, ACTIONS), np.int8), flat, sizes[0], np.zeros((0, ACTIONS, 2)))
