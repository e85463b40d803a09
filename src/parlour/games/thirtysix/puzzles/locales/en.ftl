ask =
    { $count ->
        [one] Player { $seat } wins with this move. Find it.
       *[other] Player { $seat } wins within { $count } moves, whatever the other does. Only one first move does it.
    }
hint =
    The pawn goes to row { $rank }{ $sown ->
        [yes] { "" } and sows a counter
       *[no] { "" } and sows nothing
    }{ $gift ->
        [yes] , and it gives one away.
       *[no] .
    }
solved = { $seat } has no counter left and has won.
open =
    { $count ->
        [one] Right. One more move.
       *[other] Right. { $count } more moves.
    }
failed =
    { $count ->
        [one] After this the other player can hold out longer than one more move.
       *[other] After this the other player can hold out longer than { $count } more moves.
    }
not-over = { $seat } still has counters. There is a move that leaves none.
