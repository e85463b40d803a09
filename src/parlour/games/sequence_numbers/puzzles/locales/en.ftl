ask = Make two sequences at once, with one card. You play the chips of player A.
hint =
    The cell is in row { $row }{ $count ->
        [0] , and neither line is a diagonal.
        [one] , and one of the two lines is a diagonal.
       *[other] , and both lines are diagonals.
    }
solved = Two sequences with one chip.
failed =
    { $count ->
        [0] This makes no sequence; two at once are possible.
       *[other] This makes one sequence; two at once are possible.
    }
