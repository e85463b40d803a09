### Wörter zu allem neben den Partien.

rooms = Mehr von diesem Spiel
arrange = Selbst anordnen
arrangeHint = Mit dem, was du baust, kommst du hierher zurück.
ownValue = Selbst gemacht
useIt = Damit spielen
instead = Stattdessen: { $title }
insteadAbove = Statt des Zugs darüber
homeOf = Zurück zum Spiel

lesson = Spielen lernen
puzzles = Rätsel
rulesOf = Regeln von { $title }
facts = Nachschlagen

aids = Hilfe
asking = Einen Moment …
why = Warum:
thought = { $seconds } s nachgedacht.
enough = Nicht weiterdenken
goOn = Weiterdenken
unfold = Auch zeigen, was an anderen Tischen gilt
rulesPage = Seite zum Drucken

best = Deine besten Ergebnisse auf diesem Gerät
bestWith = Mit { $options }
thisTime = diesmal
place =
    { $place ->
         [1] Dein bisher bestes Ergebnis.
        *[other] Platz { $place } unter deinen bisherigen Ergebnissen.
    }

windowRest = Du bist fertig. Rangliste und Verlauf kommen, wenn der Zeitraum zu Ende ist.
teamRest = Dein Spiel ist zu Ende. Sobald das deines Partners am anderen Tisch auch zu Ende ist, kann man beide durchgehen.
study = Partie auswerten
studyOf = Was in dieser Partie { $game } möglich war
waited = { $seconds } s
thinking = Die Partie wird ausgewertet. Das dauert einige Sekunden, beim ersten Mal länger.
quick = Erst ein schneller Blick: Ein genauerer kann anders ausfallen.
closer = Genauer betrachtet: Ein noch genauerer Blick kann anders ausfallen.
notStudied = Diese Partie konnte nicht ausgewertet werden.
unfinished = Diese Partie wurde nicht zu Ende gespielt und kann deshalb nicht ausgewertet werden.
begunLater = Diese Partie beginnt mit einer eigenen Stellung. Ausgewertet werden kann sie nur vom üblichen Anfang an.
status =
    .proved = bewiesen
    .best-found = das beste gefundene
    .bound = Schranke
    .estimated = geschätzt
everybody = Das Spiel
stepThrough = Schritt für Schritt
stepped = Schritt für Schritt: { $title }
keepLine = In die Aufzeichnung
lineKept = In der Aufzeichnung
inReplay = Im Spiel zeigen
replay = Die Partie, wie sie gespielt wurde

on =
    .from = Von hier weiterspielen
    .title = Ab Zug { $moment } weiterspielen
    .seat = Mein Platz
    .bots = Die anderen sind Bots
    .about = Ein neuer Tisch wird eröffnet. Was von hier an gezogen wird, ist neu; das beendete Spiel bleibt, wie es war.
    .go = Tisch eröffnen
    .it = Von hier spielen
    .again = Noch einmal von dort
    .goesOn = Fortsetzung ab Zug { $moment }:{" "}
    .finished = ein beendetes Spiel
    .file = ein Spiel aus einer Datei
standing = Gewinnaussichten, in Siegen von 100
standingOf = { $name }: { $wins }
