### Die Wörter der Tischseite.

yourTurn = Du bist dran.
turnOf = { $name } ist dran.
turnOfAll = { $names } sind dran.
watching = Du siehst zu.
over = Das Spiel ist aus.
announceTurn = Du bist dran. { $sentence }
announceLine = { $name } { $line }
announceChat = { $name } sagt: { $text }
announceRefusal = Nicht erlaubt. { $sentence }
starterIs = Das Los hat entschieden: { $name } beginnt.
starterYou = Das Los hat entschieden: Du beginnst.
drawing = Wer beginnt? Das Los entscheidet …

confirm = Spielen
sending = Wird gespielt …
takeBack = Zurücknehmen
clear = Alles zurücknehmen
choose = Welches?
confirmKey = Taste: Punkt
keysTitle = Tasten
keys = Pfeiltasten bewegen, Enter nimmt auf und legt ab, Escape nimmt zurück, Ziffern wählen aus der Hand, der Punkt spielt.

empty = leer
holds = { $place }: { $what }
pieces = { $count } × { $what }
ofSeat = { $what } von { $letter }
picked = aufgenommen
possible = möglich
canPick = kann aufgenommen werden
playedLast = zuletzt gespielt von { $letter }
used = in diesem Zug schon gelegt
turned =
    um { $quarters } { $quarters ->
         [one] Viertel
        *[other] Viertel
    } gedreht
marks =
    .last = zuletzt gespielt
    .draft = noch nicht gespielt
    .locked = fest
    .due = wartet
    .found = gefunden
    .dead = tot
    .refused = hier nicht erlaubt

seats = Spieler
away = Die Verbindung ist unterbrochen. Dein Tisch ist sicher; diese Seite verbindet sich von selbst wieder.
blocked = Der Server antwortet, aber eine ständige Verbindung (WebSocket) zu diesem Tisch kommt nicht zustande. Oft sperrt sie ein Firmennetz, ein Proxy oder eine Erweiterung des Browsers; ein anderes Netz hilft. Diese Seite versucht es weiter.
awayShort = Verbinde neu …
backAgain = Wieder verbunden.
isAway = abwesend
isHere = da
you = du
team = Team { $number }
teamIs = Team { $number }: { $names }.
lookAt = Die Seite von { $name } ansehen

log = Verlauf
tabs =
    .log = Verlauf
    .counts = Zählung
    .table = Tisch
    .fresh = Neues
logEmpty = Noch wurde nichts gespielt.
table = Als Tabelle
chat = Gespräch
chatEmpty = Sag hallo.
chatNow = Diese Partie
chatField = Allen am Tisch schreiben
chatSend = Senden
unread =
    { $count } { $count ->
         [one] neue Zeile
        *[other] neue Zeilen
    } im Gespräch
options = Gespielt mit
rules = Regeln
soundOn = Ton ist an
soundOff = Ton ist aus
close = Schließen
more = Verlauf, Gespräch und mehr
leave = Aufgeben
leaveSeat = Aufstehen
leaveEarly = Das Spiel aufgeben? Es zählt nicht, bevor alle einmal am Zug waren.
leaveLoses = Das Spiel aufgeben? Du verlierst es gegen { $other }.
leaveToBot = Das Spiel aufgeben? Ein Bot spielt für dich weiter, und das Spiel geht weiter.
leaveEnds = Das Spiel aufgeben? Es endet hier ohne Ergebnis.
leaveYes = Ja, aufgeben
leaveNo = Weiterspielen
finalSure = { $label }? Dann ist dein Spiel zu Ende.
leaveEvent = Veranstaltung verlassen
leaveEventSure = Die Veranstaltung verlassen? Was du hast, bleibt in der Rangliste, und niemand wartet auf dich.
leaveEventYes = Ja, verlassen

waitingTitle = Der Tisch ist bereit
waitingFor =
    { $open } { $open ->
         [one] Platz ist
        *[other] Plätze sind
    } frei. Schick diesen Link; wer ihn öffnet, kann sich setzen.
waitingOnly = Das Spiel beginnt, wenn alle Plätze besetzt sind.
invite = Die Einladung
inviteShare = Link schicken
inviteCopy = Link kopieren
inviteQr = QR-Code des Links, für die Kamera eines anderen Geräts
shareText = Spiel mit mir { $game } auf Parlour.
watchText = Schau bei diesem Spiel { $game } auf Parlour zu.
stoodUp = Du bist aufgestanden; dein Platz ist wieder frei.
seatGone = Dieses Gerät hat diesen Platz nicht mehr.
elsewhere = Du spielst jetzt auf einem anderen Gerät.
playHere = Hier spielen
sitAgain = Wieder Platz nehmen
openSeat = wartet auf jemanden

sitHere = Hinsetzen
watchedBy = Es schauen zu: { $names }
others =
    { $count ->
         [one] { $count } weitere Person
        *[other] { $count } weitere
    }
watchers =
    { $count ->
         [one] { $count } Person schaut zu.
        *[other] { $count } Leute schauen zu.
    }
