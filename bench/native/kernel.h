/* What playouts in C share with the kernel: actors, and the generator with the very same numbers. */
#ifndef KERNEL_H
#define KERNEL_H

#include <stdbool.h>
#include <stdint.h>

enum { CHANCE = -1, TABLE = -2, OVER = 0, SEAT_DRAW = 1000 };
enum { ACTIONS, DRAWS, UNFINISHED, TALLIES };

static inline uint32_t mixed(uint32_t z)
{
    z *= 0x9E3779B1u;
    z ^= z >> 16;
    z *= 0x85EBCA6Bu;
    return z ^ z >> 13;
}

/* The next 32 random bits. */
static inline uint32_t bits(uint64_t *random)
{
    uint64_t x = *random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *random = x;
    return mixed((uint32_t)(x >> 32) ^ (uint32_t)x);
}

/* A whole number in 0 ... n-1. */
static inline int64_t below(uint64_t *random, int64_t n)
{
    return (int64_t)((uint64_t)bits(random) * (uint64_t)n >> 32);
}

/* An index in 0 ... count-1, in proportion to its weight. */
static inline int64_t pick(uint64_t *random, const int64_t *weights, int64_t count)
{
    int64_t total = 0;
    for (int64_t i = 0; i < count; i++)
        total += weights[i];
    int64_t left = below(random, total);
    for (int64_t i = 0; i < count; i++) {
        left -= weights[i];
        if (left < 0)
            return i;
    }
    return count - 1;
}

#endif
