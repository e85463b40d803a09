### The tiny game. Numbers of seats and values of cards are the same in every language.

## The game and its options

title = Tiny
credit = Parlour's own
summary = Lay one or two cards face down; the highest sum scores.
option-top = Highest card
option-jokers = Jokers
jokers-none = no jokers
jokers-two = two jokers
option-ties = Equal sums
ties-first = the one nearer to the first player scores
ties-nobody = nobody scores
option-start = First player
start-drawn = drawn by lot
start-zero = seat 0
option-bonus = Card that scores one more
bonus-none = no such card
bonus-random = drawn before the start
bonus-bad = bonus must be none, random or a card from 1 to { $top }, not { $text }

## What is typed

read-action = { $text } is not an action; examples are 2, *2, end, hush 1, draw 3, first 0
read-value = { $text }: there is no { $value }

## The table

laid-cards = Cards laid
hand = Hand
laid-by = laid by { $seat }
hand-of = hand of { $seat }
back = a card
joker = joker
joker-as = joker as { $value }
button-end = End
button-hush = Hush seat { $seat }
unseen = Unseen
in-bag = { $count } in the bag
in-hand = in hand
hushed = hushed
all-out = All cards are out.
dealing = Cards are dealt.
lay = Lay one or two cards.
others-lay = The others are still at it.
lay-sum = Lay { $sum }
makes-sum = { $cards } makes { $sum }.

## The log; a player's name may precede it

draw = You draw { $card }
laid = laid { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
hush = called hush to seat { $seat }
out = All { $count } cards are out.

## Refusals

no-such-action = That is neither a card of this game nor another action of it.
over = The game is over.
draw-first = A card is to be drawn first.
ended = Seat { $seat } has ended its turn; the others have not.
none-laid = At least one card is to be laid.
enough-laid = { $most } cards are laid; there may not be more.
no-value = Cards are worth 1 to { $top }, not { $value }.
no-card = There is no { $card } in this hand.
joker-no-bonus = A joker is not laid as { $value }, the value of the bonus card.
table-hushes = The table calls hush, and nobody else; it does nothing else.
no-such-seat = There is no seat { $seat }.
hushed-already = Seat { $seat } was hushed already.
