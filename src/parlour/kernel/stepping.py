"""A table's entries played in one call, and the position as everybody there may know it.

Written once against the contract in `kernel.rules`; `kernel.compile.twin` puts a game's own rules there.

Records come in blocks of `seats + 2`: a position, then what each seat and the spectator may know of it. `run`
goes on from the first block and writes one for each entry; `observe` writes a block's views. Both write last

    whom the position waits for, as `turn` says
    for each seat, and for the table itself     how many actions are legal
    all these legal actions
"""

from __future__ import annotations

from typing import Final

from parlour.kernel.actors import CHANCE, SEAT_DRAW, TABLE
from parlour.kernel.compile.decorators import compiled, copy_record
from parlour.kernel.flow import listed
from parlour.kernel.rules import chance, conceal, legal, play, reveals, scored, scores, seen, turn
from parlour.kernel.types import Array

HASH_BYTES: Final = 32
"""The length of a draw's hash (`chance.Seeded.hashes`)."""
HEAD: Final = 6
"""The length of the head of `run`'s numbers."""
MOST_POSITIONS: Final = 160
"""The most positions that `arrange` looks at, to bound the cost: 64 actions in a good order need 65."""
UNSURE: Final = -1
BYTE: Final = 256


@compiled
def run(records: Array, random: Array, weights: Array, numbers: Array) -> int:
    """Play entries up to one that is not possible, and what follows.

    `numbers` begins with `HEAD` numbers: how many entries are given; how many of them are surely possible;
    whether they are a commit; up to how many draws may follow; the number of seats; how many closing actions
    are named. Then come the given entries (actor, action) and these actions. A commit stops where others are
    due and after an action that reveals something; else a named action is added if it is all that is left to
    do. The n-th draw is made by the n-th hash
    of `random`; the run stops at one that needs another, or is drawn otherwise (the first player).

    Then is written, with room for all that may be played: of each entry its actor, and its action as each
    seat and the spectator know it; how many were played; their actions; the numbers of the last position.
    Returns where these end. The views in `records` are blank; `weights` has room for all outcomes of a draw,
    and so has the end of `numbers`.
    """
    count, sure, alone = numbers[0], numbers[1], numbers[2]
    draws, seats, named = numbers[3], numbers[4], numbers[5]
    size, room = seats + 2, count + 1 + draws
    given, closing = numbers[HEAD:], numbers[HEAD + 2 * count :]
    known = closing[named:]
    out = known[room * size :]
    spare, outcomes = out[1 + room :], numbers[len(numbers) - len(weights) :]
    done, drawn = 0, 0
    begun = turn(records[0])
    due, goes_on = begun, True
    while done < count and (goes_on or not alone):
        actor, action = int(given[2 * done]), int(given[2 * done + 1])
        block = records[done * size : (done + 2) * size]
        if done >= sure and not _possible(block, actor, action, due, seats, weights, spare):
            break
        out[1 + done] = action
        revealed = alone and reveals(block[1 + actor], actor, action)
        due = _enter(block, actor, action, seats, known[done * size :])
        goes_on = due == begun and not revealed
        done += 1
    whole = done == count
    if alone and whole and count > 0 and goes_on and named > 0:
        actor, block = int(given[0]), records[done * size : (done + 2) * size]
        if legal(block[1 + actor], actor, spare) == 1 and listed(closing, named, int(spare[0])):
            out[1 + done] = spare[0]
            due = _enter(block, actor, int(spare[0]), seats, known[done * size :])
            done += 1
    while whole and due == CHANCE and drawn < draws:
        block = records[done * size : (done + 2) * size]
        n = chance(block[0], outcomes, weights)
        which = UNSURE
        if outcomes[0] < SEAT_DRAW:
            which = _chosen(random[drawn * HASH_BYTES : (drawn + 1) * HASH_BYTES], weights, n)
        if which == UNSURE:
            break
        out[1 + done] = outcomes[which]
        due = _enter(block, CHANCE, int(outcomes[which]), seats, known[done * size :])
        done += 1
        drawn += 1
    out[0] = done
    end = _numbers(records[done * size : (done + 1) * size], due, seats, spare)
    return len(numbers) - len(spare) + end


@compiled
def observe(records: Array, seats: int, out: Array) -> int:
    """Conceal a position for each seat and the spectator, and write its numbers; return their count."""
    _conceal(records, seats)
    return _numbers(records, turn(records[0]), seats, out)


@compiled
def turns(records: Array, seats: int, entries: Array, points: Array) -> int:
    """Play a game on from `records[0]`, and write its scores after each turn, once they mean something.

    `entries` has two numbers for each: actor and action. A turn ends with the last entry, with a draw after
    which another than chance is due, and where another seat than the only one is due; if several are due, it
    ends with the draw after all have acted. `points` has room for the scores before the first entry and after
    each; returns how many scores of all seats were written.
    """
    state, count, drew, due = records[0], 0, False, turn(records[0])
    if due != CHANCE and scored(state):
        scores(state, points[:seats])
        count = 1
    last = len(entries) // 2 - 1
    for k in range(last + 1):
        actor = int(entries[2 * k])
        play(state, actor, int(entries[2 * k + 1]))
        then, drew = turn(state), drew or actor == CHANCE
        ends = then != CHANCE and (drew or (due & (due - 1) == 0 and then != due))
        if ends or k == last:
            drew = False
            if count > 0 or scored(state):
                scores(state, points[count * seats : (count + 1) * seats])
                count += 1
        due = then
    return count


