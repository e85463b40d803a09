### Words of the pages round the table.

## people and tables, said on several pages

players =
    { $range } { $most ->
         [one] player
        *[other] players
    }
open =
    { $count } { $count ->
         [one] free seat
        *[other] free seats
    }
yourTurn = Your turn
turnOf = { $names } to move
waiting = Waiting for players
over = Over
copyInvite = Copy invite link
