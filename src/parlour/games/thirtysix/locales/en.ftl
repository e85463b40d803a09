### 36 and its rooms. Squares (d3), tiles (ARG) and the letters of seats are the same in every language.

## The game, its options and presets

credit = Designed by Néstor Romeral Andrés, published by nestorgames
summary = Slide your pawn, sow your counters on squares of their colour, and be the first with none left.
counters-left = { $count ->
    [one] counter left
   *[other] counters left
 }
score = { $count } { counters-left }
option-layout = How the nine tiles lie
layout-square = A square of three by three
layout-ring = A ring round a hole
layout-brick = Bricks, half a tile apart
layout-slots = Two small holes
layout-cross = A cross
layout-great-ring = A great ring
layout-random = Drawn by lot, all in one piece
option-gates = Gates
gates-nine = One on every tile
gates-three = Only on the three tiles with equal corners
gates-none = No gates
option-tiles = Tiles
tiles-designed = The nine with all three colours
option-first = Who starts
first-drawn = Drawn by lot
player = Player { $letter }
option-give = The counter for a crossed player
give-after = Given after sowing
give-before = Given before sowing
option-idle = Turns in a row without a counter placed that end the game
preset-advanced = Advanced
preset-advanced-about = The tiles lie as it happens, in one piece with holes.

## Layouts, gates and tiles of one's own

layout-must = layout must be { $known }, or nine groups x,y or x,y,tile,turn, not { $given }
layout-group = layout: { $given } is not x,y or x,y,tile,turn
layout-tile = layout: { $given } needs a tile 0 to 8 (or its name) and a turn 0 to 3
layout-overlap = layout: the tiles at { $first } and { $second } overlap
layout-apart = layout: the tile at { $spot } is in a group of its own: groups must share an edge, not only a corner
layout-twice = layout: a tile is named twice
gates-must = gates must be nine, three, none or tiles such as DR,ARG, not { $given }
tiles-must = tiles must be «designed» or nine groups such as RGRB, not { $given }
tiles-uneven = tiles: { $count ->
    [one] { $count } square is
   *[other] { $count } squares are
 } { $letter }; each colour needs { $needed }
tiles-lack = tiles: each of R, G and B needs { $needed } squares
first-absent = first { $first } does not sit at a table of { $seats }; use 0 to { $last } or random
idle-must = idle_limit must be off or a whole number from 1 to 999, not { $given }

## What is typed

read-action = { $text } is not an action; write a square such as d3, pass, =red or +red
read-draw = { $text } is not a draw; write a tile and its quarter turns such as ARG/3, or «first A»
read-position = { $text } is not a position of { $seats } seats
read-seat = { $text } does not describe seat { $seat }
read-too-many = { $text } has more than { $most } tiles
read-twice = { $tile } lies on the board twice

## The board and its pieces, by colour

colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }
held = { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }
square = { $colour ->
    [red] red square
    [green] green square
   *[blue] blue square
 }
counter = { $colour ->
    [red] red counter
    [green] green counter
   *[blue] blue counter
 }
counters-of = { $colour ->
    [red] red counters
    [green] green counters
   *[blue] blue counters
 }
pawn = { $colour ->
    [red] red pawn
    [green] green pawn
   *[blue] blue pawn
 }
crossed-pawn = the { pawn }
reserve = Reserve
tile = tile
gate = gate
tile-place = tile { $number }
gate-place = gate of tile { $number }
tile-said = { $name }: { $a } { $b } over { $c } { $d }

## Beside the board

note-plays = plays { colour }
status-idle = { $idle } of { $limit } turns without a counter placed

## What is happening

starter-due = The first player is being drawn.
laying = The nine tiles are being laid.
choose = Choose the colour of your pawn and counters.
place = Put your pawn on a square of its colour.
give = You crossed a pawn: give its player one of your counters.
others-choose = A colour is being chosen.
others-place = A pawn is being placed.
others-give = A counter goes to the player who was crossed.
others-move = The pawn moves.
must-pass = Your pawn cannot move, so you pass.
move = Move your pawn straight to an empty square, or through a gate.

## What a draft would do

button-pass = Pass
cannot-move = Your pawn cannot move.
button-play = Play { colour }
takes = You take the { pawn } and the twelve { counters-of }.
button-give = Give { colour }
gives = One of your { counters-of } goes to the player you crossed.
button-put = Put the pawn on { $square }
puts-no-counter = No counter is placed with it.
button-move = Move to { $square }
sows = A { counter } is placed, { $left }.
sows-none = You have no { counter } to place.
crosses = You cross { $pawns }.
you-win = That is your last counter: you win.
then-give = Then you give away a counter, and have one fewer.
give-first-then-place = First you give away a counter; then one is placed, if you still have one of its colour.

