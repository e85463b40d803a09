skip = Zum Inhalt springen
home = Parlour: alle Spiele
loading = Einen Moment …
retry = Noch einmal versuchen
toHome = Zu allen Spielen
close = Schließen

share = Teilen
copy = Kopieren
copied = Kopiert
copyByHand = Strg + C drücken oder gedrückt halten und kopieren.

renew = Aktualisieren
newBuild = Eine neue Version von Parlour ist da; die Seite wird neu geladen und bleibt, wo sie ist.

settings = Einstellungen
theme = Aussehen
themes =
    .auto = Wie das Gerät
    .light = Hell
    .dark = Dunkel
sound = Ton
soundOn = Leises Klicken, wenn Steine ziehen
motion = Bewegung
motions =
    .auto = Wie das Gerät
    .full = An
    .none = Aus
language = Sprache
languageAway = Eine andere Sprache braucht eine Verbindung.
name = Mein Name am Tisch
me = Meine Seite

footer = Am Ende der Seite
about = Über Parlour
stored = Was gespeichert wird
docs = Für Programme: die API
replay = Aufzeichnung ansehen

waiting =
    { $count ->
        [1] Du bist dran
       *[other] Du bist dran: { $count }×
    }
nextTable = Zum nächsten Tisch, der auf dich wartet: { $game } (Taste N)
ownSeatAsked = Auf einem anderen Gerät bittet jemand um deinen Platz bei { $game }.
seatAsked = Auf einem anderen Gerät bittet jemand um den Platz von { $name } bei { $game }.
rematchAsked =
    { $names } { $count ->
         [one] möchte
        *[other] möchten
    } noch ein Spiel.
toTable = Zum Tisch

seat = Spieler { $letter }
levels =
    .random = zufällig
    .greedy = gierig
    .novice = beginnend
    .casual = locker
    .keen = eifrig
    .strong = stark
    .master = meisterlich
bot = Bot · { $level }
anyBot = Bot
openSeat = Freier Platz
program = ein Programm
you = Du

notFoundTitle = Diese Seite gibt es nicht
notFound = Vielleicht ist unterwegs ein Buchstabe der Adresse verloren gegangen.
failedTitle = Etwas ist schiefgegangen
failedPage = Diese Seite konnte nicht gezeigt werden. Deine Spiele sind trotzdem sicher.
reload = Seite neu laden
problem =
    .offline = Der Server ist nicht erreichbar. Ist dieses Gerät verbunden?
    .slow = Der Server hat nicht rechtzeitig geantwortet.
    .unexpected = Der Server hat etwas Unerwartetes geantwortet. Versuche es gleich noch einmal.
    .unknownGame = Ein Spiel dieses Namens gibt es hier nicht.

nameFaults =
    .missing = Wie sollen dich die anderen nennen?
    .unreadable = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
    .long = Ein Name hat höchstens { $most } Zeichen.
    .house = Dieser Name ist reserviert; nimm einen anderen.
    .sign = Ein Zeichen wie ✔ sieht nach einem Rang aus; nimm einen Namen ohne.
    .taken = An diesem Tisch heißt schon jemand so.
