### Parlour: everything that is not about one game.

## Lists, numbers, rules

list-and = { $some } and { $last }
list-or = { $some } or { $last }
players = { $count ->
    [one] one player
   *[other] { $count } players
 }
points = { $count ->
    [one] point
   *[other] points
 }
points-counted = { NUMBER($count, useGrouping: 1) } { points }
by-rule = { $sentence } (rule { $rule })
too-many-ways = This fits in too many ways; enter the actions in the order of play.

## Options

option-seats = Players
option-aids = Help while playing
aids-given = may be asked for
aids-not-given = is not given
option-too-long = { $name } must be one line of at most { $most } characters
option-refused = { $name } must be { $allowed }, not { $given }
option-unknown = there is no option { $name }; the options are { $known }
whole-number = a whole number from { $low } to { $high }
preset-usual = Usual
preset-usual-about = As most tables play it.
preset-as-printed = As printed
preset-as-printed-about = Follows the printed text wherever it says something; the rest is as usual.
preset-unknown = there is no preset { $name }; { $game } has { $known }
basis-printed = as printed
basis-reading = our reading
basis-original = as in the original
basis-house = house rule
basis-ours = ours

## The table in words

seat-letter = seat { $letter }
player-at = Player { $letter }
area-yours = Your { $lower }
area-of = { $title } of { $owner }
mark-last = played last
mark-draft = being composed
mark-locked = locked
mark-due = to be used now
mark-found = found
mark-dead = of no use any more
mark-refused = not allowed there

## How a game ends

wins = { $who } { $count ->
    [one] wins
   *[other] win
 } with { $score }.
ends-alone = { $who } ends with { $score }.
shared = { $who } share the win.
shared-at = { $who } share the win, each with { $score }.
drawn = A draw between { $who }.
drawn-at = A draw between { $who }, each with { $score }.
drawn-all = A draw: nobody wins.
drawn-all-at = A draw: all are level with { $score }.
ended-unfinished = { $name } resigned, so the game stays unfinished.
ended-early = { $name } stood up before the game began; nothing was played.
ended-agreed = All agreed to end the game here; it stays unfinished.
ended-closed = The host of this server closed the table; the game stays unfinished.
ended-void = Ended before everybody had had a turn: the game does not count.
ended-void-bots = A bot made every turn of somebody who never came: the game does not count.
lost-time = { $losers } had no time left
lost-resigned = { $losers } resigned
lost-claimed = { $losers } did not move in time
lost-to = { $lost }: { $winners } { $count ->
    [one] wins
   *[other] win
 }.
lost-to-nobody = { $lost }: nobody wins.
lost-alone = { $lost }.
stopped = The game stopped here: { $why }.
record-ends = The record ends here; the game was not over.

## The log, besides the play; a player's name stands before these

waiting = The game starts when all seats are taken.
goes-on = Everything up to here was taken over from another game.
log-begins-drawn = begins, drawn by lot.
log-begins-series = begins this game of the series.
log-agreed = All agreed to end the game here.
log-gave-up = gave the game up.
log-program-failed = failed, and forfeits the game.
log-program-late = did not answer in time, and forfeits the game.
log-stood-up = stood up before the game began.
log-removed = took { $name } from the table before the game began.
log-arranged = changed what will be played.
log-closed = The host of this server has closed the table.
log-chat-off = The host of this server has ended the chat here.
log-chat-on = The host of this server allows chat here again.
log-asks-terms = asks to play by other terms.
log-time-up = has no time left.
log-times-up = { $names } have no time left.
log-claims = claims the game: { $names } did not move in time.
log-back = is back.
log-took-back = took the last turn back; the draws stay as they are.
log-unended = does not end this turn, which does not count.
log-webhook-stopped = Messages about turns could not be delivered for a day; none is sent any more.
log-meeting-over = Both games of the meeting are over: draws and hands are open to all.
log-helped = asked for help.
log-agrees = agrees.
log-host-agrees = The host of this server agrees that the seat is given back.
log-host-declines = The host of this server declines to give the seat back.
log-withdraws = withdraws the question.
log-declines = declines.
log-calls = calls the referee: { $about }, { $names }.
log-asks-takeback = asks to take the last turn back.
log-asks-stop = asks to end the game here.
log-asks-bot = asks that a bot play on for { $name }.
log-asks-seat = has a seat that is asked for on another device.
bot-for-left = got up; a bot plays on.
bot-for-away = is away; a bot plays on, as the others agreed.
bot-for-time = has no time left; a bot plays on.
bot-for-stalled = did not move in time; a bot plays on.
bot-for-failed = failed; a bot plays on.
bot-for-late = did not answer in time; a bot plays on.

