### Triolet. Cells (b2), sums (7 + 8) and the letters of seats are the same in every language.

## The game, its options and presets

title = Triolet
credit = J. Mellina and A. Perriolat, 1996; as played on three2fifteen
summary = Lay tokens in rows and columns: two add up to at most fifteen, three to exactly fifteen.
option-jokers = Jokers
jokers-none = none
jokers-two = two; each stands for any value and counts nothing in a pair
option-stuck = When no token fits
stuck-swap-one = swap one token for one of another value
stuck-pass = pass
stuck-swap-all = swap the whole hand, while the bag holds three tokens
stuck-free-swap = swap one to three tokens, in any turn, instead of playing
option-repeat = A repeat space
repeat-may = lets the player play again
repeat-must = makes the player play again
option-finish = The game ends
finish-all-played = when all tokens are played
finish-first-out = when a hand and the bag are empty
option-bonus = Tokens left over
bonus-finisher = count for the player who finished
bonus-nobody = count for nobody
option-square = A full square at the opening
square-allowed = is allowed
square-not-alone = must not be all there is on the board
square-later = must not be made until everybody has had a turn
option-ties = Players who are level at the top
ties-shared = share the win
ties-first-seat = lose to the one of them who joined first
option-skips = Rounds without a play that end the game
skips-unlimited = none: the game goes on
option-third = The third token
third-ends = ends the play by itself
third-waits = waits for the player to end the play
option-gaps = The tokens of one play
gaps-none = stand in one line without a gap
gaps-allowed = stand in one row or column, each beside another token
preset-original = As on three2fifteen
preset-original-about = As that web game was seen to play: extra plays are compulsory, whoever goes out first ends the game and adds what the others hold, and of players who are level the one who joined first wins.
preset-serious = For serious play
preset-serious-about = No square that ends the game at its opening, and no help while playing.
bonus-needs-finish = finish_bonus=true needs finish=first_out: else nobody goes out

## What is typed

read-action = { $text } is not an action; write 7@h8, *7@h8, end, swap 7 or pass
read-draw = { $text } is not a draw; write draw 7, draw * or first A
read-part = { $name } cannot be { $text } in a position
read-no-part = { $text } is not part of a position, or is there twice
read-too-many = there are not that many tokens { $token } in a set
read-bag = { $count ->
    [one] a bag cannot hold { $count } token
   *[other] a bag cannot hold { $count } tokens
 }

## The board and what lies on it

board = Board
start-space = { $cell }, start, double
double-space = { $cell }, double
triple-space = { $cell }, triple
repeat-space = { $cell }, play again
bag = Bag
bag-place = bag
hand = hand
token-back = token face down
joker = joker
joker-as = joker as { $value }
button-end = End the turn
button-pass = Pass

## Beside the board

in-hand = in hand
out-of-tokens = out of tokens
still-unseen = Still unseen
in-bag = { $count } in the bag
empty-bag = The bag is empty

## Tokens in a sentence, as what is placed, held or put back

token = the { $value }
a-joker = a joker
token-on = { $value } on { $cell }
joker-on = a joker as { $value } on { $cell }

## What is happening

starter-due = The first player is being drawn.
drawing = Tokens are being drawn.
others-play = { $count ->
    [1] A token goes down.
    [2] One or two tokens go down, in one line.
   *[other] One, two or three tokens go down, in one line.
 }
others-play-again = A repeat space was covered, so the same player plays again.
swap-more = Put more tokens into the bag, or end the turn.
swap-all-three = Put all three back.
place-more = Place another in the same line, or end the turn.
begin = Begin on the star, { $cell }.
play-again = Play again: you covered a repeat space.
play = { $count ->
    [1] Place a token.
    [2] Place one or two tokens.
   *[other] Place one, two or three tokens.
 }
must-swap = Nothing in your hand fits: put a token into the bag and draw another.
must-pass = Nothing in your hand fits, so you pass.

## What a draft would do

button-play = Play for { $points }
with-more = With { $token } as well it would be { $points }.
then-again = Then you play again.
button-decline = Do not play again
turn-goes-on = The turn passes to the next player.
button-swap = Swap { $token }
button-swaps = { $count ->
    [one] Swap { $count } token
   *[other] Swap { $count } tokens
 }
swaps-one = You put { $token } back and draw another; the turn is over.
swaps = You put { $tokens } back, then draw as many; the turn is over.

## What a play scores

across = across
down = down
joker-nothing = joker (0)
pair = { $sum } { $way } makes { $points }
trio = { $sum } { $way } makes { $fifteen }: { $fifteen } + { $fifteen } = { $points }
alone = { $token } alone counts { $points }
three-at-once = three tokens at once: { $points } more
left-to-others = { $sum } left in the other hands: { $points } more
nothing-left = nothing left in the other hands: { $points } more
trio-double = its trio on the double { $cell }: { $points } more
trio-triple = its trio on the triple { $cell }: { $points } more
token-double = { $token } on the double { $cell }: { $points } more
token-triple = { $token } on the triple { $cell }: { $points } more
scores-nothing = Nothing scores.
scores = { $parts }.
scores-together = { $parts }. Together { $points }.

## The log; a player's name stands before what they did

