### 3x16. Columns (a), the letters of seats, and numbers are the same in every language.
### $who is you, where a player reads about their own step, and other in the log, after a name.

## The game, its options and presets

credit = Published by Ravensburger, 1973
summary = Every number called goes into a waiting column. Build three rows from 1 to 16 out of them.
tiles-left = { $count ->
    [one] tile left
   *[other] tiles left
 }
left = { $count ->
    [0] no tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
 }
option-caller = Who calls the numbers
caller-seat = player { $seat }
caller-drawn = a player drawn by lot
caller-house = the house
option-transfers = Tiles go from a column to a row
transfers-free = when the player likes
transfers-after = only after the called tile is put down
transfers-forced = always at once
option-tiebreak = When several players have the fewest tiles left
tiebreak-shared = they share the win
tiebreak-rows = more completed rows win
tiebreak-race = they share the win, but whoever completes all rows first wins at once
option-done = A step in which nothing is left to do
done-by-itself = ends by itself
done-by-player = is ended by its player
option-open = What the others do with a number
open-at-once = is seen at once
open-at-end = is seen when all are done
option-runs = Sets of numbers
option-top = Highest number
option-columns = Columns
preset-brisk = Brisk
preset-brisk-about = What can be taken goes at once, and a step with nothing left to do ends by itself.
preset-short = Short
preset-short-about = Two rows from 1 to 10 and four columns.
caller-absent = caller { $caller } does not sit at a table of { $seats }; use { $known }

## What is typed

read-action = { $text } is not an action; write @a to @e, a* to e*, start or done
read-draw = { $text } is not a draw; write «call 7» or «caller A»
read-position = { $text } is not a position of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
read-beyond = { $text } goes beyond { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }, { $calls } calls or the number { $top }
read-board = { $text } is not a board of seat { $seat }
read-columns = { $text } has { $given ->
    [one] { $given } column
   *[other] { $given } columns
 }, not { $columns }
read-too-long = column { $column } of { $text } is too long
read-numbers = { $text } is not { $count ->
    [one] { $count } number
   *[other] { $count } numbers
 } from 0 to { $highest }

## The board and its pieces

board = Board
row = row { $number }
row-complete = row { $number } is complete
column = column { $column }
called = Called
caller-called = called
number-called = the number called
caller = the caller
calls = { $seat } calls
hand = Hand
tile-called = the tile called
button-done = Done

## Beside the board

still-to-come = Still to come
complete = complete
note-done = done
status = Call { $call } of { $calls }
status-before = { $calls } calls

## What is happening

caller-due = The caller is being drawn.
calling = The next number is being called.
others-put = Everybody puts the { $number } down.
others-still-put = The { $number } is still being put down.
start-row = Start a row with the 1.
put-down = Put the { $number } at the bottom of a column.
nothing-to-take = There is nothing left to take: you are done.
tile-in = the { $number } in { $column }
choose-tile = Say which one goes to the row: { $tiles }.
may-take = You may take { $tiles }, or leave it and be done.

## What a draft would do

draft = You { $step }; { $rest }.
could-take = You could also take { $tiles }.

## The log; a player's name stands before what they did

begins-calling = calls the numbers
call-by = { $seat } calls { $number }
call-house = The call is { $number }
put = put the { $number } in column { $column }
straight = put the { $number } straight into a row
started = started a row
took = took { $numbers }
kept = left everything as it was

## The end

not-over = The game is not over.
all-called = All { $calls } numbers have been called.
rows-decide = Of those with the fewest tiles left, whoever has more complete rows comes first.
first-complete = { $seat } was the first to complete all rows.

## Refusals

over = The game is over: all { $calls } numbers have been called and handled.
race-over = The game is over: { $seat } was the first to complete all rows.
only-players = { $seats ->
    [one] Only the one player acts
   *[other] Only the { $seats } players act
 } in this game.
not-shown = What another player can do within a step is not shown.
not-called-first = The first number has not been called yet.
not-called-next = The next number has not been called yet.
step-finished = You have finished your step for the { $number }; wait for the next call.
no-such-action = In a step you put a tile down, start a row, take a tile, or are done; that was none of these.
columns-only = There { $columns ->
    [one] is only one column
   *[other] are only { $columns } columns
 }.
say-which = Two columns offer the same number: say first which one goes to the row.
put-already = The { $number } is put down already, and tiles are not rearranged.
one-starts = A 1 starts a main row; it may not go to a column.
only-called-one = A main row can only be started with a called 1; the call is { $number }.
started-already = The called 1 has started its row already.
put-first-here = At this table tiles are taken after the { $number } has been put down.
column-empty = Column { $column } is empty.
follows-none = The { $number } at the bottom of column { $column } follows no row: no row is started.
follows-not = The { $number } at the bottom of column { $column } follows no row: your rows end in { $ends }.
put-first = Put the { $number } down first.

## The study of a finished game; a player's name stands before what is said of them

all-possible = These calls allowed all rows to be completed.
best-possible = The best result of these calls: { $left }; { $sure }.
sure-proved = nothing better exists
sure-found = nothing better was found
no-fewer = No way leaves fewer than { $count }.
best-way = The best way: { $left }
reached-best = Ended with { $left }: the best there was.
no-time = Ended with { $left }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 } more than the best; there was no time to say where they were lost.
fell-behind = Fell behind on call { $call }, the { $number }: the best still in reach was { $before } before it, and { $after } after it. Ended with { $left }.
way-on = The best way on from call { $call }: { $left }

## Hints: what to do, and why

do-put = put the { $number } in column { $column }
do-take = take the { $number } from column { $column }
do-start = start a row with the 1
do-end = end the step
why-starts = a called 1 always starts a row
why-takes = { $count ->
    [one] the { $numbers } goes to a row
   *[other] { $numbers } go to the rows
 }; { $left ->
    [one] { $left } is left
   *[other] { $left } are left
 }
why-done = no tile can be taken now
why-follows = the { $number } follows a row at once
why-empty = in the empty column { $column } it stands in no tile's way
why-next = the { $number } lies right below the { $above }, which follows it
why-equal = like the { $number } above it, it waits for a { $before }
why-below = a row takes the { $number } before the { $above }
why-covers = every column ends in a lower number, so one is covered: the { $above }