## The page of rules

position = Position: { $text }
sign-program = as the described program does it
sign-reading = our reading of an unclear sentence
sign-designed = designed by us, because the text does not say it
sign-house = a house rule, where the text is silent
sign-option = option { $option }
sign-sentence = sentence { $number } of the printed text
options-and-presets = Options and presets
presets-offered = These are offered by name:
usual-first = The usual value of each option comes first.
column-option = option
column-value = value
column-basis = rests on
basis-quoted = { $basis }: “{ $said }”

## Help

aid-hint = Hint
aid-hint-about = Says what a strong bot would do now, and why.
aid-odds = Odds of the next draw
aid-odds-about = Says how likely each outcome of the next draw is, from what you may know.
hint-turn = A strong bot's turn: { $play }.
hint-do = { $play }.
hint-then = { $first }, then { $then }
hint-why = Why: { $reasons }.
help-closed = This table was made without help while playing.
hint-wins = It wins about { $wins } of 100 games from here.
hint-next-best = Next best: { $play }, with { $less } fewer.
hint-as-good = About as good: { $play }.
odds-unknown = Others act before anything is drawn, on what you cannot know.
odds-now = The odds of the next draw, from what you may know.
odds-after = The odds of the next draw, if you play { $play }, from what you may know.
percent = { $whole }.{ $tenth }%
odds-many = { $count } outcomes
odds-row = { $count } in { $whole } ({ $share })
odds-row-each = { $count } in { $whole } each ({ $share })

## Links

invites = { $host } invites you to { $game }
invited = You are invited to { $game }
under-way = { $game }, a game under way
players-of = { $game }: { $players }
number-games = Number board games for friends by a link, against bots, or alone. No account.

## Levels of bots

level-random = Random
level-random-about = Plays any turn the rules allow.
level-greedy = Greedy
level-greedy-about = Takes the most it can get this turn, and looks no further.
level-novice = Novice
level-novice-about = Thinks a little, and forgets to in every fourth turn.
level-casual = Casual
level-casual-about = Thinks a little, and slips now and then.
level-keen = Keen
level-keen-about = Looks ahead for a moment.
level-strong = Strong
level-strong-about = Looks ahead for a good part of a second.
level-master = Master
level-master-about = Thinks for up to two seconds, and knows what there is to know about the game.
level-program-about = A program of this house; it forfeits a game in which it fails.

## What is not possible at a table, and why

