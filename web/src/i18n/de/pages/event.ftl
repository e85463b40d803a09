### Eine Veranstaltung: anlegen, kommen, die Wand, die Ergebnisse.

newTitle = Alle dasselbe: eine Veranstaltung
newIntro = Alle spielen dasselbe Spiel mit denselben Ziehungen, jeder an seinem Bildschirm. Man kommt mit einem Code, ohne Konto.
game = Spiel
name = Wie sie heißt
usualTitle = Unser Abend
boards = Runden, eine nach der anderen
time = Zeit
times =
    .turn = Eine Uhr für jeden Zug
    .window = Ein Zeitraum: alle spielen, wann sie wollen
withinTime = innerhalb von { $time }
windowHint = Alle haben dieselben Ziehungen, jeder erst, wenn er dorthin kommt. Rangliste und beste Züge kommen, wenn der Zeitraum zu Ende ist: Vorher würden sie von Zügen erzählen, die manche noch vor sich haben.
rankingShown = Rangliste
shown =
    .turn = Nach jedem Zug
    .end = Erst wenn eine Runde zu Ende ist
names = Wer kommen darf, ein Name je Zeile
namesHint = Leer: alle, die den Code haben.
lastNames = Die Namen vom letzten Mal
beginsIn = Sprache für den Anfang
ofBrowser = Die von jedem Browser
trust = Hier sieht niemand, wer ein Programm nach einem Zug fragt, und die Rätsel eines Rennens stehen mit ihren Lösungen in einem Buch, das alle aufschlagen können. Wo es darauf ankommt, spielt in einem Raum.
stepByStep = Schritt für Schritt:
make = Veranstaltung anlegen

comeIntro = Alle spielen mit denselben Ziehungen. Dein Name steht in der Rangliste.
comeList = Die Liste des Tages: eine Partie, ein Versuch, mit eigenen Ziehungen. Die Rangliste kommt um Mitternacht UTC.
windowWaits = Du spielst, wann du willst, sobald es begonnen hat.
windowRuns = Du spielst, wann du willst. Noch { $time }.
whoAreYou = Wer bist du?
yourName = Dein Name
come = Hereinkommen
already = { $name } spielt auf diesem Gerät schon mit.
toOwn = Weiterspielen
beside = Hier spielt noch jemand mit
ownDevice = In Teams braucht jeder ein eigenes Gerät, denn niemand darf den anderen Tisch sehen.
allCame = Alle auf der Liste sind da. Hat jemand deinen Namen genommen, macht ihn frei, wer die Veranstaltung leitet.
unknownTitle = Zu diesem Code gibt es keine Veranstaltung
unknown = Vielleicht stimmt ein Buchstabe nicht. Der Code steht an der Wand, oder frag, wer sie leitet.

home = Veranstaltungen
homeIntro = Alle spielen zugleich dasselbe: eine Klasse, ein Verein, eine Familie.
code = Code einer Veranstaltung
toCode = Hereinkommen
toNew = Veranstaltung anlegen

comeHere = Komm mit diesem Code
qr = QR-Code der Adresse, für die Kamera eines Telefons
people =
    { $count } { $count ->
         [one] Person ist
        *[other] Personen sind
    } da
phases =
    .waiting = Noch nicht begonnen
    .playing = Läuft
    .paused = Angehalten
    .over = Vorbei
boardOf = Runde { $number } von { $boards }
turn = Zug { $turn }
havePlayed = { $played } von { $count } haben gespielt
windowOpen = Alle spielen, wann sie wollen
haveFinished = { $played } von { $count } sind fertig
haveCome =
    { $count } { $count ->
         [one] Person ist
        *[other] Personen sind
    } gekommen
turnsPlayed =
    { $count } { $count ->
         [one] Zug
        *[other] Züge
    } gespielt
board = Das Brett
lastTurn = Was der letzte Zug brachte
toBoard = Zum Brett
toEvent = Zur Veranstaltung
ranking = Rangliste
nobody = Noch ist niemand gekommen.
unranked = Die Rangliste kommt, wenn die Runde zu Ende ist.
place = Platz
player = Name
points = Punkte
share = Vom Besten
played = hat gespielt
finished = ist fertig
away = abwesend
left = ist gegangen
bestSoFar = Die besten Züge bisher: { $points }
results = Zug um Zug

run = Du leitest diese Veranstaltung
steps =
    .start = Beginnen
    .pause = Anhalten
    .continue = Weiter
    .ring = Zug beenden
    .next = Nächste Runde
    .end = Runde beenden
    .rename = Umbenennen
    .remove = Entfernen
    .delete = Veranstaltung löschen
endSure = Diese Runde für alle beenden? Beendete Züge zählen, dieser nicht.
endOneTurnSure = Diese Runde für alle beenden? Es zählt, was jeder bis jetzt hat.
endWindow = Zeitraum beenden
windowSure = Den Zeitraum für alle beenden? Züge, die jemand nicht gespielt hat, gelten als gepasst.
removeSure = { $name } entfernen? Steht der Name auf der Liste, so ist er wieder frei.
keep = Nein, weiter
more = Namen, Link
member = Jemand, der spielt
newName = Neuer Name
besideOf = { $name } (am Gerät von { $other })
keyHint = Dieser Browser leitet die Veranstaltung. Auf einem anderen Gerät tut es der Link: Wer ihn hat, leitet sie.
copyKey = Link zum Leiten kopieren
deleteSure = Die Veranstaltung mit allen Runden und Ergebnissen löschen, für alle? Nichts bringt sie zurück.
goneTitle = Diese Veranstaltung gibt es nicht mehr
gone = Wer sie angelegt hat, hat sie gelöscht, oder unter dieser Adresse war nie eine.
runHere = Hier leiten
runHereHint = Diese Veranstaltung ist von dir. Das Gerät, das sie bisher geleitet hat, leitet sie dann nicht mehr.

