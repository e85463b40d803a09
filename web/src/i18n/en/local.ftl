### Words of games that this device plays by itself.

title = On this device alone
titleOf = { $game }, on this device alone
offer = You alone, or against bots: this page has the rules, the draws and the bots, and goes on without a network. The game is kept in this browser only.
openly = The bots’ hands lie in this browser too.
others = Whoever else is to play is played by a bot: “{ $level }”.
start = Play on this device
noRules = The server has no rules of this game for browsers yet. Try again in a minute.
noLevel = “{ $level }” plays at the server only; choose another level.
missing = This game is not kept in this browser.
notHere = The page lacks something that only the server has. Open the game once with a network.
otherRules = This game was begun with other rules than the server has now. It stays in your list as it is.
kept = Kept on this device; it goes on without a network.
notKept = This browser keeps nothing: the game is lost with this page. Download the record to have it later.
# How bots think, where they cannot as they should.
bots =
    .page = This browser does not let the bots think in the background: they think in the page, which may hesitate meanwhile.
    .easier = A bot could not think as its level should: it played this turn as “Greedy”.
    .first = A bot could not think at all: it played the first move that the rules allow.
notAllowed = The rules do not allow this here.
undo = Take the last turn back
undone = The last turn is taken back.
mine = On this device
# Of a table at the server that is gone on with here.
lineLost = Until it is back, this page can play the bots.
goOnHere = Go on here
takenOver = Taken over from a table at the server: earlier draws are the server’s, those to come are from a seed of this device.
lineBack = The connection is back: the table stands at the server as you left it, and this game stays here.
notThere = It is no longer kept there.
toServer = Back to the table
