title = Was über dich gespeichert wird
intro = Es gibt keine Konten und keine Tracker, und nichts wird von anderswo geladen.
here = In diesem Browser
hereText = Dein Name, deine Einstellungen, die Geheimnisse deiner Plätze, dein Fortschritt in Lektionen und Rätseln, die Spiele, die du allein spielst, und wie deine Tische zuletzt standen. Löschst du die Websitedaten im Browser, ist all das weg.
server = Auf diesem Server
tables = Von jedem Tisch: die gewählten Namen, jeder Zug, jede Ziehung und wann sie kamen.
chat = Was im Chat eines Tisches gesagt wurde.
seats = Vom Geheimnis eines Platzes nur ein Fingerabdruck, aus dem es sich nicht herausfinden lässt.
person = Von dir als Person: ein Fingerabdruck des Schlüssels, den dein Browser beim ersten Platz gemacht hat, an welchen Tischen du Plätze hattest, wie sich deine Geräte nennen und, damit es dir auf jedes folgt, dein Fortschritt in Lektionen, Rätseln und Tagesaufgaben und die Einstellungen, die du gewählt hast. Auf deiner Seite steht das alles, und dort lässt es sich löschen.
push = Wenn ein Gerät von dir sagt, dass du am Zug bist: wo der Hersteller des Browsers Nachrichten dafür annimmt, und in welcher Sprache. Dieser Dienst sieht, wann eine Nachricht kommt, nicht was darin steht.
watchers = Wer zuschaut und im Chat schreibt, hat dort den angegebenen Namen; wer nur zuschaut, wird nicht gespeichert.
channel = Soll ein Kanal anderswo erfahren, wer am Zug ist: die Adresse dieses Kanals.
address = Deine Netzwerkadresse wird benutzt, solange du verbunden bist, damit nicht ein Gast verbraucht, was für alle da ist. Sie wird bei keinem Tisch gespeichert. Wer den Server betreibt, kann eigene Protokolle führen.
seen = Wer es sieht
seenText = Wer an einem Tisch sitzt, sieht Namen, Züge und Chat; ebenso, wer seinen Link hat, bis auf das, was das Spiel verbirgt. Offene Tische stehen auf der Startseite. Wer den Server betreibt, kann alles sehen, was darauf gespeichert ist.
long = Wie lange
purged = { $days ->
    [one] Tische, an denen einen Tag lang nichts geschehen ist, werden gelöscht.
   *[other] Tische, an denen { $days } Tage lang nichts geschehen ist, werden gelöscht.
 }
kept = Tische bleiben, bis sie gelöscht werden von dem, der den Server betreibt.
asked = Auf deiner Seite kannst du selbst alles löschen; auf deine Bitte auch, wer den Server betreibt. Sicherungskopien können es etwas länger enthalten.
mine = Meine Seite
contact = Ansprechpartner:
