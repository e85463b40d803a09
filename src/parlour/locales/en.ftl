### Parlour: everything that is not about one game.

## Lists, numbers, rules

list-and = { $some } and { $last }
list-or = { $some } or { $last }
players = { $count ->
    [one] one player
   *[other] { $count } players
 }
points = points
points-counted = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
by-rule = { $sentence } (rule { $rule })
too-many-ways = There were too many ways to fit this in; put it in the order of play.

## Options

option-seats = Players
option-aids = Help while playing
aids-given = may be asked for
aids-not-given = is not given
option-too-long = { $name } must be one line of at most { $most } characters
option-refused = { $name } must be { $allowed }, not { $given }
option-unknown = there is no option { $name }; the options are { $known }
whole-number = a whole number from { $low } to { $high }
preset-as-printed = As printed
preset-as-printed-about = The text is followed wherever it says something; the rest is as usual.
preset-unknown = there is no preset { $name }; { $game } has { $known }
basis-printed = as printed
basis-reading = our reading
basis-original = as in the original
basis-house = house rule
basis-ours = ours

## The table in words

seat-letter = seat { $letter }
area-yours = Your { $lower }
area-of = { $title } of { $owner }
piece-of = { $piece } of { $owner }
to-act = to act
empty = empty
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
tied = Nobody wins: all are level.
tied-at = Nobody wins: all are level with { $score }.
ended-unfinished = { $name } gave up, so the game stays unfinished.
ended-agreed = All agreed to end the game here; it stays unfinished.
lost-time = { $losers } had no time left
lost-resigned = { $losers } gave up
lost-claimed = { $losers } did not move in time
lost-to = { $lost }: { $winners } { $count ->
    [one] wins
   *[other] win
 }.
lost-to-nobody = { $lost }: nobody wins.
lost-alone = { $lost }.
stopped = The game stopped here: { $why }.
record-ends = The record ends here; the game was not over.
wins-column = wins

## The log, besides the play; a player's name stands before these

waiting = The game starts when all seats are taken.
goes-on = Everything up to here was taken over from another game.
log-agreed = All agreed to end the game here.
log-gave-up = gave the game up.
log-time-up = has no time left.
log-times-up = { $names } have no time left.
log-claims = claims the game: { $names } did not move in time.
log-back = is back.
log-took-back = took the last turn back; the draws stay as they are.
log-agrees = agrees.
log-withdraws = withdraws the question.
log-declines = declines.
log-calls = calls the referee: { $about }, { $names }.
log-asks-takeback = asks to take the last turn back.
log-asks-stop = asks to end the game here.
log-asks-bot = asks that a bot play on for { $name }.
bot-for-left = got up; a bot plays on.
bot-for-away = is away; a bot plays on, as the others agreed.
bot-for-time = has no time left; a bot plays on.
bot-for-stalled = did not move in time; a bot plays on.

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
hint-greedy = This is what scores most at once; the search is still being prepared.
hint-wins = It wins about { $wins } of 100 games from here.
hint-next-best = Next best: { $play }, with { $less } fewer.
hint-as-good = About as good: { $play }.
odds-unknown = Others act before anything is drawn, on what you cannot know.
odds-now = The odds of the next draw, from what you may know.
odds-after = The odds of the next draw, if you play { $play }, from what you may know.
odds-row = { $count } in { $whole } ({ $share })
odds-row-each = { $count } in { $whole } each ({ $share })

## Links

invites = { $host } invites you to { $game }
invited = You are invited to { $game }
under-way = { $game }, a game under way

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