nothing-to-give-up = The game is over; there is nothing to resign.
bot-plays-already = A bot plays for this seat already.
absences-used-up = A seat can be left to a bot at most { $most } times.
not-waited-for = The game does not wait for anybody there.
just-reminded = { $name } has just been reminded; wait a moment.
people-ask = Only people ask at a table.
question-open = Something else is being asked just now; answer that first.
questions-used-up = You can ask at most { $most } times at one table.
declined-before = That was declined; it can be asked again once somebody has played.
seat-declined = That was declined; it can be asked again once somebody has played, or after the time in which the seat’s own device may refuse.
seat-asked = A seat is asked for here already, on another device. Tell those who are to agree: once they decline that, you can ask.
seat-other-code = Another request is open there now: look again which code it has.
nothing-asked = Nothing is being asked just now.
others-answer = It is for the others to answer.
not-asked = Others are asked about that.
agreed-already = You have agreed already.
no-such-call = There is no such call for your side to raise now.
others-seat-only = A bot can only be asked to play on for another person.
not-away-long = { $name } has not been away long enough for that.
nothing-to-take-back = You have played nothing yet that could be taken back.
no-step = There is no step { $step }; they are 0 to { $last }.
clock-says = At a table with a clock, the clock alone says how long it waits.
patience-range = A table waits { $least } to { $most } seconds, or forever (0), not { $given }.
not-waited-long-there = The game has not waited long enough for anybody there.
others-go-on = Others would go on with this game; a bot can play for whoever does not move.
not-waited-long = The game has not waited long enough for anybody.
bot-plays-here = A bot plays for this seat; take the seat back first.
waits-for-you = The game is waiting for you, too; play your own turn first.
other-invite = This invite is for another table.
all-seats-taken = All seats at this table are taken.
seat-held = Somebody sits there already.
host-only = Only the host of this table can do that: { $name }.
rules-fixed = The rules stay as they are: this game goes on from another, or belongs to a series.
seats-held = More people have sat down than { $seats } seats hold.
too-few-seated = By these rules the game cannot be played by { $seats }.
nobody-to-remove = Nobody sits there who could be taken from the table.
two-seats-needed = Two different seats change places; this table has { $seats }.
name-taken = Somebody at this table is called { $name } already.
name-like = { $name } looks like { $like }, who sits at this table already.
no-event-of-it = { $game } is not played as an event.
no-pairs-of-it = { $game } is not played in rounds of pairs: it is no game for two.
rounds-begun = Here all play all, and the first round has been drawn.
no-such-language = There is nothing in { $given } here, but in { $languages }.
rounds-two = A round takes two people or more.
rounds-teams = A round takes two teams or more, each of two people who have come to play together.
round-runs = The next round is drawn once all games of this one are over.
rounds-terms = In rounds each game has a clock of turns, and the ranking is shown after each round.
event-paused = The event is paused; wait until it goes on.
event-over = This event is over.
board-over = This board is over; the next one comes.
event-come-already = { $name } plays in this event on this device already.
event-own-device = In teams everybody needs a device of their own, as nobody may see the other table; { $name } plays on this one.
not-alone = { $name } plays together with somebody already.
event-full = This event has { $most } members and no room for more.
event-list = A list of { $names } names is longer than the { $most } who may come; make it shorter, or let more come.
event-option = An event has its own { $name }; what can be chosen: { $known }.
name-not-listed = { $name } is not on the list of this event.
no-such-member = This event has no such member.
not-at-event = That is not possible at an event.
event-code = No event has this code.
event-codes = Those were too many wrong codes; wait a moment.
event-key = This key does not run this event.
season-share = { $game } does not know its best plays, so that a season cannot count shares of them; let it count places.
season-full = This season has { $most } events and no room for more.
season-rule = The season counts in its own way already; leave it as it is.
contribution-fixed = What this seat gives to the draws is fixed.
contribution-empty = A contribution to the draws cannot be empty.
contribution-form = A contribution to the draws is 64 hex digits in small letters.
round-games = In a round each seat begins once: that makes { $games } games.
series-games = A series has 2 to { $most } games, not { $given }.
best-of-even = The best of { $games } could end level; take an odd number.
clock-seconds = A clock takes { $least } to { $most } seconds, not { $given }.
clock-days = A clock takes { $least } to { $most } days, not { $given }.
clock-added = 0 to { $most } seconds are added after a turn, and only to time for the whole game.
nothing-said = There is nothing in that line.
line-too-long = A line of chat has at most { $most } characters.
lines-used-up = This table has had its { $most } lines of chat.
chat-ended = The host of this server has ended the chat here.
name-refused = The host of this server does not allow the name { $name }; take another one.
name-sign = { $sign } beside a name looks like a rank; take a name without it.
name-empty = A name needs at least one letter or digit.
name-too-long = A name has at most { $most } characters.
name-reserved = People are not called “{ $name }” here; take another name.
seated-only = Only those who sit at this table can do that.
not-started = The game has not started.
game-started = The game has started already.
game-over = The game is over.
when-over = That is possible when the game is over.
when-meeting-over = That is possible when both games of the meeting are over.
record-shorter = The record has { $count } entries, so not { $given }.
over-there = The game is over there; go on from an earlier moment.
run-too-long = At most { $most } actions can be played at once, not { $given }.
no-action = There is no action { $action }; they are 0 to { $last }.
run-empty = At least one action has to be played.
turn-ends-earlier = The turn ends after { $count } of these actions; play the last { $left } later.
plans-needed = { $seats } seats need { $seats } plans, not { $given }.
names-of-their-own = Everybody at a table needs a name of their own.
no-such-level = Bots play at { $known }, not “{ $given }”.
person-plays-here = A person plays here again.
next-has-table = The next game has a table already.
others-turn = It is not your turn; { $names } { $count ->
    [one] is
   *[other] are
 } to play.
