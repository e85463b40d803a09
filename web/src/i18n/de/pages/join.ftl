title = Du bist zu { $game } eingeladen
titleBy = { $name } lädt dich zu { $game } ein
seats = Am Tisch
free = Frei: deiner?
options = Gespielt mit
name = Dein Name
sit = Hinsetzen
starts = Du nimmst den letzten Platz: Das Spiel beginnt sofort.
startsReady = Du nimmst den letzten Platz: Das Spiel beginnt, wenn alle bereit sind.
waits =
    Nach dir { $count ->
         [one] ist
        *[other] sind
    } noch { $count } { $count ->
         [one] Platz
        *[other] Plätze
    } frei.
watch = Nur zusehen
already = Du sitzt schon an diesem Tisch.
toTable = Zum Tisch
another = Noch einen Platz nehmen
full = Alle Plätze sind besetzt. Du darfst zusehen.
fullClosed = Alle Plätze sind besetzt, und nur wer mitspielt, sieht diesen Tisch.
over = Dieses Spiel ist zu Ende.
unknownTitle = Diese Einladung führt zu keinem Tisch
unknown = Vielleicht wurde der Link beim Kopieren gekürzt, oder den Tisch gibt es nicht mehr. Bitte um einen neuen.
learnFirst = Noch nie gespielt? In zwei Minuten gelernt
