### Words about clocks, series and what people ask of each other.

## clocks

clock = Time to think
noClock = As long as you like
usualRules = the usual rules
found =
    .link = by link
    .open = for anyone
seconds = { $count } s
minutes = { $count } min
timeEach = { $time } for each turn
timeAll = { $time } for the game
timePlus = { $time } for the game, { $plus } s more after each turn
daysEach =
    { $count } { $count ->
         [one] day
        *[other] days
    } for each turn
window = { $time }, everybody when they like
days = { $days } d { $hours } h
low = { $seconds } seconds left.
lossHint = Whoever runs out of time loses the game.
standInHint = When players run out of time, a bot plays on until they come back.
until = time until { $when }
patience = Without a move, a bot may take over after
patienceUsual = the usual time here
patienceNever = never
patienceHint = If somebody does not move for { $time }, the others may let a bot play on, or claim the game where nobody else would go on.
hurried = The table has waited long for your turn.
hurry = The table has waited long for your turn. In { $time } the others may let a bot play for you, or claim the game.
hurryOver = The table has waited for your turn for too long: the others may let a bot play for you, or claim the game.
stalled =
    { $names } { $count ->
         [1] has
        *[other] have
    } not moved for { $time }.
claim = Claim the game

## series

watching = Watching
watched =
    .silent = those who watch do not chat
    .closed = nobody else watches
webhook = Whose turn it is is also said in
series = How many games
single = One game
round = A round of { $games }: each player starts once
bestOf = Best of { $games }
games = { $games } games, scores added up
gameOf = Game { $number } of { $games }
standing = Standing
wins = wins
player = Player
total = Total
gameShort = { $number }.
replayed = This game does not count; it is played again.
seriesOver =
    The series is over: { $names } { $count ->
         [1] wins
        *[other] win
    }.
seriesShared = The series is over: { $names } share the win.
thisGame = This game: { $end }
nextGame = Next game
newSeries = Another series with the same people

## what people ask

atTable = At the table
takeback = Take my last turn back
stop = End the game here
call = Referee: { $label }, { $names }
callSure = Call the referee: { $label }, { $names }? { $penalty }
callYes = Yes, call the referee
nudge = Remind { $name }
standIn = Let a bot play for { $name }
leaveToBot = Leave, a bot plays on
leaveToBotSure = Leave your seat to a bot? You may come back at any time.
leaveToBotYes = Yes, leave it to a bot
asked =
    .call = { $name } calls the referee: { $label }, { $names }.
    .takeback = { $name } asks to take the last turn back.
    .stop = { $name } asks to end the game here, unfinished.
    .stand-in = { $name } asks for a bot to play on for { $whom }, who is away.
    .terms = { $name } asks to play by other terms: { $terms }.
    .recover = Somebody asks on another device for the seat of { $name }, who may have lost it. Agree only if { $name } has told you so, and names { $code }.
    .given = All agree that the seat of { $name } goes to another device. The old device can still refuse.
youAsked =
    .call = The referee will rule on your call.
    .takeback = You have asked to take your last turn back.
    .stop = You have asked to end the game here.
    .stand-in = You have asked for a bot to play on for { $whom }.
    .terms = You have asked to play by other terms: { $terms }.
    .recover = Somebody asks on another device for your seat. If that is not you, refuse.
waitingFor = Waiting for { $names }.
agree = Agree
decline = Decline
confirmCall = Confirm
dismissCall = Dismiss
withdraw = Withdraw
refuse = Refuse
askBack =
    .lost = I have lost my seat
    .how = Which seat was yours? All others must agree; the device that may still have it can refuse for a day, where a clock runs for two minutes.
    .waits = Waiting for { $names } to agree.
    .host = Nobody else here can agree, so the host of this server is asked.
    .code = Those who are to agree see { $code }: tell them, so that they know it is you.
    .until = All agree. The seat is yours { $when }, unless its device refuses.
    .refused = The seat is not given.
botPlays = A bot plays on for you.
back = I am back
nudged = { $name } reminds you: the game waits for you.
reminded = { $name } has been reminded.
remindedAway = { $name } is not here now and will see the reminder on coming back.
toldOnDevice = { $name } has been told on a device.
toldInChannel = { $name } has been called in the table’s channel.
clockShows = clock { $left }
nudgedShort = You were reminded
announced = The host of this server says: { $text }
pushOffer = Shall this device tell you when it is your turn?
pushGo = Yes, tell me
pushNo = No
pushOn = This device tells you from now on. My page has the switch.
pushDenied = This browser does not allow it: its settings for this site say so.
