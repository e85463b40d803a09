### Words of the frame round every page.

skip = Skip to the content
home = Parlour: all games
loading = One moment …
retry = Try again
toHome = To all games
close = Close

share = Share
copy = Copy
copied = Copied
copyByHand = Press Ctrl + C, or hold and copy.

renew = Update
newBuild = A new version of Parlour is ready; the page is loaded again and stays where it is.

settings = Settings
theme = Appearance
themes =
    .auto = Same as the device
    .light = Light
    .dark = Dark
sound = Sound
soundOn = Soft clicks when pieces move
motion = Motion
motions =
    .auto = Same as the device
    .full = On
    .none = Off
language = Language
languageAway = Another language needs a network.
name = My name at tables
me = My page

footer = At the foot of the page
about = About Parlour
stored = What is stored
docs = For programs: the API
replay = Open a record

waiting =
    { $count ->
        [1] Your turn
       *[other] Your turn: { $count }
    }
nextTable = To the next table that waits for you: { $game } (key: N)
ownSeatAsked = Somebody asks on another device for your seat at { $game }.
seatAsked = Somebody asks on another device for the seat of { $name } at { $game }.
rematchAsked =
    { $names } { $count ->
         [one] asks
        *[other] ask
    } for another game.
toTable = To the table

seat = Player { $letter }
levels =
    .random = random
    .greedy = greedy
    .novice = novice
    .casual = casual
    .keen = keen
    .strong = strong
    .master = master
bot = Bot · { $level }
anyBot = Bot
openSeat = Open seat
program = a program
you = You

notFoundTitle = There is no such page
notFound = Perhaps the address lost a letter on its way.
failedTitle = Something went wrong
failedPage = This page could not be shown. Your games are safe all the same.
reload = Load the page again
problem =
    .offline = The server cannot be reached. Is this device connected?
    .slow = The server took too long to answer.
    .unexpected = The server answered something unexpected. Try again in a moment.
    .unknownGame = There is no game with this name here.

nameFaults =
    .missing = What should the others call you?
    .unreadable = A name needs at least one letter or digit.
    .long = A name has at most { $most } characters.
    .house = This name is reserved; please choose another one.
    .sign = A sign such as ✔ looks like a rank; take a name without it.
    .taken = Somebody at this table has this name already.
