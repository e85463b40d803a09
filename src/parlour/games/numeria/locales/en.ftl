### Numeria. Squares (e8), numbers and the letters of seats are the same in every language.

## The game, its options and presets

title = Numeria
credit = Designed by Lloyd Krassner, Warp Spawn Games, 2011
summary = For the goddess of mathematics: move tiles that are nobody's, line up four that fit, take them.
tropes = { $count ->
    [one] trope
   *[other] tropes
 }
score = { $count } { tropes }
option-passing = Passing
passing-allowed = is allowed
passing-never = is not allowed while a tile can move
option-primes = Prime runs
primes-printed = are those of the text, 23 29 31 33 among them
primes-strict = have true primes only
option-power = Power runs
power-one-base = are powers of one number
power-geometric = grow by any whole factor, so 3 6 12 24 too
option-jumps = Tiles jump
jumps-all = in all eight directions
jumps-diagonal = diagonally, as in Checkers
option-combine = A move
combine-yes = may be a slide and jumps together
combine-no = is a slide or a chain of jumps
option-multi = Of several tropes made at once
multi-one = the player takes one
multi-all = all are taken
option-first = Who begins
first-drawn = is drawn by lot
first-a = is player A
option-setup = A trope that lies there at the start
setup-inert = counts only when a move makes it
setup-again = has the tiles laid again
option-target = Tropes that win
option-limit = Turns without a trope that end the game
limit-off = no limit
preset-lively = Lively
preset-lively-about = Players must move as long as any tile can, so nobody waits for the other's mistake.
preset-serious = For serious play
preset-serious-about = True primes only, no passing, no trope laid by chance, and no help while playing.

## Kinds of tropes: in a sentence, above a table, and what they are

kind-consecutive = consecutive
kind-multiples = multiples
kind-irregular = irregular
kind-plus-123 = plus 1 plus 2 plus 3
kind-prime = prime
kind-power = power
kind-square = squares
kind-triangular = triangular
kind-fibonacci = Fibonacci
table-consecutive = Consecutive: { $count }
table-multiples = Multiples: { $count }
table-irregular = Irregular: { $count }
table-plus-123 = Plus 1 plus 2 plus 3: { $count }
table-prime = Prime: { $count }
table-power = Power: { $count }
table-square = Squares: { $count }
table-triangular = Triangular: { $count }
table-fibonacci = Fibonacci: { $count }
about-consecutive = Four numbers one apart.
about-multiples = Neighbours in the row of multiples of 2 or more, begun anywhere.
about-irregular = Equal steps of 2 or more that are no such multiples.
about-plus-123 = Steps of 1, 2 and 3.
about-prime = Neighbours among the primes, and the printed examples where they count.
about-power = Neighbours among the powers of one number, or any whole factor where that counts.
about-square = Neighbours among the squares.
about-triangular = Neighbours among the triangular numbers 1, 3, 6, 10, 15, 21, 28, 36.
about-fibonacci = Neighbours among 1, 2, 3, 5, 8, 13, 21, 34.
column-numbers = numbers
column-also = also
spelled = { $numbers } ({ $kinds })

## Help

aid-trope = Any trope in one move?
aid-trope-about = Says whether a tile can be moved so that it makes a trope, and where to.
aid-not-now = No tile is to be moved now.
aid-none = No: no move makes a trope now.
aid-many = Yes: { $count ->
    [one] { $count } move makes
   *[other] { $count } moves make
 } a trope.
aid-some = Yes: { $moves }.
aid-move = the { $tile } from { $home } to { $goal } makes { $tropes }

## What is typed

read-action = { $text } is not an action; write e8-e3, pass, or take b3-e3
read-draw = { $text } is not a draw; write «deal 17» or «first A»
read-position = { $text } is not a position
read-tile = tile { $tile } is not one of 1 to { $most }, or lies on the board twice

## The board and what lies beside it

board = Board
piles = Tropes
pile-place = trope { $number } of { $seat }
status-quiet = { $quiet } of { $limit } turns without a trope
status-target = { $count ->
    [one] { $count } trope wins
   *[other] { $count } tropes win
 }

## What is happening

starter-due = The first player is being drawn.
filling = The tiles are being laid.
choose = Choose a trope: { $tropes }.
choosing = To be chosen: { $tropes }.
others-move = Any tile may be moved.
must-pass = No tile can move, so you pass.
move-or-end = Move a tile; if you pass too, the game is over.
move = Move any tile: it slides like a queen, or jumps over others.

## What a draft would do

button-pass = Pass
button-move = Move to { $goal }
button-choose = Move and choose
button-take-it = Take it
button-take = Take { $count ->
    [one] { $count } trope
   *[other] { $count } tropes
 }
slid = { $who ->
    [you] You move the { $tile } from { $home } to { $goal }
   *[other] moved the { $tile } from { $home } to { $goal }
 }
jumped = { $who ->
    [you] You jump with the { $tile } from { $home } to { $goal }
   *[other] jumped with the { $tile } from { $home } to { $goal }
 }
jumped-via = { $who ->
    [you] You jump with the { $tile } from { $home } via { $between } to { $goal }
   *[other] jumped with the { $tile } from { $home } via { $between } to { $goal }
 }
draft-move = { $move }.
draft-choose = { $move }. That makes { $tropes }: touch the one you take.
draft-take = { $move } and take { $tropes }.
you-take = You take { $tropes }.
you-pass = You leave everything where it is.
ends-game = That ends the game.
you-win = You win with that.

## The log; a player's name stands before what they did

laid = The tiles are laid
laid-again = A trope lay there by chance: the tiles are laid again
passed = passed
chose = chose { $trope }
made-several = { $move }: { $count ->
    [one] { $count } trope
   *[other] { $count } tropes
 } to choose from
makes = makes { $trope }

## The end

not-over = The game is not over.
last-taken = The last trope: { $trope }.
both-passed = Both players passed.
too-quiet = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 } went by without a trope.

## Refusals

over = The game is over.
being-filled = The board is still being filled.
not-your-turn = It is not your turn; { $seat } is to act.
no-such-turn = A turn is a move of a tile, a choice between tropes, or a pass; that was none of these.
say-which = You have made several tropes: say first which one you take.
no-choice = There is no choice between tropes now; a single one is taken by itself.
not-through = The line { $line } does not go through { $goal }, where your tile came to lie.
nothing = an empty square
no-trope = On { $line }: { $numbers }. That is no trope.
tile-can-move = At this table a player moves as long as any tile can.
no-tile = There is no tile on { $square }.
same-square = A move has to end on a square other than { $square }.
taken = { $square } is taken by the { $tile }.
not-in-line = { $goal } is in no straight line with { $home }, and no { $jumps ->
    [diagonal] diagonal jumps
   *[all] jumps
 } lead there.
no-way = The { $tile } cannot get from { $home } to { $goal }.
in-the-way = The { $tile } on { $square } is in the way, and no { $jumps ->
    [diagonal] diagonal jumps
   *[all] jumps
 } lead from { $home } to { $goal }.

## Hints: what to do, and why

do-slide = move the { $tile } from { $home } to { $goal }
do-jump = jump with the { $tile } from { $home } to { $goal }
do-jump-via = jump with the { $tile } from { $home } via { $between } to { $goal }
do-take = take { $trope }
do-pass = pass
why-takes = it takes { $tropes } before the other player can
why-several = it makes { $tropes }, before the other player can
why-chosen = { $tropes } is the one to take
why-wins = that wins the game
why-leaves-none = it leaves no trope that one move could make

## The puzzle race

race-title = Numeria: puzzle race
race-credit = Numeria by Lloyd Krassner; the puzzles were found, and proved, by search
race-summary = Ten puzzles, each harder than the one before: find the one move that does it.
race-ask-one = Make a trope with one move. Exactly one move does it.
race-ask-two = Make a trope so that another one stays for your next move, whatever the other player would do. Exactly one move does it.
race-drawing = The next puzzle is being drawn.
race-showing = The solution is being shown.
race-status = puzzle { $number } of { $count }
race-drawn = Puzzle { $number }
race-gave-up = gave up
race-found = Solved: { $move }
race-solution = The solution: { $move }
race-over = { $solved } of { $count } puzzles solved.
race-giving-up = You see the solution, and get no point.
button-give-up = Give up
do-give-up = give up
race-not-drawn = The puzzle is still to be drawn.
race-answered = The solution is still to be shown.
race-for-one = Only the one who sits here plays.
no-such-race-turn = A turn is one move of a tile, or giving up; that was none of these.
