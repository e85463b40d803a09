/* Random playouts over the rules of the file that includes this one after them:

     int64_t turn(const State *);            int64_t legal(const State *, int64_t seat, int32_t *out);
     void play(State *, int64_t actor, int64_t action);
     int64_t chance(const State *, int32_t *out, int64_t *weights);    not where NO_DRAWS is defined

   The same loop as the kernel's: legal list, uniform choice, action; the lowest seat due acts. */

void play_outs(State *states, uint64_t *randoms, int64_t count, int64_t bound, int32_t *actions,
               int32_t *outcomes, int64_t *weights, int64_t *tally)
{
    for (int64_t i = 0; i < count; i++) {
        State *state = &states[i];
        uint64_t *random = &randoms[i];
        int64_t entries = 0;
        for (; entries < bound; entries++) {
            int64_t due = turn(state);
            if (due == OVER)
                break;
#ifndef NO_DRAWS
            if (due == CHANCE) {
                int64_t possible = chance(state, outcomes, weights);
                play(state, CHANCE, outcomes[pick(random, weights, possible)]);
                tally[DRAWS]++;
                continue;
            }
#endif
            int64_t seat = __builtin_ctzll((uint64_t)due);
            int64_t possible = legal(state, seat, actions);
            play(state, seat, actions[below(random, possible)]);
            tally[ACTIONS]++;
        }
        if (entries == bound && turn(state) != OVER)
            tally[UNFINISHED]++;
    }
}
