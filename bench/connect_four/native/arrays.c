/* Connect Four in C as most would write it: a grid of small numbers, heights, and a look along the four lines
   through the disc dropped last. */
#include "kernel.h"

enum { COLUMNS = 7, ROWS = 6, FREE = -1 };

typedef struct {
    int8_t grid[COLUMNS][ROWS];
    int8_t heights[COLUMNS];
} Grid;

static inline int run(const Grid *grid, int column, int row, int right, int up, int seat)
{
    int length = 0;
    for (;;) {
        column += right;
        row += up;
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS || grid->grid[column][row] != seat)
            return length;
        length++;
    }
}

static inline bool wins(const Grid *grid, int column, int row, int seat)
{
    static const int lines[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int line = 0; line < 4; line++) {
        int right = lines[line][0], up = lines[line][1];
        if (run(grid, column, row, right, up, seat) + run(grid, column, row, -right, -up, seat) >= 3)
            return true;
    }
    return false;
}

/* Plays a number of games, each with its own generator; adds up discs and wins of both seats. */
void roll_outs(uint64_t *randoms, int64_t count, int64_t *discs, int64_t *wins_of)
{
    for (int64_t i = 0; i < count; i++) {
        Grid grid;
        for (int column = 0; column < COLUMNS; column++) {
            grid.heights[column] = 0;
            for (int row = 0; row < ROWS; row++)
                grid.grid[column][row] = FREE;
        }
        for (int played = 0; played < COLUMNS * ROWS; played++) {
            int seat = played & 1, open[COLUMNS], possible = 0;
            for (int column = 0; column < COLUMNS; column++)
                if (grid.heights[column] < ROWS)
                    open[possible++] = column;
            int column = open[below(&randoms[i], possible)];
            int row = grid.heights[column]++;
            grid.grid[column][row] = seat;
            ++*discs;
            if (wins(&grid, column, row, seat)) {
                wins_of[seat]++;
                break;
            }
        }
    }
}
