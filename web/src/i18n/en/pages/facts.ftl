factsOf = { $game }: reference
search = Look for
searchHint = A number or a word. Several must stand in the same row.
found =
    { $rows } { $rows ->
         [one] row
        *[other] rows
    }
nothing = No rows match.
none = There is nothing to look up for this game.
usualRules = The usual rules
playedWith = Played with
readRules = The rules
toTable = Back to the table
