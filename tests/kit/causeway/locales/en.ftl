### Causeway. Tiles are written by their two numbers in every language.

in-hand = in hand
status = Deal { $deal } of { $deals }, { $yard } in the boneyard
all-over = The last deal is over.
dealing = Tiles are dealt.
deal-again = The deal is over: deal again.
deal-over = The deal is over.
others = The others are at it.
lay-or-draw = Lay a tile at an end, or draw.
lay-or-pass = Lay a tile at an end, or pass.
you-draw = You draw { $tile }
draws = draws a tile
passes = passes
deals = deals again
lays = lays { $tile } at the { $arm ->
    [left] left
   *[right] right
 }
turned-up = { $done }; all hands are turned up
button-lay = Lay { $tile }
goes = { $tile } goes to the { $arm ->
    [left] left
   *[right] right
 }.
button-draw = Draw
button-pass = Pass
button-deal = Deal
all-deals = All { $deals } deals are played; { $laid } tiles lie on the table.
