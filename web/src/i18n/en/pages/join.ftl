title = You are invited to { $game }
titleBy = { $name } invites you to { $game }
seats = At the table
free = Free: yours?
options = Played with
name = Your name
sit = Sit down
starts = You take the last seat: the game starts at once.
startsReady = You take the last seat: the game starts when everybody is ready.
waits =
    After you, { $count } { $count ->
         [one] seat is
        *[other] seats are
    } still free.
watch = Just watch
already = You already sit at this table.
toTable = To the table
another = Take another seat
full = All seats are taken. You may watch.
fullClosed = All seats are taken, and only those who play see this table.
over = This game is over.
unknownTitle = This invitation leads to no table
unknown = Perhaps the link was cut short when it was copied, or the table no longer exists. Ask for a new link.
learnFirst = Never played it? Learn it in two minutes