resultsOf = Ergebnisse: { $title }
print = Drucken
csv = Als Tabelle (CSV)
turns = Zug um Zug
eachBrought = Was jeder Zug brachte.
stoodAfter = Die Punkte nach jedem Zug.
best = Bester Zug
foundBest = So viele fanden ihn
turnNumber = Zug
brought = Gebracht
stood = Punkte
field = Das Feld
foundOf = { $found } von { $count } fanden die { $points }
middleOf = { $points } in der Mitte
noMember = Diese Nummer hat hier niemand

nextTitle = Nächste Veranstaltung der Saison
nextIntro = Sie zählt mit denen davor zusammen, unter einem Link: Dort kennt man alle an ihrem Namen.
seasonBegins = Die Saison beginnt
seasonCounts = Was eine Veranstaltung bringt, höchstens 100
counts =
    .places = Platz unter allen, die da waren
    .share = Anteil an den besten Zügen
countsWhy = Punkte verschiedener Spiele lassen sich nicht zusammenzählen. Wer fehlt, bekommt nichts. Das bleibt die ganze Saison so.
onlyBest = Von jedem zählen nur die besten Veranstaltungen
bestOfEach = Wie viele
season = Die Saison
seasonOf = Saison: { $title }
brings =
    .places = Jede Veranstaltung bringt den Anteil der anderen, die man hinter sich lässt, höchstens 100.
    .share = Jede Veranstaltung bringt den Anteil an den besten Zügen, höchstens 100.
bestCount = Von jedem zählen die besten { $best }; der Rest steht in Klammern.
total = Summe
evenings = Die Veranstaltungen
notOver = noch nicht zu Ende
nothingYet = Noch ist keine Veranstaltung zu Ende.
noSeasonTitle = Hier ist keine Saison
noSeason = Ihre Veranstaltungen sind gelöscht, oder unter dieser Adresse war nie eine.

form = Wie gespielt wird
forms =
    .same = Alle dasselbe, Runde für Runde
    .swiss = In Paaren: Schweizer System
    .all = In Paaren: jeder gegen jeden
pairsHint = Zwei spielen zwei Spiele mit denselben Ziehungen; im zweiten sind die Plätze getauscht. Ein gewonnenes Spiel zählt 2, ein unentschiedenes 1. Im Schweizer System treffen sich, die bisher gleich viel haben.
teamsHint = Zwei Teams aus je zweien spielen gleichzeitig zwei Spiele mit denselben Ziehungen: je einer an einem Tisch, die Partner am anderen mit vertauschten Plätzen. Bevor beide zu Ende sind, sieht niemand den anderen Tisch. Ein gewonnenes Spiel zählt 2, ein Unentschieden 1. Im Schweizer System treffen sich, die bisher gleich viel haben. Jeder braucht ein eigenes Gerät.
rounds = Runden, eine nach der anderen
comeRounds = Ihr spielt in Paaren, Runde für Runde. Dein Name steht in der Rangliste.
comeTeams = Ihr spielt zu zweit im Team, Runde für Runde: du an einem Tisch, dein Partner an einem anderen mit denselben Ziehungen. Bis beide Spiele zu Ende sind, sagt einander nicht, was kommt.
roundOf = Runde { $number } von { $rounds }
round = Runde { $number }
meetings = Wer gegen wen spielt
firstGame = Erstes Spiel
secondGame = Zweites Spiel
sitsOut = setzt aus
yourMeeting = Du spielst gegen { $name }. Die Uhr läuft.
youSitOut = Du setzt diese Runde aus. Sie zählt wie eine Begegnung, die gleich endet.
meetingOver = Deine Spiele dieser Runde sind zu Ende.
gameOver = Dein Spiel in dieser Runde ist zu Ende.
playsNext = Du spielst ab der nächsten Runde mit.
waitDrawn = Du bist dabei. Sobald die nächste Runde ausgelost ist, geht es hier zu deinem Tisch.
toTable = Zu meinem Tisch
met = Punkte der Gegner
roundResults = Runde für Runde
roundSteps =
    .start = Erste Runde auslosen
    .next = Nächste Runde auslosen
    .end = Veranstaltung beenden
endRoundsSure = Die Veranstaltung für alle beenden? Eine Runde, die nicht zu Ende ist, zählt nicht.
withWhom = Mit wem spielst du?
nobodyYet = Noch mit niemandem
alone = hat noch keinen Partner
teamPlaysNoMore = spielt nicht mehr
yourPartner = Du spielst zusammen mit { $name }.
partnerPlays = { $name } spielt für euer Team am anderen Tisch, mit denselben Ziehungen. Ihr seht das Spiel des anderen, wenn beide zu Ende sind.
waitPartner = Du hast noch keinen Partner: Wer kommt, kann dich wählen. Ohne Partner wirst du nicht ausgelost.
teamEnded = Dein Partner ist nicht mehr dabei: Euer Team wird nicht mehr ausgelost.
choosePartner = Du hast noch keinen Partner. Wähle einen:
playWith = Mit { $name } spielen
sealed = Beide Spiele einer Begegnung sind für alle offen, wenn sie zu Ende sind.
