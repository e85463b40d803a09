/* Random playouts of this game in C, as rules.py has them: the limit that bench/limits.py measures by. The
   board is laid already; everything from the choice of colours on is here. */
#include "kernel.h"
#include "state.h"

enum { MOST_IDLE = 32767 };

enum { COLOURS = 3, SQUARES = 36, COUNTERS = 12, NOWHERE = -1 };
enum { PASS = 36, COLOUR = 37, GIVE = 40 };
enum { STARTER_DUE, LAYING, CHOOSING, PLACING, MOVING, GIVING, ENDED };
enum { GIVE_BEFORE = 1 };

static inline int64_t turn(const State *state)
{
    if (state->phase == ENDED)
        return OVER;
    return INT64_C(1) << state->mover;
}

static inline int64_t pawns(const State *state)
{
    int64_t mask = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (state->pawn[seat] != NOWHERE)
            mask |= INT64_C(1) << state->pawn[seat];
    return mask;
}

static inline int64_t destinations(const State *state, int64_t seat)
{
    int square = state->pawn[seat];
    int64_t mask = state->lines[square];
    if (state->gate[square] != NOWHERE)
        mask |= INT64_C(1) << state->gate[square];
    return mask & ~(state->counters | pawns(state));
}

static inline int64_t own_squares(const State *state, int64_t seat)
{
    int64_t mask = 0;
    for (int square = 0; square < SQUARES; square++)
        if (state->colour[square] == state->chosen[seat])
            mask |= INT64_C(1) << square;
    return mask & ~pawns(state);
}

static inline bool taken(const State *state, int colour)
{
    for (int seat = 0; seat < state->seats; seat++)
        if (state->chosen[seat] == colour)
            return true;
    return false;
}

static inline int64_t legal(const State *state, int64_t seat, int32_t *out)
{
    int64_t count = 0;
    if (turn(state) == OVER || seat != state->mover || (state->viewer && state->viewer != seat + 1))
        return 0;
    if (state->phase == CHOOSING) {
        for (int colour = 0; colour < COLOURS; colour++)
            if (!taken(state, colour))
                out[count++] = COLOUR + colour;
        return count;
    }
    if (state->phase == GIVING) {
        for (int colour = 0; colour < COLOURS; colour++)
            if (state->reserve[seat][colour] > 0)
                out[count++] = GIVE + colour;
        return count;
    }
    int64_t mask = state->phase == PLACING ? own_squares(state, seat) : destinations(state, seat);
    for (; mask; mask &= mask - 1)
        out[count++] = __builtin_ctzll((uint64_t)mask);
    if (count == 0)
        out[count++] = PASS;
    return count;
}

static inline int reserve_size(const State *state, int64_t seat)
{
    int total = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        total += state->reserve[seat][colour];
    return total;
}

static inline void end_turn(State *state, int64_t seat)
{
    state->owed[0] = NOWHERE;
    state->owed[1] = NOWHERE;
    state->phase = MOVING;
    if (reserve_size(state, seat) == 0) {
        state->winner = seat;
        state->phase = ENDED;
    } else if (state->passes == state->seats || (state->idle_limit > 0 && state->idle >= state->idle_limit)) {
        state->phase = ENDED;
    } else {
        state->mover = seat + 1 < state->seats ? seat + 1 : 0;
    }
}

static inline void sow(State *state, int64_t seat)
{
    int square = state->pawn[seat], colour = state->colour[square];
    if (state->reserve[seat][colour] > 0) {
        state->reserve[seat][colour]--;
        state->counters |= INT64_C(1) << square;
        state->idle = 0;
    }
}

static inline int distance(const State *state, int one, int other)
{
    int dx = state->x[other] - state->x[one], dy = state->y[other] - state->y[one];
    return dx && dy ? 0 : dx + dy;
}

static inline void owe(State *state, int from, int seat, int steps)
{
    int first = state->owed[0];
    if (first == NOWHERE) {
        state->owed[0] = seat;
        return;
    }
    int its = distance(state, from, state->pawn[first]);
    if ((its < 0 ? -its : its) <= steps) {
        state->owed[1] = seat;
    } else {
        state->owed[1] = first;
        state->owed[0] = seat;
    }
}

static inline void owe_crossed(State *state, int64_t seat, int from, int goal)
{
    int reach = distance(state, from, goal);
    bool vertical = state->x[from] == state->x[goal];
    for (int other = 0; other < state->seats; other++) {
        if (other == seat)
            continue;
        int pawn = state->pawn[other];
        if (vertical ? state->x[pawn] != state->x[goal] : state->y[pawn] != state->y[goal])
            continue;
        int steps = distance(state, from, pawn);
        if ((0 < steps && steps < reach) || (reach < steps && steps < 0))
            owe(state, from, other, steps < 0 ? -steps : steps);
    }
}

static inline void move(State *state, int64_t seat, int square)
{
    owe_crossed(state, seat, state->pawn[seat], square);
    state->pawn[seat] = square;
    state->passes = 0;
    state->idle += state->idle < MOST_IDLE;
    if (state->give_order == GIVE_BEFORE && state->owed[0] != NOWHERE) {
        state->phase = GIVING;
        return;
    }
    sow(state, seat);
    if (reserve_size(state, seat) > 0 && state->owed[0] != NOWHERE)
        state->phase = GIVING;
    else
        end_turn(state, seat);
}

static inline void give(State *state, int64_t seat, int colour)
{
    state->reserve[seat][colour]--;
    state->reserve[state->owed[0]][colour]++;
    state->owed[0] = state->owed[1];
    state->owed[1] = NOWHERE;
    if (state->owed[0] != NOWHERE && reserve_size(state, seat) > 0)
        return;
    if (state->give_order == GIVE_BEFORE && reserve_size(state, seat) > 0)
        sow(state, seat);
    end_turn(state, seat);
}

static inline void choose(State *state, int64_t seat, int colour)
{
    state->chosen[seat] = colour;
    state->reserve[seat][colour] = COUNTERS;
    int place = (seat + state->seats - state->starter) % state->seats;
    if (place == 0)
        state->phase = PLACING;
    else
        state->mover = (state->starter + place - 1) % state->seats;
}

static inline void play(State *state, int64_t actor, int64_t action)
{
    if (state->phase == CHOOSING) {
        choose(state, actor, action - COLOUR);
    } else if (state->phase == PLACING) {
        state->pawn[actor] = action;
        if ((actor + state->seats - state->starter) % state->seats == state->seats - 1)
            state->phase = MOVING;
        state->mover = (actor + 1) % state->seats;
    } else if (state->phase == GIVING) {
        give(state, actor, action - GIVE);
    } else if (action == PASS) {
        state->passes++;
        state->idle += state->idle < MOST_IDLE;
        end_turn(state, actor);
    } else {
        move(state, actor, action);
    }
}

#define NO_DRAWS
#include "play_outs.h"
