### Newgame.

## The game

title = Newgame
credit = Parlour's own
summary = Lay a card in each round; the highest takes a point.

## What is typed

read-action = { $text } is not a card; cards are 1 to { $top }, and one is dealt by draw 7

## The table

table = Cards laid
laid-by = laid by seat { $seat }
hand = hand
back = a card
in-hand = in hand
is-over = The game is over.
dealing = Cards are dealt.
your-turn = Lay a card of your hand.
their-turn = Another lays a card.
button-lay = Lay { $card }
lay-card = lay { $card }

## The log; a player's name may precede it

dealt = You are dealt { $card }
laid = laid { $card }
all-laid = All { $count } cards are laid.

## Refusals

over = The game is over.
deal-first = Cards are still to be dealt.
not-due = It is the turn of { $seat }.
no-such-card = Cards are worth 1 to { $top }.
not-in-hand = There is no { $card } in this hand.