nobodys-turn = It is nobody's turn just now.
table-changed = The table has changed meanwhile; look again before you play.
all-must-ask = Another game begins when everybody has asked for it.
newer-rules = This table plays by version { $version } of the rules of { $game }; the newest known here is { $known }. A newer Parlour opens it.
no-draw-due = No draw is due now.
no-such-draw = { $action } cannot be drawn now; possible are { $known }.
no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
no-seat-to-look = There is no seat { $seat } to look from; the seats are 0 to { $last }, the last for onlookers.
view-of-one = This is what seat { $seat } sees; it cannot act for another seat.
view-no-record = A view holds no record; take it from the game itself.
no-table-to-see = { $game } has no table to look at.
state-bytes = these are not the bytes of a position of { $game } with these options

## Games, positions and records that cannot be read

unknown-game = no game is called “{ $name }”; there are { $known }
position-part = “{ $part }” is not part of a position; a part looks like left=8 or bag=1-3:2
position-field = there is no field “{ $name }”; the fields are { $known }
position-twice = { $name } is given twice
position-empty = a position is empty; where every field is zero it is “{ $start }”
position-pairs = { $name }={ $value }: { $name } takes pairs such as 0:5 or 0-3:5
position-index = { $name }={ $pair }: its indices are 0 to { $last }
position-range = { $name }: { $value } is not between { $low } and { $high }
race-no-draw = { $text } is not a draw of a race; write «draw 17» or «show»
race-no-position = no race comes to { $text }
record-bytes = this is not a record: it is longer than { $most } bytes
no-record = this is not a record: { $why }
record-format = this is not a record: its format is “{ $given }”, and this Parlour reads “{ $known }”
entry-refused = entry { $entry } ({ $actor }, { $action }) is not allowed: { $why }
drawn-by-series = entry { $entry }: { $drawn } was drawn, the series gives { $due }
drawn-by-seed = entry { $entry }: { $drawn } was drawn, the seed gives { $due }
record-other-game = this is a record of “{ $given }”, not of “{ $game }”
record-version = the record has version { $given } of the rules; known are 1 to { $known }
record-options = the record's options are not known: { $why }
record-at = line { $line }, column { $column }: { $why }
record-neither = this is not a record: it begins neither with “{ $form }” nor with a brace
record-header = “{ $given }” is no header; there are { $known }
record-header-twice = “{ $name }” is given twice
record-header-late = headers stand before the first turn
record-value = “{ $name }” cannot be “{ $given }”
record-no-game = no header says which game it is, such as “game: …”
record-turn-form = “{ $given }” is no turn; a turn has a seat, its actions, and behind a bar what was drawn: “12. A …, … | …”
record-turn-number = this is turn { $due }, not { $given }
record-seat = there is no seat { $given }; the last is { $last }
record-illegal = { $text } is not legal: rule { $rule }, { $why }
record-branch-nowhere = a branch stands below the turn that it replaces, and there is none
record-branch-open = the branch that begins here does not end
record-branch-close = no branch ends here
record-branch-deep = branches leave branches at most { $most } times
record-nowhere = the record has a comment or a branch where it has no entry
record-too-many = that is more than { $most }
record-control = there is a control character (U+{ $code })
record-letter = “{ $letter }” (U+{ $code }) only looks like a letter or digit of the notation
record-position = the position is not readable: { $why }
record-view = a game begins from a whole position, not from what one seat sees of it
record-impossible = the position cannot be reached: what its fields say does not belong together
record-open = the record's options leave something open; a record holds what was drawn before the start
record-long = the record has { $count } entries; a game has at most { $most }
record-given = the record has { $count } entries, of which { $given } cannot be given
record-no-seed = the record has no seed, so its draws cannot be verified
record-scores = the record says scores { $given }; the replay gives { $true }
record-returns = the record says returns { $given }; the replay gives { $true }
record-over = the record and its replay disagree on whether the game is over
commitment-form = the commitment is not { $digits } hex digits
record-no-secret = the record has contributions to a seed, but not the server's secret
record-secret-alone = the record has the server's secret, but not the seed
seed-form = the seed is not { $digits } hex digits
seed-commitment = the seed does not match the commitment shown before the game
secret-form = the secret is not { $digits } hex digits
contribution-bad = the contribution of seat { $seat } is not { $digits } hex digits
table-form = the record's table has no name that a seed can be made of
secret-commitment = the secret does not match the commitment shown before the game
seed-not-shared = the seed is not made of this table, the server's secret and these contributions
option-drawn = { $name } was drawn: the secret gives “{ $due }”

