### Wörter der Seite einer Lektion.

lesson = Lektion
titleOf = { $game } lernen
stepOf = Schritt { $step } von { $count }
show = Zeig es mir
next = Weiter
previous = Zurück
again = Noch einmal
play = Jetzt spielen
rules = Alle Regeln
toTable = Zurück an den Tisch
toInvite = Platz nehmen