watchersSilent = Wer hier zuschaut, schreibt nicht.
openToYou = Ein Platz ist frei: Setz dich, oder schau zu.
askForLink = Zum Mitspielen gib die Einladung ein, die du bekommen hast, oder bitte um eine; du kannst auch zuschauen.
doors = Geschlossene Türen
invitation = Die Einladung: ihr Link oder der Code an seinem Ende
watch = Zuschauen
eventWaits = Du bist dabei. Es beginnt für alle zugleich.
windowWaits = Du bist dabei. Sobald es beginnt, spielst du, wann du willst.
toRanking = Zur Rangliste
eventOthers = Du hast gespielt. Die anderen sind noch dabei.
eventPaused = Die Veranstaltung ist angehalten. Deine Uhr steht, bis es weitergeht.

## the host, and who is ready

hostBot = Bot hinsetzen
hostLevel = Stärke der Bots
changeTerms = Vorgaben ändern
beginWith = Zu { $count } beginnen
hostMove = Umsetzen
moveOf = { $name } umsetzen
moveHere = Hierher
remove = Entfernen
removeOf = { $name } vom Tisch nehmen
removeSure = { $name } vom Tisch nehmen? Der Platz und der bisherige Link gelten dann nicht mehr. Ohne Konten weiß niemand, wer mit dem neuen Link kommt.
removeYes = Ja, entfernen
removeNo = Behalten
ready = Ich bin bereit
readyHint = Es läuft eine Uhr. Das Spiel beginnt, wenn alle gesagt haben, dass sie da sind.
isReady = bereit
readyWait = Du bist bereit. Es beginnt, wenn alle es sind.
readyAsked = Alle Plätze sind besetzt: Bist du bereit?
playsAs = { $level }, spielt wie { $other }, bis er bereit ist
playsAsNow = wie { $level }

curtainTitle = Gib das Gerät an { $name }
curtainText = Keine Hand ist zu sehen, bis der Knopf gedrückt wird.
curtainButton = Ich bin { $name }

endTitle = Das Spiel ist aus
youWon = Du hast gewonnen
youWonBy = Gewonnen, { $own } zu { $other }
youLost = Du hast verloren
youLostBy = Verloren, { $own } zu { $other }
youShared = Du teilst dir den Sieg
youDrew = Unentschieden
nobodyWon = Niemand gewinnt
youPlaced = Du bist { $place }. von { $of }
ranking = Rangliste
place = { $rank }.
curve = Punkteverlauf
curveTurn = Zug
again = Noch einmal spielen
againTogether = Noch einmal mit denselben Leuten
againNames = Für ein weiteres Spiel: { $names }.
toNext = Zum neuen Tisch
toSecond = Zum zweiten Spiel
secondRuns = Das zweite Spiel hat begonnen, mit getauschten Plätzen. Seine Uhr läuft.
record = Aufzeichnung herunterladen
replay = Das Spiel durchgehen
proof = Faire Ziehungen: der Startwert und woraus er entstand
proofText = Alle Ziehungen folgen aus diesem Startwert. Er entsteht aus einem Geheimnis des Servers, dessen SHA-256 zu sehen war, bevor jemand Platz nahm, und aus 32 zufälligen Bytes jedes Browsers; so konnte sich der Server die Ziehungen nicht aussuchen.
seed = Startwert
commitment = SHA-256 des Server-Geheimnisses
proofAlone = Das ist der Startwert aller Ziehungen. Sein SHA-256 war von Anfang an zu sehen; niemand konnte ihn später wählen.
secret = Geheimnis des Servers
draws = Faire Ziehungen
drawsText = Alle Ziehungen folgen aus einem Geheimnis des Servers, das durch den SHA-256 hier unten feststand, bevor jemand Platz nahm, und aus 32 zufälligen Bytes jedes Browsers. So kann sich der Server die Ziehungen nicht aussuchen. Das Geheimnis wird am Ende gezeigt.
drawsOf = Von { $name }
drawsNone = nichts
drawsHeld = Von diesem Browser geprüft: SHA-256 und eigener Beitrag sind so, wie er sie aufbewahrt hat.
drawsHeldAll = Von diesem Browser geprüft: SHA-256 und eigener Beitrag sind so, wie er sie aufbewahrt hat, und ergeben diesen Startwert.
drawsFit = Von diesem Browser geprüft: Der SHA-256 stimmt, und all das ergibt den Startwert.
drawsFault =
    .commitment = Nicht fair: Der SHA-256 ist nicht der, den dieser Browser vor der Partie gesehen hat.
    .contribution = Nicht fair: Der Beitrag dieses Browsers fehlt in den Ziehungen.
    .secret = Nicht fair: Das Geheimnis hat nicht den gezeigten SHA-256.
    .seed = Nicht fair: Der Startwert entsteht nicht aus dem, was hier steht.
fewer = weniger ist besser
showEnd = Ergebnis
hideEnd = Das Brett ansehen

gone = Diesen Tisch gibt es nicht, oder er wird nicht mehr aufbewahrt.
goneTitle = Kein solcher Tisch
loading = Der Tisch wird vorbereitet …