your-hand = Your hand is { $tokens }
placed = placed { $tokens }
placed-again = placed { $tokens }, and plays again
put-back = put { $token } back, for another
swapped = { $count ->
    [one] swapped a token
   *[other] swapped { $count } tokens
 }
declined = did not play again
passed = passed: nothing fits

## The end

not-over = The game is not over.
all-played = All { $count } tokens are played.
went-out = A hand and the bag are empty.
dead-board = No token fits anywhere any more; { $left }.
all-passed = Everybody passed in turn; { $left }.
too-many-skips = Too many turns in a row went by without a token placed; { $left }.
left-over = { $count ->
    [one] { $count } token is left over
   *[other] { $count } tokens are left over
 }
first-decides = Of those level at the top, whoever joined first comes first.

## Refusals

over = The game is over.
starter-not-drawn = The first player is still to be drawn.
draw-due = Tokens are still to be drawn from the bag.
no-calls = This game has no referee's calls.
no-seat = There is no such seat; the seats are A to { $last }.
not-your-turn = It is not your turn; { $seat } is to act.
not-shown = The hand of { $seat } is hidden here.
no-such-turn = A turn is placing, ending, swapping or passing; that was none of these.
no-jokers = This game is played without jokers.
swap-begun = You have begun to swap: nothing is placed in this turn.
nothing-placed = You have placed nothing yet: a play has one, two or three tokens.
rest-to-swap = { $count ->
    [1] You swap the whole hand: one token still to put back.
    [2] You swap the whole hand: two tokens still to put back.
   *[other] You swap the whole hand: three tokens still to put back.
 }
lone-square = The whole board would be one full square: add a token to the line.
play-begun = { $count ->
    [1] You have placed one token in this turn: end the play.
    [2] You have placed two tokens in this turn: end the play.
   *[other] You have placed three tokens in this turn: end the play.
 }
no-swaps = In this game nothing is swapped: whoever cannot play passes.
token-fits = You can play: the { $value } fits on { $cell }, for example.
joker-fits = You can play: the joker fits as { $value } on { $cell }, for example.
bag-too-small = { $count ->
    [0] The bag is empty: swapping the whole hand takes three tokens.
    [1] The bag holds one token: swapping the whole hand takes three.
   *[other] The bag holds two tokens: swapping the whole hand takes three.
 }
bag-empty = The bag is empty: there is nothing to swap for.
swap-or-end = You have begun to swap: go on, or end the turn.
can-swap = You can swap: passing is for an empty bag.
swap-hand = Nothing fits, and the bag is large enough: swap the whole hand.
swap-token = Nothing fits, and the bag is not empty: swap a token.
hold-nothing = You hold no tokens.
no-token = You hold { $held }, but no { $value }.
no-joker = You hold { $held }, but no joker.
second-joker = You have placed a joker in this turn: one is the most.
taken = The space { $cell } is taken by the token { $value }.
centre-first = The first token of the game goes on the centre space, { $cell }.
touches-nothing = { $cell } touches no token: a play begins beside one that lies there.
each-touches = { $cell } touches no token: a play may have gaps here, but each of its tokens lies beside another.
not-in-line = { $cell } is not in line with { $cells }: a play keeps to one line.
gap = { $cell } is empty: the tokens of a play stand in one line without a gap.
too-long = That makes { $count } tokens side by side: three is the most.
not-fifteen = { $sum } is { $total }: three tokens in a line must add up to exactly { $fifteen }.
over-fifteen = { $sum } is { $total }: two tokens in a line may add up to at most { $fifteen }.
square-too-early = A full square of four must wait until everybody has had a turn.
square-alone = That would leave one full square and nothing else on the board.

## Hints: what to do, and why

do-place = place { $token }
do-end = end the turn
do-swap = put { $token } back and draw another
do-pass = pass
do-decline = do not play again
why-stuck = no token of your hand fits anywhere
why-points = it scores { $points }: { $parts }
why-most = no other play scores more
why-again = you play again
why-no-trio = it leaves no space where one token makes a trio
why-closed = nobody can make a trio with one token on { $cell } any more

## Duplicate

duplicate-title = Triolet duplicate
duplicate-credit = Triolet by J. Mellina and A. Perriolat, played as clubs play their duplicate word games
duplicate-summary = Find the best play with the tokens that everybody has; then the best there is, is laid for all.
duplicate-jokers = With jokers
duplicate-jokers-about = Two jokers are in the bag; each stands for any value.
find-best = Find the play that scores most.
best-play-comes = The best play is being laid.
found-nothing = found no play
best-laid = The best play: { $tokens }, for { $points }
tokens-are = The tokens are { $tokens }
hand-went-back = Nothing of { $tokens } fits: all go back, and others are drawn
share-of-best = { $percent } % of { $best }
found-of-best = { $points } of { $best } points: { $percent } %.
best-play-due = The best play is still to be laid.
duplicate-for-one = Only the one who sits here plays.
no-such-duplicate-turn = A turn is placing, ending or passing; that was none of these.
no-duplicate-swaps = Nothing is swapped: a hand of which nothing fits goes back by itself.
read-score = the score cannot be { $score } where the best plays make { $best }
read-no-play = no play can be laid where nothing of the hand fits