## The log; a player's name stands before what they did

laid = The nine tiles are laid
plays = plays { colour }
passed = passed: the pawn cannot move
put = put the pawn on { $square }
through = went through the gate to { $square }
moved = moved from { $start } to { $square }
placed = a { counter } placed, { $left }
none = no { counter } to place
crossed = crossed { $pawns }
gave = gave the { $player ->
    [red] red
    [green] green
   *[blue] blue
 } player a { counter }

## The end

not-over = The game is not over.
reserve-empty = The { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } reserve is empty.
nobody-moves = Nobody can move any more.
idle = { $count ->
    [one] { $count } turn went by
   *[other] { $count } turns went by
 } without a counter placed.

## Refusals

choose-first = Choose a colour first.
place-first = Put your pawn on a square of your colour first.
move-now = It is time to move the pawn.
give-first = First give the player you crossed one of your counters.
over = The game is over.
still-laying = The board is still being laid.
not-your-turn = It is not your turn; { $seat } is to act.
not-your-view = This is another player's view of the table.
no-such-turn = A turn is a move with the gifts it owes, or a pass; that was none of these.
colour-taken = { $colour ->
    [red] Red
    [green] Green
   *[blue] Blue
 } is taken already.
not-your-colour = { $name } is a { $there }; the pawn starts on a { $own }.
pawn-there = A pawn stands on { $name } already.
can-move = You can move to { $count ->
    [one] one square
   *[other] { $count } squares
 }, and passing is only for those who cannot move.
stay = Your pawn stands on { $name } already.
pawn-in-the-way = A pawn stands on { $name }; the square you move to must be empty.
counter-in-the-way = A counter lies on { $name }; the square you move to must be empty.
not-in-line = { $name } is in no straight line with { $start }.
not-in-line-gate = { $name } is in no straight line with { $start }, and its gate leads to { $gate }.
none-to-give = You have no { counter } left to give.

## Both rooms

changes = { $count ->
    [one] change
   *[other] changes
 }
changes-counted = { $count } { changes }
button-undo = Undo
undid = took the last change back
turned = turned { $tile }
nothing-to-undo = There is nothing left to take back.
read-kept = at most { $most } changes are kept
read-change = { $text } is no change that can be taken back

## The border puzzle

puzzle-title = 36: the border puzzle
puzzle-credit = After the printed puzzle of 36 by Néstor Romeral Andrés, nestorgames
puzzle-summary = Lay the nine tiles in a square, turned as you like, so that all borders match.
puzzle-square = Square
heap = heap
heap-title = Heap
button-solution = Show a solution
matches = matches
clashes = does not match
borders-match = { $count } of { $all } borders match
puzzle-begin = Lay the nine tiles so that all borders match; touch a tile twice to turn it.
in-heap = { $count ->
    [one] { $count } tile is
   *[other] { $count } tiles are
 } still in the heap.
borders-clash = { $count ->
    [one] { $count } border does
   *[other] { $count } borders do
 } not match yet.
shown-solution = had a solution shown
removed = took { $tile } away from { $cell }
put-tile = laid { $tile } into { $cell }
exchanged = laid { $tile } into { $cell } in the place of { $other }
all-match = All { $all } borders match after { $changes }.
one-solution = This is a solution.
nearest-solution = { $count } of { $all } borders matched. This is the solution that keeps the most of what lay there.
puzzle-not-over = The puzzle is not over.
puzzle-over = The puzzle is over.
puzzle-solved = The puzzle is solved.
puzzle-given-up = The puzzle was given up.
puzzle-for-one = Only the one who sits here lays tiles.
puzzle-no-such = Tiles are laid, turned or taken off here; that was none of these.
puzzle-enough = That was { $count } changes; take some back, or give up.
turned-otherwise = { $tile } is { $count ->
    [0] not turned now
    [1] turned by one quarter now
    [2] turned by two quarters now
   *[3] turned by three quarters now
 }; turn it first.
lies-there = { $tile } lies in { $cell } already.
no-tile-there = No tile lies in { $cell }.
aid-hint = A hint
aid-hint-about = Says one step towards the nearest solution.
hint-begin = There are { $count } ways; here is the beginning of one.
so-far-good = So far so good.
can-stay = Of what lies here, { $kept ->
    [0] none
   *[other] { $kept } of the { $laid } tiles
 } can stay.
