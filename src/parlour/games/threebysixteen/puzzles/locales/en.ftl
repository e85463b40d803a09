ask =
    { $count ->
        [one] Complete all three rows. After this tile one more comes: { $calls }.
       *[other] Complete all three rows. After this tile { $count } more come, in this order: { $calls }.
    }
ask-last = Complete all three rows. This is the last tile.
ask-solo =
    { $count ->
        [0] The last call. Leave as few tiles as you can.
        [one] Leave as few tiles as you can. One more call after this.
       *[other] Leave as few tiles as you can. { $count } more calls after this.
    }
hint-start =
    { $count ->
        [0] The 1 starts a row, and nothing is taken with it.
        [one] The 1 starts a row, and one tile is taken.
       *[other] The 1 starts a row, and { $count } tiles are taken.
    }
hint-column = The { $number } goes to column { $column }.
solved = All three rows are complete.
incomplete =
    { $count ->
        [one] One tile is left over; 0 is possible.
       *[other] { $count } tiles are left over; 0 is possible.
    }
failed =
    { $count ->
        [one] After this at least one tile will be left over; 0 is possible.
       *[other] After this at least { $count } tiles will be left over; 0 is possible.
    }
solo-done =
    { $count ->
        [0] All three rows are complete.
        [one] One tile is left over.
       *[other] { $count } tiles are left over.
    }
