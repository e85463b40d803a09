### Newgame.

## The game

title = Newgame
credit = Parlour's own
summary = Roll a die as often as you dare; a one loses it all.

## What is typed

read-action = { $text } is neither roll nor stop, nor what a die shows, 1 to { $sides }

## The table

table = Table
die = the die
button-roll = Roll
button-stop = Stop
do-roll = roll
do-stop = stop
so-far = { $count } so far in this turn
your-turn = Roll the die, or stop.
their-turn = Another rolls the die.
rolls = The die rolls.
is-over = The game is over.

## The log; a player's name may precede it

rolled = The die shows { $number }
lost = The die shows { $number }: the turn brings nothing
stopped = stopped
reached = Somebody has { $goal } points.
turns-over = Everybody has had { $rounds } turns.

## Refusals

over = The game is over.
still-rolling = The die is still rolling.
not-due = It is the turn of { $seat }.
no-such-action = One rolls or stops, and nothing else.
enough = That is enough to reach { $goal }: stop.
roll-first = Roll at least once before you stop.
