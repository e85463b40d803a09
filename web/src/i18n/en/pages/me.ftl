title = My page
intro = Your tables follow you to every device in this list, without an account.
called = At your tables you are { $names }.
nobody = This browser has had no seat yet. At the first one it makes a key of its own, and your devices are listed here.
devices = Devices
here = this device
unnamed = A browser
signOut = Sign out
signOutText = Its seats end there at once; you go on with them here.
signOutGo = Yes, sign it out
keep = Leave it
other = Use on another device
otherText = You find your tables there too. The link is good once, for ten minutes; whoever opens it plays as you.
otherGo = Make a link
otherHow = Open it on the other device: by its camera, or as a link.
picture = The link as a QR code
copyLink = Copy the link
safe = Keep safe
safeText = A sheet with a code, to print or keep: with it you find your tables again when every device is lost. Whoever has it plays as you.
safeMade = You have a sheet. A new one makes it worthless.
safeGo = Make a sheet
safeTitle = My tables on Parlour
safeHow = Open this address, or go to { $address } and type the code.
print = Print
code = I have a code
codeLabel = The code of a sheet or link
codeGo = Go on
joinTitle = Is this you: { $names }?
joinNameless = Is this your link?
joinText =
    This device then shows { $seats } { $seats ->
         [one] seat
        *[other] seats
    } of that person, who finds the seats that you have here. Go on only if you made the link or sheet yourself.
joinGo = Yes, that is me
joinNo = No
results = Results
won = Won
level = Level
lost = Lost
byGame = Game
byPerson = With
byLevel = Against bots
noResults = None of your games is over yet.
saveText = Everything there is of you here as one file: your tables, the records of finished games, and what this browser keeps.
save = Save as a file
