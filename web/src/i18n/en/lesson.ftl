### Words of the page of a lesson.

lesson = Lesson
titleOf = Learn { $game }
stepOf = Step { $step } of { $count }
show = Show me
next = Go on
previous = Back
again = Once more
play = Play it now
rules = All the rules
toTable = Back to the table
toInvite = Take my seat
