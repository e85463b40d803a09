### Connect Four.

## Refusals

four-in-line = The game is over: seat { $winner } has four in line.
grid-full = The game is over: the grid is full.
not-due = It is the turn of seat { $due }, not of seat { $seat }.
no-column = There is no column { $column }; they are 0 to { $last }.
column-full = Column { $letter } is full.
