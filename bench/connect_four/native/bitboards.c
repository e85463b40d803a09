/* Connect Four in C with bitboards and nothing else: no record, no legal list, no general loop; two words in
   registers. Seven bits a column, the seventh always empty. */
#include "kernel.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { COLUMNS = 7, STRIDE = 7 };
#define BOTTOM UINT64_C(0x40810204081)
#define CELLS (BOTTOM * 63)

/* The n-th free landing cell, from the left. */
static inline uint64_t nth(uint64_t cells, int64_t n)
{
#ifdef __BMI2__
    return _pdep_u64(UINT64_C(1) << n, cells);
#else
    uint64_t found[COLUMNS];
    int count = 0;
    for (int column = 0; column < COLUMNS; column++) {
        uint64_t cell = cells & UINT64_C(63) << STRIDE * column;
        found[count] = cell;
        count += cell != 0;
    }
    return found[n];
#endif
}

/* How many landing cells are free: a column is full where its top cell is taken. */
static inline int64_t count(uint64_t cells)
{
#ifdef __BMI2__
    return __builtin_popcountll(cells);
#else
    int64_t total = 0;
    for (int column = 0; column < COLUMNS; column++)
        total += (cells & UINT64_C(63) << STRIDE * column) != 0;
    return total;
#endif
}

static inline bool won(uint64_t own)
{
    uint64_t up = own & own >> 1, right = own & own >> STRIDE;
    uint64_t rising = own & own >> (STRIDE + 1), falling = own & own >> (STRIDE - 1);
    return ((up & up >> 2) | (right & right >> 2 * STRIDE) | (rising & rising >> 2 * (STRIDE + 1)) |
            (falling & falling >> 2 * (STRIDE - 1))) != 0;
}

/* Plays a number of games, each with its own generator; adds up discs and wins of both seats. */
void roll_outs(uint64_t *randoms, int64_t games, int64_t *discs, int64_t *wins_of)
{
    int64_t total = 0;
    for (int64_t i = 0; i < games; i++) {
        uint64_t random = randoms[i], mine = 0, taken = 0;
        for (int seat = 0;; seat ^= 1) {
            uint64_t landing = (taken + BOTTOM) & CELLS;
            if (!landing)
                break;
            uint64_t cell = nth(landing, below(&random, count(landing)));
            taken |= cell;
            mine |= cell;
            if (won(mine)) {
                wins_of[seat]++;
                break;
            }
            mine ^= taken; /* the other's */
        }
        total += __builtin_popcountll(taken);
        randoms[i] = random;
    }
    *discs += total;
}
