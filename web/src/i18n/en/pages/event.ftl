### An event: making it, coming to it, its wall, its results.

newTitle = Everybody the same: an event
newIntro = Everybody plays the same game with the same draws, each on their own screen. They come with a code, without an account.
game = Game
name = What it is called
usualTitle = Our evening
boards = Boards, one after another
time = Time
times =
    .turn = A clock for each turn
    .window = A window: everybody plays when they like
withinTime = within { $time }
windowHint = Everybody has the same draws, each only once they come to it. Ranking and best plays are shown when the window is over: before, they would tell of turns that some have before them.
rankingShown = Ranking
shown =
    .turn = After each turn
    .end = Only when a board is over
names = Who may come, a name on each line
namesHint = Nothing here: anybody with the code.
lastNames = The names of last time
beginsIn = Language to begin with
ofBrowser = That of each browser
trust = Nobody here sees who asks a program for a play, and the puzzles of a race stand, with their solutions, in a book that everybody can open. Where it matters, play in one room.
stepByStep = Step by step:
make = Make the event

comeIntro = Everybody plays with the same draws. Your name stands in the ranking.
comeList = The list of the day: one game, one try, with draws of its own. The ranking is shown at midnight UTC.
windowWaits = You play when you like, once it has begun.
windowRuns = You play when you like. Time left: { $time }.
whoAreYou = Who are you?
yourName = Your name
come = Come in
already = { $name } plays in this event on this device already.
toOwn = Go on playing
beside = Somebody else plays here too
ownDevice = In teams everybody needs a device of their own, as nobody may see the other table.
allCame = Everybody on the list has come. If somebody has taken your name, whoever runs the event can free it.
unknownTitle = There is no event with this code
unknown = Perhaps a letter is wrong. The code stands on the wall, or ask who runs the event.

home = Events
homeIntro = Everybody plays the same draws at once: a class, a club, a family.
code = Code of an event
toCode = Come in
toNew = Make an event

comeHere = Come with this code
qr = QR code of the address, for the camera of a phone
people =
    { $count } { $count ->
         [one] person is
        *[other] people are
    } here
phases =
    .waiting = Not begun yet
    .playing = Under way
    .paused = Paused
    .over = Over
boardOf = Board { $number } of { $boards }
turn = Turn { $turn }
havePlayed = { $played } of { $count } have played
windowOpen = Everybody plays when they like
haveFinished = { $played } of { $count } have finished
haveCome =
    { $count } { $count ->
         [one] person has
        *[other] people have
    } come
turnsPlayed =
    { $count } { $count ->
         [one] turn
        *[other] turns
    } played
board = The board
lastTurn = What the last turn brought
toBoard = To the board
toEvent = To the event
ranking = Ranking
nobody = Nobody has come yet.
unranked = The ranking is shown when the board is over.
place = Place
player = Player
points = Points
share = Of the best
played = has played
finished = has finished
away = away
left = has left
bestSoFar = The best plays so far: { $points }
results = Turn by turn

run = You run this event
steps =
    .start = Start
    .pause = Pause
    .continue = Go on
    .ring = End this turn
    .next = Next board
    .end = End the board
    .rename = Rename
    .remove = Remove
    .delete = Delete the event
endSure = End this board for everybody? Turns that have ended count, this one does not.
endOneTurnSure = End this board for everybody? What each has by now counts.
endWindow = End the window
windowSure = End the window for everybody? Turns that somebody has not played count as passed.
removeSure = Remove { $name } from the event? On a list of names, the name is free again.
keep = No, go on
more = Names, link
member = Somebody who plays
newName = New name
besideOf = { $name } (on the device of { $other })
keyHint = This browser runs the event. On another device the link does; who has it runs the event.
copyKey = Copy the link to run it
deleteSure = Delete the event with all boards and results, for everybody? Nothing brings it back.
goneTitle = This event is gone
gone = Its maker has deleted it, or there never was one at this address.
runHere = Run it here
runHereHint = You have made this event. The device that has run it until now no longer does then.

resultsOf = Results: { $title }
print = Print
csv = As a table (CSV)
turns = Turn by turn
eachBrought = What each turn brought.
stoodAfter = The points after each turn.
best = Best play
foundBest = How many found it
turnNumber = Turn
brought = Brought
stood = Points
field = The field
foundOf = { $found } of { $count } found the { $points }
middleOf = { $points } in the middle
noMember = Nobody has this number here

nextTitle = Next event of the season
nextIntro = It counts together with those before, under one link: everybody is known there by their name.
seasonBegins = The season begins
seasonCounts = What an event brings, at most 100
counts =
    .places = Place among all who came
    .share = Share of the best plays
countsWhy = Points of different games do not add up. Whoever is away has nothing. This stays as it is for the whole season.
onlyBest = Only the best events of each count
bestOfEach = How many
season = The season
seasonOf = Season: { $title }
brings =
    .places = Each event brings the share of the others whom one has left behind, at most 100.
    .share = Each event brings the share of the best plays that one has made, at most 100.
bestCount = Of each the best { $best } count; the others stand in brackets.
total = Total
evenings = The events
notOver = not over yet
nothingYet = No event is over yet.
noSeasonTitle = There is no season here
noSeason = Its events have been deleted, or there never was one at this address.

form = How it is played
forms =
    .same = Everybody the same, board by board
    .swiss = In pairs: Swiss rounds
    .all = In pairs: all play all
pairsHint = Two play two games with the same draws; in the second the seats are changed. A game won counts 2, a draw 1. In Swiss rounds those meet who have as much so far.
teamsHint = Two teams of two play two games with the same draws at the same time: one of each at one table, their partners at the other with the seats changed. Before both are over, nobody sees the other table. A game won counts 2, a draw 1. In Swiss rounds those meet who have as much so far. Everybody needs a device of their own.
rounds = Rounds, one after another
comeRounds = You play in pairs, round by round. Your name stands in the ranking.
comeTeams = You play in teams of two, round by round: you at one table, your partner at another with the same draws. Until both games are over, do not tell each other what comes.
roundOf = Round { $number } of { $rounds }
round = Round { $number }
meetings = Who meets whom
firstGame = First game
secondGame = Second game
sitsOut = sits out
yourMeeting = You play against { $name }. The clock is running.
youSitOut = You sit out this round. It counts like a meeting that ends level.
meetingOver = Your games of this round are over.
gameOver = Your game of this round is over.
playsNext = You play from the next round on.
waitDrawn = You are in. Once the next round is drawn, here is the way to your table.
toTable = To my table
met = Opponents’ points
roundResults = Round by round
roundSteps =
    .start = Draw the first round
    .next = Draw the next round
    .end = End the event
endRoundsSure = End the event for everybody? A round that is not over does not count.
withWhom = With whom do you play?
nobodyYet = Nobody yet
alone = has no partner yet
teamPlaysNoMore = plays no longer
yourPartner = You play together with { $name }.
partnerPlays = { $name } plays for your team at the other table, with the same draws. You see each other’s game when both are over.
waitPartner = You have no partner yet: whoever comes can choose you. Without one you are not drawn.
teamEnded = Your partner has left the event: your team is not drawn any longer.
choosePartner = You have no partner yet. Choose one:
playWith = Play with { $name }
sealed = Both games of a meeting are open to all when they are over.
