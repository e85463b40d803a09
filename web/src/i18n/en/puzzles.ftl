### Words of the pages of puzzles and of the day's task.

puzzle = Puzzle
titleOf = Puzzles: { $game }
rated = Puzzle { $name }, rated { $rating }
mine =
    You: { $rating }{ $streak ->
         [0] {""}
        *[other] , streak { $streak }
    }
hint = Hint
solution = Solution
nextMove = Next move
notIt = That is not the solution.
unjudged = Without a connection only the known solution can be recognised. Your turn stays: confirm it again once you are connected.
thatWasIt = That was the solution.
again = Once more
next = Next puzzle
daily = Daily challenge
dailyOf = Daily challenge: { $game }
dayOf = { $date }, puzzle { $at } of { $count }
onceOnly = One try each, the same for everybody today.
elsewhere = It was tried in another window; that try counts.
goOn = Go on
result = Your result
solvedOf = { $solved } of { $count } solved
leftOver = { $made } left over
best = The best bot, knowing all that came: { $best }.
bestOfChain = The best bot solves all of them: each solution is proved.
share = Copy the line
more = More puzzles
yesterday = Yesterday's solution
studied = Solution of { $date }
tomorrow = The next challenge begins at midnight UTC.
list = The list of the day
listSays = Everybody who wants to plays one more game today, at this server, with draws of its own that lie in no page: a name, one try, no account. The ranking is shown at midnight UTC.
toList = Play for the list
listBefore = Yesterday’s list
