title = What shall we play?
intro =
    { $games ->
         [0] Number board games
         [1] One number board game
         [2] Two number board games
         [3] Three number board games
         [4] Four number board games
         [5] Five number board games
         [6] Six number board games
         [7] Seven number board games
         [8] Eight number board games
         [9] Nine number board games
         [10] Ten number board games
        *[other] { $games } number board games
    }, with friends or against bots. Free, no account.
create = Set up
playBot = Play a bot
inviteFriend = With a friend
playAlone = Play alone
rules = Rules
daily = Daily challenge
onceOnly = One try each, the same for everybody today.
dayList = Play { $game } for the list of the day
mine = My tables
mineNone = None yet. Play a bot, or create a table above and send its link to a friend; it will be listed here.
mineLost = Did you have tables in another browser, or before its data were cleared?
mineFind = Find them again
finished =
    { $count } { $count ->
         [one] finished game
        *[other] finished games
    }
forget = Remove from the list
forgetOf = Remove { $title } from the list
leave = Leave the table
leaveOf = Leave the table: { $title }
leaveSure = Leave this table? It is closed if nobody else sits there; a game between two is lost.
stay = Stay
gone =
    { $count } { $count ->
         [one] table of yours is
        *[other] tables of yours are
    } no longer on this server.
goneForget = Remove from the list
openTables = Open tables
openNone = There are no open tables right now. Create one that anyone can find, and be the first.
join = Join
watch = Watch
continue = Continue
look = Look at it
replay = Replay
stale = This list may be out of date: the server cannot be reached.
safe = You would lose your tables with this browser.
safeGo = Keep them safe
safeNot = Not now
announced = From the host:
