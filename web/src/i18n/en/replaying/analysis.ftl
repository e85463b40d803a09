ask = Analyse here
title = Analysis
of = Analysis for { $name }
close = Close
goOn = Keep thinking
stop = Stop
thinking = Thinking…
master = The level Master would play: { $turn }.
compiling = The rules for browsers are being compiled; the analysis starts once they are ready.
nobody = Nobody has a decision to make here.
wins = wins about { $count } of 100 games
won = won
lost = lost
about =
    { NUMBER($count) } { $count ->
         [one] game
        *[other] games
    } played out by this device, from what the player could see.
