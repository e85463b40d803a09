title = Meine Seite
intro = Deine Tische folgen dir auf jedes Gerät dieser Liste, ohne Konto.
called = An deinen Tischen heißt du { $names }.
nobody = Dieser Browser hatte noch keinen Platz. Beim ersten macht er sich einen eigenen Schlüssel; dann stehen hier deine Geräte.
devices = Geräte
here = dieses Gerät
unnamed = Ein Browser
signOut = Abmelden
signOutText = Seine Plätze enden dort sofort; du spielst hier weiter.
signOutGo = Ja, abmelden
keep = Lassen
other = Auf einem anderen Gerät spielen
otherText = Auch dort findest du deine Tische. Der Link gilt einmal, zehn Minuten lang; wer ihn öffnet, spielt für dich.
otherGo = Link erstellen
otherHow = Öffne ihn auf dem anderen Gerät: mit der Kamera oder als Link.
picture = Der Link als QR-Code
copyLink = Link kopieren
safe = Sicher aufheben
safeText = Ein Blatt mit einem Code, zum Drucken oder Aufheben: Damit findest du deine Tische wieder, wenn alle Geräte verloren sind. Wer es hat, spielt für dich.
safeMade = Du hast ein Blatt. Ein neues macht es ungültig.
safeGo = Blatt erstellen
safeTitle = Meine Tische bei Parlour
safeHow = Öffne diese Adresse, oder geh zu { $address } und tippe den Code ein.
print = Drucken
code = Ich habe einen Code
codeLabel = Der Code eines Blatts oder Links
codeGo = Weiter
joinTitle = Bist du das: { $names }?
joinNameless = Ist das dein Link?
joinText =
    Dieses Gerät zeigt dann { $seats } { $seats ->
         [one] Platz
        *[other] Plätze
    } dieser Person, und sie findet die Plätze, die du hier hast. Geh nur weiter, wenn du Link oder Blatt selbst erstellt hast.
joinGo = Ja, das bin ich
joinNo = Nein
results = Ergebnisse
won = Gewonnen
level = Gleichauf
lost = Verloren
byGame = Spiel
byPerson = Mit
byLevel = Gegen Bots
noResults = Noch ist keines deiner Spiele zu Ende.
saveText = Alles, was es hier von dir gibt, in einer Datei: deine Tische, die Aufzeichnungen beendeter Spiele und was dieser Browser aufhebt.
save = Als Datei speichern
