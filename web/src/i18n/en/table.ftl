### Words of the table page.

## whose turn

yourTurn = Your turn.
turnOf = It is { $name }’s turn.
turnOfAll = Waiting for { $names }.
watching = You are watching.
over = The game is over.
announceTurn = Your turn. { $sentence }
announceLine = { $name } { $line }
announceChat = { $name } says: { $text }
announceRefusal = Not allowed. { $sentence }
starterIs = { $name } was drawn to start.
starterYou = You were drawn to start.
drawing = Drawing who starts …

## composing

confirm = Play
sending = Playing …
takeBack = Take back
clear = Take everything back
choose = Which one?
confirmKey = Key: full stop
keysTitle = Keys
keys = Arrow keys move, Enter picks up and puts down, Escape takes back, digits pick from the hand, the full stop key plays.

## what lies where, for screen readers

empty = empty
holds = { $place }: { $what }
pieces = { $count } × { $what }
ofSeat = { $what } of { $letter }
picked = picked up
possible = possible
canPick = can be picked up
playedLast = played last by { $letter }
used = already placed this turn
turned =
    turned { $quarters } { $quarters ->
         [one] quarter
        *[other] quarters
    }
marks =
    .last = played last
    .draft = not yet played
    .locked = locked
    .due = waiting
    .found = found
    .dead = dead
    .refused = not allowed here

## people

seats = Players
away = The connection is lost. Your table is safe; this page will reconnect by itself.
blocked = The server answers, but no live connection (WebSocket) to this table opens. A company’s network, a proxy or an extension of the browser often blocks these; another network helps. This page keeps trying.
awayShort = Reconnecting …
backAgain = Connected again.
isAway = away
isHere = here
you = you
team = Team { $number }
teamIs = Team { $number }: { $names }.
lookAt = Look at { $name }'s side

## the sheet

log = What happened
tabs =
    .log = Log
    .counts = Counts
    .table = Table
    .fresh = something new
logEmpty = Nothing has been played yet.
table = As a table
chat = Chat
chatEmpty = Say hello.
chatNow = This game
chatField = Write to everybody at the table
chatSend = Send
unread =
    { $count } { $count ->
         [one] new line
        *[other] new lines
    } of chat
options = Played with
rules = Rules
soundOn = Sound is on
soundOff = Sound is off
close = Close
more = Log, chat and more
leave = Resign
leaveSeat = Stand up
leaveEarly = Resign? The game does not count before everybody has had a turn.
leaveLoses = Resign? You lose the game to { $other }.
leaveToBot = Resign? A bot plays on for you, and the game goes on.
leaveEnds = Resign? The game ends here, unfinished.
leaveYes = Yes, resign
leaveNo = Play on
finalSure = { $label }? Your game is over then.
leaveEvent = Leave the event
leaveEventSure = Leave the event? What you have stays in the ranking, and nobody waits for you.
leaveEventYes = Yes, leave

## before

waitingTitle = The table is ready
waitingFor =
    { $open } { $open ->
         [one] seat is
        *[other] seats are
    } open. Send this link; whoever opens it can sit down.
waitingOnly = The game starts when all seats are taken.
invite = The invitation
inviteShare = Send the link
inviteCopy = Copy the link
inviteQr = QR code of the link, for the camera of another device
shareText = Play { $game } with me on Parlour.
watchText = Watch this game of { $game } on Parlour.
stoodUp = You stood up; your seat is open again.
seatGone = This device no longer has this seat.
elsewhere = You play on another device now.
playHere = Play here
sitAgain = Sit down again
openSeat = waiting for a player

sitHere = Sit down
watchedBy = Watching: { $names }
others =
    { $count } { $count ->
         [one] other
        *[other] others
    }
watchers =
    { $count } { $count ->
         [one] person watches
        *[other] people watch
    }.
watchersSilent = Here those who watch do not write.
openToYou = A seat is free: sit down, or stay and watch.
askForLink = To play, put in the invitation that you were sent, or ask for one; you may also watch.
doors = Closed doors
invitation = The invitation: its link, or the code at its end
watch = Watch
eventWaits = You are in. It begins for everybody at once.
windowWaits = You are in. Once it begins, you play when you like.
toRanking = To the ranking
eventOthers = You have played. The others are still at it.
eventPaused = The maker has paused the event. Your clock stands until it goes on.

## the host, and who is ready

hostBot = Seat a bot
hostLevel = Strength of bots
changeTerms = Change the terms
beginWith = Begin with { $count }
hostMove = Move
moveOf = Move { $name } to another seat
moveHere = Here
remove = Remove
removeOf = Remove { $name } from the table
removeSure = Remove { $name }? Their seat and the link so far are worth nothing then. Without accounts nobody can tell who comes by the new link.
removeYes = Yes, remove
removeNo = Keep
ready = I am ready
readyHint = There is a clock, so the game begins when everybody has said that they are there.
isReady = ready
readyWait = You are ready. The game begins when everybody is.
readyAsked = All seats are taken: are you ready?
playsAs = { $level }, playing as { $other } until ready
playsAsNow = as { $level }

## several people on one device

curtainTitle = Pass the device to { $name }
curtainText = No hand is shown until the button is pressed.
curtainButton = I am { $name }

## after

endTitle = The game is over
youWon = You won
youWonBy = You won { $own } to { $other }
youLost = You lost
youLostBy = You lost { $own } to { $other }
youShared = You share the win
youDrew = A draw
nobodyWon = Nobody wins
youPlaced =
    You came { $place }{ $place ->
         [2] nd
         [3] rd
        *[other] th
    } of { $of }
ranking = Ranking
place = { $rank }.
curve = Scores, turn by turn
curveTurn = Turn
again = Play again
againTogether = Play again with the same people
againNames = { $names } would like to play again.
toNext = To the new table
toSecond = To the second game
secondRuns = The second game has begun, with the seats changed. Its clock is running.
record = Download the record
replay = Step through the game
proof = Fair draws: the seed and what it was made from
proofText = All draws follow from this seed. It is made from a secret of the server, whose SHA-256 was shown before anybody sat down, and from 32 random bytes of each browser, so the server could not choose the draws.
seed = Seed
commitment = SHA-256 of the server’s secret
proofAlone = This is the seed of all draws. Its SHA-256 hash was shown from the start, so nobody could have chosen it later.
secret = Secret of the server
draws = Fair draws
drawsText = All draws follow from a secret of the server, fixed by the SHA-256 below before anybody sat down, and from 32 random bytes of each browser. So the server cannot choose the draws. The secret is shown at the end.
drawsOf = From { $name }
drawsNone = nothing
drawsHeld = Checked by this browser: the SHA-256 and its own contribution match what it stored.
drawsHeldAll = Checked by this browser: the SHA-256 and its own contribution match what it stored, and they make this seed.
drawsFit = Checked by this browser: the SHA-256 matches, and together they make the seed.
drawsFault =
    .commitment = Not fair: the SHA-256 is not the one that this browser saw before the game.
    .contribution = Not fair: what this browser contributed is not in the draws.
    .secret = Not fair: the secret does not have the SHA-256 that was shown.
    .seed = Not fair: the seed is not made from what is shown here.
fewer = fewer is better
showEnd = Result
hideEnd = Look at the board

gone = This table does not exist, or it is no longer kept.
goneTitle = No such table
loading = Setting the table …