hint-turn = Turn { $tile } by { $count ->
    [1] one quarter
    [2] two quarters
   *[3] three quarters
 }; it belongs in { $cell }.
hint-lay = Lay { $tile } as it is into { $cell }.
puzzle-read-action = { $text } is not an action; write ARG/3-b2, b2-, ARG/, undo or «give up»
puzzle-read-position = { $text } is not a position of the puzzle
read-one-cell = two tiles cannot lie in one cell

## Arranging the tiles

arrange-title = 36: arrange the tiles
arrange-credit = After the advanced play of 36 by Néstor Romeral Andrés, nestorgames
arrange-summary = Arrange the nine tiles as you wish, holes and half steps included, and play on them.
field = Field
beginnings = Begin with
beginning = { $layout ->
    [square] a square
    [ring] a ring
    [brick] bricks
    [slots] two holes
    [cross] a cross
   *[great_ring] a great ring
 }
begin-with = begin with { beginning }
began-with = began with { beginning }
button-choose = Choose the tiles
button-draw = Leave the tiles to chance
button-done = Done
button-leave = Leave it
tiles-chosen = The tiles are chosen
tiles-drawn = The tiles are drawn when the game begins
holds-together = The tiles hold together: this layout can be played on.
tile-on = the tile on { $spot }
named-tile = { $name } on { $spot }
chose-tiles = chooses the tiles
left-to-chance = leaves the tiles to chance
arranged = has arranged a layout
left = left without a layout
moved-tile = moved { $tile } to { $spot }
layout-ready = The layout is ready to be played on.
no-layout = No layout was made.
layout-not-ready = The layout is not ready.
arrange-over = The arranging is over.
arrange-for-one = Only the one who sits here arranges the tiles.
arrange-no-such = Tiles are moved or turned here; that was neither.
apart = The tile on { $spot } is in a group of its own: groups must share an edge, not only a corner.
apart-named = { $name } on { $spot } is in a group of its own: groups must share an edge, not only a corner.
arrange-enough = That was { $count } changes; finish, or leave.
choose-tiles-first = Which tile lies where, and how it is turned, is left to chance; choose the tiles first.
chosen-already = The tiles are chosen already.
chance-already = The tiles are left to chance already.
tile-stays = That tile lies on { $spot } already.
would-overlap = On { $spot } it would overlap { $tile }.
arrange-read-action = { $text } is not an action; write ARG-c4, ARG/, «begin ring», undo, done or leave
arrange-read-position = { $text } is not a position of an arrangement
read-places = { $text } does not give the places of { $count } tiles
read-overlap = { $one } and { $other } overlap

## Hints: what to do, and why

do-move = move your pawn to { $square }
do-through = go through the gate to { $square }
do-put = put your pawn on { $square }
do-choose = choose { $colour ->
    [red] red
    [green] green
   *[blue] blue
 }
do-give = give a { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } counter
do-pass = pass
why-wins = that empties your reserve and wins
why-sows = a { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } counter leaves your reserve, which then has { $count }
why-crosses = { $count ->
    [one] it crosses a pawn, so you give a counter away
   *[other] it crosses { $count } pawns, so you give { $count } counters away
 }
why-gives = the counter is off your hands; { $count ->
    [one] { $count } is left
   *[other] { $count } are left
 }
why-blocks = { $seat } can then neither place a counter nor cross a pawn

## The puzzle race

race-title = 36: puzzle race
race-credit = 36 by Néstor Romeral Andrés, nestorgames; the puzzles were found, and proved, by search
race-summary = Ten forced wins, each harder than the one before: find the one turn that begins it.
race-ask = { $count ->
    [one] You play { colour }, and win with this turn. Find it.
   *[other] You play { colour }, and win within { $count } turns, whatever the other player does. Exactly one first turn does it.
 }
race-drawing = The next puzzle is being drawn.
race-showing = The solution is being shown.
race-other-reserve = The other player's reserve
race-status = puzzle { $number } of { $count }
race-drawn = Puzzle { $number }
race-gave-up = gave up
race-found = Solved: { $turn }
race-solution = The solution: { $turn }
race-move = the pawn to { $square }
race-gift = a { $colour ->
    [red] red
    [green] green
   *[blue] blue
 } counter given away
race-over = { $solved } of { $count } puzzles solved.
race-giving-up = You see the solution, and get no point.
button-give-up = Give up
do-give-up = give up
race-not-drawn = The puzzle is still to be drawn.
race-answered = The solution is still to be shown.
race-is-over = The race is over.
race-for-one = Only the one who sits here plays.
no-such-race-turn = A turn is a move with the gift it owes, or giving up; that was none of these.
