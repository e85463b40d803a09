### Newgame.

## The game

title = Newgame
credit = Parlour's own
summary = Place stones in turn; three in line win.

## What is typed

read-action = { $text } is not a cell; cells are a1 to { $last }

## The table

board = Board
stone = stone of seat { $seat }
your-turn = Place a stone on an empty cell.
their-turn = The other places a stone.
is-over = The game is over.
cells-left = { $count ->
    [one] One cell is empty
   *[other] { $count } cells are empty
 }
button-place = Place on { $cell }
place-on = place a stone on { $cell }

## The log; a player's name may precede it

placed = placed a stone on { $cell }
full = The board is full.
in-line = { $winner } has three in line.

## Refusals

over = The game is over.
not-due = It is the turn of { $seat }.
no-cell = There is no such cell.
taken = There is a stone on { $cell } already.
