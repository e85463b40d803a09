### Sequence Numbers. Cells (b2), sums (9 + 3) and the letters of seats and sides are the same in every language.

## The game, its options and presets

title = Sequence Numbers
credit = Published by Jax
summary = Solve the sum on a card, put a chip on its number, and line up five before the others do.
sequences = { $count ->
    [one] sequence
   *[other] sequences
 }
score = { $count } { sequences }
table-talk = Table talk
talk-penalty = Each of them gives up a card and draws none for it.
seats-alone = it takes somebody to play against
seats-five = five cannot be divided evenly into teams
three-teams = three teams need six players; { $seats } cannot be divided evenly into three teams
option-teams = Teams, from four players on
teams-2 = Two teams
teams-3 = Three teams of two
board-10x10 = Ten by ten, numbers to 48
board-8x8 = Eight by eight, numbers to 30, for a short game
option-deck = Sums on the cards
deck-designed = Additions and subtractions in equal parts
deck-easier = Easier: at most 20 is added or taken away
deck-harder = Harder: with multiplications
option-copies = Cards of each number
copies-2 = Two
copies-4 = Four
option-answers = Results on the cards
answers-shown = Shown
answers-hidden = For the players to find
option-first = Who begins
first-a = Player A, left of the dealer
first-drawn = Drawn
option-draw = Drawing a card after a play
draw-auto = By itself
draw-manual = By hand, and late is lost
option-goal = Sequences that win
goal-by-table = One for two or three players, two for more
goal-1 = One
goal-2 = Two
option-shared = Chips that two sequences of a side may share
shared-1 = One
shared-any = Any, so six in a row are two
shared-none = None
option-line = Where several lines could count
line-chosen = The player says which
line-first = The first
talk-trust = On trust
talk-called = Called at the table
option-reshuffles = Times the discards are shuffled before the game ends
reshuffles-unlimited = As often as it takes
preset-friendly = Friendly
preset-friendly-about = Cards are drawn by themselves, and nobody is called for table talk.
preset-classroom = Classroom
preset-classroom-about = A smaller board, and at most 20 is added or taken away.
preset-short = Short
preset-short-about = A smaller board, with numbers to 30.

## Boards and decks of one's own

board-must = board must be { $known }, or rows such as 0,1,2,3,0/…
board-rows = board: rows must be equally long, at most { $most } of at most { $most } cells
board-room = board: { $rows } x { $columns } has no room for a line of { $length } between four corners
board-corners = board: the four corners must be 0 (free), and no other cell
board-twice = board: the number { $number } stands on { $count ->
    [one] { $count } cell
   *[other] { $count } cells
 }; every number needs two
board-high = board: the number { $number } is too high; { $highest } numbers fill this board
deck-must = deck must be { $known }, or sums such as 1+0,7-6,1+1,13-11
deck-no-sum = deck: { $given } is no sum
deck-value = deck: { $sum } is { $value }; the board has the numbers 1 to { $numbers }
deck-copies = deck: the number { $number } has { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }; each needs { $copies }
deck-repeats = deck: { $sum } is on two cards of the number { $number }; its cards must differ
deck-beyond = deck: { $sum } goes beyond { $numbers }, the highest number of the board
deck-uneven = deck: { $added } cards add and { $taken } subtract; there must be as many of each
deck-operand = deck: { $operand } is on { $count } of { $cards } cards; at most { $most } may have it
deck-too-small = board: { $numbers } numbers make a deck of { $cards } cards; { $seats } hands need { $dealt }

## The table of facts

deck-table = The deck
deck-table-about = Two Plus and two Minus are in it as well.
deck-number = Number
deck-card = Card { $count }

## What is typed

read-action = { $text } is not an action; write a cell such as b2, +b2, -b2, dead 12, pass, draw or waive
read-cell = { $text } is not a cell of this board
read-card = { $text } is not a card; write 1 to { $numbers }, plus or minus
read-draw = { $text } is not a draw; write «card 12», «card 12b», «card plus» or «first A»
read-seat = the position names a seat that is none of the { $seats }
read-order = the cards of a hand come in ascending order
read-twice = the position has one and the same card of { $number } twice
read-cards = the cards of the position do not add up
read-lines = the phase or the sequences of the position are not possible here

## The board and its pieces

board = Board
free = free
free-corner = free corner
deck-place = deck and chips
deck-and-chips = Deck and chips
deck-text = deck
cards-in-deck = cards in the deck
discards = Discards
discards-of = discards of { $seat }
hand = hand
card-back = card face down
card-for = card for { $number }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
plus = Plus
minus = Minus
chip = chip
locked = chip turned over, in a sequence
spoken-plus = { $a } plus { $b }
spoken-minus = { $a } minus { $b }
spoken-times = { $a } times { $b }
spoken-is = { $sum } is { $number }
team = Team { $number }
line = { $first } to { $last }

## Beside the board

in-hand = in hand
note-gives-up = gives up a card
note-may-draw = may draw
note-aside = a card aside
status = { $deck } in the deck · { $goal ->
    [one] { $goal } sequence wins
   *[other] { $goal } sequences win
 }

## What is happening

starter-due = The first player is being drawn.
dealing = The cards are being dealt.
drawing = A card is being drawn.
others-play = A card is played, and a chip put on its number.
team-gives-up = A team was called for table talk and gives up cards.
choosing-line = Several lines could count; one is being chosen.
give-up = Your team was called for table talk: give up a card of your choice.
choose-line = Several lines could count: touch the one that does.
draw-or-leave = Draw your card before the next player has drawn, or leave it.
draw-first = Draw your card before the next player has drawn.
no-cards-left = You have no cards left, so you pass.
dead-or-pass = You cannot play a card: turn in the dead one for another, or pass.
must-pass = You cannot play a card, so you pass.
dead-or-play = A card of yours is dead, its numbers covered: touch it for another, or play.
choose-card = Choose a card, and put a chip on the number it makes.

## What a draft would do

button-chip = Chip on { $cell }
makes = { $sum } makes { $number }.
plus-anywhere = Plus goes anywhere: { $number }.
five = { $lines }: five in a row!
button-take = Take from { $cell }
takes = { $owner }'s chip leaves { $cell }, and your turn is over.
button-turn-in = Turn it in
turns-in = Both cells of { $card } are covered; you draw another card and play on.
button-line = Count this line
your-sequence = { $lines } is your sequence.
button-pass = Pass
pass-draws-none = You draw no card.
button-draw = Draw your card
lies-aside = It lies aside until your next turn.
button-leave = Leave the card
stays-smaller = Your hand stays one card smaller to the end.
button-give-up = Give up { $card }
draws-none = It goes to your discards, and you draw none for it.
button-call = Table talk by { $side }
button-call-team = Table talk by team { $side }
you-win = You win with that.

## The log; a player's name stands before what they did

your-hand = Your hand is { $cards }
you-drew = You drew { $card }
shuffled = The deck is empty: the discards are shuffled
played = played { $sum } = { $number } on { $cell }
played-plus = played Plus on { $cell }, the { $number }
is-sequence = { $line } is a sequence
took = took { $owner }'s chip from { $cell }, the { $number }, with Minus
turned-in = turned in { $card }, which is dead: both its cells are covered
counted = counted { $lines }
called = { $team } is called for table talk: each of them gives up a card
gave-up = gave up { $card }
passed = passed: no card can be played
drew-owed = drew the card owed
left-owed = left the card owed
lost-card = { $seat } has lost the card owed

## The end

not-over = The game is not over.
five-in-a-row = Five in a row: { $lines }.
nobody-can-play = Nobody can play a card any more.
shuffled-out = { $times ->
    [0] The deck is used up.
    [one] The deck is used up, and the discards were shuffled once already.
   *[other] The deck is used up, and the discards were shuffled { $times } times already.
 }

## Refusals

over = The game is over.
no-calls = Table talk is not called at this table.
call-names-team = A call names a team, 1 to { $teams }.
call-between = A call comes between two actions; wait until this one is done.
team-holds-none = Team { $team } holds no cards that it could give up.
nothing-owed = You have no card to draw: it was not owed, or the next player has drawn first.
not-your-turn = It is not your turn; { $seat } is to act.
only-draw = { $seat } is to play now; you may only draw the card you are owed.
not-shown = Another player's cards are not shown.
no-such-turn = A turn is a card played or turned in, or a pass; that was none of these.
give-up-first = Your team was called for table talk: give up a card first.
not-called = A card is only given up after a call for table talk.
no-choice = There is no choice between lines now.
say-which-line = Say first which line of five counts.
no-line-of-yours = That is no line of five of yours through the chip you have just put down.
deck-empty = There is no card left to draw.
corner = { $cell } is a free corner; it counts for everybody and takes no chip.
covered = The { $number } on { $cell } is covered already.
wrong-sum = { $sum } is not { $number }.
choose-sum = { $sum } makes { $number }: choose that card first.
no-card = You hold no card that makes { $number }.
no-plus = You hold no Plus card.
no-minus = You hold no Minus card.
no-chip = There is no chip on { $cell } to take.
own-chip = The chip on { $cell } is your own; Minus takes an opponent's.
locked-chip = The chip on { $cell } is part of a sequence and cannot be taken.
not-dead = The card is not dead: { $open ->
    [one] one cell of the { $number } is
   *[other] both cells of the { $number } are
 } open.
one-dead-card = Only one dead card a turn can be turned in.
can-play = You can play a card, and passing is only for those who cannot.

## Hints: what to do, and why

do-play = play { $card } on { $cell }
do-take = take { $owner }'s chip from { $cell } with Minus
do-turn-in = turn in { $card }
do-pass = pass
do-draw = draw the card owed
do-leave = leave the card owed
do-count = count { $line }
do-give-up = give up { $card }
why-wins = that wins the game
why-sequence = { $count ->
    [one] it makes a sequence
   *[other] it makes { $count } sequences
 }
why-four = then only { $cell }, the { $number }, is missing from a line of five
why-four-held = then only { $cell }, the { $number }, is missing from a line of five, and you hold a card for it
why-three = three of a line of five are there, and the other two cells are open
why-lines = { $count ->
    [one] one line of five through that cell is still open to you
   *[other] { $count } lines of five through that cell are still open to you
 }
why-blocks = { $count ->
    [one] it blocks a line in which { $side } lacks only one cell
   *[other] it blocks a line in which { $side } lacks only { $count } cells
 }
why-breaks = { $count ->
    [one] it breaks a line in which { $side } lacks only one cell
   *[other] it breaks a line in which { $side } lacks only { $count } cells
 }
why-dead = the card is dead: both its cells are covered

## The puzzle race

race-title = Sequence Numbers: puzzle race
race-credit = Sequence Numbers is published by Jax; the puzzles were found, and proved, by search
race-summary = Ten puzzles, each harder than the one before: find the one card that makes two sequences at once.
race-usual = Usual
race-usual-about = Additions and subtractions with numbers to 48.
race-small = Small numbers
race-small-about = At most 20 is added or taken away.
race-times = With multiplications
race-times-about = Additions, subtractions and multiplications with numbers to 48.
race-results = Results shown
race-results-about = Each sum has its result beside it: only the lines are looked for.
race-ask = Make two sequences at once with one card. Yours are the chips of A. Exactly one play does it.
race-drawing = The next puzzle is being drawn.
race-showing = The solution is being shown.
race-status = puzzle { $number } of { $count }
race-drawn = Puzzle { $number }
race-gave-up = gave up
race-found = Solved: { $sum } = { $number } on { $cell }
race-solution = The solution: { $sum } = { $number } on { $cell }
race-over = { $solved } of { $count } puzzles solved.
race-giving-up = You see the solution, and get no point.
race-button-give-up = Give up
race-do-give-up = give up
race-not-drawn = The puzzle is still to be drawn.
race-answered = The solution is still to be shown.
race-is-over = The race is over.
race-for-one = Only the one who sits here plays.
no-such-race-turn = A turn is a card with a sum, or giving up; that was none of these.
