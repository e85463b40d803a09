### How an event is run, step by step; words between asterisks are those on the pages (`scripts/help.test.ts`).

evening = An evening with the club
eveningIntro = You need one screen that all can see, best of all a projector, and a phone or a laptop for each player. Nobody needs an account. It takes a minute to set up.
eveningSteps =
    .make = Open this site on the screen that all can see. On the home page press *Make an event*.
    .game = Choose the game; the sentence below says what it is about. Write what the evening is called, how many boards are played and how long a turn may take. Leave *Who may come, a name on each line* empty: then anybody comes who has the code.
    .ready = Press *Make the event*. The page that opens stays on the screen for all: it shows the code.
    .come = Everybody opens this site on their own device, types the code into the field on the home page and presses *Come in*; or points the camera of a phone at the square. Then they write their name and press *Come in* once more.
    .start = When all names stand on the screen, press *Start*.
    .play = Everybody plays on their own device, all with the same draws. A turn ends when all have played or the time is over; *End this turn* ends it sooner. Then the screen shows what it brought, and the ranking.
    .pause = *Pause* stops the clock for everybody, *Go on* lets it run again. Whoever is late comes with the same code and plays from the next turn on.
    .next = After a board press *Next board*, then *Start*. The devices of the players follow by themselves. *End the board* ends one early: what has been played counts.
    .results = In the end press *Turn by turn*. There *Print* prints the ranking and every turn, and *As a table (CSV)* saves it for a spreadsheet.
    .other = You play too? Press *Names, link* and *Copy the link to run it*, and open the link on another device: it runs the evening, and the screen only shows it.
lesson = A lesson with a class
lessonIntro = You need a projector, and a phone, tablet or laptop for each pupil or each pair. There are no accounts and there is no chat; only the names in your list are kept.
lessonSteps =
    .make = Before the lesson, on the home page, press *Make an event*. Choose the game; where it can be made shorter or easier, that is told in words under *Rules*.
    .names = Write the names of the class into *Who may come, a name on each line*. Then nobody can come under another name, and every pupil taps their own.
    .ready = Press *Make the event*, and let the projector show the page that opens.
    .come = The pupils open this site, type the code into the field on the home page and press *Come in*; or they point a camera at the square. They tap their name and press *Come in* once more.
    .remove = Somebody has tapped a wrong name? Press *Names, link*, choose that name under *Somebody who plays*, press *Remove*, and *Remove* once more. The name is free again, and the pupil comes anew with the code.
    .start = When all are there, press *Start*. Whoever comes late plays from the next turn on.
    .pause = *Pause* stops everybody while you explain something, *Go on* lets them play again. *End this turn* waits for nobody any longer.
    .end = When the lesson ends sooner than the game, press *End the board*, and *End the board* once more: what has been played counts.
    .results = Press *Turn by turn*. There *Print* prints the list, and *As a table (CSV)* saves it for a spreadsheet.
    .again = For the next lesson make a new event: *The names of last time* puts the list in again, on the device where you wrote it.
