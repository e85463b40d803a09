title = New table: { $game }
changeTitle = Change the terms: { $game }
changeGo = Change
changeAsks = { $count ->
    [one] { $names } sits at the table and will be asked; it holds once all have agreed.
   *[other] { $names } sit at the table and will be asked; it holds once all have agreed.
}
changeFixed = These terms cannot be changed: the rules stay as they are, the clock may be another.
who = Who plays
count = Players
seat = Seat { $letter }
holder = Who sits here
kinds =
    .me = Me
    .link = A friend, by link
    .here = Someone else on this device
    .bot = A bot
name = Name
nameOf = Name at seat { $letter }
myName = Your name
level = Strength
levelOf = Strength of the bot at seat { $letter }
linkHint = You get a link to send.
rules = Rules
basis =
    .printed = as printed
    .reading = our reading
    .original = as in the original
    .house = house rule
    .ours = ours
asPrinted = All that the printed text states is played as it says.
differing =
    { $count } { $count ->
         [one] differs
        *[other] differ
    } from the printed rules
unusual =
    { $count } { $count ->
         [one] is
        *[other] are
    } not as usual
reset = Undo the changes
more = Clock, series, who finds it
change = Change the rules
own = My own
ownValue = { $label }: my own
between = A whole number from { $low } to { $high }
visibility = Who can find the table
visibilities =
    .link = Only people with the link
    .open = Anyone, on the home page
openHint = Strangers may take the free seats or watch.
linkOnlyHint = Anyone with the link may sit down or watch.
watching = Who may watch
watchings =
    .welcome = Anyone who can find it
    .silent = Anyone, without the chat
    .closed = Nobody
aidsHint = Between people, whoever asks for help is named in the log: by their own page, whose word that is.
webhook = Say elsewhere whose turn it is
webhookNone = Nowhere
webhookAddress = Address of the webhook
webhookHint = A message comes when a turn begins and the player is not at the table. The address is kept by this server alone. It may write to { $hosts }.
quiet = No messages at night
quietBegin = Quiet from
quietEnd = Quiet until
go =
    .link = Create and get the link
    .play = Start playing
    .watch = Start and watch
readRules = Read the rules
summary = The table
failed = The table was not created.
