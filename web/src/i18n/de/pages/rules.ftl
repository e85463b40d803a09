contents = Inhalt
play = Spielen
title = Regeln von { $game }
print = Drucken
sources = Quellen und Optionen zeigen
