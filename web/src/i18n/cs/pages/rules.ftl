contents = Obsah
play = Zahrát si
title = Pravidla hry { $game }
print = Vytisknout
sources = Ukázat prameny a možnosti
