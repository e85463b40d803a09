/* Connect Four in C as bench/connect_four/rules.py has it: the same record, the same algorithm. */
#include "kernel.h"
#include "state.h"

enum { COLUMNS = 7, ROWS = 6, CELLS = 42, STRIDE = 7, NOBODY = -1 };
enum { UP = 1, RIGHT = STRIDE, RISING = STRIDE + 1, FALLING = STRIDE - 1 };
#define TALL INT64_C(63)
#define TOP INT64_C(32)

static inline int64_t turn(const State *state)
{
    if (state->winner != NOBODY || state->played == CELLS)
        return OVER;
    return 1 << state->mover;
}

static inline int64_t discs(const State *state)
{
    return state->discs[0] | state->discs[1];
}

static inline int64_t legal(const State *state, int64_t seat, int32_t *out)
{
    int64_t count = 0;
    if (turn(state) != OVER && state->mover == seat) {
        int64_t taken = discs(state);
        for (int column = 0; column < COLUMNS; column++)
            if (!(taken & TOP << STRIDE * column))
                out[count++] = column;
    }
    return count;
}

static inline bool four(int64_t own, int step)
{
    int64_t pairs = own & own >> step;
    return (pairs & pairs >> 2 * step) != 0;
}

static inline void play(State *state, int64_t actor, int64_t action)
{
    int64_t cell = (discs(state) + (INT64_C(1) << STRIDE * action)) & TALL << STRIDE * action;
    int64_t own = state->discs[actor] | cell;
    state->discs[actor] = own;
    state->played++;
    state->mover = 1 - actor;
    if (four(own, UP) || four(own, RIGHT) || four(own, RISING) || four(own, FALLING))
        state->winner = actor;
}

#define NO_DRAWS
#include "play_outs.h"
