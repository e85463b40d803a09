### Newgame.

## The game

title = Newgame
credit = Parlour's own
summary = Write each number in a box; rising pairs score.

## What is typed

read-action = { $text } is neither a box, box 1 to box { $boxes }, nor what a die shows, 1 to { $sides }

## The table

table = Table
die = the number rolled
sheet = Sheet
box = box { $box }
button-write = { $number } in box { $box }
do-write = write { $number } in box { $box }
steps-left = { $count ->
    [one] one step to go
   *[other] { $count } steps to go
 }
your-turn = Write { $number } in an empty box.
their-turn = Others are still writing { $number }.
rolls = The die rolls.
is-over = The game is over.
has-written = has written

## The log; a player's name may precede it

rolled = The die shows { $number }
wrote = wrote { $number } in box { $box }
all-full = All { $count } boxes are full.

## Refusals

over = The game is over.
roll-first = The die is to be rolled first.
written-already = You have written already; others are still to write.
no-box = Boxes are 1 to { $count }.
box-full = Box { $box } is full.
