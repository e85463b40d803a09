contents = Contents
play = Play it
title = Rules of { $game }
print = Print
sources = Show sources and options
