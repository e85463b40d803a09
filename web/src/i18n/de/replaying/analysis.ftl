ask = Hier analysieren
title = Analyse
of = Analyse für { $name }
close = Schließen
goOn = Weiterdenken
stop = Anhalten
thinking = Denkt nach …
master = Auf der Stufe „Meisterlich“ würde gespielt: { $turn }.
compiling = Die Regeln für Browser werden gerade kompiliert; die Analyse beginnt, sobald sie fertig sind.
nobody = Hier hat niemand etwas zu entscheiden.
wins = gewinnt etwa { $count } von 100 Partien
won = gewonnen
lost = verloren
about =
    { NUMBER($count) } { $count ->
         [one] Partie
        *[other] Partien
    } von diesem Gerät durchgespielt, aus dem, was der Spieler sehen konnte.
