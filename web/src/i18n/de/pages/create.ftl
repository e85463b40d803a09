title = Neuer Tisch: { $game }
changeTitle = Vorgaben ändern: { $game }
changeGo = Ändern
changeAsks = { $count ->
    [one] { $names } sitzt am Tisch und wird gefragt; es gilt, sobald alle zugestimmt haben.
   *[other] { $names } sitzen am Tisch und werden gefragt; es gilt, sobald alle zugestimmt haben.
}
changeFixed = Die Regeln bleiben hier, wie sie sind; die Uhr darf eine andere sein.
who = Wer spielt
count = Spieler
seat = Platz { $letter }
holder = Wer hier sitzt
kinds =
    .me = Ich
    .link = Ein Freund, per Link
    .here = Jemand an diesem Gerät
    .bot = Ein Bot
name = Name
nameOf = Name an Platz { $letter }
myName = Dein Name
level = Stärke
levelOf = Stärke des Bots an Platz { $letter }
linkHint = Du bekommst einen Link zum Verschicken.
rules = Regeln
basis =
    .printed = wie gedruckt
    .reading = unsere Lesart
    .original = wie im Original
    .house = Hausregel
    .ours = unsere Wahl
asPrinted = Was gedruckt steht, gilt wie gedruckt.
differing =
    { $count } { $count ->
         [one] Abweichung
        *[other] Abweichungen
    } von den gedruckten Regeln
unusual =
    { $count } { $count ->
         [one] Abweichung
        *[other] Abweichungen
    } von den üblichen Regeln
reset = Änderungen zurücknehmen
more = Uhr, Serie, wer den Tisch findet
change = Regeln ändern
own = Eigenes
ownValue = { $label }: Eigenes
between = Eine ganze Zahl von { $low } bis { $high }
visibility = Wer den Tisch findet
visibilities =
    .link = Nur wer den Link hat
    .open = Alle, auf der Startseite
openHint = Fremde dürfen freie Plätze nehmen und zusehen.
linkOnlyHint = Wer den Link hat, darf sich setzen oder zusehen.
watching = Wer zuschauen darf
watchings =
    .welcome = Wer den Tisch findet
    .silent = Alle, aber ohne Chat
    .closed = Niemand
aidsHint = Unter Menschen nennt das Protokoll, wer um Hilfe bittet: auf das Wort der eigenen Seite hin.
webhook = Anderswo sagen, wer am Zug ist
webhookNone = Nirgends
webhookAddress = Adresse des Webhooks
webhookHint = Eine Nachricht kommt, wenn ein Zug beginnt und der Spieler nicht am Tisch ist. Die Adresse kennt nur dieser Server. Er darf an { $hosts } schreiben.
quiet = Nachts keine Nachrichten
quietBegin = Ruhe ab
quietEnd = Ruhe bis
go =
    .link = Eröffnen und Link holen
    .play = Losspielen
    .watch = Starten und zusehen
readRules = Regeln lesen
summary = Der Tisch
failed = Der Tisch wurde nicht eröffnet.
