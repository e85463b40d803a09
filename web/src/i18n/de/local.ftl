### Wörter von Spielen, die dieses Gerät selbst führt.

title = Nur auf diesem Gerät
titleOf = { $game }, nur auf diesem Gerät
offer = Du allein oder gegen Bots: Regeln, Ziehungen und Bots sind in dieser Seite, und es geht ohne Netz weiter. Die Partie wird nur in diesem Browser aufbewahrt.
openly = Auch was die Bots auf der Hand haben, liegt in diesem Browser.
others = Für alle anderen spielt ein Bot: „{ $level }“.
start = Auf diesem Gerät spielen
noRules = Der Server hat die Regeln dieses Spiels noch nicht für Browser. Versuche es in einer Minute noch einmal.
noLevel = „{ $level }“ spielt nur am Server; wähle eine andere Stufe.
missing = Diese Partie liegt nicht in diesem Browser.
notHere = Der Seite fehlt etwas, das nur der Server hat. Öffne die Partie einmal mit Netz.
otherRules = Diese Partie begann mit anderen Regeln, als der Server jetzt hat. In deiner Liste bleibt sie, wie sie ist.
kept = Auf diesem Gerät aufbewahrt; es geht auch ohne Netz weiter.
notKept = Dieser Browser behält nichts: Mit dieser Seite geht die Partie verloren. Zum Aufheben die Aufzeichnung herunterladen.
# How bots think, where they cannot as they should.
bots =
    .page = Dieser Browser lässt die Bots nicht im Hintergrund denken: Sie denken auf der Seite, die dabei stocken kann.
    .easier = Ein Bot konnte nicht so denken, wie es seine Stufe soll: Diesen Zug hat er als „Gierig“ gespielt.
    .first = Ein Bot konnte gar nicht denken: Er hat den ersten Zug gespielt, den die Regeln erlauben.
notAllowed = Das erlauben die Regeln hier nicht.
undo = Letzten Zug zurücknehmen
undone = Der letzte Zug ist zurückgenommen.
mine = Auf diesem Gerät
lineLost = Bis sie wieder da ist, kann diese Seite für die Bots spielen.
goOnHere = Hier weiterspielen
takenOver = Von einem Tisch auf dem Server übernommen: Frühere Ziehungen sind die des Servers, weitere kommen aus einem Startwert dieses Geräts.
lineBack = Die Verbindung ist wieder da: Der Tisch steht auf dem Server, wie du ihn verlassen hast, und diese Partie bleibt hier.
notThere = Dort gibt es ihn nicht mehr.
toServer = Zurück zum Tisch