## The study of a finished game; a player's name stands before what is said of them

study-unfinished = the game was not played to its end, so it cannot be studied
study-cost = This cost about { $wins } wins in 100. The turn: { $played }. Better: { $better }.
study-better = The better move
study-parts = Over the whole game, in wins of 100: { $luck } by the luck of the draw, { $own } by their own decisions, { $others } by the others', { $rest } unexplained.
study-method = Method: each run is judged by searches from the view its player had. What a run falls short of the best one is a decision; what the expectation changes at draws between two turns is luck; what it changes without a draw is the search's own error. The four add up to the result.
study-even = No single turn cost much.
study-costliest = The costliest of { $turns } turns gave away about { $wins } wins in 100.

## What the server answers when it does not do something

no-host-key = This server has no key for its host: see PARLOUR_ADMIN_KEY in the instructions for hosting.
not-host = That is not the key of this server’s host.
no-key = Say whose key it is: Authorization: Bearer and the key.
table-exists = There is such a table already.
announcement-long = An announcement has at most { $most } characters.
no-table = There is no such table.
not-seated = This token holds no seat at this table.
person-unknown = This browser is not signed in here, or no longer.
person-full = A person keeps at most { $most } seats.
person-progress = What follows a person takes at most { $most } bytes.
person-no-pass = This code is not good, or no longer: compare it letter for letter. A link is good once, for ten minutes; make a new one on a device that has your tables.
person-devices = A person has at most { $most } devices.
person-no-device = Only another device of yours is signed out here.
no-seat-to-recover = There is no person's seat there to ask for.
nobody-to-agree = Nobody else here could agree to that.
seat-not-given = That seat is not given.
seated-already = You sit here already.
hello-first = Say hello first.
no-hello = A socket's first message is a hello; none came.
page-outdated = This page is of another version of Parlour: load it again.
too-much-at-once = That was too much at once; wait a moment.
too-much-for-now = That was too much at once; try again in { $seconds } seconds.
not-so-fast = Not so fast; wait a moment before the next line.
message-long = A message has at most { $most } bytes.
no-such-message = This table does not know that message: { $why }.
not-kept = This could not be kept just now; try again in a moment.
device-seats = A device has at most { $most } seats at a table.
tables-for-now = That was too many tables; ask again in { $seconds } seconds.
too-many-tables = That was too many tables in a short time; come back later.
tables-full = This Parlour has as many tables as it can hold.
bot-tables = You have { $most } tables of bots alone under way; let one of them end first.
too-many-requests = That was too many requests at once; wait a moment.
page-soon = Many pages are being opened from here just now. This one opens by itself in a few seconds.
webhook-turn = { $game }: { $count ->
    [one] it is the turn of { $names }.
   *[other] { $names } are to play.
 }
push-turn = It is your turn. With you: { $names }.
push-unreadable = This browser’s push service cannot be written to.
no-push = This server cannot tell devices of turns.
webhook-host = Messages can be sent only to { $hosts }, by an address that begins with https://.
watchers-silent = Here those who watch do not write in the chat.
doors-closed = Until the game is over, only those who play see this table. If you are invited, open your invitation.
doors-closed-event = Until the event is over, only who plays here sees this. If your name is free again, come anew with the code.
doors-closed-meeting = Until both games of the meeting are over, only those who play at this table see it.
no-webhooks = This server sends no messages.
quiet-hours = Quiet hours begin and end at two different hours from 0 to 23.
no-such-zone = There is no time zone { $zone }.
foreign-name = This Parlour does not answer to that name; PARLOUR_NAMES lists those it answers to.
foreign-page = Pages of other sites may not do that.
parameter-twice = Each parameter is given once.
body-slow = The body took too long.
body-long = A request's body has at most { $most } bytes.
head-long = The head of a request has at most { $most } bytes.
no-http = This is neither an HTTP request nor the handshake of a WebSocket of version 13.
no-json = The body is not JSON: { $why }.
no-object = The body must be a JSON object, sent as application/json.
no-record-sent = This is not a record: { $why }.
too-deep = This JSON is nested too deeply.
too-many-digits = This JSON has a number of too many digits.
does-not-fit = { $place }: { $why }.
field-missing = { $place } is missing.
field-unknown = There is no field { $place }.
value-unknown = { $place } is none of the allowed values.
nothing-here = The API has nothing at this address.
wrong-method = This address does not take that method.
pages-read-only = Pages are only for reading.
no-file = There is no such file.
no-module = There is no such module, or none any more; ask for the present one.
no-rules-for-browsers = This server has no rules of games for browsers.
rules-do-not-compile = The rules of { $game } do not compile for browsers. { $why }
no-lesson = This game has no lesson yet.
no-puzzles = This game has no puzzles yet.
no-puzzle = There is no such puzzle.
puzzle-over = The puzzle is over.
puzzle-not-ready = This puzzle is being made ready; try again in a moment.
replay-long = A replay has at most { $most } entries, not { $given }.
play-on-long = A game of at most { $most } entries goes on, not { $given }.
not-stored = Tables cannot be stored just now; the log says why.
stopping = This Parlour is stopping; try again in a moment.
fault = Something went wrong on this side.

