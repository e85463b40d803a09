### Wie eine Veranstaltung geleitet wird, Schritt für Schritt.

evening = Ein Abend im Verein
eveningIntro = Ihr braucht einen Bildschirm, den alle sehen, am besten einen Beamer, und für jeden, der mitspielt, ein Telefon oder einen Laptop. Niemand braucht ein Konto. Eine Minute, und es kann losgehen.
eveningSteps =
    .make = Öffne diese Seite auf dem Bildschirm, den alle sehen. Drücke auf der Startseite *Veranstaltung anlegen*.
    .game = Wähle das Spiel; der Satz darunter sagt, worum es geht. Schreib, wie der Abend heißt, wie viele Runden gespielt werden und wie lange ein Zug dauern darf. Lass *Wer kommen darf, ein Name je Zeile* leer: Dann kommen alle, die den Code haben.
    .ready = Drücke *Veranstaltung anlegen*. Die Seite, die sich öffnet, bleibt für alle sichtbar: Sie zeigt den Code.
    .come = Alle öffnen diese Seite auf ihrem eigenen Gerät, tippen den Code in das Feld auf der Startseite und drücken *Hereinkommen*; oder sie richten die Kamera eines Telefons auf das Quadrat. Dann schreiben sie ihren Namen und drücken noch einmal *Hereinkommen*.
    .start = Wenn alle Namen auf dem Bildschirm stehen, drücke *Beginnen*.
    .play = Jeder spielt auf seinem Gerät, alle mit denselben Ziehungen. Ein Zug endet, wenn alle gespielt haben oder die Zeit um ist; *Zug beenden* beendet ihn früher. Dann zeigt der Bildschirm, was er brachte, und die Rangliste.
    .pause = *Anhalten* hält die Uhr für alle an, *Weiter* lässt sie wieder laufen. Wer zu spät kommt, nimmt denselben Code und spielt vom nächsten Zug an mit.
    .next = Nach einer Runde drücke *Nächste Runde*, dann *Beginnen*. Die Geräte der Spieler gehen von selbst mit. *Runde beenden* beendet eine früher: Was gespielt ist, zählt.
    .results = Am Ende drücke *Zug um Zug*. Dort druckt *Drucken* die Rangliste und jeden Zug, und *Als Tabelle (CSV)* speichert sie für eine Tabellenkalkulation.
    .other = Du spielst selbst mit? Drücke *Namen, Link* und *Link zum Leiten kopieren* und öffne den Link auf einem anderen Gerät: Es leitet den Abend, und der Bildschirm zeigt ihn nur.
lesson = Eine Stunde mit einer Klasse
lessonIntro = Du brauchst einen Beamer und für jedes Kind oder jedes Paar ein Telefon, ein Tablet oder einen Laptop. Es gibt keine Konten und keinen Chat; gespeichert werden nur die Namen deiner Liste.
lessonSteps =
    .make = Drücke vor der Stunde auf der Startseite *Veranstaltung anlegen*. Wähle das Spiel; lässt es sich kürzer oder leichter machen, steht das in Worten unter *Regeln*.
    .names = Schreib die Namen der Klasse in *Wer kommen darf, ein Name je Zeile*. Dann kann niemand unter einem anderen Namen kommen, und jedes Kind tippt den eigenen an.
    .ready = Drücke *Veranstaltung anlegen* und zeig die Seite, die sich öffnet, mit dem Beamer.
    .come = Die Kinder öffnen diese Seite, tippen den Code in das Feld auf der Startseite und drücken *Hereinkommen*; oder sie richten eine Kamera auf das Quadrat. Sie tippen ihren Namen an und drücken noch einmal *Hereinkommen*.
    .remove = Jemand hat einen falschen Namen angetippt? Drücke *Namen, Link*, wähle den Namen unter *Jemand, der spielt*, drücke *Entfernen* und noch einmal *Entfernen*. Der Name ist wieder frei, und das Kind kommt mit dem Code neu herein.
    .start = Wenn alle da sind, drücke *Beginnen*. Wer später kommt, spielt vom nächsten Zug an mit.
    .pause = *Anhalten* hält alle an, während du etwas erklärst, mit *Weiter* spielen sie wieder. *Zug beenden* wartet auf niemanden mehr.
    .end = Ist die Stunde vor dem Spiel zu Ende, drücke *Runde beenden* und noch einmal *Runde beenden*: Was gespielt ist, zählt.
    .results = Drücke *Zug um Zug*. Dort druckt *Drucken* die Liste, und *Als Tabelle (CSV)* speichert sie für eine Tabellenkalkulation.
    .again = Für die nächste Stunde leg eine neue Veranstaltung an: *Die Namen vom letzten Mal* setzt die Liste wieder ein, auf dem Gerät, auf dem du sie geschrieben hast.
