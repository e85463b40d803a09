### Wörter der Seiten mit Rätseln und mit der Tagesaufgabe.

puzzle = Rätsel
titleOf = Rätsel: { $game }
rated = Rätsel { $name }, Schwierigkeit { $rating }
mine =
    Du: { $rating }{ $streak ->
         [0] {""}
        *[other] , { $streak } in Folge
    }
hint = Tipp
solution = Lösung
nextMove = Nächster Zug
notIt = Das ist nicht die Lösung.
unjudged = Ohne Verbindung lässt sich nur die bekannte Lösung erkennen. Der Zug bleibt liegen und kann noch einmal bestätigt werden, sobald die Verbindung wieder da ist.
thatWasIt = Das war die Lösung.
again = Noch einmal
next = Nächstes Rätsel
daily = Tages­aufgabe
dailyOf = Tagesaufgabe: { $game }
dayOf = { $date }, Rätsel { $at } von { $count }
onceOnly = Je ein Versuch, heute für alle gleich.
elsewhere = Es wurde in einem anderen Fenster versucht; jener Versuch zählt.
goOn = Weiter
result = Dein Ergebnis
solvedOf = { $solved } von { $count } gelöst
leftOver = { $made } übrig
best = Der beste Bot, der alles Kommende kannte: { $best }.
bestOfChain = Der beste Bot löst alle: Jede Lösung ist bewiesen.
share = Zeile kopieren
more = Weitere Rätsel
yesterday = Lösung von gestern
studied = Lösung vom { $date }
tomorrow = Die nächste Aufgabe beginnt um Mitternacht UTC.
list = Die Liste des Tages
listSays = Wer will, spielt heute noch eine Partie, an diesem Server, mit eigenen Ziehungen, die in keiner Seite liegen: ein Name, ein Versuch, kein Konto. Die Rangliste kommt um Mitternacht UTC.
toList = Für die Liste spielen
listBefore = Die Liste von gestern