## A turn written as text

turn-written = A turn is one line: its actions one after another, with spaces between them. What ends the turn goes without saying.
turn-forms = Actions are written like these: { $forms }.
turn-example = Legal now, for example: { $example }
turn-refused = { $action }: { $why }
turn-missing = There is no turn in this text.
turn-twice = This can be read as two turns, “{ $first }” and “{ $other }”; write only the one you mean.
turn-word = { $word } is no action; write the turn alone, or whole words around it.
turn-nearly = { $word } is no word of the notation; did you mean { $like }?

## The terminal; commands and options are the same in every language

cli-option-form = an option is written name=value, not “{ $given }”
cli-option-twice = the option { $name } is given twice
cli-cannot-read = cannot read { $file }: { $why }
cli-cannot-write = cannot write { $file }: { $why }
cli-after-serve = write it after `parlour serve`, not before { $command }
cli-cannot-print = cannot write the output: { $why }
cli-no-folder = there is no folder { $folder }
cli-no-file = there is no file { $file }
cli-record-brings = a record brings its own position and options
cli-at-counts = --at counts the entries of a record, and this is a game
cli-written = Written to { $file }.
cli-seats-named = { $named } seats are named, but the game is for { $count }
cli-games-written = { $count } finished games: { $file }
cli-not-in-backup = { $file } has no table { $table }.
cli-seat-asked = the seat of { $name } is asked for, code { $code }
cli-no-key = Set { $variable } to the key of the server’s host first.
cli-no-server = No Parlour answers at { $url }: { $why }
cli-record-in = The record is in { $file }; `parlour replay { $file } --verify` checks its draws.
cli-commitment = Commitment to the draws: { $commitment }
cli-seed = Seed of the draws: { $seed }
cli-search-waits = Getting ready to think; the first time this takes up to a minute.
cli-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
cli-game = game
cli-title = title
cli-in-short = in short
cli-games-more = parlour games GAME lists its options; parlour play GAME plays it here.
cli-also-called = Also called { $names }.
cli-meaning = meaning (and what it rests on); the usual value first
cli-preset = what you get
cli-options = options
cli-own-value = or one of your own
cli-any-of-these = or any of these
cli-verified = Verified: { $draws } draws follow from the seed.
cli-given = The first { $count } entries were taken over from another game.
cli-seed-shared = The seed is made of the server's secret, which matches the commitment shown before the game, and of what { $given } of { $seats } seats contributed.
cli-seed-committed = The seed matches the commitment shown before the game.
cli-seed-given = The seed was given.
cli-scores-right = The scores are right.
cli-next-turn = Enter: next turn
cli-help = Type an action ({ $example }), or several with commas between; Enter alone confirms the turn.
cli-undo = takes the last action of the draft back
cli-clear = takes all of them back
cli-legal = lists everything you may do now
cli-board = shows the table again
cli-rule = shows the text of a rule
cli-quit = resigns; the others play on
cli-more = … and { $count } more
cli-no-rule = There is no rule { $number }.
cli-nothing-to-confirm = There is nothing to confirm yet.
cli-ask-help = Type ? for help.
cli-puzzle = Puzzle { $name }, rated { $rating }
cli-puzzle-help = Type an action; Enter alone ends the turn. hint gives a part away, solution shows it, undo takes an action back, legal lists what you may do, board shows the table, quit leaves.