@compiled
def arrange(views: Array, seat: int, actions: Array, numbers: Array) -> int:
    """Find a run of a seat's actions, each legal after those before, as long as a bounded search can.

    `views[0]` is what the seat knows; after it comes the view after each action of the run, which must have
    room. What reveals something is not played and ends the run. `numbers` has room for all the actions, one
    number, all that is legal, the actions once more, and their square; it begins with the run, by places in
    `actions`, and behind the room for it how many actions may follow, and these. Returns the run's length.
    """
    n = len(actions)
    order, able = numbers[:n], numbers[len(numbers) - n * n :]
    way, following = numbers[len(numbers) - n * n - n :], numbers[n + 1 :]
    due, depth, looked, longest, ended, arrived = turn(views[0]), 0, 0, 0, False, True
    while depth >= 0:
        row = able[depth * n :]
        if arrived:
            looked += 1
            if depth > longest:
                longest = depth
                for k in range(depth):
                    order[k] = way[k]
            if depth == n or looked == MOST_POSITIONS:
                break
            count = 0 if ended else legal(views[depth], seat, following)
            _mark(row, actions, way[:depth], following, count)
            way[depth] = -1
        way[depth] = _next(row, n, int(way[depth]))
        arrived = way[depth] < n
        if arrived:
            ended = _choose(views[depth:], seat, int(actions[way[depth]]), due)
        depth += 1 if arrived else -1
    ended = False
    for k in range(longest):
        ended = _choose(views[k:], seat, int(actions[order[k]]), due)
    numbers[n] = 0 if ended else legal(views[longest], seat, following)
    return longest


@compiled
def _choose(views: Array, seat: int, action: int, due: int) -> bool:
    """Write the view after an action behind the one before it; return whether that ends the run."""
    copy_record(views[0], views[1])
    if reveals(views[0], seat, action):
        return True
    play(views[1], seat, action)
    return turn(views[1]) != due


@compiled
def _mark(able: Array, actions: Array, way: Array, legal_ones: Array, count: int) -> None:
    """Mark with 1 which of some actions can be the next: legal, not on the way, and the first of its kind."""
    for k in range(len(actions)):
        able[k] = 1 if listed(legal_ones, count, actions[k]) and not listed(way, len(way), k) else 0
        for j in range(k):
            if able[j] and actions[j] == actions[k]:
                able[k] = 0


@compiled
def _next(able: Array, n: int, after: int) -> int:
    """The next marked place; `n` where there is none."""
    k = after + 1
    while k < n and not able[k]:
        k += 1
    return k


@compiled
def _enter(block: Array, actor: int, action: int, seats: int, known: Array) -> int:
    """Play an entry into the next block; return who is due then."""
    after = block[seats + 2 :]
    known[0] = actor
    for seat in range(seats + 1):
        known[1 + seat] = seen(block[0], actor, action, seat)
    copy_record(block[0], after[0])
    play(after[0], actor, action)
    _conceal(after, seats)
    return turn(after[0])


@compiled
def _conceal(block: Array, seats: int) -> None:
    for seat in range(seats + 1):
        conceal(block[0], seat, block[1 + seat])


@compiled
def _numbers(block: Array, due: int, seats: int, out: Array) -> int:
    """Legal actions are those of each seat's own view, and the table's of the spectator's."""
    out[0], n = due, seats + 2
    for seat in range(seats + 1):
        count = 0
        if seat == seats:
            count = legal(block[1 + seats], TABLE, out[n:])
        elif due > 0 and due >> seat & 1:
            count = legal(block[1 + seat], seat, out[n:])
        out[1 + seat] = count
        n += count
    return n


@compiled
def _possible(
    block: Array, actor: int, action: int, due: int, seats: int, weights: Array, spare: Array
) -> bool:
    """Whether an entry can be played; the law is asked about the others."""
    if actor == CHANCE:
        return due == CHANCE and listed(spare, chance(block[0], spare, weights), action)
    if actor == TABLE:
        return listed(spare, legal(block[0], TABLE, spare), action)
    if not (0 <= actor < seats and due > 0 and due >> actor & 1):
        return False
    return listed(spare, legal(block[1 + actor], actor, spare), action)


@compiled
def _chosen(random: Array, weights: Array, count: int) -> int:
    """Which of weighted outcomes a hash draws, as `chance.Seeded` says; `UNSURE` if that might need another.

    `Seeded` asks for another where the hash, as a number, is not below a limit, which is so near its largest
    value that it begins with seven bytes of 255: then it is left to it.
    """
    total, left, full = 0, 0, 0
    for k in range(count):
        total += int(weights[k])
    for k in range(HASH_BYTES):
        if full == k and int(random[k]) == BYTE - 1:
            full += 1
        left = (left * BYTE + int(random[k])) % total
    if full >= 7:  # as above
        return UNSURE
    for k in range(count):
        left -= int(weights[k])
        if left < 0:
            return k
    return UNSURE
