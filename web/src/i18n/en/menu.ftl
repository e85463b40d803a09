### Words about what lies beside games: rooms, facts, aids, best results, studies.

## rooms

rooms = More of this game
arrange = Arrange it myself
arrangeHint = You come back here with what you made.
ownValue = Made by you
useIt = Play with it
instead = Instead: { $title }
insteadAbove = Instead of the turn above
homeOf = Back to the game

lesson = Learn to play
puzzles = Puzzles
rulesOf = Rules of { $title }
facts = Look up

## aids

aids = Help
asking = One moment …
why = Why:
thought = Thought about for { $seconds } s.
enough = Stop thinking
goOn = Think on
unfold = Show what other tables may choose
rulesPage = Page to print

## best results

best = Your best on this device
bestWith = With { $options }
thisTime = this time
place =
    { $place ->
         [1] Your best result so far.
        *[other] Your result number { $place } so far.
    }

## studies

windowRest = You have finished. Ranking and replay come when the window is over.
teamRest = Your game is over. Once your partner’s at the other table is over too, both can be stepped through.
study = Study the game
studyOf = What this game of { $game } allowed
waited = { $seconds } s
thinking = The game is being studied. This takes some seconds, and longer the first time.
quick = Only a quick look so far: a closer one may say otherwise.
closer = Looked at more closely: an even closer look may say otherwise.
notStudied = This game could not be studied.
unfinished = This game was not played to its end, so it cannot be studied.
begunLater = This game begins from a position of its own. It is studied only from the usual beginning.
status =
    .proved = proved
    .best-found = best found
    .bound = a limit
    .estimated = estimated
everybody = The game
stepThrough = Step through it
stepped = Stepping through: { $title }
keepLine = Keep in the record
lineKept = Kept in the record
inReplay = Show it in the game
replay = The game as played

## playing on from a finished game

on =
    .from = Play on from here
    .title = Play on from move { $moment }
    .seat = My seat
    .bots = The others are bots
    .about = A new table opens. Draws from here on are new; the finished game stays as it was.
    .go = Open the table
    .it = Play it from here
    .again = Play from there again
    .goesOn = Continues from move { $moment } of{" "}
    .finished = a finished game
    .file = a game from a file
standing = Chances of winning, in wins out of 100
standingOf = { $name }: { $wins }
