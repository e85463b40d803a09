/* Random playouts of this game in C, as rules.py has them: the limit that bench/limits.py measures by. */
#include "kernel.h"
#include "state.h"

enum { NO_ROW = -1 };
enum { PLACE = 0, TAKE = 5, START = 10, DONE = 11 };
enum { TRANSFERS_FREE, TRANSFERS_AFTER, TRANSFERS_FORCED };

static inline int row_for(const State *state, int64_t seat, int number)
{
    for (int row = 0; row < state->runs; row++)
        if (state->rows[seat][row] == number - 1)
            return row;
    return NO_ROW;
}

static inline int bottom(const State *state, int64_t seat, int column)
{
    int height = state->heights[seat][column];
    return height ? state->stacks[seat][column][height - 1] : 0;
}

static inline bool can_take(const State *state, int64_t seat, int column)
{
    int number = bottom(state, seat, column);
    return number && row_for(state, seat, number) != NO_ROW;
}

static inline void take(State *state, int64_t seat, int column)
{
    int height = state->heights[seat][column] - 1;
    int number = state->stacks[seat][column][height];
    state->stacks[seat][column][height] = 0;
    state->heights[seat][column] = height;
    state->rows[seat][row_for(state, seat, number)] = number;
}

static inline void place(State *state, int64_t seat, int column)
{
    int height = state->heights[seat][column];
    state->stacks[seat][column][height] = state->called;
    state->heights[seat][column] = height + 1;
    state->holding[seat] = 0;
}

static inline void start_row(State *state, int64_t seat)
{
    state->rows[seat][row_for(state, seat, 1)] = 1;
    state->holding[seat] = 0;
}

static inline bool any_to_take(const State *state, int64_t seat)
{
    for (int column = 0; column < state->columns; column++)
        if (can_take(state, seat, column))
            return true;
    return false;
}

static inline int offers(const State *state, int64_t seat, int number)
{
    int count = 0;
    for (int column = 0; column < state->columns; column++)
        count += bottom(state, seat, column) == number;
    return count;
}

static inline void take_forced(State *state, int64_t seat)
{
    int column = 0;
    while (column < state->columns) {
        if (can_take(state, seat, column) && offers(state, seat, bottom(state, seat, column)) == 1) {
            take(state, seat, column);
            column = 0;
        } else {
            column++;
        }
    }
}

static inline int64_t due(const State *state)
{
    int64_t mask = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (!state->done[seat])
            mask |= INT64_C(1) << seat;
    return mask;
}

static inline int64_t turn(const State *state)
{
    int64_t mask = due(state);
    if (mask)
        return mask;
    return state->calls == state->runs * state->top ? OVER : CHANCE;
}

static inline int64_t legal(const State *state, int64_t seat, int32_t *out)
{
    if (seat < 0 || seat >= state->seats || state->done[seat])
        return 0;
    if (state->viewer && state->viewer != seat + 1)
        return 0;
    int64_t count = 0;
    bool holding = state->holding[seat], may_take = !(holding && state->transfers == TRANSFERS_AFTER);
    bool may_go_on = !(state->transfers == TRANSFERS_FORCED && any_to_take(state, seat));
    if (holding && state->called != 1 && may_go_on)
        for (int column = 0; column < state->columns; column++)
            out[count++] = PLACE + column;
    if (may_take)
        for (int column = 0; column < state->columns; column++)
            if (can_take(state, seat, column))
                out[count++] = TAKE + column;
    if (holding && state->called == 1 && may_go_on)
        out[count++] = START;
    if (!holding && may_go_on)
        out[count++] = DONE;
    return count;
}

static inline int64_t chance(const State *state, int32_t *out, int64_t *weights)
{
    int64_t count = 0;
    if (state->caller_due) {
        for (int seat = 0; seat < state->seats; seat++) {
            out[count] = SEAT_DRAW + seat;
            weights[count++] = 1;
        }
        return count;
    }
    for (int number = 1; number <= state->top; number++) {
        if (state->left[number] > 0) {
            out[count] = number;
            weights[count++] = state->left[number];
        }
    }
    return count;
}

static inline void call(State *state, int number)
{
    state->left[number]--;
    state->calls++;
    state->called = number;
    for (int seat = 0; seat < state->seats; seat++) {
        state->holding[seat] = 1;
        state->done[seat] = 0;
    }
}

static inline void show(State *state, int seat)
{
    for (int row = 0; row < state->runs; row++)
        state->shown_rows[seat][row] = state->rows[seat][row];
    for (int column = 0; column < state->columns; column++) {
        int height = state->heights[seat][column], shown = state->shown_heights[seat][column];
        for (int at = height > 0 ? height - 1 : 0; at < (height > shown ? height : shown); at++)
            state->shown_stacks[seat][column][at] = state->stacks[seat][column][at];
        state->shown_heights[seat][column] = height;
    }
}

static inline void finish(State *state, int64_t seat)
{
    state->done[seat] = 1;
    if (!due(state))
        for (int other = 0; other < state->seats; other++)
            show(state, other);
}

static inline void handle(State *state, int64_t seat, int64_t action)
{
    if (action == START)
        start_row(state, seat);
    else if (action >= TAKE)
        take(state, seat, action - TAKE);
    else
        place(state, seat, action - PLACE);
    if (state->transfers == TRANSFERS_FORCED)
        take_forced(state, seat);
    if (state->auto_done && !state->holding[seat] && !any_to_take(state, seat))
        finish(state, seat);
}

static inline void play(State *state, int64_t actor, int64_t action)
{
    if (actor == CHANCE && action >= SEAT_DRAW) {
        state->calling = action - SEAT_DRAW;
        state->caller_due = 0;
    } else if (actor == CHANCE) {
        call(state, action);
    } else if (action == DONE) {
        finish(state, actor);
    } else {
        handle(state, actor, action);
    }
}

#include "play_outs.h"
