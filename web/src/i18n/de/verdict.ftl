### Ob die Ziehungen einer Partie fair waren.

held =
    { $draws ->
         [0] Von diesem Browser geprüft: Nichts in dieser Partie wurde aus dem Startwert gezogen.
         [1] Von diesem Browser geprüft: Die eine Ziehung der Partie ist die, die der Startwert ergibt.
        *[other] Von diesem Browser geprüft: Alle { $draws } Ziehungen der Partie sind die, die der Startwert ergibt.
    }
tied = Die Aufzeichnung ist von diesem Tisch und endet wie hier gezeigt.
forged = Nicht fair: Ziehung { $draw } ist nicht die, die der Startwert ergibt.
impossible = Keine echte Aufzeichnung: Eintrag { $entry } ist dort nicht möglich.
given = Die ersten { $entries } Einträge stammen aus einer anderen Partie: Über deren Ziehungen sagt dieser Startwert nichts.
series = Wer beginnt, hat die Serie bestimmt, nicht das Los.
asked = Dem Zufall überlassene Optionen wurden vor der Partie gezogen; sie prüft dieser Browser nicht.
older = Gespielt wurde nach Version { $version } der Regeln.
watched = Ob der Startwert vor der Partie feststand, weiß nur ein Browser, der mitgespielt hat.
alone = Mehr kann eine Aufzeichnung allein nicht sagen: Nichts verbindet sie hier mit einem Tisch.
faults =
    .unreadable = Keine echte Aufzeichnung: Sie ist nicht lesbar.
    .table = Nicht fair: Die Aufzeichnung des Servers ist von einem anderen Tisch als diese Seite.
    .game = Keine echte Aufzeichnung: Spiel, Optionen oder Spieler sind nicht die hier gezeigten.
    .promise = Nicht fair: Der Startwert der Aufzeichnung, oder woraus er entsteht, ist nicht das, was diese Seite zeigt.
    .excepted = Nicht fair: Die Aufzeichnung lässt Ziehungen aus, die dieser Tisch machen musste.
    .entries = Keine echte Aufzeichnung: Sie ist nicht so lang wie die hier gezeigte Partie.
    .over = Keine echte Aufzeichnung: Sie endet nicht wie die Partie.
    .scores = Keine echte Aufzeichnung: Ihre Züge ergeben nicht diese Punkte.
    .version = Keine echte Aufzeichnung: Regeln der Version, die sie nennt, gibt es nicht.
